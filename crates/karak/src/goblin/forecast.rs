//! A quick look at how a battle may go: what the solver knows exactly, in about a microsecond.
//!
//! It knows which sets of cards can be chained: a set can, if one of its cards can follow a chain of the
//! others. What a set comes to is a sum. Unknown cards that may be drawn are imagined a few times, and
//! what comes of that is averaged, as if one knew what comes. Of abilities it knows those that let a card
//! follow; what is asked apart (the oracle's look, defied effects) is left out. So it is exact where nothing
//! is drawn and nothing defied, and near the truth elsewhere. Tests hold it against the solver.

use tabletop::Seat;

use super::battle::{Battle, Use};
use super::card::{Cards, Effect, Skill};
use super::cave::Place;
use super::curse::{Curse, Curses};
use super::deck::Deck;
use super::hero::Ability;
use super::level::Level;
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

/// Cards that can be chained in one battle; what is drawn beyond them is left out.
const MOST_CHAINED: usize = 7;

/// What a card is good for in this battle.
#[derive(Clone, Copy)]
struct Link {
    colour: u8,
    next: u8,
    attack: u8,
    defence: u8,
    draw: u8,
    heal: u8,
    /// Is an attack printed on it, cursed or not? Rule: G-9.3
    strikes: bool,
    is_cursed: bool,
}

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

/// The ability of the hero, as far as it lets cards follow.
#[derive(Clone, Copy, PartialEq)]
enum Knack {
    /// None.
    Plain,
    /// The second card may be any. Rule: G-9.6
    FreeSecond,
    /// A card of this colour may follow once, whatever came before. Rule: G-9.2
    Leap(u8),
    /// A cursed colour may be played once. Rule: G-9.4
    Dare,
    /// Two attack cards in a row add so much, once. Rule: G-9.3
    DoubleStrike(u16),
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    /// To win.
    Win,
    /// To win, with as many hearts as possible.
    WinUnhurt,
}

/// How far a battle has come.
#[derive(Clone, Copy)]
struct Standing {
    /// The colours that may follow.
    next: u8,
    played: u8,
    /// Was the last card an attack?
    strikes: bool,
    /// Was the ability used that can be used once?
    is_spent: bool,
    /// What was played so far, with the equipment and the hearts that are there.
    sum: Sum,
}

/// What some played cards add up to.
#[derive(Clone, Copy, Default)]
struct Sum {
    attack: u16,
    defence: u16,
    draw: u8,
    heal: u8,
    /// The largest attack of one card: what a strength potion adds.
    largest: u8,
}

/// The cards that are there to be chained, and what can be made of them. Sets of them are numbers: a bit
/// for each.
struct Table {
    cards: [Link; MOST_CHAINED],
    /// How many cards must have been drawn before this one can be played.
    needs: [u8; MOST_CHAINED],
    len: usize,
    /// By set: the cards that can come last, while the ability is unspent and after.
    lasts: [[u8; 2]; 1 << MOST_CHAINED],
    /// By set: what it adds up to.
    sums: [Sum; 1 << MOST_CHAINED],
}

/// What a standing comes to, and how much that is wanted.
#[derive(Clone, Copy, Default)]
struct Outcome {
    worth: f32,
    win: f32,
    hearts: f32,
    fall: f32,
    drunk: [f32; 3],
}

