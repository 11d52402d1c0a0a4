//! What one viewer may know, built up from nothing. Rule: G-2.8

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, Seats, Turn};

use super::battle::{Battle, Counts, Doubled, Use};
use super::card::{Card, Cards, Effect, Shown};
use super::cave::Place;
use super::colour::Colour;
use super::curse::Curse;
use super::gear::Slot;
use super::hero::{Ability, Hero};
use super::level::Level;
use super::monster::Front;
use super::phase::{Ending, Phase};
use super::potion::{Potion, Potions};
use super::state::{Goblin, Visit};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The three levels.
    pub caves: Vec<CaveView>,
    /// The Lord of this game.
    pub lord: Option<Front>,
    /// The merchant's potions.
    pub stock: BTreeMap<Potion, u8>,
    /// What lies with the pawnbroker.
    pub pawned: Vec<Shown>,
    /// The players, by seat.
    pub seats: Vec<SeatView>,
    /// Whose move it is.
    pub turn: Turn,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// Counted from 1.
    pub round: u16,
    /// After how many rounds the game is called off.
    pub round_limit: Option<u16>,
    /// Who has beaten the Lord.
    pub champions: Seats,
    /// What is asked next.
    pub phase: Phase,
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// The visit to the merchant in progress.
    pub visit: Option<Visit>,
    /// Equipment that is to be worn or pawned.
    pub offered: Option<Shown>,
    /// What not everybody knows, by seat: the viewer's own, nothing for a spectator; everybody's once it is revealed.
    pub secrets: Vec<SecretView>,
    /// Hearts of a healthy hero.
    pub hearts: u8,
    /// The colour that Argentus may leap to.
    pub free_colour: Colour,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A level of the caves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CaveView {
    /// From left to right; `null` is a gap.
    pub row: Vec<Option<Front>>,
    /// The top of the deck.
    pub deck: Option<Front>,
    /// Cards under it.
    pub under_deck: u8,
    /// The top of the guardians.
    pub guardian: Option<Front>,
    /// Guardians under it.
    pub under_guardian: u8,
}

/// A player, as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// Which hero.
    pub hero: Option<Hero>,
    /// What the hero can do, if abilities are played with.
    pub ability: Option<Ability>,
    /// Left.
    pub hearts: u8,
    /// Worn.
    pub weapon: Option<Shown>,
    /// Worn.
    pub armour: Option<Shown>,
    /// The levels whose key is owned.
    pub keys: Vec<Level>,
    /// The levels that the hero may enter. Rule: G-5.2
    pub unlocked: Vec<Level>,
    /// May the hero fight the Lord? Rule: G-5.4
    pub lord_unlocked: bool,
    /// One of a kind.
    pub potions: Potions,
    /// How many cards in hand.
    pub hand_size: u8,
    /// How many a full hand has.
    pub full_hand: u8,
    /// How many cards in the deck.
    pub deck_size: u8,
    /// How many at its bottom the player has put there.
    pub under: u8,
    /// How many cards are being looked at.
    pub looked: u8,
    /// Face up.
    pub discard: Vec<Shown>,
    /// Hearts printed on the monsters beaten.
    pub beaten: u16,
}

/// What only one player knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SecretView {
    /// Whose secrets these are.
    pub seat: Seat,
    /// The hand.
    pub hand: Vec<Shown>,
    /// The own deck from the top down; `null` where nobody knows.
    pub deck: Vec<Option<Shown>>,
    /// The cards in the unknown places.
    pub unknown: Vec<Shown>,
    /// The cards looked at.
    pub looked: Vec<Shown>,
    /// The won cards that wait for a place in a new deck; the strongest is asked for next.
    pub to_stack: Vec<Shown>,
}

