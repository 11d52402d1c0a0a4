//! What a contest came to, in words and tables of at most 80 columns.

use bots::arena::Answer;
use tabletop::Paint;

use super::{
    question::Subject,
    report::{Lead, Reply, Report, Row, Stop, Unit},
};
use crate::{paint::painted, problem::shorten, screen::wrapped};

/// No line is longer.
const WIDTH: usize = 80;
/// Longer names are cut.
const LONGEST_NAME: usize = 21;

/// Everything, for people.
pub fn page(report: &Report) -> String {
    let mut lines = vec![title(report)];
    lines.extend(results(report));
    lines.push(String::new());
    lines.extend(thinking(report));
    lines.push(String::new());
    lines.extend(notes(report).iter().flat_map(|note| paragraph(note)));
    let good = |line: &String| painted(Paint::Good, line);
    lines.extend(paragraph(&conclusion(report)).iter().map(good));
    lines.join("\n")
}

/// A name that fits its column.
pub fn short(name: &str) -> String {
    shorten(name.into(), LONGEST_NAME - 1)
}

/// Lines of words; a number stays with its sign.
fn paragraph(words: &str) -> Vec<String> {
    const TIED: &str = "\u{e000}%";
    let lines = wrapped(&words.replace(" %", TIED), WIDTH);
    lines.iter().map(|line| line.replace(TIED, " %")).collect()
}

fn title(report: &Report) -> String {
    let Report { game, players, games, rounds, seed, .. } = report;
    let (games, rounds) = (counted(*games, "game"), counted(*rounds as u64, "round"));
    painted(
        Paint::Dim,
        &format!("{game}, {players} players, {games} in {rounds} of equal luck, seed {seed}"),
    )
}

fn results(report: &Report) -> Vec<String> {
    let width = name_width(report);
    let interval = format!("{} interval", percent_of(report.confidence));
    let head =
        format!("{:width$}{:>7}{:>9}{:>8}{interval:>17}{:>6}", "", "games", "wins", "rate", "fair");
    let has_ratings = report.entrants.iter().any(|row| row.rating.is_some());
    let head = if has_ratings { format!("{head}{:>12}", "rating") } else { head };
    let line = |row: &&Row| {
        let bounds = format!("{:.1} to {:.1} %", 100.0 * row.ci_low, 100.0 * row.ci_high);
        let fair =
            row.fair_share.map_or_else(String::new, |share| format!("{:.0} %", 100.0 * share));
        let cells = format!(
            "{:width$}{:>7}{:>9.1}{:>6.1} %{bounds:>17}{fair:>6}",
            short(&row.name),
            row.games,
            row.wins,
            100.0 * row.win_rate
        );
        format!("{cells}{}", rating(row)).trim_end().to_owned()
    };
    let rows = ranked(report);
    [painted(Paint::Dim, head.trim_end())].into_iter().chain(rows.iter().map(line)).collect()
}

fn rating(row: &Row) -> String {
    match (row.rating, row.rating_error) {
        (Some(rating), Some(error)) => format!("{:>12}", format!("{rating:.0} ± {error:.0}")),
        (Some(rating), None) => format!("{rating:>12.0}"),
        (None, _) => String::new(),
    }
}

fn thinking(report: &Report) -> Vec<String> {
    let width = name_width(report);
    let head = format!(
        "{:width$}{:>10}{:>11}{:>11}{:>12}",
        "ms a decision", "p50", "p95", "max", "decisions"
    );
    let line = |row: &&Row| {
        let time = |value: Option<f64>| value.map_or_else(|| "-".into(), milliseconds);
        format!(
            "{:width$}{:>10}{:>11}{:>11}{:>12}",
            short(&row.name),
            time(row.ms_per_decision_p50),
            time(row.ms_per_decision_p95),
            time(row.ms_per_decision_max),
            row.decisions
        )
    };
    let rows = ranked(report);
    [painted(Paint::Dim, &head)].into_iter().chain(rows.iter().map(line)).collect()
}

