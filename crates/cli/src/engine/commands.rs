//! The commands of the protocol, each one function: take the fields, then do it.

use bots::{Advice, Spec, any, game_loop::derive_seed, spec::Kind};
use serde::Serialize;
use serde_json::{Map, Value, json};
use tabletop::{AnyMatch, Luck, Seat, Seats, Turn};

use super::{
    Answer, Engine, LONGEST_LINE, MOST_ITERATIONS, MOST_MATCHES, MOST_MS, PROTOCOL, Table,
    fields::{Fields, check_decides, check_ply, check_seat},
};
use crate::{Problem, entropy};

/// One command.
pub type Command = fn(&mut Engine, Fields) -> Answer;

/// Every command, in the order of `docs/protocol.md`.
const COMMANDS: [(&str, Command); 20] = [
    ("hello", hello),
    ("games", games),
    ("new", new),
    ("load", load),
    ("list", list),
    ("turn", turn),
    ("actions", actions),
    ("outlooks", outlooks),
    ("go", go),
    ("chances", chances),
    ("act", act),
    ("chance", chance),
    ("view", view),
    ("position", position),
    ("events", events),
    ("undo", undo),
    ("end", end),
    ("save", save),
    ("close", close),
    ("quit", quit),
];

/// The command of this name.
pub fn find(name: &str) -> Option<Command> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|&(_, command)| command)
}

/// The names of all commands.
pub fn names() -> Vec<&'static str> {
    COMMANDS.iter().map(|&(name, _)| name).collect()
}

fn hello(_: &mut Engine, fields: Fields) -> Answer {
    fields.finish()?;
    Ok(answer([
        ("engine", json!("karak")),
        ("version", json!(env!("CARGO_PKG_VERSION"))),
        ("protocol", json!(PROTOCOL)),
        ("limits", limits()),
        ("commands", json!(names())),
        ("games", json!(games::all())),
    ]))
}

fn limits() -> Value {
    json!({
        "line_bytes": LONGEST_LINE,
        "matches": MOST_MATCHES,
        "go_ms": MOST_MS,
        "go_iterations": MOST_ITERATIONS,
    })
}

fn games(_: &mut Engine, fields: Fields) -> Answer {
    fields.finish()?;
    Ok(answer([("games", json!(games::all()))]))
}

fn new(engine: &mut Engine, mut fields: Fields) -> Answer {
    let game: String = fields.required("game", "the name of a game")?;
    let setup = fields.data("setup", "a setup of this game, e.g. {\"players\":2}")?;
    let position: Option<Value> = fields.optional("position", "a position of this game")?;
    let (id, luck) = (fields.id()?, LuckRequest::read(&mut fields)?);
    fields.finish()?;
    engine.check_room(id.as_deref())?;
    let game = games::open(&game, setup, position, luck.luck()?)?;
    Ok(opened(engine.open(id, game), 0))
}

fn load(engine: &mut Engine, mut fields: Fields) -> Answer {
    let save = fields.data("save", "a saved game")?;
    let (id, luck) = (fields.id()?, LuckRequest::read(&mut fields)?);
    fields.finish()?;
    engine.check_room(id.as_deref())?;
    let saved = save.get("plies").and_then(Value::as_array).map_or(0, Vec::len);
    let mut game = games::load(save)?;
    if let (Luck::Sealed { .. }, Turn::Player(_) | Turn::Chance) = (game.luck(), game.turn()) {
        game.continue_with(luck.luck()?);
    }
    Ok(opened(engine.open(id, game), saved))
}

fn list(engine: &mut Engine, fields: Fields) -> Answer {
    fields.finish()?;
    let row = |table: &Table| with(now(table), "game", table.game.game());
    let rows: Vec<_> = engine.tables.iter().map(row).collect();
    Ok(answer([("matches", json!(rows))]))
}

fn turn(engine: &mut Engine, mut fields: Fields) -> Answer {
    let id = fields.id()?;
    fields.finish()?;
    Ok(now(engine.table(id)?))
}

fn actions(engine: &mut Engine, mut fields: Fields) -> Answer {
    let id = fields.id()?;
    fields.finish()?;
    let table = engine.table(id)?;
    Ok(with(now(table), "actions", table.game.actions()))
}

fn outlooks(engine: &mut Engine, mut fields: Fields) -> Answer {
    let id = fields.id()?;
    fields.finish()?;
    let table = engine.table(id)?;
    Ok(with(now(table), "outlooks", table.game.outlooks()))
}

