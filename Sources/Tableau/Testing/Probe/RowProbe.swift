#if !canImport(UIKit)
public import Foundation
public import Tableau
import TableauPictures

/// A row as a person reads it, at the moment when it was looked at.
@MainActor
public struct RowProbe {
    /// Where it is.
    public let indexPath: IndexPath
    /// What it shows.
    public let content: CellContent
    /// Whether it is selected.
    public let isSelected: Bool

    init(_ tableView: TableView, _ indexPath: IndexPath) {
        self.indexPath = indexPath
        content = tableView.content(ofRowAt: RowPath(clamping: indexPath))
        isSelected = tableView.indexPathsForSelectedRows?.contains(indexPath) ?? false
    }

    /// Its texts in reading order.
    public var texts: [String] { content.labels.map(\.text) }

    /// Its first text; empty if it has none.
    public var text: String { texts.first ?? "" }

    /// All that it shows, as one line.
    public var line: String { PlainText.line(content) }

    /// Its control, if it has one.
    public var control: CellContent.Control? { content.control }
}

/// A section as a person reads it.
@MainActor
public struct SectionProbe {
    /// Where it is.
    public let index: Int
    private let tableView: TableView

    init(_ tableView: TableView, _ index: Int) {
        self.tableView = tableView
        self.index = index
    }

    /// The text above it.
    public var header: String? { tableView.headerContent(forSection: index)?.labels.first?.text }

    /// The text below it.
    public var footer: String? { tableView.footerContent(forSection: index)?.labels.first?.text }

    /// Its rows from top to bottom, visible or not.
    public var rows: [RowProbe] {
        (0..<tableView.numberOfRows(inSection: index)).map {
            RowProbe(tableView, IndexPath(row: $0, section: index))
        }
    }
}
#endif
