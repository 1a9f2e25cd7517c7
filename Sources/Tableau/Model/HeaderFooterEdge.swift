/// Above a section's rows, or below them.
@usableFromInline package enum HeaderFooterEdge: String, CaseIterable, Sendable {
    case header
    case footer
}
