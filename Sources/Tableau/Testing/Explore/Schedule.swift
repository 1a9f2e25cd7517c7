#if !canImport(UIKit)
/// The random decisions of one run: which of several pieces of work ran next, which responses
/// failed, which gestures were left out; those that it doesn't name take the default.
struct Schedule: Hashable, Sendable {
    /// The non-default choices, by the number of the decision.
    var choices: [Int: Int] = [:]
    /// The omitted gestures, by their index in the script.
    var leftOut: Set<Int> = []

    /// A text such as `3:1 7:2 -0`: decision 3 took the second option, and the first gesture is
    /// omitted.
    var text: String {
        let parts =
            choices.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
            + leftOut.sorted().map { "-\($0)" }
        return parts.joined(separator: " ")
    }

    init() {}

    /// Parses a text; nil if it is invalid.
    init?(_ text: String) {
        for part in text.split(separator: " ") {
            let numbers = part.split(separator: ":").map { Int($0) }
            if part.hasPrefix("-"), let gesture = Int(part.dropFirst()) {
                leftOut.insert(gesture)
            } else if numbers.count == 2, let decision = numbers[0], let choice = numbers[1] {
                choices[decision] = choice
            } else {
                return nil
            }
        }
    }
}

/// Makes the decisions of one run, and records the non-default ones.
@MainActor
final class Chooser {
    /// Returns the choice of a decision among several options.
    private let decide: (_ decision: Int, _ possibilities: Int) -> Int
    private var count = 0
    private(set) var taken = Schedule()

    /// Repeats the decisions of a schedule.
    init(_ schedule: Schedule) {
        decide = { min(schedule.choices[$0] ?? 0, $1 - 1) }
        taken.leftOut = schedule.leftOut
    }

    /// Makes random decisions.
    init(seed: UInt64) {
        var random = SplitMix(state: seed)
        // One in this many decisions is non-default.
        let rarity = 2 << Int(seed % 4)
        // The number of non-default decisions left. Every sixteenth seed has no limit; the others make
        // one to four: most races need two.
        var budget = seed % 16 == 15 ? .max : 1 + Int(seed / 4 % 4)
        decide = { _, possibilities in
            guard budget > 0, random.below(rarity) == 0 else { return 0 }
            budget -= 1
            return 1 + random.below(possibilities - 1)
        }
    }

    /// Chooses one of several options, the first of which is the default.
    func choose(_ possibilities: Int) -> Int {
        guard possibilities > 1 else { return 0 }
        let choice = decide(count, possibilities)
        if choice != 0 { taken.choices[count] = choice }
        count += 1
        return choice
    }
}

/// A random number generator with the same results on every machine.
struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) % UInt64(limit))
    }
}
#endif
