//! Can this question be asked in this situation, and can what it carries have come about?

use tabletop::{Seat, SetupError};

use super::super::hero::{Power, Powers};
use super::super::phase::{Dice, Draw, Ending, Fight, FightEnd, Phase, Spoils};
use super::super::side::Side;
use super::super::state::Karak;
use super::super::tile::Ground;
use super::super::token::{Class, Item, Items, Monster, Token};
use super::{Checked, require};

impl Karak {
    pub(super) fn check_phase(&self) -> Checked {
        match self.phase {
            Phase::DrawHero { seat } => {
                let open = seat.0 < self.seats && self.at_seat(seat).hero.is_none();
                ask(open, "K-2.3", "this seat has a hero, or is not here", "a seat without a hero")
            }
            Phase::FirstPlayer => Ok(()),
            Phase::Walk => self.check_walk(),
            Phase::Teleport { seat } => {
                self.check_awake()?;
                let here = seat.0 < self.seats;
                ask(here, "K-7.9", "this seat is not here", "a seat of this table")?;
                self.check_fountains("K-7.9")
            }
            Phase::DrawTile { side } => {
                self.check_side(side)?;
                ask(self.has_tiles_left(), "K-5.7", "the stack is empty", "a tile in the stack")
            }
            Phase::PlaceTile { side, tile } => {
                self.check_side(side)?;
                let turns = tile.shape().ways(side.opposite()).count() > 1;
                ask(turns, "K-5.2", "this tile lies in one way only", "a tile that can be turned")
            }
            Phase::DrawToken { draw } => {
                self.check_draw(draw)?;
                self.check_bag()
            }
            Phase::ChooseToken { one, other } => self.check_two_tokens(one, other),
            Phase::CallMonster => {
                self.check_draw(Draw::Second)?;
                self.check_bag()
            }
            Phase::Meet { .. } => self.check_meeting(),
            Phase::Roll { fight, .. }
            | Phase::Reroll(fight)
            | Phase::Spend(fight)
            | Phase::Assist(fight)
            | Phase::Face(fight) => {
                self.check_fight(&fight)?;
                self.check_fight_phase(&fight)
            }
            Phase::Loot { item, spoils } => {
                self.check_spoils(&spoils)?;
                let asked = self.is_loot_asked(item, &spoils);
                let expected = "a free slot, an exchange, or a comrade who can take it";
                ask(asked, "K-7.3", "nobody can hold this reward", expected)?;
                self.check_swept()
            }
            Phase::Gift { item, spoils } => {
                self.check_spoils(&spoils)?;
                let first = spoils.comrade.and_then(|seat| self.ways_to_hold(seat, item).next());
                let expected = "a comrade with full slots who can part with something else";
                let parts = matches!(first, Some(Some(_)));
                ask(parts, "FM-C11", "the comrade has nothing to decide", expected)?;
                self.check_swept()
            }
            Phase::Curse(spoils) => {
                self.check_spoils(&spoils)?;
                let choice = self.curse_targets().count() > 1;
                ask(choice, "K-9.2", "only one hero can be cursed", "a choice of heroes")
            }
            Phase::Reincarnate(end) => {
                self.check_end(end)?;
                let fallen = self.me().lives == 0 && end.reborn && !end.strikes;
                let expected = "no lives, `reborn`, and no blow to come";
                ask(fallen, "K-10.4", "the hero does not wake at a fountain", expected)?;
                self.check_fountains("K-10.4")
            }
            Phase::StepBack(end) => self.check_step_back(end),
            Phase::Over(ending) => self.check_ending(ending),
        }
    }

    /// Rule: K-8.3
    fn check_awake(&self) -> Checked {
        let why = "the hero whose turn it is lies unconscious";
        ask(self.is_awake(), "K-8.3", why, "lives, or another `active`")
    }

    fn is_awake(&self) -> bool {
        self.me().lives > 0
    }

