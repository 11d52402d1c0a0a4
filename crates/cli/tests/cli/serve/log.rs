//! What the server notes holds no secret.

use serde_json::{Value, json};

use crate::{
    client::{Client, Opened, request, two_people, with_free_seats},
    common::folder,
    serve::running,
};

/// Does everything in which a token could come into a log: also what is refused.
fn busy_hour(client: Client) -> (Opened, Vec<String>) {
    let table = client.open(&two_people(1));
    let other = client.open(&two_people(2));
    client.play(&table, "k", "end_turn");
    let (seat, frame) = client.turn(&table);
    let token = table.token(seat);
    let path = format!("/tables/{}", table.name);
    for place in [format!("{path}?token={token}"), format!("/tables/{token}"), format!("/{token}")]
    {
        client.get(&place, Some(token));
        client.get(&place, Some(other.token(0)));
    }
    let headers = [("x-token".to_string(), token.to_string()), ("cookie".into(), token.into())];
    request(client.address, "BREW", &path, Some(token), &headers, Some(token.as_bytes()));
    client.post(&format!("{path}/act"), Some(token), &json!({ "version": token }));
    client.post(
        &format!("{path}/act"),
        Some(token),
        &json!({ "version": 0, "key": token, "action": token }),
    );
    client.act(&table, seat, &frame, token, &json!("heal"));
    let end = |client: Client, seat: u64| {
        let version = client.table(&table.name, None)["frame"]["version"].clone();
        client.post(
            &format!("{path}/end"),
            Some(table.token(seat)),
            &json!({ "version": version, "key": "e" }),
        )
    };
    end(client, 0).json(200);
    end(client, 1).json(200);
    let mut words = friends(client);
    let secret = client.table(&table.name, None)["secret"].as_str().unwrap().to_string();
    let tokens = table.tokens.iter().chain(&other.tokens).map(|(_, token)| token.clone());
    words.extend(tokens.chain([secret]));
    (table, words)
}

/// People come together, and say something; what of it nobody may find in a log.
fn friends(client: Client) -> Vec<String> {
    let mut open = with_free_seats(3, 1);
    open["house"] = json!({ "free_text": true });
    open["seats"][0]["person"]["name"] = json!("Zephyrine");
    let table = client.open(&open);
    let (host, name) = (table.token(0).to_string(), &table.name);
    let secret = client.invite(name, &host, &json!("table"));
    let key = "5ec2e7".repeat(6)[..32].to_string();
    let by = json!({ "secret": secret });
    client.door(name, &by).json(200);
    let joined = client.join(name, &by, "Barnabas", &key).json(200);
    let token = joined["token"].as_str().unwrap().to_string();
    let code = client.ask(name, "code", Some(&host)).json(200)["code"].clone();
    let code = code.as_str().unwrap().to_string();
    client.post("/codes", None, &json!({ "code": code })).json(200);
    client.join(name, &json!({ "code": code }), "Barnabas", &key);
    let device = client.invite(name, &token, &json!({ "device": 1 }));
    client.join(name, &json!({ "secret": device }), "", &key[..31]);
    let text = "the treasure is under the oak";
    let say = json!({ "text": text });
    client.post(&format!("/tables/{name}/say"), Some(&token), &say).json(200);
    let endpoint = "https://updates.push.services.mozilla.com/wpush/v2/whisper";
    let push = json!({
        "endpoint": endpoint,
        "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
        "language": "fr",
    });
    client.post(&format!("/tables/{name}/push"), Some(&token), &push).json(200);
    client.ask(name, "report", None).json(200);
    let words = ["Zephyrine", "Barnabas", "treasure", "whisper", "BTBZMqHH6r4Tts7J_aSIgg"];
    let words = words.map(String::from).into_iter();
    words.chain([host, secret, key, token, code, device]).collect()
}

#[test]
fn no_line_of_the_log_holds_a_token_or_a_secret() {
    for (name, flags) in [("log-text", &[][..]), ("log-json", &["--log-json"][..])] {
        let folder = folder(name);
        let flags = [flags, &["--host", "karak.example"]].concat();
        let mut server = running::start(&folder, &flags);
        let (_, secrets) = busy_hour(server.client);
        assert!(server.terminate().success());
        let log = running::log(&folder);
        assert!(log.lines().count() > 15, "{log}");
        for secret in &secrets {
            assert!(!log.contains(secret.as_str()), "{name}: {secret} in\n{log}");
            let upper = secret.to_uppercase();
            assert!(!log.contains(&upper), "{name}: {secret} in\n{log}");
        }
        assert!(!log.contains("Bearer") && !log.contains("authorization"), "{log}");
        if !flags.contains(&"--log-json") {
            continue;
        }
        for line in log.lines() {
            let line: Value =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
            assert!(line["level"].is_string() && line["timestamp"].is_string(), "{line}");
        }
        assert!(log.contains("\"route\":\"/api/v1/tables/{table}/act\""), "{log}");
    }
}

/// The file holds hashes of tokens, also while the server runs and after it was killed.
#[test]
fn no_file_holds_a_token() {
    let folder = folder("token-files");
    let mut server = running::start(&folder, &[]);
    let table = server.client.open(&two_people(1));
    server.client.play(&table, "k", "end_turn");
    server.kill();
    let mut seen = 0;
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        // Where the server was asked for a backup there is nothing to read.
        if !path.is_file() {
            continue;
        }
        let bytes = std::fs::read(path).unwrap();
        let has = |words: &str| bytes.windows(words.len()).any(|part| part == words.as_bytes());
        seen += u32::from(has(&table.name));
        assert!(table.tokens.iter().all(|(_, token)| !has(token)));
    }
    assert!(seen > 0, "the table is written somewhere");
}

/// A disk that is full of notes, or a pipe that nobody reads any more: the game goes on.
#[test]
#[cfg(target_os = "linux")]
fn where_no_line_can_be_written_everything_else_goes_on() {
    let folder = folder("log-full");
    let mut command = running::command(&folder, &[]);
    command.stderr(std::fs::File::options().write(true).open("/dev/full").unwrap());
    let mut server = running::start_command(command, &folder);
    let table = server.client.open(&two_people(1));
    server.client.play(&table, "k", "end_turn");
    assert!(server.terminate().success());
}

/// Somebody has piped the notes to a program that reads nothing: everybody plays on, and what was lost is counted.
#[test]
#[cfg(unix)]
fn a_pipe_that_nobody_reads_holds_up_nothing() {
    let folder = folder("log-pipe");
    let mut command = running::command(&folder, &["--log-json"]);
    command.stderr(std::process::Stdio::piped());
    let mut server = running::start_command(command, &folder);
    // A pipe holds 64 KiB, some five hundred notes.
    for _ in 0..1_500 {
        server.client.get("/health", None).json(200);
    }
    let table = server.client.open(&two_people(1));
    server.client.play(&table, "k", "end_turn");
    assert!(server.terminate().success());
}
