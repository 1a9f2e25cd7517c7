#if !canImport(UIKit)
import TableauPictures

extension BarPainter {
    /// Draws the title bar, faint where another screen has the focus.
    func paintTitle(into buffer: inout ScreenBuffer, at time: Double, seen: inout DrawnScreen) {
        buffer.fill(row: 0, style: bar)
        let accent = context.style(theme.accent, on: theme.bar, bar.attributes)
        var left = 1
        if let back = wayBack {
            let text = TextWrap.truncated(back, to: width / 3)
            let end = buffer.put(text, column: 1, row: 0, style: accent)
            seen.title.append((0..<end, nil))
            left = end + 1
        }
        var right = width + 1
        for (text, key) in rightTexts(after: left, at: time).reversed() {
            right -= CharacterWidth.columns(of: text) + 2
            let end = buffer.put(text, column: right, row: 0, style: accent)
            if let key { seen.title.append((right..<end, key)) }
        }
        let end = min(right, width) - 1
        let title = TextWrap.truncated(screen.title, to: max(0, end - left))
        let columns = CharacterWidth.columns(of: title)
        buffer.put(
            title, column: max(left, min((width - columns) / 2, end - columns)), row: 0,
            style: screen === application.top ? bar.with(.bold) : faint)
    }

    /// The spinner, or the texts of keys, for which there is room beside the title.
    private func rightTexts(after left: Int, at time: Double) -> [(text: String, key: Character?)] {
        let wanted = min(CharacterWidth.columns(of: screen.title), width / 3)
        // While a filter is typed, action keys are part of its text.
        let actions = screen.filter?.isTyping == true ? [] : screen.actions.prefix(2)
        let choices: [[(text: String, key: Character?)]] =
            screen.isLoading
            ? loadingTexts(at: time).map { [($0, nil)] }
            : (0..<actions.count).map { number in
                actions.dropLast(number).map { ("\($0.key) \($0.title)", $0.key) }
            }
        return choices.first { texts in
            let columns = texts.reduce(-2) { $0 + CharacterWidth.columns(of: $1.text) + 2 }
            return columns < width / 2 && width - 2 - columns - left >= wanted
        } ?? []
    }

    /// The seconds between two pictures of the spinner.
    static let spinnerPause = 1.0 / 12

    /// The texts for a screen that waits, the best first.
    private func loadingTexts(at time: Double) -> [String] {
        if context.isAccessible || !application.options.isAnimated { return ["Loading…", "…"] }
        let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
        let sign = spinner[Int(time * 12) % spinner.count]
        return [sign + " Loading…", sign]
    }

    /// The text of the way back; nil if there is none.
    private var wayBack: String? {
        let split = application.split
        guard screen === split.screens[0] || split.isStacked else { return nil }
        let previous = split.isStacked ? split.previous : nil
        let below = previous ?? application.stack.dropLast().last?.focusedScreen
        return below.map { "‹ " + ($0.title.isEmpty ? "Back" : $0.title) }
    }
}
#endif
