//! The contract between a game and everything around it.

use std::fmt::{self, Debug, Display};

use rand_core::Rng;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Canvas, Refusal, Seat, Seats, SetupError};

/// Whose move it is. "Who decides" and "is it over" are one answer, so they cannot disagree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// This seat decides.
    Player(Seat),
    /// Luck decides: a roll or a draw.
    Chance,
    /// The game is over.
    Over {
        /// One, several, everybody (a party's victory) or nobody (a party's defeat).
        winners: Seats,
    },
}

/// One step of a game's history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ply<A, C> {
    /// A player decided.
    Act(A),
    /// Luck spoke.
    Chance(C),
    /// The players agreed to end the game here.
    End,
}

/// Short and stable words, for histories; [`Game::describe`] has those for people at the table.
impl<A: Display, C: Display> Display for Ply<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Act(action) => action.fmt(f),
            Ply::Chance(chance) => chance.fmt(f),
            Ply::End => f.write_str("agree to end the game"),
        }
    }
}

/// The ply of a game.
pub type PlyOf<G> = Ply<<G as Game>::Action, <G as Game>::Chance>;

/// Plain data with a stable JSON form.
pub trait Data: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Data for T {}

/// Where events go. [`Silent`] compiles to nothing, so search pays nothing for the story.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// Nobody listens.
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn push(&mut self, _event: E) {}
}

/// Something that can be shown as text in a terminal.
pub trait Picture {
    /// The picture, uncropped; its focus is what the reader should see first.
    fn picture(&self) -> Canvas;

    /// What the reader should know besides, a line each.
    fn status(&self) -> Vec<String>;

    /// What the characters of the picture mean, a line each.
    fn legend(&self) -> Vec<String>;
}

/// The complete state of one game: the referee's copy.
///
/// A state is a value: cloned, compared, never aware of time, files or a generator. Equality means
/// that both states have the same future under the same plies.
///
/// [`actions`](Game::actions) is the only authority on what is legal. [`act`](Game::act) and
/// [`happen`](Game::happen) do not check: they are for search and take only what the lists offer.
/// Everything from outside goes through [`Match`](crate::Match), the checked door.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name used in saves and on the command line.
    const ID: &'static str;
    /// Moves when behaviour moves, never for speed or style.
    const RULES: u32;

    /// Players, options, contents of the box. Untrusted.
    type Setup: Data;
    /// Any situation of the game, written as data by a person or a program. Untrusted.
    type Position: Data;
    /// What a player decides.
    type Action: Data + Copy + Ord + Display;
    /// What luck decides.
    type Chance: Data + Copy + Ord + Display;
    /// What happened, for eyes.
    type Event: Data + Display;
    /// What one viewer may know.
    type View: Data + Picture;
    /// What can be reckoned about an action before it is chosen; [`Reckoned`](crate::Reckoned) where that
    /// may take too long.
    type Outlook: Data + Display;
    /// What can be reckoned where somebody has the time to wait for it; `()` where outlooks say it all.
    type Analysis: Data;

    /// The start of a game.
    ///
    /// # Errors
    /// A setup that cannot be played, with the field that is wrong.
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// The game of this setup in the middle of things.
    ///
    /// # Errors
    /// A setup or position that is impossible, with the field that is wrong.
    fn from_position(setup: &Self::Setup, position: &Self::Position) -> Result<Self, SetupError>;

    /// This situation as data; [`from_position`](Game::from_position) gives an equal state back.
    fn position(&self) -> Self::Position;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Whose move it is.
    fn turn(&self) -> Turn;

    /// Appends the legal actions, in ascending order; none unless it is a player's turn.
    fn actions(&self, list: &mut Vec<Self::Action>);

    /// Appends what luck may bring with positive weights, ascending; none unless it is chance's turn.
    fn chances(&self, list: &mut Vec<(Self::Chance, u32)>);

    /// Draws one of [`chances`](Game::chances) by its weight, without writing the list.
    ///
    /// # Panics
    /// If it is not chance's turn.
    fn sample(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Plays a legal action. Unchecked.
    fn act(&mut self, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Lets a possible chance happen. Unchecked.
    fn happen(&mut self, chance: Self::Chance, events: &mut impl Sink<Self::Event>);

    /// Ends a game that is not over, because its players agreed to.
    fn end(&mut self, events: &mut impl Sink<Self::Event>);

    /// What this viewer may know; `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// The table with all that anybody at it knows, for when the game is over. Override it where views differ.
    fn revealed(&self) -> Self::View {
        self.view(None)
    }

    /// The part of an event that this viewer may know.
    fn redact(event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;

    /// Does somebody at this table know, or may come to know, what another must not see? Once false,
    /// it stays false. Required on purpose, like [`imagine`](Game::imagine).
    fn has_secrets(&self) -> bool;

    /// Is anything hidden from this seat now? If not, the only world it can imagine is the real one. To
    /// say yes is never wrong.
    fn hides_from(&self, _seat: Seat) -> bool {
        self.has_secrets()
    }

    /// A world that this seat cannot tell from the real one. Required on purpose: a silent default
    /// would leak the day a secret appears.
    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// Does this legal action show somebody what was hidden from them? Then it cannot be taken back.
    /// Required on purpose, like [`imagine`](Game::imagine): a silent default would leak the day a
    /// secret appears.
    fn reveals(&self, action: &Self::Action) -> bool;

    /// The exact chances that this legal action leads to, from what the player who decides may know;
    /// `None` where there is nothing to reckon. Reckoned when asked for, so it may take its time.
    fn outlook(&self, action: &Self::Action) -> Option<Self::Outlook>;

    /// The outlooks of these legal actions, in their order. Override it where one takes so long that all of them
    /// must share a bound: somebody waits for them.
    fn outlooks(&self, actions: &[Self::Action]) -> Vec<Option<Self::Outlook>> {
        actions.iter().map(|action| self.outlook(action)).collect()
    }

    /// Exact reckoning for who decides, from what that player may know. It may take about half a second, so nobody
    /// should be held up by it.
    fn analyse(&self) -> Self::Analysis;

    /// Why an action that is not in the list is not allowed, with the rule's number.
    fn why_not(&self, action: &Self::Action) -> Refusal;

    /// The slow validator: everything that must always be true, recomputed from scratch.
    ///
    /// # Errors
    /// The field that is impossible.
    fn validate(&self) -> Result<(), SetupError>;

    /// The words of a legal ply here, for people who see the table: those of an action are for the
    /// seat that decides, and say no more than it may know. Override it where the data alone means
    /// little to a person, such as the number of a card whose face is in the box.
    fn describe(&self, ply: &PlyOf<Self>) -> String {
        ply.to_string()
    }

    /// One unchecked step of the history.
    fn apply(&mut self, ply: &PlyOf<Self>, events: &mut impl Sink<Self::Event>) {
        match ply {
            Ply::Act(action) => self.act(*action, events),
            Ply::Chance(chance) => self.happen(*chance, events),
            Ply::End => self.end(events),
        }
    }
}
