//! Callers with addresses of their own: the whole of 127.0.0.0/8 is this machine.
#![allow(clippy::unwrap_used, reason = "a test may stop here")]
#![allow(dead_code, reason = "every test uses its own part of this")]

use std::{
    io::Write,
    net::{IpAddr, SocketAddr, TcpStream},
};

use serde_json::Value;
use socket2::{Domain, Socket, Type};

use super::client::{Answer, Client, Opened, PATIENCE, Stream, head, read_answer};

/// Somebody who calls from this address.
#[derive(Clone, Copy, Debug)]
pub struct Stranger {
    pub server: SocketAddr,
    pub address: IpAddr,
}

impl Stranger {
    /// Of this machine, by the last two numbers of the address.
    pub fn new(client: &Client, address: [u8; 2]) -> Stranger {
        let [third, fourth] = address;
        Stranger { server: client.address, address: [127, 0, third, fourth].into() }
    }

    /// Sends something.
    pub fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Answer {
        let body = body.to_string();
        let length = format!("content-length: {}\r\n", body.len());
        let head = head(self.server, "POST", path, token, &[]);
        read_answer(self.say(&format!("{head}{length}\r\n{body}"))).expect("an answer")
    }

    /// Opens a table, and expects to succeed.
    pub fn open(&self, open: &Value) -> Opened {
        Opened::read(&self.post("/tables", None, open).json(201))
    }

    /// Watches a table.
    pub fn stream(&self, table: &str, token: Option<&str>) -> Stream {
        let head = head(self.server, "GET", &format!("/tables/{table}/stream"), token, &[]);
        Stream::over(self.say(&format!("{head}\r\n")))
    }

    fn say(&self, message: &str) -> TcpStream {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
        socket.bind(&SocketAddr::new(self.address, 0).into()).unwrap();
        socket.connect(&self.server.into()).unwrap();
        let mut line = TcpStream::from(socket);
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        line.write_all(message.as_bytes()).unwrap();
        line
    }
}
