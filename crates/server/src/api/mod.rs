//! What goes over the wire. These types are the contract with the page and with programs; the
//! OpenAPI document is made from them.

mod bounded;
mod dice;
mod open;
mod room;

use std::collections::BTreeMap;

use bots::{Level, Temperament};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::Value;
use tabletop::{Eyes, RawJson, Refusal, Seat, Turn};

pub use dice::*;
pub use open::*;
pub use room::*;

/// A sign of life.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Health {
    /// Always true: a server that is not well does not answer.
    pub ok: bool,
    /// The version of the program.
    pub version: String,
}

/// What can be played, and against whom.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Games {
    /// The games in the box.
    pub games: Vec<GameInfo>,
    /// Computer players, from the weakest to the strongest.
    pub levels: Vec<Level>,
    /// What they may like besides winning.
    pub temperaments: Vec<Temperament>,
}

/// What there is to know about a game before a table is opened.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Its name in requests.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// The heroes that can always be picked.
    pub heroes: Vec<String>,
    /// What each hero can do, by hero, as the published box has it.
    pub powers: BTreeMap<String, Vec<String>>,
    /// The option without which nobody has powers; `null` if they always do.
    pub powers_option: Option<&'static str>,
    /// The options of its setup.
    pub options: Vec<OptionInfo>,
    /// The books with its rules.
    pub books: Vec<BookInfo>,
    /// Is there a first game that explains it?
    pub tutorial: bool,
    /// Is it played with a box of one's own here, unless the setup brings another?
    pub own_box: bool,
}

/// A box of one's own that can be played with.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct OwnBox {
    /// Its rows, for `setup.contents`.
    pub contents: Value,
}

/// A book of rules.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct BookInfo {
    /// What stands before the dash in the numbers of its rules: `K` in K-4.1.
    pub prefix: String,
    /// The name of its file, in every language.
    pub file: String,
}

/// One option of a game's setup.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct OptionInfo {
    /// Its name in `setup.options`.
    pub id: String,
    /// One sentence.
    pub about: String,
    /// The values it can take besides null; empty for a switch.
    pub values: Vec<String>,
    /// The rule it begins with.
    pub rule: String,
    /// The heroes that can be picked with it only.
    pub heroes: Vec<String>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Somebody with a device.
    Person(Person),
    /// A computer player.
    Computer(Computer),
    /// Somebody who has not come yet.
    Open(OpenSeat),
}

/// A seat that waits for somebody. With one of them a table begins as a waiting room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSeat {}

/// Somebody with a device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// What they want to be called: 1 to 24 characters, like nobody else at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = 200))]
    pub name: Option<String>,
}

/// A computer player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Computer {
    /// How strong it is.
    pub level: Level,
    /// What it likes besides winning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub temperament: Option<Temperament>,
    /// What it is called: 1 to 24 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = 200))]
    pub name: Option<String>,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Opened {
    /// Its name. Whoever knows it may watch.
    pub table: String,
    /// One for each person; told only now.
    pub tokens: Vec<SeatToken>,
    /// The key of a host without a seat, where others sit down later: it arranges the table and watches.
    pub host: Option<String>,
}

/// The key to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SeatToken {
    /// Which seat.
    pub seat: Seat,
    /// The key.
    pub token: String,
}

/// A table as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Table {
    /// Its name.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Players, heroes, options, box.
    pub setup: Value,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// The viewer's seat; null for a spectator.
    pub you: Option<Seat>,
    /// Is there nothing to check, since luck came from a seed, a lesson, or a past that somebody brought in a file?
    pub practice: bool,
    /// Did it begin from a file? Whoever brought that chose what had happened.
    pub from_save: bool,
    /// The game whose lesson this is.
    pub tutorial: Option<String>,
    /// May somebody know what another must not see?
    pub secrets: bool,
    /// The hash of the secret of the dice, which is drawn before anybody gives a number: people who still wait see it, too.
    pub commitment: Option<String>,
    /// The secret of the dice, once the game is over.
    pub secret: Option<String>,
    /// Where a table that was begun under other rules stops to hold under ours; null where it goes on.
    pub other_rules: Option<OtherRules>,
    /// The people around it.
    pub room: Room,
    /// The table now.
    pub frame: Frame,
}