fn go(engine: &mut Engine, mut fields: Fields) -> Answer {
    let (id, ply, seat) = (fields.id()?, fields.ply()?, fields.viewer()?);
    let (bot, seed) = (fields.bot()?, fields.seed()?);
    fields.finish()?;
    let table = engine.table(id)?;
    check_ply(&*table.game, ply)?;
    check_decides(&*table.game, seat)?;
    let seed = derive_seed(seed.unwrap_or(0), table.game.ply() as u64);
    let (chosen, info) = think(&*table.game, &bot, seed)
        .ok_or_else(|| Problem::new("unknown_game", "no bot plays this game"))?;
    let named = table.game.actions().into_iter().find(|named| named.action == chosen);
    let answer = with(with(now(table), "bot", bot.to_string()), "bestmove", chosen);
    let answer = with(answer, "text", named.map(|named| named.text));
    Ok(with(answer, "info", info))
}

/// What a bot chooses; of a search also what it thinks of every action, of others who judge what they
/// think of their choice.
fn think(game: &dyn AnyMatch, bot: &Spec, seed: u64) -> Option<(Value, Vec<Value>)> {
    match bot {
        Spec { kind: Kind::Search(budget), temperament: None } => {
            let advice = any::advice(game, *budget, seed)?;
            let info = advice.iter().map(|one| info(one, advice.len())).collect();
            Some((advice.first()?.action.clone(), info))
        }
        Spec { .. } => {
            let mut player = any::seat(game.game(), bot, seed)?;
            let (chosen, considered) = (player.choose(game)?, player.considered());
            let opinion = if considered > 0 { any::opinion(game, &chosen, seed) } else { None };
            let info = opinion.iter().map(|one| info(one, considered)).collect();
            Some((chosen, info))
        }
    }
}

fn info(advice: &Advice<Value>, considered: usize) -> Value {
    json!({
        "action": advice.action,
        "text": advice.words,
        "win": (f64::from(advice.chance) * 1e4).round() / 1e4,
        "visits": advice.visits,
        "judged": considered,
        "line": advice.line,
    })
}

fn chances(engine: &mut Engine, mut fields: Fields) -> Answer {
    let id = fields.id()?;
    fields.finish()?;
    let table = engine.table(id)?;
    Ok(with(now(table), "chances", table.game.chances()))
}

fn act(engine: &mut Engine, mut fields: Fields) -> Answer {
    let (id, ply, seat) = (fields.id()?, fields.ply()?, fields.seat()?);
    let action = fields.data("action", "one of the listed actions")?;
    fields.finish()?;
    let table = engine.table(id)?;
    check_ply(&*table.game, ply)?;
    check_seat(&*table.game, seat)?;
    let since = table.game.ply();
    table.game.act(seat, action)?;
    Ok(happened(table, since, Some(seat)))
}

fn chance(engine: &mut Engine, mut fields: Fields) -> Answer {
    let (id, ply) = (fields.id()?, fields.ply()?);
    let outcome = fields.data("outcome", "one of the listed outcomes")?;
    fields.finish()?;
    let table = engine.table(id)?;
    check_ply(&*table.game, ply)?;
    let since = table.game.ply();
    table.game.happen(outcome)?;
    Ok(happened(table, since, None))
}

fn view(engine: &mut Engine, mut fields: Fields) -> Answer {
    let (id, viewer) = (fields.id()?, fields.viewer()?);
    fields.finish()?;
    let table = engine.table(id)?;
    viewer.map_or(Ok(()), |seat| check_seat(&*table.game, seat))?;
    Ok(with(now(table), "view", table.game.view(viewer)))
}

fn position(engine: &mut Engine, mut fields: Fields) -> Answer {
    let id = fields.id()?;
    fields.finish()?;
    let table = engine.table(id)?;
    let answer = with(now(table), "setup", table.game.setup());
    Ok(with(answer, "position", table.game.position()))
}

fn events(engine: &mut Engine, mut fields: Fields) -> Answer {
    let (id, viewer) = (fields.id()?, fields.viewer()?);
    let since: Option<usize> = fields.optional("since", "a ply, counted from 0")?;
    fields.finish()?;
    let table = engine.table(id)?;
    viewer.map_or(Ok(()), |seat| check_seat(&*table.game, seat))?;
    Ok(with(now(table), "events", table.game.events(since.unwrap_or(0), viewer)))
}

