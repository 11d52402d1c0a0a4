//! The published boxes: what is in them, and that the rules show the same.

use std::collections::BTreeSet;

use family::Provenance;
use karak2::{
    Building, Contents, Die, Edge, Face, Goods, Hero, Land, Monster, Power, Reward, Tile,
};
use serde_json::json;

use crate::{
    boxes::{edited, refusal},
    table::read,
};
use testkit::data::{cells_of, row, rows_of, section};

const RULES: &str = include_str!("../../../../docs/rules/en/karak2.md");
const IMPERIUM: &str = include_str!("../../../../docs/rules/en/imperium.md");

/// Without the expansion, or with it.
#[derive(Clone, Copy, PartialEq)]
enum Box {
    Base,
    Imperium,
}

impl Box {
    fn has(self, imperium: bool) -> bool {
        self == Box::Imperium || !imperium
    }
}

// ---- counts and sums ----

#[test]
fn the_stack_has_eighteen_tiles_over_ten_and_with_imperium_twenty_two_over_fourteen() {
    let count = |which, rank| tiles(which, |tile| tile.rank == rank);
    assert_eq!((count(Box::Base, 1), count(Box::Base, 2)), (18, 10));
    assert_eq!((count(Box::Imperium, 1), count(Box::Imperium, 2)), (22, 14));
}

#[test]
fn every_land_is_there_as_often_as_the_rulebook_lists_it() {
    let count = |rank, land| tiles(Box::Base, |tile| tile.rank == rank && tile.land == land);
    let first = [Land::Farm, Land::Forest, Land::FarmForest, Land::FarmRock, Land::ForestRock];
    assert_eq!(first.map(|land| count(1, land)), [7, 7, 2, 1, 1]);
    let second = [Land::FarmRock, Land::ForestRock, Land::FarmForest];
    assert_eq!(second.map(|land| count(2, land)), [3, 2, 1]);
    let once = [Land::BigFarm, Land::DenseForest, Land::BigRock, Land::Abyss];
    assert_eq!(once.map(|land| count(2, land)), [1; 4]);
    let added = |land| tiles(Box::Imperium, |tile| tile.land == land);
    assert_eq!(
        [Land::GoblinCave, Land::StoneEaterMine, Land::Rift].map(added),
        [1, 1, 4],
        "lairs and rifts"
    );
}

#[test]
fn the_tiles_have_as_many_chasms_as_the_community_counted() {
    let count =
        |rank, chasms| tiles(Box::Base, |tile| tile.rank == rank && tile.chasms.count() == chasms);
    assert_eq!([0, 1, 2, 3, 4].map(|chasms| count(1, chasms)), [4, 8, 5, 1, 0]);
    assert_eq!([0, 1, 2, 3, 4].map(|chasms| count(2, chasms)), [1, 0, 1, 5, 3]);
}

#[test]
fn the_start_piece_is_a_row_of_forest_castle_forest() {
    let start: Vec<_> = Contents::standard().start.iter().collect();
    let hexes: Vec<_> = start.iter().map(|row| (row.land, row.at.q, row.at.r)).collect();
    assert_eq!(hexes, [(Land::Castle, 0, 0), (Land::Forest, -1, 0), (Land::Forest, 1, 0)]);
}

#[test]
fn the_bag_has_thirty_six_tokens_and_with_imperium_forty() {
    assert_eq!((tokens(Box::Base, |_| true), tokens(Box::Imperium, |_| true)), (36, 40));
    let strong = |strength| tokens(Box::Base, |row| row.1 == strength);
    assert_eq!([1, 2, 3, 4, 5, 6].map(strong), [13, 8, 6, 5, 0, 4]);
    let counts: Vec<u8> = Contents::standard().armies.iter().map(|row| row.count).collect();
    assert_eq!(counts, [7, 6, 5, 3, 5, 1, 5, 4, 3, 1]);
}

