package import Foundation
import Synchronization

/// The data source and delegate of a table view, UIKit's or the display-neutral one, which shows a
/// binder's contents.
@MainActor
package final class TableViewAdapter: NSObject, TableViewDataSource, TableViewDelegate {
    package let tableView: TableView
    weak var contents: (any TableContents)?
    /// Receives the calls that the contents don't handle, and the same notifications as they.
    ///
    /// With Objective-C its methods are optional: one that is named with its labels, in parentheses, is
    /// nil where there is none, and elsewhere where there is no delegate. What only the next delegate
    /// handles is forwarded to it there; the display-neutral table calls it itself.
    package weak var nextDelegate: (any TableViewDelegate)? {
        didSet { nextDelegateDidChange(from: oldValue) }
    }
    let place: AdapterPlace
    #if canImport(UIKit) && !os(watchOS)
    /// Whether the table is asking, in the middle of its work.
    private(set) var isAnswering = false
    var findLiftedRow: (() -> IndexPath?)?
    var hasOpenMenu = false
    /// Whether the row that is dragged has been dropped.
    package var hasDropped = false
    /// Whether it will be asked whether the user has let the table go.
    var awaitsLetGo = false
    /// Whether headers or footers are to be requested once no row of their sections is edited.
    var owesHeadersFooters = false
    #endif
    /// The content shown while the table has no rows.
    package var emptyContent: EmptyContent? {
        didSet { if isInstalled { emptyContentDidChange() } }
    }
    /// What the contents answer; may be read from any thread.
    nonisolated private let answered = Atomic<UInt32>(0)

    package init(tableView: TableView) {
        self.tableView = tableView
        place = AdapterPlace(tableView)
        super.init()
    }

    package func install(_ contents: any TableContents) {
        self.contents = contents
        answered.store(contents.answers.rawValue, ordering: .relaxed)
        // UIKit checks which methods a delegate implements only when it is set.
        tableView.dataSource = self
        tableView.delegate = self
        offerDrags()
        tableView.reloadData()
        #if canImport(UIKit) && !os(watchOS)
        hideEmptyContent()
        watchTable()
        #endif
    }

    /// Whether the table should ask.
    package nonisolated func answers(_ question: TableQuestions) -> Bool {
        TableQuestions(rawValue: answered.load(ordering: .relaxed)).contains(question)
    }

    /// Answers what the table asks in the middle of its work, of which UIKit's doesn't tell.
    private func answer<Answer>(_ answer: () -> Answer) -> Answer {
        #if canImport(UIKit) && !os(watchOS)
        let wasAnswering = isAnswering
        isAnswering = true
        defer { isAnswering = wasAnswering }
        #endif
        return answer()
    }

    // MARK: Data source

    package func numberOfSections(in tableView: TableView) -> Int {
        contents?.numberOfSections ?? 0
    }

    package func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int {
        contents?.numberOfRows(inSection: section) ?? 0
    }

    package func tableView(_: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        answer { contents?.cell(at: indexPath, for: tableView) }
            ?? TableViewCell(style: .default, reuseIdentifier: nil)
    }

    package func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
        answer { contents?.title(of: .header, inSection: section) }
    }

    package func tableView(_: TableView, titleForFooterInSection section: Int) -> String? {
        answer { contents?.title(of: .footer, inSection: section) }
    }

    // MARK: Delegate: headers and footers

    package func tableView(_: TableView, viewForHeaderInSection section: Int) -> TableElementView? {
        answer { view(of: .header, inSection: section) }
    }

    package func tableView(_: TableView, viewForFooterInSection section: Int) -> TableElementView? {
        answer { view(of: .footer, inSection: section) }
    }

    private func view(of edge: HeaderFooterKind, inSection section: Int) -> TableElementView? {
        if let view = contents?.view(of: edge, inSection: section, for: tableView) { return view }
        // A view would hide the title.
        if contents?.title(of: edge, inSection: section) != nil { return nil }
        return edge == .header
            ? (nextDelegate?.tableView(_:viewForHeaderInSection:))?(tableView, section)
            : (nextDelegate?.tableView(_:viewForFooterInSection:))?(tableView, section)
    }

    // MARK: Delegate: heights

    package func tableView(_: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(.cellHeight, at: indexPath)
    }

    package func tableView(_: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        height(.estimatedCellHeight, at: indexPath)
    }

    package func tableView(_: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(.headerHeight, at: [section, 0])
    }

    package func tableView(_: TableView, heightForFooterInSection section: Int) -> CGFloat {
        height(.footerHeight, at: [section, 0])
    }

    package func tableView(
        _: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { height(.estimatedHeaderHeight, at: [section, 0]) }

    package func tableView(
        _: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { height(.estimatedFooterHeight, at: [section, 0]) }

    private func height(_ kind: DimensionKind, at path: IndexPath) -> CGFloat {
        let given = answer {
            contents?.height(kind, at: path)
                ?? tableView.height(kind, at: path, from: nextDelegate)
        }
        if let given { return given }
        let own = tableView.own(kind)
        // As a return value, 0 does not turn estimates off.
        return kind.isEstimated && own <= 0 ? TableView.automaticDimension : own
    }

    // MARK: Delegate: row events

    package func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        answer {
            contents?.willShow(rowAt: indexPath)
            (nextDelegate?.tableView(_:willDisplay:forRowAt:))?(tableView, cell, indexPath)
        }
    }

    package func tableView(_: TableView, didSelectRowAt indexPath: IndexPath) {
        contents?.didSelect(rowAt: indexPath)
        #if !canImport(UIKit) || os(watchOS)
        // With UIKit, a row is also selected by a keyboard, without being opened.
        if !tableView.checksRows { contents?.didTap(rowAt: indexPath) }
        #endif
        (nextDelegate?.tableView(_:didSelectRowAt:))?(tableView, indexPath)
    }

    package func tableView(_: TableView, didDeselectRowAt indexPath: IndexPath) {
        // If only one row can be selected, the selection of the next row follows.
        if tableView.selectsSeveralRows { contents?.selectionDidChange(deselecting: [indexPath]) }
        (nextDelegate?.tableView(_:didDeselectRowAt:))?(tableView, indexPath)
    }

    package func scrollViewDidScroll(_ scrollView: ScrollingView) {
        #if canImport(UIKit) && !os(watchOS)
        place.didScroll()
        #endif
        contents?.didScroll()
        (nextDelegate?.scrollViewDidScroll(_:))?(scrollView)
    }

    #if canImport(UIKit) && !os(watchOS)
    package func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollingView) {
        ownPlace?.visibleHeightDidChange()
        (nextDelegate?.scrollViewDidChangeAdjustedContentInset(_:))?(scrollView)
    }
    #endif
}
