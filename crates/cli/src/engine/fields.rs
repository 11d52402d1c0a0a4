//! The fields of a request, taken one by one and checked as they are taken.

use bots::{
    Budget, Spec,
    spec::{Kind, UnknownBot},
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use tabletop::{AnyMatch, PlayError, Seat, Seats, Turn};

use super::{MOST_ITERATIONS, MOST_MS};
use crate::{Problem, problem::shorten};

/// The longest id that a caller may choose.
const LONGEST_ID: usize = 64;

/// The fields of one request. A command takes what it knows, then calls
/// [`finish`](Fields::finish): what is left is a mistake.
pub struct Fields {
    left: Map<String, Value>,
    known: Vec<&'static str>,
}

impl Fields {
    /// The fields of this request.
    pub fn new(request: Map<String, Value>) -> Fields {
        Fields { left: request, known: vec!["tag"] }
    }

    /// A field that must be there. `what` says what is expected in it.
    pub fn required<T: DeserializeOwned>(
        &mut self,
        name: &'static str,
        what: &str,
    ) -> Result<T, Problem> {
        self.optional(name, what)?.ok_or_else(|| {
            let message = format!("the field '{name}' is missing; expected {what}");
            Problem::new("missing_field", message).at(name).expecting(what)
        })
    }

    /// A field that may be missing; `null` is missing too.
    pub fn optional<T: DeserializeOwned>(
        &mut self,
        name: &'static str,
        what: &str,
    ) -> Result<Option<T>, Problem> {
        self.known.push(name);
        match self.left.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match T::deserialize(&value) {
                Ok(value) => Ok(Some(value)),
                Err(_) => Err(wrong_type(name, what, &value)),
            },
        }
    }

    /// A field of any JSON, which the game will read. Here `null` is a value.
    pub fn data(&mut self, name: &'static str, what: &str) -> Result<Value, Problem> {
        self.known.push(name);
        self.left.remove(name).ok_or_else(|| {
            let message = format!("the field '{name}' is missing; expected {what}");
            Problem::new("missing_field", message).at(name).expecting(what)
        })
    }

    /// Which match is meant, if the request says so.
    pub fn id(&mut self) -> Result<Option<String>, Problem> {
        let what = format!("a text of 1 to {LONGEST_ID} characters");
        let id: Option<String> = self.optional("id", &what)?;
        match &id {
            Some(text) if text.is_empty() || text.chars().count() > LONGEST_ID => {
                Err(bad_value("id", &what, text))
            }
            Some(_) | None => Ok(id),
        }
    }

    /// A seat that must be named.
    pub fn seat(&mut self) -> Result<Seat, Problem> {
        self.required("seat", SEAT)
    }

    /// A seat that may be left out.
    pub fn viewer(&mut self) -> Result<Option<Seat>, Problem> {
        self.optional("seat", SEAT)
    }

    /// The ply that the caller has in mind, if it says so.
    pub fn ply(&mut self) -> Result<Option<u64>, Problem> {
        self.optional("ply", "the number of the next ply")
    }

    /// Does the caller want to name the outcomes of luck?
    pub fn manual(&mut self) -> Result<bool, Problem> {
        let what = "\"manual\" or \"fair\"";
        let chance: Option<String> = self.optional("chance", what)?;
        match chance.as_deref() {
            None | Some("fair") => Ok(false),
            Some("manual") => Ok(true),
            Some(other) => Err(bad_value("chance", what, other)),
        }
    }

    /// A number that makes luck repeat, if there is one.
    pub fn seed(&mut self) -> Result<Option<u64>, Problem> {
        self.optional("seed", "a number from 0 to 18446744073709551615")
    }

    /// Who is to think: a bot by its name, or a search by its iterations or its time.
    pub fn bot(&mut self) -> Result<Spec, Problem> {
        let bot: Option<String> = self.optional("bot", "the name of a bot")?;
        let iterations: Option<u32> =
            self.optional("iterations", &up_to(MOST_ITERATIONS.into()))?;
        let ms: Option<u64> = self.optional("ms", &up_to(MOST_MS))?;
        let (field, bot) = match (bot, iterations, ms) {
            (None, None, None) => ("bot", USUAL_BOT.into()),
            (Some(bot), None, None) => ("bot", bot),
            (None, Some(iterations), None) => ("iterations", format!("search:{iterations}")),
            (None, None, Some(ms)) => ("ms", format!("search:{ms}ms")),
            (_, _, _) => {
                let message = "expected one of bot, iterations and ms; there are several";
                return Err(Problem::new("bad_value", message).at("bot"));
            }
        };
        read_bot(field, &bot)
    }

    /// Refuses what nobody asked for.
    pub fn finish(self) -> Result<(), Problem> {
        let Some(name) = self.left.keys().next() else { return Ok(()) };
        let message = format!(
            "no field '{}' is known here; expected only: {}",
            shorten(name.clone(), 80),
            self.known.join(", ")
        );
        Err(Problem::new("unknown_field", message).at(name).expecting(json!(self.known)))
    }
}

