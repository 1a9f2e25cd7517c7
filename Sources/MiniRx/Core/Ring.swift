/// A queue in a ring buffer: elements are appended at the end and removed at the start, in O(1).
///
/// Uses neither an array nor `Element?`, which would cost a metadata lookup for every event.
package struct Ring<Element>: ~Copyable {
    private var storage: UnsafeMutablePointer<Element>?
    package private(set) var capacity = 0
    private var start = 0
    package private(set) var count = 0
    /// The maximum number of elements.
    let limit: Int

    package init(limit: Int = .max) { self.limit = limit }

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Whether it holds the maximum number of elements.
    @inline(__always)
    var isFull: Bool { count == limit }

    /// The element at a place, 0 for the first; there must be one.
    package subscript(place: Int) -> Element { address(place).pointee }

    /// Where an element is, which saves a copy.
    @inline(__always)
    func address(_ place: Int) -> UnsafeMutablePointer<Element> {
        let index = start + place
        return storage.unsafelyUnwrapped + (index < capacity ? index : index - capacity)
    }

    /// The last element; there must be one.
    var last: Element { self[count - 1] }

    @inline(__always)
    package mutating func append(_ element: Element) {
        if count == capacity { resize(to: capacity > limit / 2 ? limit : max(4, capacity * 2)) }
        var end = start &+ count
        if end >= capacity { end &-= capacity }
        (storage.unsafelyUnwrapped + end).initialize(to: element)
        count &+= 1
    }

    /// Removes the first element; there must be one.
    @inline(__always)
    package mutating func removeFirst() -> Element {
        let element = (storage.unsafelyUnwrapped + start).move()
        start &+= 1
        if start == capacity { start = 0 }
        count &-= 1
        // A burst does not keep its memory.
        if capacity > 64, count < capacity / 4 { resize(to: capacity / 2) }
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

    @inline(never)
    private mutating func resize(to wanted: Int) {
        let larger = min(limit, wanted)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        if let storage {
            // The part up to the end of the memory, then the wrapped one.
            let untilEnd = min(count, capacity - start)
            new.moveInitialize(from: storage + start, count: untilEnd)
            (new + untilEnd).moveInitialize(from: storage, count: count - untilEnd)
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
