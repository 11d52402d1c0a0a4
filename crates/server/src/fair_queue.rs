//! Start-time fair queueing (Goyal, Vin and Cheng, 1996): who is served next, so that all who want something get the
//! same share of the time, however much of it they want.
//!
//! Each flow has a finish tag, `finish = start + cost`, and its next item the start tag `start = max(virtual time,
//! finish)`. The least start tag is served first; virtual time is the start tag of what was served last. Who wants
//! little, or comes now and then, is served next; who wants much waits for what it has been given already. The cost
//! of an item is corrected when it is known. Whoever comes back has a credit of what it has not used meanwhile, as
//! sleepers have with schedulers of processors: the start tag may lie so far before virtual time.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
    time::Duration,
};

/// What waits, by flow.
pub struct FairQueue<K, T> {
    flows: HashMap<K, Flow<T>>,
    virtual_time: Duration,
    /// How far before virtual time a flow begins.
    credit: Duration,
    /// Counts arrivals and services, to tell who has waited longer.
    count: u64,
}

/// Everything of one flow.
struct Flow<T> {
    waiting: VecDeque<T>,
    /// How many of its items are served now.
    running: usize,
    /// The virtual time when something began to wait here, less the credit.
    arrival: Duration,
    finish: Duration,
    since: u64,
}

impl<K: Clone + Eq + Hash, T> FairQueue<K, T> {
    /// Nothing waits yet; whoever comes back has this credit.
    pub fn new(credit: Duration) -> FairQueue<K, T> {
        FairQueue { flows: HashMap::new(), virtual_time: Duration::ZERO, credit, count: 0 }
    }

    /// One more item waits in this flow, behind its others.
    pub fn push(&mut self, key: K, item: T) {
        self.count += 1;
        let (since, arrival) = (self.count, self.newcomer());
        let flow = self.flows.entry(key).or_insert_with(Flow::new);
        if flow.waiting.is_empty() {
            (flow.since, flow.arrival) = (since, arrival);
        }
        flow.waiting.push_back(item);
    }

    /// The item that is served next, with its flow. It is charged what [`charge`](FairQueue::charge) says, until
    /// [`settle`](FairQueue::settle).
    pub fn pop(&mut self) -> Option<(K, T)> {
        let waiting = self.flows.iter_mut().filter(|(_, flow)| !flow.waiting.is_empty());
        let (key, flow) = waiting.min_by_key(|(_, flow)| flow.order())?;
        let item = flow.waiting.pop_front()?;
        flow.finish = flow.start();
        self.virtual_time = self.virtual_time.max(flow.finish);
        self.count += 1;
        flow.since = self.count;
        flow.running += 1;
        Some((key.clone(), item))
    }

    /// What is served now in this flow costs so much, as far as one knows.
    pub fn charge(&mut self, key: &K, cost: Duration) {
        if let Some(flow) = self.flows.get_mut(key) {
            flow.finish += cost;
        }
    }

    /// Something was served in this flow: it had been charged so much, and cost so much.
    pub fn settle(&mut self, key: &K, charged: Duration, cost: Duration) {
        if let Some(flow) = self.flows.get_mut(key) {
            flow.finish = flow.finish.saturating_sub(charged) + cost;
            flow.running = flow.running.saturating_sub(1);
        }
        self.forget();
    }

    /// Takes out the newest item of this flow without serving it.
    pub fn take(&mut self, key: &K) -> Option<T> {
        let item = self.flows.get_mut(key)?.waiting.pop_back();
        self.forget();
        item
    }

    /// Takes out one such item without serving it, of the flow that is served last of those that have one.
    pub fn take_last(&mut self, is_wanted: impl Fn(&T) -> bool) -> Option<T> {
        let having = self.flows.values_mut().filter(|flow| flow.waiting.iter().any(&is_wanted));
        let flow = having.max_by_key(|flow| flow.order())?;
        let place = flow.waiting.iter().rposition(&is_wanted)?;
        let item = flow.waiting.remove(place);
        self.forget();
        item
    }

    /// How many flows have something that waits or is served.
    pub fn active(&self) -> usize {
        self.flows.values().filter(|flow| flow.is_active()).count()
    }

    /// The more a flow has been given, the greater this is; then, the more of it waits.
    pub fn given(&self, key: &K) -> (Duration, usize) {
        let flow = self.flows.get(key);
        let finish = flow.map_or(Duration::ZERO, |flow| flow.finish);
        (finish.max(self.newcomer()), flow.map_or(0, |flow| flow.waiting.len()))
    }

    /// The start tag of a flow that comes now.
    fn newcomer(&self) -> Duration {
        self.virtual_time.saturating_sub(self.credit)
    }