/// Refuses a seat that the table does not have.
pub fn check_seat(game: &dyn AnyMatch, seat: Seat) -> Result<(), Problem> {
    if seat.0 < game.seats() {
        return Ok(());
    }
    let seats = Seats::first(game.seats());
    let message =
        format!("the table has {} seats, counted from 0; there is no {}", game.seats(), seat.0);
    Err(Problem::new("unknown_seat", message).at("seat").expecting(json!(seats)))
}

/// Refuses unless this seat decides now, or, where none is named, anybody.
pub fn check_decides(game: &dyn AnyMatch, seat: Option<Seat>) -> Result<(), Problem> {
    seat.map_or(Ok(()), |seat| check_seat(game, seat))?;
    match game.turn() {
        Turn::Over { .. } => Err(PlayError::Over.into()),
        Turn::Player(owner) if seat.is_none_or(|seat| seat == owner) => Ok(()),
        turn @ (Turn::Player(_) | Turn::Chance) => Err(PlayError::NotYourTurn { turn }.into()),
    }
}

/// Refuses a caller that looked at an older state.
pub fn check_ply(game: &dyn AnyMatch, ply: Option<u64>) -> Result<(), Problem> {
    let now = game.ply() as u64;
    match ply {
        Some(expected) if expected != now => Err(stale(expected, now)),
        Some(_) | None => Ok(()),
    }
}

fn stale(expected: u64, now: u64) -> Problem {
    let message = format!("the match is at ply {now}, not {expected}; look again before you act");
    Problem::new("stale", message).expecting(now)
}

/// Who thinks where nobody is named.
const USUAL_BOT: &str = "knight";

/// A bot within our limits. Never a program: whoever speaks the protocol may not start others.
fn read_bot(field: &'static str, name: &str) -> Result<Spec, Problem> {
    let problem = |message: String| Problem::new("bad_value", message).at(field);
    let found = shorten(name.into(), 80);
    let spec: Spec = name.parse().map_err(|error: UnknownBot| match field {
        "bot" => problem(UnknownBot(found.clone()).to_string()),
        _ => problem(format!("expected a number from 1 on, found '{}'", error.0)),
    })?;
    match &spec.kind {
        Kind::Search(Budget::Iterations(count)) if *count > MOST_ITERATIONS => Err(problem(
            format!("expected {} iterations, found '{found}'", up_to(MOST_ITERATIONS.into())),
        )),
        Kind::Search(Budget::Time(time)) if time.as_millis() > MOST_MS.into() => {
            Err(problem(format!("expected {} ms, found '{found}'", up_to(MOST_MS))))
        }
        Kind::External(_) => Err(problem(format!("expected a bot of ours, found '{found}'"))),
        Kind::Random | Kind::Greedy | Kind::Search(_) | Kind::Level(_) => Ok(spec),
    }
}

fn up_to(most: u64) -> String {
    format!("a number from 1 to {most}")
}

const SEAT: &str = "a seat, counted from 0";

fn wrong_type(name: &'static str, what: &str, found: &Value) -> Problem {
    let message = format!("{name}: expected {what}, found {}", shorten(found.to_string(), 80));
    Problem::new("wrong_type", message).at(name).expecting(what)
}

fn bad_value(name: &'static str, what: &str, found: &str) -> Problem {
    let message = format!("{name}: expected {what}, found '{}'", shorten(found.into(), 80));
    Problem::new("bad_value", message).at(name).expecting(what)
}
