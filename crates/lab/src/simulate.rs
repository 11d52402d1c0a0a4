//! Plays the games of a table on all cores and hands their rows out in the order of seeds.

use std::ops::{ControlFlow, Range};

use bots::{
    Bot, Evaluator, Prospects, Spec,
    game_loop::{self, derive_seed},
    spec::BotFactory,
};
use rayon::prelude::*;
use tabletop::Seat;

use crate::{
    Metrics,
    luck_meter::LuckMeter,
    metrics::{GameMetrics, SeatSummary},
    row::{GameRow, Record, SeatRow, ThreatRow},
};

/// So many games are played before their rows are handed out. The same for any number of threads.
const BATCH: u64 = 256;

/// A table at which games are played.
#[derive(Clone, Debug)]
pub struct Table<G> {
    /// `karak-4p+hero_mode`.
    pub name: String,
    /// Where its games begin.
    pub start: G,
    /// Who plays. Each game seats them one further than the game before; with fewer bots than seats
    /// they sit down more than once.
    pub bots: Vec<Spec>,
    /// Is luck reckoned?
    pub luck: bool,
}

/// Plays one game for each seed. Each row goes to `deliver`, in the order of seeds, until it breaks;
/// `tick` hears of each game when it ends, in any order.
///
/// # Errors
/// Those of `deliver`.
pub fn simulate<G: Metrics, E>(
    table: &Table<G>,
    seeds: Range<u64>,
    tick: &(dyn Fn() + Sync),
    mut deliver: impl FnMut(Record) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let runner = Runner::new(table);
    let mut first = seeds.start;
    while first < seeds.end {
        for record in runner.batch(first..seeds.end.min(first + BATCH), tick) {
            if deliver(record)?.is_break() {
                return Ok(());
            }
        }
        first += BATCH;
    }
    Ok(())
}

/// Plays at two tables with the same seeds and hands out their rows in pairs.
///
/// # Errors
/// Those of `deliver`.
pub fn simulate_pairs<G: Metrics, E>(
    tables: [&Table<G>; 2],
    seeds: Range<u64>,
    tick: &(dyn Fn() + Sync),
    mut deliver: impl FnMut(Record, Record) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let runners = tables.map(Runner::new);
    let mut first = seeds.start;
    while first < seeds.end {
        let range = first..seeds.end.min(first + BATCH);
        let [left, right] = runners.each_ref().map(|runner| runner.batch(range.clone(), tick));
        for (one, other) in left.into_iter().zip(right) {
            if deliver(one, other)?.is_break() {
                return Ok(());
            }
        }
        first += BATCH;
    }
    Ok(())
}

/// Plays the games of a table, one for each seed; holds what they share.
struct Runner<'a, G: Metrics> {
    table: &'a Table<G>,
    factories: Vec<BotFactory<G>>,
    evaluator: Option<Evaluator<G>>,
}

impl<'a, G: Metrics> Runner<'a, G> {
    fn new(table: &'a Table<G>) -> Runner<'a, G> {
        Runner {
            table,
            factories: table.bots.iter().map(BotFactory::new).collect(),
            evaluator: table.luck.then(Evaluator::tuned),
        }
    }

    fn batch(&self, seeds: Range<u64>, tick: &(dyn Fn() + Sync)) -> Vec<Record> {
        let play = |seed| {
            let record = self.play(seed);
            tick();
            record
        };
        seeds.into_par_iter().map(play).collect()
    }

    /// Which bot sits on a seat.
    fn bot_of(&self, seat: u8, seed: u64) -> usize {
        let count = self.factories.len() as u64;
        ((u64::from(seat) + seed % count) % count) as usize
    }

    fn play(&self, seed: u64) -> Record {
        let start = &self.table.start;
        let sit = |seat: u8| {
            self.factories[self.bot_of(seat, seed)].build(derive_seed(seed, 1 + u64::from(seat)))
                as Box<dyn Bot<G>>
        };
        let mut bots: Vec<_> = (0..start.seats()).map(sit).collect();
        let mut metrics = GameMetrics::new(start);
        let mut meter = self
            .evaluator
            .as_ref()
            .map(|evaluator| LuckMeter::new(evaluator, derive_seed(seed, u64::MAX)));
        let see = |game: &G, ply: &_| {
            if let Some(meter) = &mut meter {
                meter.observe(game, ply);
            }
        };
        let hear = |game: &G, event: &_| game.observe(event, &mut metrics);
        let finished =
            game_loop::play_with_events(start.clone(), &mut bots, derive_seed(seed, 0), see, hear);
        let luck = |seat| meter.as_ref().map(|meter| meter.of(seat));
        self.record(seed, &finished, metrics, luck)
    }

    fn record(
        &self,
        seed: u64,
        finished: &game_loop::Finished<G>,
        metrics: GameMetrics<G>,
        luck: impl Fn(Seat) -> Option<f64>,
    ) -> Record {
        let game = &finished.game;
        let summary = game.summary();
        let shares = Prospects::of_winners(finished.winners, game.is_party());
        let players = game.seats();
        let first = metrics.first.unwrap_or(Seat(0)).0;
        let seat = |(seat, summary): (u8, SeatSummary)| {
            let number = summary.hero.as_ref().map(|&(_, number)| number);
            let of_hero = number.and_then(|number| metrics.heroes.get(number)).cloned();
            let of_hero = of_hero.unwrap_or_default();
            let mut counts = of_hero.counts;
            counts.resize(G::MAIN_COUNTS.len() + G::COUNTS.len() - summary.counts.len(), 0);
            counts.extend(summary.counts);
            let more = counts.split_off(G::MAIN_COUNTS.len());
            SeatRow {
                table: self.table.name.clone(),
                seed,
                seat,
                order: (seat + players - first) % players,
                bot: self.table.bots[self.bot_of(seat, seed)].to_string(),
                hero: summary.hero.map(|(name, _)| name).unwrap_or_default(),
                // A third is the nearest third, not the nearest one in single precision.
                won: share(shares[Seat(seat)]),
                points: summary.points,
                fights_won: of_hero.won,
                fights_tied: of_hero.tied,
                fights_lost: of_hero.lost,
                main_counts: counts,
                faints: of_hero.faints,
                luck: luck(Seat(seat)),
                counts: more,
            }
        };
        Record {
            game: GameRow {
                table: self.table.name.clone(),
                players,
                seed,
                plies: finished.plies,
                rounds: metrics.round,
                ending: summary.ending.unwrap_or_else(|| "unfinished".into()),
                called_off: finished.stopped || game.is_called_off(),
                party: game.is_party(),
                winners: finished.winners.iter().map(|seat| seat.0).collect(),
                threat: G::THREAT.map(|_| ThreatRow {
                    at_end: metrics.threat,
                    at_boss: metrics.boss_threat,
                    limit: summary.threat_limit,
                }),
                milestones: metrics.milestones.clone(),
            },
            seats: (0..players).zip(summary.seats).map(seat).collect(),
        }
    }
}

fn share(of_one: f32) -> f64 {
    if of_one > 0.0 { 1.0 / f64::from((1.0 / of_one).round()) } else { 0.0 }
}
