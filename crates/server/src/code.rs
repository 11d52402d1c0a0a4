//! Short codes: read aloud, typed on a phone or with the remote control of a television.

use crate::token::{self, NoEntropy};

/// How many letters a code has: 17^5, about 1.4 million codes.
const LETTERS: usize = 5;

/// No vowels, so that a code is no word. Of letters that look alike there is one: C and no G, D and neither O nor Q, W and
/// no V, L and no I. No digits, since each of them looks like some letter.
const ALPHABET: &[u8; 17] = b"BCDFHJKLMNPRSTWXZ";

/// What somebody may have read instead, and the one letter that it can only be.
const LOOK_ALIKES: [(char, char); 10] = [
    ('0', 'D'),
    ('O', 'D'),
    ('Q', 'D'),
    ('1', 'L'),
    ('I', 'L'),
    ('2', 'Z'),
    ('5', 'S'),
    ('8', 'B'),
    ('G', 'C'),
    ('V', 'W'),
];

/// A new one. Every code is equally likely.
///
/// # Errors
/// The operating system gives no random numbers.
pub fn new_code() -> Result<String, NoEntropy> {
    let mut code = String::with_capacity(LETTERS);
    while code.len() < LETTERS {
        code.extend(
            token::random::<8>()?.into_iter().filter_map(letter).take(LETTERS - code.len()),
        );
    }
    Ok(code)
}

/// The code that somebody typed: in capitals or not, with spaces or dashes, with what looks like a letter instead of it.
pub fn read(typed: &str) -> Option<String> {
    let is_between = |sign: &char| {
        sign.is_whitespace() || "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}._".contains(*sign)
    };
    // No longer than a code: what is typed may be as long as a request.
    let letters = typed.chars().filter(|sign| !is_between(sign)).take(LETTERS + 1);
    let code = letters.map(read_letter).collect::<Option<String>>()?;
    (code.len() == LETTERS).then_some(code)
}

/// The letter of a random byte: those that would make some letters likelier than others are rejected.
fn letter(byte: u8) -> Option<char> {
    let byte = usize::from(byte);
    let fair = 256 - 256 % ALPHABET.len();
    (byte < fair).then(|| char::from(ALPHABET[byte % ALPHABET.len()]))
}

fn read_letter(sign: char) -> Option<char> {
    let sign = sign.to_ascii_uppercase();
    let meant =
        LOOK_ALIKES.iter().find(|(seen, _)| *seen == sign).map_or(sign, |&(_, letter)| letter);
    ALPHABET.iter().any(|&letter| char::from(letter) == meant).then_some(meant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back() {
        for _ in 0..200 {
            let code = new_code().unwrap();
            assert_eq!(code.chars().count(), LETTERS, "{code}");
            assert_eq!(read(&code).as_ref(), Some(&code));
            assert_eq!(read(&code.to_lowercase()).as_ref(), Some(&code));
        }
    }

    #[test]
    fn every_letter_is_equally_likely() {
        for wanted in ALPHABET.map(char::from) {
            let bytes = (0..=u8::MAX).filter(|&byte| letter(byte) == Some(wanted));
            assert_eq!(bytes.count(), 15, "{wanted}");
        }
    }

    #[test]
    fn no_letter_can_be_read_as_another() {
        for (seen, meant) in LOOK_ALIKES {
            assert!(!ALPHABET.contains(&(seen as u8)), "{seen} is itself a letter of codes");
            assert_eq!(read_letter(seen), Some(meant));
        }
        assert!(ALPHABET.iter().all(|letter| !b"AEIOUY".contains(letter)));
    }

    #[test]
    fn what_somebody_typed_is_forgiven() {
        for typed in [
            "BDLSZ",
            "bdlsz",
            " b d-l s z ",
            "80152",
            "bol5z",
            "BQISZ",
            "b\u{a0}d\u{2013}lsz\n",
            "b.d.l.s.z",
        ] {
            assert_eq!(read(typed).as_deref(), Some("BDLSZ"), "{typed:?}");
        }
        assert_eq!(read("vgvgv").as_deref(), Some("WCWCW"));
    }

    #[test]
    fn what_cannot_be_a_code_is_none() {
        let long = "B".repeat(1 << 20);
        for typed in [
            "",
            "     ",
            "BDLS",
            "BDLSZB",
            "BDLSA",
            "BDL\u{301}SZ",
            "BDLS!",
            "ВDLSZ",
            "ßßßßß",
            &long,
        ] {
            assert_eq!(read(typed), None, "{:?}", typed.chars().take(9).collect::<String>());
        }
    }
}
