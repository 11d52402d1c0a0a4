//! What a request is taken apart into. All of it is untrusted.

use std::{net::IpAddr, time::Duration};

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{header, request::Parts},
    response::{IntoResponse, Response},
};
use http_body::Body;
use serde::de::DeserializeOwned;

use crate::{app::App, connections::Permit, failure::Failure, guard};

/// Whoever reads a body of so many bytes keeps nobody waiting.
const SHORT: usize = 64 * 1024;

/// Who asks, by their token; nobody in particular without one.
pub struct Caller(pub Option<String>);

/// A body in JSON.
pub struct Json<T>(pub T);

/// A body in plain text.
pub struct Text(pub String);

/// One part of the address.
pub struct Name(pub String);

/// Somebody who has not opened too many tables. Checked before a body is read.
pub struct MayOpen;

/// Somebody who has not tried too many codes or invitations. Checked before a body is read.
pub struct MayTryCode;

/// Somebody who has not had too much written. Checked before a body is read.
pub struct MayWrite;

/// Where a request comes from.
pub struct Peer(pub IpAddr);

/// What comes after the question mark.
pub struct Asked<T>(pub T);

impl FromRequestParts<App> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Caller, Failure> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Caller(None)) };
        let words = value.to_str().map_err(|_| Failure::BadToken)?;
        let (scheme, token) = words.split_once(' ').ok_or(Failure::BadToken)?;
        if !scheme.eq_ignore_ascii_case("bearer") {
            return Err(Failure::BadToken);
        }
        Ok(Caller(Some(token.trim().into())))
    }
}

impl<T: DeserializeOwned + Send + 'static> FromRequest<App> for Json<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Response> {
        let read_long = check_long(&request, app).map_err(IntoResponse::into_response)?;
        let bytes = body(request, app).await.map_err(IntoResponse::into_response)?;
        let value = if bytes.len() <= SHORT { read(&bytes) } else { read_aside(bytes).await };
        drop(read_long);
        value.map(Json).map_err(IntoResponse::into_response)
    }
}

impl FromRequest<App> for Text {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Text, Failure> {
        let _read_long = check_long(&request, app)?;
        let bytes = body(request, app).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Text).map_err(|_| Failure::malformed("expected text in UTF-8"))
    }
}

/// Whoever sends a long request, or does not say how long it is, has leave to do so.
fn check_long(request: &Request, app: &App) -> Result<Option<Permit>, Failure> {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    let has_body = !request.body().is_end_stream();
    let is_long = length.map_or(has_body, |length| length > SHORT);
    if is_long { app.guard.check_long(request).map(Some) } else { Ok(None) }
}

async fn body(request: Request, app: &App) -> Result<Bytes, Failure> {
    let time = Duration::from_secs(app.settings.limits.body_seconds);
    let read = tokio::time::timeout(time, Bytes::from_request(request, app)).await;
    read.map_err(|_| Failure::TooSlow)?.map_err(|rejection| {
        let is_long = rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE;
        let cut_off = || Failure::malformed("the request broke off");
        if is_long { Failure::TooLarge } else { cut_off() }
    })
}

async fn read_aside<T: DeserializeOwned + Send + 'static>(bytes: Bytes) -> Result<T, Failure> {
    tokio::task::spawn_blocking(move || read(&bytes)).await.map_err(|_| Failure::Internal)?
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        let field = (path != ".").then_some(path);
        Failure::Malformed { message: error.inner().to_string(), field }
    })?;
    json.end().map_err(|error| Failure::malformed(error.to_string()))?;
    Ok(value)
}

impl FromRequestParts<App> for Name {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Name, Failure> {
        let name = Path::<String>::from_request_parts(parts, app).await;
        let Path(name) = name.map_err(|error| Failure::malformed(error.body_text()))?;
        Ok(Name(name))
    }
}

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Failure> {
        let asked = Query::<T>::from_request_parts(parts, app).await;
        let Query(asked) = asked.map_err(|error| Failure::malformed(error.body_text()))?;
        Ok(Asked(asked))
    }
}

impl FromRequestParts<App> for MayOpen {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MayOpen, Failure> {
        app.guard.check_opening(parts).map(|()| MayOpen)
    }
}

impl FromRequestParts<App> for MayWrite {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MayWrite, Failure> {
        app.guard.check_writing(parts).map(|()| MayWrite)
    }
}

impl FromRequestParts<App> for MayTryCode {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MayTryCode, Failure> {
        app.guard.check_trying(parts).map(|()| MayTryCode)
    }
}

impl FromRequestParts<App> for Peer {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Peer, Failure> {
        Ok(Peer(guard::address_of(&parts.extensions)))
    }
}
