//! The routes: each takes what was asked apart, and asks the table.

mod ask;
mod dice;
mod extract;
mod games;
mod open;
mod play;
mod room;
mod watch;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{Response, header},
    middleware,
    routing::{any, get, post},
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{DefaultPredicate, Predicate},
    },
};

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

/// Bytes of an answer that is compressed: a frame of a game has 2 to 12 KiB, and compressing it costs more than all the rest of a decision.
const WORTH_COMPRESSING: u64 = 12 << 10;

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
        Endpoint::new("post", "/dice", "Draws dice for a table to come", post(dice::draw))
            .gives::<api::DrawnDice>(200),
        Endpoint::new("post", "/tables", "Opens a table", opening)
            .takes::<api::Open>()
            .gives::<api::Opened>(201)
            .fails(&[Code::UnknownGame, Code::BadSetup, Code::BadSave, Code::BadName])
            .fails(&[Code::BadCommitment])
            .fails(&[Code::Storage, Code::Busy]),
        Endpoint::new("get", "/tables/{table}", "A table as it is", get(watch::table))
            .gives::<api::Table>(200)
            .fails(TABLE),
        Endpoint::new("get", "/tables/{table}/frames", "A table as it was", get(watch::frames))
            .asks::<api::AskFrames>()
            .gives::<api::Frames>(200)
            .fails(TABLE)
            .fails(&[Code::Secret]),
        Endpoint::new("get", "/tables/{table}/stream", "A table as it happens", get(watch::stream))
            .streams::<api::Told>()
            .fails(TABLE),
        Endpoint::new("get", "/tables/{table}/save", "The record, as a file", get(watch::save))
            .gives::<serde_json::Value>(200)
            .fails(TABLE)
            .fails(&[Code::Secret]),
        Endpoint::new("get", "/tables/{table}/dice", "Every roll, to check", get(dice::record))
            .asks::<api::AskDice>()
            .gives::<api::DiceRecord>(200)
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
        .fails(&[
            Code::Forbidden,
            Code::Over,
            Code::NotYourTurn,
            Code::Waiting,
            Code::Kept,
        ]),
        Endpoint::new(
            "post",
            "/tables/{table}/answer",
            "Agrees to what is proposed, or not",
            post(play::answer),
        )
        .takes::<api::Answer>()
        .gives::<api::Applied>(200)
        .fails(TABLE)
        .fails(PLAY)
        .fails(&[Code::NothingProposed]),
    ]
    .into_iter()
    .chain(around_a_table())
    .collect()
}

/// The routes about the people around a table.
fn around_a_table() -> Vec<Endpoint> {
    vec![
        Endpoint::new("get", "/reach", "How others reach this server", get(room::reach))
            .gives::<api::Reach>(200),
        Endpoint::new("get", "/lobby", "Tables that strangers may sit down at", get(room::lobby))
            .gives::<api::Lobby>(200)
            .fails(&[Code::NotFound, Code::Storage]),
        Endpoint::new("post", "/codes", "Finds the table of a short code", post(room::find_code))
            .takes::<api::AskCode>()
            .gives::<api::CodeLeads>(200)
            .fails(&[Code::BadCode, Code::Storage]),
        Endpoint::new(
            "post",
            "/tables/{table}/door",
            "What an invitation leads to",
            post(room::door),
        )
        .takes::<api::AskDoor>()
        .gives::<api::Door>(200)
        .fails(TABLE)
        .fails(DOOR),
        Endpoint::new("post", "/tables/{table}/join", "Sits down", post(room::join))
            .takes::<api::Join>()
            .gives::<api::Joined>(200)
            .fails(TABLE)
            .fails(DOOR)
            .fails(&[Code::BadName]),
        Endpoint::new(
            "post",
            "/tables/{table}/room",
            "Arranges who sits where, and how they play",
            post(room::arrange),
        )
        .takes::<api::Arrange>()
        .gives::<api::Room>(200)
        .fails(TABLE)
        .fails(&[
            Code::Forbidden,
            Code::NotHost,
            Code::Begun,
            Code::Waiting,
            Code::Over,
            Code::BadName,
            Code::BadSetup,
            Code::NoSeat,
            Code::Closed,
        ]),
        Endpoint::new(
            "post",
            "/tables/{table}/invitations",
            "Invites somebody",
            post(room::invite),
        )
        .takes::<api::Invite>()
        .gives::<api::Invited>(200)
        .fails(TABLE)
        .fails(&[Code::Forbidden, Code::NotHost, Code::NoSeat, Code::Over, Code::Closed]),
        Endpoint::new(
            "post",
            "/tables/{table}/code",
            "Gives a short code to type",
            post(room::code),
        )
        .gives::<api::TableCode>(200)
        .fails(TABLE)
        .fails(&[Code::Forbidden, Code::Over, Code::Closed]),
        Endpoint::new(
            "post",
            "/tables/{table}/say",
            "Says something to everybody",
            post(room::say),
        )
        .takes::<api::Say>()
        .gives::<api::Noted>(200)
        .fails(TABLE)
        .fails(&[Code::Forbidden, Code::NoFreeText, Code::Closed]),
        Endpoint::new(
            "post",
            "/tables/{table}/rematch",
            "The same people play again, at a table of their own",
            post(room::rematch),
        )
        .gives::<api::Rematch>(200)
        .fails(TABLE)
        .fails(&[Code::Forbidden, Code::NotOver, Code::BadSetup, Code::Closed]),
        Endpoint::new(
            "post",
            "/tables/{table}/push",
            "Tells somebody by push message when it is their turn",
            post(room::push),
        )
        .takes::<api::PushSubscription>()
        .gives::<api::Noted>(200)
        .fails(TABLE)
        .fails(&[Code::Forbidden, Code::BadPush]),
        Endpoint::new(
            "post",
            "/tables/{table}/report",
            "Tells whoever runs the server that this table should not be listed",
            post(room::report),
        )
        .gives::<api::Noted>(200)
        .fails(TABLE),
    ]
}

