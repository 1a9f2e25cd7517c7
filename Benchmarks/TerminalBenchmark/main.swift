import Foundation
#if !canImport(UIKit)
import BenchmarkHarness
import TableauPlatform
import TableauTerminal

// First what a user experiences: this program on a pseudo-terminal, started and used from outside.
// Then the cost of a frame of a table on a terminal of 80 x 24 in truecolor: its time from state to
// bytes, and its bytes; and the time from a refresh to the first frame that shows it.

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == Person.role {
    try playAccounts(Int(CommandLine.arguments[2]) ?? 0)
    exit(0)
}

let suite = Suite(
    "TerminalBenchmark",
    common: [
        "start to first frame, median @ 1000", "key to frame, median @ 10000",
        "key to frame, 99th percentile @ 10000", "new data to frame, one row @ 1000000",
        "new data to frame, all rows @ 1000000", "filter, first matches @ 1000000",
        "filter, every row @ 1000000", "the selection moves, bytes @ 10000",
    ])
// Before this process grows: the kernel copies its page tables into a new process, and a person's
// shell is small.
measureOnTerminal()
measureFrames()
measureRefreshes()
measureFeeds()
measureFilter()
suite.finish()
#endif
