//! Saved games of earlier versions load for ever, or fail with the error we promised.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;
use tabletop::{Game, LoadError, Luck, any};

use crate::ROOT;

/// Whence the rolls and draws of a save come: proven by its secret, sealed, or named by hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Proof {
    /// By its secret.
    Proven,
    /// Its secret is not known yet.
    Sealed,
    /// Somebody rolled and drew.
    Manual,
}

/// The saves of one game and one version of its rules: their folder in the repository, and what is
/// in it.
pub struct Saves<'a> {
    /// Where they lie in the repository.
    pub folder: &'a str,
    /// Their names, and what is proven of each.
    pub known: &'a [(&'a str, Proof)],
}

impl Saves<'_> {
    /// Each verifies, and comes back as it was saved, in the words of today.
    pub fn hold_together<G: Game>(&self) {
        for &(name, proof) in self.known {
            let save = self.read(name);
            let verdict =
                any::verify::<G>(save.clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
            let counted = match proof {
                Proof::Proven => verdict.proven,
                Proof::Sealed => verdict.sealed,
                Proof::Manual => verdict.manual,
            };
            assert_eq!(counted, verdict.proven + verdict.sealed + verdict.manual, "{name}");
            assert!(counted > 0, "{name} has luck in it");
            assert_eq!(verdict.winners.is_none(), proof == Proof::Sealed, "{name}");
            assert_eq!(
                any::load::<G>(save.clone()).expect("it was verified").save(),
                in_words_of_today(save),
                "{name}"
            );
        }
    }

    /// Each is refused as one of older rules: to play it by ours would be another game.
    pub fn are_of_rules<G: Game>(&self, saved: u32) {
        for &(name, _) in self.known {
            let refused = any::load::<G>(self.read(name)).err();
            assert_eq!(refused, Some(LoadError::Rules { saved, ours: G::RULES }), "{name}");
        }
    }

    /// The folder holds these and no others.
    pub fn are_all_known(&self) {
        let files = fs::read_dir(self.path()).expect("the folder is there");
        let mut names: Vec<String> = files
            .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
            .filter(|name| name.ends_with(".json"))
            .collect();
        names.sort();
        let known: Vec<String> =
            self.known.iter().map(|(name, _)| format!("{name}.json")).collect();
        assert_eq!(names, known);
    }

    /// Without the secret of its dice a game goes on with new ones.
    pub fn go_on_with_new_luck<G: Game>(&self, sealed: &str) {
        let mut game = any::load::<G>(self.read(sealed)).expect("our own save");
        assert!(matches!(game.luck(), Luck::Sealed { .. }));
        game.continue_with(Luck::Fair(tabletop::FairDice::seeded(1)));
        let tabletop::Turn::Player(seat) = game.turn() else { panic!("somebody decides") };
        let action = game.actions().swap_remove(0).action;
        game.act(seat, action).expect("it was offered");
        assert_eq!(game.host_save()["luck"].as_array().expect("a list").len(), 2);
    }

    /// The save of this name.
    pub fn read(&self, name: &str) -> Value {
        let path = self.path().join(format!("{name}.json"));
        let text = fs::read_to_string(path).expect("a readable file");
        serde_json::from_str(&text).expect("JSON")
    }

    fn path(&self) -> PathBuf {
        Path::new(ROOT).join(self.folder)
    }
}

/// The active seat of a position was its `turn` once.
fn in_words_of_today(mut save: Value) -> Value {
    if let Some(position) = save.pointer_mut("/position").and_then(Value::as_object_mut)
        && let Some(active) = position.remove("turn")
    {
        position.insert("active".to_owned(), active);
    }
    save
}
