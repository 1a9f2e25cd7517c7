#if !canImport(UIKit)
import BenchmarkHarness
import Foundation
import Tableau
import TableauRx

/// Look-ups in a table of a million rows in 100 sections: 1,000 from a place to a model and back, one
/// microsecond each.
///
/// A copy of the displayed table on their way shows as twice the time.
/// The first look-up by identity after a change of a section's rows builds an index of the section;
/// it is not part of the measured time.
@MainActor
func measureLookUps() {
    let (rows, sections) = (1_000_000, 100)
    let each = rows / sections
    var made: Fixture?
    func measure(
        _ name: String,
        _ lookUp: @escaping @MainActor (SectionedTableViewBinder<Section>, Int) -> Bool
    ) {
        suite.measure("1,000 look-ups by \(name)", n: rows) {
            let fixture = made ?? Fixture(Fixture.data(rows, sections))
            made = fixture
            let lookAllUp: @MainActor () -> Void = {
                var found = 0
                for number in 0..<1_000 where lookUp(fixture.binder, number) { found += 1 }
                precondition(found == 1_000, "a look-up found nothing")
            }
            lookAllUp()
            return Case(Work(lookAllUp), atMost: 1_000_000)
        }
    }
    measure("model(at:as:)") { binder, number in
        let path = IndexPath(row: number * 7_919 % each, section: number % sections)
        return binder.model(at: path, as: Row.self) != nil
    }
    measure("indexPath(of:in:)") { binder, number in
        // Rows are numbered across all sections.
        let section = number % sections
        let id = section * each + number * 7_919 % each
        return binder.indexPath(of: id, in: Section(number: section)) != nil
    }
}
#endif
