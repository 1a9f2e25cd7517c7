/// The command-line options of a benchmark.
package struct Options {
    /// All cases, not only the common ones.
    package private(set) var all = false
    /// One JSON object per line instead of a table.
    package private(set) var json = false
    /// Fewer and shorter samples: a smoke test, not figures to publish.
    package private(set) var quick = false
    /// Exits with 1 if an aim is missed.
    package private(set) var check = false
    /// Runs only the cases whose name contains this text.
    package private(set) var filter: String?
    /// Set by `--help`.
    package private(set) var help = false

    /// Parses the arguments after the program's name.
    ///
    /// - Throws: ``Problem`` for an unknown flag, or one without its value.
    package init(arguments: some Sequence<String>) throws(Problem) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--all": all = true
            case "--json": json = true
            case "--quick": quick = true
            case "--check": check = true
            case "--help", "-h": help = true
            case "--filter":
                filter = rest.next()
                if filter == nil { throw Problem(message: "--filter needs the text to look for") }
            default:
                throw Problem(message: "unknown argument '\(argument)'")
            }
        }
    }

    /// An invalid command line.
    package struct Problem: Error {
        /// What is wrong, in one line.
        package let message: String
    }

    /// The usage text of the program.
    package static func usage(of program: String) -> String {
        """
        usage: \(program) [--all | --filter TEXT] [--quick] [--check] [--json]

          --all           all cases, not only the few that say most
          --filter TEXT   only the cases whose name contains TEXT
          --quick         fewer and shorter samples
          --check         exits with 1 if an aim is missed
          --json          one JSON object a line

        """
    }
}
