//! What a position does not put on the table: how it is shared out between stack, bag and box.

use tabletop::SetupError;

/// A kind of tile or token.
pub struct Leftover {
    /// The rule that says how many there are.
    pub rule: &'static str,
    /// Its name in data.
    pub name: String,
}

impl Leftover {
    /// What is not used of what the box has.
    ///
    /// # Errors
    /// More is used than there is.
    pub fn of(&self, field: &str, has: u8, used: u32) -> Result<u8, SetupError> {
        let left = u32::from(has).checked_sub(used).map(|left| left as u8);
        left.ok_or_else(|| self.too_many(field, has, used))
    }

    /// What is in the stack, all if nothing is said, and what is set aside.
    ///
    /// # Errors
    /// The stack holds more than is left.
    pub fn in_stack(&self, left: u8, stack: Option<u8>) -> Result<(u8, u8), SetupError> {
        let stack = stack.unwrap_or(left);
        let aside = left.checked_sub(stack);
        aside.map(|aside| (stack, aside)).ok_or_else(|| self.too_many("stack", left, stack.into()))
    }

    /// What is in the bag and what is gone; what is not said follows from the other, or is as usual.
    ///
    /// # Errors
    /// They are not all that is left.
    pub fn in_bag(
        &self,
        left: u8,
        bag: Option<u8>,
        gone: Option<u8>,
        usually_gone: u8,
    ) -> Result<(u8, u8), SetupError> {
        let gone_now = gone.unwrap_or(match bag {
            Some(bag) => left.saturating_sub(bag),
            None => usually_gone.min(left),
        });
        let bag_now = bag.unwrap_or(left.saturating_sub(gone_now));
        if u32::from(bag_now) + u32::from(gone_now) == u32::from(left) {
            return Ok((bag_now, gone_now));
        }
        let problem = format!(
            "expected {left} of '{}' in bag and gone together, got {bag_now} and {gone_now}",
            self.name
        );
        Err(SetupError::by_rule(self.rule, "bag", problem))
    }

    fn too_many(&self, field: &str, most: u8, got: u32) -> SetupError {
        let problem = format!("expected at most {most} of '{}', got {got}", self.name);
        SetupError::by_rule(self.rule, field, problem)
    }
}
