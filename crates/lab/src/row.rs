//! What is kept of a game: one row for it, and one for each seat.

use std::collections::BTreeMap;

use games::with_game;

use crate::{Metrics, metrics::Threat};

/// A game that was played, with its seats in order.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game.
    pub game: GameRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
}

/// A game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRow {
    /// Which table: `karak-4p+hero_mode`.
    pub table: String,
    /// How many sat at it.
    pub players: u8,
    /// Its luck.
    pub seed: u64,
    /// Decisions and draws.
    pub plies: u32,
    /// The round in which it ended.
    pub rounds: u32,
    /// How it ended, in a word; `unfinished` if it did not.
    pub ending: String,
    /// Did it end by the round limit, or not at all?
    pub called_off: bool,
    /// Did all seats win or lose together?
    pub party: bool,
    /// Who won.
    pub winners: Vec<u8>,
    /// What grew against the party; `None` for a game without a threat.
    pub threat: Option<ThreatRow>,
    /// In which rounds the milestones of the game were reached.
    pub milestones: Vec<Option<u32>>,
}

/// What grew against a party; nothing for rivals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreatRow {
    /// At the end.
    pub at_end: Option<u8>,
    /// When the enemy whom everybody hunts fell.
    pub at_boss: Option<u8>,
    /// At how much the party would have lost.
    pub limit: Option<u8>,
}

/// A seat of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// Which table.
    pub table: String,
    /// The luck of its game.
    pub seed: u64,
    /// From 0.
    pub seat: u8,
    /// Its place in the order of turns, from 0; who began is 0.
    pub order: u8,
    /// Who sat there.
    pub bot: String,
    /// With which hero; empty if none was drawn.
    pub hero: String,
    /// 1, a share of a tie, or 0.
    pub won: f64,
    /// What it was worth at the end.
    pub points: f64,
    /// Fights won.
    pub fights_won: u32,
    /// Fights that nobody won.
    pub fights_tied: u32,
    /// Fights lost.
    pub fights_lost: u32,
    /// What the game counts beside fights and faints.
    pub main_counts: Vec<u32>,
    /// How often the hero fainted, by cause.
    pub faints: BTreeMap<String, u32>,
    /// What luck added to the chance of winning, if it was reckoned.
    pub luck: Option<f64>,
    /// What else the game counts.
    pub counts: Vec<u32>,
}

/// A value in a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// A whole number, or nothing.
    Whole(Option<i64>),
    /// Any number, or nothing.
    Real(Option<f64>),
    /// Words.
    Words(String),
}

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// [`Cell::Whole`]
    Whole,
    /// [`Cell::Real`]
    Real,
    /// [`Cell::Words`]
    Words,
}

/// The columns of a file, in order.
pub type Columns = Vec<(String, Kind)>;

/// The names that the rows of a game have beyond those of every game.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Names {
    /// In rows of games, as `NAME_round`.
    pub milestones: Vec<String>,
    /// In rows of seats.
    pub counts: Vec<String>,
    /// What points are called.
    pub points: String,
    /// In rows of seats, beside fights and faints. The game tells, not the file.
    #[serde(skip)]
    pub main_counts: Vec<String>,
    /// In rows of games. The game tells, not the file.
    #[serde(skip)]
    pub threat: Option<Threat>,
}

impl Names {
    /// Those of a game.
    pub fn of<G: Metrics>() -> Names {
        let owned = |names: &[&str]| names.iter().map(|&name| name.into()).collect();
        Names {
            milestones: owned(G::MILESTONES),
            counts: owned(G::COUNTS),
            points: G::POINTS.into(),
            main_counts: owned(G::MAIN_COUNTS),
            threat: G::THREAT,
        }
    }

    /// These, which a file told, with what the named game tells.
    #[must_use]
    pub fn completed_by(self, game: &str) -> Names {
        match with_game!(game, G => Names::of::<G>()) {
            Some(Names { main_counts, threat, .. }) => Names { main_counts, threat, ..self },
            None => self,
        }
    }

    /// The columns of rows of games.
    pub fn games(&self) -> Columns {
        let fixed = [
            ("table", Kind::Words),
            ("players", Kind::Whole),
            ("seed", Kind::Whole),
            ("plies", Kind::Whole),
            ("rounds", Kind::Whole),
            ("ending", Kind::Words),
            ("called_off", Kind::Whole),
            ("party", Kind::Whole),
            ("winners", Kind::Words),
        ];
        let threat = self.threat.map(|Threat { name, .. }| {
            [name.into(), format!("boss_{name}"), format!("{name}_limit")]
        });
        let rounds = self.milestones.iter().map(|name| format!("{name}_round"));
        let more = threat.into_iter().flatten().chain(rounds).map(|name| (name, Kind::Whole));
        fixed.map(|(name, kind)| (name.to_owned(), kind)).into_iter().chain(more).collect()
    }

    /// The columns of rows of seats.
    pub fn seats(&self) -> Columns {
        let fixed = [
            ("table", Kind::Words),
            ("seed", Kind::Whole),
            ("seat", Kind::Whole),
            ("order", Kind::Whole),
            ("bot", Kind::Words),
            ("hero", Kind::Words),
            ("won", Kind::Real),
            ("points", Kind::Real),
            ("fights_won", Kind::Whole),
            ("fights_tied", Kind::Whole),
            ("fights_lost", Kind::Whole),
        ];
        let last = [("faints", Kind::Words), ("luck", Kind::Real)];
        let owned = |(name, kind): (&str, Kind)| (name.to_owned(), kind);
        let count = |name: &String| (name.clone(), Kind::Whole);
        let main = fixed.map(owned).into_iter().chain(self.main_counts.iter().map(count));
        main.chain(last.map(owned)).chain(self.counts.iter().map(count)).collect()
    }
}

