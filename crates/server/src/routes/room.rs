//! Who sits where, how people come to a table, and what they say to each other.

use std::{cmp::Reverse, sync::atomic::Ordering};

use axum::{Json, extract::State};
use serde_json::Value;
use tabletop::{FairDice, Luck, Nonce, Seat};

use super::extract::{self, Caller, MayOpen, MayTryCode, MayWrite, Name};
use crate::{
    api::{self, Arrange, Entitlement, Say},
    app::App,
    code,
    failure::Failure,
    invitation::{Right, seat_token},
    loaded::LoadedTable,
    name,
    room::{Room, name_of},
    store::NewTable,
    table::{Start, Table, awaits},
    token::{self, Token},
};

/// How many seconds a code holds.
const CODE_SECONDS: u32 = 15 * 60;
/// The most tables of a lobby.
const MOST_LISTED: usize = 100;
/// A code that holds for less is given another.
const WORTH_TYPING: u32 = 60;
/// How often another code is drawn where one is taken.
const MOST_DRAWS: usize = 8;

/// Arranges who sits where, and how they play.
pub async fn arrange(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    Caller(token): Caller,
    extract::Json(wish): extract::Json<Arrange>,
) -> Result<Json<api::Room>, Failure> {
    let loaded = app.find(&table).await?;
    let viewer = loaded.viewer(token.as_deref())?;
    check_wish(&app, &loaded, &wish)?;
    if let (Arrange::Hero { hero }, Some(seat)) = (&wish, viewer.seat) {
        let hero = hero.clone();
        app.tables.reset(&loaded, move |table| table.with_hero(seat, hero)).await?;
    } else if let Arrange::Start { .. } = wish {
        let secret = token::secret()?;
        let begin = move |table: &Table| table.begin(table.room().arrange(viewer, wish)?, secret);
        app.tables.reset(&loaded, begin).await?;
    } else {
        app.tables
            .arrange(&loaded, move |table| Ok((table.room().arrange(viewer, wish)?, ())))
            .await?;
    }
    app.players.wake(&loaded);
    Ok(Json(app.room_for(&loaded, viewer)))
}

/// What depends on more than who sits where.
fn check_wish(app: &App, loaded: &LoadedTable, wish: &Arrange) -> Result<(), Failure> {
    check_open(loaded)?;
    let is_over = loaded.table().is_over();
    match wish {
        Arrange::Host if !app.is_host_gone(loaded) => Err(Failure::NotHost),
        Arrange::Host
        | Arrange::HandOver { .. }
        | Arrange::Name { .. }
        | Arrange::Hero { .. }
        | Arrange::OnlyHere
        | Arrange::TakeBack { .. } => Ok(()),
        Arrange::Start { .. }
        | Arrange::Seat { .. }
        | Arrange::House(_)
        | Arrange::Leave
        | Arrange::Keep
        | Arrange::Return => {
            if is_over {
                Err(Failure::Over)
            } else {
                Ok(())
            }
        }
    }
}

/// Invites somebody.
pub async fn invite(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    Caller(token): Caller,
    extract::Json(wish): extract::Json<api::Invite>,
) -> Result<Json<api::Invited>, Failure> {
    let loaded = app.find(&table).await?;
    let viewer = loaded.viewer(token.as_deref())?;
    check_joinable(&loaded)?;
    let secret = Token::new()?;
    let hash = secret.hash();
    let invite =
        move |table: &Table| Ok((table.room().invite(viewer, wish.to, wish.moves, hash)?, ()));
    app.tables.arrange(&loaded, invite).await?;
    Ok(Json(api::Invited { secret: secret.reveal().into() }))
}

/// Gives a table a short code to type.
pub async fn code(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    Caller(token): Caller,
) -> Result<Json<api::TableCode>, Failure> {
    let loaded = app.find(&table).await?;
    let viewer = loaded.viewer(token.as_deref())?;
    if viewer.device.is_none() {
        return Err(Failure::Forbidden);
    }
    check_joinable(&loaded)?;
    let store = app.tables.store();
    // Somebody may be typing the one that is shown.
    if let Some((code, seconds)) = store.code_of(loaded.name.clone()).await?
        && seconds >= WORTH_TYPING
    {
        return Ok(Json(api::TableCode { code, seconds }));
    }
    for _ in 0..MOST_DRAWS {
        let code = code::new_code()?;
        if store.set_code(loaded.name.clone(), code.clone(), CODE_SECONDS).await? {
            return Ok(Json(api::TableCode { code, seconds: CODE_SECONDS }));
        }
    }
    Err(Failure::Busy("every code is taken; ask again"))
}

