//! `docs/protocol/GAME.md` tells programs what views, questions and outlooks are made of. Here it is held
//! against many states: what is seen must be written there, and what is written there must be seen.
//!
//! Its tables are read by their first cell: `word` (names for strings), `field` (an object, named by the
//! heading above), `variant` (a name alone, or an object with one field, in the same way), `phase` (the
//! variants that are asked) and `reckoned` (the actions that have an outlook). A type is `number`, `string`,
//! `action`, `reason`, `boolean`, `seat`, `place`, `turn`, the name of a table, `list of T`, `map of T`, `[T, T]`,
//! `T or null`, `reckoned T` (or too large), and of a field also `T, or missing`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use tabletop::{Game, Seat, Turn};

use super::table::{actions, chances};

/// Reckoning takes time: so many outlooks of a kind of action are looked at.
const OUTLOOKS: usize = 6;

/// After these words come the phases that may have one answer only; elsewhere a question has several.
const LONE: &str = "even if one answer is left:";

/// What the document says, and what was seen of it.
#[derive(Default)]
pub struct Reference {
    /// Names for strings, with all their values where they are listed.
    words: BTreeMap<String, BTreeSet<String>>,
    /// The fields of objects.
    objects: BTreeMap<String, Fields>,
    /// What comes with the names of variants.
    variants: BTreeMap<String, BTreeMap<String, Carried>>,
    /// The questions, by phase.
    questions: BTreeMap<String, Question>,
    /// The actions that have an outlook.
    reckoned: BTreeSet<String>,
    /// Phases that are asked even if one answer is left.
    lone: BTreeSet<String>,
    /// Everything that was seen, in words.
    seen: BTreeSet<String>,
    /// How many outlooks were looked at, by action.
    outlooks: BTreeMap<String, usize>,
}

type Fields = BTreeMap<String, Field>;

struct Field {
    shape: Shape,
    is_optional: bool,
}

/// What a value looks like.
enum Shape {
    Named(String),
    List(Box<Shape>),
    Map(Box<Shape>),
    Tuple(Vec<Shape>),
    Nullable(Box<Shape>),
    /// Or too large to reckon.
    Reckoned(Box<Shape>),
}

/// What is asked in a phase.
struct Question {
    /// `chance`, `active`, `comrade`, `fighter` or `nobody`.
    who: String,
    answers: BTreeSet<String>,
}

/// What comes with the name of a variant.
enum Carried {
    Nothing,
    Value(Shape),
    Fields(Fields),
}

impl Reference {
    /// What a document says.
    pub fn read(text: &str) -> Reference {
        let lone = text.split(LONE).nth(1).and_then(|rest| rest.split('.').next()).unwrap_or("");
        let mut all = Reference { lone: quoted(lone), ..Reference::default() };
        let (mut heading, mut kind) = (String::new(), String::new());
        for line in text.lines() {
            if line.starts_with('#') {
                heading = line.trim_start_matches(['#', ' ']).to_lowercase();
            } else if let Some(row) = line.strip_prefix("| ") {
                let cells: Vec<&str> =
                    row.trim_end_matches('|').split('|').map(str::trim).collect();
                match cells[0] {
                    name if name.starts_with('`') => all.add(&kind, &heading, &cells),
                    name if !name.starts_with("---") => kind = name.into(),
                    _ => {}
                }
            } else {
                kind.clear();
            }
        }
        all
    }

    fn add(&mut self, kind: &str, heading: &str, cells: &[&str]) {
        let name = cells[0].trim_matches('`').to_string();
        match kind {
            "word" => drop(self.words.insert(name, quoted(cells[1]))),
            "field" => {
                let fields = self.objects.entry(heading.into()).or_default();
                assert!(
                    fields.insert(name, Field::read(cells[1])).is_none(),
                    "{heading}: {cells:?}"
                );
            }
            "variant" => self.add_variant(heading, name, cells[1]),
            "phase" => {
                self.add_variant("phase", name.clone(), cells[1]);
                let question = Question { who: cells[3].into(), answers: quoted(cells[4]) };
                self.questions.insert(name, question);
            }
            "reckoned" => self.reckoned.extend(quoted(cells[0])),
            _ => {}
        }
    }

    fn add_variant(&mut self, of: &str, name: String, carries: &str) {
        let known = self.variants.entry(of.into()).or_default();
        assert!(known.insert(name, Carried::read(carries)).is_none(), "{of}: {carries} twice");
    }

    /// Looks at a state.
    pub fn look<G: Game>(&mut self, state: &G) {
        let view = json!(state.view(None));
        self.check("view", &view);
        let phase = view.pointer("/phase").or(view.pointer("/position/phase"));
        let tag = tag_of(phase.expect("a view has a phase"));
        let answers = match state.turn() {
            Turn::Chance => tags(chances(state).iter().map(|(chance, _)| json!(chance))),
            Turn::Player(seat) => {
                self.check("view", &json!(state.view(Some(seat))));
                self.look_at_outlooks(state);
                let actions = actions(state);
                if actions.len() == 1 {
                    self.seen.insert(alone(&tag));
                }
                tags(actions.iter().map(|action| json!(action)))
            }
            Turn::Over { .. } => BTreeSet::new(),
        };
        let question = &self.questions[&tag];
        let who = deciders(state.turn(), &view);
        assert!(who.contains(question.who.as_str()), "'{tag}' is answered by one of {who:?}");
        for answer in answers {
            assert!(question.answers.contains(&answer), "'{tag}' is answered by '{answer}', too");
            self.seen.insert(format!("phase {tag}: {answer}"));
        }
    }

