//! Why not: every reason with its rule, as data that any language has a sentence for.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Refusal;

use super::side::Side;
use super::token::Item;

/// Why an action is not possible now. The sentence says what to do instead where that is not plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The tile must open towards the hero and keep its shape. Rule: K-5.2
    TileShape,
    /// Nobody here can sneak. Rule: K-10.8
    NobodySneaks,
    /// Both dice have been rolled again already. Rule: K-10.3
    RolledBothAlready,
    /// Only double attack rolls both dice again. Rule: K-10.3
    NoDoubleAttack,
    /// Only training rolls ones again, and only if there are any. Rule: K-10.10
    NoTraining,
    /// Only one life can be sacrificed in a fight. Rule: K-10.5
    SacrificedAlready,
    /// Only the warlock sacrifices lives. Rule: K-10.5
    NoSacrifice,
    /// No magic bolt is left. Rule: K-6.7
    NoBoltLeft,
    /// That monster is not here. Rule: FM-H10
    MonsterNotHere,
    /// The reward is the …. Rule: K-7.1
    RewardIs(Item),
    /// The comrade has no use for it. Rule: FM-C11
    ComradeHasNoUse,
    /// No comrade was named before the roll. Rule: FM-C9
    NoComradeNamed,
    /// A room holds at most two monsters. Rule: FM-H1
    RoomIsFull,
    /// Choose another hero, or the one who is cursed already. Rule: K-9.2
    CurseSomebody,
    /// Choose one of the two tokens drawn. Rule: K-10.13
    ChooseDrawnToken,
    /// Choose a fountain of the map. Rule: K-7.9
    ChooseFountain,
    /// Choose a fountain of the map. Rule: K-10.4
    WakeAtFountain,
    /// Choose one of the nearest tiles without a monster. Rule: K-6.11
    StepBackNearby,
    /// A monster is here and the hero cannot hide: fight first. Rule: K-10.9
    FightFirst,
    /// A fight ends the turn. Rule: K-6.9
    FightEndsTurn,
    /// No step is left in this turn. Rule: K-3.2
    NoStepLeft,
    /// The hero is hidden already. Rule: K-10.8
    AlreadyHidden,
    /// There is nothing to sneak past. Rule: K-10.8
    NothingToSneakPast,
    /// There is no reward to settle. Rule: K-7.3
    NoReward,
    /// Cast a healing portal first. Rule: K-7.9
    CastFirst,
    /// Explore first: no tile is drawn. Rule: K-5.1
    NoTileDrawn,
    /// No tokens are drawn. Rule: K-10.13
    NoTokensDrawn,
    /// No monster was just found. Rule: FM-H3
    NoMonsterFound,
    /// No dice are rolled: there is no fight. Rule: K-6.2
    NoDiceRolled,
    /// Magic bolts are used in a fight. Rule: K-6.7
    BoltsAreForFights,
    /// There is no fight. Rule: K-6.2
    NoFight,
    /// There is no fight. Rule: FM-H10
    NoFightToFace,
    /// Only a beaten mummy moves the curse. Rule: K-9.1
    OnlyMummiesCurse,
    /// A wall is in the way to the …. Rule: K-4.1
    WallInTheWay(Side),
    /// Nothing is explored to the … yet. Rule: K-5.1
    NotExplored(Side),
    /// A tile lies to the … already. Rule: K-5.1
    AlreadyExplored(Side),
    /// No tile is left to draw. Rule: K-5.7
    NoTileLeft,
    /// A wall is in the way to the …. Rule: K-5.1
    WallBeforeUnexplored(Side),
    /// A portal leads to another portal of the map. Rule: K-4.3
    PortalLeadsToPortal,
    /// The hero does not stand on a portal. Rule: K-4.3
    NotOnPortal,
    /// Only the warlock swaps places. Rule: K-10.6
    NoSwap,
    /// Swapping takes the place of all steps of a turn. Rule: K-10.6
    SwapTakesAllSteps,
    /// Swap with another hero in play. Rule: K-10.6
    SwapWithAnother,
    /// No monster is here. Rule: K-4.2
    NoMonsterHere,
    /// A hidden hero can fight in place only before the first step of a turn. Rule: K-10.9
    HiddenFightsAtOnce,
    /// Only a conscious hero here or next door can help. Rule: FM-C1
    ComradeNotNear,
    /// Heroes help each other only in cooperative play. Rule: FM-C2
    NoComrades,
    /// No chest is here. Rule: K-7.7
    NoChest,
    /// A chest needs a key. Rule: K-7.7
    NoKey,
    /// There is no … here. Rule: K-7.5
    NoSuchItem(Item),
    /// Put down here this turn: …. Rule: FM-F6
    PutDownThisTurn(Item),
    /// Not while a monster is in the room. Rule: FM-H14
    MonsterInRoom,
    /// Another item of the same kind changes nothing. Rule: K-7.4
    SameItem,
    /// The … does not make room for the …. Rule: K-7.2
    MakesNoRoom {
        /// What would be put down.
        drop: Item,
        /// What would be taken.
        item: Item,
    },
    /// Put down only what is held, and only when no slot is free. Rule: K-7.3
    PutDownOnlyWhenFull,
    /// No slot is free for the …. Rule: K-7.2
    NoFreeSlot(Item),
    /// There is nothing to heal or lift. Rule: K-8.4
    NothingToHeal,
    /// Healing needs a fountain. Rule: K-8.4
    NoFountain,
    /// The hero holds no healing portal. Rule: K-7.9
    NoHealingPortal,
    /// No healing portal after a fight. Rule: K-7.9
    NoPortalAfterFight,
    /// That hero is not in play. Rule: K-7.9
    HeroNotInPlay,
    /// A cursed hero has no powers. Rule: K-9.3
    CursedHasNoPowers,
    /// Heroes are being drawn. Rule: K-2.3
    HeroesAreDrawn,
    /// The first player is being found. Rule: K-2.5
    FirstPlayerIsFound,
    /// Walk, act on the spot or end the turn. Rule: K-3.2
    WalkOrEnd,
    /// First choose the fountain. Rule: K-7.9
    FirstFountain,
    /// A tile is being drawn. Rule: K-5.1
    TileIsDrawn,
    /// First place the drawn tile. Rule: K-5.2
    FirstPlaceTile,
    /// A token is being drawn. Rule: K-5.4
    TokenIsDrawn,
    /// First choose one of the two tokens. Rule: K-10.13
    FirstChooseToken,
    /// First decide about a second monster. Rule: FM-H3
    FirstSecondMonster,
    /// A monster is here: decide about the fight first. Rule: K-4.2
    FirstMeet,
    /// The dice are rolling. Rule: K-6.2
    DiceAreRolling,
    /// First keep the dice or roll again. Rule: K-6.2
    FirstKeepOrReroll,
    /// First strike, or spend more. Rule: K-6.2
    FirstStrike,
    /// First the comrade decides about magic bolts. Rule: FM-C10
    FirstAssist,
    /// First choose which monster to face. Rule: FM-H10
    FirstFace,
    /// First settle the reward. Rule: K-7.3
    FirstLoot,
    /// First the comrade answers the gift. Rule: FM-C11
    FirstGift,
    /// First choose who is cursed. Rule: K-9.2
    FirstCurse,
    /// First choose the fountain. Rule: K-10.4
    FirstReincarnate,
    /// First choose where to step back to. Rule: K-6.11
    FirstStepBack,
    /// The game is over. Rule: K-11.1
    GameIsOver,
}

