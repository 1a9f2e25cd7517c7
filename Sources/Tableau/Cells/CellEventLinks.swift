/// A map from cells to the binders that receive their events.
///
/// Links are stored outside the cell, because a cell may be any subclass of the platform's class.
/// Cell and binder are both captured weakly.
@MainActor
final class CellEventLinks {
    static let shared = CellEventLinks()

    private struct Link {
        weak var cell: AnyObject?
        weak var listener: (any CellEventListener)?
    }

    private var links: [ObjectIdentifier: Link] = [:]
    /// When the number of links reaches this value, links of freed cells are removed.
    private var nextSweep = 64

    func connect(_ cell: AnyObject, to listener: any CellEventListener) {
        links[ObjectIdentifier(cell)] = Link(cell: cell, listener: listener)
        if links.count >= nextSweep {
            links = links.filter { $0.value.cell != nil && $0.value.listener != nil }
            nextSweep = max(64, links.count * 2)
        }
    }

    func deliver(_ event: Any, from cell: AnyObject) {
        guard let link = links[ObjectIdentifier(cell)], link.cell === cell else { return }
        link.listener?.cell(cell, didEmit: event)
    }
}

@MainActor
protocol CellEventListener: AnyObject {
    func cell(_ cell: AnyObject, didEmit event: Any)
}
