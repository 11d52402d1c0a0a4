//! Fights: from meeting a monster to standing, stepping back or waking at a fountain.

use tabletop::{Seat, Sink};

use super::event::Event;
use super::hero::{Power, Powers};
use super::map::{Spot, SpotId};
use super::part::{Part, PartKind, Parts};
use super::phase::{Approach, Dice, Fight, FightEnd, Phase, Spoils};
use super::state::Karak;
use super::tile::Ground;
use super::token::{Item, Monster};
use family::only;

impl Karak {
    /// A hero comes upon a monster; asked is only who can sneak or be helped.
    /// Rules: K-4.2, K-10.8, FM-C9
    #[inline(never)] // Rare: inlined, its stack frame would be set up at every step.
    pub(super) fn meet(&mut self, approach: Approach, events: &mut impl Sink<Event>) {
        self.announce(events);
        if self.can_sneak() || self.has_comrade() {
            self.phase = Phase::Meet { approach };
        } else {
            self.start_fight(None, approach, events);
        }
    }

    /// A hero who stands on a monster's tile fights there. Rule: K-10.9
    #[inline(never)] // Rare, like [`Karak::meet`].
    pub(super) fn fight_in_place(&mut self, comrade: Option<Seat>, events: &mut impl Sink<Event>) {
        self.announce(events);
        self.start_fight(comrade, Approach::NoStep, events);
    }

    fn announce(&self, events: &mut impl Sink<Event>) {
        let hero = self.me().hero();
        for (monster, strength) in self.here().monsters().zip(self.strengths(self.here())) {
            events.push(Event::Met {
                hero,
                monster,
                strength: strength + self.group_bonus(self.here()),
            });
        }
    }

    /// Powers, weapons and strengths are fixed now. Rules: K-6.1, K-6.8, K-10.12, FM-C2, FM-M7
    pub(super) fn start_fight(
        &mut self,
        comrade: Option<Seat>,
        approach: Approach,
        events: &mut impl Sink<Event>,
    ) {
        let lent = comrade.map_or(Powers::NONE, |seat| self.powers(seat).lent());
        let powers = self.powers(self.active).or(lent);
        let mut bonus = self.rules.weapons(&self.me().items);
        if let Some(seat) = comrade {
            bonus += self.rules.weapons(&self.at_seat(seat).items);
            let (hero, comrade) = (self.me().hero(), self.at_seat(seat).hero());
            events.push(Event::ComradeNamed { hero, comrade });
        }
        if approach == Approach::FirstStep && powers.has(Power::Premonition) {
            bonus += self.rules.premonition();
        }
        let strength = self.strengths(self.here());
        let fight = Fight { comrade, powers, bonus, strength, ..Fight::default() };
        self.phase = Phase::Roll { dice: Dice::Both, fight };
    }

    /// The dice have fallen. Rules: K-6.1, K-10.10
    pub(super) fn rolled(
        &mut self,
        mut fight: Fight,
        mut dice: [u8; 2],
        events: &mut impl Sink<Event>,
    ) {
        dice.sort_unstable();
        fight.dice = dice;
        events.push(Event::Rolled { hero: self.me().hero(), dice, attack: self.attack(&fight) });
        if self.can_reroll_ones(&fight) || self.can_reroll_both(&fight) {
            self.phase = Phase::Reroll(fight);
        } else {
            self.spend(fight, events);
        }
    }

    /// Rule: K-10.10
    pub(super) fn can_reroll_ones(&self, fight: &Fight) -> bool {
        fight.powers.has(Power::Training) && fight.dice[0] == 1
    }

    /// Rule: K-10.3
    pub(super) fn can_reroll_both(&self, fight: &Fight) -> bool {
        fight.powers.has(Power::DoubleAttack) && !fight.rerolled
    }

    /// After the dice: bolts and sacrifice, then the comrade, then the blow. Rules: K-6.2, FM-C10
    pub(super) fn spend(&mut self, fight: Fight, events: &mut impl Sink<Event>) {
        if self.bolts_left(&fight) > 0 || self.can_sacrifice(&fight) {
            self.phase = Phase::Spend(fight);
        } else {
            self.assist(fight, events);
        }
    }

