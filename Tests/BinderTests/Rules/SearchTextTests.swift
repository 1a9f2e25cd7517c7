// Surfaces read search texts; UIKit's table has none.
#if !canImport(UIKit) || os(watchOS)
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Search texts of rows: from a chain, or from the models and view models themselves.
@MainActor
struct SearchTextTests {
    private struct Named: CollectionIdentifiable, Equatable, SearchTextProviding {
        var name: String
        var collectionId: String { name }
        var searchText: String { "itself: \(name)" }
    }

    private final class NamedCell: TableViewCell, ViewModelBindable {
        var viewModel: Named?
    }

    /// The search texts of a section; nil if only its cells contain text.
    private func texts(_ fixture: Fixture<Place>, _ section: Int = 0) -> [String]? {
        let count = fixture.table.numberOfRows(inSection: section)
        var texts: [String] = []
        let source = fixture.table.rowSource
        let isSaid = source?.searchText(ofRows: 0..<count, inSection: section) { row, text in
            texts.append("\(row) \(text)")
        }
        return isSaid == true ? texts : nil
    }

    @Test func ofOneSectionAndOfSeveralFromEveryKindOfSource() {
        // Of one section and of several.
        do {
            let fixture = Fixture<Place>(showing: [.first, .second, .third])
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a", "b"])
                .searchText { text in text + "!" }
            fixture.binder.onSections(.second, .third)
                .bind(cellType: TextCell.self, models: [.second: [1], .third: [2, 3]])
                .searchText { number in "\(number)" }
            fixture.binder.finish()
            expect(texts(fixture), ["0 a!", "1 b!"])
            expect(texts(fixture, 1), ["0 1"])
            expect(texts(fixture, 2), ["0 2", "1 3"])
            expect(texts(fixture, 3) == nil)
        }
        // Of every kind of source.
        do {
            let relay = BehaviorRelay(value: ["relay"])
            var closure = ["closure"]
            let fixture = Fixture<Place>(showing: [.first, .second])
            fixture.binder.onSection(.first).rx.bind(cellType: TextCell.self, models: relay)
                .searchText { $0 }
            fixture.binder.onSection(.second).bind(cellType: TextCell.self, models: { closure })
                .searchText { $0 }
            fixture.binder.finish()
            expect(texts(fixture) == ["0 relay"] && texts(fixture, 1) == ["0 closure"])
            relay.accept(["new"])
            closure = ["x", "y"]
            fixture.binder.refresh()
            expect(texts(fixture), ["0 relay"], "the rows shown, not those pending")
            fixture.turn()
            expect(texts(fixture) == ["0 new"] && texts(fixture, 1) == ["0 x", "1 y"])
        }
    }

    @Test func ofModelsAndViewModelsThatProvideIt() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: [Named(name: "model")])
        fixture.binder.onSection(.second)
            .bind(cellType: NamedCell.self, viewModels: [Named(name: "view model")])
        fixture.binder.onSection(.third)
            .bind(
                cellType: NamedCell.self, models: ["mapped"], mapToViewModels: { Named(name: $0) })
        fixture.binder.finish()
        expect(texts(fixture), ["0 itself: model"])
        expect(texts(fixture, 1), ["0 itself: view model"])
        expect(texts(fixture, 2), ["0 itself: mapped"])
    }

    @Test func theNamedChainComesBeforeTheRowsAndTheAllSectionsChain() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: [Named(name: "a")])
            .searchText { $0.name }
        fixture.binder.onAllOtherSections()
            .bind(cellType: TextCell.self, models: [.second: ["b"]])
            .searchText { "all: " + $0 }
        fixture.binder.onSection(.third).bind(cellType: TextCell.self, models: [3])
        fixture.binder.finish()
        expect(texts(fixture), ["0 a"])
        expect(texts(fixture, 1), ["0 all: b"])
        expect(texts(fixture, 2) == nil)
        expect(fixture.binder.explain(.second).contains("searchText"))
    }
}
#endif
