#if !canImport(UIKit)
import Tableau
import Testing

/// Each kind of operation is shown with the animation that the binder sets for it.
@MainActor
struct AnimationTests {
    /// Records the animations of section deletes and inserts.
    final class Surface: TableViewSurface {
        var deletes: [TableView.RowAnimation] = []
        var inserts: [TableView.RowAnimation] = []

        func tableViewNeedsDisplay(_ tableView: TableView) {}

        func tableView(_ tableView: TableView, didApply batch: AppliedBatch) {
            deletes = batch.batch.sectionDeletes.map(\.animation)
            inserts = batch.batch.sectionInserts.map(\.animation)
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
        #expect(surface.deletes.count == 2)
        #expect(surface.deletes.contains(.right) && surface.deletes.contains(.middle))
        #expect(surface.inserts.count == 2)
        #expect(surface.inserts.contains(.left) && surface.inserts.contains(.middle))
        fixture.binder.displayedSections = [.second, .fourth]
        fixture.turn()
        #expect(surface.deletes == [.right])
        fixture.binder.displayedSections = [.fourth, .second]
        fixture.turn()
        #expect(surface.deletes == [.middle])
        #expect(surface.inserts == [.middle])
    }
}
#endif
