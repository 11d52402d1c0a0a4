//! Cards and monsters in a few characters, where there is no room for words.

use super::card::{Effect, Face, Shown, Skill};
use super::cave::Place;
use super::colour::Colour;
use super::curse::{Curse, Curses};
use super::gear::{Gear, Slot};
use super::monster::{Front, Prize};
use super::picture::Beast;
use super::potion::Potion;

/// A blank at which no line is broken, so that a card stays in one piece.
pub(super) const JOINED: &str = "\u{a0}";

/// `1-3`, `2-d`, `3-g`.
pub(super) fn spot(at: Place) -> String {
    match at {
        Place::Row(level, place) => format!("{}-{place}", level.number()),
        Place::Deck(level) => format!("{}-d", level.number()),
        Place::Guardian(level) => format!("{}-g", level.number()),
        Place::Lord => "Lord".into(),
    }
}

/// `R`.
pub(super) fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Blue => 'B',
        Colour::Green => 'G',
        Colour::Yellow => 'Y',
    }
}

/// `†`.
pub(super) fn effect_sign(effect: Effect) -> char {
    match effect {
        Effect::Attack => '†',
        Effect::Defence => '▼',
        Effect::Draw => '+',
        Effect::Heal => '♥',
    }
}

/// What stands behind the cross of a curse.
pub(super) fn curse_sign(curse: Curse) -> char {
    match curse {
        Curse::Colour(colour) => letter(colour),
        Curse::Gear(Slot::Weapon) => 'W',
        Curse::Gear(Slot::Armour) => 'A',
        Curse::Effect(effect) => effect_sign(effect),
    }
}

/// What is on the back.
pub(super) fn prize_sign(prize: Prize) -> char {
    match prize {
        Prize::Action => 'c',
        Prize::Weapon => 'w',
        Prize::Armour => 'a',
        Prize::Key => 'k',
        Prize::Victory => '!',
    }
}

/// `†3♥5×RW c`.
pub(super) fn front_signs(front: &Front) -> String {
    let Front { attack, hearts, curses, reward, .. } = *front;
    format!("†{attack}♥{hearts}{} {}", curse_signs(curses), prize_sign(reward))
}

/// `×RW`; nothing without a curse.
pub(super) fn curse_signs(curses: Curses) -> String {
    let signs: String = curses.iter().map(curse_sign).collect();
    if signs.is_empty() { signs } else { format!("×{signs}") }
}

/// `healing`.
pub(super) fn potion_name(potion: Potion) -> String {
    potion.to_string().trim_end_matches(" potion").into()
}

/// `heavy blow`.
pub(super) fn card_name(shown: &Shown) -> String {
    match &shown.face {
        Face::Action(skill) => skill.name.to_string(),
        Face::Gear(gear) => gear.name.to_string(),
    }
}

/// `heavy blow R†2>G`, in one piece.
pub(super) fn card_signs(shown: &Shown) -> String {
    let words = match &shown.face {
        Face::Action(skill) => format!("{} {}", skill.name, skill_signs(skill)),
        Face::Gear(gear) => gear_signs(gear),
    };
    words.replace(' ', JOINED)
}

/// `R†2>GY`.
fn skill_signs(skill: &Skill) -> String {
    let next: String = skill.next.iter().map(letter).collect();
    let next = if next.is_empty() { "·".into() } else { next };
    let effects = Effect::ALL.map(|effect| sign_of(effect_sign(effect), skill.effect(effect)));
    format!("{}{}>{next}", letter(skill.colour), effects.concat())
}

/// `guard spear †2▼1`.
fn gear_signs(gear: &Gear) -> String {
    let Gear { name, attack, defence, heal, hand, .. } = gear;
    let signs = [('†', attack), ('▼', defence), ('♥', heal), ('h', hand)];
    format!("{name} {}", signs.map(|(sign, &number)| sign_of(sign, number)).concat())
}

fn sign_of(sign: char, number: u8) -> String {
    if number > 0 { format!("{sign}{number}") } else { String::new() }
}

/// A name of at most eight characters; a Lord keeps his own.
pub(super) fn short_name(beast: Beast) -> &'static str {
    match beast {
        Beast::GoblinRaider => "raider",
        Beast::GoblinSneak => "sneak",
        Beast::GiantWorm | Beast::DemonWorm => "worm",
        Beast::CaveRat => "rat",
        Beast::GoblinSmith => "smith",
        Beast::GoblinBrawler => "brawler",
        Beast::GoblinSlinger => "slinger",
        Beast::MangyWarg => "warg",
        Beast::ArmouredBeetle => "beetle",
        Beast::GoblinShieldbearer => "bearer",
        Beast::GoblinScout => "scout",
        Beast::Gatekeeper => "keeper",
        Beast::OrcWarrior => "warrior",
        Beast::GoblinShaman => "shaman",
        Beast::CaveSpider => "spider",
        Beast::OrcAxeman => "axeman",
        Beast::WolfRider => "rider",
        Beast::HobgoblinGuard => "hobgob",
        Beast::BoneMage => "mage",
        Beast::StoneCrawler => "crawler",
        Beast::OrcShieldman => "orc",
        Beast::SwampWitch => "witch",
        Beast::BogTrollWhelp => "whelp",
        Beast::Ogre => "ogre",
        Beast::CaveTroll => "troll",
        Beast::DarkSorcerer => "sorcerer",
        Beast::FireImpCaptain => "fire imp",
        Beast::OgreChampion => "champion",
        Beast::Wraith => "wraith",
        Beast::LichApprentice => "lich",
        Beast::IronGolem => "golem",
        Beast::StoneGiant => "giant",
        Beast::ShadowWeaver => "weaver",
        Beast::ElderTreant => "treant",
        Beast::GoblinKing => "Goblin King",
        Beast::RedDragon => "Red Dragon",
        Beast::DemonLord => "Demon Lord",
    }
}
