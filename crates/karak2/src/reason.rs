//! Why not: every reason with its rule, as data that any language has a sentence for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Refusal;
use thiserror::Error;

use super::army::{Item, Monster};
use super::building::Building;
use super::die::{Die, Face, Unit};
use super::edge::{Edge, Pos};
use super::goods::Goods;
use super::hero::{Hero, Power};
use super::land::Land;
use super::phase::Again;

/// Why an action is not possible now. The sentence says what to do instead where that is not plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Rule: K2-3.7
    #[error("the hero has all lives")]
    AllLives,
    /// Rule: K2-5.16
    #[error("only on the castle")]
    NotOnCastle,
    /// Rule: K2-3.7
    #[error("there is nothing to heal and no plague of one's own")]
    NothingToEradicate,
    /// Rule: K2-4.4
    #[error("no tile is drawn: explore first")]
    NoTileDrawn,
    /// Rule: K2-12.3
    #[error("no army is drawn")]
    NoArmyDrawn,
    /// Rule: K2-12.12
    #[error("there is no weak army to slay now")]
    NoWeakArmy,
    /// Rule: K2-6.8
    #[error("there is no battle")]
    NoBattle,
    /// Rule: K2-3.4
    #[error("the move before this action is used: act, or end the turn")]
    MoveUsed,
    /// Rule: K2-4.10
    #[error("somebody still has a way out or an enemy to beat")]
    NotEverybodyIsCutOff,
    /// Rule: K2-4.1
    #[error("a chasm is in the way to the {0}")]
    ChasmInTheWay(Edge),
    /// Rule: K2-4.4
    #[error("nothing is explored to the {0} yet")]
    NotExplored(Edge),
    /// Rule: K2-4.4
    #[error("a tile lies to the {0} already")]
    AlreadyExplored(Edge),
    /// Rule: K2-4.8
    #[error("no tile is left to draw")]
    NoTileLeft,
    /// Rule: K2-5.8
    #[error("the hero has no portal")]
    NoPortal,
    /// Rule: K2-5.8
    #[error("the portal has been used in this turn")]
    PortalUsed,
    /// Rule: K2-5.8
    #[error("no tile lies at {0}")]
    NoTileThere(Pos),
    /// Rule: K2-5.8
    #[error("the hero is there already")]
    AlreadyThere,
    /// Rule: K2-5.8
    #[error("from elsewhere the portal leads to one's own city only")]
    PortalLeadsToCity,
    /// Rule: K2-12.10
    #[error("one ride a turn")]
    RiddenAlready,
    /// Rule: K2-12.10
    #[error("up to three laid tiles in a line, to the first enemies")]
    RideInALine,
    /// Rule: IM-7.8
    #[error("one flight a turn")]
    FlownAlready,
    /// Rule: IM-7.8
    #[error("choose another hero in play")]
    FlyToAnother,
    /// Rule: IM-7.8
    #[error("{0} is not wounded")]
    NotWounded(Hero),
    /// Rule: K2-4.3
    #[error("no army is here: a battle begins where one is entered")]
    NoArmyHere,
    /// Rule: IM-6.1
    #[error("there is no Emperor")]
    NoEmperor,
    /// Rule: IM-6.1
    #[error("the hero is the Emperor")]
    IsEmperor,
    /// Rule: IM-6.1
    #[error("the Emperor is not on this tile")]
    EmperorNotHere,
    /// Rule: IM-6.1
    #[error("an unconscious Emperor cannot be challenged")]
    EmperorUnconscious,
    /// Rule: K2-5.3
    #[error("not while an army is here")]
    HarvestBesideArmy,
    /// Rule: K2-5.3
    #[error("not where a city stands")]
    HarvestInCity,
    /// Rule: IM-2.4
    #[error("a lair gives only to those who beat its enemies")]
    LairGivesToWinners,
    /// Rule: K2-5.3
    #[error("the {0} brings nothing")]
    BringsNothing(Land),
    /// Rule: K2-5.3
    #[error("this tile has been harvested in this turn")]
    HarvestedAlready,
    /// Rule: K2-5.4
    #[error("the hero has a city")]
    HasCity,
    /// Rule: IM-2.4
    #[error("not on a lair")]
    NoCityOnLair,
    /// Rule: K2-5.5
    #[error("not on the {0}")]
    NoCityOn(Land),
    /// Rule: K2-5.5
    #[error("not while an army is here")]
    CityBesideArmy,
    /// Rule: K2-5.5
    #[error("another city stands here")]
    AnotherCityHere,
    /// Rule: K2-5.5
    #[error("not while another hero is here")]
    AnotherHeroHere,
    /// Rule: K2-5.6
    #[error("build the city first")]
    NoCity,
    /// Rule: K2-5.6
    #[error("only in one's own city")]
    NotInOwnCity,
    /// Rule: K2-5.6
    #[error("the {0} stands already")]
    StandsAlready(Building),
    /// Rule: IM-5.2
    #[error("one resource must be left for the Emperor's tax")]
    TaxMustBeLeft,
    /// Rule: K2-1.5
    #[error("it costs {cost}, the hero has {goods}")]
    TooExpensive {
        /// The price.
        cost: Goods,
        /// What the hero has.
        goods: Goods,
        /// What the hero lacks.
        missing: Goods,
    },
    /// Rule: K2-5.13
    #[error("the hero has no {0}")]
    HasNoUnit(Unit),
    /// Rule: K2-5.13
    #[error("units go home before the first one is trained")]
    DismissBeforeTraining,
    /// Rule: K2-5.13
    #[error("a unit goes home only if another can be trained")]
    DismissOnlyToTrain,
    /// Rule: K2-5.10
    #[error("training a {unit} needs the {building}")]
    NeedsBuilding {
        /// Who would be trained.
        unit: Unit,
        /// Where.
        building: Building,
    },
    /// Rule: K2-5.12
    #[error("no {0} is left in the supply")]
    NoUnitLeft(Unit),
    /// Rule: K2-5.12
    #[error("glory {0} allows no more units")]
    GloryAllowsNoTraining(u8),
    /// Rule: IM-5.4
    #[error("a unit of a kind just trained must be left to give")]
    KeepUnitToGive,
    /// Rule: IM-5.4
    #[error("then no unit would be left to give")]
    NoUnitWouldBeLeft,
    /// Rule: K2-5.11
    #[error("units are trained in one's own city")]
    TrainInCity,
    /// Rule: K2-9.3
    #[error("the plague is in the city: eradicate it on the castle")]
    PlagueInCity,
    /// Rule: K2-5.14
    #[error("no {0} lies here")]
    NoSuchItem(Item),
    /// Rule: K2-8.2
    #[error("no slot is free for the {0}: swap it for another")]
    NoFreeSlot(Item),
    /// Rule: K2-5.15
    #[error("the hero has no {0}")]
    NotHeld(Item),
    /// Rule: K2-8.2
    #[error("the {leave} makes no room for the {take}")]
    MakesNoRoom {
        /// What would be put down.
        leave: Item,
        /// What would be taken.
        take: Item,
    },
    /// Rule: K2-5.15
    #[error("that would change nothing")]
    ChangesNothing,
    /// Rule: K2-12.7
    #[error("no skeleton is left to raise")]
    NoSkeletonLeft,
    /// Rule: IM-7.1
    #[error("one rebellion a turn")]
    RebelledAlready,
    /// Rule: IM-7.1
    #[error("there is no forest here")]
    NoForest,
    /// Rule: IM-7.1
    #[error("it costs {0}")]
    RebellionCosts(Goods),
    /// Rule: K2-7.3
    #[error("glory {0} allows no more units")]
    GloryAllowsNoUnit(u8),
    /// Rule: K2-12.5
    #[error("the falcon has flown in this turn")]
    FalconHasFlown,
    /// Rule: K2-12.5
    #[error("no open edge is left")]
    NoOpenEdge,
    /// Rule: K2-8.6
    #[error("the hero has no pickpocket spell")]
    NoPickpocket,
    /// Rule: K2-8.6
    #[error("choose another hero in play")]
    RobAnother,
    /// Rule: K2-3.7
    #[error("{0} has no resources")]
    HasNoResources(Hero),
    /// Rule: IM-4.1
    #[error("the hero has no blessing")]
    NoBlessing,
    /// Rule: IM-7.4
    #[error("the lion has roared in this turn")]
    LionHasRoared,
    /// Rule: IM-7.4
    #[error("there is no {army} at {at}")]
    NoSuchArmy {
        /// Which.
        army: Monster,
        /// Where.
        at: Pos,
    },
    /// Rule: IM-7.4
    #[error("the {0} is too strong to be scared")]
    TooStrongToScare(Monster),
    /// Rule: IM-7.4
    #[error("no tile is free for the army to flee to")]
    NowhereToFlee,
    /// Rule: K2-5.13
    #[error("whoever sends a unit home trains another")]
    TrainAnother,
    /// Rule: IM-5.4
    #[error("train a kind of which one is left to give")]
    TrainOneToGive,
    /// Rule: K2-5.15
    #[error("it was put down in this action")]
    JustPutDown,
    /// Rule: K2-5.15
    #[error("it was taken in this action")]
    JustTaken,
    /// Rule: K2-6.2
    #[error("the hero has {count} of the {die}")]
    HasSoMany {
        /// How many.
        count: u8,
        /// Of which kind.
        die: Die,
    },
    /// Rule: K2-6.4
    #[error("roll one die again at least")]
    RollOneAtLeast,
    /// Rule: K2-6.4
    #[error("{count} of the {die} show '{face}'")]
    SoManyShow {
        /// How many.
        count: u8,
        /// Of which kind.
        die: Die,
        /// What they show.
        face: Face,
    },
    /// Rule: K2-6.2
    #[error("no other dice follow: say how many")]
    NoOtherDiceFollow,
    /// Rule: IM-7.3
    #[error("once a battle")]
    ArtUsed,
    /// Rule: K2-6.9
    #[error("no {0} shows a skull that counts")]
    NoSkull(Die),
    /// Rule: IM-7.6
    #[error("the hero's own wounds are dealt already")]
    WoundsAreDealt,
    /// Rule: IM-7.6
    #[error("no {0} is doomed")]
    NotDoomed(Die),
    /// Rule: K2-6.4
    #[error("once a battle")]
    RolledAgainAlready(Again),
    /// Rule: K2-12.1
    #[error("no unit die was rolled")]
    NoUnitRolled,
    /// Rule: K2-12.9
    #[error("the hero die was not rolled")]
    HeroNotRolled,
    /// Rule: IM-7.10
    #[error("no archer was rolled")]
    NoArcherRolled,
    /// Rule: IM-4.4
    #[error("the time master shows no loop")]
    NoLoop,
    /// Rules: K2-12.1 to K2-12.13, IM-7.1 to IM-7.10
    #[error("only {hero} can do that")]
    OnlyHeroCan {
        /// Who can.
        hero: Hero,
        /// By which power.
        power: Power,
    },
    /// Rules: K2-12.1 to K2-12.13, IM-7.1 to IM-7.10
    #[error("nobody at this table can do that")]
    NobodyCan(Power),
    /// Rule: K2-2.3
    #[error("heroes are being drawn")]
    HeroesAreDrawn,
    /// Rule: K2-2.6
    #[error("the first player is being found")]
    FirstPlayerIsFound,
    /// Rule: K2-3.3
    #[error("move, act or end the turn")]
    MoveActOrEnd,
    /// Rule: K2-4.4
    #[error("a tile is being drawn")]
    TileIsDrawn,
    /// Rule: K2-12.11
    #[error("first keep one of the two tiles")]
    FirstKeepTile,
    /// Rule: K2-12.5
    #[error("first choose a place for the tile that can be reached")]
    FirstLayTile,
    /// Rule: K2-4.5
    #[error("first lay the tile so that it can be entered")]
    FirstTurnTile,
    /// Rule: K2-4.6
    #[error("an army is being drawn")]
    ArmyIsDrawn,
    /// Rule: K2-12.3
    #[error("first put one of the drawn armies back")]
    FirstReturnArmy,
    /// Rule: K2-12.12
    #[error("first choose the weak army that falls")]
    FirstSlay,
    /// Rule: K2-6.2
    #[error("first say how many of these dice fight")]
    FirstSend,
    /// Rule: K2-6.2
    #[error("the dice are rolling")]
    DiceAreRolling,
    /// Rule: IM-4.5
    #[error("first give the time master to another hero")]
    FirstBetray,
    /// Rule: K2-6.4
    #[error("first roll again, or say enough")]
    FirstRollAgain,
    /// Rule: K2-6.4
    #[error("first say how many of these dice are rolled again")]
    FirstPick,
    /// Rule: K2-6.5
    #[error("first throw fireballs, or say enough")]
    FirstFireballs,
    /// Rule: IM-3.5
    #[error("a tie is being broken")]
    TieIsBroken,
    /// Rule: IM-5.5
    #[error("first use the shield, or say enough")]
    FirstShield,
    /// Rule: K2-8.11
    #[error("first use the amulet, or say enough")]
    FirstProtect,
    /// Rule: IM-4.2
    #[error("first cast the blessing, or say enough")]
    FirstBless,
    /// Rule: IM-4.2
    #[error("first choose a unit that the supply has")]
    FirstBlessUnit,
    /// Rule: IM-7.6
    #[error("first save units, or say enough")]
    FirstToughHide,
    /// Rule: K2-9.1
    #[error("first choose another hero for Plague and Misery")]
    FirstPlague,
    /// Rule: K2-8.7
    #[error("an amulet is being found")]
    AmuletIsFound,
    /// Rule: K2-8.13
    #[error("first choose a resource from the cart")]
    FirstUnload,
    /// Rule: K2-8.3
    #[error("first put down an item of the kind that does not fit")]
    FirstPutDown,
    /// Rule: K2-7.4
    #[error("first send home a unit that one has")]
    FirstSendHome,
    /// Rule: K2-8.8
    #[error("first choose a resource of this tile")]
    FirstAbundance,
    /// Rule: K2-12.4
    #[error("first choose a resource to spare")]
    FirstSpare,
    /// Rule: IM-5.3
    #[error("first choose a vassal with a city and without it")]
    FirstGiveBuilding,
    /// Rule: K2-5.6
    #[error("first build more, or say done")]
    FirstBuild,
    /// Rule: K2-5.11
    #[error("first train more, or say done")]
    FirstRecruit,
    /// Rule: IM-5.4
    #[error("first give a unit just trained to a vassal with room")]
    FirstGiveUnit,
    /// Rule: IM-5.2
    #[error("first pay the tax with a resource one has")]
    FirstTax,
    /// Rule: K2-5.14
    #[error("first pick up more, or say done")]
    FirstPickUp,
    /// Rule: K2-8.6
    #[error("first steal a resource that the hero has")]
    FirstSteal,
    /// Rule: IM-7.4
    #[error("first choose a free tile where a city could stand")]
    FirstDrive,
    /// Rule: K2-10.4
    #[error("the game is over")]
    GameIsOver,
}

