//! What is refused, what is shipped, and what the documents say about tests.

mod bill;
mod refused;
mod security;
