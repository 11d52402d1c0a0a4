//! The best line of play in a battle and its exact chance, by playing the engine through.
//!
//! The player who decides takes the best action, draws are averaged, and every position is reckoned once.
//! No rule is told twice: what may be done, what luck may bring and what follows comes from the engine.
//! It is asked with what the player knows: cards of the own deck that nobody has seen are luck's.
//!
//! A few choices are left out, because they cannot help to win:
//!
//! - The healing potion is drunk right before the player stops, or not at all. Until the monster hits,
//!   hearts are only added, up to the number that the potion gives; so later is never worse. (G-7.5)
//! - In the chain, the counter-curse potion is drunk at once if the monster has only one curse. Without it
//!   the same cards can be played, and what they and the equipment give is never less; a card drawn
//!   more is never worse either, because cards that are drawn come in the same order all the same, and
//!   at most one new deck is made, when all cards of the old one are known. Only for the oracle and a curse
//!   on draw this is not so clear, since she puts cards under the deck. (G-7.3, G-9.7)
//!
//! New decks that are arranged by hand are reckoned in two steps: see [`pile`].

mod memo;
mod pile;
mod plan;
mod share;

use tabletop::{Game, Silent, Sink};

use super::action::Action;
use super::card::{Card, Effect};
use super::chance::Chance;
use super::curse::Curse;
use super::event::Event;
use super::hero::Ability;
use super::phase::Phase;
use super::potion::Potion;
use super::state::Goblin;
use memo::Memo;
pub use plan::{Plan, Step};
pub(super) use share::Share;
use share::Sum;

/// So many positions are looked at while somebody waits: some fifty milliseconds. What takes more is not reckoned: nothing is ever guessed.
const MOST_POSITIONS: u32 = 100_000;

/// Reckons battles of one player against one monster.
pub(super) struct Solver {
    memo: Memo,
    /// Lists of all positions on the way, one after the other.
    actions: Vec<Action>,
    chances: Vec<(Chance, u32)>,
    /// How many positions may still be looked at.
    left: u32,
}

/// A position in a battle.
#[derive(Clone, Copy)]
pub(super) struct Node {
    state: Goblin,
    pile: Pile,
}

/// How the deck came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pile {
    /// By the rules.
    Settled,
    /// It is new, and not all of its places have been named yet. See [`pile`].
    Open,
}

/// The chance to win from a position on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Worth {
    share: Share,
    proof: Proof,
}

/// What is known about a chance; greater is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Proof {
    /// There is none that is higher.
    Bound,
    /// It is exact, if the pile that is open is arranged in the right way.
    Arranged,
    /// It is exact, however the pile that is open is arranged.
    Exact,
}

/// Listens whether the hero wins.
#[derive(Default)]
struct Verdict {
    won: Option<bool>,
}

impl Sink<Event> for Verdict {
    #[inline]
    fn push(&mut self, event: Event) {
        if let Event::Struck { won, .. } = event {
            self.won = Some(won);
        }
    }
}

impl Worth {
    const LOST: Worth = Worth { share: Share::NONE, proof: Proof::Exact };
    const WON: Worth = Worth { share: Share::ALL, proof: Proof::Exact };

    fn or(self, other: Worth) -> Worth {
        let better = (other.share, other.proof) > (self.share, self.proof);
        if better { other } else { self }
    }

    /// Nothing can be better.
    fn is_certain(self) -> bool {
        self.share == Share::ALL && self.proof > Proof::Bound
    }
}

impl Solver {
    /// Nothing is known yet.
    pub(super) fn new() -> Solver {
        Solver {
            memo: Memo::default(),
            actions: Vec::new(),
            chances: Vec::new(),
            left: MOST_POSITIONS,
        }
    }

    /// Forgets what it has seen: another battle comes. The positions it may look at are not more for that.
    pub(super) fn forget(&mut self) {
        self.memo = Memo::default();
    }

    /// The exact chance after an action of the game; `None` if it takes too long.
    pub(super) fn chance(&mut self, state: &Goblin, action: Action) -> Option<Share> {
        let mut next = Node::of(state);
        match next.act(action) {
            Some(worth) => Some(worth.share),
            None => self.exact(&next),
        }
    }

