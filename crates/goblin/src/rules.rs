//! The questions the engine asks about box and options. It never tests an option or reads a row itself.

use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::SetupError;

use super::card::{Card, Cards, Face, Kind, MOST_CARDS, Skill};
use super::colour::{Colour, Colours};
use super::contents::{Contents, Sort};
use super::curse::{Curse, Curses};
use super::hero::{Ability, Hero};
use super::level::Level;
use super::monster::{Foe, Front, MOST_FOES, Prize, Role};
use super::picture::{Beast, Deed};
use super::potion::Potion;
use super::setup::{Setup, Stacking};

/// Box and options of a table, checked and flat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    faces: [Face; MOST_CARDS],
    fronts: [Printed; MOST_FOES],
    /// For a card the next one that looks the same in front.
    twins: [Option<Card>; MOST_CARDS],
    /// For a card of a level its front: that of the first card that looks the same.
    looks: [Option<Foe>; MOST_CARDS],
    /// Cards that are in the box.
    cards: Cards,
    /// By level.
    guardians: [u8; 3],
    lords: u8,
    starting: u8,
    potions: [u8; 3],
    abilities: [Option<Ability>; 6],
    free_colour: Colour,
    double_strike: u8,
    hearts: u8,
    hand: u8,
    row: u8,
    stacking: Option<Stacking>,
    finish_round: bool,
    round_limit: Option<u16>,
    /// Of all the above: other boxes and options have another one.
    stamp: u64,
}

/// A front without what follows from its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Printed {
    name: Beast,
    attack: u8,
    hearts: u8,
    reward: Prize,
    curses: Curses,
}

/// A card that is not in the box.
const BLANK: Face = Face::Action(Skill {
    name: Deed::HeavyBlow,
    kind: Kind::Attack,
    colour: Colour::Red,
    next: Colours::NONE,
    attack: 0,
    defence: 0,
    draw: 0,
    heal: 0,
});

impl Rules {
    /// The rules of a table.
    ///
    /// # Errors
    /// A setup that cannot be played.
    pub fn new(setup: &Setup) -> Result<Rules, SetupError> {
        setup.check()?;
        let contents = setup.contents();
        let nobody = Printed::new(Beast::Gatekeeper, 0, 0, &[], Prize::Key);
        let mut rules = Rules {
            faces: [BLANK; MOST_CARDS],
            fronts: [nobody; MOST_FOES],
            twins: [None; MOST_CARDS],
            looks: [None; MOST_CARDS],
            cards: Cards::NONE,
            guardians: Level::ALL.map(|level| contents.count(Sort::Guardians, Some(level))),
            lords: contents.count(Sort::Lords, None),
            starting: contents.count(Sort::Starting, None),
            potions: [0; 3],
            abilities: [None; 6],
            free_colour: contents.abilities.free_colour,
            double_strike: contents.abilities.double_strike,
            hearts: contents.board.hearts,
            hand: contents.board.hand,
            row: contents.board.row,
            stacking: setup.options.stacking,
            finish_round: setup.options.finish_round,
            round_limit: setup.round_limit,
            stamp: 0,
        };
        rules.read_cards(contents);
        rules.read_fronts(contents);
        contents.potions.iter().for_each(|row| rules.potions[row.potion as usize] = row.count);
        for row in contents.heroes.iter().filter(|_| setup.options.abilities) {
            rules.abilities[row.hero as usize] = Some(row.ability);
        }
        let mut stamp = DefaultHasher::new();
        rules.hash(&mut stamp);
        rules.stamp = stamp.finish();
        Ok(rules)
    }

    /// Tells tables apart that have other boxes or options.
    #[inline]
    pub fn stamp(&self) -> u64 {
        self.stamp
    }

    fn read_cards(&mut self, contents: &Contents) {
        let starting = contents.starting.iter().map(|row| (row.card, Some(row.face())));
        let won = contents.monsters.iter().map(|row| (row.card, row.back()));
        for (card, face) in starting.chain(won) {
            self.faces[card.index()] = face.unwrap_or(BLANK);
            self.cards.insert(card);
        }
        for row in &contents.monsters {
            let alike = contents.monsters.iter().filter(|other| other.looks_like(row));
            let alike: Cards = alike.map(|other| other.card).collect();
            self.twins[row.card.index()] = alike.iter().find(|&card| card > row.card);
            self.looks[row.card.index()] = alike.first().and_then(Foe::monster);
        }
    }

    fn read_fronts(&mut self, contents: &Contents) {
        for row in &contents.monsters {
            let front = Printed::new(row.name, row.attack, row.hearts, &row.curses, row.prize());
            let foe = Foe::monster(row.card).expect("checked: a card of a level");
            self.fronts[foe.index()] = front;
        }
        for row in &contents.guardians {
            let front = Printed::new(row.name, row.attack, row.hearts, &row.curses, Prize::Key);
            self.fronts[row.guardian.index()] = front;
        }
        for row in &contents.lords {
            let front = Printed::new(row.name, row.attack, row.hearts, &row.curses, Prize::Victory);
            self.fronts[row.lord.index()] = front;
        }
    }

