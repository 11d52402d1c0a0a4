//! Only the owner knows a hand and an arranged deck: worlds that differ in nothing else look the same to
//! everybody else, whatever happens in them, until a card is shown. Rule: G-2.8

mod exact;
mod house;
mod observer;

use std::collections::{BTreeMap, BTreeSet};

use goblin::{
    Action, Card, Cards, Chance, Event, Goblin, Phase, Place, Position, Price, Setup, View, Ware,
};
use serde_json::{Value, json};
use tabletop::{
    FairDice, Game, Luck, Match, Picture, Ply, PlyOf, Rng, Seat, Silent, Turn, UndoError, below,
    seeded_rng,
};

use crate::table::{FIRST, SECOND, actions, any_of, chances, random_ply, read, rounds};
use house::{Step, lively_ply, play};
use observer::Observer;

/// All phases but drawn heroes, which here are picked, and the end.
const PHASES: usize = 15;

// ---- what is imagined ----

#[test]
fn an_imagined_world_is_possible_and_differs_only_in_what_is_hidden() {
    let (mut rng, mut others, mut phases) = (seeded_rng(11), 0, BTreeSet::new());
    for round in 0..rounds(36, 720) {
        let setup = house::setup(round, 20, &mut rng);
        play(&setup, &mut seeded_rng(round), |state, step| {
            phases.insert(name_of(&json!(state.view(None).phase)));
            for seat in seats(state) {
                let world = state.imagine(seat, &mut rng);
                is_a_world_of(seat, state, &world);
                others += u32::from(world != *state);
                if (step.number + usize::from(seat.0)) % 8 == 0 {
                    play_on(world, &mut rng);
                    let mut ended = *state;
                    ended.end(&mut Silent);
                    is_a_world_of(seat, &ended, &ended.imagine(seat, &mut rng));
                }
            }
        });
    }
    println!("{others} imagined worlds, in {phases:?}");
    assert!(others > 10_000, "{others} worlds");
    assert_eq!(phases.len(), PHASES, "every question is asked: {phases:?}");
}

/// It is possible, looks the same, and only hidden cards are elsewhere.
fn is_a_world_of(seat: Seat, state: &Goblin, world: &Goblin) {
    assert_eq!(world.validate(), Ok(()), "{seat} imagines what is possible");
    assert_eq!(world.view(Some(seat)), state.view(Some(seat)));
    assert_eq!(world.view(None), state.view(None));
    only_hidden_cards_differ(state, world, seat);
}

/// So a computer player decides the same in both.
#[test]
fn whoever_cannot_tell_two_worlds_apart_imagines_the_same() {
    let (mut rng, mut others) = (seeded_rng(12), 0);
    for round in 0..rounds(36, 720) {
        let setup = house::setup(round, 20, &mut rng);
        play(&setup, &mut seeded_rng(1_000 + round), |state, step| {
            for seat in seats(state) {
                let world = state.imagine(seat, &mut rng);
                others += u32::from(world != *state);
                let seed = step.number as u64;
                let [real, other] =
                    [state, &world].map(|it| it.imagine(seat, &mut seeded_rng(seed)));
                assert!(real == other, "{seat} imagines by what it cannot know: {state:#?}");
            }
        });
    }
    assert!(others > 10_000, "{others} worlds");
}

#[test]
fn every_hidden_card_is_imagined_in_the_hand_and_in_the_deck() {
    let (mut rng, mut cards) = (seeded_rng(13), 0);
    for round in 0..rounds(24, 480) {
        let setup = house::setup(round, 20, &mut rng);
        let automatic = json!(setup.options.stacking) == "automatic";
        let wait = 60 + below(100, &mut rng) as usize;
        play(&setup, &mut seeded_rng(2_000 + round), |state, step| {
            let shops = matches!(state.view(None).phase, Phase::Shop | Phase::Pay { .. });
            if step.number % wait != 0 || step.number == 0 || shops {
                return;
            }
            let viewer = Seat(below(state.seats().into(), &mut rng) as u8);
            let worlds: Vec<Goblin> = (0..1_000).map(|_| state.imagine(viewer, &mut rng)).collect();
            for seat in seats(state).filter(|&seat| seat != viewer) {
                let is_free = |card: &Card| !automatic || !card.is_won();
                for card in uncertain(state, seat).into_iter().filter(is_free) {
                    let held = worlds.iter().filter(|world| in_hand(world, seat).has(card));
                    let held = held.count();
                    assert!(0 < held && held < worlds.len(), "{card}: {held} times in hand");
                    cards += 1;
                }
            }
        });
    }
    println!("{cards} hidden cards");
    assert!(cards > 200, "{cards} hidden cards");
}

