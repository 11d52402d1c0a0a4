//! A view as a picture made of characters.
//!
//! Every hexagon is nine columns wide and four rows high and shares its edges with its neighbours:
//! dotted edges can be passed, solid ones are chasms. Inside are the land and the place above, then
//! enemies, city, items and heroes below.

use tabletop::{Canvas, Paint, Picture, Seat, Turn};

use super::army::{Item, Monster, Reward};
use super::building::Building;
use super::edge::{Edge, Edges, Pos};
use super::goods::{Goods, Resource};
use super::land::Land;
use super::phase::Phase;
use super::position::Laid;
use super::view::{EnemyView, View};

/// From a hexagon to the next in its row.
const PITCH: usize = 8;
/// From a row to the next; every row is shifted by half a hexagon.
const HEIGHT: usize = 3;
/// Columns between the upright edges.
const INSIDE: usize = PITCH - 1;

impl Picture for View {
    fn picture(&self) -> Canvas {
        let frame = Frame::around(self);
        let mut canvas = Canvas::new(frame.width, frame.height);
        let all = Edges::NONE.inverse();
        for laid in &self.tiles {
            draw_edges(&mut canvas, frame.corner(laid.at), all, &PASSABLE);
        }
        // A chasm on either side closes an edge, so chasms come last. Rule: K2-4.1
        for laid in &self.tiles {
            draw_edges(&mut canvas, frame.corner(laid.at), laid.shown_chasms(), &CHASM);
        }
        for laid in &self.tiles {
            let (ground, paint) = ground(laid.tile.land);
            draw_place(&mut canvas, frame.corner(laid.at), laid.at, ground, paint);
            draw_pieces(&mut canvas, frame.corner(laid.at), &self.pieces(laid));
        }
        for at in self.open_places() {
            draw_place(&mut canvas, frame.corner(at), at, "?", Paint::Prize);
        }
        let (column, row) = frame.corner(self.focus());
        canvas.focus_on(column + PITCH / 2, row + 2);
        canvas
    }

    fn status(&self) -> Vec<String> {
        self.status_lines()
    }

    fn legend(&self) -> Vec<String> {
        let mut lines: Vec<String> = MARKS.iter().map(|&line| line.into()).collect();
        let armies = self.printed.armies.iter();
        let armies = armies.map(|(&army, strength)| format!("{army} {strength} {}", reward(army)));
        lines.push(format!("Armies, strength, reward: {}.", list(armies)));
        let city = std::iter::once(format!("city {}", price(self.printed.city)));
        let buildings = self.printed.buildings.iter();
        let buildings = buildings.map(|(kind, goods)| format!("{kind} {}", price(*goods)));
        let units =
            self.printed.units.iter().map(|(unit, goods)| format!("{unit} {}", price(*goods)));
        lines.push(format!("Costs: {}.", list(city.chain(buildings).chain(units))));
        let dice =
            self.printed.dice.iter().map(|(die, faces)| {
                format!("{die} {}", faces.map(|face| face.to_string()).join(" "))
            });
        lines.push(format!("Faces of the dice: {}.", list(dice)));
        lines
    }
}

/// What the characters mean.
const MARKS: [&str; 8] = [
    "Dotted edges can be passed, solid ones are chasms. Beside the land stands its place.",
    "Lands: f farm, w forest, s rock; fw, fs, ws two of them; 3f big farm, 3w dense forest, \
     3s big rock.",
    "Places: C castle, A Abyss, R rift, Lg lair of goblins, Ls lair of stone eaters; \
     ? where a new tile can lie.",
    "Pieces: 2+3 armies by strength, G15 the Dark General, * items, @13 heroes of players 1 and 3, \
     ⌂2 city of player 2, ⌂2! with the plague.",
    "A player's line: ♥ lives, · lives lost, ★ points, g glory; the army, goods, items, city.",
    "Army: k knights, a archers, m mages, sk skeletons; alone is none. Goods: f food, w wood, \
     s stone.",
    "Items: fire fireball, pick pickpocket, bless blessing; amulets by their names.",
    "City: ⌂ and S stable, P portal, B banners, C camp, R range, T mage tower.",
];

/// The part of the table that the picture shows.
struct Frame {
    west: i32,
    north: i32,
    width: usize,
    height: usize,
}

