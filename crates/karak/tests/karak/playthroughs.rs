//! Every rule, played out as text.

use karak::Karak;

testkit::family_tests!(playthroughs: Karak);
