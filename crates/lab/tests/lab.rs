//! The lab keeps its promises: the same report however it is played, rows that say all of it, pages that
//! stand alone, differences found where they are.

#![allow(clippy::unwrap_used, reason = "a test may stop here")]

#[path = "lab/fourth.rs"]
mod fourth;

use std::{
    convert::Infallible,
    fs,
    ops::{ControlFlow, Range},
    path::{Path, PathBuf},
};

use bots::{Evaluator, Spec, game_loop};
use games::{ListedGame, each_game};
use karak::Karak;
use karak2::Karak2;
use lab::{
    About, Duel, LuckMeter, Metrics, Moments, Names, Record, Report, Stop, Table, TableAbout,
    Tally,
    merge::merge,
    page,
    rows::{Files, Writer},
    simulate, simulate_pairs, text,
};
use serde_json::{Value, json};
use tabletop::{
    Game, Seat,
    toy::{Pig, PigSetup},
};

fn specs(names: &str) -> Vec<Spec> {
    names.split(',').map(|name| name.parse().unwrap()).collect()
}

fn table<G: Metrics>(setup: &Value, bots: &str) -> Table<G> {
    let setup: G::Setup = serde_json::from_value(setup.clone()).unwrap();
    let (name, start) = (format!("{}-test", G::ID), G::new(&setup).unwrap());
    Table { name, start, bots: specs(bots), luck: false }
}

fn play<G: Metrics>(table: &Table<G>, seeds: Range<u64>) -> Vec<Record> {
    let mut records = Vec::new();
    let keep = |record| {
        records.push(record);
        Ok::<_, Infallible>(ControlFlow::Continue(()))
    };
    simulate(table, seeds, &|| (), keep).unwrap();
    records
}

fn about<G: Metrics>(setup: &Value, seeds: Range<u64>) -> About {
    let name = format!("{}-test", G::ID);
    let table = TableAbout { name, setup: setup.clone(), position: None };
    About::of::<G>(&specs("random"), false, vec![table], seeds)
}

fn report<G: Metrics>(setup: &Value, seeds: Range<u64>) -> Report {
    let about = about::<G>(setup, seeds.clone());
    let mut tally = Tally::new(&about.tables[0].name, &about.names);
    play(&table::<G>(setup, "random"), seeds).iter().for_each(|record| tally.add(record));
    Report { about, tables: vec![tally.report()] }
}

fn write(path: &Path, about: &About, records: &[Record]) {
    let mut writer = Writer::create(&Files::named(path), about).unwrap();
    records.iter().for_each(|record| writer.push(record).unwrap());
    writer.finish().unwrap();
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn rivals() -> Value {
    json!({"players": 3, "round_limit": 20})
}

/// The published box with weak monsters, so that even random players slay the dragon, and this limit of
/// wrath.
fn mild(limit: u8) -> Value {
    let text = include_str!("../../../data/karak.toml");
    let mut contents = games::read_box("karak", text).unwrap();
    for row in contents["tokens"].as_array_mut().unwrap() {
        if row["strength"].is_u64() {
            row["strength"] = json!(5);
        }
    }
    for row in contents["wrath"].as_array_mut().unwrap() {
        for level in ["calm", "fierce", "deadly"] {
            row[level] = json!(limit);
        }
    }
    contents
}

fn party(limit: u8) -> Value {
    let options = json!({"cooperative": "calm"});
    json!({"players": 2, "round_limit": 200, "options": options, "contents": mild(limit)})
}

fn with_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}

#[test]
fn threads_change_nothing() {
    let on = |threads| with_threads(threads, || report::<Karak>(&rivals(), 1..600));
    let (one, two) = (on(1), on(2));
    assert_eq!(one, two);
    assert_eq!(text(&one), text(&two));
    assert_ne!(one.tables, report::<Karak>(&rivals(), 2..601).tables);
}