    /// Rule: FM-C10
    pub(super) fn assist(&mut self, fight: Fight, events: &mut impl Sink<Event>) {
        if self.lent_bolts_left(&fight) > 0 {
            self.phase = Phase::Assist(fight);
        } else {
            self.strike(fight, events);
        }
    }

    /// Bolts that the hero can still use in this fight. Rules: K-6.7, K-10.1
    pub(super) fn bolts_left(&self, fight: &Fight) -> u8 {
        let kept = if fight.powers.has(Power::Affinity) { fight.bolts } else { 0 };
        self.me().items[Item::MagicBolt] - kept
    }

    /// Bolts that the comrade can still use in this fight. Rule: FM-C10
    pub(super) fn lent_bolts_left(&self, fight: &Fight) -> u8 {
        fight.comrade.map_or(0, |seat| {
            let kept = if self.powers(seat).has(Power::Affinity) { fight.lent_bolts } else { 0 };
            self.at_seat(seat).items[Item::MagicBolt] - kept
        })
    }

    /// Rule: K-10.5
    pub(super) fn can_sacrifice(&self, fight: &Fight) -> bool {
        fight.powers.has(Power::Sacrifice) && !fight.sacrificed && self.me().lives > 0
    }

    /// The hero uses a bolt. Rules: K-6.7, K-10.1
    pub(super) fn use_bolt(&mut self, mut fight: Fight, events: &mut impl Sink<Event>) {
        fight.bolts += 1;
        events.push(Event::BoltUsed { hero: self.me().hero(), attack: self.attack(&fight) });
        if !fight.powers.has(Power::Affinity) {
            self.use_up(self.active, Item::MagicBolt, events);
        }
        self.spend(fight, events);
    }

    /// The comrade uses a bolt. Rules: FM-C2, FM-C10
    pub(super) fn use_lent_bolt(&mut self, mut fight: Fight, events: &mut impl Sink<Event>) {
        let seat = fight.comrade.expect("only a comrade assists");
        fight.lent_bolts += 1;
        let hero = self.at_seat(seat).hero();
        events.push(Event::BoltUsed { hero, attack: self.attack(&fight) });
        if !self.powers(seat).has(Power::Affinity) {
            self.use_up(seat, Item::MagicBolt, events);
        }
        self.assist(fight, events);
    }

    /// Rule: K-10.5
    pub(super) fn sacrifice(&mut self, mut fight: Fight, events: &mut impl Sink<Event>) {
        fight.sacrificed = true;
        self.me_mut().lives -= 1;
        let (hero, lives) = (self.me().hero(), self.me().lives);
        events.push(Event::Sacrificed { hero, lives, attack: self.attack(&fight) });
        self.spend(fight, events);
    }

    /// The attack as it stands. Rule: K-6.1
    pub(super) fn attack(&self, fight: &Fight) -> u16 {
        let bolts = u16::from(fight.bolts + fight.lent_bolts) * self.rules.bolt();
        let sacrifice = if fight.sacrificed { self.rules.sacrifice() } else { 0 };
        u16::from(fight.dice[0] + fight.dice[1]) + fight.bonus + bolts + sacrifice
    }

    /// What the attack is made of. Weapons do not change during a fight, so what of the bonus they do
    /// not explain is premonition. Rules: K-6.1, K-10.12
    #[inline]
    pub(super) fn parts(&self, fight: &Fight) -> Parts {
        let weapons = |seat| self.rules.weapons(&self.at_seat(seat).items);
        let (own, lent) = (weapons(self.active), fight.comrade.map_or(0, weapons));
        let bolts = |count| u16::from(count) * self.rules.bolt();
        let points = |part| match part {
            PartKind::Dice => u16::from(fight.dice[0] + fight.dice[1]),
            PartKind::Weapons => own,
            PartKind::LentWeapons => lent,
            PartKind::Premonition => fight.bonus.saturating_sub(own + lent),
            PartKind::Bolts => bolts(fight.bolts),
            PartKind::LentBolts => bolts(fight.lent_bolts),
            PartKind::Sacrifice => {
                if fight.sacrificed {
                    self.rules.sacrifice()
                } else {
                    0
                }
            }
        };
        PartKind::ALL.into_iter().map(|part| Part { part, points: points(part) }).collect()
    }

