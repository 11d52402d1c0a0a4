//! Listening, and stopping so that nothing is lost.

use std::{
    future::Future,
    io,
    net::SocketAddr,
    sync::{Arc, Weak},
    time::{Duration, Instant},
};

use axum::Router;
use hyper::{body::Incoming, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    sync::mpsc,
    time::{sleep, timeout},
};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

use crate::{
    app::App,
    config::Settings,
    connections::{ConnectionLimit, Permit},
    control::Control,
    guard::Peer,
    log,
    metrics::listener::MetricsListener,
    notify::{self, TurnCame},
    own_box::OwnBoxes,
    page::EmbeddedPage,
    players::Seating,
    push::{Allowed, KeyPair, Push},
    routes,
    store::{self, Store},
};

/// A server that listens, but does not answer yet.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    turns: mpsc::Receiver<TurnCame>,
    metrics: Option<MetricsListener>,
    control: Option<Control>,
}

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// A box of one's own cannot be used.
    #[error("{0}")]
    OwnBox(String),
    /// Push messages cannot be sent as set.
    #[error("push messages: {0}")]
    Push(String),
    /// The file of the tables cannot be used.
    #[error(transparent)]
    Store(#[from] store::OpenError),
    /// The address cannot be used.
    #[error("{0} cannot be listened to: {1}; choose another with --listen")]
    Listen(SocketAddr, io::Error),
    /// The address for metrics cannot be used.
    #[error("{0} cannot be listened to for metrics: {1}; choose another with --metrics")]
    Metrics(SocketAddr, io::Error),
    /// Metrics would be told where the page is.
    #[error(
        "{0} is where the page is, and metrics are not for its callers; choose another with --metrics"
    )]
    MetricsInPublic(SocketAddr),
    /// The system gives no threads.
    #[error("the system gives no threads: {0}")]
    Threads(io::Error),
}

/// So many callers wait to be let in, if the system allows it; who comes when they are more tries again a second later.
const BACKLOG: u32 = 4_096;
/// How long a caller may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(10);
/// How long a caller may read nothing of what it is told.
const READING: Duration = Duration::from_secs(30);
/// How long answers under way may take when the server goes down.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);
/// How often the rate limiters are swept.
const SWEEP_EVERY: Duration = Duration::from_secs(60);
/// How often it is looked for who lets others wait.
const KEEP_EVERY: Duration = Duration::from_millis(500);
/// How often it is looked for tables in the file at which somebody's time is up.
const LOAD_EVERY: Duration = Duration::from_secs(10);
/// The pause between tables that are woken after a start.
const WAKE_GAP: Duration = Duration::from_millis(20);
/// The most tables that are woken after a start; others are when somebody looks.
const MOST_WOKEN: usize = 1_000;

impl Server {
    /// Reads the boxes, opens the file and the address.
    ///
    /// # Errors
    /// One of them cannot be used.
    pub async fn bind(settings: Settings) -> Result<Server, ServeError> {
        Server::bind_with(settings, bots::any::seat).await
    }

    /// As [`bind`](Server::bind), with other computer players.
    ///
    /// # Errors
    /// As [`bind`](Server::bind).
    pub async fn bind_with(settings: Settings, seating: Seating) -> Result<Server, ServeError> {
        let own_boxes = OwnBoxes::read(&settings.boxes).map_err(ServeError::OwnBox)?;
        let metrics = MetricsListener::bind(&settings).await?;
        let store = Store::open(&settings.data)?;
        let control = Control::bind(&settings.data);
        let problem = |error| ServeError::Listen(settings.listen, error);
        let listener = listen(settings.listen).map_err(problem)?;
        let address = listener.local_addr().map_err(problem)?;
        let push = start_push(&settings, &store).await?;
        let (turns, came) = mpsc::channel(notify::MOST_WAITING);
        let app = App::new(settings, address, own_boxes, store, seating, turns, push);
        Ok(Server { app, listener, address, turns: came, metrics, control })
    }

    /// The same, with a page that the program carries in itself.
    #[must_use]
    pub fn with_page(mut self, embedded: EmbeddedPage) -> Server {
        self.app.carry(embedded);
        self
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells metrics, if it does.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(MetricsListener::address)
    }

    /// The file of its tables.
    pub fn store(&self) -> &Store {
        self.app.tables.store()
    }

    /// Answers until `stop` says so; then ends what is under way and writes everything down.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { app, listener, turns, metrics, control, .. } = self;
        let router = routes::router(app.clone());
        let connections = GracefulShutdown::new();
        let limit = ConnectionLimit::new(&app.settings);
        let mut chores = vec![
            tokio::spawn(wake_all(app.clone())),
            tokio::spawn(sweep(app.clone())),
            tokio::spawn(keep_seats(app.clone())),
            tokio::spawn(load_due(app.clone())),
        ];
        if let Some(control) = control {
            chores.push(tokio::spawn(control.serve(app.tables.store().clone())));
        }
        if let Some(push) = app.push.clone() {
            chores.push(tokio::spawn(notify::tell_turns(app.clone(), push, turns)));
        }
        if let Some(metrics) = metrics {
            chores.push(tokio::spawn(metrics.run(app.clone(), limit.clone())));
        }
        tokio::pin!(stop);
        loop {
            let (stream, peer) = tokio::select! {
                () = &mut stop => break,
                accepted = accept(&listener) => accepted,
            };
            // At the limit a connection is closed at once; whoever called may try again.
            let Some(permit) = limit.take(peer.ip()) else { continue };
            answer(&router, stream, peer, &connections, permit);
        }
        drop(listener);
        chores.iter().for_each(tokio::task::JoinHandle::abort);
        app.stop();
        // Some client may never hang up.
        let _ = timeout(SHUTDOWN_GRACE, connections.shutdown()).await;
        let leave = move || {
            app.push.iter().for_each(Push::stop);
            app.players.stop();
            app.tables.store().close();
        };
        // What panics there has nothing left to lose.
        let _ = tokio::task::spawn_blocking(leave).await;
    }
}

