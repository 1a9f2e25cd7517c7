#if !canImport(UIKit)
/// What a person looks for: words, each of which must stand somewhere.
struct SearchQuery: Equatable {
    /// The words, folded; at most 64.
    let words: [[UInt8]]

    /// The words of a text, which spaces separate.
    init(_ text: String, _ folding: TextFolding) {
        words = folding.fold(text).split(separator: 0x20).prefix(64).map { Array($0) }
    }

    /// Whether it finds everything.
    var isEmpty: Bool { words.isEmpty }

    /// The set of all words, as bits.
    var all: UInt64 { words.count == 64 ? .max : (1 << UInt64(words.count)) - 1 }

    /// Whether each row that this finds is found by the other too.
    func refines(_ other: SearchQuery) -> Bool {
        other.words.allSatisfy { old in
            words.contains { new in
                new.withUnsafeBufferPointer { Self.holds($0, old) }
            }
        }
    }

    /// The words that stand in a text, as bits.
    func found(in text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var found: UInt64 = 0
        for index in words.indices where Self.holds(text, words[index]) {
            found |= 1 << UInt64(index)
        }
        return found
    }

    /// Whether all words stand in a text, but for those found elsewhere already.
    func matches(_ text: UnsafeBufferPointer<UInt8>, besides found: UInt64) -> Bool {
        for index in words.indices where found & 1 << UInt64(index) == 0 {
            if !Self.holds(text, words[index]) { return false }
        }
        return true
    }

    private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
        guard text.count >= word.count else { return false }
        return word.withUnsafeBufferPointer { word in
            let first = word[0]
            var start = 0
            let last = text.count &- word.count
            while start <= last {
                if text[start] == first {
                    var length = 1
                    while length < word.count, text[start &+ length] == word[length] {
                        length &+= 1
                    }
                    if length == word.count { return true }
                }
                start &+= 1
            }
            return false
        }
    }
}
#endif
