//! Every game ends: by the rules, or by the round limit, which the result names.
//!
//! With the published cards random play hardly ever beats the Lord, so the games are also played
//! with an easier box, and by players who know what they want.

use goblin::{Action, Card, Contents, Ending, Goblin, Phase, Place, Position, Price, Setup, Ware};
use tabletop::{Game, Rng, Seat, Silent, Turn, below, seeded_rng, testkit::play_out};

use crate::table::{actions, any_of, rounds, setups, with_easy_box};

/// Rounds after which a random game is called off, with the published box and with the easy one.
const ROUND_LIMITS: [u16; 2] = [40, 60];

/// No random game with these limits takes so many plies, draws included.
const MOST_PLIES: usize = 10_000;

/// How a game ends if nobody agrees to end it.
const ENDINGS: [Ending; 2] = [Ending::LordBeaten, Ending::RoundLimit];

testkit::family_tests!(endings: every_random_game_ends, two, three, four);

/// With the published cards the limit ends nearly all of them; with easier ones the Lord falls in
/// most.
fn every_random_game_ends(players: u8) {
    let games = rounds(1_000, 20_000);
    let [few, many] = ROUND_LIMITS;
    let hard = end_all(players, games, setups(few));
    let easy = end_all(players, games, setups(many).map(with_easy_box));
    assert!(hard[1] > 0, "random players are no champions: {hard:?}");
    assert!(easy[0] > easy[1] && easy[1] > 0, "in both ways, most of them by the rules: {easy:?}");
}

fn end_all(players: u8, games: u64, setups: impl Iterator<Item = Setup>) -> [u64; 2] {
    let (mut rng, mut longest, mut all) = (seeded_rng(players.into()), 0, [0; 2]);
    println!("{players} players, {games} games a table: {ENDINGS:?}");
    for setup in setups.filter(|setup| setup.players == players) {
        let start = Goblin::new(&setup).expect("a table of ours");
        let mut counts = [0; 2];
        for _ in 0..games {
            let mut state = start;
            let played = play_out(&mut state, MOST_PLIES, &mut Vec::new(), &mut rng);
            counts[ending_of(&state)] += 1;
            longest = longest.max(played.plies);
        }
        println!("  {} {counts:?}", name(&setup));
        all.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
    }
    println!("  all {all:?}, the longest game took {longest} plies");
    all
}

/// The published Lord falls to players who play cards as long as they can, wear what they win and
/// shop before they challenge him: seldom, for they do not plan, but at every table.
#[test]
fn players_who_know_what_they_want_beat_the_published_lord() {
    let (mut rng, games) = (seeded_rng(7), rounds(60, 600));
    println!("keen players, {games} games a table: {ENDINGS:?}");
    for setup in setups(150) {
        let start = Goblin::new(&setup).expect("a table of ours");
        let mut counts = [0; 2];
        for _ in 0..games {
            let mut state = start;
            play_keenly(&mut state, &mut rng);
            counts[ending_of(&state)] += 1;
            if ENDINGS[ending_of(&state)] == Ending::LordBeaten {
                is_won_by_champions(&state);
            }
        }
        println!("  {} players {} {counts:?}", setup.players, name(&setup));
        assert!(counts[0] > 0, "{}: {counts:?}", name(&setup));
    }
}

#[test]
fn only_a_limit_ends_a_game_by_its_limit() {
    let mut rng = seeded_rng(1);
    for setup in setups(1) {
        let mut state = Goblin::new(&setup).expect("a table of ours");
        play_out(&mut state, MOST_PLIES, &mut Vec::new(), &mut rng);
        assert_eq!(
            ENDINGS[ending_of(&state)],
            Ending::RoundLimit,
            "nobody has three keys in a round"
        );
        let endless = with_easy_box(Setup { round_limit: None, ..setup });
        let mut state = Goblin::new(&endless).expect("a table of ours");
        play_out(&mut state, 100 * MOST_PLIES, &mut Vec::new(), &mut rng);
        assert_eq!(ENDINGS[ending_of(&state)], Ending::LordBeaten);
        is_won_by_champions(&state);
    }
}

/// Of two games in a hundred, say: a round that is finished can have several champions.
#[test]
fn several_become_champions_only_where_the_round_is_finished() {
    let (mut rng, mut several) = (seeded_rng(3), 0);
    for setup in setups(ROUND_LIMITS[1]) {
        for _ in 0..rounds(40, 400) {
            let mut state = Goblin::new(&with_easy_box(setup.clone())).expect("a table of ours");
            play_out(&mut state, MOST_PLIES, &mut Vec::new(), &mut rng);
            let champions = state.position().champions.len();
            assert!(champions <= 1 || setup.options.finish_round);
            several += u32::from(champions > 1);
        }
    }
    assert!(several > 10, "{several}");
}