/// What a spectator with a good memory can work out is what the game takes for open, and what it imagines
/// fits that. One exception, as it is today: what Taia has looked at while everybody could know which
/// cards these were (after automatic stacking, or when the deck ran out meanwhile) is forgotten, so
/// that worlds are imagined that cannot be.
#[test]
fn what_is_open_can_be_worked_out_and_nothing_else_is_imagined() {
    let (mut rng, mut count) = (seeded_rng(14), Known::default());
    for round in 0..rounds(36, 720) {
        let setup = house::setup(round, 25, &mut rng);
        let stacking = json!(setup.options.stacking).to_string();
        let mut observer = Observer::new(&setup);
        play(&setup, &mut seeded_rng(3_000 + round), |_, step| {
            let told = step.told.iter().filter_map(|event| Goblin::redact(event, None));
            told.for_each(|event| observer.hear(&event));
            observer.see(&step.after);
            let forgotten = count.look(&observer, step, &mut rng);
            *count.forgotten.entry(stacking.clone()).or_default() += forgotten;
        });
    }
    println!("{count:?}");
    assert!(count.open > 3_000 && count.certain > 3_000 && count.clear > 10_000, "{count:?}");
    let is_forgotten = count.forgotten.values().all(|&worlds| worlds > 0);
    assert!(is_forgotten, "today's exception is gone: delete it from this test: {count:?}");
}

/// How much was compared.
#[derive(Default, Debug)]
struct Known {
    /// Cards marked open, all of them certain.
    open: u32,
    /// Cards of a hand that are certain.
    certain: u32,
    /// Imagined hands and decks that fit all that can be known.
    clear: u32,
    /// And those that do not, by the way decks are made.
    forgotten: BTreeMap<String, u32>,
}

impl Known {
    /// How many hands and decks were imagined that cannot be?
    fn look(&mut self, observer: &Observer, step: &Step, rng: &mut impl Rng) -> u32 {
        let state = &step.after;
        let viewer = Seat(below(state.seats().into(), rng) as u8);
        let world = state.imagine(viewer, rng);
        let mut forgotten = 0;
        for seat in seats(state) {
            assert!(observer.believes(state, seat), "what is, can be");
            if observer.believes(&world, seat) {
                self.clear += 1;
            } else {
                assert!(observer.is_blurred(seat), "{viewer} imagines what cannot be: {world:#?}");
                forgotten += 1;
            }
        }
        if step.number.is_multiple_of(4) || !matches!(step.ply, Ply::Act(_)) {
            seats(state).for_each(|seat| self.compare_open(observer, state, seat));
        }
        forgotten
    }

    /// What the game takes for open is certain, and what is certain stays in imagined hands.
    fn compare_open(&mut self, observer: &Observer, state: &Goblin, seat: Seat) {
        let player = &state.position().players[usize::from(seat.0)];
        let hand = in_hand(state, seat).and(looked(state, seat));
        let deck = player.deck.iter().flatten();
        let places: BTreeMap<Card, usize> =
            deck.enumerate().filter_map(|(place, card)| card.map(|card| (card, place))).collect();
        let open = player.open.unwrap_or_default();
        for card in open.iter() {
            let is_sure = match places.get(&card) {
                Some(&place) => observer.is_at(seat, card, place),
                None => hand.has(card) && observer.is_out_of_deck(seat, card),
            };
            assert!(is_sure, "{seat}: nobody can know where {card} is: {player:?}");
            self.open += 1;
        }
        let hidden = hand.without(open);
        let certain = hidden.iter().filter(|&card| observer.is_out_of_deck(seat, card)).count();
        self.certain += (certain + usize::from(open.count())) as u32;
        if certain > 0 && !observer.is_blurred(seat) {
            assert_eq!(player.deck.as_deref(), Some(&[][..]), "else they were open: {player:?}");
        }
    }
}

// ---- pairs of worlds ----

/// Two worlds that a seat cannot tell apart.
struct Pair {
    real: Goblin,
    other: Goblin,
    seat: Seat,
    number: usize,
}

