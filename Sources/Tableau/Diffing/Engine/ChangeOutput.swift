/// The destination of a comparison's result: a separate allocation, or a collection for a whole
/// table.
struct ChangeOutput: ~Copyable {
    /// Whether results go to `collected`.
    var collects = false
    /// The consecutive indexes of several comparisons.
    var collected = GrowingBuffer<Int32>(capacity: 64)
    /// The last result that was not collected.
    private var storage = ChangeStorage()

    @inline(__always)
    mutating func write(_ count: Int, _ fill: (UnsafeMutablePointer<Int32>) -> Void) {
        if collects {
            fill(collected.extend(by: count))
        } else {
            storage = ChangeStorage(count: count, fill)
        }
    }

    /// Moves out the last result that was not collected.
    @inline(__always)
    mutating func take() -> ChangeStorage {
        // Moved, not copied: a retain and a release take a twentieth of a small diff.
        withUnsafeMutablePointer(to: &storage) { storage in
            let taken = storage.move()
            storage.initialize(to: ChangeStorage())
            return taken
        }
    }
}
