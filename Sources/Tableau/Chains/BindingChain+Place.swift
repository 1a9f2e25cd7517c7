extension BindingChain {
    /// Has the table keep its place for rows of which some are not loaded.
    ///
    /// Rows that come at the very top leave those in view where they are. Those that come at the end
    /// are followed only if the end had been reached.
    package func keepPlaceOfPages(endIsReached: @escaping () -> Bool) {
        _target.engine.place.keepsAtTop = true
        _target.engine.place.endIsReached = endIsReached
    }
}
