//! What goes over the wire about the people around a table: who sits where, who may sit down, what they say.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::SeatPlan;
pub use crate::push::Subscription as PushSubscription;

/// Has the game begun?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down; nobody decides anything yet.
    Waiting,
    /// The host has started it.
    #[default]
    Playing,
}

/// How long somebody may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each turn, and a reserve for longer ones, which grows back by what a turn leaves over.
    Hourglass {
        /// Seconds of a turn: 10 to 3,600.
        #[schemars(range(min = 10, max = 3600))]
        turn: u32,
        /// The most seconds of the reserve: 0 to 3,600.
        #[schemars(range(min = 0, max = 3600))]
        reserve: u32,
    },
    /// So many hours for each turn: 1 to 720.
    Slow {
        /// Hours of a turn.
        #[schemars(range(min = 1, max = 720))]
        hours: u32,
    },
}

/// How the people of a table want to play together; what is left out is as usual.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// How long somebody may think.
    pub clock: Clock,
    /// After how many minutes away from the table a computer keeps the seat of whoever is awaited: 1 to 43,200; `null`: never.
    #[schemars(range(min = 1, max = 43_200))]
    pub away: Option<u32>,
    /// How strong the computer is that keeps a seat.
    pub keeper: Level,
    /// May people write to each other in words of their own?
    pub free_text: bool,
    /// Is it listed for strangers, where the server has a lobby?
    pub listed: bool,
    /// The languages of those who wait, for the lobby: `fr`, `en`, …; 4 at the most.
    #[schemars(length(max = 4))]
    pub languages: Vec<String>,
}

impl Default for House {
    fn default() -> House {
        House {
            clock: Clock::None,
            away: Some(3),
            keeper: Level::Squire,
            free_text: false,
            listed: false,
            languages: Vec::new(),
        }
    }
}

/// The people around a table, as one viewer may know it. It comes as the event `room` of a stream whenever it changes.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Room {
    /// Counts the changes that were written; who is here is not written.
    pub revision: u64,
    /// Has the game begun?
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<RoomSeat>,
    /// How many others look on without a seat.
    pub watchers: usize,
    /// How they want to play.
    pub house: House,
    /// How long whoever decides has left; `null`: as long as they like.
    pub timer: Option<Timer>,
    /// May the viewer arrange the table?
    pub host: bool,
    /// May the viewer become the host? Its device has been away for a while.
    pub may_host: bool,
    /// May heroes still be chosen?
    pub heroes: bool,
    /// What the host has given out; empty for everybody else.
    pub invitations: Vec<InvitationState>,
    /// The table at which the same people play again.
    pub next: Option<String>,
    /// Has whoever runs the server closed the table?
    pub closed: bool,
}

/// A seat, and who sits on it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RoomSeat {
    /// Who sits on it.
    pub plan: SeatPlan,
    /// Is a device of theirs connected?
    pub here: bool,
    /// Why a computer keeps it; `null`: its person plays.
    pub kept: Option<Kept>,
    /// Does the host sit here?
    pub host: bool,
    /// Is it the viewer's own, or played on the same device?
    pub mine: bool,
    /// The devices that it can be played on; 0 where it is not the viewer's.
    pub devices: usize,
}

/// Why a computer keeps somebody's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// The time for the turn was up.
    Time,
    /// They were away for longer than agreed.
    Away,
    /// They wanted it.
    Asked,
}

/// How long whoever decides has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Timer {
    /// Who.
    pub seat: Seat,
    /// Seconds of the turn; behind them the reserve runs.
    pub left: u32,
    /// Seconds of the reserve.
    pub reserve: u32,
}

/// What an invitation leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Any seat that is free: first come, first served.
    Table,
    /// This seat, once.
    Seat(Seat),
    /// Another device of whoever sits on this seat, once.
    Device(Seat),
}

/// An invitation that was given out.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct InvitationState {
    /// What it leads to.
    pub to: Target,
}

/// A wish to invite somebody. An earlier invitation to the same place is taken back.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// To where. A device is invited by whoever sits there, everything else by the host.
    pub to: Target,
    /// Does the seat leave the devices that it is played on now? For a device only.
    #[serde(default)]
    pub moves: bool,
}

/// An invitation.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Invited {
    /// Whoever shows it may sit down; told only now. It belongs behind the `#` of a link.
    pub secret: String,
}

/// A short code to type, for the waiting room of a table.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TableCode {
    /// Five letters.
    pub code: String,
    /// How many seconds it still holds.
    pub seconds: u32,
}

/// A code that somebody has typed.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskCode {
    /// Five letters; how they are written does not matter.
    pub code: String,
}

/// The table behind a code.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct CodeLeads {
    /// Its name.
    pub table: String,
}

/// By what right somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Entitlement {
    /// The secret of an invitation.
    Secret(String),
    /// A short code, while people still sit down.
    Code(String),
    /// The table is listed in the lobby.
    Lobby,
}

/// A question what an invitation leads to.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskDoor {
    /// By what right.
    pub by: Entitlement,
}

/// What an invitation leads to.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Door {
    /// To where.
    pub to: Target,
    /// The seats that can be taken; nobody has one of them yet.
    pub free: Vec<Seat>,
}

