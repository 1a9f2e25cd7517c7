import MiniRx

let creatingPages: [OperatorPage] = [
    OperatorPage(
        "just",
        "One element, then completion.", combine: "Just"
    ) { a, b, time in
        .just(1)
    },
    OperatorPage(
        "of",
        "The given elements, then completion.", combine: "Publishers.Sequence"
    ) { a, b, time in
        .of(1, 2, 3)
    },
    OperatorPage(
        "from",
        "The elements of an array or any Swift sequence, then completion.", combine: "publisher"
    ) { a, b, time in
        .from([1, 2, 3])
    },
    OperatorPage(
        "range",
        "Consecutive integers. Traps if the count is negative."
    ) { a, b, time in
        .range(start: 4, count: 3)
    },
    OperatorPage(
        "empty",
        "Completes immediately.", combine: "Empty"
    ) { a, b, time in
        .empty()
    },
    OperatorPage(
        "never",
        "Neither emits nor ends.", combine: "Empty(completeImmediately: false)"
    ) { a, b, time in
        .never()
    },
    OperatorPage(
        "error",
        "Fails immediately.", combine: "Fail"
    ) { a, b, time in
        .error(Refused())
    },
    OperatorPage(
        "deferred",
        """
        Calls a closure for each subscription to choose the source. If it throws, the \
        sequence fails.
        """, ["1-2|"], combine: "Deferred"
    ) { a, b, time in
        .deferred { a }
    },
    OperatorPage(
        "create",
        """
        Emits the events of a closure, immediately or later in the same isolation. For \
        callbacks on other threads, use `ConcurrentObservable.create`.
        """, combine: "Future"
    ) { a, b, time in
        .create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
    },
    OperatorPage(
        "timer",
        "Emits 0 after some time, then counts up if there is a period.", combine: "Timer.publish"
    ) { a, b, time in
        .timer(.seconds(3), scheduler: time)
    },
    OperatorPage(
        "interval",
        "Counts up from 0, once per period. A late tick does not shift the others.",
        combine: "Timer.publish"
    ) { a, b, time in
        .interval(.seconds(4), scheduler: time)
    },
]

let transformingPages: [OperatorPage] = [
    OperatorPage(
        "map",
        "Transforms each element.", ["1-2-3|"], combine: "map, tryMap"
    ) { a, b, time in
        a.map { $0 * 2 }
    },
    OperatorPage(
        "compactMap",
        "Transforms each element and drops `nil` results.", ["1-2-3|"], combine: "compactMap"
    ) { a, b, time in
        a.compactMap { $0 == 2 ? nil : $0 }
    },
    OperatorPage(
        "scan",
        "Accumulates, and emits every intermediate result.", ["1-2-3|"], combine: "scan"
    ) { a, b, time in
        a.scan(0) { $0 + $1 }
    },
    OperatorPage(
        "scan(into:)",
        """
        Accumulates in place: for arrays and dictionaries. Elements that the closure \
        emits re-entrantly come after its result.
        """, ["1-2-3|"], combine: "scan"
    ) { a, b, time in
        a.scan(into: 0) { $0 += $1 }
    },
    OperatorPage(
        "reduce",
        "Accumulates, and emits the result on completion.", ["1-2-3|"], combine: "reduce"
    ) { a, b, time in
        a.reduce(0) { $0 + $1 }
    },
    OperatorPage(
        "toArray",
        "Collects the elements, as a `Single`.", ["1-2-3|"], combine: "collect"
    ) { a, b, time in
        a.toArray().asObservable().map { $0.count }
    },
    OperatorPage(
        "withUnretained",
        """
        Pairs each element with an object that is not kept alive; completes with the first \
        element after that is gone.
        """, ["1-2|"]
    ) { a, b, time in
        a.withUnretained(time) { _, element in element }
    },
]

let filteringPages: [OperatorPage] = [
    OperatorPage(
        "filter",
        "Emits only the elements that satisfy a condition.", ["1-2-3|"], combine: "filter"
    ) { a, b, time in
        a.filter { $0 > 1 }
    },
    OperatorPage(
        "distinctUntilChanged",
        "Drops an element that equals the one before it.", ["1-1-2-1|"], combine: "removeDuplicates"
    ) { a, b, time in
        a.distinctUntilChanged()
    },
    OperatorPage(
        "take",
        "The first elements, then completion. With 0 it never subscribes.", ["1-2-3|"],
        combine: "prefix"
    ) { a, b, time in
        a.take(2)
    },
    OperatorPage(
        "take(while:)",
        "Elements while they satisfy a condition.", ["1-2-3-1|"], combine: "prefix(while:)"
    ) { a, b, time in
        a.take(while: { $0 < 3 })
    },
    OperatorPage(
        "take(until:)",
        "Elements until another sequence emits.",
        ["1-2-3-4|", "----9"], combine: "prefix(untilOutputFrom:)"
    ) { a, b, time in
        a.take(until: b)
    },
    OperatorPage(
        "skip",
        "Drops the first elements.", ["1-2-3|"], combine: "dropFirst"
    ) { a, b, time in
        a.skip(1)
    },
    OperatorPage(
        "first",
        "The first element or `nil`, as a `Single`.", ["1-2-3|"], combine: "first"
    ) { a, b, time in
        a.first().asObservable().map { $0 ?? 0 }
    },
    OperatorPage(
        "ignoreElements",
        "Only completion or the error, as a `Completable`.", ["1-2-3|"], combine: "ignoreOutput"
    ) { a, b, time in
        a.ignoreElements().andThen(.just(9))
    },
    OperatorPage(
        "asSingle",
        "The only element; fails if there is none or more than one.", ["1---|"]
    ) { a, b, time in
        a.asSingle().asObservable()
    },
]
