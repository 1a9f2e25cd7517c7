import Tableau
import TestEnvironment
import Testing

/// From a bound closure to the table and back: the path of a first user.
@MainActor
struct FirstBinderTests {
    @Test func showsBoundModelsAndAnimatesChanges() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        var items: [Place: [Item]] = [.second: [Item(1, "a"), Item(2, "b")]]
        var tapped: [String] = []
        fixture.binder.onSections(.first, .second)
            .bind(
                cellType: TextCell.self, models: { items },
                mapToViewModels: { TextCell.ViewModel(id: $0.id, text: $0.text) }
            )
            .bind(headerTitles: [.first: "First", .second: "Second"])
            .onTapped { section, row, cell, item in tapped.append("\(section) \(row) \(item.text)")
            }
        fixture.binder.finish()
        expect(fixture.lines, ["[Second]", "a", "b"])

        items = [.first: [Item(3, "c")], .second: [Item(2, "b2"), Item(1, "a")]]
        fixture.binder.refresh()
        expect(fixture.lines, ["[Second]", "a", "b"])
        fixture.clock.advance()
        expect(fixture.lines, ["[First]", "c", "[Second]", "b2", "a"])

        fixture.table.tapRow(at: [1, 0])
        expect(tapped, ["second 0 b2"])
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func theExampleTableUnderBindingDimensions() {
        let fixture = Fixture<Place>(.manuallyManaged)
        fixture.binder.displayedSections = [.first, .second, .third]
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: [Item(1)])
            .bind(headerTitle: "1").bind(footerTitle: "1")
            .dimensions(
                .cellHeight { _ in 120 },
                .headerHeight { 80 })
        fixture.binder.onSections(.second, .third)
            .bind(cellType: TextCell.self, models: [.second: [Item(1)], .third: [Item(2)]])
            .bind(headerTitles: [.second: "2", .third: "3"])
            .bind(footerTitles: [.second: "2", .third: "3"])
            .dimensions(
                .cellHeight { section, _ in
                    switch section {
                    case .second: return 90
                    default: return 70
                    }
                })
        fixture.binder.onAnySection()
            .dimensions(
                .cellHeight { _, _ in 200 },
                .headerHeight { _ in 50 },
                .footerHeight { _ in 50 })
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        let heights = (0..<3).map { section in
            [
                fixture.table.rectForRow(at: [section, 0]).height,
                fixture.table.rectForHeader(inSection: section).height,
                fixture.table.rectForFooter(inSection: section).height,
            ]
        }
        expect(heights, [[120, 80, 50], [90, 50, 50], [70, 50, 50]])
    }

    /// A trailing closure has no label, so it matches both `mapToViewModels` and
    /// `mapToViewModelsWith`: the call must not be ambiguous.
    @Test func viewModelsMadeInATrailingClosure() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let read = { [Item(2, "b")] }
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: [Item(1, "a")]) { item in
                TextCell.ViewModel(item)
            }
        fixture.binder.onSection(.second)
            .bind(cellType: TextCell.self, models: read) { TextCell.ViewModel($0) }
        fixture.binder.finish()
        expect(fixture.lines, ["a", "b"])
    }
}