/// The battle in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BattleView {
    /// Where.
    pub at: Place,
    /// Against whom.
    pub monster: Front,
    /// The cards played, in their order.
    pub played: Vec<PlayedView>,
    /// The colours that the next card may have.
    pub next: Vec<Colour>,
    /// The curses in force.
    pub curses: Vec<Curse>,
    /// The curse that a potion lifts.
    pub lifted: Option<Curse>,
    /// What a potion doubles.
    pub doubled: Option<Doubled>,
    /// The ability that can be used once.
    pub ability: Use,
    /// What the weapon adds; nothing if it is cursed. Rule: G-6.2
    pub weapon: Option<Counts>,
    /// What the armour adds; nothing if it is cursed. Rule: G-6.2
    pub armour: Option<Counts>,
    /// What two attack cards in a row add. Rule: G-9.3
    pub double_strike: u16,
    /// What the attack adds up to.
    pub attack: u16,
    /// What the defence adds up to.
    pub defence: u16,
    /// Hearts that the hits would cost now.
    pub damage: u16,
    /// What stopping now leads to.
    pub stop: StopView,
    /// How many cards must be discarded.
    pub excess: u8,
}

/// A played card, and what it adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayedView {
    /// The card.
    #[serde(flatten)]
    pub shown: Shown,
    /// What it adds now: curses, doubling and defiance are considered. Rules: G-6.3, G-7.4, G-9.4
    pub counts: Counts,
}

/// What stopping leads to, if no cursed effect is defied and no potion drunk; once the hits are taken, what they have led to.
/// Rules: G-5.10, G-5.11, G-5.13, G-9.5
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StopView {
    /// Hearts left after the hits, before any come back.
    pub hearts: u8,
    /// Is the last heart lost?
    pub falls: bool,
    /// Does the hero strike after the hits?
    pub strikes: bool,
    /// Does that strike win?
    pub wins: bool,
}

impl View {
    /// What this viewer may know; `None` is a spectator, and so is a seat that is not there.
    pub(super) fn of(state: &Goblin, viewer: Option<Seat>) -> View {
        View::with_secrets(state, state.seated().filter(|&seat| Some(seat) == viewer))
    }

    /// With all that anybody knows.
    pub(super) fn revealed(state: &Goblin) -> View {
        View::with_secrets(state, state.seated())
    }

    fn with_secrets(state: &Goblin, of: impl Iterator<Item = Seat>) -> View {
        let seats = state.seated().map(|seat| SeatView::of(state, seat)).collect();
        View {
            caves: Level::ALL.into_iter().map(|level| CaveView::of(state, level)).collect(),
            lord: state.lord.map(|foe| state.rules.front(foe)),
            stock: Potion::ALL.map(|potion| (potion, state.stock(potion))).into(),
            pawned: state.show(state.pawned),
            seats,
            turn: state.turn(),
            active: state.active,
            first: state.first,
            round: state.round,
            round_limit: state.rules.round_limit(),
            champions: state.champions,
            phase: state.phase,
            battle: state.battle.as_ref().map(|battle| BattleView::of(state, battle)),
            visit: state.visit,
            offered: state.phase.offered().map(|card| state.shown(card)),
            secrets: of.map(|seat| SecretView::of(state, seat)).collect(),
            hearts: state.rules.hearts(),
            free_colour: state.rules.free_colour(),
            ending: state.phase.ending(),
        }
    }

    /// What the one viewer knows; `None` for a spectator, and where all is revealed.
    pub(super) fn secret(&self) -> Option<&SecretView> {
        if let [secret] = &self.secrets[..] { Some(secret) } else { None }
    }
}

impl CaveView {
    fn of(state: &Goblin, level: Level) -> CaveView {
        let cave = state.cave(level);
        let front = |foe| state.rules.front(foe);
        CaveView {
            row: cave.row[..state.rules.row().into()].iter().map(|foe| foe.map(front)).collect(),
            deck: cave.top.map(front),
            under_deck: state.in_deck(level).count(),
            guardian: cave.guardian.map(front),
            under_guardian: state.guardians_left(level).count() as u8,
        }
    }
}

