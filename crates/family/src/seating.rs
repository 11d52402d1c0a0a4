//! Who sits at a table: what the setups of all games have in common.

use std::fmt::Display;

use tabletop::SetupError;

/// How many play, and which heroes they have picked; each with the rule that says so.
pub struct Seating<'a, H> {
    /// How many.
    pub players: u8,
    /// By seat; `None` is drawn.
    pub heroes: &'a [Option<H>],
    /// After how many rounds the game is called off, if ever.
    pub round_limit: Option<u16>,
    /// The rules about players, heroes and the round limit.
    pub rules: [&'static str; 3],
}

impl<H: Copy + Eq + Display> Seating<'_, H> {
    /// Can they sit down, with so many heroes to choose from? The last question is the game's own: is
    /// this hero in play, and if not, by which rule and why?
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn check(
        &self,
        known: usize,
        missing: impl Fn(H) -> Option<(&'static str, String)>,
    ) -> Result<(), SetupError> {
        let [of_players, of_heroes, of_limit] = self.rules;
        let most = known.min(5) as u8;
        if !(2..=most).contains(&self.players) {
            let problem = format!("expected 2 to {most} players, got {}", self.players);
            return Err(SetupError::by_rule(of_players, "players", problem));
        }
        if self.heroes.len() > usize::from(self.players) {
            let problem = format!("expected at most {}, got {}", self.players, self.heroes.len());
            return Err(SetupError::by_rule(of_heroes, "heroes", problem));
        }
        for (seat, hero) in self.heroes.iter().enumerate() {
            let Some(hero) = *hero else { continue };
            let taken = self.heroes[..seat].contains(&Some(hero));
            let taken = taken.then(|| (of_heroes, format!("'{hero}' is taken already")));
            if let Some((rule, problem)) = taken.or_else(|| missing(hero)) {
                return Err(SetupError::by_rule(rule, format!("heroes[{seat}]"), problem));
            }
        }
        if self.round_limit == Some(0) {
            let problem = "expected at least 1, or none";
            return Err(SetupError::by_rule(of_limit, "round_limit", problem));
        }
        Ok(())
    }

    /// The heroes in a situation, by seat: as it says, else as they were picked.
    ///
    /// # Errors
    /// Not as many players as sit here, or another hero than was picked.
    pub fn heroes_of(
        &self,
        said: impl ExactSizeIterator<Item = Option<H>>,
    ) -> Result<Vec<Option<H>>, SetupError> {
        let [of_players, of_heroes, _] = self.rules;
        if said.len() != usize::from(self.players) {
            let problem = format!("expected {} as in the setup, got {}", self.players, said.len());
            return Err(SetupError::by_rule(of_players, "players", problem));
        }
        let hero = |(seat, said): (usize, Option<H>)| {
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
