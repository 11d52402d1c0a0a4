//! What a battle can be expected to bring, by what has been rolled and what still waits.

use karak2::{Battle, Building, Cause, Dice, Die, Item, Karak2, Land, Monster, Phase, Power};
use tabletop::{Game, Seat};

use super::{
    Standing, is_exploring, is_fighting,
    means::Means,
    might::{Might, Swords},
    sure,
};

/// Changes what a seat has into what it can expect to have once the battle is over.
pub(super) fn foresee(game: &Karak2, seat: Seat, might: &Might, means: &mut Means) {
    if let Some(battle) = game.battle_now() {
        match battle.cause {
            Cause::Enemies(_) if seat == game.active() => {
                against_enemies(game, seat, battle, means);
            }
            Cause::Enemies(_) => {}
            Cause::Rift => for_the_crown(game, seat, battle, means),
            Cause::Duel(emperor) if seat == emperor || seat == game.active() => {
                for_the_crown(game, seat, battle, means);
            }
            Cause::Duel(_) => {}
        }
    } else if seat == game.active() && is_exploring(game) && is_fighting(game, seat) {
        against_the_unknown(game, seat, might, means);
    }
}

/// The dice a fighter has still to roll; `None` once it is decided who wins.
fn hand(game: &Karak2, seat: Seat, battle: &Battle) -> Option<Dice> {
    let fight = &battle.fights[usize::from(seat.0)];
    let phase = game.phase();
    if let Phase::Send { die } = phase {
        return Some(match fight.sent.total() {
            _ if seat == battle.fighter => to_send(game, seat, fight.sent, die),
            0 => all(game, seat),
            _ => with_hero(fight.sent),
        });
    }
    if phase == Phase::Slay {
        return Some(all(game, seat));
    }
    let rolls =
        matches!(phase, Phase::Roll | Phase::Betray | Phase::RollAgain | Phase::Pick { .. });
    if !rolls {
        return matches!(phase, Phase::Fireballs | Phase::BreakTie).then_some(Dice::NONE);
    }
    let untouched = fight.roll.dice().is_empty() && fight.waiting.total() == 0;
    Some(match untouched {
        false => fight.waiting,
        true if is_asked_later(game, seat, battle) => all(game, seat),
        true => with_hero(fight.sent),
    })
}

/// In a duel the Emperor chooses dice when the attacker is done.
fn is_asked_later(game: &Karak2, seat: Seat, battle: &Battle) -> bool {
    matches!(battle.cause, Cause::Duel(emperor) if seat == emperor && battle.fighter != emperor)
        && seat != game.active()
}

fn with_hero(mut dice: Dice) -> Dice {
    dice[Die::Hero] = 1;
    dice
}

fn all(game: &Karak2, seat: Seat) -> Dice {
    with_hero(game.army(seat))
}

/// What is sent if everything from this kind on is; or nothing more, where that is as good.
fn to_send(game: &Karak2, seat: Seat, sent: Dice, from: Die) -> Dice {
    let army = game.army(seat);
    let mut most = with_hero(sent);
    for die in Die::ARMY.into_iter().filter(|&die| die >= from) {
        most[die] = army[die];
    }
    let is_against_enemies =
        game.battle_now().is_some_and(|battle| matches!(battle.cause, Cause::Enemies(_)));
    let least = with_hero(sent);
    if is_against_enemies && chance(game, seat, least) + 0.02 >= chance(game, seat, most) {
        least
    } else {
        most
    }
}

/// The chance that these dice, with all that counts already, beat the enemies of the tile.
fn chance(game: &Karak2, seat: Seat, dice: Dice) -> f32 {
    swords(game, dice).at_least(need(game, seat).saturating_sub(fire(game, seat)))
}

fn swords(game: &Karak2, dice: Dice) -> Swords {
    dice.kinds().fold(Swords::NONE, |swords, die| swords.with(game, die, dice[die]))
}

/// How many swords are missing.
fn need(game: &Karak2, seat: Seat) -> u16 {
    game.strength_at(game.at_seat(seat).at).saturating_sub(game.attack(seat))
}

fn fire(game: &Karak2, seat: Seat) -> u16 {
    u16::from(game.at_seat(seat).items[Item::Fireball]) * game.rules().fireball()
}

