//! Why not: every reason with its rule, as data that any language has a sentence for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Refusal;
use thiserror::Error;

use super::side::Side;
use super::token::Item;

/// Why an action is not possible now. The sentence says what to do instead where that is not plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Rule: K-5.2
    #[error("the tile must open towards the hero and keep its shape")]
    TileShape,
    /// Rule: K-10.8
    #[error("nobody here can sneak")]
    NobodySneaks,
    /// Rule: K-10.3
    #[error("both dice have been rolled again already")]
    RolledBothAlready,
    /// Rule: K-10.3
    #[error("only double attack rolls both dice again")]
    NoDoubleAttack,
    /// Rule: K-10.10
    #[error("only training rolls ones again, and only if there are any")]
    NoTraining,
    /// Rule: K-10.5
    #[error("only one life can be sacrificed in a fight")]
    SacrificedAlready,
    /// Rule: K-10.5
    #[error("only the warlock sacrifices lives")]
    NoSacrifice,
    /// Rule: K-6.7
    #[error("no magic bolt is left")]
    NoBoltLeft,
    /// Rule: FM-H10
    #[error("that monster is not here")]
    MonsterNotHere,
    /// Rule: K-7.1
    #[error("the reward is the {0}")]
    RewardIs(Item),
    /// Rule: FM-C11
    #[error("the comrade has no use for it")]
    ComradeHasNoUse,
    /// Rule: FM-C9
    #[error("no comrade was named before the roll")]
    NoComradeNamed,
    /// Rule: FM-H1
    #[error("a room holds at most two monsters")]
    RoomIsFull,
    /// Rule: K-9.2
    #[error("choose another hero, or the one who is cursed already")]
    CurseSomebody,
    /// Rule: K-10.13
    #[error("choose one of the two tokens drawn")]
    ChooseDrawnToken,
    /// Rule: K-7.9
    #[error("choose a fountain of the map")]
    ChooseFountain,
    /// Rule: K-10.4
    #[error("choose a fountain of the map")]
    WakeAtFountain,
    /// Rule: K-6.11
    #[error("choose one of the nearest tiles without a monster")]
    StepBackNearby,
    /// Rule: K-10.9
    #[error("a monster is here and the hero cannot hide: fight first")]
    FightFirst,
    /// Rule: K-6.9
    #[error("a fight ends the turn")]
    FightEndsTurn,
    /// Rule: K-3.2
    #[error("no step is left in this turn")]
    NoStepLeft,
    /// Rule: K-10.8
    #[error("the hero is hidden already")]
    AlreadyHidden,
    /// Rule: K-10.8
    #[error("there is nothing to sneak past")]
    NothingToSneakPast,
    /// Rule: K-7.3
    #[error("there is no reward to settle")]
    NoReward,
    /// Rule: K-7.9
    #[error("cast a healing portal first")]
    CastFirst,
    /// Rule: K-5.1
    #[error("explore first: no tile is drawn")]
    NoTileDrawn,
    /// Rule: K-10.13
    #[error("no tokens are drawn")]
    NoTokensDrawn,
    /// Rule: FM-H3
    #[error("no monster was just found")]
    NoMonsterFound,
    /// Rule: K-6.2
    #[error("no dice are rolled: there is no fight")]
    NoDiceRolled,
    /// Rule: K-6.7
    #[error("magic bolts are used in a fight")]
    BoltsAreForFights,
    /// Rule: K-6.2
    #[error("there is no fight")]
    NoFight,
    /// Rule: FM-H10
    #[error("there is no fight")]
    NoFightToFace,
    /// Rule: K-9.1
    #[error("only a beaten mummy moves the curse")]
    OnlyMummiesCurse,
    /// Rule: K-4.1
    #[error("a wall is in the way to the {0}")]
    WallInTheWay(Side),
    /// Rule: K-5.1
    #[error("nothing is explored to the {0} yet")]
    NotExplored(Side),
    /// Rule: K-5.1
    #[error("a tile lies to the {0} already")]
    AlreadyExplored(Side),
    /// Rule: K-5.7
    #[error("no tile is left to draw")]
    NoTileLeft,
    /// Rule: K-5.1
    #[error("a wall is in the way to the {0}")]
    WallBeforeUnexplored(Side),
    /// Rule: K-4.3
    #[error("a portal leads to another portal of the map")]
    PortalLeadsToPortal,
    /// Rule: K-4.3
    #[error("the hero does not stand on a portal")]
    NotOnPortal,
    /// Rule: K-10.6
    #[error("only the warlock swaps places")]
    NoSwap,
    /// Rule: K-10.6
    #[error("swapping takes the place of all steps of a turn")]
    SwapTakesAllSteps,
    /// Rule: K-10.6
    #[error("a fight has begun the turn: it is too late to swap")]
    NoSwapAfterFight,
    /// Rule: K-10.6
    #[error("swap with another hero in play")]
    SwapWithAnother,
    /// Rule: K-4.2
    #[error("no monster is here")]
    NoMonsterHere,
    /// Rule: K-10.9
    #[error("a hidden hero can fight in place only before the first step of a turn")]
    HiddenFightsAtOnce,
    /// Rule: FM-C1
    #[error("only a conscious hero here or next door can help")]
    ComradeNotNear,
    /// Rule: FM-C2
    #[error("heroes help each other only in cooperative play")]
    NoComrades,
    /// Rule: K-7.7
    #[error("no chest is here")]
    NoChest,
    /// Rule: K-7.7
    #[error("a chest needs a key")]
    NoKey,
    /// Rule: K-7.5
    #[error("there is no {0} here")]
    NoSuchItem(Item),
    /// Rule: FM-F6
    #[error("put down here this turn: {0}")]
    PutDownThisTurn(Item),
    /// Rule: FM-H14
    #[error("not while a monster is in the room")]
    MonsterInRoom,
    /// Rule: K-7.4
    #[error("another item of the same kind changes nothing")]
    SameItem,
    /// Rule: K-7.2
    #[error("the {drop} does not make room for the {item}")]
    MakesNoRoom {
        /// What would be put down.
        drop: Item,
        /// What would be taken.
        item: Item,
    },
    /// Rule: K-7.3
    #[error("put down only what is held, and only when no slot is free")]
    PutDownOnlyWhenFull,
    /// Rule: K-7.2
    #[error("no slot is free for the {0}")]
    NoFreeSlot(Item),
    /// Rule: K-8.4
    #[error("there is nothing to heal or lift")]
    NothingToHeal,
    /// Rule: K-8.4
    #[error("healing needs a fountain")]
    NoFountain,
    /// Rule: K-7.9
    #[error("the hero holds no healing portal")]
    NoHealingPortal,
    /// Rule: K-7.9
    #[error("no healing portal after a fight")]
    NoPortalAfterFight,
    /// Rule: K-7.9
    #[error("that hero is not in play")]
    HeroNotInPlay,
    /// Rule: K-9.3
    #[error("a cursed hero has no powers")]
    CursedHasNoPowers,
    /// Rule: K-2.3
    #[error("heroes are being drawn")]
    HeroesAreDrawn,
    /// Rule: K-2.5
    #[error("the first player is being found")]
    FirstPlayerIsFound,
    /// Rule: K-3.2
    #[error("walk, act on the spot or end the turn")]
    WalkOrEnd,
    /// Rule: K-7.9
    #[error("first choose the fountain")]
    FirstFountain,
    /// Rule: K-5.1
    #[error("a tile is being drawn")]
    TileIsDrawn,
    /// Rule: K-5.2
    #[error("first place the drawn tile")]
    FirstPlaceTile,
    /// Rule: K-5.4
    #[error("a token is being drawn")]
    TokenIsDrawn,
    /// Rule: K-10.13
    #[error("first choose one of the two tokens")]
    FirstChooseToken,
    /// Rule: FM-H3
    #[error("first decide about a second monster")]
    FirstSecondMonster,
    /// Rule: K-4.2
    #[error("a monster is here: decide about the fight first")]
    FirstMeet,
    /// Rule: K-6.2
    #[error("the dice are rolling")]
    DiceAreRolling,
    /// Rule: K-6.2
    #[error("first keep the dice or roll again")]
    FirstKeepOrReroll,
    /// Rule: K-6.2
    #[error("first strike, or spend more")]
    FirstStrike,
    /// Rule: FM-C10
    #[error("first the comrade decides about magic bolts")]
    FirstAssist,
    /// Rule: FM-H10
    #[error("first choose which monster to face")]
    FirstFace,
    /// Rule: K-7.3
    #[error("first settle the reward")]
    FirstLoot,
    /// Rule: FM-C11
    #[error("first the comrade answers the gift")]
    FirstGift,
    /// Rule: K-9.2
    #[error("first choose who is cursed")]
    FirstCurse,
    /// Rule: K-10.4
    #[error("first choose the fountain")]
    FirstReincarnate,
    /// Rule: K-6.11
    #[error("first choose where to step back to")]
    FirstStepBack,
    /// Rule: K-11.1
    #[error("the game is over")]
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
            Reason::NoSwap
            | Reason::SwapTakesAllSteps
            | Reason::NoSwapAfterFight
            | Reason::SwapWithAnother => "K-10.6",
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
