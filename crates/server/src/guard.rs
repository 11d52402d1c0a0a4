//! Who may ask, how often, and what every answer carries.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    num::NonZeroU32,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    task::{Context, Poll},
    time::{Duration, Instant},
};

use axum::{
    body::{Body, Bytes},
    extract::{MatchedPath, Request, State},
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, Uri, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

use crate::{
    app::App,
    config::{Limits, Settings},
    connections::{ConnectionLimit, Permit},
    failure::Failure,
    proxies::Proxies,
    reach,
};

/// Who is at the other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Where a request comes from, past the proxies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address(pub IpAddr);

/// Who may ask, and how often.
pub struct Guard {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    openings: DefaultKeyedRateLimiter<IpAddr>,
    tries: DefaultKeyedRateLimiter<IpAddr>,
    plies: DefaultKeyedRateLimiter<IpAddr>,
    /// Token buckets of bytes: how much each address has written into the file.
    bytes: DefaultKeyedRateLimiter<IpAddr>,
    limits: Limits,
    clock: DefaultClock,
    /// Long requests that are being read.
    long: Arc<ConnectionLimit>,
    /// Requests that proxies have handed on and that are being answered.
    forwarded: Arc<ConnectionLimit>,
    hosts: Hosts,
    proxies: Proxies,
    time: Duration,
    counter: AtomicU64,
}

/// The names that callers may use for us.
enum Hosts {
    /// These.
    Named(Vec<String>),
    /// Whatever leads to a machine in the same house.
    House,
    /// Any: a proxy in front knows our name.
    Any,
}

/// So many long requests are read at the same time: with their limit, the memory that they take.
const MOST_LONG: usize = 16;
/// Of them, so many of one client network.
const MOST_LONG_EACH: usize = 4;
/// An opening counts for so many bytes at least: with what the computers of the table will write, which nobody else is charged
/// for. At the usual rate one address opens fewer tables in a week than the file may hold.
const OPENING: usize = 64 << 10;
/// A change counts for so many bytes besides those that are sent: what luck answers, and the row around it.
const CHANGE: usize = 512;

/// Our names on this machine.
const LOCAL: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
             font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
             worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
];

impl Guard {
    /// As set.
    pub fn new(settings: &Settings) -> Guard {
        let limits = &settings.limits;
        let least = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let requests = Quota::per_second(least(limits.rate)).allow_burst(least(limits.burst));
        let openings =
            Quota::per_minute(least(limits.open_rate)).allow_burst(least(limits.open_burst));
        let tries = Quota::per_minute(least(limits.try_rate)).allow_burst(least(limits.try_burst));
        let bytes =
            Quota::per_second(least(limits.bytes_rate)).allow_burst(least(limits.bytes_burst));
        let is_local = settings.listen.ip().is_loopback();
        let names = settings.hosts.iter().map(|name| name.to_ascii_lowercase());
        let own = settings.listen.ip().to_string();
        let names = names.chain(LOCAL.map(String::from)).chain([own]).collect();
        Guard {
            requests: RateLimiter::keyed(requests),
            openings: RateLimiter::keyed(openings),
            tries: RateLimiter::keyed(tries),
            clock: DefaultClock::default(),
            plies: RateLimiter::keyed(
                Quota::per_second(least(limits.ply_rate)).allow_burst(least(limits.ply_burst)),
            ),
            bytes: RateLimiter::keyed(bytes),
            limits: limits.clone(),
            forwarded: ConnectionLimit::of(limits.connections, limits.connections_each),
            long: ConnectionLimit::of(MOST_LONG, MOST_LONG_EACH),
            hosts: match (is_local || !settings.hosts.is_empty(), settings.proxy.is_empty()) {
                (true, _) => Hosts::Named(names),
                (false, true) => Hosts::House,
                (false, false) => Hosts::Any,
            },
            proxies: settings.proxy.clone(),
            time: Duration::from_secs(limits.seconds),
            counter: AtomicU64::default(),
        }
    }

