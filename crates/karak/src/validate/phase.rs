//! Can this question be asked in this situation, and can what it carries have come about?

use tabletop::Seat;

use super::super::hero::{Power, Powers};
use super::super::phase::{Dice, Draw, Ending, Fight, FightEnd, Phase, Spoils};
use super::super::side::Side;
use super::super::state::Karak;
use super::super::tile::Ground;
use super::super::token::{Class, Item, Items, Monster, Token};
use super::{Checked, require};

impl Karak {
    pub(super) fn check_phase(&self) -> Checked {
        let possible = match self.phase {
            Phase::DrawHero { seat } => seat.0 < self.seats && self.at_seat(seat).hero.is_none(),
            Phase::FirstPlayer => true,
            Phase::Walk => self.is_awake() && self.is_walk_asked(),
            Phase::Teleport { seat } => {
                self.is_awake() && seat.0 < self.seats && self.has_fountains()
            }
            Phase::DrawTile { side } => {
                self.is_awake() && self.leads_on(side) && self.tiles_left() > 0
            }
            Phase::PlaceTile { side, tile } => {
                let ways = tile.shape().ways(side.opposite()).count();
                self.is_awake() && self.leads_on(side) && ways > 1
            }
            Phase::DrawToken { draw } => {
                self.is_awake() && self.is_drawn_for(draw) && self.bag.total() > 0
            }
            Phase::ChooseToken { one, other } => {
                let foresees = self.powers(self.active).has(Power::FateWeaver);
                self.is_awake() && foresees && one < other && self.is_drawn_for(Draw::Room)
            }
            Phase::CallMonster => {
                self.is_awake() && self.is_drawn_for(Draw::Second) && self.bag.total() > 0
            }
            Phase::Meet { .. } => {
                let asked = self.can_sneak() || self.has_comrade();
                self.is_awake() && self.here().has_monster() && asked
            }
            Phase::Roll { dice: Dice::Both, fight } => {
                self.check_fight(&fight)?;
                is_unspent(&fight)
                    && if fight.rerolled { is_rolled(&fight) } else { fight.dice == [0, 0] }
            }
            Phase::Roll { dice: Dice::Ones, fight } => {
                self.check_fight(&fight)?;
                is_unspent(&fight) && is_rolled(&fight) && self.can_reroll_ones(&fight)
            }
            Phase::Reroll(fight) => {
                self.check_fight(&fight)?;
                let asked = self.can_reroll_ones(&fight) || self.can_reroll_both(&fight);
                is_unspent(&fight) && is_rolled(&fight) && asked
            }
            Phase::Spend(fight) => {
                self.check_fight(&fight)?;
                is_rolled(&fight) && (self.bolts_left(&fight) > 0 || self.can_sacrifice(&fight))
            }
            Phase::Assist(fight) => {
                self.check_fight(&fight)?;
                is_rolled(&fight) && self.lent_bolts_left(&fight) > 0
            }
            Phase::Face(fight) => {
                self.check_fight(&fight)?;
                is_rolled(&fight) && self.here().pair().is_some_and(|[one, other]| one != other)
            }
            Phase::Loot { item, spoils } => {
                self.check_spoils(&spoils)?;
                self.is_loot_asked(item, &spoils) && self.is_swept()
            }
            Phase::Gift { item, spoils } => {
                self.check_spoils(&spoils)?;
                let first = spoils.comrade.and_then(|seat| self.ways_to_hold(seat, item).next());
                matches!(first, Some(Some(_))) && self.is_swept()
            }
            Phase::Curse(spoils) => {
                self.check_spoils(&spoils)?;
                self.curse_targets().count() > 1
            }
            Phase::Reincarnate(end) => {
                self.check_end(end)?;
                !self.is_awake() && end.reborn && !end.strikes && self.has_fountains()
            }
            Phase::StepBack(end) => {
                self.check_end(end)?;
                let lost = self.here().has_monster() && self.me().refuge.is_none() && end.back;
                lost && !end.strikes && self.map.nearest_refuges(self.me().at).count() > 1
            }
            Phase::Over(ending) => self.can_have_ended(ending),
        };
        require(possible, "phase", "cannot be asked in this situation")
    }

