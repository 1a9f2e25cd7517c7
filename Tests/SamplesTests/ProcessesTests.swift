import Foundation
import SamplesKit
import Testing

/// The sample on the machine's own processes, of which the test itself is one.
struct ProcessesTests {
    @Test func itShowsTheProcessesThatThereAre() throws {
        let outcome = try Program.run("processes", "--plain", "--refreshes", "1")
        #expect(outcome.status == 0)
        let own = ProcessInfo.processInfo.processIdentifier
        let line = try #require(
            outcome.output.split(separator: "\n").first { $0.hasSuffix(" \(own)") })
        #expect(line.contains(" % ") && line.contains(" MB "))
    }

    @Test func itIsLookedAtEachSecond() throws {
        let outcome = try Program.run(
            "processes", "--size", "80x20", "--no-animation", "--keys", "wait:3,n,wait:1,s,wait:1")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("RUNNING"), "the program itself runs")
        #expect(outcome.output.contains("SLEEPING"))
    }

    @Test func aSignalIsAskedFor() throws {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sleep")
        child.arguments = ["1000"]
        try child.run()
        defer { child.terminate() }
        let keys = "/,type:\(child.processIdentifier),enter,escape,T"
        let asked = try Program.run("processes", "--size", "80x20", "--keys", keys + ",n,wait:1")
        #expect(asked.status == 0)
        #expect(child.isRunning)
    }

    @Test func itFilters() throws {
        let own = ProcessInfo.processInfo.processIdentifier
        let outcome = try Program.run(
            "processes", "--size", "80x20", "--keys", "/,type:\(own),wait:1")
        #expect(outcome.output.contains("\(own)"))
        #expect(outcome.output.contains("1 of"), "\(outcome.output)")
    }
}
