extension RowOps {
    /// Returns the changes of the rows that are shown, once all ranks are known.
    @usableFromInline
    func batch() -> RowBatch {
        var batch = RowBatch()
        let stays = findStaying()
        for number in removalOrder {
            let removal = removals[Int(number)]
            let from = RowBatch.Place(removal.group, removal.rank)
            guard removal.pair >= 0 else {
                batch.deletes.append(from)
                continue
            }
            let insert = inserts[Int(removal.pair)]
            let to = RowBatch.Place(insert.group, insert.rank)
            batch.updates.append(to)
            if !stays[number] { batch.moves.append((from, to)) }
        }
        for number in insertOrder where inserts[Int(number)].pair < 0 {
            let insert = inserts[Int(number)]
            batch.inserts.append(RowBatch.Place(insert.group, insert.rank))
        }
        for update in updates {
            batch.updates.append(RowBatch.Place(update.group, update.rank))
        }
        return batch
    }

    /// Returns the removals whose rows need not move: the number of unchanged rows before them is
    /// the same, and they ascend among themselves, by a longest increasing subsequence of each
    /// group.
    private func findStaying() -> Bits {
        var stays = Bits(count: removals.count)
        guard !removals.isEmpty, !inserts.isEmpty else { return stays }
        if removals.count == 1, inserts.count == 1 {
            let (removal, insert) = (removals[0], inserts[0])
            let isShown = !removalOrder.isEmpty && !insertOrder.isEmpty
            if isShown, removal.pair == 0, removal.group == insert.group,
                removal.rank == insert.rank
            {
                stays.insert(0)
            }
            return stays
        }
        // For each insert, its number among those of its group, and the number of unchanged rows
        // before it.
        var numbers = ContiguousArray<Int32>(repeating: -1, count: inserts.count)
        var gaps = numbers
        var group: Int32 = -1
        var number: Int32 = 0
        for index in insertOrder {
            let insert = inserts[Int(index)]
            if insert.group != group { (group, number) = (insert.group, 0) }
            numbers[Int(index)] = number
            gaps[Int(index)] = insert.rank - number
            number += 1
        }
        var previous = ContiguousArray<Int32>(repeating: -1, count: removals.count)
        var tails: ContiguousArray<Int32> = []
        func close() {
            var removal = tails.last ?? -1
            while removal >= 0 {
                stays.insert(removal)
                removal = previous[Int(removal)]
            }
            tails.removeAll(keepingCapacity: true)
        }
        group = -1
        number = 0
        for index in removalOrder {
            let removal = removals[Int(index)]
            if removal.group != group {
                close()
                (group, number) = (removal.group, 0)
            }
            let gap = removal.rank - number
            number += 1
            guard removal.pair >= 0, inserts[Int(removal.pair)].group == group,
                gaps[Int(removal.pair)] == gap
            else { continue }
            let mine = numbers[Int(removal.pair)]
            func numberOfTail(_ tail: Int) -> Int32 {
                numbers[Int(removals[Int(tails[tail])].pair)]
            }
            var low = tails.count
            if let last = tails.indices.last, numberOfTail(last) >= mine {
                low = 0
                var high = last
                while low < high {
                    let middle = (low + high) / 2
                    if numberOfTail(middle) < mine { low = middle + 1 } else { high = middle }
                }
            }
            previous[Int(index)] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        close()
        return stays
    }
}
