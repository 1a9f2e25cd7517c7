extension ListDiffer {
    /// Compares what is left of two lists without stretches that they share.
    ///
    /// As few rows move as if these were compared too: each weighs as many rows as it has.
    ///
    /// - Returns: Changes by indexes of the rows that are left, but moves by those of whole lists.
    static func compare(
        _ old: BorrowedRows, _ new: BorrowedRows, leavingOut omissions: [Omission],
        by comparison: UnsafePointer<RowComparison>,
        using scratch: UnsafeMutablePointer<ScratchMemory>
    ) -> ChangeCounts {
        guard old.count > 0, new.count > 0 else {
            return compare(old, new, by: comparison, using: scratch)
        }
        scratch.pointee.mostRows = max(scratch.pointee.mostRows, old.count &+ new.count)
        scratch.pointee.updates.reset()
        scratch.pointee.updates.suffixStart = 0
        scratch.pointee.updates.middleStart = 0
        // Each omission adds a run, and may cut one in each list.
        scratch.pointee.keys.reserve(old.count &+ new.count &+ 6 &* omissions.count)
        scratch.pointee.omissions = omissions
        defer { scratch.pointee.omissions = [] }
        var differ = ListDiffer(old, new, from: 0, by: comparison, using: scratch)
        return differ.changes()
    }

    /// Returns the runs of whole lists: parts of those of the rows that are left, between which
    /// nothing is left out in either list, and what is left out.
    @inline(never)
    func mergeOmissions(_ left: Merger) -> Merger {
        let omissions = scratch.pointee.omissions
        // The scanned runs are among those to be merged, so their memory is free.
        scratch.pointee.runs.reserve(left.count &+ 3 &* omissions.count)
        var whole = Merger(into: scratch.pointee.runs.base)
        var next = 0
        func appendOmission() {
            let (omission, before) = (omissions[next], omissions.total(next))
            whole.append(
                Run(
                    old: omission.old &+ before, new: omission.new &+ before,
                    length: omission.total &- before))
            next += 1
        }
        for index in 0..<left.count {
            var run = left.runs[index]
            while run.length > 0 {
                while next < omissions.count, omissions[next].new <= run.new { appendOmission() }
                let nextOld = omissions.partition { $0.old <= run.old }
                var length = run.length
                if next < omissions.count { length = min(length, omissions[next].new &- run.new) }
                if nextOld < omissions.count {
                    length = min(length, omissions[nextOld].old &- run.old)
                }
                whole.append(
                    Run(
                        old: run.old &+ omissions.total(nextOld),
                        new: run.new &+ omissions.total(next), length: length))
                run = Run(
                    old: run.old &+ length, new: run.new &+ length, length: run.length &- length)
            }
        }
        while next < omissions.count { appendOmission() }
        whole.write()
        return whole
    }
}
