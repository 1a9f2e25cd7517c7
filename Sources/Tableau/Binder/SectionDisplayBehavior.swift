/// Which sections a binder shows, and in what order.
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
        /// By comparing: sections need sorting only when one comes, goes or changes.
        case sorted((Section, Section) -> Bool)
        /// By the user's function, called on each update since it may read any state.
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

    /// Shows what ``SectionedTableViewBinder/displayedSections`` says, even sections without data.
    public static var manuallyManaged: Self { Self(rule: .manual, order: .none) }

    /// Shows sections that have cells, in the order a function gives.
    ///
    /// - Parameter order: Gets the sections to be shown, and puts them in order.
    public static func hidesSectionsWithNoCellData(
        orderingWith order: @escaping ([Section]) -> [Section]
    ) -> Self {
        Self(rule: .withCells, order: .function(order))
    }

    /// Shows sections that have cells, a header or a footer, in the order a function gives.
    ///
    /// - Parameter order: Gets the sections to be shown, and puts them in order.
    public static func hidesSectionsWithNoData(
        orderingWith order: @escaping ([Section]) -> [Section]
    ) -> Self {
        Self(rule: .withCellsOrHeaderOrFooter, order: .function(order))
    }
}

extension SectionDisplayBehavior where Section: Comparable {
    /// Shows sections that have cells, in ascending order.
    public static var hidesSectionsWithNoCellData: Self {
        Self(rule: .withCells, order: .sorted { $0 < $1 })
    }

    /// Shows sections that have cells, a header or a footer, in ascending order.
    public static var hidesSectionsWithNoData: Self {
        Self(rule: .withCellsOrHeaderOrFooter, order: .sorted { $0 < $1 })
    }
}
