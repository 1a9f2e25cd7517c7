import Foundation
import Tableau
import TableauTerminal

/// A bound table on a screen whose frames are drawn one by one, so that data and input can come
/// between two of them.
@MainActor final class FrameStage {
    /// How rows are told apart.
    enum Identity: String, CaseIterable, Sendable {
        case unique, duplicate, none
    }

    /// A row of the data; its number is that of this row alone.
    struct Item: Equatable {
        let number: Int
        var version = 0

        /// What the row and its question show.
        var name: String { "r\(number);" }
    }

    struct UniqueRow: CollectionIdentifiable, Equatable {
        let item: Item
        var collectionId: Int { item.number }
    }

    struct DuplicateRow: CollectionIdentifiable, Equatable {
        let item: Item
        var collectionId: Int { item.number % 4 }
    }

    struct PlainRow: Equatable {
        let item: Item
    }

    enum Group: Int, TableViewSection, Comparable {
        case first
        case second
    }

    let table: TableView
    let clock: TerminalVirtualClock
    let frames: TerminalFrames
    let screen: TerminalScreen
    let application: TerminalApplication
    let binder: SectionedTableViewBinder<Group>
    /// What the handlers got, such as "open r3;".
    var done: [String] = []
    var sections: [[Item]]
    /// The number of the row that has no actions.
    var bare: Int?
    private let identity: Identity
    /// The number of times that a frame was wanted.
    var requests: Int { frames.changes }
    private let turns = ManualUpdateClock()
    private var made = 0

