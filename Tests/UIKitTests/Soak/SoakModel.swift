import Tableau
import UIKit

/// Sections whose rows the binder compares in all its ways.
enum SoakSection: Int, TableViewSection, CaseIterable {
    case identified
    case alsoIdentified
    case thirdIdentified
    case provided
    case undiffable
    case repeating
}

/// A row with identity and equality.
struct SoakRow: CollectionIdentifiable, Equatable {
    var id: Int
    var version: Int
    var text: String { "\(id).\(version)" }
    var collectionId: Int { id }
}

/// A row without identity or equality.
struct BareRow {
    var row: SoakRow
}

final class SoakCell: UITableViewCell, ReuseIdentifiable, ViewModelBindable {
    var viewModel: SoakRow? {
        didSet { textLabel?.text = viewModel?.text }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = "reused"
    }
}

final class OtherSoakCell: UITableViewCell, ReuseIdentifiable {}

/// A seeded generator, so that failures are reproducible.
struct SoakGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// What the table must show, and random changes of it.
struct SoakModel {
    var rows: [SoakSection: [SoakRow]] = [:]
    var headers: [SoakSection: String?] = [:]
    var footers: [SoakSection: String?] = [:]
    var displayed: [SoakSection] = [.identified, .provided]
    private var nextID = 0

    /// Makes a few changes of all kinds at once.
    mutating func change(using random: inout SoakGenerator) {
        for _ in 0..<Int.random(in: 1...5, using: &random) { changeOnce(&random) }
    }

    private mutating func changeOnce(_ random: inout SoakGenerator) {
        let section = SoakSection.allCases.randomElement(using: &random)!
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: insert(in: section, &random)
        case 3, 4: rows[section, default: []].removeAll { _ in Bool.random(using: &random) }
        case 5, 6: touch(section, &random)
        case 7: rows[section, default: []].shuffle(using: &random)
        case 8: move(from: section, &random)
        case 9: headers[section] = title("head", &random)
        case 10: footers[section] = title("foot", &random)
        default: display(&random)
        }
    }

    private mutating func insert(in section: SoakSection, _ random: inout SoakGenerator) {
        var list = rows[section, default: []]
        guard list.count < 14 else { return list.removeLast(7) }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            nextID += 1
            let id = section == .repeating ? Int.random(in: -3 ... -1, using: &random) : nextID
            list.insert(
                SoakRow(id: id, version: 0), at: Int.random(in: 0...list.count, using: &random))
        }
        rows[section] = list
    }

    private mutating func touch(_ section: SoakSection, _ random: inout SoakGenerator) {
        guard let count = rows[section]?.count, count > 0 else { return }
        rows[section]![Int.random(in: 0..<count, using: &random)].version += 1
    }

    /// Moves a row to another section of the same kind.
    private mutating func move(from section: SoakSection, _ random: inout SoakGenerator) {
        let likes: [SoakSection] = [.identified, .alsoIdentified, .thirdIdentified]
        guard likes.contains(section), let row = rows[section]?.popLast() else { return }
        let target = likes.randomElement(using: &random)!
        let place = Int.random(in: 0...rows[target, default: []].count, using: &random)
        rows[target, default: []].insert(row, at: place)
    }

    private func title(_ word: String, _ random: inout SoakGenerator) -> String? {
        Bool.random(using: &random) ? "\(word) \(Int.random(in: 0...9, using: &random))" : nil
    }

    private mutating func display(_ random: inout SoakGenerator) {
        displayed = SoakSection.allCases.shuffled(using: &random)
        displayed.removeLast(Int.random(in: 0...3, using: &random))
    }
}
