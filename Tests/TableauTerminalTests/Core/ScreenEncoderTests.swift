import TableauTerminal
import TerminalTestSupport
import TestEnvironment
import Testing

@Suite struct ScreenEncoderTests {
    /// A random screen of text that is hard to draw.
    private func screen(
        _ random: inout SeededRandom, width: Int, height: Int, pool: GlyphPool,
        from old: ScreenBuffer? = nil
    ) -> ScreenBuffer {
        var buffer = old ?? ScreenBuffer(width: width, height: height, pool: pool)
        let colours = [ScreenColor.standard, ScreenColor(0x123456), .palette(3)]
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let style = ScreenStyle(
                colours.randomElement(using: &random) ?? .standard,
                on: colours.randomElement(using: &random) ?? .standard,
                .init(rawValue: UInt32.random(in: 0...15, using: &random)))
            let row = Int.random(in: -1...height, using: &random)
            let column = Int.random(in: -5...width, using: &random)
            if Bool.random(using: &random) {
                buffer.fill(row: row, columns: column..<(column + 9), style: style)
            }
            buffer.put(
                NastyText.random(&random, pieces: 5), column: column, row: row, style: style)
        }
        return buffer
    }

    private func expectSame(
        _ emulator: TerminalEmulator, _ buffer: ScreenBuffer, _ hint: String
    ) {
        expect(emulator.complaints, [], "\(hint)")
        expect(emulator.lines, buffer.lines, "\(hint)")
        for row in 0..<buffer.height {
            for column in 0..<buffer.width where emulator.cell(column, row).text != "" {
                let style = buffer.style(column: column, row: row)
                let shown = emulator.cell(column, row).style
                var attributes: Set<Int> = []
                if style.attributes.contains(.bold) { attributes.insert(1) }
                if style.attributes.contains(.dim) { attributes.insert(2) }
                if style.attributes.contains(.underline) { attributes.insert(4) }
                if style.attributes.contains(.reverse) { attributes.insert(7) }
                // The style of letters that a blank doesn't show can't be seen.
                if emulator.cell(column, row).text != " " || !attributes.isEmpty {
                    expect(shown.attributes, attributes, "\(hint) \(column),\(row)")
                }
                expect(
                    (shown.background == "default"), (style.background == .standard),
                    "\(hint) \(column),\(row)")
            }
        }
    }

    @Test(arguments: 0..<60)
    func theEmulatorShowsTheBuffer(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) + 1)
        let width = Int.random(in: 1...40, using: &random)
        let height = Int.random(in: 1...6, using: &random)
        let pool = GlyphPool()
        var emulator = TerminalEmulator(width: width, height: height)
        let depths: [ColorDepth] = [.ansi16, .ansi256, .truecolor]
        var encoder = ScreenEncoder(depth: depths[seed % 3])
        var front: ScreenBuffer?
        for frame in 0..<8 {
            let back = screen(
                &random, width: width, height: height, pool: pool,
                from: Bool.random(using: &random) ? front : nil)
            encoder.encode(from: front, to: back)
            emulator.receive(encoder.bytes)
            expectSame(emulator, back, "seed \(seed) frame \(frame)")
            front = back
        }
    }

    @Test func onlyDifferencesAreSentAsOneUpdate() {
        // Equal screens send nothing.
        do {
            let pool = GlyphPool()
            var buffer = ScreenBuffer(width: 20, height: 3, pool: pool)
            buffer.put("旅行 trip", column: 1, row: 1, style: ScreenStyle(ScreenColor(0xFF0000)))
            var encoder = ScreenEncoder(depth: .truecolor)
            encoder.encode(from: nil, to: buffer)
            encoder.encode(from: buffer, to: buffer)
            expect(encoder.bytes.isEmpty)
        }
        // Each frame is one synchronized update.
        do {
            var buffer = ScreenBuffer(width: 10, height: 2, pool: GlyphPool())
            buffer.put("x", column: 0, row: 0, style: ScreenStyle())
            var encoder = ScreenEncoder(depth: .truecolor)
            encoder.encode(from: nil, to: buffer)
            let text = String(decoding: encoder.bytes, as: UTF8.self)
            expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
        }
    }

    @Test func withoutColoursNoStyleIsSent() {
        let pool = GlyphPool()
        var buffer = ScreenBuffer(width: 20, height: 1, pool: pool)
        let red = ScreenStyle(ScreenColor(0xFF0000), on: ScreenColor(0x00FF00))
        buffer.put("ab", column: 0, row: 0, style: red)
        buffer.put("cd", column: 2, row: 0, style: ScreenStyle(ScreenColor(0x0000FF)))
        var encoder = ScreenEncoder(depth: .none)
        encoder.encode(from: nil, to: buffer)
        let text = String(decoding: encoder.bytes, as: UTF8.self)
        expect(!text.contains("38;") && !text.contains("48;") && !text.contains("[m"))
        expect(text.contains("cd"))
    }

    @Test func theCursorIsShownMovedAndHidden() {
        let buffer = ScreenBuffer(width: 10, height: 2, pool: GlyphPool())
        var encoder = ScreenEncoder(depth: .truecolor)
        var emulator = TerminalEmulator(width: 10, height: 2)
        encoder.encode(from: nil, to: buffer)
        emulator.receive(encoder.bytes)
        expect(!emulator.isCursorVisible)
        encoder.encode(from: buffer, to: buffer, cursor: .init(column: 3, row: 1))
        emulator.receive(encoder.bytes)
        expect(emulator.isCursorVisible && emulator.column == 3 && emulator.row == 1)
        encoder.encode(from: buffer, to: buffer, cursor: .init(column: 3, row: 1))
        expect(encoder.bytes.isEmpty)
        // What is drawn elsewhere moves it along; it returns.
        var changed = buffer
        changed.put("x", column: 0, row: 0, style: ScreenStyle())
        encoder.encode(from: buffer, to: changed, cursor: .init(column: 3, row: 1))
        emulator.receive(encoder.bytes)
        expect(emulator.isCursorVisible && emulator.column == 3 && emulator.row == 1)
        encoder.encode(from: changed, to: changed)
        emulator.receive(encoder.bytes)
        expect(!emulator.isCursorVisible)
    }

    @Test(
        arguments: [(0, 0), (1, 1), (0, 5), (1000, 3), (3, 500)]
            + (Effort.isFull ? [(1000, 500)] : []))
    func extremeSizesWork(width: Int, height: Int) {
        var buffer = ScreenBuffer(width: width, height: height, pool: GlyphPool())
        buffer.fill(row: 0, style: ScreenStyle(on: ScreenColor(0x202020)))
        buffer.put("旅行 Accounts", column: -1, row: 0, style: ScreenStyle())
        buffer.put("x", column: width - 1, row: height - 1, style: ScreenStyle())
        var encoder = ScreenEncoder(depth: .truecolor)
        encoder.encode(from: nil, to: buffer)
        if width > 0, height > 0 {
            var emulator = TerminalEmulator(width: width, height: height)
            emulator.receive(encoder.bytes)
            expectSame(emulator, buffer, "\(width)x\(height)")
        }
    }
}
