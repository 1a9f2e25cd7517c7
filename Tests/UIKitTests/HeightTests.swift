import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// A delegate's height overrides the table's own properties, so the adapter provides only heights
/// that are bound.
@MainActor
struct HeightTests {
    let screen = Screen(Part.self)
    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    private func bindRows(in sections: Part...) {
        binder.displayedSections = sections
        binder.onAllSections().bind(
            cellType: ItemCell.self,
            viewModels: Dictionary(uniqueKeysWithValues: sections.map { ($0, [Item(1)]) }))
    }

    @Test func disabledEstimatesStayDisabled() {
        table.estimatedRowHeight = 0
        table.estimatedSectionHeaderHeight = 0
        bindRows(in: .first)
        binder.finish()
        table.layoutIfNeeded()
        expect(screen.texts, [["1"]])
    }

    @Test func rowsWithoutABoundEstimateHaveNoEstimateOfZero() {
        table.estimatedRowHeight = 0
        bindRows(in: .first, .second)
        binder.onSection(.first).dimensions(.estimatedCellHeight { _ in 60 })
        binder.finish()
        table.layoutIfNeeded()
        expect(screen.texts, [["1"], ["1"]])
    }

    @Test func aTableWideHeightAppliesToExistingHeadersOnly() {
        table.sectionHeaderHeight = 28
        bindRows(in: .first, .second)
        binder.onAllSections().bind(headerTitles: [.second: "second"])
        binder.finish()
        table.layoutIfNeeded()
        expect(table.rectForHeader(inSection: 0).height, 0)
        expect(table.rectForHeader(inSection: 1).height, 28)
    }

    @Test func aHeightBoundForOneSectionTakesNoRoomInOthers() {
        table.sectionHeaderHeight = 28
        bindRows(in: .first, .second, .third)
        binder.onAllSections().bind(headerTitles: [.first: "first", .third: "third"])
        binder.onSection(.third).dimensions(.headerHeight { 50 })
        binder.finish()
        table.layoutIfNeeded()
        let heights = (0..<3).map { table.rectForHeader(inSection: $0).height }
        expect(heights, [28, 0, 50])
    }

    @Test(arguments: [0.5, 1, -4])
    func anEstimateThatUIKitRejectsIsRaisedAndReported(estimate: CGFloat) {
        bindRows(in: .first)
        binder.onSection(.first).dimensions(
            .estimatedCellHeight { _ in estimate }, .estimatedHeaderHeight { estimate })
        binder.finish()
        table.layoutIfNeeded()
        expect(screen.texts, [["1"]])
        expect(screen.diagnostics.map(\.kind), [.estimateTooSmall])
        expect(screen.diagnostics.first?.section, "first")
    }

    @Test func anEstimateOfZeroForAHeaderIsAllowed() {
        bindRows(in: .first)
        binder.onSection(.first).dimensions(.estimatedHeaderHeight { 0 })
        binder.finish()
        table.layoutIfNeeded()
        expect(screen.texts, [["1"]])
        expect(screen.diagnostics.isEmpty)
    }
}
