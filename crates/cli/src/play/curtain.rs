//! The curtain: people with secrets share one keyboard. Before somebody else may look, it falls, and
//! it opens when they say that they are alone with the screen.

use std::io::{self, BufRead, Write};

use tabletop::{Paint, Seat};

use super::{alt_screen::AltScreen, console::Console};
use crate::paint::painted;

/// What the next person is asked to do.
const INVITATION: &str = "Take the keyboard, and press Enter when nobody else is looking: ";

/// Whose secrets are on the screen.
pub struct Curtain {
    screen: AltScreen,
    /// The person for whom it was opened last.
    owner: Option<Seat>,
    is_open: bool,
}

impl Curtain {
    /// A curtain before this screen, closed.
    pub fn new(screen: AltScreen) -> Curtain {
        Curtain { screen, owner: None, is_open: false }
    }

    /// The person for whom it was opened last.
    pub fn owner(&self) -> Option<Seat> {
        self.owner
    }

    /// May this person's secrets be on the screen?
    pub fn is_open_for(&self, seat: Seat) -> bool {
        self.is_open && self.owner == Some(seat)
    }

    /// Is this a screen without scroll-back?
    pub fn is_on_page(&self) -> bool {
        self.screen.is_shown()
    }

    /// Goes to a screen that can be wiped, where there is one.
    pub fn set_up(&mut self) -> io::Result<()> {
        self.screen.show()
    }

    /// Goes back to the main screen: from here on there is nothing to hide.
    pub fn take_down(&mut self) -> io::Result<()> {
        self.is_open = false;
        self.screen.leave()
    }

    /// Hides whatever is on the screen. What cannot be wiped is pushed out of a person's sight.
    pub fn fall<R: BufRead, W: Write>(&mut self, console: &mut Console<R, W>) -> io::Result<()> {
        self.is_open = false;
        if !self.screen.can_be_wiped() && console.has_person() {
            console.say(&"\n".repeat(console.size.rows))?;
        }
        self.wipe(console)
    }

    /// Says whose turn it is.
    pub fn show_card<R: BufRead, W: Write>(
        &self,
        seat: Seat,
        console: &mut Console<R, W>,
    ) -> io::Result<()> {
        let who = seat.to_string().replacen('p', "P", 1);
        console.say(&painted(Paint::Seat(seat.0), &format!("{who}, it is your turn.")))
    }

    /// Waits until this person is alone with the screen; the line that was typed instead of Enter, if
    /// one was, and `None` if there will be no more lines.
    pub fn open<R: BufRead, W: Write>(
        &mut self,
        seat: Seat,
        console: &mut Console<R, W>,
    ) -> io::Result<Option<String>> {
        let answer = console.confirm(INVITATION)?;
        if answer.as_deref() == Some("") {
            self.wipe(console)?;
            (self.owner, self.is_open) = (Some(seat), true);
        }
        Ok(answer)
    }

    fn wipe<R: BufRead, W: Write>(&mut self, console: &mut Console<R, W>) -> io::Result<()> {
        console.output.flush()?;
        self.screen.wipe()
    }
}

#[cfg(test)]
pub mod tests {
    use std::{cell::RefCell, rc::Rc};

    use bots::{Spec, spec::Kind};
    use serde_json::{Value, json};
    use tabletop::{FairDice, Luck, Rng, below, seeded_rng};

    use super::*;
    use crate::{
        play::{alt_screen::CLEAR, console::Typist, session::Session, table::Table},
        screen::Size,
    };

    /// A stream that remembers, and can be read while others write to it.
    #[derive(Clone, Default)]
    pub struct Tape(Rc<RefCell<Vec<u8>>>);

    impl Tape {
        /// Everything that was written.
        pub fn text(&self) -> String {
            String::from_utf8(self.0.borrow().clone()).unwrap()
        }
    }

    impl Write for Tape {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn table(heroes: [&str; 2], position: Option<Value>, bots: u8, seed: u64) -> Table {
        let setup = json!({"players": 2, "heroes": heroes});
        let dice = FairDice::seeded(seed);
        let game = games::open("karak2", setup, position, Luck::Fair(dice.clone())).unwrap();
        Table::new(game, &vec![Spec::new(Kind::Random); bots.into()], &dice)
    }

