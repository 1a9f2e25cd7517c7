import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// UIKit decides the case of titles: an update keeps it.
@MainActor
struct TitleTests {
    let screen = Screen(Part.self)
    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    private func shown(after first: String, _ second: String) -> String? {
        var title = first
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: [Item(1)])
            .bind(headerTitle: { title })
        binder.finish()
        table.layoutIfNeeded()
        title = second
        binder.refresh()
        screen.turn()
        return table.headerView(forSection: 0)?.textLabel?.text
    }

    @Test func aToneIsTheSystemsColour() {
        let label = UILabel()
        expect(label.tone, .normal)
        for tone in TextTone.allCases {
            label.tone = tone
            expect(label.tone, tone)
        }
        label.tone = .negative
        expect(label.textColor, .systemRed)
    }

    @Test func aTitleIsInCapitalsIfTheOldOneWas() {
        table.showsTitlesInCapitals = true
        expect(shown(after: "Home", "Elsewhere"), "ELSEWHERE")
        expect(table.reloadedSections, 0)
    }

    @Test(arguments: ["Home", "USA"])
    func aTitleIsUnchangedOtherwise(first: String) {
        expect(shown(after: first, "Elsewhere"), "Elsewhere")
    }

    @Test func aHeaderWithoutItsLabelIsReloaded() {
        var title = "old"
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: [Item(1)])
            .bind(headerTitle: { title })
        binder.finish()
        table.layoutIfNeeded()
        table.headerView(forSection: 0)?.contentConfiguration =
            UIListContentConfiguration.groupedHeader()
        title = "new"
        binder.refresh()
        screen.turn()
        expect(table.reloadedSections, 1)
        expect(table.headerView(forSection: 0)?.textLabel?.text, "new")
    }
}
