#if !canImport(UIKit)
import Tableau
import TableauPictures

/// An answer to a question; see ``TerminalApplication/confirm(_:_:perform:)``.
public struct TerminalAnswer: Hashable, Sendable {
    /// The key that gives the answer, in lower or upper case.
    public let key: Character
    /// The answer, in a word or two.
    public let title: String

    /// Creates an answer with a key and a title.
    public init(key: Character, title: String) {
        self.key = key
        self.title = title
    }

    /// `y`.
    public static let yes = TerminalAnswer(key: "y", title: "Yes")
    /// `n`.
    public static let no = TerminalAnswer(key: "n", title: "No")
    /// `s`.
    public static let save = TerminalAnswer(key: "s", title: "Save")
    /// `d`.
    public static let discard = TerminalAnswer(key: "d", title: "Discard")
    /// `c`.
    public static let cancel = TerminalAnswer(key: "c", title: "Cancel")
}

extension TerminalApplication {
    /// Asks the user, in the status line.
    ///
    /// ```swift
    /// app.confirm("Empty the trash?") { if $0 == .yes { trash.empty() } }
    /// ```
    ///
    /// The last answer is the one that changes nothing: any key of none, a click, another question
    /// and another screen give it as well.
    ///
    /// - Parameters:
    ///   - text: The question, short enough for a narrow screen.
    ///   - answers: The answers, with different keys.
    ///   - perform: Called once, with the answer.
    public func confirm(
        _ text: String, _ answers: [TerminalAnswer] = [.yes, .no],
        perform: @escaping @MainActor (TerminalAnswer) -> Void
    ) {
        require(
            !answers.isEmpty
                && Set(answers.map { $0.key.lowercased() }).count == answers.count,
            "confirm needs answers with different keys, of which the last one changes nothing")
        ask(Question(text: PrintableText.line(text), answers: answers, perform: perform))
    }

    struct Question {
        let text: String
        var answers = [TerminalAnswer.yes, .no]
        /// Whether it replaces another one, for which an answer may have been meant.
        var isAgain = false
        var seenTime: Double?
        /// Ends the program, which the question is about: a second Control-C needs no answer.
        var endProgram: (@MainActor () -> Void)?
        let perform: @MainActor (TerminalAnswer) -> Void

        /// Returns the keys that answer it, with their titles if these fit into a number of columns.
        func ending(in width: Int) -> String {
            let keys = " " + answers.map { String($0.key) }.joined(separator: "/")
            guard answers != [.yes, .no] else { return keys }
            let titles = answers.map { "  \($0.key) " + PrintableText.line($0.title) }.joined()
            return CharacterWidth.columns(of: titles) <= width ? titles : keys
        }
    }

    func ask(_ question: Question) {
        seen.showsQuestion = false
        drawn?.showsQuestion = false
        frames?.setNeedsFrame()
        takeBackQuestion(for: question)
    }

    func answer(with key: Key) {
        guard let question else { return }
        if key == .control("c") {
            guard let endProgram = question.endProgram else { return takeBackQuestion() }
            self.question = nil
            return endProgram()
        }
        // What was pressed before it could be seen is no answer.
        guard let seenTime = question.seenTime else { return }
        guard case .character(let letter) = key,
            let answer = question.answers.first(where: {
                $0.key.lowercased() == letter.lowercased()
            }),
            answer != question.answers.last
        else { return takeBackQuestion() }
        if question.isAgain, clock.now < seenTime + FocusSight.waitingTime { return }
        self.question = nil
        question.perform(answer)
    }

    /// Gives the last answer, which changes nothing.
    func takeBackQuestion(for next: Question? = nil) {
        let old = question
        question = next
        // The answer may ask another question, which then replaces the next one.
        if let old, let last = old.answers.last { old.perform(last) }
    }
}

/// Leaving a screen or the program: asks before discarding typed text.
extension TerminalApplication {
    /// Goes back to the screen below, at the user's request.
    func leaveScreen() {
        if let previous = split.previous {
            split.focusedScreen = previous
            return
        }
        guard stack.count > 1 else { return }
        askBeforeLosing(split.screens.last { $0.hasUnsavedText }) { [weak self, split] in
            guard let self, self.split === split else { return }
            pop()
            top.ignoresTyping = false
            for screen in split.screens { screen.hasUnsavedText = false }
        }
    }

    /// Ends the program, at the user's request.
    func leaveProgram() {
        let quit: @MainActor () -> Void = { [weak self] in self?.quit() }
        askBeforeLosing(allScreens.last { $0.hasUnsavedText }, quit)
        question?.endProgram = quit
    }

    /// Performs what would lose the typed text of a screen, once that or the user agrees.
    private func askBeforeLosing(
        _ screen: TerminalScreen?, _ perform: @escaping @MainActor () -> Void
    ) {
        guard let screen else { return perform() }
        if let leave = screen.onLeavingUnsavedText { return leave(perform) }
        // Short, so that a screen of 20 columns shows all of it.
        ask(Question(text: "Discard text?") { if $0 == .yes { perform() } })
    }
}
#endif
