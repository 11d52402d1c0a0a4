//! How a table of the family is set: players, heroes, options, box.

use std::fmt::Display;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Data, Game, SetupError};

/// A game that is set up as all games of the family are.
pub trait Family: Game {
    /// The heroes that can be picked.
    type Hero: Data + Copy + Display;
    /// What else is played with.
    type Options: Data + Default;
    /// What is in the box.
    type Contents: Data;

    /// The rules about players, heroes and the round limit.
    const SETUP_RULES: [&'static str; 3];

    /// The published box.
    fn standard() -> &'static Self::Contents;

    /// Can this box be played with?
    ///
    /// # Errors
    /// The first row that cannot work, and why.
    fn check_box(contents: &Self::Contents) -> Result<(), SetupError>;

    /// How many heroes there are to choose from at this table.
    fn heroes_in_play(setup: &Setup<Self>) -> usize;

    /// Is this hero not in play at this table: by which rule, and why?
    fn absent(setup: &Setup<Self>, hero: Self::Hero) -> Option<(&'static str, String)>;
}

/// Players, heroes, options, box. Untrusted until it is checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound(serialize = "", deserialize = ""))]
#[schemars(rename = "Setup", bound = "G::Hero: JsonSchema, G::Options: JsonSchema")]
pub struct Setup<G: Family> {
    /// How many.
    pub players: u8,
    /// Who plays which hero; `null` or missing: drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Option<G::Hero>>,
    /// What else is played with.
    #[serde(default)]
    pub options: G::Options,
    /// After how many rounds the game is called off, if ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_limit: Option<u16>,
    /// A box of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub contents: Option<Box<G::Contents>>,
}

impl<G: Family> Setup<G> {
    /// A table with drawn heroes, the published box and no option.
    pub fn new(players: u8) -> Setup<G> {
        let options = G::Options::default();
        Setup { players, heroes: Vec::new(), options, round_limit: None, contents: None }
    }

    /// The box of this table.
    pub fn contents(&self) -> &G::Contents {
        self.contents.as_deref().unwrap_or(G::standard())
    }

    /// Can this table be played at?
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        G::check_box(self.contents())?;
        let [of_players, of_heroes, of_limit] = G::SETUP_RULES;
        let most = G::heroes_in_play(self).min(5) as u8;
        if !(2..=most).contains(&self.players) {
            let problem = format!("expected 2 to {most} players, got {}", self.players);
            return Err(SetupError::by_rule(of_players, "players", problem));
        }
        if self.heroes.len() > usize::from(self.players) {
            let problem = format!("expected at most {}, got {}", self.players, self.heroes.len());
            return Err(SetupError::by_rule(of_heroes, "heroes", problem));
        }
        self.check_heroes()?;
        if self.round_limit == Some(0) {
            let problem = "expected at least 1, or none";
            return Err(SetupError::by_rule(of_limit, "round_limit", problem));
        }
        Ok(())
    }

    /// Each hero is picked once, and in play.
    fn check_heroes(&self) -> Result<(), SetupError> {
        let [_, of_heroes, _] = G::SETUP_RULES;
        for (seat, hero) in self.heroes.iter().enumerate() {
            let Some(hero) = *hero else { continue };
            let taken = self.heroes[..seat].contains(&Some(hero));
            let taken = taken.then(|| (of_heroes, format!("'{hero}' is taken already")));
            if let Some((rule, problem)) = taken.or_else(|| G::absent(self, hero)) {
                return Err(SetupError::by_rule(rule, format!("heroes[{seat}]"), problem));
            }
        }
        Ok(())
    }

    /// The heroes in a situation, by seat: as it says, else as they were picked.
    ///
    /// # Errors
    /// Not as many players as sit here, or another hero than was picked.
    pub fn heroes_of(
        &self,
        said: impl ExactSizeIterator<Item = Option<G::Hero>>,
    ) -> Result<Vec<Option<G::Hero>>, SetupError> {
        let [of_players, of_heroes, _] = G::SETUP_RULES;
        if said.len() != usize::from(self.players) {
            let problem = format!("expected {} as in the setup, got {}", self.players, said.len());
            return Err(SetupError::by_rule(of_players, "players", problem));
        }
        let hero = |(seat, said): (usize, Option<G::Hero>)| {
            let picked = self.heroes.get(seat).copied().flatten();
            if picked.is_some() && said.is_some() && picked != said {
                let field = format!("players[{seat}].hero");
                let problem = "expected the hero that the setup says";
                return Err(SetupError::by_rule(of_heroes, field, problem));
            }
            Ok(said.or(picked))
        };
        said.enumerate().map(hero).collect()
    }
}
