//! `karak serve`: the games in the browser.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write},
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::{Command, Stdio},
};

use clap::{Args, builder::BoolishValueParser};
use server::{EmbeddedPage, LogFormat, Proxies, Settings};

use crate::{Failure, house};

/// Serves the games as a page: for this machine, or for everybody who can reach it
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
What has an [env: …] above can also be set in the environment, and most of it in a TOML file
(--config), where limits are set as well:

  listen = \"0.0.0.0:8017\"
  metrics = \"127.0.0.1:9017\"
  hosts = [\"karak.example.org\"]
  proxy = [\"127.0.0.1\", \"10.0.0.0/8\"]
  boxes = { goblin = \"mine.toml\" }
  contact = \"mailto:me@example.org\"   # for push services; without it, the first of hosts
  push_services = [\"https://push.example.org\"]   # besides those of the browsers
  export = \"/var/lib/karak/export\"            # for tables that make room
  [limits]
  tables = 100000      # in the file          live = 2000        # in memory
  file = 17179869184   # bytes of the tables in the file
  keep_days = 90       # people's tables are kept for so long, however full the file is
  bytes_rate = 8192    # written for one address, each second         bytes_burst = 67108864
  streams = 128        # viewers of a table   connections = 4096 # in all
  connections_each = 512                      # of one address
  rate = 100           # requests of one address, each second     burst = 2000
  open_rate = 60       # tables of one address, each minute       open_burst = 120
  try_rate = 10        # codes and links of one address, each minute   try_burst = 30
  host_away = 60       # seconds, then somebody else may be the host
  body = 32768         # bytes of a request   save = 4194304     # of one that opens a table
  body_seconds = 20    # to send it           contents = 131072  # bytes of a box of one's own
  save_plies = 10000   # plies of a save      ply_rate = 300     # of one address, each second
  ply_burst = 30000    # of one address at once
  log = 50000          # plies of a table     unwatched = 500    # of computers, while nobody looks
  seconds = 30         # for a request        hint_ms = 900      # for a hint

A flag beats the environment, which beats the file.

Where the file holds as many tables or bytes as it may, those make room for a new one that have been untouched for long:
first at which nobody has ever decided (an hour), then those that are over and those at which people have decided fewer than
ten times (a week), then any (keep_days). Never one that somebody looks at; with --export none before it is exported.

Examples:
  karak serve --open
  karak serve --house
  karak serve --open --box goblin=mine.toml
  karak serve --listen 127.0.0.1:8017 --host karak.example.org --proxy
  karak serve --listen 0.0.0.0:8017 --host karak.example.org --proxy=10.0.0.2")]
pub struct ServeArgs {
    /// Settings in TOML
    #[arg(long, value_name = "FILE", env = "KARAK_CONFIG")]
    config: Option<PathBuf>,
    /// Where to listen; port 0 takes a free one [default: 127.0.0.1:8017]
    #[arg(long, value_name = "ADDRESS", env = "KARAK_LISTEN")]
    listen: Option<SocketAddr>,
    /// Be there for every device in the house: listens to 0.0.0.0:8017 unless --listen says otherwise,
    /// and shows the addresses to open, the first also as a QR code
    #[arg(long, env = "KARAK_HOUSE", value_parser = BoolishValueParser::new())]
    house: bool,
    /// Tell metrics there in OpenMetrics text, for Prometheus and its like: never where the page is
    #[arg(long, value_name = "ADDRESS", env = "KARAK_METRICS")]
    metrics: Option<SocketAddr>,
    /// The file of the tables [default: karak/tables.db where your programs keep their data]
    #[arg(long, value_name = "FILE", env = "KARAK_DATA")]
    data: Option<PathBuf>,
    /// A folder where tables are exported that make room because the file is full: they are appended to tables.jsonl
    /// there, as by karak tables export; without it they just go
    #[arg(long, value_name = "FOLDER", env = "KARAK_EXPORT")]
    export: Option<PathBuf>,
    /// A folder with the page, instead of the one in the binary
    #[arg(long, value_name = "FOLDER", env = "KARAK_PAGE")]
    page: Option<PathBuf>,
    /// The names that callers may use for this server; without any, all, unless it listens to this
    /// machine only
    #[arg(long = "host", value_name = "NAME", env = "KARAK_HOST", value_delimiter = ',')]
    hosts: Vec<String>,
    /// The addresses of the proxies in front, which are believed when they say in X-Forwarded-For who
    /// calls; without any, those of this machine
    #[arg(long, value_name = "ADDRESSES", env = "KARAK_PROXY",
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    proxy: Option<Proxies>,
    /// A box of your own for a game, like data/goblin.toml and its neighbours: tables are opened with
    /// it unless they bring another; once for each game
    #[arg(long = "box", value_name = "GAME=FILE", env = "KARAK_BOX", value_delimiter = ',',
        value_parser = game_and_file)]
    boxes: Vec<(String, PathBuf)>,
    /// A public list of tables that wait for somebody: hosts choose whether theirs is on it
    #[arg(long, value_name = "BOOL", env = "KARAK_LOBBY", value_parser = BoolishValueParser::new(),
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    lobby: Option<bool>,
    /// How many computer players think at the same time [default: all cores but one]
    #[arg(long, value_name = "COUNT", env = "KARAK_THINKERS",
        value_parser = clap::value_parser!(u16).range(1..=1024))]
    thinkers: Option<u16>,
    /// Write the address into this file once the server listens
    #[arg(long, value_name = "FILE")]
    port_file: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Note every request in JSON
    #[arg(long, env = "KARAK_LOG_JSON", value_parser = BoolishValueParser::new())]
    log_json: bool,
}