fn undo(engine: &mut Engine, mut fields: Fields) -> Answer {
    let (id, ply, seat) = (fields.id()?, fields.ply()?, fields.seat()?);
    fields.finish()?;
    let table = engine.table(id)?;
    check_ply(&*table.game, ply)?;
    check_seat(&*table.game, seat)?;
    table.game.undo(seat)?;
    Ok(now(table))
}

fn end(engine: &mut Engine, mut fields: Fields) -> Answer {
    let (id, ply) = (fields.id()?, fields.ply()?);
    let agreed: Vec<Seat> = fields.required("seats", "a list of all seats, counted from 0")?;
    fields.finish()?;
    let table = engine.table(id)?;
    check_ply(&*table.game, ply)?;
    agreed.iter().try_for_each(|&seat| check_seat(&*table.game, seat))?;
    check_agreement(&*table.game, agreed.into_iter().collect())?;
    let since = table.game.ply();
    table.game.end()?;
    Ok(happened(table, since, None))
}

fn save(engine: &mut Engine, mut fields: Fields) -> Answer {
    let id = fields.id()?;
    let host: Option<bool> = fields.optional("host", "true or false")?;
    fields.finish()?;
    let table = engine.table(id)?;
    let save = match host {
        Some(true) => table.game.host_save(),
        Some(false) | None => table.game.save(),
    };
    Ok(with(now(table), "save", save))
}

fn close(engine: &mut Engine, mut fields: Fields) -> Answer {
    let id = fields.id()?;
    fields.finish()?;
    let closed = engine.table(id)?.id.clone();
    engine.tables.retain(|table| table.id != closed);
    Ok(answer([("id", json!(closed))]))
}

fn quit(engine: &mut Engine, fields: Fields) -> Answer {
    fields.finish()?;
    engine.done = true;
    Ok(Map::new())
}

/// The luck that a caller asks for.
struct LuckRequest {
    manual: bool,
    seed: Option<u64>,
}

impl LuckRequest {
    fn read(fields: &mut Fields) -> Result<LuckRequest, Problem> {
        let seed = fields.seed()?;
        let manual = fields.manual()?;
        if manual && seed.is_some() {
            let message = "seed: expected none where chance is manual: no die is rolled for you";
            return Err(Problem::new("bad_value", message).at("seed"));
        }
        Ok(LuckRequest { manual, seed })
    }

    fn luck(&self) -> Result<Luck, Problem> {
        if self.manual {
            return Ok(Luck::Manual);
        }
        entropy::fair(self.seed).map_err(|message| Problem::new("no_entropy", message))
    }
}

fn check_agreement(game: &dyn AnyMatch, agreed: Seats) -> Result<(), Problem> {
    let all = Seats::first(game.seats());
    let missing: Seats = all.iter().filter(|&seat| !agreed.contains(seat)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let message = format!("a game ends early only if everybody agrees; not yet: {missing}");
    Err(Problem::new("agreement_missing", message).at("seats").expecting(json!(all)))
}

/// Which match, at which ply, and whose turn it is.
fn now(table: &Table) -> Map<String, Value> {
    let (ply, turn) = (table.game.ply(), table.game.turn());
    answer([("id", json!(table.id)), ("ply", json!(ply)), ("turn", json!(turn))])
}

/// The match now, and what happened since a ply; where luck waits, what it may bring.
fn happened(table: &Table, since: usize, viewer: Option<Seat>) -> Map<String, Value> {
    let answer = with(now(table), "events", table.game.events(since, viewer));
    match table.game.turn() {
        Turn::Chance => with(answer, "chances", table.game.chances()),
        Turn::Player(_) | Turn::Over { .. } => answer,
    }
}

/// A match that was just opened: besides what [`happened`], where its luck comes from.
fn opened(table: &Table, since: usize) -> Map<String, Value> {
    let answer = with(happened(table, since, None), "game", table.game.game());
    let answer = with(answer, "seats", table.game.seats());
    match table.game.luck() {
        Luck::Manual => with(answer, "luck", "manual"),
        Luck::Fair(dice) => with(with(answer, "luck", "fair"), "commitment", dice.commitment()),
        Luck::Sealed { commitment, .. } => {
            with(with(answer, "luck", "sealed"), "commitment", commitment)
        }
    }
}

fn with(mut answer: Map<String, Value>, name: &str, value: impl Serialize) -> Map<String, Value> {
    answer.insert(name.into(), json!(value));
    answer
}

fn answer<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields.into_iter().map(|(name, value)| (name.into(), value)).collect()
}
