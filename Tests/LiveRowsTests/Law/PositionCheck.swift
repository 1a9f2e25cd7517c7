import LiveRows
import MiniRx
import TestSupport

/// Holds the positions of a stage against a sort of everything, and what each batch integrates to.
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
        positions.onContradiction { [unowned self] in contradiction = $0 }
    }

    private static func mask(_ limit: Int?) -> ((Quote) -> Bool)? {
        limit.map { limit in { $0.volume >= limit } }
    }

    func setLimit(_ limit: Int?) {
        self.limit = limit
        positions.setMask(Self.mask(limit))
    }

    private var now: [[Quote]] {
        (0..<4).map { (group: Int32) in positions.rows(group, 0..<positions.count(group)) }
    }

    /// Everything, sorted by price, NaN last, ties by arrival.
    private func expected() -> [[Quote]] {
        let rows = stage.expected().values.filter { $0.volume >= limit ?? 0 }
            .sorted { left, right in
                if left.price < right.price { return true }
                if right.price < left.price { return false }
                if left.price.isNaN != right.price.isNaN { return right.price.isNaN }
                let arrivals = [left, right].map { stage.rows.arrival(of: $0.collectionId) ?? 0 }
                return arrivals[0] < arrivals[1]
            }
        return (0..<4).map { group in
            rows.filter { (isGrouped ? $0.desk : 0) == group }
        }
    }

    /// Advances; what is wrong then, nil if nothing is.
    func problem() -> String? {
        let batch = positions.advance()
        let new = now
        if let contradiction { return "a contradiction at \(contradiction)" }
        if new != expected() { return "the order" }
        guard let batch else {
            // Arrivals have new numbers, so that everything is read again.
            shown = new
            return nil
        }
        guard let integrated = Self.integrate(batch, from: shown, to: new) else {
            return "a batch that is not legal: \(batch)"
        }
        if integrated != new { return "the batch, integrated: \(batch)" }
        if shown == new, !batch.moves.isEmpty || batch.deletes.count + batch.inserts.count > 0 {
            // Rows that came again with the same content count as others.
            return batch.moves.isEmpty ? nil : "moves where nothing moved"
        }
        shown = new
        return nil
    }

    /// What a table would make of a batch; nil if it would object.
    private static func integrate(
        _ batch: RowBatch, from old: [[Quote]], to new: [[Quote]]
    ) -> [[Quote]]? {
        var lists: [[Quote?]] = old
        var arriving: [(RowBatch.Place, Quote)] = []
        func take(_ place: RowBatch.Place) -> Quote? {
            let (group, row) = (Int(place.group), Int(place.row))
            guard lists[group].indices.contains(row), let quote = lists[group][row] else {
                return nil
            }
            lists[group][row] = nil
            return quote
        }
        for place in batch.deletes where take(place) == nil { return nil }
        for move in batch.moves {
            guard let row = take(move.from) else { return nil }
            arriving.append((move.to, row))
        }
        for place in batch.inserts {
            guard new[Int(place.group)].indices.contains(Int(place.row)) else { return nil }
            arriving.append((place, new[Int(place.group)][Int(place.row)]))
        }
        var result = lists.map { $0.compactMap(\.self) }
        arriving.sort { ($0.0.group, $0.0.row) < ($1.0.group, $1.0.row) }
        for (place, row) in arriving {
            guard Int(place.row) <= result[Int(place.group)].count else { return nil }
            result[Int(place.group)].insert(row, at: Int(place.row))
        }
        for place in batch.updates {
            let (group, row) = (Int(place.group), Int(place.row))
            guard result[group].indices.contains(row), new[group].indices.contains(row),
                result[group][row].collectionId == new[group][row].collectionId
            else { return nil }
            result[group][row] = new[group][row]
        }
        return result
    }
}
