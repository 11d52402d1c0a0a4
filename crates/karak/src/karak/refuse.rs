//! Why not? Every refusal names its rule and says what to do instead.

use tabletop::Refusal;

use super::action::Action;
use super::hero::{Hero, Power};
use super::phase::Phase;
use super::side::Side;
use super::state::Karak;
use super::tile::Ground;
use super::token::Item;

impl Karak {
    /// Why an action that is not in the list is not allowed.
    pub(super) fn refuse(&self, action: Action) -> Refusal {
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
    fn refuse_answer(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::PlaceTile { .. }, Action::Place(_)) => {
                Refusal::new("K-5.2", "the tile must open towards the hero and keep its shape")
            }
            (Phase::Meet { .. }, Action::Sneak) => {
                self.refuse_power(Power::Sneaking, "K-10.8", "nobody here can sneak")
            }
            (Phase::Meet { .. }, Action::FightWith(_)) => self.refuse_comrade(),
            (Phase::Reroll(fight) | Phase::Spend(fight), Action::RerollBoth) if fight.rerolled => {
                Refusal::new("K-10.3", "both dice have been rolled again already")
            }
            (Phase::Reroll(_) | Phase::Spend(_), Action::RerollBoth) => self.refuse_power(
                Power::DoubleAttack,
                "K-10.3",
                "only double attack rolls both dice again",
            ),
            (Phase::Reroll(_) | Phase::Spend(_), Action::RerollOnes) => self.refuse_power(
                Power::Training,
                "K-10.10",
                "only training rolls ones again, and only if there are any",
            ),
            (Phase::Spend(fight), Action::Sacrifice) if fight.sacrificed => {
                Refusal::new("K-10.5", "only one life can be sacrificed in a fight")
            }
            (Phase::Spend(_), Action::Sacrifice) => {
                self.refuse_power(Power::Sacrifice, "K-10.5", "only the warlock sacrifices lives")
            }
            (Phase::Spend(_) | Phase::Assist(_), Action::Bolt) => {
                Refusal::new("K-6.7", "no magic bolt is left")
            }
            (Phase::Face(_), Action::Face(_)) => Refusal::new("FM-H10", "that monster is not here"),
            (
                Phase::Loot { item, .. } | Phase::Gift { item, .. },
                Action::Take { item: other, .. },
            ) if item != other => Refusal::new("K-7.1", format!("the reward is the {item}")),
            (Phase::Loot { .. } | Phase::Gift { .. }, Action::Take { item, drop }) => {
                self.refuse_hold(item, drop)
            }
            (Phase::Loot { spoils, .. }, Action::Give) => match spoils.comrade {
                Some(_) => Refusal::new("FM-C11", "the comrade has no use for it"),
                None => Refusal::new("FM-C9", "no comrade was named before the roll"),
            },
            (Phase::Meet { .. }, Action::CallMonster) if self.here().pair().is_some() => {
                Refusal::new("FM-H1", "a room holds at most two monsters")
            }
            (Phase::Curse(_), Action::Curse(_)) => {
                Refusal::new("K-9.2", "choose another hero, or the one who is cursed already")
            }
            (Phase::ChooseToken { .. }, Action::Choose(_)) => {
                Refusal::new("K-10.13", "choose one of the two tokens drawn")
            }
            (Phase::Teleport { .. }, Action::GoTo(_)) => {
                Refusal::new("K-7.9", "choose a fountain of the map")
            }
            (Phase::Reincarnate(_), Action::GoTo(_)) => {
                Refusal::new("K-10.4", "choose a fountain of the map")
            }
            (Phase::StepBack(_), Action::GoTo(_)) => {
                Refusal::new("K-6.11", "choose one of the nearest tiles without a monster")
            }
            (phase, _) => asked(phase),
        }
    }

    fn refuse_walk(&self, action: Action) -> Refusal {
        let moves = matches!(
            action,
            Action::Walk(_) | Action::Explore(_) | Action::Travel(_) | Action::Swap(_)
        );
        if self.must_fight() && (moves || action == Action::EndTurn) {
            return Refusal::new(
                "K-10.9",
                "a monster is here and the hero cannot hide: fight first",
            );
        }
        if moves && self.spent {
            return Refusal::new("K-6.9", "a fight ends the turn");
        }
        if moves && self.steps == 0 {
            return Refusal::new("K-3.2", "no step is left in this turn");
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
            Action::Sneak if self.here().has_monster() => {
                Refusal::new("K-10.8", "the hero is hidden already")
            }
            Action::Sneak => Refusal::new("K-10.8", "there is nothing to sneak past"),
            Action::Give | Action::Leave => Refusal::new("K-7.3", "there is no reward to settle"),
            Action::GoTo(_) => Refusal::new("K-7.9", "cast a healing portal first"),
            Action::Place(_) => Refusal::new("K-5.1", "explore first: no tile is drawn"),
            Action::Choose(_) => Refusal::new("K-10.13", "no tokens are drawn"),
            Action::CallMonster | Action::Enough => {
                Refusal::new("FM-H3", "no monster was just found")
            }
            Action::RerollOnes | Action::RerollBoth | Action::Keep => {
                Refusal::new("K-6.2", "no dice are rolled: there is no fight")
            }
            Action::Bolt => Refusal::new("K-6.7", "magic bolts are used in a fight"),
            Action::Sacrifice | Action::Strike => Refusal::new("K-6.2", "there is no fight"),
            Action::Face(_) => Refusal::new("FM-H10", "there is no fight"),
            Action::Curse(_) => Refusal::new("K-9.1", "only a beaten mummy moves the curse"),
            Action::EndTurn => asked(self.phase),
        }
    }

    fn refuse_step(&self, side: Side) -> Refusal {
        if self.here().next(side).is_some() {
            self.refuse_power(
                Power::AstralWalk,
                "K-4.1",
                format!("a wall is in the way to the {side}"),
            )
        } else {
            Refusal::new("K-5.1", format!("nothing is explored to the {side} yet"))
        }
    }

    fn refuse_exploring(&self, side: Side) -> Refusal {
        if self.here().next(side).is_some() {
            Refusal::new("K-5.1", format!("a tile lies to the {side} already"))
        } else if self.tiles_left() == 0 {
            Refusal::new("K-5.7", "no tile is left to draw")
        } else {
            Refusal::new("K-5.1", format!("a wall is in the way to the {side}"))
        }
    }

    fn refuse_travel(&self) -> Refusal {
        if self.here().tile.ground() == Ground::Portal {
            Refusal::new("K-4.3", "a portal leads to another portal of the map")
        } else {
            Refusal::new("K-4.3", "the hero does not stand on a portal")
        }
    }

    fn refuse_swap(&self, hero: Hero) -> Refusal {
        if !self.powers(self.active).has(Power::Swap) {
            return self.refuse_power(Power::Swap, "K-10.6", "only the warlock swaps places");
        }
        match self.seat_of(hero) {
            Some(seat) if seat != self.active => {
                Refusal::new("K-10.6", "swapping takes the place of all steps of a turn")
            }
            Some(_) | None => Refusal::new("K-10.6", "swap with another hero in play"),
        }
    }

    fn refuse_fight(&self, action: Action) -> Refusal {
        if !self.here().has_monster() {
            Refusal::new("K-4.2", "no monster is here")
        } else if !self.is_fresh() {
            Refusal::new(
                "K-10.9",
                "a hidden hero can fight in place only before the first step of a turn",
            )
        } else if let Action::FightWith(_) = action {
            self.refuse_comrade()
        } else {
            asked(self.phase)
        }
    }

    fn refuse_comrade(&self) -> Refusal {
        if self.rules.is_cooperative() {
            Refusal::new("FM-C1", "only a conscious hero here or next door can help")
        } else {
            Refusal::new("FM-C2", "heroes help each other only in cooperative play")
        }
    }

    fn refuse_open(&self) -> Refusal {
        if self.here().chests == 0 {
            Refusal::new("K-7.7", "no chest is here")
        } else if self.me().items[Item::Key] == 0 {
            Refusal::new("K-7.7", "a chest needs a key")
        } else {
            self.refuse_use_of_room()
        }
    }

    fn refuse_pick_up(&self, item: Item, drop: Option<Item>) -> Refusal {
        if self.here().items[item] == 0 {
            Refusal::new("K-7.5", format!("there is no {item} here"))
        } else if !self.may_use_room() {
            self.refuse_use_of_room()
        } else if self.here().put_down.has(item) {
            Refusal::new("FM-F6", format!("put down here this turn: {item}"))
        } else {
            self.refuse_hold(item, drop)
        }
    }

    fn refuse_use_of_room(&self) -> Refusal {
        if self.here().has_monster() {
            Refusal::new("FM-H14", "not while a monster is in the room")
        } else {
            Refusal::new("K-6.9", "a fight ends the turn")
        }
    }

    fn refuse_hold(&self, item: Item, drop: Option<Item>) -> Refusal {
        match drop {
            Some(drop) if drop == item => {
                Refusal::new("K-7.4", "another item of the same kind changes nothing")
            }
            Some(drop) if drop.class() != item.class() => {
                Refusal::new("K-7.2", format!("the {drop} does not make room for the {item}"))
            }
            Some(_) => {
                Refusal::new("K-7.3", "put down only what is held, and only when no slot is free")
            }
            None => Refusal::new("K-7.2", format!("no slot is free for the {item}")),
        }
    }

    fn refuse_heal(&self) -> Refusal {
        if self.here().tile.ground() == Ground::Fountain {
            Refusal::new("K-8.4", "there is nothing to heal or lift")
        } else {
            Refusal::new("K-8.4", "healing needs a fountain")
        }
    }

    fn refuse_cast(&self) -> Refusal {
        if self.me().items[Item::HealingPortal] == 0 {
            Refusal::new("K-7.9", "the hero holds no healing portal")
        } else if self.spent {
            Refusal::new("K-7.9", "no healing portal after a fight")
        } else {
            Refusal::new("K-7.9", "that hero is not in play")
        }
    }

    /// The rule, unless only the curse stands between the hero and this power. Rule: K-9.3
    fn refuse_power(
        &self,
        power: Power,
        rule: &'static str,
        because: impl Into<String>,
    ) -> Refusal {
        let own = self.rules.powers(self.me().hero());
        if self.cursed == Some(self.active) && own.has(power) {
            Refusal::new("K-9.3", "a cursed hero has no powers")
        } else {
            Refusal::new(rule, because)
        }
    }
}

