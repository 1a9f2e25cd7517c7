public import MiniRx

/// A value kept up to date with live rows.
@usableFromInline
final class Aggregate<Value> {
    @usableFromInline let stage: LiveStage
    private let values: BehaviorRelay<Value>

    /// - Parameters:
    ///   - source: The stage of the rows.
    ///   - initial: The value of all the rows.
    ///   - update: Takes what a wave has changed, and gives the value.
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

    /// The value, then each later one, while somebody observes or keeps the observable.
    @usableFromInline
    var observable: Observable<Value> {
        Observable.create { [self] observer in
            let subscription = values.subscribe(observer)
            return Disposables.create { [self] in
                withExtendedLifetime(self) { subscription.dispose() }
            }
        }
    }
}

extension LiveRows {
    /// How many rows there are: now, then each other number.
    public final var countChanges: Observable<Int> {
        Aggregate(of: stage, count) { [self] in count }.observable.distinctUntilChanged()
    }

    /// A value that rows are added to and removed from.
    ///
    /// ```swift
    /// let open = orders.reduce(0) { $0 += $1.isOpen ? 1 : 0 } removing: { $0 -= $1.isOpen ? 1 : 0 }
    /// ```
    ///
    /// - Parameters:
    ///   - initial: The value without rows.
    ///   - adding: Adds a row.
    ///   - removing: Takes a row back that was added.
    /// - Returns: The value now, then after each transaction.
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
            if isRewritten {
                value = all()
            } else {
                for entry in log {
                    if let old = entry.old { removing(&value, old) }
                    if let row = row(in: entry.slot) { adding(&value, row) }
                }
            }
            return value
        }
        .observable
    }

    /// The sum over all rows: now, then each other sum.
    ///
    /// Floating-point values are summed in a tree over the rows' slots, of which a change computes
    /// one branch again: errors do not pile up, and a NaN goes with its row.
    ///
    /// - Parameter value: The row's share.
    /// - Complexity: O(log *n*) a changed row for floating-point values, else O(1).
    @inlinable
    public final func sum<Value: AdditiveArithmetic>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value> {
        guard Value.self is any FloatingPoint.Type else {
            return reduce(Value.zero) {
                $0 += value($1)
            } removing: {
                $0 -= value($1)
            }
            .distinctUntilChanged()
        }
        let tree = SumTree<Value>()
        let share = { [self] (slot: Int32) in row(in: slot).map(value) ?? .zero }
        tree.reset(count: slots.count, share)
        return Aggregate(of: stage, tree.total) { [self] in
            if isRewritten {
                tree.reset(count: slots.count, share)
            } else {
                tree.grow(to: slots.count)
                for entry in log { tree.set(entry.slot, share(entry.slot)) }
            }
            return tree.total
        }
        .observable.distinctUntilChanged()
    }
}