/// Serves until it is told to stop, with this page unless another is named.
///
/// # Errors
/// Settings that make no sense, or a file or address that cannot be used.
pub fn run(args: &ServeArgs, page: EmbeddedPage) -> Result<(), Failure> {
    let settings = args.settings()?;
    let _log = server::start_log(if args.log_json { LogFormat::Json } else { LogFormat::Text });
    let has_name = !settings.proxy.is_empty() || !settings.hosts.is_empty();
    let ready = |address: SocketAddr| {
        args.ready(address);
        if (args.house || address.ip().is_unspecified()) && !has_name {
            house::show(&server::reach_addresses(address));
        }
    };
    server::serve(settings, page, ready).map_err(|error| Failure::Failed(error.to_string()))
}

impl ServeArgs {
    fn settings(&self) -> Result<Settings, Failure> {
        let mut settings = match &self.config {
            Some(path) => Settings::read(path).map_err(Failure::Usage)?,
            None => Settings::default(),
        };
        let args = self.clone();
        settings.listen = args.listen(settings.listen)?;
        settings.metrics = args.metrics.or(settings.metrics);
        settings.data = args.data.unwrap_or(settings.data);
        settings.export = args.export.or(settings.export);
        settings.page = args.page.or(settings.page);
        settings.proxy = args.proxy.unwrap_or(settings.proxy);
        settings.lobby = args.lobby.unwrap_or(settings.lobby);
        settings.thinkers = args.thinkers.map_or(settings.thinkers, usize::from);
        if !args.hosts.is_empty() {
            settings.hosts = args.hosts;
        }
        if !args.boxes.is_empty() {
            settings.boxes = one_for_each_game(args.boxes)?;
        }
        Ok(settings)
    }

    /// Where to listen, if without a flag it were there. No other device reaches a server that listens to its own machine only.
    fn listen(&self, usual: SocketAddr) -> Result<SocketAddr, Failure> {
        let listen = self.listen.unwrap_or(usual);
        if !self.house || !listen.ip().to_canonical().is_loopback() {
            return Ok(listen);
        }
        let everywhere = SocketAddr::from((Ipv4Addr::UNSPECIFIED, listen.port()));
        match self.listen {
            None => Ok(everywhere),
            Some(_) => Err(Failure::Usage(format!(
                "--house: {listen} is heard by this machine only; leave out --listen, or choose {everywhere}"
            ))),
        }
    }

    /// Says where the server listens. That nobody hears it is no reason to stop.
    fn ready(&self, address: SocketAddr) {
        let page = if address.ip().is_unspecified() {
            format!("http://localhost:{}", address.port())
        } else {
            format!("http://{address}")
        };
        let _ = writeln!(io::stdout(), "Karak is ready: {page}  (Ctrl+C stops it)");
        if let Some(path) = &self.port_file {
            let _ = fs::write(path, format!("{address}\n"));
        }
        if self.open {
            open_browser(&page);
        }
    }
}

/// Reads `goblin=mine.toml`.
fn game_and_file(word: &str) -> Result<(String, PathBuf), String> {
    let parts = word.split_once('=').filter(|(game, file)| !game.is_empty() && !file.is_empty());
    let (game, file) = parts.ok_or("expected a game and a file, such as goblin=mine.toml")?;
    Ok((game.into(), file.into()))
}

fn one_for_each_game(boxes: Vec<(String, PathBuf)>) -> Result<BTreeMap<String, PathBuf>, Failure> {
    let mut all = BTreeMap::new();
    for (game, file) in boxes {
        if all.insert(game.clone(), file).is_some() {
            return Err(Failure::Usage(format!("--box: '{game}' has a box already")));
        }
    }
    Ok(all)
}

/// Who has no browser reads the address.
fn open_browser(page: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut browser = Command::new(program);
    browser.args(arguments).arg(page).stdin(Stdio::null()).stdout(Stdio::null());
    let _ = browser.stderr(Stdio::null()).spawn();
}
