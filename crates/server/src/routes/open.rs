//! Opening a table.

use axum::{Json, extract::State, http::StatusCode};
use tabletop::{AnyMatch, FairDice, Luck, Nonce, Secret, Turn};

use super::extract::{self, MayOpen};
use crate::{
    api::{self, Open, SeatPlan},
    app::App,
    failure::Failure,
    own_box::OwnBoxes,
    store::NewTable,
    table::{Start, awaits, people},
    token::{self, Token},
    tutorial,
};

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;

/// A match that was just opened, and who sits there.
struct Fresh {
    game: Box<dyn AnyMatch>,
    seats: Vec<SeatPlan>,
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
    let Fresh { game, seats, practice, tutorial } =
        fresh.await.map_err(|_| Failure::Internal)??;
    check_seats(&seats, game.seats())?;
    let name = token::table_name()?;
    let tokens = people(&seats).map(|seat| Ok((seat, Token::new()?)));
    let tokens = tokens.collect::<Result<Vec<_>, Failure>>()?;
    let awaits = awaits(&seats, &*game);
    let save = game.host_save();
    let table = NewTable {
        start: Start { name: name.clone(), save, seats, practice, tutorial },
        tokens: tokens.iter().map(|(seat, token)| (*seat, token.hash())).collect(),
        log: Vec::new(),
        awaits,
    };
    app.tables.open(table).await?;
    // The table is there, and its seats are this caller's, even if nobody can be woken there now.
    if let Err(error) = app.find(&name).await {
        tracing::warn!(table = name, %error, "a table could not be woken");
    }
    let to_api = |(seat, token): &(tabletop::Seat, Token)| api::SeatToken {
        seat: *seat,
        token: token.reveal().into(),
    };
    let tokens = tokens.iter().map(to_api).collect();
    Ok((StatusCode::CREATED, Json(api::Opened { table: name, tokens })))
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
    let secret = match open.seed {
        Some(seed) => Secret::from_seed(seed),
        None => token::secret()?,
    };
    let dice = FairDice::new(secret, nonces(open.nonces)?);
    let game = games::open(&open.game, open.setup, None, Luck::Fair(dice))?;
    Ok(Fresh { game, seats: open.seats, practice, tutorial: None })
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
    Ok(Fresh { game, seats: open.seats, practice: false, tutorial: None })
}

fn lesson(game: String) -> Result<Fresh, Failure> {
    let unknown = || Failure::UnknownGame(format!("no first game explains '{game}'"));
    let (opened, seats) = tutorial::find(&game).ok_or_else(unknown)?.open()?;
    Ok(Fresh { game: opened, seats, practice: true, tutorial: Some(game) })
}

fn nonces(words: Vec<String>) -> Result<Vec<Nonce>, Failure> {
    let bad = |message| Failure::Malformed { message, field: Some("nonces".into()) };
    if words.len() > usize::from(tabletop::Seats::MOST) {
        return Err(bad(format!("expected at most {}", tabletop::Seats::MOST)));
    }
    words.into_iter().map(|word| Nonce::try_from(word).map_err(bad)).collect()
}

fn check_seats(seats: &[SeatPlan], players: u8) -> Result<(), Failure> {
    let bad = |field, message| Failure::BadSetup { field, message, rule: None };
    if seats.len() != usize::from(players) {
        let message = format!("expected {players}, one for each player, got {}", seats.len());
        return Err(bad("seats".into(), message));
    }
    for (seat, plan) in seats.iter().enumerate() {
        let name = match plan {
            SeatPlan::Person(person) => person.name.as_deref(),
            SeatPlan::Computer(computer) => computer.name.as_deref(),
        };
        let name = name.unwrap_or("-");
        let is_fine = (1..=LONGEST_NAME).contains(&name.chars().count())
            && !name.chars().any(char::is_control);
        if !is_fine {
            let message = format!("expected 1 to {LONGEST_NAME} characters, all printable");
            return Err(bad(format!("seats[{seat}].name"), message));
        }
    }
    Ok(())
}
