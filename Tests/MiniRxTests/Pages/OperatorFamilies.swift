import MiniRx

/// The operators, by page.
let operatorFamilies: [(title: String, about: String, pages: [OperatorPage])] = [
    (
        "Creating",
        """
        Nothing happens before `subscribe`, and each subscription runs the sequence again. A sequence \
        retains the captures of its closures; a subscription retains it until the end or disposal.
        """, creatingPages
    ),
    (
        "Transforming",
        """
        One element in, one out. A closure that throws ends the sequence with that error; an error of \
        the source is passed on. Everything runs where the source emits, and is owned by the source: \
        freeing the source frees the captures of the closures.
        """, transformingPages
    ),
    (
        "Filtering",
        """
        Some elements are emitted. A closure that throws ends the sequence with that error; an error \
        of the source is passed on immediately. An operator that ends early disposes its source \
        immediately, even during an emission.
        """, filteringPages
    ),
    (
        "Combining",
        """
        Several sources, one result. An error of any source ends the result and disposes the others. \
        Sources may emit on several threads; elements are delivered one at a time.
        """, combiningPages
    ),
    (
        "InnerSequences",
        """
        Each element is mapped to a sequence. An error of the source, of an inner sequence or of the \
        closure ends the result and disposes the others. Inner sequences don't retain the closure \
        that made them.
        """, innerPages
    ),
    (
        "Time",
        """
        Schedulers provide the time: `MainScheduler.instance`, a `TestScheduler` that a test advances \
        (one tick is one second), or, on a `ConcurrentObservable`, a background queue. Elements arrive \
        where the scheduler runs. A negative time traps. Disposal cancels scheduled work.
        """, timePages
    ),
    (
        "EndsAndErrors",
        """
        Operators for completion and errors. Those that may resubscribe (`concat`, `retry`) retain \
        their source until the end or disposal.
        """, endPages
    ),
]
