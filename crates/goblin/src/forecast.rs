//! A quick look at how a battle may go: what the solver knows exactly, in about a microsecond.
//!
//! It knows which sets of cards can be chained: a set can, if one of its cards can follow a chain of the
//! others. What a set comes to is a sum. Unknown cards that may be drawn are imagined a few times, and
//! what comes of that is averaged, as if one knew what comes. Of abilities it knows those that let a card
//! follow; what is asked apart (the oracle's look, defied effects) is left out. So it is exact where nothing
//! is drawn and nothing defied, and near the truth elsewhere. Tests hold it against the solver.

use std::ops::Range;

use tabletop::Seat;

use super::battle::{Battle, Use};
use super::card::{Card, Cards, Effect};
use super::cave::Place;
use super::curse::Curse;
use super::deck::Deck;
use super::hero::Ability;
use super::level::Level;
use super::links::{Cursed, Drawn, Knack, Link, MOST_CHAINED, Standing, Sum, Table};
use super::phase::{Cause, Phase};
use super::potion::{Potion, Potions};
use super::state::Goblin;

/// How a battle goes if its chances are taken well.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// The chance to win.
    pub win: f32,
    /// Hearts afterwards, on the average.
    pub hearts: f32,
    /// The chance to lose the last heart.
    pub fall: f32,
    /// How likely each kind of potion is drunk.
    pub drunk: [f32; 3],
}

/// Unknown cards that may be drawn are imagined so many times.
const MOST_IMAGINED: u32 = 4;

/// Cards that are looked at: those of the hand, then those that may be drawn.
const MOST_LOOKED_AT: usize = 32;

/// A battle in numbers.
struct Clash {
    links: [Link; MOST_LOOKED_AT],
    /// The first cards are those of the hand.
    hand: usize,
    /// What lies in the deck, from the top down: a card, or any of those that lie unknown.
    deck: [Option<u8>; MOST_LOOKED_AT],
    deck_len: usize,
    /// What lies unknown in the deck.
    unknown: u32,
    /// What a new deck would be made of.
    discard: u32,
    attack: u16,
    hearts: u16,
    regained: u8,
    most_hearts: u8,
    last_strike: bool,
    potions: Potions,
    aim: Aim,
    knack: Knack,
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    /// To win.
    Win,
    /// To win, with as many hearts as possible.
    WinUnhurt,
}

/// How a battle ends.
#[derive(Clone, Copy)]
struct End {
    wins: bool,
    hearts: u8,
    drunk: Potions,
    /// How much that is wanted.
    worth: i32,
}

/// What a standing comes to on the average, and how much that is wanted.
#[derive(Clone, Copy, Default)]
struct Outcome {
    worth: f32,
    win: f32,
    hearts: f32,
    fall: f32,
    drunk: [f32; 3],
}

/// To win is wanted most, then to save potions, then to keep hearts.
const WIN: i32 = 1000;
const POTION: i32 = 200;
const FALL: i32 = 30;
const HEART: i32 = 10;

impl Goblin {
    /// How the battle in progress may go, from what the player who decides knows; `None` if there is
    /// none, or if it is settled.
    pub fn forecast(&self) -> Option<Forecast> {
        if !self.is_fighting() {
            return None;
        }
        let outcome = self.reckon(self.fight(), self.active, self.pending_draws(), Aim::WinUnhurt);
        Some(Forecast {
            win: outcome.win,
            hearts: outcome.hearts,
            fall: outcome.fall,
            drunk: outcome.drunk,
        })
    }

    /// The chance of a seat to beat whom it must beat next, if it tried in its next turn: with the hand
    /// that it has, filled up from its deck if its turn is not over yet. Who must be resurrected first
    /// has none.
    pub fn chance_at_gate(&self, seat: Seat) -> f32 {
        let player = self.at_seat(seat);
        let Some(foe) = self.gate(seat).filter(|_| player.hearts > 0) else { return 0.0 };
        let at = Level::ALL.get(usize::from(player.key_count()));
        let at = at.map_or(Place::Lord, |&level| Place::Guardian(level));
        let is_busy = self.active == seat && self.phase != Phase::Turn;
        let missing = self.full_hand(seat).saturating_sub(player.hand.count());
        let draws = if is_busy { missing } else { 0 };
        self.reckon(&Battle::new(at, foe), seat, draws, Aim::Win).win
    }

