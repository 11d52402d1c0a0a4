//! A table in memory, for everybody who plays, watches or thinks at it.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use bots::Cancel;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tabletop::Seat;
use tokio::sync::{broadcast, watch};

use crate::{
    api::{self, InvitationState, Kept},
    clock::TurnClock,
    failure::Failure,
    invitation::{Invitation, State},
    presence::Presence,
    room::{self, Room, Viewer},
    table::Table,
    token,
};

/// So much of what people say waits for a slow reader; older words are lost to it.
const MOST_SAID: usize = 16;
/// What somebody may propose at once; over a longer time, one thing every twenty seconds: computers wait meanwhile.
const PROPOSALS: (Duration, NonZeroU32) = (Duration::from_secs(20), NonZeroU32::new(5).unwrap());
/// What somebody may say at once; over a longer time, one thing every two seconds.
const TALK: (Duration, NonZeroU32) = (Duration::from_secs(2), NonZeroU32::new(5).unwrap());

/// A table in memory.
pub struct LoadedTable {
    /// Its name.
    pub name: String,
    table: Mutex<Arc<Table>>,
    presence: Mutex<Presence>,
    clock: Mutex<TurnClock>,
    /// Since when people are asked to agree to what is proposed.
    asking: Mutex<Option<Instant>>,
    /// Counts what changes around the table: who sits where, who is here, whose time runs.
    around: watch::Sender<u64>,
    said: broadcast::Sender<api::Said>,
    /// Has everybody been told that the host has been away for long?
    host_is_gone: AtomicBool,
    talk: DefaultKeyedRateLimiter<Seat>,
    proposals: DefaultKeyedRateLimiter<Seat>,
    /// Held while the same people get another table.
    pub rematch: tokio::sync::Mutex<()>,
    /// Serialises changes: held from the check of a command until its log entry is committed.
    pub write_lock: tokio::sync::Mutex<()>,
    /// Held while a hint is thought about.
    pub hint: Arc<tokio::sync::Mutex<()>>,
    /// Held while an analysis is made.
    pub analysis: Arc<tokio::sync::Mutex<()>>,
    version: watch::Sender<u64>,
    /// Does a computer player think here, or wait to?
    pub is_thinking: Mutex<bool>,
    thought: Mutex<Option<Cancel>>,
    /// How often a computer player has failed since it last decided.
    pub failures: AtomicU32,
    /// How many more plies computer players play while nobody watches.
    pub unwatched_left: AtomicU32,
    /// When somebody last asked for it, in the registry's own time.
    pub used: AtomicU64,
}

impl LoadedTable {
    /// A table; `due`: when the time of whoever decides is up, if that was written.
    pub fn new(name: String, table: Table, due: Option<Instant>) -> LoadedTable {
        let version = watch::Sender::new(table.version());
        let now = Instant::now();
        let mut clock = TurnClock::new(table.room().house.clock, table.room().seats.len());
        clock.follow(table.room().house.clock, table.person(), table.version(), now);
        if let Some(due) = due {
            clock.resume(due);
        }
        let is_asking = table.is_asking();
        let talk = Quota::with_period(TALK.0).expect("a pause").allow_burst(TALK.1);
        let proposals = Quota::with_period(PROPOSALS.0).expect("a pause").allow_burst(PROPOSALS.1);
        LoadedTable {
            name,
            table: Mutex::new(Arc::new(table)),
            presence: Mutex::new(Presence::new(now)),
            clock: Mutex::new(clock),
            asking: Mutex::new(is_asking.then_some(now)),
            around: watch::Sender::new(0),
            said: broadcast::Sender::new(MOST_SAID),
            host_is_gone: AtomicBool::default(),
            talk: RateLimiter::keyed(talk),
            proposals: RateLimiter::keyed(proposals),
            rematch: tokio::sync::Mutex::default(),
            write_lock: tokio::sync::Mutex::default(),
            hint: Arc::default(),
            analysis: Arc::default(),
            version,
            is_thinking: Mutex::default(),
            thought: Mutex::default(),
            failures: AtomicU32::default(),
            unwatched_left: AtomicU32::default(),
            used: AtomicU64::default(),
        }
    }

    /// The table as it is. Whoever looks at it for long keeps nobody from changing it.
    pub fn table(&self) -> Arc<Table> {
        lock(&self.table).clone()
    }

    /// The people around it.
    pub fn room(&self) -> Arc<Room> {
        self.table().room().clone()
    }

