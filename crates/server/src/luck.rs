//! What the luck of a new game will be made of, while people still sit down. No input, no output.

use serde::{Deserialize, Serialize};
use tabletop::{Commitment, FairDice, Nonce, Seat, Seats, Secret};

use crate::failure::Failure;

/// What the luck of a game will be made of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LuckToCome {
    /// Luck that repeats.
    pub seed: Option<u64>,
    /// What was drawn when the table was opened, before anybody else gave a number; none in older files: there it is drawn at
    /// the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// Contributions of whoever opened the table that are no seat's.
    pub nonces: Vec<Nonce>,
    /// The contributions of those who sit there, by ascending seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of_seats: Vec<(Seat, Nonce)>,
}

impl LuckToCome {
    /// The hash of the secret, if that can be shown: a seed is known to whoever chose it.
    pub fn commitment(&self) -> Option<Commitment> {
        let secret = self.secret.as_ref().filter(|_| self.seed.is_none());
        secret.map(Secret::commitment)
    }

    /// Whoever opens the table contributes these: for the seats of the people who are there, in order, and the rest.
    pub fn contribute(&mut self, people: impl Iterator<Item = Seat>, nonces: Vec<Nonce>) {
        let mut nonces = nonces.into_iter();
        self.of_seats = people.zip(nonces.by_ref()).collect();
        self.nonces.extend(nonces);
    }

    /// The seat contributes this, instead of what it has contributed before.
    pub fn give(&mut self, seat: Seat, nonce: Nonce) {
        self.withdraw(seat);
        let place = self.of_seats.partition_point(|(other, _)| *other < seat);
        self.of_seats.insert(place, (seat, nonce));
    }

    /// Whoever sat there has gone, and their contribution with them.
    pub fn withdraw(&mut self, seat: Seat) {
        self.of_seats.retain(|(other, _)| *other != seat);
    }

    /// The dice, and from which seats what is mixed into them came. This secret is for those who brought none.
    pub fn dice(self, fresh: Secret) -> (FairDice, Vec<Option<Seat>>) {
        let secret = self.seed.map(Secret::from_seed).or(self.secret).unwrap_or(fresh);
        let free = self.nonces.into_iter().map(|nonce| (None, nonce));
        let seats = self.of_seats.into_iter().map(|(seat, nonce)| (Some(seat), nonce));
        let (seats, nonces) = free.chain(seats).unzip();
        (FairDice::new(secret, nonces), seats)
    }
}

/// Reads what callers contribute.
///
/// # Errors
/// Too many, or not 32 hexadecimal digits.
pub fn read_nonces(words: Vec<String>) -> Result<Vec<Nonce>, Failure> {
    let bad = |message| Failure::Malformed { message, field: Some("nonces".into()) };
    if words.len() > usize::from(Seats::MOST) {
        return Err(bad(format!("expected at most {}", Seats::MOST)));
    }
    words.into_iter().map(|word| Nonce::try_from(word).map_err(bad)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nonce(number: u8) -> Nonce {
        Nonce([number; 16])
    }

    #[test]
    fn contributions_are_mixed_in_the_order_of_seats_whoever_comes_first() {
        let seats = |order: &[u8]| {
            let mut luck = LuckToCome::default();
            luck.contribute([Seat(2)].into_iter(), vec![nonce(2), nonce(9)]);
            order.iter().for_each(|&seat| luck.give(Seat(seat), nonce(seat)));
            luck.dice(Secret::from_seed(1))
        };
        let (dice, from) = seats(&[3, 0]);
        assert_eq!(dice.nonces(), [nonce(9), nonce(0), nonce(2), nonce(3)]);
        assert_eq!(from, [None, Some(Seat(0)), Some(Seat(2)), Some(Seat(3))]);
        assert_eq!((dice, from), seats(&[0, 3]));
    }

    #[test]
    fn whoever_sits_down_after_somebody_contributes_instead_of_them() {
        let mut luck = LuckToCome::default();
        luck.give(Seat(1), nonce(1));
        luck.give(Seat(1), nonce(7));
        assert_eq!(luck.of_seats, [(Seat(1), nonce(7))]);
        luck.withdraw(Seat(1));
        assert_eq!(luck.of_seats, []);
    }

    #[test]
    fn what_an_older_server_has_written_can_be_read() {
        let old = r#"{"seed":null,"nonces":["000102030405060708090a0b0c0d0e0f"]}"#;
        let luck: LuckToCome = serde_json::from_str(old).unwrap();
        assert_eq!(luck.commitment(), None);
        let (dice, from) = luck.dice(Secret::from_seed(4));
        assert_eq!(dice.commitment(), Secret::from_seed(4).commitment());
        assert_eq!((dice.nonces().len(), from), (1, vec![None]));
    }

    #[test]
    fn a_secret_stays_what_was_shown() {
        let luck = LuckToCome { secret: Some(Secret::from_seed(5)), ..LuckToCome::default() };
        let shown = luck.commitment().expect("there is a secret");
        let (dice, _) = luck.clone().dice(Secret::from_seed(6));
        assert_eq!(dice.commitment(), shown);
        assert_eq!(LuckToCome { seed: Some(3), ..luck }.commitment(), None);
    }
}
