//! What is asked next, and what a battle in progress has come to.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

use super::army::{Class, Kinds, Monster};
use super::building::Building;
use super::die::{Dice, Die, Roll, Shown, Unit};
use super::edge::{Edge, Pos};
use super::hero::Hero;
use super::land::Tile;
use family::{Member, Set};

/// What is asked next. Chance answers some, players the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Chance: this seat draws a hero. Rule: K2-2.3
    DrawHero {
        /// Whose.
        seat: Seat,
    },
    /// Chance: who begins. Rule: K2-2.6
    FirstPlayer,
    /// Move, act, or end the turn. Rule: K2-3.3
    Act,

    /// Chance: a tile of the stack. Rules: K2-4.4, K2-12.5
    DrawTile {
        /// Whereto the hero explores; `None` for the falcon.
        edge: Option<Edge>,
    },
    /// Which of the two tiles in hand? Rule: K2-12.11
    KeepTile {
        /// Whereto the hero explores.
        edge: Edge,
    },
    /// Where does the falcon's tile go? Rule: K2-12.5
    LayTile {
        /// What was drawn.
        tile: Tile,
    },
    /// How does the tile lie? Rule: K2-4.5
    TurnTile {
        /// What was drawn.
        tile: Tile,
        /// Where it goes.
        at: Pos,
        /// Who found it.
        by: Explorer,
    },
    /// Chance: an army for the new tile. Rule: K2-4.6
    DrawArmy {
        /// Which tile is new.
        at: Pos,
        /// What has been drawn already.
        drawn: Armies,
        /// Who found it.
        by: Explorer,
    },
    /// Which army goes back into the bag? Rule: K2-12.3
    ReturnArmy {
        /// Which tile is new.
        at: Pos,
        /// What has been drawn.
        drawn: Armies,
        /// Who found it.
        by: Explorer,
    },

    /// Which weak army falls at once? Rule: K2-12.12
    Slay,
    /// How many dice of this kind? Rule: K2-6.2
    Send {
        /// Which kind.
        die: Die,
    },
    /// Chance: the dice that wait to be rolled, kind by kind. Rule: K2-6.2
    Roll,
    /// Who gets the time master? Rule: IM-4.5
    Betray,
    /// Roll again? Rule: K2-6.4
    RollAgain,
    /// How many of the dice that show this are rolled again? Rules: IM-4.4, IM-7.10
    Pick {
        /// By which right.
        by: Again,
        /// Which dice.
        shown: Shown,
    },
    /// Throw fireballs? Rule: K2-6.5
    Fireballs,
    /// Chance: the hero die of a tied hero. Rule: IM-3.5
    BreakTie,
    /// Which skull does the shield stop? Rule: IM-5.5
    Shield,
    /// Which skull does the amulet stop? Rule: K2-8.11
    Protect {
        /// How many more.
        left: u8,
    },
    /// Cast a blessing over the skulls? Rule: IM-4.2
    Bless,
    /// Which unit does the blessing bring? Rule: IM-4.2
    BlessUnit,
    /// A life for a unit? Rule: IM-7.6
    ToughHide,
    /// Who suffers Plague and Misery? Rule: K2-9.1
    Plague,
    /// Chance: which amulet the dryad guarded. Rule: K2-8.7
    FindAmulet,
    /// What is on the cart? Rule: K2-8.13
    Unload {
        /// How many more resources.
        left: u8,
    },
    /// What is put down, since it does not fit? Rule: K2-8.3
    PutDown {
        /// Where it does not fit.
        class: Class,
    },
    /// Which unit is sent home, since glory fell? Rule: K2-7.4
    SendHome,
    /// Of what does the amulet bring more? Rule: K2-8.8
    Abundance {
        /// How many more resources.
        left: u8,
    },

    /// Which resource is spared? Rule: K2-12.4
    Spare {
        /// What is built; `None` is the city.
        building: Option<Building>,
    },
    /// Who gets the same building? Rule: IM-5.3
    GiveBuilding {
        /// Which.
        building: Building,
    },
    /// Build more? Rule: K2-5.6
    Build,
    /// Train more? Rules: K2-5.11, K2-5.13
    Recruit {
        /// What was trained in this action.
        trained: Units,
    },
    /// Who gets which unit? Rule: IM-5.4
    GiveUnit {
        /// What was trained in this action.
        trained: Units,
    },
    /// Which resource goes to the Emperor? Rule: IM-5.2
    Tax,
    /// Pick up more? Rules: K2-5.14, K2-5.15
    PickUp {
        /// Kinds taken in this action.
        taken: Kinds,
        /// Kinds put down in this action.
        put_down: Kinds,
    },
    /// Which resource is stolen? Rule: K2-8.6
    Steal {
        /// From whom.
        from: Hero,
        /// How many more.
        left: u8,
    },
    /// Whereto does the army flee? Rule: IM-7.4
    Drive {
        /// Where it is.
        from: Pos,
        /// Which army.
        army: Monster,
    },

    /// The game is over.
    Over(Ending),
}

