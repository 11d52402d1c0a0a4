//! What a reader should know besides the picture, in words.

use tabletop::Seat;

use super::battle::Use;
use super::card::Shown;
use super::cave::Place;
use super::colour::Colour;
use super::hero::Ability;
use super::phase::{Ending, Phase, Ware};
use super::sign::{JOINED, card_name, card_signs, potion_name, spot};
use super::view::{BattleView, SeatView, SecretView, StopView, View};

impl View {
    pub(super) fn status_lines(&self) -> Vec<String> {
        let players = (1..).zip(&self.seats);
        let mut lines: Vec<String> =
            players.map(|(number, seat)| self.player_line(number, seat)).collect();
        lines.push(self.turn_line());
        lines.extend(self.pawnbroker_line());
        lines.extend(self.battle_lines());
        lines.extend(self.secret().map_or_else(Vec::new, |secret| self.secret_lines(secret)));
        lines.extend(self.question());
        lines
    }

    fn player_line(&self, number: u8, seat: &SeatView) -> String {
        let hero = seat.hero.map_or("(no hero)".into(), |hero| hero.to_string());
        let lost = usize::from(self.hearts.saturating_sub(seat.hearts));
        let hearts = format!("{}{}", "♥".repeat(seat.hearts.into()), "·".repeat(lost));
        let width =
            self.seats.iter().filter_map(|seat| seat.hero).map(|hero| hero.to_string().len());
        let width = width.max().unwrap_or(0);
        let mut parts = vec![format!("{number} {hero:<width$} {hearts}")];
        let keys: Vec<String> = seat.keys.iter().map(|level| level.number().to_string()).collect();
        if !keys.is_empty() {
            parts.push(
                format!("{} {}", plural(keys.len(), "key"), keys.join(" ")).replace(' ', JOINED),
            );
        }
        let potions: Vec<String> = seat.potions.iter().map(potion_name).collect();
        if !potions.is_empty() {
            parts.push(format!("{}: {}", plural(potions.len(), "potion"), potions.join(", ")));
        }
        parts.extend([&seat.weapon, &seat.armour].into_iter().flatten().map(card_signs));
        let (hand, deck, discard) = (seat.hand_size, seat.deck_size, seat.discard.len());
        parts.push(format!("hand {hand}, deck {deck}+{discard}").replace(' ', JOINED));
        if seat.looked > 0 {
            parts.push(format!("looks at {}", seat.looked).replace(' ', JOINED));
        }
        if self.champions.contains(Seat(number - 1)) {
            parts.push("[champion]".into());
        }
        parts.join("  ")
    }

    fn turn_line(&self) -> String {
        let limit = self.round_limit.map_or(String::new(), |limit| format!(" of {limit}"));
        let round = format!("round {}{limit}", self.round);
        match self.ending {
            Some(Ending::LordBeaten) => format!("{round}: the Lord is beaten"),
            Some(Ending::Agreed) => format!("{round}: ended by agreement"),
            Some(Ending::RoundLimit) => format!("{round}: the last round is over"),
            None if self.is_being_set() => round,
            None => format!("{round}: {} ({})", self.name(self.active), self.active),
        }
    }

    /// Is nobody's turn yet?
    fn is_being_set(&self) -> bool {
        self.seats.iter().any(|seat| seat.hero.is_none()) || self.phase == Phase::FirstPlayer
    }

    /// What could be bought in this turn: one should know before the visit. Rule: G-8.4
    fn pawnbroker_line(&self) -> Option<String> {
        let shown = self.phase == Phase::Turn && !self.pawned.is_empty();
        shown.then(|| format!("pawnbroker: {}", list(&self.pawned)))
    }

    /// The monster, the cards, the sums, and what they are good for. Rules: G-5.8 to G-5.13
    fn battle_lines(&self) -> Vec<String> {
        let Some(battle) = &self.battle else { return Vec::new() };
        match self.phase {
            Phase::Flip | Phase::Reward { .. } | Phase::Reveal { .. } => {
                vec![format!("{} has beaten the {}", self.name(self.active), battle.monster.name)]
            }
            Phase::Trim => vec![self.foe_line(battle)],
            Phase::Chain | Phase::PutUnder | Phase::Draw(_) | Phase::Stack(_) => {
                let stop = format!("{}. Stopping now {}.", sums(battle), self.stopping(battle));
                let played = self.chain_line(battle);
                [vec![self.foe_line(battle)], played, vec![stop]].concat()
            }
            Phase::Defy => {
                let played = self.chain_line(battle);
                [vec![self.foe_line(battle)], played, vec![sums(battle)]].concat()
            }
            Phase::Brace => vec![self.foe_line(battle), self.striking(battle)],
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::Turn
            | Phase::Shop
            | Phase::Pay { .. }
            | Phase::Keep { .. }
            | Phase::Over(_) => Vec::new(),
        }
    }

