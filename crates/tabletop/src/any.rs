//! The same match over JSON, for edges where the game is chosen at run time.

use std::any::Any;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Canvas, Draws, Eyes, Frame, Game, LoadError, LogEntry, LogEntryOf, Luck, LuckSpan, Match,
    Picture, PlayError, Ply, RawJson, Refusal, Save, Seat, SetupError, Silent, Turn, UndoError,
};

/// An action with its words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NamedAction {
    /// What to send back.
    pub action: Value,
    /// What to show.
    pub text: String,
}

/// What can be reckoned about an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NamedOutlook {
    /// The action.
    pub action: Value,
    /// Its chances, or that they are too large to reckon; see [`Reckoned`](crate::Reckoned).
    pub outlook: Value,
    /// The chances in words.
    pub text: String,
}

/// An action as data alone, without words.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What to send back.
    pub action: RawJson,
    /// Its chances, where something can be reckoned about it.
    pub outlook: Option<RawJson>,
}

/// An outcome of luck with its words and weight.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NamedChance {
    /// What to send back.
    pub chance: Value,
    /// What to show.
    pub text: String,
    /// How likely, relative to the others.
    pub weight: u32,
}

/// An event as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shown {
    /// The ply that caused it.
    pub ply: usize,
    /// The fact.
    pub event: Value,
    /// The fact in a sentence.
    pub text: String,
}

