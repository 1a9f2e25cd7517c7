#if !canImport(UIKit) || os(watchOS)
package import Foundation

extension TableView {
    func layoutHeadersFooters(top: Double, bottom: Double) {
        var first = loaded.geometry.section(at: top)
        // Sections with an estimated height of 0 may be exactly at the top, or at the bottom.
        while first > 0, loaded.geometry.top(of: first) >= top,
            loaded.geometry.top(of: first - 1) == loaded.geometry.top(of: first)
        {
            first -= 1
        }
        var end = first
        while end < loaded.geometry.sections.count, loaded.geometry.top(of: end) <= bottom {
            show(.header, of: end, top: top, bottom: bottom)
            show(.footer, of: end, top: top, bottom: bottom)
            end += 1
        }
        retireHeadersFooters { !(first..<end ~= $0.section) }
    }

    private func show(_ kind: HeaderFooterKind, of section: Int, top: Double, bottom: Double) {
        if loaded.needsReload { return }
        let end = loaded.geometry.sections[section].ends[kind]
        let isKnown = end.state == .known
        let place = self.top(of: kind, section)
        // An estimated height of 0 may be wrong.
        let isVisible =
            isKnown
            ? place < bottom && place + end.height > top
            : place <= bottom && place + end.height >= top
        guard isVisible else {
            return retireHeadersFooters { $0.kind == kind && $0.section == section }
        }
        let shown = view(of: kind, section)
        // Of what is known, only what is shown is measured again.
        if isKnown, shown == nil ? end.height == 0 : !visible.measuresAgain { return }
        let asked = askedHeight(kind.height, section)
        if loaded.needsReload { return }
        let view = asked == 0 ? nil : shown ?? makeView(for: kind, section)
        let height = self.height(of: view, asked: asked, kind)
        if shown == nil, let view { display(view, as: kind, section) }
        let natural = naturalTop(of: kind, section)
        let sectionTop = loaded.geometry.top(of: section)
        loaded.geometry.update(section) {
            $0.ends[kind] = TableGeometry.End(height: height, state: .known)
        }
        learn(height, of: kind)
        guard height != end.height else { return }
        // Height changes above the visible part must not move visible rows: neither this height
        // nor those of earlier sections that are guessed from it.
        if !isKnown, visible.keptRows {
            offset.y += CGFloat(loaded.geometry.top(of: section) - sectionTop)
            if natural < top, natural + end.height <= top {
                offset.y += CGFloat(height - end.height)
            }
        }
        setNeedsLayout()
    }

    private func height(
        of view: TableElementView?, asked: CGFloat, _ kind: HeaderFooterKind
    ) -> Double {
        // The table's own height applies only to existing headers; a height from the delegate for this
        // section takes up space in any case.
        if asked > 0 { return view != nil || asked != own(kind.height) ? Double(asked) : 0 }
        if let view = view as? TableViewHeaderFooterView {
            return metrics.headerFooterHeight(view.content)
        }
        return view.map { Double($0.frame.height) } ?? 0
    }

    func makeView(for kind: HeaderFooterKind, _ section: Int) -> TableElementView? {
        let given =
            kind == .header
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        let role: TableViewLabel.Role = kind == .header ? .header : .footer
        if let given {
            // A view class doesn't know whether it is a header or a footer; a role set by the view
            // is kept.
            let label = (given as? TableViewHeaderFooterView)?.textLabel
            if label?.role == .header || label?.role == .footer { label?.role = role }
            return given
        }
        let title =
            kind == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        // Views for titles of the data source have a separate pool.
        let view =
            headerFooterPool.take(Self.titleIdentifier)
            ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.textLabel?.role = role
        view.textLabel?.text = title
        return view
    }

    private static var titleIdentifier: String { "Tableau.title" }

    private func display(_ view: TableElementView, as kind: HeaderFooterKind, _ section: Int) {
        view.owningTable = self
        let new = VisibleTable.HeaderFooter(kind: kind, section: section, view: view)
        let index = visible.headersFooters.partition { $0.order < new.order }
        visible.headersFooters.insert(new, at: index)
        let tell =
            kind == .header
            ? eventDelegate?.tableView(_:willDisplayHeaderView:forSection:)
            : eventDelegate?.tableView(_:willDisplayFooterView:forSection:)
        tell?(self, view, section)
    }

    func retireHeadersFooters(where isGone: (VisibleTable.HeaderFooter) -> Bool) {
        let gone = visible.headersFooters.filter(isGone)
        visible.headersFooters.removeAll(where: isGone)
        for shown in gone {
            let tell =
                shown.kind == .header
                ? eventDelegate?.tableView(_:didEndDisplayingHeaderView:forSection:)
                : eventDelegate?.tableView(_:didEndDisplayingFooterView:forSection:)
            tell?(self, shown.view, shown.section)
            release(shown.view)
        }
    }

    func release(_ view: TableElementView) {
        view.owningTable = nil
        guard let view = view as? TableViewHeaderFooterView else { return }
        headerFooterPool.put(view, for: view.reuseIdentifier)
    }

    /// Requests headers and footers of sections again; measures the others, and the visible rows.
    package func replaceHeadersAndFooters(inSections sections: IndexSet, with _: RowAnimation) {
        let known = sections.filteredIndexSet { $0 < numberOfSections }
        changeHeights {
            retireHeadersFooters { known.contains($0.section) }
            for section in known {
                loaded.geometry.update(section) {
                    ($0.ends.header.state, $0.ends.footer.state) = (.estimated, .estimated)
                }
            }
        }
    }

    // MARK: Positions

    /// The sections of which a header or footer is shown, from top to bottom.
    package var sectionsWithShownEdges: [Int] {
        Set(visible.headersFooters.map(\.section)).sorted()
    }

    func view(of kind: HeaderFooterKind, _ section: Int) -> TableElementView? {
        visible.headersFooters.first { $0.kind == kind && $0.section == section }?.view
    }

    /// Returns the top of a header or footer that isn't floating.
    func naturalTop(of kind: HeaderFooterKind, _ section: Int) -> Double {
        let top = loaded.geometry.top(of: section)
        guard kind == .footer else { return top }
        return top + loaded.geometry.sections[section].header
            + loaded.geometry.sections[section].rows.total
    }

    func top(of kind: HeaderFooterKind, _ section: Int) -> Double {
        let natural = naturalTop(of: kind, section)
        guard floatsHeaders else { return natural }
        // Beside the rows of its section.
        let geometry = loaded.geometry.sections[section]
        if kind == .header {
            return max(natural, min(Double(offset.y), natural + geometry.rows.total))
        }
        let viewBottom = Double(offset.y) + Double(viewport.height)
        return min(natural, max(viewBottom - geometry.footer, natural - geometry.rows.total))
    }
}
#endif
