//! Battles: who fights whom, and in which order everything happens.

use tabletop::{Seat, Seats, Sink};

use super::event::Event;
use super::hero::Power;
use super::phase::{Battle, Cause, Enemies, Fight, Phase};
use super::state::Karak2;

/// The stages of a battle. Each asks its question or does its work, and the next one follows.
/// Rule: K2-6.8
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The raptor falls upon the weak. Rules: K2-12.12, K2-12.13
    Slay,
    /// What they leave is stowed. Rule: K2-8.1
    Prey,
    /// Is anybody left to fight?
    March,
    /// Dice are chosen. Rule: K2-6.2
    Send,
    /// They are rolled.
    Roll,
    /// Rule: IM-4.5
    Betrayal,
    /// Rule: K2-6.4
    RollAgain,
    /// Rule: K2-6.5
    Fireballs,
    /// Who wins? Rules: K2-6.6, IM-3.4, IM-6.3
    Verdict,
    /// Rule: IM-5.5
    Shield,
    /// Rule: K2-8.11
    Amulet,
    /// Rule: IM-4.2
    Blessing,
    /// Rules: K2-6.9, K2-10.2
    Wounds,
    /// Rule: IM-7.6
    ToughHide,
    /// Rules: K2-6.10, K2-12.8
    Losses,
    /// Rule: K2-9.1
    Plague,
    /// Rule: K2-8.1
    Spoils,
    /// Glory, and who has to go home. Rules: K2-7.1, K2-7.4
    Muster,
    /// Rule: IM-5.1
    Crown,
    /// Rule: K2-12.2
    Pillage,
    /// Rule: K2-6.12
    Faint,
    /// Rule: K2-6.11
    Retreat,
    /// The turn is over. Rules: K2-3.6, IM-3.7
    End,
}

impl Karak2 {
    /// The active hero fights the enemies of the tile. Rules: K2-4.3, K2-6.1, IM-7.2
    pub(super) fn fight_enemies(&mut self, enemies: Enemies, events: &mut impl Sink<Event>) {
        self.start_battle(Cause::Enemies(enemies));
        self.battle_on(Stage::Slay, events);
    }

    /// All conscious heroes fight for the crown. Rules: IM-3.1, IM-3.2, IM-3.3
    pub(super) fn fight_for_the_crown(&mut self, events: &mut impl Sink<Event>) {
        self.start_battle(Cause::Rift);
        self.battle_on(Stage::Send, events);
    }

    /// The active hero challenges the Emperor. Rules: IM-6.1, IM-6.2
    pub(super) fn challenge(&mut self, events: &mut impl Sink<Event>) {
        let emperor = self.emperor.expect("there is an Emperor to challenge");
        let hero = self.me().hero();
        events.push(Event::Challenged { hero, emperor: self.at_seat(emperor).hero() });
        self.start_battle(Cause::Duel(emperor));
        self.battle_on(Stage::Send, events);
    }

    fn start_battle(&mut self, cause: Cause) {
        self.spend_action();
        self.battle = Some(Battle {
            cause,
            fighter: self.active,
            begun: !matches!(cause, Cause::Enemies(_)),
            glory: self.glory(self.active),
            winner: None,
            tied: Seats::NONE,
            carts: 0,
            dryads: 0,
            fights: [Fight::default(); 5],
        });
    }

    /// Goes through the stages from this one on, until a question is asked or the battle is over.
    pub(super) fn battle_on(&mut self, mut stage: Stage, events: &mut impl Sink<Event>) {
        while self.pass(stage, events) {
            stage = self.after(stage);
        }
    }

    /// The question of a stage is answered.
    pub(super) fn battle_past(&mut self, stage: Stage, events: &mut impl Sink<Event>) {
        let next = self.after(stage);
        self.battle_on(next, events);
    }

    /// Does a stage's work; false if it asks something or ends the battle.
    fn pass(&mut self, stage: Stage, events: &mut impl Sink<Event>) -> bool {
        match stage {
            Stage::Slay => self.slay(events),
            Stage::Prey => self.settle(events),
            Stage::March => self.march(events),
            Stage::Send => self.send(None),
            Stage::Roll => self.roll_all(),
            Stage::Betrayal => self.betray(events),
            Stage::RollAgain => self.ask_roll_again(),
            Stage::Fireballs => self.ask_fireballs(),
            Stage::Verdict => self.judge(events),
            Stage::Shield => self.ask_shield(),
            Stage::Amulet => self.ask_amulet(),
            Stage::Blessing => self.ask_blessing(),
            Stage::Wounds => self.wound(events),
            Stage::ToughHide => self.ask_tough_hide(),
            Stage::Losses => self.bury(events),
            Stage::Plague => self.ask_plague(events),
            Stage::Spoils => self.collect(events),
            Stage::Muster => self.judge_glory(events),
            Stage::Crown => self.crown(events),
            Stage::Pillage => self.pillage(events),
            Stage::Faint => self.faint(events),
            Stage::Retreat => self.retreat(events),
            Stage::End => {
                self.battle = None;
                self.end_turn(events);
                false
            }
        }
    }

