import SamplesKit
import Testing

/// Invalid command lines, and valid ones that look unusual.
struct UsageTests {
    @Test(arguments: [
        ["acounts"], ["--colour"], ["accounts", "accounts"], ["--refreshes"],
        ["--refreshes", "-1"], ["--refreshes", "many"], [""],
        ["explore", "explore"], ["explore", "--seeds", "0"], ["--seeds", "5"],
        ["explore", "accounts", "form"], ["explore", "replay"],
        ["explore", "accounts", "--transcript", "a"],
        ["explore", "--act", "1"],
    ])
    func rejectsInvalidArguments(arguments: [String]) {
        #expect(throws: UsageError.self) { try SampleArguments(arguments) }
    }

    @Test func errorsIncludeAShortUsage() throws {
        let outcome = try Program.run("acounts")
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("There is no sample `acounts`.\n\nusage: Samples "))
        #expect(outcome.errors.contains("accounts, artists"))
        #expect(outcome.errors.contains("Samples --help"))
        #expect(outcome.errors.split(separator: "\n").count < 10, "the error stays in sight")

        let flag = try Program.run("accounts", "--colour")
        #expect(flag.status == 64)
        #expect(flag.errors.hasPrefix("There is no option `--colour`."))

        let theme = try Program.run("accounts", "--theme", "plaid")
        #expect(theme.status == 64)
        #expect(theme.errors.contains("`plaid`"))
    }

    /// Arguments quoted in an error send no control sequences to the terminal.
    @Test(arguments: [
        ["\u{1B}[2J"], ["--keys", "\u{1B}[2J"], ["artists", "--data", "/nowhere\u{1B}[2J"],
    ])
    func quotedControlCharactersAreEscaped(arguments: [String]) throws {
        let outcome = try Program.run(arguments)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("␛[2J"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test(arguments: [
        "hop", "down-", "ctrl-", "é-", "click:0:-9223372036854775808",
        "wheel:-9223372036854775808", "wait:soon",
    ])
    func errorsQuoteTheInvalidStep(keys: String) throws {
        let outcome = try Program.run("accounts", "--keys", "down,\(keys)")
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("`\(keys)` is not a step of a key script."))
        #expect(outcome.errors.contains("\nusage: Samples "))
    }

    @Test func helpIsNotAnError() throws {
        let outcome = try Program.run("--help")
        #expect(outcome.status == 0)
        #expect(outcome.output == SampleArguments.usage)
        for sample in Sample.allCases { #expect(outcome.output.contains(sample.rawValue)) }
    }

    @Test func readsOptionsInAnyOrder() throws {
        let arguments = try SampleArguments(["--refreshes", "5", "accounts"])
        #expect(arguments.sample == .accounts)
        #expect(arguments.refreshes == 5)
    }
}
