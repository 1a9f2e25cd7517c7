import Foundation
import Tableau

/// A change from one table to another, planned, replayed and compared with the oracle.
package struct PlanCase {
    /// The table before.
    package var old: TableSpec
    /// The table after.
    package var new: TableSpec
    /// How the sections are made and planned.
    package var setting: CaseSetting
    /// Whether sections with the same rows before and after share their array.
    package var sharesRows = false
    /// The most rows of a piece, before and after, where rows are in pieces.
    package var pieces: (before: Int?, after: Int?)

    /// Makes a case.
    package init(_ old: TableSpec, _ new: TableSpec, _ setting: CaseSetting) {
        self.old = old
        self.new = new
        self.setting = setting
    }

    /// What is wrong with the plan, or nil.
    ///
    /// - Parameter followsRows: Whether rows are tracked by identity as well, which takes another diff.
    package func problem(followsRows: Bool = true) -> String? {
        let before = setting.snapshot(of: old, inPiecesOf: pieces.before)
        let after = setting.snapshot(
            of: new, sharing: sharesRows ? (old, before) : nil,
            inPiecesOf: pieces.after)
        var options = UpdateOptions()
        options.showsSectionMoves = setting.showsSectionMoves
        options.checks = false
        let plan = UpdatePlan(from: before, to: after, options: options)
        var table = ReplayTable(old)
        for (number, step) in plan.steps.enumerated() {
            let data =
                step.survivors.map { TableSpec($0.map { section(new, old.sections[$0].id) }) }
                ?? new
            if let problem = table.apply(step.update, data: data) {
                return "batch \(number) (\(step.update)): \(problem)"
            }
        }
        let words = { plan.steps.map { "\($0.update)" }.joined(separator: " | ") }
        if let problem = stale(in: table)
            ?? (followsRows ? lost(in: table, RowMap(plan, from: before, to: after)) : nil)
        {
            return "\(problem); \(words())"
        }
        var oracle = PlanOracle(old: old, new: new, setting: setting)
        if let problem = oracle.problem(in: plan.steps.map(\.update)) {
            return "\(problem); \(words())"
        }
        return nil
    }

    private func section(_ table: TableSpec, _ id: Int) -> TableSpec.Section {
        table.sections.first { $0.id == id }!
    }

    /// A cell, header or footer that doesn't show the new data.
    private func stale(in table: ReplayTable) -> String? {
        guard table.sections.count == new.sections.count else { return "section count is wrong" }
        for (index, section) in new.sections.enumerated() {
            let shown = table.sections[index]
            guard shown.cells.count == section.rows.count else { return "row count is wrong" }
            let content = setting.flavor(of: section).content
            for row in section.rows.indices
            where content[shown.cells[row].shown] != content[section.rows[row]] {
                return "row \(index):\(row) is stale"
            }
            if shown.header != section.header { return "header \(index) is stale" }
            if shown.footer != section.footer { return "footer \(index) is stale" }
        }
        return nil
    }

    /// A row whose selection would be lost or moved to another row.
    private func lost(in table: ReplayTable, _ map: RowMap) -> String? {
        var kept: [IndexPath: IndexPath] = [:]
        for (index, section) in table.sections.enumerated() {
            for (row, cell) in section.cells.enumerated() {
                if let origin = cell.origin { kept[origin] = [index, row] }
            }
        }
        // All rows of small tables, a sample of larger ones.
        var origins: [IndexPath] = []
        var seen = 0
        for (index, section) in old.sections.enumerated() {
            for row in section.rows.indices {
                seen += 1
                if seen <= 6 || (seen &* 7919) % 5 == 0 { origins.append([index, row]) }
            }
        }
        let (before, after) = (places(in: old), places(in: new))
        for (origin, target) in zip(origins, map.newPaths(of: origins)) {
            let section = old.sections[origin[0]]
            var name: String { "row \(origin[0]):\(origin[1])" }
            if let path = kept[origin], path != target {
                return "\(name) is at \(path), but reported at \(target as Any)"
            }
            let identity = identity(of: section.rows[origin[1]], in: section)
            // With duplicates, several rows are equally right.
            if let identity, before[identity]?.count == 1, after[identity]?.count == 1,
                target != after[identity]?[0]
            {
                return "\(name) went to \(after[identity] ?? []), but reported at \(target as Any)"
            }
            guard let target else { continue }
            guard target[0] < new.sections.count, target[1] < new.sections[target[0]].rows.count
            else { return "\(name) is reported at \(target)" }
            let now = new.sections[target[0]]
            if identity != self.identity(of: now.rows[target[1]], in: now) {
                return "\(name) is reported at another row, \(target)"
            }
        }
        return nil
    }

    /// The identity of a row among the rows of its type; nil if these have none.
    private func identity(of row: Int, in section: TableSpec.Section) -> Int? {
        let flavor = setting.flavor(of: section)
        let type = setting.flavors.firstIndex { $0.name == flavor.name } ?? 0
        return flavor.identity.map { $0[row] &* 16 &+ type }
    }

    /// The paths of each identity.
    private func places(in table: TableSpec) -> [Int: [IndexPath]] {
        var places: [Int: [IndexPath]] = [:]
        for (index, section) in table.sections.enumerated() {
            for (row, spec) in section.rows.enumerated() {
                if let identity = identity(of: spec, in: section) {
                    places[identity, default: []].append([index, row])
                }
            }
        }
        return places
    }

    /// The smallest case with a problem that is found by removing parts of this one.
    package func minimized() -> PlanCase {
        var smallest = self
        var progress = true
        while progress {
            progress = false
            for candidate in smallest.reductions() where candidate.problem() != nil {
                smallest = candidate
                progress = true
                break
            }
        }
        return smallest
    }

    private func reductions() -> [PlanCase] {
        var result: [PlanCase] = []
        func vary(_ table: WritableKeyPath<PlanCase, TableSpec>) {
            for index in self[keyPath: table].sections.indices {
                var fewer = self
                fewer[keyPath: table].sections.remove(at: index)
                result.append(fewer)
                for row in self[keyPath: table].sections[index].rows.indices {
                    var fewer = self
                    fewer[keyPath: table].sections[index].rows.remove(at: row)
                    result.append(fewer)
                }
                if self[keyPath: table].sections[index].header != 0 {
                    var fewer = self
                    fewer[keyPath: table].sections[index].header = 0
                    result.append(fewer)
                }
                if self[keyPath: table].sections[index].footer != 0 {
                    var fewer = self
                    fewer[keyPath: table].sections[index].footer = 0
                    result.append(fewer)
                }
            }
        }
        vary(\.old)
        vary(\.new)
        return result
    }

    /// The report of a failing case.
    package func report(seed: UInt64?) -> String {
        let small = minimized()
        return """
            \(small.problem() ?? "")
            seed \(seed.map(String.init) ?? "none"), \(setting), shares rows: \(sharesRows)
            old: \(small.old)
            new: \(small.new)
            """
    }
}