    /// The exact chance of a position without an open pile. Where the bound is not proven, actions are
    /// tried in the order of their bounds, until no other can be better.
    fn exact(&mut self, node: &Node) -> Option<Share> {
        let bound = self.bound(node)?;
        if bound.proof > Proof::Bound {
            return Some(bound.share);
        }
        let share = if node.state.phase.is_chance() {
            self.exact_draw(node)?
        } else {
            self.exact_choice(node)?
        };
        let key = self.memo.key(node);
        self.memo.insert(key, Worth { share, proof: Proof::Exact });
        Some(share)
    }

    fn exact_draw(&mut self, node: &Node) -> Option<Share> {
        let (mut chances, mut sum) = (Vec::new(), Sum::EMPTY);
        node.state.list_chances(&mut chances);
        for (chance, weight) in chances {
            let mut next = *node;
            next.draw(chance);
            sum.add(self.exact(&next)?, weight)?;
        }
        sum.average()
    }

    fn exact_choice(&mut self, node: &Node) -> Option<Share> {
        let (mut actions, mut bounds) = (Vec::new(), Vec::new());
        node.list(&mut actions);
        for action in actions {
            bounds.push((self.after(node, action)?.share, action));
        }
        bounds.sort_by(|one, other| other.cmp(one));
        let mut best = Share::NONE;
        for (bound, action) in bounds {
            if bound <= best {
                break;
            }
            best = best.max(self.exact_after(node, action)?);
        }
        Some(best)
    }

    fn exact_after(&mut self, node: &Node, action: Action) -> Option<Share> {
        let mut next = *node;
        match next.play(action) {
            Some(worth) => Some(worth.share),
            None => self.exact(&next),
        }
    }

    /// The bound after an action.
    fn after(&mut self, node: &Node, action: Action) -> Option<Worth> {
        let mut next = *node;
        next.play(action).or_else(|| self.bound(&next))
    }

    /// A chance that is not exceeded; exact if its proof says so.
    fn bound(&mut self, node: &Node) -> Option<Worth> {
        let key = self.memo.key(node);
        if let Some(worth) = self.memo.get(&key) {
            return Some(worth);
        }
        self.left = self.left.checked_sub(1)?;
        let worth = match (node.state.phase, node.pile) {
            (Phase::Stack(_), _) => self.unsettled(node)?,
            (Phase::Draw(_), Pile::Open) if pile::is_bare(&node.state) => self.bare(node)?,
            (Phase::Draw(_), _) => self.draw(node)?,
            _ => self.best(node)?,
        };
        self.memo.insert(key, worth);
        Some(worth)
    }

    /// A new deck is arranged: as if its places were named when they are drawn.
    fn unsettled(&mut self, node: &Node) -> Option<Worth> {
        let mut open = *node;
        open.open();
        let worth = self.bound(&open)?;
        let proof = match (node.pile, worth.proof) {
            (Pile::Settled, Proof::Arranged) => Proof::Exact,
            (Pile::Settled, proof) | (Pile::Open, proof) => proof,
        };
        Some(Worth { proof, ..worth })
    }

    /// The best action. The list is read from its end: stop, drink, then the strong cards.
    fn best(&mut self, node: &Node) -> Option<Worth> {
        let start = self.actions.len();
        node.list(&mut self.actions);
        let mut best = Worth::LOST;
        while self.actions.len() > start {
            let action = self.actions.pop().expect("one is left");
            best = best.or(self.after(node, action)?);
            if best.is_certain() {
                self.actions.truncate(start);
            }
        }
        Some(best)
    }

    /// The average over a draw.
    fn draw(&mut self, node: &Node) -> Option<Worth> {
        let start = self.chances.len();
        node.state.list_chances(&mut self.chances);
        let outcomes = self.chances.len() - start;
        let (mut sum, mut proof) = (Sum::EMPTY, Proof::Exact);
        while self.chances.len() > start {
            let (chance, weight) = self.chances.pop().expect("one is left");
            let mut next = *node;
            next.draw(chance);
            let worth = self.bound(&next)?;
            sum.add(worth.share, weight)?;
            proof = proof.min(worth.proof);
        }
        averaged(&sum, proof, outcomes)
    }