impl Frame {
    fn around(view: &View) -> Frame {
        let places = || view.tiles.iter().map(|laid| laid.at).chain(view.open_places());
        let columns = || places().map(column_of);
        let rows = || places().map(|at| i32::from(at.r));
        let span = |least: i32, most: i32| usize::try_from(most - least).unwrap_or(0);
        let (west, east) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let (north, south) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
        let width = span(west, east) + PITCH + 1;
        Frame { west, north, width, height: (span(north, south) + 1) * HEIGHT + 1 }
    }

    /// The upper left corner of a hexagon.
    fn corner(&self, at: Pos) -> (usize, usize) {
        let from = |zero: i32, place: i32| usize::try_from(place - zero).unwrap_or(0);
        (from(self.west, column_of(at)), from(self.north, at.r.into()) * HEIGHT)
    }
}

impl View {
    /// Who is asked, or whose turn it is.
    pub(super) fn asked(&self) -> Seat {
        match self.turn {
            Turn::Player(seat) => seat,
            Turn::Chance | Turn::Over { .. } => {
                self.battle.as_ref().map_or(self.active, |view| view.battle.fighter)
            }
        }
    }

    /// Where the reader should look first: the new tile, or the hero who is asked.
    fn focus(&self) -> Pos {
        if let Phase::TurnTile { at, .. } = self.phase {
            return at;
        }
        self.players.get(usize::from(self.asked().0)).map_or(Pos::default(), |player| player.at)
    }

