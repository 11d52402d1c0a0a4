//! What is in the box: `data/goblin.toml`, or a box of one's own. Rule: G-1.6

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::SetupError;

use super::card::{Card, Face, Kind, MOST_MONSTERS, MOST_STARTING, Skill};
use super::colour::Colour;
use super::curse::Curse;
use super::gear::{Gear, Slot};
use super::hero::{Ability, Hero};
use super::level::Level;
use super::monster::{Foe, MOST_GUARDIANS, MOST_LORDS, Prize, Role};
use super::picture::{Beast, Deed, Piece};
use super::potion::Potion;
use super::state::MOST_SEATS;
use family::{Provenance, Refuse, read_box};

/// The rows of a box, as somebody wrote them. Untrusted until [`Contents::check`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    /// How many cards there are of each sort; the other rows must agree.
    pub counts: Vec<CountRow>,
    /// The merchant's potions.
    pub potions: Vec<PotionRow>,
    /// The heroes.
    pub heroes: Vec<HeroRow>,
    /// Their starting cards.
    pub starting: Vec<StartingRow>,
    /// The monsters, with the rewards on their backs.
    pub monsters: Vec<MonsterRow>,
    /// The guardians.
    pub guardians: Vec<GuardianRow>,
    /// The Lords of All Monsters.
    pub lords: Vec<LordRow>,
    /// Hearts, hand, row.
    pub board: Board,
    /// The abilities, in numbers.
    pub abilities: Abilities,
}

/// A sort of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the game's own words")]
pub enum Sort {
    /// Of each hero.
    Starting,
    Monsters,
    Guardians,
    Lords,
}

/// How many cards of a sort. Rules: G-1.1, G-1.2, G-1.3
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct CountRow {
    pub of: Sort,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    pub count: u8,
    pub provenance: Provenance,
}

/// Some potions of a kind. Rule: G-1.5
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct PotionRow {
    pub potion: Potion,
    pub count: u8,
    pub provenance: Provenance,
}

/// A hero. Rule: G-9.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct HeroRow {
    pub hero: Hero,
    pub ability: Ability,
    pub provenance: Provenance,
}

/// A starting card. Rule: G-1.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct StartingRow {
    pub card: Card,
    pub name: Deed,
    pub kind: Kind,
    pub colour: Colour,
    pub next: Vec<Colour>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attack: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub defence: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub draw: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub heal: u8,
    pub provenance: Provenance,
}

/// A monster card: in front the monster, behind an action card, a weapon or an armour. Rules: G-1.2, G-1.4
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct MonsterRow {
    pub card: Card,
    pub name: Beast,
    pub attack: u8,
    pub hearts: u8,
    #[serde(default)]
    pub curses: Vec<Curse>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<ActionBack>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<GearBack>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub armour: Option<GearBack>,
    pub provenance: Provenance,
}

/// An action card behind a monster. Rule: G-1.4
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct ActionBack {
    pub name: Deed,
    pub kind: Kind,
    pub colour: Colour,
    pub next: Vec<Colour>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attack: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub defence: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub draw: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub heal: u8,
}

/// A weapon or an armour behind a monster. Rule: G-1.4
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct GearBack {
    pub name: Piece,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attack: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub defence: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub heal: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hand: u8,
}

/// A guardian. Rule: G-1.3
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct GuardianRow {
    pub guardian: Foe,
    pub name: Beast,
    pub attack: u8,
    pub hearts: u8,
    #[serde(default)]
    pub curses: Vec<Curse>,
    pub provenance: Provenance,
}

/// A Lord of All Monsters. Rule: G-1.3
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct LordRow {
    pub lord: Foe,
    pub name: Beast,
    pub attack: u8,
    pub hearts: u8,
    #[serde(default)]
    pub curses: Vec<Curse>,
    pub provenance: Provenance,
}

/// Hearts, hand, row. Rule: G-1.5
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Board {
    pub hearts: u8,
    pub hand: u8,
    pub row: u8,
    pub provenance: Provenance,
}

/// The abilities, in numbers. Rules: G-9.2, G-9.3
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Abilities {
    pub free_colour: Colour,
    pub double_strike: u8,
    pub provenance: Provenance,
}

