//! Cards that can come into a player's hands: who they are, and what is printed on them. Rules: G-1.1, G-1.4

use std::{fmt, num::NonZero};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::colour::{Colour, Colours};
use super::gear::Gear;
use super::hero::Hero;
use super::level::Level;
use super::picture::Deed;

/// The most starting cards of a hero. Rule: G-1.1
pub const MOST_STARTING: usize = 6;
/// The most monsters of a level. Rule: G-1.2
pub const MOST_MONSTERS: usize = 24;
/// The most cards there can be.
pub const MOST_CARDS: usize = FIRST_WON + 3 * MOST_MONSTERS;
/// The most cards that one player can have.
pub const MOST_OWNED: usize = MOST_STARTING + 3 * MOST_MONSTERS;
/// Starting cards come first.
pub(super) const FIRST_WON: usize = 6 * MOST_STARTING;

/// A card, by its place in the box. In JSON `"argentus-1"` for a starting card, `"1-07"` for the seventh
/// card of level 1, a monster in front and its reward behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend(
    "pattern" = "^(?:(?:argentus|horan|xanros|aderyn|victorius|taia)-[1-6]|[1-3]-(?:0[1-9]|1[0-9]|2[0-4]))$"
))]
pub struct Card(NonZero<u8>);

/// A set of cards. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u128);

/// What an action card can do. Rule: G-4.1
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the game's own words")]
pub enum Effect {
    Attack,
    Defence,
    Draw,
    Heal,
}

/// The icon of an action card. It has no effect.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the game's own words")]
pub enum Kind {
    Attack,
    Defence,
    Magic,
    Heal,
}

/// What is printed on an action card. Rule: G-4.1
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Skill {
    pub name: Deed,
    pub kind: Kind,
    pub colour: Colour,
    /// The colours that may follow. Rule: G-5.6
    pub next: Colours,
    pub attack: u8,
    pub defence: u8,
    pub draw: u8,
    pub heal: u8,
}

/// What a card is in a player's hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the game's own words")]
pub enum Face {
    Action(Skill),
    Gear(Gear),
}

/// A card with what is printed on it, for eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Shown {
    pub card: Card,
    #[serde(flatten)]
    pub face: Face,
}

impl Card {
    /// A hero's starting card, counted from 1.
    pub fn starting(hero: Hero, number: u8) -> Option<Card> {
        let place = usize::from(number).checked_sub(1).filter(|&place| place < MOST_STARTING)?;
        Card::at(hero as usize * MOST_STARTING + place)
    }

    /// A card of a level, counted from 1.
    pub fn of_level(level: Level, number: u8) -> Option<Card> {
        let place = usize::from(number).checked_sub(1).filter(|&place| place < MOST_MONSTERS)?;
        Card::at(FIRST_WON + level as usize * MOST_MONSTERS + place)
    }

    /// The card at this place in the box.
    #[inline]
    pub(super) fn at(index: usize) -> Option<Card> {
        (index < MOST_CARDS).then(|| index as u8 + 1).and_then(NonZero::new).map(Card)
    }

    /// Its place in the box.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    /// Whose starting card it is, and which.
    pub fn start(self) -> Option<(Hero, u8)> {
        let (hero, place) = (self.index() / MOST_STARTING, self.index() % MOST_STARTING);
        Hero::ALL.get(hero).map(|&hero| (hero, place as u8 + 1))
    }

    /// The level it comes from, and which card there it is; `None` for a starting card.
    pub fn level(self) -> Option<(Level, u8)> {
        let place = self.index().checked_sub(FIRST_WON)?;
        let level = Level::ALL[place / MOST_MONSTERS];
        Some((level, (place % MOST_MONSTERS) as u8 + 1))
    }

    /// Does a monster stand on its back?
    #[inline]
    pub fn is_won(self) -> bool {
        self.index() >= FIRST_WON
    }
}

impl Cards {
    /// The empty set.
    pub const NONE: Cards = Cards(0);
    /// All that have a monster on their back.
    pub const WON: Cards = Cards((1 << MOST_CARDS) - (1 << FIRST_WON));

