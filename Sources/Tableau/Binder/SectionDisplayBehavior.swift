/// The rule for which sections a binder displays, and in what order.
///
/// ```swift
/// binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
/// binder.sectionDisplayBehavior = .hidesSectionsWithNoData(orderingWith: { $0.sorted(by: <) })
/// ```
@MainActor
public struct SectionDisplayBehavior<Section: TableViewSection> {
    package let order: Order
    /// Whether a header or footer alone doesn't show a section.
    package let needsCells: Bool

    package enum Order {
        /// By the program, which also decides what is displayed.
        case manual
        /// By comparison: sections need sorting only when one is inserted, deleted or changed.
        case sorted((Section, Section) -> Bool)
        /// By the user's function, called on each update because it may read any state.
        case function(([Section]) -> [Section])
    }

    package var isManual: Bool { if case .manual = order { true } else { false } }

    /// Displays the sections in ``SectionedTableViewBinder/displayedSections``, even without data.
    public static var manuallyManaged: Self { Self(order: .manual, needsCells: false) }

    /// Displays sections that have cells, in the order that a function returns them in.
    public static func hidesSectionsWithNoCellData(
        orderingWith order: @escaping ([Section]) -> [Section]
    ) -> Self {
        Self(order: .function(order), needsCells: true)
    }

    /// Displays sections that have cells, a header or a footer, in the order that a function
    /// returns them in.
    public static func hidesSectionsWithNoData(
        orderingWith order: @escaping ([Section]) -> [Section]
    ) -> Self {
        Self(order: .function(order), needsCells: false)
    }
}

@available(
    *, unavailable,
    message:
        "These sections have no order: make their type Comparable, which gives an enum with raw values '<' as well, or add '(orderingWith:)'."
)
extension SectionDisplayBehavior {
    /// Not for sections without an order: this exists for its error message.
    public static var hidesSectionsWithNoCellData: Self { fatalError() }

    /// Not for sections without an order: this exists for its error message.
    public static var hidesSectionsWithNoData: Self { fatalError() }
}

extension SectionDisplayBehavior where Section: Comparable {
    /// Displays sections that have cells, in ascending order.
    public static var hidesSectionsWithNoCellData: Self {
        Self(order: .sorted { $0 < $1 }, needsCells: true)
    }

    /// Displays sections that have cells, a header or a footer, in ascending order.
    public static var hidesSectionsWithNoData: Self {
        Self(order: .sorted { $0 < $1 }, needsCells: false)
    }
}
