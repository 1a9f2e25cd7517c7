import Dispatch
import Testing
import UIKit

@testable import SamplesKit

/// A window that shows a view controller in a navigation controller, as an app's first screen.
@MainActor
struct Phone {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    let navigation: UINavigationController

    /// Violations of the contract of the first table fail the test.
    init(showing controller: UIViewController) {
        navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        table?.contractViolationHandler = { Issue.record("\($0)") }
    }

    /// The table of the view controller on top.
    var table: UITableView? {
        navigation.topViewController?.view.subviews.lazy.compactMap { $0 as? UITableView }.first
    }

    /// What the table on top shows, line by line: headers in brackets, footers in parentheses.
    var lines: [String] {
        guard let table else { return [] }
        table.layoutIfNeeded()
        return (0..<table.numberOfSections).flatMap { section in
            let header = table.headerView(forSection: section)?.title
            let rows = (0..<table.numberOfRows(inSection: section)).map { row in
                let cell = table.cellForRow(at: IndexPath(row: row, section: section))
                return [cell?.texts.title, cell?.texts.detail].compactMap { $0 }
                    .joined(separator: " ")
            }
            return [header.map { "[\($0)]" }].compactMap { $0 } + rows
                + [footer(table, section).map { "(\($0))" }].compactMap { $0 }
        }
    }

    /// Presses a button beside the title.
    func press(_ title: String) {
        let item = navigation.topViewController?.navigationItem
        let button = item?.rightBarButtonItems?.first { $0.title == title }
        button?.primaryAction?.performWithSender(button, target: nil)
    }

    /// Lets the tables show what has changed: their clock is the main queue.
    static func turn() async {
        for _ in 0..<2 {
            await withCheckedContinuation { passed in DispatchQueue.main.async { passed.resume() } }
        }
    }

    private func footer(_ table: UITableView, _ section: Int) -> String? {
        let view = table.footerView(forSection: section)
        return (view as? LinkFooterView)?.button.currentTitle ?? view?.title
    }
}
