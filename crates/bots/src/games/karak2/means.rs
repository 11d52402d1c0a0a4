//! What a seat has, or can expect to have when the battle is over.

use karak2::{Building, Class, Die, Goods, Item, Karak2, Monster, Power, Resource, Reward, Unit};
use tabletop::Seat;

/// What a seat has, on average over what may come.
#[derive(Clone, Copy, Default)]
pub(super) struct Means {
    pub points: f32,
    pub glory: f32,
    pub lives: f32,
    /// Is at most one life left?
    pub frail: f32,
    pub unconscious: f32,
    pub knights: f32,
    pub archers: f32,
    pub mages: f32,
    pub skeletons: f32,
    pub weapons: f32,
    pub fireballs: f32,
    pub blessings: f32,
    pub pickpockets: f32,
    /// Any amulet.
    pub amulet: f32,
    /// Food, wood, stone.
    pub goods: [f32; 3],
    pub crown: f32,
    /// Is the General about to fall, and is that good for the seat? See [`super::sure`].
    pub victory: f32,
    /// Is a praetorian about to fall?
    pub praetorian: f32,
}

/// How much each building is worth, about: where goods should go.
const WORTH: [f32; 6] = [1.0, 0.7, 0.8, 1.0, 0.9, 0.9];

/// The buildings, those that are worth most first.
const BY_WORTH: [Building; 6] = [
    Building::Stable,
    Building::Camp,
    Building::Range,
    Building::MageTower,
    Building::Banners,
    Building::Portal,
];

impl Means {
    /// As it is.
    pub fn of(game: &Karak2, seat: Seat) -> Means {
        let lord = game.at_seat(seat);
        let is = |fact: bool| f32::from(u8::from(fact));
        Means {
            points: f32::from(game.points(seat).halves) / 2.0,
            glory: f32::from(game.glory(seat)),
            lives: f32::from(lord.lives),
            frail: is(lord.lives <= 1),
            unconscious: is(lord.unconscious),
            knights: f32::from(lord.army[Die::Knight]),
            archers: f32::from(lord.army[Die::Archer]),
            mages: f32::from(lord.army[Die::Mage]),
            skeletons: f32::from(lord.army[Die::Skeleton]),
            weapons: f32::from(game.rules().weapons(&lord.items)),
            fireballs: f32::from(lord.items[Item::Fireball]),
            blessings: f32::from(lord.items[Item::Blessing]),
            pickpockets: f32::from(lord.items[Item::Pickpocket]),
            amulet: f32::from(lord.items.of(Class::Amulet).min(1)),
            goods: Resource::ALL.map(|kind| f32::from(lord.goods[kind])),
            crown: is(game.emperor() == Some(seat)),
            victory: 0.0,
            praetorian: 0.0,
        }
    }

    /// What an army leaves, with this chance.
    pub fn expect(&mut self, game: &Karak2, seat: Seat, army: Monster, chance: f32) {
        let rules = game.rules();
        let points =
            |small, large| f32::from(rules.points(small, large, false, false).halves) / 2.0;
        match army.reward() {
            Reward::Item(item) => {
                let (items, class) = (&game.at_seat(seat).items, item.class());
                let fits = items.of(class) < rules.slots(class);
                let share = if fits { chance } else { 0.0 };
                match item {
                    Item::Sword => self.weapons += share,
                    Item::WarHammer if fits => self.weapons += 2.0 * chance,
                    Item::WarHammer => {
                        self.weapons += chance * f32::from(items[Item::Sword].min(1));
                    }
                    Item::Fireball => self.fireballs += share,
                    Item::Blessing => self.blessings += share,
                    Item::Pickpocket => self.pickpockets += share,
                    Item::Abundance
                    | Item::Glory
                    | Item::Action
                    | Item::Protection
                    | Item::Titan => {}
                }
            }
            Reward::Amulet => self.amulet += chance * (1.0 - self.amulet),
            Reward::Cart => self.spread(chance * f32::from(rules.cart())),
            Reward::SmallStone => self.points += chance * points(1, 0),
            Reward::LargeStone => self.points += chance * points(0, 1),
            Reward::TimeMaster => {}
        }
    }

    /// Goods of one's choice.
    pub fn spread(&mut self, count: f32) {
        self.goods.iter_mut().for_each(|kind| *kind += count / 3.0);
    }

