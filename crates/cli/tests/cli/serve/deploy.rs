//! What lies in `deploy/` starts this program.

use std::process::Command;

use crate::{
    client::{request, two_people},
    common::folder,
    serve::running,
};

#[test]
fn the_unit_starts_a_server_for_its_name() {
    let unit = include_str!("../../../../../deploy/karak.service");
    let start = "ExecStart=/usr/local/bin/karak ";
    let line = unit.lines().find_map(|line| line.strip_prefix(start)).expect("it starts karak");
    // Its ports may be taken here.
    let line = line.replace("127.0.0.1:8017", "127.0.0.1:0").replace(":9017", ":0");
    let folder = folder("deploy-unit");
    let mut command = Command::new(env!("CARGO_BIN_EXE_karak"));
    running::in_folder(&mut command, &folder);
    command.args(line.split(' ')).args(["--data", "tables.db", "--port-file", "port"]);
    let server = running::start_command(command, &folder);
    let status = |origin: &str| {
        let headers = [("host", "karak.example.org"), ("origin", origin)];
        let headers = headers.map(|(name, value)| (name.to_string(), value.to_string()));
        let open = two_people(1).to_string();
        let (address, body) = (server.client.address, Some(open.as_bytes()));
        request(address, "POST", "/tables", None, &headers, body).status
    };
    assert_eq!(status("https://karak.example.org"), 201);
    assert_eq!(status("https://karak.example"), 403);
    running::wait_for_log(&folder, "metrics are told here");
}