    /// The strongest attack that the hand of this seat can chain, without curses and draws.
    pub fn best_chain(&self, seat: Seat) -> u16 {
        let player = self.at_seat(seat);
        let is_free = self.rules.has_ability(player.hero, Ability::FreeSecond);
        let knack = if is_free { Knack::FreeSecond } else { Knack::Plain };
        let mut table = Table::EMPTY;
        for card in player.hand.iter() {
            table.add(&Link::of(self.rules.skill(card), Cursed::NONE), 0, knack);
        }
        let (mut most, all) = (0, table.all().attack());
        table.chain(&Standing::BEGIN, knack, 0..table.len, |chained| {
            most = most.max(chained.sum.attack());
            most == all
        });
        most
    }

    fn reckon(&self, battle: &Battle, seat: Seat, draws: u8, aim: Aim) -> Outcome {
        let plain = self.clash(battle, seat, draws, aim);
        let potion = self.at_seat(seat).potions.has(Potion::CounterCurse);
        if !potion || plain.win > 0.99 {
            return plain;
        }
        let lifted = |curse| {
            let mut outcome =
                self.clash(&Battle { lifted: Some(curse), ..*battle }, seat, draws, aim);
            outcome.worth -= POTION as f32;
            outcome.drunk[Potion::CounterCurse as usize] = 1.0;
            outcome
        };
        let curses = self.curses_to_lift(battle);
        curses.iter().map(lifted).fold(plain, Outcome::or)
    }

    fn clash(&self, battle: &Battle, seat: Seat, draws: u8, aim: Aim) -> Outcome {
        let (attack, hearts) = self.rules.strength(battle.foe);
        let player = self.at_seat(seat);
        let can = |ability| self.rules.has_ability(player.hero, ability);
        let curses = self.rules.curses(battle.foe);
        let curses = battle.lifted.map_or(curses, |lifted| curses.without(lifted));
        let gear = || player.worn(&self.rules).filter(|gear| !curses.has(Curse::Gear(gear.slot)));
        let mut clash = Clash {
            attack,
            hearts,
            regained: gear().map(|gear| gear.heal).sum(),
            most_hearts: self.rules.hearts(),
            last_strike: can(Ability::LastStrike) && battle.at != Place::Lord,
            potions: player.potions,
            aim,
            knack: self.knack(seat),
            ..Clash::EMPTY
        };
        let mut cards =
            Taken { goblin: self, cursed: Cursed::by(curses), clash: &mut clash, count: 0 };
        cards.take(player.hand.and(battle.looked));
        let hand = cards.count;
        cards.clash.hand = hand;
        if draws > 0 || cards.clash.links[..hand].iter().any(|link| link.sum.draw() > 0) {
            cards.pile(&player.deck, player.discard);
        }
        let last = battle.played.last().map(|card| self.rules.skill(card));
        let largest = last.map_or(0, |skill| skill.attack);
        let has_struck_twice = !battle.played.is_empty() && self.strikes_twice(battle);
        let standing = Standing {
            next: last.map_or(0b1111, |skill| skill.next.bits() as u8),
            played: battle.played.len(),
            strikes: last.is_some_and(|skill| skill.attack > 0),
            is_spent: battle.ability != Use::Ready || has_struck_twice,
            sum: Sum::new(
                self.sum_so_far(battle, Effect::Attack, gear().map(|gear| gear.attack)),
                self.sum_so_far(battle, Effect::Defence, gear().map(|gear| gear.defence)),
                draws,
                player.hearts,
            ),
            largest: if curses.has(Curse::Effect(Effect::Attack)) { 0 } else { largest.into() },
        };
        clash.outcome(&standing)
    }

    /// The ability of a hero, as far as it lets cards follow.
    fn knack(&self, seat: Seat) -> Knack {
        match self.ability(seat) {
            Some(Ability::FreeSecond) => Knack::FreeSecond,
            Some(Ability::BlueLeap) => Knack::Leap(self.rules.free_colour() as u8),
            Some(Ability::Defiance) => Knack::Dare,
            Some(Ability::DoubleStrike) => Knack::DoubleStrike(self.rules.double_strike()),
            Some(Ability::LastStrike | Ability::Foresight) | None => Knack::Plain,
        }
    }