fn against_enemies(game: &Karak2, seat: Seat, battle: &Battle, means: &mut Means) {
    let (at, rules) = (game.at_seat(seat).at, game.rules());
    let is_general = game.is_abyss(at);
    let win = match hand(game, seat, battle) {
        None => f32::from(u8::from(battle.winner == Some(seat))),
        Some(dice) => {
            let (need, fire) = (need(game, seat), fire(game, seat));
            let swords = swords(game, dice);
            let win = again(game, seat, dice, swords.at_least(need.saturating_sub(fire)));
            let held = game.at_seat(seat).items[Item::Fireball];
            means.fireballs -= swords.fireballs(need, rules.fireball(), held);
            if is_general {
                let praetorians = game.general_strength() - rules.general();
                let own = need.saturating_sub(fire).saturating_sub(praetorians);
                means.praetorian = (swords.at_least(own) - win).max(0.0);
            }
            suffer(game, seat, battle, dice, is_general, means);
            win
        }
    };
    if is_general {
        means.victory = sure(win) * Standing::of(game, seat).sign;
        return;
    }
    gain_glory(game, seat, game.strength_at(at), win, means);
    game.map()[at].armies().for_each(|army| means.expect(game, seat, army, win));
    if game.map()[at].land().is_lair() {
        means.spread(win);
    }
}

/// With a power that rolls again.
fn again(game: &Karak2, seat: Seat, dice: Dice, win: f32) -> f32 {
    let powers = game.powers(seat);
    let unrolled = dice[Die::Hero] > 0;
    let rerolls = powers.has(Power::WarStrategy) && dice.total() > 2
        || powers.has(Power::Finesse)
        || powers.has(Power::StrategicPosition) && dice[Die::Archer] > 0;
    if unrolled && rerolls { win + 0.6 * win * (1.0 - win) } else { win }
}

/// Glory on average, if this strength is beaten with this chance.
fn gain_glory(game: &Karak2, seat: Seat, strength: u16, win: f32, means: &mut Means) {
    let lord = game.at_seat(seat);
    let best = lord.best.max(u8::try_from(strength).unwrap_or(u8::MAX));
    let banners = lord.buildings.has(Building::Banners);
    let then = game.rules().glory(best, banners, lord.items[Item::Glory] > 0);
    means.glory += win * (f32::from(then) - f32::from(game.glory(seat)));
}

/// Wounds and losses, by what lies on the table and what is still to be rolled.
fn suffer(
    game: &Karak2,
    seat: Seat,
    battle: &Battle,
    waits: Dice,
    is_general: bool,
    means: &mut Means,
) {
    let fight = &battle.fights[usize::from(seat.0)];
    let rules = game.rules();
    let skulls = |die: Die| {
        let faces = rules.faces(die);
        let each: u8 = faces.iter().map(|face| face.skulls()).sum();
        let shown = fight.roll.skulls(die).saturating_sub(fight.spared[die]);
        f32::from(shown) + f32::from(waits[die]) * f32::from(each) / 6.0
    };
    let lost = [Die::Knight, Die::Archer, Die::Mage, Die::Skeleton].map(skulls);
    let hero = skulls(Die::Hero);
    let total = hero + lost.iter().sum::<f32>();
    let protects = game.at_seat(seat).items[Item::Protection] > 0;
    let stopped = if protects { f32::from(rules.protection()) } else { 0.0 };
    let left =
        if stopped > 0.0 && total > 0.0 { (total - stopped).max(0.1 * total) / total } else { 1.0 };
    means.knights -= left * lost[0];
    means.archers -= left * lost[1];
    means.mages -= left * lost[2];
    means.skeletons -= left * lost[3];
    wound(game, seat, fight.roll.skulls(Die::Hero), waits[Die::Hero] > 0, is_general, left, means);
}

/// What the hero die does to the hero.
fn wound(
    game: &Karak2,
    seat: Seat,
    shown: u8,
    waits: bool,
    is_general: bool,
    left: f32,
    means: &mut Means,
) {
    let lives = game.at_seat(seat).lives;
    let after = |skulls: u8| lives.saturating_sub(skulls + u8::from(is_general));
    let (mut mean, mut frail, mut faint) = (0.0, 0.0, 0.0);
    let mut case = |skulls: u8, share: f32| {
        let lives = after(skulls);
        mean += share * f32::from(lives);
        frail += share * f32::from(u8::from(lives <= 1));
        faint += share * f32::from(u8::from(lives == 0));
    };
    if waits {
        for face in game.rules().faces(Die::Hero) {
            case(face.skulls(), left / 6.0);
        }
        case(0, 1.0 - left);
    } else {
        case(shown, left);
        case(0, 1.0 - left);
    }
    (means.lives, means.frail, means.unconscious) = (mean, frail, faint);
}

