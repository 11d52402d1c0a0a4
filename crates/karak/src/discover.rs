//! Finding tiles, and what is in the rooms.

use tabletop::Sink;

use super::event::Event;
use super::hero::Power;
use super::phase::{Draw, Phase};
use super::side::{Side, Sides};
use super::state::Karak;
use super::tile::{Ground, Tile};
use super::token::{Monster, Token};
use family::only;

impl Karak {
    /// A tile was drawn; asked is only what has two answers. Rule: K-5.2
    pub(super) fn tile_drawn(&mut self, side: Side, tile: Tile, events: &mut impl Sink<Event>) {
        self.stack[tile.index()] -= 1;
        events.push(Event::TileDrawn { hero: self.me().hero(), tile });
        match only(tile.shape().ways(side.opposite())) {
            Some(open) => self.place_tile(side, tile, open, events),
            None => self.phase = Phase::PlaceTile { side, tile },
        }
    }

    /// The tile lies, the hero enters it. Rules: K-5.2, K-5.3, K-5.4, K-5.8
    pub(super) fn place_tile(
        &mut self,
        side: Side,
        tile: Tile,
        open: Sides,
        events: &mut impl Sink<Event>,
    ) {
        let at = self.here().at.next(side).expect("no box reaches the edge of counting");
        let id = self.map.lay(at, tile, open).expect("the place is free and the box fits the map");
        self.enter(id);
        events.push(Event::TilePlaced { hero: self.me().hero(), at, tile, open });
        if tile.ground() == Ground::Room {
            self.draw_if_any(Draw::Room, events);
        } else {
            self.arrive(events);
        }
    }

    /// Does the active hero draw two tokens for this room? Rules: K-10.13, FM-H15
    pub(super) fn draws_two(&self, draw: Draw) -> bool {
        draw == Draw::Room
            && self.bag.total() >= 2
            && self.powers(self.active).has(Power::FateWeaver)
    }

    /// Two tokens were drawn; asked is only if they differ. Rule: K-10.13
    pub(super) fn tokens_drawn(&mut self, one: Token, other: Token, events: &mut impl Sink<Event>) {
        self.bag[one] -= 1;
        self.bag[other] -= 1;
        events.push(Event::Foreseen { hero: self.me().hero(), one, other });
        if one == other {
            self.choose_token(one, other, events);
        } else {
            self.phase = Phase::ChooseToken { one, other };
        }
    }

    /// One token stays, the other goes back. Rule: K-10.13
    pub(super) fn choose_token(&mut self, kept: Token, back: Token, events: &mut impl Sink<Event>) {
        self.bag[back] += 1;
        events.push(Event::Returned { token: back });
        self.place_token(Draw::Room, kept, events);
    }

    /// One token was drawn.
    pub(super) fn token_drawn(&mut self, draw: Draw, token: Token, events: &mut impl Sink<Event>) {
        self.bag[token] -= 1;
        self.place_token(draw, token, events);
    }

    /// A token comes to lie in the new room; in Hero mode more may follow.
    /// Rules: K-5.5, K-5.6, FM-H3, FM-H4, FM-H5, FM-H6
    fn place_token(&mut self, draw: Draw, token: Token, events: &mut impl Sink<Event>) {
        events.push(Event::TokenPlaced { at: self.here().at, token });
        match token {
            Token::Monster(monster) => self.change_here(|spot| spot.add_monster(monster)),
            Token::Chest => self.change_here(|spot| spot.chests += 1),
        }
        match (token, draw) {
            _ if !self.rules.monsters_gather() => self.arrive(events),
            (Token::Monster(Monster::Dragon), _) => {
                self.clear_for_dragon(events);
                self.arrive(events);
            }
            (Token::Monster(_), Draw::Second) => self.arrive(events),
            (Token::Monster(_), Draw::Room | Draw::Guard) if self.bag.total() == 0 => {
                self.arrive(events);
            }
            (Token::Monster(_), Draw::Room | Draw::Guard) => self.phase = Phase::CallMonster,
            (Token::Chest, Draw::Room | Draw::Guard) => self.draw_if_any(Draw::Guard, events),
            (Token::Chest, Draw::Second) => self.draw_if_any(Draw::Second, events),
        }
    }

    /// Rules: K-5.8, FM-H5, FM-H17
    pub(super) fn draw_if_any(&mut self, draw: Draw, events: &mut impl Sink<Event>) {
        if self.bag.total() == 0 {
            self.arrive(events);
        } else {
            self.phase = Phase::DrawToken { draw };
        }
    }

    /// Everything but the dragon leaves the game. Rule: FM-H6
    fn clear_for_dragon(&mut self, events: &mut impl Sink<Event>) {
        let spot = *self.here();
        if spot.tokens() == 1 {
            return;
        }
        for monster in spot.monsters().filter(|&monster| monster != Monster::Dragon) {
            self.gone[Token::Monster(monster)] += 1;
            self.change_here(|spot| spot.remove_monster(monster));
        }
        self.gone[Token::Chest] += spot.chests;
        self.change_here(|spot| spot.chests = 0);
        events.push(Event::RoomCleared { at: spot.at });
    }
}
