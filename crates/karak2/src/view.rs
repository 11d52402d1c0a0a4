//! What a viewer may know. Everything lies open but the scout's tiles: he knows what he returned to
//! the stack and what he looks at, all others know only the backs. Rule: K2-12.11

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Reckoned, Seat, Turn};

use super::action::Action;
use super::army::{Class, Item, Monster, Reward};
use super::building::Building;
use super::die::{Dice, Die, Face, Unit};
use super::edge::Pos;
use super::goods::Goods;
use super::hero::{Hero, Power};
use super::land::{Land, Tile};
use super::map::SpotId;
use super::odds::Work;
use super::outlook::{Outlook, Patience};
use super::phase::{Battle, Cause, Ending, Phase};
use super::position::{Laid, Player, Position};
use super::reason::Reason;
use super::rules::Rules;
use super::state::{Karak2, Once};
use family::Points;

/// Everything that a player or a spectator may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The laid tiles in the order they were laid.
    pub tiles: Vec<Laid>,
    /// The hero boards, by seat.
    pub players: Vec<Player>,
    /// What is not written on the hero boards, by seat.
    pub seats: Vec<SeatView>,
    /// Whose move it is.
    pub turn: Turn,
    /// Whose turn of the game it is; others may be asked in it.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// Counted from 1.
    pub round: u16,
    /// After how many rounds the game is called off.
    pub round_limit: Option<u16>,
    /// Actions used or given up in this turn.
    pub used: u8,
    /// Actions left in this turn.
    pub actions_left: u8,
    /// Has the hero moved since the last action?
    pub moved: bool,
    /// What a harvest where the active hero stands would give; nothing where nobody harvests. Rule: K2-5.2
    pub crop: Goods,
    /// Lives that healing would bring the active hero. Rule: K2-5.1
    pub healing: u8,
    /// What the active hero can pay for here, or why not; nothing while something else is asked.
    pub purchases: Vec<Purchase>,
    /// Tiles harvested in this turn.
    pub harvested: Vec<Pos>,
    /// What can be done once a turn and has been.
    pub once: Once,
    /// Whose city has the plague.
    pub plague: Option<Seat>,
    /// Who wears the crown.
    pub emperor: Option<Seat>,
    /// Whom the time master serves.
    pub time_master: Option<Seat>,
    /// The Dark General.
    pub general: GeneralView,
    /// What is asked now.
    pub phase: Phase,
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// Tiles with enemies.
    pub foes: Vec<EnemyView>,
    /// Tiles not yet laid.
    pub stack: StackView,
    /// Tokens not yet drawn.
    pub bag: BTreeMap<Monster, u8>,
    /// Tokens out of the game.
    pub gone: BTreeMap<Monster, u8>,
    /// Amulets not yet found.
    pub amulets: Vec<Item>,
    /// Dice that nobody has.
    pub supply: Dice,
    /// What is printed in this box.
    pub printed: Printed,
    /// Why the game is over, if it is.
    pub ending: Option<Ending>,
}

/// A city, a building or a unit that is paid for. Rules: K2-5.5, K2-5.6, K2-5.11, IM-7.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Purchase {
    /// What is done.
    pub action: Action,
    /// What it costs.
    pub price: Goods,
    /// How many resources of the price need not be paid, by the hero's choice. Rule: K2-12.4
    pub spared: u8,
    /// Why it is not possible now; `null` where it is.
    pub refusal: Option<Reason>,
}

/// What is not written on a hero board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// The hero, once drawn.
    pub hero: Option<Hero>,
    /// What the stones and the crown are worth. Rule: K2-11.1
    pub points: Points,
    /// Rule: K2-7.2
    pub glory: u8,
    /// How many more units glory allows. Rule: K2-7.3
    pub room: u8,
    /// Actions of a whole turn. Rule: K2-3.2
    pub actions: u8,
    /// What the weapons add. Rule: K2-8.4
    pub weapons: u16,
    /// What the hero can do.
    pub powers: Vec<Power>,
    /// All dice of the army: also bear, titan, guard and time master. Rule: K2-7.3
    pub army: Dice,
    /// Is the hero on his or her feet? Rule: K2-6.12
    pub conscious: bool,
    /// Does the hero wear the crown? Rule: IM-5.1
    pub emperor: bool,
    /// Is the plague in the hero's city? Rule: K2-9.3
    pub plague: bool,
}

