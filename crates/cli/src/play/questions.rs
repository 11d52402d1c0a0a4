//! The few questions before a first game. Enter accepts every default.

use std::io::{self, BufRead, Write};

use bots::{Level, Spec, spec::UnknownBot};
use games::OptionInfo;
use tabletop::Seat;

use super::{PlayArgs, console::Console, usual_bot};
use crate::{
    Failure,
    setup::{USUAL_GAME, heroes_of, words},
};

/// Asks, and writes the answers into the flags; false if there will be no answers.
///
/// # Errors
/// A broken stream, or a game that is not there.
pub fn ask<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    args: &mut PlayArgs,
) -> Result<bool, Failure> {
    if args.setup.game == USUAL_GAME && !game(console, args)? {
        return Ok(false);
    }
    let info = args.setup.info()?;
    console.say(&format!("Welcome to {}. Enter takes what is in brackets.", info.name))?;
    let (fewest, most) = info.players;
    let Some(players) = number(console, "How many players", fewest, most, fewest)? else {
        return Ok(false);
    };
    let Some(bots) = number(console, "How many of them are the computer", 0, players, 1)? else {
        return Ok(false);
    };
    if bots > 0 {
        let Some(bot) = strength(console)? else { return Ok(false) };
        args.bot = vec![bot];
    }
    args.players = Some(players);
    args.bots = Some(bots);
    if bots == players || info.heroes.is_empty() {
        return Ok(true);
    }
    let choices = args.setup.choices(&info)?;
    let is_on = |option: &&OptionInfo| choices.iter().any(|choice| choice.id == option.id);
    let free: Vec<&str> = heroes_of(&info, info.options.iter().filter(is_on)).collect();
    Ok(heroes(console, &free, players - bots)?.map(|heroes| args.setup.heroes = heroes).is_some())
}

/// Which game, if there are several.
fn game<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    args: &mut PlayArgs,
) -> io::Result<bool> {
    let games = games::all();
    let ids: Vec<&str> = games.iter().map(|game| game.id).collect();
    let known = words(ids.iter().copied());
    loop {
        let Some(line) = console.ask(&format!("Which game: {known}? [{USUAL_GAME}] "))? else {
            return Ok(false);
        };
        match line.to_lowercase().as_str() {
            "" => return Ok(true),
            name if ids.contains(&name) => {
                args.setup.game = name.into();
                return Ok(true);
            }
            _ => console.say(&format!("Expected one of: {known}; or Enter."))?,
        }
    }
}

fn number<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    question: &str,
    least: u8,
    most: u8,
    usual: u8,
) -> io::Result<Option<u8>> {
    loop {
        let Some(line) = console.ask(&format!("{question}, {least} to {most}? [{usual}] "))? else {
            return Ok(None);
        };
        match line.parse() {
            Ok(number) if (least..=most).contains(&number) => return Ok(Some(number)),
            Ok(_) | Err(_) if !line.is_empty() => {
                console.say(&format!("Expected a number from {least} to {most}."))?;
            }
            Ok(_) | Err(_) => return Ok(Some(usual)),
        }
    }
}

/// How strong the computer is: a level, or any other bot by its name.
fn strength<R: BufRead, W: Write>(console: &mut Console<R, W>) -> io::Result<Option<Spec>> {
    let usual = usual_bot();
    let known = words(Level::ALL.map(Level::name));
    loop {
        let Some(line) = console.ask(&format!("How strong: {known}? [{usual}] "))? else {
            return Ok(None);
        };
        if line.is_empty() {
            return Ok(Some(usual));
        }
        match line.parse().or_else(|_| line.to_lowercase().parse()) {
            Ok(spec) => return Ok(Some(spec)),
            Err(UnknownBot(_)) => console.say(&format!("Expected one of: {known}; or Enter."))?,
        }
    }
}

/// The heroes of the people, "-" for one that is drawn; computer players draw theirs.
fn heroes<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    known: &[&str],
    people: u8,
) -> io::Result<Option<Vec<String>>> {
    console.say(&format!("Heroes: {}", words(known.iter().copied())))?;
    let mut chosen = Vec::new();
    for seat in (0..people).map(Seat) {
        let Some(hero) = hero(console, known, seat, &chosen)? else { return Ok(None) };
        chosen.push(hero);
    }
    Ok(Some(chosen))
}

fn hero<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    known: &[&str],
    seat: Seat,
    taken: &[String],
) -> io::Result<Option<String>> {
    let is_free = |hero: &&str| !taken.iter().any(|other| other == hero);
    let free: Vec<&str> = known.iter().copied().filter(is_free).collect();
    loop {
        let Some(line) = console.ask(&format!("Which hero for {seat}? [drawn] "))? else {
            return Ok(None);
        };
        let name = line.to_lowercase();
        if name.is_empty() || name == "drawn" {
            return Ok(Some("-".into()));
        }
        if free.contains(&name.as_str()) {
            return Ok(Some(name));
        }
        console.say(&format!("Expected one of: {}; or Enter.", words(free.iter().copied())))?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{play::console::Typist, screen::Size};

    fn answer(lines: &str) -> (Option<Vec<u8>>, Option<Vec<String>>) {
        let mut console = Console::new(lines.as_bytes(), Vec::new(), Size::USUAL, Typist::Person);
        let players = number(&mut console, "How many", 2, 5, 2).unwrap();
        (
            players.map(|number| vec![number]),
            heroes(&mut console, &["warrior", "thief"], 2).unwrap(),
        )
    }

    fn game_of(lines: &str) -> (bool, String) {
        let mut console = Console::new(lines.as_bytes(), Vec::new(), Size::USUAL, Typist::Person);
        let mut args = PlayArgs::usual();
        let answered = game(&mut console, &mut args).unwrap();
        (answered, args.setup.game)
    }

    #[test]
    fn the_game_is_asked_until_it_is_known() {
        assert_eq!(game_of("\n"), (true, "karak".into()));
        assert_eq!(game_of("chess\nKarak2\n"), (true, "karak2".into()));
        assert_eq!(game_of("chess\n"), (false, "karak".into()));
    }

    #[test]
    fn the_strength_is_asked_until_it_is_known() {
        let answer = |lines: &str| {
            let mut console =
                Console::new(lines.as_bytes(), Vec::new(), Size::USUAL, Typist::Person);
            strength(&mut console).unwrap().map(|spec| spec.to_string())
        };
        assert_eq!(answer("\n").as_deref(), Some("knight"));
        assert_eq!(answer("very\nLegend\n").as_deref(), Some("legend"));
        assert_eq!(answer("squire/fighter\n").as_deref(), Some("squire/fighter"));
        assert_eq!(answer("cmd:./MyBot\n").as_deref(), Some("cmd:./MyBot"));
        assert_eq!(answer("very\n"), None);
    }

    fn named(heroes: [&str; 2]) -> Option<Vec<String>> {
        Some(heroes.map(String::from).into())
    }

    #[test]
    fn enter_accepts_and_mistakes_are_asked_again() {
        assert_eq!(answer("\n\n\n"), (Some(vec![2]), named(["-", "-"])));
        let picky = answer("6\nx\n4\nbard\nThief\nthief\nwarrior\n");
        assert_eq!(picky, (Some(vec![4]), named(["thief", "warrior"])));
        assert_eq!(answer(""), (None, None));
    }
}
