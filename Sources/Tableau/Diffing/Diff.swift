/// The changes from one list to another: deletes, inserts, updates and the fewest possible moves.
///
/// ```swift
/// struct Song: CollectionIdentifiable, Equatable {
///     let collectionId: Int
///     var title: String
/// }
/// let old = [Song(collectionId: 1, title: "One"), Song(collectionId: 2, title: "Two")]
/// let new = [Song(collectionId: 2, title: "Two!"), Song(collectionId: 3, title: "Three")]
/// let diff = Diff(old, new)
/// diff.deletes  // [0]: "One" was deleted
/// diff.inserts  // [1]: "Three" was inserted
/// diff.updates  // [1 -> 0]: "Two" changed
/// ```
///
/// The precision of a diff depends on the conformances of the rows:
///
/// | rows are | matched by | updated if |
/// |---|---|---|
/// | `CollectionIdentifiable & Equatable` | identity | unequal |
/// | `CollectionIdentifiable` | identity | their bits differ |
/// | `Hashable` | the value itself | never |
/// | `Equatable` | common prefix and suffix, then position | unequal |
/// | none of these | position | their bits differ |
///
/// Deletes are indexes into the old list and inserts into the new one. All other rows stay; a row
/// *moves* if its place among the rows that stay changes, and moves are as few as possible. To
/// replay a diff: remove the deleted and moved rows, then insert, ascending by new index, the
/// inserted and moved rows. An update is in addition to this and changes no place; a row can both
/// move and be updated.
///
/// **Contracts.** `a == b` implies the same identity. Rows with identical bits count as unchanged,
/// including NaN and an instance of a class that was changed in place. Equal identities within a
/// list are legal: the n-th row with an identity is not always matched with the n-th, and moves
/// among them need not be the fewest, but the result always replays to the new list.
///
/// A diff contains no rows, only indexes.
///
/// **Algorithm.** Common ends are trimmed, then the lists are resynchronised after each change by
/// looking ahead; only the rest in between is matched through a table, as described by Paul Heckel
/// ("A technique for isolating differences between files", 1978). The table is a hash table with
/// control bytes like Abseil's Swiss tables, or an array if identities are adjacent numbers. The
/// rows that stay are a longest increasing subsequence, by patience sorting (Michael Fredman, "On
/// computing the length of longest increasing subsequences", 1975).
public struct Diff: Sendable {
    private let storage: ChangeStorage
    /// The number of operations of each kind, and observations of the comparison.
    package let counts: ChangeCounts

    @usableFromInline
    init() { self.init(ChangeCounts(), ChangeStorage()) }

    @inline(__always)
    init(_ counts: ChangeCounts, _ storage: ChangeStorage) {
        self.counts = counts
        self.storage = storage
    }

    /// Compares two lists of rows, of at most 2^29 each, according to their conformances; traps beyond.
    ///
    /// Fastest if the compiler knows the type of the rows.
    ///
    /// - Complexity: O(1) if both share their storage, otherwise O(*n* + *m*) expected, plus O(*k*
    ///   log *k*) for *k* rows out of order.
    @inlinable
    public init<Row>(_ old: [Row], _ new: [Row]) {
        self = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                if old.count == new.count && old.baseAddress == new.baseAddress { return Diff() }
                return Diff.compare(old, with: new)
            }
        }
    }

    /// Separate from the initialiser, so that lists with shared storage cost only that check.
    @inlinable
    @inline(never)
    static func compare<Row>(
        _ old: UnsafeBufferPointer<Row>, with new: UnsafeBufferPointer<Row>
    ) -> Diff {
        Diff(BorrowedRows(old), BorrowedRows(new), by: RowComparison(Row.self))
    }

    /// Old indexes of deleted rows, ascending.
    ///
    /// - Complexity: O(deletes): keep the array instead of asking in a loop.
    public var deletes: [Int] { indexes(from: 0, count: counts.deletes) }

    /// New indexes of inserted rows, ascending.
    ///
    /// - Complexity: O(inserts).
    public var inserts: [Int] { indexes(from: counts.insertStart, count: counts.inserts) }

    /// Rows that stay with other content, ascending by new index.
    ///
    /// - Complexity: O(updates).
    public var updates: [Pair] { pairs(from: counts.updateStart, count: counts.updates) }

    /// The fewest possible rows whose place among those that stay changed, ascending by new index.
    ///
    /// - Complexity: O(moves).
    public var moves: [Pair] { pairs(from: counts.moveStart, count: counts.moves) }

    private func indexes(from start: Int, count: Int32) -> [Int] {
        (start..<start + Int(count)).map { Int(storage[$0]) }
    }

    private func pairs(from start: Int, count: Int32) -> [Pair] {
        stride(from: start, to: start + 2 * Int(count), by: 2).map {
            Pair(old: Int(storage[$0]), new: Int(storage[$0 + 1]))
        }
    }

    /// Whether the lists are the same.
    public var isEmpty: Bool { counts.isEmpty }

    /// The number of operations: deletes, inserts, updates and moves.
    public var count: Int { counts.operations }

    /// Whether rows with equal identities, or with others of the same hash, were found among those that had
    /// to be looked up.
    public var hasDuplicates: Bool { counts.hasDuplicates }

    /// Whether something changed, and updates mean "other bits": rows have neither identity nor equality.
    public var isUndiffable: Bool { counts.isUndiffable }
}

extension Diff {
    /// The old and the new index of one row.
    public struct Pair: Hashable, Sendable {
        /// The index in the old list.
        public let old: Int
        /// The index in the new list.
        public let new: Int

        /// Creates a pair, for example to compare with.
        public init(old: Int, new: Int) {
            self.old = old
            self.new = new
        }
    }
}

extension Diff: CustomStringConvertible {
    /// All operations, for example `deletes [0], inserts [1], updates [1 -> 0], moves []`.
    public var description: String {
        "deletes \(deletes), inserts \(inserts), updates \(updates), moves \(moves)"
    }
}

extension Diff.Pair: CustomStringConvertible {
    /// For example `0 -> 3`.
    public var description: String { "\(old) -> \(new)" }
}
