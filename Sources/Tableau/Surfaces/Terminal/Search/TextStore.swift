/// The folded texts of rows, one after another in a few large pieces of memory.
///
/// It grows by whole pieces, so that a million texts are never copied at once while a person types.
struct TextStore {
    /// Where a text is.
    struct Place {
        var start: UInt32 = 0
        var length: UInt32 = 0
    }

    private var pieces: [[UInt8]] = []
    private var scratch: [UInt8] = []
    /// The bytes of texts that were not given back.
    private var live = 0
    private var stored = 0

    /// A piece is 2^20 bytes, a start 12 bits for the piece and 20 within it: 4 GiB of texts.
    private static let pieceBits: UInt32 = 20
    private static let pieceSize = 1 << 20

    /// Whether most of the memory holds texts that were given back.
    var isMostlyGarbage: Bool { stored > 2 * live + 4 * Self.pieceSize }

    /// Keeps a text, folded; nil if there is no room left.
    ///
    /// A text is searched as far as a piece reaches, which is farther than any row.
    mutating func add(_ text: String, _ folding: inout TextFolding) -> Place? {
        scratch.removeAll(keepingCapacity: true)
        folding.append(text, to: &scratch)
        return add(scratch.prefix(Self.pieceSize))
    }

    /// Keeps the text of another store.
    mutating func add(_ place: Place, of other: TextStore) -> Place? {
        other.withText(at: place) { add($0[...]) }
    }

    private mutating func add(_ text: some Collection<UInt8>) -> Place? {
        let length = text.count
        if length > Self.pieceSize - (pieces.last?.count ?? Self.pieceSize) {
            guard pieces.count < 1 << (32 - Self.pieceBits) else { return nil }
            pieces.append([])
            pieces[pieces.count - 1].reserveCapacity(Self.pieceSize)
        }
        let piece = pieces.count - 1
        let start = UInt32(piece) << Self.pieceBits | UInt32(pieces[piece].count)
        pieces[piece].append(contentsOf: text)
        live += length
        stored += length
        return Place(start: start, length: UInt32(length))
    }

    /// Gives a text back.
    mutating func remove(_ place: Place) { live -= Int(place.length) }

    /// Reads a text.
    func withText<Result>(
        at place: Place, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        guard place.length > 0 else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        let offset = Int(place.start) & (Self.pieceSize - 1)
        return pieces[Int(place.start >> Self.pieceBits)].withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[offset..<(offset + Int(place.length))]))
        }
    }
}
