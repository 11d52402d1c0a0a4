//! The published box: what is in it, card by card, and that the rules show the same.

use std::collections::BTreeMap;

use family::Provenance;
use goblin::{Card, Colour, Colours, Contents, Curse, Hero, Level, Role};
use serde_json::{Value, json};

use crate::{
    boxes::{edited, refusal},
    table::read,
};
use testkit::data::{cells_of, row, rows_of, section};

const RULES: &str = include_str!("../../../../docs/rules/en/goblin.md");

// ---- the reconstructed set R1, typed anew ----

/// Card, name, type, colour, next colours; attack, defence, draw, heal.
const STARTING: [&str; 36] = [
    "argentus-1 heavy_blow attack B R 2000",
    "argentus-2 quick_cut attack B G 1000",
    "argentus-3 side_swing attack Y GY 1000",
    "argentus-4 raised_guard defence Y B 0100",
    "argentus-5 battle_insight magic R BG 0010",
    "argentus-6 field_dressing heal G B 1001",
    "horan-1 heavy_blow attack R G 2000",
    "horan-2 quick_cut attack R B 1000",
    "horan-3 side_swing attack Y BY 1000",
    "horan-4 raised_guard defence Y R 0100",
    "horan-5 battle_insight magic G RB 0010",
    "horan-6 field_dressing heal B R 1001",
    "xanros-1 heavy_blow attack R Y 2000",
    "xanros-2 quick_cut attack R G 1000",
    "xanros-3 side_swing attack B BG 1000",
    "xanros-4 raised_guard defence B R 0100",
    "xanros-5 battle_insight magic Y RG 0010",
    "xanros-6 field_dressing heal G R 1001",
    "aderyn-1 heavy_blow attack Y B 2000",
    "aderyn-2 quick_cut attack Y R 1000",
    "aderyn-3 side_swing attack G RG 1000",
    "aderyn-4 raised_guard defence G Y 0100",
    "aderyn-5 battle_insight magic B RY 0010",
    "aderyn-6 field_dressing heal R Y 1001",
    "victorius-1 heavy_blow attack G B 2000",
    "victorius-2 quick_cut attack G Y 1000",
    "victorius-3 side_swing attack R RY 1000",
    "victorius-4 raised_guard defence R G 0100",
    "victorius-5 battle_insight magic B GY 0010",
    "victorius-6 field_dressing heal Y G 1001",
    "taia-1 heavy_blow attack B Y 2000",
    "taia-2 quick_cut attack B R 1000",
    "taia-3 side_swing attack G RG 1000",
    "taia-4 raised_guard defence G B 0100",
    "taia-5 battle_insight magic Y RB 0010",
    "taia-6 field_dressing heal R B 1001",
];

