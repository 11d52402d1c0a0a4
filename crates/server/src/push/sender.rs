//! The thread that sends, and what waits for it.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{self, Receiver, SyncSender},
    },
    thread,
    time::{Duration, SystemTime},
};

use axum::http::{Request, StatusCode, header};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use ureq::{Agent, config::Config, unversioned::transport::DefaultConnector};

use super::{
    KeyPair, Subscription, Unusable,
    encryption::Browser,
    resolver::PublicResolver,
    services::{Allowed, Endpoint},
    text,
};
use crate::loaded::lock;

/// A message to send.
pub struct Job {
    pub subscription: Subscription,
    pub table: String,
    /// What to do if the browser wants no more messages.
    pub gone: Box<dyn FnOnce() + Send>,
}

/// The way to the thread. When the last clone is gone, the thread ends.
#[derive(Clone)]
pub struct Queue {
    jobs: Arc<Mutex<Option<SyncSender<Job>>>>,
    state: Arc<State>,
}

/// What both sides of the queue know.
#[derive(Default)]
struct State {
    is_closed: AtomicBool,
    /// Messages that found no room, and that the log does not know of yet.
    dropped: AtomicU64,
}

/// What sends.
pub struct Sender {
    keys: KeyPair,
    allowed: Allowed,
    contact: Option<String>,
    agent: Agent,
}

/// Why a message was not sent.
#[derive(Debug, thiserror::Error)]
enum NotSent {
    #[error(transparent)]
    Unusable(#[from] Unusable),
    #[error(transparent)]
    Network(#[from] ureq::Error),
}

/// Seconds for which a service keeps a message for a browser that is switched off: whose turn it is tomorrow, the page will know.
const TIME_TO_LIVE: &str = "43200";
/// Bytes of the head of an answer at the most; its body is never read.
const LARGEST_HEAD: usize = 16 << 10;

impl Queue {
    /// Sends it after all others; drops it if too many wait.
    pub fn push(&self, job: Job) {
        if let Some(jobs) = &*lock(&self.jobs)
            && jobs.try_send(job).is_err()
        {
            self.state.dropped.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Begins no job any more.
    pub fn close(&self) {
        self.state.is_closed.store(true, Ordering::Relaxed);
        *lock(&self.jobs) = None;
    }
}

impl Sender {
    /// One that gives each message so much time in all.
    pub fn new(
        keys: KeyPair,
        allowed: Allowed,
        contact: Option<String>,
        timeout: Duration,
    ) -> Sender {
        let agent = agent(allowed.clone(), timeout);
        Sender { keys, allowed, contact, agent }
    }

    /// Starts the thread, for which so many may wait.
    pub fn start(self, waiting: usize) -> Queue {
        let (sender, receiver) = mpsc::sync_channel(waiting);
        let state = Arc::<State>::default();
        let of_thread = state.clone();
        let thread = thread::Builder::new().name("karak-push".into());
        thread
            .spawn(move || self.work(&receiver, &of_thread))
            .expect("a process can start a thread");
        Queue { jobs: Arc::new(Mutex::new(Some(sender))), state }
    }

    fn work(&self, jobs: &Receiver<Job>, state: &State) {
        for job in jobs {
            if state.is_closed.load(Ordering::Relaxed) {
                return;
            }
            if catch_unwind(AssertUnwindSafe(|| self.send(job))).is_err() {
                tracing::error!("a push message broke off");
            }
            let dropped = state.dropped.swap(0, Ordering::Relaxed);
            if dropped > 0 {
                tracing::warn!(dropped, "too many push messages wait");
            }
        }
    }

    fn send(&self, job: Job) {
        let endpoint = match self.allowed.endpoint(&job.subscription.endpoint) {
            Ok(endpoint) => endpoint,
            Err(error) => return tracing::warn!(%error, "nothing can be pushed there any more"),
        };
        let service = endpoint.service.clone();
        match self.post(endpoint, &job) {
            Ok(status) if status.is_success() => {}
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => (job.gone)(),
            Ok(status) => tracing::warn!(%service, %status, "a push service refused a message"),
            Err(error) => tracing::warn!(%service, %error, "a push message was not sent"),
        }
    }

    fn post(
        &self,
        Endpoint { address, service }: Endpoint,
        job: &Job,
    ) -> Result<StatusCode, NotSent> {
        let Subscription { keys, language, .. } = &job.subscription;
        let body = Browser::read(keys)?.encrypt(&text::your_turn(&job.table, *language))?;
        let authorization =
            self.keys.authorization(&service, self.contact.as_deref(), SystemTime::now());
        let request = Request::post(address)
            .header(header::AUTHORIZATION, authorization.map_err(Unusable::NoEntropy)?)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("ttl", TIME_TO_LIVE)
            .header("urgency", "normal")
            .header("topic", topic(job))
            .body(body)
            .expect("the address was read, and all headers are ASCII");
        Ok(self.agent.run(request)?.status())
    }
}

/// What asks a service: directly, once, and not where that says.
pub fn agent(allowed: Allowed, timeout: Duration) -> Agent {
    let config = Config::builder()
        .timeout_global(Some(timeout))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .max_response_header_size(LARGEST_HEAD)
        .proxy(None)
        .build();
    Agent::with_parts(config, DefaultConnector::default(), PublicResolver::new(allowed))
}

/// Names what a newer message replaces: 32 characters of base64url. It differs for each browser, so that a service does not
/// learn who sits together.
fn topic(job: &Job) -> String {
    let mut hash = blake3::Hasher::new();
    hash.update(job.subscription.keys.auth.as_bytes()).update(b"\n").update(job.table.as_bytes());
    BASE64_URL_SAFE_NO_PAD.encode(&hash.finalize().as_bytes()[..24])
}
