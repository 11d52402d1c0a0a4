//! The cards of a battle, and how they can be chained: sets of them are gone through, not their orders.

use std::ops::Range;

use super::card::{Effect, Skill};
use super::colour::Colour;
use super::curse::{Curse, Curses};

/// Cards that can be chained in one battle; what is drawn beyond them is left out.
pub(super) const MOST_CHAINED: usize = 7;

/// What a card is good for in this battle.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Link {
    pub(super) colour: u8,
    pub(super) next: u8,
    /// Is an attack printed on it, cursed or not? Rule: G-9.3
    pub(super) strikes: bool,
    pub(super) is_cursed: bool,
    pub(super) sum: Sum,
}

/// The ability of the hero, as far as it lets cards follow.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Knack {
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

/// How far a battle has come.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// The colours that may follow.
    pub(super) next: u8,
    pub(super) played: u8,
    /// Was the last card an attack?
    pub(super) strikes: bool,
    /// Was the ability used that can be used once?
    pub(super) is_spent: bool,
    /// What was played so far, with the equipment and the hearts that are there.
    pub(super) sum: Sum,
    /// The attack of the last card, the largest one so far that a strength potion can double.
    pub(super) largest: u16,
}

/// What some cards add up to: attack, defence, draw and heal, side by side in 16 bits each, so that all four
/// are added at once.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Sum(u64);

/// The cards that are there to be chained, and what can be made of them. Sets of them are numbers: a bit
/// for each.
pub(super) struct Table {
    cards: [Link; MOST_CHAINED],
    /// How many cards must have been drawn before this one can be played.
    needs: [u8; MOST_CHAINED],
    pub(super) len: usize,
    /// By set: how it can be chained.
    ways: [Ways; 1 << MOST_CHAINED],
    /// By set: what it adds up to.
    sums: [Sum; 1 << MOST_CHAINED],
}

/// How a set can be chained: the colours that may follow its last card, in four bits each for the ability
/// unspent, for the same behind the first of two strikes, and for the ability spent. Two more bits say
/// whether the set can be chained with the ability unspent and spent: there may be nothing to follow.
#[derive(Clone, Copy, PartialEq)]
struct Ways(u16);

/// A set that can be chained.
pub(super) struct Chained<'a> {
    pub(super) cards: &'a [Link],
    pub(super) set: usize,
    pub(super) sum: Sum,
    /// May the ability have been spent on it?
    pub(super) is_spent: bool,
}

/// What some curses do to cards.
#[derive(Clone, Copy)]
pub(super) struct Cursed {
    /// The colours that must not be played, as bits.
    colours: u8,
    /// The bits of a sum that count.
    left: u64,
}

impl Table {
    pub(super) const EMPTY: Table = Table {
        cards: [Link::BLANK; MOST_CHAINED],
        needs: [0; MOST_CHAINED],
        len: 0,
        ways: [Ways::NONE; 1 << MOST_CHAINED],
        sums: [Sum::NOTHING; 1 << MOST_CHAINED],
    };

    /// One more card, that can be played when so many were drawn. What is cursed stays away, but for a
    /// hero who dares.
    pub(super) fn add(&mut self, link: &Link, needs: u8, knack: Knack) {
        let can_be_played = !link.is_cursed || knack == Knack::Dare;
        if can_be_played && self.len < MOST_CHAINED {
            self.cards[self.len] = *link;
            self.needs[self.len] = needs;
            self.len += 1;
        }
    }

    /// What all cards add up to.
    pub(super) fn all(&self) -> Sum {
        self.cards[..self.len].iter().fold(Sum::NOTHING, |sum, link| sum.plus(link.sum))
    }

    /// The largest attack of a card.
    pub(super) fn largest(&self) -> u16 {
        self.cards[..self.len].iter().map(|link| link.sum.attack()).max().unwrap_or(0)
    }

