extension Diff {
    /// Indexes of one kind of operation, in ascending order.
    ///
    /// A view into the diff's compact buffer, created at no cost, however large the diff. It
    /// compares with array literals and other views; `Array(diff.deletes)` creates an array.
    public struct Indexes: RandomAccessCollection, Hashable, Sendable {
        let storage: ChangeStorage
        let offset: Int
        /// The number of indexes.
        public let count: Int

        init(_ storage: ChangeStorage, from offset: Int, count: Int) {
            self.storage = storage
            self.offset = offset
            self.count = count
        }

        /// Always zero.
        public var startIndex: Int { 0 }
        /// The same as `count`.
        public var endIndex: Int { count }

        /// The index at a position.
        ///
        /// Traps outside `indices`.
        public subscript(position: Int) -> Int {
            precondition(
                position >= 0 && position < count,
                "Diff: position \(position) of \(count) indexes")
            return Int(storage[offset + position])
        }

        /// Returns whether two views have the same indexes.
        public static func == (left: Indexes, right: Indexes) -> Bool {
            left.elementsEqual(right)
        }

        /// Hashes all indexes.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(count)
            for index in self { hasher.combine(index) }
        }
    }

    /// Pairs of an old and a new index, ascending by the new one.
    ///
    /// A view like ``Indexes``.
    public struct Pairs: RandomAccessCollection, Hashable, Sendable {
        /// The old and the new index of each pair in turn.
        let indexes: Indexes

        /// Always zero.
        public var startIndex: Int { 0 }
        /// The same as `count`.
        public var endIndex: Int { indexes.count / 2 }

        /// The pair at a position.
        ///
        /// Traps outside `indices`.
        public subscript(position: Int) -> Pair {
            precondition(
                position >= 0 && position < endIndex,
                "Diff: position \(position) of \(endIndex) pairs")
            return Pair(old: indexes[2 * position], new: indexes[2 * position + 1])
        }
    }

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

extension Diff.Indexes: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// Creates indexes to compare with.
    public init(arrayLiteral elements: Int...) { self.init(elements) }

    fileprivate init(_ elements: [Int]) {
        let storage = ChangeStorage(count: elements.count) { output in
            for (position, index) in elements.enumerated() { output[position] = Int32(index) }
        }
        self.init(storage, from: 0, count: elements.count)
    }

    /// The indexes in the format of an array.
    public var description: String { Array(self).description }
}

extension Diff.Pairs: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// Creates pairs to compare with.
    public init(arrayLiteral elements: Diff.Pair...) {
        self.init(indexes: Diff.Indexes(elements.flatMap { [$0.old, $0.new] }))
    }

    /// For example `[0 -> 3]`.
    public var description: String { Array(self).description }
}

extension Diff.Pair: CustomStringConvertible {
    /// For example `0 -> 3`.
    public var description: String { "\(old) -> \(new)" }
}
