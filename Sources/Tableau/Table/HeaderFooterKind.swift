/// Whether a supplementary view is a section's header or its footer.
@usableFromInline package enum HeaderFooterKind: String, CaseIterable, Sendable {
    case header
    case footer
}

/// A value for a section's header and one for its footer.
struct HeaderFooterPair<Value> {
    var header: Value
    var footer: Value

    subscript(kind: HeaderFooterKind) -> Value {
        get { kind == .header ? header : footer }
        set { if kind == .header { header = newValue } else { footer = newValue } }
    }
}

extension HeaderFooterPair: Sendable where Value: Sendable {}
