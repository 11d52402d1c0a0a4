//! The metrics over HTTP, on a listener of their own: whoever can reach the page cannot reach them by it.

use std::{fs, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use axum::{Router, http::header, response::IntoResponse, routing::get};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use super::Sample;
use crate::{
    app::App,
    config::Settings,
    connections::ConnectionLimit,
    failure::Failure,
    serve::{self, ServeError},
};

/// The most connections at the same time: some programs ask, seldom, and nobody else.
const MOST_CONNECTIONS: usize = 16;
/// How long a connection may last, from its first byte to the last of its answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the file may take to say how many tables it holds.
const COUNTING: Duration = Duration::from_secs(2);
/// What the answer is.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// A listener that tells metrics, and nothing else.
pub struct MetricsListener {
    listener: TcpListener,
    address: SocketAddr,
}

impl MetricsListener {
    /// As set; none if nobody wants metrics.
    ///
    /// # Errors
    /// The address cannot be used, or is the page's.
    pub async fn bind(settings: &Settings) -> Result<Option<MetricsListener>, ServeError> {
        let Some(wanted) = settings.metrics else { return Ok(None) };
        if overlap(wanted, settings.listen) {
            return Err(ServeError::MetricsInPublic(wanted));
        }
        let problem = |error| ServeError::Metrics(wanted, error);
        let listener = TcpListener::bind(wanted).await.map_err(problem)?;
        let address = listener.local_addr().map_err(problem)?;
        Ok(Some(MetricsListener { listener, address }))
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tells whoever asks, for ever.
    pub async fn run(self, app: App, connections: Arc<ConnectionLimit>) {
        tracing::info!(address = %self.address, "metrics are told here");
        let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        let tell = move || tell(app.clone(), connections.clone());
        let router = Router::new().route("/metrics", get(tell));
        loop {
            let (stream, _) = serve::accept(&self.listener).await;
            // At the limit a connection is closed at once.
            let Ok(place) = places.clone().try_acquire_owned() else { continue };
            tokio::spawn(answer(router.clone(), stream, place));
        }
    }
}

/// Would one hear what is meant for the other? Port 0 takes a free one.
fn overlap(one: SocketAddr, other: SocketAddr) -> bool {
    let (here, there) = (one.ip().to_canonical(), other.ip().to_canonical());
    let is_everywhere = here.is_unspecified() || there.is_unspecified();
    one.port() != 0 && one.port() == other.port() && (here == there || is_everywhere)
}

/// One request of one connection. A caller who breaks off is no matter of ours.
async fn answer(router: Router, stream: TcpStream, place: OwnedSemaphorePermit) {
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    let _ = timeout(PATIENCE, connection).await;
    drop(place);
}

async fn tell(app: App, connections: Arc<ConnectionLimit>) -> Result<impl IntoResponse, Failure> {
    let count = timeout(COUNTING, app.tables.store().count()).await;
    let tables = count.ok().and_then(Result::ok);
    // A disk that hangs holds up nobody else.
    let text =
        tokio::task::spawn_blocking(move || app.metrics.text(sample(&app, tables, &connections)));
    let text = text.await.map_err(|_| Failure::Internal)?;
    Ok(([(header::CONTENT_TYPE, OPEN_METRICS)], text))
}

fn sample(app: &App, tables: Option<u64>, connections: &ConnectionLimit) -> Sample {
    let loaded = app.tables.all_in_memory();
    Sample {
        tables,
        tables_loaded: loaded.len(),
        streams: loaded.iter().map(|table| table.watchers()).sum(),
        connections: connections.taken(),
        file_bytes: file_bytes(&app.settings.data),
    }
}

/// With the write-ahead log; what is not there has no bytes.
fn file_bytes(data: &Path) -> u64 {
    let mut log = data.as_os_str().to_owned();
    log.push("-wal");
    let length = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    length(data) + length(Path::new(&log))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_not_told_where_the_page_is() {
        let cases = [
            ("127.0.0.1:8017", "127.0.0.1:8017", true),
            ("127.0.0.1:8017", "0.0.0.0:8017", true),
            ("[::]:8017", "192.0.2.1:8017", true),
            ("[::ffff:127.0.0.1]:8017", "127.0.0.1:8017", true),
            ("127.0.0.1:8017", "192.0.2.1:8017", false),
            ("127.0.0.1:9017", "0.0.0.0:8017", false),
            ("127.0.0.1:0", "127.0.0.1:0", false),
        ];
        for (metrics, page, expected) in cases {
            let is_same = overlap(metrics.parse().unwrap(), page.parse().unwrap());
            assert_eq!(is_same, expected, "{metrics} {page}");
        }
    }
}
