public import MiniRx

/// A value that is updated with live rows.
@usableFromInline
final class Aggregate<Value> {
    @usableFromInline let stage: LiveStage
    private let values: BehaviorRelay<Value>

    /// - Parameters:
    ///   - source: The stage of the rows.
    ///   - initial: Returns the value of all rows.
    ///   - update: Applies the changes of a wave and returns the value.
    @usableFromInline
    init(of source: LiveStage, _ initial: Value, _ update: @escaping () -> Value) {
        stage = LiveStage(after: [source])
        values = BehaviorRelay(value: initial)
        stage.settle = { [unowned stage, values] in
            let value = update()
            stage.graph.root.later { values.accept(value) }
            return false
        }
    }

    /// Emits the current value, then each later one, while the observable is observed or retained.
    @usableFromInline
    var observable: Observable<Value> {
        values.map { [self] value in withExtendedLifetime(self) { value } }
    }
}

extension LiveRows {
    /// Emits the current number of rows, then each different number.
    public final var countChanges: Observable<Int> {
        Aggregate(of: stage, count) { [self] in count }.observable.distinctUntilChanged()
    }

    /// Returns a value to which rows are added and from which they are removed.
    ///
    /// ```swift
    /// let open = orders.reduce(0) { $0 += $1.isOpen ? 1 : 0 } removing: { $0 -= $1.isOpen ? 1 : 0 }
    /// ```
    ///
    /// - Parameters:
    ///   - initial: The value without rows.
    ///   - adding: Adds a row.
    ///   - removing: Subtracts a row that was added.
    /// - Returns: The current value, then the value after each transaction.
    @inlinable
    public final func reduce<Value>(
        _ initial: Value, adding: @escaping (inout Value, Row) -> Void,
        removing: @escaping (inout Value, Row) -> Void
    ) -> Observable<Value> {
        let all = { [self] in
            var value = initial
            members.each { slot in
                if let row = row(in: slot) { adding(&value, row) }
            }
            return value
        }
        var value = all()
        return Aggregate(of: stage, value) { [self] in
            if log.isRewrite {
                value = all()
            } else {
                // All old rows first: a value that fits must not overflow on the way.
                for entry in log.touched {
                    if let old = entry.old { removing(&value, old) }
                }
                for entry in log.touched {
                    if let row = row(in: entry.slot) { adding(&value, row) }
                }
            }
            return value
        }
        .observable
    }

    /// Returns a value per section to which rows are added and from which they are removed.
    ///
    /// ```swift
    /// let totals = orders.reduce(0, by: \.desk) { $0 += $1.amount } removing: { $0 -= $1.amount }
    /// ```
    ///
    /// - Parameters:
    ///   - initial: The value without rows.
    ///   - section: Returns the section of a row, always the same for the same row.
    ///   - adding: Adds a row.
    ///   - removing: Subtracts a row that was added.
    /// - Returns: The current values of all sections with rows, then those after each transaction.
    @inlinable
    public final func reduce<Section: Hashable, Value>(
        _ initial: Value, by section: @escaping (Row) -> Section,
        adding: @escaping (inout Value, Row) -> Void,
        removing: @escaping (inout Value, Row) -> Void
    ) -> Observable<[Section: Value]> {
        reduce((counts: [Section: Int](), values: [Section: Value]())) { totals, row in
            let section = section(row)
            totals.counts[section, default: 0] += 1
            adding(&totals.values[section, default: initial], row)
        } removing: { totals, row in
            let section = section(row)
            removing(&totals.values[section, default: initial], row)
            totals.counts[section, default: 0] -= 1
            if totals.counts[section] == 0 {
                totals.counts[section] = nil
                totals.values[section] = nil
            }
        }
        .map { $0.values }
    }

    /// Returns the sum over all rows: the current one, then each different sum.
    ///
    /// Floating-point values are summed in a tree over the rows' slots. A change recomputes one
    /// branch: errors do not accumulate, and a NaN disappears with its row.
    ///
    /// - Parameter value: Returns the row's summand.
    /// - Complexity: O(log *n*) per changed row for floating-point values, otherwise O(1).
    @inlinable
    public final func sum<Value: AdditiveArithmetic>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value> {
        guard Value.self is any FloatingPoint.Type else {
            return reduce(
                Value.zero, adding: { $0 += value($1) }, removing: { $0 -= value($1) }
            ).distinctUntilChanged()
        }
        let tree = SumTree<Value>()
        let share = { [self] (slot: Int32) in row(in: slot).map(value) ?? .zero }
        tree.reset(count: slots.count, share)
        return Aggregate(of: stage, tree.total) { [self] in
            if log.isRewrite || tree.size < slots.count {
                tree.reset(count: slots.count, share)
            } else {
                for entry in log.touched { tree.set(entry.slot, share(entry.slot)) }
            }
            return tree.total
        }
        .observable.distinctUntilChanged()
    }
}
