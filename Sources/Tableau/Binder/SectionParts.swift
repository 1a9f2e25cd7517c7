/// One value for each part of a section that data supply: its cells, its header and its footer.
struct SectionParts<Value> {
    private var cells: Value?
    private var header: Value?
    private var footer: Value?

    var isEmpty: Bool { cells == nil && !hasHeaderOrFooter }

    var hasHeaderOrFooter: Bool { header != nil || footer != nil }

    /// The value of the header or the footer, or of the cells for nil.
    subscript(edge: HeaderFooterKind?) -> Value? {
        get {
            switch edge {
            case nil: cells
            case .header: header
            case .footer: footer
            }
        }
        set {
            switch edge {
            case nil: cells = newValue
            case .header: header = newValue
            case .footer: footer = newValue
            }
        }
    }
}