    /// Darius the scout and Taia. It is his turn, and he knows the tile on top of the stack.
    fn scouted(bots: u8) -> Table {
        let position = json!({"players": [{}, {}], "top": "1-farm"});
        table(["darius", "taia"], Some(position), bots, 1)
    }

    /// What he types to end it.
    fn end_of_turn() -> String {
        let choices = scouted(0).choices();
        let index = choices.iter().position(|choice| choice.text == "end the turn");
        (1 + index.expect("a turn can be ended")).to_string()
    }

    /// Everything that is written while these lines are typed.
    fn play(table: Table, lines: &str, typist: Typist, screen: fn(Tape) -> AltScreen) -> String {
        let tape = Tape::default();
        let console = Console::new(lines.as_bytes(), tape.clone(), Size::USUAL, typist);
        Session::new(table, console, Curtain::new(screen(tape.clone())), None).run().unwrap();
        // Colours are of no interest here, wipes are.
        let plain = |screen| anstream::adapter::strip_str(screen).to_string();
        tape.text().split(CLEAR).map(plain).collect::<Vec<_>>().join(CLEAR)
    }

    /// The same by people at a terminal, from wipe to wipe; blank screens are left out.
    fn screens(table: Table, lines: &str) -> Vec<String> {
        let written = play(table, lines, Typist::Person, AltScreen::of);
        let screens = written.split(CLEAR).filter(|screen| !screen.trim().is_empty());
        screens.map(String::from).collect()
    }

    fn on_paper(_: Tape) -> AltScreen {
        AltScreen::paper()
    }

    /// Is there anything that only the scout is told? Rule: K2-12.11
    fn tells_a_secret(screen: &str) -> bool {
        let names_the_tile = |words: &&str| {
            screen.split(words).skip(1).any(|told| !told.starts_with("a tile of rank"))
        };
        let knows = ["only you know the top", "you look at"];
        knows.iter().any(|words| screen.contains(words))
            || ["Darius looks at ", "Darius returns "].iter().any(names_the_tile)
    }

    fn is_card(screen: &str) -> bool {
        screen.contains("Take the keyboard")
    }

    #[test]
    fn nobody_sees_what_was_on_anothers_screen() {
        let lines = format!("\n{}\n\nlog\n\nboard\n\nundo\n\n", end_of_turn());
        let screens = screens(scouted(0), &lines);
        let begin = |words: &str| -> Vec<bool> {
            screens.iter().map(|screen| screen.starts_with(words)).collect()
        };
        let [o, x] = [false, true];
        // The greeting; a card, the first player; a card, the second; a card, the first; the end.
        assert_eq!(begin("Player 1, it is your turn."), [o, x, o, o, o, x, o, o]);
        assert_eq!(begin("player 1, it is your turn ·"), [o, o, x, o, o, o, x, o]);
        assert_eq!(begin("Player 2, it is your turn."), [o, o, o, x, o, o, o, o]);
        assert_eq!(begin("player 2, it is your turn ·"), [o, o, o, o, x, o, o, o]);
        let told: Vec<bool> = screens.iter().map(|screen| tells_a_secret(screen)).collect();
        assert_eq!(told, [o, o, x, o, o, o, x, o], "only the scout knows the top");
    }

    /// Whole games of nonsense at the keyboard: lines that open curtains, choose, take back, show.
    #[test]
    fn secrets_are_on_the_screen_of_the_scout_alone() {
        let (mut rng, mut told, mut cards) = (seeded_rng(1), 0, 0);
        for seed in 0..20 {
            let lines: String = (0..400).map(|_| any_line(&mut rng)).collect();
            for screen in screens(table(["darius", "taia"], None, 0, seed), &lines) {
                let shows =
                    |seat: u8| screen.contains(&format!("player {seat}, it is your turn ·"));
                assert!(!(shows(1) && shows(2)), "two people at one screen: {screen}");
                assert!(!is_card(&screen) || !shows(1) && !shows(2), "a card hides: {screen}");
                assert!(!tells_a_secret(&screen) || shows(1), "seed {seed}: {screen}");
                told += u32::from(tells_a_secret(&screen));
                cards += u32::from(is_card(&screen));
            }
        }
        assert!(told > 50 && cards > 200, "{told} screens with secrets, {cards} cards");
    }

