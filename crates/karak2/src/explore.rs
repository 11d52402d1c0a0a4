//! New lands: drawing, laying and filling a tile, on foot or by falcon.

use tabletop::{Seat, Sink};

use super::army::Monster;
use super::edge::{Edge, Edges, Pos};
use super::event::Event;
use super::hero::Power;
use super::land::{Land, Tile};
use super::map::{Map, SpotId};
use super::phase::{Armies, Enemies, Explorer, Phase};
use super::state::{Feat, Karak2};
use family::only;

impl Karak2 {
    /// The hero looks for new land in a direction. Rule: K2-4.4
    pub(super) fn explore(&mut self, edge: Edge) {
        self.spend_move();
        self.phase = Phase::DrawTile { edge: Some(edge) };
    }

    /// The falcon looks for new land. Rule: K2-12.5
    pub(super) fn send_falcon(&mut self, events: &mut impl Sink<Event>) {
        self.day.once = self.day.once.with(Feat::Falcon);
        events.push(Event::FalconSent { hero: self.me().hero() });
        self.phase = Phase::DrawTile { edge: None };
    }

    /// A tile has been drawn. Rules: K2-4.4, K2-12.5, K2-12.11
    pub(super) fn tile_drawn(
        &mut self,
        edge: Option<Edge>,
        tile: Tile,
        events: &mut impl Sink<Event>,
    ) {
        if self.top.take().is_none() {
            let kind = self.rules.index_of(tile).expect("only tiles of the box are drawn");
            self.stack[kind] -= 1;
        }
        match edge {
            Some(edge) if self.is_scouting() => self.scout(edge, tile, events),
            Some(edge) => self.carry_on(edge, tile, events),
            None => {
                events.push(Event::TileDrawn { hero: self.me().hero(), tile });
                self.phase = Phase::LayTile { tile };
                let first = self.map.frontier().next();
                let first = first.expect("the falcon flies only where land is open");
                if self.map.frontier().all(|place| place == first) {
                    self.falcon_lays(tile, first, events);
                }
            }
        }
    }

    /// Does the active hero choose between two tiles? With one left there is nothing to choose.
    /// Rule: K2-12.11
    fn is_scouting(&self) -> bool {
        self.has(self.active, Power::Scouting) && (self.tiles_left() > 0 || self.hand[0].is_some())
    }

    /// The scout looks at a tile, and always chooses when he has seen two: not to be asked would
    /// tell the others that they are alike. Rule: K2-12.11
    fn scout(&mut self, edge: Edge, tile: Tile, events: &mut impl Sink<Event>) {
        let (hero, seat) = (self.me().hero(), self.active);
        events.push(Event::Scouted { hero, seat, rank: tile.rank, tile: Some(tile) });
        if self.hand[0].is_none() {
            self.hand[0] = Some(tile);
            self.phase = Phase::DrawTile { edge: Some(edge) };
        } else {
            self.hand[1] = Some(tile);
            self.phase = Phase::KeepTile { edge };
        }
    }

    /// One tile is laid, the other returns to the top of the stack. Rule: K2-12.11
    pub(super) fn keep_tile(&mut self, edge: Edge, tile: Tile, events: &mut impl Sink<Event>) {
        let [one, other] = std::mem::take(&mut self.hand);
        let back = if one == Some(tile) { other } else { one };
        let back = back.expect("the scout holds two tiles");
        let (hero, seat) = (self.me().hero(), self.active);
        self.top = Some(back);
        events.push(Event::TileReturned { hero, seat, rank: back.rank, tile: Some(back) });
        self.carry_on(edge, tile, events);
    }

    /// The tile is known, its place too; asked is only how it lies. Rule: K2-4.5
    fn carry_on(&mut self, edge: Edge, tile: Tile, events: &mut impl Sink<Event>) {
        events.push(Event::TileDrawn { hero: self.me().hero(), tile });
        let at = self.here().at.next(edge).expect("no box reaches the edge of what can be counted");
        let from = Edges::NONE.with(edge.opposite());
        self.turn_tile(tile, at, from, Explorer::Hero, events);
    }

    /// Rule: K2-12.5
    pub(super) fn falcon_lays(&mut self, tile: Tile, at: Pos, events: &mut impl Sink<Event>) {
        self.turn_tile(tile, at, self.map.openings_onto(at), Explorer::Falcon, events);
    }

    fn turn_tile(
        &mut self,
        tile: Tile,
        at: Pos,
        from: Edges,
        by: Explorer,
        events: &mut impl Sink<Event>,
    ) {
        match only(Map::ways_to_lay(tile, from)) {
            Some(chasms) => self.lay_tile(tile, at, chasms, by, events),
            None => self.phase = Phase::TurnTile { tile, at, by },
        }
    }

