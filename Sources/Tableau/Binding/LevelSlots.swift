/// The slots installed at one level: for a named section, or for all others.
struct LevelSlots {
    struct HeaderFooter {
        var title: HeaderFooterSlot?
        var view: HeaderFooterSlot?

        var isEmpty: Bool { title == nil && view == nil }
    }

    var cells: CellSlot?
    private var header = HeaderFooter()
    private var footer = HeaderFooter()

    var isEmpty: Bool { cells == nil && !suppliesHeadersOrFooters }

    /// Whether there is anything that supplies headers or footers.
    var suppliesHeadersOrFooters: Bool { !(header.isEmpty && footer.isEmpty) }

    /// All that supply headers or footers.
    var headerFooterSlots: [HeaderFooterSlot] {
        [header.title, header.view, footer.title, footer.view].compactMap { $0 }
    }

    subscript(edge: HeaderFooterKind) -> HeaderFooter {
        get { edge == .header ? header : footer }
        set {
            if edge == .header { header = newValue } else { footer = newValue }
        }
    }
}
