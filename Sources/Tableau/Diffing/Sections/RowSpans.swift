public import Foundation

/// Index paths of many rows, stored as runs of adjacent rows.
///
/// Inserting a million rows at once is one run, not a million index paths. Iterate to get index
/// paths, or use ``spans`` where ranges suffice.
///
/// ```swift
/// update.rowInserts.count          // 2
/// update.rowInserts.spans.count    // 1
/// Array(update.rowInserts)         // [[0, 3], [0, 4]]
/// ```
///
/// It is not sorted: it keeps the order in which rows were added.
public struct RowSpans: Sendable, Hashable {
    /// Adjacent rows of one section.
    public struct Span: Sendable, Hashable {
        /// The section's index.
        public let section: Int
        /// The first row.
        public let row: Int
        /// The number of rows.
        public fileprivate(set) var count: Int

        package init(section: Int, row: Int, count: Int) {
            self.section = section
            self.row = row
            self.count = count
        }

        /// The rows.
        public var rows: Range<Int> { row..<row + count }
    }

    /// The runs, in the order they were added.
    public private(set) var spans: ContiguousArray<Span> = []
    /// The number of rows in all runs.
    public private(set) var count = 0

    package init() {}

    /// Adds adjacent rows at the end; they extend the last run if they follow it.
    ///
    /// - Complexity: O(1), amortised.
    package mutating func append(section: Int, row: Int, count: Int = 1) {
        guard count > 0 else { return }
        self.count += count
        if let last = spans.last, last.section == section, last.rows.upperBound == row {
            spans[spans.count - 1].count += count
        } else {
            spans.append(Span(section: section, row: row, count: count))
        }
    }
}

extension RowSpans: Collection {
    /// A position: a run and an offset in it.
    public struct Index: Comparable, Sendable {
        fileprivate var span: Int
        fileprivate var offset: Int

        /// Orders positions by run, then by offset.
        public static func < (left: Index, right: Index) -> Bool {
            (left.span, left.offset) < (right.span, right.offset)
        }
    }

    /// The first row.
    public var startIndex: Index { Index(span: 0, offset: 0) }

    /// The position after the last row.
    public var endIndex: Index { Index(span: spans.count, offset: 0) }

    /// Whether there are no rows.
    public var isEmpty: Bool { count == 0 }

    /// Returns the position after another one.
    public func index(after index: Index) -> Index {
        if index.offset + 1 < spans[index.span].count {
            return Index(span: index.span, offset: index.offset + 1)
        }
        return Index(span: index.span + 1, offset: 0)
    }

    /// Returns the index path at a position.
    public subscript(index: Index) -> IndexPath {
        let span = spans[index.span]
        return IndexPath(row: span.row + index.offset, section: span.section)
    }
}

extension RowSpans: CustomStringConvertible {
    /// A short description of the runs: `0:3-4, 1:0`.
    public var description: String {
        spans.map { span in
            span.count == 1
                ? "\(span.section):\(span.row)"
                : "\(span.section):\(span.row)-\(span.row + span.count - 1)"
        }.joined(separator: ", ")
    }
}
