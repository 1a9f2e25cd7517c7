/// Random numbers that are reproducible by their seed on every machine.
///
/// ```swift
/// var random = SeededGenerator(seed: 7)
/// random.below(10)
/// ```
///
/// SplitMix64: fast enough for ten million cases; not for cryptography.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Starts a sequence.
    package init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number from 0 up to, but not including, a limit.
    package mutating func below(_ limit: Int) -> Int {
        Int(truncatingIfNeeded: ((next() >> 33) &* UInt64(truncatingIfNeeded: limit)) >> 31)
    }

    /// True with a probability of 1 in `count`.
    package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
