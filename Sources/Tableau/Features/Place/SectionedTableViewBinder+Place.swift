import Foundation

/// The anchor of a binder's table and its requested scroll position.
final class BinderPlace<Section: TableViewSection>: BinderFeature {
    static var order: FeatureOrder { .place }

    private unowned let binder: SectionedTableViewBinder<Section>
    var anchor = TableAnchor<Section>.top {
        didSet { if binder.hasFinishedBinding { applyAnchor() } }
    }
    /// For each pager of the table, which sections it pages, and whether the last page is there.
    var pagers: [(covers: (Section) -> Bool, endIsReached: () -> Bool)] = []
    /// The position to scroll to once its row is displayed.
    var wanted: TablePosition?
    var unseenObservers: [(Int) -> Void] = []

    init(_ binder: SectionedTableViewBinder<Section>) { self.binder = binder }

    private var adapter: TableViewAdapter { binder.adapter }

    func note(_ update: AppliedUpdate) {
        if case .firstLoad = update { applyAnchor() }
    }

    func settle() {
        // The place of another data source's rows is no concern of this binder.
        guard adapter.isInstalled else { return }
        settleAnchor()
        adapter.place.keeping.endIsReached = endIsReached
        adapter.settleEmptyContent()
        adapter.place.settle()
        if wanted != nil { binder.showWantedPosition() }
    }

    private func applyAnchor() {
        guard adapter.isInstalled else { return }
        let keeping = adapter.place.keeping
        switch anchor {
        case .top, .row:
            keeping.rule = .rows(alsoAtTop: !pagers.isEmpty)
            binder.tableView.setNeedsLayout()
            adapter.place.settle()
        case .end(let distance):
            keeping.rule = .end(followsWithin: distance)
            adapter.place.followEnd()
        }
        keeping.unseenDidChange = { [weak self] count in
            for observer in self?.unseenObservers ?? [] { observer(count) }
        }
        settleAnchor()
    }

    /// Whether the last row is the end of all data, not only of a page.
    ///
    /// The last displayed section that has a pager decides, or all pagers while none has rows.
    private var endIsReached: Bool {
        if pagers.isEmpty { return true }
        let own = binder.shown.states.lazy.reversed().map { state in
            self.pagers.filter { $0.covers(state.typed(Section.self).shown) }
        }
        return (own.first { !$0.isEmpty } ?? pagers).allSatisfy { $0.endIsReached() }
    }

    /// Looks up the row of the anchor, which an update delegate, for one, doesn't follow.
    func settleAnchor() {
        guard case .row(let id, let section) = anchor else {
            adapter.place.keeping.row = nil
            return
        }
        let row = RowReference(id, in: section)
        adapter.place.keeping.row = binder.indexPath(of: row).map { RowPath(clamping: $0) }
        if adapter.place.keeping.row == nil {
            binder.reportOtherIdentity(of: row, wantedBy: "anchor")
        }
    }
}

extension SectionedTableViewBinder {
    var place: BinderPlace<Section> { feature(BinderPlace.self) }

    /// The rows that stay in view while rows change; ``TableAnchor/top`` by default.
    public var anchor: TableAnchor<Section> {
        get { place.anchor }
        set { place.anchor = newValue }
    }

    /// The number of rows inserted below the visible part, since the table last followed its end, that
    /// the user hasn't scrolled to; 0 with anchors other than ``TableAnchor/end(followsWithin:)``.
    public var unseenRows: Int { adapter.isInstalled ? adapter.place.keeping.unseen : 0 }

    /// Adds an observer of ``unseenRows``, which is called on each change.
    public func onUnseenRows(_ observer: @escaping (_ count: Int) -> Void) {
        place.unseenObservers.append(observer)
    }

    /// Scrolls to the last row; if the anchor is the end, the table then follows it.
    public func scrollToEnd(animated: Bool = true) {
        // Another data source's rows are not this binder's to scroll.
        guard adapter.isInstalled, let last = tableView.lastRow else { return }
        tableView.scrollToRow(at: last.indexPath, at: .bottom, animated: animated)
    }
}
