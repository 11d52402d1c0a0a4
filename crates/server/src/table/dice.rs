//! What anybody is told of the dice: their hash before, everything when the game is over.

use std::iter;

use tabletop::{Commitment, Draw, Draws, Luck, LuckSource, LuckSpan, Nonce, Seat};

use super::Table;
use crate::{api, failure::Failure};

impl Table {
    /// The hash of the secret: of the dice, or while people still sit down of those to come.
    pub(super) fn commitment(&self) -> Option<Commitment> {
        match self.game.luck() {
            Luck::Fair(dice) => Some(dice.commitment()),
            Luck::Manual | Luck::Sealed { .. } => self.room.luck.as_ref()?.commitment(),
        }
    }

    /// Is this contribution of the seat's mixed into the luck of this game?
    pub fn counts(&self, seat: Seat, nonce: &Nonce) -> bool {
        match (&self.room.luck, self.game.luck()) {
            (Some(luck), _) => luck.of_seats.contains(&(seat, nonce.clone())),
            (None, Luck::Fair(dice)) => {
                let mut given = self.room.nonces_from.iter().zip(dice.nonces());
                given.any(|(from, given)| *from == Some(seat) && given == nonce)
            }
            (None, Luck::Manual | Luck::Sealed { .. }) => false,
        }
    }

    /// What anybody needs to draw the rolls from this ply on again.
    ///
    /// # Errors
    /// The game goes on: whoever knows the secret knows every roll to come.
    pub fn dice(&self, from: usize) -> Result<api::DiceRecord, Failure> {
        if !self.is_over() {
            return Err(Failure::Secret);
        }
        let Draws { draws, next } = self.game.draws(from);
        let spans = self.game.luck_spans();
        let last = spans.len().saturating_sub(1);
        let luck = spans.into_iter().enumerate().map(|(number, span)| {
            // What a file brought with it came from seats of another table.
            let seats = if number == last { &self.room.nonces_from[..] } else { &[] };
            span_to_api(span, seats)
        });
        let draws = draws.into_iter().map(draw_to_api).collect();
        Ok(api::DiceRecord { luck: luck.collect(), draws, next })
    }
}

fn span_to_api(span: LuckSpan, seats: &[Option<Seat>]) -> api::LuckSpan {
    let from = span.from;
    match span.luck {
        LuckSource::Manual => {
            api::LuckSpan { from, commitment: None, secret: None, nonces: Vec::new() }
        }
        LuckSource::Fair { commitment, nonces, secret } => {
            let seats = seats.iter().copied().chain(iter::repeat(None));
            let nonce = |(nonce, seat): (Nonce, _)| api::SeatNonce { seat, nonce: nonce.into() };
            api::LuckSpan {
                from,
                commitment: Some(commitment.into()),
                secret: secret.map(String::from),
                nonces: nonces.into_iter().zip(seats).map(nonce).collect(),
            }
        }
    }
}

fn draw_to_api(draw: Draw) -> api::Draw {
    let Draw { ply, weights, chosen, text } = draw;
    api::Draw { ply, weights, chosen, text }
}