    /// Goes through the sets that can be chained, smaller ones first, of the cards up to the end of this range;
    /// those of the cards before it were gone through already, all of them. Stops when `visit` has seen enough.
    pub(super) fn chain(
        &mut self,
        now: &Standing,
        knack: Knack,
        range: Range<usize>,
        mut visit: impl FnMut(&Chained) -> bool,
    ) {
        let Table { cards, needs, ways, sums, .. } = self;
        let cards = &cards[..range.end];
        let order = Order::of(cards, knack);
        let seen = 1 << range.start;
        ways[0] = order.begin(now);
        for place in range.clone() {
            let (without, with) = sums.split_at_mut(1 << place);
            let card = cards[place].sum;
            with.iter_mut().zip(without).for_each(|(with, sum)| *with = sum.plus(card));
        }
        ways[seen..1 << range.end].fill(Ways::NONE);
        for set in 0..1 << range.end {
            let (way, sum) = (ways[set], sums[set]);
            if way == Ways::NONE {
                continue;
            }
            if set >= seen && visit(&Chained { cards, set, sum, is_spent: way.is_spent() }) {
                return;
            }
            let is_second = match now.played {
                0 => set.is_power_of_two(),
                1 => set == 0,
                _ => false,
            };
            let [ready, spent] = order.after(way, is_second);
            let old = if set < seen { set | (seen - 1) } else { set };
            let drawn = now.sum.plus(sum).draw();
            for place in each(u32::from(ready | spent) & !(old as u32)) {
                if u16::from(needs[place]) <= drawn {
                    let more = &mut ways[set | 1 << place];
                    *more = more.or(order.way(place, ready, spent));
                }
            }
        }
    }
}

/// Who can follow whom. Cards are bits.
struct Order {
    knack: Knack,
    /// By the colours that may follow: the cards that can.
    follow: [u8; 16],
    /// By card: how a chain goes on behind it, while the ability is unspent.
    ways: [Ways; MOST_CHAINED],
    strikers: u8,
    cursed: u8,
}

impl Order {
    fn of(cards: &[Link], knack: Knack) -> Order {
        let ways = [Ways::NONE; MOST_CHAINED];
        let mut order = Order { knack, follow: [0; 16], ways, strikers: 0, cursed: 0 };
        for (place, link) in cards.iter().enumerate() {
            order.follow[1 << link.colour] |= 1 << place;
            order.strikers |= u8::from(link.strikes) << place;
            order.cursed |= u8::from(link.is_cursed) << place;
            order.ways[place] = order.way_behind(link.next, link.strikes);
        }
        for colours in 3..16_usize {
            let rest = colours & (colours - 1);
            order.follow[colours] = order.follow[rest] | order.follow[colours ^ rest];
        }
        order
    }

    /// How a chain goes on behind a card, while the ability is unspent.
    #[inline]
    fn way_behind(&self, next: u8, strikes: bool) -> Ways {
        match self.knack {
            Knack::DoubleStrike(_) if strikes => Ways::READY.or(Ways(u16::from(next) << 4)),
            Knack::DoubleStrike(_)
            | Knack::Plain
            | Knack::FreeSecond
            | Knack::Leap(_)
            | Knack::Dare => Ways::READY.or(Ways(next.into())),
        }
    }

    /// How the battle goes on as it stands.
    fn begin(&self, now: &Standing) -> Ways {
        match now.is_spent {
            true => Ways::SPENT.or(Ways(u16::from(now.next) << 8)),
            false => self.way_behind(now.next, now.strikes),
        }
    }

    /// How a chain goes on behind the card at this place, if it is one of those that come while the ability is
    /// unspent, or of those that come with it spent.
    #[inline]
    fn way(&self, place: usize, ready: u8, spent: u8) -> Ways {
        let way = self.ways[place];
        let unspent = if ready >> place & 1 == 1 { way } else { Ways::NONE };
        if spent >> place & 1 == 1 { unspent.or(way.once_spent()) } else { unspent }
    }

    /// The cards that can come next: with the ability unspent then, and spent.
    #[inline]
    fn after(&self, ways: Ways, is_second: bool) -> [u8; 2] {
        let follow = |place: u32| self.follow[usize::from(ways.0 >> place & 0b1111)];
        let (ready, spent) = (follow(0), follow(8));
        match self.knack {
            Knack::Plain => [ready, spent],
            Knack::FreeSecond if is_second => [self.follow[0b1111], 0],
            Knack::FreeSecond => [ready, spent],
            Knack::Leap(colour) if ways.is_ready() => [ready, spent | self.follow[1 << colour]],
            Knack::Leap(_) => [ready, spent],
            Knack::Dare => [ready & !self.cursed, ready & self.cursed | spent & !self.cursed],
            Knack::DoubleStrike(_) => {
                let behind_strike = follow(4);
                let twice = behind_strike & self.strikers;
                [ready | behind_strike & !self.strikers, spent | twice]
            }
        }
    }
}

impl Ways {
    /// It cannot be chained.
    const NONE: Ways = Ways(0);
    const READY: Ways = Ways(1 << 12);
    const SPENT: Ways = Ways(1 << 13);

