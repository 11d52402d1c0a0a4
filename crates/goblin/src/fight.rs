//! A fight, from the choice of the monster to the reward. Rule: G-5.1

use tabletop::Sink;

use super::battle::{Battle, Doubled, Use};
use super::card::{Card, Effect, Face};
use super::cave::Place;
use super::curse::Curse;
use super::event::Event;
use super::hero::Ability;
use super::level::Level;
use super::monster::Role;
use super::phase::{Cause, Drawing, Phase};
use super::potion::Potion;
use super::state::Goblin;

impl Goblin {
    /// Rule: G-5.1
    pub(super) fn challenge(&mut self, at: Place, events: &mut impl Sink<Event>) {
        let foe = self.foe_at(at).expect("somebody lies there");
        self.battle = Some(Battle::new(at, foe));
        let (hero, monster) = (self.my_hero(), self.rules.front(foe));
        events.push(Event::Challenged { hero, at, monster });
        self.prepare();
    }

    /// Is the hand small enough? Rule: G-6.5
    fn prepare(&mut self) {
        self.phase = if self.excess(self.fight()) > 0 { Phase::Trim } else { Phase::Chain };
    }

    /// Rule: G-6.5
    pub(super) fn trim(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let player = self.me_mut();
        player.let_go(card);
        player.discard.insert(card);
        events.push(Event::Discarded { hero: self.my_hero(), card: self.shown(card) });
        self.prepare();
    }

    /// Heals and draws at once, the rest is summed up at the end. Rules: G-5.6, G-5.7, G-9.4
    pub(super) fn play(
        &mut self,
        card: Card,
        defied: Option<Effect>,
        events: &mut impl Sink<Event>,
    ) {
        let skill = *self.rules.skill(card);
        let battle = *self.fight();
        let needs_ability = self.needs_ability(&battle, card);
        let works =
            |effect| defied == Some(effect) || !self.is_cursed(&battle, Curse::Effect(effect));
        let heal = if works(Effect::Heal) { skill.heal } else { 0 };
        let draw = if works(Effect::Draw) { skill.draw } else { 0 };
        self.me_mut().let_go(card);
        self.fight_mut().played.push(card);
        events.push(Event::Played { hero: self.my_hero(), card: self.shown(card), defied });
        if needs_ability {
            events.push(Event::AbilityUsed { hero: self.my_hero() });
        }
        if needs_ability || defied.is_some() {
            self.fight_mut().ability = Use::Spent;
        }
        if heal > 0 {
            self.heal(heal, events);
        }
        self.draw_for(draw, events);
    }

    /// Can this card be played only because of an ability that is used up by it? Rules: G-9.2, G-9.4
    fn needs_ability(&self, battle: &Battle, card: Card) -> bool {
        let colour = self.rules.skill(card).colour;
        !self.is_linked(battle, colour) || self.is_cursed(battle, Curse::Colour(colour))
    }

    /// A played card lets the hero draw. Rules: G-5.7, G-9.7
    fn draw_for(&mut self, cards: u8, events: &mut impl Sink<Event>) {
        let more = u8::from(cards > 0 && self.can(Ability::Foresight));
        let (seat, left) = (self.active, cards + more);
        if left == 0 {
            self.phase = Phase::Chain;
        } else {
            self.draw(Drawing { seat, left, cause: Cause::Effect }, events);
        }
    }

    fn heal(&mut self, hearts: u8, events: &mut impl Sink<Event>) {
        let most = self.rules.hearts();
        let player = self.me_mut();
        player.hearts = player.hearts.saturating_add(hearts).min(most);
        let hearts = player.hearts;
        events.push(Event::Healed { hero: self.my_hero(), hearts });
    }

    fn drink(
        &mut self,
        potion: Potion,
        curse: Option<Curse>,
        effect: Option<Effect>,
        events: &mut impl Sink<Event>,
    ) {
        let player = self.me_mut();
        player.potions = player.potions.without(potion);
        events.push(Event::Drank { hero: self.my_hero(), potion, curse, effect });
    }

    /// All hearts come back. Rule: G-7.5
    pub(super) fn drink_healing(&mut self, events: &mut impl Sink<Event>) {
        self.drink(Potion::Healing, None, None, events);
        self.heal(self.rules.hearts(), events);
    }

    /// One curse is lifted; a smaller hand may be large enough again. Rules: G-7.3, G-6.5
    pub(super) fn lift(&mut self, curse: Curse, events: &mut impl Sink<Event>) {
        self.drink(Potion::CounterCurse, Some(curse), None, events);
        self.fight_mut().lifted = Some(curse);
        if self.phase == Phase::Trim {
            self.prepare();
        }
    }

    /// Rule: G-7.4
    pub(super) fn double(&mut self, effect: Effect, events: &mut impl Sink<Event>) {
        self.drink(Potion::Strength, None, Some(effect), events);
        let battle = self.fight_mut();
        battle.doubled = battle.played.last().map(|card| Doubled { card, effect });
    }

