//! The real binary, serving.

use std::{
    fs::{self, File},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
};

use crate::client::{Client, patiently};

/// A server that is killed when it is dropped.
pub struct Running {
    child: Child,
    pub client: Client,
}

/// `karak serve` in a folder, with its tables and its log there.
pub fn command(folder: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_karak"));
    in_folder(&mut command, folder);
    command.args(SERVE).args(more);
    command
}

/// What every server is started with.
pub const SERVE: [&str; 9] = [
    "serve",
    "--listen",
    "127.0.0.1:0",
    "--data",
    "tables.db",
    "--port-file",
    "port",
    "--thinkers",
    "2",
];

/// Lets a command run there; nothing of this person's own settings is used.
pub fn in_folder(command: &mut Command, folder: &Path) {
    let log = File::options().create(true).append(true).open(folder.join("log")).unwrap();
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("KARAK_") {
            command.env_remove(name);
        }
    }
}

/// Starts it, and waits until it listens.
pub fn start(folder: &Path, more: &[&str]) -> Running {
    start_command(command(folder, more), folder)
}

/// Starts this command line, and waits until it listens.
pub fn start_command(mut command: Command, folder: &Path) -> Running {
    let port = folder.join("port");
    let _ = fs::remove_file(&port);
    let mut child = command.spawn().unwrap();
    let address: SocketAddr = patiently("a server", || {
        if let Some(status) = child.try_wait().unwrap() {
            panic!("it ended with {status}: {}", log(folder));
        }
        let text = fs::read_to_string(&port).ok()?;
        text.strip_suffix('\n')?.parse().ok()
    });
    Running { child, client: Client { address } }
}

/// Waits until it has written these words to standard error: lines come a moment later, together.
pub fn wait_for_log(folder: &Path, words: &str) {
    patiently(words, || log(folder).contains(words).then_some(()));
}

/// What it has written to standard error.
pub fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("log")).unwrap()
}

impl Running {
    /// The number of its process.
    pub fn id(&self) -> String {
        self.child.id().to_string()
    }

    /// Ends it at once, as a crash does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, and waits until it has.
    pub fn terminate(&mut self) -> ExitStatus {
        let id = self.id();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