    /// What equipment and the cards played so far add up to.
    fn sum_so_far(&self, battle: &Battle, effect: Effect, gear: impl Iterator<Item = u8>) -> u16 {
        if battle.played.is_empty() {
            gear.map(u16::from).sum()
        } else {
            self.total(battle, effect)
        }
    }

    /// Cards that are being drawn in the battle.
    fn pending_draws(&self) -> u8 {
        let drawing = self.phase.drawing().filter(|drawing| drawing.cause == Cause::Effect);
        let left = drawing.map_or(0, |drawing| drawing.left);
        let looks = matches!(self.phase, Phase::PutUnder) || self.can(Ability::Foresight);
        if looks { left.saturating_sub(1) } else { left }
    }
}

/// Cards on their way into a clash.
struct Taken<'a> {
    goblin: &'a Goblin,
    cursed: Cursed,
    clash: &'a mut Clash,
    count: usize,
}

impl Taken<'_> {
    /// These cards, as bits; what is beyond the room there is does not come.
    fn take(&mut self, cards: Cards) -> u32 {
        let from = self.count;
        cards.iter().for_each(|card| self.push(card));
        (1_u64 << self.count).wrapping_sub(1 << from) as u32
    }

    /// One card, if there is room.
    fn push(&mut self, card: Card) {
        if let Some(link) = self.clash.links.get_mut(self.count) {
            *link = Link::of(self.goblin.rules.skill(card), self.cursed);
            self.count += 1;
        }
    }

    /// What may be drawn.
    fn pile(&mut self, deck: &Deck, discard: Cards) {
        let room = MOST_LOOKED_AT - self.count;
        for place in deck.places().take(room) {
            self.clash.deck[self.clash.deck_len] = place.map(|_| self.count as u8);
            self.clash.deck_len += 1;
            place.into_iter().for_each(|card| self.push(card));
        }
        self.clash.unknown = self.take(deck.unknown());
        self.clash.discard = self.take(discard);
    }
}

impl Clash {
    const EMPTY: Clash = Clash {
        links: [Link::BLANK; MOST_LOOKED_AT],
        hand: 0,
        deck: [None; MOST_LOOKED_AT],
        deck_len: 0,
        unknown: 0,
        discard: 0,
        attack: 0,
        hearts: 0,
        regained: 0,
        most_hearts: 0,
        last_strike: false,
        potions: Potions::NONE,
        aim: Aim::WinUnhurt,
        knack: Knack::Plain,
    };

    /// What the battle comes to, averaged over what may be drawn.
    fn outcome(&self, now: &Standing) -> Outcome {
        let mut table = Table::EMPTY;
        let hand = &self.links[..self.hand];
        hand.iter().for_each(|link| table.add(link, 0, self.knack));
        let (stopped, is_hopeless) = (self.settled(now.sum, now.largest), self.is_hopeless(now));
        let is_settled = match self.aim {
            Aim::Win if is_hopeless => return stopped.into(),
            Aim::Win | Aim::WinUnhurt => is_hopeless || stopped.is_sure(),
        };
        let draws = now.sum.draw() > 0 || hand.iter().any(|link| link.sum.draw() > 0);
        if is_settled || !draws {
            return self.best(&mut table, now, stopped).into();
        }
        self.mean(&mut table, now, stopped)
    }

    /// The same, if cards are drawn. What can be made of the hand alone is reckoned once, and so is what comes
    /// of draws that look alike.
    fn mean(&self, table: &mut Table, now: &Standing, stopped: End) -> Outcome {
        let own = table.len;
        let mut by_hand = None;
        let mut last: Option<(Drawn, End)> = None;
        let mut sum = Outcome::default();
        for number in 0..MOST_IMAGINED {
            table.len = own;
            let is_known = self.imagine_draws(table, now.sum.draw(), number);
            if is_known {
                return self.best(table, now, stopped).into();
            }
            let best = match &last {
                Some((drawn, best)) if drawn.is_like(table, own) => *best,
                Some(_) | None => self.best_of_both(table, now, own, stopped, &mut by_hand),
            };
            last = Some((Drawn::of(table), best));
            sum = sum.plus(best.into(), 1.0 / MOST_IMAGINED as f32);
        }
        sum
    }

    /// Would all cards together not be enough?
    fn is_hopeless(&self, now: &Standing) -> bool {
        let bonus = match self.knack {
            Knack::DoubleStrike(bonus) => bonus,
            Knack::Plain | Knack::FreeSecond | Knack::Leap(_) | Knack::Dare => 0,
        };
        let cards = self.links.iter().fold(Sum::NOTHING, |sum, link| sum.plus(link.sum));
        let most = now.sum.plus(cards).attack() + bonus;
        let most = if self.potions.has(Potion::Strength) { 2 * most } else { most };
        most < self.hearts
    }

