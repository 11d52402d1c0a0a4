//! Plots as SVG inside a page: shapes and words only, all colours from the page's style, so that they
//! follow light and dark.

use std::fmt::Write;

use crate::{Estimate, Spread};

/// As wide as a phone, so that words are never too small; pages with room show several side by side.
const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 190.0;
/// Room for numbers at the left and below.
const LEFT: f64 = 42.0;
const BELOW: f64 = 34.0;
const ABOVE: f64 = 8.0;
const RIGHT: f64 = 12.0;
/// The height of a line of a plot that has words at its left.
const LINE: f64 = 24.0;
/// Room for those words.
const WORDS: f64 = 132.0;

/// Words as they may stand in a page.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number as short as it can be.
pub(crate) fn short(number: f64) -> String {
    let digits = match number.abs() {
        size if size >= 100.0 || number.fract() == 0.0 => 0,
        size if size >= 1.0 => 1,
        _ => 2,
    };
    format!("{number:.digits$}")
}

/// A share in percent.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// How often a number was seen: a bar from each of these, so wide.
pub(crate) fn histogram(bars: &[(f64, u64)], width: f64, below: &str) -> String {
    let most = bars.iter().map(|&(_, count)| count).max().unwrap_or(0).max(1) as f64;
    let total = bars.iter().map(|&(_, count)| count).sum::<u64>().max(1) as f64;
    let first = bars.first().map_or(0.0, |bar| bar.0);
    let last = bars.last().map_or(1.0, |bar| bar.0) + width;
    // The number of a narrow bar stands below its middle, that of a wide one where it begins.
    let shift = if width <= 1.0 { width / 2.0 } else { 0.0 };
    let frame = Frame { x: (first, last), y: (0.0, most / total), shift };
    let mut out = frame.begin(below, percent);
    for &(from, count) in bars {
        let (left, right) = (frame.at_x(from), frame.at_x(from + width));
        let top = frame.at_y(count as f64 / total);
        let to =
            if width > 1.0 { format!(" to {}", short(from + width - 1.0)) } else { String::new() };
        let _ = write!(
            out,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\">\
             <title>{}{to}: {}</title></rect>",
            left + 0.5,
            (right - left - 1.0).max(0.5),
            HEIGHT - BELOW - top,
            short(from),
            percent(count as f64 / total)
        );
    }
    out + "</svg>"
}

/// How often a number was seen on two sides, side by side.
pub(crate) fn two_histograms(sides: [&Spread; 2], below: &str) -> String {
    let width = common_width(sides.map(|side| side.width));
    let sides = sides.map(|side| wider(side, width));
    let bars = || sides.iter().flatten();
    let most = bars().map(|(_, share)| *share).fold(f64::MIN_POSITIVE, f64::max);
    let first = bars().map(|(from, _)| *from).fold(f64::INFINITY, f64::min);
    let last = bars().map(|(from, _)| *from).fold(f64::NEG_INFINITY, f64::max) + width;
    let shift = if width <= 1.0 { width / 2.0 } else { 0.0 };
    let frame = Frame { x: (first, last), y: (0.0, most), shift };
    let mut out = frame.begin(below, percent);
    for (side, name) in ["A", "B"].into_iter().enumerate() {
        for &(from, share) in &sides[side] {
            let (left, right) = (frame.at_x(from) + 0.5, frame.at_x(from + width) - 0.5);
            let half = ((right - left) / 2.0).max(0.5);
            let top = frame.at_y(share);
            let to = if width > 1.0 {
                format!(" to {}", short(from + width - 1.0))
            } else {
                String::new()
            };
            let _ = write!(
                out,
                "<rect class=\"{}\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{half:.1}\" \
                 height=\"{:.1}\"><title>{name}, {}{to}: {}</title></rect>",
                ["bar", "other"][side],
                left + half * side as f64,
                HEIGHT - BELOW - top,
                short(from),
                percent(share)
            );
        }
    }
    out + "</svg>"
}

/// The narrowest round width that bars of both widths fill exactly. Widths are 1, 2 or 5, or that with
/// noughts; a side without bars has none.
fn common_width(widths: [f64; 2]) -> f64 {
    let fits = |wide: f64| widths.iter().all(|&width| width <= 0.0 || wide % width == 0.0);
    let rounds = (0..12).flat_map(|power| [1.0, 2.0, 5.0].map(|step| step * 10_f64.powi(power)));
    rounds.into_iter().find(|&wide| fits(wide)).unwrap_or(f64::MAX)
}

