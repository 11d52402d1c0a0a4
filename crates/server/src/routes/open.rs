//! Opening a table.

use std::time::Instant;

use axum::{Json, extract::State, http::StatusCode};
use tabletop::{AnyMatch, Commitment, FairDice, Luck, Seat, Turn};

use super::extract::{self, MayOpen};
use crate::{
    api::{self, House, Open, SeatPlan},
    app::App,
    failure::Failure,
    luck::{LuckToCome, read_nonces},
    own_box::OwnBoxes,
    room::{self, Room},
    store::NewTable,
    table::{Start, awaits},
    token::{self, Token},
    tutorial,
    waiting_dice::WaitingDice,
};

/// A match that was just opened, and who sits there.
struct Fresh {
    game: Box<dyn AnyMatch>,
    seats: Vec<SeatPlan>,
    house: House,
    /// Where luck waits for the game to begin.
    luck: Option<LuckToCome>,
    /// Where it has begun: from which seats the contributions to its luck came.
    nonces_from: Vec<Option<Seat>>,
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
    let waiting = app.waiting_dice.clone();
    // A save is played through, ply by ply.
    let fresh = tokio::task::spawn_blocking(move || fresh(open, most, &own_boxes, &waiting));
    let Fresh { game, mut seats, house, luck, nonces_from, practice, tutorial } =
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
    let room = Room { luck, nonces_from, ..Room::new(seats, house, keys) };
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

fn fresh(
    open: Open,
    most_plies: u64,
    own_boxes: &OwnBoxes,
    waiting: &WaitingDice,
) -> Result<Fresh, Failure> {
    match open {
        Open::New(open) => new(open, own_boxes, waiting),
        Open::Saved(open) => saved(open, most_plies),
        Open::Tutorial(open) => lesson(open.tutorial),
    }
}

fn new(
    mut open: api::OpenNew,
    own_boxes: &OwnBoxes,
    waiting: &WaitingDice,
) -> Result<Fresh, Failure> {
    own_boxes.fill(&open.game, &mut open.setup);
    let practice = open.seed.is_some();
    let (luck, waits) = (luck_to_come(&mut open, waiting)?, waits_for_people(&open.seats));
    let (dice, luck, nonces_from) = if waits {
        (Luck::Manual, Some(luck), Vec::new())
    } else {
        let (dice, nonces_from) = luck.dice(token::secret()?);
        (Luck::Fair(dice), None, nonces_from)
    };
    let game = games::open(&open.game, open.setup, None, dice)?;
    let (seats, house) = (open.seats, open.house);
    Ok(Fresh { game, seats, house, luck, nonces_from, practice, tutorial: None })
}

/// The secret of the dice is drawn before anybody gives a number: by a commitment that the caller has seen, or now, while
/// those who sit down later have not given theirs.
fn luck_to_come(open: &mut api::OpenNew, waiting: &WaitingDice) -> Result<LuckToCome, Failure> {
    let nonces = read_nonces(std::mem::take(&mut open.nonces))?;
    let bad = |message: &str| Failure::Malformed {
        message: message.into(),
        field: Some("commitment".into()),
    };
    let secret = match (open.commitment.take(), open.seed) {
        (Some(_), Some(_)) => return Err(bad("a seed needs no dice; send one of the two")),
        (None, Some(_)) => None,
        (None, None) if !nonces.is_empty() => {
            return Err(bad(
                "expected the commitment of dice that wait for these nonces; ask POST /api/v1/dice first",
            ));
        }
        (None, None) => Some(token::secret()?),
        (Some(word), None) => {
            let commitment = Commitment::try_from(word).map_err(|problem| bad(&problem))?;
            Some(waiting.take(&commitment, Instant::now()).ok_or(Failure::BadCommitment)?)
        }
    };
    let mut luck = LuckToCome { seed: open.seed, secret, ..LuckToCome::default() };
    luck.contribute(people(&open.seats), nonces);
    Ok(luck)
}

/// Whoever has the record may know its luck, so it goes on with dice that nobody knows. Whoever brought it may have made it up,
/// so it is practice.
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
    let nonces_from = Vec::new();
    Ok(Fresh { game, seats, house, luck: None, nonces_from, practice: true, tutorial: None })
}

fn lesson(game: String) -> Result<Fresh, Failure> {
    let unknown = || Failure::UnknownGame(format!("no first game explains '{game}'"));
    let (opened, seats) = tutorial::find(&game).ok_or_else(unknown)?.open()?;
    let house = House::default();
    let (nonces_from, tutorial) = (Vec::new(), Some(game));
    Ok(Fresh { game: opened, seats, house, luck: None, nonces_from, practice: true, tutorial })
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
