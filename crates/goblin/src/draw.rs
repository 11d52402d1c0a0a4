//! A view as a picture made of characters.
//!
//! Every monster is a card of ten columns and three rows: its place, its name, its numbers. A level is a row
//! of such cards, from the merchant above down to the Lord.

use tabletop::{Canvas, Paint, Picture};

use super::cave::Place;
use super::colour::Colour;
use super::curse::Curse;
use super::hero::Ability;
use super::level::Level;
use super::monster::Front;
use super::picture::Beast;
use super::sign::{curse_sign, potion_name, prize_sign, short_name, spot};
use super::view::{CaveView, SeatView, View};

/// From a card to the next in its row.
const PITCH: usize = 11;
/// From a level to the next.
const HEIGHT: usize = 3;
/// Columns of a card.
const CARD: usize = PITCH - 1;
/// Columns before the first card: here a locked level has its bars.
const LEFT: usize = 2;
/// The row of the merchant comes first.
const FIRST_ROW: usize = 1;
const LORD_ROW: usize = FIRST_ROW + HEIGHT * Level::ALL.len();

/// May the reader fight here?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Open,
    Closed,
}

impl Picture for View {
    fn picture(&self) -> Canvas {
        let mut canvas = Canvas::new(self.width(), LORD_ROW + 1);
        canvas.write(0, 0, Paint::Good, &self.market_words());
        for (level, cave) in Level::ALL.into_iter().zip(&self.caves) {
            self.draw_level(&mut canvas, level, cave);
        }
        self.draw_lord(&mut canvas);
        let (column, row) = self.focus();
        canvas.focus_on(column, row);
        canvas
    }

    fn status(&self) -> Vec<String> {
        self.status_lines()
    }

    fn legend(&self) -> Vec<String> {
        let mut lines: Vec<String> = SIGNS.iter().map(|&line| line.into()).collect();
        lines.extend(self.seats.iter().filter_map(|seat| self.ability_words(seat)));
        lines
    }
}

/// What the characters mean.
const SIGNS: [&str; 10] = [
    "Beside a choice, (62 %) is the best chance to win the fight from there; (sure): it is won; \
     (too large to reckon): finding out would take too long.",
    "Monsters: †2 attack 2, ♥3 hearts 3. Your attack must reach the hearts. Each point of the \
     monster's attack that you do not defend costs you a heart.",
    "Places: 1-3 level 1, place 3; 1-d its deck, 1-g its guardians; +14 so many cards lie below. \
     ►1-3◄ is the battle, # is closed to you: you need a key, or have it already.",
    "Rewards: c action card, w weapon, a armour, k key, ! victory.",
    "Curses: ×R no red card may be played; ×B blue, ×G green, ×Y yellow. ×W the weapon does not \
     count, ×A the armour. ×▼ no defence from cards, ×+ no drawing, ×♥ no healing, ×† no attack.",
    "Cards: R red, B blue, G green, Y yellow; †2 attack 2, ▼1 defence 1, +1 draw a card, ♥1 heal \
     a heart; >GY a green or yellow card may follow.",
    "Equipment: †2 attack, ▼1 defence, ♥1 a heart back after each battle, h1 a card more in hand.",
    "Potions: healing brings all hearts back, counter-curse lifts one curse, strength doubles \
     attack or defence of a card.",
    "A player's line: ♥ hearts, · hearts lost, keys, potions, equipment; deck 2+5: two cards in \
     the deck, five in the discard pile.",
    "Your deck: ? is a place where nobody knows which card lies.",
];

impl View {
    /// Whose keys count in the picture: the viewer's, or those of the player whose turn it is.
    fn reader(&self) -> Option<&SeatView> {
        let seat = self.secret().map_or(self.active, |secret| secret.seat);
        self.seats.get(usize::from(seat.0))
    }

