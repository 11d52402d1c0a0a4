//! What the thread that owns the file promises.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use rusqlite::Connection;
use tempfile::TempDir;

use super::*;

const PAGE: i64 = 4_096;

fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.db")).unwrap();
    (folder, store)
}

/// Fills the file with about so many pages.
fn fill(store: &Store, pages: i64) {
    let bulk = move |file: &Connection| {
        file.execute("INSERT INTO server VALUES ('bulk', randomblob(?1))", [pages * PAGE])?;
        Ok(())
    };
    futures(store.write(bulk)).unwrap();
}

fn futures<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn kept(file: &Connection, name: &str) -> i64 {
    let question = "SELECT length(value) FROM server WHERE name = ?1";
    file.query_row(question, [name], |row| row.get(0)).unwrap()
}

#[test]
fn whoever_asks_a_thread_that_breaks_down_does_not_know_what_was_written() {
    let (_folder, store) = store();
    let breaks = store.write(|_| panic!("this test wants the writer to break down"));
    assert!(matches!(futures(breaks), Err(StorageError::Unknown(_))));
    // Whoever only reads has lost nothing.
    assert_eq!(futures(store.count()), Err(StorageError::Closed));
}

#[test]
fn a_copy_holds_what_is_written_while_it_is_made() {
    let (folder, store) = store();
    fill(&store, 40 * i64::from(STEP));
    let copy = folder.path().join("copy.db");
    let (writer, (told, steps)) = (Arc::clone(&store.writer), std::sync::mpsc::channel());
    let is_written = Arc::new(AtomicBool::default());
    let noted = Arc::clone(&is_written);
    // Called between two steps: whatever is asked for then is done before the next one.
    let progress = move |far: Progress| {
        told.send((far.left, noted.load(Ordering::SeqCst))).unwrap();
        if far.left == far.pages - 3 * STEP as u64 {
            let (answer, _) = oneshot::channel();
            let noted = Arc::clone(&noted);
            let note = move |file: &Connection| {
                noted.store(true, Ordering::SeqCst);
                rows::keep(file, "note", b"meanwhile")
            };
            writer.send(Request::Write(Box::new(note), answer)).unwrap();
        }
    };
    store.back_up(Connection::open(&copy).unwrap(), Box::new(progress)).unwrap();
    let steps: Vec<(u64, bool)> = steps.iter().collect();
    assert_eq!(steps.iter().filter(|(_, noted)| !noted).count(), 3, "{steps:?}");
    assert!(steps.len() >= 40 && steps.is_sorted_by(|one, next| one.0 > next.0), "{steps:?}");
    assert!(is_written.load(Ordering::SeqCst));
    let copied = Connection::open(&copy).unwrap();
    assert_eq!((kept(&copied, "note"), kept(&copied, "bulk")), (9, 40 * i64::from(STEP) * PAGE));
    let verdict: String = copied.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(verdict, "ok");
}

#[test]
fn a_copy_ends_with_the_server() {
    let (folder, store) = store();
    fill(&store, 4 * i64::from(STEP));
    let writer = Arc::clone(&store.writer);
    let copy = Connection::open(folder.path().join("copy.db")).unwrap();
    let stopped = store.back_up(copy, Box::new(move |_| writer.hang_up()));
    assert_eq!(stopped, Err(StorageError::Closed));
}
