//! The steps of `cargo xtask test`.

/// One check that a change must pass.
pub struct Step {
    /// What it is called in headings and by `--only`.
    pub name: &'static str,
    /// What it makes sure of.
    pub what: &'static str,
    /// A tool that may be missing, without which the step cannot be run.
    pub needs: Option<Tool>,
    /// How it is run, one after the other.
    pub calls: &'static [Call],
    /// What to do when it fails.
    pub cure: &'static str,
    /// What it waits for.
    pub lane: Lane,
    /// Is it left out by `--fast`?
    pub pace: Pace,
    /// Does it compile the workspace? Then it makes no sense while that cannot be done.
    pub compiles: bool,
}

/// Steps of one lane run one after the other, the two lanes beside each other: neither the compiler nor a browser
/// keeps two cores busy all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// The Rust code.
    Rust,
    /// The page.
    Page,
}

/// How long a step takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Always worth it.
    Quick,
    /// Left out by `--fast`.
    Slow,
}

/// A tool that may be missing.
pub struct Tool {
    /// Its name.
    pub name: &'static str,
    /// A command line that works exactly where the tool is there.
    pub probe: &'static str,
    /// How to get it.
    pub add: &'static str,
}

/// One command line of a step.
pub struct Call {
    /// Program and arguments, separated by blanks.
    pub line: &'static str,
    /// Environment variables.
    pub env: &'static [(&'static str, &'static str)],
    /// Is it run at all?
    pub when: When,
}

/// On what a call depends.
#[derive(Clone, Copy)]
pub enum When {
    /// Nothing.
    Always,
    /// This command line works here.
    Works(&'static str),
    /// None of these command lines works here.
    Fails(&'static [&'static str]),
}

const NEXTEST: &str = "cargo nextest --version";

/// Works where all crates of the workspace are on this machine.
const METADATA: &[&str] = &["cargo metadata --offline --locked --format-version 1"];

/// Every step, each lane in the order in which it is run. Benchmarks are not tests and not here.
pub const STEPS: &[Step] = &[
    Step {
        name: "format",
        what: "the formatter would change nothing",
        needs: Some(Tool {
            name: "rustfmt",
            probe: "cargo fmt --version",
            add: "rustup component add rustfmt",
        }),
        calls: &[Call { line: "cargo fmt --all --check", env: &[], when: When::Always }],
        cure: "run `cargo fmt --all`",
        lane: Lane::Rust,
        pace: Pace::Quick,
        compiles: false,
    },
    Step {
        name: "lints",
        what: "the compiler and clippy warn of nothing",
        needs: Some(Tool {
            name: "clippy",
            probe: "cargo clippy --version",
            add: "rustup component add clippy",
        }),
        calls: &[
            Call {
                line: "cargo clippy --workspace --all-targets --locked -- -D warnings",
                env: &[],
                when: When::Always,
            },
            // As `cargo xtask play` builds it.
            Call {
                line: "cargo clippy --package lab --no-default-features --locked -- -D warnings",
                env: &[],
                when: When::Always,
            },
        ],
        cure: "follow the advice above; `cargo clippy --fix` does some of it",
        lane: Lane::Rust,
        pace: Pace::Quick,
        compiles: true,
    },
    Step {
        name: "dependencies",
        what: "licences, sources and versions of all dependencies are what deny.toml allows",
        needs: None,
        calls: &[
            // Other platforms' crates are judged as well, and nothing here has needed them yet.
            Call { line: "cargo fetch --locked", env: &[], when: When::Fails(METADATA) },
            // One crate, with the features of the whole workspace, as the tests are built: so it costs them nothing.
            Call {
                line: "cargo test --workspace --locked --quiet --test dependencies",
                env: &[],
                when: When::Always,
            },
        ],
        cure: "each line above says what to do; the licences are in deny.toml and web/licences.toml",
        lane: Lane::Rust,
        pace: Pace::Quick,
        compiles: false,
    },
    Step {
        name: "docs",
        what: "the documentation builds and its links lead somewhere",
        needs: None,
        calls: &[Call {
            line: "cargo doc --workspace --no-deps --locked",
            env: &[("RUSTDOCFLAGS", "-D warnings")],
            when: When::Always,
        }],
        cure: "mend the doc comments named above, then `cargo xtask test --only docs`",
        lane: Lane::Rust,
        pace: Pace::Slow,
        compiles: true,
    },
    Step {
        name: "page",
        what: "the page is tidy, has all its texts, passes its tests and can be built",
        needs: Some(NODE),
        calls: &[
            Call {
                line: "npm --prefix web ci --no-audit --no-fund",
                env: &[],
                when: When::Fails(&["npm --prefix web ls --silent"]),
            },
            Call { line: "npm --prefix web run check", env: &[], when: When::Always },
            Call { line: "npm --prefix web test", env: &[], when: When::Always },
            Call { line: "npm --prefix web run build", env: &[], when: When::Always },
        ],
        cure: "`npm --prefix web run format` tidies up; `npm --prefix web test` names the test",
        lane: Lane::Page,
        pace: Pace::Quick,
        compiles: false,
    },
    Step {
        name: "tests",
        what: "every test and every example in the documentation",
        needs: None,
        calls: &[
            Call {
                line: "cargo nextest run --workspace --locked --no-fail-fast",
                env: &[],
                when: When::Works(NEXTEST),
            },
            Call {
                line: "cargo test --workspace --locked --doc --no-fail-fast",
                env: &[],
                when: When::Works(NEXTEST),
            },
            Call {
                line: "cargo test --workspace --locked --no-fail-fast",
                env: &[],
                when: When::Fails(&[NEXTEST]),
            },
        ],
        cure: "run one alone with `cargo test NAME`; where only a playthrough differs and the \
               new text is right, `UPDATE_EXPECT=1 cargo test` rewrites it",
        lane: Lane::Rust,
        pace: Pace::Quick,
        compiles: true,
    },
    Step {
        name: "browser",
        what: "people can play: a real browser against the real server",
        needs: Some(NODE),
        calls: &[
            Call { line: "apt-get update -qq", env: QUIET_APT, when: When::Fails(CHROMIUM) },
            Call {
                line: "apt-get install -y -qq --no-install-recommends chromium-headless-shell",
                env: QUIET_APT,
                when: When::Fails(CHROMIUM),
            },
            // What the tests have built, or are building (cargo waits for cargo): the binary alone would be built with
            // other features, from the ground up.
            Call { line: "cargo test --workspace --locked --no-run", env: &[], when: When::Always },
            Call { line: "npm --prefix web run e2e", env: &[], when: When::Always },
        ],
        cure: "run one alone with `npm --prefix web run e2e -- -g NAME`; pictures of what went wrong \
               are in web/test-results. Where the browser cannot be installed: Debian's package \
               chromium, or KARAK_CHROMIUM=/path/to/chromium",
        lane: Lane::Page,
        pace: Pace::Slow,
        compiles: true,
    },
];

const NODE: Tool =
    Tool { name: "Node.js", probe: "npm --version", add: "nodejs.org, version 20 or newer" };

/// One of them works where a browser is. The one without windows takes half the time for the same tests.
const CHROMIUM: &[&str] = &["chromium-headless-shell --version", "chromium --version"];

const QUIET_APT: &[(&str, &str)] = &[("DEBIAN_FRONTEND", "noninteractive")];
