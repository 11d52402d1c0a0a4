//! Turns and rounds: who is next, recovery, the end.

use tabletop::{Seat, Seats, Sink};

use super::event::Event;
use super::phase::{Ending, Phase};
use super::state::{Day, Karak2};

impl Karak2 {
    /// The turn of the active hero begins; a hero who lies unconscious only recovers.
    /// Rules: K2-3.1, K2-6.13
    pub(super) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        if !self.start_turn(events) {
            self.end_turn(events);
        }
    }

    /// Passes the turn on, past those who only recover. Rules: K2-3.1, K2-3.5
    pub(super) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        while self.pass_on(events) {
            if self.start_turn(events) {
                return;
            }
        }
    }

    /// An action is complete. Rules: K2-3.2, K2-3.3
    pub(super) fn finish_action(&mut self, events: &mut impl Sink<Event>) {
        self.spend_action();
        self.act_on(events);
    }

    /// Back to moving and acting. The turn ends by itself when nothing is left to do.
    /// Rules: K2-3.2, K2-3.5
    pub(super) fn act_on(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Act;
        if self.actions_left() == 0 || !self.can_move() && !self.can_do_anything() {
            self.end_turn(events);
        }
    }

    /// Rule: K2-3.2
    pub(super) fn spend_action(&mut self) {
        self.day.used += 1;
        self.day.moved = false;
    }

    /// Is a move left? A second one in a row gives up an action. Rules: K2-3.3, K2-3.4
    #[inline]
    pub(super) fn can_move(&self) -> bool {
        self.actions_left() > u8::from(self.day.moved)
    }

    /// Rules: K2-3.3, K2-3.4
    pub(super) fn spend_move(&mut self) {
        self.day.used += u8::from(self.day.moved);
        self.day.moved = true;
    }

    /// The game is over.
    pub(super) fn finish(&mut self, ending: Ending, events: &mut impl Sink<Event>) {
        self.battle = None;
        self.phase = Phase::Over(ending);
        events.push(Event::Ended { ending });
    }

    /// The players stop here: what is drawn and not placed goes back, what is won and not settled
    /// leaves the game. Rule: K2-11.3
    #[expect(clippy::wildcard_enum_match_arm, reason = "most phases hold nothing")]
    pub(super) fn stop(&mut self, events: &mut impl Sink<Event>) {
        if self.ending().is_some() {
            return;
        }
        match self.phase {
            Phase::LayTile { tile } | Phase::TurnTile { tile, .. } => self.return_tile(tile),
            Phase::DrawArmy { drawn, .. } | Phase::ReturnArmy { drawn, .. } => {
                drawn.iter().for_each(|army| self.bag[army] += 1);
            }
            _ => {}
        }
        std::mem::take(&mut self.hand)
            .into_iter()
            .flatten()
            .for_each(|tile| self.return_tile(tile));
        if let Some(battle) = self.battle {
            self.gone[super::army::Monster::DarkDryad] += battle.dryads;
        }
        self.finish(Ending::Agreed, events);
    }

    /// Who has the most points, and among them the most large stones.
    /// Rules: K2-11.1, K2-11.2, K2-11.3, K2-11.4
    pub(super) fn winners(&self) -> Seats {
        let score = |seat| (self.points(seat), self.at_seat(seat).large_stones);
        let best = self.seated().map(score).max();
        self.seated().filter(|&seat| Some(score(seat)) == best).collect()
    }

    /// Does the hero act in this turn? Rules: K2-6.13
    fn start_turn(&mut self, events: &mut impl Sink<Event>) -> bool {
        self.day = Day::default();
        let hero = self.me().hero();
        events.push(Event::TurnBegan { hero, round: self.round });
        if self.me().unconscious {
            let lives = (self.me().lives + self.rules.recovers()).min(self.rules.lives());
            (self.me_mut().lives, self.me_mut().unconscious) = (lives, false);
            events.push(Event::Recovered { hero, lives });
            return false;
        }
        self.phase = Phase::Act;
        true
    }

    /// The next seat is active, unless the round limit is reached. Rules: K2-3.1, K2-11.4
    fn pass_on(&mut self, events: &mut impl Sink<Event>) -> bool {
        self.active = Seat((self.active.0 + 1) % self.seats);
        if self.active == self.first {
            if self.rules.round_limit().is_some_and(|limit| self.round >= limit) {
                self.finish(Ending::RoundLimit, events);
                return false;
            }
            self.round = self.round.saturating_add(1);
        }
        true
    }

    /// A tile goes back into the stack. Rule: K2-11.3
    fn return_tile(&mut self, tile: super::land::Tile) {
        let kind = self.rules.index_of(tile).expect("tiles come from the stack");
        self.stack[kind] += 1;
    }
}
