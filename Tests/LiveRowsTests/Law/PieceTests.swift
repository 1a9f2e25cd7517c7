import Foundation
import LiveRows
import MiniRx
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// What tables are given, list by list and change by change, is what is recomputed from scratch.
struct PieceTests {
    private static let steps = Effort.count(20, full: 60, soak: 20_000)

    @Test(arguments: 0..<8)
    func listsInPiecesAreTheRows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let store = RowStore<Quote>()
        let query = BehaviorRelay(value: 0)
        let order = BehaviorRelay(value: RowOrder<Quote>.ascending(\.price))
        let sorted = store.sorted(by: order).filter(by: query) { $0.volume >= $1 }
        var sections = sorted.grouped { Desk($0.desk) }
        if seed % 4 == 3 { sections = sections.prefix(40) }
        let bySection = sections._makeFollower()
        let flat = sorted._makeFollower()
        var rows: [Desk: [Quote]] = [:]
        var all: [Quote] = []
        for step in 0..<Self.steps {
            switch random.below(12) {
            case 0: query.accept(random.below(4))
            case 1: order.accept(.descending(\.price))
            case 2: store.replaceAll(with: (0..<900).map { Quote.random($0, &random) })
            case 3:
                let gone = all.filter { $0.desk == step % 4 }
                store.edit { edit in
                    for row in gone { edit.remove(id: row.collectionId) }
                }
            default: change(store, &random)
            }
            if let lists = bySection.readLists() {
                rows = [:]
                for (key, list) in zip(lists.keys, lists.rows) {
                    rows[key] = list.array(of: Quote.self)
                }
            }
            if let lists = flat.readLists() { all = lists.rows[0].array(of: Quote.self) }
            #expect(rows == sections.lists, "step \(step)")
            #expect(all == sorted.rows, "step \(step)")
            expectPositions(in: sections, random.below(900))
        }
    }

    private func change(_ store: RowStore<Quote>, _ random: inout SeededGenerator) {
        let count = [1, 1, 2, 9, 200][random.below(5)]
        store.edit { edit in
            for _ in 0..<count {
                let id = random.below(900)
                if random.oneIn(3) {
                    edit.remove(id: id)
                } else {
                    edit.upsert(Quote.random(id, &random))
                }
            }
        }
    }

    /// Some rows are found where a search finds them, or not at all.
    private func expectPositions(in sections: RowSections<Desk, Quote>, _ first: Int) {
        for id in first..<first + 20 {
            let found = sections.position(of: id)
            let place = sections.lists.lazy.compactMap { section, rows in
                rows.firstIndex { $0.collectionId == id }.map { (section, $0) }
            }.first
            #expect(found?.section == place?.0 && found?.row == place?.1)
        }
    }
}
