//! An option that is off or has one of several values.

use std::{fmt, marker::PhantomData};

use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, Visitor};

/// Reads such an option; what is no word is refused with the words that are.
///
/// # Errors
/// Neither `null` nor one of the values.
pub fn read<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    values: &[&str],
    from: D,
) -> Result<Option<T>, D::Error> {
    from.deserialize_any(OneOf { values, of: PhantomData })
}

struct OneOf<'a, T> {
    values: &'a [&'a str],
    of: PhantomData<T>,
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for OneOf<'_, T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("null")?;
        self.values.iter().try_for_each(|value| write!(f, " or \"{value}\""))
    }

    fn visit_unit<E: Error>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_none<E: Error>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Option<T>, D::Error> {
        from.deserialize_any(self)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Option<T>, E> {
        T::deserialize(word.into_deserializer()).map(Some)
    }
}
