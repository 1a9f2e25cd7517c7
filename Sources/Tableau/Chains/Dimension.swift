public import Foundation

/// A dimension of one section's rows, header or footer; see `dimensions(_:)` on a chain.
///
/// ```swift
/// chain.dimensions(.cellHeight { row in row == 0 ? 80 : 44 }, .headerHeight { 28 })
/// ```
public struct SectionDimension {
    private let row: (RowDimensionKind, (Int) -> CGFloat)?
    private let headerFooter: (HeaderFooterDimensionKind, () -> CGFloat)?

    private init(_ kind: RowDimensionKind, _ height: @escaping (Int) -> CGFloat) {
        row = (kind, height)
        headerFooter = nil
    }

    private init(_ kind: HeaderFooterDimensionKind, _ height: @escaping () -> CGFloat) {
        row = nil
        headerFooter = (kind, height)
    }

    /// The height of a row.
    public static func cellHeight(_ height: @escaping (_ row: Int) -> CGFloat) -> Self {
        Self(.cellHeight, height)
    }

    /// What a row's height is taken for until it is measured.
    public static func estimatedCellHeight(_ height: @escaping (_ row: Int) -> CGFloat) -> Self {
        Self(.estimatedCellHeight, height)
    }

    /// The height of the header.
    public static func headerHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(.headerHeight, height)
    }

    /// The height of the footer.
    public static func footerHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(.footerHeight, height)
    }

    /// What the header's height is taken for until it is measured.
    public static func estimatedHeaderHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(.estimatedHeaderHeight, height)
    }

    /// What the footer's height is taken for until it is measured.
    public static func estimatedFooterHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(.estimatedFooterHeight, height)
    }

    func erased<Section: TableViewSection>() -> ErasedDimension<Section> {
        if let (kind, height) = row { return .row(kind) { height($0.row) } }
        guard let (kind, height) = headerFooter else { preconditionFailure("An empty dimension.") }
        return .headerFooter(kind) { _ in height() }
    }
}

/// A dimension of several sections' rows, headers or footers; see `dimensions(_:)` on a chain.
///
/// ```swift
/// chain.dimensions(.cellHeight { section, row in 44 }, .headerHeight { section in 28 })
/// ```
public struct SectionsDimension<Section: TableViewSection> {
    let erased: ErasedDimension<Section>

    /// The height of a row.
    public static func cellHeight(
        _ height: @escaping (_ section: Section, _ row: Int) -> CGFloat
    ) -> Self {
        Self(erased: .row(.cellHeight) { height($0.section, $0.row) })
    }

    /// What a row's height is taken for until it is measured.
    public static func estimatedCellHeight(
        _ height: @escaping (_ section: Section, _ row: Int) -> CGFloat
    ) -> Self {
        Self(erased: .row(.estimatedCellHeight) { height($0.section, $0.row) })
    }

    /// The height of a header.
    public static func headerHeight(_ height: @escaping (_ section: Section) -> CGFloat) -> Self {
        Self(erased: .headerFooter(.headerHeight, height))
    }

    /// The height of a footer.
    public static func footerHeight(_ height: @escaping (_ section: Section) -> CGFloat) -> Self {
        Self(erased: .headerFooter(.footerHeight, height))
    }

    /// What a header's height is taken for until it is measured.
    public static func estimatedHeaderHeight(
        _ height: @escaping (_ section: Section) -> CGFloat
    ) -> Self {
        Self(erased: .headerFooter(.estimatedHeaderHeight, height))
    }

    /// What a footer's height is taken for until it is measured.
    public static func estimatedFooterHeight(
        _ height: @escaping (_ section: Section) -> CGFloat
    ) -> Self {
        Self(erased: .headerFooter(.estimatedFooterHeight, height))
    }
}

/// A dimension in the form the binder keeps.
enum ErasedDimension<Section: TableViewSection> {
    case row(RowDimensionKind, SectionBindings<Section>.RowDimension)
    case headerFooter(HeaderFooterDimensionKind, SectionBindings<Section>.HeaderFooterDimension)
}