    /// The best card to lie on an open pile.
    fn bare(&mut self, node: &Node) -> Option<Worth> {
        let tops = pile::tops(&node.state);
        let chosen = tops.clone().count() > 1;
        let mut best = Worth::LOST;
        for top in tops {
            let cards = pile::cards(&node.state, top);
            let (mut sum, mut proof) = (Sum::EMPTY, Proof::Exact);
            for card in cards.iter() {
                let mut next = *node;
                next.draw_from_pile(card);
                let worth = self.bound(&next)?;
                sum.add(worth.share, 1)?;
                proof = proof.min(worth.proof);
            }
            let worth = averaged(&sum, proof, cards.count().into())?;
            let proof = if chosen { worth.proof.min(Proof::Arranged) } else { worth.proof };
            best = best.or(Worth { proof, ..worth });
            if best.is_certain() {
                break;
            }
        }
        Some(best)
    }
}

/// An average. What must be arranged after luck has spoken might have to be arranged in different ways, so
/// then nothing is proven. Where nothing can be won, every arrangement is as good.
fn averaged(sum: &Sum, proof: Proof, outcomes: usize) -> Option<Worth> {
    let share = sum.average()?;
    let proof = match proof {
        Proof::Bound | Proof::Arranged | Proof::Exact if share == Share::NONE => Proof::Exact,
        Proof::Arranged if outcomes > 1 => Proof::Bound,
        Proof::Bound | Proof::Arranged | Proof::Exact => proof,
    };
    Some(Worth { share, proof })
}

impl Node {
    /// A position of the game.
    pub(super) fn of(state: &Goblin) -> Node {
        Node { state: *state, pile: Pile::Settled }
    }

    /// What is worth a try; see above for what is left out.
    fn list(&self, list: &mut Vec<Action>) {
        let start = list.len();
        if self.state.phase == Phase::Chain && self.should_lift() {
            let curses = self.state.curses_to_lift(self.state.fight());
            list.extend(curses.iter().map(Action::Lift));
            return list.push(Action::Stop);
        }
        self.state.list_actions(list);
        let heals = list[start..].iter().position(|&action| action == Action::Heal);
        if let Some(place) = heals.filter(|_| self.state.phase != Phase::Chain) {
            list.remove(start + place);
        }
    }

    /// Is the counter-curse potion best drunk at once?
    fn should_lift(&self) -> bool {
        let curses = self.state.curses_to_lift(self.state.fight());
        self.state.me().potions.has(Potion::CounterCurse)
            && curses.count() == 1
            && !(curses.has(Curse::Effect(Effect::Draw)) && self.state.can(Ability::Foresight))
    }

    /// The player does this, which is worth a try. Its worth, if it decides the battle. Whoever drinks the
    /// healing potion in the chain then stops.
    fn play(&mut self, action: Action) -> Option<Worth> {
        let heals = (self.state.phase, action) == (Phase::Chain, Action::Heal);
        let decided = self.act(action);
        if heals { self.act(Action::Stop) } else { decided }
    }

    /// The player does this. Its worth, if it decides the battle. One that is over without a strike is
    /// lost. Rule: G-5.11
    fn act(&mut self, action: Action) -> Option<Worth> {
        let mut verdict = Verdict::default();
        self.state.act(action, &mut verdict);
        match (verdict.won, self.state.battle) {
            (None, Some(_)) => {
                self.close();
                None
            }
            (Some(true), _) => Some(Worth::WON),
            (Some(false), _) | (None, None) => Some(Worth::LOST),
        }
    }

    /// An open pile in which only starting cards wait is like any other deck.
    fn close(&mut self) {
        if self.pile == Pile::Open && pile::settle(&mut self.state) {
            self.pile = Pile::Settled;
        }
    }

    /// This card is drawn.
    fn draw(&mut self, chance: Chance) {
        self.state.happen(chance, &mut Silent);
        self.close();
    }

    /// This card of an open pile is drawn.
    fn draw_from_pile(&mut self, card: Card) {
        pile::put_on_top(&mut self.state, card);
        self.state.happen(Chance::Card(card), &mut Silent);
        self.close();
    }

    /// Places of a new deck that are not named yet are named when they are drawn.
    fn open(&mut self) {
        if let Phase::Stack(drawing) = self.state.phase {
            self.state.phase = Phase::Draw(drawing);
        }
        pile::open(&mut self.state);
        self.pile = Pile::Open;
    }
}
