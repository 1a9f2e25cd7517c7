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
    /// Whether the stage is part of the next or current wave.
    @exclusivity(unchecked) var isQueued = false

    private let sources: [LiveStage]
    /// The followers, which are retained by their users.
    ///
    /// Not weak references, which make every retain of a stage several times slower. Safety: a
    /// follower retains its sources, and removes itself before it is freed.
    @exclusivity(unchecked) private(set) var followers: [Unmanaged<LiveStage>] = []

    /// - `isInWave`: Whether it can be created where a wave begins, for example for a changed order.
    @usableFromInline
    init(after sources: [LiveStage], isInWave: Bool = false) {
        self.sources = sources
        depth = (sources.map(\.depth).max() ?? -1) + 1
        graph = sources.first?.graph ?? LiveGraph()
        require(
            isInWave || sources.allSatisfy { $0.graph.root.isIdle },
            "Live rows: an operator was applied, rows were observed, or an order was read for the "
                + "first time, inside `edit` or inside a closure of an operator. "
                + "Build pipelines before, and edit then.")
        for source in sources {
            graph.unite(with: source.graph)
            source.followers.append(.passUnretained(self))
        }
    }

    deinit {
        let own = Unmanaged.passUnretained(self).toOpaque()
        for source in sources { source.followers.removeAll { $0.toOpaque() == own } }
    }

    /// Takes no further part in waves: what it updates is freed, while a wave may retain it.
    func retire() {
        settle = { false }
        forget = {}
    }
}
