/// A stretch of rows that two lists share, and that is left out where only the rest is compared.
struct Omission: BitwiseCopyable {
    /// The number of old and of new rows before it that are compared.
    let old: Int32
    let new: Int32
    /// The number of rows left out here and before.
    let total: Int32
}

extension [Omission] {
    /// Returns the number of rows left out by as many omissions, the first ones.
    @inline(__always)
    func total(_ count: Int) -> Int32 { count == 0 ? 0 : self[count - 1].total }
}

extension ListDiffer {
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
