import Foundation

/// The conversions of closures, whose types depend on the scope alone, to the binder's form, which
/// includes the section.
public struct ScopeClosures<Scope: BindingScope> {
    typealias Section = Scope.Section

    let rowHeight: (Scope.RowHeight) -> Dimension<Section>
    let edgeHeight: (Scope.HeaderFooterHeight) -> Dimension<Section>
    let provider: (Scope.CellProvider) -> (TableView, Section, _ row: Int) -> TableViewCell
    let prefetch: (Scope.PrefetchHandler) -> (_ section: Section, _ startIndex: Int) -> Void
}

extension SingleSectionScope {
    /// The closures receive no section.
    public static var _closures: ScopeClosures<Self> {
        ScopeClosures(
            rowHeight: { height in { height($0.row) } },
            edgeHeight: { height in { _ in height() } },
            provider: { provider in { tableView, _, row in provider(tableView, row) } },
            prefetch: { handler in { _, startIndex in handler(startIndex) } })
    }
}

extension MultiSectionScope {
    /// The closures receive the section.
    public static var _closures: ScopeClosures<Self> {
        ScopeClosures(
            rowHeight: { height in { height($0.section, $0.row) } },
            edgeHeight: { height in { height($0.section) } }, provider: { $0 }, prefetch: { $0 })
    }
}
