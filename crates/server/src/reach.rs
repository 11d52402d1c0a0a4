//! Where the other devices in a house find this server.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// A stranger beyond the router, of the addresses for documentation: the way there is the default route.
const BEYOND: Ipv4Addr = Ipv4Addr::new(203, 0, 113, 1);
/// The same for IPv6.
const BEYOND_V6: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);
/// Networks 192.168.x that programs for virtual machines make for themselves: VirtualBox, libvirt.
const OF_VIRTUAL_MACHINES: [u8; 2] = [56, 122];

/// The addresses of the page for the other devices in the house, the likeliest one first; none if the server listens to
/// its own machine only, or the machine is in no private network.
pub fn addresses(listening: SocketAddr) -> Vec<String> {
    let port = listening.port();
    let own = match listening.ip() {
        own if own.is_loopback() => Vec::new(),
        own if !own.is_unspecified() => vec![own],
        IpAddr::V4(_) => own_ipv4(),
        IpAddr::V6(_) => Some(own_ipv4()).filter(|own| !own.is_empty()).unwrap_or_else(own_ipv6),
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

/// This machine's addresses in private networks: the one of the default route, then those in the networks that houses and
/// phones use.
fn own_ipv4() -> Vec<IpAddr> {
    let of_routers = (0..=u8::MAX).filter(|network| !OF_VIRTUAL_MACHINES.contains(network));
    let of_routers = of_routers.map(|network| Ipv4Addr::new(192, 168, network, 1));
    let of_phones = Ipv4Addr::new(172, 20, 10, 1);
    let others = of_routers.chain([Ipv4Addr::new(10, 0, 0, 1), of_phones]);
    let all = [BEYOND].into_iter().chain(others);
    private(all.filter_map(|there| own_address_towards(there.into())))
}

/// Every private IPv4 address once.
fn private(all: impl Iterator<Item = IpAddr>) -> Vec<IpAddr> {
    let mut private = Vec::new();
    for address in all {
        let is_private = matches!(address, IpAddr::V4(address) if address.is_private());
        if is_private && !private.contains(&address) {
            private.push(address);
        }
    }
    private
}

fn own_ipv6() -> Vec<IpAddr> {
    let own = own_address_towards(BEYOND_V6.into());
    own.into_iter().filter(|own| !own.is_loopback() && !is_link_local(own)).collect()
}

fn is_link_local(address: &IpAddr) -> bool {
    matches!(address, IpAddr::V6(address) if address.is_unicast_link_local())
}

/// The address that this machine would call from. Nothing is sent: connecting a UDP socket only looks into the routes.
fn own_address_towards(there: IpAddr) -> Option<IpAddr> {
    let any: IpAddr = match there {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((there, 9)).ok()?;
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
    fn this_machine_calls_itself_from_where_it_is_called() {
        let here = IpAddr::from(Ipv4Addr::LOCALHOST);
        assert_eq!(own_address_towards(here), Some(here));
    }

    #[test]
    fn of_all_addresses_the_private_ones_count_once_and_in_order() {
        let all =
            ["10.0.0.7", "203.0.113.9", "127.0.0.1", "192.168.1.5", "10.0.0.7", "169.254.1.1"]
                .map(|words| words.parse().unwrap());
        let told: Vec<String> = private(all.into_iter()).iter().map(IpAddr::to_string).collect();
        assert_eq!(told, ["10.0.0.7", "192.168.1.5"]);
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