/// One token for a tile of the first rank, two for one of the second; none for Abyss, lairs, rifts.
#[test]
fn the_bag_empties_with_the_last_tile() {
    for which in [Box::Base, Box::Imperium] {
        let drawn = |rank| tiles(which, |tile| tile.rank == rank && tile.land.draws_armies());
        assert_eq!(drawn(1) + 2 * drawn(2), tokens(which, |_| true));
    }
    let ordinary = |rank| tiles(Box::Base, |tile| tile.rank == rank && tile.land.draws_armies());
    assert_eq!((ordinary(1), ordinary(2)), (18, 9));
}

#[test]
fn there_is_an_amulet_for_every_dryad() {
    let amulets = tokens(Box::Imperium, |row| row.0.reward() == Reward::Amulet);
    assert_eq!(amulets, 5);
}

/// The lion's limit separates what carries items from what carries stones.
#[test]
fn the_stones_are_worth_seventeen_and_a_half_points_and_the_crown_two_more() {
    let contents = Contents::standard();
    let stones = contents.armies.iter();
    let worth = stones.filter_map(|row| Some(u16::from(row.count) * row.points?.halves));
    let halves = worth.sum::<u16>() + contents.general.points.halves;
    assert_eq!((halves, halves + contents.crown.points.halves), (35, 39));
    for row in &contents.armies {
        assert_eq!(row.points.is_some(), !row.imperium && row.strength > contents.effects.lion);
    }
}

#[test]
fn the_costs_add_up_as_in_the_examples_of_the_rulebooks() {
    let cost = |building| {
        let rows = &Contents::standard().buildings;
        rows.iter().find(|row| row.building == building).expect("a row for each").cost
    };
    let all = Building::ALL.into_iter().fold(Goods::NONE, |sum, kind| sum.plus(cost(kind)));
    assert_eq!(all, Goods { food: 11, wood: 9, stone: 6 });
    let both = cost(Building::Camp).plus(cost(Building::MageTower));
    assert_eq!(both, Goods { food: 4, wood: 1, stone: 3 });
    assert_eq!(cost(Building::Stable), Goods { food: 2, wood: 1, stone: 1 });
    assert_eq!(Contents::standard().board.city, Goods { food: 0, wood: 2, stone: 0 });
    let units = Contents::standard().units.iter().fold(Goods::NONE, |sum, row| sum.plus(row.cost));
    assert_eq!(units, Goods::ONE_EACH);
}

/// In sixths: swords, and faces with a skull.
#[test]
fn the_dice_are_as_strong_and_as_frail_as_counted() {
    let sixths = |die: Die| {
        let faces = faces(die);
        let swords: u8 = faces.iter().map(|face| face.swords()).sum();
        (swords, faces.iter().filter(|face| face.skulls() > 0).count())
    };
    assert_eq!(
        Die::ALL.map(sixths),
        [(7, 3), (6, 1), (6, 2), (7, 2), (3, 2), (4, 0), (8, 0), (6, 0), (5, 0)]
    );
    let shows = |die, face| faces(die).iter().filter(|&&shown| shown == face).count();
    assert_eq!(shows(Die::Hero, Face::new(0, 2)), 1, "one face brings the plague");
    assert_eq!(shows(Die::Guard, Face::SHIELD), 2);
    assert_eq!(
        (shows(Die::TimeMaster, Face::LOOP), shows(Die::TimeMaster, Face::BETRAYAL)),
        (2, 1)
    );
}

#[test]
fn the_supply_has_ten_of_each_unit() {
    let counts = Contents::standard().dice.iter().map(|row| row.count);
    let one = Some(1);
    let expected = [None, Some(10), Some(10), Some(10), Some(3), one, one, one, one];
    assert!(counts.eq(expected));
}

#[test]
fn the_general_has_fewer_praetorians_the_more_play() {
    let general = &Contents::standard().general;
    let praetorians: Vec<_> =
        general.praetorians.iter().map(|(who, many)| (who.as_str(), *many)).collect();
    assert_eq!(praetorians, [("2", 5), ("3", 5), ("4", 4), ("5", 3)]);
    assert_eq!(general.strength, 10);
}

