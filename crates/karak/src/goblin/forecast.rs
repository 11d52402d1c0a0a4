//! A quick look at how a battle may go: what the solver knows exactly, in about a microsecond.
//!
//! It follows chains of cards by their colours, with numbers in place of states. The first unknown card
//! that is drawn is averaged over a few that may come; of those behind it one stands for all. Of
//! abilities it knows those that let a card follow; what is asked apart (the oracle's look, defied
//! effects) is left out. So it is exact where nothing is drawn and nothing defied, and near the truth
//! elsewhere. Tests hold it against the solver.

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

/// So many positions of a battle are looked at; behind them it is stopped.
const MOST_POSITIONS: u32 = 200;

/// A draw is averaged over so many of the cards that may come.
const MOST_AVERAGED: u32 = 4;

/// Cards that are looked at: those of the hand, then those that may be drawn.
const MOST_LOOKED_AT: usize = 32;

/// What a card is good for in this battle.
#[derive(Clone, Copy, Default)]
struct Link {
    next: u8,
    attack: u8,
    defence: u8,
    draw: u8,
    heal: u8,
    /// Is an attack printed on it, cursed or not? Rule: G-9.3
    strikes: bool,
}

/// A battle in numbers.
struct Clash {
    links: [Link; MOST_LOOKED_AT],
    /// The cards of each colour.
    colours: [u32; 4],
    /// Whose colour is cursed.
    cursed: u32,
    /// Who may follow by a leap. Rule: G-9.2
    leaping: u32,
    /// What lies in the deck, from the top down: a card, or any of those that lie unknown.
    deck: [Option<u8>; MOST_LOOKED_AT],
    deck_len: u8,
    /// What a new deck would be made of.
    discard: u32,
    /// All attack that may be drawn.
    in_pile: u16,
    attack: u16,
    hearts: u16,
    regained: u8,
    most_hearts: u8,
    double_strike: u16,
    free_second: bool,
    last_strike: bool,
    potions: Potions,
    aim: Aim,
    left: u32,
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
    hand: u32,
    /// The colours that may follow.
    next: u8,
    played: u8,
    attack: u16,
    defence: u16,
    /// The largest attack of one card: what a strength potion adds.
    largest: u8,
    hearts: u8,
    /// May still leap, or dare a curse.
    leaps: bool,
    dares: bool,
    /// Was the last card an attack?
    strikes: bool,
    has_struck_twice: bool,
    /// Cards taken from the deck.
    drawn: u8,
    /// What lies unknown in the deck.
    unknown: u32,
    is_new_deck: bool,
    /// Was a draw averaged?
    averaged: bool,
    /// Is it settled what is won, so that draws do not matter?
    draws_nothing: bool,
    /// What the cards in the hand add up to: no chain can give more.
    rest: Rest,
}

/// What some cards add up to.
#[derive(Clone, Copy, Default)]
struct Rest {
    attack: u16,
    /// Defence and hearts.
    guard: u16,
    draw: u16,
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
        let ready = |ability| self.rules.has_ability(player.hero, ability);
        let mut clash = Clash::new();
        let mut hand = 0;
        for (index, card) in player.hand.iter().enumerate().take(MOST_LOOKED_AT) {
            clash.add(index, self.rules.skill(card), Curses::NONE);
            hand |= 1 << index;
        }
        clash.free_second = ready(Ability::FreeSecond);
        clash.strongest(hand, 0b1111, 0, clash.rest(hand).attack)
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
        let ready = battle.ability == Use::Ready;
        let curses = self.rules.curses(battle.foe);
        let curses = battle.lifted.map_or(curses, |lifted| curses.without(lifted));
        let mut clash = Clash { aim, ..Clash::new() };
        (clash.attack, clash.hearts) = (attack, hearts);
        let gear = || player.worn(&self.rules).filter(|gear| !curses.has(Curse::Gear(gear.slot)));
        clash.regained = gear().map(|gear| gear.heal).sum();
        clash.most_hearts = self.rules.hearts();
        clash.potions = player.potions;
        clash.free_second = can(Ability::FreeSecond);
        clash.last_strike = can(Ability::LastStrike) && battle.at != Place::Lord;
        clash.double_strike =
            if can(Ability::DoubleStrike) { self.rules.double_strike() } else { 0 };
        let mut cards = Taken { goblin: self, curses, clash, count: 0 };
        let hand = cards.take(player.hand.and(battle.looked));
        let rest = cards.clash.rest(hand);
        let may_draw = draws > 0 || rest.draw > 0;
        let unknown = if may_draw { cards.pile(&player.deck, player.discard) } else { 0 };
        let mut clash = cards.clash;
        let free = self.rules.free_colour() as usize;
        clash.leaping = if can(Ability::BlueLeap) { clash.colours[free] } else { 0 };
        let last = battle.played.last().map(|card| self.rules.skill(card));
        let largest = battle.played.last().map_or(0, |card| self.rules.skill(card).attack);
        let standing = Standing {
            hand,
            next: last.map_or(0b1111, |skill| skill.next.bits() as u8),
            played: battle.played.len(),
            attack: self.sum_so_far(battle, Effect::Attack, gear().map(|gear| gear.attack)),
            defence: self.sum_so_far(battle, Effect::Defence, gear().map(|gear| gear.defence)),
            largest: if curses.has(Curse::Effect(Effect::Attack)) { 0 } else { largest },
            hearts: player.hearts,
            leaps: ready && clash.leaping != 0,
            dares: ready && can(Ability::Defiance),
            strikes: last.is_some_and(|skill| skill.attack > 0),
            has_struck_twice: !battle.played.is_empty() && self.strikes_twice(battle),
            drawn: 0,
            unknown,
            is_new_deck: false,
            averaged: false,
            draws_nothing: false,
            rest,
        };
        clash.draw(standing, draws)
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
    clash: Clash,
    count: usize,
}

