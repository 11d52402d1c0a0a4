//! Nothing that comes from outside may make the process panic.
//!
//! Bounded, and the same in every run; `KARAK_LONG=1` digs deeper.

use karak2::{Contents, Karak2};
use serde_json::json;
use tabletop::{Game, seeded_rng, testkit::Mutation};

use crate::table::{rounds, some_setup};
use testkit::fuzz::Fuzz;

/// Words of the game, and words that are not.
const MUTATION: Mutation<'_> = Mutation {
    words: &[
        "horan",
        "taia",
        "lorraine",
        "xanros",
        "darius",
        "aderyn",
        "argentus",
        "valduk",
        "kirima",
        "skeleton_warrior",
        "shadow_eater",
        "skeleton_giant",
        "dark_dryad",
        "envoy_of_death",
        "ghost",
        "time_master",
        "sword",
        "fireball",
        "blessing",
        "abundance",
        "glory",
        "action",
        "protection",
        "titan",
        "hero",
        "knight",
        "archer",
        "mage",
        "skeleton",
        "guard",
        "skull",
        "two_skulls",
        "shield",
        "loop",
        "betrayal",
        "1",
        "2",
        "stable",
        "portal",
        "camp",
        "mage_tower",
        "food",
        "stone",
        "ne",
        "w",
        "e-w",
        "1-farm",
        "1-rift",
        "1-goblin_cave-w",
        "2-abyss",
        "2-big_rock-e-se-sw-w",
        "act",
        "roll",
        "roll_again",
        "fireballs",
        "bless",
        "tough_hide",
        "plague",
        "send_home",
        "build",
        "tax",
        "find_amulet",
        "break_tie",
        "rift",
        "known",
        "new",
        "falcon",
        "units",
        "whale",
        "weapon",
        "first_player",
        "end_turn",
        "enough",
        "wings",
        "é\u{0}🎲",
    ],
};

testkit::family_tests!(fuzz: fuzz());

fn fuzz() -> Fuzz<'static, Karak2> {
    let mut rng = seeded_rng(9);
    Fuzz {
        words: MUTATION,
        setups: (0..rounds(500, 5_000)).map(|_| some_setup(60, &mut rng)).collect(),
        contents: json!(Contents::standard()),
        toml: include_str!("../../../../data/karak2.toml"),
        plies: 1_500,
        question: |state| word(&format!("{:?}", state.position().phase)),
        hot: &["phase", "battle", "players", "tiles"],
        read_box: |text| Contents::from_toml(text).is_ok_and(|contents| contents.check() == Ok(())),
    }
}

/// The first word of a text.
fn word(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphanumeric).collect()
}
