public import MiniRx

extension LiveRows {
    /// Emits changes: all rows as a reset first, then a changeset for each transaction.
    public final var changes: Observable<RowChangeset<Row>> {
        Observable.create { [self] observer in
            let follower = LiveStage(after: [stage])
            follower.settle = { [unowned self] in
                let changes = changeset
                if !changes.isEmpty { stage.graph.root.later { observer.onNext(changes) } }
                return false
            }
            observer.onNext(reset)
            return Disposables.create { [self] in
                withExtendedLifetime(self) { follower.retire() }
            }
        }
    }

    private var reset: RowChangeset<Row> {
        RowChangeset(isReset: true, changes: rows.map { .inserted($0) })
    }

    /// The changes of the current wave.
    private var changeset: RowChangeset<Row> {
        if log.isRewrite { return reset }
        let changes = log.touched.compactMap { change -> RowChangeset<Row>.Change? in
            switch (change.old, row(in: change.slot)) {
            case (nil, let row?): .inserted(row)
            case (let old?, nil): .removed(old)
            case (let old?, let row?): table.isEqual(old, row) ? nil : .updated(from: old, to: row)
            case (nil, nil): nil
            }
        }
        return RowChangeset(isReset: false, changes: changes)
    }
}