/// Card, name, attack, hearts, curses; behind it an action card as above, or a weapon or an armour
/// with attack, defence, heart, hand size.
const MONSTERS: [&str; 64] = [
    "1-01 goblin_raider 2 3 G = action strong_strike attack R BG 2000",
    "1-02 goblin_sneak 1 3 B = action feint attack R BY 1010",
    "1-03 giant_worm 1 2 - = action parry_and_thrust attack R RBY 1100",
    "1-04 goblin_raider 2 3 Y = action strong_strike attack B GY 2000",
    "1-05 goblin_sneak 1 3 G = action feint attack B RG 1010",
    "1-06 giant_worm 1 2 draw = action study_the_foe magic B RGY 0011",
    "1-07 goblin_raider 2 3 R = action strong_strike attack G RY 2000",
    "1-08 goblin_sneak 1 3 Y = action feint attack G BY 1010",
    "1-09 giant_worm 1 2 heal = action healing_herbs heal G BGY 0102",
    "1-10 goblin_raider 2 3 B = action strong_strike attack Y RB 2000",
    "1-11 goblin_sneak 1 3 R = action feint attack Y RG 1010",
    "1-12 giant_worm 1 2 - = action shield_wall defence Y RBG 0200",
    "1-13 cave_rat 2 2 - = weapon rusty_dagger 1000",
    "1-14 goblin_smith 2 3 weapon = weapon spiked_club 1000",
    "1-15 goblin_brawler 3 3 - = weapon short_sword 1000",
    "1-16 goblin_slinger 2 3 defence = weapon parrying_knife 1100",
    "1-17 mangy_warg 2 2 - = armour leather_vest 0100",
    "1-18 armoured_beetle 2 3 armour = armour wooden_buckler 0100",
    "1-19 goblin_shieldbearer 2 3 - = armour padded_helmet 0100",
    "1-20 goblin_scout 3 2 - = armour traveller_hood 0001",
    "2-01 orc_warrior 3 4 B = action mighty_blow attack R B 3000",
    "2-02 goblin_shaman 2 4 Y = action cunning_strike attack R GY 2010",
    "2-03 cave_spider 3 3 defence = action riposte attack R BGY 2100",
    "2-04 orc_warrior 3 4 G = action mighty_blow attack B G 3000",
    "2-05 goblin_shaman 2 4 R = action cunning_strike attack B RY 2010",
    "2-06 cave_spider 3 3 draw = action deep_insight magic B RGY 0020",
    "2-07 orc_warrior 3 4 Y = action mighty_blow attack G Y 3000",
    "2-08 goblin_shaman 2 4 B = action cunning_strike attack G RB 2010",
    "2-09 cave_spider 3 3 heal = action warding_roots defence G BGY 0301",
    "2-10 orc_warrior 3 4 R = action mighty_blow attack Y R 3000",
    "2-11 goblin_shaman 2 4 G = action cunning_strike attack Y BG 2010",
    "2-12 cave_spider 3 3 draw = action guarded_insight defence Y RBY 0210",
    "2-13 orc_axeman 3 4 weapon = weapon steel_sword 2000",
    "2-14 wolf_rider 3 5 - = weapon battle_axe 2000",
    "2-15 hobgoblin_guard 3 5 - = weapon guard_spear 2100",
    "2-16 bone_mage 3 4 - = weapon rune_staff 1001",
    "2-17 stone_crawler 4 4 armour = armour chain_mail 0200",
    "2-18 orc_shieldman 3 5 - = armour iron_shield 0200",
    "2-19 swamp_witch 3 4 - = armour witch_cloak 0101",
    "2-20 bog_troll_whelp 3 4 G = armour troll_hide 0110",
    "3-01 ogre 5 6 B = action crushing_blow attack R BG 3000",
    "3-02 cave_troll 3 5 G+weapon = action whirlwind attack R BY 3010",
    "3-03 demon_worm 4 5 Y+armour = action blade_and_shield attack R RGY 2200",
    "3-04 dark_sorcerer 4 6 defence = action blood_rush attack R RGY 2011",
    "3-05 ogre 5 6 G = action crushing_blow attack B GY 3000",
    "3-06 cave_troll 3 5 Y+weapon = action whirlwind attack B RG 3010",
    "3-07 demon_worm 4 5 R+armour = action blade_and_shield attack B RBY 2200",
    "3-08 dark_sorcerer 4 6 draw = action arcane_surge magic B RGY 1020",
    "3-09 ogre 5 6 Y = action crushing_blow attack G RY 3000",
    "3-10 cave_troll 3 5 R+weapon = action whirlwind attack G BY 3010",
    "3-11 demon_worm 4 5 B+armour = action blade_and_shield attack G RBG 2200",
    "3-12 dark_sorcerer 4 6 heal = action bark_skin defence G BGY 0310",
    "3-13 ogre 5 6 R = action crushing_blow attack Y RB 3000",
    "3-14 cave_troll 3 5 B+weapon = action whirlwind attack Y RG 3010",
    "3-15 demon_worm 4 5 G+armour = action blade_and_shield attack Y BGY 2200",
    "3-16 dark_sorcerer 4 6 draw = action radiant_aid heal Y RBY 1111",
    "3-17 fire_imp_captain 4 6 R = weapon flame_blade 3000",
    "3-18 ogre_champion 5 6 - = weapon giant_maul 3000",
    "3-19 wraith 4 6 Y = weapon vampire_sabre 2010",
    "3-20 lich_apprentice 4 6 - = weapon archmage_staff 2001",
    "3-21 iron_golem 5 6 B = armour plate_mail 0300",
    "3-22 stone_giant 5 6 - = armour tower_shield 0300",
    "3-23 shadow_weaver 4 6 G = armour shadow_mantle 0201",
    "3-24 elder_treant 4 6 - = armour living_bark 0210",
];

