//! What there is to play.

use axum::{Json, extract::State};
use bots::{Level, Temperament};

use super::extract::{Name, Text};
use crate::{api, app::App, failure::Failure, own_box::OwnBoxes, tutorial};

/// Is the server well? If it cannot write into its file it is not.
pub async fn health(State(app): State<App>) -> Result<Json<api::Health>, Failure> {
    app.health.check().await?;
    Ok(Json(api::Health { ok: true, version: env!("CARGO_PKG_VERSION").into() }))
}

/// What can be played, and against whom.
pub async fn games(State(app): State<App>) -> Json<api::Games> {
    Json(api::Games {
        games: games::all().into_iter().map(|info| game(info, &app.own_boxes)).collect(),
        levels: Level::ALL.into(),
        temperaments: Temperament::ALL.into(),
    })
}

/// Reads a box of one's own, and keeps nothing of it.
pub async fn own_box(Name(game): Name, Text(text): Text) -> Result<Json<api::OwnBox>, Failure> {
    // Thousands of rows take their time; nobody else waits for them.
    let read = tokio::task::spawn_blocking(move || games::read_box(&game, &text));
    let contents = read.await.map_err(|_| Failure::Internal)??;
    Ok(Json(api::OwnBox { contents }))
}

/// The first game of a game, step by step.
pub async fn tutorial(Name(game): Name) -> Result<Json<api::Tutorial>, Failure> {
    let tutorial = tutorial::find(&game)
        .ok_or_else(|| Failure::UnknownGame(format!("no first game explains '{game}'")))?;
    Ok(Json(api::Tutorial { game, steps: tutorial.lessons() }))
}

fn game(info: games::GameInfo, own_boxes: &OwnBoxes) -> api::GameInfo {
    api::GameInfo {
        id: info.id.into(),
        name: info.name.into(),
        rules: info.rules,
        players: info.players,
        heroes: info.heroes,
        powers: info.powers,
        powers_option: info.powers_option,
        options: info.options.into_iter().map(option).collect(),
        books: info.books.iter().map(book).collect(),
        tutorial: tutorial::find(info.id).is_some(),
        own_box: own_boxes.has(info.id),
    }
}

fn book(book: &games::BookInfo) -> api::BookInfo {
    api::BookInfo { prefix: book.prefix.into(), file: book.file.into() }
}

fn option(option: games::OptionInfo) -> api::OptionInfo {
    api::OptionInfo {
        id: option.id.into(),
        about: option.about.into(),
        values: option.values.iter().map(|&value| value.into()).collect(),
        rule: option.rule.into(),
        heroes: option.heroes,
    }
}
