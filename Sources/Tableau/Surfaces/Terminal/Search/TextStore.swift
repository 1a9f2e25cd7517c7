#if !canImport(UIKit)
/// The folded texts of rows, stored consecutively in a few large pieces of memory.
///
/// It grows by whole pieces, so that a million texts are never copied at once while the user types.
final class TextStore {
    /// A folded text.
    ///
    /// Safety: it is read while its store lives, which an index replaces after all rows with texts of it.
    struct Text {
        fileprivate let start: UnsafePointer<UInt8>
        fileprivate let count: UInt32

        var bytes: UnsafeBufferPointer<UInt8> { .init(start: start, count: Int(count)) }
    }

    let folding = TextFolding()
    /// Pieces of ``pieceSize`` bytes, or as many as a long text needs; freed with the store.
    private var pieces: [UnsafeMutablePointer<UInt8>]
    /// The end of the texts in the last piece, and the number of bytes left there.
    private var end: UnsafeMutablePointer<UInt8>
    private var room = TextStore.pieceSize
    private var textCount = 0

    private static let pieceSize = 1 << 20

    init() {
        end = .allocate(capacity: Self.pieceSize)
        pieces = [end]
    }

    deinit {
        for piece in pieces { piece.deallocate() }
    }

    /// Whether most of the memory contains texts of earlier contents of so many rows.
    func isMostlyGarbage(rows: Int) -> Bool { pieces.count > 4 && textCount > 3 * rows }

    /// Stores a text, folded.
    func add(_ text: String) -> Text {
        // Native Swift strings are contiguous: nothing is copied.
        var text = text
        return text.withUTF8 { text in
            let most = TextFolding.room(for: text.count)
            if most > room {
                room = max(most, Self.pieceSize)
                end = .allocate(capacity: room)
                pieces.append(end)
            }
            let (start, count) = (end, folding.fold(text, into: end))
            end += count
            room -= count
            textCount += 1
            return Text(start: start, count: UInt32(count))
        }
    }
}
#endif