/// The Dark General. Rule: K2-10.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GeneralView {
    /// Praetorians left.
    pub praetorians: u8,
    /// His strength with them.
    pub strength: u16,
    /// Where he is; nowhere until the Abyss lies, and when he has fallen.
    pub at: Option<Pos>,
}

/// A tile with enemies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EnemyView {
    /// Where.
    pub at: Pos,
    /// Each army with its strength; none for the General and in lairs.
    pub armies: Vec<(Monster, u16)>,
    /// What an attack must reach. Rule: K2-6.7
    pub strength: u16,
    /// The chances of the active hero against them with the whole army; `null` without a hero, and when the
    /// game is over. What is too large here is in an analysis.
    pub outlook: Option<Reckoned<Outlook>>,
}

/// A battle in progress, added up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BattleView {
    /// The battle.
    pub battle: Battle,
    /// The attack that would win for the fighter, as far as it is known and not yet decided.
    pub needs: Option<u16>,
    /// Those who fight, in their order.
    pub fighters: Vec<FighterView>,
}

/// One hero's attack so far. Rule: K2-6.3
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FighterView {
    /// Who.
    pub seat: Seat,
    /// Swords on the dice.
    pub swords: u16,
    /// What the weapons add.
    pub weapons: u16,
    /// What powers add.
    pub powers: u16,
    /// What fireballs have added.
    pub fire: u16,
    /// What tie-breaking rolls have added.
    pub ties: u16,
    /// All of it.
    pub attack: u16,
}

/// Tiles not yet laid. Rules: K2-2.4, K2-12.11
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StackView {
    /// Tiles that can still be drawn.
    pub left: u32,
    /// All whose fronts the table has not seen, by kind: the stack and what the scout holds.
    pub unseen: BTreeMap<Tile, u8>,
    /// The back of the next tile.
    pub rank: Option<u8>,
    /// Was the next tile returned by the scout?
    pub returned: bool,
    /// The backs of the tiles that the scout looks at.
    pub scouted: Vec<u8>,
    /// The returned tile, for the scout alone.
    pub top: Option<Tile>,
    /// The tiles he looks at, for the scout alone.
    pub hand: Vec<Tile>,
}

/// What is printed in this box and worth looking up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Printed {
    /// Lives of a healthy hero.
    pub lives: u8,
    /// The price of a city.
    pub city: Goods,
    /// The prices of the buildings.
    pub buildings: BTreeMap<Building, Goods>,
    /// The prices of the units.
    pub units: BTreeMap<Unit, Goods>,
    /// The strengths of the armies in play.
    pub armies: BTreeMap<Monster, u16>,
    /// What is won by beating them. Rule: K2-8.1
    pub rewards: BTreeMap<Monster, Reward>,
    /// Which slot each item needs. Rule: K2-8.2
    pub items: BTreeMap<Item, Class>,
    /// The faces of the dice in play.
    pub dice: BTreeMap<Die, [Face; 6]>,
    /// What counts at the end.
    pub worth: Worth,
}

/// What each soul stone and the crown are worth. Rules: K2-11.1, IM-5.6
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Worth {
    /// The stone of a skeleton rider.
    pub small_stone: Points,
    /// The stone of an envoy of death.
    pub large_stone: Points,
    /// The General's stone.
    pub arch_stone: Points,
    /// The Emperor's crown.
    pub crown: Points,
}

