import LiveRows
import MiniRx
import TestSupport

/// Holds the positions of a stage against a sort of everything, and what changes it tells.
final class PositionCheck {
    private let stage: Pipeline.Stage
    private var positions: AnyPositions<Quote>
    private let isGrouped: Bool
    private var shown: [[Quote]] = []
    /// Rows with a volume below this are hidden; nil: none.
    private var limit: Int?
    private var contradiction: Int?

    init(_ stage: Pipeline.Stage, isGrouped: Bool, limit: Int?) {
        self.stage = stage
        self.isGrouped = isGrouped
        self.limit = limit
        positions = RowOrder<Quote>.ascending(\.price).makePositions(
            stage.rows, { isGrouped ? Int32($0.desk) : 0 }, Self.mask(limit))
        shown = now
    }

    private static func mask(_ limit: Int?) -> ((Quote) -> Bool)? {
        limit.map { limit in { $0.volume >= limit } }
    }

    func setLimit(_ limit: Int?) {
        self.limit = limit
        positions.setMask(Self.mask(limit))
    }

    private var now: [[Quote]] {
        (0..<4).map { (group: Int32) in positions.rows(group, 0..<Int.max) }
    }

    /// Everything, sorted by price, NaN last, ties by arrival.
    private func expected() -> [[Quote]] {
        let rows = stage.expected().values.filter { $0.volume >= limit ?? 0 }
            .sorted { left, right in
                if left.price < right.price { return true }
                if right.price < left.price { return false }
                if left.price.isNaN != right.price.isNaN { return right.price.isNaN }
                let slots = stage.rows.slots
                let arrivals = [left, right].map { row in
                    slots.index[row.collectionId].map { slots.arrivals[Int($0)] } ?? 0
                }
                return arrivals[0] < arrivals[1]
            }
        return (0..<4).map { group in
            rows.filter { (isGrouped ? $0.desk : 0) == group }
        }
    }

    /// Advances; what is wrong then, nil if nothing is.
    func problem() -> String? {
        let changed = positions.advance { contradiction = $0 }
        let new = now
        if let contradiction { return "a contradiction at \(contradiction)" }
        if new != expected() { return "the order" }
        let lists = (0..<4).map { positions.pieces($0) }
        if lists.map({ $0.array(of: Quote.self) }) != new { return "the pieces" }
        defer { shown = new }
        // Arrivals may have new numbers, so that everything is read again.
        guard let changed else { return nil }
        for group in 0..<4 where !changed.contains(Int32(group)) {
            if new[group] != shown[group] { return "a change of group \(group) that is not told" }
        }
        return nil
    }
}