/// What a question is about, and with it who answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Topic {
    /// Luck answers.
    Chance,
    /// What to do in the turn.
    Turn,
    /// New land.
    Land,
    /// The steps of an action that has several.
    Work,
    /// A battle; its fighter answers.
    Battle,
    /// What is won or harvested; the fighter answers, or outside a battle whose turn it is.
    Spoils,
    /// Nothing is asked.
    Over,
}

/// By which right dice of one's choice are rolled again.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Again {
    /// Rule: K2-12.1
    Units,
    /// Rule: K2-12.9
    Hero,
    /// Rule: IM-7.10
    Archers,
    /// Rule: IM-4.4
    Loop,
}

/// A set of such rights.
pub type Agains = Set<Again>;

/// A set of units.
pub type Units = Set<Unit>;

/// Up to three armies in ascending order. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Monster>", into = "Vec<Monster>")]
pub struct Armies([Option<Monster>; 3]);

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Rule: K2-10.4
    GeneralSlain,
    /// Rule: K2-11.3
    Agreed,
    /// Rule: K2-11.4
    RoundLimit,
}

/// A battle in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Who fights whom.
    pub cause: Cause,
    /// Whose dice are at stake now.
    pub fighter: Seat,
    /// Has it come to dice, or does prey still fall? Rule: K2-12.12
    #[serde(default = "yes")]
    pub begun: bool,
    /// Glory of the active hero as last told. Rule: K2-7.1
    #[serde(default)]
    pub glory: u8,
    /// Who won, once it is known. An army that won is `None`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub winner: Option<Seat>,
    /// Who still rolls to break the tie. Rule: IM-3.5
    #[serde(default, skip_serializing_if = "is_default")]
    pub tied: Seats,
    /// Carts won and not unloaded. Rule: K2-8.13
    #[serde(default, skip_serializing_if = "is_default")]
    pub carts: u8,
    /// Dryads beaten whose amulets are not found. Rule: K2-8.7
    #[serde(default, skip_serializing_if = "is_default")]
    pub dryads: u8,
    /// By seat; untouched for those who do not fight.
    #[serde(default, with = "fights")]
    #[schemars(with = "Vec<Fight>")]
    pub fights: [Fight; 5],
}

/// Who fights whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The active hero against the enemies of the tile.
    Enemies(Enemies),
    /// All heroes for the crown. Rule: IM-3.1
    Rift,
    /// The active hero against this seat, the Emperor. Rule: IM-6.1
    Duel(Seat),
}

/// Since when the enemies of a tile have been known. Rule: IM-7.7
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Enemies {
    /// They were there before this move.
    Known,
    /// This move has revealed them.
    New,
}

/// Who finds new land. Rules: K2-4.4, K2-12.5
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Explorer {
    /// The hero, who enters it.
    Hero,
    /// The falcon; the hero stays.
    Falcon,
}

/// One hero's part in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Fight {
    /// The dice sent, without the hero's own. Rule: K2-6.2
    #[serde(skip_serializing_if = "is_default")]
    pub sent: Dice,
    /// The dice in hand, to be rolled next.
    #[serde(skip_serializing_if = "is_default")]
    pub waiting: Dice,
    /// What lies on the table.
    #[serde(skip_serializing_if = "is_default")]
    pub roll: Roll,
    /// Which re-rolls have been used. Rule: K2-6.4
    #[serde(skip_serializing_if = "is_default")]
    pub again: Agains,
    /// What fireballs have added. Rule: K2-6.5
    #[serde(skip_serializing_if = "is_default")]
    pub fire: u16,
    /// Has the wizard used his art? Rule: IM-7.3
    #[serde(skip_serializing_if = "is_default")]
    pub affinity: bool,
    /// Fireballs thrown and kept. Rule: IM-7.3
    #[serde(skip_serializing_if = "is_default")]
    pub kept: u8,
    /// What tie-breaking rolls have added. Rule: IM-3.5
    #[serde(skip_serializing_if = "is_default")]
    pub ties: u16,
    /// Skulls that do not count, by die.
    #[serde(skip_serializing_if = "is_default")]
    pub spared: Dice,
}

