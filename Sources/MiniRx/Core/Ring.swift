/// A queue in a ring of memory: elements enter at the end and leave at the start, in constant time.
///
/// Not an array, and no `Element?`: those are types to look up at run time for every event.
struct Ring<Element>: ~Copyable {
    private var storage: UnsafeMutablePointer<Element>?
    private var capacity = 0
    private var start = 0
    private(set) var count = 0
    /// How many it has room for at most.
    let limit: Int

    init(limit: Int = .max) { self.limit = limit }

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Whether it holds as many as the limit says.
    @inline(__always)
    var isFull: Bool { count == limit }

    /// The first element, which there must be.
    var first: Element { storage.unsafelyUnwrapped[start] }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        var end = start &+ count
        if end >= capacity { end &-= capacity }
        (storage.unsafelyUnwrapped + end).initialize(to: element)
        count &+= 1
    }

    /// Takes out the first element, which there must be.
    @inline(__always)
    mutating func removeFirst() -> Element {
        let element = (storage.unsafelyUnwrapped + start).move()
        start &+= 1
        if start == capacity { start = 0 }
        count &-= 1
        return element
    }

    /// Puts an element behind the others in place of the first, which it returns; there are as many
    /// as the limit says.
    @inline(__always)
    mutating func replaceFirst(by element: Element) -> Element {
        let place = storage.unsafelyUnwrapped + start
        let old = place.move()
        place.initialize(to: element)
        start &+= 1
        if start == capacity { start = 0 }
        return old
    }

    /// Takes out an element, if there is one.
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

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
            // Full: from the start to the end of the memory, then what wrapped around.
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
