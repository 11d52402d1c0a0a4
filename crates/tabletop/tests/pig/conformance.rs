//! Pig keeps the laws of games; a game that breaks one is caught.

use tabletop::{
    Game, Picture, PlyOf, Rng, Seat, SetupError, Silent,
    testkit::{check_every_state, check_sampling},
    toy::{Die, Pig, PigAction, PigEvent, PigSetup},
};

use crate::{
    bent::{Bend, Bent, Covered},
    fuzz::rounds,
    table::setup,
};

#[test]
fn pig_keeps_every_law() {
    for players in 2..=8 {
        for seed in 0..rounds(20) {
            let played = check_every_state::<Pig>(&PigSetup { players, goal: 30 }, seed, 3_000);
            assert!(played.over && played.plies > 2, "seed {seed}: {played:?}");
        }
    }
}

#[test]
fn the_bound_stops_a_game() {
    let played = check_every_state::<Pig>(&PigSetup { players: 2, goal: 60_000 }, 1, 50);
    assert!(!played.over);
    assert!((50..52).contains(&played.plies), "{played:?}");
}

#[test]
fn the_die_is_drawn_as_it_is_weighed() {
    for seed in 0..rounds(5) {
        check_sampling(&rolling::<Pig>(), 60_000, seed);
    }
}

/// A state in which the die is about to fall.
fn rolling<G: Game<Setup = PigSetup, Action = PigAction>>() -> G {
    let mut game = G::new(&setup()).expect("two can play");
    game.act(PigAction::Roll, &mut Silent);
    game
}