/// A wish to sit down.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// By what right.
    pub by: Entitlement,
    /// Which seat; without it, the first that is free.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What they want to be called: 1 to 24 characters, like nobody else at the table. Not for a device: it brings its name.
    #[serde(default)]
    #[schemars(length(max = 200))]
    pub name: Option<String>,
    /// Before the game begins: a contribution of one's own to its luck, 32 hexadecimal digits. Later ones, and those for a
    /// device, are not looked at.
    #[serde(default)]
    #[schemars(regex(pattern = "^[0-9a-fA-F]{32}$"))]
    pub nonce: Option<String>,
    /// 32 hexadecimal digits that the caller has drawn; whoever repeats them gets the same answer.
    #[schemars(regex(pattern = "^[0-9a-f]{32}$"))]
    pub key: String,
}

/// Somebody has sat down.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Joined {
    /// Where.
    pub seat: Seat,
    /// The key to the seat; told only now, and again to whoever repeats the request.
    pub token: String,
    /// Is the caller's contribution mixed into the luck of this game? Not where the game has begun before, and not without one.
    pub counts: bool,
}

/// A change of the people around a table.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Arrange {
    /// The host: the game begins.
    Start {
        /// Do computers take the free seats for good? Else they keep them for latecomers.
        fill: bool,
    },
    /// The host: this seat is free again, or a computer's. Whoever sat there may watch.
    Seat {
        /// Which.
        seat: Seat,
        /// Who shall sit there: `open` or a computer.
        plan: SeatPlan,
    },
    /// The host: an invitation holds no more.
    TakeBack {
        /// Which.
        to: Target,
    },
    /// The host: how to play together.
    House(House),
    /// The host: somebody else is the host now.
    HandOver {
        /// Who sits here.
        to: Seat,
    },
    /// Somebody with a seat: I am the host now, for the host is away.
    Host,
    /// Of one's own seat: what one wants to be called.
    Name {
        /// 1 to 24 characters, like nobody else at the table.
        #[schemars(length(max = 200))]
        name: String,
    },
    /// Of one's own seat, before the game begins: with which hero; `null`: drawn.
    Hero {
        /// As in the setup.
        hero: Option<String>,
    },
    /// Of one's own seat: it is free again, or a computer keeps it.
    Leave,
    /// Of one's own seat: a computer shall keep it for a while.
    Keep,
    /// Of one's own seat: I am back.
    Return,
    /// Of one's own seat: it can be played on this device only.
    OnlyHere,
}

/// A short sentence or sign that everybody reads in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellFought,
    Help,
    OneMoment,
    Thanks,
    Sorry,
    Yes,
    No,
    GoodGame,
    /// A sign: a heart.
    Heart,
    /// A sign: laughter.
    Laugh,
    /// A sign: surprise.
    Wow,
    /// A sign: applause.
    Applause,
}

/// Something to say to everybody at the table.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Say {
    /// One of the list.
    Phrase(Phrase),
    /// Words of one's own, where the host allows them: 1 to 200 characters.
    Text(String),
}

/// Somebody has said something. It comes as the event `said` of a stream, and is kept nowhere.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// One of the list.
    pub phrase: Option<Phrase>,
    /// Words of their own.
    pub text: Option<String>,
}

/// What a stream tells: `frame` (with the version as its id), `room` or `said`, as the event is called.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "describes a stream, where each of them is written by whoever tells it")]
pub enum Told {
    /// The table after one ply.
    Frame(Box<super::Frame>),
    /// The people around the table.
    Room(Room),
    /// Somebody has said something.
    Said(Said),
}

/// What people are asked to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// The last decision is taken back.
    Undo,
    /// The game ends as it stands.
    End,
}

/// Something that people are asked to agree to.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Consent {
    /// What.
    pub to: Proposal,
    /// Who asks.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// Who has not answered yet.
    pub awaits: Vec<Seat>,
}

/// An answer to a proposal.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The version that the caller has seen.
    pub version: u64,
    /// As for a decision.
    #[schemars(length(min = 1, max = 64))]
    pub key: String,
    /// Yes or no.
    pub agree: bool,
}

/// The table at which the same people play again.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Rematch {
    /// Its name. The keys to the seats are the same.
    pub table: String,
}

/// The tables that strangers may sit down at.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Lobby {
    /// The latest first.
    pub tables: Vec<LobbyTable>,
}

/// A table that strangers may sit down at.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LobbyTable {
    /// Its name.
    pub table: String,
    /// Which game.
    pub game: String,
    /// What is switched on.
    pub options: Vec<String>,
    /// How many seats there are.
    pub seats: usize,
    /// How many of them are free.
    pub free: usize,
    /// What the host is called.
    pub host: Option<String>,
    /// The languages of those who wait.
    pub languages: Vec<String>,
    /// How long somebody may think.
    pub clock: Clock,
}

/// Nothing to tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Noted {
    /// Always true.
    pub ok: bool,
}

/// How others reach this server.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Reach {
    /// Where other devices of the same house find it, for callers from that house: `http://192.0.2.7:8017`. Empty if the server
    /// listens to its own machine only, or is known by names of its own.
    pub addresses: Vec<String>,
    /// Is there a public list of open tables?
    pub lobby: bool,
    /// The key for push messages, as browsers want it; `null` where none are sent.
    pub push: Option<String>,
}
