//! The people around a table: who sits where, by which keys, and how they want to play. No input, no output.

use blake3::Hash;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    api::{self, Arrange, Clock, Computer, House, Kept, OpenSeat, Person, SeatPlan, Stage, Target},
    failure::Failure,
    invitation::{Invitation, State},
    luck::LuckToCome,
    name,
};

/// Keys that were handed out together belong to one device; a table counts its devices.
pub type Device = u32;

/// The people around a table. It is kept as one row of the file and changed as a whole.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// Counts the changes.
    pub revision: u64,
    /// Has the game begun?
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// What opens seats.
    pub keys: Vec<Key>,
    /// How many devices there have been.
    pub devices: Device,
    /// The device that arranges the table.
    pub host: Device,
    /// What was given out, and what became of it.
    #[serde(default)]
    pub invitations: Vec<Invitation>,
    /// How they want to play.
    #[serde(default)]
    pub house: House,
    /// The table at which the same people play again.
    #[serde(default)]
    pub next: Option<String>,
    /// Has whoever runs the server closed the table?
    #[serde(default)]
    pub closed: bool,
    /// What the luck of a new game will be made of. Until it begins heroes can be chosen, and nothing is drawn from the secret that
    /// somebody could choose by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckToCome>,
    /// From which seats the contributions to the luck of the game came, in the order in which they are mixed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces_from: Vec<Option<Seat>>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatState {
    /// Who sits on it.
    pub plan: SeatPlan,
    /// Why a computer keeps it for its person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<Kept>,
}

/// What is kept of a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Key {
    /// Its hash.
    #[serde(with = "hash_in_hex")]
    pub hash: Hash,
    /// Whose.
    pub device: Device,
    /// The seat that it opens; none: it arranges the table, as the host's.
    pub seat: Option<Seat>,
}

/// Who looks at a table, or asks something of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Viewer {
    /// From which seat.
    pub seat: Option<Seat>,
    /// With which device; none: a spectator without a token.
    pub device: Option<Device>,
}

/// The most keys to one seat.
const MOST_KEYS: usize = 8;
/// The most languages of a table.
const MOST_LANGUAGES: usize = 4;

impl Room {
    /// Whoever opens a table is its host. With a free seat it begins as a waiting room.
    pub fn new(seats: Vec<SeatPlan>, house: House, keys: Vec<(Option<Seat>, Hash)>) -> Room {
        let is_open = |plan: &SeatPlan| matches!(plan, SeatPlan::Open(_));
        let stage = if seats.iter().any(is_open) { Stage::Waiting } else { Stage::Playing };
        let key = |(seat, hash)| Key { hash, device: 0, seat };
        Room {
            revision: 0,
            stage,
            seats: seats.into_iter().map(|plan| SeatState { plan, kept: None }).collect(),
            keys: keys.into_iter().map(key).collect(),
            devices: 1,
            host: 0,
            invitations: Vec::new(),
            house,
            next: None,
            closed: false,
            luck: None,
            nonces_from: Vec::new(),
        }
    }

    /// The same people at another table, with the same keys.
    pub fn again(&self) -> Room {
        let seat = |seat: &SeatState| SeatState { kept: None, ..seat.clone() };
        Room {
            revision: 0,
            stage: Stage::Playing,
            seats: self.seats.iter().map(seat).collect(),
            invitations: Vec::new(),
            next: None,
            nonces_from: Vec::new(),
            ..self.clone()
        }
    }

    /// Who sits where.
    pub fn plans(&self) -> Vec<SeatPlan> {
        self.seats.iter().map(|seat| seat.plan.clone()).collect()
    }

    /// Who asks with this token. All keys are compared, whichever it is: how long it takes tells nothing.
    pub fn viewer(&self, hash: Hash) -> Option<Viewer> {
        let found: Vec<&Key> = self.keys.iter().filter(|key| key.hash == hash).collect();
        found.first().map(|key| Viewer { seat: key.seat, device: Some(key.device) })
    }

