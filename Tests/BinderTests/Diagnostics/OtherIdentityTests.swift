import Tableau
import TestEnvironment
import Testing

/// A row is asked for by an identity of another type than the rows have: it would never come.
@MainActor
struct OtherIdentityTests {
    struct Task: CollectionIdentifiable, Hashable {
        var collectionId: Int
    }

    private func makeFixture() -> Fixture<Place> {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onSection(.first).bind(
            cellType: OtherCell.self, models: [Task(collectionId: 7)])
        fixture.binder.onSection(.second).bind(cellType: OtherCell.self, models: [Plain(text: "a")])
        fixture.binder.onSection(.third).bind(cellType: OtherCell.self, models: { [Task]() })
        return fixture
    }

    private var kind: String { "identityOfOtherType" }

    @Test(arguments: [true, false])
    func theFocus(isEarly: Bool) {
        let fixture = makeFixture()
        if !isEarly { fixture.binder.finish() }
        fixture.binder.focus(.row(Task(collectionId: 7)), in: .first)
        if isEarly { fixture.binder.finish() }
        fixture.turn()
        expect(fixture.kinds.map(\.rawValue), [kind])
        expect(fixture.diagnostics.first?.section, "first")
        expect(fixture.diagnostics.first?.message.contains("Int"), true)
        expect(fixture.diagnostics.first?.message.contains("Task"), true)
        fixture.binder.focus(.row(7 as Int64), in: .first)
        expect(fixture.diagnostics.last?.message.contains("Int64"), true)
        let count = fixture.diagnostics.count
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.diagnostics.count, count, "once for each request")
    }

    @Test func theSelectionAndTheAnchor() {
        let fixture = makeFixture()
        fixture.binder.selection.select(.row("7"), in: .first)
        fixture.binder.finish()
        expect(fixture.kinds.map(\.rawValue), [kind])
        fixture.binder.selection.select(.position(0), in: .first)
        expect(fixture.kinds.count, 2)
        fixture.binder.selection.select(.row(1), in: .second)
        expect(fixture.kinds.count, 3)
        expect(fixture.diagnostics.last?.message.contains("position"), true)
        fixture.binder.anchor = .row(.row("7"), in: .first)
        expect(fixture.kinds.count, 4)
        expect(fixture.kinds.allSatisfy { $0.rawValue == kind })
    }

    @Test func rowsThatMayCome() {
        let fixture = makeFixture()
        fixture.binder.finish()
        fixture.binder.focus(.row(8), in: .first)
        fixture.binder.selection.rows = [
            RowReference(.row(9), in: .first), RowReference(.row("a"), in: .third),
            RowReference(.row("a"), in: .fourth), RowReference(.position(5), in: .second),
        ]
        fixture.binder.anchor = .row(.row(8), in: .first)
        fixture.turn()
        expect(fixture.diagnostics.isEmpty)
    }
}
