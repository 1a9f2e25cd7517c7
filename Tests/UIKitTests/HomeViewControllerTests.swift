import Foundation
import MiniRxTest
import Tableau
import TestEnvironment
import Testing
import UIKit

@testable import SamplesKit

/// The fifth sample as an iOS app has it, answer by answer.
@MainActor
final class HomeViewControllerTests {
    let scheduler = TestScheduler(resolution: .milliseconds(100))
    let clock = ManualUpdateClock()
    var routes: [String] = []
    var phone: Phone!

    init() throws {
        let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Samples/Data")
        let service = try HomeService(
            page: { DataFile(url: data.appendingPathComponent($0)) }, scheduler: scheduler)
        let controller = HomeViewController(service: service, clock: clock) { [unowned self] in
            routes.append($0)
        }
        phone = Phone(showing: controller)
        phone.table?.contractViolationHandler = { Issue.record("\($0)") }
    }

    private func answer() {
        scheduler.start()
        clock.advance()
    }

    private func pull() {
        phone.table?.refreshControl?.beginRefreshing()
        phone.table?.refreshControl?.sendActions(for: .valueChanged)
    }

    @Test func theServerDeterminesTheSections() {
        expect(phone.table?.refreshControl?.isRefreshing, true)
        expect(
            phone.lines,
            [
                "Everything for rainy days: 20 % off",
                "[RECOMMENDED FOR YOU]", "Umbrella, large $24.90", "Rubber boots $39.95",
                "Wool socks $12.50", "(All recommendations)",
                "[STORES NEARBY]", "Harbour Street 0.4 km from here",
                "Old Market 1.2 km from here", "(Show them on a map)",
            ])
        answer()
        expect(phone.table?.refreshControl?.isRefreshing, false)
    }

    @Test func pullingRequestsTheNextAnswer() {
        pull()
        answer()
        expect(
            phone.lines,
            [
                "Everything for rainy days: 20 % off",
                "[STORES NEARBY]", "Central Station 0.2 km from here",
                "(Show all four on a map)",
                "[RECENTLY PURCHASED]", "Thermos flask $27.50", "Umbrella, large $24.90",
                "[LAST CHANCE]", "Sun hat $7.00", "Parasol $19.00", "(The whole sale)",
            ])
    }

    @Test func anInvalidAnswerChangesNothing() {
        for _ in 0..<2 {
            answer()
            pull()
        }
        answer()
        let lines = phone.lines
        expect(lines.contains("[LAST CHANCE, TODAY ONLY]"))
        pull()
        answer()
        expect(phone.lines, lines)
        expect(phone.table?.refreshControl?.isRefreshing, false)
    }

    @Test func aFooterOpensTheLinkOfTheNewestAnswer() {
        (phone.table?.footerView(forSection: 2) as? LinkFooterView)?.button
            .sendActions(for: .primaryActionTriggered)
        expect(routes, ["shop://stores/map"])
    }
}
