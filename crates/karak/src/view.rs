//! What a viewer may know. Karak is open, so everybody may know everything that can be known; a
//! view adds what would otherwise have to be computed by rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, Seats, Turn};

use super::action::Action;
use super::hero::{Hero, Power, Powers};
use super::map::{Spot, SpotId};
use super::odds::{Attack, Foes, Odds, odds};
use super::part::Parts;
use super::phase::{Approach, Ending, Fight, Phase};
use super::position::Position;
use super::side::{Pos, Side};
use super::state::Karak;
use super::token::{Class, Item, Monster};
use family::Points;

/// Everything a player or a spectator may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The situation.
    pub position: Position,
    /// Whose move it is.
    pub turn: Turn,
    /// What is not written on the hero boards, by seat.
    pub seats: Vec<SeatView>,
    /// The monsters of the map as the active hero would meet them alone.
    pub foes: Vec<Foe>,
    /// What the attack of the present fight is made of so far; before the roll without dice.
    pub parts: Parts,
    /// The fight, once the dice have fallen.
    pub fight: Option<FightView>,
    /// Where the active hero can walk with the steps that are left: the tiles further away than one.
    pub reach: Vec<Way>,
    /// Steps of a whole turn.
    pub steps_of_turn: u8,
    /// Lives of a healthy hero.
    pub lives_of_hero: u8,
    /// Slots of a hero board.
    pub slots: Vec<Slots>,
    /// Tiles left to draw.
    pub tiles_left: u32,
    /// Tokens left to draw.
    pub tokens_left: u32,
    /// Does no opening lead on, so that walls give way? Rule: K-5.9
    pub sealed: bool,
    /// After how many rounds the game is called off.
    pub round_limit: Option<u16>,
    /// The party, if the heroes play together.
    pub party: Option<PartyView>,
    /// Why the game is over, if it is.
    pub ending: Option<Ending>,
}

/// What is not written on a hero board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// The hero, once drawn.
    pub hero: Option<Hero>,
    /// What the treasures are worth. Rule: K-11.2
    pub points: Points,
    /// What the weapons add.
    pub weapons: u16,
    /// What the hero can do while not cursed.
    pub gifts: Vec<Power>,
    /// What the hero can do now: nothing while cursed.
    pub powers: Vec<Power>,
    /// Is the hero on his or her feet? Who has lost the last life in a fight still is, until it ends.
    pub conscious: bool,
    /// Does the hero hold the curse token?
    pub cursed: bool,
}

/// A tile with monsters, as the active hero would meet them alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Foe {
    /// Where.
    pub at: Pos,
    /// Each monster with its strength, all bonuses included.
    pub monsters: Vec<(Monster, u16)>,
    /// The chances, if it were the next step.
    pub odds: Odds,
}

/// The slots of a hero board for one class of items. Rule: K-7.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Slots {
    /// The class.
    pub class: Class,
    /// What fits.
    pub items: Vec<Item>,
    /// How many there are.
    pub count: u8,
}

/// A walk over several tiles. Rules: K-3.2, K-4.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Way {
    /// Where it ends.
    pub at: Pos,
    /// The steps, in order.
    pub path: Vec<Side>,
}

/// A fight whose dice have fallen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FightView {
    /// The attack as it stands.
    pub attack: u16,
    /// The attack if every bolt and life that may be spent is spent.
    pub most: u16,
    /// The chances of rolling both dice again, if that is possible. Rule: K-10.3
    pub again: Option<Odds>,
}

/// How a party does. Rules: FM-C5, FM-C7
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PartyView {
    /// The dragon's wrath.
    pub wrath: u8,
    /// The limit that the party does not survive.
    pub wrath_limit: u8,
    /// The count of the hero with the fewest tokens.
    pub score: u32,
    /// Who has the most.
    pub leaders: Seats,
}

impl View {
    pub(super) fn of(state: &Karak) -> View {
        View {
            position: Position::of(state),
            turn: state.turn(),
            seats: state.seated().map(|seat| SeatView::of(state, seat)).collect(),
            foes: state.foes(),
            parts: state.attack_parts(),
            fight: state.fight_view(),
            reach: state.ways_ahead(),
            steps_of_turn: state.rules.steps(),
            lives_of_hero: state.rules.lives(),
            slots: Class::ALL.into_iter().map(|class| Slots::of(state, class)).collect(),
            tiles_left: state.tiles_left(),
            tokens_left: state.bag.total(),
            sealed: state.map.is_sealed() && state.has_tiles_left(),
            round_limit: state.rules.round_limit(),
            party: state.rules.is_cooperative().then(|| PartyView::of(state)),
            ending: state.ending(),
        }
    }
}

