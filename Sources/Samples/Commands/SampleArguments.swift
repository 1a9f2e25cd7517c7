/// What a command line asks for.
package struct SampleArguments: Equatable, Sendable {
    /// The sample; nil asks for the menu.
    package var sample: Sample?
    /// Whether to print text although there may be a terminal.
    package var isPlain = false
    /// How often a run without a person refreshes.
    package var refreshes = 3
    /// Whether to print the usage and nothing else.
    package var showsHelp = false

    /// Understands arguments.
    ///
    /// - Parameter arguments: Those after the program's name.
    /// - Throws: A ``UsageError`` that names the argument that makes no sense.
    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--plain": isPlain = true
            case "--refreshes": refreshes = try Self.count(argument, rest.popFirst())
            case "--help", "-h": showsHelp = true
            case _ where argument.hasPrefix("-"):
                throw UsageError("There is no option `\(argument)`.")
            default:
                guard sample == nil else {
                    throw UsageError("`\(argument)` is one name too many.")
                }
                guard let named = Sample(rawValue: argument) else {
                    throw UsageError("There is no sample `\(argument)`.")
                }
                sample = named
            }
        }
    }

    private static func count(_ option: String, _ value: String?) throws -> Int {
        guard let value, let count = Int(value), (0...1000).contains(count) else {
            throw UsageError("\(option) needs a number from 0 to 1000 after it.")
        }
        return count
    }

    /// How to call the program.
    package static var usage: String {
        let samples = Sample.allCases.map { sample in
            let padding = String(repeating: " ", count: 10 - sample.rawValue.count)
            return "  \(sample.rawValue)\(padding)\(sample.summary)"
        }
        return """
            usage: Samples [SAMPLE] [--plain] [--refreshes N]

            samples:
            \(samples.joined(separator: "\n"))

            options:
              --plain          print the table as text, and what each refresh changes
              --refreshes N    how many refreshes a plain run makes (default 3)
              --help           print this text

            """
    }
}
