#if !canImport(UIKit)
/// What an expectation of this module found to be otherwise, with the place of the expectation.
public struct ExpectationFailure: Error, Sendable, CustomStringConvertible {
    /// What differs, readable: lines that are missing after a `-`, lines too many after a `+`.
    public let message: String
    /// `Module/File.swift`, as Swift Testing wants it.
    public let fileID: StaticString
    /// The file, as XCTest wants it.
    public let filePath: StaticString
    /// The line of the expectation.
    public let line: UInt
    /// Its column.
    public let column: UInt

    /// The place and what differs.
    public var description: String { "\(fileID):\(line): \(message)" }
}

/// Where expectations go that are not met.
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
/// Without that, an expectation that is not met is thrown, which fails a test of any framework. This
/// module imports no framework for tests, so a program may link it as well.
@MainActor
public enum Expectations {
    /// Records a failure, after which the test goes on; nil, the default, throws it.
    public static var onFailure: ((ExpectationFailure) -> Void)?
}

/// Where an expectation is written.
struct ExpectationSite {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    @MainActor
    func fail(_ message: String) throws(ExpectationFailure) {
        let failure = ExpectationFailure(
            message: message, fileID: fileID, filePath: filePath, line: line, column: column)
        guard let record = Expectations.onFailure else { throw failure }
        record(failure)
    }

    @MainActor
    func expect(_ found: String, toBe expected: String, _ what: String) throws(ExpectationFailure) {
        let difference = LineDifference(from: lines(expected), to: lines(found))
        if difference.isEmpty { return }
        try fail("\(what) (- expected, + found)\n\(difference.text)")
    }

    /// Lines without the spaces that end them, and none that is empty at the end.
    private func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }
}

/// What differs between two lists of lines.
struct LineDifference {
    /// Whether nothing does.
    let isEmpty: Bool
    /// All lines; those only in the old list after a `-`, those only in the new one after a `+`.
    let text: String

    init(from old: [String], to new: [String]) {
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        isEmpty = removed.isEmpty && inserted.isEmpty
        var lines: [String] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                lines.append("- \(old[before])")
                before += 1
            } else if inserted.contains(after) {
                lines.append("+ \(new[after])")
                after += 1
            } else {
                lines.append("  \(old[before])")
                (before, after) = (before + 1, after + 1)
            }
        }
        text = lines.joined(separator: "\n")
    }
}
#endif