    /// What a card is in a player's hands. Rules: G-1.1, G-1.4
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// What is printed on an action card.
    ///
    /// # Panics
    /// If it is none; only action cards come into a hand.
    #[inline]
    pub fn skill(&self, card: Card) -> &Skill {
        self.face(card).skill().expect("an action card")
    }

    /// What is printed on a monster. Rules: G-1.2, G-1.3
    pub fn front(&self, foe: Foe) -> Front {
        let Printed { name, attack, hearts, reward, curses } = self.fronts[foe.index()];
        Front { role: foe.role().0, name, attack, hearts, curses, reward }
    }

    /// Its attack and its hearts.
    #[inline]
    pub fn strength(&self, foe: Foe) -> (u16, u16) {
        let front = &self.fronts[foe.index()];
        (front.attack.into(), front.hearts.into())
    }

    /// Its curses. Rule: G-6.4
    #[inline]
    pub fn curses(&self, foe: Foe) -> Curses {
        self.fronts[foe.index()].curses
    }

    /// Is this card in the box?
    pub fn has(&self, card: Card) -> bool {
        self.cards.has(card)
    }

    /// The monster cards of a level.
    #[inline]
    pub fn monsters(&self, level: Level) -> Cards {
        self.cards.both(Cards::of_level(level))
    }

    /// How many guardians a level has. Rule: G-1.3
    pub fn guardians(&self, level: Level) -> u8 {
        self.guardians[level as usize]
    }

    /// The Lords there are to draw from. Rule: G-2.4
    pub fn lords(&self) -> impl Iterator<Item = Foe> + Clone {
        (1..=self.lords).filter_map(Foe::lord)
    }

    /// Is this front in the box? Of cards that look alike it is the first one's.
    pub fn knows(&self, foe: Foe) -> bool {
        match foe.role() {
            (Role::Monster(_), _) => {
                foe.first_card().is_some_and(|card| self.looks[card.index()] == Some(foe))
            }
            (Role::Guardian(level), number) => number <= self.guardians(level),
            (Role::Lord, number) => number <= self.lords,
        }
    }

    /// The front of a card of a level.
    ///
    /// # Panics
    /// If it is a starting card.
    #[inline]
    pub fn front_of(&self, card: Card) -> Foe {
        self.looks[card.index()].expect("a card of a level")
    }

    /// The cards that have this front, ascending. Rule: G-5.14
    #[inline]
    pub fn behind(&self, foe: Foe) -> impl Iterator<Item = Card> + Clone {
        std::iter::successors(foe.first_card(), |card| self.twins[card.index()])
    }

    /// A hero's starting cards. Rule: G-2.6
    pub fn starting(&self, hero: Hero) -> Cards {
        (1..=self.starting).filter_map(|number| Card::starting(hero, number)).collect()
    }

    /// How many potions of a kind there are. Rule: G-1.5
    pub fn potions(&self, potion: Potion) -> u8 {
        self.potions[potion as usize]
    }

    /// Has the hero this ability? Rule: G-9.1
    #[inline]
    pub fn has_ability(&self, hero: Option<Hero>, ability: Ability) -> bool {
        hero.is_some_and(|hero| self.abilities[hero as usize] == Some(ability))
    }

    /// What the hero can do. Rule: G-9.1
    pub fn ability(&self, hero: Hero) -> Option<Ability> {
        self.abilities[hero as usize]
    }

    /// The colour that the wizard may leap to. Rule: G-9.2
    pub fn free_colour(&self) -> Colour {
        self.free_colour
    }

    /// What a double strike adds. Rule: G-9.3
    pub fn double_strike(&self) -> u16 {
        self.double_strike.into()
    }

    /// Hearts of a healthy hero. Rule: G-1.5
    #[inline]
    pub fn hearts(&self) -> u8 {
        self.hearts
    }

    /// Cards of a full hand, before bonuses. Rule: G-3.5
    #[inline]
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// Monsters in the row of a level. Rule: G-2.3
    pub fn row(&self) -> u8 {
        self.row
    }

    /// Does the owner arrange won cards? If not, how they come into a new deck. Rule: G-4.3
    #[inline]
    pub fn stacking(&self) -> Option<Stacking> {
        self.stacking
    }

    /// Is the round played to its end when the Lord falls? Rule: G-10.2
    pub fn finishes_round(&self) -> bool {
        self.finish_round
    }

    /// After how many rounds the game is called off. Rule: G-10.4
    pub fn round_limit(&self) -> Option<u16> {
        self.round_limit
    }

    /// How strong a card is, for stacking: greater is stronger. Rule: G-4.4
    pub fn rank(&self, card: Card) -> impl Ord + use<> {
        let skill = *self.skill(card);
        let effects = [skill.attack, skill.draw, skill.defence, skill.heal];
        (effects, skill.next.count(), std::cmp::Reverse(card))
    }
}

impl Printed {
    fn new(name: Beast, attack: u8, hearts: u8, curses: &[Curse], reward: Prize) -> Printed {
        Printed { name, attack, hearts, reward, curses: curses.iter().copied().collect() }
    }
}