impl Reason {
    /// The rule that says so.
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::AllLives | Reason::NothingToEradicate | Reason::HasNoResources(_) => "K2-3.7",
            Reason::NotOnCastle => "K2-5.16",
            Reason::NoTileDrawn
            | Reason::NotExplored(_)
            | Reason::AlreadyExplored(_)
            | Reason::TileIsDrawn => "K2-4.4",
            Reason::NoArmyDrawn | Reason::FirstReturnArmy => "K2-12.3",
            Reason::NoWeakArmy | Reason::FirstSlay => "K2-12.12",
            Reason::NoBattle => "K2-6.8",
            Reason::MoveUsed => "K2-3.4",
            Reason::NotEverybodyIsCutOff => "K2-4.10",
            Reason::ChasmInTheWay(_) => "K2-4.1",
            Reason::NoTileLeft => "K2-4.8",
            Reason::NoPortal
            | Reason::PortalUsed
            | Reason::NoTileThere(_)
            | Reason::AlreadyThere
            | Reason::PortalLeadsToCity => "K2-5.8",
            Reason::RiddenAlready | Reason::RideInALine => "K2-12.10",
            Reason::FlownAlready | Reason::FlyToAnother | Reason::NotWounded(_) => "IM-7.8",
            Reason::NoArmyHere => "K2-4.3",
            Reason::NoEmperor
            | Reason::IsEmperor
            | Reason::EmperorNotHere
            | Reason::EmperorUnconscious => "IM-6.1",
            Reason::HarvestBesideArmy
            | Reason::HarvestInCity
            | Reason::BringsNothing(_)
            | Reason::HarvestedAlready => "K2-5.3",
            Reason::LairGivesToWinners | Reason::NoCityOnLair => "IM-2.4",
            Reason::HasCity => "K2-5.4",
            Reason::NoCityOn(_)
            | Reason::CityBesideArmy
            | Reason::AnotherCityHere
            | Reason::AnotherHeroHere => "K2-5.5",
            Reason::NoCity
            | Reason::NotInOwnCity
            | Reason::StandsAlready(_)
            | Reason::FirstBuild => "K2-5.6",
            Reason::TaxMustBeLeft | Reason::FirstTax => "IM-5.2",
            Reason::TooExpensive { .. } => "K2-1.5",
            Reason::HasNoUnit(_)
            | Reason::DismissBeforeTraining
            | Reason::DismissOnlyToTrain
            | Reason::TrainAnother => "K2-5.13",
            Reason::NeedsBuilding { .. } => "K2-5.10",
            Reason::NoUnitLeft(_) | Reason::GloryAllowsNoTraining(_) => "K2-5.12",
            Reason::KeepUnitToGive
            | Reason::NoUnitWouldBeLeft
            | Reason::TrainOneToGive
            | Reason::FirstGiveUnit => "IM-5.4",
            Reason::TrainInCity | Reason::FirstRecruit => "K2-5.11",
            Reason::PlagueInCity => "K2-9.3",
            Reason::NoSuchItem(_) | Reason::FirstPickUp => "K2-5.14",
            Reason::NoFreeSlot(_) | Reason::MakesNoRoom { .. } => "K2-8.2",
            Reason::NotHeld(_)
            | Reason::ChangesNothing
            | Reason::JustPutDown
            | Reason::JustTaken => "K2-5.15",
            Reason::NoSkeletonLeft => "K2-12.7",
            Reason::RebelledAlready | Reason::NoForest | Reason::RebellionCosts(_) => "IM-7.1",
            Reason::GloryAllowsNoUnit(_) => "K2-7.3",
            Reason::FalconHasFlown | Reason::NoOpenEdge | Reason::FirstLayTile => "K2-12.5",
            Reason::NoPickpocket | Reason::RobAnother | Reason::FirstSteal => "K2-8.6",
            Reason::NoBlessing => "IM-4.1",
            Reason::LionHasRoared
            | Reason::NoSuchArmy { .. }
            | Reason::TooStrongToScare(_)
            | Reason::NowhereToFlee
            | Reason::FirstDrive => "IM-7.4",
            Reason::HasSoMany { .. }
            | Reason::NoOtherDiceFollow
            | Reason::FirstSend
            | Reason::DiceAreRolling => "K2-6.2",
            Reason::RollOneAtLeast
            | Reason::SoManyShow { .. }
            | Reason::RolledAgainAlready(_)
            | Reason::FirstRollAgain
            | Reason::FirstPick => "K2-6.4",
            Reason::ArtUsed => "IM-7.3",
            Reason::NoSkull(_) => "K2-6.9",
            Reason::WoundsAreDealt | Reason::NotDoomed(_) | Reason::FirstToughHide => "IM-7.6",
            Reason::NoUnitRolled => "K2-12.1",
            Reason::HeroNotRolled => "K2-12.9",
            Reason::NoArcherRolled => "IM-7.10",
            Reason::NoLoop => "IM-4.4",
            Reason::HeroesAreDrawn => "K2-2.3",
            Reason::FirstPlayerIsFound => "K2-2.6",
            Reason::MoveActOrEnd => "K2-3.3",
            Reason::FirstKeepTile => "K2-12.11",
            Reason::FirstTurnTile => "K2-4.5",
            Reason::ArmyIsDrawn => "K2-4.6",
            Reason::FirstBetray => "IM-4.5",
            Reason::FirstFireballs => "K2-6.5",
            Reason::TieIsBroken => "IM-3.5",
            Reason::FirstShield => "IM-5.5",
            Reason::FirstProtect => "K2-8.11",
            Reason::FirstBless | Reason::FirstBlessUnit => "IM-4.2",
            Reason::FirstPlague => "K2-9.1",
            Reason::AmuletIsFound => "K2-8.7",
            Reason::FirstUnload => "K2-8.13",
            Reason::FirstPutDown => "K2-8.3",
            Reason::FirstSendHome => "K2-7.4",
            Reason::FirstAbundance => "K2-8.8",
            Reason::FirstSpare => "K2-12.4",
            Reason::FirstGiveBuilding => "IM-5.3",
            Reason::GameIsOver => "K2-10.4",
            Reason::OnlyHeroCan { power, .. } | Reason::NobodyCan(power) => rule_of(*power),
        }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal::new(reason.rule(), reason.to_string()).with_reason(&reason)
    }
}

fn rule_of(power: Power) -> &'static str {
    match power {
        Power::WarStrategy => "K2-12.1",
        Power::Pillage => "K2-12.2",
        Power::FateWeaver => "K2-12.3",
        Power::MasterBuilder => "K2-12.4",
        Power::Falcon => "K2-12.5",
        Power::Bear => "K2-12.6",
        Power::Necromancy => "K2-12.7",
        Power::SoulCollector => "K2-12.8",
        Power::Finesse => "K2-12.9",
        Power::MagicRide => "K2-12.10",
        Power::Scouting => "K2-12.11",
        Power::Claws => "K2-12.12",
        Power::Rebellion => "IM-7.1",
        Power::Sneaking => "IM-7.2",
        Power::Affinity => "IM-7.3",
        Power::Lion => "IM-7.4",
        Power::Berserk => "IM-7.5",
        Power::ToughHide => "IM-7.6",
        Power::Charge => "IM-7.7",
        Power::Whale => "IM-7.8",
        Power::Traveller => "IM-7.9",
        Power::StrategicPosition => "IM-7.10",
    }
}
