//! The chance to win a battle: against every way to play it through, without memory and without leaving
//! anything out; against examples worked out by hand; and from nothing that is hidden.

use goblin::{Action, Contents, Event, Goblin, Hero, Options, Outlook, Phase, Place, Stacking};
use serde_json::{Value, json};
use tabletop::{Game, Reckoned, Rng, Silent, Turn, below, seeded_rng};

use crate::table::{actions, any_of, chances, random_ply, read, rounds, situation, some_setup};

/// A part of a whole in lowest terms.
type Ratio = (u128, u128);

const CURSES: [&str; 10] =
    ["red", "blue", "green", "yellow", "weapon", "armour", "attack", "defence", "draw", "heal"];
const COLOURS: [&str; 4] = ["red", "blue", "green", "yellow"];

/// Plies after which a battle is too long to be played through.
const TOO_LONG: u32 = 30_000;

#[test]
fn small_battles_are_won_as_often_as_when_all_of_them_are_played() {
    let mut rng = seeded_rng(1);
    let mut seen = Seen::default();
    for _ in 0..rounds(3_000, 50_000) {
        let (setup, position) = small_table(&mut rng);
        let Ok(state) = Goblin::from_position(&read(setup), &read(position)) else { continue };
        let fight = some_fight(&state, &mut rng);
        follow(state, fight, &mut rng, &mut seen);
    }
    println!("{seen:?}");
    assert!(seen.compared > 5_000 && seen.between > 500, "{seen:?}");
    let [stacked, put_under, defied, trimmed] = seen.asked;
    assert!(stacked > 50 && put_under > 50 && defied > 10 && trimmed > 10, "{seen:?}");
}

#[test]
fn potions_and_hearts_never_make_it_worse() {
    let mut rng = seeded_rng(2);
    let (mut compared, mut better) = (0, 0);
    for _ in 0..rounds(400, 10_000) {
        let (setup, poor) = small_table(&mut rng);
        let mut rich = poor.clone();
        let player = &mut rich["players"][0];
        match below(4, &mut rng) {
            0 => player["hearts"] = json!(5),
            _ => player["potions"] = json!(["healing", "counter_curse", "strength"]),
        }
        let at = |position| Goblin::from_position(&read(setup.clone()), &read(position));
        let (Ok(poor), Ok(rich)) = (at(poor), at(rich)) else { continue };
        for fight in actions(&poor).into_iter().filter(is_fight) {
            let chance = |state: &Goblin| exact(state, &fight).map(ratio);
            let (Some(less), Some(more)) = (chance(&poor), chance(&rich)) else { continue };
            assert!(less.0 * more.1 <= more.0 * less.1, "'{fight}' in {}", json!(poor.position()));
            compared += 1;
            better += u32::from(less != more);
        }
    }
    assert!(compared > 1_000 && better > 50, "{compared} compared, {better} better");
}

#[test]
fn plans_keep_the_highest_chance_until_luck_speaks() {
    let mut rng = seeded_rng(3);
    let mut planned = 0;
    for _ in 0..rounds(400, 10_000) {
        let (setup, position) = small_table(&mut rng);
        let Ok(mut state) = Goblin::from_position(&read(setup), &read(position)) else { continue };
        let fight = some_fight(&state, &mut rng);
        let promise = state.plan_with(fight).expect("a small battle is reckoned");
        assert_eq!(Some(promise.outlook), exact(&state, &fight));
        assert_eq!(promise.steps[0].action, fight);
        state.act(fight, &mut Silent);
        let Some(plan) = state.plan() else { panic!("a small battle is reckoned") };
        assert_eq!(plan.outlook, promise.outlook);
        assert_eq!(plan.steps, promise.steps[1..], "{}", json!(state.position()));
        let best =
            actions(&state).iter().filter_map(|action| exact(&state, action)).max_by(by_chance);
        assert_eq!(Some(plan.outlook), best, "{}", json!(state.position()));
        for step in &plan.steps {
            assert_eq!(exact(&state, &step.action), Some(plan.outlook), "{plan:?}");
            state.act(step.action, &mut Silent);
        }
        let position = state.position();
        let decided = !matches!(position.phase, Phase::Chain | Phase::Trim | Phase::Defy);
        assert!(decided || position.battle.is_none(), "{plan:?}");
        planned += 1;
    }
    assert!(planned > 150, "{planned} plans");
}

