package import Foundation

/// A page whose tables and machine come from recorded runs: the output of benchmarks with `--json`.
///
/// A table of the common cases stands between `<!-- figures: Diff -->` and `<!-- end -->`, tables of
/// all groups after `<!-- figures: all of Diff -->`, the machine after `<!-- figures: machine -->`.
package struct FiguresPage {
    /// The page with the figures of the runs.
    package private(set) var text = ""
    private let runs: URL

    /// Fills in a page.
    ///
    /// - Parameters:
    ///   - page: The current page; what stands in its tables is replaced.
    ///   - runs: The folder of the runs: `Diff.json` for `DiffBenchmark`, and `machine.txt`.
    /// - Throws: ``Options/Problem`` for a run that isn't there, or a comment without its end.
    package init(_ page: String, runs: URL) throws(Options.Problem) {
        self.runs = runs
        var lines = page.components(separatedBy: "\n")[...]
        var result: [String] = []
        while let line = lines.popFirst() {
            result.append(line)
            guard let start = line.firstRange(of: "<!-- figures: "), line.hasSuffix(" -->") else {
                continue
            }
            result += try figures(String(line[start.upperBound...].dropLast(4)))
            guard let end = lines.firstIndex(of: "<!-- end -->") else {
                throw .init(message: "no <!-- end --> follows '\(line)'")
            }
            lines = lines[end...]
        }
        text = result.joined(separator: "\n")
    }

    private func figures(_ what: String) throws(Options.Problem) -> [String] {
        if what == "machine" {
            // A sentence about the day and the machine of the runs.
            let path = runs.appending(path: "machine.txt").path
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw .init(message: "the file '\(path)' cannot be read")
            }
            return text.split(separator: "\n").map(String.init)
        }
        let name = what.replacing("all of ", with: "")
        let all = try Measurement.all(inFile: runs.appending(path: "\(name).json").path)
        if name == what { return Measurement.markdown(all.filter(\.isCommon)) }
        var (lines, rest) = ([""], all[...])
        while let group = rest.first?.group {
            let cases = rest.prefix { $0.group == group }
            rest = rest.dropFirst(cases.count)
            lines += ["**\(group)**", ""] + Measurement.markdown(Array(cases)) + [""]
        }
        return lines
    }
}
