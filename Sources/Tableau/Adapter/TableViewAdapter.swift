package import Foundation
import Synchronization

/// The data source and delegate of a table view, which shows a binder's contents.
///
/// Written against the members that `UITableView` and the display-neutral table share, so that one
/// adapter serves both.
@MainActor
package final class TableViewAdapter: NSObject, TableViewDataSource, TableViewDelegate {
    package let tableView: TableView
    weak var contents: (any TableContents)?
    /// Receives the calls that the contents don't handle, and the same notifications as the
    /// contents.
    package weak var nextDelegate: (any TableViewDelegate)? {
        didSet { nextDelegateDidChange(from: oldValue) }
    }
    #if canImport(UIKit) && !os(watchOS)
    let uiKitPlace: UIKitPlace
    /// Finds the row that a drag has lifted.
    var findLiftedRow: (() -> IndexPath?)?
    var emptyContent: EmptyContent? {
        didSet {
            hideEmptyContent()
            settleEmptyContent()
        }
    }
    var emptyView: EmptyContentView?
    #endif
    /// The heights that the contents bind; may be read from any thread.
    nonisolated private let boundHeights = Atomic<UInt8>(0)
    /// The interactions that rows offer; may be read from any thread.
    nonisolated private let offered = Atomic<UInt8>(0)

    package init(tableView: TableView) {
        self.tableView = tableView
        #if canImport(UIKit) && !os(watchOS)
        uiKitPlace = UIKitPlace(tableView)
        #endif
        super.init()
    }

    /// Makes `contents` the source of the table's data, with a full reload.
    package func install(_ contents: any TableContents) {
        self.contents = contents
        boundHeights.store(contents.boundHeights.rawValue, ordering: .relaxed)
        offered.store(offers(of: contents), ordering: .relaxed)
        // UIKit checks which methods a delegate implements only when it is set.
        tableView.dataSource = self
        tableView.delegate = self
        offerDrags()
        tableView.reloadData()
        #if canImport(UIKit) && !os(watchOS)
        watchTable()
        #endif
    }

    /// Whether the table should request a height: a delegate's value overrides the table's
    /// property.
    package nonisolated func answers(_ height: HeightKinds) -> Bool {
        HeightKinds(rawValue: boundHeights.load(ordering: .relaxed)).contains(height)
    }

    /// Whether any chain binds actions at a place, or reordering.
    package nonisolated func offers(_ offer: Offers) -> Bool {
        !Offers(rawValue: offered.load(ordering: .relaxed)).isDisjoint(with: offer)
    }

    private func offers(of contents: any TableContents) -> UInt8 {
        var offers: Offers = contents.bindsReorder ? .moves : []
        for place in contents.boundActions { offers.insert(.actions(place)) }
        return offers.rawValue
    }

    /// Interactions that rows offer.
    package struct Offers: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let moves = Offers(rawValue: 1)
        package static func actions(_ place: RowActionPlace) -> Offers {
            Offers(rawValue: 2 << UInt8(place.rawValue))
        }
    }

    // MARK: Data source

    package func numberOfSections(in tableView: TableView) -> Int {
        contents?.numberOfSections ?? 0
    }

    package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        contents?.numberOfRows(inSection: section) ?? 0
    }

    package func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        contents?.cell(at: indexPath, for: tableView)
            ?? TableViewCell(style: .default, reuseIdentifier: nil)
    }

    package func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? {
        contents?.title(of: .header, inSection: section)
    }

    package func tableView(
        _ tableView: TableView, titleForFooterInSection section: Int
    ) -> String? {
        contents?.title(of: .footer, inSection: section)
    }

    // MARK: Delegate: headers and footers

    package func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView? {
        view(of: .header, inSection: section)
    }

    package func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> TableElementView? {
        view(of: .footer, inSection: section)
    }

    private func view(of edge: HeaderFooterKind, inSection section: Int) -> TableElementView? {
        if let view = contents?.view(of: edge, inSection: section, for: tableView) { return view }
        // A view would hide the title.
        let hasTitle = contents?.title(of: edge, inSection: section) != nil
        return hasTitle ? nil : nextView(of: edge, inSection: section)
    }

    // MARK: Delegate: heights

    package func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        contents?.height(ofRowAt: indexPath, estimated: false) ?? nextHeight(
            ofRowAt: indexPath, estimated: false) ?? tableView.rowHeight
    }

    package func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        contents?.height(ofRowAt: indexPath, estimated: true)
            ?? nextHeight(ofRowAt: indexPath, estimated: true)
            ?? estimate(tableView.estimatedRowHeight)
    }

    package func tableView(
        _ tableView: TableView, heightForHeaderInSection section: Int
    ) -> CGFloat {
        contents?.height(of: .header, inSection: section, estimated: false)
            ?? nextHeight(of: .header, inSection: section, estimated: false)
            ?? tableView.sectionHeaderHeight
    }

    package func tableView(
        _ tableView: TableView, heightForFooterInSection section: Int
    ) -> CGFloat {
        contents?.height(of: .footer, inSection: section, estimated: false)
            ?? nextHeight(of: .footer, inSection: section, estimated: false)
            ?? tableView.sectionFooterHeight
    }

    package func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
        contents?.height(of: .header, inSection: section, estimated: true)
            ?? nextHeight(of: .header, inSection: section, estimated: true)
            ?? estimate(tableView.estimatedSectionHeaderHeight)
    }

    package func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
        contents?.height(of: .footer, inSection: section, estimated: true)
            ?? nextHeight(of: .footer, inSection: section, estimated: true)
            ?? estimate(tableView.estimatedSectionFooterHeight)
    }

    /// Returns the table's own estimate; as a return value, 0 does not turn estimates off.
    private func estimate(_ own: CGFloat) -> CGFloat {
        own > 0 ? own : TableView.automaticDimension
    }

    // MARK: Delegate: row events

    package func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        contents?.willShow(rowAt: indexPath)
        pass(willDisplay: cell, forRowAt: indexPath)
    }

    package func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        contents?.didSelect(rowAt: indexPath)
        if TableView.selectsByTapsOnly { contents?.didTap(rowAt: indexPath) }
        pass(didSelectRowAt: indexPath)
    }

    package func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        contents?.didDeselect(rowAt: indexPath)
        pass(didDeselectRowAt: indexPath)
    }

    package func scrollViewDidScroll(_ scrollView: ScrollingView) {
        #if canImport(UIKit) && !os(watchOS)
        uiKitPlace.didScroll()
        #endif
        contents?.didScroll()
        pass(didScroll: scrollView)
    }

    #if canImport(UIKit) && !os(watchOS)
    package func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollingView) {
        visibleHeightDidChange()
        pass(didChangeAdjustedContentInset: scrollView)
    }
    #endif
}
