//! Somebody who sees no more than a spectator and forgets nothing. Each place in a hand or a deck is
//! known by the cards that may be there; where it is open which place a card came from, both stories are
//! kept. So what is certain here is what everybody can work out. Rule: G-2.8

use std::collections::{BTreeMap, BTreeSet};

use goblin::{
    Card, Cards, Event, Face, Goblin, Hero, Phase, Player, Setup, Shown, Skill, Stacking,
};
use tabletop::{Game, Seat};

const SAYS_ALL: &str = "the position of a state says all";

/// Cards as bits.
type Set = u128;

/// Everything that everybody knows.
pub struct Observer {
    stacking: Option<Stacking>,
    seats: Vec<Watched>,
    skills: BTreeMap<Card, Skill>,
    is_fighting: bool,
}

/// One player, as everybody knows them.
struct Watched {
    hero: Hero,
    foresees: bool,
    stories: BTreeSet<Story>,
    discard: Set,
    played: Set,
    /// Has Taia looked in such a way that the state has forgotten part of it?
    blurred: bool,
}

/// Where hidden cards may be: for each place, which.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Story {
    hand: Vec<Set>,
    looked: Vec<Set>,
    /// From the top down.
    deck: Vec<Set>,
}

impl Observer {
    /// At a table where all heroes were picked.
    pub fn new(setup: &Setup) -> Observer {
        let heroes = setup.heroes.iter().flatten();
        let watched = |&hero: &Hero| {
            let starting = setup.contents().starting.iter().map(|row| row.card);
            let own = starting.filter(|card| card.start().is_some_and(|(of, _)| of == hero));
            let own: Set = own.map(bit).sum();
            let deck = vec![own; own.count_ones() as usize];
            Watched {
                hero,
                foresees: setup.options.abilities && hero == Hero::Taia,
                stories: [Story { hand: Vec::new(), looked: Vec::new(), deck }].into(),
                discard: 0,
                played: 0,
                blurred: false,
            }
        };
        Observer {
            stacking: setup.options.stacking,
            seats: heroes.map(watched).collect(),
            skills: BTreeMap::new(),
            is_fighting: false,
        }
    }