#[test]
fn worlds_that_look_the_same_go_on_looking_the_same_until_a_card_is_shown() {
    let (mut rng, mut same, mut parted, mut longest) = (seeded_rng(15), 0, 0, 0);
    for round in 0..rounds(36, 720) {
        let setup = house::setup(round, 14, &mut rng);
        let real = Goblin::new(&setup).expect("a table of ours");
        let seat = Seat(below(setup.players.into(), &mut rng) as u8);
        let mut pair = Pair { real, other: real, seat, number: 0 };
        let mut since = 0;
        while let Some(ply) = lively_ply(&pair.real, &mut rng) {
            if pair.play(ply, &mut rng) {
                since += 1;
                same += u32::from(pair.real != pair.other);
            } else {
                parted += 1;
                longest = longest.max(std::mem::take(&mut since));
            }
            if pair.real == pair.other || below(40, &mut rng) == 0 {
                pair.other = pair.real.imagine(seat, &mut rng);
            }
        }
    }
    println!("{same} plies in two worlds, which {parted} cards told apart; {longest} in a row");
    assert!(same > 5_000 && parted > 200, "{same} plies, parted {parted} times");
}

impl Pair {
    /// Plays a ply in the real world and one that looks the same in the other; false if there is none,
    /// because a card is shown that the other world does not have.
    fn play(&mut self, ply: PlyOf<Goblin>, rng: &mut impl Rng) -> bool {
        let other = match &ply {
            Ply::Chance(chance) => Some(Ply::Chance(self.other_chance(*chance, rng))),
            Ply::Act(action) if self.real.turn() == Turn::Player(self.seat) => {
                assert_eq!(actions(&self.real), actions(&self.other), "{} may do", self.seat);
                self.says_the_same(*action);
                Some(Ply::Act(*action))
            }
            Ply::Act(action) => self.other_action(*action, rng).map(Ply::Act),
            Ply::End => Some(ply.clone()),
        };
        let mut told = [Vec::new(), Vec::new()];
        self.real.apply(&ply, &mut told[0]);
        self.number += 1;
        let Some(other) = other else {
            self.other = self.real.imagine(self.seat, rng);
            return false;
        };
        self.other.apply(&other, &mut told[1]);
        assert_eq!(self.other.validate(), Ok(()), "after '{other}'");
        self.looks_the_same(&told);
        true
    }

    /// Another's draw is hidden: in the other world it is another card. Everything else is the same.
    fn other_chance(&self, chance: Chance, rng: &mut impl Rng) -> Chance {
        let phase = self.real.view(None).phase;
        if matches!(phase, Phase::Draw(drawing) if drawing.seat != self.seat) {
            return self.other.sample(rng);
        }
        assert_eq!(chances(&self.real), chances(&self.other), "the same may come");
        chance
    }

    fn other_action(&self, action: Action, rng: &mut impl Rng) -> Option<Action> {
        let seen = look_after(&self.real, action, self.seat);
        let mut list = actions(&self.other);
        list.retain(|&action| look_after(&self.other, action, self.seat) == seen);
        let reveals = self.real.reveals(&action);
        assert!(reveals || !list.is_empty(), "'{action}' shows a hidden card, so it reveals");
        (!list.is_empty()).then(|| any_of(&list, rng))
    }

    /// Byte by byte: views and events with their numbers, for the seat and a spectator. And whoever sees
    /// the same goes on imagining the same.
    fn looks_the_same(&self, told: &[Vec<Event>; 2]) {
        for viewer in [Some(self.seat), None] {
            let real = look(&self.real, &told[0], self.number, viewer);
            let other = look(&self.other, &told[1], self.number, viewer);
            assert_eq!(real, other, "{viewer:?} of {} tells two worlds apart", self.seat);
        }
        assert_eq!(self.real.turn(), self.other.turn());
        let seed = self.number as u64;
        let [real, other] =
            [&self.real, &self.other].map(|world| world.imagine(self.seat, &mut seeded_rng(seed)));
        assert!(real == other, "{} remembers the same of both worlds", self.seat);
    }

