/// A value that counts how often it is hashed or compared: the cost of a diff without its time.
package struct CountedValue: Hashable {
    /// The uses of all values that share it.
    package final class Counter {
        package var uses = 0
        package init() {}
    }

    private let number: Int
    private let counter: Counter

    package init(_ number: Int, _ counter: Counter) {
        self.number = number
        self.counter = counter
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.counter.uses += 1
        return left.number == right.number
    }

    package func hash(into hasher: inout Hasher) {
        counter.uses += 1
        hasher.combine(number)
    }
}
