extension ModelChain {
    /// Runs a handler whenever the selection in the chain's sections changes: by the user, by code,
    /// or because a selected row is deleted.
    ///
    /// ```swift
    /// binder.selection.mode = .multiple
    /// binder.onSections(.inbox, .archive)
    ///     .bind(cellType: MailCell.self, models: mails)
    ///     .onSelectionChanged { mails in title = "\(mails.count) selected" }
    /// ```
    ///
    /// - Parameter handler: Receives the models of the selected rows: those on display from top to
    ///   bottom, then those of sections that are not displayed. A chain may have several handlers.
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping (_ selected: [Model]) -> Void) -> Self {
        _target.binder.observeSelection(in: _target.coverage, chain: _target.chain, handler)
        return self
    }
}
