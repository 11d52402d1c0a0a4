//! First games that explain themselves: everything that happens is written down beforehand.
//!
//! A script has one step for each ply, so the number of plies says where we are.

use std::sync::LazyLock;

use rust_embed::RustEmbed;
use serde::Deserialize;
use serde_json::Value;
use tabletop::{AnyMatch, Luck, PlayError, Seat, Turn};

use crate::{
    api::{self, Computer, Person, SeatPlan},
    failure::Failure,
};

/// The script of a first game: `data/tutorials/GAME.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tutorial {
    /// Which game.
    pub game: String,
    setup: Value,
    #[serde(default)]
    position: Option<Value>,
    steps: Vec<Step>,
}

/// One ply.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Step {
    /// What the person is told, and does.
    Lesson { say: String, act: Value },
    /// What luck brings.
    Luck { luck: Value },
    /// What somebody else does.
    Other { other: Value },
}

/// The scripts there are, each in a file named after its game.
#[derive(RustEmbed)]
#[folder = "../../data/tutorials"]
struct Scripts;

static TUTORIALS: LazyLock<Vec<Tutorial>> = LazyLock::new(|| {
    let read = |name: &str| {
        let script = Scripts::get(name).expect("it was listed").data;
        toml::from_slice(&script).expect("a test reads this file")
    };
    Scripts::iter().map(|name| read(&name)).collect()
});

/// The first game of this game, if it has one.
pub fn find(game: &str) -> Option<&'static Tutorial> {
    TUTORIALS.iter().find(|tutorial| tutorial.game == game)
}

impl Tutorial {
    /// The table before the person's first decision, and who sits there.
    ///
    /// # Errors
    /// A script that cannot be played.
    pub fn open(&self) -> Result<(Box<dyn AnyMatch>, Vec<SeatPlan>), Failure> {
        let (setup, position) = (self.setup.clone(), self.position.clone());
        let mut game = games::open(&self.game, setup, position, Luck::Manual)?;
        self.go_on(&mut *game)?;
        let plan = |seat| match game.turn() {
            Turn::Player(person) if person == seat => SeatPlan::Person(Person { name: None }),
            Turn::Player(_) | Turn::Chance | Turn::Over { .. } => SeatPlan::Computer(Computer {
                level: bots::Level::Apprentice,
                temperament: None,
                name: None,
            }),
        };
        let seats = (0..game.seats()).map(|seat| plan(Seat(seat))).collect();
        Ok((game, seats))
    }

    /// What the person is told and does.
    pub fn lessons(&self) -> Vec<api::Lesson> {
        let lesson = |(ply, step): (usize, &Step)| match step {
            Step::Lesson { say, act } => {
                Some(api::Lesson { ply, say: say.clone(), act: act.clone() })
            }
            Step::Luck { .. } | Step::Other { .. } => None,
        };
        self.steps.iter().enumerate().filter_map(lesson).collect()
    }

    /// The person has decided; if it is what the script says, what follows happens too.
    ///
    /// # Errors
    /// The script says something else.
    pub fn follow(
        &self,
        before: &dyn AnyMatch,
        now: &mut dyn AnyMatch,
        seat: Seat,
    ) -> Result<(), Failure> {
        let Some(Step::Lesson { act, .. }) = self.steps.get(before.ply()) else {
            return Err(Failure::Tutorial("the lesson is over"));
        };
        let mut scripted = before.boxed();
        scripted.act(seat, act.clone())?;
        // The same decision can be written in several ways, so what came of it is compared.
        if scripted.position() != now.position() {
            return Err(Failure::Tutorial("the lesson asks for something else now"));
        }
        Ok(self.go_on(now)?)
    }

    /// Lets everything happen that comes before the person's next decision; behind the last step the game ends.
    fn go_on(&self, game: &mut dyn AnyMatch) -> Result<(), PlayError> {
        loop {
            match (self.steps.get(game.ply()), game.turn()) {
                (Some(Step::Luck { luck }), _) => game.happen(luck.clone())?,
                (Some(Step::Other { other }), Turn::Player(seat)) => {
                    game.act(seat, other.clone())?;
                }
                (Some(Step::Other { .. } | Step::Lesson { .. }), _) => return Ok(()),
                (None, Turn::Over { .. }) => return Ok(()),
                (None, Turn::Player(_) | Turn::Chance) => game.end()?,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_can_be_played_to_its_end() {
        for tutorial in TUTORIALS.iter() {
            let (mut game, seats) = tutorial.open().unwrap();
            let is_person = |plan: &SeatPlan| matches!(plan, SeatPlan::Person(_));
            let person = Seat(seats.iter().position(is_person).unwrap() as u8);
            for lesson in tutorial.lessons() {
                assert_eq!(game.ply(), lesson.ply, "{}: a step cannot happen", lesson.say);
                assert_eq!(game.turn(), Turn::Player(person), "{}", lesson.say);
                let before = game.boxed();
                game.act(person, lesson.act).unwrap();
                tutorial.follow(&*before, &mut *game, person).unwrap();
            }
            assert!(matches!(game.turn(), Turn::Over { .. }), "{}: steps are left", tutorial.game);
        }
    }
}