    /// All cards of a level that there can be.
    #[inline]
    pub fn of_level(level: Level) -> Cards {
        let from = FIRST_WON + level as usize * MOST_MONSTERS;
        Cards((1 << (from + MOST_MONSTERS)) - (1 << from))
    }

    /// Is this one of them?
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// One more.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// One less.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// These and one more.
    #[must_use]
    pub fn with(mut self, card: Card) -> Cards {
        self.insert(card);
        self
    }

    /// These and those.
    #[must_use]
    #[inline]
    pub fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    /// Those that are in both.
    #[must_use]
    #[inline]
    pub fn both(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// These without those.
    #[must_use]
    #[inline]
    pub fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// In their order.
    #[inline]
    pub fn iter(self) -> Each {
        Each(self.0)
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// The one at this place of their order.
    #[inline]
    pub fn nth(self, place: u8) -> Option<Card> {
        let mut bits = self.0;
        (0..place).for_each(|_| bits &= bits.wrapping_sub(1));
        Each(bits).next()
    }
}

/// The cards of a set, one after the other.
#[derive(Clone)]
pub struct Each(u128);

impl Iterator for Each {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let index = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        Card::at(index as usize)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Cards, String> {
        let mut set = Cards::NONE;
        for card in cards {
            if set.has(card) {
                return Err(format!("'{card}' is there twice"));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Card, String> {
        let problem = || format!("expected a card such as 'horan-3' or '2-07', got '{text}'");
        let (group, number) = text.split_once('-').ok_or_else(problem)?;
        let number: u8 = number.parse().map_err(|_| problem())?;
        let card = match Hero::ALL.into_iter().find(|hero| hero.id() == group) {
            Some(hero) => Card::starting(hero, number),
            None => {
                let level = group.parse().ok().and_then(|level: u8| Level::try_from(level).ok());
                level.and_then(|level| Card::of_level(level, number))
            }
        };
        card.filter(|card| card.to_string() == text).ok_or_else(problem)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.start(), self.level()) {
            (_, Some((level, number))) => write!(f, "{}-{number:02}", level.number()),
            (Some((hero, number)), None) => write!(f, "{}-{number}", hero.id()),
            (None, None) => unreachable!("a card is a starting card or of a level"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Effect {
    /// All four.
    pub const ALL: [Effect; 4] = [Effect::Attack, Effect::Defence, Effect::Draw, Effect::Heal];
}

impl Skill {
    /// The printed number of an effect; 0 if it is not there.
    #[inline]
    pub fn effect(&self, effect: Effect) -> u8 {
        match effect {
            Effect::Attack => self.attack,
            Effect::Defence => self.defence,
            Effect::Draw => self.draw,
            Effect::Heal => self.heal,
        }
    }
}

impl Face {
    /// What is printed, if it is an action card.
    #[inline]
    pub fn skill(&self) -> Option<&Skill> {
        match self {
            Face::Action(skill) => Some(skill),
            Face::Gear(_) => None,
        }
    }

    /// What is printed, if it is a weapon or an armour.
    #[inline]
    pub fn gear(&self) -> Option<&Gear> {
        match self {
            Face::Gear(gear) => Some(gear),
            Face::Action(_) => None,
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Effect::Attack => "attack",
            Effect::Defence => "defence",
            Effect::Draw => "draw",
            Effect::Heal => "heal",
        })
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printed = Effect::ALL.map(|effect| (effect, self.effect(effect)));
        let next: Vec<String> = self.next.iter().map(|colour| colour.to_string()).collect();
        let next = if next.is_empty() { "nothing".into() } else { next.join("/") };
        write!(f, "{} ({}{}; then {next})", self.name, self.colour, numbers(&printed))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Action(skill) => write!(f, "{skill}"),
            Face::Gear(gear) => write!(f, "{gear}"),
        }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.face)
    }
}

/// The numbers that are not 0, each with its word: `: attack 2, defence 1`.
pub(super) fn numbers(printed: &[(impl fmt::Display, u8)]) -> String {
    let there = printed.iter().filter(|&&(_, number)| number > 0);
    let words: String = there.map(|(word, number)| format!(", {word} {number}")).collect();
    words.replacen(", ", ": ", 1)
}
