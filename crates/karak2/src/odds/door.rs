//! The chances in a game as it stands.

use tabletop::Seat;

use super::super::action::Action;
use super::super::army::{Class, Item, Items, Monster, Reward};
use super::super::die::{Dice, Die};
use super::super::edge::Pos;
use super::super::hero::Power;
use super::super::map::SpotId;
use super::super::phase::{Again, Cause, Enemies, Phase};
use super::super::state::Karak2;
use super::{Aim, Attack, Choice, Foe, Goal, Lying, Odds, Rights, best_choice, fire, odds};
use family::fraction::compare;

/// An attack and what it meets, if anything.
pub type Encounter = Option<(Attack, Foe)>;

impl Karak2 {
    /// The chances of a seat in the battle that is being fought, as before the roll of these dice;
    /// `None` where there is none, where nothing is known to be beaten yet (in a rift), where another
    /// seat rolls in a duel, or where the seat does not have the dice.
    pub fn odds_of(&self, seat: Seat, dice: Dice) -> Option<Odds> {
        self.best_of(seat, self.encounters_now(seat, dice)?)
    }

    /// The chances of a seat against the enemies of a tile, if it fought there now with these dice;
    /// `None` where there are none, or where the seat does not have the dice.
    pub fn odds_at(&self, seat: Seat, at: Pos, dice: Dice) -> Option<Odds> {
        let spot = self.map.find(at)?;
        self.best_of(seat, self.encounters(seat, spot, dice)?)
    }

    /// The chances of whoever is asked to roll again or to throw fireballs, given the dice that lie on the table,
    /// if this is done; `None` elsewhere, and where nothing is known to be beaten yet.
    pub fn odds_after(&self, action: Action) -> Option<Odds> {
        let (lying, by) = self.lying_after(action)?;
        lying.odds(by)
    }

    /// The dice on the table, and by which right they are rolled again; with what fireballs can add from then on.
    /// Rules: K2-6.4, K2-6.5
    pub(in super::super) fn lying_after(&self, action: Action) -> Option<(Lying, Option<Again>)> {
        let (by, thrown, left) = match (self.phase, action) {
            (Phase::RollAgain, Action::Again(by))
                if self.ways_to_roll_again().any(|way| way == by) =>
            {
                (Some(by), 0, self.fire_left(0))
            }
            (Phase::RollAgain, Action::Enough) => (None, 0, self.fire_left(0)),
            (Phase::Fireballs, Action::Enough) => (None, 0, 0),
            (Phase::Fireballs, Action::Fireball) => {
                (None, self.rules.fireball(), self.fire_left(1))
            }
            (Phase::Fireballs, Action::KeepFireball) if self.has_affinity() => {
                (None, self.rules.fireball(), self.plain_fire_left(1))
            }
            (Phase::Fireballs, Action::GreatFireball) if self.has_affinity() => {
                (None, self.rules.great_fireball(), self.plain_fire_left(1))
            }
            _ => return None,
        };
        let (seat, fight) = (self.decider(), self.fight());
        let mut dice = fight.sent;
        // He may have left the army since.
        dice[Die::TimeMaster] = 0;
        let (mut attack, foe) = self.encounters_now(seat, dice)?.into_iter().flatten().next()?;
        attack.dice[Die::TimeMaster] = fight.sent[Die::TimeMaster];
        attack.bonus += fight.fire + thrown;
        attack.fire = left;
        let rights = self.ways_to_roll_again().fold(Rights::NONE, Rights::with);
        Some((Lying { attack, foe, roll: fight.roll, rights }, by))
    }

    /// What fireballs can add after so many more. Rules: K2-6.5, IM-7.3
    fn fire_left(&self, thrown: u8) -> u16 {
        let great = self.has_affinity().then(|| self.rules.great_fireball());
        fire(self.fireballs_left().saturating_sub(thrown), self.rules.fireball(), great)
    }

    /// What fireballs can add after so many more, once the wizard has used his art. Rule: IM-7.3
    fn plain_fire_left(&self, thrown: u8) -> u16 {
        fire(self.fireballs_left().saturating_sub(thrown), self.rules.fireball(), None)
    }