/// Card, attack, hearts, curses.
const GUARDIANS: [&str; 15] = [
    "guardian-1-1 3 4 R",
    "guardian-1-2 2 5 B",
    "guardian-1-3 3 4 G",
    "guardian-1-4 2 5 Y",
    "guardian-1-5 3 4 defence",
    "guardian-2-1 3 6 R",
    "guardian-2-2 4 5 B",
    "guardian-2-3 3 6 G",
    "guardian-2-4 4 5 Y",
    "guardian-2-5 3 5 weapon",
    "guardian-3-1 5 6 R",
    "guardian-3-2 4 7 B",
    "guardian-3-3 5 6 G",
    "guardian-3-4 4 7 Y",
    "guardian-3-5 4 6 weapon",
];

/// Card, name, attack, hearts, curses.
const LORDS: [&str; 3] = [
    "lord-1 goblin_king 5 10 G+defence",
    "lord-2 red_dragon 5 10 R+armour",
    "lord-3 demon_lord 4 13 weapon",
];

#[test]
fn every_starting_card_is_as_reconstructed() {
    let cards = Contents::standard().starting.iter().map(|row| {
        let printed = [row.attack, row.defence, row.draw, row.heal];
        let skill = skill(&json!(row.name), &json!(row.kind), row.colour, &row.next, printed);
        format!("{} {skill}", row.card)
    });
    assert!(cards.eq(STARTING));
}

#[test]
fn every_monster_and_its_reward_are_as_reconstructed() {
    let cards = Contents::standard().monsters.iter().map(|row| {
        let front = front(row.attack, row.hearts, &row.curses);
        let gear = [("weapon", &row.weapon), ("armour", &row.armour)];
        let gear =
            gear.into_iter().filter_map(|(slot, back)| back.as_ref().map(|back| (slot, back)));
        let gear = gear.map(|(slot, back)| {
            let printed = [back.attack, back.defence, back.heal, back.hand];
            format!("{slot} {} {}", word(&json!(back.name)), digits(printed))
        });
        let action = row.action.iter().map(|back| {
            let printed = [back.attack, back.defence, back.draw, back.heal];
            let (name, kind) = (json!(back.name), json!(back.kind));
            format!("action {}", skill(&name, &kind, back.colour, &back.next, printed))
        });
        let back: Vec<String> = action.chain(gear).collect();
        format!("{} {} {front} = {}", row.card, word(&json!(row.name)), back.join(" = "))
    });
    assert!(cards.eq(MONSTERS));
}

#[test]
fn every_guardian_and_every_lord_is_as_reconstructed() {
    let contents = Contents::standard();
    let guardians = contents.guardians.iter().map(|row| {
        assert_eq!(json!(row.name), "gatekeeper");
        format!("{} {}", row.guardian, front(row.attack, row.hearts, &row.curses))
    });
    assert!(guardians.eq(GUARDIANS));
    let lords = contents.lords.iter().map(|row| {
        let front = front(row.attack, row.hearts, &row.curses);
        format!("{} {} {front}", row.lord, word(&json!(row.name)))
    });
    assert!(lords.eq(LORDS));
}

// ---- counts and sums ----

/// 6 heroes, 36 starting cards, 82 with a monster, 13 potions; and 20 hearts, 5 for each of four
/// players, and 6 row cards, one for each of merchant, pawnbroker, three levels and the Lord.
#[test]
fn the_box_has_one_hundred_and_sixty_three_cards() {
    let contents = Contents::standard();
    let monsters = contents.monsters.len() + contents.guardians.len() + contents.lords.len();
    let potions: usize = contents.potions.iter().map(|row| usize::from(row.count)).sum();
    assert_eq!((contents.starting.len(), monsters, potions), (36, 82, 13));
    let life = 4 * usize::from(contents.board.hearts);
    let rows = 2 + Level::ALL.len() + 1;
    assert_eq!(contents.heroes.len() + 36 + 82 + 13 + life + rows, 163);
}