    /// The edges from which a new tile must be entered. Rules: K2-4.5, K2-12.5
    pub(super) fn entrances(&self, at: Pos, by: Explorer) -> Edges {
        match at.edge_of(self.here().at) {
            Some(edge) if by == Explorer::Hero => Edges::NONE.with(edge),
            Some(_) | None => self.map.openings_onto(at),
        }
    }

    /// The tile lies; what is on it? Rules: K2-4.4, K2-4.6, K2-4.7, K2-4.9, IM-1.2, IM-3.1
    pub(super) fn lay_tile(
        &mut self,
        tile: Tile,
        at: Pos,
        chasms: Edges,
        by: Explorer,
        events: &mut impl Sink<Event>,
    ) {
        let id = self.map.lay(at, tile, chasms).expect("a box has no more tiles than the map");
        let (hero, land) = (self.me().hero(), tile.land);
        events.push(Event::TileLaid { hero, at, land, chasms });
        if by == Explorer::Hero {
            self.go(self.active, id);
        }
        if land == Land::Rift {
            return self.open_rift(id, events);
        }
        if land == Land::Abyss {
            events.push(Event::GeneralAppeared { at, strength: self.general_strength() });
        }
        if land.draws_armies() && self.bag.total() > 0 {
            self.phase = Phase::DrawArmy { at, drawn: Armies::NONE, by };
        } else {
            self.discovered(by, events);
        }
    }

    /// An army has been drawn; more may be needed. Rules: K2-4.6, K2-4.7, K2-12.3
    pub(super) fn army_drawn(
        &mut self,
        at: Pos,
        drawn: Armies,
        by: Explorer,
        army: Monster,
        events: &mut impl Sink<Event>,
    ) {
        self.bag[army] -= 1;
        events.push(Event::ArmyDrawn { army });
        let drawn = drawn.with(army).expect("at most three armies are drawn");
        let id = self.map.find(at).expect("the new tile is laid");
        let wanted = self.armies_wanted(id);
        if drawn.count() < wanted + self.armies_extra() && self.bag.total() > 0 {
            self.phase = Phase::DrawArmy { at, drawn, by };
        } else if drawn.count() <= wanted {
            self.place_armies(id, drawn.iter(), by, events);
        } else {
            match only(drawn.kinds()) {
                Some(army) => self.return_army(id, drawn, by, army, events),
                None => self.phase = Phase::ReturnArmy { at, drawn, by },
            }
        }
    }

    /// How many armies a new tile gets. Rule: K2-4.6
    pub(super) fn armies_wanted(&self, id: SpotId) -> usize {
        self.map[id].tile.rank.into()
    }

    /// How many more are drawn, to choose from. Rule: K2-12.3
    pub(super) fn armies_extra(&self) -> usize {
        usize::from(self.has(self.active, Power::FateWeaver))
    }

    /// Rule: K2-12.3
    pub(super) fn return_army(
        &mut self,
        id: SpotId,
        drawn: Armies,
        by: Explorer,
        army: Monster,
        events: &mut impl Sink<Event>,
    ) {
        self.bag[army] += 1;
        events.push(Event::ArmyReturned { army });
        let mut returned = false;
        let kept = drawn.iter().filter(|&other| {
            let back = other == army && !returned;
            returned |= back;
            !back
        });
        self.place_armies(id, kept, by, events);
    }

    fn place_armies(
        &mut self,
        id: SpotId,
        armies: impl Iterator<Item = Monster>,
        by: Explorer,
        events: &mut impl Sink<Event>,
    ) {
        for army in armies {
            self.map[id].add_army(army);
            events.push(Event::ArmyPlaced { at: self.map[id].at, army });
        }
        self.discovered(by, events);
    }

    /// Who walked here meets what is here; the falcon only looks. Rules: K2-4.4, K2-12.5
    fn discovered(&mut self, by: Explorer, events: &mut impl Sink<Event>) {
        match by {
            Explorer::Hero => self.arrive(Enemies::New, events),
            Explorer::Falcon => self.act_on(events),
        }
    }

    /// All heroes gather, wherever they were. Rule: IM-3.1
    fn open_rift(&mut self, id: SpotId, events: &mut impl Sink<Event>) {
        events.push(Event::RiftOpened { at: self.map[id].at });
        for seat in self.seated() {
            if self.at_seat(seat).at != id {
                self.go(seat, id);
            }
        }
        self.fight_for_the_crown(events);
    }

    /// Who knows the returned tile, and what the scout holds. Rule: K2-12.11
    pub(super) fn scout_seat(&self) -> Option<Seat> {
        self.seated().find(|&seat| self.has(seat, Power::Scouting))
    }
}
