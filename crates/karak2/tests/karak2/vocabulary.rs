//! The words of the game: heroes, armies, edges, dice, lands, and rolls of equal dice.

use karak2::{
    Class, Die, Edge, Edges, Face, Hero, Item, Land, Pos, Reward, Roll, Shown, Tile, list_rolls,
};

#[test]
fn a_hero_has_the_same_name_everywhere() {
    for hero in Hero::ALL {
        assert_eq!(serde_json::json!(hero), serde_json::json!(hero.id()));
    }
}

#[test]
fn an_item_is_the_back_of_its_army() {
    for item in Item::ALL {
        match item.monster().reward() {
            Reward::Item(back) => assert_eq!(back, item),
            Reward::Amulet => assert_eq!(item.class(), Class::Amulet),
            Reward::Cart | Reward::SmallStone | Reward::LargeStone | Reward::TimeMaster => {
                panic!("the {item} is on no token")
            }
        }
        assert!(item.class().items().contains(&item));
    }
}

#[test]
fn six_turns_are_none() {
    for mask in 0..64 {
        let edges = Edges::from_mask(mask);
        assert_eq!((0..6).fold(edges, |edges, _| edges.turned()), edges);
        assert!(edges.turns().all(|turn| turn.unturned() == edges.unturned()));
    }
    assert_eq!(Edges::try_from("ne-nw").unwrap().turned().to_string(), "ne-e");
}

#[test]
fn a_tile_can_lie_in_as_many_ways_as_it_looks_different() {
    let ways = |text| Edges::try_from(text).unwrap().turns().count();
    assert_eq!([ways(""), ways("e-w"), ways("w"), ways("ne-se-w")], [1, 3, 6, 2]);
}

#[test]
fn there_and_back_again() {
    let castle = Pos::default();
    for edge in Edge::ALL {
        let beside = castle.next(edge).unwrap();
        assert_eq!(beside.next(edge.opposite()), Some(castle));
        assert_eq!(castle.edge_of(beside), Some(edge));
    }
    assert_eq!(Pos { q: 127, r: 0 }.next(Edge::E), None);
}

#[test]
fn a_face_is_read_as_it_is_written() {
    for text in ["-", "1", "3", "skull", "two_skulls", "1+skull", "shield", "loop", "betrayal"] {
        assert_eq!(String::from(Face::try_from(text.to_string()).unwrap()), text);
    }
    for text in ["", "0", "8", "1+", "+skull", "1+shield", "skulls", "0+skull", "01"] {
        assert!(Face::try_from(text.to_string()).is_err(), "{text}");
    }
}

#[test]
fn dice_come_and_go_in_order() {
    let shown = |die, swords| Shown { die, face: Face::new(swords, 0) };
    let mut roll = Roll::NONE;
    for swords in [2, 1, 2] {
        roll.add(shown(Die::Knight, swords));
    }
    roll.add(shown(Die::Hero, 3));
    assert_eq!(roll.to_string(), "hero 3, knight 1 2 2");
    assert_eq!((roll.swords(), roll.groups().count()), (8, 3));
    roll.remove(shown(Die::Knight, 2), 2);
    let mut other = Roll::NONE;
    other.add(shown(Die::Knight, 1));
    other.add(shown(Die::Hero, 3));
    assert_eq!(roll, other);
}

#[test]
fn a_tile_is_read_as_it_is_written() {
    for text in ["1-farm", "2-farm_rock-ne-e-w", "0-castle", "2-stone_eater_mine-nw"] {
        assert_eq!(String::from(Tile::try_from(text.to_string()).unwrap()), text);
    }
    for text in ["", "3-farm", "1", "1-field", "1-farm-n", "1-farm--"] {
        assert!(Tile::try_from(text.to_string()).is_err(), "{text}");
    }
}

#[test]
fn a_land_has_the_same_name_everywhere() {
    for land in Land::ALL {
        let name = serde_json::json!(land);
        let tile = format!("1-{}", name.as_str().unwrap());
        assert_eq!(Tile::try_from(tile).unwrap().land, land);
    }
}

#[test]
fn all_rolls_of_equal_dice_are_listed_once_in_order_and_weigh_six_to_the_power() {
    let face = |text: &str| Face::try_from(text.to_string()).unwrap();
    let mut faces = ["1", "1", "2", "2", "skull", "skull"].map(face);
    faces.sort_unstable();
    for count in 1..=12 {
        let mut list = Vec::new();
        list_rolls(Die::Archer, count, &faces, &mut list);
        assert!(list.is_sorted_by(|one, other| one.0 < other.0));
        let total: u64 = list.iter().map(|&(_, ways)| u64::from(ways)).sum();
        assert_eq!(total, 6u64.pow(count.into()));
        assert_eq!(list.len(), usize::from((count + 1) * (count + 2) / 2));
    }
}
