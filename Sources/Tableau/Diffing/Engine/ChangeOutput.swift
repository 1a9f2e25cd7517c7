/// Where a comparison writes its result: an allocation of its own, or a collection for a whole
/// table.
struct ChangeOutput {
    /// Whether results go to `collected`.
    var collects = false
    /// The indexes of several comparisons, one after the other.
    var collected = GrowingBuffer<Int32>(capacity: 64)
    /// The last result that was not collected.
    private var storage = ChangeStorage()

    /// Has `fill` write `count` indexes.
    @inline(__always)
    mutating func write(_ count: Int, _ fill: (UnsafeMutablePointer<Int32>) -> Void) {
        if collects {
            fill(collected.extend(by: count))
        } else {
            storage = ChangeStorage(count: count, fill)
        }
    }

    /// Gives the last result that was not collected away.
    @inline(__always)
    mutating func take() -> ChangeStorage {
        // Moved, not copied: two changes of a reference count are a twentieth of a small diff.
        withUnsafeMutablePointer(to: &storage) { storage in
            let taken = storage.move()
            storage.initialize(to: ChangeStorage())
            return taken
        }
    }
}
