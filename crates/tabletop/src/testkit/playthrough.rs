//! Playthroughs: games and fragments of games as readable text that is checked line by line.
//!
//! A playthrough is a text file. Its script is in these lines, everything else is written by
//! running it (`UPDATE_EXPECT=1` rewrites the file):
//!
//! ```text
//! # K-6.4 a tie sends the hero back unharmed      a title
//! setup {"players": 2, …}                         JSON, may go on over several lines
//! position {"tiles": …}                           optional
//! > walk north                                    a ply, in the words of the list
//! > agree to end the game                         the players end the game here
//! ! "heal"                                        an action that must be refused, in JSON
//! ? player 2                                      what this seat's status says, secrets included
//! ```
//!
//! Luck is in the script's hands, so a rule can be shown with the very dice it needs.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::{Game, Luck, Match, Picture, PlayError, Ply, Seat, Turn};

/// Checks every `*.txt` in a folder; returns their titles.
///
/// # Panics
/// If one differs from what running it gives, or cannot be run.
pub fn check_playthroughs<G: Game>(folder: &Path) -> Vec<String> {
    let paths = files(folder);
    let failures: Vec<String> =
        paths.iter().filter_map(|path| check_playthrough::<G>(path).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    paths.iter().map(|path| title(path)).collect()
}

/// Looks at every state of every `*.txt` in a folder, in the order of their names.
///
/// # Panics
/// If one cannot be run.
pub fn watch_playthroughs<G: Game>(folder: &Path, mut look: impl FnMut(&G)) {
    for path in files(folder) {
        let text = fs::read_to_string(&path).unwrap_or_default();
        run::<G>(&text, &mut look)
            .unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
    }
}

/// Runs one file and compares; with `UPDATE_EXPECT=1` in the environment, rewrites it instead.
///
/// # Errors
/// The first line that differs, or the script line that cannot be run.
pub fn check_playthrough<G: Game>(path: &Path) -> Result<(), String> {
    let name = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let fresh = run::<G>(&text, |_| {}).map_err(|problem| format!("{name}: {problem}"))?;
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return fs::write(path, fresh).map_err(|error| format!("{name}: {error}"));
    }
    let differs = text.lines().zip(fresh.lines()).position(|(old, new)| old != new);
    match differs {
        None if text == fresh => Ok(()),
        at => {
            let line = at.unwrap_or(text.lines().count().min(fresh.lines().count()));
            let show = |text: &str| text.lines().nth(line).unwrap_or("(end of file)").to_string();
            Err(format!(
                "{name}:{}: differs\n  file {}\n  runs {}\nUPDATE_EXPECT=1 rewrites it",
                line + 1,
                show(&text),
                show(&fresh)
            ))
        }
    }
}

/// Every `*.txt` in a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    paths.sort();
    paths
}

fn title(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().next().unwrap_or_default().trim_start_matches("# ").to_string()
}

/// The parts of a playthrough that a person wrote.
struct Script<'a> {
    comments: Vec<&'a str>,
    setup: String,
    position: Option<String>,
    lines: Vec<&'a str>,
}

/// What running a script gives; every state on the way is looked at.
fn run<G: Game>(text: &str, mut look: impl FnMut(&G)) -> Result<String, String> {
    let script = parse(text)?;
    let setup = from_json("setup", &script.setup)?;
    let start = match &script.position {
        None => Match::<G>::new(setup, Luck::Manual),
        Some(position) => {
            Match::from_position(setup, from_json("position", position)?, Luck::Manual)
        }
    };
    let mut out = script.comments.join("\n") + "\n";
    let _ = writeln!(out, "setup {}", script.setup);
    script.position.iter().for_each(|position| {
        let _ = writeln!(out, "position {position}");
    });
    let mut game = start.map_err(|error| error.to_string())?;
    let mut last = Last::default();
    show(&game, &mut last, &mut out);
    look(game.state());
    for line in script.lines {
        let _ = writeln!(out, "{line}");
        if let Some(text) = line.strip_prefix("> ") {
            let since = game.plies().len();
            play(&mut game, text).map_err(|problem| format!("'{line}': {problem}"))?;
            for (_, event) in game.events(since, None) {
                let _ = writeln!(out, "  {event}");
            }
            show(&game, &mut last, &mut out);
            look(game.state());
        } else if let Some(text) = line.strip_prefix("! ") {
            let error = refuse(&game, text).map_err(|problem| format!("'{line}': {problem}"))?;
            let _ = writeln!(out, "  refused: {error}");
        } else if let Some(text) = line.strip_prefix("? ") {
            let seat = (0..game.state().seats()).map(Seat).find(|seat| seat.to_string() == text);
            let seat = seat.ok_or_else(|| format!("'{line}': expected a seat"))?;
            for line in game.state().view(Some(seat)).status() {
                let _ = writeln!(out, "  {line}");
            }
        }
    }
    Ok(out)
}

