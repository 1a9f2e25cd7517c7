import Foundation

/// A binding of data to one part of sections: what a chain supplies, and how it is shown.
///
/// Not generic: code that runs for every section of every turn must not look up types at run time.
@MainActor
final class DataBinding {
    /// Cells for rows, made of data.
    struct Cells {
        /// `compared` contains the view models if rows are compared by them, otherwise the models.
        typealias Make = (
            _ tableView: TableView, _ indexPath: IndexPath, _ models: RowList, _ compared: RowList
        ) -> TableViewCell

        /// The class of the cells; `nil` for cells from a closure.
        let type: CellClass?
        let make: Make

        /// A closure may return a cell of another class for a changed model, which reconfiguring does
        /// not allow.
        var updateStyle: RowUpdateStyle { type == nil ? .replace : .reconfigure }
    }

    /// The views of a class that show view models.
    struct Views {
        let type: TableViewHeaderFooterView.Type
        let assign: (_ viewModel: Any, _ view: TableViewHeaderFooterView) -> Void
    }

    let chain: ChainLabel
    /// The header or footer; nil for cells.
    let edge: HeaderFooterKind?
    /// Nil for headers and footers.
    let cells: Cells?
    /// Nil for cells, and for titles, which the table draws.
    let views: Views?
    /// The content that a section supplies itself, given its state, instead of data.
    let contentOfSection: ((AnySectionState) -> HeaderFooterContent?)?
    /// The number of this binding among the binder's, from 1.
    var number = 0
    /// Whether ``PendingState/recipients`` match the keys of the latest data, one by one: then the
    /// next data set, which mostly has the same keys, needs no look-up of sections.
    var hasRecipientForEachKey = false

    init(
        _ edge: HeaderFooterKind? = nil, chain: ChainLabel, cells: Cells? = nil,
        views: Views? = nil,
        contentOfSection: ((AnySectionState) -> HeaderFooterContent?)? = nil
    ) {
        self.edge = edge
        self.chain = chain
        self.cells = cells
        self.views = views
        self.contentOfSection = contentOfSection
    }

    /// What it shows, for explanations.
    var shows: String {
        if let cells { return cells.type.map { "\($0.type)" } ?? "a cell provider" }
        if let views { return "\(views.type)" }
        return contentOfSection == nil ? "titles" : "titles of sections"
    }

    /// The name in explanations.
    var part: String { edge?.rawValue ?? "cells" }

    /// The name in messages: `header title`.
    var name: String { edge == nil ? part : "\(part) \(views == nil ? "title" : "view")" }

    /// Returns whether it isn't used where an earlier one is bound; otherwise that one isn't.
    ///
    /// A title gives way to a view, even if there is no view model.
    func givesWay(to earlier: DataBinding) -> Bool { views == nil && earlier.views != nil }
}
