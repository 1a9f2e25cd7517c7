/// What the user has asked to be told of.
struct BinderHooks {
    var didApply: [(AppliedUpdate) -> Void] = []
    var didScroll: [(ScrollState) -> Void] = []
    /// What the turn under way has done so far; collected only for `didApply`.
    var applied: AppliedUpdate?

    /// Takes note of a batch.
    mutating func note(_ update: CollectionUpdate) {
        guard !didApply.isEmpty else { return }
        if case .batches(let batches)? = applied {
            applied = .batches(batches + [update])
        } else if applied == nil {
            applied = .batches([update])
        }
    }

    /// Takes note of a reload, which makes all batches before it irrelevant.
    mutating func noteReload(_ reason: String) {
        if !didApply.isEmpty { applied = .reload(reason) }
    }
}

extension BinderEngine {
    /// Tells what the turn has done, if anything.
    func reportApplied() {
        guard let applied = hooks.applied else { return }
        hooks.applied = nil
        for handler in hooks.didApply { handler(applied) }
    }

    func didScroll() {
        guard !hooks.didScroll.isEmpty else { return }
        let state = tableView.scrollState
        for handler in hooks.didScroll { handler(state) }
    }
}

extension SectionedTableViewBinder {
    /// Runs whenever the table has taken in changes: after `finish()`, and after each turn that
    /// changed what it shows.
    ///
    /// - Parameter handler: Gets what was done. All rows are in place then; what it changes is shown
    ///   in a turn of its own. Any number of handlers may be added.
    public func onDidApply(_ handler: @escaping (_ update: AppliedUpdate) -> Void) {
        engine.hooks.didApply.append(handler)
    }

    /// Runs whenever the table has scrolled, by hand or by code.
    ///
    /// - Parameter handler: Gets how far. Any number of handlers may be added.
    public func onScroll(_ handler: @escaping (_ position: ScrollState) -> Void) {
        engine.hooks.didScroll.append(handler)
    }

    /// Answers for the table's delegate what the binder does not, and is told what the binder is told.
    ///
    /// ```swift
    /// binder.tableDelegate = self  // tableView(_:didEndDisplaying:forRowAt:) and others
    /// ```
    ///
    /// Taps, scrolling and rows about to be displayed reach both. Heights, headers and footers are
    /// asked for only where no chain binds them. Held weakly.
    public var tableDelegate: (any TableViewDelegate)? {
        get { engine.adapter.nextDelegate }
        set {
            engine.adapter.nextDelegate = newValue
            engine.adapter.nextDelegateDidChange()
        }
    }
}