    /// Rules: G-5.2, G-5.3, G-5.4
    fn access(&self, at: Place) -> Access {
        let may_fight = |seat: &SeatView| match at {
            Place::Row(level, _) | Place::Deck(level) => seat.unlocked.contains(&level),
            Place::Guardian(level) => seat.unlocked.contains(&level) && !seat.keys.contains(&level),
            Place::Lord => seat.lord_unlocked,
        };
        if self.reader().is_some_and(may_fight) { Access::Open } else { Access::Closed }
    }

    fn row_length(&self) -> usize {
        self.caves.iter().map(|cave| cave.row.len()).max().unwrap_or(0)
    }

    fn width(&self) -> usize {
        LEFT + PITCH * (self.row_length() + 2)
    }

    /// The upper left corner of a card.
    fn corner(&self, at: Place) -> (usize, usize) {
        let (level, place) = match at {
            Place::Row(level, place) => (level, usize::from(place) - 1),
            Place::Deck(level) => (level, self.row_length()),
            Place::Guardian(level) => (level, self.row_length() + 1),
            Place::Lord => return (LEFT, LORD_ROW),
        };
        (LEFT + PITCH * place, FIRST_ROW + HEIGHT * level as usize)
    }

    /// Where the reader should look first: the battle, the merchant, or the deepest open level.
    fn focus(&self) -> (usize, usize) {
        if self.visit.is_some() {
            return (0, 0);
        }
        let mut deepest =
            Level::ALL.map(|level| Place::Row(level, 1)).into_iter().chain([Place::Lord]);
        let deepest = deepest.rfind(|&at| self.access(at) == Access::Open);
        let battle = self.battle.as_ref().map(|battle| battle.at);
        let at = battle.or(deepest).unwrap_or(Place::Row(Level::One, 1));
        let (column, row) = self.corner(at);
        (column + CARD / 2, if at == Place::Lord { row } else { row + 1 })
    }

    fn market_words(&self) -> String {
        let potions = self.stock.iter();
        let potions = potions.map(|(&potion, count)| format!("{} {count}", potion_name(potion)));
        let potions = potions.collect::<Vec<_>>().join(", ");
        let pawned = match self.pawned.len() {
            0 => "nothing".into(),
            1 => "1 card".into(),
            cards => format!("{cards} cards"),
        };
        format!("merchant: {potions}; pawnbroker: {pawned}")
    }

    fn draw_level(&self, canvas: &mut Canvas, level: Level, cave: &CaveView) {
        if self.access(Place::Row(level, 1)) == Access::Closed {
            let (_, row) = self.corner(Place::Row(level, 1));
            (row..row + HEIGHT).for_each(|row| canvas.write(0, row, Paint::Dim, "#"));
        }
        for (place, front) in (1..).zip(&cave.row) {
            self.draw_card(canvas, Place::Row(level, place), front.as_ref(), 0);
        }
        self.draw_card(canvas, Place::Deck(level), cave.deck.as_ref(), cave.under_deck);
        let (front, under) = (cave.guardian.as_ref(), cave.under_guardian);
        self.draw_card(canvas, Place::Guardian(level), front, under);
    }

    /// Place, name, numbers; a gap where nobody lies.
    fn draw_card(&self, canvas: &mut Canvas, at: Place, front: Option<&Front>, under: u8) {
        let ((column, row), access) = (self.corner(at), self.access(at));
        let under = if under > 0 { format!(" +{under}") } else { String::new() };
        let bar = match (at, access) {
            (Place::Guardian(_), Access::Closed) => " #",
            (Place::Guardian(_), Access::Open) => "",
            (Place::Row(..) | Place::Deck(_) | Place::Lord, _) => "",
        };
        let (label, paint) = self.label(at);
        canvas.write(column, row, paint, &label);
        let after = column + label.chars().count();
        canvas.write(after, row, Paint::Dim, &format!("{under}{bar}"));
        match front {
            None => canvas.write(column, row + 1, Paint::Dim, "-"),
            Some(front) => {
                let name = cut(&name_of(front.name), CARD);
                canvas.write(column, row + 1, shaded(Paint::Plain, access), &name);
                draw_numbers(canvas, (column, row + 2), front, access);
                let reward = prize_sign(front.reward).to_string();
                let paint = shaded(Paint::Prize, access);
                canvas.write(column + CARD - 1, row + 2, paint, &reward);
            }
        }
    }

