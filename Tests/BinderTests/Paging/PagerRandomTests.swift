import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Random reads, edits and pushes with a server that fails, repeats itself and answers late.
///
/// The server's list alone decides what must hold after each step: no row twice, none missing
/// between the first and the last shown, edits of the user on top, and no change that the server
/// has confirmed is undone.
@MainActor
struct PagerRandomTests {
    @Test(arguments: 0..<8)
    func losesAndRepeatsNothing(seed: UInt64) {
        var run = Run(seed: seed)
        for step in 0..<Effort.count(500, full: 2_500, soak: 125_000) {
            run.step()
            if let flaw = run.flaw() {
                Issue.record("seed \(seed), step \(step): \(flaw)\n\(run.log.suffix(12))")
                return
            }
        }
        run.finish()
    }

    @MainActor
    struct Run {
        var dice: Dice
        let server = PageServer(ids: 0..<100, pageSize: 5)
        let pager: Pager<Post, Int>
        var log: [String] = []
        /// Answers given before, which may be repeated.
        var old: [(request: PageServer.Request, page: PageServer.Page)] = []
        var lastVersion = 0
        /// Local rows have higher numbers than the server will ever use.
        var nextLocal = 1_000_000_000
        var inserted: [Int] = []
        var updated: [Int: Int] = [:]
        var removedLocally: Set<Int> = []
        /// Versions that the pager knows the server to have.
        var known: [Int: Int] = [:]

        init(seed: UInt64) {
            dice = Dice(state: seed)
            pager = server.pager(from: seed.isMultiple(of: 2) ? .end : .start)
        }

        mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }

        mutating func newVersion() -> Int {
            lastVersion += 1
            return lastVersion
        }

        mutating func step() {
            switch below(24) {
            case 0...3: act("load(.end)") { $0.pager.load(.end) }
            case 4...7: act("load(.start)") { $0.pager.load(.start) }
            case 8...12: answer()
            case 13: act("retry") { $0.pager.retry() }
            case 14: if below(8) == 0 { refresh() }
            case 15: repeatAnswer()
            case 16: push()
            case 17:
                act("content") { run in
                    let id = run.below(run.server.ids.upperBound)
                    run.server.versions[id] = run.newVersion()
                }
            case 18: show()
            case 19: edit()
            case 20, 21: settle()
            default: discard()
            }
        }

        mutating func act(_ name: String, _ action: (inout Run) -> Void) {
            log.append(name)
            if log.count > 100 { log.removeFirst(50) }
            action(&self)
        }

        mutating func refresh() {
            let cursor = below(2) == 0 ? nil : below(server.ids.upperBound)
            act("refresh(\(cursor ?? -1))") { $0.pager.refresh(from: cursor) }
        }

        // MARK: The server

        mutating func answer() {
            guard !server.requests.isEmpty else { return }
            let request = server.requests[below(server.requests.count)]
            let fate = below(5)
            act("answer(\(request.edge), \(request.cursor ?? -1), \(fate))") { run in
                switch fate {
                case 0: run.server.answer(request, .failure(PageServer.Busy()))
                case 1:
                    // The page as of the request, which may be outdated by now.
                    run.server.answer(request, .success(request.early))
                default:
                    let page = run.server.page(
                        request.edge, request.cursor, repeating: fate == 2 ? run.below(4) : 0)
                    run.old.append((request, page))
                    if run.old.count > 20 { run.old.removeFirst(10) }
                    run.server.answer(request, .success(page))
                }
            }
        }

        mutating func repeatAnswer() {
            guard !old.isEmpty else { return }
            let (request, page) = old[below(old.count)]
            act("repeat") { _ in request.answer(.success(page)) }
        }

        /// Pushes one row or several, of which the first may repeat rows that the server had.
        mutating func push() {
            let first = server.ids.upperBound
            let count = below(3) == 0 ? 1 + below(7) : 1
            act("push(\(first), \(count))") { run in
                run.server.ids = 0..<(first + count)
                for id in first..<(first + count) { run.server.versions[id] = run.newVersion() }
                // Not those before all rows that are held.
                let held = run.pager.currentRows.first { $0.id < 1_000_000_000 }
                let least = held?.id ?? 0
                let repeated = count == 1 ? first : max(least, first - run.below(3))
                let rows = (repeated..<(first + count))
                    .filter { !run.server.removed.contains($0) }.map { run.server.row($0) }
                let before = run.below(2) == 0 ? nil : rows.first?.id
                for _ in 0...run.below(2) { run.pager.receive(.init(rows: rows, before: before)) }
            }
        }

