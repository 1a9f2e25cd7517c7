import Tableau
import TestEnvironment
import Testing

/// Sections that are enums with raw values are identified by those.
@MainActor
struct SectionIdentityTests {
    enum Letter: String, TableViewSection {
        case a
        case b
    }
    enum Number: Int, TableViewSection, Comparable, CollectionIdentifiable {
        case one = 1
        case two
    }
    enum Named: Int, TableViewSection, CollectionIdentifiable, Identifiable {
        case one = 1
        var id: String { "\(self)" }
    }

    @Test func aRawValueIdentifiesASection() {
        // A raw value is the collection id.
        expect(Letter.b.collectionId, "b")
        expect(Number.two.collectionId, 2)
        expect(Named.one.collectionId, "one")
        func id(_ section: some CollectionIdentifiable) -> AnyHashable { section.collectionId }
        expect(id(Number.one), AnyHashable(1))
        expect(id(Named.one), AnyHashable("one"))

        // Sections identified by raw values bind.
        let fixture = Fixture<Number>(.hidesSectionsWithNoCellData)
        fixture.binder.onSections(.one, .two)
            .bind(cellType: TextCell.self, models: [.two: ["b"], .one: ["a"]])
            .onDequeue { _, _, cell, text in cell.textLabel?.text = text }
        fixture.binder.finish()
        expect(fixture.lines, ["a", "b"])
    }
}
