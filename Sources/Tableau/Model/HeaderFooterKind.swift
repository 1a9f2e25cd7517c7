/// Whether a supplementary view is a section's header or its footer.
@usableFromInline package enum HeaderFooterKind: String, CaseIterable, Sendable {
    case header
    case footer
}

/// A value for a section's header and one for its footer.
package struct HeaderFooterPair<Value> {
    package var header: Value
    package var footer: Value

    package subscript(kind: HeaderFooterKind) -> Value {
        get { kind == .header ? header : footer }
        set { if kind == .header { header = newValue } else { footer = newValue } }
    }
}

extension HeaderFooterPair: Sendable where Value: Sendable {}
extension HeaderFooterPair: Equatable where Value: Equatable {}
extension HeaderFooterPair: Hashable where Value: Hashable {}
