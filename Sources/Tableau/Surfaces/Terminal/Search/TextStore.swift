#if !canImport(UIKit)
/// The folded texts of rows, stored consecutively in a few large pieces of memory.
///
/// It grows by whole pieces, so that a million texts are never copied at once while the user types.
final class TextStore {
    struct Place {
        /// Counted through all pieces.
        var start: UInt32 = 0
        var length: UInt32 = 0
    }

    private let folding: TextFolding
    /// Pieces of ``pieceSize`` bytes; freed with the store, which alone accesses them.
    ///
    /// Allocated for the maximum number that a place can address, as raw memory: an array would be
    /// retained for each text. Safety: the first `count` are initialised, and places refer to no
    /// others.
    private let pieces: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>
    private var count = 0
    /// The number of used bytes in the last piece.
    private var used = TextStore.pieceSize
    private var textCount = 0

    private static let pieceSize = 1 << 20
    /// 4 GiB of texts, which a start can count.
    private static let mostPieces = 1 << 12
    /// The most bytes of a text to search: their folding fits into a piece.
    private static let longest = 1 << 17

    init(_ folding: TextFolding) {
        self.folding = folding
        pieces = .allocate(capacity: Self.mostPieces)
    }

    deinit {
        for piece in 0..<count { pieces[piece].deallocate() }
        pieces.deallocate()
    }

    /// Whether most of the memory contains texts of earlier contents of so many rows.
    func isMostlyGarbage(rows: Int) -> Bool { count > 4 && textCount > 3 * rows }

    /// Stores a text, folded; an empty one if there is no room left.
    func add(_ text: String) -> Place {
        // Native Swift strings are contiguous: nothing is copied.
        var text = text
        return text.withUTF8 { text in
            var end = min(text.count, Self.longest)
            // Do not cut within a character.
            while end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
            let utf8 = UnsafeBufferPointer(rebasing: text[..<end])
            if used + TextFolding.room(for: utf8.count) > Self.pieceSize {
                guard count < Self.mostPieces else { return Place() }
                (pieces + count).initialize(to: .allocate(capacity: Self.pieceSize))
                (count, used) = (count + 1, 0)
            }
            let length = folding.fold(utf8, into: pieces[count - 1] + used)
            let start = (count - 1) * Self.pieceSize + used
            used += length
            textCount += 1
            return Place(start: UInt32(start), length: UInt32(length))
        }
    }

    /// Returns a text, an empty one for an unknown place; valid as long as the store.
    func text(at place: Place?) -> UnsafeBufferPointer<UInt8> {
        guard let place, place.length > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
        let (piece, start) = Int(place.start).quotientAndRemainder(dividingBy: Self.pieceSize)
        return UnsafeBufferPointer(start: pieces[piece] + start, count: Int(place.length))
    }
}
#endif
