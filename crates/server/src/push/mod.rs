//! Web Push: a message to the browser of somebody who has closed the page, that it is their turn.
//!
//! The message is encrypted for the browser (RFC 8291) and goes to the push service that the browser has named, signed with
//! the server's own keys (VAPID, RFC 8292). Both are built here on `ring`, which the TLS below needs anyway: the crates for it
//! bring 75 more, RSA among them.

use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod encryption;
mod keys;
mod resolver;
mod sender;
mod services;
mod text;

#[cfg(test)]
mod tests;

pub use keys::KeyPair;
pub use services::Allowed;
pub use text::Language;

use crate::token::NoEntropy;
use encryption::Browser;
use sender::{Job, Queue, Sender};

/// Where push messages for somebody's seat go: what a browser gives.
///
/// Whoever knows it may not write there without the server's keys, but it names a browser: it belongs in no log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PushSubscription")]
pub struct Subscription {
    /// The address of a push service that this server knows.
    #[schemars(length(max = 1000))]
    pub endpoint: String,
    /// The keys for the message.
    pub keys: SubscriptionKeys,
    /// The language of the message.
    pub language: Language,
}

/// The keys of a push subscription, in base64url.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PushKeys")]
pub struct SubscriptionKeys {
    /// The public key of the browser.
    #[schemars(length(max = 200))]
    pub p256dh: String,
    /// The secret that both know.
    #[schemars(length(max = 200))]
    pub auth: String,
}

/// Why nothing can be pushed there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unusable {
    /// The address is not a plain one, or too long.
    #[error("expected the address of a push service, of 1,000 characters at the most")]
    Address,
    /// Nobody has said that this service may be pushed to.
    #[error("this server does not know that push service")]
    Service,
    /// The public key is none.
    #[error("expected a public key on the curve P-256, uncompressed, in base64url")]
    PublicKey,
    /// The secret is none.
    #[error("expected a secret of 16 bytes in base64url")]
    Secret,
    /// There is no key for the message.
    #[error(transparent)]
    NoEntropy(#[from] NoEntropy),
}

/// Sends push messages, one after the other, on a thread of its own. A clone sends on the same thread.
#[derive(Clone)]
pub struct Push {
    public_key: String,
    allowed: Allowed,
    queue: Queue,
}

/// How long a message may take, and how many may wait.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    timeout: Duration,
    waiting: usize,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { timeout: Duration::from_secs(10), waiting: 1_000 }
    }
}

impl Push {
    /// Starts the thread. The contact is told to the push services: `mailto:` or `https:`, with a name that the world knows.
    /// Apple's and Mozilla's refuse messages without one.
    ///
    /// # Panics
    /// If the system gives no thread.
    pub fn start(keys: KeyPair, allowed: Allowed, contact: Option<String>) -> Push {
        Push::start_within(Bounds::default(), keys, allowed, contact)
    }

    fn start_within(
        bounds: Bounds,
        keys: KeyPair,
        allowed: Allowed,
        contact: Option<String>,
    ) -> Push {
        let public_key = keys.public().to_owned();
        let sender = Sender::new(keys, allowed.clone(), contact, bounds.timeout);
        Push { public_key, allowed, queue: sender.start(bounds.waiting) }
    }

    /// What a browser needs to subscribe: the server's public key in base64url.
    pub fn public_key(&self) -> &str {
        &self.public_key
    }

    /// Can something be pushed there, as far as one sees without asking?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, subscription: &Subscription) -> Result<(), Unusable> {
        self.allowed.endpoint(&subscription.endpoint)?;
        Browser::read(&subscription.keys)?.check()
    }

    /// Tells them that it is their turn at this table: once, when the thread has come so far. It replaces an earlier message for
    /// this table that still waits at the push service. `gone` is called on that thread if the browser wants no more messages;
    /// what else goes wrong, the log says.
    pub fn send(
        &self,
        subscription: Subscription,
        table: &str,
        gone: impl FnOnce() + Send + 'static,
    ) {
        self.queue.push(Job { subscription, table: table.to_owned(), gone: Box::new(gone) });
    }

    /// Sends nothing more. What waits is dropped; what is under way is not waited for.
    pub fn stop(&self) {
        self.queue.close();
    }
}
