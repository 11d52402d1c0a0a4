//! Pig with one thing bent: to see secrets kept, and to see the test kit notice broken laws.

use std::{fmt::Debug, marker::PhantomData};

use tabletop::{
    Game, PlyOf, Refusal, Rng, Seat, SetupError, Silent, Sink, Turn, below,
    toy::{Die, Gain, Pig, PigAction, PigEvent, PigSetup},
};

/// Overrides what it wants to bend.
pub trait Bend: Clone + Eq + Debug + Send + Sync + 'static {
    const RULES: u32 = Pig::RULES;

    fn actions(pig: &Pig, list: &mut Vec<PigAction>) {
        pig.actions(list);
    }

    fn chances(pig: &Pig, list: &mut Vec<(Die, u32)>) {
        pig.chances(list);
    }

    fn sample(pig: &Pig, rng: &mut impl Rng) -> Die {
        pig.sample(rng)
    }

    fn act(pig: &mut Pig, action: PigAction, events: &mut impl Sink<PigEvent>) {
        pig.act(action, events);
    }

    fn end(pig: &mut Pig) {
        pig.end(&mut Silent);
    }

    fn position(pig: &Pig) -> Pig {
        pig.position()
    }

    fn view(pig: &Pig, viewer: Option<Seat>) -> Pig {
        pig.view(viewer)
    }

    fn revealed(pig: &Pig) -> Pig {
        pig.clone()
    }

    fn redact(event: &PigEvent, viewer: Option<Seat>) -> Option<PigEvent> {
        Pig::redact(event, viewer)
    }

    fn has_secrets(pig: &Pig) -> bool {
        pig.has_secrets()
    }

    fn imagine(pig: &Pig, seat: Seat, rng: &mut impl Rng) -> Pig {
        pig.imagine(seat, rng)
    }

    fn reveals(pig: &Pig, action: &PigAction) -> bool {
        pig.reveals(action)
    }

    fn validate(pig: &Pig) -> Result<(), SetupError> {
        pig.validate()
    }

    fn describe(pig: &Pig, ply: &PlyOf<Pig>) -> String {
        pig.describe(ply)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bent<B>(Pig, PhantomData<B>);

impl<B: Bend> Game for Bent<B> {
    const ID: &'static str = "bent pig";
    const RULES: u32 = B::RULES;
    type Setup = PigSetup;
    type Position = Pig;
    type Action = PigAction;
    type Chance = Die;
    type Event = PigEvent;
    type View = Pig;
    type Outlook = Gain;
    type Analysis = ();

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

    fn sample(&self, rng: &mut impl Rng) -> Die {
        B::sample(&self.0, rng)
    }

    fn act(&mut self, action: PigAction, events: &mut impl Sink<PigEvent>) {
        B::act(&mut self.0, action, events);
    }

    fn happen(&mut self, die: Die, events: &mut impl Sink<PigEvent>) {
        self.0.happen(die, events);
    }

    fn end(&mut self, _events: &mut impl Sink<PigEvent>) {
        B::end(&mut self.0);
    }

    fn view(&self, viewer: Option<Seat>) -> Pig {
        B::view(&self.0, viewer)
    }

    fn revealed(&self) -> Pig {
        B::revealed(&self.0)
    }

    fn redact(event: &PigEvent, viewer: Option<Seat>) -> Option<PigEvent> {
        B::redact(event, viewer)
    }

    fn has_secrets(&self) -> bool {
        B::has_secrets(&self.0)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        Bent(B::imagine(&self.0, seat, rng), PhantomData)
    }

    fn reveals(&self, action: &PigAction) -> bool {
        B::reveals(&self.0, action)
    }

    fn outlook(&self, action: &PigAction) -> Option<Gain> {
        self.0.outlook(action)
    }

    fn analyse(&self) {}

    fn why_not(&self, action: &PigAction) -> Refusal {
        self.0.why_not(action)
    }

    fn validate(&self) -> Result<(), SetupError> {
        B::validate(&self.0)
    }

    fn describe(&self, ply: &PlyOf<Pig>) -> String {
        B::describe(&self.0, ply)
    }
}

/// Spectators do not see the dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cupped;

impl Bend for Cupped {
    fn redact(event: &PigEvent, viewer: Option<Seat>) -> Option<PigEvent> {
        match (event, viewer) {
            (PigEvent::Rolled(_), None) => None,
            (PigEvent::Rolled(_) | PigEvent::Banked(_), _) => Some(event.clone()),
        }
    }
}

/// The dice fall under a cup: nobody knows how much is at risk until it is banked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Covered;

impl Bend for Covered {
    fn view(pig: &Pig, _viewer: Option<Seat>) -> Pig {
        risking(pig, 1)
    }

    fn redact(event: &PigEvent, _viewer: Option<Seat>) -> Option<PigEvent> {
        match event {
            PigEvent::Rolled(_) => None,
            PigEvent::Banked(_) => Some(event.clone()),
        }
    }

    fn has_secrets(_pig: &Pig) -> bool {
        true
    }

    fn imagine(pig: &Pig, _seat: Seat, rng: &mut impl Rng) -> Pig {
        risking(pig, 2 + below(20, rng))
    }

    fn reveals(_pig: &Pig, action: &PigAction) -> bool {
        match action {
            PigAction::Bank => true,
            PigAction::Roll => false,
        }
    }
}

/// Pig under later rules: nobody banks fewer than six points, and no die shows a four any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later;

impl Bend for Later {
    const RULES: u32 = Pig::RULES + 1;

    fn actions(pig: &Pig, list: &mut Vec<PigAction>) {
        pig.actions(list);
        let at_risk = serde_json::to_value(pig).expect("pig is data")["at_risk"].as_u64();
        list.retain(|action| match action {
            PigAction::Bank => at_risk >= Some(6),
            PigAction::Roll => true,
        });
    }

    fn chances(pig: &Pig, list: &mut Vec<(Die, u32)>) {
        pig.chances(list);
        list.retain(|(die, _)| *die != Die(4));
    }
}

/// The same, but if anything is at risk, it is this. Pig's fields are private; its data is not.
fn risking(pig: &Pig, points: u32) -> Pig {
    let mut data = serde_json::to_value(pig).expect("pig is data");
    if data["at_risk"] != 0 {
        data["at_risk"] = points.into();
    }
    serde_json::from_value(data).expect("still pig")
}
