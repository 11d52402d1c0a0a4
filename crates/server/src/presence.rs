//! Who is at a table now: which devices are connected, and what they have been told. In memory only.

use std::{collections::HashMap, net::IpAddr, time::Instant};

use tabletop::Seat;

use crate::room::{Device, Room, Viewer};

/// Who is at a table now.
pub struct Presence {
    devices: HashMap<Device, At>,
    watchers: usize,
    /// From where those watch who have a key of the table: how many streams go to each client network.
    players_from: HashMap<IpAddr, usize>,
    /// The same of those who look on.
    others_from: HashMap<IpAddr, usize>,
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
        Presence {
            devices: HashMap::new(),
            watchers: 0,
            players_from: HashMap::new(),
            others_from: HashMap::new(),
            since: now,
        }
    }

    /// Somebody begins to follow the table, from this client network.
    pub fn enter(&mut self, viewer: Viewer, network: IpAddr, now: Instant) {
        *self.networks_of(viewer).entry(network).or_default() += 1;
        if viewer.seat.is_none() {
            self.watchers += 1;
        }
        if let Some(device) = viewer.device {
            let at = self.devices.entry(device).or_insert(At { streams: 0, told: 0, left: now });
            at.streams += 1;
        }
    }

    /// Somebody follows it no longer, who did from this client network.
    pub fn leave(&mut self, viewer: Viewer, network: IpAddr, now: Instant) {
        let networks = self.networks_of(viewer);
        if let Some(streams) = networks.get_mut(&network) {
            *streams -= 1;
            if *streams == 0 {
                networks.remove(&network);
            }
        }
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

    /// The client networks for which computer players think here: of those with a key of the table or, if none of
    /// them watches, of those who look on. So nobody is charged for strangers at whose table they look.
    pub fn networks(&self) -> Vec<IpAddr> {
        let has_players = !self.players_from.is_empty();
        let networks = if has_players { &self.players_from } else { &self.others_from };
        networks.keys().copied().collect()
    }

    fn networks_of(&mut self, viewer: Viewer) -> &mut HashMap<IpAddr, usize> {
        if viewer.device.is_some() { &mut self.players_from } else { &mut self.others_from }
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
