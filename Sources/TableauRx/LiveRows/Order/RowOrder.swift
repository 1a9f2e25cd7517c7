public import Tableau

/// A total order of rows: by keys in turn, each ascending or descending; ties by arrival.
///
/// ```swift
/// let order = BehaviorRelay(value: RowOrder<Order>(.descending(\.price), .ascending(\.symbol)))
/// let sorted = orders.sorted(by: order)
/// order.accept(.ascending(\.symbol))  // the rows move to their new places
/// ```
///
/// NaN comes last, ascending and descending. A key must be the same whenever it is asked of the same
/// row.
public struct RowOrder<Row: CollectionIdentifiable> {
    @usableFromInline package let makePositions: MakePositions

    @usableFromInline
    package typealias MakePositions =
        (LiveRows<Row>, _ group: @escaping (Row) -> Int32, _ mask: ((Row) -> Bool)?)
        -> AnyPositions<Row>

    /// One key of an order.
    public struct Part<Key: Comparable> {
        @usableFromInline let key: (Row) -> Key
        @usableFromInline let descends: Bool

        @inlinable
        init(key: @escaping (Row) -> Key, descends: Bool) {
            self.key = key
            self.descends = descends
        }

        /// From the least key to the greatest.
        @inlinable
        public static func ascending(_ key: @escaping (Row) -> Key) -> Self {
            Self(key: key, descends: false)
        }

        /// From the greatest key to the least.
        @inlinable
        public static func descending(_ key: @escaping (Row) -> Key) -> Self {
            Self(key: key, descends: true)
        }
    }

    /// An order by one key.
    @inlinable
    public init<Key: Comparable>(_ part: Part<Key>) {
        if part.descends {
            self.init { DescendingKey(part.key($0)) }
        } else {
            self.init(key: part.key)
        }
    }

    /// An order by several keys, the first of which weighs most.
    @inlinable
    public init<each Key: Comparable>(_ part: repeat Part<each Key>) {
        self.init { row in
            KeyPack(repeat DirectedKey((each part).key(row), descends: (each part).descends))
        }
    }

    /// From the least key to the greatest.
    @inlinable
    public static func ascending<Key: Comparable>(_ key: @escaping (Row) -> Key) -> Self {
        Self(.ascending(key))
    }

    /// From the greatest key to the least.
    @inlinable
    public static func descending<Key: Comparable>(_ key: @escaping (Row) -> Key) -> Self {
        Self(.descending(key))
    }

    // Inlined where the types of rows and keys are known: everything behind is specialised there.
    @inlinable
    init<Key: Comparable>(key: @escaping (Row) -> Key) {
        makePositions = { source, group, mask in
            AnyPositions(RowPositions(source, key: key, group: group, mask: mask))
        }
    }
}

/// Positions whose keys are of any type.
@usableFromInline
package struct AnyPositions<Row: CollectionIdentifiable> {
    @usableFromInline let stage: LiveStage
    @usableFromInline package let advance: () -> RowBatch
    @usableFromInline package let setMask: (((Row) -> Bool)?) -> Void
    @usableFromInline package let count: (_ group: Int32) -> Int
    @usableFromInline let slot: (_ group: Int32, _ position: Int) -> Int32
    @usableFromInline let position: (_ group: Int32, _ slot: Int32) -> Int?
    /// Whether a group has no rows, not even hidden ones.
    @usableFromInline let isVacant: (_ group: Int32) -> Bool
    /// The rows at some positions of a group.
    @usableFromInline package let rows: (_ group: Int32, _ range: Range<Int>) -> [Row]
    /// Puts such rows in the place of others.
    @usableFromInline
    let replace: (Range<Int>, inout RowPiecesEditor, _ group: Int32, _ rows: Range<Int>) -> Void

    @inlinable
    init<Key: Comparable>(_ positions: RowPositions<Row, Key>) {
        stage = positions.stage
        advance = { positions.advance() }
        setMask = { positions.setMask($0) }
        count = { positions.count($0) }
        slot = { positions.slot($0, $1) }
        position = { positions.position($0, $1) }
        isVacant = { positions.isVacant($0) }
        rows = { positions.rows($0, $1) }
        replace = { positions.replace($0, in: &$1, by: $2, $3) }
    }
}