const TABLE: &[Code] = &[
    Code::UnknownTable,
    Code::BadToken,
    Code::Malformed,
    Code::Storage,
    Code::Busy,
    Code::OtherRules,
];
const PLAY: &[Code] = &[
    Code::Forbidden,
    Code::Stale,
    Code::KeyReused,
    Code::Over,
    Code::Waiting,
    Code::Kept,
    Code::Closed,
];
const DOOR: &[Code] = &[
    Code::BadInvitation,
    Code::SpentInvitation,
    Code::RevokedInvitation,
    Code::BadCode,
    Code::NoSeat,
    Code::Begun,
    Code::Over,
    Code::Closed,
];

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let endpoints = endpoints(&app);
    app.metrics.know_routes(endpoints.iter().map(|endpoint| endpoint.path));
    let compression = CompressionLayer::new().compress_when(DefaultPredicate::new().and(LongJson));
    let endpoints = endpoints.into_iter().fold(Router::new(), |router, endpoint| {
        // What is read may be long; what comes of a wish is short.
        let handler = match endpoint.method {
            "get" => endpoint.handler.layer(compression.clone()),
            _ => endpoint.handler,
        };
        router.route(&format!("{PREFIX}{}", endpoint.path), handler)
    });
    let body = app.settings.limits.body;
    endpoints
        .route("/api", get(nothing).fallback(nothing))
        .route("/api/{*rest}", get(nothing).fallback(nothing))
        .method_not_allowed_fallback(async || Failure::Method)
        .fallback_service(any(page::serve).layer(compression).with_state(app.clone()))
        .layer(DefaultBodyLimit::max(body))
        .layer(CatchPanicLayer::custom(broke))
        .layer(middleware::from_fn_with_state(app.clone(), guard::pass))
        .with_state(app)
}

/// Answers that are worth compressing, besides what is usual: of JSON, long ones.
#[derive(Clone, Copy)]
struct LongJson;

impl Predicate for LongJson {
    fn should_compress<B: http_body::Body>(&self, response: &Response<B>) -> bool {
        let kind = response.headers().get(header::CONTENT_TYPE);
        let is_json = kind.is_some_and(|kind| kind.as_bytes() == b"application/json");
        !is_json || response.body().size_hint().lower() > WORTH_COMPRESSING
    }
}

async fn nothing() -> Failure {
    Failure::NotFound
}

/// A mistake of ours ends one request, not the server. What it was is in the log already.
fn broke(_: Box<dyn std::any::Any + Send>) -> axum::response::Response {
    axum::response::IntoResponse::into_response(Failure::Internal)
}
