#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// What is displayed is what was told to be: each cell, header and footer is announced once, and its end
/// once, whatever happens to the table in between.
@MainActor
struct DisplayBalanceTests {
    private final class Source: TableViewDataSource, TableViewDelegate {
        var counts: [Int] = []
        var displayed: Set<ObjectIdentifier> = []
        var mistakes: [String] = []
        /// Changes which sections have headers and footers, and how high they are.
        var salt = 0
        var alive: [AnyObject] = []

        func hasEdge(_ kind: String, _ section: Int) -> Bool {
            (salt + section * 7 + kind.count) % 3 != 0
        }

        private func begins(_ view: TableElementView, _ name: String) {
            alive.append(view)
            if !displayed.insert(ObjectIdentifier(view)).inserted {
                mistakes.append("\(name) twice")
            }
        }

        private func ends(_ view: TableElementView, _ name: String) {
            if displayed.remove(ObjectIdentifier(view)) == nil {
                mistakes.append("\(name) never began")
            }
        }

        private func view(_ kind: String, _ section: Int, in table: TableView) -> TableElementView?
        {
            guard hasEdge(kind, section), section % 2 == 0 else { return nil }
            let view =
                table.dequeueReusableHeaderFooterView(withIdentifier: kind)
                ?? TableViewHeaderFooterView(reuseIdentifier: kind)
            view.textLabel?.text = kind
            return view
        }

        private func title(_ kind: String, _ section: Int) -> String? {
            hasEdge(kind, section) ? kind : nil
        }

        func numberOfSections(in tableView: TableView) -> Int { counts.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            title("header", section)
        }

        func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
            title("footers", section)
        }

        func tableView(
            _ tableView: TableView, viewForHeaderInSection section: Int
        ) -> TableElementView? { view("header", section, in: tableView) }

        func tableView(
            _ tableView: TableView, viewForFooterInSection section: Int
        ) -> TableElementView? { view("footers", section, in: tableView) }

        func tableView(
            _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
        ) { begins(cell, "cell") }

        func tableView(
            _ tableView: TableView, didEndDisplaying cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { ends(cell, "cell") }

        func tableView(
            _ tableView: TableView, willDisplayHeaderView view: TableElementView,
            forSection section: Int
        ) { begins(view, "header") }

        func tableView(
            _ tableView: TableView, didEndDisplayingHeaderView view: TableElementView,
            forSection section: Int
        ) { ends(view, "header") }

        func tableView(
            _ tableView: TableView, willDisplayFooterView view: TableElementView,
            forSection section: Int
        ) { begins(view, "footer") }

        func tableView(
            _ tableView: TableView, didEndDisplayingFooterView view: TableElementView,
            forSection section: Int
        ) { ends(view, "footer") }
    }

    @Test(arguments: 0..<Effort.count(30, full: 1_000))
    func allThatBeginsEndsOnce(seed: Int) {
        var generator = BatchGenerator(seed: seed)
        var random = SeededGenerator(seed: UInt64(seed))
        let source = Source()
        source.counts = generator.counts()
        let table = makeTable(
            source, style: seed % 2 == 0 ? .plain : .grouped, height: CGFloat(60 + seed % 5 * 70))
        table.delegate = source
        table.place.rule = seed % 3 == 0 ? .rows(alsoAtTop: true) : .none
        table.contractViolationHandler = { source.mistakes.append("\($0)") }
        var steps: [String] = []
        for _ in 0..<30 {
            let step = random.below(8)
            steps.append("\(step)")
            switch step {
            case 0:
                table.contentOffset.y = CGFloat(random.below(max(1, Int(table.contentSize.height))))
            case 1:
                source.salt += 1
                source.counts = generator.counts()
                table.reloadData()
            case 2: table.rowHeight = CGFloat([-1, 0, 20, 44, 90][random.below(5)])
            case 3: table.sectionHeaderHeight = CGFloat([-1, 0, 28, 50][random.below(4)])
            case 4: table.frame.size.height = CGFloat(40 + random.below(300))
            case 5:
                source.salt += 1
                table.replaceHeadersAndFooters(
                    inSections: IndexSet(0..<source.counts.count), with: .none)
            default:
                guard let naive = generator.acceptableBatch() else { continue }
                source.counts = naive.before
                table.reloadData()
                table.layoutIfNeeded()
                if random.oneIn(2) { table.contentOffset.y = CGFloat(random.below(100)) }
                table.apply(naive.batch) { source.counts = naive.after }
            }
            table.layoutIfNeeded()
            check(table, source, Comment(rawValue: "seed \(seed), steps \(steps)"))
            if !source.mistakes.isEmpty { return }
        }
    }

    private func check(_ table: TableView, _ source: Source, _ comment: Comment) {
        expect(source.mistakes, [], comment)
        var shown = Set(table.visibleCells.map { ObjectIdentifier($0) })
        for section in source.counts.indices {
            let (header, footer) = (
                table.headerView(forSection: section), table.footerView(forSection: section)
            )
            for view in [header, footer].compactMap(\.self) {
                shown.insert(ObjectIdentifier(view))
            }
            if let header {
                expect(header.frame, table.rectForHeader(inSection: section), comment)
                expect(header.textLabel?.text, "header", comment)
            }
            if let footer {
                expect(footer.frame, table.rectForFooter(inSection: section), comment)
                expect(footer.textLabel?.text, "footers", comment)
            }
        }
        expect(source.displayed == shown, comment)
    }
}
#endif