/// A match of any game. Implemented once, for [`Match`], which [`Any`] gives back to whoever knows the
/// game's type.
pub trait AnyMatch: Any + Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The number of the next ply.
    fn ply(&self) -> usize;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// May somebody know what another must not see? See [`Game::has_secrets`].
    fn has_secrets(&self) -> bool;
    /// What may be done now.
    fn actions(&self) -> Vec<NamedAction>;
    /// What can be reckoned about what may be done now; nothing for actions that leave nothing to it.
    fn outlooks(&self) -> Vec<NamedOutlook>;
    /// What may be done now, for programs: each action with its chances, and no words.
    fn choices(&self) -> Vec<Choice>;
    /// What can be reckoned with time; see [`Game::analyse`]. First a line of decisions of whoever decides now is
    /// played, on a copy.
    ///
    /// # Errors
    /// Nobody decides now; an action that is not legal, or none at all; a line that goes on after luck, after
    /// somebody else or after the end, or that shows what was hidden.
    fn analyse(&self, line: &[Value]) -> Result<Value, PlayError>;
    /// What luck may bring now.
    fn chances(&self) -> Vec<NamedChance>;
    /// What this viewer may know.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// What this viewer may know, drawn.
    fn picture(&self, viewer: Option<Seat>) -> Canvas;
    /// What this viewer should know besides the picture, a line each.
    fn status(&self, viewer: Option<Seat>) -> Vec<String>;
    /// What the characters of the picture mean, a line each.
    fn legend(&self) -> Vec<String>;
    /// What happened from this ply on, as this viewer may know it.
    fn events(&self, since: usize, viewer: Option<Seat>) -> Vec<Shown>;
    /// The table after each of these plies; see [`Match::frames`].
    fn frames(&self, from: usize, to: usize, eyes: Eyes) -> Vec<Frame<RawJson, RawJson>>;
    /// Players, options, box.
    fn setup(&self) -> Value;
    /// The whole situation as data: for the host.
    fn position(&self) -> Value;
    /// The plies from this one on, each as JSON and in words.
    fn history(&self, from: usize) -> Vec<(Value, String)>;
    /// The plies from this one on, as lines of a log.
    fn log(&self, from: usize) -> Vec<LogEntry<Value, Value>>;
    /// The rolls and draws from this ply on; see [`Match::draws`].
    fn draws(&self, from: usize) -> Draws;
    /// Where luck came from, by the ply from which each source answers; secrets once the game is over.
    fn luck_spans(&self) -> Vec<LuckSpan>;
    /// Goes on as a log says; see [`Match::replay_log`].
    ///
    /// # Errors
    /// As [`Match::replay_log`], or a line that is not of this game's log.
    fn replay_log(
        self: Box<Self>,
        log: Vec<LogEntry<Value, Value>>,
    ) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// Plays an action; see [`Match::act`].
    ///
    /// # Errors
    /// As [`Match::act`], or not an action at all.
    fn act(&mut self, seat: Seat, action: Value) -> Result<(), PlayError>;
    /// This action as the game itself writes it, however it was written.
    ///
    /// # Errors
    /// Not an action at all.
    fn as_written(&self, action: Value) -> Result<Value, PlayError>;
    /// Why this action is not possible now; `None` if it is.
    ///
    /// # Errors
    /// Nobody decides now, or not an action at all.
    fn why_not(&self, action: Value) -> Result<Option<Refusal>, PlayError>;
    /// Names an outcome; see [`Match::happen`].
    ///
    /// # Errors
    /// As [`Match::happen`], or not an outcome at all.
    fn happen(&mut self, chance: Value) -> Result<(), PlayError>;
    /// Ends the game by agreement; see [`Match::end`].
    ///
    /// # Errors
    /// The game is over already.
    fn end(&mut self) -> Result<(), PlayError>;
    /// Takes a decision back; see [`Match::undo`].
    ///
    /// # Errors
    /// As [`Match::undo`].
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Whose decision could be taken back now; see [`Match::who_may_undo`].
    fn who_may_undo(&self) -> Option<Seat>;
    /// Where luck comes from now.
    fn luck(&self) -> &Luck;
    /// Brings new luck to a match whose luck is sealed; see [`Match::continue_with`].
    fn continue_with(&mut self, luck: Luck);
    /// The record without the secret of the dice; see [`Match::save`].
    fn save(&self) -> Value;
    /// The record for the host, secret included.
    fn host_save(&self) -> Value;
    /// An independent copy.
    fn boxed(&self) -> Box<dyn AnyMatch>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn ply(&self) -> usize {
        self.plies().len()
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn has_secrets(&self) -> bool {
        self.state().has_secrets()
    }

    fn actions(&self) -> Vec<NamedAction> {
        let named = |action: G::Action| NamedAction {
            action: json(&action),
            text: self.state().describe(&Ply::Act(action)),
        };
        Match::actions(self).into_iter().map(named).collect()
    }

    fn outlooks(&self) -> Vec<NamedOutlook> {
        let actions = Match::actions(self);
        let outlooks = self.state().outlooks(&actions);
        let named = |(action, outlook): (&G::Action, Option<G::Outlook>)| {
            let outlook = outlook?;
            let (outlook, text) = (json(&outlook), outlook.to_string());
            Some(NamedOutlook { action: json(action), outlook, text })
        };
        actions.iter().zip(outlooks).filter_map(named).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        let actions = Match::actions(self);
        let outlooks = self.state().outlooks(&actions);
        let choice = |(action, outlook): (&G::Action, Option<G::Outlook>)| Choice {
            action: RawJson::new(action),
            outlook: outlook.as_ref().map(RawJson::new),
        };
        actions.iter().zip(outlooks).map(choice).collect()
    }

    fn analyse(&self, line: &[Value]) -> Result<Value, PlayError> {
        let turn = self.turn();
        match turn {
            Turn::Over { .. } => return Err(PlayError::Over),
            Turn::Chance => return Err(PlayError::NotYourTurn { turn }),
            Turn::Player(_) => {}
        }
        let mut state = self.state().clone();
        for action in line {
            go_on(&mut state, read(action.clone())?)?;
            match state.turn() {
                Turn::Over { .. } => return Err(PlayError::LineEnds("with the game")),
                Turn::Chance => return Err(PlayError::LineEnds("before a roll or a draw")),
                now @ Turn::Player(_) if now == turn => {}
                Turn::Player(_) => return Err(PlayError::LineEnds("where somebody else decides")),
            }
        }
        Ok(json(&state.analyse()))
    }

    fn chances(&self) -> Vec<NamedChance> {
        let named = |(chance, weight): (G::Chance, u32)| NamedChance {
            chance: json(&chance),
            text: self.state().describe(&Ply::Chance(chance)),
            weight,
        };
        Match::chances(self).into_iter().map(named).collect()
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        json(&self.state().view(viewer))
    }

    fn picture(&self, viewer: Option<Seat>) -> Canvas {
        self.state().view(viewer).picture()
    }

    fn status(&self, viewer: Option<Seat>) -> Vec<String> {
        self.state().view(viewer).status()
    }

    fn legend(&self) -> Vec<String> {
        self.state().view(None).legend()
    }

    fn events(&self, since: usize, viewer: Option<Seat>) -> Vec<Shown> {
        let shown = |(ply, event): (usize, G::Event)| Shown {
            ply,
            event: json(&event),
            text: event.to_string(),
        };
        Match::events(self, since, viewer).into_iter().map(shown).collect()
    }

    fn frames(&self, from: usize, to: usize, eyes: Eyes) -> Vec<Frame<RawJson, RawJson>> {
        let shown = |frame: Frame<G::Event, G::View>| Frame {
            ply: frame.ply,
            turn: frame.turn,
            events: frame.events.iter().map(RawJson::new).collect(),
            view: RawJson::new(&frame.view),
        };
        Match::frames(self, from, to, eyes).into_iter().map(shown).collect()
    }

    fn setup(&self) -> Value {
        json(Match::setup(self))
    }

    fn position(&self) -> Value {
        json(&self.state().position())
    }

    fn history(&self, from: usize) -> Vec<(Value, String)> {
        self.plies().iter().skip(from).map(|ply| (json(ply), ply.to_string())).collect()
    }

    fn log(&self, from: usize) -> Vec<LogEntry<Value, Value>> {
        let line = |ply: &Ply<G::Action, G::Chance>| match ply {
            Ply::Act(action) => LogEntry::Act(json(action)),
            Ply::Chance(chance) => LogEntry::Chance(json(chance)),
            Ply::End => LogEntry::End,
        };
        self.plies().iter().skip(from).map(line).collect()
    }

    fn draws(&self, from: usize) -> Draws {
        Match::draws(self, from)
    }

    fn luck_spans(&self) -> Vec<LuckSpan> {
        Match::save(self).luck
    }

    fn replay_log(
        self: Box<Self>,
        log: Vec<LogEntry<Value, Value>>,
    ) -> Result<Box<dyn AnyMatch>, LoadError> {
        let line = |entry| match entry {
            LogEntry::Act(action) => serde_json::from_value(action).map(LogEntry::Act),
            LogEntry::Chance(chance) => serde_json::from_value(chance).map(LogEntry::Chance),
            LogEntry::End => Ok(LogEntry::End),
            LogEntry::Undo(seat) => Ok(LogEntry::Undo(seat)),
        };
        let log: Vec<LogEntryOf<G>> =
            log.into_iter().map(line).collect::<Result<_, _>>().map_err(malformed)?;
        Ok(Box::new(Match::replay_log(*self, log)?))
    }

    fn act(&mut self, seat: Seat, action: Value) -> Result<(), PlayError> {
        Match::act(self, seat, read(action)?)
    }

    fn as_written(&self, action: Value) -> Result<Value, PlayError> {
        Ok(json(&read::<G::Action>(action)?))
    }

    fn why_not(&self, action: Value) -> Result<Option<Refusal>, PlayError> {
        match self.check(&Ply::Act(read(action)?)) {
            Ok(()) => Ok(None),
            Err(PlayError::Illegal { refusal, .. }) => Ok(Some(refusal)),
            Err(other) => Err(other),
        }
    }

    fn happen(&mut self, chance: Value) -> Result<(), PlayError> {
        Match::happen(self, read(chance)?)
    }

    fn end(&mut self) -> Result<(), PlayError> {
        Match::end(self)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Match::undo(self, seat)
    }

    fn who_may_undo(&self) -> Option<Seat> {
        Match::who_may_undo(self)
    }

    fn luck(&self) -> &Luck {
        &Match::luck(self).last().expect("a match always has luck").1
    }

    fn continue_with(&mut self, luck: Luck) {
        Match::continue_with(self, luck);
    }

    fn save(&self) -> Value {
        json(&Match::save(self))
    }

    fn host_save(&self) -> Value {
        json(&Match::host_save(self))
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

/// Opens a match of game `G` from JSON.
///
/// # Errors
/// Data that is not a setup or position of this game, or one that cannot be played.
pub fn open<G: Game>(
    setup: Value,
    position: Option<Value>,
    luck: Luck,
) -> Result<Box<dyn AnyMatch>, SetupError> {
    let setup: G::Setup = part("setup", setup)?;
    Ok(match position {
        None => Box::new(Match::<G>::new(setup, luck)?),
        Some(position) => {
            Box::new(Match::<G>::from_position(setup, part("position", position)?, luck)?)
        }
    })
}

/// The state that matches of game `G` begin with, from JSON.
///
/// # Errors
/// A setup or position that cannot be played.
pub fn start<G: Game>(setup: &Value, position: Option<&Value>) -> Result<G, SetupError> {
    let setup: G::Setup = part("setup", setup.clone())?;
    match position {
        None => G::new(&setup),
        Some(position) => G::from_position(&setup, &part("position", position.clone())?),
    }
}

/// Loads a save of game `G` from JSON.
///
/// # Errors
/// As [`Match::load`], or not a save at all.
pub fn load<G: Game>(save: Value) -> Result<Box<dyn AnyMatch>, LoadError> {
    Ok(Box::new(Match::<G>::load(read_save(save)?)?))
}

/// Verifies a save of game `G` from JSON; see [`verify`](crate::verify).
///
/// # Errors
/// As [`verify`](crate::verify), or not a save at all.
pub fn verify<G: Game>(save: Value) -> Result<crate::Verdict, LoadError> {
    crate::verify::<G>(read_save(save)?)
}

/// The head of a save, read first: it says how to read the rest.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: String,
    rules: u32,
}

fn read_save<G: Game>(save: Value) -> Result<Save<G>, LoadError> {
    let head: Head = Head::deserialize(&save).map_err(malformed)?;
    crate::save::check_versions::<G>(head.format, &head.game, head.rules)?;
    serde_json::from_value(save).map_err(malformed)
}

/// The version of the rules that a save of this game was written under.
pub(crate) fn rules_of<G: Game>(save: &Value) -> Result<u32, LoadError> {
    let head: Head = Head::deserialize(save).map_err(malformed)?;
    crate::save::check_container::<G>(head.format, &head.game)?;
    Ok(head.rules)
}

pub(crate) fn malformed(error: serde_json::Error) -> LoadError {
    LoadError::Malformed(error.to_string())
}

fn part<T: crate::Data>(name: &str, value: Value) -> Result<T, SetupError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let field = match error.path().to_string().as_str() {
            "." => name.to_string(),
            path => path.to_string(),
        };
        SetupError::new(field, error.inner().to_string())
    })
}

/// One more decision of a line.
fn go_on<G: Game>(state: &mut G, action: G::Action) -> Result<(), PlayError> {
    let mut legal = Vec::new();
    state.actions(&mut legal);
    if !legal.contains(&action) {
        let refusal = state.why_not(&action);
        return Err(PlayError::Illegal { action: action.to_string(), refusal });
    }
    if state.reveals(&action) {
        return Err(PlayError::LineEnds("before what shows what was hidden"));
    }
    state.act(action, &mut Silent);
    Ok(())
}

fn read<T: crate::Data>(value: Value) -> Result<T, PlayError> {
    serde_json::from_value(value).map_err(|error| PlayError::Malformed(error.to_string()))
}

pub(crate) fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("our data has string keys only")
}
