//! What proves the list of games right, and what holds for all of them.

mod allocation;
mod citations;
mod doors;
mod fourth;
mod rulebook;
