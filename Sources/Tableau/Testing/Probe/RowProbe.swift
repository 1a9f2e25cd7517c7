#if !canImport(UIKit)
public import Foundation
public import Tableau
import TableauPictures

/// A snapshot of a row as the user sees it.
@MainActor
public struct RowProbe {
    /// The index path of the row.
    public let indexPath: IndexPath
    /// The content of the row.
    public let content: CellContent
    /// A Boolean value that indicates whether the row is selected.
    public let isSelected: Bool

    init(_ tableView: TableView, _ indexPath: IndexPath) {
        self.indexPath = indexPath
        content = tableView.content(ofRowAt: RowPath(clamping: indexPath))
        isSelected = tableView.indexPathsForSelectedRows?.contains(indexPath) ?? false
    }

    /// The texts in reading order.
    public var texts: [String] { content.labels.map(\.text) }

    /// The first text; empty if there is none.
    public var text: String { texts.first ?? "" }

    /// The content as one line.
    public var line: String { PlainText.line(content) }

    /// The control, if the row has one.
    public var control: CellContent.Control? { content.control }
}

/// A section as the user sees it.
@MainActor
public struct SectionProbe {
    /// The index of the section.
    public let index: Int
    private let tableView: TableView

    init(_ tableView: TableView, _ index: Int) {
        self.tableView = tableView
        self.index = index
    }

    /// The text of the header.
    public var header: String? {
        tableView.content(of: .header, inSection: index)?.labels.first?.text
    }

    /// The text of the footer.
    public var footer: String? {
        tableView.content(of: .footer, inSection: index)?.labels.first?.text
    }

    /// The rows from top to bottom, visible or not.
    public var rows: [RowProbe] {
        (0..<tableView.numberOfRows(inSection: index)).map {
            RowProbe(tableView, IndexPath(row: $0, section: index))
        }
    }
}
#endif
