/// Virtual time: work runs in the order of its times, whenever a test or a recording lets time pass.
///
/// Schedulers and clocks on it say what a unit of time is. Not Sendable: it is used in one isolation.
package final class VirtualClock<Time: Comparable & Sendable> {
    /// A piece of work, released once it has run or was cancelled.
    package final class Work {
        package let time: Time
        /// A value that helps to choose among waiting pieces of work.
        package var tag: (any Sendable)?
        private var action: (() -> Void)?

        fileprivate init(time: Time, action: @escaping () -> Void) {
            self.time = time
            self.action = action
        }

        package func cancel() { action = nil }

        fileprivate var isCancelled: Bool { action == nil }

        fileprivate func run() {
            let action = action
            self.action = nil
            action?()
        }
    }

    /// The time; it never goes back.
    package private(set) var now: Time
    /// Sorted, since most work is scheduled in the order in which it runs.
    private var works: ArraySlice<Work> = []

    package init(_ now: Time) { self.now = now }

    /// Schedules work, after what is scheduled for the same time; O(*n*) in the work that is due later.
    package func add(at time: Time, _ action: @escaping () -> Void) -> Work {
        let work = Work(time: time, action: action)
        var (low, high) = (works.startIndex, works.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if works[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        works.insert(work, at: low)
        return work
    }

    /// The work that is neither done nor cancelled, in order.
    package var waiting: [Work] {
        works.removeAll(where: \.isCancelled)
        return Array(works)
    }

    /// Runs waiting work, possibly before its turn; past work does not move the time.
    package func run(_ work: Work) {
        pass(to: work.time)
        work.run()
    }

    /// Runs the next piece of work that is due by a time; returns false if there is none.
    @discardableResult package func runNext(upTo time: Time) -> Bool {
        while let first = works.first, first.isCancelled || first.time <= time {
            works.removeFirst()
            if first.isCancelled { continue }
            run(first)
            return true
        }
        return false
    }

    /// Advances the time without running what is due meanwhile, if it isn't that late already.
    package func pass(to time: Time) { now = max(now, time) }
}
