import Tableau
import TestEnvironment
import Testing

/// The code of advanced-binding-chains.md, completed with data.
@MainActor
struct AdvancedBindingChainsTests {
    final class FirstCellType: TableViewCell {}
    final class SecondCellType: TableViewCell {}
    final class ThirdCellType: TableViewCell {}
    final class MyCellType: TableViewCell {}

    enum Five: TableViewSection {
        case first
        case second
        case third
        case fourth
        case fifth
    }

    enum Three: TableViewSection {
        case first
        case second
        case third
    }

    @Test func onAllOtherSections() {
        let fixture = SeedFixture<Five>()
        let binder = fixture.binder
        binder.displayedSections = [.first, .second, .third, .fourth, .fifth]

        binder.onSection(.first)
            .bind(cellType: FirstCellType.self, models: ["a"])

        binder.onSections(.second, .third)
            .bind(cellType: SecondCellType.self, models: [.second: ["b"], .third: ["c"]])

        binder.onAllOtherSections()
            .bind(cellType: ThirdCellType.self, models: [.fourth: ["d"], .fifth: ["e"]])

        binder.finish()
        let types = (0..<5).map { section in
            "\(type(of: fixture.tableView.cellForRow(at: [section, 0])!))"
        }
        expect(
            types,
            [
                "FirstCellType", "SecondCellType", "SecondCellType", "ThirdCellType",
                "ThirdCellType",
            ])
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func onAllSections() {
        let fixture = SeedFixture<Three>()
        let binder = fixture.binder
        binder.displayedSections = [.first, .second, .third]

        binder.onAllSections()
            .bind(
                cellType: MyCellType.self,
                models: [.first: [1], .second: [2, 3], .third: [4, 5, 6]])

        binder.finish()
        expect((0..<3).map { fixture.tableView.numberOfRows(inSection: $0) }, [1, 2, 3])
        expect(fixture.tableView.cellForRow(at: [2, 2]) is MyCellType)
    }

    @Test func bindingDimensions() {
        let fixture = SeedFixture<Three>()
        let binder = fixture.binder
        binder.displayedSections = [.first, .second, .third]
        // In place of the document's "...": data, headers and footers.
        binder.onSection(.first)
            .bind(cellType: MyCellType.self, models: ["a"])
            .bind(headerTitle: "1")
            .bind(footerTitle: "1")
            .dimensions(
                .cellHeight { _ in 120 },
                .headerHeight { 80 })

        binder.onSections(.second, .third)
            .bind(cellType: MyCellType.self, models: [.second: ["b"], .third: ["c"]])
            .bind(headerTitles: [.second: "2", .third: "3"])
            .bind(footerTitles: [.second: "2", .third: "3"])
            .dimensions(
                .cellHeight { section, _ in
                    switch section {
                    case .second: return 90
                    case .third: return 70
                    default: return 0
                    }
                })

        binder.onAnySection()
            .dimensions(
                .cellHeight { _, _ in 200 },
                .headerHeight { _ in 50 },
                .footerHeight { _ in 50 })

        binder.finish()
        fixture.tableView.layoutIfNeeded()
        let figures = (0..<3).map { section in
            [
                fixture.tableView.rectForRow(at: [section, 0]).height,
                fixture.tableView.rectForHeader(inSection: section).height,
                fixture.tableView.rectForFooter(inSection: section).height,
            ].map(Double.init)
        }
        expect(figures[0], [120, 80, 50])
        expect(figures[1], [90, 50, 50])
        expect(figures[2], [70, 50, 50])
    }

    /// `onAllOtherSections` next to a banner with its own cells, and the fallback for both.
    @Test func bindingDimensionsBesideAllOtherSections() {
        let fixture = SeedFixture<Three>()
        let binder = fixture.binder
        binder.displayedSections = [.first, .second]
        binder.onSection(.first)
            .bind(cellType: MyCellType.self, models: ["banner"])
            .bind(headerTitle: "1")
        binder.onAllOtherSections()
            .bind(cellType: MyCellType.self, models: [.second: ["b"]])
            .bind(headerTitles: [.second: "2"])
            .dimensions(
                .cellHeight { _, _ in 100 },
                .headerHeight { _ in 33 })
        binder.onAnySection()
            .dimensions(
                .cellHeight { _, _ in 200 },
                .headerHeight { _ in 50 })
        binder.finish()
        fixture.tableView.layoutIfNeeded()
        let figures = (0..<2).map { section in
            [
                fixture.tableView.rectForRow(at: [section, 0]).height,
                fixture.tableView.rectForHeader(inSection: section).height,
            ].map(Double.init)
        }
        expect(figures, [[200, 50], [100, 33]])
    }

    @Test func bindingDimensionsOfCellsBoundByAnotherChain() {
        let fixture = SeedFixture<Three>()
        let binder = fixture.binder
        binder.displayedSections = [.first, .second]
        binder.onAllSections()
            .bind(cellType: MyCellType.self, models: [.first: ["a"], .second: ["b"]])
        binder.onSection(.first).dimensions(.cellHeight { _ in 120 })
        binder.onAnySection().dimensions(.cellHeight { _, _ in 200 })
        binder.finish()
        let heights = (0..<2).map { fixture.tableView.rectForRow(at: [$0, 0]).height }
        expect(heights, [120, 200])
    }

    @Test func bindingSupplementaryHandlers() {
        let fixture = SeedFixture<Three>()
        let binder = fixture.binder
        var calls: [String] = []
        binder.displayedSections = [.first, .second]
        binder.onAllSections()
            .bind(cellType: MyCellType.self, models: [.first: ["a"], .second: ["b"]])

        binder.onSection(.first)
            .onCellTapped { _, _ in
                calls.append("specific")
            }

        binder.onAnySection()
            .onCellTapped { _, _, _ in
                calls.append("any")
            }

        binder.finish()
        fixture.tableView.tapRow(at: [0, 0])
        expect(calls, ["specific", "any"])
        fixture.tableView.tapRow(at: [1, 0])
        expect(calls, ["specific", "any", "any"])
        expect(fixture.diagnostics.isEmpty)
    }

    /// The second spellings take handlers with and without the model, on every chain.
    @Test func bindingSupplementaryHandlersAfterModels() {
        let fixture = SeedFixture<Three>()
        let binder = fixture.binder
        var calls: [String] = []
        binder.displayedSections = [.first, .second]

        binder.onSection(.first)
            .bind(cellType: MyCellType.self, models: ["a"])
            .onCellDequeue { _, _ in
                calls.append("dequeued")
            }
            .onCellTapped { _, _ in
                calls.append("tapped")
            }

        binder.onSections(.second, .third)
            .bind(cellType: MyCellType.self, models: [.second: ["b"]])
            .onCellDequeue { _, _, _, model in
                calls.append("dequeued \(model)")
            }
            .onCellTapped { section, _, _ in
                calls.append("tapped \(section)")
            }

        binder.finish()
        fixture.tableView.layoutIfNeeded()
        expect(calls, ["dequeued", "dequeued b"])
        fixture.tableView.tapRow(at: [0, 0])
        fixture.tableView.tapRow(at: [1, 0])
        expect(calls.suffix(2), ["tapped", "tapped second"])
        expect(fixture.diagnostics.isEmpty)
    }
}
