//! Names and keys that nobody can guess.

use blake3::Hash;
use tabletop::Secret;

/// Says which seat of a table somebody sits on: 128 bits from the operating system, in hexadecimal.
/// Only its hash is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The operating system gives no random numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the operating system gives no random numbers")]
pub struct NoEntropy;

impl Token {
    /// A new one.
    pub fn new() -> Result<Token, NoEntropy> {
        Ok(Token(hex(&random::<16>()?)))
    }

    /// The one that follows from these words: whoever knows all of them is told it again.
    pub fn derived(words: &[&str]) -> Token {
        let mut hasher = blake3::Hasher::new_derive_key("karak 2026-11 seat token");
        for word in words {
            hasher.update(&(word.len() as u64).to_le_bytes()).update(word.as_bytes());
        }
        Token(hex(&hasher.finalize().as_bytes()[..16]))
    }

    /// The words to hand out, once.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> Hash {
        hash(&self.0)
    }
}

/// What is kept of a token. Hashes are compared in constant time, so an answer's delay tells nothing.
pub fn hash(token: &str) -> Hash {
    blake3::hash(token.as_bytes())
}

/// The name of a new table: 80 random bits. Whoever knows it may watch.
pub fn table_name() -> Result<String, NoEntropy> {
    Ok(hex(&random::<10>()?))
}

/// The secret of new dice.
pub fn secret() -> Result<Secret, NoEntropy> {
    Ok(Secret::from_entropy(random()?))
}

/// Random bytes of the operating system.
pub fn random<const N: usize>() -> Result<[u8; N], NoEntropy> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
