//! The routes: each takes what was asked apart, and asks the table.

mod ask;
mod extract;
mod games;
mod open;
mod play;
mod watch;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};

use crate::{
    api::{self, Code},
    app::App,
    failure::Failure,
    guard,
    openapi::{self, Endpoint},
    page,
};

/// Where the routes for programs begin.
pub const PREFIX: &str = "/api/v1";

/// Every route for programs, with what it takes and gives: the router and its description are made of it.
pub fn endpoints(app: &App) -> Vec<Endpoint> {
    let limits = &app.settings.limits;
    let opening = post(open::open).layer(DefaultBodyLimit::max(limits.save));
    let reading_a_box = post(games::own_box).layer(DefaultBodyLimit::max(limits.contents));
    vec![
        Endpoint::new("get", "/health", "Is the server well?", get(games::health))
            .gives::<api::Health>(200)
            .fails(&[Code::Storage]),
        Endpoint::new("get", "/games", "What can be played, and against whom", get(games::games))
            .gives::<api::Games>(200),
        Endpoint::new("post", "/games/{game}/box", "Reads a box of one's own", reading_a_box)
            .takes_toml()
            .gives::<api::OwnBox>(200)
            .fails(&[Code::UnknownGame, Code::BadSetup]),
        Endpoint::new("get", "/openapi.json", "This description", get(openapi::document)),
        Endpoint::new(
            "get",
            "/tutorials/{game}",
            "The first game, step by step",
            get(games::tutorial),
        )
        .gives::<api::Tutorial>(200)
        .fails(&[Code::UnknownGame, Code::Malformed]),
        Endpoint::new("post", "/tables", "Opens a table", opening)
            .takes::<api::Open>()
            .gives::<api::Opened>(201)
            .fails(&[Code::UnknownGame, Code::BadSetup, Code::BadSave, Code::Storage, Code::Busy]),
        Endpoint::new("get", "/tables/{table}", "A table as it is", get(watch::table))
            .gives::<api::Table>(200)
            .fails(TABLE),
        Endpoint::new("get", "/tables/{table}/frames", "A table as it was", get(watch::frames))
            .asks::<api::AskFrames>()
            .gives::<api::Frames>(200)
            .fails(TABLE)
            .fails(&[Code::Secret]),
        Endpoint::new("get", "/tables/{table}/stream", "A table as it happens", get(watch::stream))
            .streams::<api::Frame>()
            .fails(TABLE),
        Endpoint::new("get", "/tables/{table}/save", "The record, as a file", get(watch::save))
            .gives::<serde_json::Value>(200)
            .fails(TABLE)
            .fails(&[Code::Secret]),
        Endpoint::new("post", "/tables/{table}/act", "Decides", post(play::act))
            .takes::<api::Act>()
            .gives::<api::Applied>(200)
            .fails(TABLE)
            .fails(PLAY)
            .fails(&[Code::Illegal, Code::NotYourTurn, Code::Tutorial]),
        Endpoint::new("post", "/tables/{table}/undo", "Takes a decision back", post(play::undo))
            .takes::<api::Precondition>()
            .gives::<api::Applied>(200)
            .fails(TABLE)
            .fails(PLAY)
            .fails(&[
                Code::NothingToUndo,
                Code::NotYours,
                Code::ChanceHasSpoken,
                Code::Revealed,
                Code::Ended,
            ]),
        Endpoint::new("post", "/tables/{table}/end", "Agrees to end the game", post(play::end))
            .takes::<api::Precondition>()
            .gives::<api::Applied>(200)
            .fails(TABLE)
            .fails(PLAY),
        Endpoint::new(
            "post",
            "/tables/{table}/hint",
            "What a strong player thinks",
            post(ask::hint),
        )
        .takes::<api::AskHint>()
        .gives::<api::Hint>(200)
        .fails(TABLE)
        .fails(PLAY)
        .fails(&[Code::NotYourTurn]),
        Endpoint::new(
            "post",
            "/tables/{table}/analysis",
            "What can be reckoned with time",
            post(ask::analysis),
        )
        .takes::<api::AskAnalysis>()
        .gives::<api::Analysis>(200)
        .fails(TABLE)
        .fails(PLAY)
        .fails(&[Code::Illegal, Code::NotYourTurn]),
        Endpoint::new(
            "post",
            "/tables/{table}/why",
            "Why something is not offered",
            post(ask::why),
        )
        .takes::<api::AskWhy>()
        .gives::<api::Why>(200)
        .fails(TABLE)
        .fails(&[Code::Forbidden, Code::Over, Code::NotYourTurn]),
    ]
}

const TABLE: &[Code] =
    &[Code::UnknownTable, Code::BadToken, Code::Malformed, Code::Storage, Code::Busy];
const PLAY: &[Code] = &[Code::Forbidden, Code::Stale, Code::Over];

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let endpoints = endpoints(&app).into_iter().fold(Router::new(), |router, endpoint| {
        router.route(&format!("{PREFIX}{}", endpoint.path), endpoint.handler)
    });
    let body = app.settings.limits.body;
    endpoints
        .route("/api", get(nothing).fallback(nothing))
        .route("/api/{*rest}", get(nothing).fallback(nothing))
        .method_not_allowed_fallback(async || Failure::Method)
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(body))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(broke))
        .layer(middleware::from_fn_with_state(app.clone(), guard::pass))
        .with_state(app)
}

async fn nothing() -> Failure {
    Failure::NotFound
}

/// A mistake of ours ends one request, not the server. What it was is in the log already.
fn broke(_: Box<dyn std::any::Any + Send>) -> axum::response::Response {
    axum::response::IntoResponse::into_response(Failure::Internal)
}
