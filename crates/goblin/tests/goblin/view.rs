//! What players see: the picture, the words, and what is nobody else's business. Rule: G-2.8

use goblin::{
    Action, BattleView, Card, Cards, Counts, Event, Front, Goblin, Level, Phase, Place, PlayedView,
    SecretView, View,
};
use serde_json::{Value, json};
use tabletop::{Game, Picture, Ply, Seat, Silent, seeded_rng};

use crate::table::{
    FIRST, SECOND, able, actions, play_at_random, random_ply, read, rounds, setups, situation, two,
    with_easy_box,
};

// ---- the picture and the words ----

/// Horan with a key, a strength potion and a staff fights a sneak; Taia has arranged her deck.
fn in_a_battle() -> Goblin {
    let position = json!({
        "caves": [
            {"row": ["1-02", "1-14", "1-18", "1-20", "1-13"], "deck": "1-06", "guardian": "guardian-1-5"},
        ],
        "pawned": ["1-16"],
        "players": [
            {"hearts": 3, "keys": ["guardian-1-1"], "weapon": "2-16", "potions": ["strength"],
             "hand": ["horan-1", "horan-6", "2-12"]},
            {"deck": ["1-08", null], "hand": ["taia-1", "taia-2", "taia-3", "taia-4"],
             "unknown": ["taia-5"], "discard": ["taia-6"]},
        ],
        "battle": {"at": "1-row-1", "foe": "1-02", "played": ["horan-2"]},
        "phase": "chain",
    });
    situation(&two(), &position)
}

/// The upper rows of the picture, indented as in these tests.
fn drawn(view: &View, rows: usize) -> String {
    let picture = view.picture().to_string();
    picture.lines().take(rows).fold("\n".into(), |text, line| text + "    " + line + "\n")
}

/// Lines with blanks of one kind.
fn status(state: &Goblin, viewer: Option<Seat>) -> Vec<String> {
    let lines = state.view(viewer).status();
    lines.into_iter().map(|line| line.replace('\u{a0}', " ")).collect()
}

#[test]
fn the_caves_are_rows_of_cards() {
    let expected = "
    merchant: healing 5, counter-curse 4, strength 3; pawnbroker: 1 card
      ►1-1◄      1-2        1-3        1-4        1-5        1-d +12    1-g +3 #
      sneak      smith      beetle     scout      cave rat   giant worm gatekeeper
      †1♥3 ×B  c †2♥3 ×W  w †2♥3 ×A  a †3♥2     a †2♥2     w †1♥2 ×+  c †3♥4 ×▼  k
      2-1        2-2        2-3        2-4        2-5        2-d +12    2-g +4
      warrior    shaman     spider     warrior    shaman     spider     gatekeeper
      †3♥4 ×B  c †2♥4 ×Y  c †3♥3 ×▼  c †3♥4 ×G  c †2♥4 ×R  c †3♥3 ×+  c †3♥6 ×R  k
    # 3-1        3-2        3-3        3-4        3-5        3-d +18    3-g +4 #
    # ogre       cave troll demon worm sorcerer   ogre       cave troll gatekeeper
    # †5♥6 ×B  c †3♥5 ×GW c †4♥5 ×YA c †4♥6 ×▼  c †5♥6 ×G  c †3♥5 ×YW c †5♥6 ×R  k
    # Lord Goblin King †5♥10 ×G▼
";
    assert_eq!(drawn(&in_a_battle().view(None), 11), expected);
}

#[test]
fn a_level_is_locked_for_whoever_looks() {
    let picture = in_a_battle().view(Some(SECOND)).picture().to_string();
    assert!(
        picture.contains("# 2-1") && picture.contains("1-g +3\n"),
        "Taia has no key: {picture}"
    );
}

#[test]
fn the_picture_fits_and_is_looked_at_where_something_happens() {
    let mut rng = seeded_rng(3);
    for setup in setups(6) {
        let mut state = Goblin::new(&setup).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            let view = state.view(None);
            let picture = view.picture();
            assert!(picture.width() <= 80, "{picture}");
            let near = picture.crop(40, 5).to_string();
            assert_eq!(view.battle.is_some(), near.contains('►'), "{near}");
            state.apply(&ply, &mut Silent);
        }
    }
}

