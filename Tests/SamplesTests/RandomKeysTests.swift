import Foundation
import SamplesKit
import TestEnvironment
import TestSupport
import Testing

/// Random keys on every sample: it ends by itself and shows a whole screen.
struct RandomKeysTests {
    private static let keys = [
        "up", "down", "left", "right", "pageup", "pagedown", "home", "end", "enter", "space",
        "escape", "tab", "backtab", "backspace", "delete", "[", "]", "'", "A", "/", "?", "*", "<",
        ">", "I", "g", "G", "r", "s", "o", "c", "a", "x", "u", "n", "z", "é", "ctrl-a", "ctrl-k",
        "ctrl-w", "ctrl-z", "ctrl-y", "ctrl-_", "alt-b", "alt-left", "ctrl-left", "ctrl-l",
        "ctrl-u", "ctrl-d",
        "wheel:3", "wheel:-2", "wait:0.3", "paste:two\nlines", "type:to", "M", "f1",
        "resize:20x5", "resize:1x1", "resize:120x40", "resize:80x24",
    ]

    /// Not for processes of this machine, to which these keys could send a signal.
    private static let menus = [".", "1", "2", "y", "D", "rightclick:5:4"]

    /// In the market, where a second of keys is 60 turns of thousands of changes, at full effort.
    private static let samples = Sample.allCases.filter { $0 != .market || Effort.isFull }

    @Test(arguments: samples, 0..<Effort.count(1, full: 4, soak: 400))
    func itEndsWithAWholeScreen(sample: Sample, seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed * 100 + sample.rawValue.count))
        let keys = Self.keys + (sample == .processes ? ["click:40:1"] : Self.menus)
        // Where each of the 0.3 seconds that a key takes is busy, fewer of them.
        let isBusy = sample == .market || sample == .processes
        let count = isBusy ? Effort.count(4, full: 40) : Effort.count(14, full: 150)
        let script = (0..<count).map { _ in
            if sample != .processes, Int.random(in: 0..<8, using: &random) == 0 {
                let (column, row) = (
                    Int.random(in: 0..<80, using: &random), Int.random(in: 0..<24, using: &random)
                )
                let other = Int.random(in: 0..<24, using: &random)
                return Bool.random(using: &random)
                    ? "click:\(column):\(row)" : "drag:\(column):\(row):\(column):\(other)"
            }
            return keys.randomElement(using: &random) ?? "up"
        }
        let arguments = script + ["resize:80x24", isBusy ? "wait:0.1" : "wait:1"]
        let outcome = try Program.run(
            sample.rawValue, "--size", "80x24", "--keys", arguments.joined(separator: ","))
        expect(outcome.status, 0, "\(arguments.joined(separator: ","))")
        expect(outcome.errors.isEmpty, "\(outcome.errors)")
        expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count, 25)
    }
}
