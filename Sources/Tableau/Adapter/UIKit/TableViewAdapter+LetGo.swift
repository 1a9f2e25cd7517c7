#if canImport(UIKit) && !os(watchOS)
import Dispatch
import UIKit

// What waits until the user lets the table go.

extension TableViewAdapter {
    /// Tells the binder once the user lets the table go, which UIKit doesn't tell for all of
    /// ``isTouched``: the table is asked ten times a second.
    func awaitLetGo() {
        guard !awaitsLetGo else { return }
        awaitsLetGo = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
            guard let self else { return }
            awaitsLetGo = false
            if tableView.isTouched || tableView.hasDrag { return awaitLetGo() }
            hasDropped = false
            showOwedHeadersFooters()
            contents?.userLetGo()
        }
    }

    /// Requests headers and footers once no row is edited, with a reload: sections may move until then.
    func showHeadersFootersLater() {
        owesHeadersFooters = true
        awaitLetGo()
    }

    private func showOwedHeadersFooters() {
        guard owesHeadersFooters else { return }
        owesHeadersFooters = false
        guard isInstalled else { return }
        let stay: RowFollowing = { rows in rows.reduce(into: [:]) { $0[$1] = $1 } }
        place.reload(following: stay) { tableView.reloadData() }
    }
}
#endif
