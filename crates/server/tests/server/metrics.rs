//! What is counted for those who run the server, and what their dashboard asks for.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::Read,
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::common::{
    Answer, Running,
    client::{PATIENCE, try_request},
    is_over, patiently, request, start_with, two_people,
};

/// Samples by their names with labels, such as `karak_decisions_total{by="person"}`.
type Samples = BTreeMap<String, f64>;

fn start() -> Running {
    start_with(|settings| {
        settings.metrics = Some("127.0.0.1:0".parse().unwrap());
        settings.limits.hint_ms = 10;
    })
}

fn ask(server: &Running, method: &str, path: &str) -> Option<Answer> {
    // Two slashes: not behind the prefix of the routes for programs.
    try_request(server.metrics.unwrap(), method, &format!("/{path}"), None, &[], None)
}

fn text(server: &Running) -> String {
    let answer = ask(server, "GET", "/metrics").expect("metrics");
    assert_eq!(answer.status, 200);
    assert!(answer.kind().starts_with("application/openmetrics-text"), "{}", answer.head);
    String::from_utf8(answer.body).unwrap()
}

fn scrape(server: &Running) -> Samples {
    let text = text(server);
    assert!(text.ends_with("# EOF\n"), "{text}");
    let samples = text.lines().filter(|line| !line.starts_with('#'));
    let sample = |line: &str| {
        let (name, value) = line.rsplit_once(' ').unwrap();
        (name.to_string(), value.parse().unwrap())
    };
    samples.map(sample).collect()
}

fn route(name: &str, status: u16) -> String {
    format!("karak_requests_total{{route=\"{name}\",status=\"{status}\"}}")
}