    /// The seats of people who decide themselves.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let decides =
            |seat: &SeatState| matches!(seat.plan, SeatPlan::Person(_)) && seat.kept.is_none();
        self.all().filter(move |(_, seat)| decides(seat)).map(|(number, _)| number)
    }

    /// Does a person decide for this seat?
    pub fn is_person(&self, seat: Seat) -> bool {
        self.people().any(|person| person == seat)
    }

    /// The computer player that decides for this seat, if one does.
    pub fn computer(&self, seat: Seat) -> Option<Computer> {
        let state = self.seats.get(usize::from(seat.0))?;
        match (&state.plan, state.kept) {
            (SeatPlan::Computer(computer), _) => Some(computer.clone()),
            (SeatPlan::Person(_), None) => None,
            (SeatPlan::Person(_), Some(_)) | (SeatPlan::Open(_), _) => {
                Some(Computer { level: self.house.keeper, temperament: None, name: None })
            }
        }
    }

    /// The seats that wait for somebody.
    pub fn free(&self) -> impl Iterator<Item = Seat> {
        self.all()
            .filter(|(_, seat)| matches!(seat.plan, SeatPlan::Open(_)))
            .map(|(number, _)| number)
    }

    /// The devices that this seat can be played on.
    pub fn devices_of(&self, seat: Seat) -> impl Iterator<Item = Device> {
        self.keys.iter().filter(move |key| key.seat == Some(seat)).map(|key| key.device)
    }

    /// Can somebody with this device play this seat?
    pub fn is_played_on(&self, seat: Seat, device: Option<Device>) -> bool {
        self.devices_of(seat).any(|own| Some(own) == device)
    }

    /// May strangers sit down?
    pub fn is_listed(&self) -> bool {
        let is_open = self.house.listed && !self.closed && self.stage == Stage::Waiting;
        is_open && self.free().next().is_some()
    }

    /// The room after this wish of somebody's, but for heroes, who are a matter of the game.
    ///
    /// # Errors
    /// It is not theirs to wish, or cannot be.
    pub fn arrange(&self, by: Viewer, wish: Arrange) -> Result<Room, Failure> {
        let mut room = self.clone();
        match wish {
            Arrange::Start { fill } => {
                self.check_host(by)?;
                room.start(fill);
            }
            Arrange::Seat { seat, plan } => {
                self.check_host(by)?;
                self.check_seat(seat)?;
                room.give(seat, plan)?;
            }
            Arrange::TakeBack { to } => {
                self.check_host(by)?;
                room.take_back(to);
            }
            Arrange::House(house) => {
                self.check_host(by)?;
                check_house(&house)?;
                room.house = house;
            }
            Arrange::HandOver { to } => {
                self.check_host(by)?;
                let heir = self.devices_of(to).last();
                room.host =
                    heir.ok_or(Failure::NoSeat("nobody sits there who could be the host"))?;
            }
            Arrange::Host => {
                own_seat(by)?;
                room.host = by.device.ok_or(Failure::Forbidden)?;
            }
            Arrange::Name { name } => {
                let seat = own_seat(by)?;
                room.rename(seat, &name)?;
            }
            Arrange::Hero { .. } => {
                own_seat(by)?;
            }
            Arrange::Leave => room.vacate(own_seat(by)?, SeatPlan::Open(OpenSeat {})),
            Arrange::Keep => room.seat_mut(own_seat(by)?).kept = Some(Kept::Asked),
            Arrange::Return => room.seat_mut(own_seat(by)?).kept = None,
            Arrange::OnlyHere => {
                let (seat, device) = (own_seat(by)?, by.device.ok_or(Failure::Forbidden)?);
                room.play_only_on(seat, device);
            }
        }
        Ok(room)
    }

    /// Is this the host's?
    ///
    /// # Errors
    /// It is not.
    pub fn check_host(&self, by: Viewer) -> Result<(), Failure> {
        match by.device {
            Some(device) if device == self.host => Ok(()),
            Some(_) => Err(Failure::NotHost),
            None => Err(Failure::Forbidden),
        }
    }

    /// A computer keeps this seat from now on.
    #[must_use]
    pub fn keep(&self, seat: Seat, why: Kept) -> Room {
        let mut room = self.clone();
        room.seat_mut(seat).kept = Some(why);
        room
    }

    /// Somebody with a new device sits down.
    ///
    /// # Errors
    /// The name cannot be.
    pub fn sit(&mut self, seat: Seat, typed: &str, hash: Hash) -> Result<(), Failure> {
        self.rename(seat, typed)?;
        self.seat_mut(seat).kept = None;
        self.add_key(seat, hash).map(drop)
    }

    /// One more device for whoever sits there; if the seat moves, it leaves those that it was played on.
    ///
    /// # Errors
    /// It has as many as it may.
    pub fn add_device(&mut self, seat: Seat, moves: bool, hash: Hash) -> Result<(), Failure> {
        if moves {
            self.keys.retain(|key| key.seat != Some(seat));
        }
        let device = self.add_key(seat, hash)?;
        self.move_host(device);
        Ok(())
    }

    /// The seat leaves every other device, and nobody can bring one more.
    fn play_only_on(&mut self, seat: Seat, device: Device) {
        self.keys.retain(|key| key.seat != Some(seat) || key.device == device);
        self.take_back(Target::Device(seat));
        self.move_host(device);
    }

    /// Where the last key of the host's device has gone, the host is this device.
    fn move_host(&mut self, device: Device) {
        if !self.keys.iter().any(|key| key.device == self.host) {
            self.host = device;
        }
    }

    fn add_key(&mut self, seat: Seat, hash: Hash) -> Result<Device, Failure> {
        if self.devices_of(seat).count() >= MOST_KEYS {
            return Err(Failure::NoSeat("this seat can be played on as many devices as it may"));
        }
        // A host who has left the seat has kept the key.
        if let Some(key) = self.keys.iter_mut().find(|key| key.hash == hash) {
            key.seat = Some(seat);
            return Ok(key.device);
        }
        let device = self.devices;
        self.keys.push(Key { hash, device, seat: Some(seat) });
        self.devices += 1;
        Ok(device)
    }

    fn start(&mut self, fill: bool) {
        self.stage = Stage::Playing;
        let level = self.house.keeper;
        for seat in &mut self.seats {
            if fill && matches!(seat.plan, SeatPlan::Open(_)) {
                seat.plan = SeatPlan::Computer(Computer { level, temperament: None, name: None });
            }
        }
    }

    /// The host gives a seat to nobody in particular, or to a computer.
    fn give(&mut self, seat: Seat, mut plan: SeatPlan) -> Result<(), Failure> {
        match &mut plan {
            SeatPlan::Open(_) => {}
            SeatPlan::Computer(computer) => {
                let typed = computer.name.take();
                computer.name = typed.map(|typed| self.name_for(seat, &typed)).transpose()?;
            }
            SeatPlan::Person(_) => {
                let message = "expected 'open' or a computer; people sit down themselves".into();
                return Err(Failure::BadSetup { field: "plan".into(), message, rule: None });
            }
        }
        self.vacate(seat, plan);
        Ok(())
    }

    /// Whoever sat there may watch from now on. The host stays the host, without a seat.
    fn vacate(&mut self, seat: Seat, plan: SeatPlan) {
        let host = self.host;
        let has_other = self.keys.iter().any(|key| key.device == host && key.seat != Some(seat));
        for key in &mut self.keys {
            if key.seat == Some(seat) && key.device == host && !has_other {
                key.seat = None;
            }
        }
        self.keys.retain(|key| key.seat != Some(seat));
        for target in [Target::Seat(seat), Target::Device(seat)] {
            self.take_back(target);
        }
        if let Some(luck) = &mut self.luck {
            luck.withdraw(seat);
        }
        *self.seat_mut(seat) = SeatState { plan, kept: None };
    }

    /// What was given out for this place holds no more.
    pub fn take_back(&mut self, to: Target) {
        for invitation in &mut self.invitations {
            if invitation.to == to && invitation.state == State::Live {
                invitation.state = State::Revoked;
            }
        }
    }

    fn rename(&mut self, seat: Seat, typed: &str) -> Result<(), Failure> {
        let name = Some(self.name_for(seat, typed)?);
        self.seat_mut(seat).plan = SeatPlan::Person(Person { name });
        Ok(())
    }

    /// A name as it was typed, cleaned; nobody else here has one like it.
    fn name_for(&self, seat: Seat, typed: &str) -> Result<String, Failure> {
        let name = name::clean(typed)?;
        let is_taken = self
            .all()
            .filter(|(other, _)| *other != seat)
            .filter_map(|(_, state)| name_of(&state.plan))
            .any(|other| name::alike(other, &name));
        if is_taken { Err(name::NameError::Taken.into()) } else { Ok(name) }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Failure> {
        if usize::from(seat.0) < self.seats.len() {
            return Ok(());
        }
        let message = format!("expected a seat below {}", self.seats.len());
        Err(Failure::BadSetup { field: "seat".into(), message, rule: None })
    }

    /// A seat that is there: keys and checked wishes name no other.
    fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[usize::from(seat.0)]
    }

    fn all(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        self.seats.iter().enumerate().map(|(number, seat)| (Seat(number as u8), seat))
    }
}

