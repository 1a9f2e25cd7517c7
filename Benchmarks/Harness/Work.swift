import TableauPlatform

/// Work to be timed: a body, and optionally an untimed preparation of each run.
///
/// It runs on the main actor, as the programs do.
///
/// Without `prepare`, a short body is repeated within a sample until the sample is long enough for
/// the clock. With `prepare`, a sample is one run, since every run needs its own state.
@MainActor package struct Work {
    let prepare: (@MainActor () -> Void)?
    let body: @MainActor () -> Void

    /// - Parameters:
    ///   - prepare: Runs before each run of `body`, outside the measured time; is told the number of
    ///     the run, from 0 on.
    ///   - body: The measured code. Pass its result to ``blackHole(_:)``.
    package init(
        prepare: (@MainActor (Int) -> Void)? = nil, _ body: @escaping @MainActor () -> Void
    ) {
        self.body = body
        guard let prepare else {
            self.prepare = nil
            return
        }
        var number = 0
        self.prepare = {
            prepare(number)
            number += 1
        }
    }

    /// Runs it once, without measuring.
    package func run() {
        prepare?()
        body()
    }

    /// The number of runs of the body in a sample of at least `target` nanoseconds, and the time of
    /// one.
    ///
    /// Doubles as the warm-up.
    fileprivate func repetitions(target: UInt64) -> (count: Int, nanoseconds: UInt64) {
        prepare?()
        let first = time(1)
        if prepare != nil || first >= target { return (1, first) }
        // Once more, since the first run finds nothing in the caches.
        var (count, spent) = (1, time(1))
        while spent < target / 2 {
            count *= 2
            spent = time(count)
        }
        let wanted = Double(count) * Double(target) / Double(spent)
        return (max(1, Int(wanted)), spent / UInt64(count))
    }

    /// The mean time of a run in one sample, in nanoseconds.
    fileprivate func sample(_ repetitions: Int) -> Double {
        prepare?()
        return Double(time(repetitions)) / Double(repetitions)
    }

    private func time(_ repetitions: Int) -> UInt64 {
        let start = System.nanoseconds
        for _ in 0..<repetitions { body() }
        return System.nanoseconds &- start
    }
}

/// Measures work and what it is compared with in turns, so that all have the same conditions.
@MainActor struct Stopwatch {
    /// The number of samples: odd, since their median is reported.
    private let samples: Int
    /// The minimal length of a sample, in nanoseconds.
    private let target: UInt64

    /// The samples of a comparand that takes 20 ms or longer: its noise matters less than its time.
    private let slowSamples: Int

    init(quick: Bool) {
        (samples, slowSamples, target) = quick ? (3, 1, 100_000) : (11, 3, 1_000_000)
    }

    /// The median time of a run of each in nanoseconds, and the spread of the first one's samples.
    func measure(_ works: [Work]) -> (medians: [Double], spread: Double) {
        let repetitions = works.map { $0.repetitions(target: target) }
        var times = [[Double]](repeating: [], count: works.count)
        for sample in 0..<samples {
            for (index, work) in works.enumerated() {
                let isSlow = repetitions[index].nanoseconds > 20_000_000
                if isSlow, index > 0, sample >= slowSamples { continue }
                times[index].append(work.sample(repetitions[index].count))
            }
        }
        let sorted = times.map { $0.sorted() }
        let first = sorted[0]
        let range = first[first.count * 3 / 4] - first[first.count / 4]
        return (sorted.map { $0[$0.count / 2] }, range / first[first.count / 2])
    }
}
