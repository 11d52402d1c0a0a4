//! A view as a picture made of characters.
//!
//! Every tile is seven columns wide and three rows high: single lines are corridors, double lines
//! are rooms, gaps are openings. Inside are, in this order, the ground, tokens, items, heroes.

use tabletop::{Canvas, Paint, Picture, Seat};

use super::hero::Hero;
use super::phase::Phase;
use super::position::{Laid, Player};
use super::side::{Pos, Side, Sides};
use super::tile::Ground;
use super::token::{Item, Monster, Token};
use super::view::{FightView, SeatView, View};

const WIDTH: usize = 7;
const HEIGHT: usize = 3;

impl Picture for View {
    fn picture(&self) -> Canvas {
        let tiles = &self.position.tiles;
        let (mut west, mut east, mut south, mut north) = (0, 0, 0, 0);
        for Pos { x, y } in tiles.iter().map(|laid| laid.at) {
            (west, east) = (x.min(west), x.max(east));
            (south, north) = (y.min(south), y.max(north));
        }
        let spread = |from: i8, to: i8| usize::from(to.abs_diff(from));
        let corner = |at: Pos| (spread(west, at.x) * WIDTH, spread(at.y, north) * HEIGHT);
        let mut canvas =
            Canvas::new((spread(west, east) + 1) * WIDTH, (spread(south, north) + 1) * HEIGHT);
        for laid in tiles {
            let (column, row) = corner(laid.at);
            draw_walls(&mut canvas, column, row, laid);
            draw_inside(&mut canvas, column + 1, row + 1, &self.inside(laid));
        }
        if let Some(player) = self.position.players.get(usize::from(self.position.active.0)) {
            let (column, row) = corner(player.at);
            canvas.focus_on(column + WIDTH / 2, row + HEIGHT / 2);
        }
        canvas
    }

    fn status(&self) -> Vec<String> {
        let players = (1..).zip(self.position.players.iter().zip(&self.seats));
        let line = |(number, (player, view))| self.player_line(number, player, view);
        let mut lines: Vec<String> = players.map(line).collect();
        lines.push(self.table_line());
        lines.extend(self.foes_line());
        lines.extend(self.fight.as_ref().map(fight_line));
        lines
    }

    fn legend(&self) -> Vec<String> {
        let monsters = Monster::ALL
            .map(|monster| format!("{} {monster}", token_glyph(Token::Monster(monster))));
        let items = Item::ALL.iter().map(|&item| format!("{} {item}", item_glyph(item)));
        vec![
            "double lines are rooms, single lines corridors, gaps openings".into(),
            "1 to 5 heroes, ~ fountain, Ω portal, $ chest".into(),
            monsters[..4].join(", "),
            monsters[4..].join(", "),
            items.collect::<Vec<_>>().join(", "),
        ]
    }
}

impl View {
    /// What stands and lies on a tile, one character each.
    fn inside(&self, laid: &Laid) -> Vec<(char, Paint)> {
        let ground = match laid.tile.ground() {
            Ground::Fountain => Some(('~', Paint::Good)),
            Ground::Portal => Some(('Ω', Paint::Magic)),
            Ground::Corridor | Ground::Room => None,
        };
        let tokens = laid.tokens.iter().map(|&token| (token_glyph(token), token_paint(token)));
        let items = laid.items.iter().map(|&item| (item_glyph(item), Paint::Prize));
        let heroes = (0..).zip(&self.position.players).filter(|(_, player)| player.at == laid.at);
        let heroes = heroes.map(|(seat, _)| ((b'1' + seat) as char, Paint::Seat(seat)));
        // A crowd hides the ground before it hides a hero.
        let ground = ground.filter(|_| heroes.clone().count() < WIDTH - 2);
        ground.into_iter().chain(tokens).chain(items).chain(heroes).collect()
    }

    fn player_line(&self, number: u8, player: &Player, view: &SeatView) -> String {
        let hero = player.hero.map_or("(no hero)".into(), |hero: Hero| hero.to_string());
        let lives = usize::from(player.lives.unwrap_or(0));
        let lost = usize::from(self.lives_of_hero).saturating_sub(lives);
        let mut line = format!("{number} {hero:<9} {}{}", "♥".repeat(lives), "·".repeat(lost));
        line += &format!(" ★{:<3}", view.points.to_string());
        let items: Vec<String> = player.items.iter().map(Item::to_string).collect();
        if !items.is_empty() {
            line += &format!("  {}", items.join(", "));
        }
        if !player.trophies.is_empty() {
            let glyphs: String =
                player.trophies.iter().map(|&m| token_glyph(Token::Monster(m))).collect();
            line += &format!("  trophies {glyphs}");
        }
        for (holds, word) in [(view.cursed, "cursed"), (!view.conscious, "unconscious")] {
            line += &if holds { format!("  [{word}]") } else { String::new() };
        }
        line.trim_end().to_string()
    }