/// What somebody was called; nobody sits on a free seat.
pub fn name_of(plan: &SeatPlan) -> Option<&str> {
    match plan {
        SeatPlan::Person(person) => person.name.as_deref(),
        SeatPlan::Computer(computer) => computer.name.as_deref(),
        SeatPlan::Open(_) => None,
    }
}

/// Cleans the names of a table that is opened, and checks that no two are alike.
///
/// # Errors
/// The first that cannot be, by its place.
pub fn clean_names(seats: &mut [SeatPlan]) -> Result<(), Failure> {
    let mut known: Vec<String> = Vec::new();
    for (seat, plan) in seats.iter_mut().enumerate() {
        let name = match plan {
            SeatPlan::Person(person) => &mut person.name,
            SeatPlan::Computer(computer) => &mut computer.name,
            SeatPlan::Open(_) => continue,
        };
        let Some(typed) = name else { continue };
        let field = Some(format!("seats[{seat}].name"));
        let bad = |error| Failure::BadName { error, field };
        let cleaned = name::clean(typed).and_then(|cleaned| {
            let is_taken = known.iter().any(|other| name::alike(other, &cleaned));
            if is_taken { Err(name::NameError::Taken) } else { Ok(cleaned) }
        });
        let cleaned = cleaned.map_err(bad)?;
        known.push(cleaned.clone());
        *typed = cleaned;
    }
    Ok(())
}

