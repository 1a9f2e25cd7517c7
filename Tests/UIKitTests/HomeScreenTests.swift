import Foundation
import MiniRxTest
import TestEnvironment
import Testing
import UIKit

@testable import SamplesKit

/// The fifth sample as an iOS app has it, answer by answer.
@MainActor
struct HomeScreenTests {
    let scheduler = TestScheduler(resolution: .milliseconds(100))
    let controller: SamplesKit.Screen
    let phone: Phone

    init() throws {
        let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Samples/Data")
        controller = .home(
            try HomeService(scheduler) { DataFile(data.appendingPathComponent($0)) })
        phone = Phone(showing: controller)
    }

    private func answer() async {
        scheduler.start()
        await Phone.turn()
    }

    @Test func theServerDeterminesTheSections() async {
        expect(controller.isLoading)
        expect(
            phone.lines,
            [
                "Everything for rainy days: 20 % off",
                "[RECOMMENDED FOR YOU]", "Umbrella, large $24.90", "Rubber boots $39.95",
                "Wool socks $12.50", "(All recommendations)",
                "[STORES NEARBY]", "Harbour Street 0.4 km from here",
                "Old Market 1.2 km from here", "(Show them on a map)",
            ])
        await answer()
        expect(!controller.isLoading)
    }

    @Test func theButtonRequestsTheNextAnswer() async {
        phone.press("Refresh")
        await answer()
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

    @Test func anInvalidAnswerChangesNothing() async {
        for _ in 0..<2 {
            await answer()
            phone.press("Refresh")
        }
        await answer()
        let lines = phone.lines
        expect(lines.contains("[LAST CHANCE, TODAY ONLY]"))
        phone.press("Refresh")
        await answer()
        expect(phone.lines, lines)
        expect(!controller.isLoading)
        let problem = "home-5.json: sections[0].products[1].price: Expected to decode Int"
        expect(controller.navigationItem.prompt?.hasPrefix(problem), true)
    }

    @Test func aFooterOpensTheLinkOfTheNewestAnswer() {
        (phone.table?.footerView(forSection: 2) as? LinkFooterView)?.button
            .sendActions(for: .primaryActionTriggered)
        expect(controller.navigationItem.prompt, "shop://stores/map")
    }
}
