//! The transcripts in docs/protocol.md are real: every answer in them is what the engine says.
//! `UPDATE_EXPECT=1` rewrites them.

use std::{fs, path::Path};

use karak_cli::engine::Engine;

/// Longer answers are cut in the document, and compared as far as they go.
const SHOWN: usize = 400;

#[test]
fn the_transcripts_are_what_the_engine_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(&path).unwrap();
    let fresh = rerun(&text);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, fresh).unwrap();
        return;
    }
    for (line, (old, new)) in text.lines().zip(fresh.lines()).enumerate() {
        assert_eq!(old, new, "docs/protocol.md:{}", line + 1);
    }
    assert_eq!(text, fresh);
}

/// The document with every answer in its transcripts given anew.
fn rerun(text: &str) -> String {
    let mut engine = None;
    let mut out = String::new();
    for line in text.lines() {
        match line {
            "```transcript" => engine = Some(Engine::default()),
            "```" => engine = None,
            _ => {}
        }
        match &mut engine {
            Some(_) if line.starts_with("< ") => continue,
            Some(engine) if line.starts_with("> ") => {
                let answer = engine.answer(&line.as_bytes()[2..]);
                out += &format!("{line}\n< {}\n", cut(answer.trim_end()));
            }
            Some(_) | None => out += &format!("{line}\n"),
        }
    }
    out
}

fn cut(answer: &str) -> String {
    if answer.chars().count() <= SHOWN {
        return answer.into();
    }
    answer.chars().take(SHOWN).chain(['…']).collect()
}
