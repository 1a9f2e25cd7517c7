import MiniRx

/// A queue of scheduled work: a heap ordered by time, first in, first out among equal times.
package struct EventQueue {
    /// A piece of work, released once it has run or was cancelled.
    package final class Item: Disposable {
        package let time: Int
        /// A value that helps to choose among waiting pieces of work.
        package var tag: (any Sendable)?
        fileprivate let order: Int
        private var action: (() -> Void)?

        fileprivate init(time: Int, order: Int, action: @escaping () -> Void) {
            self.time = time
            self.order = order
            self.action = action
        }

        func run() {
            let action = action
            self.action = nil
            action?()
        }

        package func dispose() { action = nil }

        fileprivate var isCancelled: Bool { action == nil }

        fileprivate func precedes(_ other: Item) -> Bool {
            (time, order) < (other.time, other.order)
        }
    }

    private var heap: [Item] = []
    private var nextOrder = 0

    mutating func add(at time: Int, _ action: @escaping () -> Void) -> Item {
        let item = Item(time: time, order: nextOrder, action: action)
        nextOrder += 1
        heap.append(item)
        siftUp()
        return item
    }

    /// Removes the next piece of work that is due and was not cancelled.
    mutating func next(upTo time: Int) -> Item? {
        while let first = heap.first, first.isCancelled || first.time <= time {
            heap.swapAt(0, heap.count - 1)
            heap.removeLast()
            siftDown()
            if !first.isCancelled { return first }
        }
        return nil
    }

    /// Returns the work that is neither done nor cancelled, in order.
    mutating func waiting() -> [Item] {
        heap.removeAll { $0.isCancelled }
        // A sorted array is a valid heap.
        heap.sort { $0.precedes($1) }
        return heap
    }

    private mutating func siftUp() {
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].precedes(heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func siftDown() {
        var parent = 0
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child].precedes(heap[first]) {
                first = child
            }
            if first == parent { return }
            heap.swapAt(first, parent)
            parent = first
        }
    }
}
