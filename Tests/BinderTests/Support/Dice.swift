import Foundation
import TestEnvironment

/// A small seeded random number generator.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// The number of steps of a random test: a third of them in `swift test`, a thousand times as
    /// many in a soak run.
    static func steps(_ usual: Int) -> Int {
        Effort.count((usual + 2) / 3, full: usual, soak: usual * 1000)
    }

    /// A number from 0 up to, but not including, a bound of at least 1.
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
