//! The names of the pictures on the cards. A box of one's own takes its names from here, so that every card
//! has a picture and words in every language. Rule: G-1.6

use std::fmt;

use serde::{Deserialize, Serialize};

/// An enum of pictures with the words for each.
macro_rules! pictures {
    ($(#[$about:meta])* $kind:ident { $($name:ident $words:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
        GoblinRaider "Goblin Raider",
        GoblinSneak "Goblin Sneak",
        GiantWorm "Giant Worm",
        CaveRat "Cave Rat",
        GoblinSmith "Goblin Smith",
        GoblinBrawler "Goblin Brawler",
        GoblinSlinger "Goblin Slinger",
        MangyWarg "Mangy Warg",
        ArmouredBeetle "Armoured Beetle",
        GoblinShieldbearer "Goblin Shieldbearer",
        GoblinScout "Goblin Scout",
        Gatekeeper "Gatekeeper",
        OrcWarrior "Orc Warrior",
        GoblinShaman "Goblin Shaman",
        CaveSpider "Cave Spider",
        OrcAxeman "Orc Axeman",
        WolfRider "Wolf Rider",
        HobgoblinGuard "Hobgoblin Guard",
        BoneMage "Bone Mage",
        StoneCrawler "Stone Crawler",
        OrcShieldman "Orc Shieldman",
        SwampWitch "Swamp Witch",
        BogTrollWhelp "Bog Troll Whelp",
        Ogre "Ogre",
        CaveTroll "Cave Troll",
        DemonWorm "Demon Worm",
        DarkSorcerer "Dark Sorcerer",
        FireImpCaptain "Fire Imp Captain",
        OgreChampion "Ogre Champion",
        Wraith "Wraith",
        LichApprentice "Lich Apprentice",
        IronGolem "Iron Golem",
        StoneGiant "Stone Giant",
        ShadowWeaver "Shadow Weaver",
        ElderTreant "Elder Treant",
        GoblinKing "Goblin King",
        RedDragon "Red Dragon",
        DemonLord "Demon Lord",
    }
}

pictures! {
    /// What an action card shows.
    Deed {
        HeavyBlow "Heavy Blow",
        QuickCut "Quick Cut",
        SideSwing "Side Swing",
        RaisedGuard "Raised Guard",
        BattleInsight "Battle Insight",
        FieldDressing "Field Dressing",
        StrongStrike "Strong Strike",
        Feint "Feint",
        ParryAndThrust "Parry and Thrust",
        StudyTheFoe "Study the Foe",
        HealingHerbs "Healing Herbs",
        ShieldWall "Shield Wall",
        MightyBlow "Mighty Blow",
        CunningStrike "Cunning Strike",
        Riposte "Riposte",
        DeepInsight "Deep Insight",
        WardingRoots "Warding Roots",
        GuardedInsight "Guarded Insight",
        CrushingBlow "Crushing Blow",
        Whirlwind "Whirlwind",
        BladeAndShield "Blade and Shield",
        BloodRush "Blood Rush",
        ArcaneSurge "Arcane Surge",
        BarkSkin "Bark Skin",
        RadiantAid "Radiant Aid",
    }
}

pictures! {
    /// What a weapon or an armour looks like.
    Piece {
        RustyDagger "Rusty Dagger",
        SpikedClub "Spiked Club",
        ShortSword "Short Sword",
        ParryingKnife "Parrying Knife",
        LeatherVest "Leather Vest",
        WoodenBuckler "Wooden Buckler",
        PaddedHelmet "Padded Helmet",
        TravellerHood "Traveller Hood",
        SteelSword "Steel Sword",
        BattleAxe "Battle Axe",
        GuardSpear "Guard Spear",
        RuneStaff "Rune Staff",
        ChainMail "Chain Mail",
        IronShield "Iron Shield",
        WitchCloak "Witch Cloak",
        TrollHide "Troll Hide",
        FlameBlade "Flame Blade",
        GiantMaul "Giant Maul",
        VampireSabre "Vampire Sabre",
        ArchmageStaff "Archmage Staff",
        PlateMail "Plate Mail",
        TowerShield "Tower Shield",
        ShadowMantle "Shadow Mantle",
        LivingBark "Living Bark",
    }
}
