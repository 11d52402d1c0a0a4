//! One game from a start to its end, with bots in every seat.

use tabletop::{Game, Ply, PlyOf, Seat, Seats, Silent, Turn, seeded_rng};

use crate::Bot;

/// A game that has not ended after so many plies is stopped: nobody wins it.
pub const MOST_PLIES: u32 = 200_000;

/// What became of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished<G> {
    /// The state at its end.
    pub game: G,
    /// Who won; nobody if it was stopped.
    pub winners: Seats,
    /// Decisions and draws.
    pub plies: u32,
    /// Was it stopped because it would not end?
    pub stopped: bool,
}

/// Plays on to the end, with common random numbers: chance at ply *n* is drawn by
/// `derive_seed(seed, n)` alone, so that two games with the same seed have the same dice and draws as long
/// as they have played equally many plies. `see` is told every ply with the state before it.
pub fn play<G: Game>(
    game: G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    seed: u64,
    mut see: impl FnMut(&G, &PlyOf<G>),
) -> Finished<G> {
    play_on(game, bots, seed, |game, ply| {
        see(game, ply);
        game.apply(ply, &mut Silent);
    })
}

/// The same game with its events: `hear` is told every one, with the state after its ply.
pub fn play_with_events<G: Game>(
    game: G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    seed: u64,
    mut see: impl FnMut(&G, &PlyOf<G>),
    mut hear: impl FnMut(&G, &G::Event),
) -> Finished<G> {
    let mut events = Vec::new();
    play_on(game, bots, seed, |game, ply| {
        see(game, ply);
        game.apply(ply, &mut events);
        events.drain(..).for_each(|event| hear(game, &event));
    })
}

fn play_on<G: Game>(
    mut game: G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    seed: u64,
    mut step: impl FnMut(&mut G, &PlyOf<G>),
) -> Finished<G> {
    for plies in 0..MOST_PLIES {
        let ply = match game.turn() {
            Turn::Over { winners } => return Finished { game, winners, plies, stopped: false },
            Turn::Chance => {
                Ply::Chance(game.sample(&mut seeded_rng(derive_seed(seed, u64::from(plies)))))
            }
            Turn::Player(seat) => Ply::Act(bots[usize::from(seat.0)].choose(&game, seat)),
        };
        step(&mut game, &ply);
        bots.iter_mut().for_each(|bot| bot.observe(&ply));
    }
    Finished { game, winners: Seats::default(), plies: MOST_PLIES, stopped: true }
}

/// Seed derivation by SplitMix64: an independent seed for one part of what another seed rules.
pub fn derive_seed(seed: u64, part: u64) -> u64 {
    let mut bits = seed ^ part.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// The seats of a table.
pub fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.seats()).map(Seat)
}
