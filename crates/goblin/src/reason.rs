//! Why not: every reason with its rule, as data that any language has a sentence for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Refusal;
use thiserror::Error;

use super::card::Effect;
use super::colour::{Colour, Colours};
use super::curse::Curse;
use super::level::Level;
use super::potion::Potion;

/// Why an action is not possible now. The sentence says what to do instead where that is not plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Rule: G-3.2
    #[error("a hero without hearts can only resurrect")]
    OnlyResurrect,
    /// Rule: G-5.4
    #[error("the Lord is fought with the keys of all three levels only")]
    LordIsLocked,
    /// Rule: G-5.2
    #[error("beat the guardian of {missing} first: {level} is locked")]
    LevelIsLocked {
        /// Where the hero would fight.
        level: Level,
        /// The first level whose key is missing.
        missing: Level,
    },
    /// Rule: G-5.3
    #[error("the key of {0} is yours already; fight another monster")]
    KeyIsOwned(Level),
    /// Rule: G-5.17
    #[error("nobody lies there; choose another place")]
    NobodyThere,
    /// Rule: G-5.1
    #[error("choose a monster first, then play cards")]
    NoBattle,

    /// Rule: G-3.4
    #[error("cards that are not played stay in the hand")]
    CardsStay,
    /// Rule: G-6.5
    #[error("the curse makes the hand smaller: discard {0} first")]
    HandTooLarge(u8),
    /// Rule: G-6.5
    #[error("this card is not in the hand")]
    NotThereToDiscard,
    /// Rule: G-5.6
    #[error("this card is not in the hand")]
    NotThereToPlay,
    /// Rule: G-5.6
    #[error("the card before lets {} follow, not {colour}", any_of(*next))]
    DoesNotFollow {
        /// The colours that may follow.
        next: Colours,
        /// The colour that would.
        colour: Colour,
    },
    /// Rule: G-6.1
    #[error("the monster's curse forbids {0} cards")]
    ColourIsCursed(Colour),
    /// Rule: G-5.9
    #[error("the battle goes on: play a card, or stop")]
    BattleGoesOn,

    /// Rule: G-9.4
    #[error("only Lord Xanros defies curses, and only with the option 'abilities'")]
    CannotDefy,
    /// Rule: G-9.4
    #[error("curses are defied once a battle")]
    DefiedAlready,
    /// Rule: G-9.4
    #[error("the colour is cursed: playing the card defies that curse and no other")]
    ColourIsDefied,
    /// Rule: G-9.4
    #[error("the card has no cursed {0} that works at once; just play it")]
    NothingToDefy(Effect),

    /// Rule: G-7.2
    #[error("potions are drunk in a battle, before the player stops")]
    NoTimeToDrink,
    /// Rule: G-7.5
    #[error("a healing potion is drunk in a battle, before the strike")]
    NoTimeToHeal,
    /// Rule: G-7.2
    #[error("there is no {0} at hand")]
    HasNoPotion(Potion),
    /// Rule: G-7.3
    #[error("the monster has no curse '{0}'")]
    NoSuchCurse(Curse),
    /// Rule: G-7.4
    #[error("only attack or defence is doubled")]
    NeverDoubled(Effect),
    /// Rule: G-7.4
    #[error("play a card first: the potion doubles the one just played")]
    NoCardToDouble,
    /// Rule: G-7.4
    #[error("the card just played has no {0} that can be doubled")]
    NothingToDouble(Effect),

    /// Rule: G-8.1
    #[error("there is nothing to buy; fight, or resurrect to pass")]
    NothingToBuy,
    /// Rule: G-8.2
    #[error("there is nothing to pay with: no weapon, no armour, no won card in hand")]
    NothingToPayWith,
    /// Rule: G-8.1
    #[error("visit the merchant first")]
    NotAtMerchant,
    /// Rule: G-8.1
    #[error("the merchant is visited in another turn")]
    NoMerchantInBattle,
    /// Rule: G-8.6
    #[error("buy something before you leave")]
    NothingBought,
    /// Rule: G-8.2
    #[error("there is nothing left to pay with; leave")]
    NothingLeftToPayWith,
    /// Rule: G-8.3
    #[error("one {0} is all that a hero may own")]
    HasPotion(Potion),
    /// Rule: G-8.3
    #[error("no {0} is left")]
    NoPotionLeft(Potion),
    /// Rule: G-8.4
    #[error("one card a visit, of those that lay there when it began")]
    NotOffered,
    /// Rule: G-8.4
    #[error("the pawnbroker does not have this card")]
    NotAtPawnbroker,
    /// Rule: G-8.2
    #[error("keys are not taken; nobody ever loses one")]
    KeysAreNotTaken,
    /// Rule: G-8.2
    #[error("potions are not taken; pay with a won card or equipment")]
    PotionsAreNotTaken,
    /// Rule: G-8.2
    #[error("starting cards are not taken; pay with a won card or equipment")]
    StartingCardsAreNotTaken,
    /// Rule: G-8.2
    #[error("pay with what you wear or with a won card in your hand")]
    NotThereToPay,

    /// Rule: G-2.2
    #[error("a hero is drawn first")]
    HeroIsDrawn,
    /// Rule: G-2.3
    #[error("a monster is drawn first")]
    MonsterIsDrawn,
    /// Rule: G-4.2
    #[error("a card is drawn first")]
    CardIsDrawn,
    /// Rule: G-2.7
    #[error("the first player is drawn first")]
    FirstPlayerIsDrawn,
    /// Rule: G-5.14
    #[error("the beaten monster is turned over first")]
    MonsterIsTurnedOver,
    /// Rule: G-3.1
    #[error("fight a monster, visit the merchant or resurrect")]
    FightShopOrResurrect,
    /// Rule: G-6.5
    #[error("discard a card")]
    FirstDiscard,
    /// Rule: G-5.9
    #[error("play a card, drink a potion or stop")]
    PlayDrinkOrStop,
    /// Rule: G-9.7
    #[error("choose one of the cards looked at for the bottom of the deck")]
    FirstPutUnder,
    /// Rule: G-9.4
    #[error("choose the cursed effect that counts, or none")]
    FirstDefy,
    /// Rule: G-7.5
    #[error("drink the healing potion or strike")]
    FirstBrace,
    /// Rule: G-5.15
    #[error("wear what you won or bring it to the pawnbroker")]
    FirstReward,
    /// Rule: G-4.3
    #[error("choose a free place of the new deck for the won card")]
    FirstStack,
    /// Rule: G-8.6
    #[error("buy something, or leave after a purchase")]
    BuyOrLeave,
    /// Rule: G-8.2
    #[error("choose what to pay with")]
    FirstPay,
    /// Rule: G-8.5
    #[error("wear what you bought or bring it to the pawnbroker")]
    FirstKeep,
    /// Rule: G-10.1
    #[error("the game is over")]
    GameIsOver,
}

