/// A value that counts how often it is hashed or compared: the cost of a diff without its time.
package struct CountedValue: Hashable {
    /// The uses of all values that share it.
    package final class Counter {
        package var uses = 0
        fileprivate var made = 0
        package init() {}
    }

    private let number: Int
    private let counter: Counter
    /// Differs in every value, so that comparing bits finds no two equal.
    private let salt: Int

    package init(_ number: Int, _ counter: Counter) {
        counter.made += 1
        self.number = number
        self.counter = counter
        salt = counter.made
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
