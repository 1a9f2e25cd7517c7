import MiniRx

/// The operators, by page.
let operatorFamilies: [(title: String, about: String, pages: [OperatorPage])] = [
    (
        "Creating",
        """
        Nothing happens before `subscribe`, and each subscription runs the sequence anew. A sequence \
        keeps what its closures capture; a subscription keeps it until the end or the disposal.
        """, creatingPages
    ),
    (
        "Transforming",
        """
        One element in, one out. A closure that throws ends the sequence with that error; an error of \
        the source passes on. Everything runs where the source emits, and belongs to the source: when \
        that is freed, so is what the closures hold.
        """, transformingPages
    ),
    (
        "Filtering",
        """
        Some elements pass. A closure that throws ends the sequence with that error; an error of the \
        source passes on at once. What ends early leaves its source at once, in the midst of an \
        emission too.
        """, filteringPages
    ),
    (
        "Combining",
        """
        Several sources, one result. An error of any source ends the whole and leaves the others. \
        Sources may emit on several threads: elements pass one at a time.
        """, combiningPages
    ),
    (
        "InnerSequences",
        """
        Each element becomes a sequence. An error of the source, of an inner sequence or of the closure \
        ends the whole and leaves the others. The inner sequences own what runs them, not the closure \
        that made them.
        """, innerPages
    ),
    (
        "Time",
        """
        Time is a scheduler's: `MainScheduler.instance`, a `TestScheduler` that only a test moves (one \
        tick is one second), or, on a `ConcurrentObservable`, a background queue. Elements arrive where \
        the scheduler runs. A negative time traps. Disposal cancels what is scheduled.
        """, timePages
    ),
    (
        "EndsAndErrors",
        """
        What happens at the end. Operators that may subscribe again (`concat`, `retry`) keep their \
        source until the end or the disposal.
        """, endPages
    ),
]
