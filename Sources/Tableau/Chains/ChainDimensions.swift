public import Foundation

/// A height that a chain binds; see `dimensions(_:)` on a chain.
///
/// What the closures get follows from the chain: of one section the row, of several the section
/// first; with models, the model last or not at all.
///
/// ```swift
/// chain.dimensions(.cellHeight { row, song in song.isLong ? 80 : 44 }, .headerHeight { 28 })
/// ```
public struct ChainDimension<Chain: BindingChain> {
    let bound: ErasedDimension<Chain.Section>

    /// The height of a row.
    public static func cellHeight(_ height: Chain.Scope.RowHeight) -> Self {
        Self(bound: .row(.cellHeight, Chain.Scope._rowHeight(height)))
    }

    /// What a row's height is taken for until it is measured.
    public static func estimatedCellHeight(_ height: Chain.Scope.RowHeight) -> Self {
        Self(bound: .row(.estimatedCellHeight, Chain.Scope._rowHeight(height)))
    }

    /// The height of a header.
    public static func headerHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.headerHeight, Chain.Scope._edgeHeight(height)))
    }

    /// The height of a footer.
    public static func footerHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.footerHeight, Chain.Scope._edgeHeight(height)))
    }

    /// What a header's height is taken for until it is measured.
    public static func estimatedHeaderHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.estimatedHeaderHeight, Chain.Scope._edgeHeight(height)))
    }

    /// What a footer's height is taken for until it is measured.
    public static func estimatedFooterHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.estimatedFooterHeight, Chain.Scope._edgeHeight(height)))
    }
}

extension ChainDimension where Chain.Scope: SingleSectionScope {
    /// The height of a row, by its model.
    public static func cellHeight(
        _ height: @escaping (_ row: Int, _ model: Chain.Model) -> CGFloat
    ) -> Self {
        Self(bound: .row(.cellHeight) { height($0.row, $1) })
    }

    /// What a row's height is taken for until it is measured, by its model.
    public static func estimatedCellHeight(
        _ height: @escaping (_ row: Int, _ model: Chain.Model) -> CGFloat
    ) -> Self {
        Self(bound: .row(.estimatedCellHeight) { height($0.row, $1) })
    }
}

extension ChainDimension where Chain.Scope: MultiSectionScope {
    /// The height of a row, by its model.
    public static func cellHeight(
        _ height: @escaping (_ section: Chain.Section, _ row: Int, _ model: Chain.Model) -> CGFloat
    ) -> Self {
        Self(bound: .row(.cellHeight) { height($0.section, $0.row, $1) })
    }

    /// What a row's height is taken for until it is measured, by its model.
    public static func estimatedCellHeight(
        _ height: @escaping (_ section: Chain.Section, _ row: Int, _ model: Chain.Model) -> CGFloat
    ) -> Self {
        Self(bound: .row(.estimatedCellHeight) { height($0.section, $0.row, $1) })
    }
}
