import Foundation

/// How much the random, exhaustive and slow tests do.
///
/// `swift test` takes a sample of everything. `TABLEAU_EFFORT=full` is what `.ci/run` runs, in a
/// few minutes; `TABLEAU_EFFORT=soak` takes hours.
package enum Effort: String, CaseIterable {
    case quick, full, soak

    /// The effort that the environment sets.
    package static let current: Effort = {
        guard let name = ProcessInfo.processInfo.environment["TABLEAU_EFFORT"] else {
            return .quick
        }
        guard let effort = Effort(rawValue: name) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            preconditionFailure("TABLEAU_EFFORT is \"\(name)\"; it should be one of \(names).")
        }
        return effort
    }()

    /// Whether all cases run.
    package static var isFull: Bool { current != .quick }

    /// Returns a number of cases, seeds or steps.
    ///
    /// - Parameters:
    ///   - quick: The number for `swift test`.
    ///   - full: The number for `.ci/run`; nil for `quick`.
    ///   - soak: The number for a soak run; nil for `full`.
    package static func count(_ quick: Int, full: Int? = nil, soak: Int? = nil) -> Int {
        switch current {
        case .quick: quick
        case .full: full ?? quick
        case .soak: soak ?? full ?? quick
        }
    }
}
