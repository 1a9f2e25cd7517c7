/// The engine's view of a row type, with the type itself erased.
///
/// Formed once, where the row type is known, so that the loops in its closures are specialised for
/// it; see ``init(_:)``. Not `Sendable`, since a row type's conformances may be isolated to an actor.
@frozen
@usableFromInline
package struct RowComparison {
    @usableFromInline package let kind: Kind
    /// The number of bytes from one row to the next.
    @usableFromInline let stride: Int
    /// Whether identities are equal if and only if their key bits are; see ``BitwiseIdentity``.
    @usableFromInline let bitsDecide: Bool
    @usableFromInline let scanForward: Scan
    @usableFromInline let scanBackward: Scan
    @usableFromInline let computeKeys:
        (Rows, Indexes?, Int, UnsafeMutablePointer<UInt64>, KeySource, UInt64) -> Bool
    @usableFromInline let checkMatches:
        (Rows, Rows, Indexes, UnsafeMutablePointer<Int32>, Int, Bool) -> Bool
    /// Returns the identity of the row at an index, of rows that have one; see ``Kind/identifies``.
    @usableFromInline let identity: (Rows, Int) -> AnyHashable
    /// Returns the indices of so many rows by identity.
    @usableFromInline let positions: (Rows, Int) -> RowPositions

    /// The ways to match and compare rows, from the most to the least precise.
    @frozen
    @usableFromInline
    package enum Kind: Comparable, Sendable {
        /// Matched by identity, changed if unequal.
        case identityAndEquality
        /// Matched by identity, changed unless the bits are the same.
        case identity
        /// The value is its identity: never changed.
        case value
        /// Common ends are kept, the rest is compared by position.
        case equality
        /// Neither identity nor equality: compared by position, bit by bit.
        case undiffable

        /// Whether rows can be recognised at another index.
        package var identifies: Bool { self <= .value }
    }

    /// Rows by the address of one of them.
    @usableFromInline typealias Rows = UnsafeRawPointer
    @usableFromInline typealias Indexes = UnsafePointer<Int32>
    @usableFromInline typealias Scan = (Rows, Rows, Int, Int, Int, inout UpdateLog) -> Int

    @inlinable
    init<Rule: RowRule>(_ rule: Rule.Type, _ kind: Kind) {
        self.kind = kind
        stride = Rule.stride
        bitsDecide = Self.bitsDecide(Rule.Identity.self)
        scanForward = { scanRows(Rule.self, backward: false, $0, $1, $2, $3, $4, &$5) }
        scanBackward = { scanRows(Rule.self, backward: true, $0, $1, $2, $3, $4, &$5) }
        computeKeys = { computeRowKeys(Rule.self, $0, $1, $2, $3, $4, $5) }
        checkMatches = { checkRowMatches(Rule.self, $0, $1, $2, $3, $4, $5) }
        identity = { AnyHashable(Rule.identity($0 + $1 &* Rule.stride)) }
        positions = { rows, count in
            TypedRowPositions(count: count) { Rule.identity(rows + $0 &* Rule.stride) }
        }
    }
}
