import Tableau

/// A list of operations in a batch.
struct BatchList<Operation> {
    /// Its name in a transcript.
    let key: String
    let path: WritableKeyPath<TableBatch, [Operation]>
    /// Whether it names places before the batch, not after it.
    let isBefore: Bool

    /// Its name in the initialiser of ``TableChanges``.
    var label: String { key.hasSuffix("Sections") ? key : key + "Rows" }
}

/// All lists but those of moves.
extension TableBatch {
    static var sectionLists: [BatchList<SectionOperation>] {
        [
            .init(key: "deleteSections", path: \.sectionDeletes, isBefore: true),
            .init(key: "insertSections", path: \.sectionInserts, isBefore: false),
            .init(key: "reloadSections", path: \.sectionReloads, isBefore: true),
        ]
    }

    static var runLists: [BatchList<RowRun>] {
        [
            .init(key: "delete", path: \.rowDeletes, isBefore: true),
            .init(key: "insert", path: \.rowInserts, isBefore: false),
            .init(key: "reload", path: \.rowReloads, isBefore: true),
            .init(key: "reconfigure", path: \.rowReconfigures, isBefore: false),
        ]
    }
}

/// A batch in the format of a transcript: lists of numbers, with empty lists omitted.
///
/// A run of rows is `[section, row, count]`, a move `[section, row, section, row]`.
struct TranscriptBatch: Codable {
    var batch = TableBatch()
    /// Sections whose header is updated or replaced.
    var headers: [Int]
    /// Sections whose footer is updated or replaced.
    var footers: [Int]

    /// An error for a list of the wrong length, or a run of rows that overflows.
    struct InvalidIndex: Error {}

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(_ step: Transcript.Step) {
        batch = step.changes.batch
        (headers, footers) = (step.headers, step.footers)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func put(_ key: String, _ list: some Encodable & Collection) throws {
            if !list.isEmpty { try values.encode(list, forKey: Key(key)) }
        }
        for list in TableBatch.sectionLists {
            try put(list.key, batch[keyPath: list.path].map(\.section))
        }
        for list in TableBatch.runLists {
            try put(list.key, batch[keyPath: list.path].map { [$0.section, $0.row, $0.count] })
        }
        try put("moveSections", batch.sectionMoves.map { [$0.from, $0.to] })
        let moves = batch.rowMoves
        try put("move", moves.map { [$0.from.section, $0.from.row, $0.to.section, $0.to.row] })
        try put("headers", headers)
        try put("footers", footers)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func values<Value: Decodable>(_ key: String, _ type: Value.Type) throws -> [Value] {
            try container.decodeIfPresent([Value].self, forKey: Key(key)) ?? []
        }
        func lists(_ key: String, of count: Int) throws -> [[Int32]] {
            let lists = try values(key, [Int32].self)
            guard lists.allSatisfy({ $0.count == count }) else { throw InvalidIndex() }
            return lists
        }
        headers = try values("headers", Int.self)
        footers = try values("footers", Int.self)
        for list in TableBatch.sectionLists {
            batch[keyPath: list.path] = try values(list.key, Int32.self).map {
                SectionOperation($0)
            }
        }
        for list in TableBatch.runLists {
            batch[keyPath: list.path] = try lists(list.key, of: 3).map {
                guard $0[2] > 0, !$0[1].addingReportingOverflow($0[2]).overflow else {
                    throw InvalidIndex()
                }
                return RowRun(section: $0[0], row: $0[1], count: $0[2])
            }
        }
        batch.sectionMoves = try lists("moveSections", of: 2).map {
            SectionMove(from: $0[0], to: $0[1])
        }
        batch.rowMoves = try lists("move", of: 4).map {
            RowMove(
                from: RowPath(section: $0[0], row: $0[1]), to: RowPath(section: $0[2], row: $0[3]))
        }
    }
}

extension Transcript.Step {
    init(_ line: TranscriptBatch, after: Transcript.Contents) {
        self.init(TableChanges(line.batch), after: after)
        (headers, footers) = (line.headers, line.footers)
    }
}