/// What was played under other rules holds under ours up to here: it can be seen and saved, and nobody decides any more.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct OtherRules {
    /// The version of the rules that the table was begun under.
    pub rules: u32,
    /// How many plies hold.
    pub ply: usize,
    /// Why the next one does not.
    pub problem: String,
}

/// The table after one ply.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Frame {
    /// Counts the entries of the table's log, so it only grows.
    pub version: u64,
    /// The length of the history.
    pub ply: usize,
    /// Was something taken back to get here?
    pub undone: bool,
    /// Whose move it is.
    pub turn: Turn,
    /// What the ply caused.
    #[schemars(with = "Vec<Value>")]
    pub events: Vec<RawJson>,
    /// What the viewer may know.
    #[schemars(with = "Value")]
    pub view: RawJson,
    /// Who may take back a decision; only in the newest frame.
    pub undo: Option<Seat>,
    /// What people are asked to agree to; only in the newest frame.
    pub consent: Option<Consent>,
    /// What the viewer may decide; only in the newest frame.
    #[schemars(with = "Option<Decision>")]
    pub decision: Option<RawJson>,
}

/// What may be decided now.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Decision {
    /// By whom.
    pub seat: Seat,
    /// The possible actions; send one of them back.
    #[schemars(with = "Vec<Value>")]
    pub actions: Vec<RawJson>,
    /// The chances of those that leave something to luck.
    pub outlooks: Vec<Outlook>,
}

/// The exact chances of one action.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Outlook {
    /// The action.
    #[schemars(with = "Value")]
    pub action: RawJson,
    /// Its chances; `{"too_large":true}` where reckoning them would take too long.
    #[schemars(with = "Value")]
    pub outlook: RawJson,
}

/// The frames that were asked for.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Frames {
    /// In the order of their plies.
    pub frames: Vec<Frame>,
}

/// Which frames, and as who saw them.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskFrames {
    /// The first ply; 0 is before the first decision.
    #[serde(default)]
    pub from: usize,
    /// The last ply; without it, or with more than 200 frames, as many as there may be.
    #[serde(default)]
    pub to: Option<usize>,
    /// Once the game is over: `all` for everything that anybody knew, or the seat whose eyes to look with. Without
    /// it, the caller's own. Where nothing is secret, all eyes see the same, at any time.
    #[serde(default, deserialize_with = "read_eyes")]
    #[schemars(with = "Option<String>", regex(pattern = "^(all|[0-9]{1,3})$"))]
    pub eyes: Option<Eyes>,
}

/// Reads `all` or `1`.
fn read_eyes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Eyes>, D::Error> {
    let word = String::deserialize(deserializer)?;
    if word == "all" {
        return Ok(Some(Eyes::All));
    }
    let seat = word.parse().map_err(|_| Error::custom("expected 'all' or the number of a seat"))?;
    Ok(Some(Eyes::Viewer(Some(Seat(seat)))))
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The version that the caller has seen.
    pub version: u64,
    /// Made by the caller; whoever repeats it gets the same answer, and nothing is played twice.
    #[schemars(length(min = 1, max = 64))]
    pub key: String,
    /// One of the offered actions.
    pub action: Value,
}

/// To take back, or to agree to the end: at this version, once.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Precondition {
    /// The version that the caller has seen.
    pub version: u64,
    /// As for a decision.
    #[schemars(length(min = 1, max = 64))]
    pub key: String,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Applied {
    /// The version that it led to.
    pub version: u64,
    /// Its frames, the newest last.
    pub frames: Vec<Frame>,
}

/// A question for advice.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// The version that the caller has seen.
    pub version: u64,
}

/// Advice about every possible action, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Hint {
    /// One for each action.
    pub advice: Vec<Advice>,
}

/// Advice about one action.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Advice {
    /// The action.
    pub action: Value,
    /// How likely its player is to win with it, from 0 to 1.
    pub chance: f32,
    /// How often it was looked at.
    pub visits: u32,
    /// What its player would choose next.
    pub next: Vec<Value>,
}

/// A question for exact reckoning.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskAnalysis {
    /// The version that the caller has seen.
    pub version: u64,
    /// Decisions of the caller that are imagined first, one after the other, without luck in between: 16 at the most.
    #[serde(default)]
    pub line: Vec<Value>,
}