/// What must not be overlooked.
fn notes(report: &Report) -> Vec<String> {
    let mut notes = Vec::new();
    if report.round_limit_games > 0 {
        let games = counted(report.round_limit_games, "game");
        notes.push(format!("{games} of {} hit the round limit or would not end.", report.games));
    }
    for row in report.entrants.iter().filter(|row| row.forfeits > 0) {
        let games = counted(row.forfeits, "game");
        let why = row.fault.as_deref().unwrap_or("nobody knows why");
        notes.push(format!(
            "{} forfeited its seat in {games}, and somebody else played on. The first time: {why}.",
            row.name
        ));
    }
    if report.stopped == Some(Stop::Interrupted) {
        notes
            .push(format!("Interrupted after {} of {} games.", report.games, report.games_planned));
    }
    notes.extend(report.question.as_ref().map(|reply| answered(report, reply)));
    notes
}

/// The question about the first entrant, and its answer.
fn answered(report: &Report, reply: &Reply) -> String {
    let claim = match reply.about {
        Subject::Rate => claim_of_rate(report, reply),
        Subject::Lead => claim_of_lead(report, reply),
    };
    match reply.answer {
        None => format!("After {}: {claim}.", counted(reply.games, "game")),
        Some(_) if report.stopped == Some(Stop::Answered) => format!(
            "Stopped after {} of {} games: {claim} (sequential test, wrong at most once in a hundred). The \
             intervals take no account of the early end.",
            reply.games, report.games_planned
        ),
        Some(_) => format!(
            "After {} it was clear: {claim} (sequential test, wrong at most once in a hundred).",
            counted(reply.games, "game")
        ),
    }
}

fn claim_of_rate(report: &Report, reply: &Reply) -> String {
    let first = &report.entrants[0].name;
    let (low, high) = (percent(reply.above), percent(reply.above + reply.delta));
    match reply.answer {
        Some(Answer::More) => format!("{first} wins more than {low}"),
        Some(Answer::Less) => format!("{first} wins less than {high}"),
        None => format!("whether {first} wins more than {low} or less than {high} is not clear"),
    }
}

fn claim_of_lead(report: &Report, reply: &Reply) -> String {
    let (first, second) = (&report.entrants[0].name, &report.entrants[1].name);
    let points = 100.0 * reply.delta;
    match reply.answer {
        Some(Answer::More) => format!("{first} wins more than {second}"),
        Some(Answer::Less) => format!("{first} does not win {points:.1} % more than {second}"),
        None => format!("whether {first} wins more than {second} is not clear"),
    }
}

fn conclusion(report: &Report) -> String {
    let sure = format!("with {} confidence", percent_of(report.confidence));
    match (&report.entrants[..], &report.lead) {
        ([first, second], Some(lead)) if !report.party => duel(first, second, lead, &sure),
        (all, Some(lead)) => leader(&all[lead.first], &all[lead.second], lead, &sure),
        ([only, ..], None) if report.party => format!("{} wins {} {sure}.", only.name, range(only)),
        ([only, ..], None) => format!("{} plays against itself: nobody is better.", only.name),
        ([], None) => String::new(),
    }
}

/// One against one, or against copies of another. Games that nobody won count for neither.
fn duel(first: &Row, second: &Row, lead: &Lead, sure: &str) -> String {
    let others = match second.copies {
        0 | 1 => second.name.clone(),
        copies => format!("{copies} × {}", second.name),
    };
    let name = &first.name;
    let fair = match (second.copies, first.fair_share) {
        (2.., Some(fair)) => format!("; its fair share is {}", percent(fair)),
        _ => String::new(),
    };
    let figures = format!("{} {sure}{fair}.", range(first));
    if lead.low > 0.0 {
        format!("{name} beats {others}: {figures}")
    } else if lead.high < 0.0 {
        format!("{name} loses to {others}: {figures}")
    } else {
        format!("Nothing shows that {name} or {others} is better: {figures}")
    }
}

/// The best of several, or of parties.
fn leader(first: &Row, second: &Row, lead: &Lead, sure: &str) -> String {
    let is_share = lead.unit == Unit::Percent;
    let unit = if is_share { "percentage points" } else { "points of rating" };
    let digits = usize::from(is_share);
    let Lead { points, low, high, .. } = lead;
    let figures =
        format!("{points:.digits$} {unit}, between {low:.digits$} and {high:.digits$} {sure}.");
    if *low > 0.0 {
        format!("{} leads {}: {figures}", first.name, second.name)
    } else {
        format!("Nothing shows that {} or {} is better: {figures}", first.name, second.name)
    }
}

