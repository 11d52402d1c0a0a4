//! Matches behind the checked door, and what their records are worth.

use std::fmt::Debug;

use serde_json::json;
use tabletop::{Data, FORMAT, Game, LoadError, Match, Ply, Save, Silent, Turn, quick, verify};

use super::table::{FIRST, any_of, read};

/// The error that an attempt meets; the match must be as it was before.
pub fn refused<G: Game, E: Debug>(
    game: &mut Match<G>,
    attempt: impl FnOnce(&mut Match<G>) -> Result<(), E>,
) -> E {
    let (record, story, state) = (game.host_save(), game.events(0, None), game.state().clone());
    let error = attempt(game).expect_err("this must be refused");
    assert_eq!(game.host_save(), record, "a refusal leaves the record alone");
    assert_eq!(game.events(0, None), story, "a refusal tells no story");
    assert_eq!(*game.state(), state, "a refusal leaves the state alone");
    error
}

/// Plays up to so many decisions, always the same for the same state.
pub fn decide<G: Game>(game: &mut Match<G>, decisions: u64) {
    for decision in 0..decisions {
        let Turn::Player(seat) = game.state().turn() else { return };
        let action = any_of(&game.actions(), &mut quick(decision));
        game.act(seat, action).expect("it was in the list");
    }
}

/// Plays to the end.
pub fn finish<G: Game>(mut game: Match<G>) -> Match<G> {
    while !matches!(game.state().turn(), Turn::Over { .. }) {
        decide(&mut game, 100);
    }
    game
}

/// What is wrong with a save.
pub fn load_error<G: Game>(save: Save<G>) -> LoadError {
    Match::<G>::load(save).expect_err("this must be refused")
}

/// Replaying the plies, and loading the save, give the state, the story and the save back.
pub fn is_what_its_plies_say<G: Game>(game: &Match<G>) {
    let mut state = G::new(game.setup()).expect("a table of ours");
    game.plies().iter().for_each(|ply| state.apply(ply, &mut Silent));
    assert_eq!(state, *game.state());
    let again = Match::<G>::load(read(json!(game.save()))).expect("our own save");
    assert_eq!(again.state(), game.state());
    assert_eq!(again.events(0, None), game.events(0, None));
    assert_eq!(again.save(), game.save());
}

/// Every die and draw of a finished game follows from its secret.
pub fn is_proven<G: Game>(game: &Match<G>) {
    let draws = game.plies().iter().filter(|ply| matches!(ply, Ply::Chance(_))).count();
    let verdict = verify(game.save()).expect("our own save");
    assert_eq!((verdict.proven, verdict.sealed, verdict.manual), (draws, 0, 0));
    assert_eq!(verdict.winners, game.winners());
}

/// A save of other rules, of another format or of another game is refused as such.
pub fn is_for_these_rules_only<G: Game>(save: &Save<G>, other_game: &str) {
    let ours = G::RULES;
    let other = Save { rules: ours + 1, ..save.clone() };
    assert_eq!(load_error(other), LoadError::Rules { saved: ours + 1, ours });
    let other = Save { format: 9, ..save.clone() };
    assert_eq!(load_error(other), LoadError::Format { saved: 9, ours: FORMAT });
    let other = Save { game: other_game.into(), ..save.clone() };
    assert_eq!(load_error(other).code(), "other_game");
}

/// A save of a game that goes on has no winner yet.
pub fn has_no_winner_yet<G: Game>(mut save: Save<G>) {
    save.winners = Some([FIRST].into_iter().collect());
    assert_eq!(load_error(save).code(), "wrong_result");
}

/// The host's record goes on with the same luck.
pub fn goes_on_alike<G: Game>(mut game: Match<G>) {
    decide(&mut game, 40);
    let mut again = Match::<G>::load(read(json!(game.host_save()))).expect("our own save");
    decide(&mut game, 40);
    decide(&mut again, 40);
    assert_eq!(again.plies(), game.plies());
}

/// How many actions and outcomes a section of the protocol's document shows; each must be read as it
/// is written.
pub fn understood_words<G: Game>(section: &str) -> (usize, usize) {
    let text = crate::document("docs/protocol.md");
    let words = text.split(section).nth(1).expect("the section is there");
    let words = words.split("\n## ").next().expect("a section has a text");
    let (actions, outcomes) = words.split_once("| outcome |").expect("two tables");
    (read_words::<G::Action>(actions), read_words::<G::Chance>(outcomes))
}

fn read_words<T: Data>(table: &str) -> usize {
    let cells = table.lines().filter(|line| line.starts_with("| `"));
    let cells = cells.map(|line| line.split('|').nth(1).expect("a first cell"));
    let words: Vec<&str> = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    for word in &words {
        let shown: serde_json::Value = serde_json::from_str(word).expect("JSON");
        let read: T =
            serde_json::from_value(shown.clone()).unwrap_or_else(|error| panic!("{word}: {error}"));
        assert_eq!(json!(read), shown);
    }
    words.len()
}