    /// Lays out the cards that may be drawn, one way of several. Says if there is no other way.
    fn imagine_draws(&self, table: &mut Table, draws: u16, number: u32) -> bool {
        let (mut unknown, mut is_known) = (self.unknown, true);
        let mut places = self.deck[..self.deck_len].iter();
        let mut is_new_deck = false;
        let in_hand = self.links[..self.hand].iter().map(|link| link.sum.draw());
        let mut most = draws + in_hand.sum::<u16>();
        let mut drawn = 0_u8;
        while u16::from(drawn) < most && table.len < MOST_CHAINED {
            let place = places.next();
            if place.is_none() && !is_new_deck {
                (is_new_deck, unknown) = (true, self.discard);
            }
            let index = match place.copied().flatten() {
                Some(index) => usize::from(index),
                None if unknown == 0 => break,
                None => {
                    let count = unknown.count_ones();
                    // The first is spread over all that may come.
                    let spread = number * count / MOST_IMAGINED;
                    let offset = if is_known { 0 } else { 7 * u32::from(drawn) + 5 * number };
                    is_known &= count == 1;
                    nth(unknown, (spread + offset) % count)
                }
            };
            unknown &= !(1 << index);
            drawn += 1;
            most += self.links[index].sum.draw();
            table.add(&self.links[index], drawn, self.knack);
        }
        is_known
    }

    /// The best that can be made of the cards, or to stop.
    fn best(&self, table: &mut Table, now: &Standing, stopped: End) -> End {
        match self.ceiling(table, now) {
            Some(ceiling) if stopped.worth < ceiling => {
                self.search(table, now, 0..table.len, ceiling, stopped)
            }
            Some(_) | None => stopped,
        }
    }

    /// The same, where the first cards are the own hand: what can be made of it alone is the same every time.
    fn best_of_both(
        &self,
        table: &mut Table,
        now: &Standing,
        own: usize,
        stopped: End,
        by_hand: &mut Option<End>,
    ) -> End {
        let Some(ceiling) = self.ceiling(table, now).filter(|&ceiling| stopped.worth < ceiling)
        else {
            return stopped;
        };
        let by_hand =
            *by_hand.get_or_insert_with(|| self.search(table, now, 0..own, self.enough(), stopped));
        if by_hand.worth >= ceiling {
            return by_hand;
        }
        self.search(table, now, own..table.len, ceiling, by_hand)
    }

    /// The best so far, or what can be made with one of the cards in this range and those before it. Who has
    /// found so much looks no further.
    fn search(
        &self,
        table: &mut Table,
        now: &Standing,
        cards: Range<usize>,
        enough: i32,
        mut best: End,
    ) -> End {
        let (bonus, has_strength) = (self.bonus(now), self.potions.has(Potion::Strength));
        // What does not win is of no interest to who wants to win, nor beside what wins.
        let wants_hearts = self.aim == Aim::WinUnhurt;
        table.chain(now, self.knack, cards, |chained| {
            let mut sum = now.sum.plus(chained.sum);
            sum = if chained.is_spent { sum.plus(bonus) } else { sum };
            let largest = if has_strength { chained.largest().max(now.largest) } else { 0 };
            if wants_hearts && !best.wins || sum.attack() + largest >= self.hearts {
                best = best.or(self.settled(sum, largest));
            }
            best.worth >= enough
        });
        best
    }

    /// What the ability may add once more.
    fn bonus(&self, now: &Standing) -> Sum {
        match self.knack {
            Knack::DoubleStrike(bonus) if !now.is_spent => Sum::new(bonus, 0, 0, 0),
            Knack::DoubleStrike(_)
            | Knack::Plain
            | Knack::FreeSecond
            | Knack::Leap(_)
            | Knack::Dare => Sum::NOTHING,
        }
    }

    /// With so much nobody looks on: who wants to win is content with any victory that costs no potion.
    fn enough(&self) -> i32 {
        match self.aim {
            Aim::Win => WIN,
            Aim::WinUnhurt => i32::MAX,
        }
    }

