//! Karak 2.

mod conformance;
