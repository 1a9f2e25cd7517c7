#if !canImport(UIKit)
/// Writes down what a person is going to do, one thing after another.
///
/// When each is done is one of the things that ``explore(seeds:film:fileID:filePath:line:column:_:)``
/// tries. A person does not tap what is not there: such a gesture does nothing.
@MainActor
public final class Person {
    /// What a person does.
    struct Gesture {
        let name: String
        let act: @MainActor (TableProbe) throws(ProbeError) -> Void
    }

    private(set) var gestures: [Gesture] = []

    init() {}

    private func add(
        _ name: String, _ act: @escaping @MainActor (TableProbe) throws(ProbeError) -> Void
    ) {
        gestures.append(Gesture(name: name, act: act))
    }

    /// Presses a key of the screen.
    public func press(_ key: Character) {
        add("press \(key)") { probe throws(ProbeError) in try probe.press(key) }
    }

    /// Taps a row.
    public func tap(_ text: String, under header: String? = nil) {
        add("tap \(text)") { probe throws(ProbeError) in try probe.tap(text, under: header) }
    }

    /// Types into a row's control.
    public func type(_ typed: String, into text: String) {
        add("type \(typed) into \(text)") { probe throws(ProbeError) in
            try probe.type(typed, into: text)
        }
    }

    /// Swipes a row and chooses one of its actions.
    public func swipe(_ text: String, under header: String? = nil, choosing action: String) {
        add("swipe \(text), \(action)") { probe throws(ProbeError) in
            try probe.swipe(text, under: header, choosing: action)
        }
    }

    /// Takes a row by hand and puts it down where another one is.
    public func drag(_ text: String, to target: String) {
        add("drag \(text) to \(target)") { probe throws(ProbeError) in
            try probe.drag(text, to: target)
        }
    }

    /// Scrolls down by points, or up by fewer than none.
    public func scroll(by points: Double) {
        add("scroll by \(points)") { probe in probe.scroll(by: points) }
    }

    /// Scrolls to the last row.
    public func scrollToEnd() {
        add("scroll to the end") { probe in probe.scrollToEnd() }
    }

    /// Does something else: pulls to refresh, leaves the screen.
    public func does(_ name: String, _ act: @escaping @MainActor () -> Void) {
        add(name) { _ in act() }
    }
}
#endif
