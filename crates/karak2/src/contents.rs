//! What is in the box: `data/karak2.toml`, or a box of one's own. Rule: K2-1.6

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Serialize};
use tabletop::SetupError;

use super::army::{Item, Monster, Reward};
use super::building::Building;
use super::die::{Die, Face, MOST_DICE, Unit};
use super::edge::Pos;
use super::goods::Goods;
use super::hero::{Hero, Power};
use super::land::{Land, Tile};
use super::map::{MOST_KINDS, MOST_TILES};
use family::Points;
use family::{Provenance, Refuse, read_box};

/// The rows of a box, as somebody wrote them. Untrusted until [`Contents::check`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    /// The start piece; the castle first.
    pub start: Vec<StartRow>,
    /// The tiles.
    pub tiles: Vec<TileRow>,
    /// What the lands bring.
    pub lands: Vec<LandRow>,
    /// The dice.
    pub dice: Vec<DieRow>,
    /// The tokens of the bag.
    pub armies: Vec<ArmyRow>,
    /// What weapons and fireballs add.
    pub items: Vec<ItemRow>,
    /// The buildings.
    pub buildings: Vec<BuildingRow>,
    /// The units that can be trained.
    pub units: Vec<UnitRow>,
    /// The heroes.
    pub heroes: Vec<HeroRow>,
    /// The hero board and the turn.
    pub board: Board,
    /// What things do, in numbers.
    pub effects: Effects,
    /// The Dark General.
    pub general: General,
    /// The crown.
    pub crown: Crown,
}

/// A hexagon of the start piece. Rule: K2-2.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct StartRow {
    pub land: Land,
    pub at: Pos,
    pub provenance: Provenance,
}

/// Some tiles of one kind. Rule: K2-1.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct TileRow {
    pub tile: Tile,
    pub count: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imperium: bool,
    pub provenance: Provenance,
}

/// What a land brings: when harvested, or, as a lair, when beaten. Rules: K2-5.2, IM-2.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct LandRow {
    pub land: Land,
    pub brings: Goods,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    pub provenance: Provenance,
}

/// A kind of die. Rule: K2-1.3
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct DieRow {
    pub die: Die,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    pub faces: [Face; 6],
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imperium: bool,
    pub provenance: Provenance,
}

/// Some tokens of one kind. Rule: K2-1.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct ArmyRow {
    pub army: Monster,
    pub count: u8,
    pub strength: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imperium: bool,
    pub provenance: Provenance,
}

/// What an item adds to an attack. Rules: K2-6.5, K2-8.4
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct ItemRow {
    pub item: Item,
    pub adds: u8,
    pub provenance: Provenance,
}

/// What a building costs. Rule: K2-1.5
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct BuildingRow {
    pub building: Building,
    pub cost: Goods,
    pub provenance: Provenance,
}

/// What a unit costs. Rule: K2-1.5
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct UnitRow {
    pub unit: Unit,
    pub cost: Goods,
    pub provenance: Provenance,
}

/// One hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct HeroRow {
    pub hero: Hero,
    pub name: String,
    pub powers: Vec<Power>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imperium: bool,
    pub provenance: Provenance,
}

/// The hero board and the turn. Rules: K2-1.4, K2-3.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Board {
    pub lives: u8,
    pub heals: u8,
    pub recovers: u8,
    pub actions: u8,
    pub weapons: u8,
    pub spells: u8,
    pub amulets: u8,
    pub glory: u8,
    pub city: Goods,
    pub provenance: Provenance,
}

/// What buildings, items and powers do, in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Effects {
    pub stable: u8,
    pub action: u8,
    pub banners: u8,
    pub amulet_glory: u8,
    pub abundance: u8,
    pub protection: u8,
    pub cart: u8,
    pub pickpocket: u8,
    pub ride: u8,
    pub claws: u8,
    pub rebellion: Goods,
    pub lion: u8,
    pub great_fireball: u8,
    pub berserk: u8,
    pub charge: u8,
    pub whale: u8,
    pub provenance: Provenance,
}

/// The Dark General. Rule: K2-10.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct General {
    pub strength: u8,
    pub praetorians: BTreeMap<String, u8>,
    pub points: Points,
    pub provenance: Provenance,
}

/// The crown. Rules: IM-5.1, IM-5.6
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Crown {
    pub brings: Goods,
    pub points: Points,
    pub provenance: Provenance,
}

/// A box of one's own is refused by this rule.
const REFUSE: Refuse = Refuse("K2-1.6");

