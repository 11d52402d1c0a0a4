//! Features of Karak 2 for bots.
//!
//! In a battle, and where one is about to begin, a seat's situation is the mean of what it can come
//! to: points, units and lives as they are expected. So dice need no quiescence search.

mod battle;
mod lands;
mod means;
mod might;

use karak2::{
    Battle, Building, Cause, Die, Ending, Explorer, Item, Karak2, Land, Options, Phase, Power,
    Setup,
};
use tabletop::{Game, Seat};

use crate::Evaluate;
use lands::Lands;
use means::Means;
use might::Might;

/// A game that bots learn from is called off after so many rounds.
const LONGEST_LESSON: u16 = 100;

impl Evaluate for Karak2 {
    const FEATURES: &'static [&'static str] = &[
        // What everybody sees at once.
        "points",
        "lives",
        "frail",
        "unconscious",
        "weapons",
        "fireballs",
        "amulet",
        "army",
        "glory",
        "goods",
        "city",
        "buildings",
        "time",
        "victory",
        "fight_near",
        "harvest_near",
        "unknown_near",
        "general_near",
        // The rest.
        "moves",
        "mages",
        "blessings",
        "abundance",
        "amulet_of_glory",
        "amulet_of_action",
        "protection",
        "titan",
        "stable",
        "portal",
        "banners",
        "might",
        "general",
        "praetorian",
        "fights",
        "items_near",
        "site_near",
        "crown",
        "time_master",
        "throne_near",
        "plague",
        "cure_near",
        "unreachable",
        "fighting",
        "exploring",
        "hoard",
    ];
    const PROFILES: &'static [&'static str] = &["rivals", "imperium"];
    const CHARACTERS: &'static str = include_str!("../../../../../data/bots/karak2.toml");
    const WEIGHTS: &'static str = include_str!("../../../../../data/bots/karak2.weights.toml");

    type Cache = ();

    /// Every number of players with and without Imperium; two players twice, one time friendly.
    fn tables() -> Vec<Setup> {
        let table = |players, imperium, friendly| Setup {
            options: Options { imperium, friendly },
            round_limit: Some(LONGEST_LESSON),
            ..Setup::new(players)
        };
        let profile = |imperium| {
            let all = (2..=5).map(move |players| table(players, imperium, false));
            all.chain([table(2, imperium, true)])
        };
        [false, true].into_iter().flat_map(profile).collect()
    }

    /// Only a box with Imperium has guards.
    fn profile(&self) -> usize {
        usize::from(self.rules().supply()[Die::Guard] > 0)
    }

    fn is_party(&self) -> bool {
        false
    }

    /// By the land explored, the greatest glory, and the rounds where they are counted.
    fn progress(&self) -> f32 {
        let laid = self.map().len() as f32;
        let explored = laid / (laid + self.tiles_left() as f32);
        let glory = (0..self.seats()).map(|seat| self.glory(Seat(seat))).max().unwrap_or(0);
        let played = 0.5 * explored + 0.05 * f32::from(glory);
        let limit = self
            .rules()
            .round_limit()
            .map_or(0.0, |limit| f32::from(self.round()) / f32::from(limit.max(1)));
        played.max(limit).min(1.0)
    }

    fn cache(&self, _seat: Seat) {}

    fn features(&self, seat: Seat, features: &mut [f32]) {
        if self.at_seat(seat).hero.is_none() {
            return;
        }
        let lord = self.at_seat(seat);
        let might = Might::of_army(self, seat);
        let mut means = Means::of(self, seat);
        battle::foresee(self, seat, &might, &mut means);
        let lands = Lands::around(self, seat, &might, &means);
        let has = |building| f32::from(u8::from(lord.buildings.has(building)));
        let holds = |item| f32::from(lord.items[item].min(1));
        let trainable = means.trainable(self, seat);
        let general = might.chance(f32::from(self.general_strength()));
        let (buildings, left) = means.buildings(self, seat, lands.city);
        let (time, moves) = hours(self, seat);
        let standing = Standing::of(self, seat);
        let units = means.knights + means.archers + means.mages + means.skeletons;
        let values = [
            means.points / 5.0,
            means.lives / 5.0,
            means.frail,
            means.unconscious,
            means.weapons / 2.0,
            means.fireballs / 2.0,
            means.amulet,
            (units + trainable * (0.4 + 0.3 * lands.city)) / 5.0,
            means.glory / 5.0,
            ((left - trainable).max(0.0) + means.pickpockets).min(3.0) / 6.0,
            f32::from(u8::from(lord.city.is_some())),
            buildings / 3.0,
            time,
            means.victory,
            lands.fight,
            lands.harvest,
            lands.unknown,
            sure(general) * standing.sign.max(0.0) * lands.general,
            // The rest.
            moves,
            means.mages / 4.0,
            means.blessings,
            holds(Item::Abundance),
            holds(Item::Glory),
            holds(Item::Action),
            holds(Item::Protection),
            holds(Item::Titan),
            has(Building::Stable),
            has(Building::Portal),
            has(Building::Banners),
            (might.mean + means.weapons + means.fireballs) / 10.0,
            sure(general) * standing.sign.max(0.0),
            means.praetorian,
            lands.fights,
            lands.items,
            lands.site,
            means.crown,
            f32::from(self.army(seat)[Die::TimeMaster]),
            lands.throne,
            f32::from(u8::from(self.plague() == Some(seat))),
            lands.cure,
            standing.unreachable,
            f32::from(u8::from(is_fighting(self, seat))),
            f32::from(u8::from(is_exploring(self) && self.active() == seat)),
            means.goods.iter().sum::<f32>().min(20.0) / 10.0,
        ];
        features.copy_from_slice(&values);
    }

    /// Who is not at it sees the same until something on the map, of the bag or about the others changes
    /// that its features depend on.
    fn same_features_as_before(&self, before: &Karak2, seat: Seat) -> bool {
        let mut seats = crate::game_loop::seats(self);
        let mut lairs = self.map().ids().filter(|&id| self.map()[id].land().is_lair());
        is_bystander(self, seat)
            && is_bystander(before, seat)
            && self.at_seat(seat) == before.at_seat(seat)
            && self.army(seat) == before.army(seat)
            && seats.all(|other| has_alike(self, before, other))
            && self.plague() == before.plague()
            && self.general_strength() == before.general_strength()
            && self.tiles_left() == before.tiles_left()
            && self.bag() == before.bag()
            && hours(self, seat) == hours(before, seat)
            && self.map().is_as_before(before.map())
            && lairs.all(|id| self.is_hostile(id) == before.is_hostile(id))
            && lands::hidden(self) == lands::hidden(before)
            && self.next_rank() == before.next_rank()
    }

    /// Dice are not searched on, nor tiles nor armies: what they come to is foreseen. What follows
    /// at once from what has been rolled is.
    fn is_quiet(&self) -> bool {
        match self.phase() {
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::Act
            | Phase::DrawTile { .. }
            | Phase::KeepTile { .. }
            | Phase::LayTile { .. }
            | Phase::TurnTile { .. }
            | Phase::DrawArmy { .. }
            | Phase::ReturnArmy { .. }
            | Phase::Send { .. }
            | Phase::Roll
            | Phase::RollAgain
            | Phase::Pick { .. }
            | Phase::BreakTie
            | Phase::Unload { .. }
            | Phase::Build
            | Phase::Recruit { .. }
            | Phase::PickUp { .. }
            | Phase::Drive { .. }
            | Phase::Over(_) => true,
            Phase::Slay
            | Phase::Betray
            | Phase::Fireballs
            | Phase::Shield
            | Phase::Protect { .. }
            | Phase::Bless
            | Phase::BlessUnit
            | Phase::ToughHide
            | Phase::Plague
            | Phase::FindAmulet
            | Phase::PutDown { .. }
            | Phase::SendHome
            | Phase::Abundance { .. }
            | Phase::Spare { .. }
            | Phase::GiveBuilding { .. }
            | Phase::GiveUnit { .. }
            | Phase::Tax
            | Phase::Steal { .. } => false,
        }
    }

    fn is_called_off(&self) -> bool {
        self.ending() == Some(Ending::RoundLimit)
    }
}