    fn any_line(rng: &mut impl Rng) -> &'static str {
        let lines = ["1\n", "2\n", "3\n", "4\n", "\n", "\n", "log\n", "undo\n", "end\nn\n"];
        lines[below(lines.len() as u32, rng) as usize]
    }

    #[test]
    fn the_card_says_what_everybody_saw() {
        let screens = screens(scouted(0), &format!("\n{}\n", end_of_turn()));
        let card = screens.iter().find(|screen| screen.starts_with("Player 2")).unwrap();
        assert!(card.contains("Taia's turn"), "{card}");
    }

    #[test]
    fn everybody_looks_when_the_end_is_voted_on() {
        let screens = screens(scouted(0), "\nend\ny\nn\n");
        let vote = screens.iter().position(|screen| screen.contains("End the game here")).unwrap();
        assert!(screens[vote].contains("player 2?") && !tells_a_secret(&screens[vote]));
        assert!(screens[vote + 1].starts_with("Player 1, it is your turn."), "he takes it back");
        assert!(!tells_a_secret(&screens[vote + 1]));
    }

    #[test]
    fn the_end_is_shown_to_all() {
        let written = play(scouted(0), "\nend\ny\ny\n\n", Typist::Person, AltScreen::of);
        let (_, last) = written.rsplit_once(CLEAR).unwrap();
        assert!(last.contains("The game is over.") && !tells_a_secret(last), "{last}");
    }

    #[test]
    fn only_enter_opens_and_one_can_leave_before() {
        let written = play(scouted(0), "1\nlog\nquit\nn\n", Typist::Person, AltScreen::of);
        let (card, left) = written.rsplit_once(CLEAR).unwrap();
        assert_eq!(card.matches("Take the keyboard").count(), 3, "{card}");
        assert!(!tells_a_secret(card) && left.starts_with("Save first?"), "{left}");
    }

    #[test]
    fn one_person_has_nobody_to_hide_from() {
        let written = play(scouted(1), "log\n", Typist::Person, AltScreen::of);
        assert!(tells_a_secret(&written) && !written.contains(CLEAR) && !is_card(&written));
    }

    #[test]
    fn a_table_without_secrets_has_no_curtain() {
        let open = table(["horan", "taia"], None, 0, 1);
        let written = play(open, "1\n", Typist::Person, AltScreen::of);
        assert!(!written.contains(CLEAR) && !is_card(&written), "{written}");
    }

    /// The scout may be drawn, but is not.
    #[test]
    fn a_curtain_that_is_no_longer_needed_is_taken_down() {
        let setup = json!({"players": 2, "heroes": ["horan"]});
        let game = games::open("karak2", setup, None, Luck::Manual).unwrap();
        let screens = screens(Table::new(game, &[], &FairDice::seeded(1)), "1\n1\n2\n");
        let [_, draws, plays] = screens.as_slice() else { panic!("{screens:?}") };
        assert!(draws.contains("hero Darius") && plays.contains("Who begins?"));
        assert!(plays.contains("player 1, it is your turn ·") && !is_card(plays), "{plays}");
    }

    #[test]
    fn a_script_is_told_and_goes_on() {
        let lines = format!("{}\nlog\n", end_of_turn());
        let written = play(scouted(0), &lines, Typist::Script, on_paper);
        assert!(!written.contains(CLEAR));
        let mut rest = written.as_str();
        for words in ["Player 1, it is your turn.", "> ", "Player 2, it is your turn.", "> log"] {
            rest = rest.split_once(words).unwrap_or_else(|| panic!("no '{words}' in {rest}")).1;
        }
    }

    #[test]
    fn what_cannot_be_wiped_is_pushed_out_of_sight() {
        let lines = format!("\n{}\n\n", end_of_turn());
        let written = play(scouted(0), &lines, Typist::Person, on_paper);
        let (before, card) = written.split_once("Player 2, it is your turn.").unwrap();
        assert!(before.ends_with(&"\n".repeat(Size::USUAL.rows)) && !written.contains(CLEAR));
        assert!(card.contains("player 2, it is your turn ·") && !tells_a_secret(card));
    }
}
