import Tableau
import TestEnvironment
import Testing

/// Reuse identifiers and registration of cell classes.
@MainActor
struct ReuseTests {
    final class LaidOutCell: TableViewCell, UINibInitable {}
    final class NamedCell: TableViewCell, ReuseIdentifiable, UINibInitable {
        static let reuseIdentifier = "named"
    }
    final class LaidOutHeader: TableViewHeaderFooterView, ReuseIdentifiable, UINibInitable {}
    final class Cell: TableViewCell, ReuseIdentifiable {}
    enum Other {
        final class Cell: TableViewCell, ReuseIdentifiable {}
    }
    final class Header: TableViewHeaderFooterView {}

    @Test func cellClassesAreToldApartAndFindTheirNibs() {
        // A class with a nib takes the nibs name.
        expect(LaidOutHeader.reuseIdentifier, "LaidOutHeader")
        expect(reuseIdentifier(of: LaidOutCell.self), "LaidOutCell")
        expect(NamedCell.reuseIdentifier, "named")
        expect(LaidOutCell.nibName, "LaidOutCell")

        // Classes of one name do not collide.
        expect(Cell.reuseIdentifier != Other.Cell.reuseIdentifier)
        let table = TableView(style: .plain)
        let binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Place.self, clock: ManualUpdateClock())
        binder.displayedSections = [.first, .second]
        binder.onSection(.first).bind(cellType: Cell.self, models: ["a"])
        binder.onSection(.second).bind(cellType: Other.Cell.self, models: ["a"])
        let stage = Stage(table)
        binder.finish()
        table.frame = .init(x: 0, y: 0, width: 100, height: 500)
        table.layoutIfNeeded()
        expect(table.cellForRow(at: [0, 0]) is Cell)
        expect(table.cellForRow(at: [1, 0]) is Other.Cell)
        withExtendedLifetime(stage) {}
    }

    @Test func aProviderMayDequeueAnUnregisteredClass() {
        // Dequeue registers unregistered classes.
        let table = TableView(style: .plain)
        let cell = table.dequeue(Cell.self)
        expect(cell.reuseIdentifier, Cell.reuseIdentifier)
        expect(table.dequeue(Header.self).reuseIdentifier?.hasSuffix("Header"), true)

        // A provider may dequeue an unregistered class.
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first)
            .bind(cellProvider: { table, _ in table.dequeue(Cell.self) }, numberOfCells: 2)
        fixture.binder.finish()
        expect(fixture.table.cellForRow(at: [0, 1]) is Cell)
    }

    @Test func anIdentifierRegisteredForAnotherClassTrapsWithAMessage() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let table = TableView(style: .plain)
                table.register(Cell.self, forCellReuseIdentifier: Other.Cell.reuseIdentifier)
                _ = table.dequeue(Other.Cell.self)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(text.contains("give each class its own reuseIdentifier"))
    }

    #if !canImport(UIKit)
    /// With UIKit, cells of the default style have no such label.
    @Test(arguments: [
        (TableViewCell.CellStyle.default, TableViewLabel.Role.value), (.value1, .value),
        (.value2, .value), (.subtitle, .subtitle),
    ])
    func aDetailTextIsShownInEveryStyle(
        style: TableViewCell.CellStyle, role: TableViewLabel.Role
    ) {
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "title"
        expect(cell.content.labels.map(\.role), [.title])
        cell.detailTextLabel?.text = "detail"
        expect(cell.content.labels.map(\.role), [.title, role])
        expect(cell.content.text(role), "detail")
    }

    @Test func theDetailTextOfAPlainCellThatAChainBindsIsShown() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(cellType: TableViewCell.self, models: ["a"])
            .onDequeue { _, cell, text in cell.detailTextLabel?.text = text }
        fixture.binder.finish()
        expect(fixture.table.cellForRow(at: [0, 0])?.content.text(.value), "a")
    }
    #endif
}
