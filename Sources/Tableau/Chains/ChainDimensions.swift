public import Foundation

/// A height that a chain binds; see `dimensions(_:)` on a chain.
///
/// What the closures get follows from the chain: of one section the row, of several the section too.
///
/// ```swift
/// chain.dimensions(.cellHeight { row in row == 0 ? 80 : 44 }, .headerHeight { 28 })
/// ```
public struct CellDimension<Scope: BindingScope> {
    let bound: BoundDimension<Scope.Section>

    /// The height of a row.
    public static func cellHeight(_ height: Scope.RowHeight) -> Self {
        Self(bound: .row(.cellHeight, Scope._rowHeight(height)))
    }

    /// What a row's height is taken for until it is measured.
    public static func estimatedCellHeight(_ height: Scope.RowHeight) -> Self {
        Self(bound: .row(.estimatedCellHeight, Scope._rowHeight(height)))
    }

    /// The height of a header.
    public static func headerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.headerHeight, Scope._edgeHeight(height)))
    }

    /// The height of a footer.
    public static func footerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.footerHeight, Scope._edgeHeight(height)))
    }

    /// What a header's height is taken for until it is measured.
    public static func estimatedHeaderHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.estimatedHeaderHeight, Scope._edgeHeight(height)))
    }

    /// What a footer's height is taken for until it is measured.
    public static func estimatedFooterHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.estimatedFooterHeight, Scope._edgeHeight(height)))
    }
}

/// A height that a chain binds which knows its models; see `dimensions(_:)` on a chain.
///
/// ```swift
/// chain.dimensions(.cellHeight { row, song in song.isLong ? 80 : 44 }, .headerHeight { 28 })
/// ```
public struct ModelDimension<Scope: BindingScope, Model> {
    let bound: BoundDimension<Scope.Section>

    /// The height of a row.
    public static func cellHeight(_ height: Scope.RowHeight) -> Self {
        Self(bound: .row(.cellHeight, Scope._rowHeight(height)))
    }

    /// What a row's height is taken for until it is measured.
    public static func estimatedCellHeight(_ height: Scope.RowHeight) -> Self {
        Self(bound: .row(.estimatedCellHeight, Scope._rowHeight(height)))
    }

    /// The height of a header.
    public static func headerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.headerHeight, Scope._edgeHeight(height)))
    }

    /// The height of a footer.
    public static func footerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.footerHeight, Scope._edgeHeight(height)))
    }

    /// What a header's height is taken for until it is measured.
    public static func estimatedHeaderHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.estimatedHeaderHeight, Scope._edgeHeight(height)))
    }

    /// What a footer's height is taken for until it is measured.
    public static func estimatedFooterHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        Self(bound: .headerFooter(.estimatedFooterHeight, Scope._edgeHeight(height)))
    }
}

extension ModelDimension where Scope: SingleSectionScope {
    /// The height of a row, by its model.
    public static func cellHeight(_ height: @escaping (_ row: Int, _ model: Model) -> CGFloat)
        -> Self
    {
        Self(bound: .row(.cellHeight) { height($0.row, $1) })
    }

    /// What a row's height is taken for until it is measured, by its model.
    public static func estimatedCellHeight(
        _ height: @escaping (_ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        Self(bound: .row(.estimatedCellHeight) { height($0.row, $1) })
    }
}

extension ModelDimension where Scope: MultiSectionScope {
    /// The height of a row, by its model.
    public static func cellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        Self(bound: .row(.cellHeight) { height($0.section, $0.row, $1) })
    }

    /// What a row's height is taken for until it is measured, by its model.
    public static func estimatedCellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        Self(bound: .row(.estimatedCellHeight) { height($0.section, $0.row, $1) })
    }
}
