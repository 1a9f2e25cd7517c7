#if !canImport(UIKit) || os(watchOS)
import Foundation

/// A row whose texts stand in columns, below those of other rows.
///
/// ```swift
/// binder.onTable()
///     .bind(
///         cellType: ColumnCell.self, models: { servers },
///         mapToViewModels: { .init(columns: columns, texts: [$0.name, "\($0.load)"]) })
///     .bind(headerType: ColumnHeaderView.self, viewModel: .init(columns: columns))
/// ```
///
/// Give the rows and the header of a section the same columns. Not available with UIKit.
open class ColumnCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    /// All that the row shows.
    public struct ViewModel: Hashable, Sendable {
        /// The columns of the row.
        public var columns: [TableColumn]
        /// The text of each column; one that is missing is empty.
        public var texts: [String]
        /// What the text of each column tells its reader; one that is missing is normal.
        public var tones: [TextTone]
        /// The glyph before the text of the first column.
        public var glyph: String?
        /// The sign at the row's end.
        public var accessoryType: TableViewCell.AccessoryType

        /// Creates what a row shows.
        public init(
            columns: [TableColumn], texts: [String], tones: [TextTone] = [], glyph: String? = nil,
            accessoryType: TableViewCell.AccessoryType = .none
        ) {
            self.columns = columns
            self.texts = texts
            self.tones = tones
            self.glyph = glyph
            self.accessoryType = accessoryType
        }
    }

    /// What the row shows.
    open var viewModel: ViewModel? {
        didSet {
            guard viewModel != oldValue else { return }
            imageView?.glyph = viewModel?.glyph
            accessoryType = viewModel?.accessoryType ?? .none
            setNeedsDisplay()
        }
    }

    open override var content: CellContent {
        var content = super.content
        guard let viewModel else { return content }
        content.labels = viewModel.columns.enumerated().map { index, column in
            let text = viewModel.texts.indices.contains(index) ? viewModel.texts[index] : ""
            let tones = viewModel.tones
            return .init(
                text, role: index == 0 ? .title : .value, column: column,
                tone: tones.indices.contains(index) ? tones[index] : .normal)
        }
        return content
    }
}
#endif
