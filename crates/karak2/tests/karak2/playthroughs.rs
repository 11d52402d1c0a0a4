//! Every rule, played out as text.

use karak2::Karak2;

testkit::family_tests!(playthroughs: Karak2);
