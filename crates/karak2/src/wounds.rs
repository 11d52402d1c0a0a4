//! Skulls: what stops them, whom they strike, and the plague that two of them bring.

use tabletop::Sink;

use super::army::Item;
use super::battle::Stage;
use super::die::{Dice, Die, Face, Unit};
use super::event::Event;
use super::goods::Goods;
use super::hero::{Hero, Power};
use super::phase::{Cause, Phase};
use super::state::Karak2;
use family::{Answers, answers, only};

impl Karak2 {
    /// Skulls of the fighter that still count, by die. Rules: K2-6.9, K2-6.10
    pub(super) fn skulls(&self) -> Dice {
        let fight = self.fight();
        let mut skulls = Dice::NONE;
        for shown in fight.roll.dice() {
            skulls[shown.die] += shown.face.skulls();
        }
        for die in fight.spared.kinds() {
            skulls[die] -= fight.spared[die];
        }
        skulls
    }

    /// Rule: IM-5.5
    pub(super) fn ask_shield(&mut self) -> bool {
        let asks = self.fight().roll.shows(Face::SHIELD) && self.skulls().total() > 0;
        if asks {
            self.phase = Phase::Shield;
        }
        !asks
    }

    /// Rule: K2-8.11
    pub(super) fn ask_amulet(&mut self) -> bool {
        self.protect(self.rules.protection())
    }

    fn protect(&mut self, left: u8) -> bool {
        let wears = self.at_seat(self.battle().fighter).items[Item::Protection] > 0;
        let asks = wears && left > 0 && self.skulls().total() > 0;
        if asks {
            self.phase = Phase::Protect { left };
        }
        !asks
    }

    /// Rule: IM-5.5
    pub(super) fn shield_die(&mut self, die: Die, events: &mut impl Sink<Event>) {
        self.ignore_skull(die, events);
        self.battle_past(Stage::Shield, events);
    }

    /// Rule: K2-8.11
    pub(super) fn protect_die(&mut self, die: Die, left: u8, events: &mut impl Sink<Event>) {
        self.ignore_skull(die, events);
        if self.protect(left - 1) {
            self.battle_past(Stage::Amulet, events);
        }
    }

    fn ignore_skull(&mut self, die: Die, events: &mut impl Sink<Event>) {
        self.fight_mut().spared[die] += 1;
        let hero = self.at_seat(self.battle().fighter).hero();
        events.push(Event::SkullIgnored { hero, die });
    }

    /// Rule: IM-4.2
    pub(super) fn ask_blessing(&mut self) -> bool {
        let holds = self.at_seat(self.battle().fighter).items[Item::Blessing] > 0;
        let asks = holds && self.skulls().total() > 0;
        if asks {
            self.phase = Phase::Bless;
        }
        !asks
    }

    /// No skull counts, and a unit joins if there is room. Rule: IM-4.2
    pub(super) fn bless(&mut self, events: &mut impl Sink<Event>) {
        let (fighter, skulls) = (self.battle().fighter, self.skulls());
        self.use_up(fighter, Item::Blessing, events);
        for die in skulls.kinds() {
            self.fight_mut().spared[die] += skulls[die];
        }
        match answers(self.units_to_enlist()) {
            Answers::None => self.battle_past(Stage::Blessing, events),
            Answers::Only(unit) => self.bless_unit(unit, events),
            Answers::Several => self.phase = Phase::BlessUnit,
        }
    }

    /// Rules: IM-4.1, IM-4.2
    pub(super) fn units_to_enlist(&self) -> impl Iterator<Item = Unit> + use<'_> {
        let seat = self.decider();
        Unit::ALL.into_iter().filter(move |&unit| self.can_enlist(seat, unit))
    }

    /// Rule: IM-4.2
    pub(super) fn bless_unit(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        self.enlist(self.battle().fighter, unit, events);
        self.battle_past(Stage::Blessing, events);
    }

    /// The hero's skulls, and the wound that the General always deals. Rules: K2-6.9, K2-10.2
    pub(super) fn wound(&mut self, events: &mut impl Sink<Event>) -> bool {
        let seat = self.battle().fighter;
        let general = matches!(self.battle().cause, Cause::Enemies(_))
            && self.is_abyss(self.at_seat(seat).at);
        let lives = self.at_seat(seat).lives;
        let wounds = (self.skulls()[Die::Hero] + u8::from(general)).min(lives);
        if wounds > 0 {
            let lives = lives - wounds;
            self.at_seat_mut(seat).lives = lives;
            events.push(Event::Wounded { hero: self.at_seat(seat).hero(), wounds, lives });
        }
        true
    }

    /// Rule: IM-7.6
    pub(super) fn ask_tough_hide(&mut self) -> bool {
        let seat = self.battle().fighter;
        let asks = self.has(seat, Power::ToughHide)
            && self.at_seat(seat).lives > 0
            && self.doomed().next().is_some();
        if asks {
            self.phase = Phase::ToughHide;
        }
        !asks
    }

    /// The dice that skulls will take, and how many. Rule: K2-6.10
    pub(super) fn doomed(&self) -> impl Iterator<Item = (Die, u8)> + use<> {
        let skulls = self.skulls();
        skulls.kinds().filter(|die| die.is_mortal()).map(move |die| (die, skulls[die]))
    }

    /// Rule: IM-7.6
    pub(super) fn save_die(&mut self, die: Die, events: &mut impl Sink<Event>) {
        let seat = self.battle().fighter;
        self.fight_mut().spared[die] += 1;
        self.at_seat_mut(seat).lives -= 1;
        let lord = self.at_seat(seat);
        events.push(Event::UnitSaved { hero: lord.hero(), die, lives: lord.lives });
        self.battle_on(Stage::ToughHide, events);
    }

    /// Units die; the soul collector lives on them. Rules: K2-6.10, K2-12.8
    pub(super) fn bury(&mut self, events: &mut impl Sink<Event>) -> bool {
        let seat = self.battle().fighter;
        let mut dead = 0;
        for (die, count) in self.doomed() {
            self.at_seat_mut(seat).army[die] -= count;
            dead += count;
            let hero = self.at_seat(seat).hero();
            events.push(Event::UnitsLost { hero, die, count });
        }
        if self.has(seat, Power::SoulCollector) {
            self.heal(seat, dead, events);
        }
        true
    }

    /// Two skulls bring Plague and Misery over somebody else. Rules: K2-9.1, K2-2.7, IM-3.6
    pub(super) fn ask_plague(&mut self, events: &mut impl Sink<Event>) -> bool {
        let fighter = self.battle().fighter;
        if self.battle().cause == Cause::Rift
            || !self.rules.has_plague()
            || !self.shows_two_skulls(fighter)
        {
            return true;
        }
        match only(self.others(fighter)) {
            Some((hero, _)) => {
                self.afflict(hero, events);
                true
            }
            None => {
                self.phase = Phase::Plague;
                false
            }
        }
    }

    /// Rules: K2-9.2, K2-9.3, K2-9.4
    pub(super) fn afflict(&mut self, hero: Hero, events: &mut impl Sink<Event>) {
        let seat = self.seat_of(hero).expect("offered heroes are in play");
        let goods = self.at_seat(seat).goods;
        let left = goods.minus(Goods::ONE_EACH);
        self.at_seat_mut(seat).goods = left;
        events.push(Event::Misery { hero, lost: goods.minus(left) });
        if self.at_seat(seat).city.is_some() && self.plague != Some(seat) {
            self.plague = Some(seat);
            events.push(Event::PlagueStruck { hero });
        }
    }
}