    /// Words, outlooks and refusals of the seat that decides depend on what it knows.
    fn says_the_same(&self, action: Action) {
        let words = |world: &Goblin| (world.describe(&Ply::Act(action)), world.outlook(&action));
        assert_eq!(words(&self.real), words(&self.other));
        assert_eq!(self.real.reveals(&action), self.other.reveals(&action));
        let list = actions(&self.real);
        for action in wishes(&self.real).filter(|action| !list.contains(action)) {
            assert_eq!(self.real.why_not(&action), self.other.why_not(&action), "'{action}'");
        }
    }
}

// ---- what reveals ----

/// For each kind of action that reveals: how often it was played, and how often some imagined world could
/// not have gone on so.
#[test]
fn an_action_reveals_if_somebody_could_imagine_that_it_cannot_be() {
    let (mut rng, mut shown) = (seeded_rng(16), BTreeMap::<String, [u32; 2]>::new());
    for round in 0..rounds(36, 720) {
        let setup = house::setup(round, 14, &mut rng);
        play(&setup, &mut seeded_rng(4_000 + round), |state, step| {
            let (Ply::Act(action), Turn::Player(owner)) = (&step.ply, state.turn()) else { return };
            let other = Seat((owner.0 + 1) % state.seats());
            let reveals = state.reveals(action);
            let worlds = if reveals { 20 } else { 3 };
            let seen = look_after(state, *action, other);
            let is_shown = (0..worlds).any(|_| {
                let world = state.imagine(other, &mut rng);
                let mut list = actions(&world).into_iter();
                !list.any(|action| look_after(&world, action, other) == seen)
            });
            assert!(reveals || !is_shown, "'{action}' shows what was hidden");
            if reveals {
                let [count, shown] = shown.entry(kind(state, *action)).or_default();
                *count += 1;
                *shown += u32::from(is_shown);
            }
        });
    }
    println!("{shown:#?}");
    for (kind, [count, shown]) in shown {
        let is_told_already = kind.ends_with("with an empty deck") || kind == "first purchase";
        if is_told_already {
            // Today these are not taken back, although everybody knew.
            assert_eq!(shown, 0, "{kind}: shown {shown} of {count} times");
        } else {
            assert!(3 * shown > count, "{kind}: shown {shown} of {count} times");
        }
    }
}

fn kind(state: &Goblin, action: Action) -> String {
    let view = state.view(None);
    let empty = view.seats[usize::from(view.active.0)].deck_size == 0;
    match (action, name_of(&json!(action))) {
        (Action::Buy(_), _) if view.visit.is_some_and(|visit| !visit.bought) => {
            "first purchase".into()
        }
        (_, name) if empty => name + " with an empty deck",
        (_, name) => name,
    }
}

// ---- views and events ----

/// No view and no event names a card that is hidden from the viewer, but in the list of what hand and
/// deck have together.
#[test]
fn nobody_is_told_a_hidden_card() {
    let (mut rng, mut events) = (seeded_rng(17), 0);
    for round in 0..rounds(36, 720) {
        let setup = house::setup(round, 12, &mut rng);
        play(&setup, &mut seeded_rng(5_000 + round), |state, step| {
            for viewer in seats(state).map(Some).chain([None]) {
                let hidden = hidden_from(state, viewer);
                let mut view = json!(state.view(viewer));
                let shown = view["seats"].as_array_mut().expect("seats").iter_mut();
                shown.for_each(|seat| seat["hidden"] = json!([]));
                names_none_of(&view, hidden);
                let named = match step.ply {
                    Ply::Act(action) => json!(action),
                    Ply::Chance(_) | Ply::End => Value::Null,
                };
                let named = cards_in(&named);
                for event in step.told.iter().filter_map(|event| Goblin::redact(event, viewer)) {
                    let is_own = matches!(event, Event::Drew { seat, .. } if Some(seat) == viewer);
                    let named = if is_open(&event) { named } else { Cards::NONE };
                    if !is_own {
                        names_none_of(&json!(event), hidden.without(named));
                    }
                    events += 1;
                }
            }
        });
    }
    assert!(events > 10_000, "{events} events");
}

#[test]
fn a_table_has_secrets() {
    for players in 2..=4 {
        let state = Goblin::new(&Setup::new(players)).expect("a table of ours");
        assert!(state.has_secrets());
    }
}

