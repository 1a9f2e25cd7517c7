/// What the engine's phases write into.
///
/// See ``DiffScratch`` for who owns it.
///
/// Named by what it holds, in the order of the phases. `keys` and `table` are used twice: once the
/// keys have done their work, the runs to be ordered lie in the same memory.
struct ScratchMemory {
    /// Part of each key, so that keys cannot be crafted to collide.
    let seed = UInt64.random(in: .min ... .max)

    // Comparing.
    /// Rows whose content changed.
    var updates = UpdateLog()

    // Resynchronising.
    /// Stretches common to both lists, in the order of both.
    var runs = GrowingBuffer<Run>(capacity: 64)
    /// What lies between them.
    var gaps = GrowingBuffer<Gap>(capacity: 64)
    /// Keys of the old middle, then of the new.
    var keys = GrowingBuffer<UInt64>(capacity: 128)

    // Joining what lies in the gaps.
    /// Indexes of old rows without a partner in place.
    var oldRows = GrowingBuffer<Int32>(capacity: 64)
    /// Indexes of new rows without a partner in place.
    var newRows = GrowingBuffer<Int32>(capacity: 64)
    /// For each of `newRows` its partner, with `MatchFlag`s, or -1.
    var matches = GrowingBuffer<Int32>(capacity: 64)
    /// A bit for each of `oldRows`: has a partner.
    var paired = GrowingBuffer<UInt64>(capacity: 16)
    /// The table by which keys are found; then piles of the increasing subsequence.
    var table = GrowingBuffer<UInt64>(capacity: 64)
    /// Rings of rows with equal keys.
    var links = GrowingBuffer<Int32>(capacity: 16)

    // Writing.
    /// Where results go.
    var output = ChangeOutput()

    /// The most bytes held before ``shrink()`` gave some back.
    var peakBytes = 0

    var bytes: Int {
        updates.pairs.bytes + runs.bytes + gaps.bytes + keys.bytes + oldRows.bytes
            + newRows.bytes + matches.bytes + paired.bytes + table.bytes + links.bytes
            + output.collected.bytes
    }

    /// What is kept between diffs: about what it takes to shuffle 100,000 rows.
    ///
    /// More is held only while a large diff runs. Giving back less often would cost nothing but
    /// memory; giving back always costs 40 % of such a diff, spent in the system's page faults.
    static let retained = 4 << 20

    /// The most rows compared since the last ``shrink()``: small diffs need no second look.
    var mostRows = 0

    /// Returns what a large diff needed to the system.
    @inline(__always)
    mutating func shrink() {
        if mostRows > 16_384 { shrinkAfterLargeDiff() }
    }

    @inline(never)
    private mutating func shrinkAfterLargeDiff() {
        mostRows = 0
        let held = bytes
        guard held > Self.retained else { return }
        let peak = max(peakBytes, held)
        free()
        self = ScratchMemory()
        peakBytes = peak
    }

    func free() {
        updates.pairs.free()
        runs.free()
        gaps.free()
        keys.free()
        oldRows.free()
        newRows.free()
        matches.free()
        paired.free()
        table.free()
        links.free()
        output.collected.free()
    }
}