    /// May this address open one more table?
    ///
    /// # Errors
    /// It has opened many.
    pub fn check_opening(&self, request: &Parts) -> Result<(), Failure> {
        let many = "many tables were opened from this address; wait a minute";
        self.check_rate(&self.openings, address_of(&request.extensions), many)?;
        self.check_bytes(request, OPENING, self.limits.save)
    }

    /// May this address have something written into the file, as much as it sends and what goes with it?
    ///
    /// # Errors
    /// It has had much written.
    pub fn check_writing(&self, request: &Parts) -> Result<(), Failure> {
        let length = body_length(&request.headers, self.limits.body);
        self.check_bytes(request, length.saturating_add(CHANGE), self.limits.body)
    }

    /// Counts so many bytes, or those of the body if they are more, of which this route takes so many.
    fn check_bytes(&self, request: &Parts, least: usize, most: usize) -> Result<(), Failure> {
        let bytes = body_length(&request.headers, most).max(least);
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX).min(self.limits.bytes_burst);
        let bytes = NonZeroU32::new(bytes).unwrap_or(NonZeroU32::MIN);
        let caller = client_network(address_of(&request.extensions));
        let message = "much was written from this address; wait a few minutes";
        match self.bytes.check_key_n(&caller, bytes) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(until)) => {
                Err(Failure::TooFast { message, wait: until.wait_time_from(self.clock.now()) })
            }
            Err(_) => Err(Failure::TooMany(message)),
        }
    }

    /// May this address try one more code or invitation?
    ///
    /// # Errors
    /// It has tried many.
    pub fn check_trying(&self, request: &Parts) -> Result<(), Failure> {
        let many = "many codes were tried from this address; wait a minute";
        self.check_rate(&self.tries, address_of(&request.extensions), many)
    }

    /// May so many plies be played again for this address?
    ///
    /// # Errors
    /// They are more than may be at once, or many were played.
    pub fn check_plies(&self, address: IpAddr, plies: usize) -> Result<(), Failure> {
        let Some(plies) = NonZeroU32::new(plies as u32) else { return Ok(()) };
        let message = "many plies were played again for this address; wait a minute";
        match self.plies.check_key_n(&client_network(address), plies) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(until)) => {
                Err(Failure::TooFast { message, wait: until.wait_time_from(self.clock.now()) })
            }
            Err(_) => Err(Failure::UselessSave("this game is too long to be played again here")),
        }
    }

    /// Leave to send a long request.
    ///
    /// # Errors
    /// Others are being read.
    pub fn check_long(&self, request: &Request) -> Result<Permit, Failure> {
        let many = Failure::TooFast {
            message: "other long requests are being read; send one after the other",
            wait: Duration::from_secs(1),
        };
        self.long.take(address_of(request.extensions())).ok_or(many)
    }

    /// Sweeps the rate limiters: forgets who has not called for a while.
    pub fn sweep(&self) {
        self.requests.retain_recent();
        self.openings.retain_recent();
        self.tries.retain_recent();
        self.plies.retain_recent();
        self.bytes.retain_recent();
    }

    /// May this request be answered? The permit is held until it is.
    fn check(
        &self,
        request: &Request,
        Address(address): Address,
    ) -> Result<Option<Permit>, Failure> {
        let many = "many requests came from this address; wait a moment";
        self.check_rate(&self.requests, address, many)?;
        let host = host(request);
        self.check_host(host.as_deref())?;
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            check_origin(request.headers(), host.as_deref())?;
        }
        if !self.proxies.has(peer_of(request.extensions())) {
            return Ok(None);
        }
        let many = Failure::TooMany("many requests of this address are answered right now");
        self.forwarded.take(address).map(Some).ok_or(many)
    }

    /// One more from this address, which counts together with its network.
    fn check_rate(
        &self,
        limiter: &DefaultKeyedRateLimiter<IpAddr>,
        address: IpAddr,
        message: &'static str,
    ) -> Result<(), Failure> {
        limiter.check_key(&client_network(address)).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            Failure::TooFast { message, wait }
        })
    }

    /// A name that is not ours may be another page's, which points it at this machine (DNS rebinding).
    fn check_host(&self, host: Option<&str>) -> Result<(), Failure> {
        let name = host.map(without_port);
        let is_known = match &self.hosts {
            Hosts::Named(names) => names.iter().any(|known| Some(known.as_str()) == name),
            Hosts::House => name.is_some_and(reach::is_name_in_a_house),
            Hosts::Any => true,
        };
        let unknown = "this server is not known by that name; see --host";
        if is_known { Ok(()) } else { Err(Failure::BadOrigin(unknown)) }
    }
}

