//! What the schemas say of our JSON is true.

use std::marker::PhantomData;

use karak2::Karak2;
use serde_json::json;
use testkit::schema::Schemas;

const SCHEMAS: Schemas<Karak2> =
    Schemas { outlook: "ReckonedOutlook", events: 40, game: PhantomData };

testkit::family_tests!(schemas: SCHEMAS);

#[test]
fn what_is_not_ours_is_not_described() {
    let others = [json!({"walk": "north"}), json!("fly")];
    SCHEMAS.describe_nothing_else(&json!({"walk": "ne"}), &others);
}
