import Foundation
import TestEnvironment
import Testing
import UIKit

/// The shim is strict, or tests on it would prove little.
@MainActor
struct ShimTests {
    final class Names: NSObject, UITableViewDataSource {
        var sections = [["Ada", "Grace"], ["Alan"]]

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
    }

    let table = UITableView(style: .plain)
    let names = Names()

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = names
    }

    private func violations(of batch: @escaping () -> Void) -> [String] {
        var violations: [String] = []
        table.contractViolationHandler = { violations.append($0) }
        table.performBatchUpdates(batch)
        return violations
    }

    @Test func aCorrectBatchIsApplied() {
        let violations = violations {
            names.sections = [["Grace", "Barbara"], ["Alan"]]
            table.deleteRows(at: [[0, 0]], with: .fade)
            table.insertRows(at: [[0, 1]], with: .fade)
        }
        expect(violations.isEmpty)
        expect(table.visibleCells.map { $0.textLabel?.text }, ["Grace", "Barbara", "Alan"])
    }

    @Test func anIncorrectBatchIsRejected() {
        let violations = violations {
            names.sections[0].removeFirst()
            table.deleteRows(at: [[0, 0], [0, 1]], with: .fade)
        }
        expect(violations.count, 1)
        expect(violations[0].contains("rowCountMismatch"))
        expect(table.visibleCells.map { $0.textLabel?.text }, ["Grace", "Alan"])
    }

    @Test func aMoveIntoAnInsertedSectionIsRejected() {
        let violations = violations {
            names.sections = [["Ada"], ["Grace"], ["Alan"]]
            table.insertSections([1], with: .fade)
            table.moveRow(at: [0, 1], to: [1, 0])
        }
        expect(violations.count, 1)
        expect(violations[0].contains("movedIntoInsertedSection"))
    }

    @Test func cellsAreNotReadWhileTheyAreUpdated() {
        final class Curious: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) {
                _ = tableView.visibleCells
                _ = tableView.cellForRow(at: indexPath)
            }
        }
        let curious = Curious()
        table.delegate = curious
        var violations: [String] = []
        table.contractViolationHandler = { violations.append($0) }
        table.layoutIfNeeded()
        expect(violations.count, 6)
        expect(violations[0].contains("visibleCells"))
        expect(violations[1].contains("cellForRow(at:)"))
    }

    @Test func cellsAreReusedLastInFirstOut() {
        table.frame.size.height = 44
        names.sections = [["a", "b", "c"]]
        table.reloadData()
        let first = table.cellForRow(at: [0, 0])
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        table.contentOffset.y = 88
        table.layoutIfNeeded()
        expect(table.visibleCells.map { $0.textLabel?.text }, ["c"])
        expect(table.visibleCells.first === first)
    }

    @Test func onlyADequeueWithAnIndexPathReturnsTheReconfiguredCell() {
        let cell = table.cellForRow(at: [0, 0])
        names.sections[0][0] = "Augusta"
        table.reconfigureRows(at: [[0, 0]])
        expect(table.cellForRow(at: [0, 0]) === cell)
        expect(cell?.textLabel?.text, "Augusta")
        expect(table.dequeueReusableCell(withIdentifier: "name") !== cell)
    }
}
