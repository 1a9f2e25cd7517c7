/// The command-line options of a benchmark.
package struct Options {
    /// One JSON object per line instead of a table.
    package var json = false
    /// Fewer and shorter samples: a smoke test, not figures to publish.
    package var quick = false
    /// Runs only the cases whose name contains this text; nil runs all.
    package var filter: String?
    /// The file to write a plot of growth to; nil writes none.
    package var svgPath: String?
    /// The file of an earlier run to compare with; nil compares with none.
    package var comparePath: String?
    /// Set by `--help`.
    package var help = false

    package init() {}

    /// Parses the arguments after the program's name.
    ///
    /// - Throws: ``Problem`` for an unknown flag, or one without its value.
    package init(arguments: some Sequence<String>) throws(Problem) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--json": json = true
            case "--quick": quick = true
            case "--help", "-h": help = true
            case "--filter": filter = try Self.value("the text to look for", of: argument, &rest)
            case "--svg": svgPath = try Self.value("a file", of: argument, &rest)
            case "--compare": comparePath = try Self.value("a file", of: argument, &rest)
            default:
                throw Problem(message: "unknown argument '\(argument)'")
            }
        }
    }

    private static func value(
        _ kind: String, of flag: String, _ rest: inout some IteratorProtocol<String>
    ) throws(Problem) -> String {
        guard let value = rest.next() else { throw Problem(message: "\(flag) needs \(kind)") }
        return value
    }

    /// Whether the case of this name runs.
    package func selects(_ name: String) -> Bool {
        filter.map { $0.isEmpty || name.contains($0) } ?? true
    }

    /// An invalid command line.
    package struct Problem: Error {
        /// What is wrong, in one line.
        package let message: String
    }

    /// The usage text of the program.
    package static func usage(of program: String) -> String {
        """
        usage: \(program) [--json] [--quick] [--filter TEXT] [--svg FILE] [--compare FILE]

          --json          one JSON object a line
          --quick         fewer and shorter samples
          --filter TEXT   only the cases whose name contains TEXT
          --svg FILE      writes a plot of how times grow with the size
          --compare FILE  shows what changed, beyond noise, since FILE was written by --json

        """
    }
}
