#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPlatform
import TableauTerminal
import TerminalTestSupport

/// A user of a program on a pseudo-terminal, who measures what it does.
///
/// The program is this benchmark itself, as a list of accounts: see ``playAccounts(_:)``.
final class Person {
    let process: ChildProcess
    private let terminal: Int32
    /// The number of bytes received.
    private(set) var byteCount = 0

    /// The sequence that ends each frame.
    private static let frameEnd = Array("\u{1B}[?2026l".utf8)

    /// The argument that makes this program the list of accounts.
    static let role = "--as-accounts"

    /// Starts the program on a terminal of 80 x 24.
    init?(rows: Int) {
        let environment = [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
        ]
        guard
            let started = ChildProcess.onTerminal(
                [Self.program, Self.role, "\(rows)"], environment: environment, columns: 80,
                rows: 24)
        else { return nil }
        (process, terminal) = started
    }

    deinit {
        Signal.kill.send(to: process.id)
        Descriptor.close(terminal)
        process.wait()
    }

    private static var program: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

    func type(_ text: String) { try? Descriptor.writeAll(Array(text.utf8), to: terminal) }

    /// Waits for the end of a frame; returns false if none comes within 30 seconds.
    func waitForFrame() -> Bool {
        var tail: [UInt8] = []
        return read(for: 30) { bytes in
            // The end may arrive in two pieces.
            tail = (tail + bytes).suffix(Self.frameEnd.count)
            return tail == Self.frameEnd
        }
    }

    /// Reads the output for a time.
    func watch(for seconds: Double) { read(for: seconds) { _ in false } }

    /// Reads until the output is as wanted, or ends, or the time is over; returns whether it is.
    @discardableResult
    private func read(for seconds: Double, until isWanted: ([UInt8]) -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            let left = Int32(max(1, (end - ContinuousClock.now) / .milliseconds(1)))
            guard Descriptor.wait(for: terminal, toTakeBytes: false, milliseconds: left) else {
                continue
            }
            let bytes = Descriptor.read(terminal, upTo: 65_536)
            if bytes.isEmpty { return false }
            byteCount += bytes.count
            if isWanted(bytes) { return true }
        }
        return false
    }
}

/// Shows accounts in the terminal until the user quits.
@MainActor func playAccounts(_ count: Int) throws {
    let table = TableView(style: .plain)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: AccountCell.self, viewModels: Account.all(count))
    binder.finish()
    try TerminalScreen(table, title: "Accounts").run()
}
#endif
