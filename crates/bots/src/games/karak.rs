//! Features of Karak for bots.

mod chance;
mod inputs;
mod reach;

use karak::{
    Action, Chance, Class, Difficulty, Draw, Ending, Ground, Item, Karak, Monster, Options, Phase,
    Power, Setup, Token,
};
use tabletop::Seat;

use self::{
    chance::Strength,
    reach::{Reach, Sights},
};
use crate::{Evaluate, Evaluation, games::flag};

const RIVALS: usize = 0;
const HUNT: usize = 1;
const PARTY: usize = 2;

impl Evaluate for Karak {
    const FEATURES: &'static [&'static str] = &FEATURES;
    const LINEAR: usize = COUNT;
    const PROFILES: &'static [&'static str] = &["rivals", "hunt", "party"];
    const CHARACTERS: &'static str = include_str!("../../../../data/bots/karak.toml");
    const WEIGHTS: &'static str = include_str!("../../../../data/bots/karak.weights.toml");
    const NETWORKS: &'static str = include_str!("../../../../data/bots/karak.network.toml");
    const INPUTS: usize = inputs::INPUTS;

    type Cache = Option<Cache>;

    fn tables() -> Vec<Setup> {
        let plain = Options::default();
        let hero_mode = Options { hero_mode: true, ..plain };
        let hunt = Options { monster_hunt: true, ..plain };
        let party = |difficulty| Options { cooperative: Some(difficulty), ..plain };
        let (calm, fierce, deadly) =
            (party(Difficulty::Calm), party(Difficulty::Fierce), party(Difficulty::Deadly));
        // Long enough for every game but one in which nobody gets on.
        let limit = Some(100);
        let table =
            |(players, options)| Setup { options, round_limit: limit, ..Setup::new(players) };
        [
            (2, plain),
            (2, plain),
            (2, plain),
            (4, plain),
            (5, plain),
            (2, Options { fast: true, ..plain }),
            (3, hero_mode),
            (2, hunt),
            (4, Options { fast: true, ..hunt }),
            (2, fierce),
            (3, deadly),
            (4, calm),
            (3, Options { hero_mode: true, ..fierce }),
            (5, Options { monster_hunt: true, ..fierce }),
        ]
        .map(table)
        .into()
    }

    fn profile(&self) -> usize {
        match (self.is_party(), self.rules().keeps_trophies()) {
            (true, _) => PARTY,
            (false, true) => HUNT,
            (false, false) => RIVALS,
        }
    }

    fn is_party(&self) -> bool {
        self.rules().is_cooperative()
    }

    /// Half of it is the bag, half the dragon.
    fn progress(&self) -> f32 {
        let share = self.bag().total() as f32 / self.rules().tokens().total().max(1) as f32;
        0.5 * (1.0 - share) + 0.5 * flag(is_dragon_out(self))
    }

    fn features(&self, seat: Seat, features: &mut [f32]) {
        self.features_from(&mut self.cache(seat), seat, features);
    }

    /// None before the hero is drawn.
    fn cache(&self, seat: Seat) -> Option<Cache> {
        self.adventurer(seat).hero.map(|_| Cache::of(self, seat))
    }

    fn cache_holds(&self, before: &Karak, _seat: Seat) -> bool {
        self.has_only_moved(before)
    }

    fn features_from(&self, cache: &mut Option<Cache>, seat: Seat, features: &mut [f32]) {
        if let Some(cache) = cache {
            features[..COUNT].copy_from_slice(&see(self, cache, seat));
            if let Some(last) = features.get_mut(COUNT) {
                *last = foes(self) / 10.0;
            }
        }
    }

    fn inputs(&self, seat: Seat, inputs: &mut [f32]) {
        inputs::write(self, seat, inputs);
    }

    /// A step of one hero shows nothing new to the others.
    fn same_features_as_before(&self, before: &Karak, seat: Seat) -> bool {
        self.same_features(before, seat)
    }

    /// Whatever came of a fight, to the others it is one of few things.
    fn same_features(&self, other: &Karak, seat: Seat) -> bool {
        self.is_map_as(other) && shows_same(self, other, seat)
    }

    /// Two spells that are cast in either order come to the same; what has changed the map hardly ever does.
    fn same_evaluation(&self, other: &Karak, before: &Karak, evaluation: Evaluation) -> bool {
        let is_same_turn = match evaluation {
            Evaluation::Linear => true,
            Evaluation::Network => {
                self.active() == other.active()
                    && self.steps_left() == other.steps_left()
                    && self.phase() == other.phase()
            }
        };
        let mut seats = crate::game_loop::seats(self);
        is_same_turn
            && self.is_map_as(before)
            && other.is_map_as(before)
            && seats.all(|seat| shows_same(self, other, seat))
            && self.bag() == other.bag()
            && self.tiles_left() == other.tiles_left()
    }

    /// Nobody leaves to rivals what costs nothing to take.
    fn choices(&self, list: &mut Vec<Action>) {
        self.pruned_actions(list);
        let is_loot = matches!(self.phase(), Phase::Loot { .. }) && !self.is_party();
        if is_loot && list.iter().any(|action| matches!(action, Action::Take { drop: None, .. })) {
            list.retain(|action| *action != Action::Leave);
        }
    }

    fn outcomes(&self, list: &mut Vec<(Chance, u32)>) {
        self.merged_chances(list);
    }

    /// Quiet are the walk, as long as there is a step left, and the draws of tiles and tokens, which
    /// have features of their own.
    fn is_quiet(&self) -> bool {
        match self.phase() {
            Phase::Walk => self.steps_left() > 0,
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::DrawTile { .. }
            | Phase::DrawToken { .. }
            | Phase::Over(_) => true,
            Phase::Teleport { .. }
            | Phase::PlaceTile { .. }
            | Phase::ChooseToken { .. }
            | Phase::CallMonster
            | Phase::Meet { .. }
            | Phase::Roll { .. }
            | Phase::Reroll(_)
            | Phase::Spend(_)
            | Phase::Assist(_)
            | Phase::Face(_)
            | Phase::Loot { .. }
            | Phase::Gift { .. }
            | Phase::Curse(_)
            | Phase::Reincarnate(_)
            | Phase::StepBack(_) => false,
        }
    }

    fn is_called_off(&self) -> bool {
        self.ending() == Some(Ending::RoundLimit)
    }
}

