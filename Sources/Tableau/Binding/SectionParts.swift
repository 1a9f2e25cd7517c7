/// One value for each part of a section that data supply: its cells, and its headers and footers in
/// both forms.
struct SectionParts<Cells, HeaderFooter> {
    var cells: Cells?
    private var headers = Forms()
    private var footers = Forms()

    private struct Forms {
        var title: HeaderFooter?
        var view: HeaderFooter?

        var isEmpty: Bool { title == nil && view == nil }
    }

    var isEmpty: Bool { cells == nil && !hasHeadersOrFooters }

    var hasHeadersOrFooters: Bool { !(headers.isEmpty && footers.isEmpty) }

    /// Returns whether there is a title or a view.
    func has(_ edge: HeaderFooterKind) -> Bool {
        edge == .header ? !headers.isEmpty : !footers.isEmpty
    }

    subscript(edge: HeaderFooterKind, form: HeaderFooterForm) -> HeaderFooter? {
        get {
            let forms = edge == .header ? headers : footers
            return form == .title ? forms.title : forms.view
        }
        set {
            switch (edge, form) {
            case (.header, .title): headers.title = newValue
            case (.header, .view): headers.view = newValue
            case (.footer, .title): footers.title = newValue
            case (.footer, .view): footers.view = newValue
            }
        }
    }
}

/// Titles, which the table draws, or views of a class.
enum HeaderFooterForm: CaseIterable {
    case title
    case view
}

/// The bindings of one level: of chains that name a section, or of those for all others.
typealias PartBindings = SectionParts<AnyCellBinding, HeaderFooterBinding>

/// The latest data of these chains for one section.
typealias PartData = SectionParts<SectionRows, HeaderFooterContent>
