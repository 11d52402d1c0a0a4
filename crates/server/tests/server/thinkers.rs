//! The threads that think are shared fairly: no caller takes them from a stranger.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use bots::{Cancel, Level, Spec, any::AnyBot, spec::Kind};
use serde_json::{Value, json};
use server::Seating;
use tabletop::AnyMatch;

use crate::common::{
    Opened, Running, is_over, patiently, settings, source::Stranger, start_in, two_people,
};

/// A bot, with something that is done before each of its decisions.
struct Watched {
    bot: Box<dyn AnyBot>,
    before: fn(&dyn AnyMatch),
}

impl AnyBot for Watched {
    fn choose(&mut self, game: &dyn AnyMatch) -> Option<Value> {
        (self.before)(game);
        self.bot.choose(game)
    }

    fn limit(&mut self, most: Duration) {
        self.bot.limit(most);
    }

    fn considered(&self) -> usize {
        self.bot.considered()
    }

    fn fault(&self) -> Option<String> {
        self.bot.fault()
    }

    fn cancel(&self) -> Cancel {
        self.bot.cancel()
    }
}

/// The usual bot; before each decision of this level something is done.
fn seat(
    game: &str,
    spec: &Spec,
    seed: u64,
    level: Level,
    before: fn(&dyn AnyMatch),
) -> Option<Box<dyn AnyBot>> {
    let bot = bots::any::seat(game, spec, seed)?;
    let is_meant = spec.kind == Kind::Level(level);
    Some(if is_meant { Box::new(Watched { bot, before }) } else { bot })
}

/// A server with one thread that thinks.
fn start_seating(seating: Seating) -> Running {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    (settings.thinkers, settings.limits.hint_ms) = (1, 5);
    start_in(folder, settings, seating)
}

/// Holds a thread that thinks until it is let go.
struct Gate {
    is_reached: AtomicBool,
    is_open: AtomicBool,
}

impl Gate {
    const fn new() -> Gate {
        Gate { is_reached: AtomicBool::new(false), is_open: AtomicBool::new(false) }
    }

    fn wait(&self) {
        self.is_reached.store(true, Ordering::SeqCst);
        patiently("the gate to open", || self.is_open.load(Ordering::SeqCst).then_some(()));
    }

    fn reached(&self) {
        patiently("the thread", || self.is_reached.load(Ordering::SeqCst).then_some(()));
    }

    fn open(&self) {
        self.is_open.store(true, Ordering::SeqCst);
    }
}

fn computers(level: &str, players: usize, seed: u64) -> Value {
    let seats = vec![json!({ "computer": { "level": level } }); players];
    json!({ "game": "karak", "setup": { "players": players }, "seats": seats, "seed": seed })
}

/// A hint for whoever decides, asked for by this caller; how that ended is told.
fn ask_hint(
    caller: Stranger,
    server: &Running,
    table: &Opened,
    tell: &mpsc::Sender<(Stranger, u16)>,
) {
    let (seat, frame) = server.turn(table);
    let (token, tell) = (table.token(seat).to_owned(), tell.clone());
    let path = format!("/tables/{}/hint", table.name);
    let asked = json!({ "version": frame["version"] });
    thread::spawn(move || {
        let answer = caller.post(&path, Some(&token), &asked);
        tell.send((caller, answer.status)).unwrap();
    });
}

#[test]
fn sixty_six_hints_of_one_caller_turn_no_stranger_away() {
    static GATE: Gate = Gate::new();
    let server =
        start_seating(|game, spec, seed| seat(game, spec, seed, Level::Legend, |_| GATE.wait()));
    let [caller, stranger] = [[0, 1], [0, 2]].map(|address| Stranger::new(&server, address));
    // Nothing is computed until everybody has asked.
    server.open(&computers("legend", 2, 1));
    GATE.reached();
    let (tell, told) = mpsc::channel();
    for number in 0..66 {
        ask_hint(caller, &server, &caller.open(&two_people(number)), &tell);
    }
    let refused: Vec<u16> = (0..34).map(|_| told.recv().unwrap().1).collect();
    assert_eq!(refused, [503; 34], "32 wait for an address at the most");
    let table = stranger.open(&two_people(100));
    ask_hint(stranger, &server, &table, &tell);
    let early = told.recv_timeout(Duration::from_millis(300));
    assert!(early.is_err(), "nobody is answered yet: {early:?}");
    GATE.open();
    let answers: Vec<_> = (0..33).map(|_| told.recv().unwrap()).collect();
    assert!(answers.iter().all(|(_, status)| *status == 200), "{answers:?}");
    let place = answers.iter().position(|(who, _)| who.address == stranger.address).unwrap();
    // Its turn is the second; answers may overtake each other on the way.
    assert!(place < 16, "{place}");
}

/// What is thought by legends, and how much of it there was when the knight began to.
struct Thoughts {
    legends: AtomicU32,
    knight: Mutex<Option<u32>>,
}

impl Thoughts {
    const fn new() -> Thoughts {
        Thoughts { legends: AtomicU32::new(0), knight: Mutex::new(None) }
    }