#[test]
fn the_decks_are_as_the_community_counted() {
    let contents = Contents::standard();
    let monsters =
        |level| contents.monsters.iter().filter(|row| level_of(row.card) == level).count();
    assert_eq!([1, 2, 3].map(monsters), [20, 20, 24]);
    let guardians = |level| {
        contents
            .guardians
            .iter()
            .filter(|row| row.guardian.role().0 == Role::Guardian(level))
            .count()
    };
    assert_eq!(Level::ALL.map(guardians), [5; 3]);
    let counts: Vec<Value> = contents.counts.iter().map(|row| json!(row)).collect();
    let of = |of: &str, level: Option<u8>| {
        let row = counts.iter().find(|row| row["of"] == of && row["level"] == json!(level));
        row.expect("a row for each")["count"].clone()
    };
    assert_eq!((of("starting", None), of("lords", None)), (json!(6), json!(3)));
    assert_eq!([1, 2, 3].map(|level| of("monsters", Some(level))), [20, 20, 24].map(|n| json!(n)));
    assert_eq!([1, 2, 3].map(|level| of("guardians", Some(level))), [5; 3].map(|n| json!(n)));
}

#[test]
fn behind_the_monsters_are_forty_action_cards_twelve_weapons_and_twelve_armours() {
    let monsters = &Contents::standard().monsters;
    let actions = monsters.iter().filter(|row| row.action.is_some()).count();
    let weapons = monsters.iter().filter(|row| row.weapon.is_some()).count();
    let armours = monsters.iter().filter(|row| row.armour.is_some()).count();
    assert_eq!((actions, weapons, armours), (40, 12, 12));
    assert_eq!(actions + weapons + armours + 15 + 3, 82);
}

#[test]
fn the_four_colours_are_used_evenly() {
    let contents = Contents::standard();
    let starting = contents.starting.iter().map(|row| row.colour);
    let won =
        contents.monsters.iter().filter_map(|row| row.action.as_ref()).map(|back| back.colour);
    for colour in Colour::ALL {
        assert_eq!(starting.clone().filter(|&other| other == colour).count(), 9);
        assert_eq!(won.clone().filter(|&other| other == colour).count(), 10);
    }
}

/// Each pair of colours is the main pair of one hero: two cards each, and one of both others.
#[test]
fn the_heroes_are_the_six_pairs_of_four_colours() {
    let contents = Contents::standard();
    let mut pairs = Vec::new();
    for hero in Hero::ALL {
        let mine =
            contents.starting.iter().filter(|row| row.card.start().map(|(of, _)| of) == Some(hero));
        let count = |colour| mine.clone().filter(|row| row.colour == colour).count();
        let counts = Colour::ALL.map(count);
        let main: Vec<Colour> =
            Colour::ALL.into_iter().filter(|&colour| count(colour) == 2).collect();
        assert_eq!((main.len(), counts.iter().sum::<usize>()), (2, 6), "{hero}");
        assert!(counts.iter().all(|&count| count > 0), "{hero}");
        assert!(!pairs.contains(&main), "{hero}");
        pairs.push(main);
    }
    assert!(pairs[Hero::Argentus as usize].contains(&contents.abilities.free_colour));
}

