#if !canImport(UIKit)
import BenchmarkHarness
import MiniRx
import Tableau
import TableauRx

// Growth: the cost of a turn may depend on what changed, not on the size of the table.

/// One row changes among more and more sections; the target is a time.
@MainActor
func measureManySections() {
    for (name, behavior) in [
        ("manual", SectionDisplayBehavior<Section>.manuallyManaged),
        ("sorted", .hidesSectionsWithNoCellData),
        ("ordered by function", .hidesSectionsWithNoCellData { $0.sorted() }),
    ] {
        for sections in [1_000, 8_000] {
            suite.measure("one row changed in sections of four, \(name)", n: 4 * sections) {
                let states = Change.oneRow.states(rows: 4 * sections, sections: sections)
                let reloading = Fixture(states.first, animates: false)
                return Case(Fixture(states.first, behavior: behavior).showing(states))
                    .yardstick("reloadData", reloading.showing(states), atMost: 0.5)
            }
        }
    }
}

/// One chain for each section, compared with one chain for all of them.
@MainActor
func measureManyChains() {
    // A closure for each section is asked in each turn, and relays that all emit are as many
    // emissions: one chain asks once, and emits once.
    let aims: [(Fixture.Chains, one: Double, all: Double)] = [
        (.asked, 5, 1.5), (.pushed, 12, 2), (.pushedIfChanged, 1, 2),
    ]
    for (chains, one, all) in aims {
        for sections in [800, 3_200] {
            for (change, aim) in [(Change.oneRow, one), (.everything, all)] {
                let name = "a chain a section of four, \(change.rawValue), \(chains.rawValue)"
                suite.measure(name, n: 4 * sections) {
                    let states = change.states(rows: 4 * sections, sections: sections)
                    let one = Fixture(
                        states.first, chains: chains == .asked ? .oneAsked : .one)
                    return Case(Fixture(states.first, chains: chains).showing(states))
                        .yardstick("one chain", one.showing(states), atMost: aim)
                }
            }
        }
    }
}
#endif
