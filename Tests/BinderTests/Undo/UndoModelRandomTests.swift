import Foundation
import MiniRx
import TableauRx
import TestEnvironment
import Testing

/// Random edits, groups, undos and redos, compared with a list of snapshots and an index in it.
struct UndoModelRandomTests {
    @Test func equalsAListOfSnapshots() {
        let steps = Effort.count(5_000, full: 20_000, soak: 1_000_000)
        var dice = Dice(state: 17)
        let relay = BehaviorRelay<[Int]>(value: [])
        let undo = UndoModel(relay, limit: 50)
        var naive = Snapshots(limit: 50)
        for step in 0..<steps {
            switch UInt8.random(in: 0..<12, using: &dice) {
            case 0, 1: expect(undo.undo(), naive.go(by: -1))
            case 2: expect(undo.redo(), naive.go(by: 1))
            case 3:
                let value = Self.changed(naive.value, &dice)
                relay.accept(value)
                naive.add(value, nil)
            case 4:
                undo.endCoalescing()
                naive.key = nil
            case 5:
                var value = naive.value
                undo.group {
                    for _ in 0..<Int.random(in: 0..<4, using: &dice) {
                        value = Self.changed(value, &dice)
                        undo.edit(coalescing: 1) { $0 = value }
                    }
                }
                naive.add(value, nil)
            case 6, 7, 8:
                let value = Self.changed(naive.value, &dice)
                let key = Int.random(in: 0..<2, using: &dice)
                undo.edit(coalescing: key) { $0 = value }
                naive.add(value, key)
            default:
                let value = Self.changed(naive.value, &dice)
                undo.edit { $0 = value }
                naive.add(value, nil)
            }
            guard relay.value == naive.value,
                undo.status.canUndo == (naive.place > 0),
                undo.status.canRedo == (naive.place + 1 < naive.values.count)
            else {
                Issue.record("step \(step): \(relay.value), \(undo.status), wanted \(naive)")
                return
            }
        }
    }

    /// A value one change away, often one that occurred before.
    private static func changed(_ value: [Int], _ dice: inout Dice) -> [Int] {
        var value = value
        if value.isEmpty || Bool.random(using: &dice) {
            value.append(Int.random(in: 0..<3, using: &dice))
        } else {
            value.removeLast()
        }
        return value
    }

    struct Snapshots {
        let limit: Int
        var values: [[Int]] = [[]]
        var place = 0
        /// The key of the last step, while it can be coalesced with.
        var key: Int?

        var value: [Int] { values[place] }

        init(limit: Int) { self.limit = limit }

        mutating func go(by distance: Int) -> Bool {
            guard values.indices.contains(place + distance) else { return false }
            place += distance
            key = nil
            return true
        }

        mutating func add(_ value: [Int], _ key: Int?) {
            guard value != self.value else { return }
            values.removeSubrange((place + 1)...)
            if let key, key == self.key {
                values[place] = value
                if value == values[place - 1] {
                    values.removeLast()
                    place -= 1
                    self.key = nil
                }
            } else {
                values.append(value)
                place += 1
                self.key = key
                if values.count > limit + 1 {
                    values.removeFirst()
                    place -= 1
                }
            }
        }
    }
}
