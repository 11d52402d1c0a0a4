//! Every rule, played out as text.

use std::path::Path;

use karak::Karak;
use tabletop::testkit::check_playthroughs;

#[test]
fn every_playthrough_runs_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    assert!(!check_playthroughs::<Karak>(&folder).is_empty());
}
