//! Fair dice: luck that nobody can foresee and everybody can check.
//!
//! The host picks a [`Secret`] and shows its [`Commitment`] before the first ply. Each seat may add
//! a [`Nonce`]. Together they give the table key; ply number *n* is answered by the stream keyed by
//! (table key, *n*). When the game is over the secret is revealed and anyone can draw again.

use std::{convert::Infallible, fmt};

use rand_core::{Rng, SeedableRng, TryRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// What the host keeps to itself until the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

/// A seat's own contribution to the table key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce(pub [u8; 16]);

/// The hash of a secret, shown before the first ply.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// The luck of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDice {
    secret: Secret,
    nonces: Vec<Nonce>,
    key: Key,
}

/// Random numbers for one ply: the output stream of BLAKE3 keyed by the table key over the ply.
pub struct Dice(blake3::OutputReader);

/// Sets the thoughts of computer players apart from every table key, whatever the seats contribute.
const THOUGHTS: &str = "karak tabletop v1 thoughts of computer players";

/// The table key. Never shown, never written.
#[derive(Clone, PartialEq, Eq)]
struct Key([u8; 32]);

impl Secret {
    /// A secret from 32 bytes of the operating system's entropy.
    pub fn from_entropy(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// A secret that everybody who knows the number knows: for practice, tests and simulation.
    pub fn from_seed(seed: u64) -> Secret {
        Secret(blake3::derive_key("karak tabletop v1 practice seed", &seed.to_le_bytes()))
    }

    /// What is shown before the first ply.
    pub fn commitment(&self) -> Commitment {
        Commitment(*blake3::hash(&self.0).as_bytes())
    }
}

impl FairDice {
    /// Mixes the host's secret with the nonces of the seats.
    pub fn new(secret: Secret, nonces: Vec<Nonce>) -> FairDice {
        let mut mix = blake3::Hasher::new_keyed(&secret.0);
        mix.update(b"karak tabletop v1 table key");
        for nonce in &nonces {
            mix.update(&nonce.0);
        }
        let key = Key(*mix.finalize().as_bytes());
        FairDice { secret, nonces, key }
    }

    /// Luck that repeats: the same seed gives the same game for the same decisions.
    pub fn seeded(seed: u64) -> FairDice {
        FairDice::new(Secret::from_seed(seed), Vec::new())
    }

    /// The hash of the secret.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// The seats' contributions, in seat order.
    pub fn nonces(&self) -> &[Nonce] {
        &self.nonces
    }

    /// The secret itself: for the host's own files, and for everybody once the game is over.
    pub fn reveal(&self) -> &Secret {
        &self.secret
    }

    /// The stream that answers this ply, and no other.
    pub fn at(&self, ply: usize) -> Dice {
        let mut hasher = blake3::Hasher::new_keyed(&self.key.0);
        hasher.update(&(ply as u64).to_le_bytes());
        Dice(hasher.finalize_xof())
    }

    /// The stream for what the computer player of this seat thinks with. BLAKE3 derives its key from the secret in a
    /// context of its own, so no contribution of a seat gives the dice this stream.
    pub fn thoughts(&self, seat: Seat) -> Dice {
        let mut hasher = blake3::Hasher::new_derive_key(THOUGHTS);
        hasher.update(&self.secret.0).update(&[seat.0]);
        Dice(hasher.finalize_xof())
    }
}

impl TryRng for Dice {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let mut bytes = [0; 4];
        self.0.fill(&mut bytes);
        Ok(u32::from_le_bytes(bytes))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut bytes = [0; 8];
        self.0.fill(&mut bytes);
        Ok(u64::from_le_bytes(bytes))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill(bytes);
        Ok(())
    }
}

/// A quick, repeatable generator for simulation and tests. Not for play between people.
pub fn seeded_rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A number from 0 to `limit - 1`, each equally likely.
///
/// The mapping (widening multiplication, biased words rejected) is part of the save format: a
/// verifier in any language must do the same.
///
/// # Panics
/// If `limit` is 0.
#[inline]
pub fn below(limit: u32, rng: &mut impl Rng) -> u32 {
    assert!(limit > 0, "a choice among nothing");
    loop {
        let wide = u64::from(rng.next_u32()) * u64::from(limit);
        // Rejecting the lowest `2^32 mod limit` fractions leaves every number equally many words.
        let fraction = wide as u32;
        if fraction >= limit || fraction >= limit.wrapping_neg() % limit {
            return (wide >> 32) as u32;
        }
    }
}

