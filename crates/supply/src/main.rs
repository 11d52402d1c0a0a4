//! `supply check` and `supply sbom [FILE]`; what `cargo xtask sbom` calls.

use std::{env, fs, path::PathBuf, process::ExitCode};

use supply::{
    bom::Bom,
    check::check,
    crates::{Lock, Metadata},
    packages::{PackageLock, shipped},
    problem::Unreadable,
};

const USAGE: &str = "usage: supply check | supply sbom [FILE]";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["check"] => run_check(),
        ["sbom"] => write_bom(None),
        ["sbom", file] if !file.starts_with('-') => write_bom(Some(file.into())),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    result.unwrap_or_else(|problem| {
        eprintln!("{problem}");
        ExitCode::FAILURE
    })
}

fn run_check() -> Result<ExitCode, Unreadable> {
    let problems = check()?;
    for problem in &problems {
        eprintln!("{problem}");
    }
    Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn write_bom(file: Option<PathBuf>) -> Result<ExitCode, Unreadable> {
    let metadata = Metadata::read()?;
    let bom = Bom::new(&metadata, &Lock::read()?, &PackageLock::read()?, &shipped()?)?;
    let file = file.unwrap_or_else(|| metadata.target_directory.join("sbom.json"));
    let name = file.display().to_string();
    let written = file.parent().map_or(Ok(()), fs::create_dir_all);
    let written = written.and_then(|()| fs::write(&file, bom.to_json()));
    written.map_err(|cause| Unreadable::new(&name, cause))?;
    println!("{name}: {} components", bom.components.len());
    Ok(ExitCode::SUCCESS)
}
