/// An earlier run to compare with, read from the output of `--json`.
///
/// Where cases have a comparand of the same run, their ratios to it are compared: these are valid
/// on another machine too.
struct EarlierRun {
    private let measurements: [String: Measurement]
    private(set) var slower = 0
    private(set) var faster = 0
    private(set) var same = 0

    /// Reads an earlier run.
    ///
    /// - Throws: ``Options/Problem`` if the file cannot be read or has an invalid line.
    init(path: String) throws(Options.Problem) {
        let all = try Measurement.all(inFile: path)
        measurements = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    }

    /// What has changed in a case since then; nil for amounts that are no times.
    mutating func change(of new: Measurement) -> String? {
        guard new.unit == .run || new.unit == .event else { return nil }
        guard let old = measurements[new.key] else { return "new" }
        var change = new.amount / old.amount
        if let ratio = new.against.first, let was = old.against.first, was.name == ratio.name {
            change = ratio.ratio / was.ratio
        }
        let noise = max(0.03, (new.spread ?? 0) + (old.spread ?? 0))
        if abs(change - 1) <= noise {
            same += 1
            return "same"
        }
        if change > 1 { slower += 1 } else { faster += 1 }
        return (change > 1 ? "+" : "") + "\(((change - 1) * 100).fixed(0)) %"
    }

    /// The outcome in a line.
    var summary: String {
        "\(slower) slower, \(faster) faster, \(same) the same within noise"
    }
}
