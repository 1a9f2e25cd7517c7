/// The memory that the engine's phases write into, in their order; see ``DiffScratch`` for its ownership.
///
/// `keys` and `table` are used twice: the runs to be ordered replace the keys.
struct ScratchMemory: ~Copyable {
    /// A part of each key that prevents crafted collisions.
    let seed = UInt64.random(in: .min ... .max)

    // Comparing.
    /// Rows whose content changed.
    var updates = UpdateLog()

    // Resynchronising.
    /// Stretches common to both lists, in the order of both.
    var runs = GrowingBuffer<Run>(capacity: 64)
    /// The gaps between them.
    var gaps = GrowingBuffer<Gap>(capacity: 64)
    /// Keys of the old middle, then of the new.
    var keys = GrowingBuffer<UInt64>(capacity: 128)

    // Joining the rows in the gaps.
    /// Indexes of old rows without a partner in place.
    var oldRows = GrowingBuffer<Int32>(capacity: 64)
    /// Indexes of new rows without a partner in place.
    var newRows = GrowingBuffer<Int32>(capacity: 64)
    /// The partner of each of `newRows`, with `MatchFlag`s, or -1.
    var matches = GrowingBuffer<Int32>(capacity: 64)
    /// A bit for each of `oldRows`: whether it has a partner.
    var paired = GrowingBuffer<UInt64>(capacity: 16)
    /// The table for finding keys; then piles of the increasing subsequence.
    var table = GrowingBuffer<UInt64>(capacity: 64)
    /// Rings of rows with equal keys.
    var links = GrowingBuffer<Int32>(capacity: 16)

    /// What is left out of the lists that are compared; changes have the indexes of the rows that are left,
    /// but moves those of whole lists.
    var omissions: [Omission] = []

    // Writing.
    /// The destination of results.
    var output = ChangeOutput()
    /// The assembled rows that collected results refer to.
    var cuts: [RowCut] = []

    var bytes: Int {
        updates.pairs.bytes + runs.bytes + gaps.bytes + keys.bytes + oldRows.bytes
            + newRows.bytes + matches.bytes + paired.bytes + table.bytes + links.bytes
            + output.collected.bytes
    }

    /// The number of bytes of one buffer to keep between diffs: enough to shuffle 100,000 rows.
    ///
    /// Always freeing costs 40 % of a large diff, spent in the system's page faults.
    private static let retained = 2 << 20

    /// Frees the memory of a large diff: all other buffers grow with one of these three.
    @inline(__always)
    mutating func shrink() {
        if max(updates.pairs.bytes, keys.bytes, output.collected.bytes) > Self.retained {
            self = ScratchMemory()
        }
    }
}
