extension TableView {
    /// Registers a cell class, or with UIKit the nib of a `UINibInitable` one, under its own reuse
    /// identifier.
    public func register<C: TableViewCell>(_ cellType: C.Type) {
        let identifier = reuseIdentifier(of: cellType)
        if let laidOut = cellType as? any UINibInitable.Type {
            register(laidOut.nib, forCellReuseIdentifier: identifier)
        } else {
            register(cellType, forCellReuseIdentifier: identifier)
        }
    }

    /// Registers a header or footer view class, or with UIKit the nib of a `UINibInitable` one, under its
    /// own reuse identifier.
    public func register<V: TableViewHeaderFooterView>(_ viewType: V.Type) {
        let identifier = reuseIdentifier(of: viewType)
        if let laidOut = viewType as? any UINibInitable.Type {
            register(laidOut.nib, forHeaderFooterViewReuseIdentifier: identifier)
        } else {
            register(viewType, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }

    /// Returns a reused or new cell of a class, which is registered if it isn't yet.
    ///
    /// Traps if another class is registered under its identifier.
    public func dequeue<C: TableViewCell>(_ cellType: C.Type) -> C {
        dequeue(cellType, registering: register) { dequeueReusableCell(withIdentifier: $0) }
    }

    /// Returns a reused or new header or footer view of a class, which is registered if it isn't yet.
    ///
    /// Traps if another class is registered under its identifier.
    public func dequeue<V: TableViewHeaderFooterView>(_ viewType: V.Type) -> V {
        dequeue(viewType, registering: register) {
            dequeueReusableHeaderFooterView(withIdentifier: $0)
        }
    }

    private func dequeue<View: TableElementView>(
        _ type: View.Type, registering register: (View.Type) -> Void,
        _ take: (_ identifier: String) -> TableElementView?
    ) -> View {
        let identifier = reuseIdentifier(of: type)
        var view = take(identifier)
        if view == nil {
            register(type)
            view = take(identifier)
        }
        if let view = view as? View { return view }
        let found = view.map { "\(Swift.type(of: $0))" } ?? "nothing"
        fatalError(
            "'\(identifier)' is registered for \(found), not for \(View.self): give each class "
                + "its own reuseIdentifier.")
    }
}
