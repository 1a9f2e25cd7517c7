#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau

/// A data source with fixed counts, whose cells come from a closure.
@MainActor
final class ClosureSource: TableViewDataSource {
    var counts: [Int]
    private let cell: (TableView, IndexPath) -> TableViewCell

    init(counts: [Int], cell: @escaping (TableView, IndexPath) -> TableViewCell) {
        self.counts = counts
        self.cell = cell
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cell(tableView, indexPath)
    }
}
#endif