/// As they are to be read: the best first if there are ratings of several.
fn ranked(report: &Report) -> Vec<&Row> {
    let mut rows: Vec<&Row> = report.entrants.iter().collect();
    if rows.len() > 2 {
        let worth = |row: &Row| row.rating.unwrap_or(row.win_rate);
        rows.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    }
    rows
}

fn name_width(report: &Report) -> usize {
    let length = |row: &Row| short(&row.name).chars().count();
    report.entrants.iter().map(length).max().unwrap_or(0).max("ms a decision".len())
}

fn range(row: &Row) -> String {
    let Row { win_rate, ci_low, ci_high, .. } = row;
    format!("{}, between {} and {}", percent(*win_rate), percent(*ci_low), percent(*ci_high))
}

/// As many digits as are worth reading.
fn milliseconds(time: f64) -> String {
    let digits = if time < 1.0 { 4 } else { usize::from(time < 1000.0) };
    format!("{time:.digits$}")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// 0.99 as "99 %", 0.995 as "99.5 %".
fn percent_of(confidence: f64) -> String {
    format!("{} %", (confidence * 1e4).round() / 100.0)
}

fn counted(count: u64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, win_rate: f64) -> Row {
        Row {
            name: name.into(),
            games: 100,
            wins: 100.0 * win_rate,
            win_rate,
            ci_low: win_rate - 0.1,
            ci_high: win_rate + 0.1,
            ms_per_decision_p50: Some(0.25),
            ms_per_decision_p95: None,
            ms_per_decision_max: Some(12_345.6),
            decisions: 100,
            fair_share: None,
            copies: 3,
            rating: None,
            rating_error: None,
            forfeits: 0,
            fault: None,
        }
    }

    fn parties(points: f64) -> Report {
        let (low, high) = (points - 3.0, points + 3.0);
        let lead = Lead { first: 1, second: 0, unit: Unit::Percent, points, low, high };
        Report {
            entrants: vec![row("knight", 0.5), row("cmd:./a-bot-with-a-long-name", 0.6)],
            round_limit_games: 1,
            seed: 1,
            game: "karak".into(),
            players: 3,
            party: true,
            games: 200,
            games_planned: 400,
            rounds: 100,
            confidence: 0.995,
            lead: Some(lead),
            question: Some(Reply {
                about: Subject::Lead,
                above: 0.0,
                delta: 0.05,
                answer: Some(Answer::Less),
                games: 200,
            }),
            stopped: Some(Stop::Answered),
        }
    }

    #[test]
    fn parties_are_compared_by_their_difference() {
        let ahead = "cmd:./a-bot-with-a-long-name leads knight: 10.0 percentage points, between 7.0 and \
                     13.0 with 99.5 % confidence.";
        assert_eq!(conclusion(&parties(10.0)), ahead);
        assert!(conclusion(&parties(2.0)).starts_with("Nothing shows that"));
        let notes = notes(&parties(10.0)).join(" ");
        assert!(notes.starts_with("1 game of 200 hit the round limit"), "{notes}");
        assert!(
            notes.contains("200 of 400 games: knight does not win 5.0 % more than cmd:"),
            "{notes}"
        );
    }

    #[test]
    fn forfeits_are_told_and_long_names_are_cut() {
        let mut report = parties(10.0);
        (report.entrants[1].forfeits, report.entrants[1].fault) = (2, Some("it has ended".into()));
        let told = notes(&report).join(" ");
        assert!(told.contains("seat in 2 games") && told.contains("it has ended."), "{told}");
        let plain = anstream::adapter::strip_str(&page(&report)).to_string();
        assert!(plain.lines().all(|line| line.chars().count() <= WIDTH), "{plain}");
        assert!(plain.contains("cmd:./a-bot-with-a-l…"), "{plain}");
    }

    #[test]
    fn a_number_stays_with_its_sign() {
        let words = format!("{} 12.5 % and more", "x".repeat(WIDTH - 6));
        assert_eq!(paragraph(&words)[1], "12.5 % and more");
    }
}
