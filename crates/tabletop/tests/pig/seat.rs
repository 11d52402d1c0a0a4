//! Seats and sets of them.

use tabletop::{Seat, Seats};

#[test]
fn people_count_from_one_up_to_the_last_seat_there_could_be() {
    assert_eq!(Seat(0).to_string(), "player 1");
    assert_eq!(Seat(255).to_string(), "player 256");
}

#[test]
fn a_set_of_seats_is_a_sorted_list() {
    let seats: Seats = serde_json::from_str("[3,0,3]").unwrap();
    assert_eq!(serde_json::to_string(&seats).unwrap(), "[0,3]");
    assert_eq!(seats.to_string(), "player 1, player 4");
    assert_eq!(Seats::NONE.to_string(), "nobody");
}

#[test]
fn a_seat_that_no_table_has_is_refused_rather_than_forgotten() {
    let error = serde_json::from_str::<Seats>("[0,16]").unwrap_err();
    assert!(error.to_string().contains("16"), "{error}");
}

#[test]
fn the_first_seats_are_counted() {
    assert_eq!(Seats::first(3).iter().collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(Seats::first(3).len(), 3);
    assert!(Seats::first(0).is_empty());
    assert!(!Seats::first(16).contains(Seat(200)));
}
