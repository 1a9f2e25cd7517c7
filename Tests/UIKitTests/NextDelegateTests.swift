import Foundation
import Tableau
import TestEnvironment
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

    private func bind(_ list: List, movingRows: Bool = false) {
        binder.displayedSections = [.first, .second]
        let chain = binder.onSection(.first).bind(cellType: ItemCell.self, models: { list.items })
            .onTapped { _, _, item in list.done.append("open \(item.id)") }
        if movingRows { chain.reorderable { _ in } }
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
            .didEndDisplayingCell, .shouldHighlight, .willSelect, .canEdit, .dragWillBegin)
        binder.tableDelegate = own
        bind(list, movingRows: true)
        table.tapRow(at: [0, 0])
        expect(list.done.isEmpty, "its delegate refused")
        own = nil
        expect(binder.tableDelegate == nil)
        table.contentOffset.y = 600
        table.layoutIfNeeded()
        table.tapRow(at: [0, 15])
        expect(list.done, ["open 15"])
        table.setEditing(true, animated: false)
        expect(table.visibleCells.allSatisfy { $0.isEditing })
        table.liftRow(at: [0, 15])?.drop(at: [0, 16])
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
        expect(list.done, ["open 0"])
        expect(second.calls.contains(.didEndDisplayingCell))
        expect(first == nil)
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
        expect(own == nil)
        table.tapRow(at: [0, 0])
        other.table.tapRow(at: [0, 1])
        expect(list.done, ["open 0", "open 1"])
    }

    /// One rule for all methods: what no chain answers, the app's delegate does.
    @Test(arguments: OptionalMethod.allCases)
    func theAppsDelegateAnswersWhatNoChainDoes(_ method: OptionalMethod) {
        let list = List()
        let own =
            method == .canMove || method == .moveTarget
            ? OwnDelegate(method, .moveRow) : OwnDelegate(method)
        binder.tableDelegate = own
        bind(list, movingRows: [.dragWillBegin, .dragDidEnd].contains(method))
        expect(isAnswered(method))
        expect(own.calls.contains(method))
    }

    /// Makes the table ask; returns whether the answer counted.
    private func isAnswered(_ method: OptionalMethod) -> Bool {
        switch method {
        case .didScroll, .willDisplayCell, .didEndDisplayingCell, .willDisplayFooter,
            .didEndDisplayingHeader, .didEndDisplayingFooter, .willDisplayHeader:
            scrollThere()
        case .didChangeInset: table.contentInset.bottom = 50
        case .rowHeight: return table.rectForRow(at: [0, 0]).height == 77
        case .headerHeight: return table.rectForHeader(inSection: 0).height == 77
        case .footerHeight:
            scrollThere()
            return table.rectForFooter(inSection: 0).height == 77
        case .estimatedRowHeight, .estimatedHeaderHeight, .estimatedFooterHeight: break
        case .headerView: return table.headerView(forSection: 0) != nil
        case .footerView:
            table.scrollToRow(at: [1, 0], at: .bottom, animated: false)
            table.layoutIfNeeded()
            return table.footerView(forSection: 0) != nil
        case .shouldHighlight, .willSelect: return !table.tapRow(at: [0, 0])
        case .didHighlight, .didUnhighlight, .didSelect, .canPerformPrimaryAction,
            .performPrimaryAction:
            return table.tapRow(at: [0, 0])
        case .willDeselect, .didDeselect:
            table.tapRow(at: [0, 0])
            return table.tapRow(at: [0, 1]) == (method == .didDeselect)
        case .leadingSwipe:
            return table.swipeActions(at: [0, 0], leading: true).map(\.title) == ["leading"]
        case .trailingSwipe:
            return table.swipeActions(at: [0, 0], leading: false).map(\.title) == ["trailing"]
        case .contextMenu: return table.contextMenu(at: [0, 0])?.title == "own"
        case .editingStyle: return editedCell?.editingStyle == .insert
        case .shouldIndent: return editedCell?.shouldIndentWhileEditing == true
        case .canEdit: return editedCell?.isEditing == false
        case .commit: table.deleteRow(at: [0, 0])
        case .canMove: return table.canLiftRow(at: [0, 0]) && !table.canLiftRow(at: [0, 1])
        case .moveRow:
            return table.canLiftRow(at: [0, 0]) && table.dropRow([0, 0], at: [0, 3]) == [0, 3]
        case .moveTarget: return table.dropRow([0, 0], at: [0, 3]) == [0, 1]
        case .dragWillBegin, .dragDidEnd:
            table.liftRow(at: [0, 0])?.drop(at: [0, 1])
        }
        return true
    }

    private var editedCell: UITableViewCell? {
        table.setEditing(true, animated: false)
        return table.cellForRow(at: [0, 0])
    }

    private func scrollThere() {
        table.contentOffset.y = 1200
        table.layoutIfNeeded()
        table.contentOffset.y = 0
        table.layoutIfNeeded()
    }
}
