/// A queue in a ring buffer: elements are appended at the end and removed at the start, in O(1).
///
/// Uses neither an array nor `Element?`, which would cost a metadata lookup for every event.
struct Ring<Element>: ~Copyable {
    private var storage: UnsafeMutablePointer<Element>?
    private var capacity = 0
    private var start = 0
    private(set) var count = 0
    /// The maximum number of elements.
    let limit: Int

    init(limit: Int = .max) { self.limit = limit }

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Whether it holds the maximum number of elements.
    @inline(__always)
    var isFull: Bool { count == limit }

    /// The first element; there must be one.
    var first: Element { storage.unsafelyUnwrapped[start] }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        var end = start &+ count
        if end >= capacity { end &-= capacity }
        (storage.unsafelyUnwrapped + end).initialize(to: element)
        count &+= 1
    }

    /// Removes the first element; there must be one.
    @inline(__always)
    mutating func removeFirst() -> Element {
        let element = (storage.unsafelyUnwrapped + start).move()
        start &+= 1
        if start == capacity { start = 0 }
        count &-= 1
        return element
    }

    /// Appends an element in place of the first one, which it returns; the ring must be full.
    @inline(__always)
    mutating func replaceFirst(by element: Element) -> Element {
        let place = storage.unsafelyUnwrapped + start
        let old = place.move()
        place.initialize(to: element)
        start &+= 1
        if start == capacity { start = 0 }
        return old
    }

    mutating func removeAll() {
        while count > 0 { _ = removeFirst() }
    }

    /// The elements, oldest first.
    var elements: [Element] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let storage, let base = buffer.baseAddress else { return }
            let untilEnd = min(count, capacity - start)
            base.initialize(from: storage + start, count: untilEnd)
            (base + untilEnd).initialize(from: storage, count: count - untilEnd)
            initialized = count
        }
    }

    @inline(never)
    private mutating func grow() {
        let larger = min(limit, max(4, capacity > limit / 2 ? limit : capacity * 2))
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        if let storage {
            // The memory is full: move the first part, up to the end, then the wrapped part.
            new.moveInitialize(from: storage + start, count: capacity - start)
            (new + (capacity - start)).moveInitialize(from: storage, count: start)
            storage.deallocate()
        }
        storage = new
        capacity = larger
        start = 0
    }

    deinit {
        guard let storage else { return }
        let untilEnd = min(count, capacity - start)
        (storage + start).deinitialize(count: untilEnd)
        storage.deinitialize(count: count - untilEnd)
        storage.deallocate()
    }
}
