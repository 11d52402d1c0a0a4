//! External programs, most of them hostile: none makes a game wait, stop or go on without it.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use crate::common::start;
use bots::{
    Bot, External, Program, Random, Spec,
    game_loop::{Finished, play},
    spec::Kind,
};
use games::each_game;
use goblin::Goblin;
use karak::Karak;

use serde_json::{Value, json};
use tabletop::{Game, Seat, Turn, seeded_rng};

/// A folder of its own for one test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// A program of these lines, to be run by the shell; `$1` is its folder.
fn script(folder: &Path, lines: &str) -> Program {
    let path = folder.join("bot.sh");
    fs::write(&path, lines).unwrap();
    let command = format!("sh {} {}", path.display(), folder.display());
    let (move_time, start_time) = (Duration::from_millis(300), Duration::from_millis(1_700));
    Program { move_time, start_time, ..Program::new(&command) }
}

fn karak() -> Karak {
    karak_of(8)
}

fn karak_of(rounds: u32) -> Karak {
    let setup = serde_json::from_value(json!({"players": 2, "round_limit": rounds})).unwrap();
    Karak::new(&setup).unwrap()
}

/// One game of the program against a random player, and why the program forfeited.
fn game_of<G: Game>(start: &G, program: Program) -> (Finished<G>, Option<String>) {
    let mut external = External::new(program, Box::new(Random::new(seeded_rng(1))));
    let mut other = Random::new(seeded_rng(2));
    let mut bots: Vec<Box<dyn Bot<G> + '_>> =
        vec![Box::new(By(&mut external)), Box::new(By(&mut other))];
    let finished = play(start.clone(), &mut bots, 7, |_, _| {});
    drop(bots);
    assert_eq!(external.forfeits(), u32::from(external.fault().is_some()));
    (finished, external.fault())
}

/// A bot that is asked about afterwards.
struct By<'a, B>(&'a mut B);

impl<G: Game, B: Bot<G>> Bot<G> for By<'_, B> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        self.0.choose(game, seat)
    }
}

/// The game goes on to its end, and the reason has these words.
fn forfeits(name: &str, lines: &str, words: &str) {
    let begin = Instant::now();
    let (finished, fault) = game_of(&karak(), script(&folder(name), lines));
    let fault = fault.unwrap_or_else(|| panic!("{name} is no fault"));
    assert!(fault.contains(words), "{name}: {fault}");
    assert!(!finished.stopped && matches!(finished.game.turn(), Turn::Over { .. }));
    assert!(begin.elapsed() < Duration::from_secs(6), "{name} took {:?}", begin.elapsed());
}

#[test]
fn a_program_that_plays_by_the_list_keeps_its_seat() {
    let lines = "while read line; do echo '{\"bestmove\": 0, \"info\": \"why not\"}'; done";
    let patient = Duration::from_secs(20);
    let program = Program { move_time: patient, ..script(&folder("obedient"), lines) };
    let (_, fault) = game_of(&karak(), program);
    assert_eq!(fault, None);
}

#[test]
fn every_fault_forfeits_the_seat_and_says_why() {
    forfeits("hangs", "sleep 60", "did not answer within 2000 ms");
    forfeits("hangs-later", "read line; echo '{\"bestmove\":0}'; sleep 60", "within 300 ms");
    forfeits("dies", "exit 3", "has ended");
    forfeits("dies-later", "read line; echo '{\"bestmove\":0}'", "has ended");
    forfeits("garbage", "echo hello; sleep 60", "expected {\"bestmove\": …}, got 'hello'");
    forfeits("list", "read line; echo '[1]'; sleep 60", "expected {\"bestmove\": …}");
    forfeits("escapes", "printf '\\033[2J\\007\\n'; sleep 60", "got '\\u{1b}[2J\\u{7}'");
    forfeits("no-utf8", "printf '\\377\\n'; sleep 60", "expected {\"bestmove\": …}");
    forfeits("illegal", "read line; echo '{\"bestmove\":\"fly\"}'; sleep 60", "got '\\\"fly\\\"'");
    forfeits("beyond", "read line; echo '{\"bestmove\":999}'; sleep 60", "got '999'");
    forfeits("negative", "read line; echo '{\"bestmove\":-1}'; sleep 60", "got '-1'");
    forfeits("endless-line", "head -c 100000000 /dev/zero; sleep 60", "more than 65536 bytes");
}

/// A second answer may come so late that it is taken for the next one; in a long game it does not
/// always.
#[test]
fn a_program_that_answers_unasked_forfeits() {
    let twice = "while read line; do printf '{\"bestmove\":0}\\n{\"bestmove\":0}\\n'; done";
    let endlessly = "yes '{\"bestmove\":0}'";
    for (name, lines) in [("twice", twice), ("endlessly", endlessly)] {
        let (_, fault) = game_of(&karak_of(200), script(&folder(name), lines));
        assert!(fault.is_some(), "who answers {name} keeps its seat");
    }
}

