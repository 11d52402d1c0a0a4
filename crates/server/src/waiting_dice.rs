//! Secrets of dice that are shown by their hash and wait for the numbers of those who will play with them.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use tabletop::{Commitment, Secret};

use crate::token::{self, NoEntropy};

/// How long a secret waits for its table.
const WAIT: Duration = Duration::from_secs(10 * 60);
/// The most secrets that wait.
const MOST: usize = 10_000;
/// The most secrets that wait for callers of one network.
const MOST_EACH: usize = 64;

/// The secrets of tables that are not open yet. They are kept in memory only: whoever comes too late asks again.
#[derive(Default)]
pub struct WaitingDice(Mutex<Waiting>);

/// Each network has a queue; those that wait for the longest time come first.
#[derive(Default)]
struct Waiting {
    queues: HashMap<IpAddr, VecDeque<One>>,
    /// Whose queue a commitment is in.
    networks: HashMap<Commitment, IpAddr>,
}

struct One {
    commitment: Commitment,
    secret: Secret,
    since: Instant,
}

impl WaitingDice {
    /// Draws a secret for somebody of this network. Where a network has too many, its own oldest makes room.
    ///
    /// # Errors
    /// The operating system gives no random numbers.
    pub fn draw(&self, network: IpAddr, now: Instant) -> Result<Commitment, NoEntropy> {
        let secret = token::secret()?;
        let commitment = secret.commitment();
        let one = One { commitment: commitment.clone(), secret, since: now };
        self.with(|waiting| waiting.add(network, one, now));
        Ok(commitment)
    }

    /// The secret behind this commitment; nobody gets it a second time.
    pub fn take(&self, commitment: &Commitment, now: Instant) -> Option<Secret> {
        let one = self.with(|waiting| waiting.take(commitment))?;
        (now.saturating_duration_since(one.since) < WAIT).then_some(one.secret)
    }

    /// Forgets those that have waited in vain.
    pub fn sweep(&self, now: Instant) {
        self.with(|waiting| waiting.sweep(now));
    }

    fn with<T>(&self, work: impl FnOnce(&mut Waiting) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Waiting {
    fn add(&mut self, network: IpAddr, one: One, now: Instant) {
        if self.queues.get(&network).is_some_and(|queue| queue.len() >= MOST_EACH) {
            self.drop_oldest_of(network);
        } else if self.networks.len() >= MOST {
            self.make_room(now);
        }
        self.networks.insert(one.commitment.clone(), network);
        self.queues.entry(network).or_default().push_back(one);
    }

    /// Longest queue drop: whoever has the most waiting loses the oldest of them, so that whoever has few keeps them.
    fn make_room(&mut self, now: Instant) {
        self.sweep(now);
        if self.networks.len() < MOST {
            return;
        }
        let longest = self.queues.iter().max_by_key(|(_, queue)| queue.len());
        if let Some(network) = longest.map(|(network, _)| *network) {
            self.drop_oldest_of(network);
        }
    }

    fn drop_oldest_of(&mut self, network: IpAddr) {
        let oldest = self.queues.get(&network).and_then(|queue| queue.front());
        if let Some(commitment) = oldest.map(|one| one.commitment.clone()) {
            self.take(&commitment);
        }
    }

    fn take(&mut self, commitment: &Commitment) -> Option<One> {
        let network = self.networks.remove(commitment)?;
        let queue = self.queues.get_mut(&network)?;
        let place = queue.iter().position(|one| one.commitment == *commitment)?;
        let one = queue.remove(place);
        if queue.is_empty() {
            self.queues.remove(&network);
        }
        one
    }

    fn sweep(&mut self, now: Instant) {
        let is_old = |one: &One| now.saturating_duration_since(one.since) >= WAIT;
        let old = self.queues.values().flatten().filter(|one| is_old(one));
        let old: Vec<Commitment> = old.map(|one| one.commitment.clone()).collect();
        for commitment in &old {
            self.take(commitment);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(number: u32) -> IpAddr {
        IpAddr::V4(number.into())
    }

    #[test]
    fn a_secret_is_given_once_and_to_no_other_commitment() {
        let (dice, now) = (WaitingDice::default(), Instant::now());
        let one = dice.draw(network(1), now).unwrap();
        let other = dice.draw(network(1), now).unwrap();
        assert_ne!(one, other);
        let secret = dice.take(&one, now).expect("it waits");
        assert_eq!(secret.commitment(), one);
        assert_eq!(dice.take(&one, now), None);
        assert_eq!(dice.take(&Secret::from_seed(1).commitment(), now), None);
        assert!(dice.take(&other, now).is_some());
        assert!(dice.0.lock().unwrap().queues.is_empty(), "nothing is left behind");
    }

    #[test]
    fn a_secret_waits_for_ten_minutes() {
        let (dice, start) = (WaitingDice::default(), Instant::now());
        let [first, second, third] = [0, 1, 2].map(|_| dice.draw(network(1), start).unwrap());
        assert!(dice.take(&first, start + WAIT - Duration::from_secs(1)).is_some());
        assert_eq!(dice.take(&second, start + WAIT), None);
        dice.sweep(start + WAIT);
        assert!(dice.0.lock().unwrap().networks.is_empty());
        assert_eq!(dice.take(&third, start), None);
    }

    #[test]
    fn whoever_asks_for_many_loses_their_own_oldest_and_nobody_elses() {
        let (dice, now) = (WaitingDice::default(), Instant::now());
        let strangers = dice.draw(network(1), now).unwrap();
        let many: Vec<_> =
            (0..3 * MOST_EACH).map(|_| dice.draw(network(2), now).unwrap()).collect();
        let (gone, kept) = many.split_at(2 * MOST_EACH);
        assert!(gone.iter().all(|one| dice.take(one, now).is_none()));
        assert!(kept.iter().all(|one| dice.take(one, now).is_some()));
        assert!(dice.take(&strangers, now).is_some());
    }

    #[test]
    fn where_all_are_too_many_whoever_has_the_most_makes_room() {
        let (dice, now) = (WaitingDice::default(), Instant::now());
        let few: Vec<_> = (0..100).map(|one| dice.draw(network(one), now).unwrap()).collect();
        for number in 0..MOST as u32 {
            dice.draw(network(1_000 + number / MOST_EACH as u32), now).unwrap();
        }
        assert_eq!(dice.0.lock().unwrap().networks.len(), MOST);
        assert!(few.iter().all(|one| dice.take(one, now).is_some()));
    }
}
