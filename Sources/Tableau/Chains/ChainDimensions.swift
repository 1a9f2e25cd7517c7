import Foundation

/// A height to bind; see `dimensions(_:)` on a chain.
///
/// The closure receives the row, after the section on a chain of several; on one with models, the
/// model may follow: `.cellHeight { row, song in song.isLong ? 80 : 44 }`.
public struct ChainDimension<Chain: BindingChain> {
    let kind: DimensionKind
    let height: Dimension<Chain.Section>

    /// The height of a row.
    public static func cellHeight(_ height: Chain.Scope.RowHeight) -> Self {
        Self(kind: .cellHeight, height: Chain.Scope._closures.rowHeight(height))
    }

    /// The estimated height of a row, used until it is measured.
    public static func estimatedCellHeight(_ height: Chain.Scope.RowHeight) -> Self {
        Self(kind: .estimatedCellHeight, height: Chain.Scope._closures.rowHeight(height))
    }

    /// The height of a header.
    public static func headerHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(kind: .headerHeight, height: Chain.Scope._closures.edgeHeight(height))
    }

    /// The height of a footer.
    public static func footerHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(kind: .footerHeight, height: Chain.Scope._closures.edgeHeight(height))
    }

    /// The estimated height of a header, used until it is measured.
    public static func estimatedHeaderHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(kind: .estimatedHeaderHeight, height: Chain.Scope._closures.edgeHeight(height))
    }

    /// The estimated height of a footer, used until it is measured.
    public static func estimatedFooterHeight(_ height: Chain.Scope.HeaderFooterHeight) -> Self {
        Self(kind: .estimatedFooterHeight, height: Chain.Scope._closures.edgeHeight(height))
    }
}

extension ChainDimension where Chain.Scope: SingleSectionScope {
    /// The height of a row, computed from its model.
    public static func cellHeight(
        _ height: @escaping Chain.Scope.ModelHeight<Chain.Model>
    ) -> Self {
        row(.cellHeight, by: { height($0.row, $1) })
    }

    /// The estimated height of a row, computed from its model.
    public static func estimatedCellHeight(
        _ height: @escaping Chain.Scope.ModelHeight<Chain.Model>
    ) -> Self {
        row(.estimatedCellHeight, by: { height($0.row, $1) })
    }
}

extension ChainDimension where Chain.Scope: MultiSectionScope {
    /// The height of a row, computed from its model.
    public static func cellHeight(
        _ height: @escaping Chain.Scope.ModelHeight<Chain.Model>
    ) -> Self {
        row(.cellHeight, by: { height($0.section, $0.row, $1) })
    }

    /// The estimated height of a row, computed from its model.
    public static func estimatedCellHeight(
        _ height: @escaping Chain.Scope.ModelHeight<Chain.Model>
    ) -> Self {
        row(.estimatedCellHeight, by: { height($0.section, $0.row, $1) })
    }
}

extension ChainDimension {
    /// A height computed from the row's model; for one of another type, the next level applies.
    private static func row(
        _ kind: DimensionKind,
        by height: @escaping (RowContext<Chain.Section>, Chain.Model) -> CGFloat
    ) -> Self {
        // Not for `Any`, which would treat it as the model.
        if Chain.Model.self == NoModel.self, let none = NoModel() as? Chain.Model {
            return Self(kind: kind) { height($0, none) }
        }
        return Self(kind: kind) { context in
            (context.models[context.row] as? Chain.Model).map { height(context, $0) }
        }
    }
}
