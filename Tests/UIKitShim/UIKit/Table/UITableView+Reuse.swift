// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation
import TableEngine

/// What is registered for a reuse identifier.
enum ReusableSource {
    case type(AnyClass)
    case nib(UINib)
}

extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cell: cellClass.map(ReusableSource.type), identifier)
    }

    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(cell: nib.map(ReusableSource.nib), identifier)
    }

    public func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        register(headerFooter: aClass.map(ReusableSource.type), identifier)
    }

    public func register(
        _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        register(headerFooter: nib.map(ReusableSource.nib), identifier)
    }

    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let host = engine.dequeueReusableCell(withIdentifier: identifier) as? CellHost else {
            return nil
        }
        // Only the variant with an index path is documented to return the cell that is being
        // reconfigured, so this one doesn't.
        return cell(of: host.owningTable == nil ? host : CellHost(_registeredAs: identifier))
    }

    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        let host = engine.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard let host = host as? CellHost else {
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        return cell(of: host)
    }

    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        let host = engine.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        guard let host = host as? HeaderFooterHost else { return nil }
        if let view = host.headerFooterView { return view }
        let view = makeHeaderFooterView(identifier)
        host.take(view)
        return view
    }

    // MARK: Making

    private func register(cell source: ReusableSource?, _ identifier: String) {
        cellSources[identifier] = source
        engine.register(
            source == nil ? nil : CellHost.self, forCellReuseIdentifier: identifier)
    }

    private func register(headerFooter source: ReusableSource?, _ identifier: String) {
        headerFooterSources[identifier] = source
        engine.register(
            source == nil ? nil : HeaderFooterHost.self,
            forHeaderFooterViewReuseIdentifier: identifier)
    }

    private func cell(of host: CellHost) -> UITableViewCell {
        if let cell = host.cell { return cell }
        let cell = makeCell(host.reuseIdentifier ?? "")
        host.take(cell)
        return cell
    }

    private func makeCell(_ identifier: String) -> UITableViewCell {
        switch cellSources[identifier] {
        case .type(let type as UITableViewCell.Type):
            return type.init(_shimReuseIdentifier: identifier)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let cell = objects[0] as? UITableViewCell else {
                fatalError(
                    "The nib for identifier '\(identifier)' must have one top-level object, a "
                        + "UITableViewCell; it has \(objects).")
            }
            adopt(&cell.reuseIdentifier, identifier)
            cell.awakeFromNib()
            return cell
        case let source:
            fatalError("'\(identifier)' is registered for \(String(describing: source)).")
        }
    }

    private func makeHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView {
        switch headerFooterSources[identifier] {
        case .type(let type as UITableViewHeaderFooterView.Type):
            return type.init(_shimReuseIdentifier: identifier)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let view = objects[0] as? UITableViewHeaderFooterView else {
                fatalError(
                    "The nib for identifier '\(identifier)' must have one top-level object, a "
                        + "UITableViewHeaderFooterView; it has \(objects).")
            }
            adopt(&view.reuseIdentifier, identifier)
            view.awakeFromNib()
            return view
        case let source:
            fatalError("'\(identifier)' is registered for \(String(describing: source)).")
        }
    }

    /// A view in a nib has the identifier that it is registered with, or none yet.
    private func adopt(_ own: inout String?, _ identifier: String) {
        guard let present = own else {
            own = identifier
            return
        }
        precondition(
            present == identifier,
            "The reuse identifier in the nib, '\(present)', is not the one it is registered with, "
                + "'\(identifier)'.")
    }
}
