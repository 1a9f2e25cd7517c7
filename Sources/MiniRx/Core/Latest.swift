/// The latest element of a source, or none yet.
///
/// A pointer and a flag: an `Element?` would be a type to look up at run time for every event.
final class Latest<Element> {
    @exclusivity(unchecked) private(set) final var isSet = false
    private final let pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1)

    /// The element, which must have been set.
    @inline(__always)
    final var value: Element { pointer.pointee }

    @inline(__always)
    final func set(_ element: Element) {
        if isSet {
            pointer.pointee = element
        } else {
            pointer.initialize(to: element)
            isSet = true
        }
    }

    func clear() {
        guard isSet else { return }
        isSet = false
        pointer.deinitialize(count: 1)
    }

    deinit {
        clear()
        pointer.deallocate()
    }
}
