/// A kind of what chains bind besides data: a handler, a height, a rule.
///
/// Bindings, explanations and reports know kinds by these properties only, so that a feature brings
/// its own.
struct BindingKind {
    /// The name in messages: that of the chain's method.
    let name: String
    let id: ID
    let role: Role
    /// Whether it is for cells, and never runs where no chain binds any.
    let needsCells: Bool
    /// The class of the cells that it is for; nil for all.
    let emitter: CellClass?

    /// Tells a kind from others.
    struct ID: Hashable, Sendable {
        /// The place in explanations, which list kinds in ascending order.
        let order: Int
        /// The type that it belongs to, if there are kinds with the same place.
        var type: ObjectIdentifier?
    }

    /// What a chain for any section adds to the section's own.
    enum Role {
        /// Its value is used too, after the section's own.
        case addition
        /// Its value is used if the section has none of its own.
        case lastResort
        /// The values of all chains are used; they replace nothing, and explanations omit them.
        case observer
    }

    init(
        _ name: String, order: Int, of type: ObjectIdentifier? = nil, _ role: Role,
        needsCells: Bool = false, from emitter: CellClass? = nil
    ) {
        self.name = name
        id = ID(order: order, type: type)
        self.role = role
        self.needsCells = needsCells
        self.emitter = emitter
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
}

/// A kind whose values have a type.
struct BindingKey<Section: TableViewSection, Value> {
    let kind: BindingKind
    /// Combines two values of one level, the earlier one first; nil if the later replaces the
    /// earlier.
    var combine: ((Value, Value) -> Value)?
}

/// A handler of a cell.
typealias CellHandler<Section: TableViewSection> = (RowContext<Section>, TableViewCell) -> Void

/// A handler of an event that a cell has emitted.
typealias EventHandler<Section: TableViewSection> =
    (RowContext<Section>, TableViewCell, Any) -> Void

extension BindingKey where Value == CellHandler<Section> {
    static var onDequeue: Self { key("onDequeue", order: 0, .addition) }
    static var onTapped: Self { key("onTapped", order: 1, .addition) }
    /// Observers of taps, in addition to `onTapped`.
    static var taps: Self { key("an observer of taps", order: 100, .observer) }

    private static func key(_ name: String, order: Int, _ role: BindingKind.Role) -> Self {
        Self(kind: BindingKind(name, order: order, role, needsCells: role == .addition)) {
            earlier, later in
            { context, cell in
                earlier(context, cell)
                later(context, cell)
            }
        }
    }
}

extension BindingKey where Value == EventHandler<Section> {
    /// Events of cells of one class.
    static func onEvent(from emitter: CellClass) -> Self {
        let kind = BindingKind(
            "onEvent(from: \(emitter.type))", order: 2, of: ObjectIdentifier(emitter.type),
            .addition, needsCells: true, from: emitter)
        return Self(kind: kind) { earlier, later in
            { context, cell, event in
                earlier(context, cell, event)
                later(context, cell, event)
            }
        }
    }
}

extension BindingKey where Value == (RowContext<Section>) -> Void {
    /// Observers of rows that are about to be displayed.
    static var shownRows: Self {
        Self(kind: BindingKind("an observer of rows", order: 101, .observer)) { earlier, later in
            { context in
                earlier(context)
                later(context)
            }
        }
    }
}

extension BindingKey where Value == () -> Bool {
    /// Whether the last page of the rows is there.
    static var pageEnd: Self {
        Self(kind: BindingKind("pages", order: 102, .observer)) { earlier, later in
            { earlier() && later() }
        }
    }
}

extension BindingKey where Value == PrefetchRule<Section> {
    static var prefetch: Self {
        Self(kind: BindingKind("prefetch", order: 7, .addition, needsCells: true))
    }
}

extension BindingKey where Value == SearchTextRule {
    static var searchText: Self { Self(kind: BindingKind("searchText", order: 8, .addition)) }
}

/// A request for more data when a row near the section's end is displayed.
struct PrefetchRule<Section: TableViewSection> {
    /// The number of rows from the end.
    let distance: Int
    let run: (_ section: Section, _ startIndex: Int) -> Void
}