#[test]
fn most_monsters_are_cursed_and_two_curses_are_for_level_three_and_the_lords() {
    let contents = Contents::standard();
    let cursed = |level, curses: usize| {
        let of_level = contents.monsters.iter().filter(|row| level_of(row.card) == level);
        of_level.filter(|row| row.curses.len() >= curses).count()
    };
    assert_eq!([1, 2, 3].map(|level| cursed(level, 1)), [13, 15, 20]);
    assert_eq!([1, 2, 3].map(|level| cursed(level, 2)), [0, 0, 8]);
    assert!(contents.guardians.iter().all(|row| row.curses.len() == 1));
    assert!(contents.lords.iter().any(|row| row.curses.len() == 2));
    let text = json!(contents).to_string();
    assert!(!text.contains(r#""curses":["attack"#), "nobody curses attack");
}

/// Hundredths of the means, guardians included.
#[test]
fn the_means_of_attack_and_hearts_are_as_stated() {
    let contents = Contents::standard();
    let of_level = |level: Level| {
        let monsters =
            contents.monsters.iter().filter(move |row| level_of(row.card) == level.number());
        let monsters = monsters.map(|row| (row.attack, row.hearts));
        let guardians = contents.guardians.iter();
        let guardians = guardians.filter(move |row| row.guardian.role().0 == Role::Guardian(level));
        mean(monsters.chain(guardians.map(|row| (row.attack, row.hearts))))
    };
    assert_eq!(of_level(Level::One), (1.9, 3.0));
    assert_eq!(of_level(Level::Two), (3.0, 4.2));
    assert_eq!(of_level(Level::Three), (4.2, 5.8));
    assert_eq!(mean(contents.lords.iter().map(|row| (row.attack, row.hearts))), (4.7, 11.0));
}

// ---- what the chains of cards can do ----

/// Fifteen hands of four for each hero, all heroes alike: the longest chain has 3.4 cards on
/// average, the best attack is 3.13, between 2 and 4.
#[test]
fn opening_hands_are_as_strong_as_stated() {
    for hero in Hero::ALL {
        let deck: Vec<Link> = starting_links().filter(|link| link.of == Some(hero)).collect();
        let hands = choose(&deck, 4);
        assert_eq!(hands.len(), 15);
        let longest: usize = hands.iter().map(|hand| longest_chain(hand)).sum();
        let attacks: Vec<u32> = hands.iter().map(|hand| best_attack(hand, 4)).collect();
        assert_eq!((longest, attacks.iter().sum::<u32>()), (51, 47), "{hero}: 3.4 and 3.13 of 15");
        assert_eq!((attacks.iter().min(), attacks.iter().max()), (Some(&2), Some(&4)), "{hero}");
    }
}

/// So the Demon Lord, with thirteen hearts and a curse on weapons, falls to five cards or more, or
/// to potions.
#[test]
fn no_four_action_cards_have_more_than_twelve_attack() {
    let all: Vec<Link> = starting_links().chain(won_links()).collect();
    assert_eq!(best_attack(&all, 4), 12);
    let lord = Contents::standard().lords.iter().max_by_key(|row| row.hearts).expect("three Lords");
    assert_eq!(json!([lord.hearts, lord.curses]), json!([13, ["weapon"]]));
}

/// What counts for a chain.
#[derive(Clone)]
struct Link {
    of: Option<Hero>,
    colour: Colour,
    next: Colours,
    attack: u32,
}

fn starting_links() -> impl Iterator<Item = Link> {
    Contents::standard().starting.iter().map(|row| Link {
        of: row.card.start().map(|(hero, _)| hero),
        colour: row.colour,
        next: row.next.iter().copied().collect(),
        attack: row.attack.into(),
    })
}

fn won_links() -> impl Iterator<Item = Link> {
    let backs = Contents::standard().monsters.iter().filter_map(|row| row.action.as_ref());
    backs.map(|back| Link {
        of: None,
        colour: back.colour,
        next: back.next.iter().copied().collect(),
        attack: back.attack.into(),
    })
}

/// All ways to take so many of a few.
fn choose(links: &[Link], count: usize) -> Vec<Vec<Link>> {
    match (count, links) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choose(rest, count - 1).into_iter();
            let with = with.map(|hand| [vec![first.clone()], hand].concat());
            with.chain(choose(rest, count)).collect()
        }
    }
}

fn longest_chain(hand: &[Link]) -> usize {
    let mut longest = 0;
    follow(hand, |chain| {
        longest = longest.max(chain.len());
        true
    });
    longest
}