impl Reason {
    /// The rule that says so.
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::TileShape | Reason::FirstPlaceTile => "K-5.2",
            Reason::NobodySneaks | Reason::AlreadyHidden | Reason::NothingToSneakPast => "K-10.8",
            Reason::RolledBothAlready | Reason::NoDoubleAttack => "K-10.3",
            Reason::NoTraining => "K-10.10",
            Reason::SacrificedAlready | Reason::NoSacrifice => "K-10.5",
            Reason::NoBoltLeft | Reason::BoltsAreForFights => "K-6.7",
            Reason::MonsterNotHere | Reason::NoFightToFace | Reason::FirstFace => "FM-H10",
            Reason::RewardIs(_) => "K-7.1",
            Reason::ComradeHasNoUse | Reason::FirstGift => "FM-C11",
            Reason::NoComradeNamed => "FM-C9",
            Reason::RoomIsFull => "FM-H1",
            Reason::CurseSomebody | Reason::FirstCurse => "K-9.2",
            Reason::ChooseDrawnToken | Reason::NoTokensDrawn | Reason::FirstChooseToken => {
                "K-10.13"
            }
            Reason::ChooseFountain
            | Reason::CastFirst
            | Reason::NoHealingPortal
            | Reason::NoPortalAfterFight
            | Reason::HeroNotInPlay
            | Reason::FirstFountain => "K-7.9",
            Reason::WakeAtFountain | Reason::FirstReincarnate => "K-10.4",
            Reason::StepBackNearby | Reason::FirstStepBack => "K-6.11",
            Reason::FightFirst | Reason::HiddenFightsAtOnce => "K-10.9",
            Reason::FightEndsTurn => "K-6.9",
            Reason::NoStepLeft | Reason::WalkOrEnd => "K-3.2",
            Reason::NoReward | Reason::PutDownOnlyWhenFull | Reason::FirstLoot => "K-7.3",
            Reason::NoTileDrawn
            | Reason::NotExplored(_)
            | Reason::AlreadyExplored(_)
            | Reason::WallBeforeUnexplored(_)
            | Reason::TileIsDrawn => "K-5.1",
            Reason::NoMonsterFound | Reason::FirstSecondMonster => "FM-H3",
            Reason::NoDiceRolled
            | Reason::NoFight
            | Reason::DiceAreRolling
            | Reason::FirstKeepOrReroll
            | Reason::FirstStrike => "K-6.2",
            Reason::OnlyMummiesCurse => "K-9.1",
            Reason::WallInTheWay(_) => "K-4.1",
            Reason::NoTileLeft => "K-5.7",
            Reason::PortalLeadsToPortal | Reason::NotOnPortal => "K-4.3",
            Reason::NoSwap | Reason::SwapTakesAllSteps | Reason::SwapWithAnother => "K-10.6",
            Reason::NoMonsterHere | Reason::FirstMeet => "K-4.2",
            Reason::ComradeNotNear => "FM-C1",
            Reason::NoComrades => "FM-C2",
            Reason::NoChest | Reason::NoKey => "K-7.7",
            Reason::NoSuchItem(_) => "K-7.5",
            Reason::PutDownThisTurn(_) => "FM-F6",
            Reason::MonsterInRoom => "FM-H14",
            Reason::SameItem => "K-7.4",
            Reason::MakesNoRoom { .. } | Reason::NoFreeSlot(_) => "K-7.2",
            Reason::NothingToHeal | Reason::NoFountain => "K-8.4",
            Reason::CursedHasNoPowers => "K-9.3",
            Reason::HeroesAreDrawn => "K-2.3",
            Reason::FirstPlayerIsFound => "K-2.5",
            Reason::TokenIsDrawn => "K-5.4",
            Reason::FirstAssist => "FM-C10",
            Reason::GameIsOver => "K-11.1",
        }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal::new(reason.rule(), reason.to_string()).with_reason(&reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::TileShape => {
                f.write_str("the tile must open towards the hero and keep its shape")
            }
            Reason::NobodySneaks => f.write_str("nobody here can sneak"),
            Reason::RolledBothAlready => f.write_str("both dice have been rolled again already"),
            Reason::NoDoubleAttack => f.write_str("only double attack rolls both dice again"),
            Reason::NoTraining => {
                f.write_str("only training rolls ones again, and only if there are any")
            }
            Reason::SacrificedAlready => f.write_str("only one life can be sacrificed in a fight"),
            Reason::NoSacrifice => f.write_str("only the warlock sacrifices lives"),
            Reason::NoBoltLeft => f.write_str("no magic bolt is left"),
            Reason::MonsterNotHere => f.write_str("that monster is not here"),
            Reason::RewardIs(it) => write!(f, "the reward is the {it}"),
            Reason::ComradeHasNoUse => f.write_str("the comrade has no use for it"),
            Reason::NoComradeNamed => f.write_str("no comrade was named before the roll"),
            Reason::RoomIsFull => f.write_str("a room holds at most two monsters"),
            Reason::CurseSomebody => {
                f.write_str("choose another hero, or the one who is cursed already")
            }
            Reason::ChooseDrawnToken => f.write_str("choose one of the two tokens drawn"),
            Reason::ChooseFountain => f.write_str("choose a fountain of the map"),
            Reason::WakeAtFountain => f.write_str("choose a fountain of the map"),
            Reason::StepBackNearby => {
                f.write_str("choose one of the nearest tiles without a monster")
            }
            Reason::FightFirst => {
                f.write_str("a monster is here and the hero cannot hide: fight first")
            }
            Reason::FightEndsTurn => f.write_str("a fight ends the turn"),
            Reason::NoStepLeft => f.write_str("no step is left in this turn"),
            Reason::AlreadyHidden => f.write_str("the hero is hidden already"),
            Reason::NothingToSneakPast => f.write_str("there is nothing to sneak past"),
            Reason::NoReward => f.write_str("there is no reward to settle"),
            Reason::CastFirst => f.write_str("cast a healing portal first"),
            Reason::NoTileDrawn => f.write_str("explore first: no tile is drawn"),
            Reason::NoTokensDrawn => f.write_str("no tokens are drawn"),
            Reason::NoMonsterFound => f.write_str("no monster was just found"),
            Reason::NoDiceRolled => f.write_str("no dice are rolled: there is no fight"),
            Reason::BoltsAreForFights => f.write_str("magic bolts are used in a fight"),
            Reason::NoFight => f.write_str("there is no fight"),
            Reason::NoFightToFace => f.write_str("there is no fight"),
            Reason::OnlyMummiesCurse => f.write_str("only a beaten mummy moves the curse"),
            Reason::WallInTheWay(it) => write!(f, "a wall is in the way to the {it}"),
            Reason::NotExplored(it) => write!(f, "nothing is explored to the {it} yet"),
            Reason::AlreadyExplored(it) => write!(f, "a tile lies to the {it} already"),
            Reason::NoTileLeft => f.write_str("no tile is left to draw"),
            Reason::WallBeforeUnexplored(it) => write!(f, "a wall is in the way to the {it}"),
            Reason::PortalLeadsToPortal => {
                f.write_str("a portal leads to another portal of the map")
            }
            Reason::NotOnPortal => f.write_str("the hero does not stand on a portal"),
            Reason::NoSwap => f.write_str("only the warlock swaps places"),
            Reason::SwapTakesAllSteps => {
                f.write_str("swapping takes the place of all steps of a turn")
            }
            Reason::SwapWithAnother => f.write_str("swap with another hero in play"),
            Reason::NoMonsterHere => f.write_str("no monster is here"),
            Reason::HiddenFightsAtOnce => {
                f.write_str("a hidden hero can fight in place only before the first step of a turn")
            }
            Reason::ComradeNotNear => {
                f.write_str("only a conscious hero here or next door can help")
            }
            Reason::NoComrades => f.write_str("heroes help each other only in cooperative play"),
            Reason::NoChest => f.write_str("no chest is here"),
            Reason::NoKey => f.write_str("a chest needs a key"),
            Reason::NoSuchItem(it) => write!(f, "there is no {it} here"),
            Reason::PutDownThisTurn(it) => write!(f, "put down here this turn: {it}"),
            Reason::MonsterInRoom => f.write_str("not while a monster is in the room"),
            Reason::SameItem => f.write_str("another item of the same kind changes nothing"),
            Reason::MakesNoRoom { drop, item } => {
                write!(f, "the {drop} does not make room for the {item}")
            }
            Reason::PutDownOnlyWhenFull => {
                f.write_str("put down only what is held, and only when no slot is free")
            }
            Reason::NoFreeSlot(it) => write!(f, "no slot is free for the {it}"),
            Reason::NothingToHeal => f.write_str("there is nothing to heal or lift"),
            Reason::NoFountain => f.write_str("healing needs a fountain"),
            Reason::NoHealingPortal => f.write_str("the hero holds no healing portal"),
            Reason::NoPortalAfterFight => f.write_str("no healing portal after a fight"),
            Reason::HeroNotInPlay => f.write_str("that hero is not in play"),
            Reason::CursedHasNoPowers => f.write_str("a cursed hero has no powers"),
            Reason::HeroesAreDrawn => f.write_str("heroes are being drawn"),
            Reason::FirstPlayerIsFound => f.write_str("the first player is being found"),
            Reason::WalkOrEnd => f.write_str("walk, act on the spot or end the turn"),
            Reason::FirstFountain => f.write_str("first choose the fountain"),
            Reason::TileIsDrawn => f.write_str("a tile is being drawn"),
            Reason::FirstPlaceTile => f.write_str("first place the drawn tile"),
            Reason::TokenIsDrawn => f.write_str("a token is being drawn"),
            Reason::FirstChooseToken => f.write_str("first choose one of the two tokens"),
            Reason::FirstSecondMonster => f.write_str("first decide about a second monster"),
            Reason::FirstMeet => f.write_str("a monster is here: decide about the fight first"),
            Reason::DiceAreRolling => f.write_str("the dice are rolling"),
            Reason::FirstKeepOrReroll => f.write_str("first keep the dice or roll again"),
            Reason::FirstStrike => f.write_str("first strike, or spend more"),
            Reason::FirstAssist => f.write_str("first the comrade decides about magic bolts"),
            Reason::FirstFace => f.write_str("first choose which monster to face"),
            Reason::FirstLoot => f.write_str("first settle the reward"),
            Reason::FirstGift => f.write_str("first the comrade answers the gift"),
            Reason::FirstCurse => f.write_str("first choose who is cursed"),
            Reason::FirstReincarnate => f.write_str("first choose the fountain"),
            Reason::FirstStepBack => f.write_str("first choose where to step back to"),
            Reason::GameIsOver => f.write_str("the game is over"),
        }
    }
}
