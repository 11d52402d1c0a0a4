//! `karak play`: play in the terminal, people at one keyboard and computer players of all strengths.

mod alt_screen;
mod console;
mod curtain;
mod input;
mod questions;
mod session;
mod table;

use std::{
    io::{self, IsTerminal},
    path::{Path, PathBuf},
};

use bots::{Level, Spec, spec::Kind};
use clap::Args;
use tabletop::{AnyMatch, Luck, Turn};

use crate::{
    Failure, entropy, files,
    programs::{self, ProgramArgs},
    screen::Size,
    setup::{SetupArgs, USUAL_GAME},
};
use alt_screen::AltScreen;
use console::{Console, Typist};
use curtain::Curtain;
use session::Session;
use table::Table;

/// Plays in the terminal: people at one keyboard, and computer players
#[derive(Clone, PartialEq, Debug, Args)]
#[command(after_help = "\
Type the number of an action, or: hint, undo, save FILE, board, log, end, help, quit.

Examples:
  karak play                                asks a few questions, then plays
  karak play --players 3 --bots 2           one person, two computer players
  karak play --bot legend                   against the strongest
  karak play --bot squire/explorer --bot cmd:./mybot --players 3
  karak play --players 2 --bots 0           two people at one keyboard
  karak play --heroes wizard,- --options hero_mode,cooperative=calm
  karak play --game karak2 --heroes horan,- --options imperium
  karak play --game goblin --heroes taia,- --options abilities,stacking=automatic
  karak play --resume game.json             goes on where a save stopped")]
pub struct PlayArgs {
    /// How many play
    #[arg(long, short, value_name = "NUMBER")]
    pub players: Option<u8>,
    /// How many of them are played by the computer: the last seats [default: 1]
    #[arg(long, short, value_name = "NUMBER")]
    pub bots: Option<u8>,
    /// Who they are, in the order of their seats; fewer are repeated: apprentice, squire, knight,
    /// champion, legend; with a temperament: knight/explorer, /fighter, /hoarder; random, greedy,
    /// search:2000, search:500ms; a program of your own: cmd:./mybot [default: knight]
    #[arg(long, value_name = "BOT")]
    pub bot: Vec<Spec>,
    /// What programs are allowed.
    #[command(flatten)]
    pub programs: ProgramArgs,
    /// Go on with a saved game
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "players", "heroes", "options", "round_limit", "contents", "setup", "position"
        ]
    )]
    pub resume: Option<PathBuf>,
    /// You roll and draw yourselves and say what came up
    #[arg(long, conflicts_with_all = ["seed", "resume"])]
    pub own_dice: bool,
    /// Which game, and how.
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// Seats the players and plays until the game is over or somebody leaves.
///
/// # Errors
/// A setup that cannot be played, a file that cannot be read, or a broken stream.
pub fn run(mut args: PlayArgs) -> Result<(), Failure> {
    let typist = if io::stdin().is_terminal() { Typist::Person } else { Typist::Script };
    // Not locked, so that a game can be interrupted: see `AltScreen`.
    let output = anstream::stdout();
    let mut console = Console::new(io::stdin().lock(), output, Size::of_terminal(), typist);
    if typist == Typist::Person
        && args.name_only_the_game()
        && !questions::ask(&mut console, &mut args)?
    {
        return Ok(());
    }
    let game = open(&args)?;
    let bots = bots(&args, &*game)?;
    let bot_luck = entropy::fair_dice(args.setup.seed).map_err(Failure::Failed)?;
    let table = Table::new(game, &bots, &bot_luck);
    let screen = match table.needs_curtain() {
        true => AltScreen::of_ours(&bots)?,
        false => {
            programs::stop_if_interrupted(&bots)?;
            AltScreen::paper()
        }
    };
    Session::new(table, console, Curtain::new(screen), args.resume).run()
}

impl PlayArgs {
    /// The flags when nothing is said.
    pub fn usual() -> PlayArgs {
        let setup = SetupArgs::usual();
        PlayArgs {
            players: None,
            bots: None,
            bot: Vec::new(),
            programs: ProgramArgs::usual(),
            resume: None,
            own_dice: false,
            setup,
        }
    }

    /// Is everything else to be asked?
    fn name_only_the_game(&self) -> bool {
        let setup = SetupArgs { game: self.setup.game.clone(), ..SetupArgs::usual() };
        *self == PlayArgs { setup, ..PlayArgs::usual() }
    }
}

fn open(args: &PlayArgs) -> Result<Box<dyn AnyMatch>, Failure> {
    if let Some(path) = &args.resume {
        return resume(path, args.setup.seed);
    }
    let info = args.setup.info()?;
    let setup = args.setup.setup(&info, args.players, &args.setup.choices(&info)?)?;
    let luck = match args.own_dice {
        true => Luck::Manual,
        false => entropy::fair(args.setup.seed).map_err(Failure::Failed)?,
    };
    games::open(&args.setup.game, setup, args.setup.position()?, luck)
        .map_err(|error| Failure::Usage(error.to_string()))
}

/// Goes on with a save. Dice whose secret is not in it are replaced by fresh ones.
fn resume(path: &Path, seed: Option<u64>) -> Result<Box<dyn AnyMatch>, Failure> {
    let mut game = games::load(files::read_json(path)?)
        .map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
    if let (Luck::Sealed { .. }, Turn::Player(_) | Turn::Chance) = (game.luck(), game.turn()) {
        game.continue_with(entropy::fair(seed).map_err(Failure::Failed)?);
    }
    Ok(game)
}

/// The computer players: as many as were named or asked for, of the kinds that were named.
fn bots(args: &PlayArgs, game: &dyn AnyMatch) -> Result<Vec<Spec>, Failure> {
    let (named, seats) = (args.bot.len(), usize::from(game.seats()));
    let count = args.bots.map_or(named.max(1), usize::from);
    if count > seats {
        let words = format!("--bots: expected 0 to {seats}, the players; got {count}");
        return Err(Failure::Usage(words));
    }
    if named > count {
        let words = format!("--bot: expected at most {count}, the computer players; got {named}");
        return Err(Failure::Usage(words));
    }
    let usual = [usual_bot()];
    let kinds = if named == 0 { &usual[..] } else { &args.bot[..] };
    Ok(kinds.iter().cycle().take(count).map(|spec| args.programs.allow(spec.clone())).collect())
}

/// Who plays where nobody is named.
fn usual_bot() -> Spec {
    Spec::new(Kind::Level(Level::Knight))
}

/// The command that goes on with this save.
fn resume_command<'a>(path: &Path, bots: impl Iterator<Item = &'a Spec>) -> String {
    let bots: Vec<&Spec> = bots.collect();
    let mut command = format!("karak play --resume {} --bots {}", path.display(), bots.len());
    if bots.iter().any(|&spec| *spec != usual_bot()) {
        bots.iter().for_each(|spec| command += &format!(" --bot {}", word(&spec.to_string())));
    }
    command
}

/// One word for a shell.
fn word(text: &str) -> String {
    let is_plain = |glyph: char| glyph.is_alphanumeric() || "/:._-".contains(glyph);
    match text.chars().all(is_plain) {
        true => text.into(),
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

/// The name for people of this game.
fn name_of(game: &str) -> &'static str {
    let known = games::all().into_iter().find(|info| info.id == game);
    known.map_or(USUAL_GAME, |info| info.name)
}
