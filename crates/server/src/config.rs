//! What can be set: where to listen, where the tables are, how much of everything.

use std::{
    collections::BTreeMap,
    env, fs,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    thread,
};

use serde::Deserialize;

use crate::proxies::Proxies;

/// What can be set. A file in TOML has the same names.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where metrics are told; none: nowhere.
    pub metrics: Option<SocketAddr>,
    /// The file of the tables.
    pub data: PathBuf,
    /// A folder for the export of tables that make room where the file is full; without it they just go.
    pub export: Option<PathBuf>,
    /// A folder with the page, instead of the one in the binary.
    pub page: Option<PathBuf>,
    /// The names that callers may use for this server; none: any, unless we listen to this machine only.
    pub hosts: Vec<String>,
    /// The proxies in front, which say in `X-Forwarded-For` who calls.
    pub proxy: Proxies,
    /// The files with boxes of one's own by game, for tables whose setup brings none.
    pub boxes: BTreeMap<String, PathBuf>,
    /// Is there a public list of tables that wait for somebody?
    pub lobby: bool,
    /// Whom push services may write to about this server: `mailto:…` or `https://…`. Without it, and without names of its own, the
    /// server sends no push messages.
    pub contact: Option<String>,
    /// Push services besides the known ones, such as `https://push.example.org`.
    pub push_services: Vec<String>,
    /// How many computer players think at the same time.
    pub thinkers: usize,
    /// How much of everything.
    pub limits: Limits,
}

/// How much of everything.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Seconds in which a request must have been sent.
    pub body_seconds: u64,
    /// Bytes of a request that opens a table: it may carry a save.
    pub save: usize,
    /// Bytes of a box of one's own: the published ones have 5,000 to 25,000.
    pub contents: usize,
    /// Plies of a save that a table is opened from.
    pub save_plies: u64,
    /// Plies of saves from one address, each second, over a longer time: they are all played again.
    pub ply_rate: u32,
    /// Plies of saves from one address at once.
    pub ply_burst: u32,
    /// Plies of a table, undone ones included.
    pub log: u64,
    /// Tables in the file; where there are as many, those that nobody has touched for long make room.
    pub tables: u64,
    /// Bytes of the tables in the file, likewise.
    pub file: u64,
    /// Days after which a table that people have played at makes room, if it must.
    pub keep_days: u32,
    /// Tables in memory.
    pub live: usize,
    /// Viewers of one table; half of the places are for those who play there.
    pub streams: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// Connections from one address at the same time; behind a proxy, requests.
    pub connections_each: usize,
    /// Requests from one address, each second, over a longer time.
    pub rate: u32,
    /// Requests from one address at once.
    pub burst: u32,
    /// Tables opened from one address, each minute, over a longer time.
    pub open_rate: u32,
    /// Tables opened from one address at once.
    pub open_burst: u32,
    /// Codes and invitations tried from one address, each minute, over a longer time.
    pub try_rate: u32,
    /// Codes and invitations tried from one address at once.
    pub try_burst: u32,
    /// Bytes that one address has written into the file, each second, over a longer time.
    pub bytes_rate: u32,
    /// Bytes that one address has written into the file at once.
    pub bytes_burst: u32,
    /// Seconds without the host after which somebody else may become it.
    pub host_away: u64,
    /// Plies that computer players go on while nobody watches.
    pub unwatched: u32,
    /// Seconds that a request may take.
    pub seconds: u64,
    /// Milliseconds that a hint is thought about.
    pub hint_ms: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8017)),
            metrics: None,
            data: data_folder().join("karak").join("tables.db"),
            export: None,
            page: None,
            hosts: Vec::new(),
            proxy: Proxies::default(),
            boxes: BTreeMap::new(),
            lobby: false,
            contact: None,
            push_services: Vec::new(),
            thinkers: thread::available_parallelism().map_or(1, |cores| cores.get() - 1).max(1),
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 32 << 10,
            body_seconds: 20,
            save: 4 << 20,
            contents: 128 << 10,
            save_plies: 10_000,
            ply_rate: 300,
            ply_burst: 30_000,
            log: 50_000,
            tables: 100_000,
            file: 16 << 30,
            keep_days: 90,
            live: 2_000,
            streams: 128,
            connections: 4_096,
            connections_each: 512,
            rate: 100,
            burst: 2_000,
            open_rate: 60,
            open_burst: 120,
            try_rate: 10,
            try_burst: 30,
            bytes_rate: 8 << 10,
            bytes_burst: 64 << 20,
            host_away: 60,
            unwatched: 500,
            seconds: 30,
            hint_ms: 900,
        }
    }
}

impl Settings {
    /// Whom push services may write to.
    pub fn push_contact(&self) -> Option<String> {
        let own = || self.hosts.first().map(|host| format!("https://{host}"));
        self.contact.clone().or_else(own)
    }

    /// What a file says; the rest as usual.
    ///
    /// # Errors
    /// One sentence if it cannot be read.
    pub fn read(path: &Path) -> Result<Settings, String> {
        let problem = |words: String| format!("{}: {words}", path.display());
        let text = fs::read_to_string(path).map_err(|error| problem(error.to_string()))?;
        toml::from_str(&text).map_err(|error| problem(error.to_string()))
    }
}

/// Where programs of this person keep their data; the current folder if the system does not say.
fn data_folder() -> PathBuf {
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let home = || folder("HOME");
    let usual = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    usual.unwrap_or_default()
}
