//! The words of the game: tiles, sides, tokens.

use karak::{Item, Monster, Pos, Shape, Side, Sides, Tile, Token};

#[test]
fn names_lead_back_to_their_tiles() {
    for tile in Tile::all() {
        assert_eq!(Tile::try_from(String::from(tile)), Ok(tile));
        assert_eq!(Tile::new(tile.ground(), tile.shape()), tile);
    }
}

#[test]
fn a_shape_has_as_many_ways_as_it_looks() {
    let ways = |shape: Shape| shape.ways(Side::South).count();
    assert_eq!([Shape::Cross, Shape::Tee, Shape::Straight, Shape::Corner].map(ways), [1, 3, 1, 2]);
}

#[test]
fn four_quarter_turns_are_none() {
    for mask in 0..16 {
        let sides = Sides::from_mask(mask);
        assert_eq!(sides.turned().turned().turned().turned(), sides);
    }
    assert_eq!(Sides::from_mask(0b0011).turned().to_string(), "es");
    assert_eq!(Sides::from_mask(0b1001).turned().to_string(), "ne");
}

#[test]
fn there_and_back_again() {
    let start = Pos::default();
    for side in Side::ALL {
        let beside = start.next(side).unwrap();
        assert_eq!(beside.next(side.opposite()), Some(start));
        assert_eq!(start.side_of(beside), Some(side));
    }
    assert_eq!(Pos { x: 127, y: 0 }.next(Side::East), None);
}

#[test]
fn a_monster_has_the_same_name_as_its_token() {
    for monster in Monster::ALL {
        let (one, other) = (serde_json::json!(monster), serde_json::json!(Token::Monster(monster)));
        assert_eq!(one, other);
    }
}

#[test]
fn an_item_is_the_back_of_its_monster() {
    for item in Item::ALL {
        assert_eq!(item.monster().reward(), Some(item));
        assert!(item.class().items().contains(&item));
    }
}
