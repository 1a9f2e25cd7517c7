import Foundation
import TableauPlatform

/// Prints the results: one JSON object a line, or for people a sentence with the first result, then
/// aligned columns under headings.
struct Report {
    private let isJSON: Bool
    private var group: String?

    init(_ options: Options) { isJSON = options.json }

    mutating func add(_ measurement: Measurement) {
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            guard let data = try? encoder.encode(measurement) else { return }
            return printLine(String(decoding: data, as: UTF8.self))
        }
        if group == nil, measurement.isCommon { printLine(measurement.sentence) }
        if group != measurement.group {
            let titles = Measurement.titles(isEvents: measurement.unit == .event)
            printLine("\n" + line(measurement.group, titles))
            group = measurement.group
        }
        let columns = measurement.columns { "\($0.uppercased())" }
        printLine(line(measurement.name, columns))
    }

    private func line(_ name: String, _ columns: [String]) -> String {
        let widths = [11, 12, 16, 8, 13]
        let numbers = zip(columns, widths).map { $0.padded(-$1) }.joined()
        let texts = columns.dropFirst(5).filter { !$0.isEmpty }.joined(separator: "; ")
        return name.padded(52) + numbers + "  " + texts
    }
}

/// Prints a line at once, so that a pipe receives it; ends the program with 1 if it cannot.
func printLine(_ text: String) {
    do {
        try Descriptor.writeAll(Array("\(text)\n".utf8), to: 1)
    } catch {
        System.writeError("Writing the report failed: \(error).\n")
        exit(1)
    }
}
