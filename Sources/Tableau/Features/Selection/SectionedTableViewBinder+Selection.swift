extension SectionedTableViewBinder {
    /// The selected rows by identity, which can be read, changed and observed.
    ///
    /// ```swift
    /// binder.selection.mode = .multiple
    /// ```
    public var selection: SelectionModel<Section> { engine.selection }
}
