//! Invitations: who may sit down where, by which secret. No input, no output.

use blake3::Hash;
use serde::{Deserialize, Serialize};
use tabletop::{Nonce, Seat};

use crate::{
    api::{Stage, Target},
    failure::Failure,
    room::{Room, Viewer, hash_in_hex},
    token,
};

/// What was given out. Of the secret only its hash is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invitation {
    /// To where.
    pub to: Target,
    /// The hash of the secret.
    #[serde(with = "hash_in_hex")]
    pub hash: Hash,
    /// Does it still hold?
    pub state: State,
    /// Does the seat leave the devices that it is played on?
    #[serde(default)]
    pub moves: bool,
}

/// What became of an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// It holds.
    Live,
    /// Somebody has sat down with it.
    Spent,
    /// It was taken back.
    Revoked,
}

/// By what right somebody sits down, once that is known to be theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Right {
    /// The hash of an invitation's secret.
    Secret(Hash),
    /// A code or the lobby: a free seat, while people still sit down.
    WaitingRoom,
}

/// So many are remembered: what is older is unknown, where newer ones can be told to be spent.
const MOST_REMEMBERED: usize = 64;

impl Room {
    /// Gives out an invitation; an earlier one to the same place is taken back.
    ///
    /// # Errors
    /// It is not theirs to give, or leads nowhere.
    pub fn invite(&self, by: Viewer, to: Target, moves: bool, hash: Hash) -> Result<Room, Failure> {
        match to {
            Target::Device(seat) if self.is_played_on(seat, by.device) => {}
            Target::Device(_) => return Err(Failure::Forbidden),
            Target::Table => self.check_host(by)?,
            Target::Seat(seat) => {
                self.check_host(by)?;
                self.check_free(seat)?;
            }
        }
        let mut room = self.clone();
        room.take_back(to);
        room.invitations.push(Invitation { to, hash, state: State::Live, moves });
        let surplus = room.invitations.len().saturating_sub(MOST_REMEMBERED);
        room.invitations.drain(..surplus);
        Ok(room)
    }

    /// What this right leads to, and the invitation's place in the list.
    ///
    /// # Errors
    /// Nowhere, or no longer.
    pub fn door(&self, right: Right) -> Result<(Target, Option<usize>), Failure> {
        match right {
            Right::WaitingRoom if self.stage == Stage::Waiting => Ok((Target::Table, None)),
            Right::WaitingRoom => Err(Failure::Begun),
            Right::Secret(hash) => {
                let found = self.find(hash).ok_or(Failure::BadInvitation)?;
                match self.invitations[found].state {
                    State::Live => Ok((self.invitations[found].to, Some(found))),
                    State::Spent => Err(Failure::SpentInvitation),
                    State::Revoked => Err(Failure::RevokedInvitation),
                }
            }
        }
    }

    /// Somebody sits down with a key of this hash, and before the game begins contributes to its luck. Whoever repeats it
    /// sits there already.
    ///
    /// # Errors
    /// They may not, the seat is taken, or the name cannot be.
    pub fn join(
        &self,
        right: Right,
        seat: Option<Seat>,
        typed: Option<&str>,
        nonce: Option<Nonce>,
        hash: Hash,
    ) -> Result<(Room, Seat), Failure> {
        if let Some(Viewer { seat: Some(seat), .. }) = self.viewer(hash) {
            return Ok((self.clone(), seat));
        }
        let (to, invitation) = self.door(right)?;
        let mut room = self.clone();
        let seat = match to {
            Target::Device(seat) => {
                let moves = invitation.is_some_and(|place| self.invitations[place].moves);
                room.add_device(seat, moves, hash)?;
                seat
            }
            Target::Seat(_) | Target::Table => {
                let seat = self.choose(to, seat)?;
                room.sit(seat, typed.unwrap_or_default(), hash)?;
                if let (Some(luck), Some(nonce)) = (&mut room.luck, nonce) {
                    luck.give(seat, nonce);
                }
                seat
            }
        };
        if let (Some(place), Target::Seat(_) | Target::Device(_)) = (invitation, to) {
            room.invitations[place].state = State::Spent;
        }
        // Nobody else can come to this seat with an invitation of its own.
        room.take_back(Target::Seat(seat));
        Ok((room, seat))
    }

    /// The seats that an invitation may lead to.
    pub fn free_for(&self, to: Target) -> Vec<Seat> {
        match to {
            Target::Table => self.free().collect(),
            Target::Seat(seat) => self.free().filter(|free| *free == seat).collect(),
            Target::Device(_) => Vec::new(),
        }
    }

    fn choose(&self, to: Target, wished: Option<Seat>) -> Result<Seat, Failure> {
        match (to, wished) {
            (Target::Seat(seat), _) | (Target::Table, Some(seat)) => {
                self.check_free(seat).map(|()| seat)
            }
            (Target::Table | Target::Device(_), _) => {
                self.free().next().ok_or(Failure::NoSeat("every seat of this table is taken"))
            }
        }
    }

    fn check_free(&self, seat: Seat) -> Result<(), Failure> {
        let is_free = self.free().any(|free| free == seat);
        if is_free { Ok(()) } else { Err(Failure::NoSeat("somebody sits there already")) }
    }

    /// All are compared, whichever it is: how long it takes tells nothing.
    fn find(&self, hash: Hash) -> Option<usize> {
        let same = self.invitations.iter().enumerate().filter(|(_, one)| one.hash == hash);
        same.fold(None, |_, (place, _)| Some(place))
    }
}

/// The token of whoever sits down by this right with this key: a repeated request gives the same one, and who knows
/// only the invitation cannot tell it.
pub fn seat_token(table: &str, words: &str, key: &str) -> token::Token {
    token::Token::derived(&[table, words, key])
}
