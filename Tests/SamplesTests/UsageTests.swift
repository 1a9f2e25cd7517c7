import SamplesKit
import TestEnvironment
import Testing

/// Invalid command lines, and valid ones that look unusual.
struct UsageTests {
    @Test(arguments: [
        (["--colour"], "There is no option `--colour`."),
        (["accounts", "accounts"], "`accounts` is one name too many."),
        ([""], "There is no sample ``."), (["tasks", "--file"], "--file needs a path after it."),
        (["accounts", "--theme", "plaid"], "`plaid`"),
    ])
    func rejectsInvalidArguments(arguments: [String], reason: String) throws {
        let outcome = try Program.run(arguments)
        expect(outcome.status, 64)
        expect(outcome.errors.contains(reason))
    }

    @Test func errorsIncludeAShortUsage() throws {
        let outcome = try Program.run("acounts")
        expect(outcome.status, 64)
        expect(outcome.output.isEmpty)
        expect(outcome.errors.hasPrefix("There is no sample `acounts`.\n\nusage: Samples "))
        expect(outcome.errors.contains("accounts, artists"))
        expect(outcome.errors.contains("Samples --help"))
        expect(outcome.errors.split(separator: "\n").count < 10, "the error stays in sight")
    }

    /// Arguments quoted in an error send no control sequences to the terminal.
    @Test(arguments: [
        ["\u{1B}[2J"], ["--keys", "\u{1B}[2J"],
        ["tasks", "--bar\u{1B}[2J"],
    ])
    func quotedControlCharactersAreEscaped(arguments: [String]) throws {
        let outcome = try Program.run(arguments)
        expect(outcome.status != 0)
        expect(outcome.errors.contains("␛[2J"), "\(outcome.errors)")
        expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test(arguments: [
        "hop", "down-", "ctrl-", "é-", "click:0:-9223372036854775808",
        "wheel:-9223372036854775808", "wait:soon",
    ])
    func errorsQuoteTheInvalidStep(keys: String) throws {
        let outcome = try Program.run("accounts", "--keys", "down,\(keys)")
        expect(outcome.status, 64)
        expect(outcome.output.isEmpty)
        expect(outcome.errors.hasPrefix("`\(keys)` is not a step of a key script."))
        expect(outcome.errors.contains("\nusage: Samples "))
    }

    @MainActor @Test func helpIsNotAnError() throws {
        let outcome = try Program.run("--help")
        expect(outcome.status, 0)
        expect(outcome.output, SamplesCommand.usage)
        for sample in Sample.allCases { expect(outcome.output.contains(sample.rawValue)) }
    }
}
