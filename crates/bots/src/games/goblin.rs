//! Features of Goblin for bots.
//!
//! A battle in progress is seen as what it will most likely come to: the keys, hearts and cards behind it,
//! by the engine's forecast. So a fight is evaluated before its first card, and chains need no quiescence search.

mod feature_cache;
mod inputs;
mod trade;

use goblin::{
    Action, Adventurer, Battle, Card, Cards, Curse, Curses, Effect, Ending, Face, Foe, Forecast,
    Gear, Goblin, Hero, Options, Phase, Potion, Prize, Role, Setup, Skill, Slot, Stacking,
};
use tabletop::{Game, Seat};

use crate::{Evaluate, games::turns_until};

/// Tables are called off after so many rounds when weights are tuned: keen players need about half.
const ROUND_LIMIT: u16 = 60;

impl Evaluate for Goblin {
    const FEATURES: &'static [&'static str] = &[
        "keys",
        "hearts",
        "fallen",
        "weapon",
        "armour",
        "cards",
        "potions",
        "beaten",
        "crown",
        "champion",
        "late_keys",
        "late_beaten",
        "gear_hand",
        "deck_attack",
        "deck_draw",
        "lord_reach",
        "key_1",
        "key_2",
        "key_3",
        "guard",
        "gear_heal",
        "healing",
        "counter_curse",
        "strength",
        "deck_defence",
        "deck_heal",
        "deck_links",
        "deck_size",
        "deck_top",
        "hand_chain",
        "hand_draw",
        "hand_to_come",
        "gate_reach",
        "gate_win",
        "lord_ready",
        "lord_guard",
        "lord_win",
        "lord_next",
        "tempo",
        "fighting",
        "depth",
    ];
    const PROFILES: &'static [&'static str] = &["rivals"];
    const CHARACTERS: &'static str = include_str!("../../../../data/bots/goblin.toml");
    const WEIGHTS: &'static str = include_str!("../../../../data/bots/goblin.weights.toml");
    const NETWORKS: &'static str = include_str!("../../../../data/bots/goblin.network.toml");
    const INPUTS: usize = inputs::INPUTS;

    type Cache = Cache;

    fn tables() -> Vec<Setup> {
        let by_hand = Options::default();
        let able = Options { abilities: true, ..by_hand };
        let shuffled = Options { stacking: Some(Stacking::Shuffle), ..by_hand };
        let others =
            Options { abilities: true, finish_round: true, stacking: Some(Stacking::Automatic) };
        let tables =
            [(2, by_hand), (3, by_hand), (4, by_hand), (2, able), (2, shuffled), (3, others)];
        let setup = |(players, options)| Setup {
            options,
            round_limit: Some(ROUND_LIMIT),
            ..Setup::new(players)
        };
        tables.map(setup).into()
    }

    fn profile(&self) -> usize {
        0
    }

    fn is_party(&self) -> bool {
        false
    }

    /// By the keys of whoever has most.
    fn progress(&self) -> f32 {
        let keys = |seat| self.at_seat(Seat(seat)).key_count();
        let most = (0..self.seats()).map(keys).max().unwrap_or(0);
        f32::from(most) / 3.0
    }

    fn cache(&self, _seat: Seat) -> Cache {
        Cache::default()
    }

    /// The cache knows itself what it was computed of; tables and seats do not change.
    fn cache_holds(&self, _before: &Goblin, _seat: Seat) -> bool {
        true
    }

    fn features(&self, seat: Seat, features: &mut [f32]) {
        features.copy_from_slice(&feature_cache::features(self, seat, &mut Cache::default()));
    }

    fn features_from(&self, cache: &mut Cache, seat: Seat, features: &mut [f32]) {
        features.copy_from_slice(&feature_cache::features(self, seat, cache));
    }

    fn same_features_as_before(&self, before: &Goblin, seat: Seat) -> bool {
        feature_cache::same_features_as_before(self, before, seat)
    }

    fn inputs(&self, seat: Seat, inputs: &mut [f32]) {
        inputs::write(self, seat, inputs);
    }

    fn choices(&self, list: &mut Vec<Action>) {
        trade::choices(self, list);
    }

    /// What a battle comes to is forecast; what follows it and what is bought is searched on.
    fn is_quiet(&self) -> bool {
        match self.phase() {
            Phase::DrawHero { .. }
            | Phase::Reveal { .. }
            | Phase::Draw(_)
            | Phase::FirstPlayer
            | Phase::Turn
            | Phase::Chain
            | Phase::Stack(_)
            | Phase::Over(_) => true,
            Phase::Shop => self.visit().is_some_and(|visit| visit.bought),
            Phase::Flip
            | Phase::Trim
            | Phase::PutUnder
            | Phase::Defy
            | Phase::Brace
            | Phase::Reward { .. }
            | Phase::Pay { .. }
            | Phase::Keep { .. } => false,
        }
    }

    fn is_called_off(&self) -> bool {
        self.phase().ending() == Some(Ending::RoundLimit)
    }
}