    /// The place; where the battle is, between two marks.
    fn label(&self, at: Place) -> (String, Paint) {
        match &self.battle {
            Some(battle) if battle.at == at => {
                (format!("►{}◄", spot(at)), Paint::Seat(self.active.0))
            }
            Some(_) | None => (spot(at), Paint::Dim),
        }
    }

    fn draw_lord(&self, canvas: &mut Canvas) {
        let (at, access) = (Place::Lord, self.access(Place::Lord));
        let (column, row) = self.corner(at);
        if access == Access::Closed {
            canvas.write(0, row, Paint::Dim, "#");
        }
        let (label, paint) = self.label(at);
        canvas.write(column, row, paint, &label);
        let Some(front) = &self.lord else { return };
        let name = front.name.to_string();
        let after = column + label.chars().count() + 1;
        canvas.write(after, row, shaded(Paint::Plain, access), &name);
        draw_numbers(canvas, (after + name.chars().count() + 1, row), front, access);
    }

    /// What a hero can do, in one sentence. Rule: G-9.1
    fn ability_words(&self, seat: &SeatView) -> Option<String> {
        let (hero, colour) = (seat.hero?, self.free_colour);
        let words = match seat.ability? {
            Ability::BlueLeap => format!("once a battle a {colour} card that does not fit"),
            Ability::DoubleStrike => "more attack for two attack cards in a row".into(),
            Ability::Defiance => "once a battle one card in spite of a curse".into(),
            Ability::LastStrike => "strikes even after the last heart, but not at the Lord".into(),
            Ability::FreeSecond => "the second card need not fit the first".into(),
            Ability::Foresight => "looks at one card more and puts one under the deck".into(),
        };
        Some(format!("{hero}: {words}."))
    }
}

/// `†3♥5 ×RW`, each sign in its paint.
fn draw_numbers(canvas: &mut Canvas, at: (usize, usize), front: &Front, access: Access) {
    let numbers =
        [(format!("†{}", front.attack), Paint::Bad), (format!("♥{}", front.hearts), Paint::Good)];
    let cross = front.curses.iter().next().map(|_| (" ×".to_string(), Paint::Plain));
    let curses = front.curses.iter().map(|curse| (curse_sign(curse).to_string(), paint_of(curse)));
    let mut column = at.0;
    for (words, paint) in numbers.into_iter().chain(cross).chain(curses) {
        canvas.write(column, at.1, shaded(paint, access), &words);
        column += words.chars().count();
    }
}

/// What is closed is dim.
fn shaded(paint: Paint, access: Access) -> Paint {
    match access {
        Access::Open => paint,
        Access::Closed => Paint::Dim,
    }
}

fn paint_of(curse: Curse) -> Paint {
    match curse {
        Curse::Colour(Colour::Red) => Paint::Bad,
        Curse::Colour(Colour::Blue) => Paint::Magic,
        Curse::Colour(Colour::Green) => Paint::Good,
        Curse::Colour(Colour::Yellow) => Paint::Prize,
        Curse::Gear(_) | Curse::Effect(_) => Paint::Plain,
    }
}

/// The whole name where there is room for it.
fn name_of(beast: Beast) -> String {
    let name = beast.to_string();
    if name.chars().count() <= CARD { name } else { short_name(beast).into() }
}

/// So much as fits.
fn cut(words: &str, width: usize) -> String {
    if words.chars().count() <= width {
        return words.into();
    }
    words.chars().take(width - 1).chain(['…']).collect()
}