/// What an even chance becomes when a victory of this chance is at hand, as a score that the evaluator adds:
/// 0 at 0, without end at 1.
fn sure(chance: f32) -> f32 {
    let chance = chance.clamp(0.0, 0.99);
    ((1.0 + chance) / (1.0 - chance)).ln() / 3.0
}

/// Where a seat stands among the others.
struct Standing {
    /// 1 if the General's fall would win the game for this seat, else -1.
    sign: f32,
    /// Is somebody too far ahead even for the General?
    unreachable: f32,
}

impl Standing {
    fn of(game: &Karak2, seat: Seat) -> Standing {
        let rules = game.rules();
        let arch = rules.points(0, 0, true, false).halves;
        let mine = game.points(seat).halves;
        let others = (0..game.seats()).map(Seat).filter(|&other| other != seat);
        let best = others.map(|other| game.points(other).halves).max().unwrap_or(0);
        let is_lost = mine + arch < best;
        Standing {
            sign: if is_lost { -1.0 } else { 1.0 },
            unreachable: f32::from(u8::from(is_lost)),
        }
    }
}

/// Is it neither this seat's turn nor its fight?
fn is_bystander(game: &Karak2, seat: Seat) -> bool {
    let is_fought_alone = |battle: &Battle| matches!(battle.cause, Cause::Enemies(_));
    game.active() != seat && game.battle_now().is_none_or(is_fought_alone)
}

/// Does a seat have the same as before of what the features of others depend on? Much of the Emperor.
fn has_alike(game: &Karak2, before: &Karak2, seat: Seat) -> bool {
    let (now, then) = (game.at_seat(seat), before.at_seat(seat));
    let is_emperor = game.emperor() == Some(seat);
    game.points(seat) == before.points(seat)
        && now.city == then.city
        && is_emperor == (before.emperor() == Some(seat))
        && (!is_emperor || now == then && game.army(seat) == before.army(seat))
}

