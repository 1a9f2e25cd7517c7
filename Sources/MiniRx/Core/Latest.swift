/// The latest element of a source, or none yet.
///
/// A pointer and a flag: an `Element?` would be a type to look up at run time for every event.
@usableFromInline
final class Latest<Element>: Kept {
    @exclusivity(unchecked) private(set) final var isSet = false
    fileprivate final let pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1)

    @usableFromInline
    override init() {}

    /// The element, which must have been set.
    @inline(__always)
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

/// Something that a `JoinBase` keeps alive, in a list.
@usableFromInline
class Kept {
    final var others: Kept?

    init() {}
}

/// The way to a `Latest` that somebody else keeps: to capture it costs no retain for every read.
@usableFromInline
struct LatestSlot<Element> {
    @usableFromInline let pointer: UnsafeMutablePointer<Element>

    @usableFromInline
    init(_ latest: Latest<Element>) { pointer = latest.pointer }

    /// The element, which must have been set.
    ///
    /// A method, since reading through a pointer inside a pack expansion crashes the compiler (6.3).
    @inlinable
    func read() -> Element { pointer.pointee }
}