/// The most that a number on a card can be.
const MOST_PRINTED: u8 = 20;
/// The most monsters in a row.
pub const MOST_ROW: usize = 5;
const REFUSE: Refuse = Refuse("G-1.6");

static STANDARD: LazyLock<Contents> = LazyLock::new(|| {
    Contents::from_toml(include_str!("../../../data/goblin.toml"))
        .expect("data/goblin.toml is tested")
});

impl Contents {
    /// The box as we reconstructed it.
    pub fn standard() -> &'static Contents {
        &STANDARD
    }

    /// Reads and checks a box.
    ///
    /// # Errors
    /// The row that cannot be read or cannot work.
    pub fn from_toml(text: &str) -> Result<Contents, SetupError> {
        let contents: Contents = read_box(text, &REFUSE)?;
        contents.check()?;
        Ok(contents)
    }

    /// Can this box be played with? Rule: G-1.6
    ///
    /// # Errors
    /// The first row that cannot work, and why.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_numbers()?;
        self.check_counts()?;
        self.check_potions()?;
        self.check_heroes()?;
        self.check_starting()?;
        self.check_monsters()?;
        self.check_guardians()?;
        self.check_lords()
    }

    /// How many cards of a sort this box says it has.
    pub fn count(&self, of: Sort, level: Option<Level>) -> u8 {
        let row = self.counts.iter().find(|row| row.of == of && row.level == level);
        row.map_or(0, |row| row.count)
    }

    fn check_numbers(&self) -> Result<(), SetupError> {
        REFUSE.beyond(&[
            ("board.hearts", self.board.hearts, 1, MOST_PRINTED),
            ("board.hand", self.board.hand, 1, MOST_STARTING as u8),
            ("board.row", self.board.row, 1, MOST_ROW as u8),
            ("abilities.double_strike", self.abilities.double_strike, 0, MOST_PRINTED),
        ])
    }

    fn check_counts(&self) -> Result<(), SetupError> {
        let keys = self.counts.iter().map(|row| (row.of, row.level));
        REFUSE.twice("counts", keys, |(of, level)| sort_name(*of, *level))?;
        for (index, row) in self.counts.iter().enumerate() {
            let (least, most) = match row.of {
                Sort::Starting => (self.board.hand, MOST_STARTING),
                Sort::Monsters => (1, MOST_MONSTERS),
                Sort::Guardians => (MOST_SEATS as u8, MOST_GUARDIANS),
                Sort::Lords => (1, MOST_LORDS),
            };
            let has_level = matches!(row.of, Sort::Monsters | Sort::Guardians);
            if has_level != row.level.is_some() {
                let problem = "expected a level for monsters and guardians, and for nothing else";
                return REFUSE.row("counts", index, problem);
            }
            if !(least..=most as u8).contains(&row.count) {
                let problem = format!("expected {least} to {most}, got {}", row.count);
                return REFUSE.row("counts", index, problem);
            }
        }
        match self.counts.len() {
            8 => Ok(()),
            found => {
                let problem = format!(
                    "expected 8 rows: starting, lords, monsters and guardians of each level; found {found}"
                );
                REFUSE.field("counts", problem)
            }
        }
    }

    fn check_potions(&self) -> Result<(), SetupError> {
        let keys = self.potions.iter().map(|row| row.potion);
        REFUSE.twice("potions", keys, Potion::to_string)?;
        for (index, row) in self.potions.iter().enumerate() {
            if row.count > MOST_PRINTED {
                let problem = format!("expected at most {MOST_PRINTED}, got {}", row.count);
                return REFUSE.row("potions", index, problem);
            }
        }
        self.check_length("potions", self.potions.len(), Potion::ALL.len())
    }

    fn check_heroes(&self) -> Result<(), SetupError> {
        REFUSE.twice("heroes", self.heroes.iter().map(|row| row.hero), Hero::to_string)?;
        self.check_length("heroes", self.heroes.len(), Hero::ALL.len())
    }

    fn check_starting(&self) -> Result<(), SetupError> {
        REFUSE.twice("starting", self.starting.iter().map(|row| row.card), Card::to_string)?;
        let count = self.count(Sort::Starting, None);
        for (index, row) in self.starting.iter().enumerate() {
            let known = row.card.start().is_some_and(|(_, number)| number <= count);
            if !known {
                let problem = format!(
                    "expected a card of a hero numbered 1 to {count}, as counts says; got '{}'",
                    row.card
                );
                return REFUSE.row("starting", index, problem);
            }
            if let Some(problem) = row.skill().and_then(|skill| skill_problem(&skill, &row.next)) {
                return REFUSE.row("starting", index, problem);
            }
        }
        for hero in Hero::ALL {
            let of_hero = |row: &&StartingRow| row.card.start().is_some_and(|(of, _)| of == hero);
            let found = self.starting.iter().filter(of_hero).count();
            if found != usize::from(count) {
                let problem = format!("expected {count} cards of {hero}, found {found}");
                return REFUSE.field("starting", problem);
            }
        }
        Ok(())
    }

    fn check_monsters(&self) -> Result<(), SetupError> {
        REFUSE.twice("monsters", self.monsters.iter().map(|row| row.card), Card::to_string)?;
        for (index, row) in self.monsters.iter().enumerate() {
            let Some((level, number)) = row.card.level() else {
                let problem = format!("expected a card of a level, got '{}'", row.card);
                return REFUSE.row("monsters", index, problem);
            };
            let count = self.count(Sort::Monsters, Some(level));
            if number > count {
                let problem = format!("expected cards 1 to {count} of {level}, as counts says");
                return REFUSE.row("monsters", index, problem);
            }
            let problem = front_problem(row.attack, row.hearts, &row.curses);
            if let Some(problem) = problem.or_else(|| row.back_problem()) {
                return REFUSE.row("monsters", index, problem);
            }
        }
        for level in Level::ALL {
            let found = self.monsters.iter().filter(|row| row.level() == Some(level)).count();
            self.check_sort("monsters", Sort::Monsters, level, found)?;
        }
        Ok(())
    }

    fn check_guardians(&self) -> Result<(), SetupError> {
        REFUSE.twice("guardians", self.guardians.iter().map(|row| row.guardian), Foe::to_string)?;
        for (index, row) in self.guardians.iter().enumerate() {
            let known = match row.guardian.role() {
                (Role::Guardian(level), number) => {
                    number <= self.count(Sort::Guardians, Some(level))
                }
                (Role::Monster(_) | Role::Lord, _) => false,
            };
            if !known {
                let problem = format!(
                    "expected one of the guardians that counts names, got '{}'",
                    row.guardian
                );
                return REFUSE.row("guardians", index, problem);
            }
            if let Some(problem) = front_problem(row.attack, row.hearts, &row.curses) {
                return REFUSE.row("guardians", index, problem);
            }
        }
        for level in Level::ALL {
            let of_level = |row: &&GuardianRow| row.guardian.role().0 == Role::Guardian(level);
            let found = self.guardians.iter().filter(of_level).count();
            self.check_sort("guardians", Sort::Guardians, level, found)?;
        }
        Ok(())
    }

    fn check_lords(&self) -> Result<(), SetupError> {
        REFUSE.twice("lords", self.lords.iter().map(|row| row.lord), Foe::to_string)?;
        let count = self.count(Sort::Lords, None);
        for (index, row) in self.lords.iter().enumerate() {
            let (role, number) = row.lord.role();
            if role != Role::Lord || number > count {
                let problem = format!("expected Lords 1 to {count}, got '{}'", row.lord);
                return REFUSE.row("lords", index, problem);
            }
            if let Some(problem) = front_problem(row.attack, row.hearts, &row.curses) {
                return REFUSE.row("lords", index, problem);
            }
        }
        self.check_length("lords", self.lords.len(), count.into())
    }

    fn check_sort(
        &self,
        table: &str,
        of: Sort,
        level: Level,
        found: usize,
    ) -> Result<(), SetupError> {
        let count = self.count(of, Some(level));
        if found == usize::from(count) {
            return Ok(());
        }
        let problem = format!("expected {count} of {level}, as counts says, found {found}");
        REFUSE.field(table, problem)
    }

    fn check_length(&self, table: &str, found: usize, expected: usize) -> Result<(), SetupError> {
        if found == expected {
            return Ok(());
        }
        REFUSE.field(table, format!("expected {expected} rows, found {found}"))
    }
}

