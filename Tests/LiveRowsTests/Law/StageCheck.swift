import LiveRows
import MiniRx

/// Holds one stage against what is recomputed, and what observers of it integrate.
final class StageCheck {
    private let stage: Pipeline.Stage
    private let bag = DisposeBag()
    private var integrated: [Int: Quote] = [:]
    private var complaint: String?

    // The last values of the aggregates.
    private var count = -1
    private var sum = -1
    private var total = 0.0
    private var least: Double?
    private var greatest: Int?
    private var byDesk: [Desk: Int] = [:]
    private var one: Quote?

    init(_ stage: Pipeline.Stage) {
        self.stage = stage
        let rows = stage.rows
        rows.changes.subscribe(onNext: { [unowned self] in integrate($0) }).disposed(by: bag)
        rows.countChanges.subscribe(onNext: { [unowned self] in count = $0 }).disposed(by: bag)
        rows.sum(of: \.volume).subscribe(onNext: { [unowned self] in sum = $0 }).disposed(by: bag)
        rows.sum(of: { $0.price / 3 }).subscribe(onNext: { [unowned self] in total = $0 })
            .disposed(by: bag)
        rows.min(of: \.price).subscribe(onNext: { [unowned self] in least = $0 }).disposed(by: bag)
        rows.max(of: \.volume).subscribe(onNext: { [unowned self] in greatest = $0 })
            .disposed(by: bag)
        rows.reduce(0, by: { Desk($0.desk) }) {
            $0 += $1.volume
        } removing: {
            $0 -= $1.volume
        }
        .subscribe(onNext: { [unowned self] in byDesk = $0 }).disposed(by: bag)
        rows.row(3).subscribe(onNext: { [unowned self] in one = $0 }).disposed(by: bag)
    }

    private func integrate(_ changes: RowChangeset<Quote>) {
        if changes.isReset { integrated = [:] }
        changes.changes.forEach(apply)
    }

    private func apply(_ change: RowChangeset<Quote>.Change) {
        switch change {
        case .inserted(let row):
            if integrated.updateValue(row, forKey: row.collectionId) != nil {
                complaint = "\(row.collectionId) was inserted twice"
            }
        case .updated(let old, let row):
            if integrated.updateValue(row, forKey: row.collectionId) != old || old == row {
                complaint = "\(row.collectionId) was updated from something else"
            }
        case .removed(let row):
            if integrated.removeValue(forKey: row.collectionId) != row {
                complaint = "\(row.collectionId) was removed, but was not there"
            }
        }
    }

    /// What is wrong with the stage now; nil if nothing is.
    var problem: String? {
        let expected = stage.expected()
        let rows = stage.rows.rows
        if let complaint { return complaint }
        if rows.count != expected.count || rows.count != stage.rows.count { return "the count" }
        if rows.contains(where: { expected[$0.collectionId] != $0 }) { return "the rows" }
        if expected.contains(where: { stage.rows[$0] != $1 }) { return "the rows by identity" }
        if integrated != expected { return "the changes, integrated" }
        return aggregateProblem(expected)
    }

    private func aggregateProblem(_ expected: [Int: Quote]) -> String? {
        let values = expected.values
        if count != expected.count { return "countChanges" }
        if sum != values.reduce(0, { $0 + $1.volume }) { return "the sum" }
        let prices = values.map(\.price).filter { !$0.isNaN }
        if prices.count < expected.count {
            if !total.isNaN { return "the sum with a NaN" }
        } else if abs(total - prices.reduce(0) { $0 + $1 / 3 }) > 1e-9 {
            return "the floating sum"
        }
        let hasLeast = prices.min().map { $0 == least } ?? (least?.isNaN ?? true)
        if !hasLeast || (least == nil) != expected.isEmpty { return "the minimum" }
        if greatest != values.map(\.volume).max() { return "the maximum" }
        let desks = Dictionary(grouping: values) { Desk($0.desk) }
        if byDesk != desks.mapValues({ $0.reduce(0) { $0 + $1.volume } }) { return "the groups" }
        if one != expected[3] { return "row(3)" }
        return nil
    }
}