#[test]
fn the_hero_board_and_the_turn_are_as_printed() {
    let board = &Contents::standard().board;
    assert_eq!((board.lives, board.heals, board.recovers, board.actions), (5, 2, 3, 2));
    assert_eq!((board.weapons, board.spells, board.amulets, board.glory), (2, 3, 1, 10));
}

#[test]
fn the_lairs_are_as_printed() {
    let lairs: Vec<_> =
        Contents::standard().lands.iter().filter(|row| row.land.is_lair()).collect();
    let expected = [
        (Land::GoblinCave, Some(1), Goods { food: 1, wood: 1, stone: 0 }),
        (Land::StoneEaterMine, Some(2), Goods { food: 0, wood: 0, stone: 1 }),
    ];
    assert!(lairs.iter().map(|row| (row.land, row.strength, row.brings)).eq(expected));
}

#[test]
fn six_heroes_ride_and_five_more_with_imperium() {
    let heroes = &Contents::standard().heroes;
    assert!(heroes.iter().map(|row| row.hero).eq(Hero::ALL));
    assert_eq!(heroes.iter().filter(|row| !row.imperium).count(), 6);
    let powers: BTreeSet<Power> = heroes.iter().flat_map(|row| row.powers.clone()).collect();
    assert_eq!(powers.len(), 22, "two for each, none twice");
    assert!(heroes.iter().all(|row| row.powers.len() == 2));
}

// ---- provenance ----

/// What nobody has published: chasms of Imperium's tiles, its dice, the strengths of its tokens.
#[test]
fn what_is_reconstructed_says_so() {
    let contents = Contents::standard();
    let guessed = |provenance| provenance == Provenance::Reconstructed;
    for row in &contents.tiles {
        assert_eq!(guessed(row.provenance), row.imperium, "{}", row.tile);
    }
    for row in &contents.dice {
        assert_eq!(guessed(row.provenance), row.imperium, "{}", row.die);
    }
    for row in &contents.armies {
        assert_eq!(guessed(row.provenance), row.imperium, "{}", row.army);
    }
    let text = json!(contents).to_string();
    assert_eq!(text.matches("\"reconstructed\"").count(), 8 + 2 + 2, "and nothing else");
}

/// That it is one of ours is the type's doing: a row without it cannot be read.
#[test]
fn every_row_says_where_its_numbers_come_from() {
    let text = json!(Contents::standard()).to_string();
    assert_eq!(text.matches("\"provenance\"").count(), 3 + 25 + 10 + 9 + 10 + 3 + 6 + 3 + 11 + 4);
    assert!(!text.contains("\"house\""), "the published box has no house rules");
    let without = edited(|contents| drop(row(contents, "items", 2).remove("provenance")));
    assert_eq!(refusal(without).problem, "missing field `provenance`");
}

#[test]
fn the_box_goes_through_json_and_back() {
    let contents: Contents = read(json!(Contents::standard()));
    assert_eq!(contents, *Contents::standard());
    assert_eq!(contents.check(), Ok(()));
}

// ---- the tables of the rules ----

#[test]
fn the_rules_show_the_tiles_of_the_box() {
    for (text, heading, imperium) in
        [(RULES, "### K2-1.1 The tiles", false), (IMPERIUM, "### IM-1.2 Eight tiles", true)]
    {
        let rows = Contents::standard().tiles.iter().filter(|row| row.imperium == imperium);
        let rows: Vec<_> = rows.map(|row| tile_line(row.tile, row.count)).collect();
        let shown: Vec<&str> = table(section(text, heading)).skip(usize::from(!imperium)).collect();
        assert_eq!(shown, rows);
    }
    let start = cells_of(RULES, "start piece: forest, castle, forest in a row");
    assert_eq!(start[2..], ["1", "1 wood, nothing, 1 wood", "none"]);
}

