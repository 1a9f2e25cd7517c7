import Tableau
import TestSupport

/// Rows with an identity and a content.
struct Item: CollectionIdentifiable, Equatable {
    let id: Int
    var version: Int
    var collectionId: Int { id }
}

/// Rows with an identity alone, and padding between their fields.
struct PaddedIdentity: CollectionIdentifiable {
    let id: UInt8
    var version: Int64
    var collectionId: UInt8 { id }
}

/// Rows identified by a text, which may be encoded in two ways.
struct Named: CollectionIdentifiable, Equatable {
    let name: String
    var version: Int
    var collectionId: String { name }
}

/// Rows whose content may not equal itself.
struct Measured: CollectionIdentifiable, Equatable {
    let id: Int
    var value: Double
    var collectionId: Int { id }
}

/// Rows of a class, compared by their properties.
final class ObjectRow: CollectionIdentifiable, Equatable {
    let id: Int
    let version: Int
    var collectionId: Int { id }

    init(id: Int, version: Int) {
        self.id = id
        self.version = version
    }

    static func == (left: ObjectRow, right: ObjectRow) -> Bool {
        left.id == right.id && left.version == right.version
    }
}

/// Rows of a class with identity alone: another object counts as changed content.
final class IdentityObject: CollectionIdentifiable {
    let collectionId: Int

    init(_ id: Int) { collectionId = id }
}

/// Rows with equality alone.
struct Equal: Equatable {
    var version: Int
}

/// Rows without identity or equality.
struct Opaque {
    var version: Int
}

/// Rows of size 0.
struct Nothing: CollectionIdentifiable, Equatable {
    var collectionId: Int { 0 }
}

extension RowFlavor {
    private static let names = ["a", "\u{E9}", "e\u{301}", "long enough to be on the heap \u{E9}"]

    /// `ids` identities with two contents each; spec = 2 * identity + content.
    static func items(_ ids: Int) -> RowFlavor {
        RowFlavor(
            "items", rows: (0..<2 * ids).map { Item(id: $0 / 2, version: $0 % 2) },
            identity: (0..<2 * ids).map { $0 / 2 }, precision: .identityAndEquality)
    }

    /// Hashable values: their own identity.
    static var values: RowFlavor {
        RowFlavor(
            "values", rows: (0..<8).map { $0 * 1_000_003 }, identity: Array(0..<8),
            precision: .value)
    }

    /// Texts: 1 and 2 are encoded differently but equal, and so are 4 and 5.
    static var texts: RowFlavor {
        RowFlavor(
            "texts",
            rows: [
                "a", "\u{E9}", "e\u{301}", "b", "a longer text, on the heap: \u{E9}",
                "a longer text, on the heap: e\u{301}", "", "\u{1F468}\u{200D}\u{1F469}",
            ], identity: [0, 1, 1, 3, 4, 4, 6, 7], content: [0, 1, 1, 3, 4, 4, 6, 7],
            precision: .value, exactUpdates: false)
    }

    /// Many rows identified by texts, each of which is allocated twice.
    static var manyTexts: RowFlavor {
        RowFlavor(
            "many texts",
            rows: (0..<2000).map {
                Named(name: "a text that is kept on the heap, \($0 / 2)", version: $0 % 2)
            }, identity: (0..<2000).map { $0 / 2 }, precision: .identityAndEquality)
    }

    /// Every type of row that is compared in a way of its own.
    static var all: [RowFlavor] {
        [
            items(5), values, texts,
            RowFlavor(
                "padded identities",
                rows: (0..<10).map { PaddedIdentity(id: UInt8($0 / 2), version: Int64($0 % 2)) },
                identity: (0..<10).map { $0 / 2 }, precision: .identity, exactUpdates: false),
            RowFlavor(
                "names",
                rows: (0..<16).map {
                    Named(name: Self.names[$0 / 2 % 4], version: $0 % 2 + $0 / 8 * 2)
                },
                identity: (0..<16).map { [0, 1, 1, 3][$0 / 2 % 4] },
                content: (0..<16).map { [0, 1, 1, 3][$0 / 2 % 4] * 4 + $0 % 2 + $0 / 8 * 2 },
                precision: .identityAndEquality),
            RowFlavor(
                "not a numbers",
                rows: (0..<10).map { Measured(id: $0 / 2, value: $0 % 2 == 0 ? 1 : .nan) },
                identity: (0..<10).map { $0 / 2 }, precision: .identityAndEquality,
                exactUpdates: false),
            RowFlavor(
                "objects", rows: (0..<10).map { ObjectRow(id: $0 / 2, version: $0 % 2) },
                identity: (0..<10).map { $0 / 2 }, precision: .identityAndEquality),
            RowFlavor(
                "identity objects", rows: (0..<10).map { IdentityObject($0 / 2) },
                identity: (0..<10).map { $0 / 2 }, precision: .identity),
            RowFlavor(
                "equals", rows: (0..<4).map { Equal(version: $0) }, identity: nil,
                precision: .equality),
            RowFlavor(
                "opaque", rows: (0..<4).map { Opaque(version: $0) }, identity: nil,
                precision: .undiffable),
            RowFlavor(
                "nothings", rows: (0..<4).map { _ in Nothing() }, identity: [0, 0, 0, 0],
                content: [0, 0, 0, 0], precision: .identityAndEquality),
            RowFlavor(
                "optionals", rows: [nil, 1, 2, 3] as [Int?], identity: Array(0..<4),
                precision: .value),
            counted,
        ]
    }
}
