/// A run compared with an earlier one, read from the output of `--json`.
///
/// Where cases have a bound of the same run, their ratios to it are compared: these are valid on
/// another machine too.
struct Comparison {
    /// How a case has changed.
    enum Verdict: Equatable {
        case added
        case same
        /// The relative change of the time: 0.25 for a quarter more.
        case changed(Double)

        var text: String {
            switch self {
            case .added: "new"
            case .same: "same"
            case .changed(let part) where part > 0: "+\((part * 100).fixed(0)) %"
            case .changed(let part): "\((part * 100).fixed(0)) %"
            }
        }
    }

    private let earlier: [Key: Measurement]
    private(set) var slower = 0
    private(set) var faster = 0
    private(set) var same = 0

    private struct Key: Hashable {
        let name: String
        let n: Int
    }

    /// Reads an earlier run.
    ///
    /// - Throws: ``Options/Problem`` if the file cannot be read or has an invalid line.
    init(path: String) throws(Options.Problem) {
        var earlier: [Key: Measurement] = [:]
        for measurement in try Measurement.all(inFile: path) {
            earlier[Key(name: measurement.name, n: measurement.n)] = measurement
        }
        self.earlier = earlier
    }

    /// Compares a case with the earlier run.
    mutating func verdict(on new: Measurement) -> Verdict? {
        guard let time = new.nanoseconds else { return nil }
        guard let old = earlier[Key(name: new.name, n: new.n)], let oldTime = old.nanoseconds
        else { return .added }
        var change = time / oldTime
        if new.isBoundMeasured, old.isBoundMeasured, let ratio = new.ratio, let was = old.ratio {
            change = ratio / was
        }
        let noise = max(0.03, (new.spread ?? 0) + (old.spread ?? 0))
        if abs(change - 1) <= noise {
            same += 1
            return .same
        }
        if change > 1 { slower += 1 } else { faster += 1 }
        return .changed(change - 1)
    }

    /// The outcome in a line.
    var summary: String {
        "\(slower) slower, \(faster) faster, \(same) the same within noise"
    }
}