/// To win is wanted most, then to save potions, then to keep hearts.
const WIN: f32 = 1000.0;
const POTION: f32 = 200.0;
const FALL: f32 = 30.0;
const HEART: f32 = 10.0;

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
            table.add(&Link::of(self.rules.skill(card), Curses::NONE), 0, knack);
        }
        let mut most = 0;
        table.chain(&Standing::BEGIN, knack, |sum, _| {
            most = most.max(sum.attack);
            false
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
            outcome.worth -= POTION;
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
        let mut cards = Taken { goblin: self, curses, clash: &mut clash, count: 0 };
        cards.take(player.hand.and(battle.looked));
        let hand = cards.count;
        cards.clash.hand = hand;
        if draws > 0 || cards.clash.links[..hand].iter().any(|link| link.draw > 0) {
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
            sum: Sum {
                attack: self.sum_so_far(battle, Effect::Attack, gear().map(|gear| gear.attack)),
                defence: self.sum_so_far(battle, Effect::Defence, gear().map(|gear| gear.defence)),
                draw: draws,
                heal: player.hearts,
                largest: if curses.has(Curse::Effect(Effect::Attack)) { 0 } else { largest },
            },
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
    curses: Curses,
    clash: &'a mut Clash,
    count: usize,
}

impl Taken<'_> {
    /// These cards, as bits; what is beyond the room there is does not come.
    fn take(&mut self, cards: Cards) -> u32 {
        let mut taken = 0;
        for card in cards.iter().take(MOST_LOOKED_AT - self.count) {
            self.clash.links[self.count] = Link::of(self.goblin.rules.skill(card), self.curses);
            taken |= 1 << self.count;
            self.count += 1;
        }
        taken
    }

    /// What may be drawn.
    fn pile(&mut self, deck: &Deck, discard: Cards) {
        let room = MOST_LOOKED_AT - self.count;
        for place in deck.places().take(room) {
            let known = place.map_or(0, |card| self.take(Cards::NONE.with(card)));
            self.clash.deck[self.clash.deck_len] =
                (known != 0).then(|| known.trailing_zeros() as u8);
            self.clash.deck_len += 1;
        }
        self.clash.unknown = self.take(deck.unknown());
        self.clash.discard = self.take(discard);
    }
}

impl Link {
    const BLANK: Link = Link {
        colour: 0,
        next: 0,
        attack: 0,
        defence: 0,
        draw: 0,
        heal: 0,
        strikes: false,
        is_cursed: false,
    };

    fn of(skill: &Skill, curses: Curses) -> Link {
        let works =
            |effect| if curses.has(Curse::Effect(effect)) { 0 } else { skill.effect(effect) };
        Link {
            colour: skill.colour as u8,
            next: skill.next.bits() as u8,
            attack: works(Effect::Attack),
            defence: works(Effect::Defence),
            draw: works(Effect::Draw),
            heal: works(Effect::Heal),
            strikes: skill.attack > 0,
            is_cursed: curses.has(Curse::Colour(skill.colour)),
        }
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
        let (stopped, is_hopeless) = (self.settled(&now.sum), self.is_hopeless(now));
        let is_settled = match self.aim {
            Aim::Win if is_hopeless => return stopped,
            Aim::Win | Aim::WinUnhurt => is_hopeless || stopped.is_sure(),
        };
        let draws = now.sum.draw > 0 || hand.iter().any(|link| link.draw > 0);
        if is_settled || !draws {
            return self.best(&mut table, now, stopped);
        }
        let mut sum = Outcome::default();
        let own = table.len;
        for number in 0..MOST_IMAGINED {
            table.len = own;
            let is_known = self.imagine_draws(&mut table, now.sum.draw, number);
            let best = self.best(&mut table, now, stopped);
            if is_known {
                return best;
            }
            sum = sum.plus(best, 1.0 / MOST_IMAGINED as f32);
        }
        sum
    }

    /// Would all cards together not be enough?
    fn is_hopeless(&self, now: &Standing) -> bool {
        let bonus = match self.knack {
            Knack::DoubleStrike(bonus) => bonus,
            Knack::Plain | Knack::FreeSecond | Knack::Leap(_) | Knack::Dare => 0,
        };
        let cards: u16 = self.links.iter().map(|link| u16::from(link.attack)).sum();
        let most = now.sum.attack + cards + bonus;
        let most = if self.potions.has(Potion::Strength) { 2 * most } else { most };
        most < self.hearts
    }

    /// Lays out the cards that may be drawn, one way of several. Says if there is no other way.
    fn imagine_draws(&self, table: &mut Table, draws: u8, number: u32) -> bool {
        let (mut unknown, mut is_known) = (self.unknown, true);
        let mut places = self.deck[..self.deck_len].iter();
        let mut is_new_deck = false;
        let in_hand = self.links[..self.hand].iter().map(|link| u16::from(link.draw));
        let mut most = u16::from(draws) + in_hand.sum::<u16>();
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
            most += u16::from(self.links[index].draw);
            table.add(&self.links[index], drawn, self.knack);
        }
        is_known
    }

    /// The best that can be made of the cards, or to stop.
    fn best(&self, table: &mut Table, now: &Standing, stopped: Outcome) -> Outcome {
        let bonus = match self.knack {
            Knack::DoubleStrike(bonus) if !now.is_spent => bonus,
            Knack::DoubleStrike(_)
            | Knack::Plain
            | Knack::FreeSecond
            | Knack::Leap(_)
            | Knack::Dare => 0,
        };
        let ceiling = self.ceiling(table, now);
        let strengthened = u16::from(self.potions.has(Potion::Strength));
        // What does not win is of no interest to who wants to win, nor beside what wins.
        let wants_hearts = self.aim == Aim::WinUnhurt && stopped.win == 0.0;
        let mut needed = if wants_hearts { 0 } else { self.hearts };
        let mut best = stopped;
        if best.worth >= ceiling {
            return best;
        }
        table.chain(now, self.knack, |sum, is_spent| {
            let mut sum = sum.and(&now.sum);
            sum.attack += if is_spent { bonus } else { 0 };
            if sum.attack + strengthened * u16::from(sum.largest) >= needed {
                best = best.or(self.settled(&sum));
                needed = if best.win > 0.0 { self.hearts } else { needed };
            }
            best.worth >= ceiling
        });
        best
    }

    /// More than this cannot come of any cards.
    fn ceiling(&self, table: &Table, now: &Standing) -> f32 {
        let hearts = match self.aim {
            Aim::Win => 0,
            Aim::WinUnhurt => self.most_left(table, now),
        };
        WIN + HEART * f32::from(hearts)
    }

    /// Hearts that are left if all cards are played.
    fn most_left(&self, table: &Table, now: &Standing) -> u8 {
        let all = table.cards[..table.len].iter().fold(now.sum, Sum::plus);
        let damage = self.attack.saturating_sub(all.defence);
        let drinks = self.potions.has(Potion::Healing);
        let before = if drinks { self.most_hearts } else { all.heal.min(self.most_hearts) };
        let left = u16::from(before).saturating_sub(damage) + u16::from(self.regained);
        left.min(self.most_hearts.into()) as u8
    }

    /// The battle is settled, with a potion if it needs one.
    fn settled(&self, now: &Sum) -> Outcome {
        let mut drunk = [0.0; 3];
        let damage = self.attack.saturating_sub(now.defence);
        let healthy = u16::from(now.heal.min(self.most_hearts));
        let mut hearts = healthy.saturating_sub(damage) as u8;
        let needs_healing = hearts == 0 && u16::from(self.most_hearts) > damage;
        let short = self.hearts.saturating_sub(now.attack);
        let needs_strength = short > 0 && short <= u16::from(now.largest);
        let mut wins = short == 0;
        if needs_strength && self.potions.has(Potion::Strength) {
            wins = true;
            drunk[Potion::Strength as usize] = 1.0;
        }
        if needs_healing && wins && self.potions.has(Potion::Healing) {
            hearts = (u16::from(self.most_hearts) - damage) as u8;
            drunk[Potion::Healing as usize] = 1.0;
        }
        let falls = hearts == 0;
        if falls && !self.last_strike {
            (wins, drunk) = (false, [0.0; 3]);
        }
        hearts = if falls { 0 } else { (hearts + self.regained).min(self.most_hearts) };
        Outcome::of(wins, hearts, drunk)
    }
}