impl SeatView {
    fn of(state: &Goblin, seat: Seat) -> SeatView {
        let player = state.at_seat(seat);
        let looked = state.looked_at_by(seat);
        let making = state.is_stacking(seat);
        let discard = if making { Cards::NONE } else { player.discard };
        let worn = |slot: Slot| player.gear[slot as usize].map(|card| state.shown(card));
        let keys = Level::ALL.into_iter().zip(player.keys);
        SeatView {
            hero: player.hero,
            ability: player.hero.and_then(|hero| state.rules.ability(hero)),
            hearts: player.hearts,
            weapon: worn(Slot::Weapon),
            armour: worn(Slot::Armour),
            keys: keys.filter(|(_, key)| key.is_some()).map(|(level, _)| level).collect(),
            unlocked: Level::ALL.into_iter().filter(|&level| player.unlocks(level)).collect(),
            lord_unlocked: player.unlocks_lord(),
            potions: player.potions,
            hand_size: player.hand.count(),
            full_hand: state.full_hand(seat),
            deck_size: player.deck.len(),
            under: player.deck.under(),
            looked: looked.count(),
            discard: state.show(discard),
            beaten: player.beaten,
        }
    }
}

impl SecretView {
    fn of(state: &Goblin, seat: Seat) -> SecretView {
        let player = state.at_seat(seat);
        let making = state.is_stacking(seat);
        let shown = |card: Card| state.shown(card);
        SecretView {
            seat,
            hand: state.show(player.hand),
            deck: player.deck.places().map(|place| place.map(shown)).collect(),
            unknown: state.show(player.deck.unknown()),
            looked: state.show(state.looked_at_by(seat)),
            to_stack: if making { state.show_to_stack(player.discard) } else { Vec::new() },
        }
    }
}

impl BattleView {
    fn of(state: &Goblin, battle: &Battle) -> BattleView {
        let (attack, defence) =
            (state.total(battle, Effect::Attack), state.total(battle, Effect::Defence));
        let may_follow =
            |&colour: &Colour| state.follows(battle, colour) && state.dares(battle, colour);
        let played =
            |card| PlayedView { shown: state.shown(card), counts: state.counts_of(battle, card) };
        let damage = state.rules.strength(battle.foe).0.saturating_sub(defence);
        BattleView {
            at: battle.at,
            monster: state.rules.front(battle.foe),
            played: battle.played.iter().map(played).collect(),
            next: Colour::ALL.into_iter().filter(may_follow).collect(),
            curses: state.curses_to_lift(battle).iter().collect(),
            lifted: battle.lifted,
            doubled: battle.doubled,
            ability: battle.ability,
            weapon: state.worn_counts(battle, Slot::Weapon),
            armour: state.worn_counts(battle, Slot::Armour),
            double_strike: state.double_strike(battle),
            attack,
            defence,
            damage,
            stop: StopView::of(state, battle, damage),
            excess: state.excess(battle),
        }
    }
}

impl StopView {
    fn of(state: &Goblin, battle: &Battle, damage: u16) -> StopView {
        let to_come = if state.is_fighting() { damage as u8 } else { 0 };
        let hearts = state.me().hearts.saturating_sub(to_come);
        let strikes = hearts > 0 || state.strikes_fallen(battle);
        let wins =
            strikes && state.total(battle, Effect::Attack) >= state.rules.strength(battle.foe).1;
        StopView { hearts, falls: hearts == 0, strikes, wins }
    }
}

impl Goblin {
    fn show(&self, cards: Cards) -> Vec<Shown> {
        cards.iter().map(|card| self.shown(card)).collect()
    }

    /// The strongest first. Rule: G-4.3
    fn show_to_stack(&self, won: Cards) -> Vec<Shown> {
        let mut cards: Vec<Card> = won.into();
        cards.sort_by_key(|&card| std::cmp::Reverse(self.rules.rank(card)));
        cards.into_iter().map(|card| self.shown(card)).collect()
    }
}
