import Tableau

/// One stage of a pipeline as seen by waves of changes: its depth, graph and followers.
///
/// Not generic: the closures are formed where the row types are known, so that their loops are
/// specialised, which virtual methods of generic classes never are.
@usableFromInline
final class LiveStage {
    /// The depth of the stage, greater than that of each of its sources.
    @usableFromInline let depth: Int
    /// The graph, with at least all stages that changes can reach from here.
    @usableFromInline let graph: LiveGraph
    /// Updates the stage with the changes of its sources; returns whether it has changed.
    @exclusivity(unchecked) @usableFromInline var settle: () -> Bool = { false }
    /// Clears the record of changes after a wave.
    @exclusivity(unchecked) @usableFromInline var forget: () -> Void = {}
    /// Whether the stage is queued in a wave.
    @exclusivity(unchecked) @usableFromInline var isQueued = false

    /// The followers, held weakly: users of a stage retain it.
    @exclusivity(unchecked) private var followers: [Follower] = []

    private struct Follower {
        weak var stage: LiveStage?
    }

    /// Creates a stage with sources, or without any.
    ///
    /// - Parameters:
    ///   - sources: The sources of the stage.
    ///   - isInWave: Whether it can be created where a wave begins, for a changed order, for
    ///     example.
    @usableFromInline
    init(after sources: [LiveStage], isInWave: Bool = false) {
        depth = (sources.map(\.depth).max() ?? -1) + 1
        graph = sources.first?.graph ?? LiveGraph()
        for source in sources {
            graph.unite(with: source.graph)
            source.followers.removeAll { $0.stage == nil }
            source.followers.append(Follower(stage: self))
        }
        let graph = graph.root
        require(
            isInWave || sources.isEmpty || !graph.isSettling && graph.openEdits == 0,
            "Live rows: an operator was applied inside `edit`, or inside a closure of another "
                + "operator. Build pipelines before, and edit then.")
    }

    /// Calls `body` with each follower.
    func eachFollower(_ body: (LiveStage) -> Void) {
        // A copy of a weak reference is slow.
        for index in followers.indices {
            if let stage = followers[index].stage { body(stage) }
        }
    }
}
