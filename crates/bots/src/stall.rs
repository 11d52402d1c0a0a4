//! Breaks stalls. Where chance has had no ply for [`STALL_AFTER`] decisions of each seat, what was chosen
//! before is penalised and what leads to a roll or a draw gets a bonus:
//!
//! `value − REPEAT_PENALTY · repeats + CHANCE_BONUS · decisions per seat · (1 − distance / CHANCE_HORIZON)`
//!
//! Without it one greedy game in a hundred went on for ever, because nobody liked the fight that was left.

use tabletop::{Game, Ply, PlyOf, Seat, Silent, Turn};

/// A table stalls after so many decisions of each seat without a chance ply.
const STALL_AFTER: u32 = 12;
/// What an action loses each time that it was chosen during this stall with exactly the same value.
const REPEAT_PENALTY: f32 = 0.05;
/// What the nearest chance ply gains with each decision of each seat since the last one.
const CHANCE_BONUS: f32 = 0.02;
/// A chance ply is looked for so many own decisions ahead.
const CHANCE_HORIZON: u32 = 3;

/// What a bot remembers of a stall.
pub(crate) struct StallBreaker<A> {
    /// Decisions at the table since the last chance ply. That halves the count instead of clearing it: where
    /// chance comes now and then only, a table soon stalls again.
    idle: u32,
    /// What was chosen since the table stalls, its value then, and how often.
    tried: Vec<(A, f32, u32)>,
}

impl<A: Copy + PartialEq> StallBreaker<A> {
    /// Of a table where nothing has happened yet.
    pub(crate) fn new() -> StallBreaker<A> {
        StallBreaker { idle: 0, tried: Vec::new() }
    }

    /// A ply was played at the table.
    pub(crate) fn observe<G: Game<Action = A>>(&mut self, ply: &PlyOf<G>) {
        match ply {
            Ply::Act(_) | Ply::End => self.idle += 1,
            Ply::Chance(_) => *self = StallBreaker { idle: self.idle / 2, tried: Vec::new() },
        }
    }

    /// Does the table stall?
    pub(crate) fn is_stalled<G: Game<Action = A>>(&self, game: &G) -> bool {
        self.idle >= STALL_AFTER * u32::from(game.seats())
    }

    /// Of actions with their values, the best one with penalties and bonuses; remembers that it was chosen.
    pub(crate) fn choose<G: Game<Action = A>>(
        &mut self,
        game: &G,
        seat: Seat,
        actions: impl Iterator<Item = (A, f32)>,
    ) -> Option<A> {
        let bonus = CHANCE_BONUS * (self.idle / u32::from(game.seats())) as f32;
        let penalty = |action: A, value: f32| REPEAT_PENALTY * self.repeats(action, value) as f32;
        let (action, value, _) = actions
            .map(|(action, value)| {
                let adjusted =
                    value - penalty(action, value) + bonus * chance_nearness(game, seat, action);
                (action, value, adjusted)
            })
            .max_by(|one, other| one.2.total_cmp(&other.2))?;
        match self.tried.iter_mut().find(|tried| (tried.0, tried.1) == (action, value)) {
            Some((.., times)) => *times += 1,
            None => self.tried.push((action, value, 1)),
        }
        Some(action)
    }

    fn repeats(&self, action: A, value: f32) -> u32 {
        let known = self.tried.iter().find(|tried| (tried.0, tried.1) == (action, value));
        known.map_or(0, |(.., times)| *times)
    }
}

/// How near the next chance ply is behind an action, from 0 to 1, if this seat decides on.
fn chance_nearness<G: Game>(game: &G, seat: Seat, action: G::Action) -> f32 {
    horizon_left(game, seat, action, CHANCE_HORIZON) as f32 / CHANCE_HORIZON as f32
}

/// How much of a horizon is left at the nearest chance ply behind this action; 0 if there is none in it.
fn horizon_left<G: Game>(game: &G, seat: Seat, action: G::Action, horizon: u32) -> u32 {
    let mut next = game.clone();
    next.act(action, &mut Silent);
    match next.turn() {
        Turn::Chance => horizon,
        Turn::Player(decider) if decider == seat && horizon > 1 => {
            let mut actions = Vec::new();
            next.actions(&mut actions);
            let left = |action| horizon_left(&next, seat, action, horizon - 1);
            actions.into_iter().map(left).max().unwrap_or(0)
        }
        Turn::Player(_) | Turn::Over { .. } => 0,
    }
}
