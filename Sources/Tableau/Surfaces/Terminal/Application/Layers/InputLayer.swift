#if !canImport(UIKit)
import Tableau

/// A layer of input: it takes keys and the mouse before the layers below it, and says what they do.
///
/// The layers are made from the state, for each event and each frame. An event goes down from the
/// topmost layer, the application, until one takes it; the lowest is a screen.
@MainActor protocol InputLayer {
    /// Handles an event; returns false if it is for the layers below.
    func take(_ event: InputEvent) -> Bool

    /// Adds hints of its keys; returns whether those of the layers below apply as well.
    func add(to hints: inout KeyHints) -> Bool
}

extension TerminalScreen {
    /// The layers of the screen that apply now, the topmost first.
    var layers: [any InputLayer] {
        let isTypedFor = expectsTyping || awaitsSectionLetter
        let layers: [(any InputLayer)?] = [
            isTypedFor ? TypingLayer(screen: self) : nil, menu, lifted,
            isInSplit ? application?.split : nil, filter, self,
        ]
        return layers.compactMap(\.self)
    }

    /// Whether it is one of several screens that are shown together.
    var isInSplit: Bool { application.map { $0.split.screens.count > 1 } ?? false }
}
#endif
