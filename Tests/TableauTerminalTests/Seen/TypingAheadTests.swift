import Dispatch
import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Keys that were typed on before the effects of an earlier one.
@MainActor @Suite struct TypingAheadTests {
    fileprivate static func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// A list whose `a` adds a row and opens its field in a later turn.
    @MainActor final class Entries {
        struct Entry: CollectionIdentifiable, Equatable {
            let number: Int
            var collectionId: Int { number }
        }

        enum Only: Int, TableViewSection, Comparable {
            case entries
        }

        let table = TableView(style: .plain)
        let binder: SectionedTableViewBinder<Only>
        let application: TerminalApplication
        let frames: TerminalFrames
        var texts: [Int: String] = [0: "old"]
        var submitted: [String] = []
        var marked = 0
        /// What has arrived on the terminal.
        var typed: [UInt8] = []
        /// What another program found there.
        var read = ""
        private lazy var pump = InputPump(frames) { [unowned self] count in
            defer { typed.removeFirst(min(count, typed.count)) }
            return Array(typed.prefix(count))
        } handle: { [unowned self] in
            application.handle($0)
        }

        init() {
            binder = SectionedTableViewBinder(tableView: table, sectionedBy: Only.self)
            binder.displayedSections = [.entries]
            let screen = TerminalScreen(table, title: "Entries")
            application = TerminalApplication(root: screen, options: .testing)
            frames = TerminalFrames(application, size: TerminalSize(columns: 40, rows: 12))
            binder.onSections(.entries)
                .bind(
                    cellType: TableViewCell.self,
                    models: { [unowned self] in
                        [.entries: texts.keys.sorted().map(Entry.init)]
                    }
                )
                .onDequeue { [unowned self] _, _, cell, entry in
                    let control = CellControl.textField(text: texts[entry.number] ?? "")
                    control.onChange = { [unowned self] value in
                        if case .text(let text) = value { texts[entry.number] = text }
                    }
                    control.onSubmit = { [unowned self] value in
                        if case .text(let text) = value { submitted.append(text) }
                    }
                    cell.control = control
                }
            binder.finish()
            screen.addAction(key: "a", title: "Add") { [unowned self] in add() }
            screen.addAction(key: "x", title: "Mark") { [unowned self] in marked += 1 }
            screen.addAction(key: "e", title: "Edit") { [unowned self] in
                read = String(decoding: typed, as: UTF8.self)
                typed = []
            }
            frames.take = { _, _ in }
        }

        private func add() {
            let number = texts.count
            texts[number] = ""
            binder.refresh()
            binder.focus(.row(number), in: .entries, field: .first)
        }

        /// Types text that arrives in pieces, with a turn of the main loop between them.
        func type(_ pieces: String...) async {
            for piece in pieces {
                typed += Array(piece.utf8)
                pump.run()
                await TypingAheadTests.turn()
            }
            for _ in 0..<60 { await TypingAheadTests.turn() }
        }
    }

    private func start() async -> Entries {
        let entries = Entries()
        await Self.turn()
        _ = entries.frames.show(at: 0)
        return entries
    }

    @Test func whatIsTypedAheadGoesToTheFieldAndThenToTheTable() async {
        // Letters go to the field that a key opens.
        do {
            let entries = await start()
            await entries.type("aBuy milk\r")
            expect(entries.submitted, ["Buy milk"])
            expect(entries.marked, 0)
            await entries.type("aax\r")
            expect(entries.submitted, ["Buy milk", "ax"])
            expect(entries.texts.count, 3)
        }
        // Letters that come meanwhile wait. At gaps shorter than the time that the field takes to
        // open.
        do {
            let entries = await start()
            await entries.type("a", "x", "y", "\r")
            expect(entries.submitted, ["xy"])
            expect(entries.marked, 0)
        }
        // Keys after the field count for the table.
        do {
            let entries = await start()
            await entries.type("atea\rxx")
            expect(entries.submitted, ["tea"])
            expect(entries.marked, 2)
        }
        // A paste is read at once.
        do {
            let entries = await start()
            await entries.type("a\u{1B}[200~one\u{3}two\u{1B}[201~\r")
            expect(entries.submitted, ["one\u{3}two"])
        }
    }

    @Test func anotherProgramFindsWhatWasTypedForIt() async {
        let entries = await start()
        await entries.type("ehello\rx")
        expect(entries.read, "hello\rx")
        expect(entries.marked, 0)
    }

    /// A program that is slow to handle each letter still shows what was typed.
    @Test func framesAreDrawnWhileMoreIsTyped() async {
        let slow = SlowProgram()
        slow.pump.run()
        for _ in 0..<500 where slow.handled < 100 { await Self.turn() }
        expect(slow.handled, 100)
        expect(slow.drawn.count >= 19)
        expect(
            zip(slow.drawn, slow.drawn.dropFirst()).allSatisfy { $1 - $0 < 0.06 },
            "\(slow.drawn)")
    }

    /// The clock of a main thread that is busy: no timer fires.
    @MainActor final class BusyClock: TerminalClock {
        var now = 0.0

        func schedule(
            after seconds: Double, _ action: @escaping @MainActor () -> Void
        ) -> @MainActor () -> Void { {} }
    }

    /// A program that takes 10 ms to handle each of 100 letters of a filter.
    @MainActor final class SlowProgram {
        private(set) lazy var pump = InputPump(frames) { [unowned self] count in
            defer { typed.removeFirst(min(count, typed.count)) }
            return Array(typed.prefix(count))
        } handle: { [unowned self] event in
            application.handle(event)
            handled += 1
            clock.now += 0.01
        }
        private let clock = BusyClock()
        private let application: TerminalApplication
        private let frames: TerminalFrames
        private var typed = Array(repeating: UInt8(ascii: "a"), count: 100)
        private(set) var handled = 0
        /// The times of the frames.
        private(set) var drawn: [Double] = []

        init() {
            var options = TerminalOptions.testing
            options.clock = clock
            application = TerminalApplication(
                root: TerminalScreen(ListTable("a").table), options: options)
            frames = TerminalFrames(application, size: TerminalSize(columns: 40, rows: 12))
            application.handle(.key("/"))
            // As a driver does, which reads before each frame.
            frames.willDraw = { [unowned self] in pump.run() }
            frames.take = { [unowned self] _, time in drawn.append(time) }
        }
    }
}
