//! Runs of a game that is chosen at run time.

use std::ops::{ControlFlow, Range};

use bots::Spec;
use games::with_game;
use tabletop::{SetupError, any};

use crate::{
    About, Comparison, Duel, Metrics, Names, Report, Stop, Table, TableAbout, Tally,
    rows::{Files, RowError, Writer},
    simulate, simulate_pairs,
};

/// What is played: the tables of one game, who sits at them, and with which luck.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// The tables.
    pub tables: Vec<TableAbout>,
    /// Who sits down: the first on the first seat in the game with the first seed, and so on.
    pub bots: Vec<Spec>,
    /// Is luck reckoned?
    pub luck: bool,
    /// One game for each, at each table.
    pub seeds: Range<u64>,
}

/// How a run gets on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News<'a> {
    /// It comes to this table.
    Table(&'a str),
    /// A game is over.
    Game,
}

/// Why a run came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A table that cannot be played at.
    #[error("{table}: {error}")]
    Setup {
        /// Which.
        table: String,
        /// What is wrong with it.
        error: SetupError,
    },
    /// Rows that cannot be written.
    #[error(transparent)]
    Rows(#[from] RowError),
}

/// Plays a run of the named game and reports; rows go to these files. `None` if no game has this name.
///
/// # Errors
/// A table that cannot be played at, or a file that cannot be written.
pub fn report(
    game: &str,
    run: &Run,
    files: Option<&Files>,
    tell: &(dyn Fn(News<'_>) + Sync),
) -> Option<Result<Report, RunError>> {
    with_game!(game, G => run.report::<G>(files, tell))
}

/// Plays two runs of the named game beside each other, on the seeds of the first; `sides` are their names.
/// `None` if no game has this name.
///
/// # Errors
/// A table that cannot be played at.
pub fn compare(
    game: &str,
    runs: [&Run; 2],
    sides: [String; 2],
    stop: Option<&Stop>,
    tell: &(dyn Fn(News<'_>) + Sync),
) -> Option<Result<Comparison, RunError>> {
    with_game!(game, G => runs[0].compare::<G>(runs[1], sides, stop, tell))
}

/// What can be looked at after every game of the named game; `None` if there is none.
pub fn measures(game: &str) -> Option<Vec<String>> {
    with_game!(game, G => crate::measures(&Names::of::<G>()))
}

impl Run {
    /// Plays it and reports; rows go to these files.
    ///
    /// # Errors
    /// A table that cannot be played at, or a file that cannot be written.
    pub fn report<G: Metrics>(
        &self,
        files: Option<&Files>,
        tell: &(dyn Fn(News<'_>) + Sync),
    ) -> Result<Report, RunError> {
        let (tables, about) = (self.tables::<G>()?, self.about::<G>());
        let mut writer = files.map(|files| Writer::create(files, &about)).transpose()?;
        let mut reports = Vec::new();
        for table in &tables {
            tell(News::Table(&table.name));
            let mut tally = Tally::new(&table.name, &about.names);
            simulate(table, self.seeds.clone(), &|| tell(News::Game), |record| {
                tally.add(&record);
                writer.as_mut().map_or(Ok(()), |writer| writer.push(&record))?;
                Ok::<_, RowError>(ControlFlow::Continue(()))
            })?;
            reports.push(tally.report());
        }
        writer.map_or(Ok(()), Writer::finish)?;
        Ok(Report { about, tables: reports })
    }

    /// Plays it beside another run, on these seeds; `sides` are their names.
    ///
    /// # Errors
    /// A table that cannot be played at.
    pub fn compare<G: Metrics>(
        &self,
        other: &Run,
        sides: [String; 2],
        stop: Option<&Stop>,
        tell: &(dyn Fn(News<'_>) + Sync),
    ) -> Result<Comparison, RunError> {
        let about = [self.about::<G>(), other.about::<G>()];
        let (ones, others) = (self.tables::<G>()?, other.tables::<G>()?);
        let mut tables = Vec::new();
        for (one, other) in ones.iter().zip(&others) {
            tell(News::Table(&one.name));
            let mut duel = Duel::new(&one.name, &about[0].names, stop.cloned());
            let pair = [one, other];
            simulate_pairs(pair, self.seeds.clone(), &|| tell(News::Game), |one, other| {
                let is_done = duel.add(&one, &other);
                let next = if is_done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
                Ok::<_, RunError>(next)
            })?;
            tables.push(duel.report());
        }
        Ok(Comparison { about, sides, tables })
    }

    fn tables<G: Metrics>(&self) -> Result<Vec<Table<G>>, RunError> {
        let table = |TableAbout { name, setup, position }: &TableAbout| {
            let start = any::start(setup, position.as_ref())
                .map_err(|error| RunError::Setup { table: name.clone(), error })?;
            Ok(Table { name: name.clone(), start, bots: self.bots.clone(), luck: self.luck })
        };
        self.tables.iter().map(table).collect()
    }

    fn about<G: Metrics>(&self) -> About {
        About::of::<G>(&self.bots, self.luck, self.tables.clone(), self.seeds.clone())
    }
}
