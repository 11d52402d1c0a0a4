//! What a run says, as data: the text, the JSON and the page are made from this alone.

use std::collections::BTreeMap;

use bots::{Spec, game_loop::derive_seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Estimate, Metrics, Names};

/// Moves when a field changes its meaning.
pub const SCHEMA: u32 = 1;

/// A whole run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// What was played.
    pub about: About,
    /// Table by table.
    pub tables: Vec<TableReport>,
}

/// What was played: all that rows of different runs must share to be put together, but for the seeds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct About {
    /// [`SCHEMA`].
    pub schema: u32,
    /// Version of the program.
    pub version: String,
    /// Which game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// A hash of the files of its bots: rows of different bots are not put together.
    #[serde(rename = "minds")]
    pub bots_hash: u64,
    /// Who played; they move one seat on with each game.
    pub bots: Vec<String>,
    /// Was luck reckoned?
    pub luck: bool,
    /// What the game calls things.
    pub names: Names,
    /// The tables.
    pub tables: Vec<TableAbout>,
    /// From each first seed to, and without, the second; the same for every table.
    pub seeds: Vec<(u64, u64)>,
}

/// A table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableAbout {
    /// `karak-4p+hero_mode`.
    pub name: String,
    /// Its setup, with the box if it is one's own.
    pub setup: Value,
    /// Where its games began, if not at the start.
    pub position: Option<Value>,
}

/// What the games of one table say.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableReport {
    /// `karak-4p+hero_mode`.
    pub name: String,
    /// How many sat at it.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// Share of games that ended by the round limit, or not at all.
    pub called_off: Estimate,
    /// Share of games in which rivals tied for the victory.
    pub ties: Estimate,
    /// Share of games that a party won; `null` for rivals.
    pub victories: Option<Estimate>,
    /// How games ended.
    pub endings: Vec<Amount>,
    /// The round in which a game ended.
    pub rounds: Spread,
    /// Decisions and draws.
    pub plies: Spread,
    /// When what happens once happened; the last is the fall of the enemy whom everybody hunts.
    pub milestones: Vec<Milestone>,
    /// Points of a seat.
    pub points: Spread,
    /// By seat.
    pub seats: Vec<Standing>,
    /// By the order of turns: who began is first.
    pub order: Vec<Standing>,
    /// By hero.
    pub heroes: Vec<Standing>,
    /// By bot.
    pub bots: Vec<Standing>,
    /// Causes of fainting.
    pub faints: Vec<Amount>,
    /// What luck did, if it was reckoned.
    pub luck: Option<LuckReport>,
    /// What another limit of the threat would have done, by its name; `null` for rivals.
    #[serde(flatten)]
    pub threat: BTreeMap<String, Option<ThreatReport>>,
}

/// How often something happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Amount {
    /// What.
    pub name: String,
    /// How often.
    pub count: u64,
    /// How often in a game, on average.
    pub per_game: f64,
}

/// How a number spreads.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// How often it was seen.
    pub count: u64,
    /// On average.
    pub mean: Estimate,
    /// The standard deviation.
    pub deviation: f64,
    /// The least.
    pub least: f64,
    /// One in ten is not greater.
    pub tenth: f64,
    /// One in two is not greater.
    pub median: f64,
    /// Nine in ten are not greater.
    pub ninetieth: f64,
    /// The greatest.
    pub most: f64,
    /// How wide a bar is.
    pub width: f64,
    /// Where each bar begins, and how many fall into it.
    pub bars: Vec<(f64, u64)>,
}

/// When something happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Milestone {
    /// What.
    pub name: String,
    /// In which share of games.
    pub reached: Estimate,
    /// In which round.
    pub round: Spread,
}

