/// The data pushed for one section at one level, each stamped with the data set it came in.
///
/// Data sets are whole states: a section that a newer set of the same slot leaves out has nothing,
/// which shows in the stamp at once, whoever asks.
@MainActor
struct LevelData {
    private struct Stamped<Value> {
        var value: Value
        /// By number: an address may be used again.
        var slot: Int
        var generation: Int
    }

    private var rows: Stamped<SectionRows>?
    private var contents: [Stamped<HeaderFooterContent?>] = []

    var isEmpty: Bool { rows == nil && contents.isEmpty }

    func rows(of slot: CellSlot) -> SectionRows? {
        guard let rows, rows.slot == slot.number, rows.generation == slot.generation
        else { return nil }
        return rows.value
    }

    /// Takes rows of the slot's newest data set.
    ///
    /// If they are the arrays that are there already, these stay, so that nobody need compare them.
    mutating func set(_ value: SectionRows, of slot: CellSlot) {
        if let rows, rows.slot == slot.number, rows.value.isSame(as: value) {
            self.rows?.generation = slot.generation
        } else {
            rows = Stamped(value: value, slot: slot.number, generation: slot.generation)
        }
    }

    func content(of slot: HeaderFooterSlot) -> HeaderFooterContent? {
        guard let stamped = contents.first(where: { $0.slot == slot.number }),
            stamped.generation == slot.generation
        else { return nil }
        return stamped.value
    }

    mutating func set(_ value: HeaderFooterContent?, of slot: HeaderFooterSlot) {
        let stamped = Stamped(value: value, slot: slot.number, generation: slot.generation)
        if let index = contents.firstIndex(where: { $0.slot == slot.number }) {
            contents[index] = stamped
        } else {
            contents.append(stamped)
        }
    }

    /// Frees what newer data sets have left out.
    ///
    /// - Returns: Whether rows were freed.
    mutating func dropOutdated(by slots: borrowing LevelSlots) -> Bool {
        var dropsRows = false
        if let rows,
            rows.slot != slots.cells?.number || rows.generation != slots.cells?.generation
        {
            self.rows = nil
            dropsRows = true
        }
        guard !contents.isEmpty else { return dropsRows }
        let current = slots.headerFooterSlots
        contents.removeAll { stamped in
            !current.contains {
                $0.number == stamped.slot && $0.generation == stamped.generation
            }
        }
        return dropsRows
    }
}