    /// Hears what a spectator is told.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "nothing else moves a card of a hand or deck"
    )]
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, card: None, .. } => self.draw(seat),
            Event::PutUnder { hero, card: None, .. } => self.put_under(hero),
            Event::Drew { .. } | Event::PutUnder { .. } | Event::Stacked { .. } => {
                panic!("a spectator is told no card: {event:?}")
            }
            Event::Reshuffled { hero, cards } => self.reshuffle(hero, cards),
            Event::Challenged { .. } => self.is_fighting = true,
            Event::Hit { hero, .. } => self.end_fight(hero),
            Event::Played { hero, card, .. } => self.of(hero).play(bit(card.card)),
            Event::Discarded { hero, card } => self.of(hero).discard(bit(card.card)),
            Event::Won { hero, card } | Event::BoughtCard { hero, card } => self.gain(hero, card),
            Event::Pawned { hero, card } if matches!(card.face, Face::Action(_)) => {
                self.of(hero).lose(bit(card.card));
            }
            _ => {}
        }
    }

    /// Sees what a spectator sees: whether somebody still looks at cards.
    pub fn see(&mut self, state: &Goblin) {
        let view = state.view(None);
        for (watched, seen) in self.seats.iter_mut().zip(&view.seats) {
            if seen.looked == 0 {
                watched.settle();
            }
            watched.conclude();
        }
    }

    /// Has the game forgotten something about this seat that everybody could know?
    pub fn is_blurred(&self, seat: Seat) -> bool {
        self.seats[usize::from(seat.0)].blurred
    }

    /// Can the cards of this seat be where they are in this world?
    pub fn believes(&self, world: &Goblin, seat: Seat) -> bool {
        let position = world.position();
        let player = &position.players[usize::from(seat.0)];
        let battle = position.battle.filter(|_| position.active == seat);
        let looked = set(battle.map_or(Cards::NONE, |battle| battle.looked));
        let mut stories = self.seats[usize::from(seat.0)].stories.iter();
        if matches!(position.phase, Phase::Stack(drawing) if drawing.seat == seat) {
            return stories.any(|story| story.allows_heap(player, looked));
        }
        stories.any(|story| story.allows(player, looked))
    }

    /// Is everybody sure that this card is in the hand, or being looked at?
    pub fn is_out_of_deck(&self, seat: Seat, card: Card) -> bool {
        let mut stories = self.seats[usize::from(seat.0)].stories.iter();
        !stories.any(|story| (0..story.deck.len()).any(|place| story.can_be(card, place)))
    }

    /// Is everybody sure that this card is at this place of the deck?
    pub fn is_at(&self, seat: Seat, card: Card, place: usize) -> bool {
        let places = |story: &Story| story.deck.len() + story.hand.len() + story.looked.len();
        let mut stories = self.seats[usize::from(seat.0)].stories.iter();
        !stories.any(|story| {
            (0..places(story)).any(|other| other != place && story.can_be(card, other))
        })
    }

    fn of(&mut self, hero: Hero) -> &mut Watched {
        self.seats.iter_mut().find(|watched| watched.hero == hero).expect("a hero of this table")
    }

    fn draw(&mut self, seat: Seat) {
        let is_fighting = self.is_fighting;
        let watched = &mut self.seats[usize::from(seat.0)];
        match is_fighting && watched.foresees {
            true => watched.look(),
            false => watched.draw(),
        }
    }

    fn put_under(&mut self, hero: Hero) {
        let automatic = self.stacking == Some(Stacking::Automatic);
        let watched = self.of(hero);
        watched.blurred |= automatic;
        watched.put_under();
    }

    /// No card is drawn from here to the end of the turn, when the played cards are discarded.
    fn end_fight(&mut self, hero: Hero) {
        self.is_fighting = false;
        let watched = self.of(hero);
        watched.discard |= std::mem::take(&mut watched.played);
    }

    /// A card that everybody has seen is discarded, unless it is worn.
    fn gain(&mut self, hero: Hero, card: Shown) {
        if let Face::Action(skill) = card.face {
            self.skills.insert(card.card, skill);
            self.of(hero).discard |= bit(card.card);
        }
    }

    fn reshuffle(&mut self, hero: Hero, cards: u8) {
        let discard = std::mem::take(&mut self.of(hero).discard);
        assert_eq!(discard.count_ones(), u32::from(cards), "{hero}'s discard lies open");
        let mut won: Vec<Card> = self.skills.keys().copied().collect();
        won.retain(|&card| discard & bit(card) != 0);
        let strength = |card: &Card| {
            let skill = &self.skills[card];
            let effects = [skill.attack, skill.draw, skill.defence, skill.heal];
            std::cmp::Reverse((effects, skill.next.iter().count(), std::cmp::Reverse(*card)))
        };
        won.sort_by_key(strength);
        let deck = match self.stacking {
            None | Some(Stacking::Shuffle) => vec![discard; cards.into()],
            Some(Stacking::Automatic) => {
                let won: Vec<Set> = won.into_iter().map(bit).collect();
                let starting = discard & !won.iter().sum::<Set>();
                let below = vec![starting; starting.count_ones() as usize];
                [won, below].concat()
            }
        };
        self.of(hero).new_deck(&deck);
    }
}

impl Watched {
    fn change(&mut self, change: impl Fn(&Story) -> Vec<Story>) {
        let stories = self.stories.iter().flat_map(change);
        self.stories = stories.map(Story::sorted).filter(Story::is_possible).collect();
        assert!(!self.stories.is_empty(), "{}: what happened can happen", self.hero);
        assert!(self.stories.len() < 2_000, "{}: {} stories", self.hero, self.stories.len());
    }

    fn draw(&mut self) {
        self.change(|story| {
            let mut story = story.clone();
            let top = story.deck.remove(0);
            story.hand.push(top);
            vec![story]
        });
    }

    fn look(&mut self) {
        self.change(|story| {
            let mut story = story.clone();
            let top = story.deck.remove(0);
            story.looked.push(top);
            vec![story]
        });
    }

    fn play(&mut self, card: Set) {
        self.lose(card);
        self.played |= card;
    }

    fn discard(&mut self, card: Set) {
        self.lose(card);
        self.discard |= card;
    }

    /// Whatever is looked at is put under the deck; the rest is kept.
    fn put_under(&mut self) {
        self.change(|story| {
            let under = |index: usize| {
                let mut story = story.clone();
                let card = story.looked.remove(index);
                story.deck.push(card);
                story.settled()
            };
            (0..story.looked.len()).map(under).collect()
        });
    }

    /// This card leaves the hand, for everybody to see.
    fn lose(&mut self, card: Set) {
        self.settle();
        self.change(|story| {
            let left = |index: usize| {
                let mut story = story.clone();
                story.hand.remove(index);
                story.places_mut().for_each(|place| *place &= !card);
                story
            };
            let places = 0..story.hand.len();
            places.filter(|&index| story.hand[index] & card != 0).map(left).collect()
        });
    }

    /// What was looked at is in the hand.
    fn settle(&mut self) {
        self.change(|story| vec![story.clone().settled()]);
    }

    fn new_deck(&mut self, deck: &[Set]) {
        self.conclude();
        self.blurred |= self.stories.iter().any(|story| !story.looked.is_empty());
        self.change(|story| {
            assert!(story.deck.is_empty(), "a new deck is made when the old one is empty");
            vec![Story { deck: deck.to_vec(), ..story.clone() }]
        });
    }

