/// The last elements of a sequence, in a ring; not a class, and no array, since it is written to
/// for every event and an array of `Element` is a type to look up.
struct ReplayBuffer<Element>: ~Copyable {
    private let limit: Int
    private var storage: UnsafeMutablePointer<Element>
    private var capacity: Int
    private var start = 0
    private(set) var count = 0

    /// - Parameter limit: how many elements are kept, at least 0.
    init(limit: Int) {
        self.limit = limit
        capacity = min(limit, 4)
        storage = .allocate(capacity: max(capacity, 1))
    }

    deinit {
        for index in 0..<count { (storage + (start + index) % capacity).deinitialize(count: 1) }
        storage.deallocate()
    }

    subscript(index: Int) -> Element { storage[(start + index) % capacity] }

    /// The elements, oldest first.
    var elements: [Element] { (0..<count).map { self[$0] } }

    /// Whether another element takes the place of the oldest.
    @inline(__always)
    var isFull: Bool { count == limit }

    /// Keeps an element in place of the oldest, which it returns, to be freed outside any lock.
    @inline(__always)
    mutating func replaceOldest(by element: Element) -> Element {
        let old = (storage + start).move()
        (storage + start).initialize(to: element)
        start += 1
        if start == capacity { start = 0 }
        return old
    }

    /// Keeps an element; there is room within the limit.
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        var end = start + count
        if end >= capacity { end -= capacity }
        (storage + end).initialize(to: element)
        count += 1
    }

    private mutating func grow() {
        let larger = capacity > limit / 2 ? limit : capacity * 2
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        for index in 0..<count {
            (new + index).initialize(to: (storage + (start + index) % capacity).move())
        }
        storage.deallocate()
        storage = new
        capacity = larger
        start = 0
    }
}
