#if !canImport(UIKit) || os(watchOS)
package import Foundation

/// Headers and footers: which are visible, where, and with which views.
extension TableView {
    /// A section's header or its footer.
    enum Edge {
        case header
        case footer
    }

    func layoutEdges(top: Double, bottom: Double) {
        let count = loaded.geometry.sectionCount
        guard count > 0 else {
            retireEdges { _ in true }
            return
        }
        var section = loaded.geometry.section(at: top)
        // Sections before it may have no height only by estimate, and lie at the same place.
        while section > 0, loaded.geometry.top(of: section) >= top,
            loaded.geometry.top(of: section - 1) == loaded.geometry.top(of: section)
        {
            section -= 1
        }
        let first = section
        while section < count, loaded.geometry.top(of: section) < bottom {
            show(.header, of: section, top: top, bottom: bottom)
            show(.footer, of: section, top: top, bottom: bottom)
            section += 1
        }
        let last = section
        retireEdges { !(first..<last ~= $0) }
    }

    private func show(_ edge: Edge, of section: Int, top: Double, bottom: Double) {
        let oldHeight = height(of: edge, section)
        let place = self.top(of: edge, section)
        let isKnown = isResolved(edge, section)
        // One of which nothing is known yet may have no height only by estimate.
        let isVisible =
            isKnown
            ? place < bottom && place + oldHeight > top
            : place <= bottom && place + oldHeight >= top
        guard isVisible else {
            if view(of: edge, section) != nil { retireEdges(edge) { $0 == section } }
            return
        }
        if !isKnown {
            let natural = naturalTop(of: edge, section)
            let sectionTop = loaded.geometry.top(of: section)
            resolve(edge, of: section)
            let grown = height(of: edge, section) - oldHeight
            guard grown != 0 else { return }
            // What changes above the visible part must not move rows that were seen already: this
            // height, and those of earlier sections that are guessed by it.
            if visible.keptRows {
                offset.y += CGFloat(loaded.geometry.top(of: section) - sectionTop)
                if natural < top, natural + oldHeight <= top { offset.y += CGFloat(grown) }
            }
            setNeedsLayout()
        } else if let view = view(of: edge, section) {
            if visible.measuring != .nothing { measure(view, edge, section) }
        } else if oldHeight > 0 {
            resolve(edge, of: section)
        }
    }

    private func measure(_ view: TableElementView, _ edge: Edge, _ section: Int) {
        let asked = askedHeight(of: edge, section)
        let new = asked >= 0 ? Double(asked) : automaticHeight(of: view)
        guard new != height(of: edge, section) else { return }
        setHeight(new, of: edge, section)
        setNeedsLayout()
    }

    private func resolve(_ edge: Edge, of section: Int) {
        let asked = askedHeight(of: edge, section)
        var height = 0.0
        if asked != 0 {
            let view = makeView(for: edge, section)
            // A height of the table's own is for headers that there are; one that the delegate
            // gives for this section takes its room in any case.
            let isOwn = asked == (edge == .header ? sectionHeaderHeight : sectionFooterHeight)
            if asked > 0 {
                height = view != nil || !isOwn ? Double(asked) : 0
            } else if let view {
                height = automaticHeight(of: view)
            }
            if let view { display(view, as: edge, section) }
        }
        setHeight(height, of: edge, section)
        learn(height, of: edge)
    }

    private func setHeight(_ height: Double, of edge: Edge, _ section: Int) {
        loaded.geometry.update(section) {
            switch edge {
            case .header:
                $0.header = height
                $0.headerState = .known
            case .footer:
                $0.footer = height
                $0.footerState = .known
            }
        }
    }

    func askedHeight(of edge: Edge, _ section: Int) -> CGFloat {
        switch edge {
        case .header:
            heightDelegate?.tableView(self, heightForHeaderInSection: section)
                ?? sectionHeaderHeight
        case .footer:
            heightDelegate?.tableView(self, heightForFooterInSection: section)
                ?? sectionFooterHeight
        }
    }

    func makeView(for edge: Edge, _ section: Int) -> TableElementView? {
        let given =
            edge == .header
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        let role: TableViewLabel.Role = edge == .header ? .header : .footer
        if let given {
            // A view class does not know where it is going to stand; a role of its own it keeps.
            let label = (given as? TableViewHeaderFooterView)?.textLabel
            if label?.role == .header || label?.role == .footer { label?.role = role }
            return given
        }
        let title =
            edge == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        let view = titleView()
        view.textLabel?.role = role
        view.textLabel?.text = title
        return view
    }

