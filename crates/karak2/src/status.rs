//! What a reader should know besides the picture, in words.

use tabletop::Seat;

use super::army::{Class, Item};
use super::die::{Dice, Die};
use super::draw::{building_letter, letter};
use super::edge::{Edge, Edges, Pos};
use super::goods::Resource;
use super::land::{Land, Tile};
use super::phase::{Again, Cause, Phase};
use super::position::Player;
use super::view::{BattleView, EnemyView, FighterView, SeatView, View};

impl View {
    pub(super) fn status_lines(&self) -> Vec<String> {
        let players = (1..).zip(self.players.iter().zip(&self.seats));
        let line = |(number, (player, view))| self.player_line(number, player, view);
        let mut lines: Vec<String> = players.map(line).collect();
        lines.push(self.turn_line());
        lines.push(self.table_line());
        lines.extend(self.secret_line());
        lines.extend(self.near_line());
        if let Some(view) = &self.battle {
            lines.push(self.battle_line(view));
            let rolled = view.fighters.iter().filter(|fighter| view.has_rolled(fighter.seat));
            lines.extend(rolled.map(|fighter| self.fighter_line(view, fighter)));
        }
        lines.extend(self.question());
        lines
    }

    fn player_line(&self, number: u8, player: &Player, view: &SeatView) -> String {
        let hero = player.hero.map_or("(no hero)".into(), |hero| hero.to_string());
        let lives = usize::from(player.lives.unwrap_or(0));
        let lost = usize::from(self.printed.lives).saturating_sub(lives);
        let hearts = format!("{}{}", "♥".repeat(lives), "·".repeat(lost));
        let (points, glory) = (view.points.to_string(), view.glory);
        let mut parts = vec![
            format!("{number} {hero:<8} {hearts} ★{points} g{glory}"),
            army_words(view.army),
            Resource::ALL.map(|kind| format!("{}{}", player.goods[kind], letter(kind))).join(" "),
        ];
        if !player.items.is_empty() {
            parts.push(item_words(&player.items));
        }
        if player.city.is_some() {
            let buildings: String = player.buildings.iter().map(building_letter).collect();
            parts.push(format!("⌂{buildings}"));
        }
        let marks =
            [(view.emperor, "Emperor"), (view.plague, "plague"), (!view.conscious, "unconscious")];
        let marks = marks.into_iter().filter(|(holds, _)| *holds);
        parts.extend(marks.map(|(_, word)| format!("[{word}]")));
        parts.join("  ")
    }

    fn turn_line(&self) -> String {
        let limit = self.round_limit.map_or(String::new(), |limit| format!(" of {limit}"));
        let mut line = format!("round {}{limit}", self.round);
        let drawing = matches!(self.phase, Phase::DrawHero { .. } | Phase::FirstPlayer);
        if drawing || self.ending.is_some() {
            return line;
        }
        line += &format!(": {} ({})", self.name(self.active), self.active);
        let all = self.seats.get(usize::from(self.active.0)).map_or(0, |seat| seat.actions);
        line += &format!(", {} of {all} actions left", self.actions_left);
        line += if self.moved { ", has moved" } else { "" };
        line
    }

    fn table_line(&self) -> String {
        let mut line = format!("stack {}", self.stack.left);
        if let Some(rank) = self.stack.rank {
            line += &format!(", rank {rank} on top");
        }
        let bag: u32 = self.bag.values().map(|&count| u32::from(count)).sum();
        line += &format!("; bag {bag}; supply {}", army_words(units(self.supply)));
        let general = &self.general;
        match general.at {
            Some(at) => line += &format!("; General {} at {at}", general.strength),
            None if self.ending.is_none() => {
                line += &format!("; General {}, not found", general.strength);
            }
            None => {}
        }
        line
    }