impl StartingRow {
    /// What is printed on it.
    fn skill(&self) -> Option<Skill> {
        self.face().skill().copied()
    }

    /// What is printed on it.
    pub(super) fn face(&self) -> Face {
        let next = self.next.iter().copied().collect();
        let StartingRow { name, kind, colour, attack, defence, draw, heal, .. } = *self;
        Face::Action(Skill { name, kind, colour, next, attack, defence, draw, heal })
    }
}

impl MonsterRow {
    /// Where it lives.
    pub(super) fn level(&self) -> Option<Level> {
        self.card.level().map(|(level, _)| level)
    }

    /// What is printed on its back; `None` unless it is exactly one thing.
    pub(super) fn back(&self) -> Option<Face> {
        match (&self.action, &self.weapon, &self.armour) {
            (Some(action), None, None) => Some(action.face()),
            (None, Some(weapon), None) => Some(weapon.face(Slot::Weapon)),
            (None, None, Some(armour)) => Some(armour.face(Slot::Armour)),
            (_, _, _) => None,
        }
    }

    /// The kind of its reward.
    pub(super) fn prize(&self) -> Prize {
        match self.back() {
            Some(Face::Gear(Gear { slot: Slot::Weapon, .. })) => Prize::Weapon,
            Some(Face::Gear(Gear { slot: Slot::Armour, .. })) => Prize::Armour,
            Some(Face::Action(_)) | None => Prize::Action,
        }
    }

