//! Turns and rounds: who is next, waking, fainting, the end.

use tabletop::{Seat, Seats, Sink};

use super::event::Event;
use super::phase::{Ending, Phase};
use super::put_down::PutDown;
use super::state::Karak;
use super::token::{Monster, Token};

impl Karak {
    /// The turn of the active hero begins; a hero who lies unconscious only recovers.
    /// Rules: K-3.1, K-8.3, FM-H9
    pub(super) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        if !self.start_turn(events) {
            self.end_turn(events);
        }
    }

    /// Passes the turn on, past those who only recover. Rules: K-3.1, K-3.3
    pub(super) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        while self.pass_on(events) {
            if self.start_turn(events) {
                return;
            }
        }
    }

    /// Back to walking. A fight that cannot be helped begins by itself, and the turn ends by itself
    /// when nothing more can be done. Rules: K-3.3, K-3.4, K-10.9
    pub(super) fn walk_on(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Walk;
        if self.must_fight() && self.has_no_way_out() {
            self.fight_in_place(None, events);
        } else if self.is_done() {
            self.end_turn(events);
        }
    }

    /// Is nothing left of the turn? Rules: K-3.3, K-3.4
    #[inline]
    pub(super) fn is_done(&self) -> bool {
        (self.steps == 0 || self.spent) && !self.can_act_on_the_spot()
    }

    /// The hero drops where he or she stands. Rules: K-8.2, FM-C7
    pub(super) fn faint(&mut self, events: &mut impl Sink<Event>) {
        events.push(Event::Fainted { hero: self.me().hero() });
        if self.rules.is_cooperative() {
            self.raise_wrath(events);
            if self.seated().all(|seat| self.at_seat(seat).lives == 0) {
                self.finish(Ending::PartyDown, events);
            }
        }
    }

    /// All lives back, and the curse off. Rules: K-8.4, K-9.4
    pub(super) fn heal(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let lives = self.rules.lives();
        self.at_seat_mut(seat).lives = lives;
        let hero = self.at_seat(seat).hero();
        events.push(Event::Healed { hero, lives });
        if self.cursed == Some(seat) {
            self.cursed = None;
            events.push(Event::CurseLifted { hero });
        }
    }

    /// The game is over.
    pub(super) fn finish(&mut self, ending: Ending, events: &mut impl Sink<Event>) {
        if !self.is_over() {
            self.phase = Phase::Over(ending);
            events.push(Event::Ended { ending });
        }
    }

    /// The players stop here: what is drawn and not placed goes back, what is won and not settled
    /// leaves the game. Rule: K-11.4
    #[expect(clippy::wildcard_enum_match_arm, reason = "most phases hold nothing")]
    pub(super) fn stop(&mut self, events: &mut impl Sink<Event>) {
        match self.phase {
            Phase::ChooseToken { one, other } => {
                self.bag[one] += 1;
                self.bag[other] += 1;
            }
            Phase::PlaceTile { tile, .. } => self.stack[tile.index()] += 1,
            _ => {
                self.tokens_in_hand().into_iter().flatten().for_each(|token| self.gone[token] += 1);
            }
        }
        if !self.is_over() && !self.here().has_monster() {
            self.me_mut().refuge = None;
        }
        self.finish(Ending::Agreed, events);
    }

    pub(super) fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    /// Why the game is over, if it is.
    pub fn ending(&self) -> Option<Ending> {
        if let Phase::Over(ending) = self.phase { Some(ending) } else { None }
    }

    /// One, several, all or none. Rules: K-11.1, K-11.3, K-11.4, K-11.5, FM-C5, FM-C13
    pub(super) fn winners(&self, ending: Ending) -> Seats {
        if self.rules.is_cooperative() {
            return match ending {
                Ending::DragonSlain => Seats::first(self.seats),
                Ending::Agreed | Ending::RoundLimit | Ending::PartyDown | Ending::Wrath => {
                    Seats::NONE
                }
            };
        }
        let best = self.seated().map(|seat| self.points(seat)).max();
        self.seated().filter(|&seat| Some(self.points(seat)) == best).collect()
    }

    /// Does the hero act in this turn?
    fn start_turn(&mut self, events: &mut impl Sink<Event>) -> bool {
        self.steps = self.rules.steps();
        (self.spent, self.fought) = (false, false);
        if self.rules.acts_freely() {
            self.put_down = PutDown::NONE;
        }
        let hero = self.me().hero();
        events.push(Event::TurnBegan { hero, round: self.round });
        if self.me().lives == 0 {
            self.me_mut().lives = 1;
            events.push(Event::Recovered { hero });
            return false;
        }
        self.walk_on(events);
        true
    }

    /// Must the hero fight alone and with no spell to flee by? Then nothing is asked.
    pub(super) fn has_no_way_out(&self) -> bool {
        self.me().items[super::token::Item::HealingPortal] == 0 && !self.has_comrade()
    }

    /// To the next seat; `false` if the game is over.
    fn pass_on(&mut self, events: &mut impl Sink<Event>) -> bool {
        if self.is_over() {
            return false;
        }
        let after = self.active.0 + 1;
        let next = Seat(if after == self.seats { 0 } else { after });
        if next == self.first {
            self.end_round(events);
        }
        self.active = next;
        !self.is_over()
    }

    /// Rules: K-11.5, FM-C7, FM-C13
    fn end_round(&mut self, events: &mut impl Sink<Event>) {
        if self.rules.is_cooperative() && self.is_dragon_out() {
            self.raise_wrath(events);
        }
        if self.rules.round_limit().is_some_and(|limit| self.round >= limit) {
            self.finish(Ending::RoundLimit, events);
        }
        if !self.is_over() {
            self.round = self.round.saturating_add(1);
        }
    }

    fn is_dragon_out(&self) -> bool {
        self.bag[Token::Monster(Monster::Dragon)]
            < self.rules.tokens()[Token::Monster(Monster::Dragon)]
            && self.map.spots().iter().any(|spot| spot.monsters().any(|m| m == Monster::Dragon))
    }

    fn raise_wrath(&mut self, events: &mut impl Sink<Event>) {
        self.wrath += 1;
        let limit = self.rules.wrath_limit();
        events.push(Event::WrathRose { wrath: self.wrath, limit });
        if self.wrath >= limit {
            self.finish(Ending::Wrath, events);
        }
    }
}
