/// A batch with ascending lists, whose moves are split into sources and destinations.
///
/// Shared by the check and the map, so that it is made once.
final class ArrangedBatch {
    let batch: TableBatch
    /// Sources of row moves, ascending, one run each.
    let sources: [RowRun]
    /// Destinations of row moves, ascending, one run each.
    let destinations: [RowRun]
    /// The row moves, ascending by destination; in `batch` they ascend by source.
    let movesByDestination: [RowMove]

    init(_ batch: TableBatch) {
        // The planner's moves ascend by destination, so they are sorted by that first, then by
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
