import MiniRx
import Tableau

extension Pager {
    // MARK: Asking

    /// Loads the first page, or that of a cursor, which then replaces all others.
    ///
    /// Until then, and if it fails, the rows stay. Edits that the server lacks stay in any case.
    public func refresh(from cursor: Cursor? = nil) { replaceAll(first.opposite, cursor) }

    /// Scrolls the tables that show the rows to the end of the list.
    ///
    /// ```swift
    /// binder.anchor = .end(followsWithin: 2)
    /// newestButton.rx.tap.subscribe(onNext: { pager.goToEnd() }).disposed(by: bag)
    /// ```
    ///
    /// Where its last page was dropped, far from the reader, it is loaded again and replaces the
    /// others. A table that is anchored at its end then follows it there; `scrollToEnd()` of a binder
    /// reaches the end of the rows that are loaded.
    public func goToEnd() {
        if currentState(.end) != .end { replaceAll(.start, nil) }
        for scroll in scrollsToEnd { scroll() }
    }

    /// Loads the page beyond an edge, unless there is none, or its load is in progress or has failed.
    public func load(_ edge: PagerEdge) {
        near = edge
        // The request of a load in progress may ask again before its state is published.
        guard loads[edge] == nil, case .idle = currentState(edge), !isReplacingAll else { return }
        guard window.isLoaded else { return refresh() }
        begin(Load(edge: edge, cursor: window.cursor(edge)))
    }

    /// Retries the failed loads.
    public func retry() {
        for edge in PagerEdge.allCases {
            guard let failed = loads[edge], failed.error != nil, !isReplacingAll else { continue }
            if failed.replacesAll { loads = [:] }
            begin(failed)
        }
    }

    /// Reports that a row is about to be displayed, as `paged(by:within:)` on a chain does: loads at an
    /// edge that is near, and keeps the row's page; ignores a row that the pager does not hold.
    ///
    /// - `distance`: The number of rows that count as near.
    public func show(_ row: Row, within distance: Int = 10) {
        require(distance >= 0, "show(within: \(distance)) needs a distance of 0 rows or more")
        shown.insert(row.collectionId)
        margin = distance
        isShowing = true
        defer { isShowing = false }
        for edge in PagerEdge.allCases where isNear(edge, { $0 == row.collectionId }) {
            load(edge)
        }
    }

    /// Reports a row of a table, which may not show the newest rows yet: a row reported before this one may
    /// have loaded a page that came at once.
    func show(_ row: Row, within distance: Int, isOutdated: Bool) {
        if isOutdated && shown.isEmpty {
            shownBefore.insert(row.collectionId)
        } else {
            show(row, within: distance)
        }
    }

    /// Returns the current load state at an edge.
    public func currentState(_ edge: PagerEdge) -> LoadState { states.value[edge] ?? .idle }

    /// Returns the load states at an edge, for `loadState` on a chain.
    public func state(_ edge: PagerEdge) -> LoadStates {
        LoadStates(
            values: states.map { $0[edge] ?? .idle }.distinctUntilChanged(),
            isEmpty: current.map(\.isEmpty).distinctUntilChanged(),
            retry: { [weak self] in self?.retry() })
    }

    // MARK: Loading

    private var isReplacingAll: Bool {
        loads.values.contains { $0.replacesAll && $0.error == nil }
    }

    /// The version at which the oldest load in progress began; the greatest if there is none.
    var oldestVersion: Int { loads.values.map(\.version).min() ?? .max }

    /// Loads a page that replaces all others.
    private func replaceAll(_ edge: PagerEdge, _ cursor: Cursor?) {
        loads = [:]
        begin(Load(edge: edge, cursor: cursor, replacesAll: true))
    }

    private func begin(_ load: Load) {
        clock += 1
        var load = load
        // The bag lives until the subscription is in it, also if the load ends at once.
        (load.version, load.error, load.cancel) = (clock, nil, DisposeBag())
        loads[load.edge] = load
        request(load.edge, load.cursor)
            .subscribe { [weak self, edge = load.edge, version = load.version] answer in
                self?.finish(edge, version: version, with: answer)
            }
            .disposed(by: load.cancel)
        publish()
    }

    private func finish(
        _ edge: PagerEdge, version: Int, with answer: Result<Page, any Error>
    ) {
        // A second answer, or one after the load was cancelled.
        guard var ended = loads[edge], ended.version == version else { return }
        loads[edge] = nil
        do {
            if let next = try take(answer.get(), for: ended) { return begin(next) }
        } catch {
            // Without progress, a retry continues after the pages without new rows.
            let isStuck = error as? PagerError == .noProgress(edge: edge)
            if isStuck { ended = Load(edge: edge, cursor: window.cursor(edge)) }
            (ended.version, ended.error) = (.max, error)
            loads[edge] = ended
        }
        settled.removeAll { $0.version <= oldestVersion }
        settledRows = Set(settled.map(\.id))
        publish()
        // A table reports its rows again only if they change, which they need not when a load ends.
        for edge in PagerEdge.allCases where isNear(edge, shown.contains) { load(edge) }
    }

    /// Returns whether a row that counts as near an edge is among some rows.
    private func isNear(_ edge: PagerEdge, _ isIncluded: (Row.CollectionID) -> Bool) -> Bool {
        let rows = edge == .start ? current.value.prefix(margin) : current.value.suffix(margin)
        return rows.contains { isIncluded($0.collectionId) }
    }

    /// Adds a page; returns the load of the next one, if this one had no new rows.
    private func take(_ page: Page, for load: Load) throws -> Load? {
        let edge = load.edge
        if load.replacesAll { window = PageWindow() }
        let hasNews = window.add(page, at: edge, version: load.version)
        window.apply(settled.filter { $0.version > load.version })
        // The rows as they are now: one that was pushed meanwhile comes before the page's.
        let ids = Set(page.rows.map(\.collectionId))
        let rows = window.rows.filter { ids.contains($0.collectionId) }
        edits.settle(by: rows, version: load.version)
        trim(edge.opposite)
        guard !hasNews, let cursor = window.cursor(edge) else { return nil }
        let next = Load(edge: edge, cursor: cursor, empties: load.empties + 1)
        // So many consecutive pages without a new row count as a failure.
        if cursor == load.cursor || next.empties >= 8 {
            throw PagerError.noProgress(edge: edge)
        }
        return next
    }

    /// Drops pages at an edge far from the reader.
    func trim(_ edge: PagerEdge) {
        // The rows in view are known once a table has reported them all.
        let isComplete = !isShowing && !shown.isEmpty
        let isTrimmed = window.trim(edge, to: keepsPages, margin: margin) {
            shown.contains($0) || !isComplete && shownBefore.contains($0)
        }
        if isTrimmed { loads[edge] = nil }
    }

    // MARK: Showing

    /// Publishes rows and load states; the last step of each change.
    func publish() {
        let rows = edits.rows(of: window)
        if rows != current.value {
            if !shown.isEmpty { (shownBefore, shown) = (shown, []) }
            current.accept(rows)
        }
        let states = PagerEdge.allCases.reduce(into: [:]) { $0[$1] = stateNow(of: $1) }
        if states != self.states.value { self.states.accept(states) }
        // Of an empty list no table reports a row: the reader is near both of its edges.
        if current.value.isEmpty, window.isLoaded { PagerEdge.allCases.forEach(load) }
    }

    private func stateNow(of edge: PagerEdge) -> LoadState {
        if let load = loads[edge] { return load.error.map { .failed($0) } ?? .loading }
        return window.isLoaded && window.reaches(edge) ? .end : .idle
    }
}
