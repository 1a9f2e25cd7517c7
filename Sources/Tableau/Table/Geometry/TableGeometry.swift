/// Where everything on the table is: sections one below the other, each a header, rows and a
/// footer, with measured heights and estimates alike.
///
/// - Complexity: every place is found and every height changed in O(log *n*) of the sections and
///   of the rows measured.
struct TableGeometry: Sendable {
    struct Section: Sendable {
        var rows: RowHeights
        var ends: HeaderFooterPair<End>

        var header: Double { ends.header.height }
        var footer: Double { ends.footer.height }
        var height: Double { header + rows.total + footer }
    }

    /// A header's or footer's height, and how well it is known.
    struct End: Sendable {
        var height: Double
        var state: State

        enum State: Sendable {
            /// Assumed to be that of the others.
            case guessed
            /// Given as an estimate.
            case estimated
            /// Asked for.
            case known
        }
    }

    private(set) var sections: [Section]
    /// Where the first section starts: below the table's own header.
    var top: Double
    /// How much room follows each section that has any height.
    private let spacing: Double
    private var extents: PrefixSums<Double>

    init(sections: [Section] = [], top: Double = 0, spacing: Double = 0) {
        self.sections = sections
        self.top = top
        self.spacing = spacing
        extents = PrefixSums(sections.map { Self.extent(of: $0, spacing) })
    }

    private static func extent(of section: Section, _ spacing: Double) -> Double {
        let height = section.height
        return height > 0 ? height + spacing : 0
    }

    var sectionCount: Int { sections.count }

    /// Where the last section ends.
    var bottom: Double { top + extents.sum(before: extents.count) }

    func top(of section: Int) -> Double {
        top + extents.sum(before: section)
    }

    /// The section that covers `y`; the nearest one if none does.
    ///
    /// There must be a section.
    func section(at y: Double) -> Int {
        min(extents.find(max(0, y - top)).index, sections.count - 1)
    }

    func top(of path: RowPath) -> Double {
        let section = Int(path.section)
        return top(of: section) + sections[section].header
            + sections[section].rows.offset(of: Int(path.row))
    }

    func height(of path: RowPath) -> Double {
        sections[Int(path.section)].rows.height(at: Int(path.row))
    }

    /// Changes one section.
    mutating func update(_ section: Int, _ change: (inout Section) -> Void) {
        let old = Self.extent(of: sections[section], spacing)
        change(&sections[section])
        let new = Self.extent(of: sections[section], spacing)
        if new != old { extents.add(new - old, at: section) }
    }

    /// Replaces all sections.
    mutating func replaceSections(_ new: [Section]) {
        self = TableGeometry(sections: new, top: top, spacing: spacing)
    }
}