fn check<B: Bend>() {
    check_every_state::<Bent<B>>(&setup(), 1, 1_000);
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Straight;
impl Bend for Straight {}

#[test]
fn what_is_not_bent_passes() {
    check::<Straight>();
    check_sampling(&rolling::<Bent<Straight>>(), 60_000, 1);
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Unsorted;
impl Bend for Unsorted {
    fn actions(pig: &Pig, list: &mut Vec<PigAction>) {
        pig.actions(list);
        list.reverse();
    }
}

#[test]
#[should_panic(expected = "actions ascend")]
fn unsorted_actions_are_caught() {
    check::<Unsorted>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Speechless;
impl Bend for Speechless {
    fn actions(_pig: &Pig, _list: &mut Vec<PigAction>) {}
}

#[test]
#[should_panic(expected = "a player has something to choose")]
fn a_player_without_a_choice_is_caught() {
    check::<Speechless>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Luckless;
impl Bend for Luckless {
    fn chances(_pig: &Pig, _list: &mut Vec<(Die, u32)>) {}
}

#[test]
#[should_panic(expected = "chance has outcomes")]
fn a_roll_without_outcomes_is_caught() {
    check::<Luckless>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Eager;
impl Bend for Eager {
    fn chances(_pig: &Pig, list: &mut Vec<(Die, u32)>) {
        list.push((Die(6), 1));
    }
}

#[test]
#[should_panic(expected = "chances wait for their turn")]
fn a_roll_out_of_turn_is_caught() {
    check::<Eager>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Endless;
impl Bend for Endless {
    fn end(_pig: &mut Pig) {}
}

#[test]
#[should_panic(expected = "an agreed end is an end")]
fn an_agreed_end_that_is_none_is_caught() {
    check::<Endless>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Weightless;
impl Bend for Weightless {
    fn chances(pig: &Pig, list: &mut Vec<(Die, u32)>) {
        pig.chances(list);
        list.iter_mut().filter(|(die, _)| *die == Die(6)).for_each(|(_, weight)| *weight = 0);
    }
}

#[test]
#[should_panic(expected = "weights are positive")]
fn an_outcome_without_weight_is_caught() {
    check::<Weightless>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Forgetful;
impl Bend for Forgetful {
    fn position(_pig: &Pig) -> Pig {
        Pig::new(&setup()).expect("two can play")
    }
}

#[test]
#[should_panic(expected = "a position leads back to its state")]
fn a_position_that_forgets_is_caught() {
    check::<Forgetful>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Dreamer;
impl Bend for Dreamer {
    fn has_secrets(_pig: &Pig) -> bool {
        true
    }

    fn imagine(_pig: &Pig, _seat: Seat, _luck: &mut impl Rng) -> Pig {
        Pig::new(&setup()).expect("two can play")
    }
}

#[test]
#[should_panic(expected = "an imagined world looks the same")]
fn a_world_that_a_seat_can_tell_is_caught() {
    check::<Dreamer>();
}

#[test]
fn a_game_that_says_what_reveals_its_secrets_passes() {
    check::<Covered>();
}

/// The cup is not lifted even when the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Buried;

impl Bend for Buried {
    fn view(pig: &Pig, viewer: Option<Seat>) -> Pig {
        Covered::view(pig, viewer)
    }

    fn revealed(pig: &Pig) -> Pig {
        Covered::view(pig, None)
    }

    fn has_secrets(pig: &Pig) -> bool {
        Covered::has_secrets(pig)
    }

    fn imagine(pig: &Pig, seat: Seat, rng: &mut impl Rng) -> Pig {
        Covered::imagine(pig, seat, rng)
    }
}

#[test]
#[should_panic(expected = "is revealed at the end")]
fn a_secret_that_is_never_revealed_is_caught() {
    check::<Buried>();
}

/// Reveals another table than this.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Boastful;

impl Bend for Boastful {
    fn revealed(_pig: &Pig) -> Pig {
        Pig::new(&setup()).expect("two can play")
    }
}

#[test]
#[should_panic(expected = "there is nothing to reveal")]
fn something_revealed_where_nothing_is_hidden_is_caught() {
    check::<Boastful>();
}

/// Denies that banking lifts the cup.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Denied;
impl Bend for Denied {
    fn view(pig: &Pig, viewer: Option<Seat>) -> Pig {
        Covered::view(pig, viewer)
    }

    fn has_secrets(pig: &Pig) -> bool {
        Covered::has_secrets(pig)
    }

    fn imagine(pig: &Pig, seat: Seat, rng: &mut impl Rng) -> Pig {
        Covered::imagine(pig, seat, rng)
    }
}

#[test]
#[should_panic(expected = "'bank' shows player 1 what was hidden, so it reveals")]
fn a_secret_shown_without_saying_so_is_caught() {
    check::<Denied>();
}

/// Denies that there is a cup.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Secretive;
impl Bend for Secretive {
    fn view(pig: &Pig, viewer: Option<Seat>) -> Pig {
        Covered::view(pig, viewer)
    }

    fn imagine(pig: &Pig, seat: Seat, rng: &mut impl Rng) -> Pig {
        Covered::imagine(pig, seat, rng)
    }
}

#[test]
#[should_panic(expected = "player 1 imagines another world, so the table has secrets")]
fn a_secret_that_is_denied_is_caught() {
    check::<Secretive>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Whispering;
impl Bend for Whispering {
    fn redact(event: &PigEvent, viewer: Option<Seat>) -> Option<PigEvent> {
        Covered::redact(event, viewer)
    }
}

#[test]
#[should_panic(expected = "what is kept from Some(Seat(0)) is a secret")]
fn an_event_kept_back_at_an_open_table_is_caught() {
    check::<Whispering>();
}

/// Nothing is hidden until something is at risk.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Late;
impl Bend for Late {
    fn has_secrets(pig: &Pig) -> bool {
        pig.picture().to_string() != "at risk 0\n"
    }
}

#[test]
#[should_panic(expected = "brings secrets to a table that has none")]
fn secrets_that_come_late_are_caught() {
    check::<Late>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Mumbling;
impl Bend for Mumbling {
    fn describe(_pig: &Pig, _ply: &PlyOf<Pig>) -> String {
        "this or that".into()
    }
}

#[test]
#[should_panic(expected = "every action has words of its own")]
fn words_for_two_actions_are_caught() {
    check::<Mumbling>();
}

/// Says what lies under the cup.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chatty;
impl Bend for Chatty {
    fn view(pig: &Pig, viewer: Option<Seat>) -> Pig {
        Covered::view(pig, viewer)
    }

    fn redact(event: &PigEvent, viewer: Option<Seat>) -> Option<PigEvent> {
        Covered::redact(event, viewer)
    }

    fn has_secrets(pig: &Pig) -> bool {
        Covered::has_secrets(pig)
    }

    fn imagine(pig: &Pig, seat: Seat, rng: &mut impl Rng) -> Pig {
        Covered::imagine(pig, seat, rng)
    }

    fn reveals(pig: &Pig, action: &PigAction) -> bool {
        Covered::reveals(pig, action)
    }

    fn describe(pig: &Pig, ply: &PlyOf<Pig>) -> String {
        format!("{ply}, {}", pig.picture())
    }
}

#[test]
#[should_panic(expected = "and in the same words")]
fn words_that_tell_a_secret_are_caught() {
    check::<Chatty>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Invalid;
impl Bend for Invalid {
    fn validate(_pig: &Pig) -> Result<(), SetupError> {
        Err(SetupError::new("banked", "expected another number"))
    }
}

#[test]
#[should_panic(expected = "the slow validator: banked")]
fn a_state_that_is_not_valid_is_caught() {
    check::<Invalid>();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Loaded;
impl Bend for Loaded {
    fn chances(pig: &Pig, list: &mut Vec<(Die, u32)>) {
        pig.chances(list);
        list.iter_mut().filter(|(die, _)| *die == Die(6)).for_each(|(_, weight)| *weight = 2);
    }
}

#[test]
#[should_panic(expected = "sampling disagrees with the weights")]
fn a_die_that_falls_otherwise_than_it_is_weighed_is_caught() {
    check_sampling(&rolling::<Bent<Loaded>>(), 6_000, 1);
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Seven;
impl Bend for Seven {
    fn sample(_pig: &Pig, _luck: &mut impl Rng) -> Die {
        Die(7)
    }
}

#[test]
#[should_panic(expected = "die 7 is not among the listed outcomes")]
fn a_die_with_a_seventh_side_is_caught() {
    check_sampling(&rolling::<Bent<Seven>>(), 1, 1);
}
