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
        let filtered = LiveRows("filter", slots: slots, table: table, after: [stage])
        filtered.follow(self, isIncluded)
        filtered.test(self, isIncluded)
        filtered.forgetChanges()
        return filtered
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
        let bag = DisposeBag()
        isIncluded.subscribe(
            onNext: { [unowned filtered, source = self] isIncluded in
                filtered.follow(source, isIncluded)
                // Retained if the change must wait: its stage calls it.
                filtered.stage.graph.root.change(filtered.stage) { [filtered] in
                    filtered.test(source, isIncluded)
                    return filtered.hasChanges
                }
            }, file: file, line: line
        )
        .disposed(by: bag)
        filtered.resources.append(bag)
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

    /// Sets the closure of this stage, a filter on `source`.
    @inlinable
    final func follow(_ source: LiveRows, _ isIncluded: @escaping (Row) -> Bool) {
        settle { filtered in
            if source.isRewritten {
                filtered.beginRewrite()
                source.dirty.each { slot in
                    filtered.dirty.insert(slot)
                    filtered.setMember(slot, source.row(in: slot).map(isIncluded) ?? false)
                }
                return true
            }
            for entry in source.log {
                let wasMember = filtered.members[entry.slot]
                let isMember = source.row(in: entry.slot).map(isIncluded) ?? false
                guard wasMember || isMember else { continue }
                filtered.setMember(entry.slot, isMember)
                filtered.touch(
                    entry.slot, old: wasMember ? entry.old : nil,
                    oldArrival: wasMember ? entry.oldArrival : 0)
            }
            return filtered.hasChanges
        }
    }

    /// Evaluates a closure for all rows of the source.
    @inlinable
    final func test(_ source: LiveRows, _ isIncluded: (Row) -> Bool) {
        members.grow(to: slots.count)
        for index in source.members.words.indices {
            var candidates = source.members.words[index]
            var accepted: UInt64 = 0
            while candidates != 0 {
                let bit = candidates.trailingZeroBitCount
                candidates &= candidates - 1
                if let row = table.rows[index << 6 + bit], isIncluded(row) {
                    accepted |= 1 << UInt64(bit)
                }
            }
            var changed = members.words[index] ^ accepted
            while changed != 0 {
                let bit = changed.trailingZeroBitCount
                changed &= changed - 1
                let slot = Int32(truncatingIfNeeded: index << 6 + bit)
                let wasMember = members[slot]
                touch(
                    slot, old: wasMember ? table.rows[Int(slot)] : nil,
                    oldArrival: wasMember ? slots.arrivals[Int(slot)] : 0)
            }
            memberCount += accepted.nonzeroBitCount - members.words[index].nonzeroBitCount
            members.words[index] = accepted
        }
    }
}