    /// The best dice of a seat against the enemies of a tile; `None` where there are none. Of several
    /// weak armies that one falls first whose fall leaves the higher chance. Rule: K2-12.12
    pub fn best_dice(&self, seat: Seat, at: Pos, aim: Aim) -> Option<Choice> {
        let spot = self.map.find(at)?;
        let army = self.seat_in_play(seat).map(|seat| self.army(seat))?;
        let choices = self.encounters(seat, spot, army)?.into_iter().map(|encounter| {
            let Some((attack, foe)) = encounter else {
                let odds = self.certain(seat);
                return Some(Choice { dice: Dice::NONE, odds });
            };
            best_choice(&attack, foe, aim)
        });
        choices.collect::<Option<Vec<_>>>()?.into_iter().reduce(|one, other| {
            let better = match aim {
                Aim::Weaken => is_better(&other.odds, &one.odds, |odds| odds.weaken),
                Aim::Win | Aim::Thrifty { .. } => {
                    is_better(&other.odds, &one.odds, |odds| odds.win)
                }
            };
            if better { other } else { one }
        })
    }

    /// The chances where the seat chooses which of these it meets; `None` if they are too large to count.
    pub(in super::super) fn best_of(&self, seat: Seat, met: Vec<Encounter>) -> Option<Odds> {
        let all = met.into_iter().map(|encounter| match encounter {
            Some((attack, foe)) => odds(&attack, foe),
            None => Some(self.certain(seat)),
        });
        all.collect::<Option<Vec<_>>>()?
            .into_iter()
            .reduce(|one, other| if is_better(&other, &one, |odds| odds.win) { other } else { one })
    }

    /// What a seat fights in the battle that is being fought; `None` as for its chances.
    pub(in super::super) fn encounters_now(
        &self,
        seat: Seat,
        dice: Dice,
    ) -> Option<Vec<Encounter>> {
        let battle = self.battle.as_ref()?;
        match battle.cause {
            Cause::Enemies(_) if seat == self.active => self.encounters(seat, self.me().at, dice),
            Cause::Duel(emperor) if seat == battle.fighter => self.duel(emperor, seat, dice),
            Cause::Enemies(_) | Cause::Rift | Cause::Duel(_) => None,
        }
    }

    /// What the active hero, or the Emperor after them, meets in a duel. Who challenges meets the Emperor's
    /// army and items as they are now: a plague, or a time master who changes sides, is not counted.
    /// Rules: IM-6.2, IM-6.3
    pub(in super::super) fn duel(
        &self,
        emperor: Seat,
        seat: Seat,
        dice: Dice,
    ) -> Option<Vec<Encounter>> {
        let with = |seat, dice| self.attack_with(seat, dice, &self.at_seat(seat).items, 0);
        let foe = if seat == emperor {
            Foe::Army(self.attack(self.active) + 1)
        } else {
            Foe::Hero(with(emperor, self.army(emperor))?)
        };
        Some(vec![Some((with(seat, dice)?, foe))])
    }

    /// What a seat may come to fight on a tile: one thing, or one for each weak army that it may let
    /// fall first; `None` in the list if nothing is left then.
    pub(in super::super) fn encounters(
        &self,
        seat: Seat,
        spot: SpotId,
        dice: Dice,
    ) -> Option<Vec<Encounter>> {
        let seat = self.seat_in_play(seat)?;
        let is_here = self.at_seat(seat).at == spot;
        let hostile = if is_here { self.has_enemies(spot) } else { self.is_hostile(spot) };
        if !hostile {
            return None;
        }
        let charge = self.charge_on(seat, spot);
        let fights = self.foes_on(seat, spot).into_iter().map(|(foe, items)| match foe {
            Some(foe) => Some(Some((self.attack_with(seat, dice, &items, charge)?, foe))),
            None => Some(None),
        });
        fights.collect()
    }

