//! Encryption of a push message for one browser: RFC 8291, in one record of the content encoding `aes128gcm`, RFC 8188.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Salt},
    rand::{SecureRandom, SystemRandom},
};

use super::{SubscriptionKeys, Unusable};
use crate::token::NoEntropy;

/// A point of the curve P-256, uncompressed.
type Point = [u8; 65];

/// The browser that a message is for.
pub struct Browser {
    public: Point,
    auth: [u8; 16],
}

/// What only the browser and we know.
struct Shared {
    /// Our public key for this one message.
    ours: Point,
    /// ECDH of our private key and the browser's public one.
    secret: [u8; 32],
}

/// Bytes of every record before it is encrypted: no message tells anything by its length.
const LENGTH: usize = 256;
/// Bytes of a record at the most, as the header says.
const RECORD: u32 = 4096;

impl Browser {
    /// The browser with these keys; whether its point lies on the curve, `check` tells.
    pub fn read(keys: &SubscriptionKeys) -> Result<Browser, Unusable> {
        let public = decode(&keys.p256dh).ok_or(Unusable::PublicKey)?;
        let auth = decode(&keys.auth).ok_or(Unusable::Secret)?;
        Ok(Browser { public, auth })
    }

    /// Can anything be encrypted for it?
    pub fn check(&self) -> Result<(), Unusable> {
        self.agree().map(|_| ())
    }

    /// The body of a request to the push service.
    pub fn encrypt(&self, message: &str) -> Result<Vec<u8>, Unusable> {
        let shared = self.agree()?;
        let mut salt = [0; 16];
        SystemRandom::new().fill(&mut salt).map_err(|_| NoEntropy)?;
        Ok(self.seal(&shared, salt, pad(message, LENGTH)))
    }

    fn agree(&self) -> Result<Shared, Unusable> {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())
            .map_err(|_| NoEntropy)?;
        let ours = private.compute_public_key().map_err(|_| NoEntropy)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public);
        let secret =
            agree_ephemeral(private, &theirs, array::<32>).map_err(|_| Unusable::PublicKey)?;
        Ok(Shared { ours: array(ours.as_ref()), secret })
    }

    /// RFC 8291, section 3.4, then RFC 8188, section 2.
    fn seal(&self, shared: &Shared, salt: [u8; 16], mut record: Vec<u8>) -> Vec<u8> {
        let info = [b"WebPush: info\0".as_slice(), &self.public, &shared.ours];
        let ikm: [u8; 32] = derive(&self.auth, &shared.secret, &info);
        let key: [u8; 16] = derive(&salt, &ikm, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derive(&salt, &ikm, &[b"Content-Encoding: nonce\0"]);
        let key = UnboundKey::new(&AES_128_GCM, &key).expect("a key of AES-128 has 16 bytes");
        let sealed = LessSafeKey::new(key).seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut record,
        );
        sealed.expect("a record is shorter than what AES-GCM can take");
        let header = [salt.as_slice(), &RECORD.to_be_bytes(), &[65], &shared.ours].concat();
        [header, record].concat()
    }
}

/// A delimiter, which says that no other record follows, and zeros up to the next multiple of the length.
fn pad(message: &str, length: usize) -> Vec<u8> {
    let mut record = [message.as_bytes(), &[2]].concat();
    record.resize(record.len().next_multiple_of(length), 0);
    record
}

/// HKDF with SHA-256, RFC 5869: `expand(extract(salt, secret), info)`.
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut derived = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    let filled = key.expand(info, Length(N)).and_then(|expanded| expanded.fill(&mut derived));
    filled.expect("so few bytes can be derived");
    derived
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("points and secrets of P-256 have this length")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8291, appendix A.
    const THEIRS: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const OURS: &str =
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    const SECRET: &str = "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs";
    const SALT: &str = "DGv6ra1nlYgDCS1FRnbzlw";
    const MESSAGE: &str = "When I grow up, I want to be a watermelon";
    const SEALED: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
                          EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    fn browser(p256dh: &str, auth: &str) -> Result<Browser, Unusable> {
        Browser::read(&SubscriptionKeys { p256dh: p256dh.into(), auth: auth.into() })
    }

    #[test]
    fn the_example_of_the_standard_comes_out() {
        let shared = Shared { ours: decode(OURS).unwrap(), secret: decode(SECRET).unwrap() };
        let sealed =
            browser(THEIRS, AUTH).unwrap().seal(&shared, decode(SALT).unwrap(), pad(MESSAGE, 1));
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed), SEALED);
    }

    #[test]
    fn all_messages_are_equally_long() {
        let browser = browser(THEIRS, AUTH).unwrap();
        let length = |message: &str| browser.encrypt(message).unwrap().len();
        assert_eq!(length(""), length(&"a".repeat(255)));
        assert!(length("") < length(&"a".repeat(256)));
    }

    #[test]
    fn no_two_bodies_are_alike() {
        let browser = browser(THEIRS, AUTH).unwrap();
        let [one, other] = [(); 2].map(|()| browser.encrypt(MESSAGE).unwrap());
        assert!(
            one[..16] != other[..16] && one[21..86] != other[21..86] && one[86..] != other[86..]
        );
    }

    #[test]
    fn a_key_that_is_none_is_refused() {
        let of_point = |point: &[u8]| {
            let browser = browser(&BASE64_URL_SAFE_NO_PAD.encode(point), AUTH);
            browser.and_then(|browser| browser.check())
        };
        let good: Point = decode(THEIRS).unwrap();
        assert_eq!(of_point(&good), Ok(()));
        let mut off_the_curve = good;
        off_the_curve[64] ^= 1;
        let mut compressed = good;
        compressed[0] = 2;
        let mut beyond_the_field = [0xff; 65];
        beyond_the_field[0] = 4;
        let mut zero = [0; 65];
        zero[0] = 4;
        for point in [off_the_curve, compressed, beyond_the_field, zero, [0; 65]] {
            assert_eq!(of_point(&point), Err(Unusable::PublicKey));
        }
        for point in [&good[..64], &good[..33], &[0], &[], &[good.as_slice(), &[0]].concat()] {
            assert_eq!(of_point(point), Err(Unusable::PublicKey));
        }
        assert_eq!(browser("é", AUTH).err(), Some(Unusable::PublicKey));
        assert_eq!(browser(&format!("{THEIRS}="), AUTH).err(), Some(Unusable::PublicKey));
    }

    #[test]
    fn a_secret_that_is_none_is_refused() {
        for auth in
            ["", "BTBZMqHH6r4Tts7J_aSI", "BTBZMqHH6r4Tts7J_aSIgggg", "BTBZMqHH6r4Tts7J/aSIgg", "\0"]
        {
            assert_eq!(browser(THEIRS, auth).err(), Some(Unusable::Secret), "{auth:?}");
        }
    }
}
