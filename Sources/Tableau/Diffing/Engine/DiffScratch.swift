import Synchronization

/// Working memory of the diff engine, reused across diffs.
///
/// A pointer, not a class: exclusivity checks for a class's properties cost nearly half of a small
/// diff.
///
/// Safety: the caller of ``take()`` is the only owner until ``giveBack()``, so nothing here is ever
/// shared. The pointee is initialised for all that time.
package struct DiffScratch {
    let memory: UnsafeMutablePointer<ScratchMemory>

    /// The address of an unused scratch, or 0.
    ///
    /// More are created if several threads diff at once. An address, because a pointer may not be
    /// shared between threads; taking it makes the caller its only owner.
    private static let spare = Atomic<UInt>(0)

    /// Takes the spare scratch, or creates one.
    package static func take() -> DiffScratch {
        let address = spare.exchange(0, ordering: .acquiring)
        if let memory = UnsafeMutablePointer<ScratchMemory>(bitPattern: address) {
            return DiffScratch(memory: memory)
        }
        return make()
    }

    /// Creates a separate scratch, never shared.
    package static func make() -> DiffScratch {
        let memory = UnsafeMutablePointer<ScratchMemory>.allocate(capacity: 1)
        memory.initialize(to: ScratchMemory())
        return DiffScratch(memory: memory)
    }

    /// Ends the use, and frees the extra memory of a large diff.
    package func giveBack() {
        shrink()
        let (exchanged, _) = Self.spare.compareExchange(
            expected: 0, desired: UInt(bitPattern: memory), ordering: .releasing)
        if !exchanged { discard() }
    }

    package func shrink() { memory.pointee.shrink() }

    package func discard() {
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    /// Passes a scratch to `body`, for several consecutive diffs.
    package static func withScratch<Result, Failure: Error>(
        _ body: (DiffScratch) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let scratch = take()
        defer {
            scratch.memory.pointee.cuts = []
            scratch.giveBack()
        }
        return try body(scratch)
    }

    package var bytes: Int { memory.pointee.bytes }
}
