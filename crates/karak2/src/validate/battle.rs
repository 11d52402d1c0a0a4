//! Can this battle be going on?

use tabletop::Seat;

use super::super::army::{Class, Item};
use super::super::die::{Dice, Die, Face};
use super::super::hero::Power;
use super::super::phase::{Again, Battle, Cause, Fight, Phase, Topic};
use super::super::state::{Karak2, MOST_SEATS};
use super::phase::expect;
use super::{Checked, by_rule};

/// How far a fighter has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Progress {
    /// No dice chosen.
    Blank,
    /// Choosing.
    Sending,
    /// Dice chosen, not rolled.
    Sent,
    /// Some dice are in the hand.
    Rolling,
    /// All dice lie.
    Rolled,
    /// Skulls have been dealt with.
    Buried,
}

impl Karak2 {
    /// Can this battle be going on, with this question open?
    pub(super) fn check_battle(&self) -> Checked {
        let Some(battle) = &self.battle else {
            return match self.phase.is_in_battle() {
                Some(true) => by_rule("K2-6.8", "battle", "expected a battle in progress"),
                Some(false) | None => Ok(()),
            };
        };
        if self.phase.is_in_battle() == Some(false) {
            return by_rule("K2-6.8", "battle", "expected no battle while this is asked");
        }
        let seats = [Some(battle.fighter), battle.winner, self.foe(battle)];
        if seats.into_iter().flatten().chain(battle.tied.iter()).any(|seat| seat.0 >= self.seats) {
            return by_rule("K2-6.8", "battle", "expected seats of the table");
        }
        if !self.fighters().any(|seat| seat == battle.fighter) {
            return by_rule("K2-6.8", "battle.fighter", "expected one of those who fight");
        }
        self.check_cause(battle)?;
        for seat in (0..MOST_SEATS as u8).map(Seat) {
            self.check_fight(battle, seat)?;
        }
        self.check_time_master(battle)?;
        self.check_winner(battle)?;
        self.check_battle_phase(battle)
    }

    fn foe(&self, battle: &Battle) -> Option<Seat> {
        match battle.cause {
            Cause::Duel(emperor) => Some(emperor),
            Cause::Enemies(_) | Cause::Rift => None,
        }
    }

    fn check_cause(&self, battle: &Battle) -> Checked {
        let (here, settles) = (self.me().at, self.phase.is_settling());
        let fits = match battle.cause {
            Cause::Enemies(_) => settles || self.has_enemies(here),
            Cause::Rift => {
                let land = self.map[here].land();
                let all_here = self.seated().all(|seat| self.at_seat(seat).at == here);
                battle.begun && all_here && land == super::super::land::Land::Rift
            }
            Cause::Duel(emperor) => {
                let lord = self.at_seat(emperor);
                let crown =
                    self.emperor == Some(emperor) || self.emperor == Some(self.active) && settles;
                battle.begun
                    && emperor != self.active
                    && lord.at == here
                    && crown
                    && !lord.unconscious
            }
        };
        if !fits {
            return by_rule(
                "K2-6.8",
                "battle.cause",
                "expected enemies, a rift or the Emperor here",
            );
        }
        if battle.carts > 2 || battle.dryads > 2 {
            return by_rule("K2-8.1", "battle", "expected loot of at most two armies");
        }
        let loots =
            matches!(self.phase, Phase::FindAmulet | Phase::Unload { .. } | Phase::PutDown { .. });
        if (battle.carts > 0 || battle.dryads > 0) && !loots {
            return by_rule("K2-8.1", "battle", "expected loot only when it is shared out");
        }
        if !battle.begun
            && !(self.has(self.active, Power::Claws) && (self.phase == Phase::Slay || settles))
        {
            return by_rule("K2-12.12", "battle.begun", "expected prey that falls before the dice");
        }
        if !battle.tied.is_empty() && self.phase != Phase::BreakTie {
            return by_rule("IM-3.5", "battle.tied", "expected this only while ties are broken");
        }
        Ok(())
    }

