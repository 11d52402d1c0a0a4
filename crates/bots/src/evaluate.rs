//! What a game adds so that bots can play it: features, network inputs, and what is worth searching.

use tabletop::{Game, Seat};

use crate::Evaluation;

/// The most features a game can have: they are written into a buffer of this size.
pub const MOST_FEATURES: usize = 64;

/// A game that bots can evaluate.
///
/// A feature is one number about a seat: points, lives, steps to the nearest chest. Features are about 1 in
/// size, and the same question for every seat. They may be asked of any state, in the middle of a fight and
/// after the end too. They use only what everybody, or this seat, may know; in games with secrets bots ask
/// them of imagined worlds only.
pub trait Evaluate: Game + Sync {
    /// The features, in order, as they are called in the weights' file.
    const FEATURES: &'static [&'static str];
    /// How many of them, from the first on, the linear evaluation uses; the others only temperaments like.
    const LINEAR: usize = Self::FEATURES.len();
    /// The kinds of tables that need weights of their own (rivals, a party).
    const PROFILES: &'static [&'static str];
    /// The levels and temperaments of this game: `data/bots/GAME.toml`.
    const CHARACTERS: &'static str;
    /// Its weights: `data/bots/GAME.weights.toml`, written by `karak tune`.
    const WEIGHTS: &'static str;
    /// Its value networks: `data/bots/GAME.network.toml`, written by `karak study`; empty for a game that is
    /// evaluated by weights alone.
    const NETWORKS: &'static str = "";
    /// All files that its bots are made of.
    const FILES: [&'static str; 3] = [Self::CHARACTERS, Self::WEIGHTS, Self::NETWORKS];
    /// How many inputs the networks have.
    const INPUTS: usize = 0;

    /// What is worth noting about a seat once, because it holds while heroes only move; nothing for a game
    /// that is looked at quickly.
    type Notes: Send;

    /// Tables to tune on; together they have every profile.
    fn tables() -> Vec<Self::Setup>;

    /// Which of [`PROFILES`](Evaluate::PROFILES) fits this table. The same for a whole game.
    fn profile(&self) -> usize;

    /// Do all seats win or lose together? The same for a whole game.
    fn is_party(&self) -> bool;

    /// How much of the game is over, from 0 to 1: weights move from their first to their second
    /// number with it.
    fn progress(&self) -> f32;

    /// Writes the features of this seat; the buffer holds zeros and has room for all
    /// [`FEATURES`](Evaluate::FEATURES), or for the [`LINEAR`](Evaluate::LINEAR) ones.
    fn features(&self, seat: Seat, features: &mut [f32]);

    /// Takes notes about a seat.
    fn notes(&self, seat: Seat) -> Self::Notes;

    /// Do notes taken `before`, earlier in this game, still hold for this seat? To say no is never wrong.
    fn is_as_noted(&self, _before: &Self, _seat: Seat) -> bool {
        false
    }

    /// The same as [`look`](Evaluate::look), with notes that hold.
    fn look_by(&self, _notes: &mut Self::Notes, seat: Seat, features: &mut [f32]) {
        self.features(seat, features);
    }

    /// Writes the network inputs of this seat: all that may matter, raw, whose turn it is included. The
    /// buffer has room for [`INPUTS`](Evaluate::INPUTS) and holds zeros.
    fn inputs(&self, _seat: Seat, _inputs: &mut [f32]) {}

    /// Does this seat's situation show the same as it did `before`, earlier in this game, so that
    /// nobody need look again? To say no is never wrong.
    fn looks_alike(&self, _before: &Self, _seat: Seat) -> bool {
        false
    }

    /// Does this seat's situation show the same as in another, which also came of the one `before`? To say no
    /// is never wrong.
    fn looks_like(&self, _other: &Self, _before: &Self, _seat: Seat) -> bool {
        false
    }

    /// Do this and another situation, which both came of the one `before`, show the same of all seats to
    /// such a look, so that nobody need judge both? To say no is never wrong.
    fn is_twin(&self, _other: &Self, _before: &Self, _evaluation: Evaluation) -> bool {
        false
    }

    /// Forward pruning: the legal actions that are worth a thought, in their order. What only spends or risks
    /// something for nothing is left out. Never none where there are actions.
    fn choices(&self, list: &mut Vec<Self::Action>) {
        self.actions(list);
    }

    /// The outcomes of a chance node, with weights: of outcomes that lead to the same state only one is
    /// needed, with the weight of all.
    fn outcomes(&self, list: &mut Vec<(Self::Chance, u32)>) {
        self.chances(list);
    }

    /// Can this state, a decision or a chance node, be evaluated as it stands? A quiescence search goes on
    /// through what is not quiet: the dice of a fight that has begun, the choice that ends it.
    fn is_quiet(&self) -> bool;

    /// Was this game, which is over, called off by its round limit?
    fn is_called_off(&self) -> bool;
}