/// The shares of bars that are so wide.
fn wider(spread: &Spread, width: f64) -> Vec<(f64, f64)> {
    let mut bars: Vec<(f64, f64)> = Vec::new();
    for &(from, count) in &spread.bars {
        let (from, share) = ((from / width).floor() * width, count as f64 / spread.count as f64);
        match bars.last_mut().filter(|bar| bar.0 == from) {
            Some(bar) => bar.1 += share,
            None => bars.push((from, share)),
        }
    }
    bars
}

/// A difference and its interval in the line of a table: nothing is in the middle, and each line has
/// a scale of its own.
pub(crate) fn difference(difference: Estimate) -> String {
    let Estimate { value, low, high } = difference;
    let most = low.abs().max(high.abs()).max(f64::MIN_POSITIVE);
    let at = |number: f64| 60.0 + 52.0 * (number / most).clamp(-1.0, 1.0);
    format!(
        "<svg class=\"sign\" viewBox=\"0 0 120 18\" role=\"img\"><line class=\"mark\" x1=\"60\" x2=\"60\" \
         y1=\"1\" y2=\"17\"/><line class=\"whisker\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"9\" y2=\"9\"/>\
         <circle class=\"dot\" cx=\"{:.1}\" cy=\"9\" r=\"4.5\"/></svg>",
        at(low),
        at(high),
        at(value)
    )
}

/// A share that grows or falls, with its interval; upright lines at some places.
pub(crate) fn curve(points: &[(f64, Estimate)], below: &str, marks: &[(f64, String)]) -> String {
    let first = points.first().map_or(0.0, |point| point.0);
    let last = points.last().map_or(1.0, |point| point.0).max(first + 0.1);
    let frame = Frame { x: (first, last), y: (0.0, 1.0), shift: 0.0 };
    let mut out = frame.begin(below, percent);
    let place = |x: f64, y: f64| format!("{:.1},{:.1}", frame.at_x(x), frame.at_y(y));
    let upper = points.iter().map(|(x, share)| place(*x, share.high));
    let lower = points.iter().rev().map(|(x, share)| place(*x, share.low));
    let band: Vec<String> = upper.chain(lower).collect();
    let line: Vec<String> = points.iter().map(|(x, share)| place(*x, share.value)).collect();
    let _ = write!(
        out,
        "<polygon class=\"band\" points=\"{}\"/><polyline class=\"line\" points=\"{}\"/>",
        band.join(" "),
        line.join(" ")
    );
    for (place, (at, words)) in marks.iter().enumerate() {
        let x = frame.at_x(*at);
        let _ = write!(
            out,
            "<line class=\"mark\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{ABOVE}\" y2=\"{:.1}\"/>\
             <text class=\"small\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            HEIGHT - BELOW,
            x.clamp(LEFT + 14.0, WIDTH - 24.0),
            // One below the other: limits may lie close together.
            HEIGHT - BELOW - 6.0 - 12.0 * place as f64,
            escape(words)
        );
    }
    for (x, share) in points {
        let _ = write!(
            out,
            "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\"><title>{}: {}</title></circle>",
            frame.at_x(*x),
            frame.at_y(share.value),
            short(*x),
            with_interval(*share)
        );
    }
    out + "</svg>"
}