    /// Before a fight: the monsters here and next to here, with the chance to beat them alone.
    fn foes_line(&self) -> Option<String> {
        if !matches!(self.position.phase, Phase::Walk | Phase::Meet { .. }) {
            return None;
        }
        let here = self.position.players.get(usize::from(self.position.active.0))?.at;
        let ways = Side::ALL.into_iter().map(|side| (side.to_string(), here.next(side)));
        let near = std::iter::once(("here".to_string(), Some(here))).chain(ways);
        let foes = near.filter_map(|(way, at)| {
            let foe = self.foes.iter().find(|foe| Some(foe.at) == at)?;
            let names: Vec<String> = foe
                .monsters
                .iter()
                .map(|(monster, strength)| format!("{monster} {strength}"))
                .collect();
            Some(format!(
                "{way}: {}, {:.0} % to win",
                names.join(" + "),
                100.0 * foe.odds.win_chance()
            ))
        });
        let foes: Vec<String> = foes.collect();
        (!foes.is_empty()).then(|| foes.join("; "))
    }

    fn table_line(&self) -> String {
        let mut line = format!("round {}", self.position.round);
        if !matches!(
            self.position.phase,
            Phase::DrawHero { .. } | Phase::FirstPlayer | Phase::Over(_)
        ) {
            let turn = Seat(self.position.active.0);
            let steps = if self.position.spent { 0 } else { self.position.steps.unwrap_or(0) };
            line += &format!(", {turn}, {steps} of {} steps", self.steps_of_turn);
        }
        line += &format!(", stack {}, bag {}", self.tiles_left, self.tokens_left);
        if let Some(party) = &self.party {
            line += &format!(", wrath {} of {}", party.wrath, party.wrath_limit);
            line += &format!(", score {}, led by {}", party.score, party.leaders);
        }
        line
    }
}

/// The attack, what may be added, and what another roll promises.
fn fight_line(fight: &FightView) -> String {
    let mut line = format!("attack {}", fight.attack);
    if fight.most > fight.attack {
        line += &format!(", up to {} if everything is spent", fight.most);
    }
    if let Some(odds) = fight.again {
        line += &format!("; both dice again: {:.0} % to win", 100.0 * odds.win_chance());
    }
    line
}

fn draw_walls(canvas: &mut Canvas, column: usize, row: usize, laid: &Laid) {
    let [top_left, top_right, bottom_left, bottom_right, across, down] = match laid.tile.ground() {
        Ground::Room => ["╔═", "═╗", "╚═", "═╝", "═", "║"],
        Ground::Fountain | Ground::Portal | Ground::Corridor => ["┌─", "─┐", "└─", "─┘", "─", "│"],
    };
    let open = laid.open.unwrap_or(Sides::NONE);
    let level = |side| if open.contains(side) { "   ".to_string() } else { across.repeat(3) };
    let north = format!("{top_left}{}{top_right}", level(Side::North));
    let south = format!("{bottom_left}{}{bottom_right}", level(Side::South));
    canvas.write(column, row, Paint::Dim, &north);
    canvas.write(column, row + 2, Paint::Dim, &south);
    let upright = |side| if open.contains(side) { " " } else { down };
    canvas.write(column, row + 1, Paint::Dim, upright(Side::West));
    canvas.write(column + WIDTH - 1, row + 1, Paint::Dim, upright(Side::East));
}

fn draw_inside(canvas: &mut Canvas, column: usize, row: usize, inside: &[(char, Paint)]) {
    let room = WIDTH - 2;
    let shown = if inside.len() > room { room - 1 } else { inside.len() };
    let indent = (room - shown) / 2;
    for (index, (glyph, paint)) in inside.iter().take(shown).enumerate() {
        canvas.write(column + indent + index, row, *paint, &glyph.to_string());
    }
    if inside.len() > room {
        canvas.write(column + room - 1, row, Paint::Plain, "…");
    }
}

fn token_glyph(token: Token) -> char {
    match token {
        Token::Monster(Monster::Rat) => 'r',
        Token::Monster(Monster::Spider) => 's',
        Token::Monster(Monster::Mummy) => 'm',
        Token::Monster(Monster::Turnkey) => 't',
        Token::Monster(Monster::SkeletonWarrior) => 'w',
        Token::Monster(Monster::SkeletonKing) => 'k',
        Token::Monster(Monster::Fallen) => 'F',
        Token::Monster(Monster::Dragon) => 'D',
        Token::Chest => '$',
    }
}

fn token_paint(token: Token) -> Paint {
    match token {
        Token::Monster(_) => Paint::Bad,
        Token::Chest => Paint::Prize,
    }
}

fn item_glyph(item: Item) -> char {
    match item {
        Item::Daggers => '‡',
        Item::HealingPortal => '+',
        Item::MagicBolt => '*',
        Item::Key => '¬',
        Item::Sword => '†',
        Item::Axe => 'Þ',
    }
}