    /// Who is left to fight, and what the hero then holds. Rules: K2-12.12, K2-12.13
    fn foes_on(&self, seat: Seat, spot: SpotId) -> Vec<(Option<Foe>, Items)> {
        let (items, strength) = (self.at_seat(seat).items, self.strength_at(spot));
        let claws = self.has(seat, Power::Claws) && !self.has_struck(seat, spot);
        if self.is_abyss(spot) {
            let fallen = u16::from(claws && self.praetorians > 0);
            let foe = Foe::General { own: self.rules.general(), strength: strength - fallen };
            return vec![(Some(foe), items)];
        }
        let falls = |strength| claws && self.rules.claws_beat(strength);
        let army = Some(Foe::Army(strength));
        if self.map[spot].land().is_lair() {
            return vec![(army.filter(|_| !falls(strength)), items)];
        }
        let prey = self.map[spot].armies().filter(|&army| falls(self.rules.strength(army)));
        let is_alone = self.map[spot].armies().count() == 1;
        let after = prey.map(|army| {
            let left = Foe::Army(strength - self.rules.strength(army));
            (Some(left).filter(|_| !is_alone), self.with_loot(items, army))
        });
        let after: Vec<_> = after.collect();
        if after.is_empty() { vec![(army, items)] } else { after }
    }

    /// Have the claws struck already in the battle on this tile?
    fn has_struck(&self, seat: Seat, spot: SpotId) -> bool {
        let here = seat == self.active && self.me().at == spot;
        here && self.battle.as_ref().is_some_and(|battle| battle.begun)
    }

    /// Rule: IM-7.7
    fn charge_on(&self, seat: Seat, spot: SpotId) -> u16 {
        let fighting = self.battle.as_ref().filter(|_| seat == self.active && self.me().at == spot);
        let is_new = fighting.is_some_and(|battle| battle.cause == Cause::Enemies(Enemies::New));
        if self.has(seat, Power::Charge) && !is_new { self.rules.charge() } else { 0 }
    }

    /// What a weak army leaves helps at once: the best weapons that there are slots for, and a
    /// fireball in place of another spell. An amulet is not known before. Rules: K2-8.3, K2-12.12
    fn with_loot(&self, items: Items, army: Monster) -> Items {
        let Reward::Item(item) = army.reward() else { return items };
        let Some(mut items) = items.added(item) else { return items };
        let too_many = |items: &Items| items.of(item.class()) > self.rules.slots(item.class());
        while too_many(&items) {
            let held = item.class().items().iter().copied().filter(|&kind| items[kind] > 0);
            let Some(least) = held.min_by_key(|&kind| self.use_of(kind)) else { break };
            items[least] -= 1;
        }
        items
    }

    /// How much an item helps in this battle.
    fn use_of(&self, item: Item) -> u16 {
        match item.class() {
            Class::Weapon => self.rules.weapons(&Items::NONE.added(item).unwrap_or_default()),
            Class::Spell => u16::from(item == Item::Fireball),
            Class::Amulet => 0,
        }
    }

    /// `None` if the seat does not have these dice.
    fn attack_with(&self, seat: Seat, dice: Dice, items: &Items, charge: u16) -> Option<Attack> {
        let army = self.army(seat);
        let has_them = Die::ALL.into_iter().all(|die| dice[die] <= army[die]);
        let powers = self.powers(seat);
        let great = powers.has(Power::Affinity).then(|| self.rules.great_fireball());
        let wears = items[Item::Protection] > 0;
        has_them.then(|| Attack {
            dice,
            faces: Die::ALL.map(|die| *self.rules.faces(die)),
            powers,
            bonus: self.rules.weapons(items) + charge,
            fire: fire(items[Item::Fireball], self.rules.fireball(), great),
            berserk: self.rules.berserk(),
            protection: if wears { self.rules.protection() } else { 0 },
            lives: self.at_seat(seat).lives,
            most_lives: self.rules.lives(),
            goal: Goal::Win,
        })
    }

    /// A seat that has a hero.
    fn seat_in_play(&self, seat: Seat) -> Option<Seat> {
        self.seated().find(|&other| other == seat && self.at_seat(seat).hero.is_some())
    }

    /// Nothing is left to fight.
    fn certain(&self, seat: Seat) -> Odds {
        Odds { lives: self.at_seat(seat).lives.into(), ..Odds::CERTAIN }
    }
}

/// Has the one a higher chance of this than the other?
pub fn is_better(one: &Odds, other: &Odds, part: impl Fn(&Odds) -> u128) -> bool {
    compare((part(one), one.of), (part(other), other.of)).is_gt()
}