#[test]
fn an_outlook_uses_nothing_that_is_hidden() {
    let mut rng = seeded_rng(4);
    let mut compared = 0;
    for _ in 0..rounds(12, 200) {
        let mut state = Goblin::new(&some_setup(12, &mut rng)).unwrap();
        while let Some(ply) = random_ply(&state, &mut rng) {
            if let (Turn::Player(seat), 0) = (state.turn(), below(4, &mut rng)) {
                let world = state.imagine(seat, &mut rng);
                for action in actions(&state) {
                    assert_eq!(world.outlook(&action), state.outlook(&action), "'{action}'");
                    compared += 1;
                }
                assert_eq!(world.plan(), state.plan());
            }
            state.apply(&ply, &mut Silent);
        }
    }
    assert!(compared > 1_000, "{compared} compared");
}

/// Horan's quick strikes against the giant worm (attack 1, hearts 2, no curse): he plays the battle insight,
/// which lets him draw one of five cards and shows red and blue. Only the heavy blow (red, 2) is enough.
#[test]
fn one_draw_of_five_is_worth_a_fifth() {
    let worm = |extra: Value| {
        let mut player = json!({"hand": ["horan-5"]});
        player.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        let setup = json!({"players": 2, "heroes": ["horan", "taia"]});
        outlook(&situation(&setup, &json!({"players": [player, {}]})), "1-row-3")
    };
    assert_eq!(worm(json!({})).cases(), (1, 5));
    assert_eq!(worm(json!({})).to_string(), "20 %");
    // Doubled, the quick cut (red, 1) and the field dressing (blue, 1) are enough, too.
    assert_eq!(worm(json!({"potions": ["strength"]})).cases(), (3, 5));
    // So they are with a rusty dagger.
    assert_eq!(worm(json!({"weapon": "1-13"})).cases(), (3, 5));
    // The worm takes the last heart, unless the field dressing heals before.
    assert_eq!(worm(json!({"hearts": 1})).to_string(), "0 %");
    assert_eq!(worm(json!({"hearts": 1, "weapon": "1-13"})).cases(), (1, 5));
    assert_eq!(
        worm(json!({"hearts": 1, "weapon": "1-13", "potions": ["healing"]})).cases(),
        (3, 5)
    );
    // A leather vest takes the hit.
    assert_eq!(worm(json!({"hearts": 1, "weapon": "1-13", "armour": "1-17"})).cases(), (3, 5));
}

/// Horan plays his last card, a draw, and must make a new deck of five starting cards and a mighty blow
/// (red, 3). The goblin sneak has 3 hearts.
#[test]
fn a_new_deck_is_worth_what_its_owner_may_make_of_it() {
    let sneak = |stacking: Value| {
        let setup = json!({
            "players": 2, "heroes": ["horan", "taia"], "options": {"stacking": stacking},
        });
        let discard = ["horan-1", "horan-2", "horan-3", "horan-4", "horan-6", "2-01"];
        let player = json!({"hand": ["horan-5"], "discard": discard});
        situation(&setup, &json!({"players": [player, {}]}))
    };
    let by_hand = sneak(Value::Null);
    assert_eq!(outlook(&by_hand, "1-row-2").to_string(), "sure");
    assert_eq!(outlook(&sneak(json!("automatic")), "1-row-2").to_string(), "sure");
    assert_eq!(outlook(&sneak(json!("shuffle")), "1-row-2").cases(), (1, 6));
    let mut state = by_hand;
    let fight = Action::Fight(read::<Place>(json!("1-row-2")));
    let plan = state.plan_with(fight).unwrap();
    let steps: Vec<String> = plan.steps.iter().map(|step| step.action.to_string()).collect();
    assert_eq!(steps, ["fight 1-row-2", "play horan-5", "stack at place 1"]);
    plan.steps.iter().for_each(|step| state.act(step.action, &mut Silent));
    let drawn = chances(&state)[0].0;
    state.happen(drawn, &mut Silent);
    let words: Vec<String> =
        state.plan().unwrap().steps.into_iter().map(|step| step.text).collect();
    assert_eq!(words, ["play mighty blow (red: attack 3; then blue)", "stop"]);
}

