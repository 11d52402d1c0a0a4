//! Nobody waits for ever: where luck has had nothing to say for long, a bot tires of what it has
//! tried and grows eager for something to happen.

use tabletop::{Game, Ply, PlyOf, Seat, Silent, Turn};

/// A table is idle after so many decisions for each seat in which luck had nothing to say.
const LONG_IDLE: u32 = 12;
/// What an action loses each time that it was chosen at an idle table and promised exactly the same.
const TIRING: f32 = 0.05;
/// What the next luck gains with each decision for each seat at an idle table.
const EAGER: f32 = 0.02;
/// So many decisions ahead a bot sees luck coming.
const SIGHT: u32 = 3;

/// What a bot remembers of an idle table.
pub(crate) struct Restless<A> {
    /// Decisions at the table since luck had something to say, which halves those before it: where
    /// it speaks now and then only, a bot is soon restless again.
    idle: u32,
    /// What was chosen since the table is idle, what it promised, and how often.
    tried: Vec<(A, f32, u32)>,
}

impl<A: Copy + PartialEq> Restless<A> {
    /// Of a table where nothing has happened yet.
    pub(crate) fn new() -> Restless<A> {
        Restless { idle: 0, tried: Vec::new() }
    }

    /// A ply was played at the table.
    pub(crate) fn observe<G: Game<Action = A>>(&mut self, ply: &PlyOf<G>) {
        match ply {
            Ply::Act(_) | Ply::End => self.idle += 1,
            Ply::Chance(_) => *self = Restless { idle: self.idle / 2, tried: Vec::new() },
        }
    }

    /// Has luck had nothing to say for long?
    pub(crate) fn is_idle<G: Game<Action = A>>(&self, game: &G) -> bool {
        self.idle >= LONG_IDLE * u32::from(game.seats())
    }

    /// Of actions with what they are worth, the best one at an idle table; notes that it was chosen.
    pub(crate) fn choose<G: Game<Action = A>>(
        &mut self,
        game: &G,
        seat: Seat,
        actions: impl Iterator<Item = (A, f32)>,
    ) -> Option<A> {
        let eager = EAGER * (self.idle / u32::from(game.seats())) as f32;
        let tired = |action: A, worth: f32| TIRING * self.times(action, worth) as f32;
        let (action, worth, _) = actions
            .map(|(action, worth)| {
                let fresh = worth - tired(action, worth) + eager * luck_behind(game, seat, action);
                (action, worth, fresh)
            })
            .max_by(|one, other| one.2.total_cmp(&other.2))?;
        match self.tried.iter_mut().find(|tried| (tried.0, tried.1) == (action, worth)) {
            Some((.., times)) => *times += 1,
            None => self.tried.push((action, worth, 1)),
        }
        Some(action)
    }

    fn times(&self, action: A, worth: f32) -> u32 {
        let known = self.tried.iter().find(|tried| (tried.0, tried.1) == (action, worth));
        known.map_or(0, |(.., times)| *times)
    }
}

/// How near luck is behind an action, from 0 to 1, if this seat decides on.
fn luck_behind<G: Game>(game: &G, seat: Seat, action: G::Action) -> f32 {
    sight_of_luck(game, seat, action, SIGHT) as f32 / SIGHT as f32
}

/// How much of a sight is left when it meets luck behind this action; nothing if it does not.
fn sight_of_luck<G: Game>(game: &G, seat: Seat, action: G::Action, sight: u32) -> u32 {
    let mut next = game.clone();
    next.act(action, &mut Silent);
    match next.turn() {
        Turn::Chance => sight,
        Turn::Player(decider) if decider == seat && sight > 1 => {
            let mut actions = Vec::new();
            next.actions(&mut actions);
            let left = |action| sight_of_luck(&next, seat, action, sight - 1);
            actions.into_iter().map(left).max().unwrap_or(0)
        }
        Turn::Player(_) | Turn::Over { .. } => 0,
    }
}
