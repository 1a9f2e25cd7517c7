import Tableau
import TestEnvironment
import Testing

@Test func identifiableTypesNeedNoCollectionId() {
    struct Song: Identifiable, CollectionIdentifiable {
        let id: Int
    }
    expect(Song(id: 7).collectionId, 7)
}
