/// The slots installed at one level: for a named section, or for all others.
struct LevelSlots<Section: TableViewSection> {
    struct HeaderFooter {
        var title: HeaderFooterSlot<Section>?
        var view: HeaderFooterSlot<Section>?

        var isEmpty: Bool { title == nil && view == nil }
    }

    var cells: CellSlot<Section>?
    private var header = HeaderFooter()
    private var footer = HeaderFooter()

    var isEmpty: Bool { cells == nil && header.isEmpty && footer.isEmpty }

    /// All that supply headers or footers.
    var headerFooterSlots: [HeaderFooterSlot<Section>] {
        [header.title, header.view, footer.title, footer.view].compactMap { $0 }
    }

    subscript(edge: HeaderFooterEdge) -> HeaderFooter {
        get { edge == .header ? header : footer }
        set {
            if edge == .header { header = newValue } else { footer = newValue }
        }
    }
}
