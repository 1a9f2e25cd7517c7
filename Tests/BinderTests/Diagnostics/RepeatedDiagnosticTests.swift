import Tableau
import TestEnvironment
import Testing

/// A mistake that shows in each cell is reported once, and everything bound is known.
@MainActor
struct RepeatedDiagnosticTests {
    @Test func aHandlerThatCannotRunIsReportedOnceForItsSection() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self, models: [.first: [1, 2, 3], .second: [4, 5]])
        fixture.binder.onAllSections().assuming(modelType: String.self)
            .onDequeue { _, _, _, _ in }
            .onTapped { _, _, _, _ in }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        expect(fixture.kinds, [.handlerCannotRun, .handlerCannotRun])
        expect(Set(fixture.diagnostics.map(\.section)), ["first", "second"])
        fixture.table.reloadData()
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [0, 1])
        expect(fixture.diagnostics.count, 3, "another handler")
    }

    @Test(arguments: ["searchText", "prefetch", "reorderable", "onTapped", "cellHeight"])
    func whateverAChainForAllSectionsBindsIsLeftOut(part: String) {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        let all = fixture.binder.onAllOtherSections().assuming(modelType: Item.self)
        switch part {
        case "searchText": all.searchText(\.text)
        case "prefetch": all.prefetch(when: .cellsFromEnd(1)) { _, _ in }
        case "reorderable": all.reorderable { _ in }
        case "onTapped": all.onTapped { _, _, _, _ in }
        default: all.cellHeight { _, _, _ in 1 }
        }
        fixture.binder.finish()
        expect(
            fixture.binder.explain(.first).contains("takes nothing from chains for all sections"))
    }
}