    /// How far this fighter must have come.
    fn progress(&self, battle: &Battle, seat: Seat) -> Progress {
        if !battle.begun || !self.fighters().any(|fighter| fighter == seat) {
            return Progress::Blank;
        }
        let order = |seat| self.fighters().position(|fighter| fighter == seat);
        let (mine, now) = (order(seat), order(battle.fighter));
        let step = self.phase.progress();
        match battle.cause {
            _ if mine == now => step,
            Cause::Enemies(_) => Progress::Blank,
            Cause::Duel(_) if self.phase.is_settling() => Progress::Buried,
            Cause::Duel(_) if mine < now => Progress::Buried,
            Cause::Duel(_) => Progress::Blank,
            Cause::Rift => {
                match (step, mine < now) {
                    (Progress::Blank | Progress::Sending, true) => Progress::Sent,
                    (Progress::Blank | Progress::Sending, false) => Progress::Blank,
                    (Progress::Sent | Progress::Rolling, true) => Progress::Rolled,
                    (Progress::Sent | Progress::Rolling, false) => Progress::Sent,
                    (Progress::Rolled, earlier) if self.phase.comes_before_fireballs() => {
                        if earlier { Progress::Rolled } else { Progress::Sent }
                    }
                    (Progress::Rolled, true) if self.phase.comes_after_verdict() => {
                        Progress::Buried
                    }
                    (Progress::Rolled, _) => Progress::Rolled,
                    (Progress::Buried, _) => Progress::Buried,
                }
            }
        }
    }

    fn check_fight(&self, battle: &Battle, seat: Seat) -> Checked {
        let fight = &battle.fights[usize::from(seat.0)];
        let field = |name: &str| format!("battle.fights[{}].{name}", seat.0);
        let progress = self.progress(battle, seat);
        let blank = Fight::default();
        if progress == Progress::Blank && *fight != blank {
            return by_rule("K2-6.2", field("sent"), "expected nothing yet");
        }
        let rest = Fight { sent: Dice::NONE, ..*fight };
        if progress <= Progress::Sent && rest != blank {
            return by_rule("K2-6.2", field("roll"), "expected nothing but dice sent");
        }
        if seat.0 >= self.seats || progress == Progress::Blank {
            return Ok(());
        }
        self.check_sent(fight, seat, progress, &field)?;
        if progress >= Progress::Rolling {
            self.check_roll(battle, seat, progress, &field)?;
        }
        self.check_additions(battle, fight, seat, progress, &field)
    }

    fn check_sent(
        &self,
        fight: &Fight,
        seat: Seat,
        progress: Progress,
        field: &impl Fn(&str) -> String,
    ) -> Checked {
        let army = self.army(seat);
        for die in Die::ALL {
            let may_have_left = match die {
                Die::TimeMaster => progress >= Progress::Rolling,
                Die::Guard => progress >= Progress::Rolled,
                Die::Hero => false,
                Die::Knight | Die::Archer | Die::Mage | Die::Skeleton | Die::Bear | Die::Titan => {
                    progress == Progress::Buried
                }
            };
            let most = if may_have_left { self.rules.supply()[die] } else { army[die] };
            if fight.sent[die] > most {
                return by_rule(
                    "K2-6.2",
                    field("sent"),
                    format!("expected at most {most} of the {die}"),
                );
            }
        }
        if usize::from(fight.sent.total()) >= super::super::die::MOST_DICE {
            return by_rule("K2-6.2", field("sent"), "too many dice");
        }
        if let Phase::Send { die: asked } = self.phase
            && progress == Progress::Sending
            && fight.sent.kinds().any(|die| die >= asked)
        {
            return by_rule("K2-6.2", field("sent"), "expected only the kinds asked before");
        }
        Ok(())
    }

    fn check_roll(
        &self,
        battle: &Battle,
        seat: Seat,
        progress: Progress,
        field: &impl Fn(&str) -> String,
    ) -> Checked {
        let fight = &battle.fights[usize::from(seat.0)];
        let mut seen = fight.waiting;
        for shown in fight.roll.dice() {
            if !self.rules.faces(shown.die).contains(&shown.face) {
                let problem = format!("no {} shows '{}'", shown.die, shown.face);
                return by_rule("K2-1.3", field("roll"), problem);
            }
            seen[shown.die] += 1;
        }
        let mut all = fight.sent;
        all[Die::Hero] = 1;
        if seen != all {
            return by_rule("K2-6.2", field("roll"), "expected the hero die and the dice sent");
        }
        let in_hand = fight.waiting.kinds().next().is_some();
        if in_hand && progress != Progress::Rolling {
            return by_rule("K2-6.2", field("waiting"), "expected all dice on the table");
        }
        let betrayed = fight.roll.shows(Face::BETRAYAL) && self.time_master == Some(seat);
        let past = progress == Progress::Rolled && self.phase != Phase::Betray
            || progress == Progress::Buried && !self.has_come_back(battle, seat);
        if betrayed && past {
            return by_rule("IM-4.5", "time_master", "expected him to have left");
        }
        let holds = fight.sent[Die::TimeMaster] == 0
            || fight.roll.shows(Face::BETRAYAL)
            || self.time_master == Some(seat);
        if !holds {
            return by_rule("IM-4.3", field("sent"), "the time master serves somebody else");
        }
        let crowned = fight.sent[Die::Guard] == 0
            || self.emperor == Some(seat)
            || progress == Progress::Buried;
        if !crowned {
            return by_rule("IM-5.1", field("sent"), "the guard serves the Emperor");
        }
        Ok(())
    }

