import Foundation
import Tableau
import Testing
import UIKit

/// A table in a window, with a binder on a manual clock.
///
/// Violations of the table's contract fail the test.
@MainActor
final class Screen<Section: TableViewSection> {
    let window: UIWindow
    let table: CountingTable
    let clock = ManualUpdateClock()
    let binder: SectionedTableViewBinder<Section>
    var diagnostics: [TableDiagnostic] = []

    init(_ section: Section.Type, style: UITableView.Style = .grouped, height: CGFloat = 800) {
        let frame = CGRect(x: 0, y: 0, width: 390, height: height)
        window = UIWindow(frame: frame)
        table = CountingTable(frame: frame, style: style)
        window.addSubview(table)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Section.self, clock: clock)
        binder.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
        table.contractViolationHandler = { Issue.record("\($0)") }
    }

    func turn() {
        table.endAnimations()
        clock.advance()
        table.layoutIfNeeded()
    }

    /// Waits for what the adapter does once the user has let the table go: UIKit doesn't tell, so it
    /// asks ten times a second of real time.
    func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<100 where !isDone() { try await Task.sleep(for: .milliseconds(20)) }
    }

    /// The texts of all cells on screen, section by section.
    var texts: [[String]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "-"
            }
        }
    }
}

/// A table that counts reloads and batches.
final class CountingTable: UITableView {
    private(set) var reloads = 0
    private(set) var batches = 0
    /// Transactions of any kind, each of which is animated separately.
    private(set) var transactions = 0
    private(set) var reloadedSections = 0
    /// Whether the last batch was animated.
    private(set) var isAnimated = false
    /// How often the offset was set after an animated batch, while rows may still have been moving.
    private(set) var jumps = 0

    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            if isAnimated, newValue.y != contentOffset.y { jumps += 1 }
            super.contentOffset = newValue
        }
    }

    /// How many scrolls to a row end above it, as they do where rows turn out to be higher.
    var shortScrolls = 0

    override func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        if shortScrolls > 0 {
            shortScrolls -= 1
            contentOffset.y -= 30
        }
    }

    func endAnimations() { isAnimated = false }

    /// Does what UIKit does when the user drops a row.
    func drop(_ path: IndexPath, at target: IndexPath) {
        super.performBatchUpdates({
            self.dataSource?.tableView(self, moveRowAt: path, to: target)
            self.moveRow(at: path, to: target)
        })
        layoutIfNeeded()
    }

    override func reloadData() {
        reloads += 1
        super.reloadData()
    }

    override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        if updates != nil { batches += 1 }
        transactions += 1
        isAnimated = updates != nil && UIView.areAnimationsEnabled
        super.performBatchUpdates(updates, completion: completion)
    }

    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        reloadedSections += sections.count
        transactions += 1
        super.reloadSections(sections, with: animation)
    }
}
