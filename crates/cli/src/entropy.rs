//! Entropy for a new match: from the operating system, or from a seed that repeats.

use tabletop::{FairDice, Luck, Secret};

/// Fair dice from this seed, or from fresh entropy without one.
///
/// # Errors
/// One sentence if the operating system gives no random numbers.
pub fn fair_dice(seed: Option<u64>) -> Result<FairDice, String> {
    match seed {
        Some(seed) => Ok(FairDice::seeded(seed)),
        None => Ok(FairDice::new(Secret::from_entropy(entropy()?), Vec::new())),
    }
}

/// As [`fair_dice`], for a match.
///
/// # Errors
/// As [`fair_dice`].
pub fn fair(seed: Option<u64>) -> Result<Luck, String> {
    fair_dice(seed).map(Luck::Fair)
}

fn entropy() -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("the operating system gives no random numbers: {error}"))?;
    Ok(bytes)
}
