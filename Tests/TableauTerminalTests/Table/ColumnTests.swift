import Foundation
import Tableau
import TableauPictures
import TableauTerminal
import TestEnvironment
import Testing

/// Rows in columns: alignment, columns that don't fit, sorting by headers.
@MainActor @Suite struct ColumnTests {
    private func stage(
        _ servers: ServerTable, _ size: String, accessible: Bool = false
    ) async throws -> TerminalTestHarness {
        var options = TerminalOptions.testing
        options.isAccessible = accessible
        return await TerminalTestHarness(
            TerminalApplication(
                root: TerminalScreen(servers.table, title: "Servers"), options: options),
            size: try #require(TerminalSize(size)))
    }

    private static let rows = [
        ["ams", "7", "Amsterdam"], ["東京の鯖", "12", "東京"], ["old fra", "100", "F"], ["x"],
    ]

    @Test func textsAreAligned() async throws {
        let servers = ServerTable([("EUROPE", Self.rows)])
        let harness = try await stage(servers, "40x8")
        expect(
            Array(harness.screenText[1..<6]),
            [
                "  EUROPE  Name        Load  Town",
                "▌ ams                    7  Amsterd… ›",
                "  東京の鯖              12  東京",
                "  ■ old fra            100  F",
                "  x",
            ])
    }

    @Test(arguments: ["40x8", "24x8", "17x8"]) func columnsThatDoNotFitAreDroppedByPriority(
        size: String
    ) async throws {
        let servers = ServerTable([(nil, Self.rows)])
        let harness = try await stage(servers, size)
        let header = harness.screenText[1]
        expect(header.contains("Name"))
        expect(header.contains("Load"), (size != "17x8"))
        expect(header.contains("Town"), (size == "40x8"))
        expect(harness.screenText[2].contains("ams"))
        let width = try #require(TerminalSize(size)).columns
        expect(harness.screenText.allSatisfy { CharacterWidth.columns(of: $0) <= width })
    }

    /// A first column may be of numbers, and may be the first to be dropped.
    @Test func theFirstColumnIsAsAnyOther() async throws {
        let servers = ServerTable([("ALL", [["old 1", "init"], ["234", "threads"]])])
        servers.columns = [
            TableColumn("PID", width: 8, alignment: .trailing),
            TableColumn("Name", width: 10, priority: 1),
        ]
        var harness = try await stage(servers, "40x8")
        expect(
            Array(harness.screenText[1..<4]),
            [
                "  ALL  PID  Name", "▌  ■ old 1  init                     ›",
                "       234  threads",
            ])
        expect(harness.style(column: 3, row: 2) != harness.style(column: 5, row: 2))
        expect(harness.style(column: 2, row: 2), harness.style(column: 5, row: 2))
        harness = try await stage(servers, "20x8")
        expect(
            Array(harness.screenText[1..<4]),
            [
                "  ALL  Name", "▌ ■ init         ›", "  threads",
            ])
    }

    @Test func titlesAreReadableAndLeaveTheMarkOfTheOrder() async throws {
        // A long title leaves the mark of the order. Where the section's own title needs the room,
        // the order is still shown.
        do {
            let servers = ServerTable([("旅行 EUROPE AND ASIA", Self.rows)])
            servers.order = ColumnOrder(column: 0, isDescending: true)
            for (size, title) in [("40x8", "旅行 EUROPE A… ▼"), ("16x8", "旅行 EU… ▼")] {
                let harness = try await stage(servers, size)
                expect(harness.screenText[1].hasPrefix("  \(title)"), "\(harness.screenText[1])")
            }
        }
        // Columns are readable by a screen reader.
        do {
            let servers = ServerTable([("EUROPE", Self.rows)])
            servers.order = ColumnOrder(column: 1, isDescending: true)
            let harness = try await stage(servers, "40x8", accessible: true)
            expect(harness.screenText[1].contains("Load ▼"))
            expect(harness.cursor, ScreenEncoder.Cursor(column: 0, row: 2))
        }
    }

    @Test func keysSortByTheColumnsThatAreShown() async throws {
        // Keys sort.
        do {
            let servers = ServerTable([("EUROPE", Self.rows)])
            let harness = try await stage(servers, "40x8")
            try await harness.play(">")
            expect(servers.asked.last, ColumnOrder(column: 0))
            expect(harness.screenText[1].contains("Name ▲"))
            try await harness.play("I")
            expect(servers.asked.last, ColumnOrder(column: 0, isDescending: true))
            try await harness.play(">")
            expect(servers.asked.last, ColumnOrder(column: 1, isDescending: true), "numbers")
            expect(harness.screenText[1].contains("Load ▼"))
            try await harness.play("<,<")
            expect(servers.asked.last, ColumnOrder(column: 2))
            expect(harness.screenText[7], " ⏎ open  <> sort  ? help  q quit    1/4")
        }
        // Keys sort by columns that are shown. Keys leave out the columns that a narrow screen
        // leaves out.
        do {
            let servers = ServerTable([("EUROPE", Self.rows)])
            let harness = try await stage(servers, "24x8")
            try await harness.play(">,>,>,<")
            expect(servers.asked.map(\.column), [0, 1, 0, 1])
        }
    }

    @Test func clicksSortWhereThereIsAnOrder() async throws {
        // Clicks sort.
        do {
            let servers = ServerTable([("EUROPE", Self.rows), ("ASIA", [["tyo", "1", "Tokyo"]])])
            let harness = try await stage(servers, "40x10")
            for (section, line) in [(0, 1), (1, 6)] {
                let load = try #require(Self.column(of: "Load", in: harness.screenText[line]))
                try await harness.play("click:\(load):\(line)")
                expect(servers.asked.last?.column, 1, "section \(section)")
            }
            expect(servers.asked.map(\.isDescending), [true, false])
            try await harness.play("click:2:1")
            expect(servers.asked.last, ColumnOrder(column: 0), "the title sorts by the first")
            expect(servers.asked.count, 3)
        }
        // Keys and clicks do nothing without sorting.
        do {
            let servers = ServerTable([("EUROPE", Self.rows)])
            servers.sorts = false
            let harness = try await stage(servers, "80x8")
            try await harness.play(">,I,click:2:1")
            expect(servers.asked.isEmpty)
            expect(!harness.screenText[7].contains("sort"))
            let plain = ListTable([("A", ["B"])])
            let other = await TerminalTestHarness(
                TerminalApplication(root: TerminalScreen(plain.table), options: .testing))
            try await other.play(">,<,I,click:2:1")
            expect(plain.taps.isEmpty)
        }
    }

    @Test func theMatchesOfAFilterAreMarkedAndSorted() async throws {
        // A filter marks its matches.
        do {
            let servers = ServerTable([("EUROPE", Self.rows)])
            let harness = try await stage(servers, "40x8")
            try await harness.play("/,type:東京,wait:0.2")
            expect(harness.screenText[2].contains("東京の鯖"))
            expect(!harness.screenText.contains { $0.contains("ams") })
            expect(harness.style(column: 2, row: 2)?.attributes.contains(.underline), true)
        }
        // Clicks sort the matches of a filter.
        do {
            let servers = ServerTable([("EUROPE", Self.rows), ("ASIA", [["tyo", "1", "Tokyo"]])])
            let harness = try await stage(servers, "40x8")
            try await harness.play("/,type:tyo")
            let load = try #require(Self.column(of: "Load", in: harness.screenText[1]))
            try await harness.play("click:\(load):1")
            expect(servers.asked.map(\.column), [1])
            try await harness.play("enter,click:\(load):1")
            expect(servers.asked.map(\.isDescending), [true, false])
        }
        // Keys sort the matches of a filter.
        do {
            let servers = ServerTable([("EUROPE", Self.rows)])
            let harness = try await stage(servers, "80x8")
            try await harness.play("/,a,enter")
            expect(harness.screenText[7].contains("sort"))
            try await harness.play(">,>,I")
            expect(servers.asked.last, ColumnOrder(column: 1, isDescending: false))
            expect(harness.screenText[7].contains("/a"), "the filter stays")
        }
    }

    /// In a grouped table headers are scrolled away.
    @Test func keysSortByAHeaderOutOfSight() async throws {
        let rows = (0..<30).map { ["Row \($0)", "\($0)", "Town"] }
        let servers = ServerTable([("EUROPE", rows), ("ASIA", rows)], style: .grouped)
        let harness = try await stage(servers, "40x8")
        try await harness.play("pagedown,pagedown")
        expect(!harness.screenText.contains { $0.contains("Name") })
        try await harness.play(">,>,I")
        expect(
            servers.asked,
            [
                ColumnOrder(column: 0), ColumnOrder(column: 1, isDescending: true),
                ColumnOrder(column: 1),
            ])
    }

    /// Checks the documented properties of a column layout.
    @Test func randomLayoutsAreAsDocumented() throws {
        for seed in 0..<500 { try checkLayout(seed: seed) }
    }

    private func checkLayout(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let columns = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            TableColumn(
                "", width: Int.random(in: 0...15, using: &random),
                weight: Int.random(in: -1...3, using: &random),
                priority: Int.random(in: 0...2, using: &random))
        }
        let room = Int.random(in: -3...70, using: &random)
        let places = ColumnLayout(columns, room: room).places
        expect(places.count, columns.count)
        let kept = places.indices.filter { places[$0] != nil }
        func least(_ kept: [Int]) -> Int { kept.reduce(-2) { $0 + columns[$1].width + 2 } }
        expect(!kept.isEmpty)
        expect(kept.count == 1 || least(kept) <= room)
        for index in places.indices where places[index] == nil {
            // Columns that stay come before it, and it doesn't fit beside them.
            func isBefore(_ other: Int) -> Bool {
                (columns[other].priority, -other) > (columns[index].priority, -index)
            }
            expect(kept.allSatisfy(isBefore))
            let before = columns.indices.filter(isBefore)
            expect(least(before + [index]) > room)
        }
        var end = -2
        for index in kept {
            let place = try #require(places[index])
            expect(place.lowerBound, end + 2)
            expect(place.count >= columns[index].width || kept.count == 1)
            if columns[index].weight == 0 { expect(place.count <= columns[index].width) }
            end = place.upperBound
        }
        if kept.contains(where: { columns[$0].weight > 0 }) || least(kept) > room {
            expect(end, max(0, room))
        }
        for distance in -3..<75 {
            let found = ColumnLayout(columns, room: room).column(at: distance)
            expect(found, kept.first { places[$0]?.contains(distance) == true })
        }
    }

    private static func column(of text: String, in line: String) -> Int? {
        line.range(of: text).map { CharacterWidth.columns(of: line[..<$0.lowerBound]) }
    }
}
