//! The dice: what is on their faces, and what they show. Rules: K2-1.3, IM-1.4

use std::{borrow::Cow, collections::BTreeMap, fmt, ops};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use family::Member;

/// A kind of die.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// The hero's own; always rolled.
    Hero,
    /// Weak and tough.
    Knight,
    /// In between.
    Archer,
    /// Strong and frail.
    Mage,
    /// Raised by necromancy. Rule: K2-12.7
    Skeleton,
    /// The ranger's friend. Rule: K2-12.6
    Bear,
    /// Comes with its amulet. Rule: K2-8.12
    Titan,
    /// Comes with the crown. Rule: IM-5.1
    Guard,
    /// Joins whoever beats him. Rule: IM-4.3
    TimeMaster,
}

/// A kind of unit that can be trained. Rule: K2-5.10
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// For food.
    Knight,
    /// For wood.
    Archer,
    /// For stone.
    Mage,
}

/// One face of a die. In JSON `"2"`, `"-"`, `"skull"`, `"two_skulls"`, `"1+skull"`, `"shield"`,
/// `"loop"`, `"betrayal"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Face(u8);

/// A number of dice of each kind. In JSON an object of those that are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dice([u8; 9]);

/// A die that shows a face. In JSON `["knight", "skull"]`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(from = "(Die, Face)", into = "(Die, Face)")]
pub struct Shown {
    /// Which die.
    pub die: Die,
    /// What it shows.
    pub face: Face,
}

/// The most dice that one roll can have: a state is a flat value of fixed size.
pub const MOST_DICE: usize = 20;

/// What a roll shows, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Shown>", into = "Vec<Shown>")]
pub struct Roll {
    dice: [Shown; MOST_DICE],
    count: u8,
}

impl Die {
    /// All nine, in the order in which they are chosen and rolled. Rule: K2-6.2
    pub const ALL: [Die; 9] = [
        Die::Hero,
        Die::Knight,
        Die::Archer,
        Die::Mage,
        Die::Skeleton,
        Die::Bear,
        Die::Titan,
        Die::Guard,
        Die::TimeMaster,
    ];

    /// The dice of an army: all but the hero's.
    pub const ARMY: [Die; 8] = [
        Die::Knight,
        Die::Archer,
        Die::Mage,
        Die::Skeleton,
        Die::Bear,
        Die::Titan,
        Die::Guard,
        Die::TimeMaster,
    ];

    /// The unit that can be trained, if it is one.
    pub fn unit(self) -> Option<Unit> {
        match self {
            Die::Knight => Some(Unit::Knight),
            Die::Archer => Some(Unit::Archer),
            Die::Mage => Some(Unit::Mage),
            Die::Hero | Die::Skeleton | Die::Bear | Die::Titan | Die::Guard | Die::TimeMaster => {
                None
            }
        }
    }

    /// Can it be lost to a skull? The others show none. Rule: K2-6.10
    pub fn is_mortal(self) -> bool {
        self == Die::Skeleton || self.unit().is_some()
    }
}

impl Unit {
    /// All three.
    pub const ALL: [Unit; 3] = [Unit::Knight, Unit::Archer, Unit::Mage];

    /// Its die.
    pub fn die(self) -> Die {
        match self {
            Unit::Knight => Die::Knight,
            Unit::Archer => Die::Archer,
            Unit::Mage => Die::Mage,
        }
    }
}

