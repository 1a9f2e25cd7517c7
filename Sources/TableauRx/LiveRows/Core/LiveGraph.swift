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
    /// The stores that the open transaction has changed.
    @exclusivity(unchecked) private var edited: [LiveStage] = []
    /// The stages to visit, by depth.
    @exclusivity(unchecked) private var queues: [[LiveStage]] = []
    @exclusivity(unchecked) private var visited: [LiveStage] = []
    /// The pending notifications of observers, in order.
    @exclusivity(unchecked) private var emissions: [() -> Void] = []
    @exclusivity(unchecked) private var nextEmission = 0
    @exclusivity(unchecked) private var isEmitting = false

    @usableFromInline
    init() {}

    /// The graph that this one was merged into, or itself.
    @usableFromInline
    var root: LiveGraph {
        var root = self
        while let parent = root.parent { root = parent }
        if root !== self { parent = root }
        return root
    }

    /// Merges two graphs.
    func unite(with other: LiveGraph) {
        let (mine, theirs) = (root, other.root)
        guard mine !== theirs else { return }
        mine.openEdits += theirs.openEdits
        mine.isSettling = mine.isSettling || theirs.isSettling
        mine.isEmitting = mine.isEmitting || theirs.isEmitting
        mine.edited += theirs.edited
        mine.emissions += theirs.emissions[theirs.nextEmission...]
        theirs.emissions = []
        theirs.nextEmission = 0
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

    /// Ends an edit; the outermost propagates the changes of all stores as one wave.
    ///
    /// - Parameter changed: The store, if it has changed.
    @usableFromInline
    func endEdit(changed: LiveStage?) {
        if let changed, !edited.contains(where: { $0 === changed }) { edited.append(changed) }
        openEdits -= 1
        guard openEdits == 0 else { return }
        if !edited.isEmpty {
            isSettling = true
            let sources = edited
            edited.removeAll(keepingCapacity: true)
            for source in sources where source.settle() { visit(source) }
            pass()
        }
        emit()
    }

    /// Propagates a change that does not come from a store but from a query, for example; it waits
    /// for an open transaction.
    @usableFromInline
    func change(_ stage: LiveStage, _ body: @escaping () -> Bool) {
        if isSettling || openEdits > 0 {
            emissions.append { [unowned self] in root.change(stage, body) }
            return
        }
        isSettling = true
        if body() { visit(stage) }
        pass()
        emit()
    }

    /// Runs closures of operators outside a wave, where they must not edit either.
    func reading<Result>(_ body: () -> Result) -> Result {
        let wasSettling = isSettling
        isSettling = true
        defer { isSettling = wasSettling }
        return body()
    }

    private func visit(_ stage: LiveStage) {
        visited.append(stage)
        stage.eachFollower { follower in
            guard !follower.isQueued else { return }
            follower.isQueued = true
            while queues.count <= follower.depth { queues.append([]) }
            queues[follower.depth].append(follower)
        }
    }

    private func pass() {
        var depth = 0
        while depth < queues.count {
            // Followers of a stage are deeper: nothing is added at this depth meanwhile.
            for stage in queues[depth] {
                stage.isQueued = false
                if stage.settle() { visit(stage) }
            }
            queues[depth].removeAll(keepingCapacity: true)
            depth += 1
        }
        for stage in visited { stage.forget() }
        visited.removeAll(keepingCapacity: true)
        isSettling = false
    }

    // MARK: Observers

    /// Schedules a notification for when all stages are up to date.
    @usableFromInline
    func later(_ emission: @escaping () -> Void) { emissions.append(emission) }

    private func emit() {
        guard !isEmitting else { return }
        isEmitting = true
        // The root is looked up each time: an observer may connect this graph with another.
        while let emission = root.takeEmission() { emission() }
        root.isEmitting = false
        isEmitting = false
    }

    private func takeEmission() -> (() -> Void)? {
        guard nextEmission < emissions.count else {
            emissions.removeAll(keepingCapacity: true)
            nextEmission = 0
            return nil
        }
        nextEmission += 1
        return emissions[nextEmission - 1]
    }
}
