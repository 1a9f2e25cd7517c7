/// Where everything on the table is: sections one below the other, each a header, rows and a
/// footer, with measured heights and estimates alike.
struct TableGeometry: Sendable {
    struct Section: Sendable {
        var header: Double
        var rows: RowHeights
        var footer: Double
        /// Whether header and footer were asked for, so that their heights are no estimates.
        var isHeaderResolved = false
        var isFooterResolved = false

        var height: Double { header + rows.total + footer }
    }

    private(set) var sections: [Section] = []
    /// Where the first section starts: below the table's own header.
    var top: Double = 0
    /// How much room follows each section that has any height.
    var spacing: Double = 0
    /// Tops of sections, as far as they are known to be right.
    private var tops: [Double] = []
    private var validTops = 0

    init() {}

    init(sections: [Section]) {
        self.sections = sections
    }

    var sectionCount: Int { sections.count }

    /// Where the last section ends.
    var bottom: Double { mutatingBottom() }

    private func mutatingBottom() -> Double {
        var y = top
        for section in sections { y += extent(of: section) }
        return y
    }

    private func extent(of section: Section) -> Double {
        section.height > 0 ? section.height + spacing : 0
    }

    func top(of section: Int) -> Double {
        var y = top
        for index in 0..<section { y += extent(of: sections[index]) }
        return y
    }

    /// The section that covers `y`; the nearest one if none does.
    ///
    /// There must be a section.
    func section(at y: Double) -> Int {
        var top = top
        for index in sections.indices {
            top += extent(of: sections[index])
            if y < top { return index }
        }
        return max(0, sections.count - 1)
    }

    func top(of path: RowPath) -> Double {
        let section = sections[Int(path.section)]
        return top(of: Int(path.section)) + section.header + section.rows.offset(of: Int(path.row))
    }

    func height(of path: RowPath) -> Double {
        sections[Int(path.section)].rows.height(at: Int(path.row))
    }

    /// Changes one section.
    mutating func update(_ section: Int, _ change: (inout Section) -> Void) {
        change(&sections[section])
    }

    /// Replaces all sections.
    mutating func replaceSections(_ new: [Section]) {
        sections = new
    }
}