impl Taken<'_> {
    /// These cards, as bits; what is beyond the room there is does not come.
    fn take(&mut self, cards: Cards) -> u32 {
        let mut taken = 0;
        for card in cards.iter().take(MOST_LOOKED_AT - self.count) {
            self.clash.add(self.count, self.goblin.rules.skill(card), self.curses);
            taken |= 1 << self.count;
            self.count += 1;
        }
        taken
    }

    /// What may be drawn; the unknown cards of the deck, as bits.
    fn pile(&mut self, deck: &Deck, discard: Cards) -> u32 {
        let hand = self.count;
        let room = MOST_LOOKED_AT - self.count;
        for place in deck.places().take(room) {
            let known = place.map_or(0, |card| self.take(Cards::NONE.with(card)));
            let place = &mut self.clash.deck[usize::from(self.clash.deck_len)];
            *place = (known != 0).then(|| known.trailing_zeros() as u8);
            self.clash.deck_len += 1;
        }
        let unknown = self.take(deck.unknown());
        self.clash.discard = self.take(discard);
        let pile = &self.clash.links[hand..self.count];
        self.clash.in_pile = pile.iter().map(|link| u16::from(link.attack)).sum();
        unknown
    }
}

impl Clash {
    fn new() -> Clash {
        Clash {
            links: [Link::default(); MOST_LOOKED_AT],
            colours: [0; 4],
            cursed: 0,
            leaping: 0,
            deck: [None; MOST_LOOKED_AT],
            deck_len: 0,
            discard: 0,
            in_pile: 0,
            attack: 0,
            hearts: 0,
            regained: 0,
            most_hearts: 0,
            double_strike: 0,
            free_second: false,
            last_strike: false,
            potions: Potions::NONE,
            aim: Aim::WinUnhurt,
            left: MOST_POSITIONS,
        }
    }

    #[inline]
    fn add(&mut self, index: usize, skill: &Skill, curses: Curses) {
        let works =
            |effect| if curses.has(Curse::Effect(effect)) { 0 } else { skill.effect(effect) };
        self.links[index] = Link {
            next: skill.next.bits() as u8,
            attack: works(Effect::Attack),
            defence: works(Effect::Defence),
            draw: works(Effect::Draw),
            heal: works(Effect::Heal),
            strikes: skill.attack > 0,
        };
        self.colours[skill.colour as usize] |= 1 << index;
        self.cursed |= u32::from(curses.has(Curse::Colour(skill.colour))) << index;
    }

    /// The cards of these colours.
    #[inline]
    fn of_colours(&self, next: u8) -> u32 {
        let of = |colour: usize| self.colours[colour] * u32::from(next >> colour & 1);
        of(0) | of(1) | of(2) | of(3)
    }

    fn rest(&self, hand: u32) -> Rest {
        let mut rest = Rest::default();
        each(hand).for_each(|index| rest.add(&self.links[index]));
        rest
    }

    /// The strongest attack that these cards can chain, which have so much in all.
    fn strongest(&self, hand: u32, next: u8, played: u8, all: u16) -> u16 {
        let next = if played == 1 && self.free_second { 0b1111 } else { next };
        let mut best = 0;
        for index in each(hand & self.of_colours(next)) {
            let (link, others) = (self.links[index], hand & !(1 << index));
            let attack = u16::from(link.attack);
            best = best.max(attack + self.strongest(others, link.next, played + 1, all - attack));
            if best == all {
                break;
            }
        }
        best
    }

    /// The best way on: stop, or play a card.
    fn best(&mut self, mut now: Standing) -> Outcome {
        let mut best = self.stopped(&now);
        let ceiling = self.ceiling(&mut now, &best);
        if self.left == 0 || best.worth >= ceiling {
            return best;
        }
        self.left -= 1;
        let free = now.played == 1 && self.free_second;
        let linked = self.of_colours(if free { 0b1111 } else { now.next });
        let leaping = if now.leaps { self.leaping } else { 0 };
        let allowed = if now.dares { u32::MAX } else { !self.cursed };
        for index in each(now.hand & (linked | leaping) & allowed) {
            let spends = linked >> index & 1 == 0 || self.cursed >> index & 1 == 1;
            best = best.or(self.played(now, index, spends));
            if best.worth >= ceiling {
                break;
            }
        }
        best
    }

