//! How lines look: colours for people, plain text for machines.

use std::{env, io::IsTerminal, time::Duration};

/// What a piece of text is.
#[derive(Clone, Copy)]
pub enum Ink {
    /// A heading.
    Strong,
    /// It went well.
    Good,
    /// It did not.
    Bad,
    /// By the way.
    Faint,
}

/// Text in colour, where somebody sees it.
pub fn paint(ink: Ink, text: &str) -> String {
    let code = match ink {
        Ink::Strong => 1,
        Ink::Good => 32,
        Ink::Bad => 31,
        Ink::Faint => 2,
    };
    if is_colourful() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
}

/// Does a machine read this? Then: no colours, no moving bars.
pub fn is_ci() -> bool {
    env::var("CI").is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
}

/// A duration with one decimal: `0.4 s`, `2 min 5.0 s`.
pub fn seconds(duration: Duration) -> String {
    let tenths = duration.as_millis() / 100;
    match (tenths / 600, tenths % 600) {
        (0, tenths) => format!("{}.{} s", tenths / 10, tenths % 10),
        (minutes, tenths) => format!("{minutes} min {}.{} s", tenths / 10, tenths % 10),
    }
}

fn is_colourful() -> bool {
    let wanted = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    wanted && !is_ci() && std::io::stdout().is_terminal()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_like_a_clock() {
        assert_eq!(seconds(Duration::from_millis(449)), "0.4 s");
        assert_eq!(seconds(Duration::from_secs(59)), "59.0 s");
        assert_eq!(seconds(Duration::from_millis(125_060)), "2 min 5.0 s");
    }
}
