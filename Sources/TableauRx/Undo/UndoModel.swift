public import MiniRx

/// The history of a relay's value: edits are steps that can be taken back and made again.
///
/// ```swift
/// let tasks = BehaviorRelay<[String]>(value: ["Tea", "Bread"])
/// let undo = UndoModel(tasks)
/// undo.edit("Delete Tea") { $0.removeFirst() }
/// undo.undo()  // the table that shows `tasks` animates back
/// ```
///
/// Typing makes one step as long as it goes on in one field: give such edits a `coalescing` key.
/// ``group(_:_:)`` makes one step of several edits.
///
/// A value that the relay accepts from elsewhere is a step without a name, so that no step ever
/// takes back more than itself. Call ``forget()`` after such a value to keep it out of the history.
///
/// It keeps values, not operations: each step of an array of 100,000 rows keeps a copy of the array.
/// A smaller `limit` bounds that.
public final class UndoModel<State: Equatable> {
    private let relay: BehaviorRelay<State>
    private let limit: Int
    /// The value that the history leads to: the relay's, but for what is not recorded yet.
    private var current: State
    /// Steps that can be taken back; each with the value before it.
    private var past: [Step] = []
    /// Steps that can be made again, the next one last; each with the value after it.
    private var future: [Step] = []
    /// What goes on while a group is open.
    private var group: (depth: Int, base: State)?
    private let statuses = BehaviorRelay(value: UndoStatus())
    private let observation = DisposeBag()

    private struct Step {
        var state: State
        var title: String?
        /// Edits with an equal key add to the step; nil if it is complete.
        var key: AnyHashable?
    }

    /// A history that begins with the relay's value.
    ///
    /// - Parameters:
    ///   - relay: Holds the value; kept alive.
    ///   - limit: How many steps are kept at most; less than 1 is a programmer error and traps.
    public init(_ relay: BehaviorRelay<State>, limit: Int = 100) {
        precondition(limit >= 1, "UndoModel(limit: \(limit)) can undo nothing; ask for 1 or more.")
        self.relay = relay
        self.limit = limit
        current = relay.value
        relay.subscribe(with: self, onNext: { model, _ in model.takeOutsideChange() })
            .disposed(by: observation)
    }

    // MARK: Edits

    /// Changes the value, as one step.
    ///
    /// An edit that leaves the value equal is no step. Any other discards what could be redone.
    ///
    /// - Parameters:
    ///   - title: The step's name, for buttons and menus.
    ///   - key: Edits in a row with an equal key make one step: typing in one field.
    ///   - change: Changes the value; if it throws, nothing has changed.
    /// - Complexity: O(*n*) in the size of the value.
    public func edit<Failure: Error>(
        _ title: String? = nil, coalescing key: AnyHashable? = nil,
        _ change: (inout State) throws(Failure) -> Void
    ) throws(Failure) {
        takeOutsideChange()
        var state = current
        try change(&state)
        take(state, title, key)
    }

    /// Makes one step of all edits in `body`; groups in groups add to the outermost.
    ///
    /// - Parameters:
    ///   - title: The step's name.
    ///   - body: Makes the edits; if it throws, they are taken back.
    public func group<Failure: Error>(
        _ title: String? = nil, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        takeOutsideChange()
        let before = current
        group = ((group?.depth ?? 0) + 1, group?.base ?? before)
        do {
            try body()
            closeGroup(title)
        } catch {
            takeOutsideChange()
            show(before)
            closeGroup(title)
            throw error
        }
    }

    /// Ends a step of typing: the next edit is a step of its own, whatever its key.
    ///
    /// Call it when a field ends its editing.
    public func endCoalescing() {
        if !past.isEmpty { past[past.count - 1].key = nil }
    }

    // MARK: Undo and redo

    /// What can be undone and redone now.
    public var status: UndoStatus { statuses.value }

    /// ``status`` now and after each change of it.
    public var statusChanges: Observable<UndoStatus> { statuses.distinctUntilChanged() }

    /// Whether there is a step to take back: now, and after each change.
    public var canUndo: Observable<Bool> { statuses.map(\.canUndo).distinctUntilChanged() }

    /// Whether there is a step to make again: now, and after each change.
    public var canRedo: Observable<Bool> { statuses.map(\.canRedo).distinctUntilChanged() }

    /// Takes back the last step; does nothing if there is none, or in the middle of a group.
    ///
    /// - Returns: Whether there was a step.
    @discardableResult
    public func undo() -> Bool { step(from: \.past, to: \.future) }

    /// Makes the step again that was taken back last; does nothing if there is none, or in the
    /// middle of a group.
    ///
    /// - Returns: Whether there was a step.
    @discardableResult
    public func redo() -> Bool { step(from: \.future, to: \.past) }

    /// Forgets all steps: the history begins with the value as it is now.
    public func forget() {
        past = []
        future = []
        current = relay.value
        if let group { self.group = (group.depth, current) }
        announce()
    }

    // MARK: Recording

    /// Records a value that the relay accepted from elsewhere.
    private func takeOutsideChange() {
        let value = relay.value
        if value != current { record(value, nil, nil) }
    }

    private func take(_ state: State, _ title: String?, _ key: AnyHashable?) {
        guard state != current else { return }
        record(state, title, key)
        relay.accept(state)
    }

    /// Makes a value the current one, as a step or as a part of one.
    private func record(_ state: State, _ title: String?, _ key: AnyHashable?) {
        let before = current
        current = state
        if group != nil { return }
        push(Step(state: before, title: title, key: key))
    }

    /// Adds a step from a value to the current one.
    private func push(_ step: Step) {
        if let key = step.key, let last = past.last, last.key == key, future.isEmpty {
            // Typed and taken back by typing: as if it had never been.
            if last.state == current {
                past.removeLast()
                endCoalescing()
            }
        } else {
            past.append(step)
            if past.count > limit { past.removeFirst() }
        }
        future = []
        announce()
    }

    private func closeGroup(_ title: String?) {
        takeOutsideChange()
        guard let open = group else { return }
        guard open.depth == 1 else {
            group = (open.depth - 1, open.base)
            return
        }
        group = nil
        if open.base != current { push(Step(state: open.base, title: title, key: nil)) }
    }

    private func step(
        from source: ReferenceWritableKeyPath<UndoModel, [Step]>,
        to target: ReferenceWritableKeyPath<UndoModel, [Step]>
    ) -> Bool {
        takeOutsideChange()
        guard group == nil, let step = self[keyPath: source].popLast() else { return false }
        self[keyPath: target].append(Step(state: current, title: step.title))
        endCoalescing()
        show(step.state)
        announce()
        return true
    }

    /// Shows a value that is part of the history.
    private func show(_ state: State) {
        current = state
        relay.accept(state)
    }

    private func announce() {
        statuses.accept(
            UndoStatus(
                canUndo: !past.isEmpty, canRedo: !future.isEmpty, undoTitle: past.last?.title,
                redoTitle: future.last?.title))
    }
}
