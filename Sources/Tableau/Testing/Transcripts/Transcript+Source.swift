import Tableau

extension Transcript {
    /// Returns the first failing batch, or else the first batch, as a test for Swift Testing.
    public func swiftTest(named name: String) -> String {
        let (failure, batch) =
            firstBatch() ?? (nil, BatchCase(before: [], batch: TableBatch(), after: []))
        let comment = failure.map { "    // \($0)\n" } ?? ""
        return """
            import TableauTesting
            import Testing

            @Test func \(name)() throws {
                typealias Section = StrictTable<String, TranscriptRow>.Content
            \(comment)    var table = StrictTable(
                    \(Self.source(batch.before)),
                    identifiedBy: \\.identity)
                try table.apply(
                    \(TableChanges(batch.batch).source),
                    showing: \(Self.source(batch.after)))
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
        func argument(_ label: String, _ elements: [String], _ more: [String] = []) -> [String] {
            let parts = (elements.isEmpty ? [] : ["[\(elements.joined(separator: ", "))]"]) + more
            return parts.isEmpty ? [] : ["\(label): \(parts.joined(separator: " + "))"]
        }
        let sections = TableBatch.sectionLists.map { list in
            argument(list.label, batch[keyPath: list.path].sections.map { "\($0)" })
        }
        let sectionMoves = batch.sections.moves.map { "(from: \($0.from.row), to: \($0.to.row))" }
        /// Long runs are ranges: a damaged transcript may name more rows than there is memory for.
        let rows = TableBatch.rowLists.map { list in
            let runs = batch[keyPath: list.path]
            return argument(
                list.label,
                runs.filter { $0.count <= 100 }.flatMap { run in
                    (run.row..<run.end).map { "[\(run.section), \($0)]" }
                },
                runs.filter { $0.count > 100 }.map {
                    "(\($0.row)..<\($0.end)).map { [\($0.section), $0] }"
                })
        }
        let rowMoves = batch.rows.moves.map {
            "(from: [\($0.from.section), \($0.from.row)], to: [\($0.to.section), \($0.to.row)])"
        }
        let arguments =
            sections + [argument("moveSections", sectionMoves)] + rows.dropLast()
            + [argument("moveRows", rowMoves)] + rows.suffix(1)
        return "TableChanges(\(arguments.joined().joined(separator: ", ")))"
    }
}
