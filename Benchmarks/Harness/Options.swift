/// What the user asked for on the command line of a benchmark.
package struct Options {
    /// One JSON object a line instead of a table.
    package var json = false
    /// Fewer samples and shorter ones: a smoke test, not a figure to publish.
    package var quick = false
    /// Runs only the cases whose name contains this text; nil runs all.
    package var filter: String?
    /// Set by `--help`.
    package var help = false

    package init() {}

    /// Reads the arguments that follow the program's name.
    ///
    /// - Throws: ``Problem`` for a flag that is unknown or lacks its value.
    package init(arguments: some Sequence<String>) throws(Problem) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--json": json = true
            case "--quick": quick = true
            case "--help", "-h": help = true
            case "--filter":
                guard let text = rest.next() else {
                    throw Problem(message: "--filter needs the text to look for")
                }
                filter = text
            default:
                throw Problem(message: "unknown argument '\(argument)'")
            }
        }
    }

    /// Whether the case of this name is to run.
    package func selects(_ name: String) -> Bool {
        filter.map { name.contains(substring: $0) } ?? true
    }

    /// A command line that cannot be obeyed.
    package struct Problem: Error {
        /// What is wrong, in one line.
        package let message: String
    }

    /// The usage text of the program.
    package static func usage(of program: String) -> String {
        """
        usage: \(program) [--json] [--quick] [--filter TEXT]

          --json         one JSON object a line
          --quick        fewer and shorter samples
          --filter TEXT  only the cases whose name contains TEXT

        """
    }
}

extension String {
    /// Plain substring search: the harness does without Foundation.
    fileprivate func contains(substring needle: String) -> Bool {
        if needle.isEmpty { return true }
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(needle) { return true }
            start = index(after: start)
        }
        return false
    }
}
