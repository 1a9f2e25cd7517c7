/// The layout of the table: sections from top to bottom, each with header, rows and footer.
///
/// - Complexity: a position is found in O(log *n*) in the sections and the measured rows; a changed
///   height takes O(log *n*) in the sections, besides what it takes in ``RowHeights``.
struct TableGeometry: Sendable {
    struct Section: Sendable {
        var rows: RowHeights
        var ends: HeaderFooterPair<End>

        var header: Double { ends.header.height }
        var footer: Double { ends.footer.height }
        var height: Double { header + rows.total + footer }
    }

    /// A header's or footer's height, and how it was determined.
    struct End: Sendable {
        var height: Double
        var state: State

        enum State: Sendable {
            /// Assumed to equal that of the others.
            case guessed
            case estimated
            /// Requested from the delegate or measured.
            case known
        }
    }

    private(set) var sections: [Section]
    /// The space after each section that isn't empty.
    private let spacing: Double
    private var extents: PrefixSums

    init(sections: [Section] = [], spacing: Double = 0) {
        self.sections = sections
        self.spacing = spacing
        extents = Self.extents(of: sections, spacing)
    }

    private static func extents(of sections: [Section], _ spacing: Double) -> PrefixSums {
        // Visits the sections in place, since copies would retain the heights of their rows.
        PrefixSums(sections.indices.map { extent(of: sections[$0], spacing) })
    }

    private static func extent(of section: Section, _ spacing: Double) -> Double {
        let height = section.height
        return height > 0 ? height + spacing : 0
    }

    var bottom: Double { extents.sum(before: sections.count) }

    func top(of section: Int) -> Double { extents.sum(before: section) }

    /// Returns the section at `y`, or the nearest one; 0 without sections.
    func section(at y: Double) -> Int {
        max(0, min(extents.find(max(0, y)).index, sections.count - 1))
    }

    func top(of path: RowPath) -> Double {
        let section = Int(path.section)
        return top(of: section) + sections[section].header
            + sections[section].rows.offset(of: Int(path.row))
    }

    func height(of path: RowPath) -> Double {
        sections[Int(path.section)].rows.height(at: Int(path.row))
    }

    mutating func update(_ section: Int, _ change: (inout Section) -> Void) {
        let old = Self.extent(of: sections[section], spacing)
        change(&sections[section])
        let new = Self.extent(of: sections[section], spacing)
        if new != old { extents.add(new - old, at: section) }
    }

    mutating func editSections(_ change: (inout [Section]) -> Void) {
        change(&sections)
        extents = Self.extents(of: sections, spacing)
    }
}
