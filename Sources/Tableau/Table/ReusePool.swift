#if !canImport(UIKit) || os(watchOS)
/// Elements that have left the table and wait to be used again: one pool for each identifier,
/// last in, first out.
@MainActor
struct ReusePool<Element: TableElementView> {
    private var elements: [String: [Element]] = [:]
    private var classes: [String: AnyClass] = [:]

    mutating func register(_ elementClass: AnyClass?, for identifier: String) {
        classes[identifier] = elementClass
        // What the old registration made is not what the new one promises.
        elements[identifier] = nil
    }

    func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

    mutating func take(_ identifier: String) -> Element? {
        elements[identifier]?.popLast()
    }

    mutating func put(_ element: Element, for identifier: String?) {
        guard let identifier else { return }
        elements[identifier, default: []].append(element)
    }

    mutating func removeAll() {
        elements = [:]
    }
}
#endif