    /// A view for a title that the data source gave; such views have a pool of their own.
    private func titleView() -> TableViewHeaderFooterView {
        if let pooled = headerFooterPool.take(Self.titleIdentifier) { return pooled }
        return TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    }

    private static var titleIdentifier: String { "Tableau.title" }

    private func display(_ view: TableElementView, as edge: Edge, _ section: Int) {
        view.owningTable = self
        let shown = VisibleTable.Edge(section: section, view: view)
        switch edge {
        case .header:
            let index = visible.headers.partition { $0.section < section }
            visible.headers.insert(shown, at: index)
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer:
            let index = visible.footers.partition { $0.section < section }
            visible.footers.insert(shown, at: index)
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    func retireEdges(where isGone: (Int) -> Bool) {
        retireEdges(.header, where: isGone)
        retireEdges(.footer, where: isGone)
    }

    private func retireEdges(_ kind: Edge, where isGone: (Int) -> Bool) {
        let edges = kind == .header ? visible.headers : visible.footers
        let gone = edges.filter { isGone($0.section) }
        guard !gone.isEmpty else { return }
        switch kind {
        case .header: visible.headers.removeAll { isGone($0.section) }
        case .footer: visible.footers.removeAll { isGone($0.section) }
        }
        for edge in gone { retire(edge, kind) }
    }

    func retire(_ edge: VisibleTable.Edge, _ kind: Edge) {
        switch kind {
        case .header:
            delegate?.tableView(
                self, didEndDisplayingHeaderView: edge.view, forSection: edge.section)
        case .footer:
            delegate?.tableView(
                self, didEndDisplayingFooterView: edge.view, forSection: edge.section)
        }
        release(edge.view)
    }

    /// Puts a view that is shown no more where the next dequeue finds it.
    func release(_ view: TableElementView) {
        view.owningTable = nil
        guard let view = view as? TableViewHeaderFooterView else { return }
        headerFooterPool.put(view, for: view.reuseIdentifier)
    }

    /// What a view that sizes itself takes: a plain element says it by its frame.
    private func automaticHeight(of view: TableElementView) -> Double {
        guard let view = view as? TableViewHeaderFooterView else {
            return Double(view.frame.height)
        }
        return metrics.headerFooterHeight(view.content)
    }

    /// Asks for headers and footers of sections again, giving up the views they have.
    package func reloadHeadersAndFooters(inSections sections: IndexSet) {
        loadIfNeeded()
        let known = sections.filteredIndexSet { $0 < loaded.counts.count }
        retireEdges { known.contains($0) }
        for section in known {
            loaded.geometry.update(section) {
                $0.headerState = .estimated
                $0.footerState = .estimated
            }
        }
        setNeedsLayout()
        surface?.tableViewNeedsDisplay(self)
    }

    // MARK: Places

    private func isResolved(_ edge: Edge, _ section: Int) -> Bool {
        let section = loaded.geometry.sections[section]
        return (edge == .header ? section.headerState : section.footerState) == .known
    }

    func height(of edge: Edge, _ section: Int) -> Double {
        let section = loaded.geometry.sections[section]
        return edge == .header ? section.header : section.footer
    }

    func view(of edge: Edge, _ section: Int) -> TableElementView? {
        let edges = edge == .header ? visible.headers : visible.footers
        return edges.first { $0.section == section }?.view
    }

    /// Where the edge would be if it did not float.
    func naturalTop(of edge: Edge, _ section: Int) -> Double {
        let top = loaded.geometry.top(of: section)
        guard edge == .footer else { return top }
        return top + loaded.geometry.sections[section].header
            + loaded.geometry.sections[section].rows.total
    }

    /// Where the edge is, floating or not.
    func top(of edge: Edge, _ section: Int) -> Double {
        let natural = naturalTop(of: edge, section)
        guard floatsHeaders else { return natural }
        let geometry = loaded.geometry.sections[section]
        let sectionTop = loaded.geometry.top(of: section)
        switch edge {
        case .header:
            let footerTop = sectionTop + geometry.header + geometry.rows.total
            return max(sectionTop, min(Double(offset.y), footerTop - geometry.header))
        case .footer:
            let viewBottom = Double(offset.y) + Double(viewport.height)
            return min(
                natural, max(viewBottom - geometry.footer, sectionTop + geometry.header))
        }
    }
}
#endif
