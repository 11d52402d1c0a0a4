//! Adds up records as they come. Nothing of a single game is kept.

use std::collections::BTreeMap;

use crate::{
    Estimate, Moments, Names, Record,
    estimate::Z,
    metrics::Threat,
    report::{
        Amount, LimitPoint, LuckReport, Milestone, Spread, Standing, TableReport, ThreatReport,
    },
    row::{GameRow, SeatRow, ThreatRow},
};

/// A picture has at most so many bars.
const MOST_BARS: i64 = 40;

/// What the games of one table add up to.
#[derive(Clone, Debug)]
pub struct Tally {
    name: String,
    names: Names,
    players: u8,
    games: u64,
    called_off: u64,
    ties: u64,
    victories: u64,
    party: bool,
    endings: BTreeMap<String, u64>,
    rounds: Histogram,
    plies: Histogram,
    milestones: Vec<Histogram>,
    points: Histogram,
    seats: BTreeMap<String, Sums>,
    order: BTreeMap<String, Sums>,
    heroes: BTreeMap<String, Sums>,
    bots: BTreeMap<String, Sums>,
    faints: BTreeMap<String, u64>,
    luck: LuckSums,
    threat: Histogram,
    boss_threat: Histogram,
    threat_limit: Option<u8>,
}

impl Tally {
    /// No game yet.
    pub fn new(name: &str, names: &Names) -> Tally {
        Tally {
            name: name.into(),
            names: names.clone(),
            players: 0,
            games: 0,
            called_off: 0,
            ties: 0,
            victories: 0,
            party: false,
            endings: BTreeMap::new(),
            rounds: Histogram::default(),
            plies: Histogram::default(),
            milestones: vec![Histogram::default(); names.milestones.len()],
            points: Histogram { halves: true, ..Histogram::default() },
            seats: BTreeMap::new(),
            order: BTreeMap::new(),
            heroes: BTreeMap::new(),
            bots: BTreeMap::new(),
            faints: BTreeMap::new(),
            luck: LuckSums::default(),
            threat: Histogram::default(),
            boss_threat: Histogram::default(),
            threat_limit: None,
        }
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// One more game.
    pub fn add(&mut self, record: &Record) {
        self.add_game(&record.game);
        for seat in &record.seats {
            self.add_seat(seat);
        }
    }

    fn add_game(&mut self, game: &GameRow) {
        self.games += 1;
        self.players = game.players;
        self.party |= game.party;
        self.called_off += u64::from(game.called_off);
        self.ties += u64::from(!game.party && game.winners.len() > 1);
        self.victories += u64::from(game.party && !game.winners.is_empty());
        *self.endings.entry(game.ending.clone()).or_default() += 1;
        self.rounds.add(game.rounds.into());
        self.plies.add(game.plies.into());
        for (histogram, round) in self.milestones.iter_mut().zip(&game.milestones) {
            round.iter().for_each(|&round| histogram.add(round.into()));
        }
        if let Some(ThreatRow { at_end, at_boss, limit }) = game.threat {
            at_end.into_iter().for_each(|value| self.threat.add(value.into()));
            at_boss.into_iter().for_each(|value| self.boss_threat.add(value.into()));
            self.threat_limit = self.threat_limit.or(limit);
        }
    }

    fn add_seat(&mut self, seat: &SeatRow) {
        self.points.add((seat.points * 2.0).round() as i64);
        let hero = if seat.hero.is_empty() { "nobody" } else { &seat.hero };
        let groups = [
            (&mut self.seats, format!("seat {}", seat.seat + 1)),
            (&mut self.order, ordinal(seat.order)),
            (&mut self.heroes, hero.into()),
            (&mut self.bots, seat.bot.clone()),
        ];
        for (group, name) in groups {
            group.entry(name).or_default().add(seat);
        }
        for (cause, &count) in &seat.faints {
            *self.faints.entry(cause.clone()).or_default() += u64::from(count);
        }
        seat.luck.into_iter().for_each(|luck| self.luck.add(luck, seat.won));
    }

    /// What they say.
    pub fn report(&self) -> TableReport {
        let share = |count: u64| Estimate::share(count as f64, self.games);
        let standings = |group: &BTreeMap<String, Sums>| {
            group.iter().map(|(name, sums)| sums.standing(name, &self.names)).collect()
        };
        let milestone = |(name, histogram): (&String, &Histogram)| Milestone {
            name: name.clone(),
            reached: share(histogram.count()),
            round: histogram.spread(),
        };
        let threat = |Threat { name, targets }: &Threat| {
            let report = self.threat_limit.map(|limit| self.threat_report(limit, targets));
            ((*name).to_owned(), report)
        };
        TableReport {
            name: self.name.clone(),
            players: self.players,
            games: self.games,
            called_off: share(self.called_off),
            ties: share(self.ties),
            victories: self.party.then(|| share(self.victories)),
            endings: self.amounts(&self.endings),
            rounds: self.rounds.spread(),
            plies: self.plies.spread(),
            milestones: self.names.milestones.iter().zip(&self.milestones).map(milestone).collect(),
            points: self.points.spread(),
            seats: standings(&self.seats),
            order: standings(&self.order),
            heroes: standings(&self.heroes),
            bots: standings(&self.bots),
            faints: self.amounts(&self.faints),
            luck: self.luck.report(),
            threat: self.names.threat.iter().map(threat).collect(),
        }
    }

    /// The most frequent first.
    fn amounts(&self, counts: &BTreeMap<String, u64>) -> Vec<Amount> {
        let amount = |(name, &count): (&String, &u64)| Amount {
            name: name.clone(),
            count,
            per_game: count as f64 / self.games.max(1) as f64,
        };
        let mut amounts: Vec<Amount> = counts.iter().map(amount).collect();
        amounts.sort_by_key(|amount| std::cmp::Reverse(amount.count));
        amounts
    }

    /// A party that won with a threat of 6 would have won with any limit above 6.
    fn threat_report(&self, limit: u8, targets: &[f64]) -> ThreatReport {
        let point = |limit: u8| LimitPoint {
            limit,
            won: Estimate::share(self.boss_threat.below(limit.into()) as f64, self.games),
        };
        let curve: Vec<LimitPoint> = (1..=limit).map(point).collect();
        let nearest = |&target: &f64| {
            let distance = |point: &LimitPoint| (point.won.value - target).abs();
            let best = curve.iter().min_by(|one, two| distance(one).total_cmp(&distance(two)));
            best.map(|&point| (target, point))
        };
        let nearest = targets.iter().filter_map(nearest).collect();
        let last = self.threat.values.keys().next_back().copied().unwrap_or(0);
        // Behind the greatest threat that was seen the curve is flat.
        let curve = curve.into_iter().take_while(|point| i64::from(point.limit) <= last + 1);
        ThreatReport {
            limit,
            at_end: self.threat.spread(),
            at_victory: self.boss_threat.spread(),
            curve: curve.collect(),
            nearest,
        }
    }
}

fn ordinal(order: u8) -> String {
    match order {
        0 => "1st".into(),
        1 => "2nd".into(),
        2 => "3rd".into(),
        _ => format!("{}th", u32::from(order) + 1),
    }
}

/// How often each whole number was seen.
#[derive(Clone, PartialEq, Debug, Default)]
struct Histogram {
    values: BTreeMap<i64, u64>,
    /// Does a value count halves?
    halves: bool,
}

impl Histogram {
    fn add(&mut self, value: i64) {
        *self.values.entry(value).or_default() += 1;
    }