/// The most attack of a legal chain of at most so many cards. What cannot catch up is not followed.
fn best_attack(cards: &[Link], most: usize) -> u32 {
    let strongest = cards.iter().map(|link| link.attack).max().unwrap_or(0);
    let mut best = 0;
    follow(cards, |chain| {
        let attack: u32 = chain.iter().map(|&card| cards[card].attack).sum();
        best = best.max(attack);
        let left = (most - chain.len()) as u32;
        attack + left * strongest > best
    });
    best
}

/// Visits all legal chains; goes on with those that the visitor wants to be followed.
fn follow(cards: &[Link], mut visit: impl FnMut(&[usize]) -> bool) {
    let mut open: Vec<Vec<usize>> = (0..cards.len()).map(|card| vec![card]).collect();
    while let Some(chain) = open.pop() {
        if visit(&chain) {
            let last = &cards[chain[chain.len() - 1]];
            let fits = |card: &usize| !chain.contains(card) && last.next.has(cards[*card].colour);
            let more = (0..cards.len()).filter(fits).map(|card| [&chain[..], &[card]].concat());
            open.extend(more.collect::<Vec<_>>());
        }
    }
}

// ---- provenance ----

/// The faces of the cards are not public: all cards are ours. Counts and rules are not.
#[test]
fn what_is_reconstructed_says_so() {
    let contents = Contents::standard();
    let ours = |provenance| provenance == Provenance::Reconstructed;
    assert!(contents.starting.iter().all(|row| ours(row.provenance)));
    assert!(contents.monsters.iter().all(|row| ours(row.provenance)));
    assert!(contents.guardians.iter().all(|row| ours(row.provenance)));
    assert!(contents.lords.iter().all(|row| ours(row.provenance)));
    assert!(
        contents.potions.iter().all(|row| ours(row.provenance)),
        "13 is known, the split is not"
    );
    for row in &contents.heroes {
        assert_eq!(ours(row.provenance), row.hero == Hero::Victorius, "{}", row.hero);
    }
    for row in &contents.counts {
        let by_rulebook = row.level.is_none();
        let expected = if by_rulebook { Provenance::Rulebook } else { Provenance::Community };
        assert_eq!(row.provenance, expected);
    }
    let rulebook = Provenance::Rulebook;
    assert_eq!((contents.board.provenance, contents.abilities.provenance), (rulebook, rulebook));
}

