/// A kind of what chains bind besides data: a handler, a height, a rule.
///
/// Bindings, explanations and reports know no more of it, so that a feature brings its own.
struct BindingKind {
    let id: ID
    /// The name in messages: that of the chain's method.
    let name: String
    let role: Role
    /// Whether it never runs where no chain binds cells.
    var needsCells = false
    /// The class of the cells that it is for; nil for all.
    var emitter: CellClass?

    /// What a chain for any section adds to the section's own.
    enum Role {
        /// Its value is used too, after the section's own.
        case addition
        /// Its value is used if the section has none of its own.
        case lastResort
        /// The values of all chains are used; they replace nothing, and explanations omit them.
        case observer
    }

    /// Returns whether cells bound as a class might need it.
    func mayRun(for cellClass: CellClass?) -> Bool {
        guard let emitter, let cellClass else { return true }
        return cellClass.mayBe(emitter)
    }

    /// Returns whether explanations list this kind first.
    static func precedes(_ kind: BindingKind, _ other: BindingKind) -> Bool {
        kind.id.order != other.id.order ? kind.id.order < other.id.order : kind.name < other.name
    }

    /// Tells kinds apart; all values of a kind have one type.
    struct ID: Hashable, Sendable {
        /// The place in explanations, which list kinds in ascending order.
        let order: Int
        /// The type that it belongs to, if there are kinds with the same place.
        var type: ObjectIdentifier?

        /// The kind as what a table asks for.
        var question: TableQuestions { TableQuestions(rawValue: 1 << order) }
    }
}

// Behind each kind, the type of its values.
extension BindingKind.ID {
    static var onDequeue: Self { Self(order: 0) }  // CellHandler
    static var onTapped: Self { Self(order: 1) }  // CellHandler
    static func events(of cellType: Any.Type) -> Self {
        Self(order: 2, type: ObjectIdentifier(cellType))  // EventHandler
    }
    static func actions(_ place: RowActionPlace) -> Self { Self(.actions(place)) }  // MakeActions
    static var reorder: Self { Self(.moves) }  // ReorderRule
    static var prefetch: Self { Self(order: 7) }  // PrefetchRule
    static var searchText: Self { Self(order: 8) }  // SearchTextRule
    static func dimension(_ kind: DimensionKind) -> Self { Self(.height(kind)) }  // Dimension

    /// Observers of taps, in addition to `onTapped`.
    static var taps: Self { Self(order: 20) }  // CellHandler
    /// Observers of rows that are about to be displayed.
    static var shownRows: Self { Self(order: 21) }  // RowHandler

    private init(_ question: TableQuestions) {
        self.init(order: question.rawValue.trailingZeroBitCount)
    }
}

typealias CellHandler<Section: TableViewSection> = (RowContext<Section>, TableViewCell) -> Void
typealias EventHandler<Section: TableViewSection> =
    (RowContext<Section>, TableViewCell, _ event: Any) -> Void
typealias RowHandler<Section: TableViewSection> = (RowContext<Section>) -> Void