impl GameRow {
    /// As the columns say.
    pub fn cells(&self) -> Vec<Cell> {
        let winners: Vec<String> = self.winners.iter().map(u8::to_string).collect();
        let mut cells = vec![
            Cell::Words(self.table.clone()),
            whole(self.players),
            Cell::Whole(Some(self.seed as i64)),
            whole(self.plies),
            whole(self.rounds),
            Cell::Words(self.ending.clone()),
            whole(self.called_off),
            whole(self.party),
            Cell::Words(winners.join(" ")),
        ];
        let threat = self.threat.map(|threat| [threat.at_end, threat.at_boss, threat.limit]);
        cells.extend(threat.into_iter().flatten().map(|value| Cell::Whole(value.map(i64::from))));
        cells.extend(self.milestones.iter().map(|round| Cell::Whole(round.map(i64::from))));
        cells
    }

    /// What these cells say; `None` if they are no such row.
    pub fn read(cells: Vec<Cell>, names: &Names) -> Option<GameRow> {
        let mut cells = Reader(cells.into_iter());
        let mut row = GameRow {
            table: cells.words()?,
            players: cells.number()?,
            seed: cells.number()?,
            plies: cells.number()?,
            rounds: cells.number()?,
            ending: cells.words()?,
            called_off: cells.number::<u8>()? != 0,
            party: cells.number::<u8>()? != 0,
            winners: cells.words()?.split(' ').filter_map(|seat| seat.parse().ok()).collect(),
            threat: match names.threat {
                None => None,
                Some(_) => Some(ThreatRow {
                    at_end: cells.perhaps()?,
                    at_boss: cells.perhaps()?,
                    limit: cells.perhaps()?,
                }),
            },
            milestones: Vec::new(),
        };
        while let Some(round) = cells.perhaps() {
            row.milestones.push(round);
        }
        Some(row)
    }
}

impl SeatRow {
    /// How often the hero fainted.
    pub fn fainted(&self) -> u32 {
        self.faints.values().sum()
    }

    /// As the columns say.
    pub fn cells(&self) -> Vec<Cell> {
        let faints: Vec<String> =
            self.faints.iter().map(|(cause, count)| format!("{cause}={count}")).collect();
        let mut cells = vec![
            Cell::Words(self.table.clone()),
            Cell::Whole(Some(self.seed as i64)),
            whole(self.seat),
            whole(self.order),
            Cell::Words(self.bot.clone()),
            Cell::Words(self.hero.clone()),
            Cell::Real(Some(self.won)),
            Cell::Real(Some(self.points)),
            whole(self.fights_won),
            whole(self.fights_tied),
            whole(self.fights_lost),
        ];
        cells.extend(self.main_counts.iter().copied().map(whole));
        cells.extend([Cell::Words(faints.join(";")), Cell::Real(self.luck)]);
        cells.extend(self.counts.iter().copied().map(whole));
        cells
    }

    /// What these cells say; `None` if they are no such row.
    pub fn read(cells: Vec<Cell>, names: &Names) -> Option<SeatRow> {
        let mut cells = Reader(cells.into_iter());
        let mut row = SeatRow {
            table: cells.words()?,
            seed: cells.number()?,
            seat: cells.number()?,
            order: cells.number()?,
            bot: cells.words()?,
            hero: cells.words()?,
            won: cells.real()??,
            points: cells.real()??,
            fights_won: cells.number()?,
            fights_tied: cells.number()?,
            fights_lost: cells.number()?,
            main_counts: names.main_counts.iter().map(|_| cells.number()).collect::<Option<_>>()?,
            faints: read_faints(&cells.words()?)?,
            luck: cells.real()?,
            counts: Vec::new(),
        };
        while let Some(count) = cells.number() {
            row.counts.push(count);
        }
        Some(row)
    }
}

fn whole(number: impl Into<i64>) -> Cell {
    Cell::Whole(Some(number.into()))
}

fn read_faints(text: &str) -> Option<BTreeMap<String, u32>> {
    let part = |part: &str| {
        let (cause, count) = part.rsplit_once('=')?;
        Some((cause.to_owned(), count.parse().ok()?))
    };
    text.split(';').filter(|text| !text.is_empty()).map(part).collect()
}

/// Reads cells one after the other.
struct Reader(std::vec::IntoIter<Cell>);

impl Reader {
    fn words(&mut self) -> Option<String> {
        match self.0.next()? {
            Cell::Words(words) => Some(words),
            Cell::Whole(_) | Cell::Real(_) => None,
        }
    }

    fn real(&mut self) -> Option<Option<f64>> {
        match self.0.next()? {
            Cell::Real(number) => Some(number),
            Cell::Whole(_) | Cell::Words(_) => None,
        }
    }

    /// A number that may be missing and, if it is there, fits.
    fn perhaps<T: TryFrom<i64>>(&mut self) -> Option<Option<T>> {
        match self.0.next()? {
            Cell::Whole(None) => Some(None),
            Cell::Whole(Some(number)) => T::try_from(number).ok().map(Some),
            Cell::Real(_) | Cell::Words(_) => None,
        }
    }

    fn number<T: TryFrom<i64>>(&mut self) -> Option<T> {
        self.perhaps()?
    }
}

/// Nothing is written as nothing.
impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Cell::Whole(Some(number)) => number.fmt(f),
            Cell::Real(Some(number)) => number.fmt(f),
            Cell::Words(words) => f.write_str(words),
            Cell::Whole(None) | Cell::Real(None) => Ok(()),
        }
    }
}
