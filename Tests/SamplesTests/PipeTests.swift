import Foundation
import TestEnvironment
import Testing

/// The program in a shell: readers that close the pipe, and output that can't be written.
struct PipeTests {
    @Test(arguments: [
        "accounts", "artists --plain", "--help",
        "accounts --keys down",
    ])
    func aClosedPipeEndsItWithoutAnError(arguments: String) throws {
        let outcome = try Program.runInShell(
            "(\(Program.path) \(arguments); echo $? >&3) 3>&2 | head -n 2")
        expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 3)
        // Ended by SIGPIPE or by itself, without a message.
        expect(["0\n", "141\n"].contains(outcome.errors), "\(outcome.errors)")
    }

    @Test(arguments: ["accounts", "--help", "accounts --keys down"])
    func aFullDiskIsAnError(arguments: String) throws {
        let outcome = try Program.runInShell("\(Program.path) \(arguments) > /dev/full")
        expect(outcome.status, 1)
        expect(outcome.errors.contains("No space left"), "\(outcome.errors)")
    }

    @Test(arguments: ["accounts", "--help", "accounts --keys down"])
    func aClosedOutputIsAnError(arguments: String) throws {
        let outcome = try Program.runInShell("\(Program.path) \(arguments) >&-")
        expect(outcome.status, 1)
        expect(outcome.errors.contains("Bad file descriptor"), "\(outcome.errors)")
    }

    @Test(arguments: ["2>&-", "2>/dev/full"])
    func anErrorThatCannotBePrintedIsNoCrash(redirection: String) throws {
        let outcome = try Program.runInShell("\(Program.path) acounts \(redirection)")
        expect(outcome.status, 64)
    }
}
