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

    /// A cell of a class: one that is no longer shown, or a new one.
    ///
    /// - Parameter cellType: The class, which is registered now if it has not been. If another class
    ///   is registered under its identifier, that is a programmer error and traps.
    public func dequeue<C: TableViewCell>(_ cellType: C.Type) -> C {
        let identifier = reuseIdentifier(of: cellType)
        if let cell = dequeueReusableCell(withIdentifier: identifier) {
            return cast(cell, identifier)
        }
        register(cellType)
        return cast(dequeueReusableCell(withIdentifier: identifier), identifier)
    }

    /// A header or footer view of a class: one that is no longer shown, or a new one.
    ///
    /// - Parameter viewType: The class, which is registered now if it has not been. If another class
    ///   is registered under its identifier, that is a programmer error and traps.
    public func dequeue<V: TableViewHeaderFooterView>(_ viewType: V.Type) -> V {
        let identifier = reuseIdentifier(of: viewType)
        if let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) {
            return cast(view, identifier)
        }
        register(viewType)
        return cast(dequeueReusableHeaderFooterView(withIdentifier: identifier), identifier)
    }

    private func cast<View>(_ view: TableElementView?, _ identifier: String) -> View {
        if let view = view as? View { return view }
        let found = view.map { "a \(type(of: $0))" } ?? "nothing"
        fatalError(
            "'\(identifier)' stands for \(found), not for a \(View.self): give each class a "
                + "reuseIdentifier of its own.")
    }
}