impl Member for Unit {
    const ALL: &'static [Unit] = &Unit::ALL;

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl Face {
    /// Neither sword nor skull.
    pub const BLANK: Face = Face(0);
    /// Saves one die from a skull. Rule: IM-5.5
    pub const SHIELD: Face = Face(1 << 5);
    /// Any dice may be rolled again. Rule: IM-4.4
    pub const LOOP: Face = Face(2 << 5);
    /// The time master leaves. Rule: IM-4.5
    pub const BETRAYAL: Face = Face(3 << 5);

    /// A face with so many swords (at most 7) and skulls (at most 2).
    pub const fn new(swords: u8, skulls: u8) -> Face {
        Face((swords & 7) | (skulls & 3) << 3)
    }

    /// What it adds to the attack. Rule: K2-6.3
    #[inline]
    pub fn swords(self) -> u8 {
        self.0 & 7
    }

    /// Rules: K2-6.9, K2-6.10
    #[inline]
    pub fn skulls(self) -> u8 {
        self.0 >> 3 & 3
    }

    /// A symbol of Imperium's dice?
    pub fn is_symbol(self) -> bool {
        self.0 >> 5 != 0
    }
}

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice([0; 9]);

    /// The kinds of which there is one at least.
    pub fn kinds(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |&die| self[die] > 0)
    }

    /// Of all kinds together.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Of knights, archers and mages together. Rule: K2-7.3
    #[inline]
    pub fn units(self) -> u8 {
        self[Die::Knight] + self[Die::Archer] + self[Die::Mage]
    }
}

impl Roll {
    /// Nothing rolled yet.
    pub const NONE: Roll =
        Roll { dice: [Shown { die: Die::Hero, face: Face::BLANK }; MOST_DICE], count: 0 };

    /// The dice and what they show.
    #[inline]
    pub fn dice(&self) -> &[Shown] {
        &self.dice[..usize::from(self.count)]
    }

    /// Adds a die where it belongs.
    ///
    /// # Panics
    /// If there are [`MOST_DICE`] already; no box allows more.
    pub fn add(&mut self, shown: Shown) {
        let place = self.dice().partition_point(|&other| other <= shown);
        let count = usize::from(self.count);
        self.dice.copy_within(place..count, place + 1);
        self.dice[place] = shown;
        self.count += 1;
    }

    /// Takes so many dice of one kind and face away.
    pub fn remove(&mut self, shown: Shown, count: u8) {
        let first = self.dice().partition_point(|&other| other < shown);
        let (from, end) = (first + usize::from(count), usize::from(self.count));
        self.dice.copy_within(from..end, first);
        self.count -= count;
        self.dice[usize::from(self.count)..end].fill(Roll::NONE.dice[0]);
    }

    /// How many dice show exactly this.
    pub fn count(&self, shown: Shown) -> u8 {
        self.dice().iter().filter(|&&other| other == shown).count() as u8
    }

    /// The different things shown, each once.
    pub fn groups(&self) -> impl Iterator<Item = Shown> {
        let mut last = None;
        self.dice().iter().copied().filter(move |&shown| last.replace(shown) != Some(shown))
    }

    /// All swords. Rule: K2-6.3
    #[inline]
    pub fn swords(&self) -> u16 {
        self.dice().iter().map(|shown| u16::from(shown.face.swords())).sum()
    }

    /// The skulls on the dice of a kind.
    pub fn skulls(&self, die: Die) -> u8 {
        let of_kind = self.dice().iter().filter(|shown| shown.die == die);
        of_kind.map(|shown| shown.face.skulls()).sum()
    }

    /// Does some die show this face?
    pub fn shows(&self, face: Face) -> bool {
        self.dice().iter().any(|shown| shown.face == face)
    }
}

impl Default for Roll {
    fn default() -> Roll {
        Roll::NONE
    }
}

impl ops::Index<Die> for Dice {
    type Output = u8;
    #[inline]
    fn index(&self, die: Die) -> &u8 {
        &self.0[die as usize]
    }
}

impl ops::IndexMut<Die> for Dice {
    #[inline]
    fn index_mut(&mut self, die: Die) -> &mut u8 {
        &mut self.0[die as usize]
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|die| (die, self[die])))
    }
}