/// A tile is drawn, then armies. Rank by rank that is one or two of the bag.
fn against_the_unknown(game: &Karak2, seat: Seat, might: &Might, means: &mut Means) {
    let bag = game.bag();
    let total = bag.total() as f32;
    let rank = game.next_rank().unwrap_or(1);
    let share = |army: Monster| f32::from(bag[army]) / total.max(1.0);
    let mut wins = [0.0; Monster::ALL.len()];
    let in_bag = || Monster::ALL.into_iter().filter(|&army| bag[army] > 0);
    for first in in_bag() {
        if rank < 2 {
            let strength = game.rules().strength(first);
            let win = share(first) * might.chance_at(game, strength);
            wins[first as usize] += win;
            gain_glory(game, seat, strength, win, means);
            continue;
        }
        for second in in_bag().filter(|&second| second >= first) {
            let twice = if first == second { 1.0 } else { 2.0 };
            let strength = game.rules().strength(first) + game.rules().strength(second);
            let cases = twice * share(first) * share(second);
            let win = cases * might.chance(f32::from(strength));
            wins[first as usize] += win;
            wins[second as usize] += win;
            gain_glory(game, seat, strength, win, means);
        }
    }
    for army in in_bag() {
        means.expect(game, seat, army, wins[army as usize]);
    }
    if rank > 1 && !is_abyss_laid(game) {
        let found = 1.0 / game.tiles_left().max(1) as f32;
        let win = found * might.chance(f32::from(game.general_strength()));
        means.victory = sure(win) * Standing::of(game, seat).sign;
    }
    let dice = all(game, seat);
    let met: f32 = in_bag().map(|army| share(army) * f32::from(game.rules().strength(army))).sum();
    let sent = (met * f32::from(rank) / (might.mean + might.adds)).clamp(0.1, 0.7);
    let lost = |die: Die| {
        let each: u8 = game.rules().faces(die).iter().map(|face| face.skulls()).sum();
        sent * f32::from(dice[die]) * f32::from(each) / 6.0
    };
    means.knights -= lost(Die::Knight);
    means.archers -= lost(Die::Archer);
    means.mages -= lost(Die::Mage);
    means.skeletons -= lost(Die::Skeleton);
    wound(game, seat, 0, true, false, 1.0, means);
}

pub(super) fn is_abyss_laid(game: &Karak2) -> bool {
    game.map().spots().iter().any(|spot| spot.land() == Land::Abyss)
}

/// A rift or a duel: who is likely to wear the crown.
fn for_the_crown(game: &Karak2, seat: Seat, battle: &Battle, means: &mut Means) {
    let fights = |seat: Seat| match battle.cause {
        Cause::Rift => !game.at_seat(seat).unconscious,
        Cause::Duel(emperor) => seat == emperor || seat == game.active(),
        Cause::Enemies(_) => false,
    };
    let crown = match battle.winner {
        Some(winner) => f32::from(u8::from(winner == seat)),
        None if !fights(seat) => 0.0,
        None => {
            let mut total = 0.0;
            let mut mine = 0.0;
            for one in (0..game.seats()).map(Seat).filter(|&one| fights(one)) {
                let others = (0..game.seats()).map(Seat).filter(|&other| other != one);
                let over = others
                    .filter(|&other| fights(other))
                    .map(|other| part(game, one, battle).chance_over(&part(game, other, battle)));
                let chance = over.product::<f32>().max(1e-3);
                total += chance;
                if one == seat {
                    mine = chance;
                }
            }
            mine / total
        }
    };
    if fights(seat)
        && battle.winner.is_none()
        && let Some(dice) = hand(game, seat, battle)
    {
        suffer(game, seat, battle, dice, false, means);
    }
    let points = f32::from(game.rules().points(0, 0, false, true).halves) / 2.0;
    let is_duel = matches!(battle.cause, Cause::Duel(_));
    let wins_goods = !is_duel || seat == game.active();
    if wins_goods {
        means.spread(crown * game.rules().crown().total() as f32);
    }
    means.points += (crown - means.crown) * points;
    means.crown = crown;
}

/// What a fighter of a rift or a duel comes to: what lies on the table and what waits.
fn part(game: &Karak2, seat: Seat, battle: &Battle) -> Might {
    let dice = hand(game, seat, battle).unwrap_or(Dice::NONE);
    let mut might = Might::of_dice(game, seat, dice);
    let fire = 0.6 * f32::from(fire(game, seat));
    let attacker =
        if matches!(battle.cause, Cause::Duel(_)) && seat == game.active() { 0.5 } else { 0.0 };
    might.adds = f32::from(game.attack(seat)) + fire + attacker;
    might
}