/// What was computed last for a seat, and of what: it changes less often than the rest.
#[derive(Clone, Copy, Default)]
pub struct Cache {
    /// What all cards are good for, against this Lord.
    purse: Option<(Cards, Option<Foe>, Purse)>,
    /// The strongest attack that the hand of this hero can chain.
    chain: Option<(Cards, Option<Hero>, u16)>,
}

impl Cache {
    fn purse(&mut self, game: &Goblin, cards: Cards) -> Purse {
        match self.purse {
            Some((of, lord, purse)) if (of, lord) == (cards, game.lord()) => purse,
            Some(_) | None => self.purse.insert((cards, game.lord(), Purse::of(game, cards))).2,
        }
    }

    fn chain(&mut self, game: &Goblin, seat: Seat) -> u16 {
        let player = game.at_seat(seat);
        let now = (player.hand, player.hero);
        match self.chain {
            Some((hand, hero, chain)) if (hand, hero) == now => chain,
            Some(_) | None => self.chain.insert((now.0, now.1, game.best_chain(seat))).2,
        }
    }
}

/// A seat's features.
type Features = [f32; Goblin::FEATURES.len()];

/// What a seat has, or will have on the average when its battle is over.
#[derive(Clone, Copy, Default)]
struct Glance {
    /// By level.
    keys: [f32; 3],
    hearts: f32,
    fallen: f32,
    potions: [f32; 3],
    /// By slot.
    worn: [Worn; 2],
    deck: Purse,
    beaten: f32,
    crown: f32,
    /// How deep the battle is that may be won.
    depth: f32,
}

/// What a piece of equipment is good for.
#[derive(Clone, Copy, Default)]
struct Worn {
    attack: f32,
    defence: f32,
    heal: f32,
    hand: f32,
}

/// What some action cards are good for, added up.
#[derive(Clone, Copy, Default)]
struct Purse {
    cards: f32,
    won: f32,
    attack: f32,
    defence: f32,
    draw: f32,
    heal: f32,
    links: f32,
    /// Against the Lord of this game.
    lord_attack: f32,
    lord_defence: f32,
}

impl Glance {
    fn of(game: &Goblin, seat: Seat, cache: &mut Cache) -> Glance {
        let player = game.at_seat(seat);
        let battle = game.battle().filter(|_| game.active() == seat);
        let mut glance = Glance {
            keys: player.keys.map(|key| f32::from(u8::from(key.is_some()))),
            hearts: player.hearts.into(),
            fallen: f32::from(u8::from(player.hearts == 0)),
            potions: Potion::ALL.map(|potion| f32::from(u8::from(player.potions.has(potion)))),
            worn: player.gear.map(|card| card.map_or(Worn::default(), |card| worn(game, card))),
            deck: cache.purse(game, owned(player, battle)),
            beaten: player.beaten.into(),
            crown: 0.0,
            depth: 0.0,
        };
        if let (Some(battle), Some(forecast)) = (battle, battle.and_then(|_| game.forecast())) {
            glance.after(game, battle.foe, &forecast);
        }
        glance
    }

    /// What the battle will most likely come to.
    fn after(&mut self, game: &Goblin, foe: Foe, forecast: &Forecast) {
        let front = game.front(foe);
        self.hearts = forecast.hearts;
        self.fallen = forecast.fall;
        self.potions.iter_mut().zip(forecast.drunk).for_each(|(potion, drunk)| *potion -= drunk);
        self.beaten += forecast.win * f32::from(front.hearts);
        self.depth = forecast.win * depth(front.role);
        match front.reward {
            Prize::Key => {
                let missing = self.keys.iter_mut().find(|key| **key < 0.5);
                missing.into_iter().for_each(|key| *key += forecast.win);
            }
            Prize::Victory => self.crown = likely(forecast.win),
            Prize::Action | Prize::Weapon | Prize::Armour => {
                let rewards = game.rewards();
                let share = forecast.win / f32::from(rewards.count().max(1));
                rewards.iter().for_each(|card| self.win(game, card, share));
            }
        }
    }

    /// This card is won with so much of a chance; equipment is worn if it is better.
    fn win(&mut self, game: &Goblin, card: Card, share: f32) {
        match game.face(card) {
            Face::Action(_) => self.deck.add(game, card, share),
            Face::Gear(gear) => {
                let (old, new) = (&mut self.worn[gear.slot as usize], Worn::of(gear));
                if new.worth() > old.worth() {
                    old.become_like(&new, share);
                }
            }
        }
    }