    /// What the scout alone knows. Rule: K2-12.11
    fn secret_line(&self) -> Option<String> {
        let top = self.stack.top.map(|tile| format!("only you know the top: {}", tile_words(tile)));
        let hand: Vec<String> = self.stack.hand.iter().map(|&tile| tile_words(tile)).collect();
        let hand = (!hand.is_empty()).then(|| format!("you look at: {}", hand.join("; ")));
        hand.or(top)
    }

    /// In a turn: what is here, and the enemies that a step would meet.
    fn near_line(&self) -> Option<String> {
        if self.phase != Phase::Act {
            return None;
        }
        let here = self.tile_at(self.players.get(usize::from(self.active.0))?.at)?;
        let mut parts = vec![format!("here: {}", here.tile.land)];
        if !here.items.is_empty() {
            parts.push(format!("on the ground: {}", item_words(&here.items)));
        }
        parts.extend(self.foes_at(here.at));
        for edge in here.shown_chasms().inverse().iter() {
            let beside = here.at.next(edge).and_then(|at| self.tile_at(at));
            let open = |chasms: Edges| !chasms.contains(edge.opposite());
            if let Some(beside) = beside.filter(|beside| open(beside.shown_chasms())) {
                let foes = self.foes_at(beside.at);
                parts.extend(foes.map(|foes| format!("{}: {foes}", short(edge))));
            }
        }
        Some(parts.join("; "))
    }

    fn foes_at(&self, at: Pos) -> Option<String> {
        let foe = self.foes.iter().find(|foe| foe.at == at)?;
        Some(foe_words(foe, self.tile_at(at)?.tile.land))
    }

    fn battle_line(&self, view: &BattleView) -> String {
        let hero = self.name(self.active);
        match view.battle.cause {
            Cause::Enemies(_) => {
                let here = self.players.get(usize::from(self.active.0)).map(|player| player.at);
                match here.and_then(|at| self.foes_at(at)) {
                    Some(foes) if view.battle.winner.is_none() => {
                        format!("battle: {hero} against {foes}")
                    }
                    Some(_) | None => format!("battle: {hero} has won"),
                }
            }
            Cause::Rift => {
                let names = view.fighters.iter().map(|fighter| self.name(fighter.seat));
                format!("rift: {} fight for the crown", names.collect::<Vec<_>>().join(", "))
            }
            Cause::Duel(emperor) => {
                format!("duel: {hero} challenges {}, the Emperor", self.name(emperor))
            }
        }
    }

    /// The roll, and the attack as a sum. Rule: K2-6.3
    fn fighter_line(&self, view: &BattleView, fighter: &FighterView) -> String {
        let roll = view.battle.fights[usize::from(fighter.seat.0)].roll;
        let parts = [
            (fighter.swords, "on dice"),
            (fighter.weapons, "weapons"),
            (fighter.powers, "power"),
            (fighter.fire, "fire"),
            (fighter.ties, "tie"),
        ];
        let parts = parts.into_iter().filter(|&(adds, word)| adds > 0 || word == "on dice");
        let parts: Vec<String> = parts.map(|(adds, word)| format!("{adds} {word}")).collect();
        let sum = parts.join(" + ");
        let mut line =
            format!("{} rolls {roll}: {sum} = {}", self.name(fighter.seat), fighter.attack);
        if let Some(needs) = view.needs.filter(|_| fighter.seat == view.battle.fighter) {
            line += &format!(", needs {needs}");
        }
        line
    }