impl JsonSchema for Dice {
    fn schema_name() -> Cow<'static, str> {
        "Dice".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let count = generator.subschema_for::<u8>();
        let counts: BTreeMap<Die, Schema> =
            Die::ALL.iter().map(|&die| (die, count.clone())).collect();
        json_schema!({
            "description": "Dice by their kinds; a kind that is missing is not there.",
            "type": "object",
            "properties": counts,
            "additionalProperties": false,
        })
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let counts = BTreeMap::<Die, u8>::deserialize(deserializer)?;
        let mut dice = Dice::NONE;
        for (die, count) in counts {
            if usize::from(count) > MOST_DICE {
                let problem = format!("expected at most {MOST_DICE} dice, got {count}");
                return Err(serde::de::Error::custom(problem));
            }
            dice[die] = count;
        }
        Ok(dice)
    }
}

impl TryFrom<String> for Face {
    type Error = String;

    fn try_from(text: String) -> Result<Face, String> {
        let (swords, rest) = match text.split_once('+') {
            Some((swords, rest)) => (swords, rest),
            None if text.starts_with(|first: char| first.is_ascii_digit()) => (text.as_str(), ""),
            None => ("0", text.as_str()),
        };
        let swords: u8 = swords.parse().ok().filter(|&swords| swords <= 7).unwrap_or(8);
        let face = match rest {
            "" | "-" => Some(Face::new(swords, 0)),
            "skull" => Some(Face::new(swords, 1)),
            "two_skulls" => Some(Face::new(swords, 2)),
            "shield" => Some(Face::SHIELD),
            "loop" => Some(Face::LOOP),
            "betrayal" => Some(Face::BETRAYAL),
            _ => None,
        };
        face.filter(|&face| swords <= 7 && String::from(face) == text).ok_or(format!(
            "expected '-', swords from 1 to 7, 'skull', 'two_skulls', '1+skull', 'shield', 'loop' \
             or 'betrayal', got '{text}'"
        ))
    }
}

impl From<Face> for String {
    fn from(face: Face) -> String {
        face.to_string().replace(' ', "_")
    }
}

impl TryFrom<Vec<Shown>> for Roll {
    type Error = String;

    fn try_from(dice: Vec<Shown>) -> Result<Roll, String> {
        if dice.len() > MOST_DICE {
            return Err(format!("expected at most {MOST_DICE} dice, got {}", dice.len()));
        }
        let mut roll = Roll::NONE;
        dice.into_iter().for_each(|shown| roll.add(shown));
        Ok(roll)
    }
}

impl From<Roll> for Vec<Shown> {
    fn from(roll: Roll) -> Vec<Shown> {
        roll.dice().to_vec()
    }
}

impl From<(Die, Face)> for Shown {
    fn from((die, face): (Die, Face)) -> Shown {
        Shown { die, face }
    }
}

impl From<Shown> for (Die, Face) {
    fn from(shown: Shown) -> (Die, Face) {
        (shown.die, shown.face)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Die::Hero => "hero",
            Die::Knight => "knight",
            Die::Archer => "archer",
            Die::Mage => "mage",
            Die::Skeleton => "skeleton",
            Die::Bear => "bear",
            Die::Titan => "titan",
            Die::Guard => "guard",
            Die::TimeMaster => "time master",
        })
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.die().fmt(f)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let skulls = match self.skulls() {
            0 => "",
            1 => "skull",
            _ => "two skulls",
        };
        match (*self, self.swords()) {
            (Face::BLANK, _) => f.write_str("-"),
            (Face::SHIELD, _) => f.write_str("shield"),
            (Face::LOOP, _) => f.write_str("loop"),
            (Face::BETRAYAL, _) => f.write_str("betrayal"),
            (_, 0) => f.write_str(skulls),
            (_, swords) if skulls.is_empty() => write!(f, "{swords}"),
            (_, swords) => write!(f, "{swords}+{skulls}"),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Face({self})")
    }
}

/// `hero skull, knight 1 1 2`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for shown in self.dice() {
            match last.replace(shown.die) {
                Some(die) if die == shown.die => write!(f, " {}", shown.face)?,
                Some(_) => write!(f, ", {} {}", shown.die, shown.face)?,
                None => write!(f, "{} {}", shown.die, shown.face)?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Roll({self})")
    }
}