/// Aderyn has one heart and a heavy blow (2); the giant worm has attack 1 and hearts 2. Rule: G-9.5
#[test]
fn the_last_strike_counts() {
    let worm = |abilities: bool| {
        let setup = json!({
            "players": 2, "heroes": ["aderyn", "taia"], "options": {"abilities": abilities},
        });
        let player = json!({"hearts": 1, "hand": ["aderyn-1"]});
        outlook(&situation(&setup, &json!({"players": [player, {}]})), "1-row-3").to_string()
    };
    assert_eq!(worm(false), "0 %");
    assert_eq!(worm(true), "sure");
}

/// A potion that is not needed is kept, and so are cards.
#[test]
fn a_plan_saves_potions_and_cards() {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"]});
    let potions = ["healing", "counter_curse", "strength"];
    let player = json!({"hand": ["horan-1", "horan-2", "horan-6", "horan-5"], "potions": potions});
    let state = situation(&setup, &json!({"players": [player, {}]}));
    let plan = state.plan_with(Action::Fight(read(json!("1-row-3")))).unwrap();
    let steps: Vec<String> = plan.steps.iter().map(|step| step.action.to_string()).collect();
    assert_eq!(steps, ["fight 1-row-3", "play horan-1", "stop"]);
    assert!(plan.outlook.is_certain());
}

#[test]
fn what_decides_no_battle_has_no_outlook() {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"]});
    let player = json!({"hand": ["horan-1", "1-01"]});
    let mut state: Goblin = situation(&setup, &json!({"players": [player, {}]}));
    for action in actions(&state) {
        assert_eq!(state.outlook(&action).is_some(), is_fight(&action), "'{action}'");
    }
    assert_eq!(state.plan(), None);
    // A new deck at the end of a turn.
    let player = json!({
        "hand": [], "deck": [], "unknown": [],
        "discard": ["horan-1", "horan-2", "horan-3", "horan-4", "horan-5", "horan-6", "1-01"],
    });
    state = situation(&setup, &json!({"players": [player, {}]}));
    state.act(Action::Fight(read(json!("1-row-3"))), &mut Silent);
    assert_eq!(state.plan().unwrap().outlook.to_string(), "0 %");
    state.act(Action::Stop, &mut Silent);
    assert!(matches!(state.position().phase, Phase::Stack(_)));
    assert!(actions(&state).iter().all(|action| state.outlook(action).is_none()));
    assert_eq!(state.plan(), None);
}

/// Fights that are reckoned one by one may take too long together: whoever decides waits for all of them.
#[test]
fn the_outlooks_of_a_decision_take_no_longer_than_one() {
    let state = draws_upon_draws(1);
    let list = actions(&state);
    let alone: Vec<_> = list.iter().map(|action| state.outlook(action)).collect();
    let together = state.outlooks(&list);
    let is_large = |outlook: &Option<_>| *outlook == Some(Reckoned::TooLarge);
    assert!(alone.iter().zip(&together).all(|(one, same)| one == same || is_large(same)));
    let [large, too_many] = [&alone, &together]
        .map(|outlooks| outlooks.iter().filter(|outlook| is_large(outlook)).count());
    let fights = alone.iter().flatten().count();
    assert!(large + 3 < too_many && too_many + 3 < fights, "{large}, {too_many} of {fights}");
}