    fn count(&self) -> u64 {
        self.values.values().sum()
    }

    fn below(&self, limit: i64) -> u64 {
        self.values.range(..limit).map(|(_, count)| count).sum()
    }

    /// The smallest value that is not smaller than this share of all.
    fn quantile(&self, share: f64) -> i64 {
        let wanted = (share * self.count() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let reaches = |(_, count): &(&i64, &u64)| {
            seen += **count;
            seen >= wanted
        };
        self.values.iter().find(reaches).map_or(0, |(&value, _)| value)
    }

    fn spread(&self) -> Spread {
        let unit = if self.halves { 0.5 } else { 1.0 };
        let (Some((&least, _)), Some((&most, _))) =
            (self.values.first_key_value(), self.values.last_key_value())
        else {
            return Spread::default();
        };
        let real = |value: i64| value as f64 * unit;
        let count = self.count();
        let weighted = |term: &dyn Fn(f64) -> f64| -> f64 {
            self.values.iter().map(|(&value, &count)| term(real(value)) * count as f64).sum()
        };
        let mean = weighted(&|value| value) / count as f64;
        let squares = weighted(&|value| (value - mean) * (value - mean));
        let deviation = if count < 2 { 0.0 } else { (squares / (count - 1) as f64).sqrt() };
        let half = Z * deviation / (count as f64).sqrt();
        let width = self.width(least, most);
        Spread {
            count,
            mean: Estimate { value: mean, low: mean - half, high: mean + half },
            deviation,
            least: real(least),
            tenth: real(self.quantile(0.1)),
            median: real(self.quantile(0.5)),
            ninetieth: real(self.quantile(0.9)),
            most: real(most),
            width: real(width),
            bars: self.bars(least, most, width).map(|(from, count)| (real(from), count)).collect(),
        }
    }

    /// A round width that makes no more than so many bars.
    fn width(&self, least: i64, most: i64) -> i64 {
        let whole = if self.halves { 2 } else { 1 };
        let rounds = (0..12).flat_map(|power| [1, 2, 5].map(|step| step * 10_i64.pow(power)));
        let fits = |width: &i64| most / width - least.div_euclid(*width) < MOST_BARS;
        rounds.map(|width| width * whole).find(fits).unwrap_or(i64::MAX)
    }

    fn bars(&self, least: i64, most: i64, width: i64) -> impl Iterator<Item = (i64, u64)> {
        let bar = move |number: i64| {
            let from = number.saturating_mul(width);
            let count =
                self.values.range(from..from.saturating_add(width)).map(|(_, count)| count).sum();
            (from, count)
        };
        (least.div_euclid(width)..=most.div_euclid(width)).map(bar)
    }
}

/// What the rows of seats with something in common add up to.
#[derive(Clone, Debug, Default)]
struct Sums {
    won: f64,
    points: Moments,
    fights: [u64; 3],
    faints: u64,
    main_counts: Vec<u64>,
    luck: Moments,
    counts: Vec<u64>,
}

impl Sums {
    fn add(&mut self, seat: &SeatRow) {
        self.won += seat.won;
        self.points.add(seat.points);
        let fights = [seat.fights_won, seat.fights_tied, seat.fights_lost];
        for (sum, fights) in self.fights.iter_mut().zip(fights) {
            *sum += u64::from(fights);
        }
        self.faints += u64::from(seat.fainted());
        add_counts(&mut self.main_counts, &seat.main_counts);
        seat.luck.into_iter().for_each(|luck| self.luck.add(luck));
        add_counts(&mut self.counts, &seat.counts);
    }

