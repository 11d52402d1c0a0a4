//! The connection limit: so many in all, and so many from one client network.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

use crate::{config::Settings, guard::client_network, loaded::lock};

/// The connection limit.
pub struct ConnectionLimit {
    most: usize,
    /// From one client network; behind a proxy everybody has the same address.
    most_each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// Leave to hold one connection, until it is dropped.
pub struct Permit {
    limit: Arc<ConnectionLimit>,
    address: IpAddr,
}

impl ConnectionLimit {
    /// As set.
    pub fn new(settings: &Settings) -> Arc<ConnectionLimit> {
        let limits = &settings.limits;
        let most_each = if settings.proxy { limits.connections } else { limits.connections_each };
        Arc::new(ConnectionLimit { most: limits.connections, most_each, taken: Mutex::default() })
    }

    /// A permit for this address; none at the limit of all, or of its network.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        let address = client_network(address);
        let mut taken = lock(&self.taken);
        let each = taken.each.get(&address).copied().unwrap_or(0);
        if taken.all >= self.most || each >= self.most_each {
            return None;
        }
        taken.each.insert(address, each + 1);
        taken.all += 1;
        Some(Permit { limit: self.clone(), address })
    }

    /// How many connections there are.
    pub fn taken(&self) -> usize {
        lock(&self.taken).all
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut taken = lock(&self.limit.taken);
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

    fn limit(most: usize, each: usize, proxy: bool) -> Arc<ConnectionLimit> {
        let mut settings = Settings { proxy, ..Settings::default() };
        (settings.limits.connections, settings.limits.connections_each) = (most, each);
        ConnectionLimit::new(&settings)
    }

    fn address(words: &str) -> IpAddr {
        words.parse().unwrap()
    }

    #[test]
    fn one_address_cannot_take_all_connections() {
        let limit = limit(3, 2, false);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(address);
        let here = [limit.take(one), limit.take(one)];
        assert!(here.iter().all(Option::is_some));
        assert!(limit.take(one).is_none());
        let there = limit.take(other);
        assert!(there.is_some());
        assert!(limit.take(address("192.0.2.3")).is_none(), "the limit of all is reached");
        drop(here);
        assert!(limit.take(one).is_some());
    }

    #[test]
    fn addresses_of_one_ipv6_network_count_together() {
        let limit = limit(9, 1, false);
        let _here = limit.take(address("2001:db8::1")).unwrap();
        assert!(limit.take(address("2001:db8::2")).is_none());
        assert!(limit.take(address("2001:db8:0:1::1")).is_some());
    }

    #[test]
    fn behind_a_proxy_everybody_has_the_same_address() {
        let limit = limit(3, 1, true);
        let _all = [(); 3].map(|()| limit.take(address("127.0.0.1")).unwrap());
        assert!(limit.take(address("127.0.0.1")).is_none());
    }

    #[test]
    fn an_address_that_has_left_is_forgotten() {
        let limit = limit(3, 1, false);
        drop(limit.take(address("192.0.2.1")));
        drop(limit.take(address("192.0.2.1")));
        assert!(lock(&limit.taken).each.is_empty());
        assert_eq!(lock(&limit.taken).all, 0);
    }

    /// However many call when no connection is left, they fill no memory.
    #[test]
    fn an_address_that_was_refused_is_not_remembered() {
        let limit = limit(1, 1, false);
        let _all = limit.take(address("192.0.2.1")).unwrap();
        assert!(limit.take(address("192.0.2.2")).is_none());
        assert_eq!(lock(&limit.taken).each.len(), 1);
    }
}
