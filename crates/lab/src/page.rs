//! The report as one page of HTML that needs nothing else: no script, no font, no network.

use std::fmt::Write;

use crate::{
    About, Estimate, LuckReport, Milestone, Report, Spread, Standing, TableReport, ThreatReport,
    plot::{amounts, curve, escape, histogram, intervals, percent, short, with_interval},
};

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub fn page(report: &Report) -> String {
    let about = &report.about;
    let title = format!("{}: {}", about.game, about.bots.join(", "));
    let mut body = overview(report);
    for table in report.tables.iter().filter(|table| table.games > 0) {
        body.push_str(&section(table, about));
    }
    framed(&title, &body, "Intervals hold the truth in 95 of 100 cases.", &about.version)
}

/// A page with its style, its title, and words at its end.
pub(crate) fn framed(title: &str, body: &str, end: &str, version: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\
         <title>{0}</title><style>{STYLE}</style></head><body><main>\n<h1>{0}</h1>\n{body}\
         <footer><p>{1} Made by karak sim {2}.</p></footer></main></body></html>\n",
        escape(title),
        escape(end),
        escape(version)
    )
}

/// Which seeds were played.
pub(crate) fn seeds(about: &About) -> String {
    let range = |&(from, to): &(u64, u64)| format!("{from} to {}", to.saturating_sub(1));
    let seeds: Vec<String> = about.seeds.iter().map(range).collect();
    seeds.join(" and ")
}

/// One line for each table.
fn overview(report: &Report) -> String {
    let about = &report.about;
    let boss = about.names.milestones.last().map_or("", String::as_str);
    let party = report.tables.iter().any(|table| table.victories.is_some());
    let last = if party { "party wins" } else { "shared wins" };
    let mut out = format!(
        "<p class=\"lead\">Seeds {}.</p>\n<div class=\"wide\"><table><thead><tr><th>table</th>\
         <th>games</th><th>rounds</th><th>{boss} falls</th><th>in round</th><th>{last}</th>\
         <th>called off</th><th>{}</th></tr></thead><tbody>",
        seeds(about),
        escape(&about.names.points)
    );
    for table in &report.tables {
        let fall = table.milestones.last();
        let share = |share: Estimate| percent(share.value);
        let _ = write!(
            out,
            "<tr><th><a href=\"#{0}\">{0}</a></th><td>{1}</td><td>{2:.1}</td><td>{3}</td><td>{4}</td>\
             <td>{5}</td><td>{6}</td><td>{7:.1}</td></tr>",
            escape(&table.name),
            table.games,
            table.rounds.mean.value,
            fall.map_or(String::new(), |fall| share(fall.reached)),
            fall.map_or(String::new(), |fall| format!("{:.1}", fall.round.mean.value)),
            share(table.victories.unwrap_or(table.ties)),
            share(table.called_off),
            table.points.mean.value
        );
    }
    out + "</tbody></table></div>\n"
}

fn section(table: &TableReport, about: &About) -> String {
    let mut out = format!(
        "<section id=\"{0}\"><h2>{0}</h2><p class=\"lead\">{1} games.</p>\n<div class=\"cards\">",
        escape(&table.name),
        table.games
    );
    let places = [table.order.as_slice(), &table.seats].concat();
    let cards = [
        spread_card("Length", "the round in which a game ended", &table.rounds),
        table.milestones.last().map_or_else(String::new, fall_card),
        spread_card("Score", &format!("{} of a seat", about.names.points), &table.points),
        standings_card("Victories by hero", &table.heroes, table),
        match table.victories {
            // All seats of a party win or lose together.
            Some(_) => String::new(),
            None => standings_card("Victories by order of turns and by seat", &places, table),
        },
        standings_card("Victories by bot", &table.bots, table),
        faints_card(table),
        endings_card(table),
        table.luck.as_ref().map_or_else(String::new, luck_card),
        table.threat.iter().filter_map(threat_card).collect(),
    ];
    out.extend(cards);
    out.push_str("</div>\n");
    out.push_str(&standings_table(table, about));
    out + "</section>\n"
}

pub(crate) fn card(title: &str, plot: &str, words: &str) -> String {
    format!(
        "<figure><h3>{}</h3>{plot}<figcaption>{}</figcaption></figure>\n",
        escape(title),
        escape(words)
    )
}

fn spread_card(title: &str, below: &str, spread: &Spread) -> String {
    if spread.count == 0 {
        return String::new();
    }
    let words = format!(
        "{} on average (deviation {}); median {}, one in ten up to {}, nine in ten up to {}.",
        short(spread.mean.value),
        short(spread.deviation),
        short(spread.median),
        short(spread.tenth),
        short(spread.ninetieth)
    );
    card(title, &histogram(&spread.bars, spread.width, below), &words)
}

fn fall_card(milestone: &Milestone) -> String {
    let title = format!("When the {} falls", milestone.name);
    let reached = format!("Falls in {} of games", with_interval(milestone.reached));
    if milestone.round.count == 0 {
        return card(&title, "", &format!("{reached}."));
    }
    let Spread { bars, width, mean, .. } = &milestone.round;
    let words = format!("{reached}, in round {} on average.", short(mean.value));
    card(&title, &histogram(bars, *width, "round"), &words)
}

