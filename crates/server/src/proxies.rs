//! Who calls where proxies stand in front: what they say in `X-Forwarded-For` is believed, what anybody else says is not.

use std::{fmt, net::IpAddr, str::FromStr};

use axum::http::HeaderMap;
use ipnet::IpNet;
use serde::{Deserialize, Deserializer, de::Error};

/// The addresses of the proxies in front of this server; none: everybody calls directly.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<IpNet>);

/// Not the address of a proxy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "'{0}' is no address of a proxy; expected some such as 127.0.0.1,10.0.0.0/8, or 'true' for this machine"
)]
pub struct BadProxy(String);

/// This machine, as a proxy beside the server has it.
const LOOPBACK: [&str; 2] = ["127.0.0.0/8", "::1/128"];

impl Proxies {
    /// A proxy on this machine.
    pub fn on_this_machine() -> Proxies {
        let networks = LOOPBACK.iter().map(|network| network.parse().expect("it is a network"));
        Proxies(networks.collect())
    }

    /// Does everybody call directly?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is somebody with this address one of them?
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address.to_canonical()))
    }

    /// Who calls, over the connection of this peer: the last address in the chain of proxies that is not one of them. What
    /// stands before it anybody may have written.
    pub fn caller(&self, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
        let mut nearest = peer;
        if !self.has(peer) {
            return nearest;
        }
        let lines = headers.get_all("x-forwarded-for").iter().rev();
        let words = lines.map(|line| line.to_str().unwrap_or_default());
        for word in words.flat_map(|line| line.rsplit(',')) {
            let Some(address) = read_address(word) else { return nearest };
            nearest = address;
            if !self.has(address) {
                return nearest;
            }
        }
        nearest
    }
}

/// An address as proxies write it: with a port or without, IPv6 in brackets or without.
fn read_address(word: &str) -> Option<IpAddr> {
    let word = word.trim().trim_matches('"');
    if let Ok(address) = word.parse() {
        return Some(address);
    }
    if let Some((address, rest)) = word.strip_prefix('[').and_then(|word| word.split_once(']')) {
        return if is_port(rest) { address.parse().ok() } else { None };
    }
    let (address, _) = word.split_once(':').filter(|(_, port)| is_digits(port))?;
    address.parse().ok()
}

fn is_port(rest: &str) -> bool {
    rest.is_empty() || rest.strip_prefix(':').is_some_and(is_digits)
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|digit| digit.is_ascii_digit())
}

/// Addresses and networks, with commas between them; `true` for this machine, `false` for none.
impl FromStr for Proxies {
    type Err = BadProxy;

    fn from_str(words: &str) -> Result<Proxies, BadProxy> {
        match words.trim().to_ascii_lowercase().as_str() {
            "true" | "yes" | "on" | "1" => return Ok(Proxies::on_this_machine()),
            "false" | "no" | "off" | "0" | "" => return Ok(Proxies::default()),
            _ => {}
        }
        let network = |word: &str| {
            let word = word.trim();
            let address = |address: IpAddr| IpNet::from(address.to_canonical());
            word.parse().or_else(|_| word.parse().map(address)).map_err(|_| BadProxy(word.into()))
        };
        Ok(Proxies(words.split(',').map(network).collect::<Result<_, _>>()?))
    }
}

impl fmt::Display for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(","))
    }
}

/// In a file: `true`, `false`, one address, or several.
impl<'de> Deserialize<'de> for Proxies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Proxies, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            OnThisMachine(bool),
            One(String),
            Several(Vec<String>),
        }
        let words = match Written::deserialize(deserializer)? {
            Written::OnThisMachine(is_there) => is_there.to_string(),
            Written::One(word) => word,
            Written::Several(words) => words.join(","),
        };
        words.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn caller(proxies: &str, peer: &str, lines: &[&str]) -> String {
        let proxies: Proxies = proxies.parse().unwrap();
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_str(line).unwrap());
        }
        proxies.caller(&headers, peer.parse().unwrap()).to_string()
    }

    #[test]
    fn only_a_configured_proxy_is_believed() {
        let line = ["203.0.113.7"];
        assert_eq!(caller("true", "127.0.0.1", &line), "203.0.113.7");
        assert_eq!(caller("true", "::1", &line), "203.0.113.7");
        assert_eq!(caller("true", "192.0.2.1", &line), "192.0.2.1", "a caller of its own");
        assert_eq!(caller("false", "127.0.0.1", &line), "127.0.0.1");
        assert_eq!(caller("10.0.0.0/8,192.0.2.1", "10.9.9.9", &line), "203.0.113.7");
        assert_eq!(caller("10.0.0.0/8,192.0.2.1", "::ffff:192.0.2.1", &line), "203.0.113.7");
        assert_eq!(caller("10.0.0.0/8,192.0.2.1", "127.0.0.1", &line), "127.0.0.1");
    }

    #[test]
    fn in_a_chain_the_last_address_counts_that_is_no_proxy_of_ours() {
        let forged = ["198.51.100.9, 203.0.113.7"];
        assert_eq!(caller("true", "127.0.0.1", &forged), "203.0.113.7");
        let two_proxies = ["198.51.100.9, 203.0.113.7, 10.0.0.2"];
        assert_eq!(caller("127.0.0.1,10.0.0.2", "127.0.0.1", &two_proxies), "203.0.113.7");
        let two_lines = ["198.51.100.9", "203.0.113.7", "10.0.0.2"];
        assert_eq!(caller("127.0.0.1,10.0.0.2", "127.0.0.1", &two_lines), "203.0.113.7");
        assert_eq!(caller("127.0.0.1,10.0.0.2", "127.0.0.1", &["10.0.0.2"]), "10.0.0.2");
    }

    /// What cannot be read ends the chain: what stands before it anybody may have written.
    #[test]
    fn an_address_with_a_port_is_still_that_address() {
        for word in ["203.0.113.7:4711", "203.0.113.7", " 203.0.113.7 ", "\"203.0.113.7:80\""] {
            assert_eq!(caller("true", "127.0.0.1", &[word]), "203.0.113.7", "{word}");
        }
        for word in ["[2001:db8::7]:4711", "[2001:db8::7]", "2001:db8::7", "\"[2001:db8::7]:80\""] {
            assert_eq!(caller("true", "127.0.0.1", &[word]), "2001:db8::7", "{word}");
        }
        for word in ["unknown", "_hidden", "203.0.113.7:", "[2001:db8::7", "", "203.0.113.7:x"] {
            let line = format!("198.51.100.9, {word}");
            assert_eq!(caller("true", "127.0.0.1", &[&line]), "127.0.0.1", "{word}");
        }
    }

    #[test]
    fn what_is_no_address_is_named() {
        for words in ["proxy.example.org", "10.0.0.0/99", "127.0.0.1,", "127.0.0.1;10.0.0.1"] {
            let problem = words.parse::<Proxies>().unwrap_err().to_string();
            assert!(problem.contains("10.0.0.0/8"), "{problem}");
        }
    }
}
