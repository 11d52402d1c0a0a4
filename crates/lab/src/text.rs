//! The report as lines for a terminal.

use std::fmt::Write;

use crate::{
    About, Amount, Comparison, Estimate, Names, Report, Standing, TableReport, ThreatReport,
    compare::Differences,
};

/// The whole report.
pub fn text(report: &Report) -> String {
    let mut out = about(&report.about);
    for table in &report.tables {
        let _ = write!(out, "\n{}", table_text(table, &report.about));
    }
    out
}

/// Both sides beside each other.
pub fn comparison_text(comparison: &Comparison) -> String {
    let [first, second] = &comparison.sides;
    let mut out = about(&comparison.about[0]);
    let _ = writeln!(out, "A: {first}\nB: {second}");
    for table in &comparison.tables {
        let _ = write!(out, "\n{}", differences(table));
    }
    let _ = writeln!(
        out,
        "\nDifferences are B less A with intervals of 95 %, paired by seed but for heroes; * marks \
         those\nthat are not nothing. Of twenty lines without a difference one gets a mark by chance."
    );
    out
}

fn differences(table: &Differences) -> String {
    let mut out = format!("{}: {} games on each side\n", table.name, table.games);
    let _ = writeln!(out, "  {:<22}{:>11}{:>11}   B - A", "", "A", "B");
    for line in &table.differences {
        let Estimate { value, low, high } = line.difference;
        let mark = if line.clear { " *" } else { "" };
        let _ = writeln!(
            out,
            "  {:<22}{:>11.3}{:>11.3}   {value:+.3} ({low:+.3} to {high:+.3}){mark}",
            line.name.replace('_', " "),
            line.first,
            line.second
        );
    }
    if let Some(verdict) = &table.verdict {
        let Estimate { value, low, high } = verdict.difference;
        let what = if verdict.differs { "the sides differ" } else { "no difference that matters" };
        let _ = writeln!(
            out,
            "  Stopped after {} games: {what} in {}, {value:+.3} ({low:+.3} to {high:+.3}, looked at \
             after every game).",
            table.games,
            verdict.measure.replace('_', " ")
        );
    }
    out
}

fn about(about: &About) -> String {
    let range = |&(from, to): &(u64, u64)| format!("{from}..{to}");
    let seeds: Vec<String> = about.seeds.iter().map(range).collect();
    format!("{}, bots {}, seeds {}\n", about.game, about.bots.join(", "), seeds.join(" and "))
}

fn table_text(table: &TableReport, about: &About) -> String {
    let mut out = format!("{}: {} games\n", table.name, table.games);
    if table.games == 0 {
        return out;
    }
    let per_game = |sum: &dyn Fn(&Standing) -> f64| {
        table.seats.iter().map(|seat| sum(seat) * seat.games as f64).sum::<f64>()
            / table.games as f64
    };
    let mut line = |name: &str, words: String| {
        let _ = writeln!(out, "  {name:<14}{words}");
    };
    line("rounds", spread(&table.rounds));
    line("plies", spread(&table.plies));
    for milestone in &table.milestones {
        let when = if milestone.round.count == 0 {
            String::new()
        } else {
            format!(", in round {}", spread(&milestone.round))
        };
        line(&milestone.name.replace('_', " "), format!("{}{when}", share(milestone.reached)));
    }
    if let Some(victories) = table.victories {
        line("party wins", share(victories));
    } else {
        line("shared wins", share(table.ties));
    }
    line("called off", share(table.called_off));
    line("endings", amounts(&table.endings));
    line(&about.names.points, spread(&table.points));
    let mut in_a_game = format!(
        "{:.1} fights won, {:.1} tied, {:.1} lost, {:.1} faints",
        per_game(&|seat| seat.fights_won),
        per_game(&|seat| seat.fights_tied),
        per_game(&|seat| seat.fights_lost),
        per_game(&|seat| seat.faints)
    );
    for name in &about.names.main_counts {
        let count = per_game(&|seat| seat.main_counts[name]);
        let _ = write!(in_a_game, ", {count:.1} {}", name.replace('_', " "));
    }
    line("in a game", in_a_game);
    if !table.faints.is_empty() {
        line("fainted by", amounts(&table.faints));
    }
    let groups = [
        ("order of turns", &table.order),
        ("seat", &table.seats),
        ("hero", &table.heroes),
        ("bot", &table.bots),
    ];
    for (name, group) in groups {
        if group.len() > 1 {
            out.push_str(&standings(name, &about.names, group));
        }
    }
    if let Some(luck) = &table.luck {
        let _ = writeln!(
            out,
            "  luck: {:+.4} ({:+.4} to {:+.4}) a seat on average, deviation {:.3}, correlation with \
             victory {:.2}",
            luck.mean.value, luck.mean.low, luck.mean.high, luck.deviation, luck.correlation
        );
    }
    for (name, report) in &table.threat {
        report.iter().for_each(|report| out.push_str(&threat_text(name, report)));
    }
    out
}

fn spread(spread: &crate::Spread) -> String {
    let Estimate { value, low, .. } = spread.mean;
    format!(
        "{value:.1} ± {:.1} (median {:.0}, one in ten up to {:.0}, nine up to {:.0}, from {:.0} to {:.0})",
        value - low,
        spread.median,
        spread.tenth,
        spread.ninetieth,
        spread.least,
        spread.most
    )
}

fn share(share: Estimate) -> String {
    let Estimate { value, low, high } = share;
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * low, 100.0 * high)
}

fn amounts(amounts: &[Amount]) -> String {
    let total: u64 = amounts.iter().map(|amount| amount.count).sum();
    let part = |amount: &Amount| {
        let percent = 100.0 * amount.count as f64 / total.max(1) as f64;
        format!("{} {percent:.1} %", amount.name.replace('_', " "))
    };
    amounts.iter().map(part).collect::<Vec<_>>().join(", ")
}

fn standings(name: &str, names: &Names, group: &[Standing]) -> String {
    let mut out = format!(
        "  {name:<16}{:>8}{:>25}{:>15}{:>7}{:>7}{:>8}",
        "games", "wins", names.points, "won", "lost", "faints"
    );
    for name in &names.main_counts {
        let _ = write!(out, "{name:>7}");
    }
    out.push('\n');
    for line in group {
        let luck = line.luck.map(|luck| format!("  luck {:+.4}", luck.value)).unwrap_or_default();
        let _ = write!(
            out,
            "  {:<16}{:>8}{:>25}{:>15.2}{:>7.1}{:>7.1}{:>8.1}",
            line.name,
            line.games,
            share(line.won),
            line.points.value,
            line.fights_won,
            line.fights_lost,
            line.faints
        );
        for name in &names.main_counts {
            let _ = write!(out, "{:>7.1}", line.main_counts[name]);
        }
        let _ = writeln!(out, "{luck}");
    }
    out
}

fn threat_text(name: &str, threat: &ThreatReport) -> String {
    let mut out = format!(
        "  {name}: at the end {}\n  limit of {name} and share of victories, if everybody played the same:\n",
        spread(&threat.at_end)
    );
    for point in threat.steep() {
        let _ = writeln!(out, "    {:>3}  {}", point.limit, share(point.won));
    }
    for (target, point) in &threat.nearest {
        let _ = writeln!(
            out,
            "  nearest to {:.0} %: limit {} with {}",
            100.0 * target,
            point.limit,
            share(point.won)
        );
    }
    out
}
