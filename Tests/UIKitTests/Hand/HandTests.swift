import Tableau
import TestEnvironment
import Testing
import UIKit

/// Whatever happens to the data between a gesture and its effect, no row is acted on but the one that
/// was shown.
@MainActor
struct HandTests {
    /// Each kind of row; `TABLEAU_EFFORT=soak` makes 100,000 gestures in all.
    @Test(arguments: ["unique", "repeated", "anonymous"])
    func onlyWhatWasShownIsActedOn(_ kind: String) {
        switch kind {
        case "unique":
            run(UniqueRow.self) { binder, data in
                binder.onSections(.first, .second).bind(cellType: HandCell.self) { data.rows }
            }
        case "repeated":
            run(RepeatedRow.self) { binder, data in
                binder.onSections(.first, .second).bind(cellType: HandCell.self) { data.rows }
            }
        default:
            run(AnonymousRow.self) { binder, data in
                binder.onSections(.first, .second).bind(cellType: HandCell.self) { data.rows }
            }
        }
    }

    private func run<Row: HandRow>(
        _ type: Row.Type,
        _ bind: (SectionedTableViewBinder<Part>, HandData<Row>) -> HandChain<Row>
    ) {
        var gestures = 0
        var actions = 0
        for seed in 0..<UInt64(Effort.count(1, full: 60, soak: 334)) {
            let hand = Hand<Row>(seed: seed)
            hand.bind(bind)
            while hand.gestures < 100 { hand.gesture() }
            expect(hand.wrong.isEmpty, "seed \(seed)")
            expect(hand.ignored.isEmpty, "seed \(seed)")
            gestures += hand.gestures
            actions += hand.actions
        }
        expect(actions > gestures / 5)
        print("\(Row.self): \(gestures) gestures, \(actions) actions")
    }
}
