package import Foundation

/// A page whose tables and plots are generated from the output of benchmarks with `--json`.
///
/// A comment before a table lists its cases, one per line, optionally with a size after `@` and
/// another text after `=`; `Rx/range` is a case of another benchmark. The table ends at
/// `<!-- end -->`. A comment that begins with `plot` draws its cases instead:
///
/// ```text
/// <!-- benchmarks: Diff
/// shuffle, Int = Shuffled, plain integers
/// -->
/// ...
/// <!-- end -->
///
/// <!-- plot: Shuffles.svg from Diff
/// shuffle, Int
/// -->
/// ```
///
/// `Diff without rates` omits the column with rows per second. `<!-- benchmarks: machine -->`
/// precedes a sentence about the machine.
package struct PerformancePage {
    /// The page with the tables of the runs.
    package private(set) var text = ""
    /// The plots, by their file names.
    package private(set) var plots: [String: String] = [:]
    private static let withoutRates = " without rates"
    private let folder: URL
    private var runs: [String: [Measurement]] = [:]

    /// Fills in a page.
    ///
    /// - Parameters:
    ///   - page: The current page; the content of its tables is replaced.
    ///   - folder: The folder of the runs: `Diff.json` for `DiffBenchmark`, and `machine.txt`.
    /// - Throws: ``Options/Problem`` for a case that no run has, or an invalid comment.
    package init(_ page: String, runs folder: URL) throws(Options.Problem) {
        self.folder = folder
        var lines = page.components(separatedBy: "\n")[...]
        var result: [String] = []
        while let line = lines.popFirst() {
            result.append(line)
            if let arguments = Self.argument(of: "<!-- benchmarks: ", in: line) {
                let name = arguments.replacing(Self.withoutRates, with: "")
                let table =
                    name == "machine -->"
                    ? try machine()
                    : try MarkdownTable(
                        cases(name, &lines, &result), hasRates: name == arguments
                    ).lines
                guard let end = lines.firstIndex(of: "<!-- end -->") else {
                    throw .init(message: "no <!-- end --> follows '\(line)'")
                }
                result += table
                lines = lines[end...]
            } else if let arguments = Self.argument(of: "<!-- plot: ", in: line) {
                let words = arguments.components(separatedBy: " from ")
                guard words.count == 2 else {
                    throw .init(message: "'\(line)' is not <!-- plot: FILE from BENCHMARK")
                }
                var plot = GrowthPlot()
                for (name, measurement) in try cases(words[1], &lines, &result) {
                    plot.add(measurement, as: name)
                }
                plots[words[0]] = plot.svg
            }
        }
        text = result.joined(separator: "\n")
    }

    /// Reads the cases up to the end of a comment, which stays in the page.
    private mutating func cases(
        _ benchmark: String, _ lines: inout ArraySlice<String>, _ result: inout [String]
    ) throws(Options.Problem) -> [(name: String, Measurement)] {
        var found: [(String, Measurement)] = []
        while let line = lines.popFirst() {
            result.append(line)
            if line == "-->" { return found }
            let words = line.components(separatedBy: " = ")
            let sized = words[0].components(separatedBy: " @ ")
            let named = sized[0].components(separatedBy: "/")
            let benchmark = named.count == 2 ? named[0] : benchmark
            let name = named[named.count - 1]
            let measurements = try run(of: benchmark).filter {
                $0.name == name && (sized.count == 1 || sized[1] == "\($0.n)")
            }
            if measurements.isEmpty {
                throw .init(message: "\(benchmark)Benchmark has no case '\(words[0])'")
            }
            found += measurements.map { (words.count == 2 ? words[1] : name, $0) }
        }
        throw .init(message: "the comment with cases of \(benchmark) does not end")
    }

    private mutating func run(of benchmark: String) throws(Options.Problem) -> [Measurement] {
        if let run = runs[benchmark] { return run }
        let run = try Measurement.all(inFile: folder.appending(path: "\(benchmark).json").path)
        runs[benchmark] = run
        return run
    }

    private func machine() throws(Options.Problem) -> [String] {
        let path = folder.appending(path: "machine.txt").path
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw .init(message: "the file '\(path)' cannot be read")
        }
        return text.split(separator: "\n").map(String.init)
    }

    private static func argument(of prefix: String, in line: String) -> String? {
        line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }
}