    /// What company adds to each monster of a tile. Rule: FM-H2
    #[inline]
    pub(super) fn group_bonus(&self, spot: &Spot) -> u16 {
        self.rules.group_bonus(spot.tokens() - 1)
    }

    /// Strengths with revenge, without group bonus. Rules: FM-M4, FM-M6
    pub(super) fn strengths(&self, spot: &Spot) -> [u16; 2] {
        let mut strengths = [0; 2];
        for (index, monster) in spot.monsters().enumerate() {
            let revenge = self.rules.revenge(&self.me().trophies, monster);
            strengths[index] = self.rules.strength(monster) + revenge;
        }
        strengths
    }

    /// The attack is final: compare. Rules: K-6.2, FM-H8, FM-H9, FM-H10, FM-H18
    pub(super) fn strike(&mut self, fight: Fight, events: &mut impl Sink<Event>) {
        let Some([one, other]) = self.here().pair() else { return self.duel(fight, 0, events) };
        let attack = self.attack(&fight);
        let [first, second] = fight.strength;
        if attack > first + second {
            return self.heroic_win(fight, events);
        }
        let hopeless = attack < first.min(second) + self.group_bonus(self.here());
        if one == other || (hopeless && first < second) {
            self.duel(fight, 0, events);
        } else if hopeless && second < first {
            self.duel(fight, 1, events);
        } else {
            self.phase = Phase::Face(fight);
        }
    }

    /// The fight against one monster is decided.
    /// Rules: K-6.3, K-6.4, K-6.5, K-10.7, FM-H7, FM-H11, FM-H12, FM-H22
    pub(super) fn duel(&mut self, fight: Fight, index: usize, events: &mut impl Sink<Event>) {
        let monster = self.here().monsters().nth(index).expect("a monster is faced");
        let hero = self.me().hero();
        let (attack, strength) =
            (self.attack(&fight), fight.strength[index] + self.group_bonus(self.here()));
        let parts = self.parts(&fight);
        let other = self.here().pair().map(|pair| pair[1 - index]);
        let won = attack > strength || (attack == strength && fight.powers.has(Power::Backstab));
        if won {
            events.push(Event::Won { hero, monster, attack, strength, parts });
            self.remove_monster(monster);
        } else if attack == strength {
            events.push(Event::Tied { hero, monster, attack, strength, parts });
        } else {
            events.push(Event::Lost { hero, monster, attack, strength, parts });
            self.wound(monster, events);
        }
        let striking = other.filter(|_| fight.strength[index] < fight.strength[1 - index]);
        if let Some(other) = striking.filter(|_| !won) {
            self.wound(other, events);
        }
        let (back, strikes) = (!won || other.is_some(), won && striking.is_some());
        let end = FightEnd { back, strikes, ..self.fight_end(&fight) };
        let beaten = [won.then_some(monster), None];
        self.settle(Spoils { beaten, curse: false, comrade: fight.comrade, end }, events);
    }

    /// Both monsters fall. Rules: FM-H9, FM-H19, FM-H21
    fn heroic_win(&mut self, fight: Fight, events: &mut impl Sink<Event>) {
        let mut beaten = self.here().pair().expect("a heroic win is over two monsters");
        let strength = fight.strength[0] + fight.strength[1];
        let (hero, attack, parts) = (self.me().hero(), self.attack(&fight), self.parts(&fight));
        events.push(Event::HeroicWin { hero, attack, strength, parts });
        beaten.sort_by_key(|&monster| self.rules.strength(monster));
        beaten.iter().for_each(|&monster| self.remove_monster(monster));
        let end = FightEnd { back: false, heroic: true, goes_on: false, ..self.fight_end(&fight) };
        let beaten = beaten.map(Some);
        self.settle(Spoils { beaten, curse: false, comrade: fight.comrade, end }, events);
    }

    /// What the powers of this fight say about its end. Rules: K-10.4, K-10.11, FM-H16
    fn fight_end(&self, fight: &Fight) -> FightEnd {
        FightEnd {
            back: true,
            strikes: false,
            goes_on: fight.powers.has(Power::Unstoppable) && fight.dice[1] == 6,
            reborn: fight.powers.has(Power::Reincarnation),
            heroic: false,
        }
    }

