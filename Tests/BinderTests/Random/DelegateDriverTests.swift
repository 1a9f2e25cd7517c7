#if !canImport(UIKit)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Taps and scrolling of a table whose delegate changes the table whenever it is called.
@MainActor
struct DelegateDriverTests {
    @Test(arguments: 0..<UInt64(Effort.count(10, full: 200, soak: 100_000)))
    func aRowThatTheDelegateRemovesIsNotTouched(seed: UInt64) {
        let driver = DelegateDriver(seed: seed)
        for step in 0..<60 {
            driver.step()
            guard driver.problems.isEmpty else {
                Issue.record("seed \(seed), step \(step): \(driver.problems)")
                return
            }
        }
    }
}

/// A data source and delegate that, in its methods, reloads the table, changes rows, taps and scrolls.
@MainActor
private final class DelegateDriver: TableViewDataSource, TableViewDelegate {
    private var dice: Dice
    private var data: [[Int]] = []
    private var newest = 0
    private let table: TableView
    /// How many more calls of the delegate change the table in this step.
    private var fuel = 0
    private(set) var problems: [String] = []

    init(seed: UInt64) {
        dice = Dice(state: seed)
        table = TableView(
            frame: .init(x: 0, y: 0, width: 100, height: 150),
            style: seed % 2 == 0 ? .plain : .grouped)
        data = newData()
        table.dataSource = self
        table.delegate = self
        table.contractViolationHandler = { [unowned self] in problems.append("\($0)") }
        table.allowsMultipleSelection = seed % 3 == 0
        table.layoutIfNeeded()
    }

    private func newData() -> [[Int]] {
        (0..<dice.below(4)).map { _ in (0..<dice.below(10)).map { _ in newRow() } }
    }

    private func newRow() -> Int {
        newest += 1
        return newest
    }

    private func anyPath() -> IndexPath? {
        let sections = data.indices.filter { !data[$0].isEmpty }
        guard !sections.isEmpty else { return nil }
        let section = sections[dice.below(sections.count)]
        return [section, dice.below(data[section].count)]
    }

    // MARK: Steps

    func step() {
        fuel = dice.below(4)
        act()
        fuel = 0
        table.layoutIfNeeded()
        check()
    }

    private func act() {
        guard let path = anyPath(), dice.below(8) > 0 else {
            data = newData()
            return table.reloadData()
        }
        switch dice.below(8) {
        case 0:
            data[path.section].remove(at: path.row)
            table.deleteRows(at: [path], with: .fade)
        case 1:
            data[path.section].insert(newRow(), at: path.row)
            table.insertRows(at: [path], with: .fade)
        case 2:
            data.remove(at: path.section)
            table.deleteSections([path.section], with: .fade)
        case 3: table.selectRow(at: path, animated: false, scrollPosition: .middle)
        case 4: table.scrollToRow(at: path, at: .bottom, animated: false)
        case 5: table.scrollToRow(at: path, at: .top, animated: false)
        default: table.tapRow(at: path)
        }
    }

    private func respond() {
        guard fuel > 0, dice.below(2) == 0 else { return }
        fuel -= 1
        act()
    }

    private func check() {
        let selected = table.indexPathsForSelectedRows ?? []
        if !table.allowsMultipleSelection, selected.count > 1 { problems.append("several rows") }
        for path in selected where !data.indices.contains(path.section) {
            problems.append("\(path) is selected")
        }
        for (section, rows) in data.enumerated() {
            for (row, number) in rows.enumerated() {
                guard let cell = table.cellForRow(at: [section, row]) else { continue }
                if cell.textLabel?.text != "\(number)" { problems.append("the cell of \(number)") }
                if cell.isSelected != selected.contains([section, row]) || cell.isHighlighted {
                    problems.append("\(number) looks selected or highlighted")
                }
            }
        }
        if table.numberOfSections != data.count { problems.append("the number of sections") }
    }

    // MARK: Data source

    func numberOfSections(in tableView: TableView) -> Int { data.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        data[section].count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeue(TextCell.self)
        cell.textLabel?.text = "\(data[indexPath.section][indexPath.row])"
        return cell
    }

    // MARK: Delegate

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(20 + data[indexPath.section][indexPath.row] % 3 * 20)
    }

    func tableView(_ table: TableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 30 }

    func tableView(_ tableView: TableView, shouldHighlightRowAt path: IndexPath) -> Bool {
        respond()
        return true
    }

    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { respond() }

    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) { respond() }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { respond() }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { respond() }

    func scrollViewDidScroll(_ scrollView: TableView) { respond() }
}
#endif
