// expect-ok
import Tableau

enum Letter: String, TableViewSection, Comparable, CollectionIdentifiable { case a, b }
enum Number: Int, TableViewSection, CollectionIdentifiable, Identifiable {
    case one
    var id: Self { self }
}
enum Plain: Int, TableViewSection { case one }

let letter: String = Letter.a.collectionId
let number: Number = Number.one.collectionId
let plain: Int = Plain.one.collectionId
