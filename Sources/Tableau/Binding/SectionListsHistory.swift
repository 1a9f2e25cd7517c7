/// Makes the data sets of one source, each from the one before.
///
/// Arrays that the data set before had as well are taken over from it, so that one changed section
/// among thousands costs one look at each of the others.
@usableFromInline final class SectionListsHistory<Key> {
    @usableFromInline var last = SectionLists<Key>()

    /// Where the rows of `last` lie if it is a single list that ``isLast(_:)`` may recognise; it
    /// keeps them alive, so no other array can lie there.
    @usableFromInline var lastArray: (base: UnsafeRawPointer?, count: Int)?

    @inlinable init() {}

    /// Whether an array is the only list of the data set before.
    ///
    /// A look at one address: of thousands of chains, most have nothing new in most turns.
    @inlinable
    func isLast<Row>(_ rows: [Row]) -> Bool {
        guard let lastArray else { return false }
        return rows.withUnsafeBytes {
            $0.baseAddress == lastArray.base && rows.count == lastArray.count
        }
    }

    /// The next data set; nil if it is the one before, or if newer data was pushed while it was
    /// made.
    ///
    /// - Parameters:
    ///   - pairs: The arrays with their keys.
    ///   - isUnchanged: Whether rows of the data set before may stand for an array.
    ///   - make: Makes the rows of an array; may run code of the user, who may push newer data.
    @inlinable
    func next<Row>(
        _ pairs: [(key: Key, rows: [Row])], isUnchanged: (SectionRows, [Row]) -> Bool,
        make: ([Row]) -> SectionRows
    ) -> SectionLists<Key>? {
        let before = last.number
        // Moved out, so that it is changed in place.
        var lists = SectionLists<Key>()
        swap(&lists, &last)
        last.number = before
        if lists.hasKeys(of: pairs) {
            var changed: [Int] = []
            for index in pairs.indices
            where !isUnchanged(lists.rows[index], pairs[index].rows) {
                lists.rows[index] = make(pairs[index].rows)
                changed.append(index)
            }
            lists.changed = changed
            if changed.isEmpty, last.number == before, !mayChangeInPlace(Row.self) {
                last = lists
                return nil
            }
        } else {
            lists = SectionLists(capacity: pairs.count)
            for (key, rows) in pairs {
                lists.keys.append(key)
                lists.rows.append(make(rows))
            }
        }
        guard last.number == before else { return nil }
        lists.number = before + 1
        last = lists
        lastArray = nil
        if pairs.count == 1, !mayChangeInPlace(Row.self) {
            let rows = lists.rows[0]
            if isUnchanged(rows, pairs[0].rows) {
                lastArray = (rows.models.erased.base, rows.models.count)
            }
        }
        return lists
    }
}

/// Whether rows may change while their array stays the same, which is to be reported.
@inlinable
func mayChangeInPlace<Row>(_ type: Row.Type) -> Bool { type is AnyObject.Type }

extension SectionLists {
    /// Whether the keys are those of `pairs` in their order, bit for bit.
    @inlinable
    func hasKeys<Row>(of pairs: [(key: Key, rows: [Row])]) -> Bool {
        guard keys.count == pairs.count, number > 0 else { return false }
        for index in pairs.indices {
            let isSame = withUnsafeBytes(of: keys[index]) { old in
                withUnsafeBytes(of: pairs[index].key) { new in
                    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                    return sameBits(old, new, MemoryLayout<Key>.size)
                }
            }
            guard isSame else { return false }
        }
        return true
    }
}