    fn foe_line(&self, battle: &BattleView) -> String {
        let place = match battle.at {
            Place::Lord => String::new(),
            Place::Row(..) | Place::Deck(_) | Place::Guardian(_) => {
                format!(" at {}", spot(battle.at))
            }
        };
        let curses = battle.curses.iter().map(|curse| format!(", {curse}"));
        let curses: String = curses.collect();
        let lifted = battle.lifted.map(|curse| format!(" ('{curse}' is lifted)"));
        let (hero, monster) = (self.name(self.active), &battle.monster);
        let (name, attack, hearts) = (monster.name, monster.attack, monster.hearts);
        let (lifted, ability) = (lifted.unwrap_or_default(), self.ability_left(battle));
        format!(
            "{hero} fights {name}{place}: attack {attack}, hearts {hearts}{curses}{lifted}{ability}"
        )
    }

    /// What can be used once a battle. Rules: G-9.2, G-9.4
    fn ability_left(&self, battle: &BattleView) -> String {
        let seat = self.seats.get(usize::from(self.active.0));
        match (seat.and_then(|seat| seat.ability), battle.ability) {
            (Some(ability @ (Ability::BlueLeap | Ability::Defiance)), Use::Ready) => {
                format!("; {ability} is ready")
            }
            (Some(ability @ (Ability::BlueLeap | Ability::Defiance)), _) => {
                format!("; {ability} is used")
            }
            (_, _) => String::new(),
        }
    }

    /// The cards on the table, and which colours may follow. Rule: G-5.6
    fn chain_line(&self, battle: &BattleView) -> Vec<String> {
        if battle.played.is_empty() {
            return Vec::new();
        }
        let mut line = format!("played: {}", list(battle.played.iter().map(|card| &card.shown)));
        if let Some(doubled) = battle.doubled {
            line += &format!("; {} is doubled", doubled.effect);
        }
        if matches!(self.phase, Phase::Chain | Phase::PutUnder | Phase::Draw(_) | Phase::Stack(_)) {
            line += &format!("; next: {}", colours(&battle.next));
        }
        vec![line]
    }

    /// What happens if no more card is played. Rules: G-5.10, G-5.11, G-5.13, G-9.5
    fn stopping(&self, battle: &BattleView) -> String {
        let StopView { falls, strikes, wins, .. } = battle.stop;
        let wins = if wins { "wins" } else { "does not win" };
        match (falls, battle.damage) {
            (true, _) if strikes => format!("costs the last heart and {wins}"),
            (true, _) => "costs the last heart".into(),
            (false, 0) => format!("costs no heart and {wins}"),
            (false, 1) => format!("costs 1 heart and {wins}"),
            (false, hearts) => format!("costs {hearts} hearts and {wins}"),
        }
    }

    /// After the hits. Rule: G-5.13
    fn striking(&self, battle: &BattleView) -> String {
        let wins = if battle.stop.wins { "the strike will win" } else { "the strike will not win" };
        format!("attack {} of {}: {wins}", battle.attack, battle.monster.hearts)
    }

    /// What only the viewer knows. Rule: G-2.8
    fn secret_lines(&self, secret: &SecretView) -> Vec<String> {
        let mut lines = vec![match secret.hand.is_empty() {
            true => "your hand is empty".into(),
            false => format!("your hand: {}", list(&secret.hand)),
        }];
        if !secret.looked.is_empty() {
            lines.push(format!("you look at: {}", list(&secret.looked)));
        }
        let stacking = matches!(self.phase, Phase::Stack(drawing) if drawing.seat == secret.seat);
        match stacking {
            true => lines.extend(stack_lines(secret)),
            false => lines.extend(deck_line(secret)),
        }
        lines
    }