#[test]
fn everybody_reads_the_same_lines_about_the_table() {
    let expected = [
        "1 Horan ♥♥♥··  key 1  potion: strength  rune staff †1h1  hand 3, deck 3+0",
        "2 Taia  ♥♥♥♥♥  hand 4, deck 2+1",
        "round 1: Horan (player 1)",
        "Horan fights goblin sneak at 1-1: attack 1, hearts 3, no blue",
        "played: quick cut R†1>B; next: none",
        "attack 2 of 3, defence 0 of 1. Stopping now costs 1 heart and does not win.",
    ];
    let state = in_a_battle();
    assert_eq!(status(&state, None), expected);
    for seat in [FIRST, SECOND] {
        assert!(status(&state, Some(seat)).starts_with(&expected.map(String::from)));
    }
}

#[test]
fn the_own_cards_are_told_to_their_owner() {
    let state = in_a_battle();
    assert_eq!(
        status(&state, Some(FIRST))[6..],
        [
            "your hand: heavy blow R†2>G  field dressing B†1♥1>R  guarded insight Y▼2+1>RBY",
            "your deck, in some order: side swing Y†1>BY  raised guard Y▼1>R  battle insight G+1>RB",
        ]
    );
    assert_eq!(
        status(&state, Some(SECOND))[6..],
        [
            "your hand: heavy blow B†2>Y  quick cut B†1>R  side swing G†1>RG  raised guard G▼1>B",
            "your deck from the top: feint G†1+1>BY  ?  (? is one of: battle insight Y+1>RB)",
        ]
    );
}

#[test]
fn a_deck_in_the_making_is_told_to_its_owner() {
    let state = stacking(json!([null, "2-11", null, null, null, null, null]));
    assert_eq!(
        status(&state, Some(FIRST))[3..],
        [
            "your hand: heavy blow R†2>G  quick cut R†1>B",
            "your new deck from the top: ?  cunning strike Y†2+1>BG  5×?",
            "left to place: strong strike R†2>BG  feint G†1+1>BY",
            "Where in the new deck does the strong strike go?",
        ]
    );
    let told = status(&state, None);
    assert_eq!(told[0], "1 Horan ♥♥♥♥♥  hand 2, deck 7+0");
    assert_eq!(told.last().map(String::as_str), Some("Horan arranges a new deck."));
}

/// What a person chooses from is short where there is much of it.
#[test]
fn fights_are_told_in_a_few_characters() {
    let keys = json!(["guardian-1-1", "guardian-2-1", "guardian-3-1"]);
    let state = situation(&two(), &json!({"players": [{"keys": keys}, {}]}));
    let words: Vec<String> =
        actions(&state).iter().map(|action| state.describe(&Ply::Act(*action))).collect();
    assert_eq!(words[0], "fight 1-1 raider †2♥3×G c");
    assert!(words.contains(&"fight 3-d troll †3♥5×YW c".into()), "{words:?}");
    assert!(words.contains(&"fight Goblin King †5♥10×G▼ !".into()), "{words:?}");
    assert!(words.iter().all(|words| words.chars().count() <= 34), "{words:?}");
}

#[test]
fn a_card_is_told_with_what_is_printed_on_it() {
    let state = in_a_battle();
    let words = |action| state.describe(&Ply::Act(action));
    let card = |name: &str| read::<Card>(json!(name));
    assert_eq!(
        words(Action::Play(card("2-12"))),
        "play guarded insight (yellow: defence 2, draw 1; then red/blue/yellow)"
    );
    assert_eq!(
        words(Action::Double(goblin::Effect::Attack)),
        "drink the strength potion: attack 2 for quick cut"
    );
}

#[test]
fn the_legend_explains_every_sign_and_the_abilities_in_play() {
    let with = |options: Value| -> Vec<String> {
        let mut setup = two();
        setup["options"] = options;
        situation(&setup, &json!({"players": [{}, {}]})).view(None).legend()
    };
    let plain = with(json!({}));
    let text = plain.join("\n");
    for sign in ["†2", "♥3", "▼1", "+1", "h1", "1-d", "1-g", "+14", "►1-3◄", "#", "×R", "×W", "×A"]
    {
        assert!(text.contains(sign), "nothing about {sign} in {text}");
    }
    let all = with(json!({"abilities": true}));
    assert_eq!(all.len(), plain.len() + 2, "Horan and Taia: {all:?}");
}

// ---- secrets ----

/// Horan makes a new deck: the cunning strike has its place, two cards wait.
fn stacking(deck: Value) -> Goblin {
    let starting = json!(["horan-3", "horan-4", "horan-5", "horan-6"]);
    let position = json!({
        "players": [
            {"hand": ["horan-1", "horan-2"], "deck": deck, "unknown": starting, "discard": ["1-01", "1-08"]},
            {},
        ],
        "phase": {"stack": {"seat": 0, "left": 2, "cause": "refill"}},
    });
    situation(&two(), &position)
}

