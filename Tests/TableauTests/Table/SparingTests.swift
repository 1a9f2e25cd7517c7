#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Calls that a table avoids.
@MainActor
struct SparingTests {
    private final class Source: BoundTableSource {
        var rows: (any TableContents)? { nil }
        var nextDelegate: (any TableViewDelegate)? { nil }
        var emptyContent: EmptyContent? { nil }
        var counts: [Int32] = [2, 3]
        var givesHeights = false
        var asked: [String] = []

        func rowCounts(in tableView: TableView) -> [Int32] {
            asked.append("counts")
            return counts
        }

        func numberOfSections(in tableView: TableView) -> Int {
            asked.append("sections")
            return counts.count
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            asked.append("rows")
            return Int(counts[section])
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            TableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: TableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            asked.append("height")
            return 60
        }
    }

    @Test func countsTakeOneCallAndHeightsAreRequestedOnlyIfProvided() {
        let source = Source()
        let table = makeTable(source)
        table.delegate = source
        expect(table.contentSize.height, CGFloat(5 * 44))
        expect(source.asked, ["counts"])
        table.performBatchUpdates {
            source.counts = [2, 4]
            table.insertRows(at: [IndexPath(row: 3, section: 1)], with: .fade)
        }
        expect(source.asked, ["counts", "counts"])
        source.givesHeights = true
        table.reloadData()
        expect(table.contentSize.height, CGFloat(6 * 60))
    }
}
#endif