    fn standing(&self, name: &str, names: &Names) -> Standing {
        let games = self.points.count();
        let each = |sum: u64| sum as f64 / games.max(1) as f64;
        let counts = names.counts.iter().zip(&self.counts);
        let main_counts = names.main_counts.iter().zip(&self.main_counts);
        Standing {
            name: name.into(),
            games,
            won: Estimate::share(self.won, games),
            points: self.points.estimate(),
            fights_won: each(self.fights[0]),
            fights_tied: each(self.fights[1]),
            fights_lost: each(self.fights[2]),
            faints: each(self.faints),
            main_counts: main_counts.map(|(name, &sum)| (name.clone(), each(sum))).collect(),
            luck: (self.luck.count() > 0).then(|| self.luck.estimate()),
            counts: counts.map(|(name, &sum)| (name.clone(), each(sum))).collect(),
        }
    }
}

fn add_counts(sums: &mut Vec<u64>, counts: &[u32]) {
    sums.resize(counts.len(), 0);
    for (sum, &count) in sums.iter_mut().zip(counts) {
        *sum += u64::from(count);
    }
}

/// Luck beside victories.
#[derive(Clone, Debug, Default)]
struct LuckSums {
    luck: Moments,
    won: Moments,
    /// The sum of their products.
    both: f64,
    /// By tenths of a victory.
    spans: BTreeMap<i64, (u64, f64)>,
}

impl LuckSums {
    const WIDTH: f64 = 0.1;

    fn add(&mut self, luck: f64, won: f64) {
        self.luck.add(luck);
        self.won.add(won);
        self.both += luck * won;
        let span = self.spans.entry((luck / LuckSums::WIDTH).floor() as i64).or_default();
        *span = (span.0 + 1, span.1 + won);
    }

    fn report(&self) -> Option<LuckReport> {
        let count = self.luck.count();
        if count == 0 {
            return None;
        }
        let together = self.both / count as f64 - self.luck.mean() * self.won.mean();
        let apart = self.luck.deviation() * self.won.deviation();
        let span = |(&number, &(count, won)): (&i64, &(u64, f64))| {
            let from = number as f64 * LuckSums::WIDTH;
            (from, LuckSums::WIDTH, count, Estimate::share(won, count))
        };
        Some(LuckReport {
            mean: self.luck.estimate(),
            deviation: self.luck.deviation(),
            correlation: if apart > 0.0 { together / apart } else { 0.0 },
            spans: self.spans.iter().map(span).collect(),
        })
    }
}
