/// References to rows in the order of their insertion, each at most once.
struct RowReferences<Section: TableViewSection> {
    /// The number of each row; greater for later ones.
    private var numbers: [RowReference<Section>: Int] = [:]
    private var next = 0

    var isEmpty: Bool { numbers.isEmpty }

    var count: Int { numbers.count }

    /// The rows in order.
    ///
    /// - Complexity: O(*n* log *n*).
    var rows: [RowReference<Section>] {
        numbers.isEmpty ? [] : numbers.sorted { $0.value < $1.value }.map(\.key)
    }

    func contains(_ row: RowReference<Section>) -> Bool { numbers[row] != nil }

    /// Adds a row at the end, unless it is there already.
    mutating func insert(_ row: RowReference<Section>) {
        guard numbers[row] == nil else { return }
        numbers[row] = next
        next += 1
    }

    mutating func remove(_ row: RowReference<Section>) { numbers[row] = nil }
}
