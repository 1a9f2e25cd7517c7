/// The contents of a table's sections, in chunks that successive tables share.
///
/// A turn that changes one section of thousands copies one chunk. The others are the same in both
/// tables, which an address shows.
package struct SectionContents: RandomAccessCollection {
    private final class Chunk {
        @exclusivity(unchecked) var contents: ContiguousArray<SectionContent>
        @exclusivity(unchecked) var counts: ContiguousArray<Int32>

        init(_ contents: ContiguousArray<SectionContent>, _ counts: ContiguousArray<Int32>) {
            self.contents = contents
            self.counts = counts
        }
    }

    /// All of ``size`` sections but the last.
    private var chunks: ContiguousArray<Chunk> = []
    package private(set) var endIndex = 0

    private static var size: Int { 1 << bits }
    private static var bits: Int { 7 }

    package init(_ contents: [SectionContent] = []) { append(contentsOf: contents[...]) }

    package var startIndex: Int { 0 }

    package subscript(index: Int) -> SectionContent {
        get { chunks[index >> Self.bits].contents[index & (Self.size - 1)] }
        set {
            let number = index >> Self.bits
            // Another table may share it.
            if !isKnownUniquelyReferenced(&chunks[number]) {
                chunks[number] = Chunk(chunks[number].contents, chunks[number].counts)
            }
            let chunk = chunks[number]
            chunk.contents[index & (Self.size - 1)] = newValue
            chunk.counts[index & (Self.size - 1)] = Int32(truncatingIfNeeded: newValue.rows.count)
        }
    }

    /// Appends whole chunks; the last one before must be full.
    private mutating func append(contentsOf contents: ArraySlice<SectionContent>) {
        for start in stride(from: 0, to: contents.count, by: Self.size) {
            let own = contents[start..<Swift.min(start + Self.size, contents.count)]
            let counts = own.lazy.map { Int32(truncatingIfNeeded: $0.rows.count) }
            chunks.append(Chunk(ContiguousArray(own), ContiguousArray(counts)))
        }
        endIndex += contents.count
    }

    /// Changes the contents of the chunk with an index, which it passes on, and of those after it.
    mutating func edit(from index: Int, _ change: (inout [SectionContent], Int) -> Void) {
        let first = index / Self.size
        var rest = Array(chunks[first...].lazy.map(\.contents).joined())
        change(&rest, index % Self.size)
        chunks.removeSubrange(first...)
        endIndex = first * Self.size
        append(contentsOf: rest[...])
    }

    /// The number of rows of each section, at most 2^29, as ensured by each list.
    package var rowCounts: [Int32] {
        var counts: [Int32] = []
        counts.reserveCapacity(count)
        for chunk in chunks { counts.append(contentsOf: chunk.counts) }
        return counts
    }

    /// Calls a closure with the sections that differ from those of another table of as many.
    func forEachDifference(
        from other: SectionContents,
        _ body: (_ index: Int, _ own: SectionContent, _ other: SectionContent) -> Void
    ) {
        for number in chunks.indices where chunks[number] !== other.chunks[number] {
            // Buffers, whose elements are not retained to be compared.
            chunks[number].contents.withUnsafeBufferPointer { contents in
                other.chunks[number].contents.withUnsafeBufferPointer { others in
                    for index in contents.indices where contents[index] !== others[index] {
                        body(number * Self.size + index, contents[index], others[index])
                    }
                }
            }
        }
    }
}