impl SeatView {
    fn of(state: &Karak, seat: Seat) -> SeatView {
        let hero = state.at_seat(seat);
        let powers = if hero.hero.is_some() { state.powers(seat) } else { Powers::NONE };
        let gifts = hero.hero.map_or(Powers::NONE, |hero| state.rules.powers(hero));
        SeatView {
            hero: hero.hero,
            points: state.points(seat),
            weapons: state.rules.weapons(&hero.items),
            gifts: gifts.iter().collect(),
            powers: powers.iter().collect(),
            conscious: hero.lives > 0 || (seat == state.active && !state.is_over()),
            cursed: state.cursed == Some(seat),
        }
    }
}

impl Slots {
    fn of(state: &Karak, class: Class) -> Slots {
        Slots { class, items: class.items().to_vec(), count: state.rules.slots(class) }
    }
}

impl PartyView {
    /// Rules: FM-C5, FM-C13
    fn of(state: &Karak) -> PartyView {
        let counts = || state.seated().map(|seat| state.collected(seat));
        let most = counts().max().unwrap_or(0);
        PartyView {
            wrath: state.wrath,
            wrath_limit: state.rules.wrath_limit(),
            score: counts().min().unwrap_or(0),
            leaders: state.seated().filter(|&seat| state.collected(seat) == most).collect(),
        }
    }
}

impl Karak {
    /// The chances of the active hero alone against the monsters on a tile, if it were the next
    /// step; `None` where there are none.
    pub fn odds_at(&self, at: Pos) -> Option<Odds> {
        let id = self.map.find(at)?;
        self.map[id].has_monster().then(|| self.odds_on(id, None))
    }

    /// The chances of the fight that an action leads to, alone unless it names a comrade.
    /// Rules: K-4.2, K-10.9, FM-C2
    #[expect(clippy::wildcard_enum_match_arm, reason = "only these lead to a fight")]
    pub(super) fn odds_of(&self, action: Action) -> Option<Odds> {
        match action {
            Action::Walk(side) => self.odds_at(self.here().at.next(side)?),
            Action::Fight => self.odds_at(self.here().at),
            Action::FightWith(hero) => {
                let comrade = self.seat_of(hero).filter(|_| self.here().has_monster())?;
                Some(self.odds_on(self.me().at, Some(comrade)))
            }
            _ => None,
        }
    }

    fn foes(&self) -> Vec<Foe> {
        if self.me().hero.is_none() {
            return Vec::new();
        }
        let with_monsters = self.map.ids().filter(|&id| self.map[id].has_monster());
        let foe = |id: SpotId| {
            let group = self.group_bonus(&self.map[id]);
            let strengths = self.strengths(&self.map[id]);
            let monsters =
                self.map[id].monsters().zip(strengths).map(|(m, strength)| (m, strength + group));
            Foe { at: self.map[id].at, monsters: monsters.collect(), odds: self.odds_on(id, None) }
        };
        with_monsters.map(foe).collect()
    }

    /// With a comrade come lent powers, weapons and bolts. Rules: K-6.1, FM-C2, FM-C10
    #[expect(clippy::wildcard_enum_match_arm, reason = "one phase knows better than the steps")]
    fn odds_on(&self, id: SpotId, comrade: Option<Seat>) -> Odds {
        let lent = comrade.map_or(Powers::NONE, |seat| self.powers(seat).lent());
        let powers = self.powers(self.active).or(lent);
        let gear = || comrade.into_iter().chain([self.active]).map(|seat| self.at_seat(seat).items);
        let first_step = match self.phase {
            Phase::Meet { approach } if id == self.me().at => approach == Approach::FirstStep,
            _ => self.is_fresh() && id != self.me().at,
        };
        let premonition = first_step && powers.has(Power::Premonition);
        let weapons: u16 = gear().map(|items| self.rules.weapons(&items)).sum();
        let bonus = weapons + if premonition { self.rules.premonition() } else { 0 };
        let sacrifice = if powers.has(Power::Sacrifice) { self.rules.sacrifice() } else { 0 };
        let bolts: u16 = gear().map(|items| u16::from(items[Item::MagicBolt])).sum();
        let extra = bolts * self.rules.bolt() + sacrifice;
        let foes = self.foes_on(&self.map[id], self.strengths(&self.map[id]));
        odds(&Attack { powers, bonus, extra }, foes)
    }

