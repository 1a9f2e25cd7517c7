import BenchmarkHarness
import Foundation
import Tableau

// The numbers before the names are those of the table of targets in Documentation/Performance.md.
let suite = Suite(name: "DiffBenchmark")
suite.largeChanges(Int.self)
suite.largeChanges(Scattered.self)
suite.largeChanges(UUID.self)
suite.largeChanges(String.self)
suite.sameStorage()
suite.smallChanges(10_000)
suite.smallChanges(100_000)
suite.stringsMadeAnew()
suite.rearrangements(Int.self, shuffle: 1, replace: 0.2)
suite.rearrangements(Scattered.self, shuffle: 1, replace: 0.2)
suite.rearrangements(UUID.self, shuffle: 1, replace: 0.2)
suite.rearrangements(String.self, shuffle: 0.3, replace: nil)
suite.groupedRuns()
suite.swappedHalves()
suite.twentyRows()
measureSectionedDiffs(suite)
measureCrossingRows(suite)
suite.erased()
suite.standardLibrary()
suite.scratch(Int.self)
suite.scratch(UUID.self)
suite.scratch(String.self)
suite.finish()
