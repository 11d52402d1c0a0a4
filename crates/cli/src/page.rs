//! The page as it was built, inside the binary. Nothing but the binary is compiled again when the page changes, so it can be
//! built beside everything else.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// In a build for tests it is read from the folder, each time.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The compiler knows the files that were there; that some have come, `cargo xtask` tells it.
const _: Option<&str> = option_env!("KARAK_PAGE_BUILT");

/// A file of the page.
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    Built::get(path).map(|file| file.data)
}