    fn look_at_outlooks<G: Game>(&mut self, state: &G) {
        for action in actions(state) {
            let tag = tag_of(&json!(action));
            if self.outlooks.get(&tag).is_some_and(|&count| count >= OUTLOOKS) {
                continue;
            }
            let Some(outlook) = state.outlook(&action) else { continue };
            assert!(self.reckoned.contains(&tag), "'{tag}' has an outlook, too");
            *self.outlooks.entry(tag.clone()).or_default() += 1;
            self.seen.insert(format!("outlook of {tag}"));
            if json!(outlook) != json!({"too_large": true}) {
                self.check("outlook", &json!(outlook));
            }
        }
    }

    /// Everything that is written has been seen.
    ///
    /// # Panics
    /// Otherwise, with a list of what has not.
    pub fn is_seen(&self) {
        let mut written = BTreeSet::new();
        for (name, fields) in &self.objects {
            list(name, fields, &mut written);
        }
        for (word, values) in &self.words {
            written.extend(values.iter().map(|value| format!("{word} {value}")));
        }
        for (of, variants) in &self.variants {
            for (tag, carries) in variants {
                let place = format!("{of} {tag}");
                if let Carried::Fields(fields) = carries {
                    list(&place, fields, &mut written);
                }
                written.insert(place);
            }
        }
        for (tag, Question { answers, .. }) in &self.questions {
            written.extend(answers.iter().map(|answer| format!("phase {tag}: {answer}")));
        }
        written.extend(self.lone.iter().map(|tag| alone(tag)));
        written.extend(self.reckoned.iter().map(|tag| format!("outlook of {tag}")));
        let never: Vec<&String> = written.difference(&self.seen).collect();
        assert!(never.is_empty(), "written, but never seen: {never:#?}");
        let lone = self.questions.keys().filter(|tag| self.seen.contains(&alone(tag)));
        let lone: BTreeSet<String> = lone.cloned().collect();
        assert_eq!(lone, self.lone, "questions with one answer");
    }

    /// Is this as the document says?
    fn check(&mut self, name: &str, value: &Value) {
        self.check_named(name, name, value);
    }

    /// The same; `place` is where it stands in the document.
    fn check_shape(&mut self, place: &str, shape: &Shape, value: &Value) {
        match (shape, value) {
            (Shape::Nullable(_), Value::Null) => drop(self.seen.insert(format!("{place} is null"))),
            (Shape::Nullable(inner), _) => self.check_shape(place, inner, value),
            (Shape::Reckoned(_), too_large) if *too_large == json!({"too_large": true}) => {}
            (Shape::Reckoned(inner), _) => self.check_shape(place, inner, value),
            (Shape::List(items), Value::Array(list)) => {
                list.iter().for_each(|item| self.check_shape(&format!("{place}[]"), items, item));
            }
            (Shape::Map(values), Value::Object(map)) => {
                map.values().for_each(|v| self.check_shape(&format!("{place}{{}}"), values, v));
            }
            (Shape::Tuple(shapes), Value::Array(list)) if shapes.len() == list.len() => {
                let pairs = shapes.iter().zip(list);
                pairs
                    .for_each(|(shape, item)| self.check_shape(&format!("{place}[]"), shape, item));
            }
            (Shape::Named(name), _) => self.check_named(place, name, value),
            (Shape::List(_) | Shape::Map(_) | Shape::Tuple(_), _) => {
                panic!("{place} is of another type: {value}")
            }
        }
    }

    fn check_named(&mut self, place: &str, name: &str, value: &Value) {
        let fits = match name {
            "number" => value.is_number(),
            "string" => value.is_string(),
            // Many; the schema of the game describes each.
            "action" | "reason" => value.is_string() || value.is_object(),
            "boolean" => value.is_boolean(),
            "turn" => serde_json::from_value::<Turn>(value.clone()).is_ok(),
            "place" => serde_json::from_value::<[i8; 2]>(value.clone()).is_ok(),
            "seat" => serde_json::from_value::<Seat>(value.clone()).is_ok(),
            _ => return self.check_own(place, name, value),
        };
        assert!(fits, "{place} is no {name}: {value}");
    }