    /// Has the Emperor, whom the time master joined, been betrayed as well? Then he may serve the
    /// attacker again. Rules: IM-4.5, IM-6.2
    fn has_come_back(&self, battle: &Battle, seat: Seat) -> bool {
        self.foe(battle).is_some_and(|emperor| {
            seat == self.active && battle.fights[usize::from(emperor.0)].roll.shows(Face::BETRAYAL)
        })
    }

    /// There is one; only in a duel can two roll him, one after the other. Rules: IM-3.3, IM-6.2
    fn check_time_master(&self, battle: &Battle) -> Checked {
        let senders = battle.fights.iter().filter(|fight| fight.sent[Die::TimeMaster] > 0);
        let most = if self.foe(battle).is_some() { 2 } else { 1 };
        if senders.count() > most {
            let problem = "expected the time master in one army only";
            return by_rule("IM-4.3", "battle.fights", problem);
        }
        Ok(())
    }

    /// Re-rolls, fireballs, ties and spared skulls. Rules: K2-6.4, K2-6.5, IM-3.5
    fn check_additions(
        &self,
        battle: &Battle,
        fight: &Fight,
        seat: Seat,
        progress: Progress,
        field: &impl Fn(&str) -> String,
    ) -> Checked {
        let powers = self.powers(seat);
        let rights = [
            (Again::Units, powers.has(Power::WarStrategy)),
            (Again::Hero, powers.has(Power::Finesse)),
            (Again::Archers, powers.has(Power::StrategicPosition)),
            (Again::Loop, fight.roll.shows(Face::LOOP)),
        ];
        if rights.iter().any(|&(again, right)| fight.again.has(again) && !right) {
            return by_rule("K2-6.4", field("again"), "expected a right to roll again");
        }
        let thrown = progress == Progress::Buried
            || progress == Progress::Rolled && !self.phase.comes_before_fireballs();
        let kept = fight.kept > 0;
        if (fight.fire > 0 || fight.affinity) && !thrown
            || (fight.affinity || kept) && !powers.has(Power::Affinity)
            || fight.kept > u8::from(fight.affinity)
            || fight.fire > 999
        {
            return by_rule("K2-6.5", field("fire"), "expected fireballs after the roll only");
        }
        let tied = battle.cause == Cause::Rift
            && (self.phase == Phase::BreakTie || self.phase.comes_after_verdict());
        if fight.ties > if tied { 9_999 } else { 0 } {
            return by_rule("IM-3.5", field("ties"), "expected ties in a rift only");
        }
        let mortal = |die: Die| die.is_mortal() || die == Die::Hero;
        for die in fight.spared.kinds() {
            if !mortal(die) || fight.spared[die] > fight.roll.skulls(die) {
                return by_rule(
                    "K2-6.9",
                    field("spared"),
                    "expected no more than there are skulls",
                );
            }
        }
        let spares = progress == Progress::Buried
            || self.phase.comes_after_verdict()
            || matches!(battle.cause, Cause::Duel(_)) && !self.phase.comes_before_fireballs();
        if fight.spared != Dice::NONE && !spares {
            return by_rule(
                "K2-6.8",
                field("spared"),
                "expected skulls to be spared after the roll",
            );
        }
        Ok(())
    }

