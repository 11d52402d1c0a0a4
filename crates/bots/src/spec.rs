//! A bot by its name: `greedy`, `search:2000`, `search:500ms`, `legend`, `squire/explorer`, `cmd:./mybot`.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use tabletop::seeded_rng;

use crate::{
    Bot, Budget, Chances, Characters, Evaluate, Evaluator, External, Greedy, Level, Program,
    Random, Search, Strength, Temperament, Thought,
};

/// Who is meant, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// How it chooses.
    pub kind: Kind,
    /// What it likes besides winning.
    pub temperament: Option<Temperament>,
}

/// How a bot chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// Greedy: a search of depth one.
    Greedy,
    /// Monte-Carlo tree search within this budget.
    Search(Budget),
    /// One of the five that people meet.
    Level(Level),
    /// Another program.
    External(Program),
}

/// How the name of an external program begins.
const EXTERNAL: &str = "cmd:";

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "no bot is called '{0}'; there are random, greedy, search:2000 (iterations), search:500ms (time), \
     apprentice, squire, knight, champion and legend; all but random can be an explorer, a fighter or \
     a hoarder: knight/explorer; a program of your own plays as cmd:./mybot"
)]
pub struct UnknownBot(pub String);

impl Spec {
    /// Without a temperament.
    pub fn new(kind: Kind) -> Spec {
        Spec { kind, temperament: None }
    }

    /// This bot, with a generator of its own.
    pub fn seat<G: Evaluate>(&self, seed: u64) -> Box<dyn Bot<G>> {
        BotFactory::new(self).build(seed)
    }

    /// The program that plays, if it is not one of ours.
    pub fn program(&self) -> Option<&Program> {
        match &self.kind {
            Kind::External(program) => Some(program),
            Kind::Random | Kind::Greedy | Kind::Search(_) | Kind::Level(_) => None,
        }
    }
}

/// Makes bots of one kind for one game, for many tables: what its files say is read once.
pub struct BotFactory<G> {
    evaluator: Arc<Evaluator<G>>,
    thought: Option<Thinking>,
    /// The program that sits there, until it forfeits.
    program: Option<Program>,
}

#[derive(Clone, Copy)]
enum Thinking {
    Greedy(Chances, u8),
    Search(Budget),
}

impl<G: Evaluate> BotFactory<G> {
    /// Reads the game's files for this bot.
    pub fn new(spec: &Spec) -> BotFactory<G> {
        let characters = Characters::of::<G>();
        let level = |level| Thinking::of(characters.levels[&level]);
        let thought = match &spec.kind {
            Kind::Random => None,
            Kind::Greedy => Some(Thinking::Greedy(Chances::Exact, 0)),
            Kind::Search(budget) => Some(Thinking::Search(*budget)),
            Kind::Level(name) => Some(level(*name)),
            Kind::External(program) => Some(level(program.substitute)),
        };
        let mut evaluator = Evaluator::tuned();
        if let Some(preferences) =
            spec.temperament.and_then(|temperament| characters.temperaments.get(&temperament))
        {
            evaluator = evaluator.with_preferences(preferences);
        }
        BotFactory { evaluator: Arc::new(evaluator), thought, program: spec.program().cloned() }
    }

    /// A bot for one table, with a generator of its own.
    pub fn build(&self, seed: u64) -> Box<dyn Bot<G>> {
        match &self.program {
            None => self.build_ours(seed),
            Some(program) => Box::new(External::new(program.clone(), self.build_ours(seed))),
        }
    }

    fn build_ours(&self, seed: u64) -> Box<dyn Bot<G>> {
        let rng = seeded_rng(seed);
        match self.thought {
            None => Box::new(Random::new(rng)),
            Some(Thinking::Greedy(chances, percent)) => {
                Box::new(Greedy::new(self.evaluator.clone(), chances, rng).overlooking(percent))
            }
            Some(Thinking::Search(budget)) => {
                Box::new(Search::new(self.evaluator.clone(), budget, rng))
            }
        }
    }
}

impl Thinking {
    fn of(Strength { thought, overlooks }: Strength) -> Thinking {
        match thought {
            Thought::Glimpse => Thinking::Greedy(Chances::Sampled, overlooks),
            Thought::Greedy => Thinking::Greedy(Chances::Exact, overlooks),
            Thought::Search(iterations) => Thinking::Search(Budget::Iterations(iterations)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Random => f.write_str("random")?,
            Kind::Greedy => f.write_str("greedy")?,
            Kind::Search(Budget::Iterations(count)) => write!(f, "search:{count}")?,
            Kind::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis())?,
            Kind::Level(level) => f.write_str(level.name())?,
            Kind::External(program) => write!(f, "{EXTERNAL}{}", program.command)?,
        }
        self.temperament.map_or(Ok(()), |temperament| write!(f, "/{}", temperament.name()))
    }
}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Spec, UnknownBot> {
        let unknown = || UnknownBot(text.into());
        if let Some(command) = text.strip_prefix(EXTERNAL) {
            let is_named = !command.trim().is_empty();
            let spec = || Spec::new(Kind::External(Program::new(command.trim())));
            return is_named.then(spec).ok_or_else(unknown);
        }
        let (kind, temperament) =
            text.split_once('/').map_or((text, None), |(kind, name)| (kind, Some(name)));
        let named = |name: &str| Temperament::ALL.into_iter().find(|one| one.name() == name);
        let temperament = temperament.map(|name| named(name).ok_or_else(unknown)).transpose()?;
        let kind = kind_of(kind).ok_or_else(unknown)?;
        let is_odd = kind == Kind::Random && temperament.is_some();
        if is_odd { Err(unknown()) } else { Ok(Spec { kind, temperament }) }
    }
}

fn kind_of(text: &str) -> Option<Kind> {
    match text.split_once(':') {
        None if text == "random" => Some(Kind::Random),
        None if text == "greedy" => Some(Kind::Greedy),
        None => Level::ALL.into_iter().find(|level| level.name() == text).map(Kind::Level),
        Some(("search", budget)) => budget_of(budget).map(Kind::Search),
        Some(_) => None,
    }
}

/// At least one iteration, or one millisecond.
fn budget_of(text: &str) -> Option<Budget> {
    if let Some(time) = text.strip_suffix("ms") {
        let time: u64 = time.parse().ok().filter(|&time| time > 0)?;
        return Some(Budget::Time(Duration::from_millis(time)));
    }
    text.parse().ok().filter(|&count| count > 0).map(Budget::Iterations)
}
