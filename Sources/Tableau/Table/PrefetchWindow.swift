/// The rows announced to the prefetch data source.
struct PrefetchWindow {
    /// Announced rows that are neither visible yet nor cancelled.
    var announced: Set<RowPath> = []
    var lastOffset = 0.0
    var goesDown = true

    /// Replaces the announced rows with `near`.
    ///
    /// - Parameters:
    ///   - near: The rows that are near now, nearest first.
    ///   - isVisible: Returns whether an announced row is on screen and has its cell.
    /// - Returns: The rows to announce, nearest first, and those to cancel, top to bottom.
    mutating func announce(
        _ near: [RowPath], isVisible: (RowPath) -> Bool
    ) -> (added: [RowPath], cancelled: [RowPath]) {
        let added = near.filter { !announced.contains($0) }
        let kept = Set(near)
        let cancelled = announced.filter { !kept.contains($0) && !isVisible($0) }.sorted()
        announced = kept
        return (added, cancelled)
    }

    /// Updates the announced rows after a batch; deleted rows need no cancelling.
    mutating func follow(_ map: BatchMap) {
        guard !announced.isEmpty else { return }
        announced = Set(announced.compactMap { map.path(ofOld: $0) })
    }
}