/// What a seat still has of this turn, in turns: actions, and a move. Where the turn is about to end,
/// the next seat's turn has begun.
fn hours(game: &Karak2, seat: Seat) -> (f32, f32) {
    let active = game.active();
    let next = Seat((active.0 + 1) % game.seats());
    let left = match occupation(game) {
        Occupation::Free if is_idle(game) => 0,
        Occupation::Free => game.actions_left(),
        Occupation::Working => game.actions_left().saturating_sub(1),
        Occupation::Fighting => 0,
    };
    let is_free = occupation(game) == Occupation::Free;
    if left > 0 && seat == active {
        let moves = left > u8::from(is_free && game.day().moved);
        (f32::from(left) / 2.0, f32::from(u8::from(moves)))
    } else if left == 0 && seat == next && !game.at_seat(next).unconscious {
        let lord = game.at_seat(next);
        let stable = lord.buildings.has(Building::Stable);
        let actions = game.rules().actions(stable, lord.items[Item::Action] > 0);
        (f32::from(actions) / 2.0, 1.0)
    } else {
        (0.0, 0.0)
    }
}

/// Is there nothing left to do for who cannot move any more, but to pass the time?
fn is_idle(game: &Karak2) -> bool {
    if game.phase() != Phase::Act || game.actions_left() > u8::from(game.day().moved) {
        return false;
    }
    let seat = game.active();
    let (lord, means) = (game.at_seat(seat), Means::of(game, seat));
    let is_home = lord.city == Some(lord.at);
    let works = is_home && (means.trainable(game, seat) >= 1.0 || means.can_build(game, seat));
    let founds = means.can_found(game, seat) && game.is_building_ground(lord.at);
    let reaps = !game.day().harvested.has(lord.at) && means.needs(game, seat, game.crop(lord.at));
    let rests = lord.lives + game.rules().heals() <= game.rules().lives();
    let lies = lands::fits(game, seat, lord.at);
    let cures = game.map()[lord.at].land() == Land::Castle && game.plague() == Some(seat);
    let raises = game.powers(seat).has(Power::Necromancy);
    !(works || founds || reaps || rests || lies || cures || raises)
}

/// What the active hero is at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Occupation {
    /// May move and act.
    Free,
    /// An action is being done and not yet counted.
    Working,
    /// A battle is on or sure to come: it ends the turn.
    Fighting,
}

fn occupation(game: &Karak2) -> Occupation {
    match game.phase() {
        Phase::Act
        | Phase::DrawHero { .. }
        | Phase::FirstPlayer
        | Phase::DrawTile { edge: None }
        | Phase::LayTile { .. }
        | Phase::TurnTile { by: Explorer::Falcon, .. }
        | Phase::DrawArmy { by: Explorer::Falcon, .. }
        | Phase::ReturnArmy { by: Explorer::Falcon, .. }
        | Phase::Steal { .. }
        | Phase::Drive { .. }
        | Phase::Over(_) => Occupation::Free,
        Phase::Build
        | Phase::Recruit { .. }
        | Phase::PickUp { .. }
        | Phase::Spare { .. }
        | Phase::GiveBuilding { .. }
        | Phase::GiveUnit { .. }
        | Phase::Tax => Occupation::Working,
        Phase::Abundance { .. } if game.battle_now().is_none() => Occupation::Working,
        Phase::DrawTile { edge: Some(_) }
        | Phase::KeepTile { .. }
        | Phase::TurnTile { by: Explorer::Hero, .. }
        | Phase::DrawArmy { by: Explorer::Hero, .. }
        | Phase::ReturnArmy { by: Explorer::Hero, .. }
        | Phase::Slay
        | Phase::Send { .. }
        | Phase::Roll
        | Phase::Betray
        | Phase::RollAgain
        | Phase::Pick { .. }
        | Phase::Fireballs
        | Phase::BreakTie
        | Phase::Shield
        | Phase::Protect { .. }
        | Phase::Bless
        | Phase::BlessUnit
        | Phase::ToughHide
        | Phase::Plague
        | Phase::FindAmulet
        | Phase::Unload { .. }
        | Phase::PutDown { .. }
        | Phase::SendHome
        | Phase::Abundance { .. } => Occupation::Fighting,
    }
}

/// Is a tile being drawn or laid that the hero enters, or that the falcon lays?
fn is_exploring(game: &Karak2) -> bool {
    matches!(
        game.phase(),
        Phase::DrawTile { .. }
            | Phase::KeepTile { .. }
            | Phase::LayTile { .. }
            | Phase::TurnTile { .. }
            | Phase::DrawArmy { .. }
            | Phase::ReturnArmy { .. }
    )
}

fn is_fighting(game: &Karak2, seat: Seat) -> bool {
    let fights = game.battle_now().is_some();
    seat == game.active() && (fights || occupation(game) == Occupation::Fighting)
}
