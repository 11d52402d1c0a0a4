//! Which addresses may be pushed to: they come from strangers, and whoever can make a server ask any address uses it as
//! their hand.

use std::fmt;

use axum::http::Uri;

use super::Unusable;

/// The push services that a server knows: those of the browsers, and what its operator has added.
#[derive(Clone, Debug)]
pub struct Allowed {
    added: Vec<Origin>,
}

/// Scheme, host and port of an address, written as browsers write it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    scheme: Scheme,
    host: String,
    port: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

/// An address that may be pushed to.
#[derive(Clone, Debug)]
pub struct Endpoint {
    /// All of it. Whoever knows it knows a browser: it belongs in no log.
    pub address: Uri,
    /// The service.
    pub service: Origin,
}

/// This is not the origin of a push service.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected the origin of a push service like `https://push.example.org`, found `{0}`")]
pub struct BadOrigin(String);

/// Google Chrome and its relatives.
const HOSTS: [&str; 1] = ["fcm.googleapis.com"];
/// Every host below: Mozilla Firefox, Apple Safari, Microsoft Edge.
const DOMAINS: [&str; 3] = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

const LONGEST: usize = 1000;

impl Allowed {
    /// The services of the browsers, and these origins.
    ///
    /// # Errors
    /// The first that is none.
    pub fn new(added: &[String]) -> Result<Allowed, BadOrigin> {
        let added =
            added.iter().map(|text| configured(text).ok_or_else(|| BadOrigin(text.clone())));
        Ok(Allowed { added: added.collect::<Result<_, _>>()? })
    }

    /// An address, if it may be pushed to.
    pub fn endpoint(&self, address: &str) -> Result<Endpoint, Unusable> {
        let address = read(address).ok_or(Unusable::Address)?;
        let service = Origin::of(&address).ok_or(Unusable::Address)?;
        if !is_known(&service) && !self.is_added(&service) {
            return Err(Unusable::Service);
        }
        Ok(Endpoint { address, service })
    }

    /// Has the operator added it? Then it may lie in the server's own network.
    pub fn is_added(&self, service: &Origin) -> bool {
        self.added.contains(service)
    }
}

impl Origin {
    /// That of an address; nothing for one with a user in it, a port that is written in an unusual way, or another scheme.
    pub fn of(address: &Uri) -> Option<Origin> {
        let scheme = match address.scheme_str()? {
            "http" => Scheme::Http,
            "https" => Scheme::Https,
            _ => return None,
        };
        let authority = address.authority()?;
        let host = authority.host();
        let port = authority.port_u16();
        let plain = port.map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
        let is_plain = authority.as_str() == plain && host == host.to_ascii_lowercase();
        is_plain.then(|| Origin {
            scheme,
            host: host.to_owned(),
            port: port.unwrap_or(scheme.port()),
        })
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let name = match self.scheme {
            Scheme::Http => "http",
            Scheme::Https => "https",
        };
        write!(formatter, "{name}://{}", self.host)?;
        if self.port == self.scheme.port() { Ok(()) } else { write!(formatter, ":{}", self.port) }
    }
}

impl Scheme {
    fn port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }
}

fn read(address: &str) -> Option<Uri> {
    let is_plain = address.len() <= LONGEST && address.bytes().all(|byte| byte.is_ascii_graphic());
    if is_plain { address.parse().ok() } else { None }
}

fn configured(text: &str) -> Option<Origin> {
    let address = read(text)?;
    let is_origin = address.path_and_query().is_none_or(|rest| rest == "/") && !text.contains('#');
    if is_origin { Origin::of(&address) } else { None }
}

fn is_known(service: &Origin) -> bool {
    let host = service.host.as_str();
    let is_below = |domain: &str| host.strip_suffix(domain).is_some_and(is_name);
    service.scheme == Scheme::Https
        && service.port == Scheme::Https.port()
        && (HOSTS.contains(&host) || DOMAINS.into_iter().any(is_below))
}