    /// Do two cards look alike in front?
    pub(super) fn looks_like(&self, other: &MonsterRow) -> bool {
        let curses = |row: &MonsterRow| row.curses.iter().copied().collect::<family::Set<Curse>>();
        let front = |row: &MonsterRow| (row.level(), row.name, row.attack, row.hearts, row.prize());
        front(self) == front(other) && curses(self) == curses(other)
    }

    fn back_problem(&self) -> Option<String> {
        match (self.back(), &self.action) {
            (None, _) => Some("expected exactly one reward: 'action', 'weapon' or 'armour'".into()),
            (Some(Face::Action(skill)), Some(action)) => skill_problem(&skill, &action.next),
            (Some(Face::Action(_)), None) => None,
            (Some(Face::Gear(gear)), _) => {
                let numbers = [gear.attack, gear.defence, gear.heal, gear.hand];
                number_problem(&numbers)
            }
        }
    }
}

impl ActionBack {
    fn face(&self) -> Face {
        let next = self.next.iter().copied().collect();
        let ActionBack { name, kind, colour, attack, defence, draw, heal, .. } = *self;
        Face::Action(Skill { name, kind, colour, next, attack, defence, draw, heal })
    }
}

impl GearBack {
    fn face(&self, slot: Slot) -> Face {
        let GearBack { name, attack, defence, heal, hand } = *self;
        Face::Gear(Gear { slot, name, attack, defence, heal, hand })
    }
}

fn front_problem(attack: u8, hearts: u8, curses: &[Curse]) -> Option<String> {
    let twice = (1..curses.len()).find(|&index| curses[..index].contains(&curses[index]));
    if hearts == 0 {
        Some("expected one heart at least".into())
    } else if let Some(index) = twice {
        Some(format!("'{}' is there twice", curses[index]))
    } else {
        number_problem(&[attack, hearts])
    }
}

fn skill_problem(skill: &Skill, next: &[Colour]) -> Option<String> {
    if skill.next.count() as usize != next.len() {
        return Some("a next colour is there twice".into());
    }
    number_problem(&[skill.attack, skill.defence, skill.draw, skill.heal])
}

fn number_problem(numbers: &[u8]) -> Option<String> {
    let large = numbers.iter().find(|&&number| number > MOST_PRINTED)?;
    Some(format!("expected numbers up to {MOST_PRINTED}, got {large}"))
}

fn sort_name(of: Sort, level: Option<Level>) -> String {
    let of = match of {
        Sort::Starting => "starting",
        Sort::Monsters => "monsters",
        Sort::Guardians => "guardians",
        Sort::Lords => "lords",
    };
    level.map_or_else(|| of.into(), |level| format!("{of} of {level}"))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}
