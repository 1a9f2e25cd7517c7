/// Room for the latest element of a source.
///
/// Belongs to the `CombineArgument`. A struct around a pointer, since reading through a pointer
/// inside a pack expansion crashes the compiler (6.3).
@usableFromInline
struct CombineSlot<Element> {
    @usableFromInline let pointer: UnsafeMutablePointer<Element>

    @inlinable
    init() {
        pointer = .allocate(capacity: 1)
    }

    /// The element, which must have come.
    @inlinable
    func read() -> Element { pointer.pointee }
}

/// One source of a `combineLatest` and its latest element.
@usableFromInline
final class CombineArgument<Element>: BoundarySink<Element>, JoinArgument {
    private let state: JoinBase
    private let latest: UnsafeMutablePointer<Element>
    // Guarded by the gate.
    @exclusivity(unchecked) private var isSet = false

    @usableFromInline
    init(_ state: JoinBase, _ slot: CombineSlot<Element>) {
        self.state = state
        latest = slot.pointer
        super.init(owning: Subscription())
        state.add(self)
    }

    deinit {
        if isSet { latest.deinitialize(count: 1) }
        latest.deallocate()
    }

    @usableFromInline
    func start(_ source: Observable<Element>) { source.runRoot(self) }

    @usableFromInline
    var isReady: Bool { isSet }

    @usableFromInline
    func leave() { subscription.dispose() }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        let state = state
        state.gate.lock()
        if isSet {
            latest.pointee = element
        } else {
            latest.initialize(to: element)
            isSet = true
            state.ready += 1
        }
        if state.ready == state.count {
            state.sourceEmitted()
        } else if state.ended == state.count - 1 {
            // All the others have ended, one of them without an element: nothing can come.
            state.end(nil)
        }
        state.gate.unlock()
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        state.gate.lock()
        state.sourceEnded(error)
        state.gate.unlock()
    }

    override func sourceWasFreed() {
        subscription.dispose()
        state.sourceWasFreed()
    }
}