    /// The winner is who has won. Rules: K2-6.6, IM-3.4, IM-6.3
    fn check_winner(&self, battle: &Battle) -> Checked {
        let wrong =
            || by_rule("K2-6.6", "battle.winner", "expected the winner, once it is decided");
        let decided = match battle.cause {
            Cause::Duel(_) => self.phase.is_settling(),
            Cause::Enemies(_) | Cause::Rift => {
                battle.begun && (self.phase.comes_after_verdict() || self.phase.is_settling())
            }
        };
        if !decided {
            return if battle.winner.is_some() { wrong() } else { Ok(()) };
        }
        let right = match battle.cause {
            Cause::Enemies(_) if self.phase.is_settling() => battle.winner == Some(self.active),
            Cause::Enemies(_) if self.is_abyss(self.me().at) => {
                battle.winner.is_none_or(|winner| {
                    winner == self.active && self.attack(winner) >= self.general_strength()
                })
            }
            Cause::Enemies(_) => {
                let won = self.attack(self.active) >= self.strength_at(self.me().at);
                battle.winner == won.then_some(self.active)
            }
            Cause::Rift => {
                let best = self.fighters().map(|seat| self.attack(seat)).max();
                let first = self.fighters().filter(|&seat| Some(self.attack(seat)) == best);
                battle.winner == family::only(first)
            }
            Cause::Duel(emperor) => {
                let won = self.attack(self.active) >= self.attack(emperor);
                battle.winner == Some(if won { self.active } else { emperor })
            }
        };
        if right { Ok(()) } else { wrong() }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only the questions of a battle come here")]
    fn check_battle_phase(&self, battle: &Battle) -> Checked {
        let (fighter, fight) = (battle.fighter, self.fight());
        let lord = self.at_seat(fighter);
        let has_skulls = || self.skulls().kinds().next().is_some();
        match self.phase {
            Phase::Slay => {
                let mut prey = self.prey();
                let choice = !battle.begun
                    && matches!((prey.next(), prey.next()), (Some(one), Some(other)) if one != other);
                expect(choice, "K2-12.12", "expected two different weak armies")
            }
            Phase::Send { die } => {
                expect(self.count_of(die) > 0, "K2-6.2", "expected dice of this kind")
            }
            Phase::Roll => {
                let waits = fight.waiting.kinds().next().is_some();
                expect(waits, "K2-6.2", "expected dice in hand")
            }
            Phase::Betray => {
                let leaves = fight.roll.shows(Face::BETRAYAL) && self.time_master == Some(fighter);
                let choice = self.others(fighter).nth(1).is_some();
                expect(leaves && choice, "IM-4.5", "expected a betrayal and a choice")
            }
            Phase::RollAgain => {
                let can = self.ways_to_roll_again().next().is_some();
                expect(can, "K2-6.4", "expected a right to roll again")
            }
            Phase::Pick { by, shown } => {
                let first = self.groups_to_pick(by, None).any(|group| group == shown);
                let can = first && fight.again.has(by);
                expect(can, "K2-6.4", "expected dice that show this")?;
                let choice = self.fewest_to_pick(by, shown) < fight.roll.count(shown);
                expect(choice, "K2-6.4", "expected a choice of how many")
            }
            Phase::Fireballs => expect(self.fireballs_left() > 0, "K2-6.5", "expected a fireball"),
            Phase::BreakTie => {
                let fits = battle.cause == Cause::Rift && battle.tied.contains(fighter);
                let order = self.fighters().find(|&seat| battle.tied.contains(seat));
                let known =
                    battle.tied.iter().all(|seat| self.fighters().any(|other| other == seat));
                expect(fits && known && order == Some(fighter), "IM-3.5", "expected tied heroes")
            }
            Phase::Shield => {
                let can = fight.roll.shows(Face::SHIELD) && has_skulls();
                expect(can, "IM-5.5", "expected a shield and a skull")
            }
            Phase::Protect { left } => {
                let can = lord.items[Item::Protection] > 0
                    && has_skulls()
                    && (1..=self.rules.protection()).contains(&left);
                expect(can, "K2-8.11", "expected the amulet and a skull")
            }
            Phase::Bless => {
                let can = lord.items[Item::Blessing] > 0 && has_skulls();
                expect(can, "IM-4.2", "expected a blessing and a skull")
            }
            Phase::BlessUnit => {
                let can = !has_skulls() && self.units_to_enlist().nth(1).is_some();
                expect(can, "IM-4.2", "expected a choice of units")
            }
            Phase::ToughHide => {
                let can = self.has(fighter, Power::ToughHide)
                    && lord.lives > 0
                    && self.doomed().next().is_some();
                expect(can, "IM-7.6", "expected lives and doomed units")
            }
            Phase::Plague => {
                let can = battle.cause != Cause::Rift
                    && self.rules.has_plague()
                    && self.shows_two_skulls(fighter)
                    && self.others(fighter).nth(1).is_some();
                expect(can, "K2-9.1", "expected two skulls and a choice")
            }
            _ => self.check_spoils_phase(battle),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "only the questions of the spoils come here"
    )]
    fn check_spoils_phase(&self, battle: &Battle) -> Checked {
        let here = &self.map[self.me().at];
        let against_armies = matches!(battle.cause, Cause::Enemies(_))
            && !self.is_abyss(self.me().at)
            && !here.guarded
            && (!here.has_army() || !battle.begun)
            && here.armies().nth(1).is_none();
        match self.phase {
            Phase::FindAmulet => {
                expect(against_armies && battle.dryads > 0, "K2-8.7", "expected a beaten dryad")
            }
            Phase::Unload { left } => {
                let can = against_armies
                    && battle.dryads == 0
                    && battle.carts > 0
                    && (1..=self.rules.cart()).contains(&left);
                expect(can, "K2-8.13", "expected a cart")
            }
            Phase::PutDown { class } => {
                let first =
                    Class::ALL.into_iter().find(|&class| self.overflows(self.active, class));
                let held = class.items().iter().filter(|&&item| self.me().items[item] > 0).count();
                let can = against_armies
                    && battle.dryads == 0
                    && battle.carts == 0
                    && first == Some(class)
                    && held > 1;
                expect(can, "K2-8.3", "expected a choice of what to put down")
            }
            Phase::SendHome => {
                expect(against_armies, "K2-7.4", "expected a victory over armies")?;
                let fits = Class::ALL.into_iter().all(|class| !self.overflows(self.active, class));
                expect(fits, "K2-8.3", "expected items to be stowed first")?;
                self.check_send_home()
            }
            Phase::Abundance { left } => {
                let seat = battle.fighter;
                let can = battle.winner == Some(seat)
                    && self.has(seat, Power::Pillage)
                    && self.at_seat(seat).items[Item::Abundance] > 0
                    && self.crop(self.at_seat(seat).at).kinds().count() > 1
                    && (1..=self.rules.abundance()).contains(&left);
                expect(can, "K2-8.8", "expected a pillage with the amulet")
            }
            phase => unreachable!("{phase:?} is no question of the spoils"),
        }
    }
}

impl Phase {
    /// Does this question belong to a battle? `None`: with or without.
    fn is_in_battle(self) -> Option<bool> {
        match self.topic() {
            Topic::Battle => Some(true),
            Topic::Turn | Topic::Land | Topic::Work | Topic::Over => Some(false),
            Topic::Chance => {
                Some(matches!(self, Phase::Roll | Phase::BreakTie | Phase::FindAmulet))
            }
            Topic::Spoils if matches!(self, Phase::SendHome | Phase::Abundance { .. }) => None,
            Topic::Spoils => Some(true),
        }
    }