/// What can be reckoned with time: more than a frame tells.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Analysis {
    /// The version that it is about.
    pub version: u64,
    /// What it is made of differs from game to game; `null` where outlooks say it all.
    pub analysis: Value,
}

/// A question why an action is not offered.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskWhy {
    /// The action that was meant.
    pub action: Value,
}

/// Why an action is not offered.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Why {
    /// Null: it is possible.
    pub refusal: Option<Refusal>,
}

/// A first game that explains itself.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Tutorial {
    /// Which game.
    pub game: String,
    /// What the person is told and does, in order.
    pub steps: Vec<Lesson>,
}

/// One thing that the person is told and does.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Lesson {
    /// At which ply.
    pub ply: usize,
    /// The name of the text.
    pub say: String,
    /// What to do then.
    pub act: Value,
}

/// Why a request was not answered as asked.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Failure {
    /// What is wrong.
    pub error: Problem,
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Problem {
    /// A short stable name.
    pub code: Code,
    /// One sentence in English, for programs.
    pub message: String,
    /// The number of the rule that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Why a decision is not possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// What is wrong with a save or a name, as a short stable name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<&'static str>,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The version of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<u64>,
}

impl Problem {
    /// A problem with a code and a sentence, and nothing else to tell.
    pub fn new(code: Code, message: String) -> Problem {
        Problem { code, message, rule: None, refusal: None, cause: None, field: None, now: None }
    }
}

/// Every way in which a request can fail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::enum_variant_names, reason = "a short code that is wrong is a bad code")]
pub enum Code {
    /// No table has this name.
    UnknownTable,
    /// No game has this name.
    UnknownGame,
    /// The token is not one of this table.
    BadToken,
    /// Only somebody with a seat may do it.
    Forbidden,
    /// The table has changed; `now` is its version.
    Stale,
    /// The key was sent with another request.
    KeyReused,
    /// The rules forbid it; `refusal` says which.
    Illegal,
    /// Somebody else decides.
    NotYourTurn,
    /// The game is over.
    Over,
    /// No decision has been taken yet.
    NothingToUndo,
    /// The last decision was somebody else's.
    NotYours,
    /// Luck has answered the decision.
    ChanceHasSpoken,
    /// The decision has shown what was hidden.
    Revealed,
    /// The game is over, so nothing is taken back.
    Ended,
    /// Not what this route takes; `field` says where.
    Malformed,
    /// Sent too slowly.
    TooSlow,
    /// Longer than this route takes.
    TooLarge,
    /// The table cannot be set like this; `field` says where.
    BadSetup,
    /// The save does not hold together.
    BadSave,
    /// Too much at once, or altogether.
    TooMany,
    /// The tables cannot be written or read now.
    Storage,
    /// No time for it now; try again.
    Busy,
    /// No such route.
    NotFound,
    /// Not with this method.
    Method,
    /// The record is for everybody only when the game is over.
    Secret,
    /// From another page, or by a name that is not ours.
    BadOrigin,
    /// The lesson asks for something else.
    Tutorial,
    /// The host has not started the game yet.
    Waiting,
    /// The game has begun already.
    Begun,
    /// The game is not over yet.
    NotOver,
    /// A computer keeps this seat; its person takes it back first.
    Kept,
    /// Only the host may do it.
    NotHost,
    /// No such invitation was given out here.
    BadInvitation,
    /// Somebody has sat down with this invitation already.
    SpentInvitation,
    /// The invitation was taken back.
    RevokedInvitation,
    /// No table has this code, or no longer.
    BadCode,
    /// No dice wait under this commitment, or no longer: ask for new ones.
    BadCommitment,
    /// Nobody can sit down there any more.
    NoSeat,
    /// A name that cannot be; `cause` says why: `empty`, `long` or `taken`.
    BadName,
    /// Nothing is proposed that the caller could agree to.
    NothingProposed,
    /// Words of one's own are not wanted here.
    NoFreeText,
    /// Whoever runs the server has closed the table.
    Closed,
    /// The table was begun under other rules, and does not hold under ours.
    OtherRules,
    /// Push messages cannot be sent there.
    BadPush,
    /// A mistake of the server's.
    Internal,
}
