#if !canImport(UIKit)
import TableauTerminal

/// The parsed command line, without the terminal's arguments, which `TerminalOptions` parses.
package struct SampleArguments: Equatable, Sendable {
    /// The sample; nil for the menu.
    package var sample: Sample?
    /// The number of refreshes in a run without a user; nil if not specified.
    package var refreshes: Int?
    /// The rows' menus to print, and their actions to perform, in a run without a user.
    package var rowChoices: [RowChoice] = []
    /// The file for a picture of the table; nil for none.
    package var picturePath: String?
    /// The file for an animated picture of the refreshes; nil for none.
    package var filmPath: String?
    /// The folder with the data files; nil for the package's own.
    package var dataPath: String?
    /// The file for the tasks; nil for the user's own in interactive runs, otherwise none.
    package var tasksPath: String?
    /// The file for a transcript of the binder's turns; nil for none.
    package var transcriptPath: String?
    /// Whether to explore the sample, or all of them, instead of showing it.
    package var explores = false
    /// The number of orders to explore; nil if not specified.
    package var seeds: Int?
    /// The transcript to replay instead of showing a sample.
    package var replayedPath: String?
    /// The file for a minimised failing transcript; nil for none.
    package var minimisedPath: String?
    /// Whether to only print the usage.
    package var showsHelp = false

    /// Parses arguments.
    ///
    /// - Parameter arguments: The arguments after the program's name, without the terminal's.
    /// - Throws: A ``UsageError`` with the invalid argument.
    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--refreshes":
                refreshes = try Self.count(after: argument, rest.popFirst(), in: 0...1000)
            case "--seeds":
                seeds = try Self.count(after: argument, rest.popFirst(), in: 1...1_000_000)
            case "--act": rowChoices = try RowChoice.parse(rest.popFirst() ?? "")
            case "--svg": picturePath = try Self.path(argument, rest.popFirst())
            case "--animate": filmPath = try Self.path(argument, rest.popFirst())
            case "--transcript": transcriptPath = try Self.path(argument, rest.popFirst())
            case "--minimise": minimisedPath = try Self.path(argument, rest.popFirst())
            case "explore" where sample == nil && replayedPath == nil && !explores:
                explores = true
            case "replay" where sample == nil && replayedPath == nil && !explores:
                replayedPath = try Self.path(argument, rest.popFirst())
            case "--data": dataPath = try Self.path(argument, rest.popFirst())
            case "--file": tasksPath = try Self.path(argument, rest.popFirst())
            case "--help", "-h": showsHelp = true
            case _ where argument.hasPrefix("-"):
                throw UsageError("There is no option `\(argument)`.")
            default:
                guard sample == nil, replayedPath == nil else {
                    throw UsageError("`\(argument)` is one name too many.")
                }
                guard let named = Sample(rawValue: argument) else {
                    throw UsageError("There is no sample `\(argument)`.")
                }
                sample = named
            }
        }
        if minimisedPath != nil, replayedPath == nil {
            throw UsageError("--minimise makes a replayed transcript small: replay FILE.")
        }
        if seeds != nil, !explores {
            throw UsageError("--seeds belongs to explore: explore [SAMPLE] --seeds N.")
        }
        if explores, hasOptionsOfOneRun {
            throw UsageError("explore takes a sample, --seeds and --animate, and nothing else.")
        }
        if transcriptPath != nil, sample == nil {
            throw UsageError("--transcript needs the name of a sample.")
        }
    }

    /// Whether an option concerns one run of a sample.
    private var hasOptionsOfOneRun: Bool {
        let paths = [picturePath, transcriptPath, dataPath, tasksPath]
        return refreshes != nil || !rowChoices.isEmpty || paths.contains { $0 != nil }
    }

    private static func path(_ option: String, _ value: String?) throws -> String {
        guard let value, !value.isEmpty else {
            throw UsageError("\(option) needs a path after it.")
        }
        return value
    }

    private static func count(
        after option: String, _ value: String?, in range: ClosedRange<Int>
    ) throws -> Int {
        guard let value, let count = Int(value), range.contains(count) else {
            throw UsageError(
                "\(option) needs a number from \(range.lowerBound) to \(range.upperBound) after it."
            )
        }
        return count
    }

    /// How to call the program.
    private static let calls = """
        usage: Samples [SAMPLE] [OPTION...]
               Samples replay FILE [--minimise FILE]
               Samples explore [SAMPLE] [--seeds N] [--animate FILE]

        """

    /// The usage after an error, short enough for the error to stay on the screen.
    package static var shortUsage: String {
        let samples = Sample.allCases.map(\.rawValue).joined(separator: ", ")
        return calls + "samples: \(samples)\noptions and keys: Samples --help\n"
    }

    /// The usage of the program.
    package static var usage: String {
        let samples = Sample.allCases.map { sample in
            let padding = String(repeating: " ", count: 10 - sample.rawValue.count)
            return "  \(sample.rawValue)\(padding)\(sample.summary)"
        }
        return calls + """

            Without a sample: a menu, or `accounts` where there is no terminal.

            samples:
            \(samples.joined(separator: "\n"))

            options:
              --plain          print the table as text, and what each refresh changes;
                               the same as where there is no terminal
              --refreshes N    how many refreshes that makes (default 3; 0 for --svg alone)
              --act 2,2:1      print the actions of the second row, numbered, and perform
                               the first of them
              --svg FILE       draw the table as a picture, after the refreshes asked for
                               or the keys played
              --animate FILE   draw the refreshes as a picture that moves
              --keys "r,down"  play keys on a virtual clock, then print the screen
              --size 80x24     the size of the screen for that
              --cast FILE      record that run in the asciicast format; without keys of
                               yours, of a demonstration
              --film FILE      draw that run as a picture that moves, an SVG
              --still FILE     draw its last screen as a picture, an SVG
              --theme NAME     dark, light, high-contrast, palette or no-color; or a file
                               of colours, whose path has a slash: ./tea.theme
              --accessible     be read aloud well: no motion, the cursor on the row
              --no-animation   let nothing move by itself
              --transcript FILE  write down what the table's binder does, as JSON Lines;
                               `replay` holds every batch in it against a strict table
              --minimise FILE  write what fails in a replay as a transcript that has
                               nothing else, and print it as a test
              --seeds N        how many orders of its events `explore` runs a sample in
                               (default 500); --animate draws the first that fails
              --data FOLDER    read data files from a folder of yours
              --file FILE      keep the tasks in a file of yours
              --help           print this text

            keys on a screen:
            \(BrowsingCommand.keys.usage)

            steps of --keys, separated by commas: a character,\(KeyScript.keyNames),
            any of them after ctrl-, alt- or shift- (ctrl-c, alt-left), wait:SECONDS,
            type:TEXT, paste:TEXT, click:COLUMN:ROW, rightclick:COLUMN:ROW,
            hover:COLUMN:ROW, drag:COLUMN:ROW:TOCOLUMN:TOROW, wheel:LINES, resize:80x24

            """
    }
}
#endif
