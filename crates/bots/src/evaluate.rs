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
///
/// # Caches
/// Most of what is evaluated behind one decision is as it was before it. `before` is the state of the decision:
/// [`Quiescence::set_root`](crate::Quiescence::set_root) forgets all but the last row. That they change nothing
/// is a law that tests compare bit by bit (`tests/bots/laws.rs`).
///
/// | cache | what it keeps | holds while |
/// | --- | --- | --- |
/// | `scores` of `EvalCache` | the linear score of a seat in the state `before` | [`same_features_as_before`](Evaluate::same_features_as_before), and the same progress |
/// | `caches` of `EvalCache` | a [`Cache`](Evaluate::Cache) of a seat in the state `before` | [`cache_holds`](Evaluate::cache_holds) |
/// | `seen` of `EvalCache` | the linear scores in up to 32 states behind it, where the two above do not hold | [`same_features`](Evaluate::same_features) |
/// | `evaluated` of `Quiescence` | the prospects of its leaves | [`same_evaluation`](Evaluate::same_evaluation) |
/// | `SEEN` of `games/goblin/feature_cache.rs` | the features of a seat that is in no battle; 1024 for each thread, across games | all that they depend on is equal |
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
    /// Its value networks: `data/bots/GAME.network.toml`, written by `karak train`; empty for a game that is
    /// evaluated by weights alone.
    const NETWORKS: &'static str = "";
    /// All files that its bots are made of.
    const FILES: [&'static str; 3] = [Self::CHARACTERS, Self::WEIGHTS, Self::NETWORKS];
    /// How many inputs the networks have.
    const INPUTS: usize = 0;

    /// The part of a seat's features that moving heroes does not change, computed once per decision; `()` if
    /// features are cheap.
    type Cache: Send;

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

    /// Computes that part for this seat.
    fn cache(&self, seat: Seat) -> Self::Cache;

    /// Does the cache of the state `before`, earlier in this game, still hold for this seat? To say no is never
    /// wrong.
    fn cache_holds(&self, _before: &Self, _seat: Seat) -> bool {
        false
    }

    /// The same as [`features`](Evaluate::features), from a cache that holds.
    fn features_from(&self, _notes: &mut Self::Cache, seat: Seat, features: &mut [f32]) {
        self.features(seat, features);
    }

    /// Writes the network inputs of this seat: all that may matter, raw, whose turn it is included. The
    /// buffer has room for [`INPUTS`](Evaluate::INPUTS) and holds zeros.
    fn inputs(&self, _seat: Seat, _inputs: &mut [f32]) {}

    /// Does this seat have the same features as in the state `before`, earlier in this game? To say no is never
    /// wrong.
    fn same_features_as_before(&self, _before: &Self, _seat: Seat) -> bool {
        false
    }

    /// Does this seat have the same features as in `other`? To say no is never wrong.
    fn same_features(&self, _other: &Self, _seat: Seat) -> bool {
        false
    }

    /// Do this state and `other`, which both follow the state `before`, have the same evaluation for all seats?
    /// To say no is never wrong.
    fn same_evaluation(&self, _other: &Self, _before: &Self, _evaluation: Evaluation) -> bool {
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