impl Phase {
    /// What the question is about.
    #[inline]
    pub(super) fn topic(self) -> Topic {
        match self {
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::DrawTile { .. }
            | Phase::DrawArmy { .. }
            | Phase::Roll
            | Phase::BreakTie
            | Phase::FindAmulet => Topic::Chance,
            Phase::Act => Topic::Turn,
            Phase::KeepTile { .. }
            | Phase::LayTile { .. }
            | Phase::TurnTile { .. }
            | Phase::ReturnArmy { .. } => Topic::Land,
            Phase::Spare { .. }
            | Phase::GiveBuilding { .. }
            | Phase::Build
            | Phase::Recruit { .. }
            | Phase::GiveUnit { .. }
            | Phase::Tax
            | Phase::PickUp { .. }
            | Phase::Steal { .. }
            | Phase::Drive { .. } => Topic::Work,
            Phase::Slay
            | Phase::Send { .. }
            | Phase::Betray
            | Phase::RollAgain
            | Phase::Pick { .. }
            | Phase::Fireballs
            | Phase::Shield
            | Phase::Protect { .. }
            | Phase::Bless
            | Phase::BlessUnit
            | Phase::ToughHide
            | Phase::Plague => Topic::Battle,
            Phase::Unload { .. }
            | Phase::PutDown { .. }
            | Phase::SendHome
            | Phase::Abundance { .. } => Topic::Spoils,
            Phase::Over(_) => Topic::Over,
        }
    }
}

impl Armies {
    /// None.
    pub const NONE: Armies = Armies([None; 3]);

    /// How many.
    pub fn count(self) -> usize {
        self.iter().count()
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Monster> {
        self.0.into_iter().flatten()
    }

    /// These and one more; `None` beyond three.
    pub fn with(self, monster: Monster) -> Option<Armies> {
        let mut armies = self.0;
        *armies.iter_mut().find(|place| place.is_none())? = Some(monster);
        armies.sort_unstable_by_key(|place| place.map_or(u8::MAX, |monster| monster as u8));
        Some(Armies(armies))
    }

    /// The different ones, each once.
    pub fn kinds(self) -> impl Iterator<Item = Monster> {
        let mut last = None;
        self.iter().filter(move |&monster| last.replace(monster) != Some(monster))
    }
}

impl Member for Again {
    const ALL: &'static [Again] = &[Again::Units, Again::Hero, Again::Archers, Again::Loop];

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl TryFrom<Vec<Monster>> for Armies {
    type Error = String;

    fn try_from(list: Vec<Monster>) -> Result<Armies, String> {
        let problem = || format!("expected at most three armies, got {}", list.len());
        list.iter().try_fold(Armies::NONE, |armies, &army| armies.with(army)).ok_or_else(problem)
    }
}

impl From<Armies> for Vec<Monster> {
    fn from(armies: Armies) -> Vec<Monster> {
        armies.iter().collect()
    }
}

/// The fights of a battle in JSON: by seat, as many as are needed.
mod fights {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use super::Fight;

    pub fn serialize<S: Serializer>(fights: &[Fight; 5], to: S) -> Result<S::Ok, S::Error> {
        let blank = Fight::default();
        let needed = fights.iter().rposition(|fight| *fight != blank).map_or(0, |last| last + 1);
        fights[..needed].serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Fight; 5], D::Error> {
        let list = Vec::<Fight>::deserialize(from)?;
        let mut fights = [Fight::default(); 5];
        if list.len() > fights.len() {
            return Err(D::Error::custom("expected a fight for each seat at most"));
        }
        fights[..list.len()].copy_from_slice(&list);
        Ok(fights)
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn yes() -> bool {
    true
}
