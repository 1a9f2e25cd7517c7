#if !canImport(UIKit) || os(watchOS)
/// Elements that have left the table and await reuse, last in, first out, by identifier.
@MainActor
struct ReusePool<Element: TableElementView> {
    private var elements: [String: [Element]] = [:]
    private var classes: [String: AnyClass] = [:]

    mutating func register(_ elementClass: AnyClass?, for identifier: String) {
        classes[identifier] = elementClass
        // Elements of the previous registration may have another class.
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
}
#endif
