import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Rows with repeated identities: which of them stay, and how many move.
@Suite struct DuplicateRowTests {
    /// Two blocks swap around a third; the rows of each block are equal.
    @Test(arguments: [(1, 998, 1), (500, 0, 500), (1, 1, 1), (3, 40, 2), (70, 5, 300), (2, 900, 7)])
    func swappedBlocks(first: Int, between: Int, last: Int) {
        let blocks = [(1, first), (7, between), (2, last)].map { [Int](repeating: $0, count: $1) }
        let (old, new) = (Array(blocks.joined()), Array(blocks.reversed().joined()))
        let diff = Diff(old, new)
        expect(diff.deletes.isEmpty && diff.inserts.isEmpty)
        expect(diff.moves.count, first + between + last - max(first, between, last))
    }

    /// All pairs of short lists: no more moves than if equal rows were paired in order.
    @Test(arguments: [(letters: 2, longest: 4), (letters: 3, longest: 3)])
    func shortLists(letters: Int, longest: Int) {
        let lists = allLists(of: letters, upTo: longest)
        for old in lists {
            for new in lists {
                let moves = Diff(old, new).moves.count
                expect(moves <= movesInOrder(old, new), "\(old), \(new)")
            }
        }
    }

    /// All pairs of longer lists: at most two moves more than the best pairing of equal rows needs.
    @Test(arguments: [(letters: 2, longest: 6), (letters: 3, longest: 4)])
    func longerLists(letters: Int, longest: Int) {
        let lists = allLists(of: letters, upTo: longest)
        for old in lists {
            for new in lists {
                let diff = Diff(old, new)
                let kept = old.count - diff.deletes.count
                let fewest = kept - longestCommonSubsequence(old, new)
                expect(diff.moves.count <= fewest + 2, "\(old), \(new)")
            }
        }
    }

    /// Blocks of a list with repeated rows are shuffled.
    ///
    /// Rows are paired with those that follow the partners of their neighbours. That needs about a
    /// quarter fewer moves than pairing equal rows in order; one list in twenty needs more.
    @Test func shuffledBlocks() {
        var (moves, inOrder, more) = (0, 0, 0)
        for seed in 0..<2000 {
            let (old, new) = shuffledBlocks(seed: seed)
            let count = Diff(old, new).moves.count
            let countInOrder = movesInOrder(old, new)
            moves += count
            inOrder += countInOrder
            if count > countInOrder { more += 1 }
        }
        expect(moves * 10 <= inOrder * 8)
        expect(more * 15 <= 2000)
    }

    private func shuffledBlocks(seed: Int) -> (old: [Int], new: [Int]) {
        var random = SeededGenerator(seed: UInt64(seed))
        let letters = Int.random(in: 2...12, using: &random)
        let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            Int.random(in: 0..<letters, using: &random)
        }
        var blocks = [ArraySlice(old)]
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let block = blocks.removeLast()
            let cut = Int.random(in: block.startIndex...block.endIndex, using: &random)
            blocks += [block[..<cut], block[cut...]]
        }
        return (old, Array(blocks.shuffled(using: &random).joined()))
    }

    private func allLists(of letters: Int, upTo longest: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        var last = all
        for _ in 0..<longest {
            last = last.flatMap { list in (0..<letters).map { list + [$0] } }
            all += last
        }
        return all
    }

    /// The number of moves if the first of equal rows is paired with the first, and so on.
    private func movesInOrder(_ old: [Int], _ new: [Int]) -> Int {
        var places = Dictionary(grouping: old.indices) { old[$0] }.mapValues { $0[...] }
        let paired = new.compactMap { places[$0]?.popFirst() }
        return paired.count - longestAscent(paired)
    }

    /// The most rows that can stay, by the textbook algorithm.
    private func longestCommonSubsequence(_ old: [Int], _ new: [Int]) -> Int {
        var lengths = [Int](repeating: 0, count: new.count + 1)
        for row in old {
            var diagonal = 0
            for index in new.indices {
                let above = lengths[index + 1]
                lengths[index + 1] = row == new[index] ? diagonal + 1 : max(above, lengths[index])
                diagonal = above
            }
        }
        return lengths[new.count]
    }
}
