//! Every rule, played out as text.

use goblin::Goblin;

testkit::family_tests!(playthroughs: Goblin);