/// Horan holds cards that draw, with so many more of them in a deck that nobody knows.
fn draws_upon_draws(more: u8) -> Goblin {
    let setup = json!({
        "players": 2, "heroes": ["horan", "taia"], "options": {"stacking": "shuffle"},
    });
    let hand = ["3-02", "3-06", "3-08", "3-12", "3-16", "2-06"];
    let won = (1..=more).map(|number| format!("2-{number:02}"));
    let won = won.filter(|card| !hand.contains(&&**card));
    let starting = (1..=6).map(|number| format!("horan-{number}"));
    let unknown: Vec<String> = won.chain(starting).collect();
    let keys = ["guardian-1-1", "guardian-2-1", "guardian-3-1"];
    let player = json!({
        "hand": hand, "deck": vec![Value::Null; unknown.len()], "unknown": unknown, "keys": keys,
        "hearts": 1,
    });
    situation(&setup, &json!({"players": [player, {}], "lord": "lord-3"}))
}

/// Draws upon draws from a large unknown deck: that is not guessed.
#[test]
fn what_takes_too_long_is_not_reckoned_and_says_so() {
    let state = draws_upon_draws(12);
    let fight = Action::Fight(Place::Lord);
    let outlook = state.outlook(&fight).expect("a fight has an outlook");
    assert_eq!((outlook, state.plan_with(fight)), (Reckoned::TooLarge, None));
    assert_eq!(json!(outlook), json!({"too_large": true}));
    assert_eq!(outlook.to_string(), "too large to reckon");
    assert_eq!(state.outlook(&Action::Merchant), None, "what is no fight leaves nothing to reckon");
}

#[test]
fn nearly_certain_is_not_certain() {
    let words = |win: u16, wins: u64, of: u64| {
        read::<Outlook>(json!({"win": win, "wins": wins, "of": of})).to_string()
    };
    assert_eq!(words(833, 5, 6), "83 %");
    assert_eq!(words(999, 2_499, 2_500), ">99 %");
    assert_eq!(words(1, 1, 2_500), "<1 %");
    assert_eq!(words(1, 1, 1_000), "<1 %");
    assert_eq!(words(5, 1, 200), "1 %");
    assert_eq!(words(1_000, 1, 1), "sure");
    assert_eq!(words(0, 0, 1), "0 %");
    for wrong in [json!({"win": 0, "wins": 0, "of": 0}), json!({"win": 1, "wins": 1, "of": 1})] {
        assert!(serde_json::from_value::<Outlook>(wrong.clone()).is_err(), "{wrong}");
    }
}

fn outlook(state: &Goblin, place: &str) -> Outlook {
    exact(state, &Action::Fight(read(json!(place)))).expect("a small battle is reckoned")
}

fn exact(state: &Goblin, action: &Action) -> Option<Outlook> {
    state.outlook(action).and_then(Reckoned::exact)
}

fn ratio(outlook: Outlook) -> Ratio {
    let (wins, of) = outlook.cases();
    (wins.into(), of.into())
}

fn by_chance(one: &Outlook, other: &Outlook) -> std::cmp::Ordering {
    let ((one, of_one), (other, of_other)) = (ratio(*one), ratio(*other));
    (one * of_other).cmp(&(other * of_one))
}

/// What the comparison has come across.
#[derive(Default, Debug)]
struct Seen {
    compared: u32,
    /// Neither certain nor hopeless.
    between: u32,
    too_long: u32,
    /// To stack, to put a card under the deck, to defy, to trim.
    asked: [u32; 4],
}

/// Plays a battle at random and compares all actions on the way.
fn follow(mut state: Goblin, fight: Action, rng: &mut impl Rng, seen: &mut Seen) {
    compare(&state, fight, seen);
    state.act(fight, &mut Silent);
    while state.position().battle.is_some() {
        let phase = state.position().phase;
        let questions = [
            matches!(phase, Phase::Stack(_)),
            phase == Phase::PutUnder,
            phase == Phase::Defy,
            phase == Phase::Trim,
        ];
        let asked = questions.into_iter().position(|asked| asked);
        asked.into_iter().for_each(|question| seen.asked[question] += 1);
        let reckoned = !matches!(phase, Phase::Brace | Phase::Reward { .. });
        let list = actions(&state);
        for action in &list {
            match reckoned {
                true => compare(&state, *action, seen),
                false => assert_eq!(state.outlook(action), None, "'{action}'"),
            }
        }
        let alone: Vec<_> = list.iter().map(|action| state.outlook(action)).collect();
        assert_eq!(state.outlooks(&list), alone, "what is seen for one holds for all");
        let ply = random_ply(&state, rng).expect("a battle goes on");
        state.apply(&ply, &mut Silent);
    }
}