/// Is this a way to play together?
///
/// # Errors
/// The first field that makes no sense.
pub fn check_house(house: &House) -> Result<(), Failure> {
    let bad = |field: &str, message: &str| {
        let field = format!("house.{field}");
        Err(Failure::BadSetup { field, message: message.into(), rule: None })
    };
    match house.clock {
        Clock::Hourglass { turn, .. } if !(10..=3600).contains(&turn) => {
            return bad("clock.turn", "expected 10 to 3,600 seconds");
        }
        Clock::Hourglass { reserve, .. } if reserve > 3600 => {
            return bad("clock.reserve", "expected 0 to 3,600 seconds");
        }
        Clock::Slow { hours } if !(1..=720).contains(&hours) => {
            return bad("clock.hours", "expected 1 to 720 hours");
        }
        Clock::None | Clock::Hourglass { .. } | Clock::Slow { .. } => {}
    }
    if house.away.is_some_and(|minutes| !(1..=43_200).contains(&minutes)) {
        return bad("away", "expected 1 to 43,200 minutes, or null");
    }
    let is_language = |word: &String| {
        (2..=3).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_lowercase())
    };
    if house.languages.len() > MOST_LANGUAGES || !house.languages.iter().all(is_language) {
        return bad("languages", "expected at most 4 codes such as 'fr'");
    }
    Ok(())
}

fn own_seat(by: Viewer) -> Result<Seat, Failure> {
    by.seat.ok_or(Failure::Forbidden)
}

/// The people as one viewer may know them, as far as it was written.
pub fn seat_to_api(room: &Room, seat: Seat, viewer: Viewer, here: bool) -> api::RoomSeat {
    let state = &room.seats[usize::from(seat.0)];
    let mine = room.is_played_on(seat, viewer.device);
    api::RoomSeat {
        plan: state.plan.clone(),
        here,
        kept: state.kept,
        host: room.is_played_on(seat, Some(room.host)),
        mine,
        devices: if mine { room.devices_of(seat).count() } else { 0 },
    }
}

/// Hashes as 64 hexadecimal digits.
pub(crate) mod hash_in_hex {
    use blake3::Hash;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(hash: &Hash, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hash.to_hex())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        Hash::from_hex(text).map_err(|_| D::Error::custom("expected 64 hexadecimal digits"))
    }
}
