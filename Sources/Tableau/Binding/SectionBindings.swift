import Foundation

/// A bound value, with the chain that bound it.
struct Bound<Value> {
    var value: Value
    let chain: ChainLabel
}

/// All handlers and dimensions that chains have bound at one of the three levels: for named
/// sections, for all others, or for any.
///
/// A class, because it is looked up for every displayed row: each copy of a struct would retain a
/// dozen closures.
final class SectionBindings<Section: TableViewSection> {
    typealias CellHandler = (RowContext<Section>, TableViewCell) -> Void
    typealias EventHandler = (RowContext<Section>, TableViewCell, Any) -> Void
    /// Returns nil if it does not apply; for a header or footer, the row is 0 and has no model.
    typealias Dimension = (RowContext<Section>) -> CGFloat?

    var handlers = KindTable<HandlerKind, Bound<CellHandler>>()
    var dimensions = KindTable<DimensionKind, Bound<Dimension>>()
    /// Event rules by the identity of the cell type that emits.
    var onEvent: [ObjectIdentifier: Bound<EventRule<Section>>] = [:]
    typealias MakeActions = (RowContext<Section>) -> [BoundAction<Section>]
    var actions = KindTable<RowActionPlace, Bound<MakeActions>>()
    var reorder: Bound<ReorderRule<Section>>?
    var prefetch: Bound<PrefetchRule<Section>>?
    var searchText: Bound<SearchTextRule>?
    /// Observers of taps, in addition to `onTapped`; adding one replaces nothing.
    var tapObservers: [CellHandler] = []
    /// Observers of rows that are about to be displayed.
    var shownObservers: [(RowContext<Section>) -> Void] = []
    /// Whether the last page of the rows is there, for each pager.
    var pageEnds: [() -> Bool] = []
    /// Chains whose binding was replaced by a later one at this level, by what was bound.
    var replaced: [String: [ChainLabel]] = [:]
    /// Chains that have added to a handler at the any-section level, by what was bound.
    var added: [String: [ChainLabel]] = [:]

    /// Whether nothing is bound.
    var isEmpty: Bool {
        cellHandlers.isEmpty && dimensions.isEmpty && searchText == nil && tapObservers.isEmpty
            && shownObservers.isEmpty
    }

    /// Everything that runs for cells, with its name in messages.
    var cellHandlers: [(name: String, chain: ChainLabel)] {
        var all = HandlerKind.allCases.compactMap { kind in
            handlers[kind].map { (kind.name, $0.chain) }
        }
        let events = onEvent.values.map { ($0.value.name, $0.chain) }
        all += events.sorted { $0.0 < $1.0 }
        all += RowActionPlace.allCases.compactMap { place in
            actions[place].map { (place.name, $0.chain) }
        }
        if let reorder { all.append(("reorderable", reorder.chain)) }
        if let prefetch { all.append(("prefetch", prefetch.chain)) }
        return all
    }
}

/// The handling of events from one class of cells.
struct EventRule<Section: TableViewSection> {
    /// The name in messages: `onEvent(from: SwitchCell)`.
    let name: String
    /// Whether a cell bound as a class might emit these events; see ``CellClass``.
    let mayComeFrom: (CellClass) -> Bool
    var run: SectionBindings<Section>.EventHandler
}

/// A request for more data when a row near the section's end is displayed.
struct PrefetchRule<Section: TableViewSection> {
    /// The number of rows from the end.
    let distance: Int
    let run: (_ section: Section, _ startIndex: Int) -> Void
}