    /// Neither has the turn ended by itself, nor does a fight begin by itself. Rules: K-3.3, K-10.9
    fn check_walk(&self) -> Checked {
        self.check_awake()?;
        let expected = "`steps`, something to do on the spot, or another `active`";
        ask(!self.is_done(), "K-3.3", "nothing is left to do in this turn", expected)?;
        let begun = self.must_fight() && self.has_no_way_out();
        let why = "the hero stands with a monster and must fight, which begins by itself";
        ask(!begun, "K-10.9", why, "the hero elsewhere, or the phase `roll` of that fight")
    }

    /// Is there more than one fountain to choose from?
    fn check_fountains(&self, rule: &'static str) -> Checked {
        let choice = self.map.fountains().count() > 1;
        ask(choice, rule, "there is one fountain, so nobody chooses", "two fountains or more")
    }

    /// Does this side of the hero's tile open onto an unexplored place? Rule: K-5.1
    fn check_side(&self, side: Side) -> Checked {
        self.check_awake()?;
        let leads_on = self.here().open.contains(side) && self.here().next(side).is_none();
        ask(leads_on, "K-5.1", "this side leads nowhere new", "an open side with no tile beyond")
    }

    /// Is the hero in a room for which this is drawn? Rules: K-5.4, FM-H3, FM-H4
    fn check_draw(&self, draw: Draw) -> Checked {
        self.check_awake()?;
        let here = self.here();
        let gathers = self.rules.monsters_gather();
        let tame = here.monsters().count() == 1
            && !here.monsters().any(|monster| monster == Monster::Dragon);
        let (fits, rule, expected) = match draw {
            Draw::Room => (here.tokens() == 0, "K-5.4", "a room without a token"),
            Draw::Guard => (
                gathers && !here.has_monster() && here.chests > 0,
                "FM-H4",
                "Hero mode, and a room with a chest and no monster",
            ),
            Draw::Second => {
                (gathers && tame, "FM-H3", "Hero mode, and a room with one monster, not the dragon")
            }
        };
        let room = here.tile.ground() == Ground::Room;
        ask(room && fits, rule, "no token is drawn where the hero stands", expected)
    }

    /// Rule: K-5.8
    fn check_bag(&self) -> Checked {
        ask(self.bag.total() > 0, "K-5.8", "the bag is empty", "a token in the bag")
    }

    /// Rule: K-10.13
    fn check_two_tokens(&self, one: Token, other: Token) -> Checked {
        self.check_draw(Draw::Room)?;
        let foresees = self.powers(self.active).has(Power::FateWeaver);
        let expected = "a hero with fate weaver who is not cursed";
        ask(foresees, "K-10.13", "this hero draws one token", expected)?;
        let why = "the tokens are the same, or in the wrong order";
        ask(one < other, "K-10.13", why, "two kinds in the order of the box")
    }

    /// Rules: K-4.2, K-10.8, FM-C9
    fn check_meeting(&self) -> Checked {
        self.check_awake()?;
        let monster = self.here().has_monster();
        ask(monster, "K-4.2", "the hero meets nobody", "a monster on the hero's tile")?;
        let asked = self.can_sneak() || self.has_comrade();
        let expected = "somebody who sneaks, or a comrade beside; otherwise the phase `roll`";
        ask(asked, "K-10.8", "the hero can only fight, and alone", expected)
    }

    /// Rules: K-6.2, K-6.7, K-10.3, K-10.10, FM-C10, FM-H10
    fn check_fight_phase(&self, fight: &Fight) -> Checked {
        let unspent = fight.bolts == 0 && fight.lent_bolts == 0 && !fight.sacrificed;
        let dice_open = matches!(self.phase, Phase::Roll { .. } | Phase::Reroll(_));
        let why = "bolts or a life have been spent";
        ask(unspent || !dice_open, "K-6.2", why, "none before the dice stand")?;
        if matches!(self.phase, Phase::Roll { dice: Dice::Both, .. }) && !fight.rerolled {
            let expected = "`dice` [0,0] before the first roll";
            return ask(fight.dice == [0, 0], "K-6.1", "the dice have fallen", expected);
        }
        let expected = "`dice` from 1 to 6, the smaller first";
        ask(is_rolled(fight), "K-6.1", "no such dice have fallen", expected)?;
        self.check_fallen_dice(fight)
    }

