//! `karak tables`: the tables of a server, while it is stopped.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Write},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::{Args, Subcommand};
use server::{
    Settings,
    archive::{Archive, ArchiveError, Checked, Record, Summary},
    backup::{self, Existing, Order, Progress},
};

use crate::{Failure, progress};

/// Lists, copies, checks, closes and removes the tables of a server, while it is stopped; backs them up also while it runs
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
A line of an export holds everything about a table, the secret of its dice as well: keep it to yourself.
Of the keys to the seats it holds hashes only, so people go on with the keys that they have.

Examples:
  karak tables list
  karak tables export --data tables.db > tables.jsonl
  karak tables import --data other.db tables.jsonl
  karak tables backup /elsewhere/tables.db      (also while the server runs)
  karak tables verify --data tables.db
  karak tables close 0123456789abcdef0123
  karak tables remove --untouched 365")]
pub struct TablesArgs {
    #[command(subcommand)]
    command: TablesCommand,
    /// The file of the tables [default: that of karak serve]
    #[arg(long, global = true, value_name = "FILE", env = "KARAK_DATA")]
    data: Option<PathBuf>,
}

#[derive(Clone, Debug, Subcommand)]
enum TablesCommand {
    /// One line for each table, the latest first
    List,
    /// Writes tables as lines of JSON to standard output; those that are damaged are named and left out
    Export {
        /// Only this one
        table: Option<String>,
    },
    /// Reads tables from such lines, all or none of them
    Import {
        /// The file of lines
        file: PathBuf,
    },
    /// Copies the whole file, private and complete, also while a server uses it; the server writes the copy itself. A file that
    /// is merely copied from under a running server is no backup
    Backup {
        /// The new file
        file: PathBuf,
        /// Let it take the place of a file that is there already
        #[arg(long)]
        replace: bool,
    },
    /// Plays every table again: every ply legal, every die and draw as its secret says
    Verify {
        /// Only this one
        table: Option<String>,
    },
    /// Closes tables, all of those that are named or none of them: nobody plays or sits down there any more, and
    /// strangers do not see them
    Close {
        /// These
        #[arg(value_name = "TABLE", required = true)]
        tables: Vec<String>,
    },
    /// Removes tables for ever, all of those that are named or none of them
    Remove {
        /// These
        #[arg(value_name = "TABLE", required_unless_present = "untouched")]
        tables: Vec<String>,
        /// All at which nothing has happened for so many days
        #[arg(long, value_name = "DAYS", conflicts_with = "tables")]
        untouched: Option<u32>,
    },
}

/// Does it.
///
/// # Errors
/// A file that cannot be used, or a table that does not hold together.
pub fn run(args: TablesArgs) -> Result<(), Failure> {
    let path = args.data.unwrap_or_else(|| Settings::default().data);
    let is_new = matches!(args.command, TablesCommand::Import { .. });
    if !is_new && !path.exists() {
        return Err(Failure::Usage(format!("{}: there is no such file", path.display())));
    }
    if let TablesCommand::Backup { file, replace } = args.command {
        let existing = if replace { Existing::Replace } else { Existing::Keep };
        return back_up(&path, Order { to: file, existing });
    }
    let mut archive = Archive::open(&path).map_err(|error| Failure::Failed(error.to_string()))?;
    match args.command {
        TablesCommand::List => list(&archive),
        TablesCommand::Backup { .. } => unreachable!("made before the file is opened"),
        TablesCommand::Export { table } => export(&archive, table),
        TablesCommand::Import { file } => import(&mut archive, &file),
        TablesCommand::Verify { table } => verify(&archive, table),
        TablesCommand::Close { tables } => close(&mut archive, &tables),
        TablesCommand::Remove { tables, untouched } => remove(&mut archive, tables, untouched),
    }
}

fn list(archive: &Archive) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for name in archive.names().map_err(failed)? {
        match archive.summary(&name) {
            Ok(table) => {
                let state = if table.is_over { "over" } else { "under way" };
                let notes = notes_of(&table);
                let (game, seats, plies) = (table.game, table.seats, table.plies);
                writeln!(
                    out,
                    "{name}  {game:<7} {seats} players {plies:>6} plies  {state}{notes}"
                )?;
            }
            Err(error) => writeln!(out, "{name}  {error}")?,
        }
    }
    Ok(())
}

