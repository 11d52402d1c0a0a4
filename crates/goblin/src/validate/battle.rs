//! Is the battle in progress possible? The chain must have been legal, the potions drunk once.

use super::{Checked, by_rule, lies_at, wrong};
use crate::battle::{Battle, Use};
use crate::card::{Card, Cards, Effect};
use crate::cave::Place;
use crate::curse::Curse;
use crate::hero::Ability;
use crate::phase::{Cause, Phase};
use crate::potion::Potion;
use crate::state::Goblin;

impl Goblin {
    pub(super) fn check_battle(&self) -> Checked {
        let Some(battle) = &self.battle else {
            return match self.is_battle_phase() {
                true => wrong("battle", "expected a battle in this phase"),
                false => Ok(()),
            };
        };
        if !self.is_battle_phase() {
            return wrong("battle", "expected none in this phase");
        }
        self.check_foe(battle)?;
        self.check_cards(battle)?;
        self.check_potions(battle)?;
        self.check_chain(battle)?;
        self.check_ability(battle)?;
        self.check_hearts(battle)
    }

    fn is_battle_phase(&self) -> bool {
        match self.phase {
            Phase::Trim
            | Phase::Chain
            | Phase::PutUnder
            | Phase::Defy
            | Phase::Brace
            | Phase::Flip
            | Phase::Reward { .. } => true,
            Phase::Draw(drawing) | Phase::Stack(drawing) => drawing.cause == Cause::Effect,
            Phase::Reveal { .. } => self.battle.is_some(),
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::Turn
            | Phase::Shop
            | Phase::Pay { .. }
            | Phase::Keep { .. }
            | Phase::Over(_) => false,
        }
    }

    /// Is the strike behind us, and was it enough?
    fn is_won(&self) -> bool {
        matches!(self.phase, Phase::Flip | Phase::Reward { .. } | Phase::Reveal { .. })
    }

    /// Whom, and may the hero fight them? Rules: G-5.1 to G-5.4
    fn check_foe(&self, battle: &Battle) -> Checked {
        let gone = matches!(self.phase, Phase::Reward { .. } | Phase::Reveal { .. });
        let place_exists = match battle.at {
            Place::Row(_, place) => (1..=self.rules.row()).contains(&place),
            Place::Deck(_) | Place::Guardian(_) | Place::Lord => true,
        };
        if !place_exists || !lies_at(battle.foe, battle.at) || !self.rules.knows(battle.foe) {
            return by_rule("G-5.1", "battle.foe", "expected a front of the box at its place");
        }
        if !gone && self.foe_at(battle.at) != Some(battle.foe) {
            return by_rule("G-5.1", "battle.foe", "expected who lies there");
        }
        self.check_keys_to(battle, gone)
    }

    /// May the hero fight there, and is the key of a beaten guardian taken? Rules: G-5.2, G-5.3, G-5.4
    fn check_keys_to(&self, battle: &Battle, gone: bool) -> Checked {
        let lacks = |rule, problem| by_rule(rule, "battle.at", problem);
        match battle.at {
            Place::Row(level, _) | Place::Deck(level) | Place::Guardian(level)
                if !self.is_unlocked(level) =>
            {
                lacks("G-5.2", "the hero lacks the keys of the levels above")
            }
            Place::Guardian(level) => match self.me().keys[level as usize] {
                None if !gone => Ok(()),
                Some(key) if gone && key == battle.foe => Ok(()),
                None | Some(_) => {
                    lacks("G-5.3", "the key of a guardian is won by beating it, once")
                }
            },
            Place::Lord if !self.may_fight_lord() => {
                lacks("G-5.4", "the hero lacks the three keys")
            }
            Place::Row(..) | Place::Deck(_) | Place::Lord => Ok(()),
        }
    }

    /// Played cards are the hero's own action cards; only the oracle looks. Rules: G-2.6, G-9.7
    fn check_cards(&self, battle: &Battle) -> Checked {
        let mut cards = battle.played.iter().chain(battle.looked.iter());
        if !cards.all(|card| self.may_hold(self.active, card)) {
            return by_rule("G-2.6", "battle.played", "expected own action cards");
        }
        let twice = battle.played.iter().collect::<Cards>().count() != battle.played.len();
        if twice {
            return by_rule("G-4.6", "battle.played", "expected each card once");
        }
        let draws = self.phase.drawing().is_some_and(|drawing| drawing.cause == Cause::Effect);
        let looks = draws || self.phase == Phase::PutUnder;
        let may_look = looks && self.can(Ability::Foresight);
        if !battle.looked.is_empty() && !may_look {
            return by_rule("G-9.7", "battle.looked", "expected nothing: nobody looks at cards");
        }
        Ok(())
    }

