//! The published box: what is in it.

use std::collections::BTreeMap;

use family::Provenance;
use karak::{Contents, Ground, Item, Monster, Shape, Tile, Token};
use serde_json::json;

use crate::{
    boxes::{edited, refusal},
    table::read,
};
use testkit::data::{cells_of, row};

#[test]
fn the_box_has_eighty_tiles() {
    let count = |ground: Ground| -> u32 {
        let rows = Contents::standard().tiles.iter();
        rows.filter(|row| row.tile.ground() == ground && !row.start)
            .map(|row| u32::from(row.count))
            .sum()
    };
    let start: Vec<_> = Contents::standard().tiles.iter().filter(|row| row.start).collect();
    assert_eq!(start.len(), 1);
    assert_eq!((start[0].tile, start[0].count), (Tile::new(Ground::Fountain, Shape::Cross), 1));
    let corridors = count(Ground::Corridor) + count(Ground::Portal) + count(Ground::Fountain);
    assert_eq!((corridors, count(Ground::Room)), (26, 53));
    assert_eq!((count(Ground::Portal), count(Ground::Fountain)), (4, 2));
    assert_eq!(1 + corridors + count(Ground::Room), 80);
}

#[test]
fn every_kind_of_tile_is_there_as_often_as_owners_counted() {
    let counted: BTreeMap<String, u8> =
        Contents::standard().tiles.iter().map(|row| (row.tile.into(), row.count)).collect();
    let expected = [
        ("corridor-corner", 4),
        ("corridor-cross", 7),
        ("corridor-straight", 4),
        ("corridor-tee", 5),
        ("fountain-corner", 2),
        ("fountain-cross", 1),
        ("portal-straight", 4),
        ("room-corner", 13),
        ("room-cross", 14),
        ("room-straight", 13),
        ("room-tee", 13),
    ];
    assert_eq!(counted, expected.map(|(tile, count)| (tile.into(), count)).into());
}

#[test]
fn the_bag_has_a_token_for_every_room() {
    let tokens = &Contents::standard().tokens;
    let total: u32 = tokens.iter().map(|row| u32::from(row.count)).sum();
    let chests = count_of(Token::Chest);
    assert_eq!((total, total - chests, chests), (53, 43, 10));
}

#[test]
fn the_monsters_are_as_many_and_as_strong_as_printed() {
    let expected = [(8, 5), (4, 6), (8, 7), (12, 8), (5, 9), (3, 10), (2, 12), (1, 15)];
    for (monster, (count, strength)) in Monster::ALL.into_iter().zip(expected) {
        let rows = &Contents::standard().tokens;
        let row = rows.iter().find(|row| row.token == Token::Monster(monster)).unwrap();
        assert_eq!((row.count, row.strength), (count, Some(strength)), "{monster}");
    }
}

#[test]
fn the_treasures_are_worth_thirteen_and_a_half_points() {
    let rows = Contents::standard().tokens.iter();
    let worth = rows.filter_map(|row| Some(u16::from(row.count) * row.points?.halves));
    assert_eq!(worth.sum::<u16>(), 27);
}

#[test]
fn there_are_twelve_keys_for_ten_chests() {
    assert_eq!((backs_of(&[Item::Key]), count_of(Token::Chest)), (12, 10));
}

#[test]
fn there_are_sixteen_weapons_and_twelve_spells() {
    assert_eq!(backs_of(&[Item::Daggers, Item::Sword, Item::Axe]), 16);
    assert_eq!(backs_of(&[Item::MagicBolt, Item::HealingPortal]), 12);
}

#[test]
fn the_hero_board_and_the_turn_are_as_printed() {
    let board = &Contents::standard().board;
    assert_eq!((board.lives, board.steps), (5, 4));
    assert_eq!((board.weapons, board.spells, board.keys), (2, 3, 1));
}

/// That it is one of ours is the type's doing: a row without it cannot be read.
#[test]
fn every_row_says_where_its_numbers_come_from() {
    let contents = Contents::standard();
    let all = contents.tiles.iter().map(|row| row.provenance);
    let all = all.chain(contents.tokens.iter().map(|row| row.provenance));
    let all = all.chain(contents.items.iter().map(|row| row.provenance));
    let all = all.chain(contents.heroes.iter().map(|row| row.provenance));
    let all = all.chain(contents.wrath.iter().map(|row| row.provenance));
    let all: Vec<Provenance> = all.chain([contents.board.provenance]).collect();
    assert_eq!(all.len(), 11 + 9 + 6 + 6 + 8 + 1);
    assert!(!all.contains(&Provenance::House), "the published box has no house rules");
    let without = edited(|contents| drop(row(contents, "items", 2).remove("provenance")));
    assert_eq!(refusal(without).problem, "missing field `provenance`");
}

#[test]
fn the_box_goes_through_json_and_back() {
    let contents: Contents = read(json!(Contents::standard()));
    assert_eq!(contents, *Contents::standard());
    assert_eq!(contents.check(), Ok(()));
}

fn count_of(token: Token) -> u32 {
    let rows = Contents::standard().tokens.iter();
    rows.filter(|row| row.token == token).map(|row| u32::from(row.count)).sum()
}

/// How many monsters have one of these items on their back.
fn backs_of(items: &[Item]) -> u32 {
    let rows = Contents::standard().tokens.iter();
    let backs = rows.filter(|row| row.reward.is_some_and(|item| items.contains(&item)));
    backs.map(|row| u32::from(row.count)).sum()
}

/// The tables of K-1.1 and K-1.2 show what the box holds.
#[test]
fn the_rules_show_the_numbers_of_the_box() {
    let rules = include_str!("../../../../docs/rules/en/karak.md");
    for row in &Contents::standard().tokens {
        let name = match row.token {
            Token::Monster(Monster::Rat | Monster::Spider) => format!("giant {}", row.token),
            Token::Monster(_) | Token::Chest => row.token.to_string(),
        };
        let cells = cells_of(rules, &name);
        assert_eq!(cells[1], row.count.to_string(), "{name}");
        assert_eq!(cells[2], row.strength.map_or(String::new(), |strength| strength.to_string()));
        let points = row.points.map_or(String::new(), |points| f64::from(points).to_string());
        assert_eq!(cells[4], points, "{name}");
    }
    for (name, ground) in [
        ("plain corridor", "corridor"),
        ("corridor with a portal", "portal"),
        ("corridor with a fountain", "fountain"),
        ("room", "room"),
    ] {
        let cells = cells_of(rules, name);
        for (cell, shape) in cells[1..5].iter().zip(["cross", "tee", "straight", "corner"]) {
            let tile: Tile = format!("{ground}-{shape}").try_into().expect("a kind of tile");
            let rows = Contents::standard().tiles.iter();
            let count: u8 =
                rows.filter(|row| row.tile == tile && !row.start).map(|row| row.count).sum();
            assert_eq!(cell.parse().unwrap_or(0), count, "{name}, {shape}");
        }
    }
}