impl Standing {
    /// Nothing was played.
    const BEGIN: Standing =
        Standing { next: 0b1111, played: 0, strikes: false, is_spent: false, sum: Sum::NOTHING };
}

impl Table {
    const EMPTY: Table = Table {
        cards: [Link::BLANK; MOST_CHAINED],
        needs: [0; MOST_CHAINED],
        len: 0,
        lasts: [[0; 2]; 1 << MOST_CHAINED],
        sums: [Sum::NOTHING; 1 << MOST_CHAINED],
    };

    /// One more card, that can be played when so many were drawn. What is cursed stays away, but for a
    /// hero who dares.
    fn add(&mut self, link: &Link, needs: u8, knack: Knack) {
        let can_be_played = !link.is_cursed || knack == Knack::Dare;
        if can_be_played && self.len < MOST_CHAINED {
            self.cards[self.len] = *link;
            self.needs[self.len] = needs;
            self.len += 1;
        }
    }

    /// Goes through the sets that can be chained, smaller ones first: what each adds up to, and whether the
    /// ability is spent on it. Stops when `visit` has seen enough.
    fn chain(&mut self, now: &Standing, knack: Knack, mut visit: impl FnMut(&Sum, bool) -> bool) {
        let order = Order::of(&self.cards[..self.len], knack);
        self.lasts[..1 << self.len].fill([0; 2]);
        self.step(0, order.first(now), now.sum.draw);
        for set in 1..1 << self.len {
            let lasts = self.lasts[set];
            if lasts == [0; 2] {
                continue;
            }
            if visit(&self.sums[set], lasts[1] != 0) {
                return;
            }
            let is_second = u32::from(now.played) + set.count_ones() == 1;
            self.step(set, order.after(lasts, is_second), now.sum.draw);
        }
    }

    /// Notes the sets that have one of these cards more: with the ability unspent, and spent.
    #[inline]
    fn step(&mut self, set: usize, [ready, spent]: [u8; 2], draws: u8) {
        let drawn = self.sums[set].draw + draws;
        for place in each(u32::from(ready | spent) & !(set as u32)) {
            let (bit, more) = (1 << place, set | 1 << place);
            if self.needs[place] <= drawn {
                self.sums[more] = self.sums[set].plus(&self.cards[place]);
                self.lasts[more][0] |= ready & bit;
                self.lasts[more][1] |= spent & bit;
            }
        }
    }
}

/// Who can follow whom. Cards are bits.
struct Order {
    knack: Knack,
    /// By card: those that can follow.
    follow: [u8; MOST_CHAINED],
    /// By colour.
    colours: [u8; 4],
    strikers: u8,
    cursed: u8,
}

