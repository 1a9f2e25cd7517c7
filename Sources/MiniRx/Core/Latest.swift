/// The latest element of a source, if it has emitted one.
///
/// A pointer and a flag, because an `Element?` would cost a metadata lookup for every event.
@usableFromInline
final class Latest<Element>: Kept {
    private(set) final var isSet = false
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

    /// Moves the element out, which must have been set.
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

/// An object that a `JoinBase` keeps alive, as a node of a list.
@usableFromInline
class Kept {
    final var others: Kept?

    init() {}
}

/// A reference to a `Latest` that the join keeps alive; capturing it saves a retain per read.
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
