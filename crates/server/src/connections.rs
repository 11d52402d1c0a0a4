//! The connection limit: so many in all, and so many from one client network. What proxies hand on is limited by request.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

use crate::{config::Settings, guard::client_network, loaded::lock, proxies::Proxies};

/// The connection limit.
pub struct ConnectionLimit {
    most: usize,
    /// From one client network.
    most_each: usize,
    /// Many callers share a connection of theirs.
    proxies: Proxies,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// Leave to hold one connection, or to have one request answered, until it is dropped.
pub struct Permit {
    limit: Arc<ConnectionLimit>,
    address: IpAddr,
}

impl ConnectionLimit {
    /// For connections, as set.
    pub fn new(settings: &Settings) -> Arc<ConnectionLimit> {
        let limits = &settings.limits;
        Arc::new(ConnectionLimit {
            most: limits.connections,
            most_each: limits.connections_each,
            proxies: settings.proxy.clone(),
            taken: Mutex::default(),
        })
    }

    /// For requests that proxies hand on: a caller has as many at the same time as it would have connections.
    pub fn for_requests(settings: &Settings) -> Arc<ConnectionLimit> {
        let limits = &settings.limits;
        Arc::new(ConnectionLimit {
            most: limits.connections,
            most_each: limits.connections_each,
            proxies: Proxies::default(),
            taken: Mutex::default(),
        })
    }

    /// A permit for this address; none at the limit of all, or of its network, which a proxy does not have.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        let has_proxy = self.proxies.has(address);
        let address = client_network(address);
        let mut taken = lock(&self.taken);
        let each = taken.each.get(&address).copied().unwrap_or(0);
        if taken.all >= self.most || (each >= self.most_each && !has_proxy) {
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

    fn settings(most: usize, each: usize) -> Settings {
        let mut settings = Settings::default();
        (settings.limits.connections, settings.limits.connections_each) = (most, each);
        settings
    }

    fn limit(most: usize, each: usize) -> Arc<ConnectionLimit> {
        ConnectionLimit::new(&settings(most, each))
    }

    fn address(words: &str) -> IpAddr {
        words.parse().unwrap()
    }

    #[test]
    fn one_address_cannot_take_all_connections() {
        let limit = limit(3, 2);
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
        let limit = limit(9, 1);
        let _here = limit.take(address("2001:db8::1")).unwrap();
        assert!(limit.take(address("2001:db8::2")).is_none());
        assert!(limit.take(address("2001:db8:0:1::1")).is_some());
    }

    #[test]
    fn a_proxy_has_connections_for_all_and_its_callers_each_a_limit_of_requests() {
        let settings = Settings { proxy: "127.0.0.1".parse().unwrap(), ..settings(3, 1) };
        let limit = ConnectionLimit::new(&settings);
        let one = limit.take(address("192.0.2.1")).unwrap();
        assert!(limit.take(address("192.0.2.1")).is_none(), "who calls past the proxy");
        drop(one);
        let _all = [(); 3].map(|()| limit.take(address("127.0.0.1")).unwrap());
        assert!(limit.take(address("127.0.0.1")).is_none(), "the limit of all is reached");
        let requests = ConnectionLimit::for_requests(&settings);
        let _first = requests.take(address("203.0.113.7")).unwrap();
        assert!(requests.take(address("203.0.113.7")).is_none());
        assert!(requests.take(address("203.0.113.8")).is_some());
    }

    #[test]
    fn an_address_that_has_left_is_forgotten() {
        let limit = limit(3, 1);
        drop(limit.take(address("192.0.2.1")));
        drop(limit.take(address("192.0.2.1")));
        assert!(lock(&limit.taken).each.is_empty());
        assert_eq!(lock(&limit.taken).all, 0);
    }

    /// However many call when no connection is left, they fill no memory.
    #[test]
    fn an_address_that_was_refused_is_not_remembered() {
        let limit = limit(1, 1);
        let _all = limit.take(address("192.0.2.1")).unwrap();
        assert!(limit.take(address("192.0.2.2")).is_none());
        assert_eq!(lock(&limit.taken).each.len(), 1);
    }
}
