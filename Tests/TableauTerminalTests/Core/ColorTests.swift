import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Colours as a terminal shows them: reduced to 256, and in contrast to each other.
@Suite struct ColorTests {
    /// The entry of the 256-colour palette that is sent for a colour.
    private func entry(of hex: UInt32) -> Int {
        var buffer = ScreenBuffer(width: 1, height: 1, pool: GlyphPool())
        buffer.put("x", column: 0, row: 0, style: ScreenStyle(ScreenColor(hex)))
        var encoder = ScreenEncoder(depth: .ansi256)
        encoder.encode(from: nil, to: buffer)
        let text = String(decoding: encoder.bytes, as: UTF8.self)
        let digits = text.split(separator: "38;5;").last?.prefix { $0.isNumber }
        return digits.flatMap { Int($0) } ?? -1
    }

    @Test func paletteColoursMapToThemselves() {
        for index in 16..<256 {
            let color = ScreenColor(entryOf256: index)
            expect(color.shown(in: .ansi256), color)
        }
    }

    @Test(
        arguments: [0x1C1C1E, 0x2C2C2E, 0x3A3A3E, 0x9A9AA2, 0xF2F2F7, 0xE9E9EE, 0x6A6A72]
            as [UInt32])
    func greysStayGrey(hex: UInt32) {
        let index = entry(of: hex)
        let isGrey = index >= 232 || (16...231).contains(index) && (index - 16) % 43 == 0
        expect(isGrey, "\(String(hex, radix: 16)) is \(index)")
    }

    @Test(arguments: [(0x2F3E5C, 0x2C2C2E), (0xCFE3FB, 0xFFFFFF)] as [(UInt32, UInt32)])
    func theSelectionIsVisibleAndKeepsItsHue(selection: UInt32, card: UInt32) {
        let index = entry(of: selection)
        expect(index != entry(of: card))
        if index < 232 {
            let (green, blue) = ((index - 16) / 6 % 6, (index - 16) % 6)
            expect(blue >= green, "\(index) is teal")
        }
    }

    @Test(
        arguments: [(0x000000, 0xFFFFFF, 21), (0x777777, 0xFFFFFF, 4.48), (0xFF, 0xFFFFFF, 8.59)]
            as [(UInt32, UInt32, Double)])
    func contrastIsComputedAsInWCAG(one: UInt32, two: UInt32, contrast: Double) {
        let found = ScreenColor(one).contrast(with: ScreenColor(two)) ?? 0
        expect(abs(found - contrast) < 0.01)
        expect(ScreenColor.standard.contrast(with: ScreenColor(two)) == nil)
    }
}