/// To everybody but the first player both are the same; to the first they are not.
fn differ_for_the_first_alone(one: &Goblin, other: &Goblin) {
    for viewer in [None, Some(SECOND)] {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?}");
        assert_eq!(one.view(viewer).status(), other.view(viewer).status(), "{viewer:?}");
    }
    assert_ne!(one.view(Some(FIRST)), other.view(Some(FIRST)));
    assert_ne!(one.view(Some(FIRST)).status(), other.view(Some(FIRST)).status());
}

#[test]
fn only_its_owner_knows_a_hand() {
    let holding = |hand: Value| situation(&two(), &json!({"players": [{"hand": hand}, {}]}));
    let one = holding(json!(["horan-1", "horan-2", "horan-3", "horan-4"]));
    let other = holding(json!(["horan-3", "horan-4", "horan-5", "horan-6"]));
    differ_for_the_first_alone(&one, &other);
}

#[test]
fn only_its_owner_knows_how_a_deck_is_arranged() {
    let arranged = |deck: Value| situation(&two(), &json!({"players": [{"deck": deck}, {}]}));
    let one = arranged(json!(["1-01", null, "1-08", null]));
    let other = arranged(json!([null, "1-08", null, "1-01"]));
    differ_for_the_first_alone(&one, &other);
}

#[test]
fn only_its_owner_knows_a_deck_in_the_making() {
    let one = stacking(json!(["2-11", null, null, null, null, null, null]));
    let other = stacking(json!([null, null, null, "2-11", null, null, null]));
    differ_for_the_first_alone(&one, &other);
}

#[test]
fn only_taia_knows_what_she_looks_at() {
    let setup = json!({"players": 2, "heroes": ["taia", "horan"], "options": {"abilities": true}});
    let looking = |looked: Value, hand: Value| {
        let battle = json!({
            "at": "1-row-2", "foe": "1-02", "played": ["taia-5"], "looked": looked,
        });
        let player = json!({"hand": hand, "deck": [], "unknown": []});
        let position = json!({"players": [player, {}], "battle": battle, "phase": "put_under"});
        situation(&setup, &position)
    };
    let one = looking(json!(["taia-1", "taia-2"]), json!(["taia-3", "taia-4", "taia-6"]));
    let other = looking(json!(["taia-3", "taia-6"]), json!(["taia-1", "taia-2", "taia-4"]));
    differ_for_the_first_alone(&one, &other);
    assert_eq!(one.view(None).seats[0].looked, 2);
    assert!(status(&one, None)[0].ends_with("looks at 2"), "{:?}", status(&one, None));
}

/// The number of a card would give away its back.
#[test]
fn a_card_on_the_table_shows_its_front_alone() {
    let mut rng = seeded_rng(5);
    for setup in setups(10) {
        let mut state = Goblin::new(&setup).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            for viewer in [None, Some(FIRST)] {
                let view = state.view(viewer);
                let caves = view.caves.iter();
                let fronts =
                    caves.flat_map(|cave| cave.row.iter().chain([&cave.deck, &cave.guardian]));
                fronts.chain([&view.lord]).flatten().for_each(has_no_back);
            }
            state.apply(&ply, &mut Silent);
        }
    }
}

fn has_no_back(front: &Front) {
    let shown = json!(front);
    let fields: Vec<&String> = shown.as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["attack", "curses", "hearts", "name", "reward", "role"]);
    assert!(shown["reward"].is_string(), "only the kind: {shown}");
}

#[test]
fn everybody_sees_how_many_cards_there_are_and_the_owner_which() {
    let mut rng = seeded_rng(6);
    for setup in setups(rounds(8, 60) as u16) {
        let mut state = Goblin::new(&setup).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            let spectator = state.view(None);
            assert_eq!(spectator.secrets, []);
            for seat in (0..setup.players).map(Seat) {
                let view = state.view(Some(seat));
                let [secret] = &view.secrets[..] else { panic!("the own secrets: {view:?}") };
                assert_eq!(secret.seat, seat);
                sizes_are_right(&state, secret);
                let rest = View { secrets: Vec::new(), ..view };
                assert_eq!(rest, spectator, "one secret part, nothing else");
            }
            state.apply(&ply, &mut Silent);
        }
    }
}

