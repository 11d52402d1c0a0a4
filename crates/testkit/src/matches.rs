//! Matches behind the checked door, and what their records are worth.

use std::fmt::Debug;

use serde_json::json;
use tabletop::{
    Data, FORMAT, Game, LoadError, Match, PlayError, Ply, Refusal, Save, Seat, Silent, Turn,
    UndoError, seeded_rng, verify,
};

use super::table::{FIRST, SECOND, actions, any_of, random_ply, read, rounds};

/// Matches of one game, and what is tried in them.
pub struct Matches<G: Game> {
    /// Luck, named by hand, decides first.
    pub by_hand: fn() -> Match<G>,
    /// The first of two has the turn, and luck is named by hand.
    pub begun: fn() -> Match<G>,
    /// Luck answers by itself, the same for the same seed.
    pub fair: fn(u64) -> Match<G>,
    /// A few plies, and no end.
    pub short: fn() -> Save<G>,
    /// What is tried where nobody may.
    pub action: G::Action,
    /// What the first may do, and take back.
    pub undone: G::Action,
    /// What luck is said to bring where it does not.
    pub chance: G::Chance,
    /// How many games are replayed, and how many with `KARAK_LONG=1`.
    pub games: (u64, u64),
    /// Tables at which everything is tried.
    pub setups: fn() -> Vec<G::Setup>,
    /// Actions of every kind, possible somewhere or nowhere.
    pub every_action: fn() -> Vec<G::Action>,
    /// The numbers of the rules.
    pub rules: fn() -> Vec<String>,
    /// What else a refusal promises.
    pub refusal: fn(&Refusal),
    /// Another game of the family.
    pub other_game: &'static str,
    /// Too many players, and the rule that says so.
    pub crowd: (u8, &'static str),
    /// Where the protocol's document has the words of this game, and how many actions and outcomes.
    pub words: (&'static str, (usize, usize)),
}

impl<G: Game> Matches<G> {
    /// Fair dice answer; nobody answers for them.
    pub fn fair_outcomes_cannot_be_named(&self) {
        let error = refused(&mut (self.fair)(1), |game| game.happen(self.chance));
        assert_eq!(error.code(), "not_chance");
    }

    /// It is the first player's turn, and nobody else's.
    pub fn others_cannot_act(&self) {
        let mut game = (self.begun)();
        for seat in [SECOND, Seat(2), Seat(255)] {
            let error = refused(&mut game, |game| game.act(seat, self.action));
            assert_eq!(error, PlayError::NotYourTurn { turn: Turn::Player(FIRST) });
        }
    }

    /// Not even the first player.
    pub fn nobody_acts_while_luck_decides(&self) {
        let error = refused(&mut (self.by_hand)(), |game| game.act(FIRST, self.action));
        assert_eq!(error, PlayError::NotYourTurn { turn: Turn::Chance });
    }

    /// Whatever is asked, whatever is answered.
    pub fn refusals_have_rules(&self) {
        let (mut luck, rules, every) = (seeded_rng(1), (self.rules)(), (self.every_action)());
        for setup in (self.setups)() {
            let mut state = G::new(&setup).expect("a table of ours");
            while let Some(ply) = random_ply(&state, &mut luck) {
                let offered = actions(&state);
                for action in every.iter().filter(|action| !offered.contains(action)) {
                    let refusal = state.why_not(action);
                    assert!(rules.iter().any(|rule| rule == refusal.rule), "{action}: {refusal}");
                    assert!(!refusal.because.is_empty(), "{action}: {refusal}");
                    (self.refusal)(&refusal);
                }
                state.apply(&ply, &mut Silent);
            }
        }
    }

    /// Who agrees to end a game shares the victory of a game that has just begun.
    pub fn nothing_follows_an_agreed_end(&self) {
        let mut game = (self.begun)();
        game.end().expect("the game goes on");
        assert_eq!(game.winners(), Some([FIRST, SECOND].into_iter().collect()));
        assert_eq!(refused(&mut game, |game| game.act(FIRST, self.action)), PlayError::Over);
        assert_eq!(refused(&mut game, |game| game.happen(self.chance)), PlayError::Over);
        assert_eq!(refused(&mut game, Match::end), PlayError::Over);
    }

    /// By who took it, and by nobody else.
    pub fn decisions_are_taken_back(&self) {
        let mut game = (self.begun)();
        let before = game.state().clone();
        game.act(FIRST, self.undone).expect("it is offered");
        assert_eq!(refused(&mut game, |game| game.undo(SECOND)), UndoError::NotYours(FIRST));
        game.undo(FIRST).expect("nothing has happened since");
        assert_eq!(*game.state(), before);
    }

    /// See [`is_what_its_plies_say`].
    pub fn games_are_what_their_plies_say(&self) {
        let (short, long) = self.games;
        (0..rounds(short, long)).for_each(|seed| is_what_its_plies_say(&self.finished(seed)));
    }

    /// See [`is_proven`].
    pub fn finished_games_are_proven(&self) {
        is_proven(&self.finished(3));
    }

    /// See [`is_for_these_rules_only`].
    pub fn saves_are_for_these_rules_only(&self) {
        is_for_these_rules_only(&(self.short)(), self.other_game);
    }

    /// A table with too many players is refused by its rule.
    pub fn saves_are_for_so_many_players_only(&self) {
        let (players, rule) = self.crowd;
        let mut save = json!((self.short)());
        save["setup"]["players"] = json!(players);
        let LoadError::Start(error) = load_error::<G>(read(save)) else { panic!("{players} play") };
        assert_eq!((error.field.as_str(), error.rule), ("players", Some(rule)));
    }

    /// See [`has_no_winner_yet`].
    pub fn nobody_has_won_yet(&self) {
        has_no_winner_yet((self.short)());
    }

    /// See [`goes_on_alike`].
    pub fn the_host_goes_on_alike(&self) {
        goes_on_alike((self.fair)(5));
    }

    /// Every action and outcome that the protocol's document shows is one of this game.
    pub fn the_protocol_is_understood(&self) {
        let (section, words) = self.words;
        assert_eq!(understood_words::<G>(section), words);
    }

    fn finished(&self, seed: u64) -> Match<G> {
        finish((self.fair)(seed))
    }
}

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
        let action = any_of(&game.actions(), &mut seeded_rng(decision));
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
