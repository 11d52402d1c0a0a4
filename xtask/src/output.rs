//! Where the lines of the steps go. Two lanes run at once, and what two say at once nobody can read: the second lane's
//! lines wait until the first has finished a step.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Command, ExitStatus},
    sync::Mutex,
};

/// What one lane says.
pub enum Output {
    /// At once, and what it calls has the terminal to itself.
    Direct,
    /// Held until somebody asks for it; `None` once nothing has to wait any more.
    Held(Mutex<Option<String>>),
}

impl Output {
    /// For a lane that waits for its turn to speak.
    pub fn held() -> Output {
        Output::Held(Mutex::new(Some(String::new())))
    }

    /// One line.
    pub fn say(&self, line: &str) {
        match self {
            Output::Direct => println!("{line}"),
            Output::Held(lines) => match lines.lock().expect("no lane panics").as_mut() {
                Some(text) => *text += &format!("{line}\n"),
                None => println!("{line}"),
            },
        }
    }

    /// Runs a command whose lines go here.
    ///
    /// # Errors
    /// It could not be started.
    pub fn run(&self, command: &mut Command) -> io::Result<ExitStatus> {
        match self {
            Output::Direct => command.status(),
            Output::Held(_) => {
                let (reader, writer) = io::pipe()?;
                let mut child = command.stdout(writer.try_clone()?).stderr(writer).spawn()?;
                // Our own ends of the pipe would keep it open.
                command.stdout(io::stdout()).stderr(io::stderr());
                for line in BufReader::new(reader).split(b'\n') {
                    self.say(&String::from_utf8_lossy(&line?));
                }
                child.wait()
            }
        }
    }

    /// Prints what was held so far.
    pub fn flush(&self) {
        self.print(Some(String::new()));
    }

    /// Prints what was held so far; from now on nothing waits.
    pub fn release(&self) {
        self.print(None);
    }

    fn print(&self, next: Option<String>) {
        let Output::Held(lines) = self else { return };
        let mut lines = lines.lock().expect("no lane panics");
        if let Some(text) = std::mem::replace(&mut *lines, next) {
            print!("{text}");
            let _ = io::stdout().flush();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_lane_keeps_what_its_commands_say() {
        let output = Output::held();
        output.say("first");
        let status = output.run(Command::new("cargo").arg("--version")).expect("cargo starts");
        assert!(status.success());
        let Output::Held(lines) = &output else { panic!("it is held") };
        let text = lines.lock().unwrap().clone().expect("nothing was printed yet");
        assert!(text.starts_with("first\ncargo "), "{text}");
        output.release();
        assert!(lines.lock().unwrap().is_none());
    }
}