    /// Who asks: somebody with a key of this table, or a spectator without a token.
    ///
    /// # Errors
    /// The token belongs to nobody at this table.
    pub fn viewer(&self, token: Option<&str>) -> Result<Viewer, Failure> {
        let Some(token) = token else { return Ok(Viewer::default()) };
        self.room().viewer(token::hash(token)).ok_or(Failure::BadToken)
    }

    /// Who asks, for what only somebody with a seat may do.
    ///
    /// # Errors
    /// Nobody with a seat here.
    pub fn player(&self, token: Option<&str>) -> Result<(Seat, Viewer), Failure> {
        let viewer = self.viewer(token)?;
        Ok((viewer.seat.ok_or(Failure::Forbidden)?, viewer))
    }

    /// Somebody follows the table from this client network, until the guard is dropped.
    pub fn enter(self: &Arc<Self>, viewer: Viewer, network: IpAddr) -> Visit {
        lock(&self.presence).enter(viewer, network, Instant::now());
        self.tell_around();
        Visit { loaded: self.clone(), viewer, network }
    }

    /// The client networks for which computer players think here; none: nobody watches.
    pub fn networks(&self) -> Vec<IpAddr> {
        lock(&self.presence).networks()
    }

    /// Tells of every change around the table from now on.
    pub fn watch_around(&self) -> watch::Receiver<u64> {
        self.around.subscribe()
    }

    /// Tells of what is said from now on.
    pub fn listen(&self) -> broadcast::Receiver<api::Said> {
        self.said.subscribe()
    }

    /// Tells everybody what somebody says.
    ///
    /// # Errors
    /// They talk too much.
    pub fn say(&self, said: api::Said) -> Result<(), Failure> {
        let many = Failure::TooMany("that was said quickly; wait a moment");
        self.talk.check_key(&said.seat).map_err(|_| many)?;
        // Nobody may be listening.
        let _ = self.said.send(said);
        Ok(())
    }

    /// May this seat ask people to agree to something once more?
    ///
    /// # Errors
    /// It asks too often.
    pub fn check_proposal(&self, seat: Seat) -> Result<(), Failure> {
        let many = Failure::TooMany("you have asked the others often; wait a moment");
        self.proposals.check_key(&seat).map_err(|_| many)
    }

    /// The people around the table, as one viewer may know them now.
    pub fn room_for(&self, viewer: Viewer, host_away: Duration) -> api::Room {
        let table = self.table();
        let room = table.room();
        let now = Instant::now();
        let presence = lock(&self.presence);
        let seats = (0..room.seats.len() as u8).map(Seat);
        let seat = |seat| room::seat_to_api(room, seat, viewer, presence.is_here(room, seat));
        let is_host = viewer.device == Some(room.host);
        let gone = presence.gone_since(room.host).map(|since| now.saturating_duration_since(since));
        let is_live = |one: &&Invitation| is_host && one.state == State::Live;
        let invitations = room.invitations.iter().filter(is_live);
        api::Room {
            revision: room.revision,
            stage: room.stage,
            seats: seats.map(seat).collect(),
            watchers: presence.watchers().saturating_sub(usize::from(viewer.seat.is_none())),
            house: room.house.clone(),
            timer: lock(&self.clock).timer(now),
            host: is_host,
            may_host: viewer.seat.is_some()
                && !is_host
                && gone.is_some_and(|gone| gone >= host_away),
            heroes: table.may_choose_heroes(),
            invitations: invitations.map(|one| InvitationState { to: one.to }).collect(),
            next: room.next.clone(),
            closed: room.closed,
        }
    }

    /// Has the host been away for so long?
    pub fn is_host_gone(&self, host_away: Duration) -> bool {
        let gone = lock(&self.presence).gone_since(self.room().host);
        gone.is_some_and(|since| since.elapsed() >= host_away)
    }

    /// Who is asked before somebody takes a decision back.
    pub fn asked_to_undo(&self, viewer: Viewer) -> Vec<Seat> {
        let table = self.table();
        let presence = lock(&self.presence);
        table.asked_to_undo(viewer, |seat, version| presence.has_seen(table.room(), seat, version))
    }

    /// Whose seat a computer should keep from now on, because others wait, and why.
    pub fn overdue(&self, now: Instant) -> Option<(Seat, Kept)> {
        let table = self.table();
        let seat = table.person().filter(|_| !table.room().closed)?;
        if lock(&self.clock).due().is_some_and(|due| due <= now) {
            return Some((seat, Kept::Time));
        }
        let room = table.room();
        let limit = Duration::from_secs(u64::from(room.house.away?) * 60);
        let presence = lock(&self.presence);
        let since = presence.away_since(room, seat)?;
        // Where nobody waits, nobody is late.
        let is_awaited = room.people().any(|other| presence.is_here(room, other));
        let is_late = is_awaited && now.saturating_duration_since(since) >= limit;
        is_late.then_some((seat, Kept::Away))
    }

