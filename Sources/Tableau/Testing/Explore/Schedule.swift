#if !canImport(UIKit)
/// All that was left to chance in one run: which of several pieces of work was next, which answers
/// failed, which gestures were left out.
///
/// Where it names nothing, everything takes its ordinary course.
struct Schedule: Hashable, Sendable {
    /// What was chosen, by the number of the decision, where it was not the ordinary thing.
    var choices: [Int: Int] = [:]
    /// The gestures that are left out, by their place in the script.
    var leftOut: Set<Int> = []

    /// `3:1 7:2 -0`: decision 3 took the second possibility, and the first gesture is left out.
    var text: String {
        let parts =
            choices.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
            + leftOut.sorted().map { "-\($0)" }
        return parts.joined(separator: " ")
    }

    init() {}

    /// The schedule that a text is; nil if it is none.
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

/// Makes the decisions of one run, and writes down those that matter.
@MainActor
final class Chooser {
    private let given: Schedule?
    private var random: SplitMix
    /// How many decisions may still be out of the ordinary: most races need two.
    private var budget: Int
    /// One decision in so many is out of the ordinary.
    private let rarity: Int
    private var count = 0
    private(set) var taken = Schedule()

    /// Decides as before.
    init(_ schedule: Schedule) {
        given = schedule
        taken.leftOut = schedule.leftOut
        random = SplitMix(state: 0)
        (budget, rarity) = (0, 1)
    }

    /// Decides by chance.
    init(seed: UInt64) {
        given = nil
        random = SplitMix(state: seed)
        rarity = 2 << Int(seed % 4)
        // Every sixteenth seed may do anything; the others one to four things.
        budget = seed % 16 == 15 ? .max : 1 + Int(seed / 4 % 4)
    }

    /// One of some possibilities, the first of which is the ordinary one.
    func choose(_ possibilities: Int) -> Int {
        guard possibilities > 1 else { return 0 }
        defer { count += 1 }
        if let given { return note(min(given.choices[count] ?? 0, possibilities - 1)) }
        guard budget > 0, random.below(rarity) == 0 else { return 0 }
        budget -= 1
        return note(1 + random.below(possibilities - 1))
    }

    private func note(_ choice: Int) -> Int {
        if choice != 0 { taken.choices[count] = choice }
        return choice
    }
}

/// Random numbers that are the same on every machine.
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
