//! Pig, the smallest dice game: the worked example of [`Game`], and what this crate's own tests
//! play. Roll and add, or stop and bank; a one loses what is not banked.

use std::fmt;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::{Canvas, Game, Paint, Picture, Refusal, Seat, Seats, SetupError, Sink, Turn, below};

/// How many play, and for how many points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PigSetup {
    /// Two to eight.
    pub players: u8,
    /// Points that win.
    pub goal: u16,
}

/// The state of a game of Pig; being open, it is its own position and view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pig {
    goal: u16,
    banked: Vec<u16>,
    seat: Seat,
    at_risk: u16,
    rolling: bool,
    ended: bool,
}

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PigAction {
    /// Keep what is at risk.
    Bank,
    /// Risk it.
    Roll,
}

/// The die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Die(pub u8);

/// What a roll promises.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gain {
    /// Sides of the die that add points.
    pub sides: u8,
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of 6 to gain", self.sides)
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PigEvent {
    /// A die fell.
    Rolled(u8),
    /// Points were kept.
    Banked(u16),
}

impl Pig {
    /// What a seat has kept.
    pub fn banked(&self, seat: Seat) -> u16 {
        self.banked[usize::from(seat.0)]
    }

    /// What the seat whose turn it is has not kept yet.
    pub fn at_risk(&self) -> u16 {
        self.at_risk
    }

    /// Whose turn it is, decision or die.
    pub fn roller(&self) -> Seat {
        self.seat
    }

    /// Points that win.
    pub fn goal(&self) -> u16 {
        self.goal
    }

    fn pass(&mut self) {
        self.at_risk = 0;
        self.seat = Seat((self.seat.0 + 1) % self.seats());
    }

    fn best(&self) -> u16 {
        self.banked.iter().copied().max().unwrap_or(0)
    }
}

impl Game for Pig {
    const ID: &'static str = "pig";
    const RULES: u32 = 1;
    type Setup = PigSetup;
    type Position = Pig;
    type Action = PigAction;
    type Chance = Die;
    type Event = PigEvent;
    type View = Pig;
    type Outlook = Gain;
    type Analysis = ();

    fn new(setup: &PigSetup) -> Result<Pig, SetupError> {
        if !(2..=8).contains(&setup.players) {
            return Err(SetupError::new(
                "players",
                format!("expected 2 to 8, got {}", setup.players),
            ));
        }
        let banked = vec![0; setup.players.into()];
        let goal = setup.goal;
        Ok(Pig { goal, banked, seat: Seat(0), at_risk: 0, rolling: false, ended: false })
    }

    fn from_position(setup: &PigSetup, position: &Pig) -> Result<Pig, SetupError> {
        let start = Pig::new(setup)?;
        if position.goal != start.goal {
            return Err(SetupError::new("goal", format!("expected {}", start.goal)));
        }
        if position.banked.len() != start.banked.len() {
            return Err(SetupError::new("banked", format!("expected {} numbers", setup.players)));
        }
        position.validate()?;
        Ok(position.clone())
    }

    fn position(&self) -> Pig {
        self.clone()
    }

    fn seats(&self) -> u8 {
        self.banked.len() as u8
    }

    fn turn(&self) -> Turn {
        if self.ended || self.best() >= self.goal {
            let wins = |&seat: &Seat| self.banked[usize::from(seat.0)] == self.best();
            Turn::Over { winners: Seats::first(self.seats()).iter().filter(wins).collect() }
        } else if self.rolling {
            Turn::Chance
        } else {
            Turn::Player(self.seat)
        }
    }

    fn actions(&self, list: &mut Vec<PigAction>) {
        if let Turn::Player(_) = self.turn() {
            list.extend((self.at_risk > 0).then_some(PigAction::Bank));
            list.push(PigAction::Roll);
        }
    }

    fn chances(&self, list: &mut Vec<(Die, u32)>) {
        if self.turn() == Turn::Chance {
            list.extend((1..=6).map(|pips| (Die(pips), 1)));
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Die {
        Die(1 + below(6, rng) as u8)
    }

    fn act(&mut self, action: PigAction, events: &mut impl Sink<PigEvent>) {
        match action {
            PigAction::Roll => self.rolling = true,
            PigAction::Bank => {
                let banked = &mut self.banked[usize::from(self.seat.0)];
                *banked = banked.saturating_add(self.at_risk);
                events.push(PigEvent::Banked(self.at_risk));
                self.pass();
            }
        }
    }

    fn happen(&mut self, Die(pips): Die, events: &mut impl Sink<PigEvent>) {
        events.push(PigEvent::Rolled(pips));
        self.rolling = false;
        if pips == 1 {
            self.pass();
        } else {
            self.at_risk = self.at_risk.saturating_add(pips.into());
        }
    }

    fn end(&mut self, _events: &mut impl Sink<PigEvent>) {
        self.ended = true;
    }

    fn view(&self, _viewer: Option<Seat>) -> Pig {
        self.clone()
    }

    fn redact(event: &PigEvent, _viewer: Option<Seat>) -> Option<PigEvent> {
        Some(event.clone())
    }

    /// Pig is an open game: everybody sees everything.
    fn has_secrets(&self) -> bool {
        false
    }

    fn imagine(&self, _seat: Seat, _luck: &mut impl Rng) -> Pig {
        self.clone()
    }

    /// Pig is an open game: nothing is hidden.
    fn reveals(&self, _action: &PigAction) -> bool {
        false
    }

    fn outlook(&self, action: &PigAction) -> Option<Gain> {
        match action {
            PigAction::Roll => Some(Gain { sides: 5 }),
            PigAction::Bank => None,
        }
    }

    fn analyse(&self) {}

    fn why_not(&self, _action: &PigAction) -> Refusal {
        Refusal::new("PIG-1", "roll before you bank")
    }

    fn validate(&self) -> Result<(), SetupError> {
        if self.seat.0 >= self.seats() {
            return Err(SetupError::new("seat", "expected a seat of this table"));
        }
        Ok(())
    }
}

impl Picture for Pig {
    fn picture(&self) -> Canvas {
        let mut canvas = Canvas::new(20, 1);
        canvas.write(0, 0, Paint::Seat(self.seat.0), &format!("at risk {}", self.at_risk));
        canvas
    }

    fn status(&self) -> Vec<String> {
        let line = |(seat, points)| format!("{}: {points} of {}", Seat(seat), self.goal);
        (0..).zip(&self.banked).map(line).collect()
    }

    fn legend(&self) -> Vec<String> {
        vec!["at risk: lost by a one, kept by banking".into()]
    }
}

impl fmt::Display for PigAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PigAction::Bank => "bank",
            PigAction::Roll => "roll",
        })
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

impl fmt::Display for PigEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PigEvent::Rolled(pips) => write!(f, "rolled {pips}"),
            PigEvent::Banked(points) => write!(f, "banked {points}"),
        }
    }
}
