import Synchronization

/// Working memory of the diff engine, reused across diffs; a pointer, since exclusivity checks for a
/// class's properties cost nearly half of a small diff.
///
/// Safety: ``withScratch(_:)`` takes the spare one out of its place before it is used, so nothing
/// here is ever shared. The pointee is initialised for all that time.
package struct DiffScratch {
    let memory: UnsafeMutablePointer<ScratchMemory>

    /// The address of an unused scratch, or 0; whoever takes it is its only owner.
    ///
    /// An address, because a pointer may not be shared between threads.
    private static let spare = Atomic<UInt>(0)

    /// Creates a separate scratch, never shared.
    package static func make() -> DiffScratch {
        let memory = UnsafeMutablePointer<ScratchMemory>.allocate(capacity: 1)
        memory.initialize(to: ScratchMemory())
        return DiffScratch(memory: memory)
    }

    package func shrink() { memory.pointee.shrink() }

    package func discard() {
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    /// Passes the spare scratch to `body`, or a new one if other threads diff as well.
    package static func withScratch<Result, Failure: Error>(
        _ body: (DiffScratch) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let address = spare.exchange(0, ordering: .acquiring)
        let scratch =
            UnsafeMutablePointer(bitPattern: address).map(DiffScratch.init(memory:)) ?? make()
        defer {
            // Most diffs cut no lists.
            if !scratch.memory.pointee.cuts.isEmpty { scratch.memory.pointee.cuts = [] }
            scratch.shrink()
            let (exchanged, _) = spare.compareExchange(
                expected: 0, desired: UInt(bitPattern: scratch.memory), ordering: .releasing)
            if !exchanged { scratch.discard() }
        }
        return try body(scratch)
    }

    package var bytes: Int { memory.pointee.bytes }
}