/// The most tokens of one kind, so that every count of a state stays small.
const MOST_TOKENS: u8 = 40;
/// The most dice of one kind: the ways in which they can fall must be countable.
const MOST_OF_A_KIND: u8 = 12;
/// The most of one resource that anything costs or brings.
const MOST_GOODS: u16 = 99;

/// The box as published.
static STANDARD: LazyLock<Contents> = LazyLock::new(|| {
    Contents::from_toml(include_str!("../../../data/karak2.toml"))
        .expect("data/karak2.toml is tested")
});

impl Contents {
    /// The box as published, Imperium included.
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

    /// Can this box be played with? Rule: K2-1.6
    ///
    /// # Errors
    /// The first row that cannot work, and why.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_start()?;
        self.check_tiles()?;
        self.check_lands()?;
        self.check_dice()?;
        self.check_armies()?;
        self.check_costs()?;
        self.check_heroes()?;
        self.check_numbers()
    }

    fn check_start(&self) -> Result<(), SetupError> {
        REFUSE.twice("start", self.start.iter().map(|row| row.at), Pos::to_string)?;
        for (index, row) in self.start.iter().enumerate() {
            let touches = |other: &StartRow| row.at.edge_of(other.at).is_some();
            if (row.land == Land::Castle) != (index == 0)
                || (index == 0) != (row.at == Pos::default())
            {
                return REFUSE.row("start", index, "expected one castle, first, at [0,0]");
            }
            if index > 0 && !(row.land.draws_armies() && self.start[..index].iter().any(touches)) {
                let problem = "expected land to harvest that touches a row above";
                return REFUSE.row("start", index, problem);
            }
        }
        match self.start.len() {
            1..=7 => Ok(()),
            found => REFUSE.field("start", format!("expected 1 to 7 hexagons, found {found}")),
        }
    }

    fn check_tiles(&self) -> Result<(), SetupError> {
        let key = |row: &TileRow| Tile { chasms: row.tile.chasms.unturned(), ..row.tile };
        REFUSE.twice("tiles", self.tiles.iter().map(key), Tile::to_string)?;
        for (index, row) in self.tiles.iter().enumerate() {
            if let Some(problem) = row.problem() {
                return REFUSE.row("tiles", index, problem);
            }
        }
        let abysses = self.tiles.iter().filter(|row| row.tile.land == Land::Abyss);
        let found: u32 = abysses.map(|row| u32::from(row.count)).sum();
        if found != 1 {
            return REFUSE.field("tiles", format!("expected one Abyss, found {found}"));
        }
        let all =
            self.start.len() + self.tiles.iter().map(|row| usize::from(row.count)).sum::<usize>();
        if all > MOST_TILES || self.tiles.len() > MOST_KINDS {
            let problem = format!(
                "expected at most {MOST_TILES} hexagons of {MOST_KINDS} kinds, found {all} of {}",
                self.tiles.len()
            );
            return REFUSE.field("tiles", problem);
        }
        Ok(())
    }

    fn check_lands(&self) -> Result<(), SetupError> {
        REFUSE.twice("lands", self.lands.iter().map(|row| row.land), Land::to_string)?;
        for (index, row) in self.lands.iter().enumerate() {
            let right = if row.land.is_lair() {
                row.strength.is_some_and(|strength| (1..=99).contains(&strength))
            } else {
                row.land.draws_armies() && row.strength.is_none() && row.brings.total() > 0
            };
            if !right {
                let problem =
                    "expected land that brings something, or a lair with a strength from 1 to 99";
                return REFUSE.row("lands", index, problem);
            }
            self.check_goods("lands", index, row.brings)?;
        }
        let needed = |land: &Land| land.is_lair() || land.draws_armies();
        let missing = |land: &Land| !self.lands.iter().any(|row| row.land == *land);
        match Land::ALL.iter().find(|land| needed(land) && missing(land)) {
            Some(land) => REFUSE.field("lands", format!("expected a row for '{land}'")),
            None => Ok(()),
        }
    }

    fn check_dice(&self) -> Result<(), SetupError> {
        REFUSE.twice("dice", self.dice.iter().map(|row| row.die), Die::to_string)?;
        for (index, row) in self.dice.iter().enumerate() {
            if let Some(problem) = row.problem() {
                return REFUSE.row("dice", index, problem);
            }
        }
        let missing = |&&die: &&Die| !self.dice.iter().any(|row| row.die == die);
        if let Some(die) = Die::ALL.iter().find(missing) {
            return REFUSE.field("dice", format!("expected a row for '{die}'"));
        }
        let others = self.dice.iter().filter(|row| row.die.unit().is_none());
        let others: usize = others.map(|row| usize::from(row.count.unwrap_or(1))).sum();
        let most = usize::from(self.board.glory) + others;
        if most > MOST_DICE {
            let problem = format!("expected at most {MOST_DICE} dice in one roll, found {most}");
            return REFUSE.field("dice", problem);
        }
        Ok(())
    }

    fn check_armies(&self) -> Result<(), SetupError> {
        REFUSE.twice("armies", self.armies.iter().map(|row| row.army), Monster::to_string)?;
        for (index, row) in self.armies.iter().enumerate() {
            if let Some(problem) = row.problem() {
                return REFUSE.row("armies", index, problem);
            }
        }
        match Monster::ALL.iter().find(|&&army| !self.armies.iter().any(|row| row.army == army)) {
            Some(army) => {
                REFUSE.field("armies", format!("expected a row for '{army}' (its count may be 0)"))
            }
            None => Ok(()),
        }
    }

    fn check_costs(&self) -> Result<(), SetupError> {
        REFUSE.twice("items", self.items.iter().map(|row| row.item), Item::to_string)?;
        let adds = [Item::Sword, Item::WarHammer, Item::Fireball];
        for (index, row) in self.items.iter().enumerate() {
            if !adds.contains(&row.item) || row.adds > 20 {
                let problem = "expected 0 to 20 swords on sword, war hammer or fireball";
                return REFUSE.row("items", index, problem);
            }
        }
        if let Some(item) =
            adds.iter().find(|&&item| !self.items.iter().any(|row| row.item == item))
        {
            return REFUSE.field("items", format!("expected a row for '{item}'"));
        }
        let buildings = self.buildings.iter().map(|row| row.building);
        REFUSE.twice("buildings", buildings, Building::to_string)?;
        for (index, row) in self.buildings.iter().enumerate() {
            self.check_goods("buildings", index, row.cost)?;
        }
        if self.buildings.len() < Building::ALL.len() {
            return REFUSE.field("buildings", "expected a row for each of the six buildings");
        }
        REFUSE.twice("units", self.units.iter().map(|row| row.unit), Unit::to_string)?;
        for (index, row) in self.units.iter().enumerate() {
            if row.cost.total() == 0 {
                return REFUSE.row("units", index, "expected a cost: recruiting has to end");
            }
            self.check_goods("units", index, row.cost)?;
        }
        if self.units.len() < Unit::ALL.len() {
            return REFUSE.field("units", "expected a row for knight, archer and mage");
        }
        Ok(())
    }

    fn check_goods(&self, table: &str, index: usize, goods: Goods) -> Result<(), SetupError> {
        if goods.kinds().any(|resource| goods[resource] > MOST_GOODS) {
            return REFUSE.row(
                table,
                index,
                format!("expected at most {MOST_GOODS} of a resource"),
            );
        }
        Ok(())
    }

    fn check_heroes(&self) -> Result<(), SetupError> {
        REFUSE.twice("heroes", self.heroes.iter().map(|row| row.hero), Hero::to_string)?;
        if self.heroes.iter().filter(|row| !row.imperium).count() < 2 {
            return REFUSE.field("heroes", "expected at least two heroes without Imperium");
        }
        let scouts = self.heroes.iter().filter(|row| row.powers.contains(&Power::Scouting));
        match scouts.count() {
            0 | 1 => Ok(()),
            found => REFUSE.field(
                "heroes",
                format!("expected at most one hero with 'scouting', found {found}"),
            ),
        }
    }

    fn check_numbers(&self) -> Result<(), SetupError> {
        let (board, effects) = (&self.board, &self.effects);
        REFUSE.beyond(&[
            ("board.lives", board.lives, 1, 20),
            ("board.heals", board.heals, 1, 20),
            ("board.recovers", board.recovers, 1, 20),
            ("board.actions", board.actions, 1, 9),
            ("board.weapons", board.weapons, 0, 9),
            ("board.spells", board.spells, 0, 9),
            ("board.amulets", board.amulets, 0, 1),
            ("board.glory", board.glory, 0, 12),
            ("effects.stable", effects.stable, 0, 9),
            ("effects.action", effects.action, 0, 9),
            ("effects.banners", effects.banners, 0, 12),
            ("effects.amulet_glory", effects.amulet_glory, 0, 12),
            ("effects.abundance", effects.abundance, 0, 9),
            ("effects.protection", effects.protection, 0, 9),
            ("effects.cart", effects.cart, 0, 9),
            ("effects.pickpocket", effects.pickpocket, 1, 9),
            ("effects.ride", effects.ride, 1, 9),
            ("effects.claws", effects.claws, 0, 99),
            ("effects.lion", effects.lion, 0, 99),
            ("effects.great_fireball", effects.great_fireball, 0, 20),
            ("effects.berserk", effects.berserk, 0, 20),
            ("effects.charge", effects.charge, 0, 20),
            ("effects.whale", effects.whale, 0, 20),
            ("general.strength", self.general.strength, 1, 99),
        ])?;
        let table = &self.general.praetorians;
        let known = ["2", "3", "4", "5"];
        if !table.keys().map(String::as_str).eq(known) || table.values().any(|&count| count > 9) {
            let problem = "expected 0 to 9 for each of 2, 3, 4 and 5 players";
            return REFUSE.field("general.praetorians", problem);
        }
        for (field, goods) in [
            ("board.city", board.city),
            ("effects.rebellion", effects.rebellion),
            ("crown.brings", self.crown.brings),
        ] {
            if goods.kinds().any(|resource| goods[resource] > MOST_GOODS) {
                return REFUSE.field(field, format!("expected at most {MOST_GOODS} of a resource"));
            }
        }
        Ok(())
    }
}