/// That it is one of ours is the type's doing: a row without it cannot be read.
#[test]
fn every_row_says_where_its_numbers_come_from() {
    let text = json!(Contents::standard()).to_string();
    assert_eq!(text.matches("\"provenance\"").count(), 8 + 3 + 6 + 36 + 64 + 15 + 3 + 1 + 1);
    assert!(!text.contains("\"house\""), "the published box has no house rules");
    let without = edited(|contents| drop(row(contents, "monsters", 2).remove("provenance")));
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
fn the_rules_show_the_starting_cards_of_the_box() {
    let text = section(RULES, "### G-1.1 The heroes and their starting cards");
    let lines: Vec<String> = Contents::standard()
        .starting
        .iter()
        .map(|row| {
            let printed = [row.attack, row.defence, row.draw, row.heal];
            let (card, name) = (row.card.to_string(), row.name.to_string());
            action_line(&card, &name, &json!(row.kind), row.colour, &row.next, printed)
        })
        .collect();
    assert_eq!(table(text, "card"), lines);
}

/// Monsters that look alike share a line, in an order of their own; together they are the box.
#[test]
fn the_rules_show_the_monsters_of_the_box() {
    let text = section(RULES, "### G-1.2 The monsters");
    for level in 1..=3 {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for row in Contents::standard().monsters.iter().filter(|row| level_of(row.card) == level) {
            let reward = match (&row.action, &row.weapon) {
                (Some(_), _) => "action card",
                (None, Some(_)) => "weapon",
                (None, None) => "armour",
            };
            let curses = curses(&row.curses);
            let line =
                format!("| {} | {} | {} | {curses} | {reward} |", row.name, row.attack, row.hearts);
            *counts.entry(line).or_default() += 1;
        }
        let mut lines: Vec<String> =
            counts.iter().map(|(line, count)| format!("{line} {count} |")).collect();
        let part = text.split(&format!("Level {level}:\n")).nth(1).expect("a table for each level");
        let mut shown = table(part, "monster");
        lines.sort();
        shown.sort();
        assert_eq!(shown, lines);
    }
    let numbers = "There are 20 monsters of level 1, 20 of level 2 and 24 of level 3.";
    assert!(text.contains(numbers));
}

#[test]
fn the_rules_show_the_guardians_and_lords_of_the_box() {
    let text = section(RULES, "### G-1.3 The guardians and the Lords");
    let contents = Contents::standard();
    for row in &contents.guardians {
        let cells = cells_of(text, &row.guardian.to_string());
        let Role::Guardian(level) = row.guardian.role().0 else { panic!("a guardian") };
        let numbers = [level.number(), row.attack, row.hearts].map(|number| number.to_string());
        assert_eq!(cells[1..4], numbers);
        assert_eq!(cells[4], curses(&row.curses));
    }
    for row in &contents.lords {
        let cells = cells_of(text, &row.lord.to_string());
        let (attack, hearts) = (row.attack.to_string(), row.hearts.to_string());
        assert_eq!(cells[1..], [row.name.to_string(), attack, hearts, curses(&row.curses)]);
    }
    let lines =
        text.lines().filter(|line| line.starts_with("| guardian-") || line.starts_with("| lord-"));
    assert_eq!(lines.count(), 15 + 3);
}

#[test]
fn the_rules_show_the_rewards_of_the_box() {
    let text = section(RULES, "### G-1.4 The rewards");
    let mut lines = [Vec::new(), Vec::new(), Vec::new()];
    for row in &Contents::standard().monsters {
        let card = row.card.to_string();
        if let Some(back) = &row.action {
            let printed = [back.attack, back.defence, back.draw, back.heal];
            let (name, kind) = (back.name.to_string(), json!(back.kind));
            lines[0].push(action_line(&card, &name, &kind, back.colour, &back.next, printed));
        }
        for (index, back) in [(1, &row.weapon), (2, &row.armour)] {
            let Some(back) = back else { continue };
            let [attack, defence, heal] = [back.attack, back.defence, back.heal].map(number);
            let hand = if back.hand == 0 { String::new() } else { format!("+{}", back.hand) };
            let cells = [&attack, &defence, &heal, &hand].map(|cell| cell_of(cell)).concat();
            lines[index].push(format!("| {card} | {} |{cells}", back.name));
        }
    }
    let weapons = text.split("| card | weapon |").nth(1).expect("a table of weapons");
    let armours = text.split("| card | armour |").nth(1).expect("a table of armours");
    assert_eq!(table(text, "card | name"), lines[0]);
    assert_eq!(first_table(weapons), lines[1]);
    assert_eq!(first_table(armours), lines[2]);
}

#[test]
fn the_rules_show_the_numbers_of_the_box() {
    let Contents { board, potions, .. } = Contents::standard();
    let text = section(RULES, "### G-1.5 The numbers");
    let numbers = [
        ("hearts of a hero", board.hearts, board.provenance),
        ("cards in a full hand, without bonuses", board.hand, board.provenance),
        ("monsters in a row", board.row, board.provenance),
    ];
    for (name, number, source) in numbers {
        let cells = cells_of(text, name);
        assert_eq!(
            (cells[1].clone(), json!(cells[2])),
            (number.to_string(), json!(source)),
            "{name}"
        );
    }
    for row in potions {
        let cells = cells_of(text, &format!("{}s", row.potion));
        assert_eq!(
            (cells[1].clone(), json!(cells[2])),
            (row.count.to_string(), json!(row.provenance))
        );
    }
}

/// The rules call the abilities by names of their own, so the rule of each is compared.
#[test]
fn the_rules_show_the_heroes_of_the_box() {
    let text = section(RULES, "## 9 Abilities");
    let titles = ["wizard", "warrior", "warlock", "thief", "swordsman", "oracle"];
    let abilities =
        ["blue_leap", "double_strike", "defiance", "last_strike", "free_second", "foresight"];
    for ((row, title), (rule, ability)) in
        Contents::standard().heroes.iter().zip(titles).zip((2..).zip(abilities))
    {
        let name = row.hero.to_string();
        let number = format!("G-{}.{rule}", 9);
        let rows = rows_of(text, &format!("{title} {}", name.trim_start_matches("Lord ")));
        assert_eq!(rows.len(), 1, "{name}");
        assert!(rows[0][1].ends_with(&format!("({number})")), "{name}");
        assert!(text.contains(&format!("### {number} {name}: ")), "{name}");
        assert_eq!(json!(row.ability), ability, "{name}");
    }
    let point = format!(
        "his attack in this battle is {} higher",
        Contents::standard().abilities.double_strike
    );
    assert!(text.contains(&point));
    let colour = format!("play a {} card", Contents::standard().abilities.free_colour);
    assert!(text.contains(&colour));
}

// ---- helpers ----

fn level_of(card: Card) -> u8 {
    card.level().map_or(0, |(level, _)| level.number())
}

fn word(value: &Value) -> String {
    value.as_str().expect("a name").into()
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Blue => 'B',
        Colour::Green => 'G',
        Colour::Yellow => 'Y',
    }
}