    /// Is the battle decided, and are only its fruits open?
    fn is_settling(self) -> bool {
        matches!(
            self,
            Phase::FindAmulet
                | Phase::Unload { .. }
                | Phase::PutDown { .. }
                | Phase::SendHome
                | Phase::Abundance { .. }
        )
    }

    /// How far the one has come who is asked.
    #[expect(clippy::wildcard_enum_match_arm, reason = "before a battle nobody has begun")]
    fn progress(self) -> Progress {
        if self.is_settling() {
            return Progress::Buried;
        }
        match self {
            Phase::Send { .. } => Progress::Sending,
            Phase::Roll | Phase::Pick { .. } => Progress::Rolling,
            Phase::Betray
            | Phase::RollAgain
            | Phase::Fireballs
            | Phase::BreakTie
            | Phase::Shield
            | Phase::Protect { .. }
            | Phase::Bless
            | Phase::BlessUnit
            | Phase::ToughHide => Progress::Rolled,
            Phase::Plague => Progress::Buried,
            _ => Progress::Blank,
        }
    }

    fn comes_before_fireballs(self) -> bool {
        matches!(self, Phase::Roll | Phase::Pick { .. } | Phase::Betray | Phase::RollAgain)
    }

    /// In a battle with enemies or in a rift.
    fn comes_after_verdict(self) -> bool {
        matches!(
            self,
            Phase::Shield
                | Phase::Protect { .. }
                | Phase::Bless
                | Phase::BlessUnit
                | Phase::ToughHide
                | Phase::Plague
        ) || self.is_settling()
    }
}