    /// The order of a battle, of a rift and of a duel. Rules: K2-6.8, IM-3.3, IM-6.2
    fn after(&mut self, stage: Stage) -> Stage {
        let cause = self.battle().cause;
        match (stage, cause) {
            (Stage::Slay, _) => Stage::Prey,
            (Stage::Prey, _) | (Stage::Spoils, _) => Stage::Muster,
            (Stage::Muster, _) if !self.battle().begun => Stage::March,
            (Stage::March, _) => Stage::Send,
            (Stage::Send, Cause::Rift) => self.each(Stage::Send, Stage::Roll),
            (Stage::Send, _) => Stage::Roll,
            (Stage::Roll, _) => Stage::Betrayal,
            (Stage::Betrayal, _) => Stage::RollAgain,
            (Stage::RollAgain, Cause::Rift) => self.each(Stage::Roll, Stage::Fireballs),
            (Stage::RollAgain, _) => Stage::Fireballs,
            (Stage::Fireballs, Cause::Rift) => self.each(Stage::Fireballs, Stage::Verdict),
            (Stage::Fireballs, Cause::Duel(_)) => Stage::Shield,
            (Stage::Fireballs, Cause::Enemies(_)) => Stage::Verdict,
            (Stage::Verdict, Cause::Duel(_)) => Stage::Crown,
            (Stage::Verdict, Cause::Enemies(_) | Cause::Rift) => Stage::Shield,
            (Stage::Shield, _) => Stage::Amulet,
            (Stage::Amulet, _) => Stage::Blessing,
            (Stage::Blessing, _) => Stage::Wounds,
            (Stage::Wounds, _) => Stage::ToughHide,
            (Stage::ToughHide, _) => Stage::Losses,
            (Stage::Losses, _) => Stage::Plague,
            (Stage::Plague, Cause::Enemies(_)) => Stage::Spoils,
            (Stage::Plague, Cause::Rift) => self.each(Stage::Shield, Stage::Crown),
            (Stage::Plague, Cause::Duel(emperor)) => self.defend(emperor),
            (Stage::Muster, _) => Stage::Crown,
            (Stage::Crown, _) => Stage::Pillage,
            (Stage::Pillage, _) => Stage::Faint,
            (Stage::Faint, _) => Stage::Retreat,
            (Stage::Retreat | Stage::End, _) => Stage::End,
        }
    }

    /// The same stage for the next fighter, or on to another with the first one. Rule: IM-3.3
    fn each(&mut self, again: Stage, then: Stage) -> Stage {
        let now = self.battle().fighter;
        let next = self.fighters().skip_while(|&seat| seat != now).nth(1);
        self.battle_mut().fighter = next.unwrap_or(self.active);
        if next.is_some() { again } else { then }
    }

    /// After the attacker the Emperor fights, then it is decided. Rule: IM-6.2
    fn defend(&mut self, emperor: Seat) -> Stage {
        if self.battle().fighter == emperor {
            return Stage::Verdict;
        }
        self.battle_mut().fighter = emperor;
        Stage::Send
    }

    /// Those who fight, in their order. Rules: IM-3.2, IM-3.3, IM-6.2
    pub(super) fn fighters(&self) -> impl Iterator<Item = Seat> {
        let cause = self.battle.map(|battle| battle.cause);
        self.seated_from(self.active).filter(move |&seat| match cause {
            Some(Cause::Enemies(_)) | None => seat == self.active,
            Some(Cause::Rift) => !self.at_seat(seat).unconscious,
            Some(Cause::Duel(emperor)) => seat == self.active || seat == emperor,
        })
    }

    /// Rules: K2-12.12
    fn march(&mut self, events: &mut impl Sink<Event>) -> bool {
        let here = self.me().at;
        if !self.has_enemies(here) {
            self.battle = None;
            self.act_on(events);
            return false;
        }
        self.battle_mut().begun = true;
        let strength = self.strength_at(here);
        events.push(Event::BattleBegan { hero: self.me().hero(), strength });
        true
    }

    /// Who wins? Rules: K2-6.6, K2-10.3, IM-3.4, IM-6.3
    fn judge(&mut self, events: &mut impl Sink<Event>) -> bool {
        match self.battle().cause {
            Cause::Enemies(_) => self.judge_enemies(events),
            Cause::Rift => return self.judge_rift(events),
            Cause::Duel(emperor) => self.judge_duel(emperor, events),
        }
        true
    }

    fn judge_enemies(&mut self, events: &mut impl Sink<Event>) {
        let (hero, here) = (self.me().hero(), self.me().at);
        let (attack, strength) = (self.attack(self.active), self.strength_at(here));
        if attack >= strength {
            self.battle_mut().winner = Some(self.active);
            return events.push(Event::Won { hero, attack, strength });
        }
        events.push(Event::Lost { hero, attack, strength });
        if self.is_abyss(here) && attack >= self.rules.general() {
            self.fell_praetorian(events);
        }
    }

    /// Rules: K2-10.3, K2-12.13
    pub(super) fn fell_praetorian(&mut self, events: &mut impl Sink<Event>) {
        if self.praetorians > 0 {
            self.praetorians -= 1;
            let (hero, left) = (self.me().hero(), self.praetorians);
            events.push(Event::PraetorianFell { hero, left });
        }
    }