        // MARK: The user

        mutating func show() {
            let rows = pager.currentRows
            guard !rows.isEmpty else { return }
            let row = rows[below(rows.count)]
            act("show(\(row.id))") { $0.pager.show(row, within: 2) }
        }

        mutating func edit() {
            if below(3) == 0 {
                nextLocal += 1
                inserted.append(nextLocal)
                let row = Post(id: nextLocal)
                return act("insert") { $0.pager.insert(row) }
            }
            let rows = pager.currentRows.filter { $0.id < 1_000_000_000 }
            guard !rows.isEmpty else { return }
            let id = rows[below(rows.count)].id
            if below(3) == 0 {
                updated[id] = nil
                removedLocally.insert(id)
                act("remove(\(id))") { $0.pager.remove(id) }
            } else {
                let version = newVersion()
                updated[id] = version
                act("update(\(id))") { $0.pager.update(Post(id: id, version: version)) }
            }
        }

        mutating func settle() {
            if !inserted.isEmpty, below(2) == 0 {
                let local = inserted.remove(at: below(inserted.count))
                let id = server.ids.upperBound
                server.ids = 0..<(id + 1)
                server.versions[id] = newVersion()
                act("settle(insert \(id))") { $0.pager.settle(local, as: $0.server.row(id)) }
            } else if let id = removedLocally.sorted().first {
                removedLocally.remove(id)
                server.removed.insert(id)
                act("settle(remove \(id))") { $0.pager.settle(id) }
            } else if let id = updated.keys.sorted().first {
                updated[id] = nil
                let version = newVersion()
                server.versions[id] = version
                known[id] = version
                act("settle(update \(id))") { $0.pager.settle(id, as: $0.server.row(id)) }
            }
        }

        mutating func discard() {
            if let id = updated.keys.sorted().last {
                updated[id] = nil
                act("discard(\(id))") { $0.pager.discard(id) }
            } else if !inserted.isEmpty {
                let id = inserted.removeFirst()
                act("discard(\(id))") { $0.pager.discard(id) }
            }
        }

        // MARK: What must hold

        func flaw() -> String? {
            let rows = pager.currentRows
            let ids = rows.map(\.id)
            if zip(ids, ids.dropFirst()).contains(where: >=) { return "not in order: \(ids)" }
            let remote = ids.filter { $0 < 1_000_000_000 }
            let held = Set(remote)
            if let first = remote.first, let last = remote.last {
                let missing = (first...last).filter {
                    !held.contains($0) && !server.removed.contains($0)
                        && !removedLocally.contains($0)
                }
                if !missing.isEmpty { return "\(missing) missing in \(ids)" }
            }
            if let id = remote.first(where: { server.removed.contains($0) }) {
                return "\(id) is back"
            }
            if let id = remote.first(where: { removedLocally.contains($0) }) {
                return "\(id) is shown, though removed"
            }
            for row in rows {
                if let version = updated[row.id], row.version != version {
                    return "the edit of \(row) is not shown"
                }
                if row.version < known[row.id] ?? 0 { return "\(row) is older than \(known)" }
            }
            let isAtEnd = pager.currentState(.end) == .end
            let locals = ids.filter { $0 >= 1_000_000_000 }
            if isAtEnd, locals != inserted { return "\(locals) instead of \(inserted)" }
            let last = server.ids.last { !server.removed.contains($0) }
            if isAtEnd, let last, !removedLocally.contains(last), !held.contains(last) {
                return "the end is reached without \(last): \(ids)"
            }
            for edge in PagerEdge.allCases where server.open(edge).count > 1 {
                return "two loads at the \(edge)"
            }
            return nil
        }

        /// Without further failures, the rows end up as the server's with the user's edits.
        mutating func finish() {
            pager.refresh()
            server.answerAll()
            for edge in PagerEdge.allCases {
                for _ in 0..<server.ids.count where pager.currentState(edge) == .idle {
                    pager.load(edge)
                    server.answerAll()
                }
                expect(pager.currentState(edge), .end)
            }
            for row in pager.currentRows where row.id < 1_000_000_000 {
                let version = updated[row.id] ?? server.row(row.id).version
                expect(row.version, version)
            }
            expect(flaw() == nil)
        }
    }
}
