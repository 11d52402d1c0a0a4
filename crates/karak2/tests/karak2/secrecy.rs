//! What only the scout knows, nobody else can see: two worlds that differ in nothing else look the
//! same to everybody else for as long as the tile stays unseen. Rule: K2-12.11

use karak2::{Action, Chance, Edge, Event, Hero, Karak2, Options, Phase, Setup, Tile, View};
use serde_json::{Value, json};
use tabletop::{
    FairDice, Game, Luck, Match, Picture, Ply, PlyOf, Rng, Seat, Silent, Turn, UndoError, below,
    seeded_rng,
};

use crate::table::{FIRST, SECOND, actions, any_of, chances, random_ply, read, rounds};

/// Two states that differ in one tile which the scout alone has seen.
struct Pair {
    real: Karak2,
    other: Karak2,
    /// The tile of each.
    secret: [Tile; 2],
    scout: Seat,
}

#[test]
fn worlds_that_differ_in_the_scouts_secret_look_the_same_to_everybody_else() {
    let (mut rng, mut pairs, mut plies, mut hands) = (seeded_rng(1), 0, 0, 0);
    for round in 0..rounds(150, 6_000) {
        let setup = with_a_scout(round);
        let Some(mut pair) = find_secret(&setup, &mut rng) else { continue };
        pairs += 1;
        pair.looks_the_same(&[[], []]);
        while let Some(both) = pair.next_plies(&mut rng) {
            pair.play(both);
            plies += 1;
            hands += u32::from(!pair.real.position().hand.is_empty());
        }
    }
    println!("{pairs} pairs of worlds, {plies} plies, {hands} of them with tiles in the hand");
    assert!(pairs > 100 && plies > 2_500 && hands > 50, "{pairs} pairs, {plies} plies, {hands}");
}

#[test]
fn a_table_has_secrets_if_the_scout_plays_or_may_be_drawn() {
    let table = |heroes: Value| -> Karak2 {
        let setup: Setup = read(json!({"players": 2, "heroes": heroes}));
        Karak2::new(&setup).expect("a table of ours")
    };
    assert!(table(json!(["taia", "darius"])).has_secrets());
    assert!(!table(json!(["taia", "horan"])).has_secrets());
    let drawn = |hero: Hero| {
        let mut state = table(json!(["taia"]));
        assert!(state.has_secrets(), "he may be drawn");
        state.happen(Chance::Hero(hero), &mut Silent);
        state.has_secrets()
    };
    assert!(drawn(Hero::Darius) && !drawn(Hero::Horan));
}

/// Only tiles that the scout has seen and others have not are hidden, and only from the others.
#[test]
fn something_is_hidden_while_the_scout_knows_a_tile() {
    let setup: Setup = read(json!({"players": 2, "heroes": ["taia", "darius"]}));
    let start = Karak2::new(&setup).expect("a table of ours");
    let looks = looking(["1-farm", "1-farm-w"]);
    let mut returned = looking(["1-farm", "1-farm-w"]);
    returned.act(FIRST, Action::Keep(tile("1-farm-w"))).expect("one of the two");
    assert!(!start.hides_from(FIRST) && !start.hides_from(SECOND), "nobody has looked");
    for game in [looks.state(), returned.state()] {
        assert!(!game.hides_from(FIRST) && game.hides_from(SECOND));
    }
}

/// What the scout knows is all that anybody can reveal.
#[test]
fn a_table_reveals_the_scouts_tiles() {
    let mut game = looking(["1-farm", "1-farm-w"]);
    let stack = |view: View| (view.stack.hand, view.stack.top);
    assert_eq!(stack(game.state().view(None)), (vec![], None));
    let hand = ["1-farm", "1-farm-w"].map(tile).to_vec();
    assert_eq!(stack(game.state().revealed()), (hand, None));
    game.act(FIRST, Action::Keep(tile("1-farm-w"))).expect("one of the two");
    assert_eq!(stack(game.state().view(Some(SECOND))), (vec![], None));
    assert_eq!(stack(game.state().revealed()), (vec![], Some(tile("1-farm"))));
    assert_eq!(game.state().revealed(), game.state().view(Some(FIRST)));
}

/// The choice tells nobody what went back, and what it has shown is not taken back.
#[test]
fn the_scouts_choice_is_not_taken_back() {
    let mut game = looking(["1-farm", "1-farm-w"]);
    game.act(FIRST, Action::Keep(tile("1-farm-w"))).expect("one of the two");
    assert_eq!(game.undo(FIRST), Err(UndoError::Revealed));
    let told: Vec<Value> = game.events(0, Some(SECOND)).iter().map(|event| json!(event)).collect();
    assert!(!json!(told).to_string().contains("\"1-farm\""), "{told:?}");
    let own: Vec<Value> = game.events(0, Some(FIRST)).iter().map(|event| json!(event)).collect();
    assert!(json!(own).to_string().contains("\"1-farm\""), "he knows what he returned: {own:?}");
}