#[test]
fn what_is_revealed_is_what_each_seat_knows_and_nobody_knows_it_all() {
    let mut hands = 0;
    at_random(|state| {
        let revealed = state.revealed();
        let spectator = state.view(None);
        assert_eq!(revealed.secrets.len(), spectator.seats.len());
        for (seat, secret) in (0..).map(Seat).zip(&revealed.secrets) {
            let hand: Cards = secret.hand.iter().map(|shown| shown.card).collect();
            assert_eq!((secret.seat, hand), (seat, state.at_seat(seat).hand));
            assert_eq!(state.view(Some(seat)).secrets, std::slice::from_ref(secret));
            hands += u32::from(!hand.is_empty());
        }
        assert_eq!(View { secrets: Vec::new(), ..revealed }, spectator);
    });
    assert!(hands > 10_000, "{hands}");
}

fn sizes_are_right(state: &Goblin, secret: &SecretView) {
    let place = usize::from(secret.seat.0);
    let player = &state.position().players[place];
    let seat = &state.view(None).seats[place];
    let count = |cards: Option<Cards>| cards.map_or(0, |cards| cards.count());
    assert_eq!((seat.hand_size, secret.hand.len() as u8), (count(player.hand), count(player.hand)));
    let making =
        matches!(state.position().phase, Phase::Stack(drawing) if drawing.seat == secret.seat);
    assert_eq!(seat.deck_size, secret.deck.len() as u8);
    let shown = if making { 0 } else { player.discard.count() };
    assert_eq!(seat.discard.len() as u8, shown, "a pile that is being arranged is no longer open");
    assert_eq!(seat.looked, secret.looked.len() as u8);
}

#[test]
fn a_spectator_is_told_no_secret() {
    let mut rng = seeded_rng(7);
    for setup in setups(rounds(10, 60) as u16) {
        let mut state = Goblin::new(&setup).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            let lines = state.view(None).status();
            assert!(!lines.is_empty());
            assert!(!lines.iter().any(|line| line.contains("you")), "{lines:?}");
            state.apply(&ply, &mut Silent);
        }
    }
}

#[test]
fn the_colours_that_may_follow_are_those_of_the_cards_offered() {
    let mut rng = seeded_rng(8);
    let mut asked = 0;
    for setup in setups(12) {
        let mut state = Goblin::new(&setup).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            let offered = actions(&state);
            let view = state.view(Some(state.position().active));
            if let (Phase::Chain, Some(battle), [secret]) =
                (view.phase, &view.battle, &view.secrets[..])
            {
                for shown in &secret.hand {
                    let colour = shown.face.skill().expect("an action card").colour;
                    let may = offered.contains(&Action::Play(shown.card));
                    assert_eq!(battle.next.contains(&colour), may, "{shown:?} {battle:?}");
                    asked += 1;
                }
            }
            state.apply(&ply, &mut Silent);
        }
    }
    assert!(asked > 1_000, "{asked}");
}

// ---- what follows from the rules ----

#[test]
fn what_the_cards_and_the_equipment_add_is_the_sum() {
    let (mut worn, mut cursed, mut doubled, mut twice) = (0, 0, 0, 0);
    at_random(|state| {
        let Some(battle) = state.view(None).battle else { return };
        let gear = [battle.weapon, battle.armour].into_iter().flatten();
        let parts: Vec<Counts> =
            battle.played.iter().map(|card| card.counts).chain(gear.clone()).collect();
        let attack: u16 = parts.iter().map(|part| part.attack).sum();
        let defence: u16 = parts.iter().map(|part| part.defence).sum();
        assert_eq!(attack + battle.double_strike, battle.attack, "{battle:?}");
        assert_eq!(defence, battle.defence, "{battle:?}");
        worn += gear.filter(|&counts| counts != Counts::default()).count();
        let printed =
            |card: &PlayedView| card.shown.face.skill().map(|skill| u16::from(skill.attack));
        for card in &battle.played {
            cursed += u32::from(Some(card.counts.attack) < printed(card));
            doubled += u32::from(Some(card.counts.attack) > printed(card));
        }
        twice += battle.double_strike;
    });
    assert!(worn > 0 && cursed > 0 && doubled > 0 && twice > 0);
}

/// Two attack cards in a row, the second one doubled, with a staff in the hand.
#[test]
fn every_card_and_every_piece_says_what_it_adds() {
    let position = json!({
        "players": [{"weapon": "2-16", "hand": ["horan-1"]}, {}],
        "battle": {
            "at": "1-row-1", "foe": "1-01", "played": ["horan-2", "horan-6"],
            "doubled": {"card": "horan-6", "effect": "attack"},
        },
        "phase": "chain",
    });
    let state = situation(&able(["horan", "taia"]), &position);
    let battle = state.view(None).battle.expect("a battle");
    let played: Vec<Counts> = battle.played.iter().map(|card| card.counts).collect();
    let attack = |attack| Counts { attack, defence: 0 };
    assert_eq!(played, [attack(1), attack(2)]);
    assert_eq!((battle.weapon, battle.armour), (Some(attack(1)), None));
    assert_eq!((battle.double_strike, battle.attack, battle.defence), (1, 5, 0));
}

