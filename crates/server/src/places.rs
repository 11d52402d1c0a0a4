//! Places for callers: so many in all, and so many from one address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

use crate::{config::Settings, guard::household, live::lock};

/// Places for callers.
pub struct Places {
    most: usize,
    /// From one address; behind a proxy everybody has the same.
    most_each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// A place that somebody has until it is dropped.
pub struct Place {
    places: Arc<Places>,
    address: IpAddr,
}

impl Places {
    /// As set.
    pub fn new(settings: &Settings) -> Arc<Places> {
        let limits = &settings.limits;
        let most_each = if settings.proxy { limits.connections } else { limits.connections_each };
        Arc::new(Places { most: limits.connections, most_each, taken: Mutex::default() })
    }

    /// A place for this address; none if the house is full, or full of callers from there.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut taken = lock(&self.taken);
        let has_room = taken.all < self.most;
        let each = taken.each.entry(address).or_default();
        if !has_room || *each >= self.most_each {
            return None;
        }
        *each += 1;
        taken.all += 1;
        Some(Place { places: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.taken);
        taken.all -= 1;
        if let Some(each) = taken.each.get_mut(&self.address) {
            *each -= 1;
            if *each == 0 {
                taken.each.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(most: usize, each: usize, proxy: bool) -> Arc<Places> {
        let mut settings = Settings { proxy, ..Settings::default() };
        (settings.limits.connections, settings.limits.connections_each) = (most, each);
        Places::new(&settings)
    }

    fn address(words: &str) -> IpAddr {
        words.parse().unwrap()
    }

    #[test]
    fn one_address_cannot_take_all_places() {
        let places = places(3, 2, false);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(address);
        let here = [places.take(one), places.take(one)];
        assert!(here.iter().all(Option::is_some));
        assert!(places.take(one).is_none());
        let there = places.take(other);
        assert!(there.is_some());
        assert!(places.take(address("192.0.2.3")).is_none(), "the house is full");
        drop(here);
        assert!(places.take(one).is_some());
    }

    #[test]
    fn a_household_has_one_network_of_the_newer_addresses() {
        let places = places(9, 1, false);
        let _here = places.take(address("2001:db8::1")).unwrap();
        assert!(places.take(address("2001:db8::2")).is_none());
        assert!(places.take(address("2001:db8:0:1::1")).is_some());
    }

    #[test]
    fn behind_a_proxy_everybody_has_the_same_address() {
        let places = places(3, 1, true);
        let _all = [(); 3].map(|()| places.take(address("127.0.0.1")).unwrap());
        assert!(places.take(address("127.0.0.1")).is_none());
    }

    #[test]
    fn an_address_that_has_left_is_forgotten() {
        let places = places(3, 1, false);
        drop(places.take(address("192.0.2.1")));
        drop(places.take(address("192.0.2.1")));
        assert!(lock(&places.taken).each.is_empty());
        assert_eq!(lock(&places.taken).all, 0);
    }
}
