/// The rule for which sections a binder displays, and in what order.
///
/// ```swift
/// binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
/// binder.sectionDisplayBehavior = .hidesSectionsWithNoData(orderingWith: { $0.sorted(by: <) })
/// ```
@MainActor
public struct SectionDisplayBehavior<Section: TableViewSection> {
    enum Rule {
        case manual
        case withCells
        case withCellsOrHeaderOrFooter
    }

    let rule: Rule
    let order: Order

    enum Order {
        case none
        /// By comparison: sections need sorting only when one is inserted, deleted or changed.
        case sorted((Section, Section) -> Bool)
        /// By the user's function, called on each update because it may read any state.
        case function(([Section]) -> [Section])
    }

    /// The rule and the kind of order, for tests: `withCells sorted`.
    package var kind: String {
        switch order {
        case .none: "\(rule)"
        case .sorted: "\(rule) sorted"
        case .function: "\(rule) function"
        }
    }

    /// Displays the sections in ``SectionedTableViewBinder/displayedSections``, even without data.
    public static var manuallyManaged: Self { Self(rule: .manual, order: .none) }

    /// Displays sections that have cells, in the order that a function returns them in.
    public static func hidesSectionsWithNoCellData(
        orderingWith order: @escaping ([Section]) -> [Section]
    ) -> Self {
        Self(rule: .withCells, order: .function(order))
    }

    /// Displays sections that have cells, a header or a footer, in the order that a function
    /// returns them in.
    public static func hidesSectionsWithNoData(
        orderingWith order: @escaping ([Section]) -> [Section]
    ) -> Self {
        Self(rule: .withCellsOrHeaderOrFooter, order: .function(order))
    }
}

// Not for sections without an order: these exist for their error message.
extension SectionDisplayBehavior {
    /// Not for sections without an order.
    @available(
        *, unavailable,
        message:
            "These sections have no order: make their type Comparable, which gives an enum with raw values '<' as well, or write 'hidesSectionsWithNoCellData(orderingWith:)'."
    )
    public static var hidesSectionsWithNoCellData: Self { fatalError() }

    /// Not for sections without an order.
    @available(
        *, unavailable,
        message:
            "These sections have no order: make their type Comparable, which gives an enum with raw values '<' as well, or write 'hidesSectionsWithNoData(orderingWith:)'."
    )
    public static var hidesSectionsWithNoData: Self { fatalError() }
}

extension SectionDisplayBehavior where Section: Comparable {
    /// Displays sections that have cells, in ascending order.
    public static var hidesSectionsWithNoCellData: Self {
        Self(rule: .withCells, order: .sorted { $0 < $1 })
    }

    /// Displays sections that have cells, a header or a footer, in ascending order.
    public static var hidesSectionsWithNoData: Self {
        Self(rule: .withCellsOrHeaderOrFooter, order: .sorted { $0 < $1 })
    }
}