fn standings_card(title: &str, group: &[Standing], table: &TableReport) -> String {
    if group.len() < 2 {
        return String::new();
    }
    let alike = match table.victories {
        Some(victories) => victories.value,
        None => 1.0 / f64::from(table.players.max(1)),
    };
    let lines: Vec<_> = group.iter().map(|line| (line.name.clone(), line.won)).collect();
    let words = match table.victories {
        Some(_) => "A party wins together. The upright line: all games.",
        None => "A shared victory counts in parts. The upright line: all alike.",
    };
    card(title, &intervals(&lines, Some(alike)), words)
}

fn faints_card(table: &TableReport) -> String {
    if table.faints.is_empty() {
        return String::new();
    }
    let total: f64 = table.faints.iter().map(|amount| amount.per_game).sum();
    let line = |amount: &crate::Amount| {
        let share = percent(amount.per_game / total.max(f64::MIN_POSITIVE));
        (amount.name.replace('_', " "), amount.per_game, share)
    };
    let lines: Vec<_> = table.faints.iter().take(12).map(line).collect();
    card("Causes of fainting", &amounts(&lines), &format!("{} in a game.", short(total)))
}

fn endings_card(table: &TableReport) -> String {
    let line = |amount: &crate::Amount| {
        (amount.name.replace('_', " "), amount.per_game, percent(amount.per_game))
    };
    let lines: Vec<_> = table.endings.iter().map(line).collect();
    let words = format!("Called off: {}.", with_interval(table.called_off));
    card("How games end", &amounts(&lines), &words)
}

fn luck_card(luck: &LuckReport) -> String {
    if luck.spans.len() < 2 {
        return String::new();
    }
    let points: Vec<_> =
        luck.spans.iter().map(|&(from, width, _, won)| (from + width / 2.0, won)).collect();
    let words = format!(
        "What luck added to a seat's chance of winning, and how often such seats won. Deviation {:.2}, \
         correlation {:.2}, {:+.4} on average.",
        luck.deviation, luck.correlation, luck.mean.value
    );
    let plot = curve(&points, "luck, in victories", &[(0.0, String::new())]);
    card("Luck and victory", &plot, &words)
}

fn threat_card((name, threat): (&String, &Option<ThreatReport>)) -> Option<String> {
    let threat = threat.as_ref()?;
    let points: Vec<_> =
        threat.steep().iter().map(|point| (f64::from(point.limit), point.won)).collect();
    let mark = |(target, point): &(f64, crate::LimitPoint)| {
        (f64::from(point.limit), format!("{:.0} %", 100.0 * target))
    };
    let last = points.last().map_or(0.0, |point| point.0);
    let marks: Vec<_> = threat.nearest.iter().map(mark).filter(|mark| mark.0 <= last).collect();
    let nearest = |(target, point): &(f64, crate::LimitPoint)| {
        format!("{:.0} %: {} ({})", 100.0 * target, point.limit, percent(point.won.value))
    };
    let nearest: Vec<String> = threat.nearest.iter().map(nearest).collect();
    let words = format!(
        "Share of victories by the limit of {name}, if everybody played the same. Nearest limits: {}.",
        nearest.join(", ")
    );
    let plot = curve(&points, &format!("limit of {name}"), &marks);
    Some(card(&capital(name), &plot, &words))
}

/// A word as a title: `Wrath`.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn standings_table(table: &TableReport, about: &About) -> String {
    let counts: Vec<&String> = table
        .heroes
        .first()
        .map_or_else(Vec::new, |line| line.counts.iter().map(|c| &c.0).collect());
    let mut out = format!(
        "<details><summary>Numbers by hero, order, seat and bot</summary><div class=\"wide\"><table><thead>\
         <tr><th></th><th>games</th><th>victories</th><th>{}</th><th>fights won</th><th>tied</th>\
         <th>lost</th><th>faints</th>",
        escape(&about.names.points)
    );
    for count in about.names.main_counts.iter().chain(counts) {
        let _ = write!(out, "<th>{}</th>", escape(&count.replace('_', " ")));
    }
    if about.luck {
        out.push_str("<th>luck</th>");
    }
    out.push_str("</tr></thead>");
    for group in [&table.heroes, &table.order, &table.seats, &table.bots] {
        out.push_str("<tbody>");
        for line in group {
            let _ = write!(
                out,
                "<tr><th>{}</th><td>{}</td><td>{}</td><td>{:.2}</td><td>{:.1}</td><td>{:.1}</td>\
                 <td>{:.1}</td><td>{:.1}</td>",
                escape(&line.name),
                line.games,
                with_interval(line.won),
                line.points.value,
                line.fights_won,
                line.fights_tied,
                line.fights_lost,
                line.faints
            );
            for name in &about.names.main_counts {
                let _ = write!(out, "<td>{:.1}</td>", line.main_counts[name]);
            }
            for (_, count) in &line.counts {
                let _ = write!(out, "<td>{count:.2}</td>");
            }
            if let Some(luck) = line.luck {
                let _ = write!(out, "<td>{:+.4}</td>", luck.value);
            }
            out.push_str("</tr>");
        }
        out.push_str("</tbody>");
    }
    out + "</table></div></details>\n"
}
