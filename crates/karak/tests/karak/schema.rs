//! What the schemas say of our JSON is true.

use std::marker::PhantomData;

use karak::Karak;
use serde_json::json;
use testkit::schema::Schemas;

const SCHEMAS: Schemas<Karak> = Schemas { outlook: "Odds", events: 31, game: PhantomData };

testkit::family_tests!(schemas: SCHEMAS);

#[test]
fn what_is_not_ours_is_not_described() {
    let others = [json!({"walk": "up"}), json!("fly")];
    SCHEMAS.describe_nothing_else(&json!({"walk": "north"}), &others);
}