#[test]
fn a_program_that_is_not_there_forfeits_too() {
    for command in ["/nowhere/at/all", "/", "no-such-program-anywhere --flag"] {
        let (_, fault) = game_of(&karak(), Program::new(command));
        assert!(fault.unwrap().contains("could not be started"), "{command}");
    }
}

/// It sees by the length of the pipe that it is asked, and answers without reading. A pipe that is
/// full, perhaps of half pages, shows no more; whoever waits for an answer still waits a second later.
#[test]
fn a_program_that_never_reads_forfeits() {
    let lines = r#"exec python3 -c '
import fcntl, struct, termios, time
def length(): return struct.unpack("i", fcntl.ioctl(0, termios.FIONREAD, bytes(4)))[0]
seen = 0
while True:
    begin = time.monotonic()
    while length() == seen and (seen < 32_000 or time.monotonic() < begin + 1): time.sleep(0.001)
    seen = length()
    print("{\"bestmove\":0}", flush=True)
'"#;
    let patient = Duration::from_secs(20);
    let program =
        Program { move_time: patient, start_time: patient, ..script(&folder("deaf"), lines) };
    let (finished, fault) = game_of(&karak_of(100), program);
    assert!(!finished.stopped);
    let fault = fault.unwrap();
    assert!(fault.starts_with("it does not read"), "{fault}");
}

#[test]
fn nothing_that_it_started_is_left() {
    let folder = folder("children");
    let lines = "sleep 61 & echo $! > $1/child; echo $$ > $1/parent; sleep 62";
    let (_, fault) = game_of(&karak(), script(&folder, lines));
    assert!(fault.unwrap().contains("did not answer"));
    for name in ["child", "parent"] {
        let id = fs::read_to_string(folder.join(name)).unwrap();
        assert!(is_gone(id.trim()), "{name} {id} still runs");
    }
}

/// Killed processes whose parent is gone are tidied up by the system, a little later.
fn is_gone(id: &str) -> bool {
    let runs = || {
        let output = Command::new("ps").args(["-o", "stat=", "-p", id]).output().unwrap();
        let state = String::from_utf8_lossy(&output.stdout).trim().to_string();
        !state.is_empty() && !state.starts_with('Z')
    };
    (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        !runs()
    })
}

/// What a program is told is what its seat may know: two worlds that look the same to it are told
/// the same.
#[test]
fn a_program_is_told_its_own_view_and_no_secret() {
    let setup = serde_json::from_value(json!({"players": 2})).unwrap();
    let mut game = Goblin::new(&setup).unwrap();
    let mut rng = seeded_rng(3);
    let mut list = Vec::new();
    let mut asked = 0;
    while asked < 25 {
        match game.turn() {
            Turn::Over { .. } => break,
            Turn::Chance => game.happen(game.sample(&mut rng), &mut tabletop::Silent),
            Turn::Player(seat) => {
                list.clear();
                game.actions(&mut list);
                let action = list[tabletop::below(list.len() as u32, &mut rng) as usize];
                if list.len() > 1 {
                    let told = question(&game, seat);
                    let view = serde_json::to_value(game.view(Some(seat))).unwrap();
                    assert_eq!((&told["view"], &told["seat"]), (&view, &json!(seat)));
                    let other = question(&game.imagine(seat, &mut rng), seat);
                    assert_eq!(told, other, "it was told what it cannot know");
                    asked += 1;
                }
                game.act(action, &mut tabletop::Silent);
            }
        }
    }
    assert!(asked > 10);
}

/// What a program is asked here.
fn question<G: Game>(game: &G, seat: Seat) -> Value {
    let folder = folder("question");
    let lines = "read -r line; printf '%s' \"$line\" > $1/told; echo '{\"bestmove\":0}'; sleep 60";
    let mut bot = External::new(script(&folder, lines), Box::new(Random::new(seeded_rng(1))));
    bot.choose(game, seat);
    assert_eq!(bot.fault(), None);
    serde_json::from_str(&fs::read_to_string(folder.join("told")).unwrap()).unwrap()
}

#[test]
fn the_example_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3 here");
        return;
    }
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/mybot.py");
    assert!(fs::read_to_string(example).unwrap().lines().count() <= 50);
    let program = || Program {
        move_time: Duration::from_secs(10),
        ..Program::new(&format!("python3 {example}"))
    };
    let setup = json!({"players": 2, "round_limit": 5});
    let faults = each_game!(G => game_of(&start::<G>(setup.clone()), program()).1);
    assert!(faults.iter().all(Option::is_none), "{faults:?}");
}

#[test]
fn a_program_is_named_by_its_command_line() {
    let spec: Spec = "cmd:./my bot/x --deep".parse().unwrap();
    assert_eq!(spec.to_string(), "cmd:./my bot/x --deep");
    assert_eq!(spec.kind, Kind::External(Program::new("./my bot/x --deep")));
    for text in ["cmd:", "cmd:  ", "cmd"] {
        let error = text.parse::<Spec>().unwrap_err().to_string();
        assert!(error.contains("cmd:./mybot"), "{error}");
    }
}
