import MiniRxTest
import TestEnvironment
import Testing

@testable import SamplesKit

/// The output of the samples without a terminal.
struct PlainOutputTests {
    /// The market is a book of 20,000 levels that changes in each frame of some seconds.
    private static let samples = Sample.repeatable.filter { $0 != .market || Effort.isFull }

    @Test(arguments: samples)
    func printsTheTable(sample: Sample) throws {
        let outcome = try Program.run(sample.rawValue, "--plain")
        expect(outcome.status, 0)
        expect(outcome.errors.isEmpty)
        try Golden.compare(outcome.output, is: "\(sample.rawValue).txt")
        guard Effort.isFull || sample == .tasks else { return }
        let piped = try Program.run(sample.rawValue)
        expect(piped.output, outcome.output, "the same where there is no terminal")
    }

    @Test func keysChangeWhatIsPrintedOfTheSampleByDefault() throws {
        // Accounts is the default.
        let named = try Program.run("accounts", "--plain")
        let unnamed = try Program.run()
        expect(named.status == 0 && unnamed.status == 0)
        expect(named.output, unnamed.output)

        // Keys change what is printed. Keys are played first: each refresh moves money.
        let outputs = try ["wait:0", "wait:1,r", "wait:1,r,wait:1,r"].map { keys in
            try Program.run("accounts", "--plain", "--keys", keys).output
        }
        expect(outputs.map { $0.contains("Joint Account") }, [true, true, true])
        expect(outputs.map { $0.contains("Mortgage") }, [true, false, false])
        expect(outputs.map { $0.contains("SAVINGS") }, [true, true, false])
    }

    @Test func theLibraryHasAtLeast600Rows() throws {
        let service = try MusicLibraryService(TestScheduler())
        expect(service.content.value.count >= 600, "\(service.content.value.count)")
    }
}