    #[inline]
    fn is_ready(self) -> bool {
        self.0 & Ways::READY.0 != 0
    }

    #[inline]
    fn is_spent(self) -> bool {
        self.0 & Ways::SPENT.0 != 0
    }

    /// These and those.
    #[inline]
    fn or(self, others: Ways) -> Ways {
        Ways(self.0 | others.0)
    }

    /// The same with the ability spent.
    #[inline]
    fn once_spent(self) -> Ways {
        let next = (self.0 | self.0 >> 4) & 0b1111;
        Ways::SPENT.or(Ways(next << 8))
    }
}

impl Chained<'_> {
    /// The largest attack of one of its cards: what a strength potion adds.
    pub(super) fn largest(&self) -> u16 {
        let attacks = each(self.set as u32).map(|place| self.cards[place].sum.attack());
        attacks.max().unwrap_or(0)
    }
}

/// Cards as they were laid out.
pub(super) struct Drawn {
    cards: [Link; MOST_CHAINED],
    needs: [u8; MOST_CHAINED],
    len: usize,
}

impl Drawn {
    pub(super) fn of(table: &Table) -> Drawn {
        Drawn { cards: table.cards, needs: table.needs, len: table.len }
    }

    /// Are those of a table the same, from this place on?
    pub(super) fn is_like(&self, table: &Table, from: usize) -> bool {
        let range = from..table.len;
        self.len == table.len
            && self.needs[range.clone()] == table.needs[range.clone()]
            && self.cards[range.clone()] == table.cards[range]
    }
}

impl Link {
    pub(super) const BLANK: Link =
        Link { colour: 0, next: 0, strikes: false, is_cursed: false, sum: Sum::NOTHING };

    /// What is left of a card under some curses.
    #[inline]
    pub(super) fn of(skill: &Skill, cursed: Cursed) -> Link {
        let sum = Sum::new(skill.attack.into(), skill.defence.into(), skill.draw, skill.heal);
        Link {
            colour: skill.colour as u8,
            next: skill.next.bits() as u8,
            strikes: skill.attack > 0,
            is_cursed: cursed.colours >> skill.colour as u8 & 1 == 1,
            sum: Sum(sum.0 & cursed.left),
        }
    }
}

impl Cursed {
    pub(super) const NONE: Cursed = Cursed { colours: 0, left: u64::MAX };

    #[inline]
    pub(super) fn by(curses: Curses) -> Cursed {
        let mut cursed = Cursed::NONE;
        for colour in Colour::ALL {
            cursed.colours |= u8::from(curses.has(Curse::Colour(colour))) << colour as u8;
        }
        for effect in [Effect::Attack, Effect::Defence, Effect::Draw, Effect::Heal] {
            if curses.has(Curse::Effect(effect)) {
                cursed.left &= !Sum::all_of(effect).0;
            }
        }
        cursed
    }
}

impl Standing {
    /// Nothing was played.
    pub(super) const BEGIN: Standing = Standing {
        next: 0b1111,
        played: 0,
        strikes: false,
        is_spent: false,
        sum: Sum::NOTHING,
        largest: 0,
    };
}

impl Sum {
    pub(super) const NOTHING: Sum = Sum(0);

    pub(super) fn new(attack: u16, defence: u16, draw: u8, heal: u8) -> Sum {
        let low = u64::from(attack) | u64::from(defence) << 16;
        Sum(low | u64::from(draw) << 32 | u64::from(heal) << 48)
    }

    /// As much as there can be of one effect, and nothing else.
    pub(super) fn all_of(effect: Effect) -> Sum {
        let place = match effect {
            Effect::Attack => 0,
            Effect::Defence => 16,
            Effect::Draw => 32,
            Effect::Heal => 48,
        };
        Sum(0xFFFF << place)
    }

    #[inline]
    pub(super) fn attack(self) -> u16 {
        self.0 as u16
    }

    #[inline]
    pub(super) fn defence(self) -> u16 {
        (self.0 >> 16) as u16
    }

    #[inline]
    pub(super) fn draw(self) -> u16 {
        (self.0 >> 32) as u16
    }

    #[inline]
    pub(super) fn heal(self) -> u16 {
        (self.0 >> 48) as u16
    }

    /// Both together.
    #[inline]
    pub(super) fn plus(self, other: Sum) -> Sum {
        Sum(self.0 + other.0)
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
