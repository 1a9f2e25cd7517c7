/// The latest element of a source, or none yet.
///
/// A pointer and a flag: an `Element?` would be a type to look up at run time for every event.
@usableFromInline
final class Latest<Element> {
    @exclusivity(unchecked) private(set) final var isSet = false
    @usableFromInline final let pointer: UnsafeMutablePointer<Element>

    @usableFromInline
    init() {
        pointer = .allocate(capacity: 1)
    }

    /// The element, which must have been set.
    ///
    /// A method, since reading through a pointer inside a pack expansion crashes the compiler (6.3).
    @inlinable
    func read() -> Element { pointer.pointee }

    @inline(__always)
    func set(_ element: Element) {
        if isSet {
            pointer.pointee = element
        } else {
            pointer.initialize(to: element)
            isSet = true
        }
    }

    /// Takes the element out, which must have been set.
    func take() -> Element {
        isSet = false
        return pointer.move()
    }

    func clear() {
        if isSet { _ = take() }
    }

    deinit {
        if isSet { pointer.deinitialize(count: 1) }
        pointer.deallocate()
    }
}