impl Reason {
    /// The rule that says so.
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::OnlyResurrect => "G-3.2",
            Reason::LordIsLocked => "G-5.4",
            Reason::LevelIsLocked { .. } => "G-5.2",
            Reason::KeyIsOwned(_) => "G-5.3",
            Reason::NobodyThere => "G-5.17",
            Reason::NoBattle => "G-5.1",
            Reason::CardsStay => "G-3.4",
            Reason::HandTooLarge(_) | Reason::NotThereToDiscard | Reason::FirstDiscard => "G-6.5",
            Reason::NotThereToPlay | Reason::DoesNotFollow { .. } => "G-5.6",
            Reason::ColourIsCursed(_) => "G-6.1",
            Reason::BattleGoesOn | Reason::PlayDrinkOrStop => "G-5.9",
            Reason::CannotDefy
            | Reason::DefiedAlready
            | Reason::ColourIsDefied
            | Reason::NothingToDefy(_)
            | Reason::FirstDefy => "G-9.4",
            Reason::NoTimeToDrink | Reason::HasNoPotion(_) => "G-7.2",
            Reason::NoTimeToHeal | Reason::FirstBrace => "G-7.5",
            Reason::NoSuchCurse(_) => "G-7.3",
            Reason::NeverDoubled(_) | Reason::NoCardToDouble | Reason::NothingToDouble(_) => {
                "G-7.4"
            }
            Reason::NothingToBuy | Reason::NotAtMerchant | Reason::NoMerchantInBattle => "G-8.1",
            Reason::NothingToPayWith
            | Reason::NothingLeftToPayWith
            | Reason::KeysAreNotTaken
            | Reason::PotionsAreNotTaken
            | Reason::StartingCardsAreNotTaken
            | Reason::NotThereToPay
            | Reason::FirstPay => "G-8.2",
            Reason::HasPotion(_) | Reason::NoPotionLeft(_) => "G-8.3",
            Reason::NotOffered | Reason::NotAtPawnbroker => "G-8.4",
            Reason::NothingBought | Reason::BuyOrLeave => "G-8.6",
            Reason::HeroIsDrawn => "G-2.2",
            Reason::MonsterIsDrawn => "G-2.3",
            Reason::CardIsDrawn => "G-4.2",
            Reason::FirstPlayerIsDrawn => "G-2.7",
            Reason::MonsterIsTurnedOver => "G-5.14",
            Reason::FightShopOrResurrect => "G-3.1",
            Reason::FirstPutUnder => "G-9.7",
            Reason::FirstReward => "G-5.15",
            Reason::FirstStack => "G-4.3",
            Reason::FirstKeep => "G-8.5",
            Reason::GameIsOver => "G-10.1",
        }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal::new(reason.rule(), reason.to_string()).with_reason(&reason)
    }
}

/// `red or yellow`, `nothing`.
fn any_of(colours: Colours) -> String {
    let words: Vec<String> = colours.iter().map(|colour| colour.to_string()).collect();
    if words.is_empty() { "nothing".into() } else { words.join(" or ") }
}