fn compare(state: &Goblin, action: Action, seen: &mut Seen) {
    let mut left = TOO_LONG;
    let Some(played) = after(state, action, &mut left) else {
        seen.too_long += 1;
        return;
    };
    let outlook = exact(state, &action).expect("a small battle is reckoned");
    assert_eq!(ratio(outlook), played, "'{action}' in {}", json!(state.position()));
    seen.compared += 1;
    seen.between += u32::from(!outlook.is_certain() && !outlook.is_hopeless());
}

/// The chance after an action, with every way to play tried; `None` if there are too many.
fn after(state: &Goblin, action: Action, left: &mut u32) -> Option<Ratio> {
    *left = left.checked_sub(1)?;
    let (mut state, mut events) = (*state, Vec::new());
    state.act(action, &mut events);
    let struck = events
        .iter()
        .find_map(|event| if let Event::Struck { won, .. } = event { Some(*won) } else { None });
    let fell = events.iter().any(|event| matches!(event, Event::Fell { .. }));
    match (struck, fell) {
        (Some(true), _) => Some((1, 1)),
        (Some(false), _) | (None, true) => Some((0, 1)),
        (None, false) => played_through(&state, left),
    }
}

fn played_through(state: &Goblin, left: &mut u32) -> Option<Ratio> {
    if state.turn() == Turn::Chance {
        let (mut sum, mut cases) = ((0, 1), 0);
        for (chance, weight) in chances(state) {
            *left = left.checked_sub(1)?;
            let mut next = *state;
            next.happen(chance, &mut Silent);
            let (part, of) = played_through(&next, left)?;
            sum = lowest(sum.0 * of + part * u128::from(weight) * sum.1, sum.1 * of);
            cases += u128::from(weight);
        }
        return Some(lowest(sum.0, sum.1 * cases));
    }
    let mut best = (0, 1);
    for action in actions(state) {
        let (part, of) = after(state, action, left)?;
        if part * best.1 > best.0 * of {
            best = (part, of);
        }
    }
    Some(best)
}

fn lowest(part: u128, of: u128) -> Ratio {
    let (mut one, mut other) = (part, of);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    (part / one, of / one)
}

/// Any fight; mostly one that luck decides, if there is one.
fn some_fight(state: &Goblin, rng: &mut impl Rng) -> Action {
    let fights: Vec<Action> = actions(state).into_iter().filter(is_fight).collect();
    let is_open = |fight: &&Action| {
        let outlook = exact(state, fight);
        outlook.is_some_and(|outlook| !outlook.is_certain() && !outlook.is_hopeless())
    };
    let open: Vec<Action> = fights.iter().filter(is_open).copied().collect();
    any_of(if open.is_empty() || below(4, rng) == 0 { &fights } else { &open }, rng)
}

fn is_fight(action: &Action) -> bool {
    matches!(action, Action::Fight(_))
}

/// A small box of any cards, and somebody about to fight with few of them.
fn small_table(rng: &mut impl Rng) -> (Value, Value) {
    let hero = any_of(&Hero::ALL, rng);
    let other = if hero == Hero::Horan { Hero::Taia } else { Hero::Horan };
    let (contents, starting) = small_box(rng);
    let options = any_of(&Options::all().collect::<Vec<_>>(), rng);
    let setup = json!({
        "players": 2, "heroes": [hero, other], "options": options, "contents": contents,
    });
    let position = small_position(hero, starting, options.stacking, &contents, rng);
    (setup, position)
}

