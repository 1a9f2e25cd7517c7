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
    typealias RowDimension = (RowContext<Section>) -> CGFloat?
    typealias HeaderFooterDimension = (Section) -> CGFloat

    private var onDequeue: Bound<CellHandler>?
    private var onTapped: Bound<CellHandler>?
    private var cellHeight: Bound<RowDimension>?
    private var estimatedCellHeight: Bound<RowDimension>?
    private var headerHeight: Bound<HeaderFooterDimension>?
    private var footerHeight: Bound<HeaderFooterDimension>?
    private var estimatedHeaderHeight: Bound<HeaderFooterDimension>?
    private var estimatedFooterHeight: Bound<HeaderFooterDimension>?

    /// By the identity of the cell type that emits.
    var onEvent: [ObjectIdentifier: Bound<EventRule<Section>>] = [:]
    var prefetch: Bound<PrefetchRule<Section>>?
    var searchText: Bound<SearchTextRule>?
    /// Tell of taps besides `onTapped`; any number of them, replacing nothing.
    var tapObservers: [CellHandler] = []
    /// Chains whose binding a later one at this level has replaced, by what was bound.
    var replaced: [String: [ChainLabel]] = [:]
    /// Chains that have added to a handler at the any-section level, by what was bound.
    var added: [String: [ChainLabel]] = [:]

    subscript(kind: HandlerKind) -> Bound<CellHandler>? {
        get {
            switch kind {
            case .onDequeue: onDequeue
            case .onTapped: onTapped
            }
        }
        set {
            switch kind {
            case .onDequeue: onDequeue = newValue
            case .onTapped: onTapped = newValue
            }
        }
    }

    subscript(kind: RowDimensionKind) -> Bound<RowDimension>? {
        get {
            switch kind {
            case .cellHeight: cellHeight
            case .estimatedCellHeight: estimatedCellHeight
            }
        }
        set {
            switch kind {
            case .cellHeight: cellHeight = newValue
            case .estimatedCellHeight: estimatedCellHeight = newValue
            }
        }
    }

    subscript(kind: HeaderFooterDimensionKind) -> Bound<HeaderFooterDimension>? {
        get {
            switch kind {
            case .headerHeight: headerHeight
            case .footerHeight: footerHeight
            case .estimatedHeaderHeight: estimatedHeaderHeight
            case .estimatedFooterHeight: estimatedFooterHeight
            }
        }
        set {
            switch kind {
            case .headerHeight: headerHeight = newValue
            case .footerHeight: footerHeight = newValue
            case .estimatedHeaderHeight: estimatedHeaderHeight = newValue
            case .estimatedFooterHeight: estimatedFooterHeight = newValue
            }
        }
    }

    /// Whether nothing is bound.
    var isEmpty: Bool {
        cellHandlers.isEmpty && tapObservers.isEmpty
            && RowDimensionKind.allCases.allSatisfy { self[$0] == nil }
            && HeaderFooterDimensionKind.allCases.allSatisfy { self[$0] == nil }
    }

    /// Everything that runs for cells, by the name that messages use.
    var cellHandlers: [(name: String, chain: ChainLabel)] {
        var handlers = HandlerKind.allCases.compactMap { kind in
            self[kind].map { (kind.rawValue, $0.chain) }
        }
        let events = onEvent.values.map { ($0.value.name, $0.chain) }
        handlers += events.sorted { $0.0 < $1.0 }
        if let prefetch { handlers.append(("prefetch", prefetch.chain)) }
        return handlers
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
