//! What the process takes of its machine, where the system says so.

use std::{fmt, fs};

use prometheus_client::{
    collector::Collector,
    encoding::{DescriptorEncoder, EncodeMetric},
    metrics::{MetricType, counter::ConstCounter, gauge::ConstGauge},
    registry::Unit,
};

/// How many ticks of processor time a second has in what Linux tells programs, on every machine that Rust builds for.
const TICKS: f64 = 100.0;

/// What the process takes, looked up whenever it is asked for, under the names that all programs use for it.
#[derive(Debug)]
pub struct Process;

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        if let Some(seconds) = processor_seconds() {
            let about = "Processor time of the process";
            let (name, counter) = ("process_cpu", MetricType::Counter);
            let metric = encoder.encode_descriptor(name, about, Some(&Unit::Seconds), counter)?;
            ConstCounter::new(seconds).encode(metric)?;
        }
        if let Some(bytes) = resident_bytes() {
            let about = "Memory of the process";
            let (name, gauge) = ("process_resident_memory", MetricType::Gauge);
            let metric = encoder.encode_descriptor(name, about, Some(&Unit::Bytes), gauge)?;
            ConstGauge::new(bytes).encode(metric)?;
        }
        Ok(())
    }
}

fn processor_seconds() -> Option<f64> {
    parse_ticks(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The name of the program stands in brackets, and anything may stand in it.
fn parse_ticks(stat: &str) -> Option<f64> {
    let (_, behind_name) = stat.rsplit_once(')')?;
    let mut ticks = behind_name.split_whitespace().skip(11).map(str::parse::<u32>);
    let (user, system) = (ticks.next()?.ok()?, ticks.next()?.ok()?);
    Some((f64::from(user) + f64::from(system)) / TICKS)
}

fn resident_bytes() -> Option<i64> {
    parse_resident(&fs::read_to_string("/proc/self/status").ok()?)
}

fn parse_resident(status: &str) -> Option<i64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: i64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_linux_are_understood() {
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 11 0 2 0 250 50 0 0 20 0 9 0 88 1 2";
        assert_eq!(parse_ticks(stat), Some(3.0));
        assert_eq!(parse_ticks("7 karak"), None);
        assert_eq!(parse_resident("Name:\tkarak\nVmRSS:\t    2048 kB\n"), Some(2 << 20));
        assert_eq!(parse_resident("Name:\tkarak\n"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_takes_memory_and_time() {
        assert!(resident_bytes().unwrap() > 100_000);
        assert!(processor_seconds().is_some());
    }
}