#[test]
fn records_say_what_happened() {
    fn check<G: Metrics>(setup: &Value) {
        for record in play(&table::<G>(setup, "random,random"), 5..45) {
            let Record { game, seats } = record;
            assert_eq!(seats.len(), usize::from(game.players));
            assert!(game.rounds > 0 && game.plies > 0 && game.ending != "unfinished");
            assert_eq!(game.milestones.len(), G::MILESTONES.len());
            let mut orders: Vec<u8> = seats.iter().map(|seat| seat.order).collect();
            orders.sort();
            assert_eq!(orders, (0..game.players).collect::<Vec<_>>());
            let won: f64 = seats.iter().map(|seat| seat.won).sum();
            assert!((won - 1.0).abs() < 1e-9 || game.winners.is_empty());
            for seat in &seats {
                assert!(!seat.hero.is_empty());
                assert_eq!(seat.won > 0.0, game.winners.contains(&seat.seat));
                assert_eq!(seat.counts.len(), G::COUNTS.len());
            }
            assert!(seats.iter().all(|seat| !seat.faints.contains_key("")), "{seats:?}");
        }
    }
    check::<Karak>(&json!({"players": 3, "round_limit": 60, "options": {"hero_mode": true}}));
    check::<Karak2>(&json!({"players": 3, "round_limit": 30, "options": {"imperium": true}}));
    each_game!(G => check::<G>(&json!({"players": G::info().players.1, "round_limit": 30})));
}

#[test]
fn shards_put_together_are_the_whole() {
    let here = folder("lab-merge");
    let setup = party(6);
    let whole = report::<Karak>(&setup, 10..310);
    // Not in order, not of one size, and named in all three ways.
    let shards = [("c.parquet", 250..310), ("a", 10..100), ("b.parquet", 100..250)];
    for (name, seeds) in &shards {
        let records = play(&table::<Karak>(&setup, "random"), seeds.clone());
        write(&here.join(name), &about::<Karak>(&setup, seeds.clone()), &records);
    }
    let names = ["c.games.parquet", "a", "b.parquet"].map(|name| here.join(name));
    let merged = merge(&names).unwrap();
    assert_eq!(merged, whole);
    let json = |report: &Report| serde_json::to_string(report).unwrap();
    assert_eq!(json(&merged), json(&whole));
}

#[test]
fn what_is_no_shard_of_the_same_run_is_refused() {
    let here = folder("lab-refuse");
    let shard = |name: &str, setup: &Value, seeds: Range<u64>| {
        let records = play(&table::<Karak>(setup, "random"), seeds.clone());
        write(&here.join(name), &about::<Karak>(setup, seeds), &records);
        here.join(name)
    };
    let one = shard("one", &rivals(), 1..20);
    let overlaps = shard("two", &rivals(), 15..30);
    let other = shard("other", &json!({"players": 3, "round_limit": 21}), 30..40);
    let says = |paths: &[&PathBuf]| merge(paths).unwrap_err().to_string();
    assert!(says(&[&one, &overlaps]).contains("seed 15 is in another shard"));
    assert!(says(&[&one, &one]).contains("in another shard"));
    assert!(says(&[&one, &other]).contains("another setup"));
    assert!(says(&[&one, &here.join("nothing")]).contains("nothing"));
    assert!(says(&[]).contains("at least one"));
    let text = here.join("rows.csv");
    assert!(says(&[&text]).contains("expected Parquet"));
    let junk = here.join("junk.games.parquet");
    fs::write(&junk, b"PAR1 this is no table PAR1").unwrap();
    assert!(says(&[&junk]).contains("junk"));
    // Files cut short, and games beside the seats of another run.
    let bytes = fs::read(one.join("games.parquet")).unwrap();
    fs::write(one.join("games.parquet"), &bytes[..bytes.len() / 2]).unwrap();
    assert!(says(&[&one]).contains("games.parquet"));
    fs::copy(other.join("games.parquet"), one.join("games.parquet")).unwrap();
    assert!(says(&[&one]).contains("another run"));
}