    fn features(&self, game: &Goblin, seat: Seat, cache: &mut Cache) -> Features {
        let player = game.at_seat(seat);
        let is_fighting = game.active() == seat && game.is_fighting();
        let [weapon, armour] = self.worn;
        let keys: f32 = self.keys.iter().sum();
        let hand_size = f32::from(game.full_hand(seat));
        let deck = &self.deck;
        let mean = 1.0 / deck.cards.max(1.0);
        let gear_attack = weapon.attack + armour.attack;
        let gear_defence = weapon.defence + armour.defence;
        let hand = if is_fighting { Cards::NONE } else { player.hand };
        let chain = if is_fighting { 0.0 } else { f32::from(cache.chain(game, seat)) };
        let to_come = (hand_size - f32::from(hand.count())).max(0.0);
        // Cards that are seen in one battle: a full hand, and what it draws.
        let seen = hand_size * (1.0 + deck.draw * mean);
        let reach = gear_attack + seen * deck.attack * mean;
        let gate = game.gate(seat).map_or(0.0, |foe| f32::from(game.front(foe).hearts));
        let (lord_reach, lord_guard) = self.against_lord(game, seen);
        let (urgency, tempo) = (urgency(game), tempo(game, seat));
        let gate_win = if is_fighting { 0.0 } else { game.chance_at_gate(seat) };
        let lord_win = if player.key_count() == 3 { likely(gate_win) } else { 0.0 };
        [
            keys / 3.0,
            self.hearts / 5.0,
            self.fallen,
            weapon.attack / 3.0,
            armour.defence / 3.0,
            deck.won / 10.0,
            self.potions.iter().sum::<f32>() / 3.0,
            self.beaten / 60.0,
            self.crown,
            f32::from(u8::from(game.champions().contains(seat))),
            urgency * keys / 3.0,
            urgency * self.beaten / 60.0,
            weapon.hand + armour.hand,
            deck.attack * mean,
            deck.draw * mean * 2.0,
            lord_reach,
            self.keys[0],
            self.keys[1],
            self.keys[2],
            gear_defence / 3.0,
            weapon.heal + armour.heal,
            self.potions[0],
            self.potions[1],
            self.potions[2],
            deck.defence * mean * 2.0,
            deck.heal * mean * 2.0,
            deck.links * mean / 2.0,
            deck.cards / 15.0,
            top_of_deck(game, player),
            chain / 8.0,
            draw_of(game, hand) / 2.0,
            to_come * deck.attack * mean / 8.0,
            ((reach - gate) / 4.0).clamp(-2.0, 2.0),
            if keys < 2.5 { gate_win } else { 0.0 },
            if keys > 2.5 { lord_reach } else { 0.0 },
            lord_guard,
            lord_win,
            lord_win * tempo,
            tempo,
            f32::from(u8::from(is_fighting)),
            self.depth,
        ]
    }

    /// How far attack and hearts reach against the Lord, from a full hand.
    fn against_lord(&self, game: &Goblin, seen: f32) -> (f32, f32) {
        let Some(lord) = game.lord().map(|lord| game.front(lord)) else { return (0.0, 0.0) };
        let [weapon, armour] = Slot::ALL.map(|slot| {
            if lord.curses.has(Curse::Gear(slot)) {
                Worn::default()
            } else {
                self.worn[slot as usize]
            }
        });
        let mean = 1.0 / self.deck.cards.max(1.0);
        let attack = weapon.attack + armour.attack + seen * self.deck.lord_attack * mean;
        let defence = weapon.defence + armour.defence + seen * self.deck.lord_defence * mean * 0.5;
        let left = f32::from(game.most_hearts()) + defence - f32::from(lord.attack);
        (((attack - f32::from(lord.hearts)) / 5.0).clamp(-2.0, 2.0), (left / 2.0).clamp(-1.0, 1.5))
    }
}

/// How near the round is in which the table is called off.
fn urgency(game: &Goblin) -> f32 {
    game.round_limit()
        .map_or(0.0, |limit| (1.0 - f32::from(limit.saturating_sub(game.round())) / 8.0).max(0.0))
}

/// How soon this seat has its next turn.
fn tempo(game: &Goblin, seat: Seat) -> f32 {
    let seats = game.seats();
    let wait = turns_until(seat, game.active(), seats);
    let turn_is_used = game.phase() != Phase::Turn;
    let wait = if wait == 0 && turn_is_used { seats } else { wait };
    1.0 - f32::from(wait) / f32::from(seats)
}

/// All action cards of a player.
fn owned(player: &Adventurer, battle: Option<&Battle>) -> Cards {
    let all = player.hand.and(player.deck.cards()).and(player.discard);
    battle.map_or(all, |battle| battle.played.iter().fold(all.and(battle.looked), Cards::with))
}

