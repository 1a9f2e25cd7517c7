public import Foundation

/// A dimension of one section whose chain knows the models; see `dimensions(_:)` on a chain.
///
/// ```swift
/// chain.dimensions(.cellHeight { row, song in song.isLong ? 80 : 44 }, .headerHeight { 28 })
/// ```
public struct ModelSectionDimension<Section: TableViewSection, Model> {
    let erased: ErasedDimension<Section>

    /// The height of a row.
    public static func cellHeight(
        _ height: @escaping (_ row: Int) -> CGFloat
    ) -> Self {
        Self(erased: .row(.cellHeight) { height($0.row) })
    }

    /// The height of a row, by its model.
    public static func cellHeight(
        _ height: @escaping (_ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        Self(erased: .row(.cellHeight) { height($0.row, $1) })
    }

    /// What a row's height is taken for until it is measured.
    public static func estimatedCellHeight(
        _ height: @escaping (_ row: Int) -> CGFloat
    ) -> Self {
        Self(erased: .row(.estimatedCellHeight) { height($0.row) })
    }

    /// What a row's height is taken for until it is measured, by its model.
    public static func estimatedCellHeight(
        _ height: @escaping (_ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        Self(erased: .row(.estimatedCellHeight) { height($0.row, $1) })
    }

    /// The height of the header.
    public static func headerHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(erased: .headerFooter(.headerHeight) { _ in height() })
    }

    /// The height of the footer.
    public static func footerHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(erased: .headerFooter(.footerHeight) { _ in height() })
    }

    /// What the header's height is taken for until it is measured.
    public static func estimatedHeaderHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(erased: .headerFooter(.estimatedHeaderHeight) { _ in height() })
    }

    /// What the footer's height is taken for until it is measured.
    public static func estimatedFooterHeight(_ height: @escaping () -> CGFloat) -> Self {
        Self(erased: .headerFooter(.estimatedFooterHeight) { _ in height() })
    }
}

/// A dimension of several sections whose chain knows the models; see `dimensions(_:)` on a chain.
///
/// ```swift
/// chain.dimensions(.cellHeight { section, row, song in song.isLong ? 80 : 44 })
/// ```
public struct ModelSectionsDimension<Section: TableViewSection, Model> {
    let erased: ErasedDimension<Section>

    /// The height of a row.
    public static func cellHeight(
        _ height: @escaping (_ section: Section, _ row: Int) -> CGFloat
    ) -> Self {
        Self(erased: .row(.cellHeight) { height($0.section, $0.row) })
    }

    /// The height of a row, by its model.
    public static func cellHeight(
        _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        Self(erased: .row(.cellHeight) { height($0.section, $0.row, $1) })
    }

    /// What a row's height is taken for until it is measured.
    public static func estimatedCellHeight(
        _ height: @escaping (_ section: Section, _ row: Int) -> CGFloat
    ) -> Self {
        Self(erased: .row(.estimatedCellHeight) { height($0.section, $0.row) })
    }

    /// What a row's height is taken for until it is measured, by its model.
    public static func estimatedCellHeight(
        _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        Self(erased: .row(.estimatedCellHeight) { height($0.section, $0.row, $1) })
    }

    /// The height of a header.
    public static func headerHeight(
        _ height: @escaping (_ section: Section) -> CGFloat
    ) -> Self {
        Self(erased: .headerFooter(.headerHeight, height))
    }

    /// The height of a footer.
    public static func footerHeight(
        _ height: @escaping (_ section: Section) -> CGFloat
    ) -> Self {
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
