/// Makes the data sets of one source, each from the one before.
///
/// Arrays that the data set before had as well are taken over from it, so that one changed section
/// among thousands costs one look at each of the others.
@usableFromInline final class SectionListsHistory<Key> {
    @usableFromInline var last = SectionLists<Key>()

    @inlinable init() {}

    /// The next data set.
    ///
    /// - Parameters:
    ///   - pairs: The arrays with their keys.
    ///   - isUnchanged: Whether rows of the data set before may stand for an array.
    ///   - make: Makes the rows of an array; may run code of the user, who may push newer data.
    @inlinable
    func next<Row>(
        _ pairs: [(key: Key, rows: [Row])], isUnchanged: (SectionRows, [Row]) -> Bool,
        make: ([Row]) -> SectionRows
    ) -> SectionLists<Key> {
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
        } else {
            lists = SectionLists(capacity: pairs.count)
            for (key, rows) in pairs {
                lists.keys.append(key)
                lists.rows.append(make(rows))
            }
        }
        // Data pushed while rows were made: what changed since those is not known.
        if last.number != before { lists.changed = nil }
        lists.number = last.number + 1
        last = lists
        return lists
    }
}

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
