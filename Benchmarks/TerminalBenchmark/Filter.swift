#if !canImport(UIKit)
import BenchmarkHarness
import TableauTerminal

/// Reports the times of a filter: to the first frame with matches, until every row was searched,
/// and for another letter.
@MainActor func measureFilter() {
    suite.heading("Filter")
    for rows in [1_000_000, 10_000] {
        for saysText in [true, false] {
            let name = saysText ? "first matches" : "first frame if only cells tell"
            measure(name, rows, ContactList.words, atMost: 16_000_000, saysText: saysText) {
                list, word in
                list.type(word)
                list.draw()
            }
        }
        // Last names and numbers that few rows have.
        let rare = ContactList.words.indices.map { "\(ContactList.words[$0]) \(90 + $0)" }
        measure("every row", rows, rare, atMost: 150_000_000) { list, word in
            list.type(word)
            list.drawUntilFound()
        }
        measure(
            "another letter", rows, ContactList.words, atMost: 150_000_000,
            prepare: { list, word in
                list.type(String(word.dropLast()))
                list.drawUntilFound()
            },
            { list, word in
                list.type(String(word.suffix(1)))
                list.drawUntilFound()
            })
    }
    suite.measure("filter on, every row changes, to the frame", n: 300_000) {
        let list = ContactList(rows: 300_000)
        list.openFilter()
        list.type("hopper")
        list.drawUntilFound()
        return Case(
            Work {
                list.changeAll()
                list.drawUntilFound()
            })
    }
}

/// Measures what a filter does with words in turns, each typed into an empty one.
@MainActor private func measure(
    _ name: String, _ rows: Int, _ words: [String], atMost aim: Double, saysText: Bool = true,
    prepare: @escaping @MainActor (ContactList, String) -> Void = { _, _ in },
    _ work: @escaping @MainActor (ContactList, String) -> Void
) {
    suite.measure("filter, \(name)", n: rows) {
        let list = ContactList(rows: rows, saysText: saysText)
        let words = Inputs(words.count) { words[Int($0)] }.all
        var word = ""
        let open: @MainActor (Int) -> Void = { number in
            word = words[number % words.count]
            list.openFilter()
            prepare(list, word)
        }
        return Case(Work(prepare: open) { work(list, word) }, atMost: aim)
    }
}
#endif