/// How a seat, a hero or a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// How many games.
    pub games: u64,
    /// Share of victories.
    pub won: Estimate,
    /// Points at the end.
    pub points: Estimate,
    /// Fights won in a game.
    pub fights_won: f64,
    /// Fights in a game that nobody won.
    pub fights_tied: f64,
    /// Fights lost in a game.
    pub fights_lost: f64,
    /// Faints in a game.
    pub faints: f64,
    /// What the game counts beside fights and faints, in a game, by name.
    #[serde(flatten)]
    pub main_counts: BTreeMap<String, f64>,
    /// What luck gave, in chances of winning, if it was reckoned.
    pub luck: Option<Estimate>,
    /// What else the game counts, in a game, by name.
    pub counts: Vec<(String, f64)>,
}

/// What luck did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LuckReport {
    /// What luck gave a seat, in chances of winning: about nothing on average.
    pub mean: Estimate,
    /// How much it varies.
    pub deviation: f64,
    /// How closely luck and victory go together, from -1 to 1.
    pub correlation: f64,
    /// Share of victories by luck: where each span begins, how wide it is, how many seats, their
    /// victories.
    pub spans: Vec<(f64, f64, u64, Estimate)>,
}

/// What another limit of the threat would have done, if everybody had played the same.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ThreatReport {
    /// The limit that was played with: no more can be said about greater ones.
    pub limit: u8,
    /// The threat at the end of games.
    pub at_end: Spread,
    /// The threat when the enemy whom everybody hunts fell.
    pub at_victory: Spread,
    /// Share of victories, limit by limit.
    pub curve: Vec<LimitPoint>,
    /// The limits that come nearest to the shares of victories that the game asks for.
    pub nearest: Vec<(f64, LimitPoint)>,
}

/// The share of victories with one limit.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LimitPoint {
    /// The limit.
    pub limit: u8,
    /// The share.
    pub won: Estimate,
}

impl About {
    /// A run of this program.
    pub fn of<G: Metrics>(
        bots: &[Spec],
        luck: bool,
        tables: Vec<TableAbout>,
        seeds: std::ops::Range<u64>,
    ) -> About {
        About {
            schema: SCHEMA,
            version: env!("CARGO_PKG_VERSION").into(),
            game: G::ID.into(),
            rules: G::RULES,
            bots_hash: hash_of(&G::FILES),
            bots: bots.iter().map(Spec::to_string).collect(),
            luck,
            names: Names::of::<G>(),
            tables,
            seeds: vec![(seeds.start, seeds.end)],
        }
    }

    /// The same run but for its seeds?
    pub fn is_like(&self, other: &About) -> bool {
        About { seeds: Vec::new(), ..self.clone() } == About { seeds: Vec::new(), ..other.clone() }
    }
}

/// A hash of these files, one after the other.
fn hash_of(files: &[&str]) -> u64 {
    let bytes = files.iter().flat_map(|file| file.bytes());
    bytes.fold(0, |hash, byte| derive_seed(hash, byte.into()))
}

impl ThreatReport {
    /// The part of the curve that people look at: on behind it little changes.
    pub fn steep(&self) -> &[LimitPoint] {
        const MORE: usize = 3;
        const MOST: usize = 40;
        let last = self.curve.last().map_or(0.0, |point| point.won.value);
        let flat = self.curve.iter().position(|point| point.won.value >= 0.97 * last);
        let end = flat.map_or(0, |place| place + 1 + MORE).min(self.curve.len()).min(MOST);
        &self.curve[..end]
    }
}

#[cfg(test)]
mod tests {
    use games::each_game;

    use super::*;

    /// The hash of a run's bots is that of all their files, and moves with each of them.
    fn check<G: Metrics>() {
        let files = [G::CHARACTERS, G::WEIGHTS, G::NETWORKS];
        let run = About::of::<G>(&[], false, Vec::new(), 0..1);
        assert_eq!(run.bots_hash, hash_of(&files));
        for place in 0..files.len() {
            let mut others = files;
            let changed = format!("{}#", files[place]);
            others[place] = &changed;
            assert_ne!(run.bots_hash, hash_of(&others), "{}: file {place}", G::ID);
        }
    }

    #[test]
    fn runs_of_bots_with_other_files_are_other_runs() {
        each_game!(G => check::<G>());
    }
}
