//! A record of other rules: replayed under ours, ply by ply, as far as it holds.

use serde_json::Value;

use crate::{AnyMatch, Game, LoadError, LogEntry, Luck, Match, PlyOf, Save, Turn, any, save};

/// Where a record that was written under other rules stops to hold under ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// The version of the rules that it was written under.
    pub rules: u32,
    /// The first ply that does not hold, counted from 0.
    pub ply: usize,
    /// Why it does not.
    pub problem: String,
}

/// A record and the log after it, replayed.
pub struct Replayed {
    /// The match after the last ply that holds.
    pub game: Box<dyn AnyMatch>,
    /// How many plies the record had before the log.
    pub begun: usize,
    /// Where it stops to hold; only ever in a record of other rules.
    pub misfit: Option<Misfit>,
}

/// Replays the record of a host and the log after it. A record of our rules holds or is refused; one of other rules is
/// replayed under ours up to the first ply that does not hold. Outcomes of luck that were drawn under the other rules hold
/// if they are possible; behind the first ply that does not hold no luck is drawn.
///
/// # Errors
/// As [`Match::load`] and [`Match::replay_log`]; of other rules only what is no save at all, or a start that ours do not
/// know any more.
pub fn replay<G: Game>(
    save: Value,
    log: Vec<LogEntry<Value, Value>>,
) -> Result<Replayed, LoadError> {
    let rules = any::rules_of::<G>(&save)?;
    if rules == G::RULES {
        let begun = any::load::<G>(save)?;
        let plies = begun.ply();
        return Ok(Replayed { game: begun.replay_log(log)?, begun: plies, misfit: None });
    }
    let Record { start, luck, begun, plies } = read::<G>(save, log)?;
    let mut game = start;
    let problem = plies.into_iter().find_map(|ply| push(&mut game, ply).err());
    game.set_luck(luck.into_iter().filter(|(from, _)| *from <= game.plies().len()).collect());
    let problem = problem.or_else(|| waits_for_luck(&game));
    let ply = game.plies().len();
    let misfit = problem.map(|problem| Misfit { rules, ply, problem });
    Ok(Replayed { game: Box::new(game), begun, misfit })
}

/// What a record and a log say.
struct Record<G: Game> {
    start: Match<G>,
    luck: Vec<(usize, Luck)>,
    begun: usize,
    /// The plies that are left in the end.
    plies: Vec<Value>,
}

fn read<G: Game>(
    mut save: Value,
    log: Vec<LogEntry<Value, Value>>,
) -> Result<Record<G>, LoadError> {
    let mut plies = match save.get_mut("plies").map(Value::take) {
        Some(Value::Array(plies)) => plies,
        _ => return Err(LoadError::Malformed("expected a list 'plies'".into())),
    };
    let begun = plies.len();
    save["plies"] = Value::Array(Vec::new());
    save["winners"] = Value::Null;
    let rules = any::rules_of::<G>(&save)?;
    let unknown = LoadError::Rules { saved: rules, ours: G::RULES };
    let save: Save<G> = serde_json::from_value(save).map_err(|_| unknown.clone())?;
    let mut luck = save::read_luck(&save.luck, begun)?;
    for entry in log {
        match entry {
            LogEntry::Undo(_) => {
                plies.pop();
                // Luck that was to answer from a later ply on answers from here on.
                luck.iter_mut().for_each(|(from, _)| *from = plies.len().min(*from));
            }
            ply @ (LogEntry::Act(_) | LogEntry::Chance(_) | LogEntry::End) => {
                plies.push(any::json(&ply));
            }
        }
    }
    let start = match save.position {
        None => Match::new(save.setup, Luck::Manual),
        Some(position) => Match::from_position(save.setup, position, Luck::Manual),
    };
    let start = start.map_err(|_| unknown)?;
    Ok(Record { start, luck, begun, plies })
}

/// Plays a ply if our rules know it and allow it; else says why not.
fn push<G: Game>(game: &mut Match<G>, ply: Value) -> Result<(), String> {
    let ply: PlyOf<G> = serde_json::from_value(ply).map_err(|error| error.to_string())?;
    game.check(&ply).map_err(|error| error.to_string())?;
    game.push(ply);
    Ok(())
}

/// What would be drawn now was never drawn: the log has no place for it.
fn waits_for_luck<G: Game>(game: &Match<G>) -> Option<String> {
    let is_drawn = matches!(game.luck().last(), Some((_, Luck::Fair(_))));
    let waits = is_drawn && game.state().turn() == Turn::Chance;
    waits.then(|| "a roll or a draw comes here now, and none did then".into())
}
