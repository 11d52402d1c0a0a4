//! Small tables to play at.

use karak::karak::{Action, Chance, Karak, Options, Position, Setup};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, Luck, Ply, PlyOf, Rng, Seat, SetupError, Silent, Turn, below};

pub const FIRST: Seat = Seat(0);
pub const SECOND: Seat = Seat(1);

/// How many rounds to go: `KARAK_LONG=1` digs deeper.
pub fn rounds(short: u64, long: u64) -> u64 {
    if std::env::var_os("KARAK_LONG").is_some() { long } else { short }
}

/// Every combination of options with every number of players, called off after so many rounds.
pub fn setups(round_limit: u16) -> impl Iterator<Item = Setup> {
    let tables = Options::all().flat_map(|options| (2..=5).map(move |players| (options, players)));
    let round_limit = Some(round_limit);
    tables.map(move |(options, players)| Setup { options, round_limit, ..Setup::new(players) })
}

/// All four fan modes at once.
pub fn all_options() -> Options {
    Options::all().last().expect("sixteen combinations")
}

/// A wizard and a warrior, rivals.
pub fn two() -> Value {
    json!({"players": 2, "heroes": ["wizard", "warrior"]})
}

/// Data of a test, which is readable.
pub fn read<T: DeserializeOwned>(value: Value) -> T {
    let text = value.to_string();
    serde_json::from_value(value).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A situation of a test, which is possible.
pub fn situation(setup: &Value, position: &Value) -> Karak {
    let (setup, position): (Setup, Position) = (read(setup.clone()), read(position.clone()));
    Karak::from_position(&setup, &position).unwrap_or_else(|error| panic!("{error}"))
}

/// What the outer door says to a table, and to a situation at it.
pub fn open(setup: Value, position: Option<Value>) -> Result<(), SetupError> {
    match karak::open("karak", setup, position, Luck::Manual) {
        Ok(_) => Ok(()),
        Err(karak::OpenError::Setup(error)) => Err(error),
        Err(error @ karak::OpenError::Unknown { .. }) => panic!("{error}"),
    }
}

pub fn actions(state: &Karak) -> Vec<Action> {
    let mut list = Vec::new();
    state.actions(&mut list);
    list
}

pub fn chances(state: &Karak) -> Vec<(Chance, u32)> {
    let mut list = Vec::new();
    state.chances(&mut list);
    list
}

/// What may come next, at random: any action, and chance by its weight; nothing once it is over.
pub fn random_ply(state: &Karak, luck: &mut impl Rng) -> Option<PlyOf<Karak>> {
    match state.turn() {
        Turn::Player(_) => Some(Ply::Act(any_of(&actions(state), luck))),
        Turn::Chance => Some(Ply::Chance(state.sample(luck))),
        Turn::Over { .. } => None,
    }
}

/// Plays up to so many plies at random, and looks at the state after each.
pub fn play_at_random(
    state: &mut Karak,
    plies: usize,
    luck: &mut impl Rng,
    mut look: impl FnMut(&Karak, &PlyOf<Karak>),
) {
    for _ in 0..plies {
        let Some(ply) = random_ply(state, luck) else { return };
        state.apply(&ply, &mut Silent);
        look(state, &ply);
    }
}

/// One of a list that is not empty.
pub fn any_of<T: Clone>(list: &[T], luck: &mut impl Rng) -> T {
    list[below(list.len() as u32, luck) as usize].clone()
}
