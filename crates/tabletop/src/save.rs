//! Saved games: the start and the plies. Everything else follows from them.

use serde::{Deserialize, Serialize};

use crate::{
    Commitment, FairDice, Game, LoadError, Luck, Match, Nonce, Ply, PlyOf, Seats, Secret, Turn,
    pick_weighted,
};

/// The container's version.
pub const FORMAT: u32 = 1;

/// A game as a file. Untrusted: loading checks everything and names the first thing that fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Save<G: Game> {
    /// Version of this container.
    pub format: u32,
    /// Which game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Players, options, box.
    pub setup: G::Setup,
    /// Where it started, if not at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<G::Position>,
    /// Where luck came from.
    pub luck: Vec<LuckSpan>,
    /// What happened.
    pub plies: Vec<PlyOf<G>>,
    /// The winners, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Seats>,
}

/// From this ply on, luck came from here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckSpan {
    /// The first ply that it answers.
    pub from: usize,
    /// Where luck came from.
    pub luck: LuckSource,
}

/// Where luck came from, as a file says it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LuckSource {
    /// Outcomes were named by hand.
    Manual,
    /// Fair dice; the secret is missing until the game is over, except in the host's own files.
    Fair {
        /// The hash of the secret.
        commitment: Commitment,
        /// The seats' contributions.
        nonces: Vec<Nonce>,
        /// The secret, once it may be known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
    },
}

/// What [`verify`] found in a save that holds together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// Decisions, all legal.
    pub decisions: usize,
    /// Rolls and draws that follow from a revealed secret.
    pub proven: usize,
    /// Rolls and draws whose secret is not revealed.
    pub sealed: usize,
    /// Rolls and draws named by hand.
    pub manual: usize,
    /// The winners, if the game is over.
    pub winners: Option<Seats>,
}

impl<G: Game> Match<G> {
    /// The match as a record: the secret of the dice is in it only once the game is over. Every ply is in
    /// it, so where the game has secrets it is not for players before the end.
    pub fn save(&self) -> Save<G> {
        self.write(self.winners().is_some())
    }

    /// The match as the host keeps it, secret included, so that it goes on with the same luck.
    pub fn host_save(&self) -> Save<G> {
        self.write(true)
    }

    /// Reads a save back, checking every ply.
    ///
    /// # Errors
    /// The first thing that does not hold together; a bad ply is named by its number.
    pub fn load(save: Save<G>) -> Result<Match<G>, LoadError> {
        let mut game = Match::read(save)?;
        game.settle();
        Ok(game)
    }

    /// As [`load`](Match::load), but the match goes on with this luck: whoever has the file may know what comes by
    /// the luck in it.
    ///
    /// # Errors
    /// As [`load`](Match::load).
    pub fn load_with_luck(save: Save<G>, luck: Luck) -> Result<Match<G>, LoadError> {
        let mut game = Match::read(save)?;
        game.change_luck(luck);
        Ok(game)
    }

    /// The match up to the last ply of the file.
    fn read(save: Save<G>) -> Result<Match<G>, LoadError> {
        check_versions::<G>(save.format, &save.game, save.rules)?;
        let luck = read_luck(&save.luck, save.plies.len())?;
        let mut game = match save.position {
            None => Match::new(save.setup, Luck::Manual)?,
            Some(position) => Match::from_position(save.setup, position, Luck::Manual)?,
        };
        game.push_record(save.plies)?;
        game.set_luck(luck);
        let played = game.winners();
        if save.winners.is_some() && save.winners != played {
            let words =
                |winners: Option<Seats>| winners.map_or("not over".into(), |w| w.to_string());
            return Err(LoadError::Result { claimed: words(save.winners), played: words(played) });
        }
        Ok(game)
    }

    /// The winners, if the game is over.
    pub fn winners(&self) -> Option<Seats> {
        match self.state().turn() {
            Turn::Over { winners } => Some(winners),
            Turn::Player(_) | Turn::Chance => None,
        }
    }

