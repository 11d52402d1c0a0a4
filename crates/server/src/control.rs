//! How a command on the same machine asks a running server for something: a Unix domain socket beside the file of the tables,
//! for its owner only. A question and its answers are a line of JSON each.

use std::path::Path;

#[cfg(not(unix))]
pub use absent::{Control, ask};
#[cfg(unix)]
pub use socket::{Control, ask};

#[cfg(unix)]
mod socket {
    use std::{
        ffi::OsString,
        fs::{self, Permissions},
        io::{self, BufRead, BufReader, Read, Write},
        os::unix::{
            fs::{FileTypeExt, PermissionsExt},
            net::UnixStream,
        },
        path::PathBuf,
        sync::mpsc::{self, Sender},
        thread,
        time::{Duration, Instant},
    };

    use serde::{Deserialize, Serialize};
    use tokio::net::UnixListener;

    use super::Path;
    use crate::{
        backup::{self, BackupError, Order, Progress},
        store::Store,
    };

    /// A question has no more bytes.
    const LONGEST: u64 = 16 << 10;
    /// How long a question may take, and how long nobody may read an answer.
    const READING: Duration = Duration::from_secs(5);
    /// How often it is told how far something is.
    const TELL_EVERY: Duration = Duration::from_millis(200);

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Question {
        Backup(Order),
    }

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Answer {
        Progress(Progress),
        Done,
        Failed(String),
    }

    /// Where the server can be asked.
    pub struct Control {
        listener: UnixListener,
        path: PathBuf,
    }

    impl Control {
        /// Beside the file of the tables, which this process has for itself. Called from a runtime. Where there can be none the
        /// server runs without it.
        pub fn bind(data: &Path) -> Option<Control> {
            let path = path_of(data);
            match listen(&path) {
                Ok(listener) => Some(Control { listener, path }),
                Err(error) => {
                    let path = path.display();
                    tracing::warn!(%path, %error, "no backup can be made while this server runs");
                    None
                }
            }
        }

        /// Answers, one after the other, until it is dropped.
        pub async fn serve(self, store: Store) {
            loop {
                let Ok((stream, _)) = self.listener.accept().await else {
                    tokio::time::sleep(TELL_EVERY).await;
                    continue;
                };
                let store = store.clone();
                let work = tokio::task::spawn_blocking(move || answer(stream, &store));
                if let Ok(Err(error)) = work.await {
                    tracing::warn!(%error, "a command has asked something and is gone");
                }
            }
        }
    }

    impl Drop for Control {
        fn drop(&mut self) {
            let _ = fs::remove_file(&self.path);
        }
    }

    fn path_of(data: &Path) -> PathBuf {
        let mut path = OsString::from(data);
        path.push(".control");
        path.into()
    }

    /// Under its own name only when nobody else may connect any more.
    fn listen(path: &Path) -> io::Result<UnixListener> {
        let mut fresh = OsString::from(path);
        fresh.push(".new");
        for old in [path, Path::new(&fresh)] {
            // One that a server has left behind: the file of the tables is ours, so it is nobody's.
            if fs::symlink_metadata(old).is_ok_and(|old| old.file_type().is_socket()) {
                fs::remove_file(old)?;
            }
        }
        let listener = UnixListener::bind(&fresh)?;
        fs::set_permissions(&fresh, Permissions::from_mode(0o600))?;
        fs::rename(&fresh, path)?;
        Ok(listener)
    }

    fn answer(stream: tokio::net::UnixStream, store: &Store) -> io::Result<()> {
        let mut stream = stream.into_std()?;
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(READING))?;
        stream.set_write_timeout(Some(READING))?;
        let mut line = String::new();
        BufReader::new(&stream).take(LONGEST).read_line(&mut line)?;
        let question: Question = match serde_json::from_str(&line) {
            Ok(question) => question,
            Err(error) => return say(&mut stream, &Answer::Failed(error.to_string())),
        };
        let Question::Backup(order) = question;
        tracing::info!(to = %order.to.display(), "a backup is made");
        let (sender, answers) = mpsc::channel();
        thread::scope(|scope| {
            scope.spawn(move || back_up(store, &order, &sender));
            // Whoever asked may be gone; the copy is made to its end all the same.
            answers.iter().try_for_each(|answer| say(&mut stream, &answer))
        })
    }

    fn back_up(store: &Store, order: &Order, answers: &Sender<Answer>) {
        let (progress, mut told) = (answers.clone(), Instant::now());
        // Called by the thread that writes, which waits for nobody.
        let progress = Box::new(move |far| {
            if told.elapsed() >= TELL_EVERY {
                told = Instant::now();
                let _ = progress.send(Answer::Progress(far));
            }
        });
        let answer = match backup::make(order, |to| store.back_up(to, progress)) {
            Ok(()) => Answer::Done,
            Err(error) => {
                tracing::warn!(%error, "no backup could be made");
                Answer::Failed(error.to_string())
            }
        };
        let _ = answers.send(answer);
    }

    fn say(stream: &mut UnixStream, words: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(words)?;
        line.push(b'\n');
        stream.write_all(&line)
    }

    /// Asks the server that uses this file; `None` if none does.
    pub fn ask(
        data: &Path,
        order: &Order,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<Result<(), BackupError>> {
        let path = path_of(data);
        let stream = match UnixStream::connect(&path) {
            Ok(stream) => stream,
            Err(error) => {
                let is_absent = matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
                );
                return (!is_absent).then_some(Err(BackupError::Ask(path, error)));
            }
        };
        Some(
            ask_by(stream, order, progress)
                .unwrap_or_else(|error| Err(BackupError::Ask(path, error))),
        )
    }

    fn ask_by(
        mut stream: UnixStream,
        order: &Order,
        progress: &mut dyn FnMut(Progress),
    ) -> io::Result<Result<(), BackupError>> {
        say(&mut stream, &Question::Backup(order.clone()))?;
        for line in BufReader::new(stream).lines() {
            match serde_json::from_str(&line?)? {
                Answer::Progress(far) => progress(far),
                Answer::Done => return Ok(Ok(())),
                Answer::Failed(words) => return Ok(Err(BackupError::Refused(words))),
            }
        }
        Err(io::Error::other("it has stopped before the backup was whole"))
    }
}

/// Where there are no such sockets a backup is made while the server is stopped.
#[cfg(not(unix))]
mod absent {
    use super::Path;
    use crate::{
        backup::{BackupError, Order, Progress},
        store::Store,
    };

    /// Where the server can be asked: nowhere.
    pub struct Control;

    impl Control {
        /// None.
        pub fn bind(_: &Path) -> Option<Control> {
            None
        }

        /// Never.
        pub async fn serve(self, _: Store) {}
    }

    /// Nobody to ask.
    pub fn ask(
        _: &Path,
        _: &Order,
        _: &mut dyn FnMut(Progress),
    ) -> Option<Result<(), BackupError>> {
        None
    }
}
