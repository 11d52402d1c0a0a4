//! Pig with one thing bent: to see secrets kept, and to see the test kit notice broken laws.

use std::{fmt::Debug, marker::PhantomData};

use tabletop::{
    Game, Refusal, Rng, Seat, SetupError, Silent, Sink, Turn,
    toy::{Die, Pig, PigAction, PigEvent, PigSetup},
};

/// Overrides what it wants to bend.
pub trait Bend: Clone + Eq + Debug + Send + 'static {
    fn actions(pig: &Pig, list: &mut Vec<PigAction>) {
        pig.actions(list);
    }

    fn chances(pig: &Pig, list: &mut Vec<(Die, u32)>) {
        pig.chances(list);
    }

    fn sample(pig: &Pig, luck: &mut impl Rng) -> Die {
        pig.sample(luck)
    }

    fn end(pig: &mut Pig) {
        pig.end(&mut Silent);
    }

    fn position(pig: &Pig) -> Pig {
        pig.position()
    }

    fn redact(event: &PigEvent, viewer: Option<Seat>) -> Option<PigEvent> {
        Pig::redact(event, viewer)
    }

    fn imagine(pig: &Pig, seat: Seat, luck: &mut impl Rng) -> Pig {
        pig.imagine(seat, luck)
    }

    fn validate(pig: &Pig) -> Result<(), SetupError> {
        pig.validate()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bent<B>(Pig, PhantomData<B>);

impl<B: Bend> Game for Bent<B> {
    const ID: &'static str = "bent pig";
    const RULES: u32 = Pig::RULES;
    type Setup = PigSetup;
    type Position = Pig;
    type Action = PigAction;
    type Chance = Die;
    type Event = PigEvent;
    type View = Pig;

    fn new(setup: &PigSetup) -> Result<Self, SetupError> {
        Ok(Bent(Pig::new(setup)?, PhantomData))
    }

    fn from_position(setup: &PigSetup, position: &Pig) -> Result<Self, SetupError> {
        Ok(Bent(Pig::from_position(setup, position)?, PhantomData))
    }

    fn position(&self) -> Pig {
        B::position(&self.0)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn actions(&self, list: &mut Vec<PigAction>) {
        B::actions(&self.0, list);
    }

    fn chances(&self, list: &mut Vec<(Die, u32)>) {
        B::chances(&self.0, list);
    }

    fn sample(&self, luck: &mut impl Rng) -> Die {
        B::sample(&self.0, luck)
    }

    fn act(&mut self, action: PigAction, events: &mut impl Sink<PigEvent>) {
        self.0.act(action, events);
    }

    fn happen(&mut self, die: Die, events: &mut impl Sink<PigEvent>) {
        self.0.happen(die, events);
    }

    fn end(&mut self, _events: &mut impl Sink<PigEvent>) {
        B::end(&mut self.0);
    }

    fn view(&self, viewer: Option<Seat>) -> Pig {
        self.0.view(viewer)
    }

    fn redact(event: &PigEvent, viewer: Option<Seat>) -> Option<PigEvent> {
        B::redact(event, viewer)
    }

    fn imagine(&self, seat: Seat, luck: &mut impl Rng) -> Self {
        Bent(B::imagine(&self.0, seat, luck), PhantomData)
    }

    fn why_not(&self, action: &PigAction) -> Refusal {
        self.0.why_not(action)
    }

    fn validate(&self) -> Result<(), SetupError> {
        B::validate(&self.0)
    }
}