    /// The version at which something was proposed that nobody has answered for so long.
    pub fn unanswered(&self, limit: Duration, now: Instant) -> Option<u64> {
        let since = (*lock(&self.asking))?;
        (now.saturating_duration_since(since) >= limit).then(|| self.table().version())
    }

    /// How long whoever decides has left until their time is up.
    pub fn time_left(&self) -> Option<Duration> {
        let due = lock(&self.clock).due()?;
        Some(due.saturating_duration_since(Instant::now()))
    }

    /// Is somebody connected who plays this seat?
    pub fn is_here(&self, seat: Seat) -> bool {
        lock(&self.presence).is_here(&self.room(), seat)
    }

    /// Tells everybody if the host has been away for long enough now, or is no longer: who may be the host depends on it.
    pub fn follow_host(&self, host_away: Duration) {
        let is_gone = self.is_host_gone(host_away);
        if self.host_is_gone.swap(is_gone, Ordering::Relaxed) != is_gone {
            self.tell_around();
        }
    }

    /// Is the host connected?
    pub fn is_host_here(&self) -> bool {
        lock(&self.presence).is_connected(self.room().host)
    }

    fn tell_around(&self) {
        self.around.send_modify(|number| *number += 1);
    }

    /// Tells of every change from now on.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// How many watch.
    pub fn watchers(&self) -> usize {
        self.version.receiver_count()
    }

    /// Puts a table in the place of the one before it: whoever watches looks, whoever thinks about the past
    /// stops.
    pub fn change(&self, table: Arc<Table>) {
        let version = table.version();
        let clock = table.room().house.clock;
        lock(&self.clock).follow(clock, table.person(), version, Instant::now());
        let is_timed = clock != api::Clock::None;
        let before = std::mem::replace(&mut *lock(&self.table), table.clone());
        if self.version.send_replace(version) != version {
            *lock(&self.asking) = table.is_asking().then(Instant::now);
        }
        if is_timed || !Arc::ptr_eq(before.room(), table.room()) {
            self.tell_around();
        }
        self.cancel_thought();
    }

    /// A computer player thinks, and can be cancelled.
    pub fn begin_thought(&self, cancel: Cancel) {
        *lock(&self.thought) = Some(cancel);
    }

    /// It has decided.
    pub fn end_thought(&self) {
        *lock(&self.thought) = None;
    }

    /// Cancels what a computer player thinks.
    pub fn cancel_thought(&self) {
        if let Some(cancel) = lock(&self.thought).take() {
            cancel.cancel();
        }
    }

    /// May computer players go on? Unwatched they do so for a while only.
    pub fn may_go_on(&self) -> bool {
        self.watchers() > 0 || self.unwatched_left.load(Ordering::Relaxed) > 0
    }

    /// A computer player has decided.
    pub fn has_gone_on(&self) {
        self.failures.store(0, Ordering::Relaxed);
        if self.watchers() == 0 {
            let less = |left: u32| Some(left.saturating_sub(1));
            let _ = self.unwatched_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        }
    }
}

/// Somebody who follows a table.
pub struct Visit {
    loaded: Arc<LoadedTable>,
    viewer: Viewer,
    network: IpAddr,
}

impl Visit {
    /// Who it is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// They have been told this version.
    pub fn tell(&self, version: u64) {
        lock(&self.loaded.presence).tell(self.viewer, version);
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        lock(&self.loaded.presence).leave(self.viewer, self.network, Instant::now());
        self.loaded.tell_around();
    }
}

