//! One game between entrants, and its result.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use tabletop::{PlyOf, Seat, Turn};

use super::Latencies;
use crate::{
    Bot, Evaluate, Prospects,
    game_loop::{self, derive_seed},
    spec::BotFactory,
};

/// One game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// What became of everybody, by seat.
    pub seats: Vec<SeatResult>,
    /// Did it hit the round limit, or not end at all?
    pub called_off: bool,
}

/// What became of one seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatResult {
    /// Who sat there.
    pub entrant: usize,
    /// 1 for a victory, a share of a tie, or 0.
    pub result: f32,
    /// How often it forfeited its seat.
    pub forfeits: u32,
    /// Why it did.
    pub fault: Option<String>,
    /// How long its decisions took; those with one legal action are left out.
    pub latencies: Latencies,
}

impl GameResult {
    /// Plays a game in which these entrants sit, by seat, with common random numbers: the dice and the generator
    /// of each seat depend on the seed alone, whoever sits there.
    pub fn play<G: Evaluate>(
        start: &G,
        factories: &[BotFactory<G>],
        seating: &[usize],
        seed: u64,
    ) -> GameResult {
        GameResult::play_unless(&AtomicBool::new(false), start, factories, seating, seed)
    }

    /// The same, unless it is called off: from then on nobody thinks, so that it ends soon, and says
    /// nothing.
    pub(crate) fn play_unless<G: Evaluate>(
        is_off: &AtomicBool,
        start: &G,
        factories: &[BotFactory<G>],
        seating: &[usize],
        seed: u64,
    ) -> GameResult {
        let sit = |(seat, &entrant): (usize, &usize)| {
            Clocked::new(factories[entrant].build(derive_seed(seed, 1 + seat as u64)), is_off)
        };
        let mut clocked: Vec<Clocked<'_, G>> = seating.iter().enumerate().map(sit).collect();
        let mut bots: Vec<Box<dyn Bot<G> + '_>> =
            clocked.iter_mut().map(|bot| Box::new(bot) as Box<dyn Bot<G> + '_>).collect();
        let finished = game_loop::play(start.clone(), &mut bots, derive_seed(seed, 0), |_, _| {});
        drop(bots);
        let results = Prospects::of_winners(finished.winners, finished.game.is_party());
        let seat_result = |(seat, bot): (usize, Clocked<'_, G>)| SeatResult {
            entrant: seating[seat],
            result: results.0[seat],
            forfeits: bot.bot.forfeits(),
            fault: bot.bot.fault(),
            latencies: bot.latencies,
        };
        GameResult {
            seats: clocked.into_iter().enumerate().map(seat_result).collect(),
            called_off: finished.stopped || finished.game.is_called_off(),
        }
    }
}

/// A bot with a clock beside it.
struct Clocked<'a, G: Evaluate> {
    bot: Box<dyn Bot<G>>,
    latencies: Latencies,
    list: Vec<G::Action>,
    is_off: &'a AtomicBool,
}

impl<'a, G: Evaluate> Clocked<'a, G> {
    fn new(bot: Box<dyn Bot<G>>, is_off: &'a AtomicBool) -> Clocked<'a, G> {
        Clocked { bot, latencies: Latencies::default(), list: Vec::new(), is_off }
    }
}

impl<G: Evaluate> Bot<G> for &mut Clocked<'_, G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        debug_assert_eq!(game.turn(), Turn::Player(seat));
        self.list.clear();
        game.actions(&mut self.list);
        if self.is_off.load(Ordering::Relaxed) {
            return self.list[0];
        }
        let begin = Instant::now();
        let action = self.bot.choose(game, seat);
        if self.list.len() > 1 {
            self.latencies.add(begin.elapsed());
        }
        action
    }

    fn observe(&mut self, ply: &PlyOf<G>) {
        if !self.is_off.load(Ordering::Relaxed) {
            self.bot.observe(ply);
        }
    }

    fn forfeits(&self) -> u32 {
        self.bot.forfeits()
    }

    fn fault(&self) -> Option<String> {
        self.bot.fault()
    }
}
