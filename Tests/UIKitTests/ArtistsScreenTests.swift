import Foundation
import MiniRxTest
import TestEnvironment
import Testing
import UIKit

@testable import SamplesKit

/// The second sample as an iOS app has it: sections come and go with their data.
@MainActor
struct ArtistsScreenTests {
    let scheduler = TestScheduler(resolution: .milliseconds(100))
    let controller: SamplesKit.Screen
    let phone: Phone

    init() throws {
        let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Samples/Data/artists.json")
        controller = .artists(try MusicLibraryService(scheduler, file: DataFile(library)))
        phone = Phone(showing: controller)
    }

    private func answer() async {
        scheduler.start()
        await Phone.turn()
    }

    private var titles: [String] {
        guard let table = phone.table, let source = table.dataSource else { return [] }
        return (0..<table.numberOfSections).compactMap {
            source.tableView(table, titleForHeaderInSection: $0)
        }
    }

    @Test func theLibraryDeterminesTheSections() async {
        expect(titles.first, "A")
        expect(titles.last, "# Symbols")
        expect(titles.contains("Q"))
        expect(titles.contains("Я Cyrillic"))
        expect(controller.isLoading)
        await answer()
        expect(!controller.isLoading)
    }

    @Test func theTappedArtistIsDeselectedOnReturn() throws {
        let table = try #require(phone.table)
        table.tapRow(at: [0, 0])
        expect(table.indexPathForSelectedRow, [0, 0])
        controller.viewWillAppear(false)
        expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aSectionWithoutArtistsIsDeletedAndReturns() async {
        let before = titles
        await answer()
        expect(titles, before.filter { $0 != "Q" })
        phone.press("Refresh")
        await answer()
        expect(titles, before)
    }

    @Test func aTapListsTheSongs() throws {
        let table = try #require(phone.table)
        let cell = table.cellForRow(at: [0, 0])
        let name = try #require(cell?.texts.title)
        let detail = try #require(cell?.texts.detail)
        let count = try #require(Int(detail.prefix { $0 != " " }))
        table.tapRow(at: [0, 0])
        expect(phone.navigation.topViewController?.title, name)
        expect(phone.lines.count, count + 1)
        expect(phone.lines.first, "[SONGS]")
    }
}
