/// Which binder receives the events of which cell.
///
/// The link is kept beside the cell, not in it, because a cell may be any subclass of the
/// platform's own class. Both are captured weakly.
@MainActor
final class CellEventLinks {
    static let shared = CellEventLinks()

    private struct Link {
        weak var cell: AnyObject?
        weak var listener: (any CellEventListener)?
    }

    private var links: [ObjectIdentifier: Link] = [:]
    /// When the number of links reaches this, those of freed cells are dropped.
    private var nextSweep = 64

    /// Delivers the events of `cell` to `listener` from now on.
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

/// Receives what cells emit.
@MainActor
protocol CellEventListener: AnyObject {
    func cell(_ cell: AnyObject, didEmit event: Any)
}