/// What a panic elsewhere has left behind is whole: a table is changed in one step.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{FairDice, Luck};

    use super::*;
    use crate::{
        api::{Clock, House, Person, SeatPlan},
        table::Start,
    };

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    /// Two people with a device each, at a table that has begun: whoever decides, and the other.
    fn two(house: House) -> (Arc<LoadedTable>, Viewer, Viewer) {
        let setup = json!({ "players": 2, "heroes": ["warrior", "thief"] });
        let game = games::open("karak", setup, None, Luck::Fair(FairDice::seeded(1))).unwrap();
        let (name, save) = (String::from("table"), game.host_save());
        let start = Start { name: name.clone(), save, practice: true, tutorial: None };
        let keys = vec![(Some(Seat(0)), token::hash("Zoé"))];
        let plans = vec![SeatPlan::Person(Person { name: None }); 2];
        let mut room = Room::new(plans, house, keys);
        room.sit(Seat(1), "Ada", token::hash("Ada")).unwrap();
        let viewer = |token: &str| room.viewer(token::hash(token)).unwrap();
        let viewers = [viewer("Zoé"), viewer("Ada")];
        let table = Table::load(start, room, Vec::new()).unwrap();
        let decides = usize::from(table.person().unwrap().0);
        let loaded = Arc::new(LoadedTable::new(name, table, None));
        (loaded, viewers[decides], viewers[1 - decides])
    }

    fn after(seconds: u64) -> Instant {
        Instant::now() + Duration::from_secs(seconds)
    }

    #[test]
    fn who_is_away_for_longer_than_agreed_is_late_if_somebody_waits() {
        let (loaded, decides, waits) = two(House { away: Some(3), ..House::default() });
        let late = decides.seat.map(|seat| (seat, Kept::Away));
        assert_eq!(loaded.overdue(after(10_000)), None, "nobody waits");
        let other = loaded.enter(waits, HOME);
        assert_eq!((loaded.overdue(after(170)), loaded.overdue(after(181))), (None, late));
        let own = loaded.enter(decides, HOME);
        assert_eq!(loaded.overdue(after(10_000)), None, "they are here");
        drop(own);
        assert_eq!((loaded.overdue(after(170)), loaded.overdue(after(181))), (None, late));
        drop(other);
        let watcher = loaded.enter(Viewer::default(), HOME);
        assert_eq!(loaded.overdue(after(10_000)), None, "who watches is not let wait");
        drop(watcher);
    }

    #[test]
    fn without_an_agreement_nobody_is_away_too_long() {
        let (loaded, _, waits) = two(House { away: None, ..House::default() });
        let _other = loaded.enter(waits, HOME);
        assert_eq!(loaded.overdue(after(1_000_000)), None);
    }

    #[test]
    fn whose_time_is_up_is_late_also_where_nobody_looks() {
        let clock = Clock::Hourglass { turn: 60, reserve: 30 };
        let (loaded, decides, _) = two(House { clock, away: None, ..House::default() });
        let late = decides.seat.map(|seat| (seat, Kept::Time));
        let _own = loaded.enter(decides, HOME);
        assert_eq!((loaded.overdue(after(80)), loaded.overdue(after(91))), (None, late));
        let mut room = Room::clone(&loaded.room());
        room.closed = true;
        loaded.change(Arc::new(loaded.table().with_room(Arc::new(room))));
        assert_eq!(loaded.overdue(after(91)), None, "at a closed table nobody is late");
    }

    /// Whoever changes their name meanwhile does not make it longer.
    #[test]
    fn a_question_is_dropped_a_while_after_it_was_asked() {
        let (loaded, _, waits) = two(House::default());
        let minute = Duration::from_secs(60);
        assert_eq!(loaded.unanswered(minute, after(61)), None, "nothing is asked");
        let table = loaded.table();
        let asked = table.after(&table.end(waits.seat.unwrap()).unwrap());
        loaded.change(Arc::new(asked));
        let version = loaded.table().version();
        assert_eq!(loaded.unanswered(minute, after(50)), None);
        assert_eq!(loaded.unanswered(minute, after(61)), Some(version));
        std::thread::sleep(Duration::from_millis(20));
        let since = after(60) - Duration::from_millis(10);
        let mut room = Room::clone(&loaded.room());
        room.revision += 1;
        loaded.change(Arc::new(loaded.table().with_room(Arc::new(room))));
        assert_eq!(loaded.unanswered(minute, since), Some(version));
    }

    #[test]
    fn computers_think_for_those_who_play_before_those_who_look_on() {
        let (loaded, decides, waits) = two(House::default());
        let [home, away, elsewhere] = [1, 2, 3].map(|number| IpAddr::from([192, 0, 2, number]));
        assert_eq!(loaded.networks(), [HOME; 0]);
        let stranger = loaded.enter(Viewer::default(), elsewhere);
        assert_eq!(loaded.networks(), [elsewhere]);
        let one = loaded.enter(decides, home);
        let same = loaded.enter(decides, home);
        assert_eq!(loaded.networks(), [home]);
        let other = loaded.enter(waits, away);
        let mut both = loaded.networks();
        both.sort();
        assert_eq!(both, [home, away]);
        drop((one, other));
        assert_eq!(loaded.networks(), [home], "another window is open there");
        drop(same);
        assert_eq!(loaded.networks(), [elsewhere]);
        drop(stranger);
        assert_eq!(loaded.networks(), [HOME; 0]);
    }
}
