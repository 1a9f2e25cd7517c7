extension ModelChain {
    /// Runs whenever other rows of the chain's sections are selected: by a person, by code, or because
    /// a selected row is gone.
    ///
    /// ```swift
    /// binder.selection.mode = .multiple
    /// binder.onSections(.inbox, .archive)
    ///     .bind(cellType: MailCell.self, models: mails)
    ///     .onSelectionChanged { mails in title = "\(mails.count) selected" }
    /// ```
    ///
    /// - Parameter handler: Gets the models of the selected rows: those displayed from top to bottom,
    ///   then those of sections that are not displayed. Any number of handlers may be bound.
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping (_ selected: [Model]) -> Void) -> Self {
        _target.engine.observeSelection(in: _target.coverage, chain: _target.chain, handler)
        return self
    }
}
