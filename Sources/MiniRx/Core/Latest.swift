/// The latest element of a source, if it has emitted one.
///
/// A pointer and a flag, because an `Element?` would cost a metadata lookup for every event.
@usableFromInline
final class Latest<Element>: JoinSlot<Element> {
    private(set) var isSet = false
    @usableFromInline let pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1)

    @usableFromInline
    override init() {}

    /// The element, which must have been set.
    ///
    /// A method, since reading through a pointer inside a pack expansion crashes the compiler (6.3).
    @inlinable
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

    override func keep(_ element: Element, for join: Join) {
        if !isSet { join.ready &+= 1 }
        set(element)
    }

    deinit {
        if isSet { pointer.deinitialize(count: 1) }
        pointer.deallocate()
    }
}
