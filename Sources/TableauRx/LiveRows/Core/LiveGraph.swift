import Tableau

/// The stages that are connected with each other: changes pass through them in waves.
///
/// A wave starts where something was edited and visits every stage once, those it stands on first,
/// so that no stage sees one source changed and the other not yet. What observers are told waits
/// until the wave is over: they may edit, which makes a further wave.
@usableFromInline
final class LiveGraph {
    /// Edits under way; the outermost ends the transaction.
    var openEdits = 0
    /// Whether stages are being brought up to date: no time for edits.
    private(set) var isSettling = false

    /// Set once this graph has become a part of another one.
    private var parent: LiveGraph?
    /// Stores that the open transaction has changed.
    private var edited: [LiveStage] = []
    /// Stages to visit, by depth.
    private var queues: [[LiveStage]] = []
    private var visited: [LiveStage] = []
    /// What observers are to be told, in order.
    private var emissions: [() -> Void] = []
    private var nextEmission = 0
    private var isEmitting = false

    @usableFromInline
    init() {}

    /// The graph that this one belongs to.
    @usableFromInline
    var root: LiveGraph {
        var root = self
        while let parent = root.parent { root = parent }
        if root !== self { parent = root }
        return root
    }

    /// Makes one graph of two.
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

    /// Ends an edit; the outermost lets the changes of all stores pass as one wave.
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

    /// A change that does not come from a store, of a query say; it waits for an open transaction.
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

    /// Runs closures of operators outside a wave: they must not edit then either.
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
            // Whoever follows a stage is deeper: nothing is added at this depth meanwhile.
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

    /// Has observers told something once all stages are up to date.
    @usableFromInline
    func later(_ emission: @escaping () -> Void) { emissions.append(emission) }

    private func emit() {
        guard !isEmitting else { return }
        isEmitting = true
        // The root is looked up for each: an observer may connect this graph with another.
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