#[test]
fn parquet_read_back_equals_csv() {
    let here = folder("lab-rows");
    let setup = party(6);
    let (records, about) =
        (play(&table::<Karak>(&setup, "random"), 1..200), about::<Karak>(&setup, 1..200));
    write(&here.join("rows.parquet"), &about, &records);
    write(&here.join("rows.csv"), &about, &records);
    for (kind, columns) in [("games", about.names.games()), ("seats", about.names.seats())] {
        let mut reader = csv::Reader::from_path(here.join(format!("rows.{kind}.csv"))).unwrap();
        let head: Vec<String> = reader.headers().unwrap().iter().map(String::from).collect();
        assert_eq!(head, columns.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
        let from_csv: Vec<Vec<String>> =
            reader.records().map(|row| row.unwrap().iter().map(String::from).collect()).collect();
        let rows =
            lab::rows::rows_of(&here.join(format!("rows.{kind}.parquet")), &columns).unwrap();
        let from_parquet: Vec<Vec<String>> =
            rows.map(|row| row.unwrap().iter().map(ToString::to_string).collect()).collect();
        assert_eq!(from_csv.len(), if kind == "games" { 199 } else { 398 });
        assert_eq!(from_csv, from_parquet);
    }
    let mut left: Vec<_> = fs::read_dir(&here).unwrap().map(|file| file.unwrap().path()).collect();
    left.sort();
    assert!(left.len() == 4 && left.iter().all(|path| path.extension().unwrap() != "part"));
}

#[test]
fn a_writer_that_does_not_finish_leaves_nothing() {
    let here = folder("lab-unfinished");
    let about = about::<Karak>(&rivals(), 1..3);
    let mut writer = Writer::create(&Files::named(&here.join("a.csv")), &about).unwrap();
    writer.push(&play(&table::<Karak>(&rivals(), "random"), 1..2)[0]).unwrap();
    drop(writer);
    assert_eq!(fs::read_dir(&here).unwrap().count(), 0);
    fs::write(here.join("file"), "").unwrap();
    let refused = Writer::create(&Files::named(&here.join("file/rows")), &about);
    assert!(refused.err().unwrap().to_string().contains("file"));
}

#[test]
fn the_page_stands_alone_and_is_well_formed() {
    let mut report = report::<Karak>(&party(12), 1..150);
    report.about.bots = vec!["<b>&\"greedy\"".into()];
    let page = page(&report);
    for outside in ["http:", "https:", "//", "src=", "url(", "@import", "<script", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    for part in ["Length", "When the dragon falls", "Causes of fainting", "Wrath", "by hero"] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("NaN") && !page.contains("inf"), "a number that is none");
    balanced(&page);
}

#[test]
fn the_page_of_a_comparison_stands_alone_too() {
    let usual = json!({"players": 2, "round_limit": 60});
    let easy = json!({"players": 2, "round_limit": 400, "contents": mild(9)});
    let about = report::<Karak>(&usual, 1..2).about;
    let comparison = lab::Comparison {
        about: [about.clone(), about],
        sides: ["base".into(), "<box=\"mild\">".into()],
        tables: vec![compare(&usual, &easy, 1..100, None), compare(&usual, &usual, 1..2, None)],
    };
    let page = lab::comparison_page(&comparison);
    for outside in ["http:", "https:", "//", "src=", "url(", "@import", "<script", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    for part in ["Length", "When the dragon falls", "Score", "99 games on each side", "fights lost"]
    {
        assert!(page.contains(part), "{part}");
    }
    assert!(page.contains("class=\"bar\"") && page.contains("class=\"other\""));
    assert!(!page.contains("NaN") && !page.contains("inf"), "a number that is none");
    balanced(&page);
}

/// Every tag that opens closes, in order; words between them hold no sign of their own.
fn balanced(page: &str) {
    let body = page.strip_prefix("<!DOCTYPE html>\n").unwrap();
    let mut open = Vec::new();
    for part in body.split('<').skip(1) {
        let (tag, words) = part.split_once('>').expect("a tag ends");
        assert!(!words.contains('>') && tag.matches('"').count() % 2 == 0, "{part}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{part}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn luck_adds_up_to_nothing_and_goes_with_victory() {
    let start = Pig::new(&PigSetup { players: 2, goal: 30 }).unwrap();
    let evaluator = Evaluator::<Pig>::tuned();
    let (mut luck, mut of_winners) = (Moments::default(), Moments::default());
    for seed in 1..1_500 {
        let bot: Spec = "greedy".parse().unwrap();
        let mut bots = vec![bot.seat::<Pig>(seed), bot.seat(seed + 9)];
        let mut meter = LuckMeter::new(&evaluator, seed);
        let see = |game: &Pig, ply: &_| meter.observe(game, ply);
        let finished = game_loop::play(start.clone(), &mut bots, seed, see);
        luck.add(meter.of(Seat(0)));
        of_winners.add(meter.of(finished.winners.iter().next().unwrap()));
    }
    let mean = luck.estimate();
    let wide = 2.0 * (mean.high - mean.value);
    assert!(mean.value.abs() < wide, "{mean:?}");
    assert!(luck.deviation() > 0.1);
    assert!(of_winners.estimate().low > 0.1, "{:?}", of_winners.estimate());
}

/// Both sides on the same seeds.
fn compare(one: &Value, other: &Value, seeds: Range<u64>, stop: Option<Stop>) -> lab::Differences {
    let [one, other] = [one, other].map(|setup| table::<Karak>(setup, "random"));
    let mut duel = Duel::new("test", &Names::of::<Karak>(), stop);
    simulate_pairs([&one, &other], seeds, &|| (), |one, other| {
        let done = duel.add(&one, &other);
        Ok::<_, Infallible>(if done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })
    .unwrap();
    duel.report()
}

#[test]
fn a_planted_difference_is_found_and_none_where_there_is_none() {
    let usual = json!({"players": 2, "round_limit": 60});
    let easy = json!({"players": 2, "round_limit": 60, "contents": mild(9)});
    let clear = |differences: &lab::Differences, name: &str| {
        differences.differences.iter().find(|line| line.name == name).unwrap().clear
    };
    let planted = compare(&usual, &easy, 1..300, None);
    assert!(clear(&planted, "rounds") && clear(&planted, "fights_lost"));
    let same = compare(&usual, &usual, 1..300, None);
    assert!(same.differences.iter().all(|line| !line.clear && line.difference.value == 0.0));

    let stop = |least| Some(Stop { measure: Some("rounds".into()), least });
    let soon = compare(&usual, &easy, 1..2_000, stop(None));
    assert!(soon.games < 1_000 && soon.verdict.is_some_and(|verdict| verdict.differs));
    assert_eq!(compare(&usual, &usual, 1..400, stop(None)).verdict, None);
    let alike = compare(&usual, &usual, 1..400, stop(Some(1.0)));
    assert!(alike.games < 399 && alike.verdict.is_some_and(|verdict| !verdict.differs));
}

#[test]
fn one_run_with_a_high_limit_tells_the_victories_of_every_limit() {
    let slain = |report: &Report| {
        let endings = &report.tables[0].endings;
        endings.iter().find(|ending| ending.name == "dragon_slain").map_or(0, |ending| ending.count)
    };
    let high = report::<Karak>(&party(250), 1..400);
    let wrath = high.tables[0].threat["wrath"].as_ref().unwrap();
    assert_eq!(wrath.limit, 250);
    let mut shares = Vec::new();
    for limit in [1, 4, 9] {
        let played = report::<Karak>(&party(limit), 1..400);
        let point = wrath.curve.iter().find(|point| point.limit == limit).unwrap();
        assert_eq!((point.won.value * 399.0).round() as u64, slain(&played), "limit {limit}");
        shares.push(slain(&played));
    }
    assert!(shares.is_sorted() && shares[0] < shares[2], "{shares:?}");
}

#[test]
fn bots_move_one_seat_on_with_each_game() {
    let records = play(&table::<Karak>(&rivals(), "random,greedy"), 1..9);
    for record in records {
        for seat in &record.seats {
            let first = (u64::from(seat.seat) + record.game.seed) % 2 == 0;
            assert_eq!(seat.bot, if first { "random" } else { "greedy" });
        }
    }
}
