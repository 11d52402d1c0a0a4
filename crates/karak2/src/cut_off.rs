//! Who is cut off from everything; if everybody is, the active hero may return to the castle. Rule: K2-4.10
//!
//! The land always hangs together by open edges (K2-4.5), so it is enemies that trap heroes, never chasms alone.

use tabletop::Seat;

use super::army::Item;
use super::building::Building;
use super::die::Die;
use super::edge::Edge;
use super::hero::Power;
use super::map::{SpotId, Spots};
use super::odds::fire;
use super::state::Karak2;

impl Karak2 {
    /// Has nobody a way out? Most heroes have one next to them, so the first one asked answers for all. Rule: K2-4.10
    pub(super) fn is_everybody_cut_off(&self) -> bool {
        self.seated_from(self.active).all(|seat| self.is_cut_off(seat))
    }

    /// Is this hero cut off, as the table stands? Breadth-first search over the tiles that can be reached without a
    /// battle, to the first way out. Rule: K2-4.10
    fn is_cut_off(&self, seat: Seat) -> bool {
        let lord = self.at_seat(seat);
        if lord.at == SpotId::CASTLE
            || lord.buildings.has(Building::Portal)
            || self.has(seat, Power::Falcon) && self.can_send_falcon()
        {
            return false;
        }
        let mut search = Search::new(self, seat);
        while let Some(spot) = search.open.pop_first() {
            if self.is_way_out(seat, spot) || search.leads_to_victory(spot) {
                return false;
            }
        }
        true
    }

    /// Is this what a hero needs to go on: the castle, the own city, or an edge of unexplored land? Rule: K2-4.10
    fn is_way_out(&self, seat: Seat, spot: SpotId) -> bool {
        let opens = |edge| self.map.opening(spot, edge).is_some();
        spot == SpotId::CASTLE
            || self.at_seat(seat).city == Some(spot)
            || Edge::ALL.into_iter().any(opens) && self.tiles_left() > 0
    }

    /// Could this hero beat the enemies of a tile, or some of them, or fell a praetorian?
    /// Rules: K2-4.10, K2-10.3, K2-12.12, K2-12.13
    fn could_beat(&self, seat: Seat, spot: SpotId) -> bool {
        let (best, strength) = (self.best_attack(seat), self.strength_at(spot));
        let claws = self.has(seat, Power::Claws);
        let falls = |strength| claws && self.rules.claws_beat(strength);
        let some_fall = if self.is_abyss(spot) {
            self.praetorians > 0 && (claws || best >= self.rules.general())
        } else if self.map[spot].land().is_lair() {
            falls(strength)
        } else {
            self.map[spot].armies().any(|army| falls(self.rules.strength(army)))
        };
        best >= strength || some_fall
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

/// The tiles to which a hero can come, turn after turn, without a battle. Rule: K2-4.10
struct Search<'a> {
    game: &'a Karak2,
    seat: Seat,
    /// Tiles that were found.
    seen: Spots,
    /// Those of them on which the hero can stand and from which no way was followed yet.
    open: Spots,
}

impl Search<'_> {
    fn new(game: &Karak2, seat: Seat) -> Search<'_> {
        let start = Spots::NONE.with(game.at_seat(seat).at);
        Search { game, seat, seen: start, open: start }
    }

    /// Follows all ways from this tile; true as soon as one leads to enemies that could be beaten.
    /// Rules: K2-4.1, K2-12.10, IM-7.2, IM-7.8
    fn leads_to_victory(&mut self, from: SpotId) -> bool {
        let game = self.game;
        let is_hidden_here =
            self.sneaks() && game.at_seat(self.seat).at == from && game.has_enemies(from);
        is_hidden_here && game.could_beat(self.seat, from)
            || game.map[from].neighbours().any(|next| self.finds_victory(next))
            || game.has(self.seat, Power::MagicRide)
                && game.rides(from).any(|(next, _)| self.finds_victory(next))
            || game.has(self.seat, Power::Whale) && self.flies_to_victory()
    }

    /// Rule: IM-7.8
    fn flies_to_victory(&mut self) -> bool {
        let (game, seat) = (self.game, self.seat);
        game.wounded_others(seat).any(|(_, other)| self.finds_victory(game.at_seat(other).at))
    }

    /// The hero can come to this tile: to stand there, or to fight there. Rules: K2-4.3, IM-7.2
    fn finds_victory(&mut self, spot: SpotId) -> bool {
        if self.seen.has(spot) {
            return false;
        }
        self.seen = self.seen.with(spot);
        let is_hostile = self.game.is_hostile(spot);
        if !is_hostile || self.sneaks() && !self.game.is_abyss(spot) {
            self.open = self.open.with(spot);
        }
        is_hostile && self.game.could_beat(self.seat, spot)
    }

    /// Rule: IM-7.2
    fn sneaks(&self) -> bool {
        self.game.has(self.seat, Power::Sneaking)
    }
}
