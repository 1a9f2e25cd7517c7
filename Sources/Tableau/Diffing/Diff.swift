/// What turns one list into another: deletes, inserts, updates and the fewest possible moves.
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
/// What a diff can tell depends on what the rows conform to:
///
/// | rows are | matched by | updated if |
/// |---|---|---|
/// | `CollectionIdentifiable & Equatable` | identity | unequal |
/// | `CollectionIdentifiable` | identity | their bits differ |
/// | `Hashable` | the value itself | never |
/// | `Equatable` | common prefix and suffix, then position | unequal |
/// | none of these | position | their bits differ |
///
/// Deletes are indexes into the old list and inserts into the new one. Every row that is neither
/// deleted nor inserted stays; it *moves* if its place among the rows that stay changes, and moves
/// are as few as possible. To replay a diff: remove the deleted rows and those that move, then
/// insert, ascending by new index, the inserted rows and those that moved. An update comes on top
/// and changes no place; a row may both move and be updated.
///
/// **Contracts.** `a == b` implies the same identity. Rows with identical bits count as unchanged:
/// so does NaN, and an instance of a class that was changed in place. Equal identities within a
/// list are legal: the n-th row with an identity is not always matched with the n-th, and moves
/// among them need not be the fewest, but the result always replays to the new list.
///
/// A diff is not a description for people: it knows no rows, only indexes.
///
/// **How.** Common ends are trimmed, then the lists are brought into step again after each change
/// by looking ahead; only what is left in between is matched through a table, as Paul Heckel does
/// it ("A technique for isolating differences between files", 1978). The table is a hash table with
/// control bytes after Abseil's Swiss tables, or an array where identities are neighbouring
/// numbers. The rows that stay are a longest increasing subsequence, by patience sorting (Michael
/// Fredman, "On computing the length of longest increasing subsequences", 1975).
public struct Diff: Sendable {
    private let storage: ChangeStorage
    /// How many operations of each kind there are, and what the comparison noticed.
    package let counts: ChangeCounts

    /// Nothing changed.
    @usableFromInline
    init() { self.init(ChangeCounts(), ChangeStorage()) }

    @inline(__always)
    init(_ counts: ChangeCounts, _ storage: ChangeStorage) {
        self.counts = counts
        self.storage = storage
    }

    /// Compares two lists of rows, by what the rows conform to.
    ///
    /// Fastest where the compiler knows the type of the rows.
    ///
    /// - Parameters:
    ///   - old: The rows before. At most 2^29; traps beyond.
    ///   - new: The rows after. At most 2^29; traps beyond.
    /// - Complexity: O(1) if both share their storage, else O(*n* + *m*) expected, plus
    ///   O(*k* log *k*) for *k* rows out of order.
    @inlinable
    public init<Row>(_ old: [Row], _ new: [Row]) {
        self = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                if old.count == new.count && old.baseAddress == new.baseAddress { return Diff() }
                return Diff.compare(old, with: new)
            }
        }
    }

    /// Apart from the initialiser, so that lists with one storage cost no more than that test.
    @inlinable
    @inline(never)
    static func compare<Row>(
        _ old: UnsafeBufferPointer<Row>, with new: UnsafeBufferPointer<Row>
    ) -> Diff {
        Diff(BorrowedRows(old), BorrowedRows(new), by: RowComparison(Row.self))
    }

    /// Old indexes of deleted rows, ascending.
    public var deletes: Indexes { Indexes(storage, from: 0, count: Int(counts.deletes)) }

    /// New indexes of inserted rows, ascending.
    public var inserts: Indexes {
        Indexes(storage, from: counts.insertStart, count: Int(counts.inserts))
    }

    /// Rows that are still there with other content, ascending by new index.
    public var updates: Pairs {
        Pairs(storage, from: counts.updateStart, count: Int(counts.updates))
    }

    /// Rows whose place among the rows that stay changed, ascending by new index.
    ///
    /// The fewest possible.
    public var moves: Pairs { Pairs(storage, from: counts.moveStart, count: Int(counts.moves)) }

    /// Whether the lists are the same.
    public var isEmpty: Bool { counts.isEmpty }

    /// How many operations there are: deletes, inserts, updates and moves.
    public var count: Int { counts.operations }

    /// Whether rows with equal identities were met.
    ///
    /// Only rows that had to be looked up are examined, so false does not mean that there are none.
    public var hasDuplicates: Bool { counts.hasDuplicates }

    /// Whether the rows have neither identity nor equality, so that updates mean "other bits".
    ///
    /// False if nothing changed.
    public var isUndiffable: Bool { counts.isUndiffable }
}

extension Diff: CustomStringConvertible {
    /// All operations, for example `deletes [0], inserts [1], updates [1 -> 0], moves []`.
    public var description: String {
        "deletes \(deletes), inserts \(inserts), updates \(updates), moves \(moves)"
    }
}
