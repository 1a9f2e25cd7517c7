/// One value for each part of a section that data supply: its cells, its header and its footer.
struct SectionParts<Cells, HeaderFooter> {
    var cells: Cells?
    private var header: HeaderFooter?
    private var footer: HeaderFooter?

    var isEmpty: Bool { cells == nil && !hasHeaderOrFooter }

    var hasHeaderOrFooter: Bool { header != nil || footer != nil }

    subscript(edge: HeaderFooterKind) -> HeaderFooter? {
        get { edge == .header ? header : footer }
        set { if edge == .header { header = newValue } else { footer = newValue } }
    }
}

/// The bindings of one level: of chains that name a section, or of those for all others.
typealias PartBindings = SectionParts<CellBinding, HeaderFooterBinding>

/// The latest data of these chains for one section.
typealias PartData = SectionParts<SectionRows, HeaderFooterContent>