/// Waits until all of these are as expected: what happens after an answer is counted after it.
#[track_caller]
fn expect(server: &Running, expected: &[(&str, u64)]) {
    let start = Instant::now();
    loop {
        let samples = scrape(server);
        let is_not = |(name, value): &&(&str, u64)| samples.get(*name) != Some(&(*value as f64));
        let Some((name, value)) = expected.iter().find(is_not) else { return };
        let found = samples.get(*name);
        assert!(start.elapsed() < PATIENCE, "{name}: expected {value}, found {found:?}");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn what_people_do_is_counted_exactly() {
    let server = start();
    let table = server.open(&two_people(1));
    for turn in 0..3 {
        server.play(&table, &turn.to_string(), "end_turn");
    }
    let (seat, frame) = server.turn(&table);
    let stale = json!({ "version": 0 });
    let path = format!("/tables/{}", table.name);
    assert_eq!(server.act(&table, seat, &stale, "s", &json!("end_turn")).code(), "stale");
    // The same key gets the same answer, and decides nothing.
    let again = json!({ "version": 1, "key": "0", "action": "end_turn" });
    let first = table.tokens.iter().map(|(_, token)| token);
    let repeated = first
        .filter(|token| server.post(&format!("{path}/act"), Some(token), &again).status == 200);
    assert_eq!(repeated.count(), 1);
    let hint = json!({ "version": frame["version"] });
    server.post(&format!("{path}/hint"), Some(table.token(seat)), &hint).json(200);
    server.get("/tables/nowhere", None);
    server.get("/no/such/route", None);
    request(server.address, "GET", "//some/page", None, &[], None);
    let mut streams =
        [server.stream(&table.name, None, None), server.stream(&table.name, None, None)];
    assert!(streams.iter_mut().all(|stream| stream.next().is_some()));
    let written = server.store.written();
    expect(
        &server,
        &[
            ("karak_tables", 1),
            ("karak_tables_loaded", 1),
            ("karak_streams", 2),
            ("karak_connections", 2),
            ("karak_decisions_total{by=\"person\"}", 3),
            ("karak_decisions_total{by=\"computer\"}", 0),
            ("karak_decision_seconds_count", 3),
            ("karak_changes_total", written.changes),
            ("karak_commits_total", written.transactions),
            ("karak_commit_seconds_count", written.transactions),
            (&route("/tables", 201), 1),
            (&route("/tables/{table}/act", 200), 4),
            (&route("/tables/{table}/act", 409), 2),
            (&route("/tables/{table}/hint", 200), 1),
            (&route("/tables/{table}/stream", 200), 2),
            (&route("/tables/{table}", 404), 1),
            (&route("none", 404), 1),
            (&route("page", 503), 1),
            ("karak_request_seconds_count{route=\"/tables/{table}/act\"}", 6),
            ("karak_refusals_total{code=\"stale\"}", 2),
            ("karak_refusals_total{code=\"unknown_table\"}", 1),
            ("karak_refusals_total{code=\"not_found\"}", 1),
            ("karak_thoughts_total{priority=\"hint\"}", 1),
            ("karak_thought_seconds_count{priority=\"hint\"}", 1),
            ("karak_thought_wait_seconds_count{priority=\"hint\"}", 1),
            ("karak_thoughts_waiting{priority=\"hint\"}", 0),
        ],
    );
    assert_eq!(written.changes, 4, "a table and three decisions");
    drop(streams);
    expect(&server, &[("karak_streams", 0), ("karak_connections", 0)]);
    let samples = scrape(&server);
    assert!(samples["karak_file_bytes"] > 10_000.0);
    assert!(samples["karak_thought_seconds_sum{priority=\"hint\"}"] > 0.0);
    if cfg!(target_os = "linux") {
        assert!(samples["process_resident_memory_bytes"] > 1e6);
        assert!(samples["process_cpu_seconds_total"] > 0.0);
    }
}

#[test]
fn what_computers_do_is_counted_exactly() {
    let server = start();
    let squire = json!({ "computer": { "level": "apprentice" } });
    let table = server.open(&json!({
        "game": "karak",
        "setup": { "players": 2, "round_limit": 3 },
        "seats": [squire, squire],
    }));
    let frame = patiently("the end of the game", || {
        let frame = server.table(&table.name, None)["frame"].clone();
        is_over(&frame).then_some(frame)
    });
    let decisions = server.store.written().changes - 1;
    assert!((1..=frame["version"].as_u64().unwrap()).contains(&decisions));
    // Somebody looked at the table meanwhile, but nobody watched it.
    expect(
        &server,
        &[
            ("karak_decisions_total{by=\"computer\"}", decisions),
            ("karak_decisions_total{by=\"person\"}", 0),
            ("karak_decision_seconds_count", decisions),
            ("karak_changes_total", decisions + 1),
            ("karak_thoughts_total{priority=\"idle\"}", decisions),
            ("karak_thought_wait_seconds_count{priority=\"idle\"}", decisions),
            ("karak_thoughts_total{priority=\"watched\"}", 0),
            ("karak_thoughts_waiting{priority=\"idle\"}", 0),
        ],
    );
}

#[test]
fn metrics_name_no_table_no_key_and_nobody() {
    let server = start();
    let table = server.open(&two_people(1));
    server.play(&table, "0", "end_turn");
    let token = table.token(0);
    for path in
        [format!("/tables/{}/{token}", table.name), format!("/{token}"), format!("//{token}")]
    {
        request(server.address, "GET", &path, Some(token), &[], None);
    }
    let text = text(&server);
    for (what, word) in [("table", table.name.as_str()), ("token", token), ("address", "127.0.0")] {
        assert!(!text.contains(word), "the {what} is in {text}");
    }
}

#[test]
fn nothing_else_is_told_where_metrics_are() {
    let server = start();
    server.open(&two_people(1));
    let status = |method, path| ask(&server, method, path).unwrap().status;
    assert_eq!(status("GET", "/metrics"), 200);
    for path in ["/", "/metrics/", "/api/v1/health", "/api/v1/tables", "/index.html"] {
        assert_eq!(status("GET", path), 404, "{path}");
    }
    assert_eq!((status("POST", "/metrics"), status("DELETE", "/metrics")), (405, 405));
    let public = request(server.address, "GET", "//metrics", None, &[], None);
    assert!(!String::from_utf8_lossy(&public.body).contains("karak_requests"));
}

#[test]
fn whoever_holds_all_connections_for_metrics_holds_nothing_else() {
    let server = start();
    let address = server.metrics.unwrap();
    let silent: Vec<_> = (0..16).map(|_| TcpStream::connect(address).unwrap()).collect();
    // Connections are taken in the order in which they come.
    let mut late = TcpStream::connect(address).unwrap();
    assert_eq!(late.read(&mut [0]).unwrap_or(0), 0, "one too many is closed");
    let table = server.open(&two_people(1));
    server.play(&table, "0", "end_turn");
    drop(silent);
    patiently("metrics", || ask(&server, "GET", "/metrics").filter(|answer| answer.status == 200));
}

/// Every metric of the dashboard is told, with the labels that it is split by.
#[test]
fn the_dashboard_asks_for_what_there_is() {
    let dashboard = include_str!("../../../../deploy/grafana-dashboard.json");
    let dashboard: Value = serde_json::from_str(dashboard).unwrap();
    let server = start();
    let table = server.open(&two_people(1));
    server.play(&table, "0", "end_turn");
    server.get("/tables/nowhere", None);
    let samples = scrape(&server);
    let names: BTreeSet<&str> = samples.keys().map(|name| base(name)).collect();
    let mut asked = BTreeSet::new();
    let of_linux = |target: &&Value| target["expr"].as_str().unwrap().contains("process_");
    for target in
        targets(&dashboard).filter(|target| cfg!(target_os = "linux") || !of_linux(target))
    {
        let words = target["expr"].as_str().unwrap();
        let legend = target["legendFormat"].as_str().unwrap();
        let metrics: Vec<&str> = metrics_in(words).collect();
        assert!(!metrics.is_empty(), "{words}");
        for metric in &metrics {
            assert!(names.contains(metric), "no metric is called {metric}: {words}");
            for label in labels_in(legend) {
                let has_label =
                    |name: &String| base(name) == *metric && name.contains(&format!("{label}=\""));
                assert!(samples.keys().any(has_label), "{metric} is not told by {label}");
            }
        }
        asked.extend(metrics.into_iter().map(family));
    }
    let told: BTreeSet<&str> = names.iter().map(|name| family(name)).collect();
    assert_eq!(asked, told, "the dashboard shows everything that is told");
}

fn targets(dashboard: &Value) -> impl Iterator<Item = &Value> {
    let panels = dashboard["panels"].as_array().unwrap().iter();
    panels.filter_map(|panel| panel["targets"].as_array()).flatten()
}

/// The name of a sample without its labels.
fn base(name: &str) -> &str {
    name.split('{').next().unwrap()
}

/// The metric that a sample belongs to.
fn family(name: &str) -> &str {
    let ends = ["_bucket", "_count", "_sum"];
    ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name)
}

/// The metrics that a question names.
fn metrics_in(words: &str) -> impl Iterator<Item = &str> {
    let names = words.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    names.filter(|name| name.starts_with("karak_") || name.starts_with("process_"))
}

/// The labels that a legend shows, such as `{{route}}`.
fn labels_in(legend: &str) -> impl Iterator<Item = &str> {
    legend.split("{{").skip(1).map(|rest| rest.split("}}").next().unwrap())
}
