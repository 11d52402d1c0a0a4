//! A page that was built anew is embedded anew.

use std::fs;

const PAGE: &str = "../../web/dist";

fn main() {
    // Cargo can wait for changes only of what is there. Without rights to make it, it looks every time.
    let _ = fs::create_dir_all(PAGE);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PAGE}");
}
