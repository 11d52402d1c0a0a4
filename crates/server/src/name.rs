//! Names that people type: cleaned, short, and no two alike at a table. Shown as text only, never as markup.

use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The most characters of a name.
const LONGEST_NAME: usize = 24;
/// The most characters of what is said at a table.
const LONGEST_WORDS: usize = 200;
/// The most marks above, below or around a character. More than that is a tower that hides the lines beside it.
const MOST_MARKS: usize = 2;
/// Pictures of nothing, which their general category does not tell: a braille cell without dots, a note without a head,
/// the place of an object that is not there.
const BLANK: [char; 3] = ['\u{2800}', '\u{1D159}', '\u{FFFC}'];

/// Why a name cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Nothing that can be seen.
    #[error("expected a name of 1 to 24 characters, got none that can be seen")]
    Empty,
    /// Longer than a name.
    #[error("expected a name of 1 to 24 characters")]
    Long,
    /// Somebody else has one like it.
    #[error("somebody at this table has a name like that already")]
    Taken,
}

/// Why words cannot be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordsError {
    /// Nothing that can be seen.
    #[error("expected 1 to 200 characters, got none that can be seen")]
    Empty,
    /// Longer than what is said at a table.
    #[error("expected 1 to 200 characters")]
    Long,
}

impl NameError {
    /// The code for programs.
    pub fn code(self) -> &'static str {
        match self {
            NameError::Empty => "empty",
            NameError::Long => "long",
            NameError::Taken => "taken",
        }
    }
}

/// A name as it is kept and shown: in normalization form C, one line, nothing in it that cannot be seen or that turns
/// the direction of what follows. A cleaned name stays as it is.
///
/// # Errors
/// Nothing is left, or more than 24 characters. Whether somebody has one like it, [`alike`] tells.
pub fn clean(typed: &str) -> Result<String, NameError> {
    let name = legible(typed);
    match name.chars().count() {
        0 => Err(NameError::Empty),
        1..=LONGEST_NAME => Ok(name),
        _ => Err(NameError::Long),
    }
}

/// What somebody says, cleaned as a name is.
///
/// # Errors
/// Nothing is left, or more than 200 characters.
pub fn words(typed: &str) -> Result<String, WordsError> {
    let words = legible(typed);
    match words.chars().count() {
        0 => Err(WordsError::Empty),
        1..=LONGEST_WORDS => Ok(words),
        _ => Err(WordsError::Long),
    }
}

/// Could one clean name be taken for the other? Their skeletons are compared (UTS #39, confusable detection), in small
/// letters, without spaces and punctuation.
pub fn alike(one: &str, other: &str) -> bool {
    let by_letters = |name: &str| essence(&small(name));
    // A capital may look like a capital of another script where the small letters differ: the Cyrillic Ve is B, but в is not b.
    let by_looks = |name: &str| essence(&small(&skeleton(name).collect::<String>()));
    by_letters(one) == by_letters(other) || by_looks(one) == by_looks(other)
}

/// What can be seen, in one line.
fn legible(typed: &str) -> String {
    let line = typed.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
    let composed: String = line.filter(|&sign| is_visible(sign)).nfc().collect();
    // Where a mark has gone, its neighbours may compose.
    let words: String = without_towers(&composed).nfc().collect();
    words.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn is_visible(sign: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse, Surrogate, Unassigned};
    let is_of_no_shape = matches!(
        get_general_category(sign),
        Control | Format | PrivateUse | Surrogate | Unassigned
    );
    !is_of_no_shape && !BLANK.contains(&sign) && !is_ignorable(sign)
}

/// Is it a default ignorable code point: a filler, a selector of variants, a joiner? Skeletons leave these out.
fn is_ignorable(sign: char) -> bool {
    skeleton(sign.encode_utf8(&mut [0; 4])).next().is_none()
}

/// Leaves out marks that stand on too many others, or on nothing.
fn without_towers(text: &str) -> String {
    use GeneralCategory::{EnclosingMark, NonspacingMark, SpacingMark};
    let (mut has_base, mut marks) = (false, 0);
    let stays = |sign: &char| {
        let category = get_general_category(*sign);
        if matches!(category, NonspacingMark | EnclosingMark) {
            marks += 1;
            has_base && marks <= MOST_MARKS
        } else if category == SpacingMark {
            // It takes room of its own.
            has_base
        } else {
            (has_base, marks) = (*sign != ' ', 0);
            true
        }
    };
    text.chars().filter(stays).collect()
}