    /// What is asked now, unless the choices say it.
    fn question(&self) -> Option<String> {
        let words = match self.phase {
            Phase::Chain | Phase::Over(_) => return None,
            Phase::Turn => return self.turn_question(),
            Phase::DrawHero { seat } => format!("Which hero does {seat} draw?"),
            Phase::FirstPlayer => "Who begins?".into(),
            Phase::Reveal { at } => format!("Who comes to {}?", spot(at)),
            Phase::Draw(drawing) => match drawing.left {
                1 => format!("Which card does {} draw?", self.name(drawing.seat)),
                left => format!("Which card does {} draw? {left} to go.", self.name(drawing.seat)),
            },
            Phase::Flip => "Which card is on its back?".into(),
            Phase::Trim => {
                let excess = self.battle.as_ref().map_or(0, |battle| battle.excess);
                format!("The curse makes the hand smaller: {excess} to discard.")
            }
            Phase::PutUnder => "Which of these goes under the deck?".into(),
            Phase::Defy => "Which cursed effect counts after all?".into(),
            Phase::Brace => "Drink before the strike?".into(),
            Phase::Reward { .. } | Phase::Keep { .. } => self.offer_question(),
            Phase::Stack(drawing) => self.stack_question(drawing.seat),
            Phase::Shop => "What to buy? Everything costs one card.".into(),
            Phase::Pay { ware } => format!("Which card pays for the {}?", self.ware_words(ware)),
        };
        Some(words)
    }

    /// Rule: G-3.2
    fn turn_question(&self) -> Option<String> {
        let seat = self.seats.get(usize::from(self.active.0))?;
        (seat.hearts == 0).then(|| format!("{} has no heart left.", self.name(self.active)))
    }

    /// Rules: G-5.15, G-8.5
    fn offer_question(&self) -> String {
        let offered = self.offered.as_ref().map_or_else(String::new, card_name);
        format!("Wear the {offered}, or bring it to the pawnbroker?")
    }

    /// Only its owner is told more. Rule: G-4.3
    fn stack_question(&self, seat: Seat) -> String {
        let secret = self.secret().filter(|secret| secret.seat == seat);
        match secret.and_then(|secret| secret.to_stack.first()) {
            Some(card) => format!("Where in the new deck does the {} go?", card_name(card)),
            None => format!("{} arranges a new deck.", self.name(seat)),
        }
    }

    fn ware_words(&self, ware: Ware) -> String {
        match ware {
            Ware::Potion(potion) => potion.to_string(),
            Ware::Card(card) => {
                let shown = self.pawned.iter().find(|shown| shown.card == card);
                shown.map_or_else(|| card.to_string(), card_name)
            }
        }
    }

    fn name(&self, seat: Seat) -> String {
        let hero = self.seats.get(usize::from(seat.0)).and_then(|seat| seat.hero);
        hero.map_or(seat.to_string(), |hero| hero.to_string())
    }
}

/// `attack 2 of 3, defence 1 of 2`.
fn sums(battle: &BattleView) -> String {
    let BattleView { attack, defence, monster, .. } = battle;
    format!("attack {attack} of {}, defence {defence} of {}", monster.hearts, monster.attack)
}

/// The own deck from the top down. Rules: G-4.3, G-9.7
fn deck_line(secret: &SecretView) -> Option<String> {
    let known = secret.deck.iter().any(Option::is_some);
    let unknown = list(&secret.unknown);
    match (known, secret.unknown.is_empty()) {
        (false, true) => None,
        (false, false) => Some(format!("your deck, in some order: {unknown}")),
        (true, true) => Some(format!("your deck from the top: {}", places(secret))),
        (true, false) => Some(format!(
            "your deck from the top: {}  (?\u{a0}is one of: {unknown})",
            places(secret)
        )),
    }
}

/// The deck in the making. Rule: G-4.3
fn stack_lines(secret: &SecretView) -> [String; 2] {
    [
        format!("your new deck from the top: {}", places(secret)),
        format!("left to place: {}", list(&secret.to_stack)),
    ]
}

/// Known cards, and how many unknown ones lie between them.
fn places(secret: &SecretView) -> String {
    let alike = |one: &Option<Shown>, other: &Option<Shown>| one.is_none() && other.is_none();
    let words = secret.deck.chunk_by(alike).map(|places| match (&places[0], places.len()) {
        (Some(shown), _) => card_signs(shown),
        (None, 1) => "?".into(),
        (None, count) => format!("{count}×?"),
    });
    words.collect::<Vec<_>>().join("  ")
}

fn list<'a>(cards: impl IntoIterator<Item = &'a Shown>) -> String {
    cards.into_iter().map(card_signs).collect::<Vec<_>>().join("  ")
}

fn colours(colours: &[Colour]) -> String {
    let words: Vec<String> = colours.iter().map(|colour| colour.to_string()).collect();
    match words.len() {
        0 => "none".into(),
        4 => "any".into(),
        _ => words.join(", "),
    }
}

/// `key`, `keys`.
fn plural(count: usize, word: &str) -> String {
    if count == 1 { word.into() } else { format!("{word}s") }
}