#[test]
fn a_choice_between_equal_tiles_is_asked_and_not_taken_back() {
    let mut game = looking(["1-farm-w", "1-farm-w"]);
    assert_eq!(actions(game.state()), [Action::Keep(tile("1-farm-w"))]);
    game.act(FIRST, Action::Keep(tile("1-farm-w"))).expect("there is no other");
    assert_eq!(game.undo(FIRST), Err(UndoError::Revealed));
}

/// How the tile lies is open to all, and can be taken back as long as no army is drawn.
#[test]
fn what_comes_after_the_choice_is_taken_back() {
    let mut game = looking(["1-farm", "1-farm-w"]);
    game.act(FIRST, Action::Keep(tile("1-farm-w"))).expect("one of the two");
    let before = *game.state();
    game.act(FIRST, actions(&before)[0]).expect("it was offered");
    game.undo(FIRST).expect("nothing was shown");
    assert_eq!(*game.state(), before);
    assert_eq!(game.undo(FIRST), Err(UndoError::Revealed));
}

#[test]
fn the_exploration_is_taken_back_before_he_looks() {
    let mut game =
        Match::<Karak2>::from_position(scout(), read(json!({"players": [{}, {}]})), Luck::Manual)
            .expect("the start");
    let before = *game.state();
    game.act(FIRST, Action::Explore(Edge::Ne)).expect("the edge is open");
    game.undo(FIRST).expect("nothing was drawn");
    assert_eq!(*game.state(), before);
    game.act(FIRST, Action::Explore(Edge::Ne)).expect("the edge is open");
    game.happen(Chance::Tile(tile("1-farm"))).expect("a tile of the stack");
    assert_eq!(game.undo(FIRST), Err(UndoError::ChanceHasSpoken));
}

/// Only the choice reveals: every other action of whole games can be taken back if it is one's own.
#[test]
fn nothing_but_the_choice_reveals() {
    let (mut rng, mut choices) = (seeded_rng(2), 0);
    for round in 0..rounds(20, 500) {
        let mut state = Karak2::new(&with_a_scout(round)).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            if let Ply::Act(action) = ply {
                let is_choice = matches!(action, Action::Keep(_));
                choices += u32::from(is_choice);
                assert_eq!(state.reveals(&action), is_choice);
            }
            state.apply(&ply, &mut Silent);
        }
    }
    assert!(choices > 20, "he chose {choices} times");
}

/// A match whose dice are fair hides the tile as well: in its events and in what it hands out.
#[test]
fn the_story_of_a_match_keeps_the_secret() {
    let setup = Setup {
        round_limit: Some(20),
        ..Setup { heroes: vec![Some(Hero::Darius)], ..Setup::new(2) }
    };
    let (mut rng, mut hidden) = (seeded_rng(3), 0);
    for seed in 0..rounds(20, 300) {
        let mut game = Match::<Karak2>::new(setup.clone(), Luck::Fair(FairDice::seeded(seed)))
            .expect("a table of ours");
        while let Turn::Player(seat) = game.state().turn() {
            let action = any_of(&game.actions(), &mut rng);
            game.act(seat, action).expect("it was offered");
        }
        for viewer in [None, Some(SECOND)] {
            for (_, event) in game.events(0, viewer) {
                let event = json!(event);
                if event["type"] == "scouted" || event["type"] == "tile_returned" {
                    assert_eq!(event["tile"], Value::Null, "{event}");
                    hidden += 1;
                }
            }
        }
    }
    assert!(hidden > 100, "he looked and returned: {hidden}");
}

impl Pair {
    /// What happens next in both worlds, alike to everybody but the scout; `None` once the tile must
    /// be seen, or the game is over.
    fn next_plies(&self, rng: &mut impl Rng) -> Option<[PlyOf<Karak2>; 2]> {
        let ply = self.wary_ply(rng)?;
        let position = self.real.position();
        let both = match ply {
            Ply::Chance(Chance::Tile(tile)) if position.top.is_some() => {
                let on_foot = matches!(position.phase, Phase::DrawTile { edge: Some(_) });
                assert_eq!(tile, self.secret[0], "the returned tile is drawn first");
                if position.active != self.scout || !on_foot || !self.is_second_to_come() {
                    return None;
                }
                self.secret.map(|tile| Ply::Chance(Chance::Tile(tile)))
            }
            Ply::Act(Action::Keep(tile)) => {
                let other = position.hand.iter().position(|&held| held == self.secret[0])?;
                if tile != position.hand[1 - other] {
                    return None;
                }
                [ply.clone(), ply]
            }
            Ply::Chance(_) | Ply::Act(_) | Ply::End => [ply.clone(), ply],
        };
        let can = match &both[1] {
            Ply::Act(action) => actions(&self.other).contains(action),
            Ply::Chance(chance) => chances(&self.other).iter().any(|(known, _)| known == chance),
            Ply::End => false,
        };
        can.then_some(both)
    }

