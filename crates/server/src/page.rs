//! The page: its files as they were built, and `index.html` for every address that the page itself knows.

use std::{
    borrow::Cow,
    fs,
    path::{Component, Path},
};

use axum::{
    body::Body,
    extract::State,
    http::{HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

use crate::{app::App, failure::Failure};

/// A file of the page by its path, for a program that carries the page in itself. This crate does not: whoever builds the
/// page again need not compile it again.
pub type EmbeddedPage = fn(&str) -> Option<Cow<'static, [u8]>>;

/// The page's own files change their names with their contents.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// What those ask for who look after servers, or look for holes in them.
const FOR_PROGRAMS: [&str; 12] = [
    "healthz",
    "health",
    "livez",
    "readyz",
    "ready",
    "live",
    "metrics",
    "status",
    "debug",
    "admin",
    "graphql",
    ".well-known",
];

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Karak</title>\
<p>The server runs, but its page was not built. Build it: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, \
then start the server again.</p></html>";

/// A file of the page, or the page itself.
pub async fn serve(State(app): State<App>, method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Failure::Method.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(bytes) = find(&app, path) {
        return file(path, bytes);
    }
    // What looks like a file and is none is not an address of the page, and neither is what a program asks for.
    if Path::new(path).extension().is_some() || is_for_programs(path) {
        return Failure::NotFound.into_response();
    }
    match find(&app, "index.html") {
        Some(bytes) => file("index.html", bytes),
        None => (StatusCode::SERVICE_UNAVAILABLE, axum::response::Html(NOT_BUILT)).into_response(),
    }
}

/// Is this something that programs ask servers for? A program that was given the page would take it for an answer.
fn is_for_programs(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or_default().to_ascii_lowercase();
    first.starts_with("api") || FOR_PROGRAMS.contains(&first.as_str())
}

fn find(app: &App, path: &str) -> Option<Cow<'static, [u8]>> {
    let is_plain = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    if path.is_empty() || !is_plain {
        return None;
    }
    match &app.settings.page {
        Some(folder) => fs::read(folder.join(path)).ok().map(Cow::Owned),
        None => (app.embedded)(path),
    }
}

fn file(path: &str, bytes: Cow<'static, [u8]>) -> Response {
    let cache = if path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
    let kind = HeaderValue::from_static(kind(path));
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)];
    (headers, Body::from(bytes)).into_response()
}

fn kind(path: &str) -> &'static str {
    match Path::new(path).extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl" | "md") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        _ => "application/octet-stream",
    }
}