/// Finds the table of a short code.
pub async fn find_code(
    State(app): State<App>,
    _may_try: MayTryCode,
    extract::Json(asked): extract::Json<api::AskCode>,
) -> Result<Json<api::CodeLeads>, Failure> {
    let code = code::read(&asked.code).ok_or(Failure::BadCode)?;
    let table = app.tables.store().find_code(code).await?.ok_or(Failure::BadCode)?;
    Ok(Json(api::CodeLeads { table }))
}

/// What an invitation leads to.
pub async fn door(
    State(app): State<App>,
    _may_try: MayTryCode,
    Name(table): Name,
    extract::Json(asked): extract::Json<api::AskDoor>,
) -> Result<Json<api::Door>, Failure> {
    let loaded = app.find(&table).await?;
    let right = right_of(&app, &loaded, &asked.by).await?;
    check_joinable(&loaded)?;
    let room = loaded.room();
    let (to, _) = room.door(right)?;
    Ok(Json(api::Door { to, free: room.free_for(to) }))
}

/// Sits down.
pub async fn join(
    State(app): State<App>,
    _may_write: MayWrite,
    _may_try: MayTryCode,
    Name(table): Name,
    extract::Json(wish): extract::Json<api::Join>,
) -> Result<Json<api::Joined>, Failure> {
    let loaded = app.find(&table).await?;
    let right = right_of(&app, &loaded, &wish.by).await?;
    check_key(&wish.key)?;
    let nonce = wish.nonce.map(read_nonce).transpose()?;
    check_joinable(&loaded)?;
    let words = match &wish.by {
        Entitlement::Secret(words) => words.clone(),
        Entitlement::Code(_) | Entitlement::Lobby => String::new(),
    };
    let token = seat_token(&loaded.name, &words, &wish.key);
    let hash = token.hash();
    let given = nonce.clone();
    let join =
        move |table: &Table| table.room().join(right, wish.seat, wish.name.as_deref(), given, hash);
    let seat = app.tables.arrange(&loaded, join).await?;
    let counts = nonce.is_some_and(|nonce| loaded.table().counts(seat, &nonce));
    Ok(Json(api::Joined { seat, token: token.reveal().into(), counts }))
}

/// Says something to everybody.
pub async fn say(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    extract::Json(say): extract::Json<Say>,
) -> Result<Json<api::Noted>, Failure> {
    let loaded = app.find(&table).await?;
    let (seat, _) = loaded.player(token.as_deref())?;
    check_open(&loaded)?;
    let said = match say {
        Say::Phrase(phrase) => api::Said { seat, phrase: Some(phrase), text: None },
        Say::Text(_) if !loaded.room().house.free_text => return Err(Failure::NoFreeText),
        Say::Text(text) => {
            let field = Some("text".into());
            let bad =
                |error: name::WordsError| Failure::Malformed { message: error.to_string(), field };
            api::Said { seat, phrase: None, text: Some(name::words(&text).map_err(bad)?) }
        }
    };
    loaded.say(said)?;
    Ok(Json(api::Noted { ok: true }))
}

/// The same people play again, at a table of their own.
pub async fn rematch(
    State(app): State<App>,
    _may_open: MayOpen,
    Name(table): Name,
    Caller(token): Caller,
) -> Result<Json<api::Rematch>, Failure> {
    let loaded = app.find(&table).await?;
    let viewer = loaded.viewer(token.as_deref())?;
    // Where only computers played nobody has a key.
    if viewer.device.is_none() && !loaded.room().keys.is_empty() {
        return Err(Failure::Forbidden);
    }
    check_open(&loaded)?;
    if !loaded.table().is_over() {
        return Err(Failure::NotOver);
    }
    let _one_at_a_time = loaded.rematch.lock().await;
    if let Some(table) = loaded.room().next.clone() {
        return Ok(Json(api::Rematch { table }));
    }
    let fresh = open_again(&app, &loaded).await?;
    let table = fresh.clone();
    let note =
        move |before: &Table| Ok((Room { next: Some(fresh), ..Room::clone(before.room()) }, ()));
    app.tables.arrange(&loaded, note).await?;
    app.find(&table).await?;
    Ok(Json(api::Rematch { table }))
}

/// Opens a table with the same setup and the same people.
async fn open_again(app: &App, loaded: &LoadedTable) -> Result<String, Failure> {
    let table = loaded.table();
    let dice = FairDice::new(token::secret()?, Vec::new());
    let game = games::open(table.game().game(), table.game().setup(), None, Luck::Fair(dice))?;
    let (name, room) = (token::table_name()?, table.room().again());
    let awaits = awaits(&room, &*game);
    let save = game.host_save();
    let start = Start { name: name.clone(), save, practice: false, tutorial: None };
    app.tables.open(NewTable { start, room, log: Vec::new(), awaits }).await?;
    Ok(name)
}

