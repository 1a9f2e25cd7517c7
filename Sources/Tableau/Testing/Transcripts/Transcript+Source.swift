#if !canImport(UIKit)
import Tableau

extension Transcript {
    /// Returns the first failing batch, or else the first batch, as a test for Swift Testing.
    ///
    /// - Parameter name: The name of the test function.
    public func swiftTest(named name: String) -> String {
        let failure = firstFailure()
        let (before, step) =
            failure.map { ($0.before, $0.step) } ?? firstStep()
            ?? ([], Step(TableChanges(), after: []))
        let comment = failure.map { "    // \($0.failure)\n" } ?? ""
        return """
            import TableauTesting
            import Testing

            @Test func \(name)() throws {
                typealias Section = StrictTable<String, TranscriptRow>.Content
            \(comment)    try TableContract.check(
                    before: \(Self.source(before)),
                    batch: \(step.changes.source),
                    after: \(Self.source(step.after)),
                    identifiedBy: \\.identity)
            }

            """
    }

    private static func source(_ contents: Contents) -> String {
        let sections = contents.map { content in
            let rows = content.rows.map { row in
                let identity = row.identity.map { String(reflecting: $0) } ?? "nil"
                return ".init(\(identity)\(row.text.map { ", \(String(reflecting: $0))" } ?? ""))"
            }
            return
                "Section(\(String(reflecting: content.section)), [\(rows.joined(separator: ", "))])"
        }
        return "[\(sections.joined(separator: ", "))]"
    }
}

extension TableChanges {
    /// The batch as Swift source.
    public var source: String {
        func list(_ elements: [String]) -> [String] {
            elements.isEmpty ? [] : ["[\(elements.joined(separator: ", "))]"]
        }
        /// Long runs are ranges: a damaged transcript may name more rows than there is memory for.
        func paths(_ runs: [RowRun]) -> [String] {
            let (short, long) = (runs.filter { $0.count <= 100 }, runs.filter { $0.count > 100 })
            let rows = short.flatMap { run in
                (run.row..<run.end).map { "[\(run.section), \($0)]" }
            }
            let ranges = long.map { "(\($0.row)..<\($0.end)).map { [\($0.section), $0] }" }
            return list(rows) + ranges
        }
        let lists: [(name: String, parts: [String])] = [
            ("deleteSections", list(batch.sectionDeletes.map { "\($0.section)" })),
            ("insertSections", list(batch.sectionInserts.map { "\($0.section)" })),
            ("reloadSections", list(batch.sectionReloads.map { "\($0.section)" })),
            (
                "moveSections",
                list(batch.sectionMoves.map { "(from: \($0.from), to: \($0.to))" })
            ),
            ("deleteRows", paths(batch.rowDeletes)), ("insertRows", paths(batch.rowInserts)),
            ("reloadRows", paths(batch.rowReloads)),
            (
                "moveRows",
                list(
                    batch.rowMoves.map {
                        "(from: [\($0.from.section), \($0.from.row)], to: [\($0.to.section), "
                            + "\($0.to.row)])"
                    })
            ),
            ("reconfigureRows", paths(batch.rowReconfigures)),
        ]
        let arguments = lists.filter { !$0.parts.isEmpty }.map {
            "\($0.name): \($0.parts.joined(separator: " + "))"
        }
        return "TableChanges(\(arguments.joined(separator: ", ")))"
    }
}
#endif
