//! Nothing that comes from outside may make the process panic.
//!
//! Bounded, and the same in every run; `KARAK_LONG=1` digs deeper.

use goblin::{Contents, Goblin};
use serde_json::json;
use tabletop::{Game, below, seeded_rng, testkit::Mutation};

use crate::table::{question, rounds, some_setup, with_easy_box};
use testkit::fuzz::Fuzz;

/// Words of the game, and words that are not.
const MUTATION: Mutation<'_> = Mutation {
    words: &[
        "argentus",
        "horan",
        "xanros",
        "taia",
        "horan-1",
        "horan-6",
        "taia-3",
        "xanros-4",
        "1-01",
        "1-03",
        "1-12",
        "1-13",
        "1-17",
        "1-20",
        "1-24",
        "2-06",
        "2-16",
        "3-24",
        "guardian-1-1",
        "guardian-2-5",
        "guardian-3-3",
        "lord-1",
        "lord-3",
        "1-row-1",
        "1-row-5",
        "2-deck",
        "3-guardian",
        "lord",
        "red",
        "blue",
        "yellow",
        "weapon",
        "armour",
        "attack",
        "defence",
        "draw",
        "heal",
        "magic",
        "healing",
        "counter_curse",
        "strength",
        "turn",
        "trim",
        "chain",
        "put_under",
        "defy",
        "brace",
        "flip",
        "shop",
        "reveal",
        "stack",
        "pay",
        "keep",
        "reward",
        "over",
        "agreed",
        "lord_beaten",
        "first_player",
        "deal",
        "effect",
        "refill",
        "ready",
        "spent",
        "counts",
        "potion",
        "card",
        "play",
        "stop",
        "stack",
        "resurrect",
        "fight",
        "automatic",
        "shuffle",
        "blue_leap",
        "foresight",
        "defiance",
        "giant_worm",
        "feint",
        "é\u{0}🎲",
    ],
};

testkit::family_tests!(fuzz: fuzz());

/// At every second table the box is the easy one, so that all questions are asked.
fn fuzz() -> Fuzz<'static, Goblin> {
    let mut rng = seeded_rng(9);
    let mut setup = || match some_setup(20, &mut rng) {
        setup if below(2, &mut rng) == 0 => with_easy_box(setup),
        setup => setup,
    };
    Fuzz {
        words: MUTATION,
        setups: (0..rounds(200, 2_000)).map(|_| setup()).collect(),
        contents: json!(Contents::standard()),
        toml: include_str!("../../../../data/goblin.toml"),
        plies: 1_500,
        question: |state| question(state.position().phase),
        hot: &["phase", "battle", "players", "caves", "visit"],
        read_box: |text| Contents::from_toml(text).is_ok_and(|contents| contents.check() == Ok(())),
    }
}
