public import MiniRx
import Tableau

/// The history of a relay's value: edits are steps that can be undone and redone.
///
/// ```swift
/// let tasks = BehaviorRelay<[String]>(value: ["Tea", "Bread"])
/// let undo = UndoModel(tasks)
/// undo.edit("Delete Tea") { $0.removeFirst() }
/// undo.undo()  // the table that shows `tasks` animates back
/// ```
///
/// Typing in one field makes one step: give such edits a `coalescing` key. ``group(_:_:)`` combines
/// several edits into one step.
///
/// A value that the relay accepts from elsewhere is a step without a name, so that undoing a step
/// never reverts anything else. One that it accepts in response to an edit, or to an undone or
/// redone step, such as a corrected value, is part of that step. Call ``forget()`` after such a value
/// to keep it out of the history.
///
/// The history contains values, not operations: each step of an array of 100,000 rows keeps a copy
/// of the array. Set a smaller `limit` to bound this.
public final class UndoModel<State: Equatable> {
    private let relay: BehaviorRelay<State>
    private let limit: Int
    /// The value at the end of the history: that of the relay, except for unrecorded changes.
    private var current: State
    /// Steps that can be undone, each with the value before it.
    private var past: [Step] = []
    /// Steps that can be redone, the next one last, each with the value after it.
    private var future: [Step] = []
    /// The value before an open group.
    private var base: State?
    /// Whether the relay is given a value: one that it accepts in response corrects that.
    private var isAccepting = false
    private let statuses = BehaviorRelay(value: UndoStatus())
    private let observation = DisposeBag()

    private struct Step {
        var state: State
        var title: String?
        /// The key with which further edits extend the step; nil if it is complete.
        var key: AnyHashable?
    }

    /// Creates a history that begins with the value of a relay, which it retains.
    ///
    /// - `limit`: The maximum number of steps; traps if it is less than 1.
    public init(_ relay: BehaviorRelay<State>, limit: Int = 100) {
        require(limit >= 1, "UndoModel(limit: \(limit)) can undo nothing; ask for 1 or more.")
        self.relay = relay
        self.limit = limit
        current = relay.value
        relay.subscribe(with: self, onNext: { model, _ in model.takeOutsideChange() })
            .disposed(by: observation)
    }

    // MARK: Edits

    /// Changes the value, as one step.
    ///
    /// An edit that leaves the value equal, or that an observer corrects to what was there, adds no
    /// step. Any other edit discards the steps to redo.
    ///
    /// - Parameters:
    ///   - title: The step's name, for buttons and menus.
    ///   - key: Consecutive edits with an equal key make one step, such as typing in one field.
    ///   - change: Changes the value; if it throws, the value is unchanged.
    /// - Complexity: O(*n*) in the size of the value.
    public func edit<Failure: Error>(
        _ title: String? = nil, coalescing key: AnyHashable? = nil,
        _ change: (inout State) throws(Failure) -> Void
    ) throws(Failure) {
        takeOutsideChange()
        var state = current
        try change(&state)
        guard state != current else { return }
        let (before, steps) = (current, (past, future))
        record(state, title: title, key: key)
        accept()
        if base == nil {
            // One that an observer takes back displaces no other step.
            if current == before { (past, future) = steps } else { dropEmptyStep() }
        }
        announce()
    }

    /// Combines all edits in `body` into one step, or undoes them if it throws; nested groups add to
    /// the outermost.
    public func group<Failure: Error>(
        _ title: String? = nil, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        takeOutsideChange()
        let before = current
        let isOutermost = base == nil
        if isOutermost { base = before }
        defer {
            if isOutermost {
                takeOutsideChange()
                if let base = base.take(), base != current {
                    push(Step(state: base, title: title))
                    announce()
                }
            }
        }
        do {
            try body()
        } catch {
            takeOutsideChange()
            current = before
            accept()
            throw error
        }
    }

    /// Ends a step of typing, as when editing of a field ends: the next edit is another, whatever its key.
    public func endCoalescing() {
        if !past.isEmpty { past[past.count - 1].key = nil }
    }

    // MARK: Undo and redo

    /// The steps that can be undone and redone.
    public var status: UndoStatus {
        UndoStatus(
            canUndo: !past.isEmpty, canRedo: !future.isEmpty, undoTitle: past.last?.title,
            redoTitle: future.last?.title)
    }

    /// Emits ``status``: the current one, then each change.
    public var statusChanges: Observable<UndoStatus> { statuses.distinctUntilChanged() }

    /// Whether there is a step to undo: emits the current value, then each change.
    public var canUndo: Observable<Bool> { statuses.map(\.canUndo).distinctUntilChanged() }

    /// Whether there is a step to redo: emits the current value, then each change.
    public var canRedo: Observable<Bool> { statuses.map(\.canRedo).distinctUntilChanged() }

    /// Undoes the last step; returns false if there is none, or inside a group.
    @discardableResult
    public func undo() -> Bool { step(from: \.past, to: \.future) }

    /// Redoes the step that was undone last; returns false if there is none, or inside a group.
    @discardableResult
    public func redo() -> Bool { step(from: \.future, to: \.past) }

    /// Removes all steps: the history begins with the current value.
    public func forget() {
        past = []
        future = []
        current = relay.value
        if base != nil { base = current }
        announce()
    }

    // MARK: Recording

    /// Records a value that the relay accepted from elsewhere.
    private func takeOutsideChange() {
        let value = relay.value
        if value == current { return }
        if isAccepting {
            current = value
        } else {
            record(value, title: nil, key: nil)
            announce()
        }
    }

    /// Gives the relay the current value, which its observers may correct.
    private func accept() {
        let wasAccepting = isAccepting
        isAccepting = true
        relay.accept(current)
        takeOutsideChange()
        isAccepting = wasAccepting
    }

    /// Makes a value the current one, as a step or as part of one.
    private func record(_ state: State, title: String?, key: AnyHashable?) {
        let before = current
        current = state
        if base == nil { push(Step(state: before, title: title, key: key)) }
    }

    /// Adds a step from a value to the current one.
    private func push(_ step: Step) {
        if step.key == nil || past.last?.key != step.key {
            past.append(step)
            if past.count > limit { past.removeFirst() }
        }
        future = []
    }

    /// Removes the last step if it changes nothing: what was typed is deleted again.
    private func dropEmptyStep() {
        guard past.last?.state == current else { return }
        past.removeLast()
        endCoalescing()
    }

    private func step(
        from source: ReferenceWritableKeyPath<UndoModel, [Step]>,
        to target: ReferenceWritableKeyPath<UndoModel, [Step]>
    ) -> Bool {
        takeOutsideChange()
        guard base == nil, let step = self[keyPath: source].popLast() else { return false }
        self[keyPath: target].append(Step(state: current, title: step.title))
        endCoalescing()
        current = step.state
        accept()
        announce()
        return true
    }

    /// Tells the status, once the relay has the value that belongs to it.
    private func announce() { statuses.accept(status) }
}