/// What a card is worth to its owner, roughly.
fn worth_of(game: &Goblin, card: Card) -> f32 {
    match game.face(card) {
        Face::Action(skill) => {
            f32::from(skill.attack) + 1.5 * f32::from(skill.draw) + 0.5 * f32::from(skill.defence)
        }
        Face::Gear(gear) => Worn::of(gear).worth(),
    }
}

fn worn(game: &Goblin, card: Card) -> Worn {
    game.face(card).gear().map_or(Worn::default(), Worn::of)
}

/// How strong the next cards of the deck are, the nearer the more.
fn top_of_deck(game: &Goblin, player: &Adventurer) -> f32 {
    let (mut sum, mut weight) = (0.0, 1.0);
    for place in player.deck.places().take(8) {
        weight *= 0.8;
        sum += weight * place.map_or(1.0, |card| worth_of(game, card));
    }
    sum / 8.0
}

/// How deep somebody dwells: level by level, the Lord last.
fn depth(role: Role) -> f32 {
    match role {
        Role::Monster(level) | Role::Guardian(level) => f32::from(level.number()) / 4.0,
        Role::Lord => 1.0,
    }
}

/// A chance such that what is nearly sure counts much more than what is likely.
fn likely(chance: f32) -> f32 {
    -(1.0 - 0.99 * chance).ln()
}

impl Worn {
    fn of(gear: &Gear) -> Worn {
        Worn {
            attack: gear.attack.into(),
            defence: gear.defence.into(),
            heal: gear.heal.into(),
            hand: gear.hand.into(),
        }
    }

    fn worth(&self) -> f32 {
        self.attack + self.defence + self.heal + 1.5 * self.hand
    }

    fn become_like(&mut self, new: &Worn, share: f32) {
        let move_by = |old: &mut f32, new: f32| *old += share * (new - *old);
        move_by(&mut self.attack, new.attack);
        move_by(&mut self.defence, new.defence);
        move_by(&mut self.heal, new.heal);
        move_by(&mut self.hand, new.hand);
    }
}

impl Purse {
    /// Added up as whole numbers, four at once in 16 bits each: this is asked for every player.
    fn of(game: &Goblin, cards: Cards) -> Purse {
        let curses = game.lord().map_or(Curses::NONE, |lord| game.curses(lord));
        let (mut plain, mut rest) = (0, 0);
        for card in cards.iter() {
            let Some(skill) = game.face(card).skill() else { continue };
            plain += side_by_side([skill.attack, skill.defence, skill.draw, skill.heal]);
            rest += side_by_side(links_and_left(skill, curses));
        }
        let part = |sums: u64, place: u32| f32::from((sums >> (16 * place)) as u16);
        Purse {
            cards: cards.count().into(),
            won: cards.both(Cards::WON).count().into(),
            attack: part(plain, 0),
            defence: part(plain, 1),
            draw: part(plain, 2),
            heal: part(plain, 3),
            links: part(rest, 0),
            lord_attack: part(rest, 1),
            lord_defence: part(rest, 2),
        }
    }

    /// One more, with so much of a chance.
    fn add(&mut self, game: &Goblin, card: Card, share: f32) {
        let one = Purse::of(game, Cards::NONE.with(card));
        self.cards += share;
        self.won += share * one.won;
        self.attack += share * one.attack;
        self.defence += share * one.defence;
        self.draw += share * one.draw;
        self.heal += share * one.heal;
        self.links += share * one.links;
        self.lord_attack += share * one.lord_attack;
        self.lord_defence += share * one.lord_defence;
    }
}

/// Links; attack and defence that these curses leave; nothing.
#[inline]
fn links_and_left(skill: &Skill, curses: Curses) -> [u8; 4] {
    let is_cursed = curses.has(Curse::Colour(skill.colour));
    let has_no_guard = is_cursed || curses.has(Curse::Effect(Effect::Defence));
    [
        skill.next.count() as u8,
        if is_cursed { 0 } else { skill.attack },
        if has_no_guard { 0 } else { skill.defence },
        0,
    ]
}

/// Four numbers in one, with room to add up those of all cards that one player can have.
#[inline]
fn side_by_side([one, two, three, four]: [u8; 4]) -> u64 {
    u64::from(one) | u64::from(two) << 16 | u64::from(three) << 32 | u64::from(four) << 48
}

/// The draw of some cards, added up.
fn draw_of(game: &Goblin, cards: Cards) -> f32 {
    let draw = |card| game.face(card).skill().map_or(0, |skill| u32::from(skill.draw));
    cards.iter().map(draw).sum::<u32>() as f32
}
