//! What a situation is worth when it is not quiet yet: the exact quiescence over dice and draws,
//! with everybody choosing what is best for them, up to the quiet situations behind it.

use tabletop::{Rng, Seat, Silent, Turn};

use crate::{Evaluate, Evaluation, Judge, Prospects, judge::Memory};

/// How luck is reckoned with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chances {
    /// Every roll and draw by its weight.
    Exact,
    /// One that could come: how somebody plays who reckons with luck by feel.
    Sampled,
}

/// Reckons what is not quiet. Keeps its lists between calls.
pub struct Quiescence<G: Evaluate> {
    /// How luck is reckoned with.
    pub chances: Chances,
    /// How the situations at the ends are judged.
    pub evaluation: Evaluation,
    /// At most so many situations are looked at; what lies behind is judged as it stands.
    pub nodes: u32,
    memory: Option<Memory<G>>,
    /// What was judged behind the decision that is followed.
    judged: Vec<(G, Prospects)>,
    actions: Vec<Vec<G::Action>>,
    outcomes: Vec<Vec<(G::Chance, u32)>>,
}

/// Nothing is deeper: a chain of choices that is not quiet is cut here.
const MOST_DEPTH: usize = 24;

impl<G: Evaluate> Quiescence<G> {
    /// Looks at so many situations at most.
    pub fn new(chances: Chances, evaluation: Evaluation, nodes: u32) -> Quiescence<G> {
        let deep = |_| Vec::new();
        let actions = (0..MOST_DEPTH).map(deep).collect();
        let outcomes = (0..MOST_DEPTH).map(|_| Vec::new()).collect();
        Quiescence {
            chances,
            evaluation,
            nodes,
            memory: None,
            judged: Vec::new(),
            actions,
            outcomes,
        }
    }

    /// What this judge looks at from now on follows this situation: only what is different
    /// is judged again.
    pub fn set_root(&mut self, before: &G, judge: &Judge<G>) {
        self.memory = Some(judge.remember(before, self.memory.take()));
        self.judged.clear();
    }

    /// What this situation is worth.
    pub fn of(&mut self, game: &G, judge: &Judge<G>, me: Seat, luck: &mut impl Rng) -> Prospects {
        let mut left = self.nodes;
        self.search(game, judge, me, luck, &mut left, 0)
    }

    fn search(
        &mut self,
        game: &G,
        judge: &Judge<G>,
        me: Seat,
        luck: &mut impl Rng,
        left: &mut u32,
        depth: usize,
    ) -> Prospects {
        let turn = game.turn();
        if matches!(turn, Turn::Over { .. }) || *left == 0 || depth == MOST_DEPTH || game.is_quiet()
        {
            *left = left.saturating_sub(1);
            return self.judge(game, judge, me, depth);
        }
        match turn {
            Turn::Chance if self.chances == Chances::Sampled => {
                let mut next = game.clone();
                next.happen(game.sample(luck), &mut Silent);
                self.search(&next, judge, me, luck, left, depth + 1)
            }
            Turn::Chance => self.expected(game, judge, me, luck, left, depth),
            Turn::Player(seat) => self.best(game, seat, judge, me, luck, left, depth),
            Turn::Over { .. } => unreachable!("a finished game was judged above"),
        }
    }

    /// What is met again behind the decision that is followed need not be judged again.
    fn judge(&mut self, game: &G, judge: &Judge<G>, me: Seat, depth: usize) -> Prospects {
        let may_be_twin = depth > 0 && !matches!(game.turn(), Turn::Over { .. });
        let Some(memory) = self.memory.as_mut().filter(|_| may_be_twin) else {
            return judge.judge_with(self.memory.as_mut(), self.evaluation, game, me);
        };
        let is_twin =
            |(one, _): &&(G, Prospects)| game.is_twin(one, memory.before(), self.evaluation);
        if let Some((_, prospects)) = self.judged.iter().find(is_twin) {
            return *prospects;
        }
        let prospects = judge.judge_with(Some(memory), self.evaluation, game, me);
        // What is no twin of itself will never be one of another.
        if game.is_twin(game, memory.before(), self.evaluation) {
            self.judged.push((game.clone(), prospects));
        }
        prospects
    }

    /// The mean over what luck may bring.
    fn expected(
        &mut self,
        game: &G,
        judge: &Judge<G>,
        me: Seat,
        luck: &mut impl Rng,
        left: &mut u32,
        depth: usize,
    ) -> Prospects {
        let mut list = std::mem::take(&mut self.outcomes[depth]);
        list.clear();
        game.outcomes(&mut list);
        let mut sum = Prospects::default();
        let mut total = 0.0;
        for &(chance, weight) in &list {
            let mut next = game.clone();
            next.happen(chance, &mut Silent);
            sum += self.search(&next, judge, me, luck, left, depth + 1) * weight as f32;
            total += weight as f32;
        }
        self.outcomes[depth] = list;
        sum * (1.0 / total)
    }

    /// What is best for the seat that decides.
    #[expect(clippy::too_many_arguments, reason = "one step of a recursion")]
    fn best(
        &mut self,
        game: &G,
        seat: Seat,
        judge: &Judge<G>,
        me: Seat,
        luck: &mut impl Rng,
        left: &mut u32,
        depth: usize,
    ) -> Prospects {
        let mut list = std::mem::take(&mut self.actions[depth]);
        list.clear();
        game.choices(&mut list);
        let mut best: Option<Prospects> = None;
        for &action in &list {
            let mut next = game.clone();
            next.act(action, &mut Silent);
            let prospects = self.search(&next, judge, me, luck, left, depth + 1);
            if best.is_none_or(|best| prospects[seat] > best[seat]) {
                best = Some(prospects);
            }
        }
        self.actions[depth] = list;
        best.expect("who decides has an action")
    }
}
