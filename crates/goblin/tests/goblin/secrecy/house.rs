//! Tables for long games with many won cards, and players who like to fight.

use std::sync::LazyLock;

use goblin::{Action, Contents, Event, Goblin, Hero, Options, Setup};
use serde_json::json;
use tabletop::{Game, Ply, PlyOf, Rng, Turn, below};

use crate::table::{actions, any_of, random_ply, read};
use testkit::data::rows;

/// Weak monsters, and a starting card more that draws.
static EASY: LazyLock<Contents> = LazyLock::new(|| {
    let mut contents = json!(Contents::standard());
    for (table, attack, hearts) in [("monsters", 1, 2), ("guardians", 1, 3), ("lords", 3, 12)] {
        for row in rows(&mut contents, table) {
            row["attack"] = json!(attack);
            row["hearts"] = json!(hearts);
        }
    }
    for row in rows(&mut contents, "starting").iter_mut().filter(|row| row["name"] == "quick_cut") {
        row["draw"] = json!(1);
    }
    read(contents)
});

/// All options with two to four players in turn, three of four times with the easy box, and often with
/// heroes who make secrets.
pub fn setup(round: u64, round_limit: u16, rng: &mut impl Rng) -> Setup {
    let options = Options::all().nth((round % 12) as usize).expect("twelve combinations");
    let players = 2 + (round / 12 % 3) as u8;
    let mut heroes = Hero::ALL.to_vec();
    let first = |_: &Hero| below(1 << 20, &mut *rng);
    heroes.sort_by_cached_key(first);
    if below(2, rng) == 0 {
        heroes.sort_by_key(|&hero| hero != Hero::Taia && hero != Hero::Xanros);
    }
    heroes.truncate(players.into());
    let contents = (below(4, rng) > 0).then(|| Box::new(EASY.clone()));
    let heroes = heroes.into_iter().map(Some).collect();
    Setup { heroes, options, round_limit: Some(round_limit), contents, ..Setup::new(players) }
}

/// At random, but card after card is played and the merchant is visited.
pub fn lively_ply(state: &Goblin, rng: &mut impl Rng) -> Option<PlyOf<Goblin>> {
    let Turn::Player(_) = state.turn() else { return random_ply(state, rng) };
    let list = actions(state);
    let is_play =
        |action: &Action| matches!(action, Action::Play(_) | Action::PlayDefiantly { .. });
    let plays: Vec<Action> = list.iter().copied().filter(is_play).collect();
    let visits = list.contains(&Action::Merchant) && below(3, rng) == 0;
    Some(Ply::Act(if visits {
        Action::Merchant
    } else if !plays.is_empty() && below(4, rng) > 0 {
        any_of(&plays, rng)
    } else {
        any_of(&list, rng)
    }))
}

/// Plays a game, and looks at every state, the ply that comes next, and what it tells.
pub fn play(setup: &Setup, rng: &mut impl Rng, mut look: impl FnMut(&Goblin, &Step)) {
    let mut state = Goblin::new(setup).expect("a table of ours");
    let mut number = 0;
    while let Some(ply) = lively_ply(&state, rng) {
        let (mut after, mut told) = (state, Vec::new());
        after.apply(&ply, &mut told);
        look(&state, &Step { number, ply, after, told });
        state = after;
        number += 1;
    }
}

/// One step of a game.
pub struct Step {
    pub number: usize,
    pub ply: PlyOf<Goblin>,
    pub after: Goblin,
    pub told: Vec<Event>,
}