    fn write(&self, with_secret: bool) -> Save<G> {
        let span = |(from, luck): &(usize, Luck)| LuckSpan {
            from: *from,
            luck: match luck {
                Luck::Manual => LuckSource::Manual,
                Luck::Sealed { commitment, nonces } => LuckSource::Fair {
                    commitment: commitment.clone(),
                    nonces: nonces.clone(),
                    secret: None,
                },
                Luck::Fair(dice) => LuckSource::Fair {
                    commitment: dice.commitment(),
                    nonces: dice.nonces().to_vec(),
                    secret: with_secret.then(|| dice.reveal().clone()),
                },
            },
        };
        Save {
            format: FORMAT,
            game: G::ID.into(),
            rules: G::RULES,
            setup: self.setup().clone(),
            position: self.start_position().cloned(),
            luck: self.luck().iter().map(span).collect(),
            plies: self.plies().to_vec(),
            winners: self.winners(),
        }
    }
}

/// Re-runs a save: legality of every ply, every die and draw whose secret is revealed, the result.
///
/// # Errors
/// The first thing that does not hold together, with its ply.
pub fn verify<G: Game>(save: Save<G>) -> Result<Verdict, LoadError> {
    let luck = read_luck(&save.luck, save.plies.len())?;
    let record = save.plies.clone();
    Match::<G>::load(save.clone())?;
    let mut verdict = Verdict { decisions: 0, proven: 0, sealed: 0, manual: 0, winners: None };
    let mut game = match save.position {
        None => Match::<G>::new(save.setup, Luck::Manual)?,
        Some(position) => Match::from_position(save.setup, position, Luck::Manual)?,
    };
    for (ply, entry) in record.into_iter().enumerate() {
        match (&entry, luck_at(&luck, ply)) {
            (Ply::Act(_) | Ply::End, _) => verdict.decisions += 1,
            (Ply::Chance(_), Luck::Manual) => verdict.manual += 1,
            (Ply::Chance(_), Luck::Sealed { .. }) => verdict.sealed += 1,
            (Ply::Chance(found), Luck::Fair(dice)) => {
                let expected = pick_weighted(game.chances(), &mut dice.at(ply));
                if expected != Some(*found) {
                    let expected = expected.map_or("nothing".into(), |chance| chance.to_string());
                    return Err(LoadError::Forged { ply, expected, found: found.to_string() });
                }
                verdict.proven += 1;
            }
        }
        game.push(entry);
    }
    verdict.winners = game.winners();
    Ok(verdict)
}

/// Can we read a save with this head?
pub(crate) fn check_versions<G: Game>(
    format: u32,
    game: &str,
    rules: u32,
) -> Result<(), LoadError> {
    check_container::<G>(format, game)?;
    if rules != G::RULES {
        return Err(LoadError::Rules { saved: rules, ours: G::RULES });
    }
    Ok(())
}

/// Is this a save of this game, whatever its rules?
pub(crate) fn check_container<G: Game>(format: u32, game: &str) -> Result<(), LoadError> {
    if format != FORMAT {
        return Err(LoadError::Format { saved: format, ours: FORMAT });
    }
    if game != G::ID {
        return Err(LoadError::Game { saved: game.into(), ours: G::ID.into() });
    }
    Ok(())
}

pub(crate) fn read_luck(spans: &[LuckSpan], plies: usize) -> Result<Vec<(usize, Luck)>, LoadError> {
    if spans.first().is_none_or(|first| first.from != 0) {
        return Err(LoadError::Luck("expected a first span from ply 0".into()));
    }
    if !spans.is_sorted_by_key(|span| span.from) {
        return Err(LoadError::Luck("expected spans in the order of their plies".into()));
    }
    if let Some(late) = spans.iter().find(|span| span.from > plies) {
        let problem = format!("expected no span after ply {plies}, got one from {}", late.from);
        return Err(LoadError::Luck(problem));
    }
    spans.iter().map(|span| Ok((span.from, read_source(span)?))).collect()
}

fn read_source(span: &LuckSpan) -> Result<Luck, LoadError> {
    match span.luck.clone() {
        LuckSource::Manual => Ok(Luck::Manual),
        LuckSource::Fair { commitment, nonces, secret: None } => {
            Ok(Luck::Sealed { commitment, nonces })
        }
        LuckSource::Fair { commitment, nonces, secret: Some(secret) } => {
            if secret.commitment() != commitment {
                let problem = "the revealed secret is not the one that was committed to";
                return Err(LoadError::Luck(problem.into()));
            }
            Ok(Luck::Fair(FairDice::new(secret, nonces)))
        }
    }
}

fn luck_at(luck: &[(usize, Luck)], ply: usize) -> &Luck {
    let index = luck.partition_point(|&(from, _)| from <= ply);
    &luck[index - 1].1
}
