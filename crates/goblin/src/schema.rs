//! What the JSON of this game looks like, for pages and programs that want types.

use family::schema_generator;
use serde_json::{Map, Value};
use tabletop::Reckoned;

use super::{Action, Event, Outlook, Phase, Position, Reason, Setup, View};

/// The schemas of views, actions, events, phases, positions, setups, outlooks and reasons, and of all that they are
/// made of, by name; they refer to each other under `path`, such as `/components/schemas`.
pub fn schemas(path: &str) -> Map<String, Value> {
    let mut generator = schema_generator(path);
    generator.subschema_for::<View>();
    generator.subschema_for::<Action>();
    generator.subschema_for::<Event>();
    generator.subschema_for::<Phase>();
    generator.subschema_for::<Position>();
    generator.subschema_for::<Setup>();
    generator.subschema_for::<Reckoned<Outlook>>();
    generator.subschema_for::<Reason>();
    generator.take_definitions(true)
}
