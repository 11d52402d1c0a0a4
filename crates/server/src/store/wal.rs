//! The write-ahead log that a server has left behind: does it end in something that was never committed?

use std::{
    ffi::OsString,
    fs::File,
    io::{self, BufReader, Read},
    path::{Path, PathBuf},
};

/// Bytes before the first frame, and before the page of each.
const HEADER: usize = 32;
const FRAME: usize = 24;

/// A log that SQLite will not take as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Torn {
    /// So many bytes are whole transactions.
    pub whole: u64,
    /// So many bytes of the same log come after them: a transaction that was being written.
    pub lost: u64,
}

/// The checksum of SQLite's write-ahead log, a Fletcher sum with weights: for each pair of words `s0 += x0 + s1`,
/// `s1 += x1 + s0`, modulo 2^32.
struct Checksum {
    word: fn([u8; 4]) -> u32,
    sums: (u32, u32),
}

impl Checksum {
    fn add(&mut self, bytes: &[u8]) {
        for pair in bytes.chunks_exact(8) {
            let word = |at: usize| (self.word)(four(pair, at));
            self.sums.0 = self.sums.0.wrapping_add(word(0)).wrapping_add(self.sums.1);
            self.sums.1 = self.sums.1.wrapping_add(word(4)).wrapping_add(self.sums.0);
        }
    }
}

/// What of the log beside this file is no whole transaction. Frames of an earlier log, which lie behind the newest ones,
/// have another salt and do not count.
///
/// # Errors
/// It cannot be read.
pub fn torn(database: &Path) -> io::Result<Option<Torn>> {
    let mut name = OsString::from(database);
    name.push("-wal");
    let file = match File::open(PathBuf::from(name)) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    scan(BufReader::new(file))
}

fn scan(mut log: impl Read) -> io::Result<Option<Torn>> {
    let header = read_up_to(&mut log, HEADER)?;
    let Some((mut checksum, page)) = read_header(&header) else { return Ok(None) };
    let salt = header[16..24].to_vec();
    let (mut whole, mut end, mut is_valid) = (HEADER as u64, HEADER as u64, true);
    loop {
        let frame = read_up_to(&mut log, FRAME + page)?;
        if frame.len() < FRAME || frame[8..16] != salt[..] {
            break;
        }
        end += frame.len() as u64;
        checksum.add(&frame[..8]);
        checksum.add(&frame[FRAME..]);
        let sums = (big(four(&frame, 16)), big(four(&frame, 20)));
        is_valid &= frame.len() == FRAME + page && sums == checksum.sums;
        // The last frame of a transaction says how long the file is then.
        if is_valid && big(four(&frame, 4)) > 0 {
            whole = end;
        }
    }
    Ok((end > whole).then_some(Torn { whole, lost: end - whole }))
}

/// How its checksums are made, beginning with that of the header, and how long its pages are; `None`: SQLite ignores it.
fn read_header(header: &[u8]) -> Option<(Checksum, usize)> {
    if header.len() < HEADER {
        return None;
    }
    let word = match big(four(header, 0)) {
        0x377f_0682 => u32::from_le_bytes as fn([u8; 4]) -> u32,
        0x377f_0683 => u32::from_be_bytes,
        _ => return None,
    };
    let page = big(four(header, 8));
    let mut checksum = Checksum { word, sums: (0, 0) };
    checksum.add(&header[..24]);
    let sums = (big(four(header, 24)), big(four(header, 28)));
    let is_page = page.is_power_of_two() && (512..=65_536).contains(&page);
    (is_page && sums == checksum.sums).then_some((checksum, page as usize))
}

fn read_up_to(log: &mut impl Read, bytes: usize) -> io::Result<Vec<u8>> {
    let mut read = Vec::with_capacity(bytes);
    log.take(bytes as u64).read_to_end(&mut read)?;
    Ok(read)
}

fn four(bytes: &[u8], at: usize) -> [u8; 4] {
    bytes[at..at + 4].try_into().expect("four bytes are four")
}

fn big(bytes: [u8; 4]) -> u32 {
    u32::from_be_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::PathBuf};

    use rusqlite::Connection;
    use tempfile::TempDir;

    use super::*;

    /// A log that SQLite has written itself: so many transactions, and where each ended.
    fn written(transactions: usize) -> (TempDir, PathBuf, Vec<u64>) {
        let folder = tempfile::tempdir().unwrap();
        let (live, copy) = (folder.path().join("live.db"), folder.path().join("copy.db"));
        let file = Connection::open(&live).unwrap();
        file.pragma_update(None, "journal_mode", "WAL").unwrap();
        file.execute_batch("CREATE TABLE words (word TEXT)").unwrap();
        let log = folder.path().join("live.db-wal");
        let mut ends = vec![fs::metadata(&log).unwrap().len()];
        for number in 0..transactions {
            let word = format!("{number}").repeat(3_000);
            file.execute("INSERT INTO words VALUES (?1)", [word]).unwrap();
            ends.push(fs::metadata(&log).unwrap().len());
        }
        fs::copy(log, folder.path().join("copy.db-wal")).unwrap();
        (folder, copy, ends)
    }

    fn set_length(copy: &Path, bytes: u64) {
        let log = copy.with_file_name("copy.db-wal");
        File::options().write(true).open(log).unwrap().set_len(bytes).unwrap();
    }

    #[test]
    fn whole_transactions_are_taken_as_a_whole() {
        let (_folder, copy, ends) = written(4);
        for end in ends.into_iter().rev() {
            set_length(&copy, end);
            assert_eq!(torn(&copy).unwrap(), None);
        }
        assert_eq!(torn(&copy.with_file_name("nowhere.db")).unwrap(), None);
    }

    #[test]
    fn a_transaction_that_was_being_written_is_lost() {
        let (_folder, copy, ends) = written(4);
        let [.., before, last] = ends[..] else { panic!("four transactions") };
        for bytes in [last - 1, last - 5_000, before + 30] {
            set_length(&copy, bytes);
            let expected = Torn { whole: before, lost: bytes - before };
            assert_eq!(torn(&copy).unwrap(), Some(expected));
        }
    }

    #[test]
    fn what_follows_a_bad_frame_is_lost() {
        let (_folder, copy, ends) = written(4);
        let log = copy.with_file_name("copy.db-wal");
        let mut bytes = fs::read(&log).unwrap();
        bytes[ends[1] as usize + 100] ^= 1;
        fs::write(&log, bytes).unwrap();
        let expected = Torn { whole: ends[1], lost: ends[4] - ends[1] };
        assert_eq!(torn(&copy).unwrap(), Some(expected));
    }

    /// After a checkpoint the log begins anew, over its old frames.
    #[test]
    fn frames_of_an_earlier_log_are_no_loss() {
        let folder = tempfile::tempdir().unwrap();
        let live = folder.path().join("live.db");
        let file = Connection::open(&live).unwrap();
        file.pragma_update(None, "journal_mode", "WAL").unwrap();
        file.execute_batch("CREATE TABLE words (word TEXT)").unwrap();
        let long = "x".repeat(50_000);
        file.execute("INSERT INTO words VALUES (?1)", [long]).unwrap();
        file.query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(())).unwrap();
        let before = fs::metadata(folder.path().join("live.db-wal")).unwrap().len();
        file.execute("INSERT INTO words VALUES ('short')", []).unwrap();
        assert_eq!(fs::metadata(folder.path().join("live.db-wal")).unwrap().len(), before);
        assert_eq!(torn(&live).unwrap(), None);
    }
}