impl Order {
    fn of(cards: &[Link], knack: Knack) -> Order {
        let mut order =
            Order { knack, follow: [0; MOST_CHAINED], colours: [0; 4], strikers: 0, cursed: 0 };
        for (place, link) in cards.iter().enumerate() {
            order.colours[usize::from(link.colour)] |= 1 << place;
            order.strikers |= u8::from(link.strikes) << place;
            order.cursed |= u8::from(link.is_cursed) << place;
        }
        for (follow, link) in order.follow.iter_mut().zip(cards) {
            *follow = of_colours(&order.colours, link.next);
        }
        order
    }

    /// What can be played next, with the ability unspent and spent.
    fn first(&self, now: &Standing) -> [u8; 2] {
        let is_second = now.played == 1;
        let linked = of_colours(&self.colours, now.next);
        match now.is_spent {
            true => [0, self.linked(linked, is_second)],
            false => self.ready(linked, now.strikes, is_second),
        }
    }

    /// What can follow one of these cards.
    #[inline]
    fn after(&self, [ready, spent]: [u8; 2], is_second: bool) -> [u8; 2] {
        if self.knack == Knack::Plain {
            return [each(ready.into()).fold(0, |all, last| all | self.follow[last]), 0];
        }
        let mut steps = [0; 2];
        for last in each(ready.into()) {
            let strikes = self.strikers >> last & 1 == 1;
            let [ready, spent] = self.ready(self.follow[last], strikes, is_second);
            steps = [steps[0] | ready, steps[1] | spent];
        }
        for last in each(spent.into()) {
            steps[1] |= self.linked(self.follow[last], is_second);
        }
        steps
    }

    /// What can follow by its colour, without the curses.
    #[inline]
    fn linked(&self, linked: u8, is_second: bool) -> u8 {
        let is_free = self.knack == Knack::FreeSecond && is_second;
        let linked = if is_free { of_colours(&self.colours, 0b1111) } else { linked };
        linked & !self.cursed
    }

    /// What can follow a card while the ability is unspent.
    #[inline]
    fn ready(&self, by_colour: u8, strikes: bool, is_second: bool) -> [u8; 2] {
        let linked = self.linked(by_colour, is_second);
        match self.knack {
            Knack::Plain | Knack::FreeSecond => [linked, 0],
            Knack::Leap(colour) => {
                let leaping = self.colours[usize::from(colour)] & !self.cursed;
                [linked, leaping & !linked]
            }
            Knack::Dare => [linked, by_colour & self.cursed],
            Knack::DoubleStrike(_) if strikes => [linked & !self.strikers, linked & self.strikers],
            Knack::DoubleStrike(_) => [linked, 0],
        }
    }
}

/// The cards of these colours.
#[inline]
fn of_colours(colours: &[u8; 4], wanted: u8) -> u8 {
    let of = |colour: usize| colours[colour] * (wanted >> colour & 1);
    of(0) | of(1) | of(2) | of(3)
}

impl Sum {
    const NOTHING: Sum = Sum { attack: 0, defence: 0, draw: 0, heal: 0, largest: 0 };

    /// With one card more.
    #[inline]
    fn plus(self, link: &Link) -> Sum {
        Sum {
            attack: self.attack + u16::from(link.attack),
            defence: self.defence + u16::from(link.defence),
            draw: self.draw + link.draw,
            heal: self.heal + link.heal,
            largest: self.largest.max(link.attack),
        }
    }

    /// Both together.
    #[inline]
    fn and(self, other: &Sum) -> Sum {
        Sum {
            attack: self.attack + other.attack,
            defence: self.defence + other.defence,
            draw: self.draw + other.draw,
            heal: self.heal + other.heal,
            largest: self.largest.max(other.largest),
        }
    }
}

impl Outcome {
    fn of(wins: bool, hearts: u8, drunk: [f32; 3]) -> Outcome {
        let (win, fall) = (f32::from(u8::from(wins)), f32::from(u8::from(hearts == 0)));
        let hearts = f32::from(hearts);
        let potions: f32 = drunk.iter().sum();
        let worth = WIN * win + HEART * hearts - FALL * fall - POTION * potions;
        Outcome { worth, win, hearts, fall, drunk }
    }

    /// Is it won, without a potion?
    fn is_sure(&self) -> bool {
        self.win == 1.0 && self.drunk == [0.0; 3]
    }

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

/// The places of the bits that are set.
#[inline]
fn each(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (place < 32).then_some(place)
    })
}

/// The place of a bit that is set, counted from 0.
fn nth(mut bits: u32, count: u32) -> usize {
    (0..count).for_each(|_| bits &= bits.wrapping_sub(1));
    bits.trailing_zeros() as usize
}
