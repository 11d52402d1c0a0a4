//! One sitting at the table: shows, asks, obeys, until the game is over or somebody leaves.

use std::{
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
};

use bots::Advice;
use serde_json::Value;
use tabletop::{Luck, Paint, Seat, Seats};

use super::{
    console::Console,
    curtain::Curtain,
    input::{HELP, Input},
    name_of, resume_command,
    table::{Choice, Decider, Table},
};
use crate::{
    Failure,
    paint::{painted, write_canvas},
    screen::{folded, numbered, wrapped},
};

/// The file that is offered when somebody leaves.
const USUAL_FILE: &str = "karak-save.json";
/// As much of the story is always shown above the choices; `log` shows the rest.
const NEWS_ROWS: usize = 6;
/// The board never gets less.
const LEAST_BOARD_ROWS: usize = 5;
/// So many choices are hinted at.
const HINTS: usize = 3;
/// What else is on the card of the next person.
const CARD_ROWS: usize = 3;

/// A table, the console it is played at, and the files that were written from here.
pub struct Session<R, W> {
    table: Table,
    console: Console<R, W>,
    curtain: Curtain,
    /// These may be written over without asking.
    own_files: Vec<PathBuf>,
}

/// How it goes on after a line was obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    AskAgain,
    PlayOn,
    Leave,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// A sitting; `resumed` is the file it comes from.
    pub fn new(
        table: Table,
        console: Console<R, W>,
        curtain: Curtain,
        resumed: Option<PathBuf>,
    ) -> Session<R, W> {
        Session { table, console, curtain, own_files: resumed.into_iter().collect() }
    }

    /// Plays until the game is over or somebody leaves.
    ///
    /// # Errors
    /// A broken stream.
    pub fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        if self.table.needs_curtain() {
            self.curtain.set_up()?;
        }
        loop {
            let flow = match self.table.decider() {
                Decider::Nobody(winners) => return Ok(self.finish(winners)?),
                Decider::Bot(seat) => self.let_bot_play(seat)?,
                Decider::Human(_) | Decider::OwnDice => self.decide()?,
            };
            if flow == Flow::Leave {
                return Ok(());
            }
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let words = match self.table.game().luck() {
            Luck::Fair(dice) => format!(
                "The dice are sealed as {:.12}…; after the game they can be checked.",
                dice.commitment().to_string()
            ),
            Luck::Manual => "Roll and draw yourselves, and say what came up.".into(),
            Luck::Sealed { .. } => "The dice are sealed.".into(),
        };
        self.console.say(&words)?;
        let names: Vec<String> = self.table.bots().map(|(seat, _)| self.table.name(seat)).collect();
        match names.is_empty() {
            true => Ok(()),
            false => self.say_folded(&format!("The computer plays {}.", names.join(", "))),
        }
    }

    /// A computer player decides. Where only computers play, every event is shown at once.
    fn let_bot_play(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let (since, name) = (self.table.game().ply(), self.table.name(seat));
        let faults = self.table.faults().len();
        let console = &mut self.console;
        self.table.let_bot_choose(|| console.show_life(&name)).map_err(Failure::Failed)?;
        if self.table.faults().len() > faults {
            self.tell_faults()?;
        }
        if self.table.humans().is_empty() {
            for text in self.table.told(since) {
                self.console.say(&format!("{seat}: {text}"))?;
            }
        }
        Ok(Flow::PlayOn)
    }

    /// Which programs lost their seats, and why.
    fn tell_faults(&mut self) -> io::Result<()> {
        for (seat, fault) in self.table.faults() {
            let name = self.table.name(seat);
            self.say_folded(&format!("{name} has forfeited its seat: {fault}."))?;
        }
        Ok(())
    }

    /// Shows the table and asks until something happens.
    fn decide(&mut self) -> Result<Flow, Failure> {
        if self.hand_over()? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        let choices = self.table.choices();
        self.show(&choices)?;
        loop {
            let Some(line) = self.console.ask("> ")? else { return Ok(self.input_ended()?) };
            let flow = match Input::read(&line, choices.len()) {
                Ok(input) => self.obey(input, &choices)?,
                Err(words) => self.again(&words)?,
            };
            if flow != Flow::AskAgain {
                return Ok(flow);
            }
        }
    }

    /// The screen goes to the person who decides. A roll or draw is told by whoever was there last.
    fn hand_over(&mut self) -> io::Result<Flow> {
        if !self.table.needs_curtain() {
            self.curtain.take_down()?;
            return Ok(Flow::PlayOn);
        }
        let last = self.curtain.owner();
        let next = match self.table.decider() {
            Decider::Human(seat) => Some(seat),
            Decider::OwnDice => last,
            Decider::Bot(_) | Decider::Nobody(_) => None,
        };
        let Some(seat) = next.filter(|&seat| !self.curtain.is_open_for(seat)) else {
            return Ok(Flow::PlayOn);
        };
        self.curtain.fall(&mut self.console)?;
        self.curtain.show_card(seat, &mut self.console)?;
        let news = last.map_or_else(Vec::new, |last| self.table.public_news(last));
        self.write_news(&news, self.console.size.rows.saturating_sub(CARD_ROWS).max(1))?;
        self.wait_for(seat)
    }

    /// Until this person is alone with the screen.
    fn wait_for(&mut self, seat: Seat) -> io::Result<Flow> {
        loop {
            match self.curtain.open(seat, &mut self.console)?.as_deref() {
                None => return self.input_ended(),
                Some("") => return Ok(Flow::PlayOn),
                Some(line) if Input::read(line, 0) == Ok(Input::Quit) => return self.quit(),
                Some(_) => {}
            }
        }
    }

    fn input_ended(&mut self) -> io::Result<Flow> {
        self.curtain.take_down()?;
        self.console.say("The input has ended; the game is left without saving.")?;
        Ok(Flow::Leave)
    }

    fn obey(&mut self, input: Input, choices: &[Choice]) -> io::Result<Flow> {
        match input {
            Input::Pick(index) => match self.table.choose(choices[index].clone()) {
                Ok(()) => Ok(Flow::PlayOn),
                Err(words) => self.again(&words),
            },
            Input::Hint => self.hint(choices),
            Input::Undo => match self.table.undo() {
                Ok(()) => Ok(Flow::PlayOn),
                Err(error) => self.again(&format!("No: {error}.")),
            },
            Input::Save(path) => self.save(path).map(|_| Flow::AskAgain),
            Input::Help => {
                let legend = self.table.game().legend().join("\n");
                self.read_out(&self.folded_lines(&format!("{HELP}\n\nOn the board:\n{legend}")))
            }
            Input::Board => {
                let mut board = Vec::new();
                write_canvas(&mut board, &self.table.picture())?;
                let board = String::from_utf8_lossy(&board);
                self.read_out(&board.lines().map(String::from).collect::<Vec<_>>())
            }
            Input::Log => self.read_out(&self.folded_lines(&self.table.told(0).join("\n"))),
            Input::End => self.agree(),
            Input::Quit => self.quit(),
        }
    }

    /// What a strong player thinks of the choices.
    fn hint(&mut self, choices: &[Choice]) -> io::Result<Flow> {
        let console = &mut self.console;
        let advice = self.table.advice(|| console.show_life("A strong player"));
        let number = |advice: &Advice<Value>| {
            let index = choices.iter().position(|choice| choice.is_meant_by(advice));
            index.map(|index| index + 1)
        };
        let rows: Vec<String> = advice
            .iter()
            .filter_map(|advice| Some(hint_row(number(advice)?, advice)))
            .take(HINTS)
            .collect();
        match rows.is_empty() {
            true => self.again("There is no hint for luck."),
            false => self.again(&rows.join("\n")),
        }
    }

    fn folded_lines(&self, words: &str) -> Vec<String> {
        words.lines().flat_map(|line| folded(line, self.console.size.columns)).collect()
    }

    fn say_folded(&mut self, line: &str) -> io::Result<()> {
        folded(line, self.console.size.columns).iter().try_for_each(|row| self.console.say(row))
    }

    fn again(&mut self, words: &str) -> io::Result<Flow> {
        words.lines().try_for_each(|line| self.say_folded(line))?;
        Ok(Flow::AskAgain)
    }

    /// Where nothing can be scrolled back, a screenful at a time, and then the table again.
    fn read_out(&mut self, rows: &[String]) -> io::Result<Flow> {
        if !self.curtain.is_on_page() {
            rows.iter().try_for_each(|row| self.console.say(row))?;
            return Ok(Flow::AskAgain);
        }
        for screenful in rows.chunks(self.console.size.rows.saturating_sub(1).max(1)) {
            screenful.iter().try_for_each(|row| self.console.say(row))?;
            if self.console.ask("Enter goes on: ")?.is_none() {
                return self.input_ended();
            }
        }
        Ok(Flow::PlayOn)
    }

    /// Ends the game if every person says yes. All look at the screen then.
    fn agree(&mut self) -> io::Result<Flow> {
        if self.table.needs_curtain() {
            self.curtain.fall(&mut self.console)?;
        }
        for seat in self.table.humans().iter() {
            if !self.console.agrees(&format!("End the game here, {seat}?"))? {
                self.console.say("Then it goes on.")?;
                return Ok(if self.table.needs_curtain() { Flow::PlayOn } else { Flow::AskAgain });
            }
        }
        match self.table.end() {
            Ok(()) => Ok(Flow::PlayOn),
            Err(words) => self.again(&words),
        }
    }

    fn quit(&mut self) -> io::Result<Flow> {
        self.curtain.take_down()?;
        let usual = self.own_files.last().cloned().unwrap_or(USUAL_FILE.into());
        let question =
            format!("Save first? [{}], another file name, or n for no: ", usual.display());
        loop {
            let Some(line) = self.console.ask(&question)? else { return Ok(Flow::Leave) };
            let path = match line.as_str() {
                "n" | "no" => return Ok(Flow::Leave),
                "" | "y" | "yes" => usual.clone(),
                name => name.into(),
            };
            if self.save(path)? {
                return Ok(Flow::Leave);
            }
        }
    }

    /// Saves, and says so; never over a file that is not from this sitting.
    fn save(&mut self, path: PathBuf) -> io::Result<bool> {
        if path.exists() && !self.own_files.contains(&path) {
            let words = format!("{} is there already; choose another name.", path.display());
            self.console.say(&words)?;
            return Ok(false);
        }
        if let Err(words) = self.table.save(&path) {
            self.console.say(&words)?;
            return Ok(false);
        }
        self.console.say(&self.saved(&path))?;
        self.own_files.retain(|own| *own != path);
        self.own_files.push(path);
        Ok(true)
    }

    fn saved(&self, path: &Path) -> String {
        let name = path.display();
        match self.table.decider() {
            Decider::Nobody(_) => format!(
                "Saved. Anybody can check every die and draw: karak verify {name}\n\
                 and look at it again: karak replay {name}"
            ),
            Decider::Human(_) | Decider::Bot(_) | Decider::OwnDice => {
                let command = resume_command(path, self.table.bots().map(|(_, spec)| spec));
                let warning = match self.table.game().has_secrets() {
                    true => "\nWhat every player hides is in it, too: let nobody read it.",
                    false => "",
                };
                format!("Saved, with the secret of the dice. Go on with: {command}{warning}")
            }
        }
    }

    fn finish(&mut self, winners: Seats) -> io::Result<()> {
        self.curtain.take_down()?;
        write_canvas(&mut self.console.output, &self.table.picture())?;
        let status = self.table.game().status(None);
        status.iter().try_for_each(|row| self.say_folded(row))?;
        if !self.table.humans().is_empty() {
            self.write_news(&self.table.news(), usize::MAX)?;
        }
        self.tell_faults()?;
        let names: Vec<String> = winners.iter().map(|seat| self.table.name(seat)).collect();
        let names = names.join(", ");
        let words = match winners.len() {
            0 => "The game is over. Nobody wins.".into(),
            1 => format!("The game is over. The winner is {names}."),
            _ => format!("The game is over. The winners are {names}."),
        };
        self.console.say(&painted(Paint::Prize, &words))?;
        let question = "Save the record, so that it can be checked? A file name, or Enter for no: ";
        while let Some(line) = self.console.ask(question)? {
            if line.is_empty() || line == "n" || line == "no" || self.save(line.into())? {
                break;
            }
        }
        Ok(())
    }

    /// The board in the room that the rest leaves, the news, the choices.
    fn show(&mut self, choices: &[Choice]) -> io::Result<()> {
        let size = self.console.size;
        let texts = choices.iter().map(|choice| choice.text.as_str());
        let choices = numbered(texts, size.columns);
        let status = self.table.game().status(self.table.viewer());
        let status: Vec<String> = status.iter().flat_map(|row| folded(row, size.columns)).collect();
        let picture = self.table.picture();
        let room = size.rows.saturating_sub(1 + status.len() + choices.len() + 1);
        // What the board leaves goes to the story.
        let most_news = room.saturating_sub(picture.height()).max(NEWS_ROWS);
        let news = self.table.news();
        let news_rows = self.news_rows(&news).len().min(most_news);
        let picture =
            picture.crop(size.columns, room.saturating_sub(news_rows).max(LEAST_BOARD_ROWS));
        self.console.say(&self.title())?;
        write_canvas(&mut self.console.output, &picture)?;
        status.iter().try_for_each(|row| self.console.say(row))?;
        self.write_news(&news, most_news)?;
        choices.iter().try_for_each(|row| self.console.say(row))
    }

    fn title(&self) -> String {
        let game = self.table.game();
        let (who, paint) = match self.table.decider() {
            Decider::Human(seat) => (format!("{seat}, it is your turn"), Paint::Seat(seat.0)),
            Decider::Bot(seat) => (format!("{seat}"), Paint::Seat(seat.0)),
            Decider::OwnDice => ("what came up?".into(), Paint::Prize),
            Decider::Nobody(_) => ("the game is over".into(), Paint::Prize),
        };
        let (name, ply) = (name_of(game.game()), game.ply());
        let long = format!(" · {name}, ply {ply}, 'help' for help");
        let fits = who.chars().count() + long.chars().count() <= self.console.size.columns;
        let rest = if fits { &long } else { " · 'help'" };
        format!("{}{rest}", painted(paint, &who))
    }

    fn write_news(&mut self, news: &[String], most: usize) -> io::Result<()> {
        let rows = self.news_rows(news);
        let skipped = match rows.len() > most {
            true => rows.len() - (most - 1),
            false => 0,
        };
        if skipped > 0 {
            self.console
                .say(&painted(Paint::Dim, &format!("  … {skipped} more; 'log' shows all")))?;
        }
        rows[skipped..].iter().try_for_each(|row| self.console.say(row))
    }

    fn news_rows(&self, news: &[String]) -> Vec<String> {
        let row = |text: &String| {
            let lines = wrapped(text, self.console.size.columns.saturating_sub(2));
            let mark = |(index, line): (usize, String)| match index {
                0 => format!("· {line}"),
                _ => format!("  {line}"),
            };
            lines.into_iter().enumerate().map(mark).collect::<Vec<_>>()
        };
        news.iter().flat_map(row).collect()
    }
}

/// A choice, what it promises, and what a strong player would do next, until luck has its say.
fn hint_row(number: usize, advice: &Advice<Value>) -> String {
    let percent = 100.0 * advice.chance;
    let after = match advice.line.is_empty() {
        true => String::new(),
        false => format!("; then {}", advice.line.join(", then ")),
    };
    format!("{number}) {}: {percent:.0} % to win the game{after}", advice.words)
}
