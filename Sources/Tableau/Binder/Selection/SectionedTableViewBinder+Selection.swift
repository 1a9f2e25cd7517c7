extension SectionedTableViewBinder {
    /// The selected rows by identity, which can be read, changed and observed.
    ///
    /// ```swift
    /// binder.selection.mode = .multiple
    /// ```
    public var selection: SelectionModel<Section> { engine.selection }
}

extension TableViewBinder {
    /// The selected rows by identity, which can be read, changed and observed.
    ///
    /// Their section is `.table`.
    public var selection: SelectionModel<OnlySection> { sectioned.selection }
}
