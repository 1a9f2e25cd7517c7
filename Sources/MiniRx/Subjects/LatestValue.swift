/// A current value in memory of its own, so that no type is built from `Element` to hold it.
///
/// Whoever owns it guards it with the lock of its observer list.
struct LatestValue<Element>: ~Copyable {
    private let pointer: UnsafeMutablePointer<Element>

    init(_ element: Element) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: element)
    }

    var value: Element { pointer.pointee }

    /// Stores `element` and returns the old value, to be freed outside the lock.
    func exchange(_ element: Element) -> Element {
        let old = pointer.move()
        pointer.initialize(to: element)
        return old
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}