impl View {
    pub(super) fn of(state: &Karak2, viewer: Option<Seat>) -> View {
        let Position { tiles, players, harvested, bag, gone, .. } = Position::of(state);
        View {
            tiles,
            players,
            seats: state.seated().map(|seat| SeatView::of(state, seat)).collect(),
            turn: state.turn(),
            active: state.active,
            first: state.first,
            round: state.round,
            round_limit: state.rules.round_limit(),
            used: state.day.used,
            actions_left: state.actions_left(),
            moved: state.day.moved,
            crop: state.crop(state.me().at),
            healing: state.rules.heals().min(state.rules.lives().saturating_sub(state.me().lives)),
            purchases: state.purchases(),
            harvested,
            once: state.day.once,
            plague: state.plague,
            emperor: state.emperor,
            time_master: state.time_master,
            general: GeneralView::of(state),
            phase: state.phase,
            battle: state.battle.map(|battle| BattleView::of(state, battle)),
            foes: state.foes(),
            stack: StackView::of(state, viewer),
            bag: bag.unwrap_or_default(),
            gone: gone.unwrap_or_default(),
            amulets: state.amulets().iter().collect(),
            supply: state.dice_left(),
            printed: Printed::of(&state.rules),
            ending: state.ending(),
        }
    }
}

impl SeatView {
    fn of(state: &Karak2, seat: Seat) -> SeatView {
        let lord = state.at_seat(seat);
        let (stable, amulet) = (lord.buildings.has(Building::Stable), lord.items[Item::Action] > 0);
        SeatView {
            hero: lord.hero,
            points: state.points(seat),
            glory: state.glory(seat),
            room: state.room(seat),
            actions: state.rules.actions(stable, amulet),
            weapons: state.rules.weapons(&lord.items),
            powers: state.powers(seat).iter().collect(),
            army: state.army(seat),
            conscious: !lord.unconscious,
            emperor: state.emperor == Some(seat),
            plague: state.plague == Some(seat),
        }
    }
}

impl GeneralView {
    fn of(state: &Karak2) -> GeneralView {
        let lives = state.ending() != Some(Ending::GeneralSlain);
        let abyss = state.map.ids().find(|&id| state.is_abyss(id)).filter(|_| lives);
        GeneralView {
            praetorians: state.praetorians,
            strength: state.general_strength(),
            at: abyss.map(|id| state.map[id].at),
        }
    }
}

impl BattleView {
    fn of(state: &Karak2, battle: Battle) -> BattleView {
        let fighters = state.fighters().map(|seat| FighterView::of(state, seat)).collect();
        BattleView { battle, needs: state.attack_needed(&battle), fighters }
    }
}

impl FighterView {
    fn of(state: &Karak2, seat: Seat) -> FighterView {
        let (fight, attack) = (state.fight_of(seat), state.attack(seat));
        let (swords, weapons) =
            (fight.roll.swords(), state.rules.weapons(&state.at_seat(seat).items));
        let (fire, ties) = (fight.fire, fight.ties);
        let powers = attack - swords - weapons - fire - ties;
        FighterView { seat, swords, weapons, powers, fire, ties, attack }
    }
}

impl StackView {
    /// Rule: K2-12.11
    fn of(state: &Karak2, viewer: Option<Seat>) -> StackView {
        let kinds = state.rules.tiles().zip(state.unseen());
        let unseen = kinds.filter(|&(_, count)| count > 0).map(|((tile, _), count)| (tile, count));
        let hand = || state.hand.into_iter().flatten();
        let is_scout = viewer.is_some() && viewer == state.scout_seat();
        StackView {
            left: state.tiles_left(),
            unseen: unseen.collect(),
            rank: state.top.map(|tile| tile.rank).or(state.next_rank()),
            returned: state.top.is_some(),
            scouted: hand().map(|tile| tile.rank).collect(),
            top: state.top.filter(|_| is_scout),
            hand: hand().filter(|_| is_scout).collect(),
        }
    }
}

impl Printed {
    fn of(rules: &Rules) -> Printed {
        let armies = || Monster::ALL.into_iter().filter(|&army| rules.armies()[army] > 0);
        let dice = Die::ALL.into_iter().filter(|&die| die == Die::Hero || rules.supply()[die] > 0);
        Printed {
            lives: rules.lives(),
            city: rules.city(),
            buildings: Building::ALL.map(|kind| (kind, rules.building(kind))).into(),
            units: Unit::ALL.map(|unit| (unit, rules.unit(unit))).into(),
            armies: armies().map(|army| (army, rules.strength(army))).collect(),
            items: Item::ALL.map(|item| (item, item.class())).into(),
            rewards: armies().map(|army| (army, army.reward())).collect(),
            dice: dice.map(|die| (die, *rules.faces(die))).collect(),
            worth: Worth {
                small_stone: rules.points(1, 0, false, false),
                large_stone: rules.points(0, 1, false, false),
                arch_stone: rules.points(0, 0, true, false),
                crown: rules.points(0, 0, false, true),
            },
        }
    }
}