    /// The empty places that are asked about. Rules: K2-4.4, K2-12.5
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other questions are not about places")]
    fn open_places(&self) -> Vec<Pos> {
        match self.phase {
            Phase::TurnTile { at, .. } => vec![at],
            Phase::DrawTile { edge: Some(edge) } | Phase::KeepTile { edge } => {
                let hero = self.players.get(usize::from(self.active.0));
                hero.and_then(|hero| hero.at.next(edge)).into_iter().collect()
            }
            Phase::LayTile { .. } => {
                let beside = |laid: &Laid| laid.openings().collect::<Vec<_>>();
                let places = self.tiles.iter().flat_map(beside);
                places.filter(|&at| self.tile_at(at).is_none()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The tile that lies here.
    pub(super) fn tile_at(&self, at: Pos) -> Option<&Laid> {
        self.tiles.iter().find(|laid| laid.at == at)
    }

    /// What stands and lies on a tile, in words of a few characters.
    fn pieces(&self, laid: &Laid) -> Vec<(String, Paint)> {
        let foes = self.foes.iter().filter(|foe| foe.at == laid.at);
        let foes = foes.map(|foe| (format!("{} ", foe_mark(foe, laid.tile.land)), Paint::Bad));
        let seats = || (0u8..).zip(&self.players);
        let cities = seats().filter(|(_, player)| player.city == Some(laid.at));
        let cities = cities.flat_map(|(seat, _)| {
            let plague = if self.plague == Some(Seat(seat)) { "!" } else { "" };
            [(format!("⌂{}", seat + 1), Paint::Seat(seat)), (plague.into(), Paint::Bad)]
        });
        let items = (!laid.items.is_empty()).then(|| ("*".to_string(), Paint::Prize));
        let mut pieces: Vec<_> = foes.chain(cities).chain(items).collect();
        let heroes = seats().filter(|(_, player)| player.at == laid.at);
        for (index, (seat, _)) in heroes.enumerate() {
            let at = if index == 0 { "@" } else { "" };
            pieces.push((format!("{at}{}", seat + 1), Paint::Seat(seat)));
        }
        pieces
    }
}

impl Laid {
    /// Its chasms as it lies. Rule: K2-4.1
    pub(super) fn shown_chasms(&self) -> Edges {
        self.chasms.unwrap_or(self.tile.chasms)
    }

    /// The places it opens onto, laid or not.
    fn openings(&self) -> impl Iterator<Item = Pos> {
        self.shown_chasms().inverse().iter().filter_map(|edge| self.at.next(edge))
    }
}

/// How the edges of a kind look: rising, falling, upright.
struct Look {
    rising: &'static str,
    falling: &'static str,
    upright: &'static str,
    paint: Paint,
}

const PASSABLE: Look = Look { rising: ".·'", falling: "'·.", upright: ":", paint: Paint::Dim };
const CHASM: Look =
    Look { rising: "▄█▀", falling: "▀█▄", upright: "█", paint: Paint::Plain };

fn draw_edges(canvas: &mut Canvas, corner: (usize, usize), edges: Edges, look: &Look) {
    let (column, row) = corner;
    for edge in edges.iter() {
        let (right, down, words) = match edge {
            Edge::Ne => (PITCH / 2 + 1, 0, look.falling),
            Edge::Se => (PITCH / 2 + 1, HEIGHT, look.rising),
            Edge::Sw => (1, HEIGHT, look.falling),
            Edge::Nw => (1, 0, look.rising),
            Edge::E => (PITCH, 1, look.upright),
            Edge::W => (0, 1, look.upright),
        };
        canvas.write(column + right, row + down, look.paint, words);
        if matches!(edge, Edge::E | Edge::W) {
            canvas.write(column + right, row + down + 1, look.paint, words);
        }
    }
}

/// The land on the left, the place on the right.
fn draw_place(canvas: &mut Canvas, corner: (usize, usize), at: Pos, ground: &str, paint: Paint) {
    let (column, row) = (corner.0 + 1, corner.1 + 1);
    let place: String = at.to_string().chars().take(INSIDE - ground.chars().count()).collect();
    canvas.write(column, row, paint, ground);
    canvas.write(column + INSIDE - place.chars().count(), row, Paint::Dim, &place);
}

fn draw_pieces(canvas: &mut Canvas, corner: (usize, usize), pieces: &[(String, Paint)]) {
    let cells = pieces.iter().flat_map(|(words, paint)| words.chars().map(move |c| (c, *paint)));
    let mut cells: Vec<(char, Paint)> = cells.collect();
    cells.truncate(cells.iter().rposition(|&(glyph, _)| glyph != ' ').map_or(0, |last| last + 1));
    if cells.len() > INSIDE {
        cells.retain(|&(glyph, _)| glyph != ' ');
    }
    if cells.len() > INSIDE {
        cells.truncate(INSIDE - 1);
        cells.push(('…', Paint::Plain));
    }
    let indent = (INSIDE - cells.len()) / 2;
    for (index, (glyph, paint)) in cells.into_iter().enumerate() {
        canvas.write(corner.0 + 1 + indent + index, corner.1 + 2, paint, &glyph.to_string());
    }
}

/// Half a hexagon for every row, because the rows are shifted.
fn column_of(at: Pos) -> i32 {
    let half = PITCH as i32 / 2;
    2 * half * i32::from(at.q) + half * i32::from(at.r)
}

fn ground(land: Land) -> (&'static str, Paint) {
    match land {
        Land::Castle => ("C", Paint::Good),
        Land::Farm => ("f", Paint::Plain),
        Land::Forest => ("w", Paint::Plain),
        Land::FarmForest => ("fw", Paint::Plain),
        Land::FarmRock => ("fs", Paint::Plain),
        Land::ForestRock => ("ws", Paint::Plain),
        Land::BigFarm => ("3f", Paint::Plain),
        Land::DenseForest => ("3w", Paint::Plain),
        Land::BigRock => ("3s", Paint::Plain),
        Land::Abyss => ("A", Paint::Bad),
        Land::GoblinCave => ("Lg", Paint::Bad),
        Land::StoneEaterMine => ("Ls", Paint::Bad),
        Land::Rift => ("R", Paint::Magic),
    }
}

/// `2+3`, `G15`, or the strength of a lair's enemies.
fn foe_mark(foe: &EnemyView, land: Land) -> String {
    let general = if land == Land::Abyss { "G" } else { "" };
    let armies: Vec<String> = foe.armies.iter().map(|(_, strength)| strength.to_string()).collect();
    match armies.is_empty() {
        true => format!("{general}{}", foe.strength),
        false => armies.join("+"),
    }
}

fn reward(army: Monster) -> String {
    match army.reward() {
        Reward::Item(Item::Pickpocket) => "pickpocket".into(),
        Reward::Item(item) => item.to_string(),
        Reward::Amulet => "amulet".into(),
        Reward::Cart => "cart".into(),
        Reward::SmallStone => "small soul stone".into(),
        Reward::LargeStone => "large soul stone".into(),
        Reward::TimeMaster => "his die".into(),
    }
}

/// `2f 1w 1s`.
fn price(goods: Goods) -> String {
    let words = goods.kinds().map(|resource| format!("{}{}", goods[resource], letter(resource)));
    words.collect::<Vec<_>>().join(" ")
}

pub(super) fn letter(resource: Resource) -> char {
    match resource {
        Resource::Food => 'f',
        Resource::Wood => 'w',
        Resource::Stone => 's',
    }
}

pub(super) fn building_letter(building: Building) -> char {
    match building {
        Building::Stable => 'S',
        Building::Portal => 'P',
        Building::Banners => 'B',
        Building::Camp => 'C',
        Building::Range => 'R',
        Building::MageTower => 'T',
    }
}

fn list(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}