    /// More than this cannot come of playing on. What is drawn does not count where the battle is won
    /// already, or cannot be won.
    fn ceiling(&self, now: &mut Standing, stopped: &Outcome) -> f32 {
        let drawn = if now.rest.draw > 0 { self.in_pile } else { 0 };
        let most = now.attack + now.rest.attack + drawn + self.double_strike;
        let is_won = stopped.win == 1.0 && stopped.drunk == [0.0; 3];
        let potion = self.potions.has(Potion::Strength);
        let is_hopeless = if potion { 2 * most < self.hearts } else { most < self.hearts };
        if is_won || is_hopeless {
            now.rest.draw = 0;
            now.draws_nothing = true;
        }
        let hearts = match self.aim {
            Aim::Win if is_hopeless => return f32::MIN,
            Aim::Win => 0,
            Aim::WinUnhurt if now.rest.draw > 0 => self.most_hearts,
            Aim::WinUnhurt => self.most_left(now),
        };
        let win = if is_hopeless { 0.0 } else { WIN };
        win + HEART * f32::from(hearts)
    }

    /// Hearts that are left if all cards of the hand are played.
    fn most_left(&self, now: &Standing) -> u8 {
        let damage = self.attack.saturating_sub(now.defence + now.rest.guard);
        let most = u16::from(self.most_hearts);
        let healed = most.min(u16::from(now.hearts) + now.rest.guard);
        let drinks = self.potions.has(Potion::Healing);
        let before = if drinks { most } else { healed };
        most.min(before.saturating_sub(damage) + u16::from(self.regained)) as u8
    }

    /// This card is played.
    fn played(&mut self, mut now: Standing, index: usize, spends: bool) -> Outcome {
        let link = self.links[index];
        now.hand &= !(1 << index);
        now.rest.remove(&link);
        now.next = link.next;
        now.played += 1;
        now.attack += u16::from(link.attack);
        now.defence += u16::from(link.defence);
        now.largest = now.largest.max(link.attack);
        now.hearts = now.hearts.saturating_add(link.heal).min(self.most_hearts);
        now.leaps &= !spends;
        now.dares &= !spends;
        if link.strikes && now.strikes && !now.has_struck_twice {
            now.has_struck_twice = true;
            now.attack += self.double_strike;
        }
        now.strikes = link.strikes;
        self.draw(now, if now.draws_nothing { 0 } else { link.draw })
    }

    /// So many cards are drawn, then the battle goes on.
    fn draw(&mut self, mut now: Standing, cards: u8) -> Outcome {
        if cards == 0 || self.left == 0 {
            return self.best(now);
        }
        if now.drawn == self.deck_len && !now.is_new_deck {
            (now.is_new_deck, now.unknown) = (true, self.discard);
        }
        let known = if now.is_new_deck { None } else { self.deck[usize::from(now.drawn)] };
        now.drawn += u8::from(!now.is_new_deck);
        if let Some(index) = known {
            now.take(index.into(), &self.links[usize::from(index)]);
            return self.draw(now, cards - 1);
        }
        if now.unknown == 0 {
            return self.best(now);
        }
        let count = now.unknown.count_ones();
        let tried = if now.averaged { 1 } else { count.min(MOST_AVERAGED) };
        now.averaged = true;
        let mut sum = Outcome::default();
        for place in 0..tried {
            // Spread over all that may come; one that stands for all is any of them.
            let offset = if tried == 1 { now.hand.wrapping_mul(0x9E37_79B1) >> 24 } else { 0 };
            let index = nth(now.unknown, (place * count / tried + offset) % count);
            let mut next = now;
            next.unknown &= !(1 << index);
            next.take(index, &self.links[index]);
            sum = sum.plus(self.draw(next, cards - 1), 1.0);
        }
        Outcome::default().plus(sum, 1.0 / tried as f32)
    }

    /// The battle is settled, with a potion if it needs one.
    fn stopped(&self, now: &Standing) -> Outcome {
        let mut drunk = [0.0; 3];
        let damage = self.attack.saturating_sub(now.defence);
        let mut hearts = u16::from(now.hearts).saturating_sub(damage) as u8;
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
    /// A card is drawn.
    fn take(&mut self, index: usize, link: &Link) {
        self.hand |= 1 << index;
        self.rest.add(link);
    }
}

impl Rest {
    #[inline]
    fn add(&mut self, link: &Link) {
        self.attack += u16::from(link.attack);
        self.guard += u16::from(link.defence) + u16::from(link.heal);
        self.draw += u16::from(link.draw);
    }

    #[inline]
    fn remove(&mut self, link: &Link) {
        self.attack = self.attack.saturating_sub(link.attack.into());
        self.guard = self.guard.saturating_sub(u16::from(link.defence) + u16::from(link.heal));
        self.draw = self.draw.saturating_sub(link.draw.into());
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
