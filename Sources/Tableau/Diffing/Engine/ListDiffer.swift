/// Compares two lists: trims common ends, resynchronises in the middle, joins the rest by key, and
/// orders the matches.
///
/// Not generic: everything that depends on the row type goes through `comparison`. All indexes
/// within the middle are relative to it; `base` is added when results are written.
///
/// Safety, for this file and its extensions: row pointers are only formed for indexes below the
/// counts from the caller; buffers of `scratch` are reserved for the counts of each phase before
/// they are written; nothing escapes.
struct ListDiffer {
    let comparison: RowComparison
    /// The first row of each middle.
    let old: UnsafeRawPointer
    let new: UnsafeRawPointer
    let oldCount: Int
    let newCount: Int
    /// The length of the common prefix.
    let base: Int
    let scratch: UnsafeMutablePointer<ScratchMemory>
    let seed: UInt64
    /// The keys of each middle, one a row.
    let oldKeys: UnsafeMutablePointer<UInt64>
    let newKeys: UnsafeMutablePointer<UInt64>
    var source = KeySource.bits
    /// Whether all keys are already computed: exact numbers instead of keys that may collide.
    var isNumbered = false

    @inline(__always)
    var stride: Int { comparison.stride }

    @inline(never)
    static func compare(
        _ old: BorrowedRows, _ new: BorrowedRows, by comparison: UnsafePointer<RowComparison>,
        using scratch: UnsafeMutablePointer<ScratchMemory>
    ) -> ChangeCounts {
        let most = Diff.mostRows
        require(
            old.count <= most && new.count <= most,
            "A list to be compared has \(max(old.count, new.count)) rows, more than \(most).")
        scratch.pointee.updates.reset()
        guard old.count > 0, new.count > 0 else {
            return emitRest(scratch, from: 0, deletes: old.count, inserts: new.count)
        }
        let shorter = min(old.count, new.count)
        // Ends of lists of which something is left out have been trimmed, and may have passed it.
        let omissions = scratch.pointee.omissions.count
        var prefix = 0
        if omissions == 0 {
            prefix = comparison.pointee.scanForward(
                old.base, new.base, shorter, 0, 0, &scratch.pointee.updates)
        }
        scratch.pointee.updates.suffixStart = scratch.pointee.updates.count
        var suffix = 0
        let stride = comparison.pointee.stride
        // Without equality or identity, rows to keep at the end are unknown.
        if omissions == 0 && comparison.pointee.kind != .undiffable {
            suffix = comparison.pointee.scanBackward(
                old.base + old.count &* stride, new.base + new.count &* stride,
                shorter &- prefix, old.count, new.count, &scratch.pointee.updates)
        }
        scratch.pointee.updates.middleStart = scratch.pointee.updates.count
        let (oldMiddle, newMiddle) = (old.count &- prefix &- suffix, new.count &- prefix &- suffix)
        if oldMiddle == 0 || newMiddle == 0 {
            return emitRest(scratch, from: prefix, deletes: oldMiddle, inserts: newMiddle)
        }
        // Each omission adds a run, and may cut one in each list.
        scratch.pointee.keys.reserve(oldMiddle &+ newMiddle &+ 6 &* omissions)
        let keys = scratch.pointee.keys.base
        var differ = ListDiffer(
            comparison: comparison.pointee, old: old.base + prefix &* stride,
            new: new.base + prefix &* stride,
            oldCount: oldMiddle, newCount: newMiddle, base: prefix, scratch: scratch,
            seed: scratch.pointee.seed, oldKeys: keys, newKeys: keys + oldMiddle)
        guard comparison.pointee.kind.identifies else { return differ.comparePositions() }
        if !comparison.pointee.bitsDecide && prefix &+ suffix > 0 {
            let oldRow = prefix > 0 ? prefix &- 1 : old.count &- 1
            let newRow = prefix > 0 ? prefix &- 1 : new.count &- 1
            // A row that stayed stores its identity in other bits: probably strings in other
            // allocations. Bits are then useless as keys.
            if !differ.sameKey(old.base + oldRow &* stride, new.base + newRow &* stride) {
                differ.source = .content
            }
        }
        return differ.changes()
    }

    /// Emits the rest of the only list that has one: deleted rows, or inserted ones.
    @inline(__always)
    private static func emitRest(
        _ scratch: UnsafeMutablePointer<ScratchMemory>, from start: Int, deletes: Int, inserts: Int
    ) -> ChangeCounts {
        emit(scratch, deletes: deletes, inserts: inserts) { output in
            for row in 0..<(deletes &+ inserts) {
                output[row] = Int32(truncatingIfNeeded: start &+ row)
            }
        }
    }

    /// Compares rows that cannot be recognised elsewhere by their positions; the rest of the longer list is
    /// deleted or inserted.
    @inline(never)
    private func comparePositions() -> ChangeCounts {
        let shorter = min(oldCount, newCount)
        var row = 0
        while row < shorter {
            // The scan stopped here because the row changed. Continue with the next.
            scratch.pointee.updates.append(base &+ row, base &+ row)
            row &+= 1
            row &+= comparison.scanForward(
                old + row &* stride, new + row &* stride, shorter &- row, base &+ row,
                base &+ row, &scratch.pointee.updates)
        }
        return Self.emitRest(
            scratch, from: base &+ shorter, deletes: oldCount &- shorter,
            inserts: newCount &- shorter)
    }

    /// Returns whether the identities of two rows have the same bits.
    @inline(__always)
    private func sameKey(_ oldRow: UnsafeRawPointer, _ newRow: UnsafeRawPointer) -> Bool {
        _ = comparison.computeKeys(oldRow, nil, 1, oldKeys, .bits, seed)
        _ = comparison.computeKeys(newRow, nil, 1, newKeys, .bits, seed)
        return oldKeys[0] == newKeys[0]
    }
}