/// The features of the linear evaluation.
const COUNT: usize = 35;

/// In the order of [`see`].
const FEATURES: [&str; COUNT + 1] = [
    "points",
    "weapons",
    "bolts",
    "portals",
    "key",
    "goal",
    "draws_tile",
    "draws_token",
    "lives",
    "last_life",
    "down",
    "cursed",
    "draw_win",
    "draw_loss",
    "ahead",
    "out_of_reach",
    "crown_chance",
    "dragon_chance",
    "fallen_chance",
    "turnkey_chance",
    "draw_danger",
    "draw_chest",
    "draw_dragon",
    "kept_bolts",
    "portal_when_hurt",
    "hidden",
    "held",
    "trophies",
    // What only a party has.
    "wrath",
    "wrath_of_dragon",
    "dragon_out",
    "others_down",
    "team_chance",
    "team_near",
    "lives_at_dragon",
    // What only a temperament cares about.
    "foes",
];

/// The part of a seat's features that moving heroes does not change.
pub struct Cache {
    strength: Strength,
    dragon_chance: f32,
    team: Team,
    standing: Standing,
    sights: Sights,
    is_key_of_use: bool,
}

impl Cache {
    fn of(game: &Karak, seat: Seat) -> Cache {
        let strength = Strength::alone(game, seat);
        let dragon_chance = strength.wins(game.rules().strength(Monster::Dragon));
        let (team, standing) = (Team::of(game, seat), Standing::of(game, seat));
        let dragon = dragon_chance.max(team.chance);
        let sights = Sights::of(game, seat, &strength, &standing, dragon);
        let has_key = game.adventurer(seat).items[Item::Key] > 0;
        let is_key_of_use = has_key && reach::are_chests_left(game);
        Cache { strength, dragon_chance, team, standing, sights, is_key_of_use }
    }
}