    fn foes_on(&self, spot: &Spot, strength: [u16; 2]) -> Foes {
        let group = self.group_bonus(spot);
        match spot.pair() {
            Some(_) => Foes::Two { strength, group },
            None => Foes::One(strength[0] + group),
        }
    }

    /// What the present attack is made of. Rule: K-6.1
    #[expect(clippy::wildcard_enum_match_arm, reason = "in the other phases nobody fights")]
    fn attack_parts(&self) -> Parts {
        match self.phase {
            Phase::Roll { fight, .. }
            | Phase::Reroll(fight)
            | Phase::Spend(fight)
            | Phase::Assist(fight)
            | Phase::Face(fight) => self.parts(&fight),
            _ => Parts::default(),
        }
    }

    /// The tiles that the active hero can walk to in several steps, nearest first, each by a shortest way.
    /// Monsters stop a walk, and portals are no part of it. Rules: K-3.2, K-4.1, K-4.2
    fn ways_ahead(&self) -> Vec<Way> {
        if self.phase != Phase::Walk || self.must_fight() {
            return Vec::new();
        }
        let astral = self.powers(self.active).has(Power::AstralWalk);
        let start = self.me().at;
        let mut seen = vec![start];
        let mut ways = vec![(start, Vec::new())];
        let mut next = 0;
        while let Some((from, path)) = ways.get(next).cloned() {
            next += 1;
            let stops = self.map[from].has_monster() && from != start;
            if stops || path.len() >= usize::from(self.steps_left()) {
                continue;
            }
            let sides = if astral { self.map.touching(from) } else { self.map.joined(from) };
            for side in sides.iter() {
                let to = self.map[from].next(side).expect("a touching side leads to a tile");
                if !seen.contains(&to) {
                    seen.push(to);
                    ways.push((to, path.iter().copied().chain([side]).collect()));
                }
            }
        }
        let far = ways.into_iter().filter(|(_, path)| path.len() > 1);
        far.map(|(to, path)| Way { at: self.map[to].at, path }).collect()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "in the other phases no dice lie")]
    fn fight_view(&self) -> Option<FightView> {
        let fight = match self.phase {
            Phase::Reroll(fight)
            | Phase::Spend(fight)
            | Phase::Assist(fight)
            | Phase::Face(fight) => fight,
            _ => return None,
        };
        let attack = self.attack(&fight);
        let extra = self.extra(&fight);
        let rolls_again = matches!(self.phase, Phase::Reroll(_)) && self.can_reroll_both(&fight);
        let again = rolls_again.then(|| {
            let powers =
                fight.powers.iter().filter(|&power| power != Power::DoubleAttack).collect();
            odds(
                &Attack { powers, bonus: fight.bonus, extra },
                self.foes_on(self.here(), fight.strength),
            )
        });
        Some(FightView { attack, most: attack + extra, again })
    }

    /// What can still be added to an attack, or nothing once it is final. Rules: K-6.7, K-10.5, FM-C10
    fn extra(&self, fight: &Fight) -> u16 {
        if let Phase::Face(_) = self.phase {
            return 0;
        }
        self.most_to_add(fight)
    }

    /// What bolts and lives can still add, before it is final. Rules: K-6.7, K-10.5, FM-C10
    pub(super) fn most_to_add(&self, fight: &Fight) -> u16 {
        let assisting = matches!(self.phase, Phase::Assist(_));
        let own = if assisting { 0 } else { self.bolts_left(fight) };
        let bolts = u16::from(own) + u16::from(self.lent_bolts_left(fight));
        let gives_life = !assisting && self.can_sacrifice(fight);
        bolts * self.rules.bolt() + if gives_life { self.rules.sacrifice() } else { 0 }
    }
}
