import Tableau

/// Rows of two sections, and what happens to them.
@MainActor
final class HandData<Row: HandRow> {
    private(set) var rows: [Part: [Row]] = [:]
    private var nextID = 0

    func fill(_ random: inout SoakGenerator) {
        for part in [Part.first, .second] {
            for _ in 0..<4 { insert(in: part, &random) }
        }
    }

    func change(_ random: inout SoakGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let part = Bool.random(using: &random) ? Part.first : .second
            let count = rows[part]?.count ?? 0
            let place = Int.random(in: 0..<max(count, 1), using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: insert(in: part, &random)
            case 2 where count > 0: rows[part]?.remove(at: place)
            case 3 where count > 0: rows[part]?[place].text = text(&random)
            case 4: rows[part]?.shuffle(using: &random)
            case 5 where count > 1: rows[part]?.swapAt(0, place)
            case 6 where count > 0: move(from: part, place, &random)
            default: if count > 6 { rows[part]?.removeFirst(4) }
            }
        }
    }

    private func insert(in part: Part, _ random: inout SoakGenerator) {
        nextID += 1
        let id = Row.idCount.map { Int.random(in: 0..<$0, using: &random) } ?? nextID
        let place = Int.random(in: 0...(rows[part]?.count ?? 0), using: &random)
        rows[part, default: []].insert(Row(id: id, text: text(&random)), at: place)
    }

    private func text(_ random: inout SoakGenerator) -> String {
        ["a", "b", "c", "d"].randomElement(using: &random)!
    }

    /// Moves a row to the other section, which may show a row with its identity.
    private func move(from part: Part, _ place: Int, _ random: inout SoakGenerator) {
        let other: Part = part == .first ? .second : .first
        guard let row = rows[part]?.remove(at: place) else { return }
        rows[other, default: []].insert(
            row, at: Int.random(in: 0...(rows[other]?.count ?? 0), using: &random))
    }

    /// Does what a person's drop asks for; these rows may be newer than those of the move.
    func apply(_ move: ReorderMove<Part, Row>) {
        let source = rows[move.sourceSection] ?? []
        guard let place = source.firstIndex(of: move.model) else { return }
        let row = rows[move.sourceSection, default: []].remove(at: place)
        let count = rows[move.targetSection]?.count ?? 0
        rows[move.targetSection, default: []].insert(row, at: min(move.targetRow, count))
    }
}
