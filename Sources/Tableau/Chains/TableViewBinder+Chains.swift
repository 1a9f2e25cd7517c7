extension TableViewBinder {
    /// Starts a chain for the table's rows, header and footer.
    public func onTable(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<OneSection<OnlySection>, TableViewCell> {
        start("onTable()", fileID, line, .named([.table]), OneSection(section: .table))
    }
}
