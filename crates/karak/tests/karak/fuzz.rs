//! Nothing that comes from outside may make the process panic.
//!
//! Bounded, and the same in every run; `KARAK_LONG=1` digs deeper.

use karak::{Contents, Hero, Karak, Setup};
use serde_json::json;
use tabletop::{Game, Rng, below, seeded_rng, testkit::Mutation};

use crate::table::{any_of, rounds, setups};
use testkit::fuzz::Fuzz;

/// Words of the game, and words that are not.
const MUTATION: Mutation<'_> = Mutation {
    words: &[
        "wizard",
        "warrior",
        "warlock",
        "thief",
        "oracle",
        "rat",
        "spider",
        "mummy",
        "turnkey",
        "skeleton_king",
        "fallen",
        "dragon",
        "chest",
        "daggers",
        "healing_portal",
        "magic_bolt",
        "key",
        "axe",
        "north",
        "west",
        "n",
        "esw",
        "fountain-cross",
        "room-tee",
        "walk",
        "first_player",
        "call_monster",
        "end_turn",
        "fight",
        "sneak",
        "strike",
        "bolt",
        "room",
        "guard",
        "second",
        "ones",
        "both",
        "fierce",
        "manual",
        "wings",
        "é\u{0}🎲",
    ],
};

testkit::family_tests!(fuzz: fuzz());

fn fuzz() -> Fuzz<'static, Karak> {
    let mut rng = seeded_rng(9);
    Fuzz {
        words: MUTATION,
        setups: (0..rounds(500, 5_000)).map(|_| some_setup(&mut rng)).collect(),
        contents: json!(Contents::standard()),
        toml: include_str!("../../../../data/karak.toml"),
        plies: 400,
        question: |state| {
            let phase = format!("{:?}", state.position().phase);
            phase.chars().take_while(char::is_ascii_alphanumeric).collect()
        },
        hot: &["phase", "players", "tiles"],
        read_box: |text| Contents::from_toml(text).is_ok_and(|contents| contents.check() == Ok(())),
    }
}

/// One of the 64 tables, with some heroes picked.
fn some_setup(rng: &mut impl Rng) -> Setup {
    let mut setup = any_of(&setups(40).collect::<Vec<_>>(), rng);
    let mut heroes = Hero::ALL.to_vec();
    for _ in 0..below(u32::from(setup.players) + 1, rng) {
        let hero = heroes.remove(below(heroes.len() as u32, rng) as usize);
        setup.heroes.push((below(4, rng) > 0).then_some(hero));
    }
    setup
}

/// Whatever happens, there is something to say about it.
#[test]
fn every_state_has_a_status() {
    let mut rng = seeded_rng(10);
    for setup in setups(10) {
        let mut state = Karak::new(&setup).expect("a table of ours");
        crate::table::play_at_random(&mut state, 500, &mut rng, |state, _| {
            assert!(!tabletop::Picture::status(&state.view(None)).is_empty());
        });
    }
}
