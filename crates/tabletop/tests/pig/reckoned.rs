//! What can be reckoned, and what is too large for it.

use serde_json::{from_value, json};
use tabletop::{Reckoned, Seats};

#[test]
fn a_result_is_written_as_it_is_and_one_too_large_says_so() {
    for (reckoned, data, words) in [
        (Reckoned::of(Some(Seats::first(1))), json!([0]), "player 1"),
        (Reckoned::of(None), json!({"too_large": true}), "too large to reckon"),
    ] {
        assert_eq!(json!(reckoned), data);
        assert_eq!(from_value::<Reckoned<Seats>>(data).unwrap(), reckoned);
        assert_eq!(reckoned.to_string(), words);
    }
    assert_eq!(Reckoned::Exact(3).exact(), Some(3));
    assert_eq!(Reckoned::<u8>::TooLarge.exact(), None);
}

#[test]
fn what_is_neither_is_refused() {
    for data in [json!({"too_large": false}), json!({"too_large": true, "win": 1}), json!(null)] {
        assert!(from_value::<Reckoned<Seats>>(data.clone()).is_err(), "{data}");
    }
}
