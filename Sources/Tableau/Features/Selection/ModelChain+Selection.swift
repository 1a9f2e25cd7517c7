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
        let binder = _target.binder
        guard binder.admitBinding("onSelectionChanged", _target.chain) else { return self }
        var last: [RowReference<Section>] = []
        let covers = binder.cover(of: _target.coverage)
        binder.selection.onChange { [unowned binder] rows in
            let own = rows.filter { covers($0.section) }
            guard own != last else { return }
            last = own
            handler(own.compactMap { binder.model(of: $0, as: Model.self) })
        }
        return self
    }
}
