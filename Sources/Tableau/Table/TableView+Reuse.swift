#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableView {
    // MARK: Registration

    /// Registers the cell class for `identifier`; nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }

    /// Registers the header or footer class for `identifier`; nil removes the registration.
    public func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headerFooterPool.register(aClass, for: identifier)
    }

    // MARK: Dequeuing

    /// Returns a reused cell, or a new one of the registered class; nil if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        if let cell = request?.reconfigured, cell.reuseIdentifier == identifier,
            request?.hasDequeued == false
        {
            request?.hasDequeued = true
            return cell
        }
        if let cell = cellPool.take(identifier) {
            cell.isDimmed = false
            cell.prepareForReuse()
            return cell
        }
        return cellPool.classes[identifier]?.init(_registeredAs: identifier)
    }

    /// Returns a reused cell, or a new one of the registered class, for a row of the table.
    ///
    /// Traps (see ``contractViolationHandler``) if nothing is registered, if the row doesn't exist,
    /// or if a cell was already dequeued for the same request.
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> TableViewCell {
        let path = RowPath(clamping: indexPath)
        let run = RowRun(path)
        if !hasRow(path) {
            report(TableContractViolation(.unknownIndexPath, run, identifier: identifier))
        } else if request?.path == path, request?.hasDequeued == true {
            report(TableContractViolation(.dequeuedTwice, run, identifier: identifier))
        }
        if let cell = dequeueReusableCell(withIdentifier: identifier) {
            if request?.path == path { request?.hasDequeued = true }
            return cell
        }
        report(TableContractViolation(.unregisteredIdentifier, run, identifier: identifier))
        return TableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a reused view, or a new one of the registered class; nil if there is neither.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        if let view = headerFooterPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return headerFooterPool.classes[identifier]?.init(_registeredAs: identifier)
    }

    // MARK: Requesting cells

    func ask(_ new: CellRequest) -> TableViewCell {
        let outer = request
        request = new
        defer { request = outer }
        let cell =
            dataSource?.tableView(self, cellForRowAt: new.path.indexPath)
            ?? TableViewCell(style: .default, reuseIdentifier: nil)
        cell.owningTable = self
        return cell
    }

    /// Requests a row again; another cell is a violation.
    func reconfigure(visibleRow index: Int) {
        let row = visible.rows[index]
        let cell = ask(CellRequest(path: row.path, reconfigured: row.cell))
        visible.rows[index].needsMeasuring = true
        if cell === row.cell { return }
        report(TableContractViolation(.cellChangedOnReconfigure, RowRun(row.path)))
        visible.rows[index].cell = cell
        retire(row)
        delegate?.tableView(self, willDisplay: cell, forRowAt: row.path.indexPath)
    }

    /// Returns the path of a row; reports a violation if there is none.
    func existing(_ path: RowPath) -> RowPath? {
        if hasRow(path) { return path }
        report(TableContractViolation(.unknownIndexPath, RowRun(path)))
        return nil
    }

    package func hasRow(_ path: RowPath) -> Bool { BatchCheck.contains(path, rowCounts) }
}

/// Elements that have left the table and await reuse, last in, first out, by identifier.
@MainActor
struct ReusePool<Element: TableElementView> {
    private var elements: [String: [Element]] = [:]
    private(set) var classes: [String: Element.Type] = [:]

    mutating func register(_ elementClass: AnyClass?, for identifier: String) {
        classes[identifier] = elementClass as? Element.Type
        // Elements of the previous registration may have another class.
        elements[identifier] = nil
    }

    mutating func take(_ identifier: String) -> Element? { elements[identifier]?.popLast() }

    mutating func put(_ element: Element, for identifier: String?) {
        guard let identifier else { return }
        // What is displayed outlives the registration that it was made by.
        if let registered = classes[identifier], registered != type(of: element) { return }
        elements[identifier, default: []].append(element)
    }
}
#endif
