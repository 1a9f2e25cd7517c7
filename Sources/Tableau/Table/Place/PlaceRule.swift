/// Which place a table keeps while rows come, go and change their height.
package enum PlaceRule: Hashable, Sendable {
    /// None: what comes above pushes everything down.
    case none
    /// The first row that is fully visible stays where it is.
    ///
    /// At the very top there is nothing to keep unless `alsoAtTop`: what comes there is shown.
    case rows(alsoAtTop: Bool)
    /// The end stays in sight while at most so many rows are below the visible part; otherwise the
    /// first row that is fully visible stays.
    case end(followsWithin: Int)
}
