extension TableView {
    /// Registers a cell class under its own reuse identifier.
    ///
    /// - Parameter cellType: The class. With UIKit, the nib of a `UINibInitable` class is
    ///   registered instead.
    public func register<C: TableViewCell>(_ cellType: C.Type) {
        registerCell(cellType, identifier: reuseIdentifier(of: cellType))
    }

    /// Registers a header or footer view class under its own reuse identifier.
    ///
    /// - Parameter viewType: The class. With UIKit, the nib of a `UINibInitable` class is
    ///   registered instead.
    public func register<V: TableViewHeaderFooterView>(_ viewType: V.Type) {
        registerHeaderFooter(viewType, identifier: reuseIdentifier(of: viewType))
    }

    /// Returns a reused or new cell of a class.
    ///
    /// - Parameter cellType: The class, which is registered if it isn't yet. Traps if another class
    ///   is registered under its identifier.
    public func dequeue<C: TableViewCell>(_ cellType: C.Type) -> C {
        let identifier = reuseIdentifier(of: cellType)
        if let cell = dequeueReusableCell(withIdentifier: identifier) {
            return cast(cell, identifier)
        }
        register(cellType)
        return cast(dequeueReusableCell(withIdentifier: identifier), identifier)
    }

    /// Returns a reused or new header or footer view of a class.
    ///
    /// - Parameter viewType: The class, which is registered if it isn't yet. Traps if another class
    ///   is registered under its identifier.
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
        let found = view.map { "\(type(of: $0))" } ?? "nothing"
        fatalError(
            "'\(identifier)' is registered for \(found), not for \(View.self): give each class "
                + "its own reuseIdentifier.")
    }
}