#[test]
fn a_cursed_piece_is_worn_and_adds_nothing() {
    let position = json!({
        "caves": [
            {"row": ["1-02", "1-14", "1-18", "1-20", "1-13"], "deck": "1-06", "guardian": "guardian-1-5"},
        ],
        "players": [{"weapon": "2-16", "hand": ["horan-1"]}, {}],
        "battle": {"at": "1-row-2", "foe": "1-14"},
        "phase": "chain",
    });
    let battle = situation(&two(), &position).view(None).battle.expect("a battle");
    assert_eq!((battle.weapon, battle.armour), (Some(Counts::default()), None));
}

/// The events say what came of it.
#[test]
fn stopping_leads_to_what_is_said() {
    let (mut wins, mut losses, mut falls, mut last_strikes, mut braced) = (0, 0, 0, 0, 0);
    at_random(|state| {
        let view = state.view(None);
        let (Phase::Chain | Phase::Brace, Some(BattleView { stop, .. })) =
            (view.phase, view.battle)
        else {
            return;
        };
        let events = stopped(*state);
        let won = events.iter().find_map(|event| {
            if let Event::Struck { won, .. } = event { Some(*won) } else { None }
        });
        assert_eq!((stop.strikes, stop.wins), (won.is_some(), won == Some(true)), "{events:?}");
        let fell = events.iter().any(|event| matches!(event, Event::Fell { .. }));
        assert_eq!(stop.falls, fell, "{events:?}");
        let hit = events.iter().find_map(|event| {
            if let Event::Hit { hearts, .. } = event { Some(*hearts) } else { None }
        });
        let left = hit.unwrap_or(view.seats[usize::from(view.active.0)].hearts);
        assert_eq!(stop.hearts, left, "{events:?}");
        wins += u32::from(stop.wins);
        losses += u32::from(!stop.wins);
        falls += u32::from(stop.falls);
        last_strikes += u32::from(stop.falls && stop.strikes);
        braced += u32::from(view.phase == Phase::Brace);
    });
    assert!(wins > 0 && losses > 0 && falls > 0 && last_strikes > 0 && braced > 0);
}

/// No more cards, no defiance, no potion.
fn stopped(mut state: Goblin) -> Vec<Event> {
    let mut events = Vec::new();
    for (asked, answer) in
        [(Phase::Chain, Action::Stop), (Phase::Defy, Action::Obey), (Phase::Brace, Action::Strike)]
    {
        if state.phase() == asked {
            state.act(answer, &mut events);
        }
    }
    events
}

#[test]
fn what_is_unlocked_is_where_fights_are_offered() {
    let (mut deep, mut at_the_lord) = (0, 0);
    at_random(|state| {
        let view = state.view(None);
        let me = &view.seats[usize::from(view.active.0)];
        if view.phase != Phase::Turn || me.hearts == 0 {
            return;
        }
        let offered = actions(state);
        for (level, cave) in Level::ALL.into_iter().zip(&view.caves) {
            let on_deck = Action::Fight(Place::Deck(level));
            let may_enter = me.unlocked.contains(&level);
            assert_eq!(offered.contains(&on_deck), may_enter && cave.deck.is_some(), "{level}");
            deep += u32::from(may_enter && level != Level::One);
        }
        assert_eq!(offered.contains(&Action::Fight(Place::Lord)), me.lord_unlocked);
        at_the_lord += u32::from(me.lord_unlocked);
    });
    assert!(deep > 0 && at_the_lord > 0);
}

/// Looks at every state of random games in easy caves.
fn at_random(mut look: impl FnMut(&Goblin)) {
    for (seed, setup) in (0..).zip(setups(20)) {
        let mut state = Goblin::new(&with_easy_box(setup)).expect("a table of ours");
        play_at_random(&mut state, 5_000, &mut seeded_rng(seed), |state, _| look(state));
    }
}

#[test]
fn a_view_is_read_as_it_is_written() {
    for viewer in [None, Some(FIRST), Some(SECOND)] {
        let view = in_a_battle().view(viewer);
        assert_eq!(read::<View>(json!(view)), view);
    }
    assert_eq!(json!(Place::Lord), json!("lord"));
}
