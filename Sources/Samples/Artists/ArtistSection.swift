import Foundation
import Tableau

// 1. A struct and no enum: sections are made from whatever names the library brings, and each
//    carries its own title.

/// A section of the list of artists: a letter, or a script.
struct ArtistSection: TableViewSection, Comparable {
    /// What the header says.
    let title: String
    /// Where the section stands among others.
    private let rank: Int

    static func < (left: ArtistSection, right: ArtistSection) -> Bool {
        (left.rank, left.title) < (right.rank, right.title)
    }
}

extension [Artist] {
    /// The artists by section, in each by name, as an index sorts: without regard to case and
    /// accents.
    var bySection: [ArtistSection: [Artist]] {
        let keyed = map { artist in
            (
                key: artist.name.folding(
                    options: [.diacriticInsensitive, .caseInsensitive], locale: nil),
                artist: artist
            )
        }
        let sorted = keyed.sorted { ($0.key, $0.artist.id) < ($1.key, $1.artist.id) }
        return Dictionary(grouping: sorted.map(\.artist), by: { ArtistSection(of: $0.name) })
    }
}

extension ArtistSection {
    /// The section of a name: its first letter if that is a Latin one, else its script.
    init(of name: String) {
        let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        guard let first = plain.unicodeScalars.first else {
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

    /// Digits, punctuation and emoji, below everything else.
    private static let symbols = Self(title: "# Symbols", rank: .max)

    /// The letter from A to Z that a scalar is or is filed under.
    private static func latinLetter(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "a"..."z": String(scalar).uppercased()
        // Letters of their own, which folding leaves alone.
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