    /// Rewards are settled; now a monster that is left strikes, and the hero wakes elsewhere, steps back or stays.
    /// Rules: K-6.6, FM-H13, FM-H22
    pub(super) fn finish_fight(&mut self, mut end: FightEnd, events: &mut impl Sink<Event>) {
        if std::mem::take(&mut end.strikes) {
            let other = self.here().monsters().next().expect("a monster is left to strike");
            self.wound(other, events);
        }
        if self.me().lives == 0 && end.reborn {
            self.reincarnate(end, events);
        } else if end.back {
            self.step_back(end, events);
        } else {
            self.after_fight(end, events);
        }
    }

    /// Back to where the hero came from, or to the nearest tile without a monster.
    /// Rules: K-6.6, K-6.11, K-10.9
    fn step_back(&mut self, end: FightEnd, events: &mut impl Sink<Event>) {
        if let Some(refuge) = self.me().refuge {
            return self.step_back_to(refuge, end, events);
        }
        match only(self.map.nearest_refuges(self.me().at)) {
            Some(nearest) => self.step_back_to(nearest, end, events),
            None => self.phase = Phase::StepBack(end),
        }
    }

    pub(super) fn step_back_to(
        &mut self,
        to: SpotId,
        end: FightEnd,
        events: &mut impl Sink<Event>,
    ) {
        (self.me_mut().at, self.me_mut().refuge) = (to, None);
        events.push(Event::SteppedBack { hero: self.me().hero(), to: self.map[to].at });
        self.after_fight(end, events);
    }

    /// Rule: K-10.4
    fn reincarnate(&mut self, end: FightEnd, events: &mut impl Sink<Event>) {
        match only(self.map.fountains()) {
            Some(fountain) => self.wake_at(fountain, end, events),
            None => self.phase = Phase::Reincarnate(end),
        }
    }

    /// Rules: K-10.4, FM-C8
    pub(super) fn wake_at(
        &mut self,
        fountain: SpotId,
        end: FightEnd,
        events: &mut impl Sink<Event>,
    ) {
        (self.me_mut().at, self.me_mut().refuge) = (fountain, None);
        events.push(Event::Reincarnated { hero: self.me().hero(), at: self.map[fountain].at });
        self.heal(self.active, events);
        self.leave_fight(end, events);
    }

    /// The hero is where the fight leaves him or her. Rules: K-6.9, K-6.10, K-8.2, K-8.5, K-10.6, K-10.11
    fn after_fight(&mut self, end: FightEnd, events: &mut impl Sink<Event>) {
        if self.me().lives == 0 {
            if self.here().tile.ground() == Ground::Fountain {
                self.heal(self.active, events);
            } else {
                self.faint(events);
            }
            self.leave_fight(end, events);
        } else if end.heroic {
            self.leave_fight(end, events);
        } else {
            self.spent = !end.goes_on;
            self.fought |= self.is_fresh();
            self.walk_on(events);
        }
    }

    /// The turn is over; after a heroic win a new one follows. Rules: FM-H9, FM-H20
    fn leave_fight(&mut self, end: FightEnd, events: &mut impl Sink<Event>) {
        if self.is_over() {
            return;
        }
        if end.heroic {
            self.begin_turn(events);
        } else {
            self.end_turn(events);
        }
    }

    /// Only the active hero is ever wounded. Rules: K-8.1, FM-C3
    fn wound(&mut self, by: Monster, events: &mut impl Sink<Event>) {
        if self.me().lives > 0 {
            self.me_mut().lives -= 1;
            let (hero, lives) = (self.me().hero(), self.me().lives);
            events.push(Event::Wounded { hero, by, lives });
        }
    }

    /// A monster is gone; who stood here with it needs no way back any more.
    fn remove_monster(&mut self, monster: Monster) {
        let here = self.me().at;
        self.map.change(here, |spot| spot.remove_monster(monster));
        if !self.map[here].has_monster() {
            self.party
                .iter_mut()
                .filter(|hero| hero.at == here)
                .for_each(|hero| hero.refuge = None);
        }
    }
}