/// What whoever runs the server may have to look at.
fn notes_of(table: &Summary) -> String {
    let mut notes = String::new();
    if table.is_listed {
        notes += ", listed";
    }
    if table.is_closed {
        notes += ", closed";
    }
    if table.reports > 0 {
        notes += &format!(", reported {} times", table.reports);
    }
    if let Some(misfit) = &table.misfit {
        notes += &format!(", {}", misfit_in_words(misfit));
    }
    notes
}

/// Shows how far it is, if it takes longer than a second.
fn back_up(data: &Path, order: Order) -> Result<(), Failure> {
    let (start, mut bar) = (Instant::now(), None);
    let told = |far: Progress| {
        if start.elapsed() < Duration::from_secs(1) {
            return;
        }
        let bar =
            bar.get_or_insert_with(|| progress::bar(far.pages, "{percent} % copied, {eta} left"));
        bar.set_length(far.pages);
        bar.set_position(far.pages - far.left);
    };
    let copied = backup::back_up(data, &order, told);
    copied.map_err(|error| Failure::Failed(error.to_string()))?;
    writeln!(io::stdout(), "{} holds all tables", order.to.display())?;
    Ok(())
}

fn misfit_in_words(misfit: &tabletop::Misfit) -> String {
    let tabletop::Misfit { rules, ply, problem } = misfit;
    format!(
        "begun under rules version {rules}, holds up to ply {ply} under ours ({problem}): \
         it can be seen and saved, nobody decides there any more"
    )
}

fn export(archive: &Archive, table: Option<String>) -> Result<(), Failure> {
    let names = chosen(archive, table)?;
    let bar = progress::bar(names.len() as u64, "{pos} of {len} tables, {eta} left");
    let mut out = io::stdout().lock();
    let mut bad = 0;
    for name in &names {
        match archive.export(name) {
            Ok(record) => {
                serde_json::to_writer(&mut out, &record).map_err(io::Error::from)?;
                out.write_all(b"\n")?;
            }
            Err(error) => {
                bad += 1;
                bar.suspend(|| writeln!(io::stderr(), "{name}: {error}"))?;
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    if bad == 0 { Ok(()) } else { Err(Failure::Told) }
}

fn import(archive: &mut Archive, path: &Path) -> Result<(), Failure> {
    let problem = |line: usize, words: String| {
        Failure::Failed(format!("{}, line {}: {words}", path.display(), line + 1))
    };
    let file = File::open(path);
    let file = file.map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
    let mut records = Vec::new();
    for (number, line) in BufReader::new(file).lines().enumerate() {
        let record: Record =
            serde_json::from_str(&line?).map_err(|error| problem(number, error.to_string()))?;
        records.push(record);
    }
    let count = records.len();
    archive.import(records).map_err(|(number, error)| problem(number, error.to_string()))?;
    writeln!(io::stdout(), "{count} tables")?;
    Ok(())
}

fn verify(archive: &Archive, table: Option<String>) -> Result<(), Failure> {
    let names = chosen(archive, table)?;
    let bar = progress::bar(names.len() as u64, "{pos} of {len} tables, {eta} left");
    let mut out = io::stdout().lock();
    let mut bad = 0;
    for name in &names {
        match archive.verify(name) {
            Ok(Checked::Whole(_) | Checked::OtherRules(None)) => {}
            Ok(Checked::OtherRules(Some(misfit))) => {
                bar.suspend(|| writeln!(out, "{name}: {}", misfit_in_words(&misfit)))?;
            }
            Err(error) => {
                bad += 1;
                bar.suspend(|| writeln!(out, "{name}: {error}"))?;
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    writeln!(out, "{} of {} tables hold together", names.len() - bad, names.len())?;
    if bad == 0 { Ok(()) } else { Err(Failure::Told) }
}

fn remove(
    archive: &mut Archive,
    tables: Vec<String>,
    untouched: Option<u32>,
) -> Result<(), Failure> {
    let tables = match untouched {
        Some(days) => archive.untouched(days).map_err(failed)?,
        None => tables,
    };
    archive.remove(&tables).map_err(failed)?;
    writeln!(io::stdout(), "{} tables removed", tables.len())?;
    Ok(())
}

fn close(archive: &mut Archive, tables: &[String]) -> Result<(), Failure> {
    archive.close(tables).map_err(failed)?;
    writeln!(io::stdout(), "{} tables closed", tables.len())?;
    Ok(())
}

/// The table that was named, or all.
fn chosen(archive: &Archive, table: Option<String>) -> Result<Vec<String>, Failure> {
    table.map_or_else(|| archive.names().map_err(failed), |table| Ok(vec![table]))
}

fn failed(error: ArchiveError) -> Failure {
    Failure::Failed(error.to_string())
}
