#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

@MainActor
struct TableViewBasicsTests {
    @Test func showsTheRowsAndHeadersOfTheSource() {
        let source = ListSource([["a", "b"], ["c"]])
        source.headers = ["One", nil]
        let table = makeTable(source)
        expect(table.shownTexts, ["a", "b", "c"])
        expect(table.numberOfSections, 2)
        expect(table.headerView(forSection: 0)?.textLabel?.text, "One")
        expect(table.headerView(forSection: 1) == nil)
        expect(table.contentSize, CGSize(width: 320, height: 160))
    }

    @Test func aBatchMovesTheSelectionWithItsRow() {
        let source = ListSource([["a", "b", "c"]])
        let table = makeTable(source)
        expect(table.tapRow(at: IndexPath(row: 2, section: 0)))
        let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
        table.performBatchUpdates {
            source.sections = [["x", "c", "b"]]
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
            table.moveRow(
                at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
        }
        expect(table.shownTexts, ["x", "c", "b"])
        expect(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)
    }

    /// The control tells notes from a line of text, so that no text is lost by its kind.
    @Test func notesAreATextOfSeveralLines() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        let control = CellControl.notes(text: "a", placeholder: "b")
        cell.control = control
        var saved = ""
        control.onChange = { if case .text(let text) = $0 { saved = text } }
        control.send(.text("a\nb"))
        expect(saved, "a\nb")
        expect(control.isMultiline && cell.content.control?.isMultiline == true)
        expect(!CellControl.textField(text: "a").isMultiline)
    }

    /// A switch that can't be changed now leaves the tap to its row.
    @Test func aTapOnADisabledControlSelectsTheRow() throws {
        let table = makeTable(ListSource([["a", "b"]]))
        let path = IndexPath(row: 1, section: 0)
        let cell = try #require(table.cellForRow(at: path))
        let control = CellControl.toggle(isOn: false)
        cell.control = control
        expect(table.tapRow(at: path))
        expect(control.value == .toggle(true) && table.indexPathForSelectedRow == nil)
        control.isEnabled = false
        expect(table.tapRow(at: path))
        expect(control.value == .toggle(true) && table.indexPathForSelectedRow == path)
    }
}
#endif
