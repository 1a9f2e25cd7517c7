import Tableau
import TestEnvironment
import Testing

/// Every way to bind cells, with every kind of rows: bind, show, change, check everything.
@MainActor
struct MatrixTests {
    @Test(arguments: MatrixCase.all, Flavor.allCases)
    func bindsShowsAndFollowsChanges(_ kase: MatrixCase, _ flavor: Flavor) {
        switch flavor {
        case .identityAndEquality: check(kase, flavor, IdentifiedRow.self)
        case .identityOnly: check(kase, flavor, IdentityOnlyRow.self)
        case .hashableValue: check(kase, flavor, ValueRow.self)
        case .equatableOnly: check(kase, flavor, EquatableRow.self)
        case .nothing: check(kase, flavor, NothingRow.self)
        }
    }

    private func check<Row: MatrixRow>(_ kase: MatrixCase, _ flavor: Flavor, _: Row.Type) {
        func rows(_ texts: String) -> [Row] {
            texts.split(separator: " ").map { Row(id: Int($0.prefix(1))!, text: String($0)) }
        }
        let driver = MatrixDriver<Row>(
            kase, [.first: rows("1a 2b 3c"), .second: rows("5e")])
        let fixture = driver.fixture
        expect(fixture.lines, ["1a", "2b", "3c", "5e"])
        fixture.table.tapRow(at: [0, 2])
        fixture.table.tapRow(at: [1, 0])
        expect(driver.taps, ["2 3c 3c", "0 5e 5e"])

        guard driver.change(to: [.first: rows("3c 1z 4d"), .second: rows("5e")]) else {
            return expect(fixture.turn().isEmpty)
        }
        expect(fixture.lines == ["1a", "2b", "3c", "5e"] || kase.variant == .counted)
        expectUpdates(fixture.turn(), kase, flavor)
        expect(fixture.lines, ["3c", "1z", "4d", "5e"])
        driver.taps = []
        fixture.table.tapRow(at: [0, 0])
        expect(driver.taps, ["0 3c 3c"])

        // All rows go and others come: each is deleted or inserted once.
        expect(driver.change(to: [.second: rows("5e")]))
        let gone = fixture.turn()
        expect(gone.map { Array($0.rowDeletes) }, [[[0, 0], [0, 1], [0, 2]]])
        expect(fixture.lines, ["5e"])
        expect(driver.change(to: [.first: rows("6f 7g"), .second: rows("5e")]))
        let back = fixture.turn()
        expect(back.map { Array($0.rowInserts) }, [[[0, 0], [0, 1]]])
        expect(fixture.lines, ["6f", "7g", "5e"])

        // Equal rows change nothing, as far as the binder can tell.
        expect(driver.change(to: [.first: rows("6f 7g"), .second: rows("5e")]))
        let same = fixture.turn()
        expect(same.isEmpty || kase.variant == .counted)
        expect(fixture.lines, ["6f", "7g", "5e"])
        expect(fixture.diagnostics.isEmpty)
        expect(fixture.recorder.reloadReasons.isEmpty)
    }

    /// The update from `1a 2b 3c` to `3c 1z 4d`, which depends on what the rows conform to.
    private func expectUpdates(_ updates: [CollectionUpdate], _ kase: MatrixCase, _ flavor: Flavor)
    {
        expect(updates.count, 1)
        guard let update = updates.first else { return }
        let replaces = kase.variant == .provider
        let isCounted = kase.variant == .counted
        switch isCounted ? .nothing : flavor {
        case .identityAndEquality, .identityOnly:
            expect(Array(update.rowDeletes), [[0, 1]])
            expect(Array(update.rowInserts), [[0, 2]])
            if replaces {
                expect(Array(update.rowReloads.old), [[0, 0]])
                expect(Array(update.rowReloads.new), [[0, 1]])
            } else {
                expect(Array(update.rowReconfigures), [[0, 1]])
                expect(update.rowMoves.count, 1)
            }
            expect(update.undiffableReloads.isEmpty)
        case .hashableValue:
            expect(Array(update.rowDeletes), [[0, 0], [0, 1]])
            expect(Array(update.rowInserts), [[0, 1], [0, 2]])
            expect(update.operationCount, 4)
        case .equatableOnly:
            expect(update.operationCount, 3)
            expect(
                Array(replaces ? update.rowReloads.new : update.rowReconfigures),
                [[0, 0], [0, 1], [0, 2]])
        case .nothing:
            // The rows of section 1 were counted again as well.
            let sections: [[Int]] =
                isCounted && kase.source != .value ? [[0, 3], [1, 1]] : [[0, 3]]
            let expected = sections.flatMap { pair in
                (0..<pair[1]).map { [pair[0], $0] }
            }
            expect(Array(update.undiffableReloads.new).map { [$0[0], $0[1]] }, expected)
            expect(update.operationCount, expected.count)
        }
    }
}