/// As it is today: the plies of a match are its truth, draws and stacked cards included. A save keeps the
/// secret of the dice until the end, but no hand.
#[test]
fn a_save_before_the_end_names_the_cards_drawn() {
    let setup: Setup = read(json!({"players": 2, "heroes": ["horan", "taia"]}));
    let luck = Luck::Fair(FairDice::seeded(1));
    let game = Match::<Goblin>::new(setup, luck).expect("a table of ours");
    let drawn = cards_in(&json!(game.save().plies));
    for seat in [FIRST, SECOND] {
        let hand = in_hand(game.state(), seat);
        assert_eq!(hand.without(drawn), Cards::NONE, "hands can be read in a save");
    }
}

// ---- stacking ----

/// Nobody hears of the answers, but everybody can count them, for they are plies: there are as many wherever
/// the won cards go.
#[test]
fn the_number_of_plies_does_not_tell_how_a_deck_was_arranged() {
    let mut orders = BTreeSet::new();
    for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
        if first == second {
            continue;
        }
        let mut game = stacking(json!(["1-01", "1-02"]));
        game.act(SECOND, Action::Stack(first)).expect("a free place");
        game.act(SECOND, Action::Stack(second)).expect("a free place");
        let events = game.events(0, None);
        let ready = events.iter().find(|(_, event)| matches!(event, Event::StackFinished { .. }));
        assert_eq!(ready.map(|&(ply, _)| ply), Some(1), "{events:?}");
        let position = game.state().position();
        orders.insert(position.players[1].deck.clone().expect("a position says all"));
    }
    assert_eq!(orders.len(), 30, "every order can be made");
}

// ---- taking back ----

#[test]
fn a_decision_is_taken_back_unless_it_has_shown_something() {
    let (mut rng, mut back, mut kept, mut silent) = (seeded_rng(18), 0, 0, 0);
    for round in 0..rounds(24, 480) {
        let setup = house::setup(round, 6, &mut rng);
        let mut game = Match::<Goblin>::new(setup, Luck::Manual).expect("a table of ours");
        while let Some(ply) = lively_ply(game.state(), &mut rng) {
            match (ply, game.state().turn()) {
                (Ply::Act(action), Turn::Player(seat)) => {
                    silent += take_back_in_silence(&mut game, seat, action);
                    let is_back = act_and_undo(&mut game, seat, action);
                    back += u32::from(is_back);
                    kept += u32::from(!is_back);
                }
                (Ply::Chance(chance), _) => {
                    game.happen(chance).expect("it was sampled");
                    let undo = game.undo(FIRST);
                    let is_refused =
                        matches!(undo, Err(UndoError::ChanceHasSpoken | UndoError::Ended));
                    assert!(is_refused, "{undo:?}");
                }
                (ply, turn) => panic!("'{ply}' in {turn:?}"),
            }
        }
    }
    println!("{back} taken back, {kept} not; {silent} hidden choices");
    assert!(back > 800 && kept > 200 && silent > 30, "{back}, {kept}, {silent}");
}

/// Acts, takes it back if that is allowed, acts again. Was it?
fn act_and_undo(game: &mut Match<Goblin>, seat: Seat, action: Action) -> bool {
    let (before, length) = (*game.state(), game.plies().len());
    let seen = everybody(game, length.saturating_sub(6));
    let reveals = before.reveals(&action);
    game.act(seat, action).expect("it was offered");
    let after = everybody(game, 0);
    let is_over = matches!(game.state().turn(), Turn::Over { .. });
    let stranger = Seat((seat.0 + 1) % before.seats());
    assert!(game.undo(stranger).is_err(), "it is not theirs");
    match game.undo(seat) {
        Ok(()) => {
            assert!(!reveals && !is_over, "'{action}' is not taken back");
            assert!(*game.state() == before);
            assert_eq!(
                everybody(game, length.saturating_sub(6)),
                seen,
                "'{action}' leaves no trace"
            );
            game.act(seat, action).expect("it was offered");
            assert_eq!(everybody(game, 0), after);
            true
        }
        Err(UndoError::Revealed) => {
            assert!(reveals && !is_over, "'{action}' has shown nothing");
            false
        }
        Err(UndoError::Ended) if is_over => false,
        Err(error) => panic!("'{action}': {error}"),
    }
}