    /// A drunk potion is no longer owned. Rules: G-7.3, G-7.4
    fn check_potions(&self, battle: &Battle) -> Checked {
        if let Some(curse) = battle.lifted {
            let has = self.rules.curses(battle.foe).has(curse);
            if !has || self.me().potions.has(Potion::CounterCurse) {
                let problem = "expected a curse of this monster, and the potion drunk";
                return by_rule("G-7.3", "battle.lifted", problem);
            }
        }
        if let Some(doubled) = battle.doubled {
            let played = battle.played.iter().any(|card| card == doubled.card);
            let can_double = matches!(doubled.effect, Effect::Attack | Effect::Defence);
            let printed = played && self.rules.skill(doubled.card).effect(doubled.effect) > 0;
            if !can_double || !printed || self.me().potions.has(Potion::Strength) {
                let problem = "expected attack or defence of a played card, and the potion drunk";
                return by_rule("G-7.4", "battle.doubled", problem);
            }
        }
        Ok(())
    }

    /// Each card followed the one before; exceptions need an ability. Rules: G-5.6, G-6.1, G-9.2, G-9.4, G-9.6
    fn check_chain(&self, battle: &Battle) -> Checked {
        let spent = battle.ability == Use::Spent;
        let leaps = self.leaps(battle).count();
        let free = self
            .leaps(battle)
            .all(|card| self.rules.skill(card).colour == self.rules.free_colour());
        if leaps > 0 && !(leaps == 1 && free && spent && self.can(Ability::BlueLeap)) {
            return by_rule("G-5.6", "battle.played", "expected colours that follow each other");
        }
        let cursed = self.cursed_cards(battle).count();
        if cursed > 0 && !(cursed == 1 && spent && self.can(Ability::Defiance)) {
            return by_rule("G-6.1", "battle.played", "expected no card of a cursed colour");
        }
        Ok(())
    }

    /// Played cards that do not follow the one before.
    fn leaps<'a>(&'a self, battle: &'a Battle) -> impl Iterator<Item = Card> + 'a {
        let free = usize::from(self.can(Ability::FreeSecond));
        let pairs = battle.played.iter().zip(battle.played.iter().skip(1)).skip(free);
        let follows =
            |one: Card, two: Card| self.rules.skill(one).next.has(self.rules.skill(two).colour);
        pairs.filter(move |&(one, two)| !follows(one, two)).map(|(_, two)| two)
    }

    /// Played cards of a cursed colour.
    fn cursed_cards<'a>(&'a self, battle: &'a Battle) -> impl Iterator<Item = Card> + 'a {
        let is_cursed =
            |card: &Card| self.is_cursed(battle, Curse::Colour(self.rules.skill(*card).colour));
        battle.played.iter().filter(is_cursed)
    }

    /// What was used once was needed. Rules: G-9.2, G-9.4
    fn check_ability(&self, battle: &Battle) -> Checked {
        let after_play = matches!(self.phase, Phase::Brace) || self.is_won();
        let fits = match battle.ability {
            Use::Ready => true,
            Use::Spent if self.can(Ability::BlueLeap) => self.leaps(battle).next().is_some(),
            Use::Spent => self.can(Ability::Defiance) && self.has_defied(battle),
            Use::Counts { card, effect } => {
                let played = battle.played.iter().any(|other| other == card);
                let late = matches!(effect, Effect::Attack | Effect::Defence);
                self.can(Ability::Defiance)
                    && after_play
                    && late
                    && played
                    && self.rules.skill(card).effect(effect) > 0
                    && self.is_cursed(battle, Curse::Effect(effect))
            }
        };
        if fits {
            Ok(())
        } else {
            by_rule("G-9.1", "battle.ability", "expected an ability that was used as it may be")
        }
    }

    /// Did a played card need defiance? A potion may have lifted the curse since. Rule: G-9.4
    fn has_defied(&self, battle: &Battle) -> bool {
        let curses = self.rules.curses(battle.foe);
        battle.played.iter().any(|card| {
            let skill = self.rules.skill(card);
            let works = |effect| skill.effect(effect) > 0 && curses.has(Curse::Effect(effect));
            curses.has(Curse::Colour(skill.colour)) || works(Effect::Draw) || works(Effect::Heal)
        })
    }

    /// Fallen heroes do not fight on, except with a last strike; whoever won was strong enough.
    /// Rules: G-5.11, G-5.13, G-9.5
    fn check_hearts(&self, battle: &Battle) -> Checked {
        let last_strike = self.is_won() && self.can(Ability::LastStrike);
        if self.me().hearts == 0 && !last_strike {
            return by_rule("G-5.11", "players", "expected hearts: the hero fights");
        }
        let (_, hearts) = self.rules.strength(battle.foe);
        if self.is_won() && !self.strikes_with(battle, hearts) {
            return by_rule("G-5.13", "battle.played", "expected an attack that beats the monster");
        }
        Ok(())
    }

    /// Was the attack enough? Worn since the strike: a won piece, so the weapon may be another now.
    fn strikes_with(&self, battle: &Battle, hearts: u16) -> bool {
        matches!(self.phase, Phase::Reveal { .. }) || self.total(battle, Effect::Attack) >= hearts
    }
}
