extension TableView {
    /// Registers a cell class under its own reuse identifier.
    ///
    /// - Parameter cellType: The class; where UIKit knows nibs and the class is `UINibInitable`, its
    ///   nib is registered instead.
    public func register<C: TableViewCell>(_ cellType: C.Type) {
        registerCell(cellType, identifier: reuseIdentifier(of: cellType))
    }

    /// Registers a header or footer view class under its own reuse identifier.
    ///
    /// - Parameter viewType: The class; where UIKit knows nibs and the class is `UINibInitable`, its
    ///   nib is registered instead.
    public func register<V: TableViewHeaderFooterView>(_ viewType: V.Type) {
        registerHeaderFooter(viewType, identifier: reuseIdentifier(of: viewType))
    }

    /// A cell of a registered class: one that is no longer shown, or a new one.
    ///
    /// - Parameter cellType: The class. If it has not been registered, or another class has been
    ///   under its identifier, that is a programmer error and traps.
    public func dequeue<C: TableViewCell>(_ cellType: C.Type) -> C {
        let identifier = reuseIdentifier(of: cellType)
        guard let cell = dequeueReusableCell(withIdentifier: identifier) as? C else {
            fatalError(
                "No cell for '\(identifier)': call tableView.register(\(cellType).self) first.")
        }
        return cell
    }

    /// A header or footer view of a registered class: one that is no longer shown, or a new one.
    ///
    /// - Parameter viewType: The class. If it has not been registered, or another class has been
    ///   under its identifier, that is a programmer error and traps.
    public func dequeue<V: TableViewHeaderFooterView>(_ viewType: V.Type) -> V {
        let identifier = reuseIdentifier(of: viewType)
        guard let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) as? V else {
            fatalError(
                "No view for '\(identifier)': call tableView.register(\(viewType).self) first.")
        }
        return view
    }
}
