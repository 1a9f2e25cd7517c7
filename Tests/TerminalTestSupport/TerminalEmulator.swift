/// A small terminal in memory, for tests of the encoder's output: cursor movement, erasing,
/// colours, wide glyphs, and a list of violated rules.
package struct TerminalEmulator {
    package struct Cell: Equatable {
        /// The grapheme; empty for the right half of a wide one.
        package var text = " "
        package var style = Style()
    }

    package struct Style: Equatable {
        package var foreground = "default"
        package var background = "default"
        package var attributes: Set<Int> = []
    }

    package let width: Int
    package let height: Int
    package private(set) var cells: [Cell]
    package private(set) var column = 0
    package private(set) var row = 0
    package private(set) var style = Style()
    package private(set) var isCursorVisible = true
    /// Violations by the sender; empty in every test.
    package private(set) var complaints: [String] = []
    /// The private modes that were set or reset.
    package private(set) var modes: [Int: Bool] = [:]

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        cells = Array(repeating: Cell(), count: width * height)
    }

    /// The lines of the screen without trailing blanks.
    package var lines: [String] {
        (0..<height).map { row in
            var line = cells[(row * width)..<((row + 1) * width)].map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    package func cell(_ column: Int, _ row: Int) -> Cell { cells[row * width + column] }

    /// Bytes of an incomplete sequence or character.
    private var pending: [UInt8] = []

    /// Interprets bytes as a terminal does, however they are split.
    package mutating func receive(_ bytes: [UInt8]) {
        pending += bytes
        let complete = completeCount
        let text = String(decoding: pending[..<complete], as: UTF8.self)
        pending.removeFirst(complete)
        interpret(text)
    }

    /// The number of pending bytes in complete sequences and characters.
    private var completeCount: Int {
        var end = pending.count
        if let escape = pending.lastIndex(of: 0x1B) {
            let isWhole = pending[(escape + 1)...].dropFirst().contains { $0 >= 0x40 && $0 < 0x7F }
            if !isWhole { end = escape }
        }
        // A multi-byte character may be split; its first byte determines its length.
        for length in 1...4 where length <= end {
            let first = pending[end - length]
            if first & 0xC0 == 0x80 { continue }
            let needed = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            return length < needed ? end - length : end
        }
        return end
    }

    private mutating func interpret(_ text: String) {
        var rest = Substring(text)
        while let character = rest.first {
            if character == "\u{1B}" {
                rest.removeFirst()
                interpretSequence(in: &rest)
            } else if character == "\r\n" {
                rest.removeFirst()
                column = 0
                lineFeed()
            } else if character == "\r" {
                rest.removeFirst()
                column = 0
            } else if character == "\n" {
                rest.removeFirst()
                lineFeed()
            } else {
                rest.removeFirst()
                show(character)
            }
        }
    }

    private mutating func lineFeed() {
        if row == height - 1 { complaints.append("a line feed scrolls the screen") }
        row = min(height - 1, row + 1)
    }

    private mutating func show(_ character: Character) {
        if character.unicodeScalars.contains(where: {
            $0.value < 0x20 || ($0.value >= 0x7F && $0.value < 0xA0)
        }) {
            complaints.append("a control is sent raw: \(character.unicodeScalars.map(\.value))")
            return
        }
        let columns = WidthOracle.columns(of: character)
        guard columns > 0 else {
            complaints.append("an invisible grapheme is sent")
            return
        }
        guard column + columns <= width, row < height else {
            complaints.append("a glyph is sent at \(column), \(row) of \(width) x \(height)")
            return
        }
        for index in column..<(column + columns) { breakWide(at: index) }
        cells[row * width + column] = Cell(text: String(character), style: style)
        if columns == 2 { cells[row * width + column + 1] = Cell(text: "", style: style) }
        column += columns
    }

    private mutating func breakWide(at index: Int) {
        let base = row * width
        if cells[base + index].text.isEmpty, index > 0 { cells[base + index - 1].text = " " }
        if index + 1 < width, cells[base + index + 1].text.isEmpty {
            cells[base + index + 1].text = " "
        }
    }

    /// Interprets a sequence; another escape cancels it, as when a program is killed while writing.
    private mutating func interpretSequence(in rest: inout Substring) {
        if rest.first == "\u{1B}" { return }
        if rest.hasPrefix("]11;?\u{7}") {
            rest.removeFirst(6)
            return
        }
        guard rest.first == "[" else {
            complaints.append("an unknown escape")
            return
        }
        rest.removeFirst()
        var parameters = ""
        while let next = rest.first, next.isNumber || next == ";" || next == "?" {
            parameters.append(next)
            rest.removeFirst()
        }
        guard rest.first != "\u{1B}", let final = rest.popFirst() else { return }
        let isPrivate = parameters.hasPrefix("?")
        let numbers = parameters.drop { $0 == "?" }
            .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let first = numbers.first.flatMap { $0 }
        switch final {
        case "H":
            row = (first ?? 1) - 1
            column = (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1
            if row >= height || column >= width { complaints.append("a jump outside") }
        case "C": column += first ?? 1
        // After the last column was written, the cursor is still on it.
        case "D": column = max(0, min(column, width - 1) - (first ?? 1))
        case "K":
            breakWide(at: min(column, width - 1))
            for index in column..<max(column, width) {
                cells[row * width + index] = Cell(
                    text: " ", style: Style(background: style.background))
            }
        case "J": cells = Array(repeating: Cell(), count: width * height)
        case "m": restyle(numbers.map { $0 ?? 0 })
        case "h", "l":
            for number in numbers where isPrivate {
                modes[number ?? 0] = final == "h"
                if number == 25 { isCursorVisible = final == "h" }
            }
        default: complaints.append("unknown sequence \(parameters)\(final)")
        }
    }

    private mutating func restyle(_ numbers: [Int]) {
        var index = 0
        while index < numbers.count {
            let number = numbers[index]
            switch number {
            case 0: style = Style()
            case 1...7: style.attributes.insert(number)
            case 30...37, 90...97: style.foreground = "\(number)"
            case 40...47, 100...107: style.background = "\(number - 10)"
            case 38, 48:
                let count = numbers[index + 1] == 2 ? 5 : 3
                let colour = numbers[(index + 1)..<(index + count)].map(String.init)
                    .joined(separator: ";")
                if number == 38 { style.foreground = colour } else { style.background = colour }
                index += count - 1
            default: complaints.append("unknown attribute \(number)")
            }
            index += 1
        }
    }
}
