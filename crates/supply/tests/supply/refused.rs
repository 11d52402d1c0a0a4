//! Dependencies that nobody may bring in: each is refused with a sentence that says what to do.

use supply::{
    check::{crate_licences, duplicates, package_licences, package_sources, sources},
    crates::{Lock, Package},
    packages::PackageLock,
    policy::{PagePolicy, Policy},
    problem::Problem,
};

const POLICY: &str = r#"
    [licenses]
    allow = ["MIT", "Apache-2.0"]
    [bans]
    multiple-versions = "deny"
    [sources]
    unknown-registry = "deny"
    unknown-git = "deny"
"#;

const OWN_REGISTRY: &str = "registry+https://github.com/rust-lang/index";

fn policy(text: &str) -> Policy {
    toml::from_str(text).expect("a policy")
}

fn package(name: &str, licence: &str) -> Package {
    let id = format!("{OWN_REGISTRY}#{name}@1.0.0");
    serde_json::from_value(serde_json::json!({
        "id": id, "name": name, "version": "1.0.0", "license": licence, "source": OWN_REGISTRY,
        "manifest_path": "Cargo.toml",
    }))
    .expect("a package as cargo describes it")
}

/// A `Cargo.lock` with these packages: name, version, source, checksum.
fn lock(packages: &[(&str, &str, &str, &str)]) -> Lock {
    let mut text = String::from("version = 4\n");
    for (name, version, source, checksum) in packages {
        text += &format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n");
        for (field, value) in [("source", source), ("checksum", checksum)] {
            if !value.is_empty() {
                text += &format!("{field} = \"{value}\"\n");
            }
        }
    }
    Lock::parse(&text).expect("a lock file")
}

/// What is found is one thing, and its sentence has these words.
fn assert_refused(problems: &[Problem], words: &[&str]) {
    let [problem] = problems else { panic!("expected one problem, found {problems:#?}") };
    let sentence = problem.to_string();
    for word in words {
        assert!(sentence.contains(word), "'{word}' is not in: {sentence}");
    }
}

/// What one crate with this licence comes to.
fn with_licence(licence: &str, policy_text: &str) -> Vec<Problem> {
    crate_licences(&[package("made-up", licence)], &policy(policy_text).licenses)
}

#[test]
fn a_licence_that_is_not_allowed() {
    for licence in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "LGPL-2.1-or-later OR MPL-2.0"] {
        let words = ["made-up 1.0.0", licence, "deny.toml", "replace it", "exceptions"];
        assert_refused(&with_licence(licence, POLICY), &words);
    }
}

#[test]
fn a_licence_of_which_one_may_be_chosen_passes() {
    for licence in ["MIT", "MIT/Apache-2.0", "GPL-3.0-only OR MIT", "(Zlib OR MIT) AND Apache-2.0"]
    {
        assert_eq!(with_licence(licence, POLICY), [], "{licence}");
    }
}

#[test]
fn no_licence_and_none_that_is_known() {
    assert_refused(&with_licence("", POLICY), &["made-up 1.0.0", "no licence", "replace it"]);
    assert_refused(&with_licence("Do As You Like", POLICY), &["no SPDX expression"]);
}