    /// A flow that wants nothing and has no more than its share is like a new one; where no flow wants anything, all are.
    fn forget(&mut self) {
        let is_quiet = self.active() == 0;
        let now = self.newcomer();
        self.flows.retain(|_, flow| flow.is_active() || (!is_quiet && flow.finish > now));
    }
}

impl<T> Flow<T> {
    fn new() -> Flow<T> {
        let [arrival, finish] = [Duration::ZERO; 2];
        Flow { waiting: VecDeque::new(), running: 0, arrival, finish, since: 0 }
    }

    /// The least is served first. Of flows with the same start tag that is one that has come anew; then, the one that
    /// has waited longer.
    fn order(&self) -> (Duration, Duration, u64) {
        (self.start(), self.finish, self.since)
    }

    /// The start tag of its next item.
    fn start(&self) -> Duration {
        self.arrival.max(self.finish)
    }

    fn is_active(&self) -> bool {
        !self.waiting.is_empty() || self.running > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn queue<T>() -> FairQueue<&'static str, T> {
        FairQueue::new(Duration::ZERO)
    }

    /// Serves so many items at this cost each; the flows in the order in which they were served.
    fn serve(queue: &mut FairQueue<&'static str, u32>, count: usize) -> String {
        let serve = |_| {
            let (flow, cost) = queue.pop().unwrap();
            queue.charge(&flow, MS * 500);
            queue.settle(&flow, MS * 500, MS * cost);
            flow
        };
        (0..count).map(serve).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn flows_share_the_time_and_not_the_number_of_items() {
        let mut queue = queue();
        (0..10).for_each(|_| queue.push("long", 30));
        (0..10).for_each(|_| queue.push("short", 10));
        assert_eq!(
            serve(&mut queue, 10),
            "long short short short long short short short long short"
        );
    }

    #[test]
    fn who_comes_late_is_next_and_has_saved_nothing() {
        let mut queue = queue();
        (0..10).for_each(|_| queue.push("early", 10));
        assert_eq!(serve(&mut queue, 5), "early early early early early");
        (0..10).for_each(|_| queue.push("late", 10));
        assert_eq!(serve(&mut queue, 5), "late early late early late");
    }

    #[test]
    fn who_comes_back_has_a_credit_and_no_more() {
        let mut queue = FairQueue::new(MS * 30);
        (0..20).for_each(|_| queue.push("always", 10));
        serve(&mut queue, 10);
        (0..9).for_each(|_| queue.push("again", 10));
        assert_eq!(serve(&mut queue, 8), "again again again again always again always again");
    }

    #[test]
    fn with_equal_tags_it_is_first_come_first_served() {
        let mut queue = queue();
        ["a", "b", "c"].iter().for_each(|flow| (0..2).for_each(|_| queue.push(*flow, 10)));
        assert_eq!(serve(&mut queue, 6), "a b c a b c");
    }

    /// Else whoever has much that waits takes all threads before the cost of the first item is known.
    #[test]
    fn what_is_under_way_is_charged_in_advance() {
        let mut queue = queue();
        (0..3).for_each(|_| queue.push("many", ()));
        assert_eq!(queue.pop(), Some(("many", ())));
        queue.charge(&"many", MS * 10);
        queue.push("one", ());
        assert_eq!(queue.pop(), Some(("one", ())));
        queue.charge(&"one", MS * 10);
        assert_eq!((queue.pop(), queue.active()), (Some(("many", ())), 2));
    }

    #[test]
    fn nothing_is_kept_of_whoever_wants_nothing() {
        let mut queue = queue();
        queue.push("a", 10);
        queue.push("b", 20);
        assert_eq!((serve(&mut queue, 1), queue.flows.len()), ("a".into(), 2));
        assert_eq!((serve(&mut queue, 1), queue.flows.len()), ("b".into(), 0));
        queue.push("a", 10);
        queue.push("a", 11);
        assert_eq!(
            (queue.take(&"a"), queue.take(&"a"), queue.take(&"a")),
            (Some(11), Some(10), None)
        );
        assert_eq!((queue.active(), queue.flows.len()), (0, 0));
    }

    #[test]
    fn who_gives_way_is_whoever_is_served_last() {
        let mut queue = queue();
        queue.push("a", 10);
        queue.push("b", 20);
        queue.push("b", 7);
        assert_eq!(queue.take_last(|cost| *cost >= 10), Some(20));
        assert_eq!(queue.take_last(|cost| *cost >= 10), Some(10));
        assert_eq!(queue.take_last(|cost| *cost >= 10), None);
        assert_eq!(serve(&mut queue, 1), "b");
    }
}
