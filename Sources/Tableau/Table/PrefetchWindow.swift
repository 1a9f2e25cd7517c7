/// The rows that were announced as likely to be asked for soon.
struct PrefetchWindow {
    /// What was announced and is neither visible yet nor cancelled.
    var announced: Set<RowPath> = []
    var lastOffset = 0.0
    var goesDown = true

    /// Changes what is announced to `near`.
    ///
    /// - Parameters:
    ///   - near: The rows that are near now, nearest first.
    ///   - isVisible: Whether a row announced before is on screen, so that it has its cell.
    /// - Returns: What to announce, nearest first, and what to cancel, top to bottom.
    mutating func announce(
        _ near: [RowPath], isVisible: (RowPath) -> Bool
    ) -> (added: [RowPath], cancelled: [RowPath]) {
        let added = near.filter { !announced.contains($0) }
        let kept = Set(near)
        let cancelled = announced.filter { !kept.contains($0) && !isVisible($0) }.sorted()
        announced = kept
        return (added, cancelled)
    }

    /// Updates what was announced after a batch; deleted rows need not be cancelled.
    mutating func follow(_ map: BatchMap) {
        guard !announced.isEmpty else { return }
        announced = Set(announced.compactMap { map.path(ofOld: $0) })
    }
}
