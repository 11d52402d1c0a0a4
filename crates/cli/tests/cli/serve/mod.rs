//! `karak serve` and `karak tables` as a person meets them: a process, a file, signals.

mod running;

mod circle;
mod deploy;
mod files;
mod flags;
mod house;
mod kills;
mod log;
mod stop;
mod tables;
