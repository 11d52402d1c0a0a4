//! What can be reckoned where somebody has the time to wait for it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Reckoned, Silent, Turn};

use super::action::Action;
use super::die::{Dice, Die};
use super::edge::Pos;
use super::odds::{Aim, PerMille, Work, choose_dice, is_better};
use super::outlook::{Outlook, Patience};
use super::phase::Phase;
use super::state::Karak2;

/// All chances that matter to whoever decides, reckoned for about half a second at most.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Analysis {
    /// Of the actions that have any, in their order.
    pub outlooks: Vec<ActionOutlook>,
    /// Of the active hero against each tile with enemies, with the whole army.
    pub foes: Vec<FoeOutlook>,
    /// Where it is asked which dice fight: how many of each kind that is asked about, for the fewest expected
    /// losses with at least 95 % to win; where no choice has that, for the highest chance and then the fewest
    /// losses. Empty elsewhere, and if that takes too long. Rule: K2-6.2
    pub best: Vec<Action>,
}

/// What the best dice are for: more than this is not worth a loss.
const BEST: Aim = Aim::Thrifty { at_least: PerMille(950) };

/// The chances that an action leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ActionOutlook {
    /// The action.
    pub action: Action,
    /// Its chances.
    pub outlook: Reckoned<Outlook>,
}

/// The chances against the enemies of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FoeOutlook {
    /// Where they are.
    pub at: Pos,
    /// The chances against them.
    pub outlook: Reckoned<Outlook>,
}

impl Karak2 {
    /// What is asked about first comes first, so that only what matters less can be too large.
    pub(super) fn analysis(&self) -> Analysis {
        let mut patience = Patience::new(Work::LONG);
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let outlooks = actions.into_iter().filter_map(|action| {
            let outlook = self.outlook_of(action, &mut patience)?;
            Some(ActionOutlook { action, outlook })
        });
        let outlooks = outlooks.collect();
        let foes = self.map.ids().filter(|&id| self.has_enemies(id)).filter_map(|id| {
            let outlook = self.outlook_at(id, &mut patience)?;
            Some(FoeOutlook { at: self.map[id].at, outlook })
        });
        let foes = foes.collect();
        let best = self.best_counts(&mut { Work::LONG }).unwrap_or_default();
        Analysis { outlooks, foes, best }
    }

    /// The answers, kind by kind, that send the best dice.
    fn best_counts(&self, work: &mut Work) -> Option<Vec<Action>> {
        let Phase::Send { die } = self.phase else { return None };
        let dice = self.best_to_send(die, work)?;
        let (mut state, mut counts) = (*self, Vec::new());
        while let (Turn::Player(seat), Phase::Send { die }) = (state.turn(), state.phase)
            && seat == self.decider()
        {
            let count = Action::Count(dice[die]);
            counts.push(count);
            state.act(count, &mut Silent);
        }
        Some(counts)
    }

    /// The best dice for the battle at hand, with what is sent already.
    fn best_to_send(&self, die: Die, work: &mut Work) -> Option<Dice> {
        let seat = self.decider();
        let (sent, army) = (self.fight().sent, self.army(seat));
        let mut most = sent;
        most[die] = army[die];
        self.kinds_to_send(Some(die)).for_each(|later| most[later] = army[later]);
        let choices = self.encounters_now(seat, most)?.into_iter().flatten();
        let choices = choices.map(|(attack, foe)| choose_dice(&attack, foe, BEST, sent, work));
        let choices: Option<Vec<_>> = choices.collect();
        let best = choices?.into_iter().reduce(|one, other| {
            if is_better(&other.odds, &one.odds, |odds| odds.win) { other } else { one }
        });
        best.map(|choice| choice.dice)
    }
}
