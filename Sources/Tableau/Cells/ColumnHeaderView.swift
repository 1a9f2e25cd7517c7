#if !canImport(UIKit) || os(watchOS)
import Foundation

/// A section's header that names the columns of its rows, and which of them the rows are sorted by.
///
/// ```swift
/// .bind(headerType: ColumnHeaderView.self, viewModel: .init(
///     columns: columns, order: order, onSort: { order in sort(by: order) }))
/// ```
///
/// A click on a column's title, or the keys `<`, `>` and `I`, call `onSort`. The header shows the order
/// of its view model. Not available with UIKit.
open class ColumnHeaderView: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    /// The content of a header, and the handler that sorts.
    public struct ViewModel: Equatable {
        /// The section's own title, before those of the columns.
        public var title: String?
        /// The columns of the section's rows.
        public var columns: [TableColumn]
        /// What the rows are sorted by; nil shows no sort mark.
        public var order: ColumnOrder?
        /// Sorts; nil if the rows cannot be sorted.
        ///
        /// View models that differ only here are equal: functions cannot be compared.
        public var onSort: (@MainActor (ColumnOrder) -> Void)?

        /// What a header shows.
        public init(
            title: String? = nil, columns: [TableColumn], order: ColumnOrder? = nil,
            onSort: (@MainActor (ColumnOrder) -> Void)? = nil
        ) {
            self.title = title
            self.columns = columns
            self.order = order
            self.onSort = onSort
        }

        /// Whether both show the same.
        public static func == (left: ViewModel, right: ViewModel) -> Bool {
            left.title == right.title && left.columns == right.columns
                && left.order == right.order
        }
    }

    /// What the header shows.
    open var viewModel: ViewModel? {
        didSet {
            textLabel?.text = viewModel?.title
            if viewModel != oldValue { setNeedsDisplay() }
        }
    }

    open override var content: CellContent {
        var content = super.content
        guard let viewModel else { return content }
        for (index, column) in viewModel.columns.enumerated() {
            let mark = viewModel.order.map { $0.column == index ? $0.mark : "" } ?? ""
            content.labels.append(.init(column.title + mark, role: .value, column: column))
        }
        return content
    }

    /// Asks for the rows to be sorted by a column, or in the other direction if they are already; numbers,
    /// at a column's end, begin with the largest.
    public func sort(by column: Int) {
        guard let viewModel, viewModel.columns.indices.contains(column) else { return }
        var order = ColumnOrder(
            column: column, isDescending: viewModel.columns[column].alignment == .trailing)
        if let current = viewModel.order, current.column == column {
            order.isDescending = !current.isDescending
        }
        viewModel.onSort?(order)
    }
}
#endif
