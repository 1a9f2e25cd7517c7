import MiniRx

/// A queue of scheduled work, ordered by time; first in, first out among equal times.
package struct EventQueue {
    /// A piece of work, released once it has run or was cancelled.
    package final class Item: Disposable {
        package let time: Int
        /// A value that helps to choose among waiting pieces of work.
        package var tag: (any Sendable)?
        private var action: (() -> Void)?

        fileprivate init(time: Int, action: @escaping () -> Void) {
            self.time = time
            self.action = action
        }

        func run() {
            let action = action
            self.action = nil
            action?()
        }

        package func dispose() { action = nil }

        fileprivate var isCancelled: Bool { action == nil }
    }

    /// Sorted, since most work is scheduled in the order in which it runs.
    private var items: ArraySlice<Item> = []

    /// - Complexity: O(*n*) in the number of pieces of work that are due later.
    package mutating func add(at time: Int, _ action: @escaping () -> Void) -> Item {
        let item = Item(time: time, action: action)
        var (low, high) = (items.startIndex, items.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        items.insert(item, at: low)
        return item
    }

    /// Removes the next piece of work that is due and was not cancelled.
    package mutating func next(upTo time: Int) -> Item? {
        while let first = items.first, first.isCancelled || first.time <= time {
            items.removeFirst()
            if !first.isCancelled { return first }
        }
        return nil
    }

    /// Returns the work that is neither done nor cancelled, in order.
    package mutating func waiting() -> [Item] {
        items.removeAll { $0.isCancelled }
        return Array(items)
    }
}
