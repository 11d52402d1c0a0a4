//! The names of the pictures on the cards. A box of one's own takes its names from here, so that every card
//! has a picture and words in every language. Rule: G-1.6

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An enum of pictures with the words for each.
macro_rules! pictures {
    ($(#[$about:meta])* $kind:ident { $($name:ident $words:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "the words beside each name say it")]
        pub enum $kind {
            $($name,)*
        }

        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$name,)*];
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($kind::$name => $words,)*
                })
            }
        }
    };
}

pictures! {
    /// What a monster looks like.
    Beast {
        GoblinRaider "goblin raider",
        GoblinSneak "goblin sneak",
        GiantWorm "giant worm",
        CaveRat "cave rat",
        GoblinSmith "goblin smith",
        GoblinBrawler "goblin brawler",
        GoblinSlinger "goblin slinger",
        MangyWarg "mangy warg",
        ArmouredBeetle "armoured beetle",
        GoblinShieldbearer "goblin shieldbearer",
        GoblinScout "goblin scout",
        Gatekeeper "gatekeeper",
        OrcWarrior "orc warrior",
        GoblinShaman "goblin shaman",
        CaveSpider "cave spider",
        OrcAxeman "orc axeman",
        WolfRider "wolf rider",
        HobgoblinGuard "hobgoblin guard",
        BoneMage "bone mage",
        StoneCrawler "stone crawler",
        OrcShieldman "orc shieldman",
        SwampWitch "swamp witch",
        BogTrollWhelp "bog troll whelp",
        Ogre "ogre",
        CaveTroll "cave troll",
        DemonWorm "demon worm",
        DarkSorcerer "dark sorcerer",
        FireImpCaptain "fire imp captain",
        OgreChampion "ogre champion",
        Wraith "wraith",
        LichApprentice "lich apprentice",
        IronGolem "iron golem",
        StoneGiant "stone giant",
        ShadowWeaver "shadow weaver",
        ElderTreant "elder treant",
        GoblinKing "Goblin King",
        RedDragon "Red Dragon",
        DemonLord "Demon Lord",
    }
}

pictures! {
    /// What an action card shows.
    Deed {
        HeavyBlow "heavy blow",
        QuickCut "quick cut",
        SideSwing "side swing",
        RaisedGuard "raised guard",
        BattleInsight "battle insight",
        FieldDressing "field dressing",
        StrongStrike "strong strike",
        Feint "feint",
        ParryAndThrust "parry and thrust",
        StudyTheFoe "study the foe",
        HealingHerbs "healing herbs",
        ShieldWall "shield wall",
        MightyBlow "mighty blow",
        CunningStrike "cunning strike",
        Riposte "riposte",
        DeepInsight "deep insight",
        WardingRoots "warding roots",
        GuardedInsight "guarded insight",
        CrushingBlow "crushing blow",
        Whirlwind "whirlwind",
        BladeAndShield "blade and shield",
        BloodRush "blood rush",
        ArcaneSurge "arcane surge",
        BarkSkin "bark skin",
        RadiantAid "radiant aid",
    }
}

pictures! {
    /// What a weapon or an armour looks like.
    Piece {
        RustyDagger "rusty dagger",
        SpikedClub "spiked club",
        ShortSword "short sword",
        ParryingKnife "parrying knife",
        LeatherVest "leather vest",
        WoodenBuckler "wooden buckler",
        PaddedHelmet "padded helmet",
        TravellerHood "traveller hood",
        SteelSword "steel sword",
        BattleAxe "battle axe",
        GuardSpear "guard spear",
        RuneStaff "rune staff",
        ChainMail "chain mail",
        IronShield "iron shield",
        WitchCloak "witch cloak",
        TrollHide "troll hide",
        FlameBlade "flame blade",
        GiantMaul "giant maul",
        VampireSabre "vampire sabre",
        ArchmageStaff "archmage staff",
        PlateMail "plate mail",
        TowerShield "tower shield",
        ShadowMantle "shadow mantle",
        LivingBark "living bark",
    }
}