/// Where a request comes from.
pub fn address_of(extensions: &Extensions) -> IpAddr {
    let Address(address) = extensions.get().copied().unwrap_or(Address(NOBODY.0.ip()));
    address
}

/// Who is at the other end of its connection.
fn peer_of(extensions: &Extensions) -> IpAddr {
    let Peer(peer) = extensions.get().copied().unwrap_or(NOBODY);
    peer.ip()
}

/// So many bytes a body has; one that does not say it as many as its route takes.
fn body_length(headers: &HeaderMap, most: usize) -> usize {
    let said =
        headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    match said {
        Some(length) => most.min(length),
        None if headers.contains_key(header::TRANSFER_ENCODING) => most,
        None => 0,
    }
}

/// The network of a client, which is limited as one: an IPv4 address, or the /64 of an IPv6 address.
pub fn client_network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
    }
}

const NOBODY: Peer = Peer(SocketAddr::new(IpAddr::V6(Ipv6Addr::UNSPECIFIED), 0));

/// Every request comes through here: checked, given its time, noted in one line.
pub async fn pass(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let number = app.guard.counter.fetch_add(1, Ordering::Relaxed);
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let is_api = request.uri().path().starts_with("/api");
    let address = app.guard.proxies.caller(request.headers(), peer_of(request.extensions()));
    request.extensions_mut().insert(Address(address));
    let mut response = match app.guard.check(&request, Address(address)) {
        Err(failure) => failure.into_response(),
        Ok(permit) => match tokio::time::timeout(app.guard.time, next.run(request)).await {
            Ok(response) => hold(response, permit),
            Err(_) => Failure::Busy("this took too long").into_response(),
        },
    };
    response.headers_mut().extend(HEADERS);
    if is_api {
        let no_store = HeaderValue::from_static("no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, no_store);
    }
    app.metrics.answered(route.as_deref(), &response, start.elapsed());
    tracing::info!(
        %method,
        route = route.as_deref().unwrap_or("page"),
        status = response.status().as_u16(),
        ms = start.elapsed().as_millis() as u64,
        request = number,
    );
    response
}

/// The answer, which holds this permit until all of it has been sent.
fn hold(response: Response, permit: Option<Permit>) -> Response {
    let Some(permit) = permit else { return response };
    response.map(|body| Body::new(Held { body, _permit: permit }))
}

/// A body that holds a permit, and is as long as it was.
struct Held {
    body: Body,
    _permit: Permit,
}

impl http_body::Body for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> http_body::SizeHint {
        self.body.size_hint()
    }
}

/// What another page sends has that page's origin.
fn check_origin(headers: &HeaderMap, host: Option<&str>) -> Result<(), Failure> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin: Option<Uri> = origin.to_str().ok().and_then(|origin| origin.parse().ok());
    let theirs = origin.as_ref().and_then(Uri::authority).map(|name| name.as_str());
    match (theirs, host) {
        (Some(theirs), Some(ours)) if theirs.eq_ignore_ascii_case(ours) => Ok(()),
        _ => Err(Failure::BadOrigin("this came from another page")),
    }
}

fn host(request: &Request) -> Option<String> {
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let named = named.or_else(|| request.uri().authority().map(|name| name.as_str()));
    named.map(str::to_ascii_lowercase)
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}