    /// What is asked now, unless it is simply what to do in the turn.
    fn question(&self) -> Option<String> {
        let words = match self.phase {
            Phase::Act | Phase::Over(_) => return None,
            Phase::DrawHero { seat } => format!("Which hero does {seat} draw?"),
            Phase::FirstPlayer => "Who begins?".into(),
            Phase::DrawTile { .. } => "Which tile comes from the stack?".into(),
            Phase::KeepTile { .. } => "Which tile is kept? The other goes back on top.".into(),
            Phase::LayTile { tile } => {
                format!("Where does the falcon lay this tile: {}?", tile_words(tile))
            }
            Phase::TurnTile { tile, at, .. } => format!("How does the {} lie at {at}?", tile.land),
            Phase::DrawArmy { at, .. } => format!("Which army comes out of the bag for {at}?"),
            Phase::ReturnArmy { .. } => "Which army goes back into the bag?".into(),
            Phase::Spare { .. } => "Which resource is spared?".into(),
            Phase::GiveBuilding { building } => {
                format!("For whom does the Emperor build the {building}?")
            }
            Phase::Build => "Build more?".into(),
            Phase::Recruit { .. } => "Train more?".into(),
            Phase::GiveUnit { .. } => "Who gets a unit from the Emperor?".into(),
            Phase::Tax => "Which resource goes to the Emperor?".into(),
            Phase::PickUp { .. } => "Take more?".into(),
            Phase::Steal { from, left } => format!("What is stolen from {from}? {left} to take."),
            Phase::Drive { from, army } => format!("Whereto does the {army} flee from {from}?"),
            Phase::Slay
            | Phase::Send { .. }
            | Phase::Roll
            | Phase::Betray
            | Phase::RollAgain
            | Phase::Pick { .. }
            | Phase::Fireballs
            | Phase::BreakTie
            | Phase::Shield
            | Phase::Protect { .. }
            | Phase::Bless
            | Phase::BlessUnit
            | Phase::ToughHide
            | Phase::Plague
            | Phase::FindAmulet
            | Phase::Unload { .. }
            | Phase::PutDown { .. }
            | Phase::SendHome
            | Phase::Abundance { .. } => self.battle_question(),
        };
        Some(words)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only the questions of a battle come here")]
    fn battle_question(&self) -> String {
        let seat = self.asked();
        let name = self.name(seat);
        match self.phase {
            Phase::Slay => format!("Which army does {name} slay without a battle?"),
            Phase::Send { die } => self.send_question(seat, die),
            Phase::Roll => format!("What do {name}'s dice show: {}?", self.next_dice(seat)),
            Phase::Betray => "The time master leaves: to whom?".into(),
            Phase::RollAgain => "Roll again?".into(),
            Phase::Pick { by, shown } => {
                let why = if by == Again::Loop { "The time loop" } else { "Strategic position" };
                format!(
                    "{why}: how many dice that show {} {} are rolled again?",
                    shown.die, shown.face
                )
            }
            Phase::Fireballs => "Throw fireballs?".into(),
            Phase::BreakTie => format!("A tie: what does {name}'s hero die show?"),
            Phase::Shield => "Which skull does the guard's shield stop?".into(),
            Phase::Protect { left } => {
                format!("Which skull does the amulet of Protection stop? {left} at most.")
            }
            Phase::Bless => "Cast a blessing over all these skulls?".into(),
            Phase::BlessUnit => "Which unit does the blessing bring?".into(),
            Phase::ToughHide => "Give a life for a unit that would die?".into(),
            Phase::Plague => "Two skulls: who suffers Plague and Misery?".into(),
            Phase::FindAmulet => "Which amulet did the dark dryad guard?".into(),
            Phase::Unload { left } => format!("What is on the cart? {left} to take."),
            Phase::PutDown { class } => {
                format!("Too many {}: what is put down?", class_words(class))
            }
            Phase::SendHome => "Glory has fallen: which unit goes home?".into(),
            Phase::Abundance { .. } => "Of what does the amulet of Abundance bring more?".into(),
            phase => unreachable!("{phase:?} is no question of a battle"),
        }
    }

    /// Rule: K2-6.2
    fn send_question(&self, seat: Seat, die: Die) -> String {
        let army = self.seats.get(usize::from(seat.0)).map_or(Dice::NONE, |view| view.army);
        let name = self.name(seat);
        let question = match army[die] {
            1 => format!("Does {name}'s {die} take part?"),
            count => format!("How many of {name}'s {count} {die}s take part?"),
        };
        let needs = self.battle.as_ref().and_then(|view| view.needs);
        let needs = needs.map_or(String::new(), |needs| format!(" An attack of {needs} wins."));
        question + &needs
    }

    /// The dice that are rolled next. Rule: K2-6.2
    fn next_dice(&self, seat: Seat) -> String {
        let fight = self.battle.as_ref().map(|view| view.battle.fights[usize::from(seat.0)]);
        let waiting = fight.map_or(Dice::NONE, |fight| fight.waiting);
        waiting.kinds().next().map_or(String::new(), |die| dice_words(die, waiting[die]))
    }

    fn name(&self, seat: Seat) -> String {
        let hero = self.players.get(usize::from(seat.0)).and_then(|player| player.hero);
        hero.map_or(seat.to_string(), |hero| hero.to_string())
    }
}

impl BattleView {
    fn has_rolled(&self, seat: Seat) -> bool {
        !self.battle.fights[usize::from(seat.0)].roll.dice().is_empty()
    }
}

/// `2k 1a 3m 1sk bear`.
fn army_words(army: Dice) -> String {
    let words = army.kinds().map(|die| match die {
        Die::Hero => "hero".into(),
        Die::Knight => format!("{}k", army[die]),
        Die::Archer => format!("{}a", army[die]),
        Die::Mage => format!("{}m", army[die]),
        Die::Skeleton => format!("{}sk", army[die]),
        Die::Bear | Die::Titan | Die::Guard | Die::TimeMaster => die.to_string(),
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() { "alone".into() } else { words.join(" ") }
}

/// Only the dice that can be trained.
fn units(dice: Dice) -> Dice {
    let mut units = Dice::NONE;
    dice.kinds().filter(|die| die.unit().is_some()).for_each(|die| units[die] = dice[die]);
    units
}

/// `1 knight`, `3 knights`.
fn dice_words(die: Die, count: u8) -> String {
    if count == 1 { format!("1 {die}") } else { format!("{count} {die}s") }
}

/// `2 sword, fire, Glory`. The items are sorted.
fn item_words(items: &[Item]) -> String {
    let word = |alike: &[Item]| match alike.len() {
        1 => item_word(alike[0]).into(),
        count => format!("{count} {}", item_word(alike[0])),
    };
    items.chunk_by(|one, other| one == other).map(word).collect::<Vec<String>>().join(", ")
}

fn item_word(item: Item) -> &'static str {
    match item {
        Item::Sword => "sword",
        Item::WarHammer => "hammer",
        Item::Fireball => "fire",
        Item::Pickpocket => "pick",
        Item::Blessing => "bless",
        Item::Abundance => "Abundance",
        Item::Glory => "Glory",
        Item::Action => "Action",
        Item::Protection => "Protection",
        Item::Titan => "Titan",
    }
}

fn class_words(class: Class) -> &'static str {
    match class {
        Class::Weapon => "weapons",
        Class::Spell => "spells",
        Class::Amulet => "amulets",
    }
}

fn foe_words(foe: &EnemyView, land: Land) -> String {
    match land {
        Land::Abyss => format!("the Dark General {}", foe.strength),
        Land::GoblinCave => format!("goblins {}", foe.strength),
        Land::StoneEaterMine => format!("stone eaters {}", foe.strength),
        Land::Castle
        | Land::Farm
        | Land::Forest
        | Land::FarmForest
        | Land::FarmRock
        | Land::ForestRock
        | Land::BigFarm
        | Land::DenseForest
        | Land::BigRock
        | Land::Rift => {
            let armies = foe.armies.iter().map(|(army, strength)| format!("{army} {strength}"));
            armies.collect::<Vec<_>>().join(" + ")
        }
    }
}

/// `farm and rock with chasms ne-e`.
fn tile_words(tile: Tile) -> String {
    match tile.chasms == Edges::NONE {
        true => format!("{} without chasms", tile.land),
        false => format!("{} with chasms {}", tile.land, tile.chasms),
    }
}

fn short(edge: Edge) -> String {
    Edges::NONE.with(edge).to_string()
}
