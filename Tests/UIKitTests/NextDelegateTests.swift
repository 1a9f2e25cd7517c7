import Foundation
import Tableau
import Testing
import UIKit

/// `tableDelegate` beside the binder: what it is asked, and what its end leaves.
@MainActor
struct NextDelegateTests {
    let screen = Screen(Part.self, height: 300)
    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    @MainActor
    final class List {
        var items = (0..<30).map { Item($0) }
        var done: [String] = []
    }

    private func bind(_ list: List) {
        binder.displayedSections = [.first, .second]
        binder.onSection(.first).bind(cellType: ItemCell.self, models: { list.items })
            .onTapped { _, _, item in list.done.append("open \(item.id)") }
        binder.onSection(.second).bind(cellType: ItemCell.self, models: [Item(100)])
            .bind(headerTitle: "head").bind(footerTitle: "foot")
        binder.finish()
        table.layoutIfNeeded()
    }

    /// UIKit asks which methods there are only when the delegate is set; a call that then finds
    /// nobody ends the program.
    @Test func theAppsDelegateMayEnd() {
        let list = List()
        var own: OwnDelegate? = OwnDelegate(
            .didEndDisplayingCell, .shouldHighlight, .willSelect, .canEdit, .headerView)
        binder.tableDelegate = own
        bind(list)
        table.tapRow(at: [0, 0])
        #expect(list.done.isEmpty, "its delegate refused")
        own = nil
        #expect(binder.tableDelegate == nil)
        table.contentOffset.y = 600
        table.layoutIfNeeded()
        table.tapRow(at: [0, 15])
        #expect(list.done == ["open 15"])
        table.setEditing(true, animated: false)
        #expect(table.visibleCells.allSatisfy { $0.isEditing })
    }

    /// One that is replaced is not missed, nor does its end later take anything from its successor.
    @Test func theAppsDelegateMayBeReplaced() {
        let list = List()
        var first: OwnDelegate? = OwnDelegate(.shouldHighlight)
        let second = OwnDelegate(.didEndDisplayingCell)
        binder.tableDelegate = first
        bind(list)
        binder.tableDelegate = second
        table.tapRow(at: [0, 0])
        first = nil
        table.contentOffset.y = 600
        table.layoutIfNeeded()
        #expect(list.done == ["open 0"])
        #expect(second.calls.contains(.didEndDisplayingCell))
        #expect(first == nil)
    }

    /// Two tables may share a delegate.
    @Test func oneDelegateOfTwoTables() {
        let list = List()
        let other = NextDelegateTests()
        var own: OwnDelegate? = OwnDelegate(.shouldHighlight)
        binder.tableDelegate = own
        other.binder.tableDelegate = own
        bind(list)
        other.bind(list)
        own = nil
        #expect(own == nil)
        table.tapRow(at: [0, 0])
        other.table.tapRow(at: [0, 1])
        #expect(list.done == ["open 0", "open 1"])
    }
}