    init(
        _ counts: [Int], _ identity: Identity = .unique, isAnimated: Bool = false,
        mode: SelectionMode = .single, size: TerminalSize = TerminalSize(columns: 50, rows: 16),
        style: TableView.Style = .grouped
    ) {
        table = TableView(style: style)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Group.self, clock: turns)
        binder.displayedSections = [.first, .second]
        // Duplicates are wanted here.
        binder.diagnosticHandler = { _ in }
        sections = [[], []]
        self.identity = identity
        var options = TerminalOptions.testing
        options.isAnimated = isAnimated
        let clock = TerminalVirtualClock()
        options.clock = clock
        self.clock = clock
        screen = TerminalScreen(table, title: "Rows")
        application = TerminalApplication(root: screen, options: options)
        frames = TerminalFrames(application, size: size)
        sections = counts.map { (0..<$0).map { _ in newItem() } }
        switch identity {
        case .unique: bind(UniqueRow.init) { $0.item }
        case .duplicate: bind(DuplicateRow.init) { $0.item }
        case .none: bind(PlainRow.init) { $0.item }
        }
        binder.selection.mode = mode
        binder.finish()
        turns.advance()
        draw()
    }

    private func bind<Model: Equatable>(
        _ model: @escaping (Item) -> Model, _ item: @escaping (Model) -> Item
    ) {
        binder.onSections(.first, .second)
            .bind(
                cellType: TableViewCell.self,
                models: { [unowned self] in
                    [.first: sections[0].map(model), .second: sections[1].map(model)]
                }
            )
            .bind(headerTitles: [.first: "FIRST", .second: "SECOND"])
            .onDequeue { _, _, cell, model in
                let item = item(model)
                cell.textLabel?.text = "\(item.name) v\(item.version)"
            }
            .onTapped { [unowned self] _, _, _, model in done.append("open \(item(model).name)") }
            .contextActions { [unowned self] model in
                if item(model).number == bare { return [] }
                return [
                    .init("Act", key: "x") { self.done.append("act \(item($3).name)") },
                    .destructive("Delete", key: "D", confirm: "Delete \(item(model).name)?") {
                        self.done.append("delete \(item($3).name)")
                    },
                ]
            }
    }

    /// Whether an action met the row that has taken the place of another in the data: the only one of
    /// its section with that row's identity is that row, whatever else it shows.
    ///
    /// The other has gone, or has left a section in which it was the only one, too.
    ///
    /// - Parameter before: The ``shown`` rows when the other was seen.
    func isSuccessor(_ done: String, of expected: String, in before: [[Item]]) -> Bool {
        func parts(_ text: String) -> (verb: Substring, number: Int)? {
            let parts = text.dropLast().split(separator: " r")
            return parts.count == 2 ? Int(parts[1]).map { (parts[0], $0) } : nil
        }
        /// Returns the section in which a row is the only one with its identity.
        func home(_ number: Int, _ sections: [[Item]]) -> Int? {
            sections.firstIndex { rows in
                rows.contains { $0.number == number }
                    && rows.filter { $0.number % 4 == number % 4 }.count == 1
            }
        }
        guard identity == .duplicate, let done = parts(done), let expected = parts(expected),
            done.verb == expected.verb, done.number % 4 == expected.number % 4,
            let section = home(done.number, shown)
        else { return false }
        return section == home(expected.number, before)
            || !shown.joined().contains { $0.number == expected.number }
    }

    /// The rows of each section; none of one that is not shown.
    var shown: [[Item]] {
        zip([Group.first, .second], sections).map { group, rows in
            binder.displayedSections.contains(group) ? rows : []
        }
    }

    func newItem() -> Item {
        made += 1
        return Item(number: made)
    }

    /// Applies changed data, without a frame.
    func update(animates: Bool = true, _ change: (inout [[Item]]) -> Void) {
        binder.animateChanges = animates
        change(&sections)
        binder.refresh()
        settle()
    }

    /// Changes rows at random, without a frame: 0 to 3 insert or remove one, 4 and 5 move some, 6 gives one
    /// another version, 7 reverses a section.
    func change(
        oneOf kinds: [Int], using random: inout SeededRandom, version: (inout Int) -> Void
    ) {
        let new = newItem()
        let kind = kinds[Int.random(in: kinds.indices, using: &random)]
        let rolls = (0..<3).map { _ in Int.random(in: 0..<1000, using: &random) }
        update(animates: Int.random(in: 0..<5, using: &random) > 0) { sections in
            let chosen = rolls[2] % 2
            let section = sections[chosen].isEmpty ? 1 - chosen : chosen
            let count = sections[section].count
            let total = sections[0].count + sections[1].count
            switch kind {
            case 0...1 where total < 20, _ where count == 0:
                sections[section].insert(new, at: rolls[0] % (count + 1))
            case 0...3 where total > 5: sections[section].remove(at: rolls[0] % count)
            case 4: sections[section].swapAt(rolls[0] % count, rolls[1] % count)
            case 5:
                let row = sections[section].remove(at: rolls[0] % count)
                let place = rolls[1] % (sections[1 - section].count + 1)
                sections[1 - section].insert(row, at: place)
            case 6: version(&sections[section][rolls[0] % count].version)
            default: sections[section].reverse()
            }
        }
    }

    /// Runs the turns of the binder.
    func settle() {
        while turns.hasPendingTurns { turns.advance() }
    }

    /// Draws a frame some time later.
    func draw(after seconds: Double = 0) {
        clock.advance(by: seconds)
        _ = frames.show(at: clock.now)
        readLines = nil
    }

    /// Draws a frame that the terminal does not take yet.
    func drawUntaken() {
        _ = frames.show(at: clock.now, isTaken: false)
        readLines = nil
    }

    private func handle(_ events: [InputEvent]) {
        for event in events { application.handle(event) }
    }

    /// Sends keys with no frame between them.
    func press(_ keys: Key...) {
        handle(keys.map(InputEvent.key))
        settle()
    }

    func click(line: Int, column: Int = 8) {
        handle([
            .mouse(.press, column: column, row: line), .mouse(.release, column: column, row: line),
        ])
        settle()
    }

    func rightClick(line: Int) {
        handle([.mouse(.rightPress, column: 8, row: line)])
        settle()
    }

    /// The lines of the last frame.
    var lines: [String] {
        let lines = readLines ?? frames.lines
        readLines = lines
        return lines
    }
    /// Nil until they are asked for: random drivers ask dozens of times a frame.
    private var readLines: [String]?
    var text: String { lines.joined(separator: "\n") }
    var status: String { lines.last ?? "" }

    /// The name of the row that is shown at a line; nil if none can be read there.
    func name(atLine line: Int) -> String? {
        guard lines.indices.contains(line),
            let found = lines[line].range(of: "r[0-9]+;", options: .regularExpression)
        else { return nil }
        return String(lines[line][found])
    }

    /// The line that shows a row.
    func line(of name: String) -> Int? { lines.indices.first { self.name(atLine: $0) == name } }

    /// The line of the row that is shown with the focus.
    var focusedLine: Int? {
        lines.indices.dropFirst().dropLast().first { lines[$0].prefix(3).contains("▌") }
    }

    /// The name of the row that is shown with the focus.
    var focusedName: String? { focusedLine.flatMap(name) }

    var hasMenu: Bool { text.contains("1 Act") }
}
