//! What chance may bring: listed with weights, or sampled.

use tabletop::{Rng, Seat, below, pick_weighted};

use super::army::Monster;
use super::chance::Chance;
use super::die::{Die, Face, Roll, Shown};
use super::hero::Hero;
use super::land::Tile;
use super::phase::Phase;
use super::state::Karak2;

impl Karak2 {
    /// Appends what luck may bring, ascending, with weights.
    #[expect(clippy::wildcard_enum_match_arm, reason = "decisions leave nothing to luck")]
    pub(super) fn list_chances(&self, list: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::DrawHero { .. } => {
                list.extend(self.heroes_left().map(|hero| (Chance::Hero(hero), 1)));
            }
            Phase::FirstPlayer => list.extend(self.seated().map(|seat| (Chance::First(seat), 1))),
            Phase::DrawTile { .. } => {
                list.extend(self.tiles_to_draw().map(|(tile, count)| (Chance::Tile(tile), count)));
            }
            Phase::DrawArmy { .. } => {
                let kinds = Monster::ALL.into_iter().filter(|&army| self.bag[army] > 0);
                list.extend(kinds.map(|army| (Chance::Army(army), self.bag[army].into())));
            }
            Phase::FindAmulet => {
                list.extend(self.amulets().iter().map(|amulet| (Chance::Amulet(amulet), 1)));
            }
            Phase::Roll => {
                let (die, count) = self.dice_to_roll();
                list_rolls(die, count, self.rules.faces(die), list);
            }
            Phase::BreakTie => list_rolls(Die::Hero, 1, self.rules.faces(Die::Hero), list),
            _ => {}
        }
    }

    /// Draws one of them by its weight.
    ///
    /// # Panics
    /// If it is not chance's turn.
    #[expect(clippy::wildcard_enum_match_arm, reason = "decisions leave nothing to luck")]
    pub(super) fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::DrawHero { .. } => {
                let left = self.heroes_left().count() as u32;
                let hero = self.heroes_left().nth(below(left, rng) as usize);
                Chance::Hero(hero.expect("there are more heroes than seats"))
            }
            Phase::FirstPlayer => Chance::First(Seat(below(self.seats.into(), rng) as u8)),
            Phase::DrawTile { .. } => Chance::Tile(
                pick_weighted(self.tiles_to_draw(), rng).expect("a tile is left to draw"),
            ),
            Phase::DrawArmy { .. } => {
                let armies = Monster::ALL.into_iter().map(|army| (army, self.bag[army].into()));
                Chance::Army(pick_weighted(armies, rng).expect("the bag is not empty"))
            }
            Phase::FindAmulet => {
                let amulets = self.amulets().iter().map(|amulet| (amulet, 1));
                Chance::Amulet(pick_weighted(amulets, rng).expect("an amulet is left to find"))
            }
            Phase::Roll => {
                let (die, count) = self.dice_to_roll();
                Chance::Roll(throw(die, count, self.rules.faces(die), rng))
            }
            Phase::BreakTie => Chance::Roll(throw(Die::Hero, 1, self.rules.faces(Die::Hero), rng)),
            phase => panic!("luck has nothing to decide in {phase:?}"),
        }
    }

    /// What the next tile may be: the returned one, or one of the rank that is on top.
    /// Rules: K2-2.4, K2-12.11
    pub(super) fn tiles_to_draw(&self) -> impl Iterator<Item = (Tile, u32)> + Clone {
        let (top, rank) = (self.top, self.next_rank());
        let known = top.map(|tile| (tile, 1));
        let kinds = self.rules.tiles().zip(self.stack).filter(move |&((tile, _), count)| {
            top.is_none() && count > 0 && Some(tile.rank) == rank
        });
        known.into_iter().chain(kinds.map(|((tile, _), count)| (tile, count.into())))
    }

    /// The next kind of dice in hand, and how many. Rule: K2-6.2
    fn dice_to_roll(&self) -> (Die, u8) {
        let waiting = self.fight().waiting;
        let die = waiting.kinds().next().expect("dice wait to be rolled");
        (die, waiting[die])
    }

    /// Hero cards that nobody has. Rule: K2-2.3
    pub(super) fn heroes_left(&self) -> impl Iterator<Item = Hero> {
        self.rules.heroes().filter(|&hero| self.seat_of(hero).is_none())
    }
}

/// So many equal dice, thrown.
fn throw(die: Die, count: u8, faces: &[Face; 6], rng: &mut impl Rng) -> Roll {
    let mut roll = Roll::NONE;
    for _ in 0..count {
        roll.add(Shown { die, face: faces[below(6, rng) as usize] });
    }
    roll
}

/// All ways in which so many equal dice can fall, in order. The faces are sorted.
pub fn list_rolls(die: Die, count: u8, faces: &[Face; 6], list: &mut Vec<(Chance, u32)>) {
    add_rolls(die, count, faces, Roll::NONE, 1, list);
}

/// The first face falls on as many dice as possible, then on one less, and so on; the other faces
/// share the rest. A weight is the number of ways to tell the dice apart.
fn add_rolls(
    die: Die,
    count: u8,
    faces: &[Face],
    roll: Roll,
    ways: u32,
    list: &mut Vec<(Chance, u32)>,
) {
    if count == 0 {
        return list.push((Chance::Roll(roll), ways));
    }
    let Some(&face) = faces.first() else { return };
    let same = faces.iter().take_while(|&&other| other == face).count();
    for with in (0..=count).rev() {
        let mut roll = roll;
        (0..with).for_each(|_| roll.add(Shown { die, face }));
        let ways = ways * choose(count.into(), with.into()) * (same as u32).pow(with.into());
        add_rolls(die, count - with, &faces[same..], roll, ways, list);
    }
}

/// In how many ways some of these can be picked.
fn choose(of: u32, some: u32) -> u32 {
    (0..some).fold(1, |ways, step| ways * (of - step) / (step + 1))
}
