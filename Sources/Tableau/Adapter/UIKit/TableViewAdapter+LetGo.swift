#if canImport(UIKit) && !os(watchOS)
import Dispatch
import UIKit

// What waits until the user lets the table go.

extension TableViewAdapter {
    /// Asks ten times a second whether the user has let the table go.
    func awaitLetGo() {
        guard !awaitsLetGo else { return }
        awaitsLetGo = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
            guard let self else { return }
            awaitsLetGo = false
            if tableView.isTouched || tableView.hasDrag { return awaitLetGo() }
            hasDropped = false
            replaceOwed()
            contents?.userLetGo()
        }
    }

    /// Replaces the headers and footers of a section once no row of it is edited.
    func replaceLater(inSection section: Int, with animation: TableView.RowAnimation) {
        owedReplacements.sections.insert(section)
        owedReplacements.animation = animation
        awaitLetGo()
    }

    private func replaceOwed() {
        let (owed, animation) = owedReplacements
        owedReplacements.sections = []
        // After a reload there may be fewer.
        let sections = owed.filteredIndexSet { $0 < self.tableView.numberOfSections }
        guard isInstalled, !sections.isEmpty else { return }
        let stay: RowFollowing = { rows in rows.reduce(into: [:]) { $0[$1] = $1 } }
        place.apply(following: stay) { tableView.reloadSections(sections, with: animation) }
    }

    /// Takes the sections that wait for their headers and footers to their places after a batch.
    func moveOwedReplacements(through batch: TableBatch) {
        guard !owedReplacements.sections.isEmpty, batch.isStructural else { return }
        let map = BatchMap(batch)
        owedReplacements.sections = IndexSet(
            owedReplacements.sections.compactMap { map.section(ofOld: Int32($0)).map(Int.init) })
    }
}
#endif