/// Where only the owner knows what is chosen, the others see the same whatever it is, and nothing of
/// changing one's mind.
fn take_back_in_silence(game: &mut Match<Goblin>, seat: Seat, action: Action) -> u32 {
    let is_hidden = matches!(action, Action::PutUnder(_) | Action::Stack(_));
    if !is_hidden {
        return 0;
    }
    let others = |game: &Match<Goblin>| {
        let others = seats(game.state()).filter(|&other| other != seat).map(Some).chain([None]);
        others.map(|viewer| seen_in(game, 0, viewer)).collect::<Vec<_>>()
    };
    let before = others(game);
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for choice in game.actions() {
        game.act(seat, choice).expect("it was offered");
        let phase = json!(game.state().view(None).phase).to_string();
        let after = others(game);
        assert_eq!(*seen.entry(phase).or_insert(after.clone()), after, "'{choice}' can be told");
        if is_stacking(game.state(), seat) {
            assert_eq!(before, after, "nobody hears of '{choice}'");
        }
        game.undo(seat).expect("nothing was shown");
        assert_eq!(others(game), before, "nobody hears of changing one's mind");
    }
    1
}

// ---- small questions ----

fn seats(state: &Goblin) -> impl Iterator<Item = Seat> + use<> {
    (0..state.seats()).map(Seat)
}

fn in_hand(state: &Goblin, seat: Seat) -> Cards {
    state.position().players[usize::from(seat.0)].hand.expect("a position says all")
}

fn looked(state: &Goblin, seat: Seat) -> Cards {
    let position = state.position();
    let battle = position.battle.filter(|_| position.active == seat);
    battle.map_or(Cards::NONE, |battle| battle.looked)
}

fn in_deck(state: &Goblin, seat: Seat) -> Cards {
    let player = &state.position().players[usize::from(seat.0)];
    let known: Cards = player.deck.iter().flatten().flatten().copied().collect();
    let waiting = if is_stacking(state, seat) { player.discard } else { Cards::NONE };
    known.and(player.unknown.expect("a position says all")).and(waiting)
}

fn is_stacking(state: &Goblin, seat: Seat) -> bool {
    matches!(state.view(None).phase, Phase::Stack(drawing) if drawing.seat == seat)
}

/// Cards that are in the hand or in the deck, for all that everybody knows.
fn uncertain(state: &Goblin, seat: Seat) -> Vec<Card> {
    let open = state.position().players[usize::from(seat.0)].open.unwrap_or_default();
    let (hand, deck) = (in_hand(state, seat).without(open), in_deck(state, seat).without(open));
    let blind: Cards = deck.iter().filter(|card| !card.is_won()).collect();
    if hand.is_empty() || blind.is_empty() || is_stacking(state, seat) {
        return Vec::new();
    }
    hand.and(deck).into()
}

fn hidden_from(state: &Goblin, viewer: Option<Seat>) -> Cards {
    let others = seats(state).filter(|&seat| Some(seat) != viewer);
    let cards = |seat| in_hand(state, seat).and(in_deck(state, seat)).and(looked(state, seat));
    others.map(cards).fold(Cards::NONE, Cards::and)
}

/// Everything but the hidden cards of the others is as it was.
fn only_hidden_cards_differ(state: &Goblin, world: &Goblin, viewer: Seat) {
    let blank = |state: &Goblin| -> (Position, Vec<Cards>) {
        let mut position = state.position();
        let stacks: Vec<bool> = seats(state).map(|seat| is_stacking(state, seat)).collect();
        let all = seats(state).map(|seat| in_hand(state, seat).and(in_deck(state, seat)));
        let all = all.zip(seats(state)).map(|(cards, seat)| cards.and(looked(state, seat)));
        let all = all.collect();
        for (index, player) in position.players.iter_mut().enumerate() {
            if index != usize::from(viewer.0) {
                let open = player.open.unwrap_or_default();
                let is_open = |card: &Card| open.has(*card);
                player.hand = player.hand.map(|hand| hand.both(open));
                let places = player.deck.iter().flatten().map(|place| place.filter(is_open));
                player.deck = Some(places.collect());
                player.unknown = None;
                player.discard = if stacks[index] { Cards::NONE } else { player.discard };
            }
        }
        if let Some(battle) = position.battle.as_mut().filter(|_| position.active != viewer) {
            let open = position.players[usize::from(position.active.0)].open.unwrap_or_default();
            battle.looked = battle.looked.both(open);
        }
        (position, all)
    };
    assert_eq!(blank(state), blank(world), "{viewer} imagines nothing else anew");
}

