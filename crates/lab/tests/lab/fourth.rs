//! A fourth game: Pig, behind the three, in a list of the tests' own. What every listed game can do, it
//! can do by its name as well, with what its three files bring (family, bots and lab have one each).

use std::ops::ControlFlow;

use bots::{
    Spec,
    any::{AnyStart, start_of},
    arena::Plan,
};
use games::{Goblin, Karak, Karak2, ListedGame, each_game, with_game};
use lab::{
    TableAbout,
    any::Run,
    bench::{self, Limit, measure},
};
use serde_json::{Value, json};
use tabletop::{AnyMatch, FairDice, Luck, Turn, any, toy::Pig};

/// With one game more, nothing but the list is another.
macro_rules! four {
    ($then:ident! $($rest:tt)*) => { $then!([Karak, Karak2, Goblin, Pig] $($rest)*) };
}

fn setup() -> Value {
    json!({"players": 2, "goal": 30})
}

fn specs(names: &[&str]) -> Vec<Spec> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

#[test]
fn it_is_told_with_the_others() {
    let infos = four!(each_game! G => G::info());
    assert_eq!(infos.each_ref().map(|info| info.id), ["karak", "karak2", "goblin", "pig"]);
    assert_eq!(infos[3].players, (2, 8));
}

#[test]
fn it_is_opened_played_loaded_and_verified_by_its_name() {
    let luck = Luck::Fair(FairDice::seeded(1));
    let opened = four!(with_game! "pig", G => any::open::<G>(setup(), None, luck));
    let mut game: Box<dyn AnyMatch> = opened.unwrap().unwrap();
    while let Turn::Player(seat) = game.turn() {
        let action = game.actions().swap_remove(0).action;
        game.act(seat, action).unwrap();
    }
    let save = game.save();
    let name = save["game"].as_str().unwrap();
    let loaded = four!(with_game! name, G => any::load::<G>(save.clone()));
    assert_eq!(loaded.unwrap().unwrap().position(), game.position());
    let verdict = four!(with_game! name, G => any::verify::<G>(save.clone())).unwrap().unwrap();
    assert!(verdict.proven > 0 && verdict.winners.is_some());
    assert!(four!(with_game! "chess", G => any::verify::<G>(save.clone())).is_none());
}

#[test]
fn its_bots_meet_in_the_arena() {
    let start = four!(with_game! "pig", G => start_of::<G>(&setup(), None));
    let start: Box<dyn AnyStart> = start.unwrap().unwrap();
    let entrants = specs(&["search:200", "random"]);
    let schedule = start.schedule(entrants.len()).unwrap();
    let plan = Plan { rounds: 40, seed: 1, threads: 1 };
    let go_on = &mut |_: &_| ControlFlow::Continue(());
    let tally = start.contest(&entrants, &schedule, &plan, go_on);
    assert_eq!(tally.games(), 80);
    assert!(tally.wins(0) > 50.0, "who thinks wins {} of 80 games", tally.wins(0));
}

#[test]
fn it_is_simulated() {
    let table = TableAbout { name: "pig-2p".into(), setup: setup(), position: None };
    let bots = specs(&["greedy", "random"]);
    let run = Run { tables: vec![table], bots, luck: true, seeds: 1..60 };
    let report = four!(with_game! "pig", G => run.report::<G>(None, &|_| ())).unwrap().unwrap();
    let table = &report.tables[0];
    assert_eq!((table.games, table.endings[0].name.as_str()), (59, "goal_reached"));
    assert!(table.bots[0].won.value > table.bots[1].won.value, "{:?}", table.bots);
    assert!(table.threat.is_empty() && table.seats[0].main_counts.is_empty());
    assert!(lab::text(&report).contains("goal reached"), "{}", lab::text(&report));
    assert!(lab::page(&report).contains("pig-2p"));
}

#[test]
fn its_playouts_are_measured() {
    let plan = bench::Plan { limit: Limit::Games(50), seed: 1, threads: 1 };
    let measured = four!(with_game! "pig", G => {
        measure(&any::start::<G>(&setup(), None).unwrap(), &plan, &|_| ())
    });
    assert_eq!(measured.unwrap().tally.over, 50);
}