#[test]
fn the_rules_show_the_tokens_of_the_box() {
    for row in &Contents::standard().armies {
        let text = if row.imperium { IMPERIUM } else { RULES };
        let name = if row.army == Monster::TimeMaster {
            "Time Master".into()
        } else {
            row.army.to_string()
        };
        let points = row.points.map_or(String::new(), |points| f64::from(points).to_string());
        let (count, strength) = (row.count.to_string(), row.strength.to_string());
        let cells = cells_of(text, &name);
        assert_eq!(cells[..5], [name.clone(), count, strength, reward(row.army), points], "{name}");
        assert_eq!(cells.get(5).map(String::as_str), row.imperium.then_some("reconstructed"));
    }
    let general = &Contents::standard().general;
    let strength = format!("{}, and 1 for each praetorian", general.strength);
    let points = f64::from(general.points).to_string();
    let expected = ["1", &strength, "arch soul stone", &points];
    assert_eq!(cells_of(RULES, "Dark General")[1..], expected);
    let most = general.praetorians.values().max().expect("four rows").to_string();
    assert_eq!(cells_of(RULES, "praetorian")[1], most);
}

#[test]
fn the_rules_show_the_dice_of_the_box() {
    for row in &Contents::standard().dice {
        let text = if row.imperium { IMPERIUM } else { RULES };
        let table =
            section(text, if row.imperium { "### IM-1.4 Two dice" } else { "### K2-1.3 The dice" });
        let count = row.count.map_or("6, one for each hero".into(), |count| count.to_string());
        let faces = row.faces.map(face).join(", ");
        let cells = cells_of(table, &row.die.to_string());
        assert_eq!(cells[1..3], [count, faces], "{}", row.die);
        assert_eq!(cells.get(3).map(String::as_str), row.imperium.then_some("reconstructed"));
    }
}

#[test]
fn the_rules_show_the_costs_of_the_box() {
    let contents = Contents::standard();
    let buildings = contents.buildings.iter();
    let buildings = buildings.map(|row| (row.building.to_string(), row.cost, row.provenance));
    let units = contents.units.iter();
    let units = units.map(|row| (row.unit.to_string(), row.cost, row.provenance));
    let city = ("city".to_string(), contents.board.city, contents.board.provenance);
    let table = section(RULES, "### K2-1.5 The costs");
    for (name, cost, source) in buildings.chain(units).chain([city]) {
        let cells = cells_of(table, name.trim_end_matches(" of glory"));
        let amount = |amount: u16| if amount == 0 { String::new() } else { amount.to_string() };
        assert_eq!(cells[1..4], [cost.food, cost.wood, cost.stone].map(amount), "{name}");
        assert_eq!(json!(cells[5]), json!(source), "{name}");
    }
}

#[test]
fn the_rules_show_the_lairs_of_the_box() {
    let table = section(IMPERIUM, "### IM-2.2 What a lair gives");
    for row in Contents::standard().lands.iter().filter(|row| row.land.is_lair()) {
        let strength = row.strength.expect("a lair has one").to_string();
        let cells = cells_of(table, &row.land.to_string());
        assert_eq!(cells[1..], [&strength, &row.brings.to_string(), &strength, "rulebook"]);
    }
}

#[test]
fn the_rules_show_the_heroes_of_the_box() {
    let longer = [
        (Power::Claws, "claws and fangs"),
        (Power::Affinity, "magic affinity"),
        (Power::Lion, "king of nature"),
        (Power::Whale, "dream whale"),
    ];
    let words = |power: Power| match longer.iter().find(|(known, _)| *known == power) {
        Some((_, words)) => (*words).to_string(),
        None => json!(power).as_str().expect("a name").replace('_', " "),
    };
    for row in &Contents::standard().heroes {
        let text = if row.imperium { IMPERIUM } else { RULES };
        let (name, title) = row.name.split_once(", the ").expect("a name and a title");
        let rows = rows_of(text, &format!("{title} {name}"));
        assert_eq!(rows.len(), 1, "{}", row.name);
        let shown: Vec<&str> =
            rows[0][1].split("), ").filter_map(|power| power.split(" (").next()).collect();
        assert_eq!(shown, row.powers.iter().map(|&power| words(power)).collect::<Vec<_>>());
    }
}

