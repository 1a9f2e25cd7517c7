/// A log of the rows with the same identity and changed content, in the order of discovery: the common
/// prefix, the common suffix from its end, rows scanned between them, rows joined there.
@frozen
@usableFromInline
package struct UpdateLog: ~Copyable {
    @usableFromInline var pairs: GrowingBuffer<RowPair>
    /// The first pair, if any, whose `==` and identity contradict each other; only debug builds look.
    @usableFromInline var disagreement: RowPair?
    @usableFromInline var suffixStart = 0
    /// The start of the rows scanned between prefix and suffix.
    @usableFromInline var middleStart = 0
    /// The start of the rows joined there; beyond all if there are none.
    @usableFromInline var joinedStart = Int.max

    init() { pairs = GrowingBuffer(capacity: 64) }

    var count: Int { pairs.count }

    @inline(__always)
    mutating func reset() {
        pairs.count = 0
        joinedStart = .max
        disagreement = nil
    }

    @inlinable
    @inline(__always)
    mutating func append(_ old: Int, _ new: Int) { pairs.append(RowPair(old, new)) }

    @usableFromInline
    mutating func noteDisagreement(_ old: Int, _ new: Int) {
        if disagreement == nil { disagreement = RowPair(old, new) }
    }

    /// Returns how many rows at the start of a scan are equal, of those that it counted from index 0 on, in
    /// either direction, into an empty log.
    func equal(among count: Int) -> Int {
        var count = count
        func end(at pair: RowPair) {
            count = min(count, Int(pair.old < 0 ? ~pair.old : pair.old))
        }
        if pairs.count > 0 { end(at: pairs.base[0]) }
        if let disagreement { end(at: disagreement) }
        return count
    }

    /// Writes all pairs ascending by new index: scanned and joined rows alternate, the suffix is
    /// last.
    @inline(__always)
    func write(to output: UnsafeMutablePointer<Int32>) {
        var output = output
        @inline(__always)
        func write(_ index: Int) {
            output[0] = pairs.base[index].old
            output[1] = pairs.base[index].new
            output += 2
        }
        for index in 0..<suffixStart { write(index) }
        let joinedStart = min(joinedStart, count)
        var scanned = middleStart
        for index in joinedStart..<count {
            while scanned < joinedStart && pairs.base[scanned].new < pairs.base[index].new {
                write(scanned)
                scanned &+= 1
            }
            write(index)
        }
        while scanned < joinedStart {
            write(scanned)
            scanned &+= 1
        }
        var suffix = middleStart
        while suffix > suffixStart {
            suffix &-= 1
            write(suffix)
        }
    }
}
