//! Why not? Every refusal names its rule and says what to do instead.

use super::action::Action;
use super::hero::{Hero, Power};
use super::phase::Phase;
use super::reason::Reason;
use super::side::Side;
use super::state::Karak;
use super::tile::Ground;
use super::token::Item;

impl Karak {
    /// Why an action that is not in the list is not allowed.
    pub(super) fn refuse(&self, action: Action) -> Reason {
        match self.phase {
            Phase::Walk => self.refuse_walk(action),
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::Teleport { .. }
            | Phase::DrawTile { .. }
            | Phase::PlaceTile { .. }
            | Phase::DrawToken { .. }
            | Phase::ChooseToken { .. }
            | Phase::CallMonster
            | Phase::Meet { .. }
            | Phase::Roll { .. }
            | Phase::Reroll(_)
            | Phase::Spend(_)
            | Phase::Assist(_)
            | Phase::Face(_)
            | Phase::Loot { .. }
            | Phase::Gift { .. }
            | Phase::Curse(_)
            | Phase::Reincarnate(_)
            | Phase::StepBack(_)
            | Phase::Over(_) => self.refuse_answer(action),
        }
    }

    /// Something else is asked, or the answer is not one of those possible.
    fn refuse_answer(&self, action: Action) -> Reason {
        match (self.phase, action) {
            (Phase::PlaceTile { .. }, Action::Place(_)) => Reason::TileShape,
            (Phase::Meet { .. }, Action::Sneak) => {
                self.refuse_power(Power::Sneaking, Reason::NobodySneaks)
            }
            (Phase::Meet { .. }, Action::FightWith(_)) => self.refuse_comrade(),
            (Phase::Reroll(fight) | Phase::Spend(fight), Action::RerollBoth) if fight.rerolled => {
                Reason::RolledBothAlready
            }
            (Phase::Reroll(_) | Phase::Spend(_), Action::RerollBoth) => {
                self.refuse_power(Power::DoubleAttack, Reason::NoDoubleAttack)
            }
            (Phase::Reroll(_) | Phase::Spend(_), Action::RerollOnes) => {
                self.refuse_power(Power::Training, Reason::NoTraining)
            }
            (Phase::Spend(fight), Action::Sacrifice) if fight.sacrificed => {
                Reason::SacrificedAlready
            }
            (Phase::Spend(_), Action::Sacrifice) => {
                self.refuse_power(Power::Sacrifice, Reason::NoSacrifice)
            }
            (Phase::Spend(_) | Phase::Assist(_), Action::Bolt) => Reason::NoBoltLeft,
            (Phase::Face(_), Action::Face(_)) => Reason::MonsterNotHere,
            (
                Phase::Loot { item, .. } | Phase::Gift { item, .. },
                Action::Take { item: other, .. },
            ) if item != other => Reason::RewardIs(item),
            (Phase::Loot { .. } | Phase::Gift { .. }, Action::Take { item, drop }) => {
                self.refuse_hold(item, drop)
            }
            (Phase::Loot { spoils, .. }, Action::Give) => match spoils.comrade {
                Some(_) => Reason::ComradeHasNoUse,
                None => Reason::NoComradeNamed,
            },
            (Phase::Meet { .. }, Action::CallMonster) if self.here().pair().is_some() => {
                Reason::RoomIsFull
            }
            (Phase::Curse(_), Action::Curse(_)) => Reason::CurseSomebody,
            (Phase::ChooseToken { .. }, Action::Choose(_)) => Reason::ChooseDrawnToken,
            (Phase::Teleport { .. }, Action::GoTo(_)) => Reason::ChooseFountain,
            (Phase::Reincarnate(_), Action::GoTo(_)) => Reason::WakeAtFountain,
            (Phase::StepBack(_), Action::GoTo(_)) => Reason::StepBackNearby,
            (phase, _) => asked(phase),
        }
    }

    fn refuse_walk(&self, action: Action) -> Reason {
        let moves = matches!(
            action,
            Action::Walk(_) | Action::Explore(_) | Action::Travel(_) | Action::Swap(_)
        );
        if self.must_fight() && (moves || action == Action::EndTurn) {
            return Reason::FightFirst;
        }
        if moves && self.spent {
            return Reason::FightEndsTurn;
        }
        if moves && self.steps == 0 {
            return Reason::NoStepLeft;
        }
        match action {
            Action::Walk(side) => self.refuse_step(side),
            Action::Explore(side) => self.refuse_exploring(side),
            Action::Travel(_) => self.refuse_travel(),
            Action::Swap(hero) => self.refuse_swap(hero),
            Action::Fight | Action::FightWith(_) => self.refuse_fight(action),
            Action::Open => self.refuse_open(),
            Action::Take { item, drop } => self.refuse_pick_up(item, drop),
            Action::Heal => self.refuse_heal(),
            Action::Cast(_) => self.refuse_cast(),
            Action::Sneak if self.here().has_monster() => Reason::AlreadyHidden,
            Action::Sneak => Reason::NothingToSneakPast,
            Action::Give | Action::Leave => Reason::NoReward,
            Action::GoTo(_) => Reason::CastFirst,
            Action::Place(_) => Reason::NoTileDrawn,
            Action::Choose(_) => Reason::NoTokensDrawn,
            Action::CallMonster | Action::Enough => Reason::NoMonsterFound,
            Action::RerollOnes | Action::RerollBoth | Action::Keep => Reason::NoDiceRolled,
            Action::Bolt => Reason::BoltsAreForFights,
            Action::Sacrifice | Action::Strike => Reason::NoFight,
            Action::Face(_) => Reason::NoFightToFace,
            Action::Curse(_) => Reason::OnlyMummiesCurse,
            Action::EndTurn => asked(self.phase),
        }
    }