fn digits(printed: [u8; 4]) -> String {
    printed.iter().map(u8::to_string).collect()
}

fn skill(name: &Value, kind: &Value, colour: Colour, next: &[Colour], printed: [u8; 4]) -> String {
    let next: String = next.iter().map(|&colour| letter(colour)).collect();
    format!("{} {} {} {next} {}", word(name), word(kind), letter(colour), digits(printed))
}

fn front(attack: u8, hearts: u8, curses: &[Curse]) -> String {
    let name = |curse: &Curse| match curse {
        Curse::Colour(colour) => letter(*colour).to_string(),
        Curse::Gear(slot) => slot.to_string(),
        Curse::Effect(effect) => effect.to_string(),
    };
    let curses: Vec<String> = curses.iter().map(name).collect();
    let curses = if curses.is_empty() { "-".into() } else { curses.join("+") };
    format!("{attack} {hearts} {curses}")
}

/// Rounded to tenths.
fn mean(rows: impl Iterator<Item = (u8, u8)> + Clone) -> (f64, f64) {
    let count = rows.clone().count() as f64;
    let tenths = |sum: f64| (sum / count * 10.0).round() / 10.0;
    let attack = rows.clone().map(|(attack, _)| f64::from(attack)).sum();
    (tenths(attack), tenths(rows.map(|(_, hearts)| f64::from(hearts)).sum()))
}

/// As the rules write them.
fn curses(curses: &[Curse]) -> String {
    let words: Vec<String> = curses.iter().map(|curse| word(&json!(curse))).collect();
    if words.is_empty() { "none".into() } else { words.join(", ") }
}

fn number(number: u8) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}

fn cell_of(text: &str) -> String {
    if text.is_empty() { " |".into() } else { format!(" {text} |") }
}

fn action_line(
    card: &str,
    name: &str,
    kind: &Value,
    colour: Colour,
    next: &[Colour],
    printed: [u8; 4],
) -> String {
    let in_order = next.is_sorted_by_key(|&colour| Colour::ALL.iter().position(|&c| c == colour));
    assert!(in_order, "{card}");
    let next: Vec<String> = next.iter().map(Colour::to_string).collect();
    let cells = printed.map(|printed| cell_of(&number(printed))).concat();
    format!("| {card} | {name} | {} | {colour} | {} |{cells}", word(kind), next.join(", "))
}

/// The lines of the first table whose head begins so.
fn table(text: &str, head: &str) -> Vec<String> {
    first_table(text.split(&format!("| {head} |")).nth(1).expect("such a table"))
}

/// The lines of the table whose head has just been read.
fn first_table(text: &str) -> Vec<String> {
    let lines = text.lines().skip(2).take_while(|line| line.starts_with('|'));
    lines.map(String::from).collect()
}