    fn is_awake(&self) -> bool {
        self.me().lives > 0
    }

    /// Does nothing lie here, or may it in Hero mode? A reward in hand is not on the ground.
    fn is_swept(&self) -> bool {
        self.rules.monsters_gather() || self.here().items == Items::NONE
    }

    /// Is there more than one fountain to choose from?
    fn has_fountains(&self) -> bool {
        self.map.fountains().count() > 1
    }

    /// Does this side of the hero's tile open onto an unexplored place?
    fn leads_on(&self, side: Side) -> bool {
        self.here().open.contains(side) && self.here().next(side).is_none()
    }

    /// Neither has the turn ended by itself, nor does a fight begin by itself.
    fn is_walk_asked(&self) -> bool {
        let begun = self.must_fight() && self.has_no_way_out();
        !self.is_done() && !begun
    }

    /// Is the hero in a room for which this is drawn? Rules: K-5.4, FM-H3, FM-H4
    fn is_drawn_for(&self, draw: Draw) -> bool {
        let here = self.here();
        let gathers = self.rules.monsters_gather();
        let tame = here.monsters().count() == 1
            && !here.monsters().any(|monster| monster == Monster::Dragon);
        here.tile.ground() == Ground::Room
            && match draw {
                Draw::Room => here.tokens() == 0,
                Draw::Guard => gathers && !here.has_monster() && here.chests > 0,
                Draw::Second => gathers && tame,
            }
    }

    fn can_have_ended(&self, ending: Ending) -> bool {
        let ruby = Token::Monster(Monster::Dragon);
        match ending {
            Ending::DragonSlain => self.seated().any(|seat| self.at_seat(seat).treasures[ruby] > 0),
            Ending::RoundLimit => self.rules.round_limit().is_some(),
            Ending::PartyDown | Ending::Wrath => self.rules.is_cooperative(),
            Ending::Agreed => true,
        }
    }

    /// Rules: K-6.8, FM-C2, FM-M7
    fn check_fight(&self, fight: &Fight) -> Checked {
        require(self.here().has_monster(), "phase.fight", "expected a monster on the hero's tile")?;
        require(self.is_awake() || fight.sacrificed, "phase.fight", "expected a conscious hero")?;
        if let Some(seat) = fight.comrade {
            self.check_comrade(seat)?;
        }
        let lent = fight.comrade.map(|seat| self.powers(seat).lent());
        let mine = self.powers(self.active).or(lent.unwrap_or_default());
        require(
            fight.powers == mine,
            "phase.fight.powers",
            "expected the powers of hero and comrade",
        )?;
        let helped = fight.comrade.map_or(0, |seat| self.rules.weapons(&self.at_seat(seat).items));
        let weapons = self.rules.weapons(&self.me().items) + helped;
        let foreseen = fight.powers.has(Power::Premonition)
            && fight.bonus == weapons + self.rules.premonition();
        require(
            fight.bonus == weapons || foreseen,
            "phase.fight.bonus",
            "expected weapons and premonition",
        )?;
        self.check_strengths(fight)?;
        self.check_uses(fight)
    }

    /// Rule: FM-M7
    fn check_strengths(&self, fight: &Fight) -> Checked {
        for index in 0..2 {
            let (least, most) = match self.here().monsters().nth(index) {
                None => (0, 0),
                Some(monster) => {
                    let printed = self.rules.strength(monster);
                    (printed, printed + self.rules.revenge(&self.me().trophies, monster))
                }
            };
            let right = (least..=most).contains(&fight.strength[index]);
            let problem = format!("expected {least} to {most} for monster {index}");
            require(right, "phase.fight.strength", problem)?;
        }
        Ok(())
    }

