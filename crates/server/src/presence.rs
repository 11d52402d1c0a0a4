//! Who is at a table now: which devices are connected, and what they have been told. In memory only.

use std::{collections::HashMap, time::Instant};

use tabletop::Seat;

use crate::room::{Device, Room, Viewer};

/// Who is at a table now.
pub struct Presence {
    devices: HashMap<Device, At>,
    watchers: usize,
    /// Since when anybody is noticed: whoever has not come since is away since then.
    since: Instant,
}

/// A device that has been here.
struct At {
    streams: usize,
    /// The newest version that it was told.
    told: u64,
    left: Instant,
}

impl Presence {
    /// Nobody is here yet.
    pub fn new(now: Instant) -> Presence {
        Presence { devices: HashMap::new(), watchers: 0, since: now }
    }

    /// Somebody begins to follow the table.
    pub fn enter(&mut self, viewer: Viewer, now: Instant) {
        if viewer.seat.is_none() {
            self.watchers += 1;
        }
        if let Some(device) = viewer.device {
            let at = self.devices.entry(device).or_insert(At { streams: 0, told: 0, left: now });
            at.streams += 1;
        }
    }

    /// Somebody follows it no longer.
    pub fn leave(&mut self, viewer: Viewer, now: Instant) {
        if viewer.seat.is_none() {
            self.watchers = self.watchers.saturating_sub(1);
        }
        if let Some(at) = viewer.device.and_then(|device| self.devices.get_mut(&device)) {
            at.streams = at.streams.saturating_sub(1);
            at.left = now;
        }
    }

    /// This version was sent to somebody.
    pub fn tell(&mut self, viewer: Viewer, version: u64) {
        if let Some(at) = viewer.device.and_then(|device| self.devices.get_mut(&device)) {
            at.told = at.told.max(version);
        }
    }

    /// How many look on without a seat.
    pub fn watchers(&self) -> usize {
        self.watchers
    }

    /// Is this device connected?
    pub fn is_connected(&self, device: Device) -> bool {
        self.devices.get(&device).is_some_and(|at| at.streams > 0)
    }

    /// Is somebody here who plays this seat?
    pub fn is_here(&self, room: &Room, seat: Seat) -> bool {
        room.devices_of(seat).any(|device| self.is_connected(device))
    }

    /// Since when nobody is here who plays this seat.
    pub fn away_since(&self, room: &Room, seat: Seat) -> Option<Instant> {
        let devices = || room.devices_of(seat);
        if devices().any(|device| self.is_connected(device)) {
            return None;
        }
        let left = devices().filter_map(|device| self.left(device)).max();
        Some(left.unwrap_or(self.since))
    }

    /// Since when this device is not connected.
    pub fn gone_since(&self, device: Device) -> Option<Instant> {
        let is_gone = !self.is_connected(device);
        is_gone.then(|| self.left(device).unwrap_or(self.since))
    }

    /// Has somebody who plays this seat been told this version?
    pub fn has_seen(&self, room: &Room, seat: Seat, version: u64) -> bool {
        let told = |device| self.devices.get(&device).map_or(0, |at| at.told);
        room.devices_of(seat).any(|device| told(device) >= version)
    }

    fn left(&self, device: Device) -> Option<Instant> {
        self.devices.get(&device).map(|at| at.left)
    }
}
