/// Answers where rows of an old list are in the new one.
///
/// ```swift
/// let tracker = RowTracker(changes)
/// tracker.newIndex(ofOld: 7)
/// ```
struct RowTracker {
    /// Old rows that leave their place, ascending.
    private let deleting: [Int]
    /// New rows that come to their place, ascending.
    private let inserting: [Int]
    /// Rows that move, by their old index.
    private let moves: [Int: Int]

    /// Prepares for questions.
    ///
    /// - Complexity: O(changes * log changes).
    init(_ changes: ListChanges) {
        deleting = (changes.deletes.map { $0 } + changes.moves.map(\.old)).sorted()
        inserting = (changes.inserts.map { $0 } + changes.moves.map(\.new)).sorted()
        moves = Dictionary(
            changes.moves.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    }

    /// Where an old row is in the new list; nil if it is gone.
    ///
    /// - Complexity: O(log changes).
    func newIndex(ofOld row: Int) -> Int? {
        let before = deleting.partition { $0 < row }
        if before < deleting.count, deleting[before] == row { return moves[row] }
        // The row is the n-th of those that stay. The k-th row that comes lies before it exactly
        // if fewer than n rows that stay lie before that one.
        let rank = row - before
        return rank + inserting.partition { inserting, k in inserting - k <= rank }
    }
}

extension [Int] {
    /// How many elements at the start are accepted, given that none is after the first that is not.
    fileprivate func partition(_ accepts: (Int) -> Bool) -> Int {
        partition { element, _ in accepts(element) }
    }

    fileprivate func partition(_ accepts: (Int, Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if accepts(self[middle], middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