#[test]
fn an_exception_is_for_one_crate_and_only_while_it_is_needed() {
    let entry = |name: &str| {
        let exception = format!(r#"exceptions = [{{ crate = "{name}", allow = ["ISC"] }}]"#);
        POLICY.replace("[bans]", &format!("{exception}\n[bans]"))
    };
    assert_eq!(with_licence("ISC", &entry("made-up")), []);
    assert_refused(&with_licence("MIT", &entry("made-up")), &["not needed any more", "remove it"]);
    assert_eq!(with_licence("ISC", &entry("other")).len(), 2);
}

#[test]
fn a_git_source_and_another_registry() {
    for source in ["git+https://example.org/made-up.git#0123456", "registry+https://example.org/"] {
        let problems = sources(&lock(&[("made-up", "1.0.0", source, "00")]));
        assert_refused(&problems, &["made-up 1.0.0", source, "own registry"]);
    }
}

#[test]
fn a_crate_without_a_checksum() {
    assert_eq!(
        sources(&lock(&[("made-up", "1.0.0", OWN_REGISTRY, "00"), ("ours", "0.1.0", "", "")])),
        []
    );
    let problems = sources(&lock(&[("made-up", "1.0.0", OWN_REGISTRY, "")]));
    assert_refused(&problems, &["made-up 1.0.0", "no checksum", "Cargo.lock"]);
}

#[test]
fn a_second_version_that_is_not_listed() {
    let lock =
        lock(&[("made-up", "1.0.0", OWN_REGISTRY, "00"), ("made-up", "2.0.0", OWN_REGISTRY, "00")]);
    let skip = |entry: &str| {
        let line = format!("multiple-versions = \"deny\"\nskip = [{{ {entry} }}]");
        policy(&POLICY.replace("multiple-versions = \"deny\"", &line)).bans
    };
    let words = ["made-up is there as 1.0.0 and 2.0.0", "[bans] skip", "reason"];
    assert_refused(&duplicates(&lock, &policy(POLICY).bans), &words);
    let old = r#"crate = "made-up@1.0.0", reason = "another asks for it""#;
    assert_eq!(duplicates(&lock, &skip(old)), []);
    let unsaid = duplicates(&lock, &skip(r#"crate = "made-up@1.0.0""#));
    assert_refused(&unsaid, &["made-up@1.0.0", "no reason"]);
    let gone = duplicates(&lock, &skip(r#"crate = "made-up@0.9.0", reason = "was there""#));
    assert_eq!(gone.len(), 2);
    assert_refused(&gone[..1], &["made-up@0.9.0", "not needed any more"]);
}

/// A policy that only warns would be read by nobody.
#[test]
fn a_policy_that_does_not_deny() {
    let weak = POLICY.replace("unknown-git = \"deny\"", "unknown-git = \"warn\"");
    let error = toml::from_str::<Policy>(&weak).expect_err("a warning is not enough");
    assert!(error.to_string().contains("expected `deny`"), "{error}");
}

/// A `package-lock.json` with one package besides the page.
fn npm_lock(fields: &str) -> PackageLock {
    let page = r#""": { "name": "page", "version": "0.1.0" }"#;
    let made_up = format!(r#""node_modules/@made/up": {{ "version": "1.0.0" {fields} }}"#);
    PackageLock::parse(&format!(r#"{{ "packages": {{ {page}, {made_up} }} }}"#)).expect("a lock")
}

#[test]
fn an_npm_package_with_an_address_or_without_a_hash() {
    assert_eq!(package_sources(&npm_lock(r#", "integrity": "sha512-AA==""#)), []);
    let unknown = package_sources(&npm_lock(""));
    assert_refused(&unknown, &["@made/up 1.0.0", "no integrity", "web/package-lock.json"]);
    let address = r#", "integrity": "sha512-AA==", "resolved": "https://example.org/up.tgz""#;
    let words = ["@made/up 1.0.0", "--omit-lockfile-registry-resolved"];
    assert_refused(&package_sources(&npm_lock(address)), &words);
}

#[test]
fn an_npm_package_in_the_page_is_held_to_more_than_a_tool() {
    let policy: PagePolicy =
        toml::from_str("[page]\nallow = [\"MIT\"]\n[tools]\nallow = [\"MIT\", \"MPL-2.0\"]")
            .expect("a policy");
    let lock = npm_lock(r#", "license": "MPL-2.0""#);
    assert_eq!(package_licences(&lock, &[], &policy), []);
    let shipped = package_licences(&lock, &["@made/up".to_owned()], &policy);
    assert_refused(&shipped, &["@made/up 1.0.0", "MPL-2.0", "web/licences.toml [page]"]);
    let missing = package_licences(&lock, &["gone".to_owned()], &policy);
    assert_refused(&missing, &["web/shipped.json names gone"]);
}