impl Karak2 {
    fn purchases(&self) -> Vec<Purchase> {
        let priced = self.priced();
        if priced.is_empty() {
            return Vec::new();
        }
        let mut possible = Vec::new();
        self.actions(&mut possible);
        let purchase = |(action, price)| {
            let is_built = matches!(action, Action::BuildCity | Action::Build(_));
            let spared = if is_built { self.spared(price) } else { 0 };
            let is_possible = possible.contains(&action);
            let refusal = (!is_possible).then(|| self.refuse(action));
            Purchase { action, price, spared, refusal }
        };
        priced.into_iter().map(purchase).collect()
    }

    /// What is asked for at a price. Rules: K2-5.5, K2-5.6, K2-5.11, IM-7.1
    fn priced(&self) -> Vec<(Action, Goods)> {
        let (acts, builds) = (self.phase == Phase::Act, self.phase == Phase::Build);
        let trains = matches!(self.phase, Phase::Recruit { .. });
        let mut priced = Vec::new();
        if !acts && !builds && !trains {
            return priced;
        }
        let (me, rules) = (self.me(), &self.rules);
        let is_home = me.city == Some(me.at);
        if acts && me.city.is_none() {
            priced.push((Action::BuildCity, rules.city()));
        }
        if is_home && !trains {
            priced.extend(Building::ALL.map(|kind| (Action::Build(kind), rules.building(kind))));
        }
        if is_home && !builds {
            priced.extend(Unit::ALL.map(|unit| (Action::Train(unit), rules.unit(unit))));
        }
        if acts && self.has(self.active, Power::Rebellion) {
            priced.push((Action::Rebel, rules.rebellion()));
        }
        priced
    }

    fn foes(&self) -> Vec<EnemyView> {
        let slain = self.ending() == Some(Ending::GeneralSlain);
        let is_there =
            |&id: &SpotId| self.has_enemies(id) && !(slain && self.map[id].land() == Land::Abyss);
        let foe = |id: SpotId| {
            let armies = self.map[id].armies().map(|army| (army, self.rules.strength(army)));
            EnemyView {
                at: self.map[id].at,
                armies: armies.collect(),
                strength: self.strength_at(id),
                outlook: self.outlook_at(id, &mut Patience::new(Work::QUICK)),
            }
        };
        self.map.ids().filter(is_there).map(foe).collect()
    }

    /// The attack that would win for the fighter; `None` where nobody can say, or where it is
    /// decided. Rules: K2-6.6, IM-3.4, IM-6.3
    fn attack_needed(&self, battle: &Battle) -> Option<u16> {
        if battle.winner.is_some() || !battle.begun {
            return None;
        }
        match battle.cause {
            Cause::Enemies(_) => Some(self.strength_at(self.me().at)),
            Cause::Duel(emperor) if battle.fighter == emperor => Some(self.attack(self.active) + 1),
            Cause::Duel(_) => None,
            Cause::Rift => {
                let others = self.fighters().filter(|&seat| seat != battle.fighter);
                let rolled = others.filter(|&seat| !self.fight_of(seat).roll.dice().is_empty());
                rolled.map(|seat| self.attack(seat) + 1).max()
            }
        }
    }

    /// Dice that nobody has. Rules: K2-5.12, K2-12.7
    fn dice_left(&self) -> Dice {
        let mut left = Dice::NONE;
        for die in Die::ARMY {
            let used: u8 = self.seated().map(|seat| self.army(seat)[die]).sum();
            left[die] = self.rules.supply()[die].saturating_sub(used);
        }
        left
    }
}
