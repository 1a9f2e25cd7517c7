import Tableau

/// One stage of a pipeline as the waves of changes see it: what it stands on, and what follows it.
///
/// Not generic: the closures are formed where the row types are known, so that the loops in them
/// are specialised, which virtual methods of generic classes never are.
@usableFromInline
final class LiveStage {
    /// More than that of every stage that this one stands on.
    @usableFromInline let depth: Int
    /// All stages that changes can reach from here, and more.
    @usableFromInline let graph: LiveGraph
    /// Brings the stage up to date with what those below have just changed; whether it has changed.
    @usableFromInline var settle: () -> Bool = { false }
    /// Forgets, after a wave, what was changed in it.
    @usableFromInline var forget: () -> Void = {}
    /// Set while the stage waits for its turn in a wave.
    @usableFromInline var isQueued = false

    /// Upstream does not keep those alive that follow it: whoever uses a stage keeps it.
    private var followers: [Follower] = []

    private struct Follower {
        weak var stage: LiveStage?
    }

    /// A stage that stands on others, or on none.
    ///
    /// - Parameters:
    ///   - sources: What it stands on.
    ///   - isInWave: Whether it may be made where a wave begins, of another order say.
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

    /// Hands each follower to `body`.
    func eachFollower(_ body: (LiveStage) -> Void) {
        for follower in followers {
            if let stage = follower.stage { body(stage) }
        }
    }
}
