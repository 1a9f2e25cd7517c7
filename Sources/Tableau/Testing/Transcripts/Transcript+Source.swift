#if !canImport(UIKit)
import Tableau

extension Transcript {
    /// Returns the first failing batch, or else the first batch, as a test for Swift Testing.
    ///
    /// - Parameter name: The name of the test function.
    public func swiftTest(named name: String) -> String {
        let failure = firstFailure()
        let first = turns.first { !$0.steps.isEmpty }
        let (before, step) =
            failure.map { ($0.before, $0.step) }
            ?? (first?.before ?? [], first?.steps.first ?? Step(TableChanges(), after: []))
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
        func paths(_ runs: [RowRun]) -> [String] {
            runs.flatMap { run in (run.row..<run.end).map { "[\(run.section), \($0)]" } }
        }
        let lists: [(name: String, elements: [String])] = [
            ("deleteSections", batch.sectionDeletes.map { "\($0.section)" }),
            ("insertSections", batch.sectionInserts.map { "\($0.section)" }),
            ("reloadSections", batch.sectionReloads.map { "\($0.section)" }),
            ("moveSections", batch.sectionMoves.map { "(from: \($0.from), to: \($0.to))" }),
            ("deleteRows", paths(batch.rowDeletes)), ("insertRows", paths(batch.rowInserts)),
            ("reloadRows", paths(batch.rowReloads)),
            (
                "moveRows",
                batch.rowMoves.map {
                    "(from: [\($0.from.section), \($0.from.row)], to: [\($0.to.section), "
                        + "\($0.to.row)])"
                }
            ),
            ("reconfigureRows", paths(batch.rowReconfigures)),
        ]
        let arguments = lists.filter { !$0.elements.isEmpty }.map {
            "\($0.name): [\($0.elements.joined(separator: ", "))]"
        }
        return "TableChanges(\(arguments.joined(separator: ", ")))"
    }
}
#endif