    /// Rules: K-10.3, K-10.5, K-6.7, K-7.8, K-10.1, FM-C10, FM-M3
    fn check_uses(&self, fight: &Fight) -> Checked {
        let rerolled = !fight.rerolled || fight.powers.has(Power::DoubleAttack);
        require(rerolled, "phase.fight.rerolled", "expected only with double attack")?;
        let sacrificed = !fight.sacrificed || fight.powers.has(Power::Sacrifice);
        require(sacrificed, "phase.fight.sacrificed", "expected only with sacrifice")?;
        let mine = self.has_used(self.active, fight.bolts, fight.powers);
        require(mine, "phase.fight.bolts", "expected no more than were used")?;
        let lent = match fight.comrade {
            None => fight.lent_bolts == 0,
            Some(seat) => self.has_used(seat, fight.lent_bolts, self.powers(seat)),
        };
        require(lent, "phase.fight.lent_bolts", "expected no more than were used")
    }

    /// Can this hero have used so many bolts in this fight? What is used up lies somewhere.
    fn has_used(&self, seat: Seat, bolts: u8, powers: Powers) -> bool {
        let hero = self.at_seat(seat);
        let few = bolts <= self.rules.slots(Class::Spell);
        few && if powers.has(Power::Affinity) {
            bolts <= hero.items[Item::MagicBolt]
        } else if self.rules.keeps_trophies() {
            bolts <= hero.trophies[Item::MagicBolt]
        } else {
            bolts <= self.gone[Token::Monster(Monster::Mummy)]
        }
    }

    fn check_spoils(&self, spoils: &Spoils) -> Checked {
        let here = self.here();
        require(here.tile.ground() == Ground::Room, "phase", "expected a hero in a room")?;
        let more = match spoils.beaten {
            [None, None] => true,
            [Some(monster), None] => spoils.end.heroic && monster != Monster::Dragon,
            [_, Some(_)] => false,
        };
        require(more, "phase.spoils.beaten", "expected at most one, after a heroic win")?;
        let back = spoils.end.back == here.has_monster();
        require(back, "phase.spoils.end", "expected to step back exactly from a monster left")?;
        let cleared = self.rules.monsters_gather() || (here.chests == 0 && !here.has_monster());
        require(cleared, "phase.spoils", "expected a room with nothing else, without Hero mode")?;
        if let Some(seat) = spoils.comrade {
            self.check_comrade(seat)?;
        }
        let lives = self.is_awake() || self.somebody_could_use(Power::Sacrifice);
        require(lives, "players", "a reward is settled before the wound that takes the last life")?;
        let strikes = !spoils.end.strikes || spoils.end.back && here.pair().is_none();
        require(strikes, "phase.spoils.end.strikes", "expected a single monster left")?;
        self.check_end(spoils.end)
    }

    /// Rules: K-10.4, K-10.11, FM-H9
    fn check_end(&self, end: FightEnd) -> Checked {
        let heroic = !end.heroic || (self.rules.monsters_gather() && !end.back && !end.goes_on);
        require(heroic, "phase.end.heroic", "a heroic win is over two monsters, in Hero mode")?;
        let had = |power| self.somebody_could_use(power);
        require(!end.reborn || had(Power::Reincarnation), "phase.end.reborn", "nobody can")?;
        require(!end.goes_on || had(Power::Unstoppable), "phase.end.goes_on", "nobody can")
    }

    /// Can the active hero have had this power in a fight? The curse may have moved since, and the comrade is
    /// forgotten: somebody must have had it. Rules: K-9.3, FM-C8
    pub(super) fn somebody_could_use(&self, power: Power) -> bool {
        let lends = |seat: Seat| seat == self.active || self.rules.is_cooperative();
        let has = |hero| self.rules.powers(hero).has(power);
        self.seated().any(|seat| lends(seat) && self.at_seat(seat).hero.is_some_and(has))
    }

    fn check_comrade(&self, seat: Seat) -> Checked {
        let comrade = seat.0 < self.seats && self.is_comrade(seat);
        require(comrade, "phase.comrade", "expected a conscious comrade beside the hero")
    }
}

fn is_rolled(fight: &Fight) -> bool {
    let [low, high] = fight.dice;
    (1..=6).contains(&low) && (low..=6).contains(&high)
}

fn is_unspent(fight: &Fight) -> bool {
    fight.bolts == 0 && fight.lent_bolts == 0 && !fight.sacrificed
}