/// In small letters. By way of the capitals, since some letters have two small ones, and ß is SS.
fn small(name: &str) -> String {
    name.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

/// The skeleton without spaces and punctuation, unless there is nothing else; in small letters again, since the
/// skeleton of 0 is O.
fn essence(name: &str) -> String {
    let skeleton = small(&skeleton(name).filter(|sign| *sign != ' ').collect::<String>());
    let essence: String = skeleton.chars().filter(|&sign| is_essential(sign)).collect();
    if essence.is_empty() { skeleton } else { essence }
}

/// Is it a letter, a mark, a digit or a picture?
fn is_essential(sign: char) -> bool {
    use GeneralCategory::{
        ClosePunctuation, ConnectorPunctuation, CurrencySymbol, DashPunctuation, FinalPunctuation,
        InitialPunctuation, MathSymbol, ModifierSymbol, OpenPunctuation, OtherPunctuation,
    };
    !matches!(
        get_general_category(sign),
        ClosePunctuation
            | ConnectorPunctuation
            | CurrencySymbol
            | DashPunctuation
            | FinalPunctuation
            | InitialPunctuation
            | MathSymbol
            | ModifierSymbol
            | OpenPunctuation
            | OtherPunctuation
    )
}

#[cfg(test)]
mod tests {
    use tabletop::{Rng, below, seeded_rng};

    use super::*;

    #[test]
    fn a_name_is_cleaned() {
        for (typed, name) in [
            ("Ada", "Ada"),
            ("Zoé d'Arc, 7 ½", "Zoé d'Arc, 7 ½"),
            ("<b>Ada</b> &amp; {$name}", "<b>Ada</b> &amp; {$name}"),
            // White space
            (" \t Ada\u{a0}\u{3000}\u{1680} Byron\r\n", "Ada Byron"),
            ("Ada\u{2028}Byron\u{2029}\u{85}\u{b}", "Ada Byron"),
            // Controls, formats, directions
            ("A\0d\u{7}a\u{1b}[31m", "Ada[31m"),
            ("A\u{200b}d\u{200d}a\u{feff}\u{ad}\u{2060}", "Ada"),
            ("\u{202e}adA\u{202c}\u{2066}!\u{2069}\u{200e}\u{200f}\u{61c}", "adA!"),
            ("A\u{fff9}d\u{fffa}a\u{fffb}\u{1d173}\u{180e}", "Ada"),
            ("A\u{e0041}da\u{e0001}\u{e007f}", "Ada"),
            // Fillers, selectors, blanks
            ("\u{115f}A\u{1160}d\u{3164}a\u{ffa0}", "Ada"),
            ("A\u{fe00}d\u{fe0f}a\u{e0100}\u{e01ef}\u{180b}\u{180f}", "Ada"),
            ("\u{2800}A\u{1d159}d\u{fffc}a\u{34f}\u{17b4}\u{17b5}", "Ada"),
            // Private, unassigned, no characters at all
            ("A\u{e000}d\u{f0000}a\u{10fffd}", "Ada"),
            ("A\u{fdd0}d\u{ffff}a\u{10ffff}\u{378}\u{e0fff}", "Ada"),
            // Composed, also where something stood between
            ("e\u{301}", "é"),
            ("e\u{200b}\u{301}", "é"),
            ("\u{212b}ngstro\u{308}m", "Ångström"),
            ("\u{1112}\u{1161}\u{11ab}", "한"),
            // Marks
            (
                "Z\u{336}\u{35b}\u{35b}\u{35b}\u{489}a\u{301}\u{301}\u{301}\u{301}",
                "Z\u{336}\u{35b}á\u{301}\u{301}",
            ),
            ("\u{301}\u{301}A \u{301} \u{20dd}b", "A b"),
            ("\u{93e}अ", "अ"),
            ("\u{915}\u{94d}\u{937} नहीं ज़मीं", "\u{915}\u{94d}\u{937} नहीं ज\u{93c}मीं"),
            ("สมชาย ที่ Nguyễn שָׁלוֹם", "สมชาย ที่ Nguyễn שָׁלוֹם"),
            // Pictures
            ("🐉👩\u{200d}🚀❤\u{fe0f}", "🐉👩🚀❤"),
            ("🇨🇿 1\u{fe0f}\u{20e3} 👍🏽", "🇨🇿 1\u{20e3} 👍🏽"),
        ] {
            assert_eq!(clean(typed).as_deref(), Ok(name), "{typed:?}");
        }
    }

    #[test]
    fn a_name_of_nothing_is_refused() {
        for typed in [
            "",
            " \t\r\n",
            "\u{a0}\u{3000}",
            "\u{200b}\u{200d}\u{feff}",
            "\u{202e}\u{2069}",
            "\u{3164}\u{2800}\u{115f}",
            "\u{301}\u{20dd}\u{93e}",
            " \u{301} ",
            "\u{fe0f}\u{e0061}",
            "\u{e000}\u{ffff}",
        ] {
            assert_eq!(clean(typed), Err(NameError::Empty), "{typed:?}");
            assert_eq!(words(typed), Err(WordsError::Empty), "{typed:?}");
        }
    }

    #[test]
    fn what_is_seen_of_a_name_is_counted() {
        let longest = "a".repeat(LONGEST_NAME);
        assert_eq!(clean(&longest), Ok(longest.clone()));
        assert_eq!(clean(&format!("  {longest}\u{200b} ")), Ok(longest.clone()));
        assert_eq!(clean(&"e\u{301}".repeat(LONGEST_NAME)), Ok("é".repeat(LONGEST_NAME)));
        assert_eq!(clean(&"🐉".repeat(LONGEST_NAME)), Ok("🐉".repeat(LONGEST_NAME)));
        assert_eq!(clean(&format!("{longest}a")), Err(NameError::Long));
        assert_eq!(clean(&"a ".repeat(1 << 16)), Err(NameError::Long));
        assert_eq!(clean(&format!("a{}", "\u{301}".repeat(1 << 16))), Ok("á\u{301}\u{301}".into()));
    }

    #[test]
    fn what_is_said_is_one_line() {
        assert_eq!(words("One\nmoment,\u{202e} please!").as_deref(), Ok("One moment, please!"));
        let longest = "a".repeat(LONGEST_WORDS);
        assert_eq!(words(&longest), Ok(longest.clone()));
        assert_eq!(words(&format!("{longest}a")), Err(WordsError::Long));
    }

    /// Random characters, and those that have made trouble more often than the others.
    fn typed(rng: &mut impl Rng) -> String {
        const TROUBLE: &[char] = &[
            'a',
            'E',
            ' ',
            '\n',
            '\u{301}',
            '\u{323}',
            '\u{345}',
            '\u{20dd}',
            '\u{93e}',
            '\u{94d}',
            '\u{9c7}',
            '\u{9be}',
            '\u{1112}',
            '\u{1161}',
            '\u{11ab}',
            '\u{115f}',
            '\u{200d}',
            '\u{202e}',
            '\u{fe0f}',
            '\u{2000}',
            '\u{2126}',
            '\u{958}',
            '\u{fb2c}',
            '\u{1d15e}',
            '\u{2fa1d}',
            '\u{1f468}',
            '\u{e0041}',
        ];
        let sign = |rng: &mut _| match below(2, rng) {
            0 => TROUBLE[below(TROUBLE.len() as u32, rng) as usize],
            _ => char::from_u32(below(0x11_0000, rng)).unwrap_or('\u{0}'),
        };
        (0..below(40, rng)).map(|_| sign(rng)).collect()
    }

    #[test]
    fn a_clean_name_stays_as_it_is() {
        let mut rng = seeded_rng(22);
        let mut lengths = [0; LONGEST_NAME + 1];
        for _ in 0..20_000 {
            let typed = typed(&mut rng);
            match clean(&typed) {
                Ok(name) => {
                    lengths[name.chars().count()] += 1;
                    assert!(name.chars().all(is_visible), "{typed:?}: {name:?}");
                    assert!(name.chars().all(|sign| sign == ' ' || !sign.is_whitespace()));
                    assert_eq!(name.trim(), name, "{typed:?}");
                    assert!(!name.contains("  "), "{typed:?}: {name:?}");
                    assert_eq!(clean(&name).as_ref(), Ok(&name), "{typed:?}");
                    assert_eq!(words(&typed).as_ref(), Ok(&name), "{typed:?}");
                    assert!(alike(&name, &name), "{name:?}");
                }
                Err(error) => assert_ne!(error, NameError::Taken),
            }
        }
        assert!(lengths[1..].iter().all(|&names| names > 0) && lengths[0] == 0, "{lengths:?}");
    }

    #[test]
    fn names_that_look_alike_are_told() {
        for (one, other) in [
            ("Ada", "Ada"),
            ("Ada", "ADA"),
            ("Ada", "A d a"),
            ("Ada", "-Ada!"),
            ("Ada", "A.d_a"),
            ("Ada", "\u{410}da"),
            ("Ada", "\u{410}d\u{430}"),
            ("Ada", "Ａｄａ"),
            ("Ada", "𝐀𝓭𝖺"),
            ("Bob", "\u{412}ob"),
            ("Bob", "B0b"),
            ("Al", "AI"),
            ("ai", "AI"),
            ("Ada 1", "Ada l"),
            ("Strauß", "STRAUSS"),
            ("Émile", "e\u{301}MILE"),
            ("!", "!"),
            ("!!", "! !"),
            ("🐉", "🐉 "),
        ] {
            assert!(alike(one, other) && alike(other, one), "{one:?} {other:?}");
        }
    }

    #[test]
    fn names_of_two_people_are_two() {
        for (one, other) in [
            ("Ada", "Adam"),
            ("Ada", "Ida"),
            ("Ada 1", "Ada 2"),
            ("Zoé", "Zoë"),
            ("Jan", "Ján"),
            ("Max", "Маша"),
            ("!", "?"),
            ("+", "-"),
            ("🐉", "🦊"),
            ("!", "a"),
            ("小明", "小红"),
        ] {
            assert!(!alike(one, other) && !alike(other, one), "{one:?} {other:?}");
        }
    }
}