/// One of these outcomes, by weight; `None` if there is none.
pub fn pick_weighted<C>(
    outcomes: impl IntoIterator<Item = (C, u32), IntoIter: Clone>,
    rng: &mut impl Rng,
) -> Option<C> {
    let outcomes = outcomes.into_iter();
    let total = outcomes.clone().map(|(_, weight)| weight).sum();
    if total == 0 {
        return None;
    }
    let mut left = below(total, rng);
    for (outcome, weight) in outcomes {
        if left < weight {
            return Some(outcome);
        }
        left -= weight;
    }
    None
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        to_hex(&secret.0)
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> String {
        to_hex(&nonce.0)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        to_hex(&commitment.0)
    }
}

impl TryFrom<String> for Secret {
    type Error = String;
    fn try_from(text: String) -> Result<Secret, String> {
        from_hex(&text).map(Secret)
    }
}

impl TryFrom<String> for Nonce {
    type Error = String;
    fn try_from(text: String) -> Result<Nonce, String> {
        from_hex(&text).map(Nonce)
    }
}

impl TryFrom<String> for Commitment {
    type Error = String;
    fn try_from(text: String) -> Result<Commitment, String> {
        from_hex(&text).map(Commitment)
    }
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex<const N: usize>(text: &str) -> Result<[u8; N], String> {
    let problem = || format!("expected {} hexadecimal digits", 2 * N);
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(problem());
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        let digits = &text[2 * index..2 * index + 2];
        *byte = u8::from_str_radix(digits, 16).map_err(|_| problem())?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ply_has_its_own_stream_and_repeats_it() {
        let dice = FairDice::seeded(7);
        let draw = |ply| dice.at(ply).next_u64();
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
        assert_ne!(draw(3), FairDice::seeded(8).at(3).next_u64());
    }

    #[test]
    fn a_nonce_changes_the_luck_but_not_the_commitment() {
        let alone = FairDice::new(Secret::from_seed(1), vec![]);
        let mixed = FairDice::new(Secret::from_seed(1), vec![Nonce([9; 16])]);
        assert_eq!(alone.commitment(), mixed.commitment());
        assert_ne!(alone.at(0).next_u64(), mixed.at(0).next_u64());
    }

    /// Contributions that look like what computer players once thought with, or like anything in a hash of ours.
    #[test]
    fn no_contribution_gives_the_dice_the_thoughts_of_a_computer_player() {
        let secret = Secret::from_seed(7);
        let alone = FairDice::new(secret.clone(), Vec::new());
        let thoughts: Vec<u64> = (0..8).map(|seat| alone.thoughts(Seat(seat)).next_u64()).collect();
        let words = [*b"karak player bot", *b"karak tabletop v", [0; 16], [255; 16]];
        for nonces in [vec![], words.map(Nonce).to_vec()]
            .into_iter()
            .chain(words.map(|word| vec![Nonce(word)]))
        {
            let dice = FairDice::new(secret.clone(), nonces);
            assert!((0..64).all(|ply| !thoughts.contains(&dice.at(ply).next_u64())));
            assert_eq!(dice.thoughts(Seat(3)).next_u64(), thoughts[3]);
        }
        assert!(thoughts.iter().enumerate().all(|(seat, one)| !thoughts[..seat].contains(one)));
    }

    #[test]
    fn below_is_uniform_and_in_range() {
        let mut rng = seeded_rng(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[below(6, &mut rng) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
    }

    #[test]
    fn pick_never_takes_weight_zero() {
        let mut rng = seeded_rng(2);
        for _ in 0..1_000 {
            assert_ne!(pick_weighted([('a', 1), ('b', 0), ('c', 3)], &mut rng), Some('b'));
        }
        assert_eq!(pick_weighted::<char>([], &mut rng), None);
    }

    #[test]
    fn hexadecimal_goes_there_and_back() {
        let nonce = Nonce([0xa7; 16]);
        assert_eq!(Nonce::try_from(String::from(nonce.clone())), Ok(nonce));
        assert!(Nonce::try_from("a7".to_string()).is_err());
        assert!(Secret::try_from("é".repeat(32)).is_err());
    }

    #[test]
    fn a_secret_does_not_print_itself() {
        let dice = FairDice::seeded(7);
        let shown = format!("{dice:?}");
        assert!(!shown.contains(&String::from(dice.reveal().clone())));
    }
}
