import Foundation

/// A dimension in the form the binder keeps.
enum ErasedDimension<Section: TableViewSection> {
    case row(RowDimensionKind, SectionBindings<Section>.RowDimension)
    case headerFooter(HeaderFooterDimensionKind, SectionBindings<Section>.HeaderFooterDimension)

    static func row(_ kind: RowDimensionKind, _ height: @escaping (Section, Int) -> CGFloat) -> Self
    {
        .row(kind) { height($0.section, $0.row) }
    }

    /// A height that is asked with the row's model; where that is of another type, the next level
    /// that has a height is asked.
    static func row<Model>(
        _ kind: RowDimensionKind,
        _ height: @escaping (RowContext<Section>, Model) -> CGFloat
    ) -> Self {
        if Model.self == NoModel.self, let none = NoModel() as? Model {
            return .row(kind) { height($0, none) }
        }
        return .row(kind) { context in
            (context.models[context.row] as? Model).map { height(context, $0) }
        }
    }
}
