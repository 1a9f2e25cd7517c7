/// One source of a `combineLatest` and its latest element.
@usableFromInline
final class CombineArgument<Element>: BoundarySink<Element> {
    private let state: JoinBase
    @usableFromInline let latest = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    // Guarded by the gate.
    @exclusivity(unchecked) private var isSet = false

    @usableFromInline
    init(_ state: JoinBase) {
        self.state = state
        super.init(owning: Subscription())
        state.add(subscription)
    }

    deinit {
        if isSet { latest.deinitialize(count: 1) }
        latest.deallocate()
    }

    /// The latest element, once there is one.
    ///
    /// A method: the compiler (6.3) crashes on reading through a pointer inside a pack expansion.
    @inlinable
    func current() -> Element { latest.pointee }

    @usableFromInline
    func start(_ source: Observable<Element>) { source.runRoot(self) }

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
}
