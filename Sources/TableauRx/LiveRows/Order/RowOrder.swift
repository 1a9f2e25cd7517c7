public import Tableau

/// A total order of rows by one or more keys, each ascending or descending, with ties by arrival.
///
/// ```swift
/// let order = BehaviorRelay(value: RowOrder<Order>(.descending(\.price), .ascending(\.symbol)))
/// let sorted = orders.sorted(by: order)
/// order.accept(.ascending(\.symbol))  // the rows move to their new places
/// ```
///
/// NaN comes last in both directions. Text is ordered by the scalars of its normal form C. A key
/// must always be the same for the same row.
public struct RowOrder<Row: CollectionIdentifiable> {
    @usableFromInline package let makePositions:
        (LiveRows<Row>, _ group: @escaping (Row) -> Int32, _ mask: ((Row) -> Bool)?)
            -> AnyPositions<Row>
    /// Returns this order by the keys that rows have when they are first looked at: they keep their
    /// places when they change.
    @usableFromInline let keepingKeys: () -> RowOrder

    /// One key of an order.
    public struct Part<Key: Comparable> {
        @usableFromInline let key: (Row) -> Key
        @usableFromInline let descends: Bool

        // Inlined where the type of the key is known, which decides: text gets a key whose order is
        // total.
        @inlinable
        init(key: @escaping (Row) -> Key, descends: Bool) {
            if Key.self == String.self {
                self.key = { row in
                    let text = unsafeBitCast(key(row), to: String.self)
                    return unsafeBitCast(TextOrder.key(text), to: Key.self)
                }
            } else if Key.self == Substring.self {
                self.key = { row in
                    let text = String(unsafeBitCast(key(row), to: Substring.self))
                    return unsafeBitCast(TextOrder.key(text)[...], to: Key.self)
                }
            } else {
                self.key = key
            }
            self.descends = descends
        }

        /// Creates a key with ascending order.
        @inlinable
        public static func ascending(_ key: @escaping (Row) -> Key) -> Self {
            Self(key: key, descends: false)
        }

        /// Creates a key with descending order.
        @inlinable
        public static func descending(_ key: @escaping (Row) -> Key) -> Self {
            Self(key: key, descends: true)
        }
    }

    /// Creates an order by one key.
    @inlinable
    public init<Key: Comparable>(_ part: Part<Key>) {
        self.init(part.descends ? 1 : 0) { OneKey(part.key($0)) }
    }

    /// Creates an order by several keys, the first of which has the highest priority.
    @inlinable
    public init<each Key: Comparable>(_ part: repeat Part<each Key>) {
        var (descending, bit): (UInt, UInt) = (0, 1)
        for part in repeat each part {
            if part.descends { descending |= bit }
            bit <<= 1
        }
        self.init(descending) { KeyPack(repeat (each part).key($0)) }
    }

    /// Creates an ascending order by one key.
    @inlinable
    public static func ascending<Key: Comparable>(_ key: @escaping (Row) -> Key) -> Self {
        Self(.ascending(key))
    }

    /// Creates a descending order by one key.
    @inlinable
    public static func descending<Key: Comparable>(_ key: @escaping (Row) -> Key) -> Self {
        Self(.descending(key))
    }

    // Inlined where the types of rows and keys are known, to specialise all the code behind it.
    @inlinable
    init<Key: OrderKey>(_ descending: UInt, key: @escaping (Row) -> Key) {
        makePositions = { source, group, mask in
            AnyPositions(RowPositions(source, key: key, descending, group: group, mask: mask))
        }
        keepingKeys = {
            // By identity, which a row that is not there any more has as well: tables that have not
            // read its removal yet look it up. All of them share the keys.
            var keys: [Row.CollectionID: Key] = [:]
            return RowOrder(descending) { row in
                let id = row.collectionId
                if let kept = keys[id] { return kept }
                let new = key(row)
                keys[id] = new
                return new
            }
        }
    }
}

/// Positions with type-erased keys.
@usableFromInline
package final class AnyPositions<Row: CollectionIdentifiable> {
    @usableFromInline let stage: LiveStage
    /// Updates the positions; returns the changed groups, or nil if everything may differ.
    @usableFromInline package let advance: (_ report: (Row.CollectionID) -> Void) -> [Int32]?
    /// Makes the next update place all rows again.
    @usableFromInline let invalidate: () -> Void
    /// Sets the mask that applies from the next update.
    @usableFromInline package let setMask: (((Row) -> Bool)?) -> Void
    @usableFromInline let position: (_ group: Int32, _ slot: Int32) -> Int?
    /// Returns whether a group has no rows, not even hidden ones.
    @usableFromInline let isVacant: (_ group: Int32) -> Bool
    /// Returns the rows of a group in a range of positions, some of which may have none.
    @usableFromInline package let rows: (_ group: Int32, _ range: Range<Int>) -> [Row]
    /// Returns the rows of a group, whose pieces are kept where they are the same as before.
    @usableFromInline package let pieces: (_ group: Int32) -> RowPieces

    @inlinable
    init<Key: OrderKey>(_ positions: RowPositions<Row, Key>) {
        stage = positions.stage
        advance = { positions.advance($0) }
        invalidate = { positions.numbering = nil }
        setMask = { (positions.mask, positions.hasNewMask) = ($0, true) }
        position = { positions.position($0, $1) }
        isVacant = {
            Int($0) >= positions.orders.count || positions.orders[Int($0)].chunks.isEmpty
        }
        rows = { positions.rows($0, $1) }
        pieces = { positions.pieces($0) }
    }
}
