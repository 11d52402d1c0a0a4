//! What the JSON of a game looks like, for pages and programs that want types.

use schemars::{SchemaGenerator, generate::SchemaSettings};

/// Collects the schemas of what a game says, and of all that it is made of; they refer to each other under
/// `path`, such as `/components/schemas`.
pub fn schema_generator(path: &str) -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.with(|settings| settings.definitions_path = path.to_owned().into()).into_generator()
}
