extension BindingChain {
    /// Keeps the table's scroll position while pages are loaded; returns what scrolls to the end.
    ///
    /// Rows inserted at the very top leave the visible rows in place. Rows appended at the end are
    /// followed only if the end had been reached: of several chains with pages, the one of the last
    /// displayed section decides.
    package func keepPlaceOfPages(endIsReached: @escaping () -> Bool) -> @MainActor () -> Void {
        let scrollToEnd = { @MainActor [weak binder = _target.binder] in
            binder?.scrollToEnd(animated: true) ?? ()
        }
        if _target.binder.admitBinding("pages", _target.chain) {
            let covers = _target.binder.cover(of: _target.coverage)
            _target.binder.place.pagers.append((covers, endIsReached))
        }
        return scrollToEnd
    }
}
