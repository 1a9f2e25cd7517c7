/// One value for each part of a section that data supply: its cells, its header and its footer.
struct SectionParts<Value> {
    private var cells: Value?
    private var edges = HeaderFooterPair<Value?>(header: nil, footer: nil)

    var isEmpty: Bool { cells == nil && edges.header == nil && edges.footer == nil }

    /// The value of the header or the footer, or of the cells for nil.
    subscript(edge: HeaderFooterKind?) -> Value? {
        get { if let edge { edges[edge] } else { cells } }
        set { if let edge { edges[edge] = newValue } else { cells = newValue } }
    }
}
