#if !canImport(UIKit)
import Tableau
import TestEnvironment
import Testing

/// Each kind of operation is shown with the animation that the binder sets for it.
@MainActor
struct AnimationTests {
    /// Records the animations of section deletes and inserts, and the operations on rows.
    final class Surface: TableViewSurface {
        var deletes: [TableView.RowAnimation] = []
        var inserts: [TableView.RowAnimation] = []
        var rows = BatchOperations()

        func needsDisplay() {}

        func didApply(_ batch: AppliedBatch) {
            deletes = batch.map.sections?.operations.deletes.map(\.animation) ?? []
            inserts = batch.map.sections?.operations.inserts.map(\.animation) ?? []
            rows = batch.map.operations
        }
    }

    /// Sections that change their order have an animation of their own, different from that of
    /// sections that are inserted or deleted.
    @Test func sectionsThatChangeTheirOrderUseTheSectionUpdateAnimation() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        let surface = Surface()
        fixture.table.surface = surface
        fixture.binder.sectionInsertionAnimation = .left
        fixture.binder.sectionDeletionAnimation = .right
        fixture.binder.sectionUpdateAnimation = .middle
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self,
            models: [.first: ["a"], .second: ["b"], .third: ["c"], .fourth: ["d"]])
        fixture.binder.finish()
        fixture.binder.displayedSections = [.third, .second, .fourth]
        fixture.turn()
        expect(surface.deletes.count, 2)
        expect(surface.deletes.contains(.right) && surface.deletes.contains(.middle))
        expect(surface.inserts.count, 2)
        expect(surface.inserts.contains(.left) && surface.inserts.contains(.middle))
        fixture.binder.displayedSections = [.second, .fourth]
        fixture.turn()
        expect(surface.deletes, [.right])
        fixture.binder.displayedSections = [.fourth, .second]
        fixture.turn()
        expect(surface.deletes, [.middle])
        expect(surface.inserts, [.middle])
    }

    /// Rows are inserted, deleted and replaced with three animations; rows without identity and
    /// equality are replaced with a fourth.
    @Test func eachKindOfRowChangeHasItsAnimation() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let surface = Surface()
        fixture.table.surface = surface
        fixture.table.register(TextCell.self)
        fixture.binder.rowInsertionAnimation = .left
        fixture.binder.rowDeletionAnimation = .right
        fixture.binder.rowUpdateAnimation = .middle
        fixture.binder.undiffableSectionUpdateAnimation = .top
        var items = [Item(1, "a"), Item(2, "b")]
        var plain: [Plain] = []
        fixture.binder.onSection(.first).bind(
            cellProvider: { table, _, item in
                let cell = table.dequeue(TextCell.self)
                cell.viewModel = .init(item)
                return cell
            }, models: { items })
        fixture.binder.onSection(.second).bind(cellType: OtherCell.self, models: { plain })
            .onDequeue { _, cell, model in cell.textLabel?.text = model.text }
        fixture.binder.finish()
        func animations(of change: () -> Void) -> [[TableView.RowAnimation]] {
            change()
            fixture.binder.refresh()
            fixture.turn()
            return [surface.rows.deletes, surface.rows.inserts].map { $0.map(\.animation) }
        }
        expect(animations { items.append(Item(3, "c")) }, [[], [.left]])
        expect(animations { items.removeFirst() }, [[.right], []])
        expect(animations { items[0].text = "B" }, [[.middle], [.middle]])
        expect(animations { plain = [Plain(text: "x")] }, [[], [.left]])
        expect(animations { plain = [Plain(text: "y")] }, [[.top], [.top]])
        expect(fixture.lines, ["B", "c", "y"])
    }
}
#endif
