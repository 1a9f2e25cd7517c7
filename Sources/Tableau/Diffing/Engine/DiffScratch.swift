import Synchronization

/// Working memory of the diff engine, reused from one diff to the next.
///
/// A pointer, not a class: a class's properties are checked for exclusive access each time, which
/// cost nearly half of a small diff.
///
/// Safety: the caller of ``take()`` is the only owner until ``giveBack()``, so nothing here is ever
/// shared. The pointee is initialised all that time.
package struct DiffScratch {
    let memory: UnsafeMutablePointer<ScratchMemory>

    /// The address of a scratch that waits for its next use, or 0.
    ///
    /// More are made when several threads diff at once. An address, because a pointer may not be
    /// shared between threads; taking it out makes the taker its only owner.
    private static let spare = Atomic<UInt>(0)

    /// Takes the spare scratch, or makes one.
    package static func take() -> DiffScratch {
        let address = spare.exchange(0, ordering: .acquiring)
        if let memory = UnsafeMutablePointer<ScratchMemory>(bitPattern: address) {
            return DiffScratch(memory: memory)
        }
        return make()
    }

    /// Makes a scratch of its own, never shared.
    package static func make() -> DiffScratch {
        let memory = UnsafeMutablePointer<ScratchMemory>.allocate(capacity: 1)
        memory.initialize(to: ScratchMemory())
        return DiffScratch(memory: memory)
    }

    /// Ends the use, and returns what a large diff needed to the system.
    package func giveBack() {
        shrink()
        let (exchanged, _) = Self.spare.compareExchange(
            expected: 0, desired: UInt(bitPattern: memory), ordering: .releasing)
        if !exchanged { discard() }
    }

    /// Returns what a large diff needed to the system.
    package func shrink() { memory.pointee.shrink() }

    /// Frees the memory.
    package func discard() {
        memory.pointee.free()
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    /// Passes a scratch to `body`, for several diffs in a row.
    package static func withScratch<Result, Failure: Error>(
        _ body: (DiffScratch) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let scratch = take()
        defer { scratch.giveBack() }
        return try body(scratch)
    }

    /// Bytes held now.
    package var bytes: Int { memory.pointee.bytes }

    /// The most bytes held since ``resetPeak()``: what the last diffs needed.
    package var peakBytes: Int { max(memory.pointee.peakBytes, bytes) }

    /// Begins a new measurement of ``peakBytes``, from nothing.
    package func resetPeak() {
        memory.pointee.free()
        memory.pointee = ScratchMemory()
    }
}
