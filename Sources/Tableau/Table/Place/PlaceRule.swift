/// Which rows stay in place while rows are inserted, deleted and resized.
package enum PlaceRule: Hashable, Sendable {
    /// None: rows inserted above move the others down.
    case none
    /// The first fully visible row stays in place; at the very top, inserted rows are shown instead,
    /// unless `alsoAtTop` is true.
    case rows(alsoAtTop: Bool)
    /// The end stays visible while no more than this number of rows is below the visible part, or else
    /// the first fully visible row stays in place.
    case end(followsWithin: Int)

    var isEnd: Bool { if case .end = self { true } else { false } }
}
