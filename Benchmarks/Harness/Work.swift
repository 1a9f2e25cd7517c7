import TableauPlatform

/// Work to be timed: a body, and optionally an untimed preparation of each run.
///
/// Without `prepare`, a short body is repeated within a sample until the sample is long enough for
/// the clock. With `prepare`, a sample is one run, since every run needs its own state.
package struct Work {
    let prepare: (() -> Void)?
    let body: () -> Void

    /// - Parameters:
    ///   - prepare: Runs before each run of `body`, outside the measured time.
    ///   - body: The measured code. Pass its result to ``blackHole(_:)``.
    package init(prepare: (() -> Void)? = nil, _ body: @escaping () -> Void) {
        self.prepare = prepare
        self.body = body
    }

    /// The number of runs of the body in a sample of at least `target` nanoseconds.
    ///
    /// Doubles as the warm-up.
    func repetitions(target: UInt64) -> Int {
        prepare?()
        let first = time(1)
        if prepare != nil || first >= target { return 1 }
        var count = 1
        while true {
            let spent = time(count)
            if spent >= target / 2 {
                return Swift.max(1, Int(Double(count) * Double(target) / Double(spent)))
            }
            count *= 2
        }
    }

    /// The mean time of a run in one sample, in nanoseconds.
    func sample(_ repetitions: Int) -> Double {
        prepare?()
        return Double(time(repetitions)) / Double(repetitions)
    }

    private func time(_ repetitions: Int) -> UInt64 {
        let start = System.nanoseconds
        for _ in 0..<repetitions { body() }
        return System.nanoseconds &- start
    }
}

/// Measures a case and its bound alternately, so that both have the same conditions.
struct Stopwatch {
    /// The number of samples: odd, since their median is reported.
    let samples: Int
    /// The minimal length of a sample, in nanoseconds.
    let target: UInt64

    init(quick: Bool) {
        samples = quick ? 3 : 11
        target = quick ? 100_000 : 1_000_000
    }

    /// The median time of a run of each, in nanoseconds, and the spread of the samples.
    func measure(_ work: Work, _ bound: Bound?) -> (work: Double, bound: Double?, spread: Double) {
        var measured: Work?
        var fixed: Double?
        switch bound?.kind {
        case .measured(let work): measured = work
        case .fixed(let nanoseconds): fixed = nanoseconds
        case nil: break
        }
        let workRepetitions = work.repetitions(target: target)
        let boundRepetitions = measured?.repetitions(target: target) ?? 0
        var workTimes: [Double] = []
        var boundTimes: [Double] = []
        for _ in 0..<samples {
            workTimes.append(work.sample(workRepetitions))
            if let measured { boundTimes.append(measured.sample(boundRepetitions)) }
        }
        if measured == nil { return (median(workTimes), fixed, spread(workTimes)) }
        let ratios = zip(workTimes, boundTimes).map { $0 / $1 }
        return (median(workTimes), median(boundTimes), spread(ratios))
    }

    private func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    /// The interquartile range, divided by the median.
    private func spread(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let range = sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
        return range / sorted[sorted.count / 2]
    }
}
