//! Who may ask, how often, and what every answer carries.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    num::NonZeroU32,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, Uri, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::{
    app::App,
    config::{Limits, Settings},
    failure::Failure,
};

/// Who is at the other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Who may ask, and how often.
pub struct Guard {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    openings: DefaultKeyedRateLimiter<IpAddr>,
    tries: DefaultKeyedRateLimiter<IpAddr>,
    /// Token buckets of bytes: how much each address has written into the file.
    bytes: DefaultKeyedRateLimiter<IpAddr>,
    limits: Limits,
    /// The names that callers may use for us; none: any.
    hosts: Option<Vec<String>>,
    has_proxy: bool,
    time: Duration,
    counter: AtomicU64,
}

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
            bytes: RateLimiter::keyed(bytes),
            limits: limits.clone(),
            hosts: (is_local || !settings.hosts.is_empty()).then_some(names),
            has_proxy: settings.proxy,
            time: Duration::from_secs(limits.seconds),
            counter: AtomicU64::default(),
        }
    }

    /// May this address open one more table?
    ///
    /// # Errors
    /// It has opened many.
    pub fn check_opening(&self, request: &Parts) -> Result<(), Failure> {
        let many = Failure::TooMany("many tables were opened from this address; wait a minute");
        let caller = self.caller(&request.headers, &request.extensions);
        self.openings.check_key(&caller).map_err(|_| many)?;
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
        let caller = self.caller(&request.headers, &request.extensions);
        match self.bytes.check_key_n(&caller, bytes) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => {
                Err(Failure::TooMany("much was written from this address; wait a few minutes"))
            }
        }
    }

    /// May this address try one more code or invitation?
    ///
    /// # Errors
    /// It has tried many.
    pub fn check_trying(&self, request: &Parts) -> Result<(), Failure> {
        let many = Failure::TooMany("many codes were tried from this address; wait a minute");
        let caller = self.caller(&request.headers, &request.extensions);
        self.tries.check_key(&caller).map_err(|_| many)
    }

    /// Sweeps the rate limiters: forgets who has not called for a while.
    pub fn sweep(&self) {
        self.requests.retain_recent();
        self.openings.retain_recent();
        self.tries.retain_recent();
        self.bytes.retain_recent();
    }

    fn check(&self, request: &Request) -> Result<(), Failure> {
        let caller = self.caller(request.headers(), request.extensions());
        let many = Failure::TooMany("many requests came from this address; wait a moment");
        self.requests.check_key(&caller).map_err(|_| many)?;
        let host = host(request);
        self.check_host(host.as_deref())?;
        let is_safe = matches!(*request.method(), Method::GET | Method::HEAD);
        if is_safe { Ok(()) } else { check_origin(request.headers(), host.as_deref()) }
    }

    /// A name that is not ours may be another page's, which points it at this machine.
    fn check_host(&self, host: Option<&str>) -> Result<(), Failure> {
        let Some(names) = &self.hosts else { return Ok(()) };
        let name = host.map(without_port);
        match name {
            Some(name) if names.iter().any(|known| known == name) => Ok(()),
            _ => Err(Failure::BadOrigin("this server is not known by that name; see --host")),
        }
    }

    /// Whose requests are counted together.
    fn caller(&self, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
        client_network(self.address(headers, extensions))
    }

    /// Where a request comes from.
    pub fn address(&self, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
        let Peer(peer) = extensions.get::<Peer>().copied().unwrap_or(NOBODY);
        let address = if self.has_proxy { forwarded_for(headers) } else { None };
        address.unwrap_or(peer.ip())
    }
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

/// Who calls, as the proxy says: its word is the last one, what stands before it anybody may have written.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?;
    line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
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
pub async fn pass(State(app): State<App>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let number = app.guard.counter.fetch_add(1, Ordering::Relaxed);
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let is_api = request.uri().path().starts_with("/api");
    let mut response = match app.guard.check(&request) {
        Err(failure) => failure.into_response(),
        Ok(()) => match tokio::time::timeout(app.guard.time, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Failure::Busy("this took too long").into_response(),
        },
    };
    response.headers_mut().extend(HEADERS);
    if is_api {
        let no_store = HeaderValue::from_static("no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, no_store);
    }
    tracing::info!(
        %method,
        route = route.as_deref().unwrap_or("page"),
        status = response.status().as_u16(),
        ms = start.elapsed().as_millis() as u64,
        request = number,
    );
    response
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