    fn seat(
        game: &str,
        spec: &Spec,
        seed: u64,
        legend: fn(&dyn AnyMatch),
        knight: fn(&dyn AnyMatch),
    ) -> Option<Box<dyn AnyBot>> {
        if spec.kind == Kind::Level(Level::Legend) {
            return seat(game, spec, seed, Level::Legend, legend);
        }
        seat(game, spec, seed, Level::Knight, knight)
    }

    fn legend(&self) {
        self.legends.fetch_add(1, Ordering::SeqCst);
    }

    /// Its first decision of a turn counts.
    fn knight(&self) {
        self.knight.lock().unwrap().get_or_insert(self.legends.load(Ordering::SeqCst));
    }
}

/// Thirty tables of legends are watched from these addresses while a family plays against a knight.
fn play_beside_legends(server: &Running, thoughts: &Thoughts, address: impl Fn(u8) -> [u8; 2]) {
    let played: [_; 30] = std::array::from_fn(|_| Arc::<AtomicU32>::default());
    for (number, played) in (0..).zip(&played) {
        let watcher = Stranger::new(server, address(number));
        let table = watcher.open(&computers("legend", 4, u64::from(number)));
        let mut stream = watcher.stream(&table.name, None);
        // Who reads nothing is let go after a while.
        let played = played.clone();
        thread::spawn(move || {
            while stream.next().is_some() {
                played.fetch_add(1, Ordering::SeqCst);
            }
        });
    }
    // None of them is left behind by the others.
    let has_played = |played: &Arc<AtomicU32>| played.load(Ordering::SeqCst) > 3;
    patiently("all thirty to play", || played.iter().all(has_played).then_some(()));
    let family = Stranger::new(server, [9, 9]);
    let seats = json!([{ "person": {} }, { "computer": { "level": "knight" } }]);
    let setup = json!({ "players": 2, "heroes": ["warrior", "thief"] });
    let table = family.open(&json!({ "game": "karak", "setup": setup, "seats": seats, "seed": 5 }));
    let mut stream = family.stream(&table.name, Some(table.token(0)));
    let legends = || thoughts.legends.load(Ordering::SeqCst);
    let mut turns = 0;
    while turns < 2 {
        let (_, frame) = stream.next().expect("the game goes on");
        assert!(!is_over(&frame));
        if frame["decision"].is_null() {
            continue;
        }
        // A person takes some time as well: meanwhile each of the tables has its turn three times.
        let now = legends();
        patiently("legends to think", || (legends() > now + 90).then_some(()));
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let end = json!("end_turn");
        let action = actions.iter().find(|action| **action == end).unwrap_or(&actions[0]);
        *thoughts.knight.lock().unwrap() = None;
        let key = frame["version"].to_string();
        server.act(&table, 0, &frame, &key, action).json(200);
        let before = legends();
        if *action != end {
            continue;
        }
        let at = patiently("the knight", || *thoughts.knight.lock().unwrap());
        // One is under way and another may be; all thirty come first where it is first come, first served.
        assert!(at <= before + 5, "{before} thoughts of legends, {at} when the knight began");
        turns += 1;
    }
}

#[test]
fn a_watched_table_is_next_beside_thirty_tables_of_legends_of_one_address() {
    static THOUGHTS: Thoughts = Thoughts::new();
    let server = start_seating(|game, spec, seed| {
        Thoughts::seat(game, spec, seed, |_| THOUGHTS.legend(), |_| THOUGHTS.knight())
    });
    play_beside_legends(&server, &THOUGHTS, |_| [1, 1]);
}

#[test]
fn a_watched_table_is_next_beside_thirty_tables_of_legends_of_thirty_addresses() {
    static THOUGHTS: Thoughts = Thoughts::new();
    let server = start_seating(|game, spec, seed| {
        Thoughts::seat(game, spec, seed, |_| THOUGHTS.legend(), |_| THOUGHTS.knight())
    });
    play_beside_legends(&server, &THOUGHTS, |number| [1, number + 1]);
}

/// Whoever opens a table watches it a moment later: by then its computer players wait already.
#[test]
fn a_table_that_somebody_begins_to_watch_comes_before_those_that_nobody_watches() {
    static GATE: Gate = Gate::new();
    static ORDER: Mutex<Vec<usize>> = Mutex::new(Vec::new());
    let server = start_seating(|game, spec, seed| {
        if spec.kind == Kind::Level(Level::Legend) {
            return seat(game, spec, seed, Level::Legend, |_| GATE.wait());
        }
        seat(game, spec, seed, Level::Squire, |game| {
            ORDER.lock().unwrap().push(game.seats().into());
        })
    });
    server.open(&computers("legend", 2, 1));
    GATE.reached();
    (0..10).for_each(|seed| drop(server.open(&computers("squire", 2, seed))));
    // It is told apart by how many play there.
    let stranger = Stranger::new(&server, [0, 2]);
    let table = stranger.open(&computers("squire", 3, 1));
    let mut stream = stranger.stream(&table.name, None);
    stream.next().expect("the table as it is");
    GATE.open();
    stream.next().expect("a decision");
    let order = patiently("the others", || {
        let order = ORDER.lock().unwrap().clone();
        order.contains(&2).then_some(order)
    });
    assert_eq!(order[0], 3, "{order:?}");
}
