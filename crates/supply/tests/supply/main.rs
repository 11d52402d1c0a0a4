//! What is refused, and what is shipped.

mod bill;
mod refused;
