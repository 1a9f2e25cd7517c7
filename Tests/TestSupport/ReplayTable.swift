package import Foundation
package import Tableau

/// A strict table in a model: applies batches to its cells and reads nothing else, so that whatever
/// a batch omits stays visible.
package struct ReplayTable {
    /// A cell: what it shows, and the row of the first table that it was made for.
    package struct Cell: Equatable {
        /// The spec of the row it shows.
        package var shown: Int
        /// The row it was made for when the replay began; nil if it was made later.
        package var origin: IndexPath?
    }

    /// A section on screen.
    package struct Section: Equatable {
        /// Its cells.
        package var cells: [Cell]
        /// The header it shows.
        package var header: Int
        /// The footer it shows.
        package var footer: Int
    }

    /// The sections on screen.
    package private(set) var sections: [Section]

    /// Shows the first table.
    package init(_ spec: TableSpec) {
        sections = spec.sections.enumerated().map { index, section in
            Section(
                cells: section.rows.enumerated().map { row, shown in
                    Cell(shown: shown, origin: [index, row])
                },
                header: section.header, footer: section.footer)
        }
    }

    /// Applies a batch.
    ///
    /// - Parameters:
    ///   - update: The batch.
    ///   - data: The data that the data source returns after the batch.
    /// - Returns: Why a strict table rejects the batch; nil if it was applied.
    package mutating func apply(_ update: CollectionUpdate, data: TableSpec) -> String? {
        var validator = BatchValidator(
            before: sections.map(\.cells.count), after: data.sections.map(\.rows.count))
        if let problem = validator.problem(in: update) { return problem }
        sections = arranged(update, data)
        for index in update.headerUpdates + update.headerReplacements {
            sections[index].header = data.sections[index].header
        }
        for index in update.footerUpdates + update.footerReplacements {
            sections[index].footer = data.sections[index].footer
        }
        for path in update.rowReconfigures {
            guard path[0] < sections.count, path[1] < sections[path[0]].cells.count else {
                return "reconfigures a row that doesn't exist: \(path)"
            }
            sections[path[0]].cells[path[1]].shown = data.sections[path[0]].rows[path[1]]
        }
        return nil
    }

    /// The sections after the batch: kept cells in order, moved ones at their targets, new ones.
    private func arranged(_ update: CollectionUpdate, _ data: TableSpec) -> [Section] {
        var places = [Int](repeating: -1, count: data.sections.count)
        for index in update.sectionInserts { places[index] = -2 }
        var gone = [Bool](repeating: false, count: sections.count)
        for index in update.sectionDeletes { gone[index] = true }
        for move in update.sectionMoves {
            places[move.new] = move.old
            gone[move.old] = true
        }
        var next = 0
        for index in places.indices where places[index] == -1 {
            while gone[next] { next += 1 }
            places[index] = next
            next += 1
        }
        var slots: [[Cell?]] = data.sections.map { Array(repeating: nil, count: $0.rows.count) }
        var filled: [[Bool]] = data.sections.map { Array(repeating: false, count: $0.rows.count) }
        var left: [[Bool]] = sections.map { Array(repeating: false, count: $0.cells.count) }
        func fill(_ rows: [IndexPath]) {
            for path in rows {
                let (section, row) = (path[0], path[1])
                filled[section][row] = true
                slots[section][row] = Cell(shown: data.sections[section].rows[row], origin: nil)
            }
        }
        fill(update.rowInserts)
        fill(update.rowReloads.new)
        fill(update.undiffableReloads.new)
        for rows in [update.rowDeletes, update.rowReloads.old, update.undiffableReloads.old] {
            for path in rows { left[path[0]][path[1]] = true }
        }
        for move in update.rowMoves {
            left[move.old[0]][move.old[1]] = true
            filled[move.new[0]][move.new[1]] = true
            slots[move.new[0]][move.new[1]] = sections[move.old[0]].cells[move.old[1]]
        }
        return data.sections.indices.map { index in
            let section = data.sections[index]
            guard places[index] >= 0 else {
                return Section(
                    cells: section.rows.map { Cell(shown: $0, origin: nil) },
                    header: section.header, footer: section.footer)
            }
            let old = places[index]
            var stay = 0
            for row in section.rows.indices where !filled[index][row] {
                while left[old][stay] { stay += 1 }
                slots[index][row] = sections[old].cells[stay]
                stay += 1
            }
            return Section(
                cells: slots[index].map { $0! }, header: sections[old].header,
                footer: sections[old].footer)
        }
    }
}