    /// How many units the goods would pay for, where there is room and a place to train them.
    pub fn trainable(&self, game: &Karak2, seat: Seat) -> f32 {
        let lord = game.at_seat(seat);
        if lord.city.is_none() || game.plague() == Some(seat) {
            return 0.0;
        }
        let trained = |unit: &Unit| lord.buildings.has(Building::that_trains(*unit));
        let paid = |unit| self.times(game.rules().unit(unit));
        Unit::ALL.into_iter().filter(trained).map(paid).sum::<f32>().min(self.room())
    }

    /// How many more units glory allows.
    fn room(&self) -> f32 {
        (self.glory - self.knights - self.archers - self.mages).max(0.0)
    }

    /// How often this price can be paid.
    fn times(&self, cost: Goods) -> f32 {
        let of = |(&kind, held): (&Resource, f32)| match cost[kind] {
            0 => f32::INFINITY,
            each => held / f32::from(each),
        };
        Resource::ALL.iter().zip(self.goods).map(of).fold(f32::INFINITY, f32::min).min(20.0)
    }

    /// Buildings by their worth: those that stand, a part of those that could be paid for, by how
    /// near the city is, and what is there of the price of one more. Before there is a city, what is
    /// there of the city's.
    ///
    /// Also how many goods are left then.
    pub fn buildings(&self, game: &Karak2, seat: Seat, home: f32) -> (f32, f32) {
        let lord = game.at_seat(seat);
        let rules = game.rules();
        let spared = if game.powers(seat).has(Power::MasterBuilder) { 1.0 } else { 0.0 };
        if lord.city.is_none() {
            return (0.3 * self.share(rules.city(), spared), self.goods.iter().sum());
        }
        let stand: f32 = lord.buildings.iter().map(|building| WORTH[building as usize]).sum();
        let (mut next, mut begun) = (0.0, 0.0f32);
        let mut left = *self;
        for building in BY_WORTH.into_iter().filter(|&building| !lord.buildings.has(building)) {
            let (cost, worth) = (rules.building(building), WORTH[building as usize]);
            let share = left.share(cost, spared);
            if share >= 1.0 {
                next += worth;
                left.pay(cost);
            } else {
                begun = begun.max(share * worth);
            }
        }
        (stand + next * (0.4 + 0.3 * home) + 0.35 * begun, left.goods.iter().sum())
    }

    /// Could a missing building be paid for?
    pub fn can_build(&self, game: &Karak2, seat: Seat) -> bool {
        let missing = game.at_seat(seat).buildings.missing();
        missing.map(|kind| game.rules().building(kind)).any(|cost| self.share(cost, 0.0) >= 1.0)
    }

    fn pay(&mut self, cost: Goods) {
        for (held, &kind) in self.goods.iter_mut().zip(&Resource::ALL) {
            *held = (*held - f32::from(cost[kind])).max(0.0);
        }
    }

    /// Is there a use for any of these?
    pub fn needs(&self, game: &Karak2, seat: Seat, goods: Goods) -> bool {
        let wanted = self.wanted(game, seat);
        (0..3).any(|place| goods[Resource::ALL[place]] > 0 && self.goods[place] < wanted[place])
    }

    /// How much of each resource the seat has a use for: the city, buildings, units.
    pub fn wanted(&self, game: &Karak2, seat: Seat) -> [f32; 3] {
        let lord = game.at_seat(seat);
        let rules = game.rules();
        let mut wanted = [1.0; 3];
        let mut want = |cost: Goods, times: f32| {
            for (sum, &kind) in wanted.iter_mut().zip(&Resource::ALL) {
                *sum += times * f32::from(cost[kind]);
            }
        };
        if lord.city.is_none() {
            want(rules.city(), 1.0);
        }
        lord.buildings.missing().for_each(|building| want(rules.building(building), 0.5));
        for unit in Unit::ALL {
            if lord.buildings.has(Building::that_trains(unit)) {
                want(rules.unit(unit), self.room());
            }
        }
        wanted
    }

    /// Could the city be paid for?
    pub fn can_found(&self, game: &Karak2, seat: Seat) -> bool {
        let spared = if game.powers(seat).has(Power::MasterBuilder) { 1.0 } else { 0.0 };
        game.at_seat(seat).city.is_none() && self.share(game.rules().city(), spared) >= 1.0
    }

    fn share(&self, cost: Goods, spared: f32) -> f32 {
        let have = Resource::ALL.iter().zip(self.goods);
        let covered: f32 = have.map(|(&kind, held)| held.min(cost[kind].into())).sum();
        ((covered + spared) / (cost.total().max(1) as f32)).min(1.0)
    }
}
