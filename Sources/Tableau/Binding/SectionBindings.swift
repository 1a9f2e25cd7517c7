import Foundation

/// Something bound, with the chain that bound it.
struct Bound<Value> {
    var value: Value
    let chain: ChainLabel
}

/// All handlers and dimensions that chains have bound at one of the three levels: for a named
/// section, for all others, or for any.
///
/// A class, because it is asked for every row that comes on screen: a dozen closures would be
/// retained with each copy.
final class SectionBindings<Section: TableViewSection> {
    typealias CellHandler = (RowContext<Section>, TableViewCell) -> Void
    typealias EventHandler = (RowContext<Section>, TableViewCell, Any) -> Void
    /// Gives nil where it does not apply; of a header or footer, the row is 0 and has no model.
    typealias Dimension = (RowContext<Section>) -> CGFloat?

    var handlers = KindTable<HandlerKind, Bound<CellHandler>>()
    var dimensions = KindTable<DimensionKind, Bound<Dimension>>()
    /// By the identity of the cell type that emits.
    var onEvent: [ObjectIdentifier: Bound<EventRule<Section>>] = [:]
    /// Gives the actions of a row.
    typealias MakeActions = (RowContext<Section>) -> [BoundAction<Section>]
    var actions = KindTable<RowActionPlace, Bound<MakeActions>>()
    var reorder: Bound<ReorderRule<Section>>?
    var prefetch: Bound<PrefetchRule<Section>>?
    var searchText: Bound<SearchTextRule>?
    /// Tell of taps besides `onTapped`; any number of them, replacing nothing.
    var tapObservers: [CellHandler] = []
    /// Tell of rows that are about to be shown.
    var shownObservers: [(RowContext<Section>) -> Void] = []
    /// Chains whose binding a later one at this level has replaced, by what was bound.
    var replaced: [String: [ChainLabel]] = [:]
    /// Chains that have added to a handler at the any-section level, by what was bound.
    var added: [String: [ChainLabel]] = [:]

    /// Whether nothing is bound.
    var isEmpty: Bool { cellHandlers.isEmpty && tapObservers.isEmpty && dimensions.isEmpty }

    /// Everything that runs for cells, by the name that messages use.
    var cellHandlers: [(name: String, chain: ChainLabel)] {
        var all = HandlerKind.allCases.compactMap { kind in
            handlers[kind].map { (kind.name, $0.chain) }
        }
        let events = onEvent.values.map { ($0.value.name, $0.chain) }
        all += events.sorted { $0.0 < $1.0 }
        all += RowActionPlace.allCases.compactMap { place in
            actions[place].map { ("\(place) actions", $0.chain) }
        }
        if let reorder { all.append(("reorderable", reorder.chain)) }
        if let prefetch { all.append(("prefetch", prefetch.chain)) }
        return all
    }
}

/// What to do with events of one class of cells.
struct EventRule<Section: TableViewSection> {
    /// As messages call it: `onEvent(from: SwitchCell)`.
    let name: String
    /// Whether a cell bound as a class might be one of these; see ``CellClass``.
    let mayComeFrom: (CellClass) -> Bool
    var run: SectionBindings<Section>.EventHandler
}

/// Ask for more data when a row near the section's end is shown.
struct PrefetchRule<Section: TableViewSection> {
    /// How many rows from the end.
    let distance: Int
    let run: (_ section: Section, _ startIndex: Int) -> Void
}
