// expect-ok
import Tableau

enum Letter: String, TableViewSection, Comparable, CollectionIdentifiable { case a, b }
enum Number: Int, TableViewSection, CollectionIdentifiable, Identifiable {
    case one
    var id: Self { self }
}
enum Plain: Int, TableViewSection { case one }

let ids: (String, Number, Int) = (Letter.a.collectionId, Number.one.collectionId, Plain.one.collectionId)
