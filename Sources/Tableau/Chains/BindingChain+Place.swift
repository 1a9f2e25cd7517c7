extension BindingChain {
    /// Keeps the table's scroll position while pages are loaded.
    ///
    /// Rows inserted at the very top leave the visible rows in place. Rows appended at the end are
    /// followed only if the end had been reached.
    package func keepPlaceOfPages(endIsReached: @escaping () -> Bool) {
        _target.engine.place.keepsAtTop = true
        _target.engine.place.endIsReached = endIsReached
    }
}
