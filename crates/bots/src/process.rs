//! Another program, which is not trusted: it may hang, chatter, die, or never read what it is sent.

use std::{
    collections::BTreeSet,
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel},
    },
    thread,
    time::Duration,
};

use crate::Fault;

/// The longest line that a program may answer, in bytes with its end.
pub const LONGEST_ANSWER: usize = 64 << 10;

/// A running program that answers a line by a line. Dropped, it is killed, with what it started.
///
/// Two threads stand between us and its pipes, with room for one line each: nothing that it does or
/// leaves undone makes us wait longer than we want to, or keep more than two lines.
pub struct Process {
    child: Child,
    questions: SyncSender<String>,
    answers: Receiver<Result<Vec<u8>, Fault>>,
}

/// The programs that run now, for [`stop_all`].
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Kills every program that runs: for whoever is about to end this process at once.
pub fn stop_all() {
    for &id in RUNNING.lock().unwrap_or_else(PoisonError::into_inner).iter() {
        kill_group(id);
    }
}

impl Process {
    /// Starts the words of a command line, without a shell. What it complains about on its standard
    /// error goes to `complaints`.
    ///
    /// # Errors
    /// There is no such program, or it may not be run.
    pub fn start(command: &str, complaints: Stdio) -> io::Result<Process> {
        let mut words = command.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(complaints);
        let mut child = in_its_own_group(&mut command).spawn()?;
        let input = child.stdin.take().expect("it was given a pipe");
        let output = child.stdout.take().expect("it was given a pipe");
        let (questions, to_send) = sync_channel(1);
        let (received, answers) = sync_channel(1);
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).insert(child.id());
        let process = Process { child, questions, answers };
        thread::Builder::new().spawn(move || send(&to_send, input))?;
        thread::Builder::new().spawn(move || receive(output, &received))?;
        Ok(process)
    }

    /// Sends a line and waits for the answer, not longer than this.
    ///
    /// # Errors
    /// What the program did instead.
    pub fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, Fault> {
        match self.answers.try_recv() {
            Ok(Ok(_)) => return Err(Fault::Unasked),
            Ok(Err(fault)) => return Err(fault),
            Err(TryRecvError::Disconnected) => return Err(Fault::Gone),
            Err(TryRecvError::Empty) => {}
        }
        // No room: it answers, but does not read.
        self.questions.try_send(line).map_err(|_| Fault::Deaf)?;
        match self.answers.recv_timeout(limit) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => Err(Fault::Slow(limit)),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that is gone already cannot be killed: that is fine.
        kill_group(self.child.id());
        let _ = self.child.kill();
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.child.id());
        let _ = self.child.wait();
    }
}

/// Writes what is asked until nobody asks, or nobody can be asked.
fn send(questions: &Receiver<String>, mut input: ChildStdin) {
    for mut line in questions {
        line.push('\n');
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads answers until there are none, or one is too long, or nobody wants them.
fn receive(output: ChildStdout, answers: &SyncSender<Result<Vec<u8>, Fault>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST_ANSWER as u64).read_until(b'\n', &mut line);
        let answer = match read {
            Ok(0) | Err(_) => Err(Fault::Gone),
            Ok(LONGEST_ANSWER) if !line.ends_with(b"\n") => Err(Fault::TooLong),
            Ok(_) => Ok(line),
        };
        let is_last = answer.is_err();
        if answers.send(answer).is_err() || is_last {
            return;
        }
    }
}

/// A group of its own, so that what the program starts can be killed with it.
#[cfg(unix)]
fn in_its_own_group(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

#[cfg(not(unix))]
fn in_its_own_group(command: &mut Command) -> &mut Command {
    command
}

#[cfg(unix)]
fn kill_group(id: u32) {
    let leader = i32::try_from(id).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(leader) = leader {
        let _ = rustix::process::kill_process_group(leader, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_id: u32) {}