    /// The highest attack wins; those who share it roll on. Rules: IM-3.4, IM-3.5
    fn judge_rift(&mut self, events: &mut impl Sink<Event>) -> bool {
        let best = self.fighters().map(|seat| self.attack(seat)).max();
        let tied: Seats = self.fighters().filter(|&seat| Some(self.attack(seat)) == best).collect();
        if tied.len() > 1 {
            self.battle_mut().tied = tied;
            self.break_tie();
            return false;
        }
        let winner = tied.iter().next().expect("the discoverer fights at least");
        self.battle_mut().winner = Some(winner);
        let (hero, attack) = (self.at_seat(winner).hero(), self.attack(winner));
        events.push(Event::RiftClosed { hero, attack });
        true
    }

    /// The next tied hero rolls. Rule: IM-3.5
    pub(super) fn break_tie(&mut self) {
        let tied = self.battle().tied;
        let next = self.fighters().find(|&seat| tied.contains(seat));
        self.battle_mut().fighter = next.expect("somebody is tied");
        self.phase = Phase::BreakTie;
    }

    /// The attacker wins ties. Rule: IM-6.3
    fn judge_duel(&mut self, emperor: Seat, events: &mut impl Sink<Event>) {
        let (hero, attack) = (self.me().hero(), self.attack(self.active));
        let strength = self.attack(emperor);
        if attack >= strength {
            self.battle_mut().winner = Some(self.active);
            events.push(Event::Won { hero, attack, strength });
        } else {
            self.battle_mut().winner = Some(emperor);
            events.push(Event::Lost { hero, attack, strength });
        }
    }

    /// Rules: IM-3.4, IM-5.1, IM-6.3
    fn crown(&mut self, events: &mut impl Sink<Event>) -> bool {
        let crowned = match self.battle().cause {
            Cause::Enemies(_) => None,
            Cause::Rift => self.battle().winner,
            Cause::Duel(_) => self.battle().winner.filter(|&winner| winner == self.active),
        };
        if let Some(winner) = crowned {
            self.emperor = Some(winner);
            events.push(Event::Crowned { hero: self.at_seat(winner).hero() });
            self.gain(winner, self.rules.crown(), events);
        }
        true
    }

    /// Rules: K2-12.2, IM-6.4
    fn pillage(&mut self, events: &mut impl Sink<Event>) -> bool {
        match self.battle().winner {
            Some(winner) if self.has(winner, Power::Pillage) => {
                self.battle_mut().fighter = winner;
                self.crop(self.at_seat(winner).at).total() == 0 || self.reap(winner, events)
            }
            Some(_) | None => true,
        }
    }

    /// The amulet's extra after a pillage has been chosen. Rule: K2-8.8
    pub(super) fn after_pillage(&mut self, events: &mut impl Sink<Event>) {
        self.battle_past(Stage::Pillage, events);
    }

    /// Rule: K2-6.12
    fn faint(&mut self, events: &mut impl Sink<Event>) -> bool {
        let fallen: Seats = self.fighters().filter(|&seat| self.at_seat(seat).lives == 0).collect();
        for seat in self.seated_from(self.active).filter(|&seat| fallen.contains(seat)) {
            self.at_seat_mut(seat).unconscious = true;
            events.push(Event::Fainted { hero: self.at_seat(seat).hero() });
        }
        true
    }

    /// Back to where the hero stood before, without another fight; never to the General.
    /// Rules: K2-6.11, IM-2.3, IM-7.2
    fn retreat(&mut self, events: &mut impl Sink<Event>) -> bool {
        let is_lost = self.battle().winner.is_none();
        let to = self.me().before;
        let leaves = is_lost && !self.is_abyss(to);
        if leaves && matches!(self.battle().cause, Cause::Enemies(_)) {
            self.go(self.active, to);
            if self.heroes_at(to).count() == 1 {
                self.map[to].guarded = false;
            }
            events.push(Event::Retreated { hero: self.me().hero(), to: self.map[to].at });
        }
        true
    }

    /// Are there enemies to fight? Rules: K2-4.3, K2-4.9, IM-2.1
    pub(super) fn has_enemies(&self, spot: super::map::SpotId) -> bool {
        self.map[spot].has_army() || self.is_abyss(spot) || self.map[spot].guarded
    }

    /// The battle in progress.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(super) fn battle(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is in progress")
    }

    #[inline]
    pub(super) fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is in progress")
    }

    /// The part of this seat.
    #[inline]
    pub(super) fn fight_of(&self, seat: Seat) -> &Fight {
        &self.battle().fights[usize::from(seat.0)]
    }

    /// The part of the one whose dice are at stake.
    #[inline]
    pub(super) fn fight(&self) -> &Fight {
        self.fight_of(self.battle().fighter)
    }

    #[inline]
    pub(super) fn fight_mut(&mut self) -> &mut Fight {
        let battle = self.battle_mut();
        &mut battle.fights[usize::from(battle.fighter.0)]
    }
}
