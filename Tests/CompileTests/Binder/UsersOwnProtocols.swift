// expect-ok
import LiveRows
import MiniRx
import Tableau
import TableauRx

// Users' own protocols may give arrays, dictionaries and observables members of any name.

private protocol Boxed {
    associatedtype Contents
    associatedtype Layout
    associatedtype Source
    associatedtype Rows
    associatedtype Row
    associatedtype Lists
    associatedtype Data
    associatedtype Key
    var contents: Contents { get }
    var layout: Layout { get }
    var source: Source { get }
    var rows: Rows { get }
    var row: Row { get }
    var lists: Lists { get }
    var data: Data { get }
    var key: Key { get }
}

extension Boxed {
    var layout: String { "" }
    var source: String { "" }
    var rows: String { "" }
    var row: String { "" }
    var lists: String { "" }
    var data: String { "" }
    var key: String { "" }
}

extension Array: Boxed {
    var contents: Int { count }
}

extension Observable: Boxed {
    var contents: Int { 0 }
}

private struct Wrapper<Key: Hashable, Value> {
    var contents: [Key: Value]
}

private protocol Keyed {
    associatedtype Contents
    var contents: Contents { get }
}

extension Dictionary: Keyed {
    var contents: Int { count }
}

private func sum(_ boxes: some Boxed) -> Any { boxes.contents }
private let contents: [Int].Contents = 1
private let layout: [Int].Layout = ""

private protocol Held {
    associatedtype Contents
    associatedtype Layout
    associatedtype State
    var contents: Contents { get }
    var layout: Layout { get }
    var state: State { get }
}

extension Held {
    var layout: String { "" }
    var state: String { "" }
}

extension LiveRows: Held {
    var contents: Int { count }
}

extension SortedRows: Held {
    var contents: Int { count }
}
