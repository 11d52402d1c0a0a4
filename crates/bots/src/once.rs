//! What is made once for each game of a process.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError},
};

/// One value; whoever asks while it is made waits for it.
type Cell = Arc<OnceLock<Arc<dyn Any + Send + Sync>>>;

/// The `T` of the game `G`, memoised: made when somebody first asks for it, kept as long as the process lives.
///
/// A `static` in a generic function is one for all games, so the values are found by their types.
pub fn once<G: 'static, T: Send + Sync + 'static>(make: impl FnOnce() -> T) -> Arc<T> {
    static MADE: LazyLock<Mutex<HashMap<TypeId, Cell>>> = LazyLock::new(Mutex::default);
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    let cell = made.entry(TypeId::of::<(G, T)>()).or_default().clone();
    // Other games need not wait.
    drop(made);
    let value = cell.get_or_init(|| Arc::new(make())).clone();
    value.downcast().expect("the type is in the key")
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicU32, Ordering},
        thread,
    };

    use super::*;

    struct OneGame;
    struct OtherGame;

    #[test]
    fn a_value_is_made_once_for_each_game_whoever_asks() {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let make = || MADE.fetch_add(1, Ordering::SeqCst);
        let ask = || thread::spawn(move || *once::<OneGame, u32>(make));
        let askers: Vec<_> = (0..8).map(|_| ask()).collect();
        assert!(askers.into_iter().all(|asker| asker.join().unwrap() == 0));
        assert_eq!(*once::<OtherGame, u32>(make), 1);
        assert_eq!(MADE.load(Ordering::SeqCst), 2);
    }
}