fn parse(text: &str) -> Result<Script<'_>, String> {
    let mut script =
        Script { comments: Vec::new(), setup: String::new(), position: None, lines: Vec::new() };
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let mut block = |first: &str| {
            let mut json = first.trim().to_string();
            while is_unfinished(&json)
                && let Some(more) = lines.next()
            {
                json = json + "\n" + more;
            }
            json
        };
        if let Some(first) = line.strip_prefix("setup ") {
            script.setup = block(first);
        } else if let Some(first) = line.strip_prefix("position ") {
            script.position = Some(block(first));
        } else if line.starts_with('#') {
            match script.setup.is_empty() {
                true => script.comments.push(line),
                false => script.lines.push(line),
            }
        } else if ["> ", "! ", "? "].iter().any(|mark| line.starts_with(mark)) {
            script.lines.push(line);
        }
    }
    if script.setup.is_empty() {
        return Err("expected a line 'setup {…}'".into());
    }
    Ok(script)
}

/// Does this JSON go on over the next line?
fn is_unfinished(json: &str) -> bool {
    serde_json::from_str::<Value>(json).is_err_and(|error| error.is_eof())
}

fn from_json<T: crate::Data>(name: &str, text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("{name}: {error}"))
}

/// Plays one ply, named in words.
fn play<G: Game>(game: &mut Match<G>, text: &str) -> Result<(), String> {
    let ply = find(game, text)?;
    let played = match (ply, game.state().turn()) {
        (Ply::Act(action), Turn::Player(seat)) => game.act(seat, action),
        (Ply::Chance(chance), _) => game.happen(chance),
        (Ply::End, _) => game.end(),
        (Ply::Act(_), Turn::Chance | Turn::Over { .. }) => Err(PlayError::Over),
    };
    played.map_err(|error| error.to_string())
}

fn find<G: Game>(game: &Match<G>, text: &str) -> Result<crate::PlyOf<G>, String> {
    if text == "agree to end the game" {
        return Ok(Ply::End);
    }
    if let Some(action) = game.actions().into_iter().find(|action| action.to_string() == text) {
        return Ok(Ply::Act(action));
    }
    if let Some((chance, _)) = game.chances().into_iter().find(|(c, _)| c.to_string() == text) {
        return Ok(Ply::Chance(chance));
    }
    Err(format!("not offered; possible are:\n{}", choices(game)))
}

/// The error that an action must meet.
fn refuse<G: Game>(game: &Match<G>, text: &str) -> Result<PlayError, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let action: G::Action = serde_json::from_value(value).map_err(|error| error.to_string())?;
    let seat = match game.state().turn() {
        Turn::Player(seat) => seat,
        Turn::Chance | Turn::Over { .. } => Seat(0),
    };
    let mut copy = game.clone();
    match copy.act(seat, action) {
        Ok(()) => Err("expected a refusal, but it is allowed".into()),
        Err(error) if copy.state() == game.state() => Ok(error),
        Err(error) => Err(format!("refused ({error}), but the state changed")),
    }
}

/// What was drawn last: only what changed is drawn again.
#[derive(Default)]
struct Last {
    picture: String,
    status: Vec<String>,
}

/// Draws what changed, then says whose turn it is and what is possible.
fn show<G: Game>(game: &Match<G>, last: &mut Last, out: &mut String) {
    let view = game.state().view(None);
    let (picture, status) = (view.picture().to_string(), view.status());
    let mut draw = |line: &str| {
        let _ = writeln!(out, "{}", format!("    {line}").trim_end());
    };
    if picture != last.picture {
        picture.lines().for_each(&mut draw);
    }
    status.iter().filter(|line| !last.status.contains(line)).for_each(|line| draw(line));
    *last = Last { picture, status };
    let now = match game.state().turn() {
        Turn::Player(seat) => seat.to_string(),
        Turn::Chance => "chance".into(),
        Turn::Over { winners } => format!("over, won by {winners}"),
    };
    let _ = writeln!(out, "ply {} {now}", game.plies().len());
    out.push_str(&choices(game));
}

/// More outcomes than this are counted, not listed: nobody reads all ways in which dice can fall.
const MOST_LISTED: usize = 12;

/// The legal actions or outcomes, wrapped.
fn choices<G: Game>(game: &Match<G>) -> String {
    let chances = game.chances();
    if chances.len() > MOST_LISTED {
        let ways: u64 = chances.iter().map(|&(_, weight)| u64::from(weight)).sum();
        return format!("  {} outcomes in {ways} ways\n", chances.len());
    }
    let actions = game.actions().into_iter().map(|action| action.to_string());
    let chances = chances.into_iter().map(|(chance, weight)| format!("{chance} ×{weight}"));
    let (mut out, mut line) = (String::new(), String::new());
    for choice in actions.chain(chances) {
        if !line.is_empty() && line.chars().count() + choice.chars().count() > 90 {
            let _ = writeln!(out, "  {line}");
            line.clear();
        }
        if !line.is_empty() {
            line += " | ";
        }
        line += &choice;
    }
    if !line.is_empty() {
        let _ = writeln!(out, "  {line}");
    }
    out
}