    /// A word, an object or a variant of this game.
    fn check_own(&mut self, place: &str, name: &str, value: &Value) {
        if let Some(values) = self.words.get(name) {
            let word = value.as_str().unwrap_or_else(|| panic!("{place} is no {name}: {value}"));
            assert!(values.is_empty() || values.contains(word), "{place}: '{word}' is no {name}");
            self.seen.insert(format!("{name} {word}"));
        } else if let Some(fields) = self.objects.remove(name) {
            self.check_fields(name, &fields, value);
            self.objects.insert(name.into(), fields);
        } else if let Some(variants) = self.variants.remove(name) {
            self.check_variant(name, &variants, value);
            self.variants.insert(name.into(), variants);
        } else {
            panic!("{place}: what is a {name}?");
        }
    }

    fn check_fields(&mut self, name: &str, fields: &Fields, value: &Value) {
        let object = value.as_object().unwrap_or_else(|| panic!("{name} is no object: {value}"));
        if let Some(more) = object.keys().find(|key| !fields.contains_key(*key)) {
            panic!("{name} has a field '{more}', too: {value}");
        }
        for (key, field) in fields {
            let place = format!("{name}.{key}");
            match object.get(key) {
                None => {
                    assert!(field.is_optional, "{place} is missing: {value}");
                    self.seen.insert(format!("{place} is missing"));
                }
                Some(value) => {
                    self.check_shape(&place, &field.shape, value);
                    if !value.is_null() {
                        self.seen.insert(place);
                    }
                }
            }
        }
    }

    fn check_variant(&mut self, of: &str, all: &BTreeMap<String, Carried>, value: &Value) {
        let tag = tag_of(value);
        let carries = all.get(&tag).unwrap_or_else(|| panic!("{of}: what is '{tag}'?"));
        let (place, inner) = (format!("{of} {tag}"), value.get(&tag).unwrap_or(&Value::Null));
        match carries {
            Carried::Nothing => assert!(value.is_string(), "{place} carries something: {value}"),
            Carried::Value(shape) => self.check_shape(&place, shape, inner),
            Carried::Fields(fields) => self.check_fields(&place, fields, inner),
        }
        self.seen.insert(place);
    }
}

impl Field {
    fn read(text: &str) -> Field {
        let shape = text.strip_suffix(", or missing");
        Field { is_optional: shape.is_some(), shape: Shape::read(shape.unwrap_or(text)) }
    }
}

impl Carried {
    /// Nothing, a type, or fields with their types.
    fn read(text: &str) -> Carried {
        if text.is_empty() {
            return Carried::Nothing;
        }
        if !text.starts_with('`') {
            return Carried::Value(Shape::read(text));
        }
        let fields = text.split(", `").map(|field| field.trim_start_matches('`'));
        let fields = fields.map(|field| field.split_once("` ").expect("a field and its type"));
        Carried::Fields(fields.map(|(name, shape)| (name.into(), Field::read(shape))).collect())
    }
}

impl Shape {
    fn read(text: &str) -> Shape {
        let inner = |text| Box::new(Shape::read(text));
        if let Some(items) = text.strip_prefix("list of ") {
            Shape::List(inner(items.trim_start_matches('(').trim_end_matches(')')))
        } else if let Some(values) = text.strip_prefix("map of ") {
            Shape::Map(inner(values))
        } else if let Some(other) = text.strip_suffix(" or null") {
            Shape::Nullable(inner(other))
        } else if let Some(result) = text.strip_prefix("reckoned ") {
            Shape::Reckoned(inner(result))
        } else if let Some(items) = text.strip_prefix('[') {
            Shape::Tuple(items.trim_end_matches(']').split(", ").map(Shape::read).collect())
        } else {
            Shape::Named(text.into())
        }
    }
}

/// Everything that can be seen of these fields.
fn list(name: &str, fields: &Fields, written: &mut BTreeSet<String>) {
    for (key, field) in fields {
        let place = format!("{name}.{key}");
        if field.is_optional {
            written.insert(format!("{place} is missing"));
        }
        if let Shape::Nullable(_) = field.shape {
            written.insert(format!("{place} is null"));
        }
        written.insert(place);
    }
}

/// The words for whoever decides.
fn deciders(turn: Turn, view: &Value) -> BTreeSet<&'static str> {
    let seat = match turn {
        Turn::Chance => return BTreeSet::from(["chance"]),
        Turn::Over { .. } => return BTreeSet::from(["nobody"]),
        Turn::Player(seat) => json!(seat),
    };
    let active = view.pointer("/active").or(view.pointer("/position/active"));
    let fighter = view.pointer("/battle/battle/fighter").or(active);
    let is_active = active == Some(&seat);
    let words =
        [("active", is_active), ("comrade", !is_active), ("fighter", fighter == Some(&seat))];
    words.into_iter().filter(|(_, fits)| *fits).map(|(word, _)| word).collect()
}

/// A question with one answer was seen.
fn alone(tag: &str) -> String {
    format!("phase {tag} with one answer")
}

/// What stands between backticks.
fn quoted(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// The name of a variant.
fn tag_of(variant: &Value) -> String {
    let key = variant.as_object().and_then(|map| map.keys().next().cloned());
    key.unwrap_or_else(|| variant.as_str().expect("a variant").into())
}

fn tags(variants: impl Iterator<Item = Value>) -> BTreeSet<String> {
    variants.map(|variant| tag_of(&variant)).collect()
}
