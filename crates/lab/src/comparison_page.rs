//! Two sides beside each other as one page of HTML, like that of a report.

use std::fmt::Write;

use crate::{
    Comparison, Difference, Differences, Estimate, Spread, TableReport,
    page::{card, framed, seeds},
    plot::{difference, escape, short, two_histograms},
};

/// What is said about the intervals.
const END: &str = "Differences are B less A, paired by seed but for heroes. Intervals hold the truth in 95 of \
    100 cases; bold are those that are not nothing. Of twenty lines without a difference one is bold by chance.";

/// The whole page.
pub fn comparison_page(comparison: &Comparison) -> String {
    let Comparison { about, sides, tables } = comparison;
    let title = format!("{}: {} or {}", about[0].game, sides[0], sides[1]);
    let mut body =
        format!("<p class=\"lead\">Seeds {}.</p>\n<p class=\"sides\">", seeds(&about[0]));
    for (side, (name, class)) in [("A", "first"), ("B", "second")].into_iter().enumerate() {
        let _ = write!(
            body,
            "<span><b class=\"{class}\">{name}</b> {}, bots {}</span>",
            escape(&sides[side]),
            escape(&about[side].bots.join(", "))
        );
    }
    body.push_str("</p>\n");
    let points = &about[0].names.points;
    for table in tables.iter().filter(|table| table.games > 0) {
        body.push_str(&section(table, points));
    }
    framed(&title, &body, END, &about[0].version)
}

fn section(table: &Differences, points: &str) -> String {
    let name = escape(&table.name);
    let mut out = format!(
        "<section id=\"{name}\"><h2>{name}</h2><p class=\"lead\">{} games on each side.{}</p>\n\
         <div class=\"cards\">",
        table.games,
        escape(&verdict(table))
    );
    out.push_str(&spread_card(
        table,
        "Length",
        "the round in which a game ended",
        "rounds",
        |side| Some(&side.rounds),
    ));
    if let Some(fall) = table.sides[0].milestones.last() {
        let title = format!("When the {} falls", fall.name);
        let measure = format!("{}_round", fall.name);
        out.push_str(&spread_card(table, &title, "round", &measure, fall_round));
    }
    let of_seat = format!("{points} of a seat");
    out.push_str(&spread_card(table, "Score", &of_seat, "points", |side| Some(&side.points)));
    out.push_str("</div>\n");
    out + &differences_table(table) + "</section>\n"
}

/// In which round the last milestone, the fall of the enemy, was reached.
fn fall_round(side: &TableReport) -> Option<&Spread> {
    side.milestones.last().map(|milestone| &milestone.round)
}

/// Why the run stopped by itself.
fn verdict(table: &Differences) -> String {
    let Some(verdict) = &table.verdict else { return String::new() };
    let what = if verdict.differs { "the sides differ" } else { "no difference that matters" };
    let interval = with_interval(verdict.difference);
    let measure = verdict.measure.replace('_', " ");
    format!(" Stopped then: {what} in {measure}, {interval}, looked at after every game.")
}

fn spread_card(
    table: &Differences,
    title: &str,
    below: &str,
    measure: &str,
    spread: impl Fn(&TableReport) -> Option<&Spread>,
) -> String {
    let [Some(first), Some(second)] = table.sides.each_ref().map(spread) else {
        return String::new();
    };
    if first.count + second.count == 0 {
        return String::new();
    }
    let words = |name: &str, side: &Spread| match side.count {
        0 => format!("{name}: never."),
        _ => format!(
            "{name}: {} on average, median {}, nine in ten up to {}.",
            short(side.mean.value),
            short(side.median),
            short(side.ninetieth)
        ),
    };
    let found = table.differences.iter().find(|line| line.name == measure);
    let less = found
        .map_or_else(String::new, |line| format!(" B less A: {}.", with_interval(line.difference)));
    let words = format!("{} {}{less}", words("A", first), words("B", second));
    card(title, &two_histograms([first, second], below), &words)
}

fn differences_table(table: &Differences) -> String {
    let mut out = String::from(
        "<div class=\"wide\"><table class=\"differences\"><thead><tr><th></th><th>less, or more</th><th>B \
         less A</th><th>interval</th><th>A</th><th>B</th></tr></thead><tbody>",
    );
    for line in &table.differences {
        let Difference { name, first, second, difference: found, clear } = line;
        let _ = write!(
            out,
            "<tr{}><th>{}</th><td>{}</td><td>{}</td><td>{} to {}</td><td>{first:.3}</td>\
             <td>{second:.3}</td></tr>",
            if *clear { " class=\"clear\"" } else { "" },
            escape(&name.replace('_', " ")),
            difference(*found),
            signed(found.value),
            signed(found.low),
            signed(found.high)
        );
    }
    out + "</tbody></table></div>\n"
}

/// "+1.23 (+0.98 to +1.48)".
fn with_interval(Estimate { value, low, high }: Estimate) -> String {
    format!("{} ({} to {})", signed(value), signed(low), signed(high))
}

fn signed(number: f64) -> String {
    let digits = match number.abs() {
        size if size >= 100.0 => 0,
        size if size >= 10.0 => 1,
        size if size >= 1.0 => 2,
        _ => 3,
    };
    format!("{number:+.digits$}")
}