#[test]
fn the_rules_show_the_board_and_the_general_of_the_box() {
    let Contents { board, general, crown, .. } = Contents::standard();
    let slots = format!(
        "A hero has {} lives, {} weapon slots, {} spell slots, {} amulet slot,",
        board.lives, board.weapons, board.spells, board.amulets
    );
    assert!(section(RULES, "### K2-1.4 The hero board").contains(&slots));
    let many = |players: &str| general.praetorians[players];
    let praetorians = format!(
        "He begins with {} praetorians if two or three play, {} if four play, {} if five play.",
        many("2"),
        many("4"),
        many("5")
    );
    assert!(section(RULES, "### K2-10.1 His strength").contains(&praetorians));
    assert_eq!(many("2"), many("3"));
    let points = format!("at the end gets {} points", f64::from(crown.points));
    assert!(section(IMPERIUM, "### IM-5.6 Points of the crown").contains(&points));
    let most = format!("and at most {}.", board.glory);
    assert!(section(RULES, "### K2-7.2 Banners, amulet, and the most").contains(&most));
}

// ---- helpers ----

fn tiles(which: Box, choose: impl Fn(Tile) -> bool) -> u32 {
    let rows = Contents::standard().tiles.iter().filter(|row| which.has(row.imperium));
    rows.filter(|row| choose(row.tile)).map(|row| u32::from(row.count)).sum()
}

fn tokens(which: Box, choose: impl Fn((Monster, u8)) -> bool) -> u32 {
    let rows = Contents::standard().armies.iter().filter(|row| which.has(row.imperium));
    rows.filter(|row| choose((row.army, row.strength))).map(|row| u32::from(row.count)).sum()
}

fn faces(die: Die) -> [Face; 6] {
    let rows = &Contents::standard().dice;
    rows.iter().find(|row| row.die == die).expect("a row for each").faces
}

/// The rows of a table, without its head.
fn table(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with('|')).skip(2)
}

fn tile_line(tile: Tile, count: u8) -> String {
    let edges = tile.chasms.iter().map(|edge: Edge| json!(edge));
    let edges: Vec<String> =
        edges.map(|edge| edge.as_str().expect("a name").to_uppercase()).collect();
    let edges = if edges.is_empty() { "none".into() } else { edges.join(", ") };
    let brings = Contents::standard().lands.iter().find(|row| row.land == tile.land);
    let brings = match brings {
        Some(row) if !row.land.is_lair() => row.brings.to_string(),
        Some(_) => "nothing (IM-2.4)".into(),
        None => "nothing".into(),
    };
    format!("| {} | {} | {count} | {brings} | {edges} |", tile.land, tile.rank)
}

fn reward(army: Monster) -> String {
    let contents = Contents::standard();
    let adds = |item| contents.items.iter().find(|row| row.item == item).map_or(0, |row| row.adds);
    match army.reward() {
        Reward::Item(item) if army == Monster::SkeletonWarrior || army == Monster::HammerCursed => {
            format!("{item}, +{}", adds(item))
        }
        Reward::Item(karak2::Item::Blessing) => "Blessing".into(),
        Reward::Item(item) => item.to_string().trim_end_matches(" spell").into(),
        Reward::Amulet => "one of the five amulets".into(),
        Reward::Cart => format!("cart with {} resources", contents.effects.cart),
        Reward::SmallStone => "small soul stone".into(),
        Reward::LargeStone => "large soul stone".into(),
        Reward::TimeMaster => "the time master die".into(),
    }
}

/// As the rules write it.
fn face(face: Face) -> String {
    match face.to_string().as_str() {
        "-" => "–".into(),
        "skull" => "S".into(),
        "two skulls" => "SS".into(),
        "1+skull" => "1S".into(),
        other => other.into(),
    }
}
