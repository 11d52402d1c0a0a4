//! Frames as text, for those who follow a table: written once for everybody who sees the same.

use std::sync::{Arc, Mutex, OnceLock};

use tabletop::{RawJson, Seat};

use super::Table;
use crate::{api, loaded::lock};

/// A frame as text.
#[derive(Clone, PartialEq, Debug)]
pub struct FrameText {
    /// Its version.
    pub version: u64,
    /// Its JSON.
    pub json: RawJson,
}

/// What was told of one version of a table, by what the reader had seen and from which seat.
#[derive(Default)]
pub struct Told(Mutex<Vec<(Reader, Frames)>>);

type Reader = (Option<u64>, Option<Seat>);
type Frames = Arc<OnceLock<Arc<[FrameText]>>>;

/// Readers who saw other things are told something of their own: so many different answers are kept.
const MOST_KEPT: usize = 12;

impl Told {
    fn at(&self, reader: Reader) -> Frames {
        let mut all = lock(&self.0);
        if let Some((_, frames)) = all.iter().find(|(other, _)| *other == reader) {
            return frames.clone();
        }
        let frames = Frames::default();
        if all.len() < MOST_KEPT {
            all.push((reader, frames.clone()));
        }
        frames
    }
}

impl Table {
    /// What somebody is told who has seen this version, or nothing yet, and looks from this seat.
    pub fn told(&self, seen: Option<u64>, viewer: Option<Seat>) -> Arc<[FrameText]> {
        let text = |frame: api::Frame| FrameText { version: frame.version, json: RawJson::new(&frame) };
        let make = || match seen {
            None => Arc::from([text(self.newest(viewer))]),
            Some(seen) => self.missed(seen, viewer).into_iter().map(text).collect(),
        };
        self.told.at((seen, viewer)).get_or_init(make).clone()
    }
}
