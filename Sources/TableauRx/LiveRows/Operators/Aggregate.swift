public import MiniRx

extension LiveStage {
    /// Returns a value that is updated with this stage: the current one, then each later one, while it
    /// is observed or retained.
    ///
    /// - `update`: Applies the changes of a wave, at first none, and returns the value.
    @usableFromInline
    func aggregate<Value>(_ update: @escaping () -> Value) -> Observable<Value> {
        let stage = LiveStage(after: [self])
        let values = BehaviorRelay(value: update())
        stage.settle = { [unowned stage] in
            let value = update()
            stage.graph.root.later { values.accept(value) }
            return false
        }
        return values.map { value in withExtendedLifetime(stage) { value } }
    }
}

extension LiveRows {
    /// Emits the current number of rows, then each different number.
    public final var countChanges: Observable<Int> {
        stage.aggregate { [self] in count }.distinctUntilChanged()
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
        return stage.aggregate { [self] in
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
            ).distinctValues()
        }
        let tree = SumTree<Value>()
        let share = { [self] (slot: Int32) in row(in: slot).map(value) ?? .zero }
        tree.reset(count: slots.count, share)
        return stage.aggregate { [self] in
            if log.isRewrite || tree.size < slots.count {
                tree.reset(count: slots.count, share)
            } else {
                for entry in log.touched { tree.set(entry.slot, share(entry.slot)) }
            }
            return tree.sums[1]
        }
        .distinctValues()
    }
}

extension Observable where Element: Equatable {
    /// Emits each value that differs from the one before; NaN doesn't differ from NaN.
    @inlinable
    func distinctValues() -> Observable {
        distinctUntilChanged { $0 == $1 || $0 != $0 && $1 != $1 }
    }
}