/// Plays a world on at random until the next player's turn.
fn play_on(mut world: Goblin, rng: &mut impl Rng) {
    let (active, round) = (world.view(None).active, world.view(None).round);
    for _ in 0..400 {
        let Some(ply) = random_ply(&world, rng) else { break };
        world.apply(&ply, &mut Silent);
        let view = world.view(None);
        if (view.active, view.round) != (active, round) {
            break;
        }
    }
    assert_eq!(world.validate(), Ok(()));
}

fn look(state: &Goblin, told: &[Event], number: usize, viewer: Option<Seat>) -> String {
    let told = told.iter().filter_map(|event| Goblin::redact(event, viewer));
    let told: Vec<_> = told.map(|event| (number, json!(event), event.to_string())).collect();
    let view = state.view(viewer);
    json!([view, told, view.status()]).to_string() + &format!("{:?}", view.picture())
}

/// What this seat and a spectator see and are told when the action is played.
fn look_after(state: &Goblin, action: Action, seat: Seat) -> [(View, Vec<Event>); 2] {
    let (mut after, mut told) = (*state, Vec::new());
    after.act(action, &mut told);
    [Some(seat), None].map(|viewer| {
        let told = told.iter().filter_map(|event| Goblin::redact(event, viewer));
        (after.view(viewer), told.collect())
    })
}

fn seen_in(game: &Match<Goblin>, since: usize, viewer: Option<Seat>) -> String {
    let view = game.state().view(viewer);
    let told = game.events(since, viewer).into_iter().rev().take(12);
    let told: Vec<_> = told.map(|(ply, event)| (ply, json!(event), event.to_string())).collect();
    json!([view, told, view.status()]).to_string()
}

fn everybody(game: &Match<Goblin>, since: usize) -> Vec<String> {
    let viewers = seats(game.state()).map(Some).chain([None]);
    viewers.map(|viewer| seen_in(game, since, viewer)).collect()
}

/// The name of a variant.
fn name_of(data: &Value) -> String {
    let name = data.as_object().and_then(|fields| fields.keys().next());
    name.map(String::as_str).or(data.as_str()).expect("a variant").into()
}

/// Does everybody see the card of this event?
fn is_open(event: &Event) -> bool {
    !matches!(event, Event::Drew { .. } | Event::PutUnder { .. } | Event::Stacked { .. })
}

fn names_none_of(data: &Value, hidden: Cards) {
    let named = cards_in(data).both(hidden);
    assert!(named.is_empty(), "{named:?} is hidden, and named in {data}");
}

/// The cards that data names anywhere.
fn cards_in(data: &Value) -> Cards {
    match data {
        Value::String(text) => Card::try_from(text.clone()).into_iter().collect(),
        Value::Array(list) => list.iter().map(cards_in).fold(Cards::NONE, Cards::and),
        Value::Object(map) => map.values().map(cards_in).fold(Cards::NONE, Cards::and),
        Value::Null | Value::Bool(_) | Value::Number(_) => Cards::NONE,
    }
}

/// Things that a player might try.
fn wishes(state: &Goblin) -> impl Iterator<Item = Action> + use<> {
    let cards: Vec<Card> = seats(state)
        .flat_map(|seat| Vec::<Card>::from(in_hand(state, seat).and(in_deck(state, seat))))
        .collect();
    let about = |card: Card| {
        [
            Action::Play(card),
            Action::Discard(card),
            Action::Pay(Price::Card(card)),
            Action::PutUnder(card),
            Action::Buy(Ware::Card(card)),
        ]
    };
    let plain = [Action::Merchant, Action::Leave, Action::Stop, Action::Fight(Place::Lord)];
    let places = (0..8).map(Action::Stack);
    cards.into_iter().flat_map(about).chain(plain).chain(places)
}

/// The second player makes a deck of these two won cards and four starting cards.
fn stacking(won: Value) -> Match<Goblin> {
    let setup = read(json!({"players": 2, "heroes": ["horan", "taia"]}));
    let position = json!({
        "players": [{}, {
            "hand": ["taia-5", "taia-6"],
            "open": ["taia-5", "taia-6"],
            "deck": [null, null, null, null, null, null],
            "unknown": ["taia-1", "taia-2", "taia-3", "taia-4"],
            "discard": won,
        }],
        "active": 1,
        "phase": {"stack": {"seat": 1, "left": 2, "cause": "refill"}},
    });
    Match::from_position(setup, read(position), Luck::Manual).expect("a possible situation")
}
