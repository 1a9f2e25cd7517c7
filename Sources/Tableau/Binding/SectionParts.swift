/// One value for each part of a section that data supply: its cells, and its headers and footers in
/// both forms.
struct SectionParts<Cells, HeaderFooter> {
    var cells: Cells?
    private var forms = HeaderFooterPair(header: Forms(), footer: Forms())

    private struct Forms {
        var title: HeaderFooter?
        var view: HeaderFooter?

        var isEmpty: Bool { title == nil && view == nil }

        subscript(form: HeaderFooterForm) -> HeaderFooter? {
            get { form == .title ? title : view }
            set { if form == .title { title = newValue } else { view = newValue } }
        }
    }

    var isEmpty: Bool { cells == nil && !hasHeadersOrFooters }

    // Without the pair's subscript, which retains what it returns.

    var hasHeadersOrFooters: Bool { !(forms.header.isEmpty && forms.footer.isEmpty) }

    /// Returns whether there is a title or a view.
    func has(_ edge: HeaderFooterKind) -> Bool {
        edge == .header ? !forms.header.isEmpty : !forms.footer.isEmpty
    }

    subscript(edge: HeaderFooterKind, form: HeaderFooterForm) -> HeaderFooter? {
        get { forms[edge][form] }
        set { forms[edge][form] = newValue }
    }
}

/// Titles, which the table draws, or views of a class.
enum HeaderFooterForm: CaseIterable {
    case title
    case view
}

/// The bindings of one level: of chains that name a section, or of those for all others.
typealias PartBindings = SectionParts<CellBinding, HeaderFooterBinding>

/// The latest data of these chains for one section.
typealias PartData = SectionParts<SectionRows, HeaderFooterContent>
