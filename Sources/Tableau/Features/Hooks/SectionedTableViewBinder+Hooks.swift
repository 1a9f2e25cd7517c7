/// Closures that the user has added to be notified.
final class BinderHooks<Section: TableViewSection>: BinderFeature {
    static var order: FeatureOrder { .hooks }

    var didApply: [(AppliedUpdate) -> Void] = []
    var didScroll: [(ScrollState) -> Void] = []
    /// The effect of the current turn so far.
    private var applied: AppliedUpdate?

    init(_ binder: SectionedTableViewBinder<Section>) {}

    /// A reload makes batches irrelevant.
    func note(_ update: AppliedUpdate) {
        switch (applied, update) {
        case (.batches(let earlier)?, .batches(let later)): applied = .batches(earlier + later)
        case (nil, _), (_, .reload): applied = update
        default: break
        }
    }

    func settle() {
        guard let applied else { return }
        self.applied = nil
        for handler in didApply { handler(applied) }
    }
}

extension SectionedTableViewBinder {
    package func didScroll() {
        guard let hooks = existing(BinderHooks<Section>.self), !hooks.didScroll.isEmpty else {
            return
        }
        let state = tableView.scrollState
        for handler in hooks.didScroll {
            handler(state)
            // The handler scrolled: all handlers have received the new position already.
            guard tableView.scrollState == state else { return }
        }
    }

    /// Adds a handler that runs after `finish()`, and after each turn with visible changes, when all
    /// rows are in place.
    ///
    /// What it changes is shown in a separate turn.
    public func onDidApply(_ handler: @escaping (_ update: AppliedUpdate) -> Void) {
        feature(BinderHooks.self).didApply.append(handler)
    }

    /// Adds a handler that runs after the table has scrolled.
    public func onScroll(_ handler: @escaping (_ position: ScrollState) -> Void) {
        feature(BinderHooks.self).didScroll.append(handler)
    }

    /// A delegate for calls that the binder doesn't handle, which is also notified like the binder.
    ///
    /// ```swift
    /// binder.tableDelegate = self  // tableView(_:didEndDisplaying:forRowAt:) and others
    /// ```
    ///
    /// Both receive taps, scrolling and rows about to be displayed. It is asked for heights, headers
    /// and the like only if no chain has them. Held weakly; it may end at any time, on the main thread.
    public var tableDelegate: (any TableViewDelegate)? {
        get { adapter.nextDelegate }
        set { adapter.nextDelegate = newValue }
    }
}