/// What must be answered first.
fn asked(phase: Phase) -> Refusal {
    let (rule, because) = match phase {
        Phase::DrawHero { .. } => ("K-2.3", "heroes are being drawn"),
        Phase::FirstPlayer => ("K-2.5", "the first player is being found"),
        Phase::Walk => ("K-3.2", "walk, act on the spot or end the turn"),
        Phase::Teleport { .. } => ("K-7.9", "first choose the fountain"),
        Phase::DrawTile { .. } => ("K-5.1", "a tile is being drawn"),
        Phase::PlaceTile { .. } => ("K-5.2", "first place the drawn tile"),
        Phase::DrawToken { .. } => ("K-5.4", "a token is being drawn"),
        Phase::ChooseToken { .. } => ("K-10.13", "first choose one of the two tokens"),
        Phase::CallMonster => ("FM-H3", "first decide about a second monster"),
        Phase::Meet { .. } => ("K-4.2", "a monster is here: decide about the fight first"),
        Phase::Roll { .. } => ("K-6.2", "the dice are rolling"),
        Phase::Reroll(_) => ("K-6.2", "first keep the dice or roll again"),
        Phase::Spend(_) => ("K-6.2", "first strike, or spend more"),
        Phase::Assist(_) => ("FM-C10", "first the comrade decides about magic bolts"),
        Phase::Face(_) => ("FM-H10", "first choose which monster to face"),
        Phase::Loot { .. } => ("K-7.3", "first settle the reward"),
        Phase::Gift { .. } => ("FM-C11", "first the comrade answers the gift"),
        Phase::Curse(_) => ("K-9.2", "first choose who is cursed"),
        Phase::Reincarnate(_) => ("K-10.4", "first choose the fountain"),
        Phase::StepBack(_) => ("K-6.11", "first choose where to step back to"),
        Phase::Over(_) => ("K-11.1", "the game is over"),
    };
    Refusal::new(rule, because)
}