impl TileRow {
    /// What cannot work about this row, if anything.
    fn problem(&self) -> Option<String> {
        let Tile { rank, land, chasms } = self.tile;
        if rank == 0 || land == Land::Castle {
            Some("expected rank 1 or 2, and no castle: they belong to the start piece".into())
        } else if chasms.count() == 6 {
            Some("expected an edge without a chasm: nobody could enter".into())
        } else if self.imperium && land == Land::Abyss {
            Some("expected the Abyss in every game: the General's fall ends it".into())
        } else {
            None
        }
    }
}

impl DieRow {
    /// What cannot work about this row, if anything.
    fn problem(&self) -> Option<String> {
        let shows = |face| self.faces.contains(&face);
        let swords = |face: &Face| face.swords();
        if (self.die == Die::Hero) == self.count.is_some() {
            Some("expected a count, except for the hero die: every hero has one".into())
        } else if self.count.is_some_and(|count| count > MOST_OF_A_KIND) {
            Some(format!("expected at most {MOST_OF_A_KIND} dice of a kind"))
        } else if !self.die.is_mortal()
            && self.die != Die::Hero
            && self.faces.iter().any(|face| face.skulls() > 0)
        {
            Some(format!("expected no skull on the {}: it cannot be lost", self.die))
        } else if self.die.is_mortal() && self.faces.iter().any(|face| face.skulls() > 1) {
            Some("expected two skulls on the hero die only".into())
        } else if shows(Face::SHIELD) && self.die != Die::Guard {
            Some("expected a shield on the guard only".into())
        } else if (shows(Face::LOOP) || shows(Face::BETRAYAL)) && self.die != Die::TimeMaster {
            Some("expected loop and betrayal on the time master only".into())
        } else if self.die == Die::Hero
            && self.faces.iter().map(swords).min() == self.faces.iter().map(swords).max()
        {
            Some("expected different numbers of swords: ties must be breakable".into())
        } else if matches!(self.die, Die::Bear | Die::Titan | Die::Guard | Die::TimeMaster)
            && self.count != Some(1)
        {
            Some(format!("expected one die of the {}", self.die))
        } else {
            None
        }
    }
}

impl ArmyRow {
    /// What cannot work about this row, if anything.
    fn problem(&self) -> Option<String> {
        let most = match self.army.reward() {
            Reward::Amulet => 5,
            Reward::TimeMaster => 1,
            Reward::Item(_) | Reward::Cart | Reward::SmallStone | Reward::LargeStone => MOST_TOKENS,
        };
        let is_stone = matches!(self.army.reward(), Reward::SmallStone | Reward::LargeStone);
        if self.count > most {
            Some(format!("expected at most {most}, found {}", self.count))
        } else if !(1..=99).contains(&self.strength) {
            Some(format!("expected a strength from 1 to 99, found {}", self.strength))
        } else if is_stone != self.points.is_some() {
            Some("expected points for skeleton rider and envoy of death, and nothing else".into())
        } else {
            None
        }
    }
}