/// What a seat's situation shows.
///
/// Whose turn it is, and how many steps are left, is not among it on purpose: who values a turn for
/// itself walks to and fro to keep it and never does what ends it.
fn see(game: &Karak, cache: &Cache, seat: Seat) -> [f32; COUNT] {
    let hero = game.adventurer(seat);
    let rules = game.rules();
    let reach = Reach::of(game, seat, &cache.sights);
    let Cache { strength, dragon_chance, team, standing, is_key_of_use, .. } = cache;
    let dragon_chance = *dragon_chance;
    let draw = Hope::of(game, seat, strength);
    let lives = f32::from(hero.lives) / f32::from(rules.lives());
    let portals = f32::from(hero.items[Item::HealingPortal]);
    let bolts = f32::from(hero.items[Item::MagicBolt]) / 2.0;
    [
        f32::from(game.points(seat).halves) / 6.0,
        f32::from(rules.weapons(&hero.items)) / 3.0,
        bolts,
        portals / 2.0,
        flag(*is_key_of_use),
        reach.goal,
        draw.tile,
        draw.token,
        lives,
        flag(hero.lives <= 1),
        flag(hero.lives == 0),
        flag(game.is_cursed(seat)),
        draw.win,
        draw.loss,
        standing.ahead,
        standing.out_of_reach,
        dragon_chance * standing.crown,
        dragon_chance,
        strength.wins(rules.strength(Monster::Fallen)),
        strength.wins_unaided(rules.strength(Monster::Turnkey)),
        draw.loss * flag(hero.lives == 1),
        draw.chest * flag(hero.items[Item::Key] > 0),
        draw.dragon,
        bolts * flag(game.powers_of(seat).has(Power::Affinity)),
        portals.min(1.0) * (1.0 - lives),
        reach.hidden,
        f32::from(hero.items.total()) / 6.0,
        f32::from(hero.trophies.total()) / 10.0,
        team.wrath,
        team.wrath * flag(is_dragon_out(game)),
        flag(is_dragon_out(game)),
        team.down,
        team.chance,
        team.chance * reach.dragon,
        lives * reach.dragon,
    ]
}

/// How the points of a seat stand to those of the others.
struct Standing {
    /// More than anybody; half for as many.
    ahead: f32,
    /// More than a dragon's ruby brings.
    out_of_reach: f32,
    /// Would the dragon's ruby win? Half for a shared victory.
    crown: f32,
}

impl Standing {
    fn of(game: &Karak, seat: Seat) -> Standing {
        let own = game.points(seat).halves;
        let others = crate::game_loop::seats(game).filter(|&other| other != seat);
        let best = others.map(|other| game.points(other).halves).max().unwrap_or(0);
        let ruby = game.rules().points(Token::Monster(Monster::Dragon)).halves;
        let share = |own: u16, best: u16| match own.cmp(&best) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        };
        Standing {
            ahead: share(own, best),
            out_of_reach: share(own, best + ruby),
            crown: share(own + ruby, best),
        }
    }
}

/// What a draw that is about to be made may bring its hero.
#[derive(Default)]
struct Hope {
    tile: f32,
    token: f32,
    win: f32,
    loss: f32,
    chest: f32,
    dragon: f32,
}

impl Hope {
    fn of(game: &Karak, seat: Seat, strength: &Strength) -> Hope {
        if game.active() != seat {
            return Hope::default();
        }
        let (tile, room) = match game.phase() {
            Phase::DrawTile { .. } => {
                let rooms = game.grounds_left(Ground::Room) as f32;
                (1.0, rooms / game.tiles_left().max(1) as f32)
            }
            Phase::DrawToken { draw: Draw::Room | Draw::Guard | Draw::Second } => (0.0, 1.0),
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::Walk
            | Phase::Teleport { .. }
            | Phase::PlaceTile { .. }
            | Phase::ChooseToken { .. }
            | Phase::CallMonster
            | Phase::Meet { .. }
            | Phase::Roll { .. }
            | Phase::Reroll(_)
            | Phase::Spend(_)
            | Phase::Assist(_)
            | Phase::Face(_)
            | Phase::Loot { .. }
            | Phase::Gift { .. }
            | Phase::Curse(_)
            | Phase::Reincarnate(_)
            | Phase::StepBack(_)
            | Phase::Over(_) => return Hope::default(),
        };
        let mut hope = Hope { tile, token: 1.0 - tile, ..Hope::default() };
        let each = room / game.bag().total().max(1) as f32;
        for monster in Monster::ALL {
            let count = f32::from(game.bag()[Token::Monster(monster)]);
            let foe = game.rules().strength(monster);
            hope.win += each * count * strength.wins(foe);
            hope.loss += each * count * strength.loses(foe);
        }
        hope.dragon = each * f32::from(game.bag()[Token::Monster(Monster::Dragon)]);
        hope.chest = each * f32::from(game.bag()[Token::Chest]);
        hope
    }
}