/// Labels of letters, digits and hyphens.
fn is_name(text: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    text.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(added: &[&str]) -> Allowed {
        Allowed::new(&added.iter().map(|&origin| origin.to_owned()).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn the_services_of_the_browsers_are_known() {
        for (address, service) in [
            ("https://fcm.googleapis.com/fcm/send/abc:DEF-_1", "https://fcm.googleapis.com"),
            ("https://fcm.googleapis.com:443/wp/abc", "https://fcm.googleapis.com"),
            (
                "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
                "https://updates.push.services.mozilla.com",
            ),
            (
                "https://eu.updates.push.services.mozilla.com/x",
                "https://eu.updates.push.services.mozilla.com",
            ),
            ("https://web.push.apple.com/QOxyz", "https://web.push.apple.com"),
            (
                "https://wns2-am3p.notify.windows.com/w/?token=BQY%2b",
                "https://wns2-am3p.notify.windows.com",
            ),
        ] {
            let endpoint = allowed(&[]).endpoint(address).unwrap();
            assert_eq!(endpoint.service.to_string(), service);
            assert_eq!(endpoint.address, address);
        }
    }

    #[test]
    fn no_other_address_is() {
        let allowed = allowed(&[]);
        for address in [
            "http://fcm.googleapis.com/fcm/send/a",
            "http://fcm.googleapis.com:443/a",
            "https://fcm.googleapis.com:8443/a",
            "https://fcm.googleapis.com:80/a",
            "https://a.fcm.googleapis.com/a",
            "https://fcm.googleapis.com.evil.example/a",
            "https://evil.example/fcm.googleapis.com",
            "https://evil.example/?https://fcm.googleapis.com",
            "https://evil.example#fcm.googleapis.com",
            "https://evil-fcm.googleapis.com/a",
            "https://evilfcm.googleapis.com/a",
            "https://googleapis.com/a",
            "https://evilpush.apple.com/a",
            "https://push.apple.com/a",
            "https://apple.com/a",
            "https://push.services.mozilla.com/a",
            "https://notify.windows.com.evil.example/a",
            "https://evilnotify.windows.com/a",
            "https://xn--fcm-googleapis-com.example/a",
            "https://fcm.xn--googleapis-8fg.com/a",
            "https://127.0.0.1/a",
            "https://127.1/a",
            "https://2130706433/a",
            "https://0x7f000001/a",
            "https://0177.0.0.1/a",
            "https://[::1]/a",
            "https://[::ffff:127.0.0.1]/a",
            "https://169.254.169.254/latest/meta-data",
            "https://10.0.0.1/a",
            "https://localhost/a",
            "https://router.local/a",
        ] {
            assert_eq!(allowed.endpoint(address).err(), Some(Unusable::Service), "{address}");
        }
    }

    #[test]
    fn an_address_with_tricks_is_none() {
        let allowed = allowed(&["http://127.0.0.1:9999"]);
        for address in [
            "",
            "/",
            "fcm.googleapis.com",
            "fcm.googleapis.com/a",
            "//fcm.googleapis.com/a",
            "https:fcm.googleapis.com/a",
            "https:///a",
            "https://fcm.googleapis.com@evil.example/a",
            "https://evil.example@fcm.googleapis.com/a",
            "https://user:password@fcm.googleapis.com/a",
            "https://@fcm.googleapis.com/a",
            "https://FCM.googleapis.com/a",
            "https://fcm.googleapis.com:/a",
            "https://fcm.googleapis.com:0443/a",
            "https://fcm.googleapis.com:65979/a",
            "https://fcm.googleapis.com:-1/a",
            "https://fcm.googleapis.com\\@evil.example/a",
            "https:\\\\fcm.googleapis.com/a",
            "https://fcm.googleapis.com /a",
            " https://fcm.googleapis.com/a",
            "https://fcm.googleapis.com/a b",
            "https://fcm.googleapis.com/a\r\nHost: evil.example",
            "https://fcm.googleapis.com/a\0",
            "https://fcm.googleapis.com\t/a",
            "https://fcm。googleapis。com/a",
            "https://fcm.gооgleapis.com/a",
            "https://fcm.googleapis.com/é",
            "ftp://fcm.googleapis.com/a",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "data:text/plain,a",
            "gopher://127.0.0.1:9999/a",
            "ws://127.0.0.1:9999/a",
        ] {
            assert_eq!(allowed.endpoint(address).err(), Some(Unusable::Address), "{address:?}");
        }
        let long = |length: usize| {
            let start = "https://fcm.googleapis.com/";
            format!("{start}{}", "a".repeat(length - start.len()))
        };
        assert!(allowed.endpoint(&long(1000)).is_ok());
        assert_eq!(allowed.endpoint(&long(1001)).err(), Some(Unusable::Address));
    }

    #[test]
    fn a_dot_more_or_less_is_another_host() {
        for address in [
            "https://fcm.googleapis.com./a",
            "https://web.push.apple.com./a",
            "https://.push.apple.com/a",
            "https://..push.apple.com/a",
            "https://a..push.apple.com/a",
            "https://.fcm.googleapis.com/a",
            "https://a_b.push.apple.com/a",
            "https://a%2eb.push.apple.com/a",
            "https://evil.example%2f.push.apple.com/a",
        ] {
            assert!(allowed(&[]).endpoint(address).is_err(), "{address}");
        }
    }

    #[test]
    fn what_the_operator_adds_is_known_as_it_is_written() {
        let allowed =
            allowed(&["http://127.0.0.1:9999", "https://push.example.org", "http://[::1]:80/"]);
        for good in [
            "http://127.0.0.1:9999/a",
            "https://push.example.org/a",
            "https://push.example.org:443",
            "http://[::1]/a",
        ] {
            assert!(allowed.endpoint(good).is_ok(), "{good}");
        }
        for bad in [
            "https://127.0.0.1:9999/a",
            "http://127.0.0.1:9998/a",
            "http://127.0.0.1/a",
            "http://127.0.0.2:9999/a",
            "http://localhost:9999/a",
            "http://push.example.org/a",
            "https://push.example.org:8443/a",
            "https://a.push.example.org/a",
        ] {
            assert_eq!(allowed.endpoint(bad).err(), Some(Unusable::Service), "{bad}");
        }
    }

    #[test]
    fn only_an_origin_can_be_added() {
        for text in [
            "",
            "push.example.org",
            "https://push.example.org/a",
            "https://a@push.example.org",
            "https://a.org?b",
            "https://a.org#b",
        ] {
            assert_eq!(Allowed::new(&[text.to_owned()]).err(), Some(BadOrigin(text.to_owned())));
        }
    }
}
