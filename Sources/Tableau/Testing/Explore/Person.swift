#if !canImport(UIKit)
/// Records a user's gestures, in order; their timing varies from run to run.
///
/// A gesture on a row that doesn't exist at that time does nothing.
@MainActor
public final class Person {
    /// A gesture of the user; it throws a ``ProbeError`` if it isn't possible.
    typealias Gesture = (name: String, act: @MainActor (TableProbe) throws -> Void)

    private(set) var gestures: [Gesture] = []

    init() {}

    private func add(_ name: String, _ act: @escaping @MainActor (TableProbe) throws -> Void) {
        gestures.append((name, act))
    }

    /// Presses a key of the screen.
    public func press(_ key: Character) { add("press \(key)") { try $0.press(key) } }

    /// Taps a row.
    public func tap(_ text: String, under header: String? = nil) {
        add("tap \(text)") { try $0.tap(text, under: header) }
    }

    /// Types into a row's control.
    public func type(_ typed: String, into text: String, under header: String? = nil) {
        add("type \(typed) into \(text)") { try $0.type(typed, into: text, under: header) }
    }

    /// Swipes a row and performs one of its actions.
    public func swipe(_ text: String, under header: String? = nil, choosing action: String) {
        add("swipe \(text), \(action)") { try $0.swipe(text, under: header, choosing: action) }
    }

    /// Drags a row to the place of another row.
    public func drag(_ text: String, to target: String) {
        add("drag \(text) to \(target)") { try $0.drag(text, to: target) }
    }

    /// Scrolls down by a number of points; negative values scroll up.
    public func scroll(by points: Double) { add("scroll by \(points)") { $0.scroll(by: points) } }

    /// Scrolls to the last row.
    public func scrollToEnd() { add("scroll to the end") { $0.scrollToEnd() } }

    /// Performs another gesture, such as pulling to refresh or leaving the screen.
    public func does(_ name: String, _ act: @escaping @MainActor () -> Void) {
        add(name) { _ in act() }
    }
}
#endif