/// What only a party has.
#[derive(Default)]
struct Team {
    /// How much of it there is.
    wrath: f32,
    /// Comrades who lie unconscious.
    down: f32,
    /// To beat the dragon with the best comrade beside.
    chance: f32,
}

impl Team {
    fn of(game: &Karak, seat: Seat) -> Team {
        if !game.is_party() {
            return Team::default();
        }
        let dragon = game.rules().strength(Monster::Dragon);
        let others = crate::game_loop::seats(game).filter(|&other| other != seat);
        let mut team = Team {
            wrath: f32::from(game.wrath()) / f32::from(game.rules().wrath_limit().max(1)),
            ..Team::default()
        };
        for other in others.filter(|&other| game.adventurer(other).hero.is_some()) {
            team.down += flag(game.adventurer(other).lives == 0);
            team.chance = team.chance.max(Strength::together(game, seat, other).wins(dragon));
        }
        team
    }
}

/// Does all but the map show the same to a seat?
fn shows_same(game: &Karak, other: &Karak, seat: Seat) -> bool {
    let mut seats = crate::game_loop::seats(game);
    game.adventurer(seat) == other.adventurer(seat)
        && !is_drawing(game, seat)
        && !is_drawing(other, seat)
        && game.wrath() == other.wrath()
        && is_dragon_out(game) == is_dragon_out(other)
        && seats.all(|seat| has_alike(game, other, seat))
        && game.has_tiles_left() == other.has_tiles_left()
}

/// Is this seat about to draw?
fn is_drawing(game: &Karak, seat: Seat) -> bool {
    game.active() == seat
        && matches!(game.phase(), Phase::DrawTile { .. } | Phase::DrawToken { .. })
}

/// Does a seat have the same as before of what the features of others depend on? In a party more does.
fn has_alike(game: &Karak, before: &Karak, seat: Seat) -> bool {
    let (now, then) = (game.adventurer(seat), before.adventurer(seat));
    game.is_cursed(seat) == before.is_cursed(seat)
        && now.treasures == then.treasures
        && (!game.is_party() || now.items == then.items && now.lives == then.lives)
}

/// Tiles with monsters that nobody has beaten yet.
fn foes(game: &Karak) -> f32 {
    game.spots().iter().filter(|spot| spot.has_monster()).count() as f32
}

/// Does the dragon lie on the map?
fn is_dragon_out(game: &Karak) -> bool {
    let dragon = Token::Monster(Monster::Dragon);
    game.bag()[dragon] < game.rules().tokens()[dragon]
}

/// How much a hero would like one more of an item, from 0 to 1.
fn want(game: &Karak, seat: Seat, item: Item) -> f32 {
    let (rules, held) = (game.rules(), &game.adventurer(seat).items);
    let class = item.class();
    let is_free = held.of(class) < rules.slots(class);
    match class {
        Class::Key | Class::Spell => flag(is_free),
        Class::Weapon if is_free => f32::from(rules.bonus(item)) / 3.0,
        Class::Weapon => {
            let weakest = held
                .kinds()
                .filter(|held| held.class() == Class::Weapon)
                .map(|held| rules.bonus(held))
                .min();
            f32::from(rules.bonus(item).saturating_sub(weakest.unwrap_or(0))) / 3.0
        }
    }
}
