/// Compares two lists: trims what is common at both ends, resynchronises in the middle, joins what
/// is left by key, and orders what was matched.
///
/// Not generic: everything that depends on the row type goes through `comparison`. All indexes
/// within the middle are relative to it; `base` is added when results are written.
///
/// Safety, for this file and its extensions: row pointers are only formed for indexes below the
/// counts that the caller handed in; buffers of `scratch` are reserved for the counts given in
/// each phase before they are written; nothing escapes.
struct ListDiffer {
    let comparison: RowComparison
    /// The first row of the old middle.
    let old: UnsafeRawPointer
    /// The first row of the new middle.
    let new: UnsafeRawPointer
    let oldCount: Int
    let newCount: Int
    /// Rows of the common prefix.
    let base: Int
    let scratch: UnsafeMutablePointer<ScratchMemory>
    /// Random, so that nobody can prepare keys that collide.
    let seed: UInt64
    /// Keys of the old middle, `oldCount` of them.
    let oldKeys: UnsafeMutablePointer<UInt64>
    /// Keys of the new middle, `newCount` of them.
    let newKeys: UnsafeMutablePointer<UInt64>
    /// What keys are made from.
    var source = KeySource.bits
    /// Whether all keys are there already: exact numbers instead of keys that may collide.
    var isNumbered = false
    /// Whether equal keys are equal identities and the other way round.
    var keysDecide: Bool

    @inline(__always)
    var stride: Int { comparison.stride }

    /// The whole way from two lists to their changes.
    @inline(never)
    static func compare(
        _ old: UnsafeRawPointer?, _ oldCount: Int, _ new: UnsafeRawPointer?, _ newCount: Int,
        _ comparison: UnsafePointer<RowComparison>, _ scratch: UnsafeMutablePointer<ScratchMemory>
    ) -> ChangeCounts {
        let most = ListChanges.mostRows
        require(
            oldCount <= most && newCount <= most,
            "A list to be compared has \(max(oldCount, newCount)) rows, more than \(most).")
        scratch.pointee.mostRows = max(scratch.pointee.mostRows, oldCount &+ newCount)
        scratch.pointee.updates.count = 0
        scratch.pointee.updates.disagreement = nil
        scratch.pointee.suffixUpdates.count = 0
        scratch.pointee.suffixUpdates.disagreement = nil
        scratch.pointee.joinedUpdates.count = 0
        guard let old, let new, oldCount > 0, newCount > 0 else {
            // The rows of the one list are gone or those of the other are new, but never both.
            var counts = emit(
                scratch, deletes: oldCount, inserts: newCount, moves: 0
            ) { output in
                for row in 0..<(oldCount &+ newCount) {
                    output[row] = Int32(truncatingIfNeeded: row)
                }
            }
            counts.isUndiffable = comparison.pointee.kind == .undiffable
            return counts
        }
        guard comparison.pointee.kind.identifies else {
            return comparePositions(old, oldCount, new, newCount, comparison, scratch)
        }
        return compareIdentities(old, oldCount, new, newCount, comparison, scratch)
    }

    @inline(__always)
    private static func compareIdentities(
        _ old: UnsafeRawPointer, _ oldCount: Int, _ new: UnsafeRawPointer, _ newCount: Int,
        _ comparison: UnsafePointer<RowComparison>, _ scratch: UnsafeMutablePointer<ScratchMemory>
    ) -> ChangeCounts {
        let stride = comparison.pointee.stride
        let shorter = min(oldCount, newCount)
        let prefix = comparison.pointee.scanForward(
            old, new, shorter, 0, 0, &scratch.pointee.updates)
        let suffix = comparison.pointee.scanBackward(
            old + oldCount &* stride, new + newCount &* stride, shorter &- prefix,
            oldCount, newCount, &scratch.pointee.suffixUpdates)
        let oldMiddle = oldCount &- prefix &- suffix
        let newMiddle = newCount &- prefix &- suffix
        if oldMiddle == 0 || newMiddle == 0 {
            return emit(scratch, deletes: oldMiddle, inserts: newMiddle, moves: 0) { output in
                for row in 0..<(oldMiddle &+ newMiddle) {
                    output[row] = Int32(truncatingIfNeeded: prefix &+ row)
                }
            }
        }
        scratch.pointee.keys.reserve(oldMiddle &+ newMiddle)
        let keys = scratch.pointee.keys.base
        var differ = ListDiffer(
            comparison: comparison.pointee, old: old + prefix &* stride,
            new: new + prefix &* stride,
            oldCount: oldMiddle, newCount: newMiddle, base: prefix, scratch: scratch,
            seed: scratch.pointee.seed, oldKeys: keys, newKeys: keys + oldMiddle,
            keysDecide: comparison.pointee.bitsDecide)
        if !comparison.pointee.bitsDecide && prefix &+ suffix > 0 {
            let oldRow = prefix > 0 ? prefix &- 1 : oldCount &- 1
            let newRow = prefix > 0 ? prefix &- 1 : newCount &- 1
            // Identities in a row that stayed, stored otherwise, were probably allocated anew:
            // then bits are useless as keys.
            if !differ.sameKey(old + oldRow &* stride, new + newRow &* stride) {
                differ.source = .content
            }
        }
        return differ.changes()
    }

    /// Whether the identities of two rows have the same bits.
    @inline(__always)
    private func sameKey(_ oldRow: UnsafeRawPointer, _ newRow: UnsafeRawPointer) -> Bool {
        _ = comparison.computeKeys(oldRow, nil, 1, oldKeys, .bits, seed)
        _ = comparison.computeKeys(newRow, nil, 1, newKeys, .bits, seed)
        return oldKeys[0] == newKeys[0]
    }

    /// The middle's changes, by the cheapest keys that will do.
    @inline(__always)
    private mutating func changes() -> ChangeCounts {
        let prefixUpdates = scratch.pointee.updates.count
        while true {
            switch attempt() {
            case .done(let counts): return counts
            case .needs(let better): source = better
            case .collided: numberRows()
            }
            scratch.pointee.updates.count = prefixUpdates
        }
    }

    /// Replaces keys by numbers that are equal exactly if identities are.
    @inline(never)
    private mutating func numberRows() {
        comparison.numberIdentities(old, oldCount, new, newCount, oldKeys, newKeys)
        isNumbered = true
        keysDecide = true
    }
}
