//! Who is cut off from everything; if everybody is, the active hero may return to the castle. Rule: K2-4.10
//!
//! The land always hangs together by open edges (K2-4.5), so it is enemies that trap heroes, never chasms alone.

use std::iter;

use tabletop::Seat;

use super::army::Item;
use super::building::Building;
use super::die::Die;
use super::edge::Edge;
use super::hero::{Power, Powers};
use super::map::{SpotId, Spots};
use super::odds::fire;
use super::state::Karak2;

impl Karak2 {
    /// Has nobody a way out? This is asked at every main decision, so what answers soonest comes first: who stands on
    /// the tile that was laid earliest is near the castle. Rule: K2-4.10
    #[inline]
    pub(super) fn is_everybody_cut_off(&self) -> bool {
        // Without branches: who is at home changes from turn to turn, so they would be mispredicted.
        let is_any_at_home = self.seated().fold(false, |any, seat| any | self.is_at_home(seat));
        !is_any_at_home && self.are_all_cut_off()
    }

    /// The same of heroes of whom none is at home.
    #[inline(never)] // Rare: inlined, its stack frame would be set up for every list of moves.
    fn are_all_cut_off(&self) -> bool {
        let nearest = self.seated().min_by_key(|&seat| self.at_seat(seat).at);
        nearest.is_some_and(|seat| self.is_cut_off(seat))
            && self.seated().all(|seat| self.is_cut_off(seat))
    }

    /// Is this hero on the castle or in the own city, or a portal away from it? Rules: K2-4.10, K2-5.8
    fn is_at_home(&self, seat: Seat) -> bool {
        let lord = self.at_seat(seat);
        (lord.at == SpotId::CASTLE)
            | (lord.city == Some(lord.at))
            | lord.buildings.has(Building::Portal)
    }

    /// Is this hero cut off, as the table stands? Rule: K2-4.10
    fn is_cut_off(&self, seat: Seat) -> bool {
        let has_falcon = self.has(seat, Power::Falcon) && self.can_send_falcon();
        !has_falcon && !Search::new(self, seat).finds_way_out()
    }

    /// The attack of the best possible roll against known enemies, with all that the hero has now.
    /// Rules: K2-4.10, K2-6.3, K2-6.5, IM-7.3, IM-7.5, IM-7.7
    fn best_attack(&self, seat: Seat) -> u16 {
        let (powers, items, army) = (self.powers(seat), &self.at_seat(seat).items, self.army(seat));
        let berserk = if powers.has(Power::Berserk) { self.rules.berserk() } else { 0 };
        let most = |die: Die| {
            let faces = self.rules.faces(die).iter();
            let rage = |skulls| if die == Die::Hero && skulls >= 2 { berserk } else { 0 };
            faces.map(|face| u16::from(face.swords()) + rage(face.skulls())).max().unwrap_or(0)
        };
        let dice: u16 = army.kinds().map(|die| u16::from(army[die]) * most(die)).sum();
        let great = powers.has(Power::Affinity).then(|| self.rules.great_fireball());
        let charge = if powers.has(Power::Charge) { self.rules.charge() } else { 0 };
        most(Die::Hero)
            + dice
            + self.rules.weapons(items)
            + fire(items[Item::Fireball], self.rules.fireball(), great)
            + charge
    }
}

/// Flood fill of the tiles to which a hero can come without a battle, turn after turn, up to the first way out. Tiles
/// laid early come first: they lead to the castle. Rule: K2-4.10
struct Search<'a> {
    game: &'a Karak2,
    seat: Seat,
    powers: Powers,
    /// Is a tile left, so that unexplored land is a way out?
    explores: bool,
    /// Tiles that were found.
    seen: Spots,
    /// Those of them on which the hero can stand and from which no way was followed yet.
    open: Spots,
    /// Those of them on which the hero can fight.
    hostile: Spots,
}

impl Search<'_> {
    fn new(game: &Karak2, seat: Seat) -> Search<'_> {
        let (at, powers) = (game.at_seat(seat).at, game.powers(seat));
        let start = Spots::NONE.with(at);
        // Who hides may fight where he or she stands. Rule: K2-12.10
        let fights_here = powers.has(Power::Sneaking) && game.has_enemies(at);
        let hostile = if fights_here { start } else { Spots::NONE };
        let explores = game.tiles_left() > 0;
        Search { game, seat, powers, explores, seen: start, open: start, hostile }
    }

    /// The castle, the own city, unexplored land, or enemies that could be beaten.
    fn finds_way_out(mut self) -> bool {
        while let Some(spot) = self.open.pop_first() {
            if self.is_way_out(spot) {
                return true;
            }
            self.follow_ways(spot);
        }
        self.could_beat_any()
    }

    /// Rule: K2-4.10
    fn is_way_out(&self, spot: SpotId) -> bool {
        let opens = |edge| self.game.map.opening(spot, edge).is_some();
        spot == SpotId::CASTLE
            || self.game.at_seat(self.seat).city == Some(spot)
            || self.explores && Edge::ALL.into_iter().any(opens)
    }

    /// Rules: K2-4.1, K2-12.10, IM-7.8
    fn follow_ways(&mut self, from: SpotId) {
        let game = self.game;
        game.map[from].neighbours().for_each(|next| self.find(next));
        // A ride of a tile a day leads wherever longer ones do.
        if self.powers.has(Power::MagicRide) {
            let beside = Edge::ALL.into_iter().filter_map(|edge| game.map[from].next(edge));
            beside.for_each(|next| self.find(next));
        }
        if self.powers.has(Power::Whale) {
            let wounded = game.wounded_others(self.seat);
            wounded.for_each(|(_, other)| self.find(game.at_seat(other).at));
        }
    }

    /// The hero can come to this tile: to stand there, or to fight there. Rules: K2-4.3, IM-7.2
    fn find(&mut self, spot: SpotId) {
        if self.seen.has(spot) {
            return;
        }
        self.seen = self.seen.with(spot);
        let is_hostile = self.game.is_hostile(spot);
        if is_hostile {
            self.hostile = self.hostile.with(spot);
        }
        let sneaks = || self.powers.has(Power::Sneaking) && !self.game.is_abyss(spot);
        if !is_hostile || sneaks() {
            self.open = self.open.with(spot);
        }
    }

    fn could_beat_any(&self) -> bool {
        let (best, mut hostile) = (self.game.best_attack(self.seat), self.hostile);
        iter::from_fn(|| hostile.pop_first()).any(|spot| self.could_beat(spot, best))
    }

    /// Could this hero beat the enemies of a tile, or some of them, or fell a praetorian?
    /// Rules: K2-4.10, K2-10.3, K2-12.12, K2-12.13
    fn could_beat(&self, spot: SpotId, best: u16) -> bool {
        best >= self.game.strength_at(spot) || self.could_beat_some(spot, best)
    }

    /// Rules: K2-10.3, K2-12.12, K2-12.13
    fn could_beat_some(&self, spot: SpotId, best: u16) -> bool {
        let (game, claws) = (self.game, self.powers.has(Power::Claws));
        let falls = |strength| claws && game.rules.claws_beat(strength);
        if game.is_abyss(spot) {
            game.praetorians > 0 && (claws || best >= game.rules.general())
        } else {
            let lair = game.map[spot].land().is_lair() && falls(game.strength_at(spot));
            lair || game.map[spot].armies().any(|army| falls(game.rules.strength(army)))
        }
    }
}
