//! Fractions whose numbers are too large to multiply.

use std::cmp::Ordering;

/// Which of two fractions is greater, without a product that might not fit: whole parts first, then
/// what is left, turned upside down.
pub fn compare((one, of_one): (u128, u128), (other, of_other): (u128, u128)) -> Ordering {
    if of_one == of_other {
        return one.cmp(&other);
    }
    let whole = (one / of_one).cmp(&(other / of_other));
    match (whole, one % of_one, other % of_other) {
        (Ordering::Less | Ordering::Greater, _, _) => whole,
        (Ordering::Equal, 0, rest) => 0.cmp(&rest),
        (Ordering::Equal, _, 0) => Ordering::Greater,
        (Ordering::Equal, one, other) => compare((of_other, other), (of_one, one)),
    }
}

/// The greatest common divisor. Small numbers are divided much faster, and most are small.
pub fn divisor(one: u128, other: u128) -> u128 {
    if let (Ok(one), Ok(other)) = (u64::try_from(one), u64::try_from(other)) {
        return small_divisor(one, other).into();
    }
    if other == 0 { one } else { divisor(other, one % other) }
}

fn small_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { small_divisor(other, one % other) }
}
