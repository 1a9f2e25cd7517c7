#if !canImport(UIKit)
/// A failed expectation of this module, with its source location.
public struct ExpectationFailure: Error, Sendable, CustomStringConvertible {
    /// The difference: missing lines after a `-`, unexpected lines after a `+`.
    public internal(set) var message = ""
    /// The file as `Module/File.swift`, for Swift Testing.
    public let fileID: StaticString
    /// The file path, for XCTest.
    public let filePath: StaticString
    /// The line of the expectation.
    public let line: UInt
    /// The column of the expectation.
    public let column: UInt

    /// The location and the difference.
    public var description: String { "\(fileID):\(line): \(message)" }
}

/// Handles failed expectations.
///
/// ```swift
/// Expectations.onFailure = { failure in
///     Issue.record(
///         "\(failure.message)",
///         sourceLocation: SourceLocation(
///             fileID: "\(failure.fileID)", filePath: "\(failure.filePath)",
///             line: Int(failure.line), column: Int(failure.column)))
/// }
/// ```
///
/// This module imports no test framework, so programs may link it too.
@MainActor
public enum Expectations {
    /// Records a failure, after which the test continues; nil, the default, throws it, which fails a
    /// test in any framework.
    public static var onFailure: ((ExpectationFailure) -> Void)?
}

/// An expectation is a failure without a message until it fails.
extension ExpectationFailure {
    @MainActor
    func fail(_ message: String) throws(ExpectationFailure) {
        var failure = self
        failure.message = message
        guard let record = Expectations.onFailure else { throw failure }
        record(failure)
    }

    @MainActor
    func expect(_ found: String, toBe expected: String, _ what: String) throws(ExpectationFailure) {
        guard let difference = difference(from: lines(expected), to: lines(found)) else { return }
        try fail("\(what) (- expected, + found)\n\(difference)")
    }

    /// Returns the lines without trailing spaces and without empty lines at the ends.
    private func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return Array(lines.drop(while: \.isEmpty))
    }

    /// Returns all lines: those only in the old list after a `-`, those only in the new one after a
    /// `+`; nil if the lists are equal.
    private func difference(from old: [String], to new: [String]) -> String? {
        if old == new { return nil }
        let changes = new.difference(from: old)
        var lines = old.map { "  \($0)" }
        for case .remove(let offset, let line, _) in changes.removals {
            lines[offset] = "- \(line)"
        }
        for case .insert(let offset, let line, _) in changes.insertions {
            let remaining = lines.indices.filter { !lines[$0].hasPrefix("- ") }
            let place = offset < remaining.count ? remaining[offset] : lines.count
            lines.insert("+ \(line)", at: place)
        }
        return lines.joined(separator: "\n")
    }
}
#endif
