import MiniRx
import Tableau

/// A graph of connected stages: changes pass through them in waves.
///
/// A wave starts at a change and visits every stage once, after its sources, so that no stage sees
/// one source changed and another not yet. Observers are notified after the wave: they may edit,
/// which starts another wave.
@usableFromInline
final class LiveGraph {
    /// The number of open edits; the outermost ends the transaction.
    @exclusivity(unchecked) var openEdits = 0
    /// Whether stages are being updated, when edits are not allowed.
    @exclusivity(unchecked) private(set) var isSettling = false

    /// The graph into which this one was merged.
    @exclusivity(unchecked) private var parent: LiveGraph?
    /// The stages of the next or current wave, ordered by depth.
    @exclusivity(unchecked) private var wave: ContiguousArray<LiveStage> = []
    /// The pending notifications of observers, in order.
    @exclusivity(unchecked) private var emissions = Ring<() -> Void>()
    /// The number of loops that notify observers: two if graphs that both did are merged.
    @exclusivity(unchecked) private var emittingLoops = 0

    /// The graph that this one was merged into, or itself.
    @usableFromInline
    var root: LiveGraph {
        var root = self
        while let parent = root.parent { root = parent }
        if root !== self { parent = root }
        return root
    }

    /// Whether no edit is open, and no stage is being updated.
    var isIdle: Bool { !isSettling && openEdits == 0 }

    /// Merges two idle graphs.
    func unite(with other: LiveGraph) {
        let (mine, theirs) = (root, other.root)
        guard mine !== theirs else { return }
        mine.emittingLoops += theirs.emittingLoops
        while let emission = theirs.takeEmission() { mine.emissions.append(emission) }
        theirs.parent = mine
    }

    // MARK: Transactions

    /// Opens an edit; `endEdit()` must follow.
    @usableFromInline
    func beginEdit() {
        require(
            !isSettling,
            "Live rows: an edit inside a closure of filter, map, join, sorted or grouped. "
                + "Edit in what observes the rows.")
        openEdits += 1
    }

    /// Ends an edit of a store, if it has changed; the outermost propagates all changes as one wave.
    @usableFromInline
    func endEdit(changed: LiveStage?) {
        if let changed, !changed.isQueued { enqueue(changed) }
        openEdits -= 1
        guard openEdits == 0 else { return }
        if !wave.isEmpty { pass() }
        emit()
    }

    /// Propagates a change that does not come from a store but from a query, for example; it waits
    /// for an open transaction.
    @usableFromInline
    func change(_ stage: LiveStage, _ body: @escaping () -> Bool) {
        if !isIdle {
            emissions.append { [unowned self] in root.change(stage, body) }
            return
        }
        isSettling = true
        if body() { enqueueFollowers(of: stage) }
        pass()
        stage.forget()
        emit()
    }

    /// Runs closures of operators outside a wave, where they must not edit either.
    func reading<Result>(_ body: () -> Result) -> Result {
        let wasSettling = isSettling
        isSettling = true
        defer { isSettling = wasSettling }
        return body()
    }

    private func enqueue(_ stage: LiveStage) {
        stage.isQueued = true
        var place = wave.count
        while place > 0, wave[place - 1].depth > stage.depth { place -= 1 }
        if place == wave.count { wave.append(stage) } else { wave.insert(stage, at: place) }
    }

    private func enqueueFollowers(of stage: LiveStage) {
        for follower in stage.followers {
            follower._withUnsafeGuaranteedRef { if !$0.isQueued { enqueue($0) } }
        }
    }

    /// Runs a wave.
    private func pass() {
        isSettling = true
        var index = 0
        while index < wave.count {
            let stage = wave[index]
            // They are deeper, so their places are after this one.
            if stage.settle() { enqueueFollowers(of: stage) }
            index += 1
        }
        for stage in wave {
            stage.isQueued = false
            stage.forget()
        }
        wave.removeAll(keepingCapacity: true)
        isSettling = false
    }

    // MARK: Observers

    /// Schedules a notification for when all stages are up to date.
    func later(_ emission: @escaping () -> Void) { emissions.append(emission) }

    /// Whether observers of a wave are being notified.
    var isEmitting: Bool { emittingLoops > 0 }

    private func emit() {
        guard root.emittingLoops == 0 else { return }
        root.emittingLoops = 1
        // The root is looked up each time: an observer may connect this graph with another.
        while let emission = root.takeEmission() { emission() }
        root.emittingLoops -= 1
    }

    private func takeEmission() -> (() -> Void)? {
        emissions.count > 0 ? emissions.removeFirst() : nil
    }
}
