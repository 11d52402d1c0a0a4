//! What chance may bring: listed with weights, or sampled.

use tabletop::{Rng, Seat, below};

use super::chance::Chance;
use super::phase::{Dice, Phase};
use super::state::Karak;
use super::tile::Tile;
use super::token::{Token, Tokens};

impl Karak {
    /// Appends what luck may bring, ascending, with weights.
    #[expect(clippy::wildcard_enum_match_arm, reason = "decisions leave nothing to luck")]
    pub(super) fn list_chances(&self, list: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::DrawHero { .. } => {
                list.extend(self.heroes_left().map(|hero| (Chance::Hero(hero), 1)));
            }
            Phase::FirstPlayer => list.extend(self.seated().map(|seat| (Chance::First(seat), 1))),
            Phase::DrawTile { .. } => {
                let counts = Tile::all().zip(self.stack).filter(|&(_, count)| count > 0);
                list.extend(counts.map(|(tile, count)| (Chance::Tile(tile), count.into())));
            }
            Phase::DrawToken { draw } if self.draws_two(draw) => list_pairs(&self.bag, list),
            Phase::DrawToken { .. } => {
                let kinds = Token::all().filter(|&token| self.bag[token] > 0);
                list.extend(kinds.map(|token| (Chance::Token(token), self.bag[token].into())));
            }
            Phase::Roll { dice: Dice::Ones, fight } if fight.dice[1] > 1 => {
                list.extend((1..=6).map(|pips| (Chance::Die(pips), 1)));
            }
            Phase::Roll { .. } => {
                let pairs = (1..=6).flat_map(|low| (low..=6).map(move |high| (low, high)));
                let weight = |low, high| if low == high { 1 } else { 2 };
                list.extend(pairs.map(|(low, high)| (Chance::Dice(low, high), weight(low, high))));
            }
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
            Phase::DrawTile { .. } => Chance::Tile(draw_tile(&self.stack, self.tiles_left(), rng)),
            Phase::DrawToken { draw } if self.draws_two(draw) => {
                let mut bag = self.bag;
                let one = draw_token(&bag, rng);
                bag[one] -= 1;
                let other = draw_token(&bag, rng);
                Chance::Tokens(one.min(other), one.max(other))
            }
            Phase::DrawToken { .. } => Chance::Token(draw_token(&self.bag, rng)),
            Phase::Roll { dice: Dice::Ones, fight } if fight.dice[1] > 1 => {
                Chance::Die(below(6, rng) as u8 + 1)
            }
            Phase::Roll { .. } => {
                let roll = below(36, rng) as u8;
                let (one, other) = (roll / 6 + 1, roll % 6 + 1);
                Chance::Dice(one.min(other), one.max(other))
            }
            phase => panic!("luck has nothing to decide in {phase:?}"),
        }
    }

    /// Hero cards that nobody has. Rule: K-2.3
    fn heroes_left(&self) -> impl Iterator<Item = super::hero::Hero> {
        self.rules.heroes().filter(|&hero| self.seat_of(hero).is_none())
    }
}

/// All pairs that can be drawn together. Rule: K-10.13
fn list_pairs(bag: &Tokens, list: &mut Vec<(Chance, u32)>) {
    for one in Token::all() {
        for other in Token::all().filter(|&other| other >= one) {
            let (first, second) = (u32::from(bag[one]), u32::from(bag[other]));
            let ways =
                if one == other { first * first.saturating_sub(1) / 2 } else { first * second };
            if ways > 0 {
                list.push((Chance::Tokens(one, other), ways));
            }
        }
    }
}

fn draw_tile(stack: &[u8; Tile::KINDS], total: u32, rng: &mut impl Rng) -> Tile {
    let mut left = below(total, rng);
    for (index, &count) in stack.iter().enumerate() {
        if left < u32::from(count) {
            return Tile::nth(index);
        }
        left -= u32::from(count);
    }
    unreachable!("the total is the sum of the counts")
}

fn draw_token(bag: &Tokens, rng: &mut impl Rng) -> Token {
    let mut left = below(bag.total(), rng);
    for token in Token::all() {
        if left < u32::from(bag[token]) {
            return token;
        }
        left -= u32::from(bag[token]);
    }
    unreachable!("the total is the sum of the counts")
}
