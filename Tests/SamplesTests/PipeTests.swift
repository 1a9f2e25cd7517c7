import Foundation
import Testing

/// What a shell sees of the program: readers that stop reading, and output that goes nowhere.
struct PipeTests {
    @Test(arguments: [
        "accounts", "accounts --refreshes 1000", "artists --plain", "--help",
        "accounts --keys down",
    ])
    func aReaderThatStopsReadingEndsItQuietly(arguments: String) throws {
        let outcome = try Program.runInShell(
            "(\(Program.path) \(arguments); echo $? >&3) 3>&2 | head -n 2")
        #expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 3)
        // By SIGPIPE or by itself; nothing else is said.
        #expect(["0\n", "141\n"].contains(outcome.complaint), "\(outcome.complaint)")
    }

    @Test(arguments: ["accounts", "--help", "accounts --keys down"])
    func aFullDiskIsAnError(arguments: String) throws {
        let outcome = try Program.runInShell("\(Program.path) \(arguments) > /dev/full")
        #expect(outcome.status == 1)
        #expect(outcome.complaint.contains("No space left"), "\(outcome.complaint)")
    }

    @Test(arguments: ["2>&-", "2>/dev/full"])
    func aComplaintThatNobodyCanReadIsNoCrash(redirection: String) throws {
        let outcome = try Program.runInShell("\(Program.path) acounts \(redirection)")
        #expect(outcome.status == 64)
    }
}