/// Push messages are signed with keys that stay the same for as long as the file does.
async fn start_push(settings: &Settings, store: &Store) -> Result<Option<Push>, ServeError> {
    let Some(contact) = settings.push_contact() else { return Ok(None) };
    let bad = |problem: String| ServeError::Push(problem);
    let allowed = Allowed::new(&settings.push_services).map_err(|error| bad(error.to_string()))?;
    let fresh = KeyPair::new().map_err(|error| bad(error.to_string()))?;
    let kept = store.keep("push keys", fresh.to_bytes()).await;
    let kept = kept.map_err(|error| bad(error.to_string()))?;
    let keys = KeyPair::from_bytes(&kept).map_err(|error| bad(error.to_string()))?;
    Ok(Some(Push::start(keys, allowed, Some(contact))))
}

/// Listens there. Called from a runtime.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that starts again takes its address back at once; elsewhere than on Unix this would share it with others.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// The next caller; a full table of open files is waited out.
pub async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                tracing::warn!(%error, "nobody can be let in");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

fn answer(
    router: &Router,
    stream: TcpStream,
    peer: SocketAddr,
    connections: &GracefulShutdown,
    permit: Permit,
) {
    // Frames are small and wanted at once; that this cannot be said to the system changes nothing.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(READING));
    let router = router.clone();
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let connection = connections.watch(connection);
    tokio::spawn(async move {
        // A caller who breaks off is no matter of ours.
        let _ = connection.await;
        drop(permit);
    });
}

/// Computer players go on where the last server stopped, the latest tables first.
async fn wake_all(app: App) {
    let waiting = app.tables.store().waiting_for_computers().await.unwrap_or_default();
    for name in waiting.iter().take(MOST_WOKEN) {
        if let Err(error) = app.find(name).await {
            tracing::warn!(table = name, %error, "a table could not be woken");
        }
        sleep(WAKE_GAP).await;
    }
}

/// Looks at every table in memory for whoever lets others wait.
async fn keep_seats(app: App) {
    loop {
        sleep(KEEP_EVERY).await;
        // Nobody is kept in memory for it.
        let all = app.tables.all_in_memory().iter().map(Arc::downgrade).collect::<Vec<_>>();
        for loaded in all.iter().filter_map(Weak::upgrade) {
            app.hurry(&loaded).await;
        }
    }
}

/// Time runs at tables as well that nobody has in memory.
async fn load_due(app: App) {
    loop {
        for name in app.tables.store().due().await.unwrap_or_default() {
            match app.tables.find(&name).await {
                Ok(loaded) => app.hurry(&loaded).await,
                Err(error) => tracing::warn!(table = name, %error, "a table could not be loaded"),
            }
            sleep(WAKE_GAP).await;
        }
        sleep(LOAD_EVERY).await;
    }
}

async fn sweep(app: App) {
    let mut noted = 0;
    loop {
        sleep(SWEEP_EVERY).await;
        app.guard.sweep();
        app.waiting_dice.sweep(Instant::now());
        let dropped = log::dropped_lines();
        if dropped > noted {
            tracing::warn!(
                lines = dropped - noted,
                "nobody read these notes in time; they were dropped"
            );
            noted = dropped;
        }
    }
}

/// Serves until the process is told to stop, with the page that the program carries; `ready` hears where.
///
/// # Errors
/// The server could not start.
pub fn serve(
    settings: Settings,
    page: EmbeddedPage,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(ServeError::Threads)?.block_on(async {
        outlive_hangups();
        let server = Server::bind(settings).await?.with_page(page);
        let stop = told_to_stop();
        ready(server.address());
        server.run(stop).await;
        Ok(())
    })
}

/// The keyboard or the system says that it is time to go. A termination is heard from this call on, so that whoever
/// knows of the server can end it well. Called from a runtime.
fn told_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let terminated = {
        use tokio::signal::unix::{SignalKind, signal};
        let signal = signal(SignalKind::terminate());
        async move {
            match signal {
                Ok(mut signal) => signal.recv().await,
                Err(_) => std::future::pending().await,
            }
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<Option<()>>();
    async move {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated => {}
        }
    }
}

/// A terminal that closes sends a hangup, and so does whoever wants settings to be read again: neither means the end.
/// From this call on it is noted and nothing else. Called from a runtime.
fn outlive_hangups() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut hangups) = signal(SignalKind::hangup()) else { return };
        tokio::spawn(async move {
            while hangups.recv().await.is_some() {
                tracing::info!("a hangup changes nothing; a termination stops the server");
            }
        });
    }
}
