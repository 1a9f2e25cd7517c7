/// A batch whose lists ascend, with its moves split into where they start and where they end.
///
/// The check and the map both need it, so it is made once.
struct ArrangedBatch {
    let batch: TableBatch
    /// Sources of row moves, ascending, a run for each.
    let sources: [RowRun]
    /// Destinations of row moves, ascending, a run for each.
    let destinations: [RowRun]
    /// The row moves, ascending by destination; `batch` has them ascending by source.
    let movesByDestination: [RowMove]

    init(_ batch: TableBatch) {
        // The planner's moves ascend by destination: sorted by that before they are sorted by
        // source.
        var moves = batch.rowMoves
        let batch = batch.sorted()
        self.batch = batch
        guard !batch.rowMoves.isEmpty else {
            sources = []
            destinations = []
            movesByDestination = []
            return
        }
        TableBatch.sort(&moves) { $0.to.order }
        movesByDestination = moves
        sources = batch.rowMoves.map { RowRun($0.from) }
        destinations = moves.map { RowRun($0.to) }
    }
}
