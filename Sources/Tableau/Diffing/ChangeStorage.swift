/// A fixed number of indexes in one allocation, or none: an array looks up its storage's generic type at
/// run time, which takes longer than comparing twenty rows.
@frozen
@usableFromInline
struct ChangeStorage {
    private let buffer: ChangeBuffer?

    @inline(__always)
    init() { buffer = nil }

    /// Creates storage with the indexes that `fill` initialises: exactly `count`.
    @inline(__always)
    init(count: Int, _ fill: (UnsafeMutablePointer<Int32>) -> Void) {
        guard count > 0 else {
            buffer = nil
            return
        }
        let made = ChangeBuffer.create(minimumCapacity: count) { _ in count }
        made.withUnsafeMutablePointerToElements(fill)
        // `create` returns an instance of the class that it was called on.
        buffer = unsafeDowncast(made, to: ChangeBuffer.self)
    }

    var count: Int { buffer?.header ?? 0 }

    /// The index at a position; traps outside the storage.
    subscript(position: Int) -> Int32 {
        guard let buffer, position >= 0 && position < buffer.header else {
            preconditionFailure("Position \(position) of \(count) indexes")
        }
        return buffer.withUnsafeMutablePointerToElements { $0[position] }
    }
}

// Safety: filled by its initialiser and never written again, so any thread may read it.
extension ChangeStorage: @unchecked Sendable {}

@usableFromInline
final class ChangeBuffer: ManagedBuffer<Int, Int32> {}