    /// Can this be asked about dice that have fallen?
    #[expect(clippy::wildcard_enum_match_arm, reason = "only the questions of a fight come here")]
    fn check_fallen_dice(&self, fight: &Fight) -> Checked {
        let (ones, both) = (self.can_reroll_ones(fight), self.can_reroll_both(fight));
        match self.phase {
            Phase::Roll { dice: Dice::Both, .. } => Ok(()),
            Phase::Roll { dice: Dice::Ones, .. } => {
                ask(ones, "K-10.10", "no one is rolled again", "a one, and training")
            }
            Phase::Reroll(_) => {
                let expected = "a one and training, or a double attack that is not used up";
                ask(ones || both, "K-10.3", "no dice may be rolled again", expected)
            }
            Phase::Spend(_) => {
                let spends = self.bolts_left(fight) > 0 || self.can_sacrifice(fight);
                let expected = "a magic bolt, or a life to sacrifice";
                ask(spends, "K-6.7", "the hero has nothing to spend", expected)
            }
            Phase::Assist(_) => {
                let spends = self.lent_bolts_left(fight) > 0;
                let why = "the comrade has nothing to spend";
                ask(spends, "FM-C10", why, "a comrade with a magic bolt")
            }
            _ => {
                let choice = self.here().pair().is_some_and(|[one, other]| one != other);
                let expected = "two different monsters on the hero's tile";
                ask(choice, "FM-H10", "there is no choice of monsters", expected)
            }
        }
    }

    /// Does nothing lie here, or may it in Hero mode? A reward in hand is not on the ground. Rule: K-7.3
    fn check_swept(&self) -> Checked {
        let swept = self.rules.monsters_gather() || self.here().items == Items::NONE;
        let why = "something lies where the reward was won";
        ask(swept, "K-7.3", why, "no items on the hero's tile, without Hero mode")
    }

    /// Rule: K-6.11
    fn check_step_back(&self, end: FightEnd) -> Checked {
        self.check_end(end)?;
        let lost = self.here().has_monster() && self.me().refuge.is_none() && end.back;
        let lost = lost && !end.strikes;
        let expected = "a monster here, `back`, no `came_from`, and no blow to come";
        ask(lost, "K-6.11", "the hero does not look for a way back", expected)?;
        let choice = self.map.nearest_refuges(self.me().at).count() > 1;
        let why = "one tile is the nearest, so nobody chooses";
        ask(choice, "K-6.11", why, "two nearest tiles without a monster")
    }

    /// Rules: K-11.1, K-11.5, FM-C7
    fn check_ending(&self, ending: Ending) -> Checked {
        let ruby = Token::Monster(Monster::Dragon);
        let won = || self.seated().any(|seat| self.at_seat(seat).treasures[ruby] > 0);
        let (possible, rule, expected) = match ending {
            Ending::DragonSlain => (won(), "K-11.1", "a hero with the dragon's treasure"),
            Ending::RoundLimit => {
                (self.rules.round_limit().is_some(), "K-11.5", "a `round_limit` in the setup")
            }
            Ending::PartyDown | Ending::Wrath => {
                (self.rules.is_cooperative(), "FM-C7", "`cooperative` in the setup")
            }
            Ending::Agreed => return Ok(()),
        };
        ask(possible, rule, "the game cannot have ended so", expected)
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

/// The question fits, or is refused by a rule: why, and what would be accepted.
fn ask(fits: bool, rule: &'static str, why: &str, expected: &str) -> Checked {
    if fits {
        return Ok(());
    }
    let problem = format!("cannot be asked in this situation: {why}; expected {expected}");
    Err(SetupError::by_rule(rule, "phase", problem))
}
