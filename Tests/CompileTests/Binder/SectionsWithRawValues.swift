// expect-ok
import Tableau

private enum Letter: String, TableViewSection, Comparable, CollectionIdentifiable { case a, b }
private enum Number: Int, TableViewSection, CollectionIdentifiable, Identifiable {
    case one
    var id: Self { self }
}
private enum Plain: Int, TableViewSection { case one }

private let letter: String = Letter.a.collectionId
private let number: Number = Number.one.collectionId
private let plain: Int = Plain.one.collectionId
