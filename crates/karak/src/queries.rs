//! What may be asked about a game without changing it, for players that reckon: who stands where,
//! what a hero brings to a fight, what can be reached in how many steps.

use tabletop::Seat;

use super::hero::{Power, Powers};
use super::map::{MOST_TILES, Spot, SpotId};
use super::odds::Attack;
use super::phase::Phase;
use super::rules::Rules;
use super::side::Pos;
use super::state::{Adventurer, Karak};
use super::tile::{Ground, Tile};
use super::token::{Item, Tokens};

impl Karak {
    /// What this table plays by.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What is asked next.
    #[inline]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Steps left in this turn; none once a fight has used it up. Rules: K-3.2, K-6.9
    #[inline]
    pub fn steps_left(&self) -> u8 {
        if self.spent { 0 } else { self.steps }
    }

    /// The hero of a seat.
    #[inline]
    pub fn adventurer(&self, seat: Seat) -> &Adventurer {
        self.at_seat(seat)
    }

    /// Where the hero of a seat stands.
    #[inline]
    pub fn place_of(&self, seat: Seat) -> Pos {
        self.map[self.at_seat(seat).at].at
    }

    /// Does this seat's hero hold the curse token? Rule: K-9.3
    #[inline]
    pub fn is_cursed(&self, seat: Seat) -> bool {
        self.cursed == Some(seat)
    }

    /// What this seat's hero can do now: nothing while cursed. Rule: K-9.3
    ///
    /// # Panics
    /// Before the heroes are drawn.
    #[inline]
    pub fn powers_of(&self, seat: Seat) -> Powers {
        self.powers(seat)
    }

    /// The dragon's wrath. Rule: FM-C7
    #[inline]
    pub fn wrath(&self) -> u8 {
        self.wrath
    }

    /// Tokens not yet drawn.
    #[inline]
    pub fn bag(&self) -> &Tokens {
        &self.bag
    }

    /// How many tokens of each kind lie on the map, whichever side is up; what is about to be laid or
    /// taken counts too. Monsters and their equipment are the same tokens. Rules: K-1.2, K-7.1
    pub fn lying(&self) -> Tokens {
        let mut lying = self.rules.tokens();
        lying.take(&self.bag);
        lying.take(&self.gone);
        for hero in &self.party[..usize::from(self.seats)] {
            lying.take(&hero.treasures);
            lying.take_items(&hero.items);
            lying.take_items(&hero.trophies);
        }
        lying
    }

    /// Tiles not yet drawn of this ground.
    pub fn grounds_left(&self, ground: Ground) -> u32 {
        let counts = Tile::all().zip(self.stack).filter(|(tile, _)| tile.ground() == ground);
        counts.map(|(_, count)| u32::from(count)).sum()
    }

    /// The laid tiles, in the order they were laid.
    pub fn spots(&self) -> &[Spot] {
        self.map.spots()
    }

    /// Are tiles, walls and the tokens on them the same as in another situation?
    pub fn is_map_as(&self, other: &Karak) -> bool {
        self.map.is_like(&other.map)
    }

    /// Has nothing changed since earlier in this game but where heroes stand, and what is asked?
    pub fn has_only_moved(&self, before: &Karak) -> bool {
        let stood = |now: &Adventurer, then: &Adventurer| {
            Adventurer { at: then.at, refuge: then.refuge, ..*now } == *then
        };
        let mut heroes = self.party.iter().zip(&before.party).take(usize::from(self.seats));
        self.cursed == before.cursed
            && self.wrath == before.wrath
            && heroes.all(|(now, then)| stood(now, then))
            && self.bag == before.bag
            && self.gone == before.gone
            && self.stack == before.stack
            && self.is_map_as(before)
    }

    /// What a hero brings to a fight, alone or with somebody who were a comrade there; premonition is
    /// left out. Rules: K-6.1, FM-C2
    ///
    /// # Panics
    /// Before the heroes are drawn.
    #[inline]
    pub fn attack_of(&self, seat: Seat, comrade: Option<Seat>) -> Attack {
        let lent = comrade.map_or(Powers::NONE, |seat| self.powers(seat).lent());
        let powers = self.powers(seat).or(lent);
        let items =
            [Some(seat), comrade].into_iter().flatten().map(|seat| self.at_seat(seat).items);
        let sacrifice = if powers.has(Power::Sacrifice) { self.rules.sacrifice() } else { 0 };
        let mut attack = Attack { powers, bonus: 0, extra: sacrifice };
        for items in items {
            attack.bonus += self.rules.weapons(&items);
            attack.extra += u16::from(items[Item::MagicBolt]) * self.rules.bolt();
        }
        attack
    }

    /// The strength of the weakest monster here to this seat's hero, all bonuses included; `None`
    /// where there is none. Rules: FM-H2, FM-M4
    #[inline]
    pub fn weakest_on(&self, spot: &Spot, seat: Seat) -> Option<u16> {
        let trophies = &self.at_seat(seat).trophies;
        let strength =
            |monster| self.rules.strength(monster) + self.rules.revenge(trophies, monster);
        Some(spot.monsters().map(strength).min()? + self.group_bonus(spot))
    }

    /// Shows every tile that this seat's hero can reach, nearest first, with the steps it takes: through
    /// openings, portals and, for who can, walls; past monsters only unseen. `visit` says whether more
    /// tiles are of interest.
    /// Rules: K-4.1, K-4.2, K-4.3, K-10.2, K-10.8
    ///
    /// # Panics
    /// Before the heroes are drawn.
    #[inline]
    pub fn survey(&self, seat: Seat, mut visit: impl FnMut(u8, &Spot) -> bool) {
        let powers = self.powers(seat);
        let (sneaks, astral) = (powers.has(Power::Sneaking), powers.has(Power::AstralWalk));
        let start = self.at_seat(seat).at;
        let mut portals = self.map.portals();
        let mut queue = [start; MOST_TILES];
        let (mut next, mut end) = (0, 1);
        let mut seen = [false; MOST_TILES];
        seen[start.index()] = true;
        let mut steps = 0;
        while next < end {
            let ring = end;
            while next < ring {
                let id = queue[next];
                next += 1;
                let spot = &self.map[id];
                if !visit(steps, spot) {
                    return;
                }
                if spot.has_monster() && !sneaks && id != start {
                    continue;
                }
                let mut reach = |id: SpotId| {
                    if !seen[id.index()] {
                        seen[id.index()] = true;
                        queue[end] = id;
                        end += 1;
                    }
                };
                spot.neighbours(astral).for_each(&mut reach);
                if spot.tile.ground() == Ground::Portal {
                    // Whoever comes to one of them has come to all.
                    portals.by_ref().for_each(reach);
                }
            }
            steps += 1;
        }
    }
}
