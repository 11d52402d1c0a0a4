//! Where the other devices in a house find this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use if_addrs::get_if_addrs;

/// A stranger beyond the router, of the addresses for documentation: the way there is the default route.
const BEYOND: Ipv4Addr = Ipv4Addr::new(203, 0, 113, 1);
/// How the networks are called that virtual machines and containers make for themselves.
const VIRTUAL: [&str; 6] = ["docker", "br-", "veth", "virbr", "vboxnet", "vmnet"];

/// How names end that are given within a house only.
const HOUSE_NAMES: [&str; 6] =
    [".local", ".localdomain", ".lan", ".home", ".internal", ".home.arpa"];

/// The addresses of the page for the other devices in the house, the likeliest one first; none if the server listens to
/// its own machine only, or the machine is in no private network.
pub fn addresses(listening: SocketAddr) -> Vec<String> {
    let port = listening.port();
    let own = match listening.ip() {
        own if own.is_loopback() => Vec::new(),
        own if !own.is_unspecified() => vec![own],
        any => own_addresses(any.is_ipv6()),
    };
    own.into_iter().map(|own| format!("http://{}", SocketAddr::new(own, port))).collect()
}

/// May a caller be told these addresses? They are of use in the same house only, and nobody else's business.
pub fn may_be_told(peer: IpAddr) -> bool {
    match peer.to_canonical() {
        IpAddr::V4(peer) => peer.is_loopback() || peer.is_private() || peer.is_link_local(),
        IpAddr::V6(peer) => {
            peer.is_loopback() || peer.is_unique_local() || peer.is_unicast_link_local()
        }
    }
}

/// Can this name lead nowhere but to a machine in the same house? An address can, and so can names that nobody can register for the
/// whole internet: another page may point a name of its own at a machine in the house.
pub fn is_name_in_a_house(name: &str) -> bool {
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let is_local = HOUSE_NAMES.iter().any(|end| name.ends_with(end));
    address.parse::<IpAddr>().is_ok() || !name.contains('.') || is_local
}

/// This machine's private addresses, that of the default route first; IPv6 only where there is no other.
fn own_addresses(with_ipv6: bool) -> Vec<IpAddr> {
    let is_virtual = |name: &str| VIRTUAL.iter().any(|start| name.starts_with(start));
    let all = get_if_addrs().unwrap_or_default().into_iter();
    let all: Vec<IpAddr> = all.filter(|one| !is_virtual(&one.name)).map(|one| one.ip()).collect();
    let mut own: Vec<IpAddr> = all.iter().copied().filter(is_private_ipv4).collect();
    if own.is_empty() && with_ipv6 {
        own = all.into_iter().filter(is_private_ipv6).collect();
    }
    let first = address_of_the_default_route();
    own.sort_by_key(|one| Some(*one) != first);
    own
}

fn is_private_ipv4(address: &IpAddr) -> bool {
    matches!(address, IpAddr::V4(address) if address.is_private())
}

fn is_private_ipv6(address: &IpAddr) -> bool {
    matches!(address, IpAddr::V6(address) if address.is_unique_local())
}

/// The address that this machine would call from. Nothing is sent: connecting a UDP socket only looks into the routes.
fn address_of_the_default_route() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((BEYOND, 9)).ok()?;
    socket.local_addr().ok().map(|own| own.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn socket(words: &str) -> SocketAddr {
        words.parse().unwrap()
    }

    #[test]
    fn a_server_for_this_machine_has_no_address_for_others() {
        assert!(addresses(socket("127.0.0.1:8017")).is_empty());
        assert!(addresses(socket("127.9.9.9:8017")).is_empty());
        assert!(addresses(socket("[::1]:8017")).is_empty());
    }

    #[test]
    fn an_address_that_was_chosen_is_the_only_one() {
        assert_eq!(addresses(socket("192.168.1.5:80")), ["http://192.168.1.5:80"]);
        assert_eq!(addresses(socket("203.0.113.9:8017")), ["http://203.0.113.9:8017"]);
        assert_eq!(addresses(socket("[fd00::2]:8017")), ["http://[fd00::2]:8017"]);
    }

    /// Which there are depends on the machine.
    #[test]
    fn a_server_for_everybody_names_what_this_machine_is_called_from_outside() {
        for listening in ["0.0.0.0:8017", "[::]:8017"] {
            for address in addresses(socket(listening)) {
                let own = socket(address.strip_prefix("http://").unwrap());
                assert_eq!(own.port(), 8017);
                assert!(!own.ip().is_loopback() && !own.ip().is_unspecified(), "{address}");
                assert!(UdpSocket::bind((own.ip(), 0)).is_ok(), "{address} is not this machine's");
            }
        }
    }

    #[test]
    fn a_name_that_somebody_can_register_is_none_of_a_house() {
        for name in
            ["192.168.1.5", "[fd00::2]", "karak-pi", "karak.local", "pi.fritz.lan", "a.home.arpa"]
        {
            assert!(is_name_in_a_house(name), "{name}");
        }
        for name in [
            "evil.example",
            "local.evil.example",
            "192.168.1.5.evil.example",
            "lan.org",
            "1.in-addr.arpa",
        ] {
            assert!(!is_name_in_a_house(name), "{name}");
        }
    }

    #[test]
    fn only_the_house_is_told() {
        let may = |words: &str| may_be_told(words.parse().unwrap());
        let inside =
            ["127.0.0.1", "192.168.1.5", "10.1.2.3", "172.16.0.1", "172.31.9.9", "169.254.7.7"];
        let inside = inside.into_iter().chain(["::1", "fd00::2", "fe80::1", "::ffff:192.168.1.5"]);
        for peer in inside {
            assert!(may(peer), "{peer}");
        }
        let outside = ["203.0.113.9", "172.32.0.1", "192.169.0.1", "8.8.8.8", "0.0.0.0"];
        for peer in outside.into_iter().chain(["2001:db8::1", "::", "::ffff:203.0.113.9"]) {
            assert!(!may(peer), "{peer}");
        }
    }
}