    /// Rules: G-5.9, G-9.4
    pub(super) fn stop(&mut self, events: &mut impl Sink<Event>) {
        if self.defiable(self.fight()).next().is_some() {
            self.phase = Phase::Defy;
        } else {
            self.take_hits(events);
        }
    }

    /// Rule: G-9.4
    pub(super) fn defy(&mut self, card: Card, effect: Effect, events: &mut impl Sink<Event>) {
        self.fight_mut().ability = Use::Counts { card, effect };
        let (hero, card) = (self.my_hero(), self.shown(card));
        events.push(Event::Defied { hero, card, effect });
        self.take_hits(events);
    }

    /// Rules: G-5.10, G-5.11, G-9.5
    pub(super) fn take_hits(&mut self, events: &mut impl Sink<Event>) {
        let (attack, _) = self.rules.strength(self.fight().foe);
        let defence = self.total(self.fight(), Effect::Defence);
        let damage = attack.saturating_sub(defence) as u8;
        let player = self.me_mut();
        player.hearts = player.hearts.saturating_sub(damage);
        let (hearts, hero) = (player.hearts, self.my_hero());
        events.push(Event::Hit { hero, attack, defence, hearts });
        if hearts > 0 {
            self.regenerate(events);
        } else {
            events.push(Event::Fell { hero });
            if self.strikes_fallen(self.fight()) {
                self.strike(events);
            } else {
                self.end_turn(events);
            }
        }
    }

    /// Rules: G-5.12, G-7.5
    fn regenerate(&mut self, events: &mut impl Sink<Event>) {
        let hearts: u8 = self.gear_in(self.fight()).map(|gear| gear.heal).sum();
        if hearts > 0 {
            self.heal(hearts, events);
        }
        if self.me().potions.has(Potion::Healing) {
            self.phase = Phase::Brace;
        } else {
            self.strike(events);
        }
    }

    /// Rule: G-5.13
    pub(super) fn strike(&mut self, events: &mut impl Sink<Event>) {
        let attack = self.total(self.fight(), Effect::Attack);
        let (_, hearts) = self.rules.strength(self.fight().foe);
        let won = attack >= hearts;
        events.push(Event::Struck { hero: self.my_hero(), attack, hearts, won });
        if won {
            self.win(hearts, events);
        } else {
            self.end_turn(events);
        }
    }

    /// Rules: G-5.14, G-5.16, G-10.1
    fn win(&mut self, hearts: u16, events: &mut impl Sink<Event>) {
        let player = self.me_mut();
        player.beaten = player.beaten.saturating_add(hearts);
        match self.fight().foe.role().0 {
            Role::Monster(_) => self.flip(events),
            Role::Guardian(level) => self.take_key(level, events),
            Role::Lord => self.become_champion(events),
        }
    }

    /// Rules: G-5.16, G-5.17
    fn take_key(&mut self, level: Level, events: &mut impl Sink<Event>) {
        let Battle { at, foe, .. } = *self.fight();
        self.me_mut().keys[level as usize] = Some(foe);
        self.put_at(at, None);
        events.push(Event::KeyWon { hero: self.my_hero(), level });
        self.reveal_next(at, events);
    }

    /// The monster is turned over; luck decides only among cards that look alike. Rule: G-5.14
    fn flip(&mut self, events: &mut impl Sink<Event>) {
        match family::only(self.rewards().iter()) {
            Some(card) => self.flipped(card, events),
            None => self.phase = Phase::Flip,
        }
    }

    /// Rules: G-5.14, G-5.15
    pub(super) fn flipped(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let at = self.fight().at;
        self.put_at(at, None);
        self.unseen.remove(card);
        events.push(Event::Won { hero: self.my_hero(), card: self.shown(card) });
        match self.rules.face(card) {
            Face::Action(_) => {
                self.me_mut().discard.insert(card);
                self.fill_gap(events);
            }
            Face::Gear(_) => self.phase = Phase::Reward { card },
        }
    }

    /// The deck's top moves into the row, the next one shows. Rule: G-5.17
    pub(super) fn fill_gap(&mut self, events: &mut impl Sink<Event>) {
        let at = self.fight().at;
        let level = at.level().expect("the Lord leaves no gap");
        if let (Place::Row(..), Some(top)) = (at, self.cave(level).top) {
            self.put_at(at, Some(top));
            self.put_at(Place::Deck(level), None);
            events.push(Event::MovedUp { at, monster: self.rules.front(top) });
        }
        match self.cave(level).top {
            Some(_) => self.end_turn(events),
            None => self.reveal_next(Place::Deck(level), events),
        }
    }

    /// New equipment is put on, the old one pawned. Rules: G-5.15, G-7.1
    pub(super) fn wear(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let slot = self.slot(card).expect("equipment");
        let old = self.me_mut().gear[slot as usize].replace(card);
        events.push(Event::Wore { hero: self.my_hero(), card: self.shown(card) });
        if let Some(old) = old {
            self.pawn(old, events);
        }
    }

    /// A card goes to the pawnbroker. Rules: G-5.15, G-8.2
    pub(super) fn pawn(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.pawned.insert(card);
        events.push(Event::Pawned { hero: self.my_hero(), card: self.shown(card) });
    }
}
