//! What a person can type when it is their turn.

use std::path::PathBuf;

/// What was typed, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// One of the choices, counted from 0.
    Pick(usize),
    /// What would a strong player do?
    Hint,
    /// Take the last decision back.
    Undo,
    /// Save the game.
    Save(PathBuf),
    /// What can be typed?
    Help,
    /// The whole board.
    Board,
    /// Everything that happened.
    Log,
    /// Agree to end the game here.
    End,
    /// Leave.
    Quit,
}

/// The words of `help`.
pub const HELP: &str = "You can type:
  a number     do what the list says
  hint         what a strong player thinks of it
  undo         take your last decision back, unless luck has spoken since
  save FILE    save the game; go on later with: karak play --resume FILE
  board        show the whole board
  log          show everything that happened
  end          end the game here, if everybody agrees
  quit         leave; asks whether to save";

impl Input {
    /// Understands a line where there are so many choices.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn read(line: &str, choices: usize) -> Result<Input, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let input = match (word.to_lowercase().as_str(), rest.trim()) {
            ("undo" | "u", "") => Input::Undo,
            ("hint" | "h", "") => Input::Hint,
            ("help" | "?", "") => Input::Help,
            ("board" | "b", "") => Input::Board,
            ("log" | "l", "") => Input::Log,
            ("end", "") => Input::End,
            ("quit" | "q" | "exit", "") => Input::Quit,
            ("save", "") => return Err("Expected a file name: save FILE".into()),
            ("save", file) => Input::Save(file.into()),
            (number, "") => match number.parse::<usize>() {
                Ok(number) if (1..=choices).contains(&number) => Input::Pick(number - 1),
                Ok(_) | Err(_) => return Err(expected(choices, line)),
            },
            _ => return Err(expected(choices, line)),
        };
        Ok(input)
    }
}

fn expected(choices: usize, line: &str) -> String {
    let numbers = match choices {
        1 => "the number 1".into(),
        _ => format!("a number from 1 to {choices}"),
    };
    let got = match line {
        "" => String::new(),
        line => format!("; got '{}'", crate::problem::shorten(line.into(), 40)),
    };
    format!("Expected {numbers}, or a command ('help' lists them){got}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_are_understood() {
        assert_eq!(Input::read("2", 3), Ok(Input::Pick(1)));
        assert_eq!(Input::read("UNDO", 3), Ok(Input::Undo));
        assert_eq!(Input::read("save my game.json", 3), Ok(Input::Save("my game.json".into())));
    }

    #[test]
    fn anything_else_is_answered_with_what_was_expected() {
        for line in ["0", "4", "-1", "99999999999999999999999", "1 2", "", "dance"] {
            assert!(Input::read(line, 3).unwrap_err().contains("from 1 to 3"), "{line}");
        }
        assert!(Input::read("save", 3).unwrap_err().contains("FILE"));
    }
}