fn small_box(rng: &mut impl Rng) -> (Value, u32) {
    let mut contents = serde_json::to_value(Contents::standard()).expect("a box is data");
    let hand = 1 + below(3, rng);
    let starting = hand.max(2) + below(3, rng);
    contents["board"]["hand"] = hand.into();
    contents["counts"][0]["count"] = starting.into();
    let rows = contents["starting"].as_array_mut().expect("a table");
    rows.retain(|row| {
        (1..=starting).any(|n| row["card"].as_str().expect("a name").ends_with(&format!("-{n}")))
    });
    rows.iter_mut().for_each(|row| print_skill(row, rng));
    for table in ["monsters", "guardians", "lords"] {
        for row in contents[table].as_array_mut().expect("a table") {
            row["attack"] = below(6, rng).into();
            row["hearts"] = (2 + below(7, rng)).into();
            let mut curses: Vec<&str> = (0..below(3, rng)).map(|_| any_of(&CURSES, rng)).collect();
            curses.sort_unstable();
            curses.dedup();
            row["curses"] = json!(curses);
            if row.get("action").is_some() {
                print_skill(&mut row["action"], rng);
            }
        }
    }
    (contents, starting)
}

fn print_skill(row: &mut Value, rng: &mut impl Rng) {
    row["colour"] = any_of(&COLOURS, rng).into();
    row["next"] = COLOURS.into_iter().filter(|_| below(2, rng) == 0).collect();
    row["attack"] = below(4, rng).into();
    row["defence"] = any_of(&[0, 0, 1, 2], rng).into();
    row["draw"] = any_of(&[0, 1, 1, 2], rng).into();
    row["heal"] = any_of(&[0, 0, 1, 2], rng).into();
}

fn small_position(
    hero: Hero,
    starting: u32,
    stacking: Option<Stacking>,
    contents: &Value,
    rng: &mut impl Rng,
) -> Value {
    let (mut hand, mut discard) = (Vec::new(), Vec::new());
    let (mut deck, mut unknown, mut open) = (Vec::new(), Vec::new(), Vec::new());
    let places = 2 + below(2, rng);
    for number in 1..=starting {
        let card = json!(format!("{}-{number}", hero.id()));
        match below(places, rng) {
            0 => hand.push(card),
            1 => discard.push(card),
            _ => {
                deck.push(Value::Null);
                unknown.push(card);
            }
        }
    }
    for card in won_cards("action", below(5, rng), contents, rng) {
        match (below(places, rng), stacking) {
            (0, _) => hand.push(card),
            (1, _) => discard.push(card),
            (_, None) => {
                let place = below(deck.len() as u32 + 1, rng) as usize;
                deck.insert(place, card);
            }
            (_, Some(Stacking::Automatic)) => {
                open.push(card.clone());
                deck.insert(0, card);
            }
            (_, Some(Stacking::Shuffle)) => {
                deck.push(Value::Null);
                unknown.push(card);
            }
        }
    }
    let gear = |kind: &str, rng: &mut _| won_cards(kind, below(2, rng), contents, rng).pop();
    let potions: Vec<&str> = ["healing", "counter_curse", "strength"]
        .into_iter()
        .filter(|_| below(3, rng) == 0)
        .collect();
    let keys: Vec<String> =
        (1..=below(4, rng)).map(|level| format!("guardian-{level}-1")).collect();
    json!({"players": [{
        "hearts": 1 + below(5, rng), "weapon": gear("weapon", rng), "armour": gear("armour", rng),
        "potions": potions, "keys": keys, "hand": hand, "deck": deck, "unknown": unknown,
        "open": open, "discard": discard,
    }, {}]})
}

/// So many different cards of a kind.
fn won_cards(kind: &str, count: u32, contents: &Value, rng: &mut impl Rng) -> Vec<Value> {
    let rows = contents["monsters"].as_array().expect("a table").iter();
    let mut cards: Vec<Value> =
        rows.filter(|row| row.get(kind).is_some()).map(|row| row["card"].clone()).collect();
    (0..count).map(|_| cards.swap_remove(below(cards.len() as u32, rng) as usize)).collect()
}