    /// At random, but others explore seldom, so that the tile stays where it is for long.
    fn wary_ply(&self, rng: &mut impl Rng) -> Option<PlyOf<Karak2>> {
        loop {
            let ply = random_ply(&self.real, rng)?;
            let finds = matches!(ply, Ply::Act(Action::Explore(_) | Action::Falcon));
            let is_his = self.real.turn() == Turn::Player(self.scout);
            if !finds || is_his || below(60, rng) == 0 {
                return Some(ply);
            }
        }
    }

    /// With one tile left the scout draws that one, and lays it for all to see.
    fn is_second_to_come(&self) -> bool {
        self.real.position().stack.is_some_and(|stack| stack.values().any(|&count| count > 0))
    }

    fn play(&mut self, [one, two]: [PlyOf<Karak2>; 2]) {
        let mut told = [Vec::new(), Vec::new()];
        self.real.apply(&one, &mut told[0]);
        self.other.apply(&two, &mut told[1]);
        assert_eq!(self.other.validate(), Ok(()));
        let [real, other] = &told;
        self.looks_the_same(&[real, other]);
    }

    /// Byte by byte: views, events, whose turn it is, and what the others may do.
    fn looks_the_same(&self, told: &[impl AsRef<[Event]>; 2]) {
        let seats = (0..self.real.seats()).map(Seat).filter(|&seat| seat != self.scout);
        for viewer in seats.map(Some).chain([None]) {
            let look = |state: &Karak2, told: &[Event]| {
                let told = told.iter().filter_map(|event| Karak2::redact(event, viewer));
                let told: Vec<_> = told.map(|event| (json!(event), event.to_string())).collect();
                let view = state.view(viewer);
                json!([view, told, view.status()]).to_string() + &format!("{:?}", view.picture())
            };
            let [real, other] =
                [look(&self.real, told[0].as_ref()), look(&self.other, told[1].as_ref())];
            assert_eq!(real, other, "{viewer:?} sees the secret {:?}", self.secret);
        }
        assert_eq!(self.real.turn(), self.other.turn());
        if self.real.turn() != Turn::Player(self.scout) {
            assert_eq!(actions(&self.real), actions(&self.other));
        }
    }
}

/// A random game up to a moment when the scout knows a tile that nobody else has seen, and the same
/// with another tile of the same back.
fn find_secret(setup: &Setup, rng: &mut impl Rng) -> Option<Pair> {
    let mut state = Karak2::new(setup).expect("a table of ours");
    let mut wait = below(12, rng);
    while let Some(ply) = random_ply(&state, rng) {
        state.apply(&ply, &mut Silent);
        let position = state.position();
        let hidden = position.top.is_some() || !position.hand.is_empty();
        if hidden && wait == 0 {
            return pair_of(setup, &state, rng);
        }
        wait = wait.saturating_sub(u32::from(hidden));
    }
    None
}

fn pair_of(setup: &Setup, state: &Karak2, rng: &mut impl Rng) -> Option<Pair> {
    let position = state.position();
    let scout = position.players.iter().position(|player| player.hero == Some(Hero::Darius))?;
    let held = position.top.into_iter().chain(position.hand.iter().copied());
    let secret = any_of(&held.collect::<Vec<_>>(), rng);
    let mut other = position.clone();
    let stack = other.stack.as_mut()?;
    let alike = |tile: &Tile, count: u8| tile.rank == secret.rank && *tile != secret && count > 0;
    let choices: Vec<Tile> =
        stack.iter().filter(|&(tile, &count)| alike(tile, count)).map(|(tile, _)| *tile).collect();
    if choices.is_empty() {
        return None;
    }
    let instead = any_of(&choices, rng);
    *stack.get_mut(&instead)? -= 1;
    *stack.entry(secret).or_default() += 1;
    let places = other.top.iter_mut().chain(other.hand.iter_mut());
    *places.into_iter().find(|place| **place == secret)? = instead;
    let other = Karak2::from_position(setup, &other).expect("it looks the same");
    Some(Pair { real: *state, other, secret: [secret, instead], scout: Seat(scout as u8) })
}

/// Two to five players, one of them the scout, with all options in turn.
fn with_a_scout(round: u64) -> Setup {
    let players = 2 + (round % 4) as u8;
    let options = Options::all().nth(round as usize / 4 % 4).expect("four combinations");
    let seat = round as usize % usize::from(players);
    let mut heroes = vec![None; seat];
    heroes.push(Some(Hero::Darius));
    Setup { heroes, options, round_limit: Some(60), ..Setup::new(players) }
}

fn scout() -> Setup {
    read(json!({"players": 2, "heroes": ["darius", "taia"]}))
}

fn tile(name: &str) -> Tile {
    name.to_string().try_into().expect("a tile")
}

/// Darius looks at two tiles.
fn looking(hand: [&str; 2]) -> Match<Karak2> {
    let position = json!({
        "players": [{}, {}],
        "moved": true,
        "hand": hand,
        "phase": {"keep_tile": {"edge": "ne"}},
    });
    Match::from_position(scout(), read(position), Luck::Manual).expect("a possible situation")
}
