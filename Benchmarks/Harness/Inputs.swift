/// At least eight inputs that a case takes in turns: with the same one again and again, the
/// processor would learn every branch.
package struct Inputs<Input> {
    package let all: [Input]

    /// - Parameters:
    ///   - count: The number of inputs.
    ///   - make: Makes the input of a seed, from 0 on.
    package init(_ count: Int = 8, _ make: (_ seed: UInt64) -> Input) {
        precondition(count >= 8, "A case has too few inputs.")
        all = (0..<count).map { make(UInt64($0)) }
    }

    private init(all: [Input]) { self.all = all }

    package var first: Input { all[0] }

    /// Each input in another form.
    package func map<Other>(_ transform: (Input) -> Other) -> Inputs<Other> {
        Inputs<Other>(all: all.map(transform))
    }

    /// Work on the next input, and from the last again on the first.
    @inlinable
    @MainActor package func inTurns(_ body: @escaping @MainActor (Input) -> Void) -> Work {
        let all = all
        var next = 0
        return Work {
            body(all[next])
            next = next &+ 1 == all.count ? 0 : next &+ 1
        }
    }

    /// Work on the way from one state to its neighbour: through all, and back to the first.
    @inlinable
    @MainActor package func backAndForth(
        _ body: @escaping @MainActor (_ from: Input, _ to: Input) -> Void
    ) -> Work {
        let all = all
        var (place, step) = (0, 1)
        return Work {
            if place &+ step == all.count || place &+ step < 0 { step = -step }
            body(all[place], all[place &+ step])
            place &+= step
        }
    }
}
