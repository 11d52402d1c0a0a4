//! The step `dependencies` of `cargo xtask test`.

#[test]
fn every_dependency_is_what_the_policies_allow() {
    let problems = supply::check::check().unwrap_or_else(|problem| panic!("{problem}"));
    let lines: String = problems.iter().map(|problem| format!("\n- {problem}")).collect();
    assert!(problems.is_empty(), "{lines}\n");
}
