//! The server's own keys for push services: a service lets only us write to the browsers that subscribed with them.

use std::time::{Duration, SystemTime};

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::{Map, Value, json};

use super::services::Origin;
use crate::token::NoEntropy;

/// A key pair on the curve P-256 (VAPID, RFC 8292). It can be shown to nobody but the data file.
pub struct KeyPair {
    pkcs8: Vec<u8>,
    pair: EcdsaKeyPair,
    public: String,
}

/// These bytes are no key pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a key pair for push messages, as this server has written it")]
pub struct BadKeyPair;

/// For how long a signature holds; services take a day at the most.
const HOLDS: Duration = Duration::from_secs(12 * 60 * 60);

impl KeyPair {
    /// A new one.
    ///
    /// # Errors
    /// If there are no random numbers.
    pub fn new() -> Result<KeyPair, NoEntropy> {
        let random = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random)
            .map_err(|_| NoEntropy)?;
        Ok(KeyPair::from_bytes(pkcs8.as_ref()).expect("a new key pair can be read"))
    }

    /// What `to_bytes` gave.
    ///
    /// # Errors
    /// If it did not.
    pub fn from_bytes(bytes: &[u8]) -> Result<KeyPair, BadKeyPair> {
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, bytes, &SystemRandom::new());
        let pair = pair.map_err(|_| BadKeyPair)?;
        let public = BASE64_URL_SAFE_NO_PAD.encode(pair.public_key());
        Ok(KeyPair { pkcs8: bytes.to_vec(), pair, public })
    }

    /// What is kept, as PKCS #8. Secret.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.pkcs8.clone()
    }

    /// The public key in base64url, as browsers and push services want it.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The header `Authorization` for this service: a signed JSON Web Token, and the key to check it with.
    pub(super) fn authorization(
        &self,
        service: &Origin,
        contact: Option<&str>,
        now: SystemTime,
    ) -> Result<String, NoEntropy> {
        let claims = claims(service, contact, now);
        let encode = |part: String| BASE64_URL_SAFE_NO_PAD.encode(part);
        let signed = format!(
            "{}.{}",
            encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string()),
            encode(claims)
        );
        let signature =
            self.pair.sign(&SystemRandom::new(), signed.as_bytes()).map_err(|_| NoEntropy)?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public))
    }
}

fn claims(service: &Origin, contact: Option<&str>, now: SystemTime) -> String {
    let expires =
        (now + HOLDS).duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let mut claims = Map::from_iter([
        ("aud".to_owned(), Value::from(service.to_string())),
        ("exp".to_owned(), Value::from(expires)),
    ]);
    if let Some(contact) = contact {
        claims.insert("sub".to_owned(), Value::from(contact));
    }
    Value::Object(claims).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_the_same_key_pair() {
        let keys = KeyPair::new().unwrap();
        let again = KeyPair::from_bytes(&keys.to_bytes()).unwrap();
        assert_eq!(again.public(), keys.public());
        assert_eq!(again.to_bytes(), keys.to_bytes());
        assert_ne!(KeyPair::new().unwrap().public(), keys.public());
    }

    #[test]
    fn a_public_key_is_an_uncompressed_point() {
        let point = BASE64_URL_SAFE_NO_PAD.decode(KeyPair::new().unwrap().public()).unwrap();
        assert_eq!((point.len(), point[0]), (65, 4));
    }

    #[test]
    fn damaged_bytes_are_no_key_pair() {
        let bytes = KeyPair::new().unwrap().to_bytes();
        let refused = |bytes: &[u8]| assert_eq!(KeyPair::from_bytes(bytes).err(), Some(BadKeyPair));
        refused(b"");
        refused(&bytes[1..]);
        refused(&bytes[..bytes.len() - 1]);
        let mut other_point = bytes;
        *other_point.last_mut().unwrap() ^= 1;
        refused(&other_point);
    }
}
