import Foundation
import Tableau
import TestEnvironment
import Testing

/// Rule 3: the all-sections chain is the `default` case, for data, handlers and dimensions alike.
@MainActor
struct PrecedenceTests {
    @Test func rule3EachDimensionComesFromTheNamedElseAllElseAnyChainElseTheTable() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        fixture.table.sectionHeaderHeight = 11
        fixture.binder.onAllSections()
            .bind(
                cellType: TextCell.self,
                models: [.first: ["a"], .second: ["b"], .third: ["c"]]
            )
            .bind(headerTitles: [.first: "1", .second: "2", .third: "3"])
            .bind(footerTitles: [.first: "1", .second: "2", .third: "3"])
            .cellHeight { section, row, text in section == .second ? 20 : 30 }
        fixture.binder.onSection(.first).cellHeight { row in 10 }
        fixture.binder.onAnySection().cellHeight { _, _ in 40 }.footerHeight { _ in 12 }
        fixture.binder.finish()
        expect(fixture.heights, [[10, 11, 12], [20, 11, 12], [30, 11, 12]])
    }

    @Test(arguments: [false, true])
    func aHeightThatIgnoresTheModelAppliesWithoutModelsToo(asMethod: Bool) {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [.first: ["a"], .second: ["b"]])
        fixture.binder.onSection(.first).dimensions(.cellHeight { row, _ in 10 })
        let second = fixture.binder.onSection(.second).assuming(modelType: Any.self)
        if asMethod {
            second.cellHeight { row, model in model is String ? 20 : 0 }
        } else {
            second.dimensions(.cellHeight { row, model in model is String ? 20 : 0 })
        }
        fixture.binder.finish()
        expect(fixture.heights, [[10, 0, 0], [20, 0, 0]])
    }

    enum Spelling: CaseIterable {
        case rows, models, rowsOfAll, modelsOfAll
    }

    /// Estimates apply until rows, headers and footers come into view.
    @Test(arguments: Spelling.allCases)
    func estimatesApplyUntilHeightsAreNeeded(spelling: Spelling) {
        let fixture = Fixture<Place>(showing: [.first, .second], height: 100)
        let texts = (0..<50).map { "\($0)" }
        let any = fixture.binder.onAnySection()
        any.cellHeight { _, _ in 40 }
            .headerHeight { _ in 30 }.estimatedHeaderHeight { _ in 7 }
            .footerHeight { _ in 20 }.estimatedFooterHeight { _ in 5 }
        let all = fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [.first: texts, .second: texts])
            .bind(headerTitles: [.first: "1", .second: "2"])
            .bind(footerTitles: [.first: "1", .second: "2"])
        switch spelling {
        case .rows: fixture.binder.onSection(.second).estimatedCellHeight { _ in 12 }
        case .models:
            fixture.binder.onSection(.second).assuming(modelType: String.self)
                .estimatedCellHeight { _, text in text == "0" ? 12 : 90 }
        case .rowsOfAll: all.estimatedCellHeight { section, _ in section == .second ? 12 : 14 }
        case .modelsOfAll:
            all.estimatedCellHeight { section, _, text in
                section == .second && text == "0" ? 12 : 14
            }
        }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        /// The heights of the second header, all rows below it, and its footer.
        func second() -> [CGFloat] {
            let header = fixture.table.rectForHeader(inSection: 1)
            let footer = fixture.table.rectForFooter(inSection: 1)
            return [header.height, footer.minY - header.maxY, footer.height]
        }
        expect(second(), [7, 50 * 12, 5])
        fixture.table.scrollToRow(at: [1, 0], at: .top, animated: false)
        fixture.table.layoutIfNeeded()
        fixture.table.scrollToRow(at: [1, 49], at: .top, animated: false)
        fixture.table.layoutIfNeeded()
        let measured = second()
        expect((measured[0], measured[2]) == (30, 20))
        expect(measured[1] > 50 * 12 && measured[1] < 50 * 40, "only rows that were visible")
    }

    /// A home page's banner next to sections that come from data.
    @Test func rule3ASectionWhoseCellsANamedChainBindsTakesNothingFromTheAllSectionsChain() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoData)
        var calls: [String] = []
        fixture.table.rowHeight = 44
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["banner"])
        fixture.binder.onAllOtherSections()
            .bind(cellType: SwitchCell.self, models: [.first: ["x"], .second: ["b"]])
            .bind(headerTitles: [.first: "all 1", .second: "all 2"])
            .bind(
                footerType: TextHeader.self, viewModels: [.first: .init("1"), .second: .init("2")]
            )
            .dimensions(
                .cellHeight { _, _ in 100 }, .headerHeight { _ in 33 }, .footerHeight { _ in 34 }
            )
            .onTapped { section, _, _, _ in calls.append("tapped \(section)") }
            .onDequeue { section, _, _, _ in calls.append("dequeued \(section)") }
            .prefetch(when: .cellsFromEnd(1)) { section, _ in calls.append("prefetch \(section)") }
        fixture.binder.finish()
        expect(fixture.lines, ["-", "[all 2]", "-", "(view 2)"])
        expect(fixture.heights, [[44, 0, 0], [100, 33, 34]])
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [1, 0])
        expect(Set(calls), ["tapped second", "dequeued second", "prefetch second"])
    }

    @Test func rule3AnySectionIsTheFallbackWhereTheAllSectionsChainDoesNotApply() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            .bind(headerTitle: "1")
        fixture.binder.onAllOtherSections()
            .bind(cellType: TextCell.self, models: [.second: ["b"]])
            .bind(headerTitles: [.second: "2"])
            .dimensions(.cellHeight { _, _ in 100 }, .headerHeight { _ in 33 })
        fixture.binder.onAnySection()
            .dimensions(.cellHeight { _, _ in 200 }, .headerHeight { _ in 50 })
        fixture.binder.finish()
        expect(fixture.heights.map { Array($0.prefix(2)) }, [[200, 50], [100, 33]])
    }

    @Test func rule3WhereANamedChainBindsNoCellsTheAllSectionsChainSuppliesTheRest() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [.first: ["a"]])
            .bind(headerTitles: [.first: "head"])
            .dimensions(.cellHeight { _, _ in 100 }, .headerHeight { _ in 33 })
        fixture.binder.onSection(.first).bind(footerTitle: "foot").cellHeight { _ in 70 }
        fixture.binder.finish()
        expect(fixture.lines, ["[head]", "-", "(foot)"])
        expect(fixture.heights.map { Array($0.prefix(2)) }, [[70, 33]])
    }

    @Test func rule3AHeightByModelIsSkippedWhereTheModelIsOfAnotherType() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        fixture.binder.onAllOtherSections()
            .bind(cellType: TextCell.self, models: [.second: [Item(33)]])
            .cellHeight { _, _, item in .init(item.id) }
        fixture.binder.onAnySection().cellHeight { _, _ in 50 }
        fixture.binder.finish()
        expect(fixture.heights.map { $0[0] }, [50, 33])
        expect(fixture.diagnostics.isEmpty)
    }
}
