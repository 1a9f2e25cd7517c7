import Tableau
import TableauTesting
import TestEnvironment
import Testing

/// Expectations of whole tables and of updates, and their failure messages.
@MainActor
@Suite(.serialized)
struct ExpectationTests {
    private let clock = TestClock()

    @Test func rowsAreCompared() throws {
        let list = ShoppingList.sample(clock)
        try expectRows(list.tableView) {
            """
            Missing
              Bread  1
              Milk  2
            """
        }
    }

    @Test func aDifferenceIsReadable() {
        let list = ShoppingList.sample(clock)
        let failure = #expect(throws: ExpectationFailure.self) {
            try expectRows(list.tableView) { "Missing\n  Beer  1\n  Milk  2\n" }
        }
        expect(
            failure?.message,
            "The table shows something else (- expected, + found)\n"
                + "  Missing\n-   Beer  1\n+   Bread  1\n    Milk  2")
        expect(failure?.line, 25)
        expect("\(failure?.fileID ?? "")", "TableauTestingTests/ExpectationTests.swift")
    }

    @Test func emptyLinesAroundTheRowsAreIgnored() throws {
        let list = ShoppingList.sample(clock)
        try expectRows(list.tableView) {
            """


            Missing
              Bread  1
              Milk  2

            """
        }
    }

    @Test func updatesAreLines() throws {
        let list = ShoppingList.sample(clock)
        list.binder.transcript = TableTranscript()
        try expectUpdate(list.binder) { "" }
        try TableProbe(list.tableView, clock: clock).tap("Milk")
        try expectUpdate(list.binder) {
            """
            - .missing/Milk
            + .bought
            """
        }
        list.items.accept([.missing: [Item(name: "Bread", amount: 2), Item(name: "Tea")]])
        clock.advance()
        try expectUpdate(list.binder) {
            """
            - .bought
            + .missing/Tea
            ~ .missing/Bread
            """
        }
        list.items.accept([.missing: [Item(name: "Tea"), Item(name: "Bread", amount: 2)]])
        clock.advance()
        let failure = #expect(throws: ExpectationFailure.self) {
            try expectUpdate(list.binder) { "> .missing/Oil" }
        }
        expect(failure?.message.hasSuffix("- > .missing/Oil\n+ > .missing/Tea"), true)
    }

    @Test func failuresAreReportedOrThrown() throws {
        // A binder without a transcript is reported.
        do {
            let list = ShoppingList.sample(clock)
            let failure = #expect(throws: ExpectationFailure.self) {
                try expectUpdate(list.binder) { "" }
            }
            expect(failure?.message.contains("TableTranscript()"), true)
        }
        // On failure replaces throwing.
        do {
            var failures: [ExpectationFailure] = []
            Expectations.onFailure = { failures.append($0) }
            defer { Expectations.onFailure = nil }
            let list = ShoppingList.sample(clock)
            try expectRows(list.tableView) { "nothing" }
            expect(failures.count, 1)
        }
    }
}