/// Most keys, then most hearts beaten; those who are equal share. Recomputed from what everybody
/// sees.
#[test]
fn a_game_without_champions_is_won_by_keys_and_hearts() {
    let mut rng = seeded_rng(4);
    for setup in setups(8) {
        for _ in 0..rounds(20, 200) {
            let mut state = Goblin::new(&with_easy_box(setup.clone())).expect("a table of ours");
            play_out(&mut state, MOST_PLIES, &mut Vec::new(), &mut rng);
            let position = state.position();
            if !position.champions.is_empty() {
                is_won_by_champions(&state);
                continue;
            }
            let scores: Vec<_> =
                position.players.iter().map(|player| (player.keys.len(), player.beaten)).collect();
            let best = scores.iter().max();
            let winners =
                (0..setup.players).filter(|&seat| Some(&scores[usize::from(seat)]) == best);
            let winners = winners.map(Seat).collect();
            assert_eq!(state.turn(), Turn::Over { winners });
        }
    }
}

fn is_won_by_champions(state: &Goblin) {
    let position = state.position();
    assert_eq!(state.turn(), Turn::Over { winners: position.champions });
    for seat in position.champions.iter() {
        assert_eq!(position.players[usize::from(seat.0)].keys.len(), 3);
    }
}

/// The place of its ending among those that random play can come to.
fn ending_of(state: &Goblin) -> usize {
    let Phase::Over(ending) = state.position().phase else {
        panic!("{MOST_PLIES} plies and no end")
    };
    let index = ENDINGS.iter().position(|&known| known == ending);
    index.unwrap_or_else(|| panic!("nobody asked for {ending:?}"))
}

/// Plays as somebody who wants to win might, without any planning.
fn play_keenly(state: &mut Goblin, rng: &mut impl Rng) {
    for _ in 0..10 * MOST_PLIES {
        match state.turn() {
            Turn::Chance => {
                let chance = state.sample(rng);
                state.happen(chance, &mut Silent);
            }
            Turn::Player(_) => {
                let best = keenest(state, rng);
                state.act(best, &mut Silent);
            }
            Turn::Over { .. } => return,
        }
    }
}

/// One of the actions that are most wanted; now and then any.
fn keenest(state: &Goblin, rng: &mut impl Rng) -> Action {
    let offered = actions(state);
    if offered.len() == 1 || below(20, rng) == 0 {
        return any_of(&offered, rng);
    }
    let position = state.position();
    let most = offered.iter().map(|&action| want(action, &position)).max();
    let best = offered.into_iter().filter(|&action| Some(want(action, &position)) == most);
    any_of(&best.collect::<Vec<_>>(), rng)
}

/// How much an action is wanted: strong cards and equipment, keys, potions for the Lord.
#[expect(clippy::wildcard_enum_match_arm, reason = "the rest is as good as anything")]
fn want(action: Action, position: &Position) -> u32 {
    let me = &position.players[usize::from(position.active.0)];
    let ready = me.keys.len() == 3 && me.weapon.is_some() && me.armour.is_some();
    let worn = |card: Card| [me.weapon, me.armour].into_iter().flatten().any(|worn| worn == card);
    match action {
        Action::Resurrect if me.hearts < Some(5) => 9,
        Action::Merchant if ready => 8,
        Action::Fight(Place::Lord) if ready => 7,
        Action::Fight(_) => 5,
        Action::Double(_) | Action::Lift(_) | Action::PlayDefiantly { .. } => 200,
        Action::Play(card) => 100 + worth(card),
        Action::Pay(Price::Card(card)) if !worn(card) => 100 - worth(card),
        Action::Wear => 50 + new(position.phase),
        Action::Pawn => {
            let slots = [me.weapon, me.armour].into_iter().flatten();
            let same =
                slots.filter(|&card| is_armour(card) == of(position.phase).is_some_and(is_armour));
            50 + same.map(worth).sum::<u32>()
        }
        Action::Buy(Ware::Potion(_)) | Action::Defy { .. } => 4,
        Action::Stack(1) | Action::Leave => 2,
        _ => 1,
    }
}

/// The equipment that is to be worn or pawned.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing is offered otherwise")]
fn of(phase: Phase) -> Option<Card> {
    match phase {
        Phase::Reward { card } | Phase::Keep { card } => Some(card),
        _ => None,
    }
}

fn new(phase: Phase) -> u32 {
    of(phase).map_or(0, worth) + 1
}

/// What is printed on a published card, added up: attack twice, and a draw is as good as two
/// attack.
fn worth(card: Card) -> u32 {
    let contents = Contents::standard();
    let skill = |attack: u8, defence: u8, draw: u8| u32::from(2 * attack + defence + 4 * draw);
    let starting = contents.starting.iter().find(|row| row.card == card);
    let starting = starting.map(|row| skill(row.attack, row.defence, row.draw));
    let won = contents.monsters.iter().find(|row| row.card == card).map(|row| {
        let gear = row.weapon.iter().chain(&row.armour);
        let gear = gear.map(|back| skill(back.attack, 3 * back.defence, back.hand)).sum::<u32>();
        gear + row.action.as_ref().map_or(0, |back| skill(back.attack, back.defence, back.draw))
    });
    starting.or(won).unwrap_or(0)
}

fn is_armour(card: Card) -> bool {
    Contents::standard().monsters.iter().any(|row| row.card == card && row.armour.is_some())
}

/// The options in short: `AF` and how cards are stacked.
fn name(setup: &Setup) -> String {
    let on = [setup.options.abilities, setup.options.finish_round];
    let switches: String =
        "AF".chars().zip(on).map(|(letter, on)| if on { letter } else { '-' }).collect();
    format!("{switches} {:?}", setup.options.stacking)
}