/// Tables that strangers may sit down at.
pub async fn lobby(State(app): State<App>) -> Result<Json<api::Lobby>, Failure> {
    if !app.settings.lobby {
        return Err(Failure::NotFound);
    }
    // A table whose host is there is in memory.
    let mut all = app.tables.all_in_memory();
    all.sort_by_key(|loaded| Reverse(loaded.used.load(Ordering::Relaxed)));
    let tables = all.iter().filter_map(|loaded| listed(loaded)).take(MOST_LISTED).collect();
    Ok(Json(api::Lobby { tables }))
}

/// A table as strangers see it; one whose host has gone waits in vain.
fn listed(loaded: &LoadedTable) -> Option<api::LobbyTable> {
    let table = loaded.table();
    let room = table.room();
    if !room.is_listed() || !loaded.is_host_here() {
        return None;
    }
    let setup = table.game().setup();
    let options = setup["options"].as_object().into_iter().flatten();
    let is_on = |value: &Value| !value.is_null() && *value != false;
    let host = room
        .seats
        .iter()
        .zip(0..)
        .find(|(_, seat)| room.is_played_on(Seat(*seat), Some(room.host)));
    Some(api::LobbyTable {
        table: loaded.name.clone(),
        game: table.game().game().into(),
        options: options.filter(|(_, value)| is_on(value)).map(|(id, _)| id.clone()).collect(),
        seats: room.seats.len(),
        free: room.free().count(),
        host: host.and_then(|(seat, _)| name_of(&seat.plan).map(String::from)),
        languages: room.house.languages.clone(),
        clock: room.house.clock,
    })
}

/// Somebody says that a table should not be listed.
pub async fn report(
    State(app): State<App>,
    _may_write: MayWrite,
    _may_try: MayTryCode,
    Name(table): Name,
) -> Result<Json<api::Noted>, Failure> {
    let loaded = app.find(&table).await?;
    tracing::warn!(table = loaded.name, "somebody has reported this table");
    app.tables.store().report(loaded.name.clone()).await?;
    Ok(Json(api::Noted { ok: true }))
}

/// How others reach this server.
pub async fn reach(State(app): State<App>, extract::Peer(peer): extract::Peer) -> Json<api::Reach> {
    Json(api::Reach {
        addresses: app.addresses_for(peer),
        lobby: app.settings.lobby,
        push: app.push.as_ref().map(|push| push.public_key().into()),
    })
}

/// Tells somebody by push message when it is their turn.
pub async fn push(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    Caller(token): Caller,
    extract::Json(to): extract::Json<api::PushSubscription>,
) -> Result<Json<api::Noted>, Failure> {
    let loaded = app.find(&table).await?;
    let (_, viewer) = loaded.player(token.as_deref())?;
    let none = || Failure::BadPush("this server sends no push messages".into());
    let push = app.push.as_ref().ok_or_else(none)?;
    push.check(&to).map_err(|error| Failure::BadPush(error.to_string()))?;
    let device = viewer.device.ok_or(Failure::Forbidden)?;
    app.tables.store().add_push(loaded.name.clone(), device, to).await?;
    Ok(Json(api::Noted { ok: true }))
}

/// By what right somebody comes in. A code is looked up, whether it is theirs to use is the room's matter.
async fn right_of(app: &App, loaded: &LoadedTable, by: &Entitlement) -> Result<Right, Failure> {
    match by {
        Entitlement::Secret(words) => Ok(Right::Secret(token::hash(words))),
        Entitlement::Code(typed) => {
            let code = code::read(typed).ok_or(Failure::BadCode)?;
            let table = app.tables.store().find_code(code).await?;
            if table.as_ref() == Some(&loaded.name) {
                Ok(Right::WaitingRoom)
            } else {
                Err(Failure::BadCode)
            }
        }
        Entitlement::Lobby if app.settings.lobby && loaded.room().house.listed => {
            Ok(Right::WaitingRoom)
        }
        Entitlement::Lobby => Err(Failure::BadInvitation),
    }
}

fn check_open(loaded: &LoadedTable) -> Result<(), Failure> {
    if loaded.room().closed { Err(Failure::Closed) } else { Ok(()) }
}

fn check_joinable(loaded: &LoadedTable) -> Result<(), Failure> {
    check_open(loaded)?;
    if loaded.table().is_over() { Err(Failure::Over) } else { Ok(()) }
}

fn read_nonce(word: String) -> Result<Nonce, Failure> {
    let bad = |message| Failure::Malformed { message, field: Some("nonce".into()) };
    Nonce::try_from(word).map_err(bad)
}

fn check_key(key: &str) -> Result<(), Failure> {
    let is_digit = |letter: u8| letter.is_ascii_digit() || (b'a'..=b'f').contains(&letter);
    if key.len() == 32 && key.bytes().all(is_digit) {
        return Ok(());
    }
    let message = "expected 32 hexadecimal digits, drawn at random".into();
    Err(Failure::Malformed { message, field: Some("key".into()) })
}
