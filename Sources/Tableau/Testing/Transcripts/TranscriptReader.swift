import Tableau

/// Reads the rows of kept turns, in order; this is the slow part of a transcript.
@MainActor
final class TranscriptReader {
    /// The states of the table in a turn.
    struct States {
        /// The state before the turn, for the first turn that is read.
        var before: [TranscriptTurn.Section]?
        var steps: [TranscriptTurn.Step]?
        var after: [TranscriptTurn.Section]?
    }

    private let rows: TableTranscript.Rows
    private let redact: (String) -> String
    /// The complete state after the previous turn; nil before the first one.
    private var shown: [TranscriptTurn.Section]?
    /// The names of sections by identity: one whose content changes is the same section.
    private var names: [AnyHashable: String] = [:]

    init(rows: TableTranscript.Rows, redact: @escaping (String) -> String) {
        self.rows = rows
        self.redact = redact
    }

    func states<Section: TableViewSection>(
        _ old: TableSnapshot<Section>, _ new: TableSnapshot<Section>,
        steps: [UpdatePlan<Section>.Step]?
    ) -> States {
        var states = States()
        if shown == nil { states.before = sections(of: old) }
        let steps = (steps ?? []).map { step in
            TranscriptTurn.Step(
                batch: TranscriptBatch(step.update), after: sections(of: step.snapshot))
        }
        if steps.isEmpty { states.after = sections(of: new) } else { states.steps = steps }
        return states
    }

    /// Returns the texts of taps; nil if there are none.
    func texts(_ gestures: [TranscriptGesture]) -> [String]? {
        if gestures.isEmpty { return nil }
        return gestures.map { gesture in
            let row = gesture.rows.identity(ofRow: gesture.row).map { redact("\($0)") }
            let section = names[gesture.sectionIdentity] ?? redact(gesture.section)
            return "tap \(section)/\(row ?? "row \(gesture.row)")"
        }
    }

    /// Returns sections in the transcript's format; unchanged ones refer to their old index.
    private func sections<Section: TableViewSection>(
        of snapshot: TableSnapshot<Section>
    ) -> [TranscriptTurn.Section] {
        let old = shown ?? []
        var places: [String: Int] = [:]
        for (index, section) in old.enumerated() { places[section.name] = index }
        let new = zip(snapshot.sections, snapshot.contents).map(section)
        shown = new
        return new.map { section in
            // Each index is used only once, even if a table displays something twice.
            guard let place = places.removeValue(forKey: section.name), old[place] == section,
                section.rows?.isEmpty == false
            else { return section }
            return TranscriptTurn.Section(name: section.name, same: place)
        }
    }

    private func section<Section: TableViewSection>(
        _ section: Section, _ content: SectionContent
    ) -> TranscriptTurn.Section {
        let indices = 0..<content.rows.count
        return TranscriptTurn.Section(
            name: name(of: section),
            rows: indices.map { content.rows.identity(ofRow: $0).map { redact("\($0)") } },
            texts: rows == .identities ? nil : indices.map { redact("\(content.rows[$0])") })
    }

    /// Returns the name under which a section was first read.
    private func name(of section: some TableViewSection) -> String {
        let identity = sectionIdentity(of: section)
        if let name = names[identity] { return name }
        let name = redact("\(section)")
        names[identity] = name
        return name
    }
}