    fn refuse_step(&self, side: Side) -> Reason {
        if self.here().next(side).is_some() {
            self.refuse_power(Power::AstralWalk, Reason::WallInTheWay(side))
        } else {
            Reason::NotExplored(side)
        }
    }

    fn refuse_exploring(&self, side: Side) -> Reason {
        if self.here().next(side).is_some() {
            Reason::AlreadyExplored(side)
        } else if !self.has_tiles_left() {
            Reason::NoTileLeft
        } else {
            Reason::WallBeforeUnexplored(side)
        }
    }

    fn refuse_travel(&self) -> Reason {
        if self.here().tile.ground() == Ground::Portal {
            Reason::PortalLeadsToPortal
        } else {
            Reason::NotOnPortal
        }
    }

    fn refuse_swap(&self, hero: Hero) -> Reason {
        if !self.powers(self.active).has(Power::Swap) {
            return self.refuse_power(Power::Swap, Reason::NoSwap);
        }
        match self.seat_of(hero) {
            Some(seat) if seat != self.active && self.fought => Reason::NoSwapAfterFight,
            Some(seat) if seat != self.active => Reason::SwapTakesAllSteps,
            Some(_) | None => Reason::SwapWithAnother,
        }
    }

    fn refuse_fight(&self, action: Action) -> Reason {
        if !self.here().has_monster() {
            Reason::NoMonsterHere
        } else if !self.is_fresh() {
            Reason::HiddenFightsAtOnce
        } else if let Action::FightWith(_) = action {
            self.refuse_comrade()
        } else {
            asked(self.phase)
        }
    }

    fn refuse_comrade(&self) -> Reason {
        if self.rules.is_cooperative() { Reason::ComradeNotNear } else { Reason::NoComrades }
    }

    fn refuse_open(&self) -> Reason {
        if self.here().chests == 0 {
            Reason::NoChest
        } else if self.me().items[Item::Key] == 0 {
            Reason::NoKey
        } else {
            self.refuse_use_of_room()
        }
    }

    fn refuse_pick_up(&self, item: Item, drop: Option<Item>) -> Reason {
        if self.here().items[item] == 0 {
            Reason::NoSuchItem(item)
        } else if !self.may_use_room() {
            self.refuse_use_of_room()
        } else if self.here().items[item] <= self.put_down.at(self.me().at)[item] {
            Reason::PutDownThisTurn(item)
        } else {
            self.refuse_hold(item, drop)
        }
    }

    fn refuse_use_of_room(&self) -> Reason {
        if self.here().has_monster() { Reason::MonsterInRoom } else { Reason::FightEndsTurn }
    }

    fn refuse_hold(&self, item: Item, drop: Option<Item>) -> Reason {
        match drop {
            Some(drop) if drop == item => Reason::SameItem,
            Some(drop) if drop.class() != item.class() => Reason::MakesNoRoom { drop, item },
            Some(_) => Reason::PutDownOnlyWhenFull,
            None => Reason::NoFreeSlot(item),
        }
    }

    fn refuse_heal(&self) -> Reason {
        if self.here().tile.ground() == Ground::Fountain {
            Reason::NothingToHeal
        } else {
            Reason::NoFountain
        }
    }

    fn refuse_cast(&self) -> Reason {
        if self.me().items[Item::HealingPortal] == 0 {
            Reason::NoHealingPortal
        } else if self.spent {
            Reason::NoPortalAfterFight
        } else {
            Reason::HeroNotInPlay
        }
    }

    /// The rule, unless only the curse stands between the hero and this power. Rule: K-9.3
    fn refuse_power(&self, power: Power, reason: Reason) -> Reason {
        let own = self.rules.powers(self.me().hero());
        if self.cursed == Some(self.active) && own.has(power) {
            Reason::CursedHasNoPowers
        } else {
            reason
        }
    }
}

/// What must be answered first.
fn asked(phase: Phase) -> Reason {
    match phase {
        Phase::DrawHero { .. } => Reason::HeroesAreDrawn,
        Phase::FirstPlayer => Reason::FirstPlayerIsFound,
        Phase::Walk => Reason::WalkOrEnd,
        Phase::Teleport { .. } => Reason::FirstFountain,
        Phase::DrawTile { .. } => Reason::TileIsDrawn,
        Phase::PlaceTile { .. } => Reason::FirstPlaceTile,
        Phase::DrawToken { .. } => Reason::TokenIsDrawn,
        Phase::ChooseToken { .. } => Reason::FirstChooseToken,
        Phase::CallMonster => Reason::FirstSecondMonster,
        Phase::Meet { .. } => Reason::FirstMeet,
        Phase::Roll { .. } => Reason::DiceAreRolling,
        Phase::Reroll(_) => Reason::FirstKeepOrReroll,
        Phase::Spend(_) => Reason::FirstStrike,
        Phase::Assist(_) => Reason::FirstAssist,
        Phase::Face(_) => Reason::FirstFace,
        Phase::Loot { .. } => Reason::FirstLoot,
        Phase::Gift { .. } => Reason::FirstGift,
        Phase::Curse(_) => Reason::FirstCurse,
        Phase::Reincarnate(_) => Reason::FirstReincarnate,
        Phase::StepBack(_) => Reason::FirstStepBack,
        Phase::Over(_) => Reason::GameIsOver,
    }
}