    /// Without a deck all hidden cards are in the hand.
    fn conclude(&mut self) {
        let is_plain = |story: &Story| story.deck.is_empty() && story.looked.is_empty();
        if !self.stories.iter().all(is_plain) {
            return;
        }
        let all =
            self.stories.iter().flat_map(|story| &story.hand).fold(0, |all, place| all | place);
        let hand: Vec<Set> = bits(all).collect();
        let same = self.stories.iter().all(|story| story.hand.len() == hand.len());
        assert!(same, "{}: as many cards as places", self.hero);
        self.stories = [Story { hand, looked: Vec::new(), deck: Vec::new() }].into();
        self.blurred = false;
    }
}

impl Story {
    fn sorted(mut self) -> Story {
        self.hand.sort_unstable();
        self.looked.sort_unstable();
        self
    }

    fn settled(mut self) -> Story {
        self.hand.append(&mut self.looked);
        self
    }

    fn places_mut(&mut self) -> impl Iterator<Item = &mut Set> {
        self.deck.iter_mut().chain(&mut self.hand).chain(&mut self.looked)
    }

    /// All places, the deck first.
    fn places(&self) -> Vec<Set> {
        [&self.deck[..], &self.hand, &self.looked].concat()
    }

    fn cards(&self) -> Set {
        self.places().into_iter().fold(0, |all, place| all | place)
    }

    fn is_possible(&self) -> bool {
        fit(&self.places(), self.cards())
    }

    /// Can this card be at this place?
    fn can_be(&self, card: Card, place: usize) -> bool {
        let mut places = self.places();
        let there = places.remove(place) & bit(card) != 0;
        there && fit(&places, self.cards() & !bit(card))
    }

    /// Can the cards be where this player has them?
    fn allows(&self, player: &Player, looked: Set) -> bool {
        let deck = player.deck.as_ref().expect(SAYS_ALL);
        let places = || self.deck.iter().zip(deck);
        let fits = places().all(|(&may, card)| card.is_none_or(|card| may & bit(card) != 0));
        let blind = places().filter(|(_, card)| card.is_none()).map(|(&may, _)| may);
        let blind: Vec<Set> = blind.collect();
        deck.len() == self.deck.len()
            && fits
            && fit(&blind, set(player.unknown.expect(SAYS_ALL)))
            && self.allows_hand(player, looked)
    }

    /// The same while the deck is being made.
    fn allows_heap(&self, player: &Player, looked: Set) -> bool {
        let deck = player.deck.as_ref().expect(SAYS_ALL);
        let known: Set = deck.iter().flatten().map(|&card| bit(card)).sum();
        let unknown = set(player.unknown.expect(SAYS_ALL));
        fit(&self.deck, known | unknown | set(player.discard)) && self.allows_hand(player, looked)
    }

    fn allows_hand(&self, player: &Player, looked: Set) -> bool {
        fit(&self.hand, set(player.hand.expect(SAYS_ALL))) && fit(&self.looked, looked)
    }
}

/// Can each of these cards have one of these places to itself, and each place a card?
fn fit(places: &[Set], cards: Set) -> bool {
    if places.len() != cards.count_ones() as usize {
        return false;
    }
    if places.iter().all(|&place| place & cards == cards) {
        return true;
    }
    let mut held: BTreeMap<Set, usize> = BTreeMap::new();
    (0..places.len()).all(|place| find_card(place, places, cards, &mut held, &mut 0))
}

/// A card for this place; whoever holds it finds another.
fn find_card(
    place: usize,
    places: &[Set],
    cards: Set,
    held: &mut BTreeMap<Set, usize>,
    tried: &mut Set,
) -> bool {
    for card in bits(places[place] & cards) {
        if *tried & card != 0 {
            continue;
        }
        *tried |= card;
        let holder = held.get(&card).copied();
        if holder.is_none_or(|holder| find_card(holder, places, cards, held, tried)) {
            held.insert(card, place);
            return true;
        }
    }
    false
}

fn bits(set: Set) -> impl Iterator<Item = Set> {
    (0..Set::BITS).map(|place| 1 << place).filter(move |bit| set & bit != 0)
}

fn bit(card: Card) -> Set {
    let place = match (card.start(), card.level()) {
        (Some((hero, number)), None) => hero as u32 * 6 + u32::from(number) - 1,
        (_, Some((level, number))) => 36 + level as u32 * 24 + u32::from(number) - 1,
        (None, None) => unreachable!("a card is a starting card or of a level"),
    };
    1 << place
}

fn set(cards: Cards) -> Set {
    cards.iter().map(bit).sum()
}