/// Shares with their intervals, a line each; an upright line where all would be alike.
pub(crate) fn intervals(lines: &[(String, Estimate)], alike: Option<f64>) -> String {
    let most = lines.iter().map(|(_, share)| share.high).fold(alike.unwrap_or(0.0), f64::max);
    let step = step_for(most.min(1.0));
    let most = ((most / step).ceil() * step).clamp(step, 1.0_f64.max(step));
    let height = ABOVE + LINE * lines.len() as f64 + 22.0;
    let at = |share: f64| WORDS + (WIDTH - WORDS - RIGHT - 8.0) * share / most;
    let mut out = begin(height);
    let bottom = height - 22.0;
    let mut tick = 0.0;
    while tick <= most + step / 2.0 {
        let x = at(tick);
        let _ = write!(
            out,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{ABOVE}\" y2=\"{bottom:.1}\"/>\
             <text class=\"small\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
            bottom + 15.0,
            100.0 * tick
        );
        tick += step;
    }
    if let Some(alike) = alike {
        let x = at(alike);
        let _ = write!(
            out,
            "<line class=\"mark\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{ABOVE}\" y2=\"{bottom:.1}\"/>"
        );
    }
    for (place, (name, share)) in lines.iter().enumerate() {
        let y = ABOVE + LINE * (place as f64 + 0.5);
        let _ = write!(
            out,
            "{}<g><title>{}: {}</title><line class=\"whisker\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" \
             y2=\"{y:.1}\"/><circle class=\"dot\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4.5\"/></g>",
            word_at(name, y),
            escape(name),
            with_interval(*share),
            at(share.low),
            at(share.high),
            at(share.value)
        );
    }
    out + "</svg>"
}

/// Amounts, a bar each, with words behind it.
pub(crate) fn amounts(lines: &[(String, f64, String)]) -> String {
    let most = lines.iter().map(|(_, amount, _)| *amount).fold(f64::MIN_POSITIVE, f64::max);
    let mut out = begin(ABOVE + LINE * lines.len() as f64 + 4.0);
    let room = WIDTH - WORDS - RIGHT - 62.0;
    for (place, (name, amount, words)) in lines.iter().enumerate() {
        let y = ABOVE + LINE * (place as f64 + 0.5);
        let width = (room * amount / most).max(1.0);
        let _ = write!(
            out,
            "{}<rect class=\"bar\" x=\"{WORDS}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"14\" rx=\"2\"/>\
             <text class=\"small\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            word_at(name, y),
            y - 7.0,
            WORDS + width + 6.0,
            y + 4.0,
            escape(words)
        );
    }
    out + "</svg>"
}

/// "12.3 % (11.0 % to 13.7 %)".
pub(crate) fn with_interval(share: Estimate) -> String {
    format!("{} ({} to {})", percent(share.value), percent(share.low), percent(share.high))
}

fn word_at(name: &str, y: f64) -> String {
    format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        WORDS - 8.0,
        y + 4.5,
        escape(name)
    )
}

fn begin(height: f64) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\">")
}

/// A round step that makes about five ticks.
fn step_for(range: f64) -> f64 {
    let raw = (range / 5.0).max(1e-9);
    let power = 10_f64.powf(raw.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    steps.into_iter().find(|&step| step >= raw).unwrap_or(10.0 * power)
}

/// Two axes.
struct Frame {
    x: (f64, f64),
    y: (f64, f64),
    /// How far right of its place a number stands.
    shift: f64,
}

impl Frame {
    fn at_x(&self, x: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * (x - self.x.0) / (self.x.1 - self.x.0)
    }

    fn at_y(&self, y: f64) -> f64 {
        HEIGHT - BELOW - (HEIGHT - BELOW - ABOVE) * (y - self.y.0) / (self.y.1 - self.y.0)
    }

    /// Grid, numbers, and what lies below.
    fn begin(&self, below: &str, numbers: fn(f64) -> String) -> String {
        let mut out = begin(HEIGHT);
        let step = step_for(self.y.1 - self.y.0);
        let mut tick = self.y.0;
        while tick <= self.y.1 + step * 1e-6 {
            let y = self.at_y(tick);
            let words = numbers(tick).replace(".0 %", " %");
            let _ = write!(
                out,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text class=\"small\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{words}</text>",
                WIDTH - RIGHT,
                LEFT - 5.0,
                y + 4.0
            );
            tick += step;
        }
        let step = step_for(self.x.1 - self.x.0).max(2.0 * self.shift);
        let mut tick = (self.x.0 / step).ceil() * step;
        while tick + self.shift <= self.x.1 + step * 1e-6 {
            let _ = write!(
                out,
                "<text class=\"small\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                self.at_x(tick + self.shift),
                HEIGHT - BELOW + 14.0,
                short((tick / step).round() * step)
            );
            tick += step;
        }
        let _ = write!(
            out,
            "<text class=\"small\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            (LEFT + WIDTH - RIGHT) / 2.0,
            HEIGHT - 4.0,
            escape(below)
        );
        out
    }
}
