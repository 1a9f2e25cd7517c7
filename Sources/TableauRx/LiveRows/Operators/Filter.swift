public import MiniRx

extension LiveRows {
    /// Returns the rows that a closure accepts, at a cost of one bit per row.
    ///
    /// ```swift
    /// let open = orders.filter { $0.isOpen }
    /// ```
    ///
    /// - Parameter isIncluded: Called once for each row that is inserted or changed.
    @inlinable
    public final func filter(_ isIncluded: @escaping (Row) -> Bool) -> LiveRows<Row> {
        filter(by: .just(isIncluded))
    }

    /// Returns the rows that the latest emitted closure accepts; none before the first.
    ///
    /// - `isIncluded`: Each closure is called for all rows, then for those inserted or
    ///   changed. An error is reported as unhandled, and the last closure stays in use.
    /// - Complexity: O(*n*) per closure.
    @inlinable
    public final func filter(
        by isIncluded: Observable<(Row) -> Bool>, file: StaticString = #fileID, line: UInt = #line
    ) -> LiveRows<Row> {
        let filtered = LiveRows("filter", slots: slots, table: table, after: [stage])
        isIncluded.subscribe(
            onNext: { [unowned filtered, source = self] isIncluded in
                filtered.settle { filtered in
                    if source.log.isRewrite { filtered.log.rewrite() }
                    source.log.each { change in
                        let row = source.row(in: change.slot)
                        filtered.admit(change, row.map(isIncluded) ?? false)
                    }
                }
                // Retained if the change must wait: its stage calls it.
                filtered.stage.graph.root.change(filtered.stage) { [filtered] in
                    filtered.test(source, isIncluded)
                    return !filtered.log.isEmpty
                }
            }, file: file, line: line
        )
        .disposed(by: filtered.subscriptions)
        return filtered
    }

    /// Returns the rows that a closure accepts for the latest emitted query; none before the first.
    ///
    /// ```swift
    /// let found = songs.filter(by: query) { song, query in song.title.contains(query) }
    /// ```
    ///
    /// A new query evaluates every row. If the result is sorted, filter after the sort: hidden rows
    /// then keep their places, and nothing is sorted again.
    ///
    /// - `query`: The queries; one equal to the last changes nothing. An error is reported as
    ///   unhandled, and the last query stays in use.
    /// - `isIncluded`: Called once for each row that is inserted or changed, and for each row per
    ///   query.
    @inlinable
    public final func filter<Query: Equatable>(
        by query: Observable<Query>, file: StaticString = #fileID, line: UInt = #line,
        _ isIncluded: @escaping (Row, Query) -> Bool
    ) -> LiveRows<Row> {
        let tests = query.distinctUntilChanged().map { query in
            { row in isIncluded(row, query) }
        }
        return filter(by: tests, file: file, line: line)
    }

    /// Evaluates a closure for all rows of the source, which have not changed.
    @inlinable
    final func test(_ source: LiveRows, _ isIncluded: (Row) -> Bool) {
        source.members.each { slot in
            guard let row = table.rows[Int(slot)] else { return }
            let isMember = isIncluded(row)
            guard isMember != members[slot] else { return }
            admit(TouchedRow(slot: slot, old: row, oldArrival: slots.arrivals[Int(slot)]), isMember)
        }
    }

    /// Includes or excludes a changed row of the source.
    @inlinable @inline(__always)
    final func admit(_ change: TouchedRow<Row>, _ isMember: Bool) {
        let wasMember = members[change.slot]
        guard wasMember || isMember else { return }
        setMember(change.slot, isMember)
        touch(
            change.slot, old: wasMember ? change.old : nil,
            oldArrival: wasMember ? change.oldArrival : 0)
    }
}