    /// More than this cannot come of any of the cards, or need not; `None` if no set of them is of interest.
    fn ceiling(&self, table: &Table, now: &Standing) -> Option<i32> {
        let all = now.sum.plus(table.all()).plus(self.bonus(now));
        let damage = self.attack.saturating_sub(all.defence());
        let left = |before: u16| match before.saturating_sub(damage) {
            0 => 0,
            left => (left + u16::from(self.regained)).min(self.most_hearts.into()) as u8,
        };
        let (most, healthy) = (u16::from(self.most_hearts), all.heal());
        let wins = all.attack() >= self.hearts;
        let wins_strengthened = wins
            || self.potions.has(Potion::Strength)
                && all.attack() + table.largest().max(now.largest) >= self.hearts;
        let drinks = wins_strengthened && self.potions.has(Potion::Healing);
        let left = left(if drinks { most } else { healthy.min(most) });
        if !wins_strengthened || left == 0 && !self.last_strike {
            return (self.aim == Aim::WinUnhurt)
                .then(|| End::new(false, left, Potions::NONE).worth);
        }
        let drunk = if wins { Potions::NONE } else { Potions::NONE.with(Potion::Strength) };
        Some(End::new(true, left, drunk).worth.min(self.enough()))
    }

    /// The battle is settled, with a potion if it needs one.
    #[inline]
    fn settled(&self, sum: Sum, largest: u16) -> End {
        let mut drunk = Potions::NONE;
        let most = u16::from(self.most_hearts);
        let damage = self.attack.saturating_sub(sum.defence());
        let mut hearts = sum.heal().min(most).saturating_sub(damage);
        let needs_healing = hearts == 0 && most > damage;
        let short = self.hearts.saturating_sub(sum.attack());
        let mut wins = short == 0;
        if short > 0 && short <= largest && self.potions.has(Potion::Strength) {
            wins = true;
            drunk = drunk.with(Potion::Strength);
        }
        if needs_healing && wins && self.potions.has(Potion::Healing) {
            hearts = most - damage;
            drunk = drunk.with(Potion::Healing);
        }
        if hearts > 0 {
            let hearts = (hearts + u16::from(self.regained)).min(most);
            return End::new(wins, hearts as u8, drunk);
        }
        match self.last_strike {
            true => End::new(wins, 0, drunk),
            false => End::new(false, 0, Potions::NONE),
        }
    }
}

impl End {
    #[inline]
    fn new(wins: bool, hearts: u8, drunk: Potions) -> End {
        // Who lifts a curse does so before everything else.
        let strength = i32::from(drunk.has(Potion::Strength));
        let healing = i32::from(drunk.has(Potion::Healing));
        let worth = WIN * i32::from(wins) + HEART * i32::from(hearts)
            - FALL * i32::from(hearts == 0)
            - POTION * (strength + healing);
        End { wins, hearts, drunk, worth }
    }

    /// Is it won, without a potion?
    fn is_sure(&self) -> bool {
        self.wins && self.drunk == Potions::NONE
    }

    #[inline]
    fn or(self, other: End) -> End {
        if other.worth > self.worth { other } else { self }
    }
}

impl From<End> for Outcome {
    #[inline]
    fn from(end: End) -> Outcome {
        let flag = |is: bool| f32::from(u8::from(is));
        Outcome {
            worth: end.worth as f32,
            win: flag(end.wins),
            hearts: end.hearts.into(),
            fall: flag(end.hearts == 0),
            drunk: [
                flag(end.drunk.has(Potion::Healing)),
                flag(end.drunk.has(Potion::CounterCurse)),
                flag(end.drunk.has(Potion::Strength)),
            ],
        }
    }
}

impl Outcome {
    fn or(self, other: Outcome) -> Outcome {
        if other.worth > self.worth { other } else { self }
    }

    fn plus(self, other: Outcome, share: f32) -> Outcome {
        let drunk = std::array::from_fn(|kind| self.drunk[kind] + share * other.drunk[kind]);
        Outcome {
            worth: self.worth + share * other.worth,
            win: self.win + share * other.win,
            hearts: self.hearts + share * other.hearts,
            fall: self.fall + share * other.fall,
            drunk,
        }
    }
}

/// The place of a bit that is set, counted from 0.
fn nth(mut bits: u32, count: u32) -> usize {
    (0..count).for_each(|_| bits &= bits.wrapping_sub(1));
    bits.trailing_zeros() as usize
}
