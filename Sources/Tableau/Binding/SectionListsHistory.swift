/// Makes the data sets of one source, each from the one before.
///
/// Unchanged arrays are taken from the previous data set, for a comparison of addresses each.
@usableFromInline final class SectionListsHistory<Key> {
    /// The latest data set; nil before the first, and while the next is made from it.
    @exclusivity(unchecked) @usableFromInline var last: SectionLists<Key>?

    /// The address of the rows of `last` if it is a single list; `last` keeps them alive, so no other array
    /// can have this address.
    @exclusivity(unchecked) @usableFromInline var lastArray: (base: UnsafeRawPointer?, count: Int)?

    @inlinable init() {}

    /// Takes the previous data set out, to make the next one from it in place.
    @inlinable func takeLast() -> SectionLists<Key>? {
        guard var lists = last.take() else { return nil }
        if isKnownUniquelyReferenced(&lists) { return lists }
        return SectionLists(keys: lists.keys, rows: lists.rows)
    }

    /// Returns the next data set of a source whose data sets are single lists; nil if it is the same array.
    ///
    /// The same as ``next(_:isUnchanged:make:)`` without its arrays, and by one comparison of addresses
    /// if nothing is new: of thousands of chains, most have no new data in most turns.
    @inlinable
    func next<Row>(
        _ rows: [Row], of type: RowType, keys: @autoclosure () -> [Key]
    ) -> SectionLists<Key>? {
        if let lastArray, !mayChangeInPlace(Row.self) {
            let isLast = rows.withUnsafeBytes {
                $0.baseAddress == lastArray.base && rows.count == lastArray.count
            }
            if isLast { return nil }
        }
        let list = RowList(rows, type: type)
        let sectionRows = SectionRows(models: list)
        lastArray = (list.erased.base, list.count)
        if let lists = takeLast() {
            lists.rows[0] = sectionRows
            lists.edits = .firstRows
            last = lists
        } else {
            last = SectionLists(keys: keys(), rows: [sectionRows])
        }
        return last
    }

    /// Returns the next data set of arrays; nil if it is the same, or if newer data was pushed
    /// meanwhile.
    ///
    /// - Parameters:
    ///   - isUnchanged: Whether rows of the previous data set can be reused for an array.
    ///   - make: Makes the rows of an array; may run user code, which may push newer data.
    @inlinable
    func next<Row>(
        _ pairs: [(key: Key, rows: [Row])], isUnchanged: (SectionRows, [Row]) -> Bool,
        make: ([Row]) -> SectionRows
    ) -> SectionLists<Key>? {
        var edits: SectionEdits?
        if let last, last.hasKeys(of: pairs) {
            edits = SectionEdits(
                changed: pairs.indices.filter { !isUnchanged(last.rows[$0], pairs[$0].rows) })
        }
        let next = next(pairs.map { $0.key }, edits) { index, _ in make(pairs[index].rows) }
        return edits?.isEmpty == true && !mayChangeInPlace(Row.self) ? nil : next
    }

    /// Returns the next data set; nil if newer data was pushed meanwhile.
    ///
    /// - Parameters:
    ///   - edits: The differences from the previous data set; nil if everything may differ.
    ///   - make: Makes the rows of a section; receives its previous rows, if any.
    /// - Complexity: O(changed sections), or O(sections) if any come or go.
    @inlinable
    func next(
        _ keys: [Key], _ edits: SectionEdits?,
        make: (_ section: Int, _ before: SectionRows?) -> SectionRows
    ) -> SectionLists<Key>? {
        let lists: SectionLists<Key>
        if let before = takeLast(), let edits {
            lists = before
            lists.keys = keys
            lists.edits = edits
            for index in edits.removed.reversed() { lists.rows.remove(at: index) }
            for index in edits.inserted { lists.rows.insert(make(index, nil), at: index) }
            for index in edits.changed { lists.rows[index] = make(index, lists.rows[index]) }
        } else {
            lists = SectionLists(keys: keys, rows: keys.indices.map { make($0, nil) })
        }
        // Data pushed meanwhile are newer.
        guard last == nil else { return nil }
        last = lists
        return lists
    }
}

/// Returns whether rows may change while their array stays the same, which must be reported.
@inlinable
func mayChangeInPlace<Row>(_ type: Row.Type) -> Bool { type is AnyObject.Type }

extension SectionLists {
    /// Returns whether the keys are those of `pairs`, bit for bit.
    @inlinable
    func hasKeys<Row>(of pairs: [(key: Key, rows: [Row])]) -> Bool {
        guard keys.count == pairs.count else { return false }
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
