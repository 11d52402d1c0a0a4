//! Opening a table.

use axum::{Json, extract::State, http::StatusCode};
use tabletop::{AnyMatch, FairDice, Luck, Nonce, Seat, Secret, Turn};

use super::extract::{self, MayOpen};
use crate::{
    api::{self, House, Open, SeatPlan},
    app::App,
    failure::Failure,
    own_box::OwnBoxes,
    room::{self, LuckToCome, Room},
    store::NewTable,
    table::{Start, awaits},
    token::{self, Token},
    tutorial,
};

/// A match that was just opened, and who sits there.
struct Fresh {
    game: Box<dyn AnyMatch>,
    seats: Vec<SeatPlan>,
    house: House,
    /// Where luck waits for the game to begin.
    luck: Option<LuckToCome>,
    practice: bool,
    tutorial: Option<String>,
}

/// Opens a table.
pub async fn open(
    State(app): State<App>,
    _may_open: MayOpen,
    extract::Json(open): extract::Json<Open>,
) -> Result<(StatusCode, Json<api::Opened>), Failure> {
    let (most, own_boxes) = (app.settings.limits.log, app.own_boxes.clone());
    // A save is played through, ply by ply.
    let fresh = tokio::task::spawn_blocking(move || fresh(open, most, &own_boxes));
    let Fresh { game, mut seats, house, luck, practice, tutorial } =
        fresh.await.map_err(|_| Failure::Internal)??;
    check_seats(&mut seats, game.seats())?;
    room::check_house(&house)?;
    let name = token::table_name()?;
    let tokens = people(&seats).map(|seat| Ok((seat, Token::new()?)));
    let tokens = tokens.collect::<Result<Vec<_>, Failure>>()?;
    // Who opens a table for others only arranges it all the same.
    let host =
        if tokens.is_empty() && waits_for_people(&seats) { Some(Token::new()?) } else { None };
    let keys = tokens.iter().map(|(seat, token)| (Some(*seat), token.hash()));
    let keys = keys.chain(host.as_ref().map(|token| (None, token.hash()))).collect();
    let room = Room { luck, ..Room::new(seats, house, keys) };
    let awaits = awaits(&room, &*game);
    let save = game.host_save();
    let start = Start { name: name.clone(), save, practice, tutorial };
    let table = NewTable { start, room, log: Vec::new(), awaits };
    app.tables.open(table).await?;
    // The table is there, and its seats are this caller's, even if nobody can be woken there now.
    if let Err(error) = app.find(&name).await {
        tracing::warn!(table = name, %error, "a table could not be woken");
    }
    let to_api = |(seat, token): &(Seat, Token)| api::SeatToken {
        seat: *seat,
        token: token.reveal().into(),
    };
    let tokens = tokens.iter().map(to_api).collect();
    let host = host.map(|token| token.reveal().into());
    Ok((StatusCode::CREATED, Json(api::Opened { table: name, tokens, host })))
}

fn fresh(open: Open, most_plies: u64, own_boxes: &OwnBoxes) -> Result<Fresh, Failure> {
    match open {
        Open::New(open) => new(open, own_boxes),
        Open::Saved(open) => saved(open, most_plies),
        Open::Tutorial(open) => lesson(open.tutorial),
    }
}

fn new(mut open: api::OpenNew, own_boxes: &OwnBoxes) -> Result<Fresh, Failure> {
    own_boxes.fill(&open.game, &mut open.setup);
    let practice = open.seed.is_some();
    let luck = LuckToCome { seed: open.seed, nonces: nonces(open.nonces)? };
    let waits = waits_for_people(&open.seats);
    let (dice, luck) = if waits { (Luck::Manual, Some(luck)) } else { (dice(luck)?, None) };
    let game = games::open(&open.game, open.setup, None, dice)?;
    Ok(Fresh { game, seats: open.seats, house: open.house, luck, practice, tutorial: None })
}

fn dice(luck: LuckToCome) -> Result<Luck, Failure> {
    let secret = match luck.seed {
        Some(seed) => Secret::from_seed(seed),
        None => token::secret()?,
    };
    Ok(Luck::Fair(FairDice::new(secret, luck.nonces)))
}

/// Whoever has the record may know its luck, so it goes on with dice that nobody knows.
fn saved(open: api::OpenSaved, most_plies: u64) -> Result<Fresh, Failure> {
    let plies = open.save["plies"].as_array().map_or(0, Vec::len);
    if plies as u64 >= most_plies {
        return Err(Failure::UselessSave("this game has been played for too long"));
    }
    let dice = FairDice::new(token::secret()?, Vec::new());
    let game = games::load_with_luck(open.save, Luck::Fair(dice))?;
    if let Turn::Chance = game.turn() {
        return Err(Failure::UselessSave("luck has nothing to bring here"));
    }
    let (seats, house) = (open.seats, open.house);
    Ok(Fresh { game, seats, house, luck: None, practice: false, tutorial: None })
}

fn lesson(game: String) -> Result<Fresh, Failure> {
    let unknown = || Failure::UnknownGame(format!("no first game explains '{game}'"));
    let (opened, seats) = tutorial::find(&game).ok_or_else(unknown)?.open()?;
    let house = House::default();
    Ok(Fresh { game: opened, seats, house, luck: None, practice: true, tutorial: Some(game) })
}

fn nonces(words: Vec<String>) -> Result<Vec<Nonce>, Failure> {
    let bad = |message| Failure::Malformed { message, field: Some("nonces".into()) };
    if words.len() > usize::from(tabletop::Seats::MOST) {
        return Err(bad(format!("expected at most {}", tabletop::Seats::MOST)));
    }
    words.into_iter().map(|word| Nonce::try_from(word).map_err(bad)).collect()
}

/// One for each player; names are cleaned.
fn check_seats(seats: &mut [SeatPlan], players: u8) -> Result<(), Failure> {
    if seats.len() != usize::from(players) {
        let message = format!("expected {players}, one for each player, got {}", seats.len());
        return Err(Failure::BadSetup { field: "seats".into(), message, rule: None });
    }
    room::clean_names(seats)
}

/// The seats of the people who are there already.
fn people(seats: &[SeatPlan]) -> impl Iterator<Item = Seat> {
    let seats = (0..).map(Seat).zip(seats);
    seats.filter(|(_, plan)| matches!(plan, SeatPlan::Person(_))).map(|(seat, _)| seat)
}

fn waits_for_people(seats: &[SeatPlan]) -> bool {
    seats.iter().any(|plan| matches!(plan, SeatPlan::Open(_)))
}
