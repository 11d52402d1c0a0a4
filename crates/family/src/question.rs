//! A question with one possible answer is not asked.

/// How many answers a question has: one that has not several is not asked.
pub enum Answers<T> {
    /// Nothing can be answered.
    None,
    /// There is nothing to choose.
    Only(T),
    /// Somebody must choose.
    Several,
}

/// How many answers these are.
pub fn answers<T>(mut list: impl Iterator<Item = T>) -> Answers<T> {
    match (list.next(), list.next()) {
        (None, _) => Answers::None,
        (Some(answer), None) => Answers::Only(answer),
        (Some(_), Some(_)) => Answers::Several,
    }
}

/// The answer to a question that has only one: it is not asked.
pub fn only<T>(list: impl Iterator<Item = T>) -> Option<T> {
    match answers(list) {
        Answers::Only(answer) => Some(answer),
        Answers::None | Answers::Several => None,
    }
}
