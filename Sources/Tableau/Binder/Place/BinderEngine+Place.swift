import Foundation

/// How a binder's table keeps its place, and where it is to be.
struct BinderPlace<Section: TableViewSection> {
    var anchor = TableAnchor<Section>.top
    /// Whether rows that come at the very top do not push down what is there.
    var keepsAtTop = false
    /// Whether the last row is the end, and not that of a page; asked when a turn is done.
    var endIsReached: () -> Bool = { true }
    /// Where to scroll as soon as the row is displayed.
    var wanted: TablePosition?
    var unseenObservers: [(Int) -> Void] = []
}

extension BinderEngine {
    /// Has the table keep its place by the anchor.
    func applyAnchor() {
        adapter.placeRule =
            switch place.anchor {
            case .top, .row: .rows(alsoAtTop: place.keepsAtTop)
            case .end(let distance): .end(followsWithin: distance)
            }
        adapter.keptRow = nil
        adapter.unseenRowsDidChange = { [weak self] count in
            for observer in self?.place.unseenObservers ?? [] { observer(count) }
        }
        settleAnchor()
    }

    /// What waits for rows to be in place.
    func settlePlace() {
        settleAnchor()
        adapter.endIsReached = place.endIsReached()
        adapter.settleEmptyContent()
        if place.wanted != nil { showWantedPosition() }
    }

    /// Finds the row of the anchor, until the table follows it.
    private func settleAnchor() {
        guard case .row(let id, let section) = place.anchor, adapter.keptRow == nil, hasFinished
        else { return }
        adapter.keptRow = indexPath(of: RowReference(id, in: section))
    }
}

extension SectionedTableViewBinder {
    /// What stays in view while rows come, go and change their height; ``TableAnchor/top`` by default.
    public var anchor: TableAnchor<Section> {
        get { engine.place.anchor }
        set {
            engine.place.anchor = newValue
            if engine.hasFinished { engine.applyAnchor() }
        }
    }

    /// How many rows came below the visible part since the table last followed its end, without those
    /// that the user has scrolled to; 0 with other anchors than ``TableAnchor/end(followsWithin:)``.
    public var unseenRows: Int { engine.adapter.unseenRows }

    /// Adds an observer of ``unseenRows``; it is called with each other number.
    public func onUnseenRows(_ observer: @escaping (_ count: Int) -> Void) {
        engine.place.unseenObservers.append(observer)
    }

    /// Scrolls to the last row, which the table follows then if its anchor is the end.
    public func scrollToEnd(animated: Bool = true) {
        let last = tableView.numberOfSections - 1
        guard
            let section = (0...max(0, last)).last(where: {
                last >= 0 && tableView.numberOfRows(inSection: $0) > 0
            })
        else { return }
        let row = IndexPath(row: tableView.numberOfRows(inSection: section) - 1, section: section)
        tableView.scrollToRow(at: row, at: .bottom, animated: animated)
    }
}

extension TableViewBinder {
    /// How many rows came below the visible part; see ``SectionedTableViewBinder/unseenRows``.
    public var unseenRows: Int { sectioned.unseenRows }

    /// Adds an observer of ``unseenRows``; it is called with each other number.
    public func onUnseenRows(_ observer: @escaping (_ count: Int) -> Void) {
        sectioned.onUnseenRows(observer)
    }

    /// Scrolls to the last row, which the table follows then if its anchor is the end.
    public func scrollToEnd(animated: Bool = true) { sectioned.scrollToEnd(animated: animated) }
}
