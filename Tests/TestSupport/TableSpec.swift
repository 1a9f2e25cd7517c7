package import Tableau

/// A whole table, described by small numbers.
package struct TableSpec: Equatable, CustomStringConvertible {
    /// A section, described by small numbers.
    package struct Section: Equatable {
        /// The identity of the section.
        package var id: Int
        /// The specs of its rows.
        package var rows: [Int]
        /// What its header shows, see `HeaderFooterContent.spec`.
        package var header = 0
        /// What its footer shows, see `HeaderFooterContent.spec`.
        package var footer = 0

        /// Makes a section.
        package init(id: Int, rows: [Int], header: Int = 0, footer: Int = 0) {
            self.id = id
            self.rows = rows
            self.header = header
            self.footer = footer
        }
    }

    /// The sections in order.
    package var sections: [Section]

    /// Makes a table.
    package init(_ sections: [Section] = []) { self.sections = sections }

    /// Swift source code that makes the same table.
    package var description: String {
        let parts = sections.map { section -> String in
            var text = ".init(id: \(section.id), rows: \(section.rows)"
            if section.header != 0 { text += ", header: \(section.header)" }
            if section.footer != 0 { text += ", footer: \(section.footer)" }
            return text + ")"
        }
        return "TableSpec([\(parts.joined(separator: ", "))])"
    }
}

/// How the sections of a case are made.
package struct CaseSetting: CustomStringConvertible {
    /// The flavor of a section is `flavors[id % flavors.count]`, its cell source likewise.
    package var flavors: [RowFlavor]
    /// Whether section moves are animated.
    package var showsSectionMoves: Bool
    /// How rows with changed content are updated.
    package var rowUpdates: RowUpdateStyle

    /// Makes a setting.
    package init(
        flavors: [RowFlavor], showsSectionMoves: Bool = false,
        rowUpdates: RowUpdateStyle = .reconfigure
    ) {
        self.flavors = flavors
        self.showsSectionMoves = showsSectionMoves
        self.rowUpdates = rowUpdates
    }

    /// The flavor of a section's rows.
    package func flavor(of section: TableSpec.Section) -> RowFlavor {
        flavors[flavors.count == 1 ? 0 : section.id % flavors.count]
    }

    /// The number of the chain that makes a section's cells.
    package func cellSource(of section: TableSpec.Section) -> Int {
        flavors.count == 1 ? 0 : section.id % flavors.count
    }

    /// The flavors and options.
    package var description: String {
        flavors.map(\.name).joined(separator: " + ")
            + (showsSectionMoves ? ", showing section moves" : "")
            + (rowUpdates == .replace ? ", replacing updated rows" : "")
    }

    /// The snapshot of a spec.
    ///
    /// - Parameters:
    ///   - spec: The table.
    ///   - shared: A table whose row lists are reused where the rows are the same.
    ///   - most: The most rows of a piece, if lists are in pieces; these are shared as well.
    package func snapshot(
        of spec: TableSpec, sharing shared: (TableSpec, PlannedTable)? = nil,
        inPiecesOf most: Int? = nil
    ) -> PlannedTable {
        let sections = spec.sections.map { section in
            var rows: RowList?
            var old: (specs: [Int], list: RowList)?
            if let (other, snapshot) = shared,
                let index = other.sections.firstIndex(where: { $0.id == section.id })
            {
                old = (other.sections[index].rows, snapshot.contents[index].rows)
                if old?.specs == section.rows { rows = old?.list }
            }
            if let most { rows = rows ?? flavor(of: section).pieces(section.rows, most, old) }
            return SectionSnapshot(
                section: section.id, rows: rows ?? flavor(of: section).list(section.rows),
                header: .spec(section.header), footer: .spec(section.footer),
                rowUpdates: rowUpdates, cellSource: cellSource(of: section))
        }
        return PlannedTable(sections)
    }
}

extension HeaderFooterContent {
    /// A few headers and footers: 0 is none, 1 and 2 are titles, 3 and 4 are view models of one
    /// view type, 5 is another view type.
    package static func spec(_ spec: Int) -> HeaderFooterContent? {
        switch spec {
        case 0: nil
        case 1: .init(title: "one")
        case 2: .init(title: "two")
        case 3: .init(reuseIdentifier: "A", viewModel: 1)
        case 4: .init(reuseIdentifier: "A", viewModel: 2)
        default: .init(reuseIdentifier: "B", viewModel: 1)
        }
    }
}
