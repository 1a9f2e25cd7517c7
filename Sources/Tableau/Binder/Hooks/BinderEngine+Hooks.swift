/// Closures that the user has added to be notified.
struct BinderHooks {
    var didApply: [(AppliedUpdate) -> Void] = []
    var didScroll: [(ScrollState) -> Void] = []
    /// The effect of the current turn so far; collected only for `didApply`.
    var applied: AppliedUpdate?

    /// Records a batch.
    mutating func note(_ update: CollectionUpdate) {
        guard !didApply.isEmpty else { return }
        if case .batches(let batches)? = applied {
            applied = .batches(batches + [update])
        } else if applied == nil {
            applied = .batches([update])
        }
    }

    /// Records a reload, which makes earlier batches irrelevant.
    mutating func noteReload(_ reason: String) {
        if !didApply.isEmpty { applied = .reload(reason) }
    }
}

extension BinderEngine {
    /// Reports the effect of the turn, if any.
    func reportApplied() {
        guard let applied = hooks.applied else { return }
        hooks.applied = nil
        for handler in hooks.didApply { handler(applied) }
    }

    func didScroll() {
        guard !hooks.didScroll.isEmpty else { return }
        let state = tableView.scrollState
        for handler in hooks.didScroll {
            handler(state)
            // The handler scrolled: all handlers have received the new position already.
            guard tableView.scrollState == state else { return }
        }
    }
}

extension SectionedTableViewBinder {
    /// Adds a handler that runs after the table has changed: after `finish()`, and after each turn
    /// with visible changes.
    ///
    /// - Parameter handler: Receives the changes, when all rows are in place. Its own changes are
    ///   shown in a separate turn. Several handlers may be added.
    public func onDidApply(_ handler: @escaping (_ update: AppliedUpdate) -> Void) {
        engine.hooks.didApply.append(handler)
    }

    /// Adds a handler that runs after the table has scrolled.
    ///
    /// - Parameter handler: Receives the scroll position. Several handlers may be added.
    public func onScroll(_ handler: @escaping (_ position: ScrollState) -> Void) {
        engine.hooks.didScroll.append(handler)
    }

    /// A delegate for calls that the binder doesn't handle, which is also notified like the binder.
    ///
    /// ```swift
    /// binder.tableDelegate = self  // tableView(_:didEndDisplaying:forRowAt:) and others
    /// ```
    ///
    /// Both receive taps, scrolling and rows about to be displayed. Whatever a table asks for, such
    /// as heights or headers, is requested from it only if no chain has it. Held weakly; it may end
    /// at any time, on the main thread.
    public var tableDelegate: (any TableViewDelegate)? {
        get { engine.adapter.nextDelegate }
        set { engine.adapter.nextDelegate = newValue }
    }
}
