import Foundation
import Tableau

// 1. A struct, not an enum: sections are made from the names in the library, and each has its
//    own title.

/// A section of the list of artists: a letter, or a script.
struct ArtistSection: TableViewSection, Comparable {
    /// The text of the header.
    let title: String
    /// The position of the section.
    private let rank: Int

    static func < (left: ArtistSection, right: ArtistSection) -> Bool {
        (left.rank, left.title) < (right.rank, right.title)
    }
}

extension [Artist] {
    /// The artists by section, sorted by name without regard to case and accents, as in an index.
    var bySection: [ArtistSection: [Artist]] {
        let keyed = map { (key: $0.name.folded, artist: $0) }
        let sorted = keyed.sorted { ($0.key, $0.artist.id) < ($1.key, $1.artist.id) }
        return Dictionary(grouping: sorted.map(\.artist), by: { ArtistSection(of: $0.name) })
    }
}

extension ArtistSection {
    /// Creates the section of a name: its first letter if it is Latin, otherwise its script.
    init(of name: String) {
        guard let first = name.folded.unicodeScalars.first else {
            self = .symbols
            return
        }
        if let letter = Self.latinLetter(first) {
            self.init(title: letter, rank: 0)
        } else if let rank = Self.scripts.firstIndex(where: { $0.scalars.contains(first.value) }) {
            self.init(title: Self.scripts[rank].title, rank: rank + 1)
        } else {
            self = .symbols
        }
    }

    /// Digits, punctuation and emoji, which come last.
    private static let symbols = Self(title: "# Symbols", rank: .max)

    /// Returns the letter from A to Z under which a scalar is filed.
    private static func latinLetter(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "a"..."z": String(scalar).uppercased()
        // Separate letters, which folding doesn't change.
        case "æ": "A"
        case "ø": "O"
        case "ł": "L"
        case "þ": "T"
        case "ı": "I"
        default: nil
        }
    }

    /// The other scripts, in the order of their sections.
    private static let scripts: [(title: String, scalars: ClosedRange<UInt32>)] = [
        ("Ω Greek", 0x0370...0x03FF), ("Я Cyrillic", 0x0400...0x04FF),
        ("א Hebrew", 0x0590...0x05FF), ("ع Arabic", 0x0600...0x06FF),
        ("अ Devanagari", 0x0900...0x097F), ("ก Thai", 0x0E00...0x0E7F),
        ("あ Kana", 0x3040...0x30FF), ("漢 Han", 0x4E00...0x9FFF), ("한 Hangul", 0xAC00...0xD7AF),
    ]
}

extension String {
    fileprivate var folded: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    }
}
