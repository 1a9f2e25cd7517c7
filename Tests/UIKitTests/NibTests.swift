import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// Classes with a nib are made from it, by hand and by a binder.
@MainActor
struct NibTests {
    final class LaidOutCell: UITableViewCell, ReuseIdentifiable, UINibInitable {
        var nameLabel: UILabel?
        private(set) var isAwake = false

        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = true
        }
    }

    final class LaidOutHeader: UITableViewHeaderFooterView, ReuseIdentifiable, UINibInitable,
        ViewModelBindable
    {
        static let nibName = "Header"
        var titleLabel: UILabel?
        var viewModel: String? {
            didSet { titleLabel?.text = viewModel }
        }
    }

    /// A cell in a Swift package: its nib is in another bundle than its class.
    final class PackagedCell: UITableViewCell, ReuseIdentifiable, UINibInitable {
        static let folder = FileManager.default.temporaryDirectory
            .appending(path: "tableau-nibs-\(UUID().uuidString).bundle")
        static var nibBundle: Bundle { Bundle(path: folder.path) ?? .main }
    }

    init() {
        UINib.shimTopLevelObjects["LaidOutCell"] = {
            let cell = LaidOutCell(style: .default, reuseIdentifier: nil)
            cell.nameLabel = UILabel()
            return [cell]
        }
        UINib.shimTopLevelObjects["Header"] = {
            let header = LaidOutHeader(reuseIdentifier: nil)
            header.titleLabel = UILabel()
            return [header]
        }
    }

    @Test func registerUsesTheNib() {
        let table = UITableView(style: .plain)
        table.register(LaidOutCell.self)
        let cell = table.dequeue(LaidOutCell.self)
        expect(cell.nameLabel != nil)
        expect(cell.isAwake)
        expect(cell.reuseIdentifier, LaidOutCell.reuseIdentifier)
        table.register(LaidOutHeader.self)
        expect(table.dequeue(LaidOutHeader.self).titleLabel != nil)
    }

    @Test func aNibThatIsMissingInTheBundleIsReported() throws {
        let folder = PackagedCell.folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "PackagedCell.nib"))
        let missing = diagnostics(of: LaidOutCell.self)
        expect(missing.map(\.kind), [.nibNotFound])
        expect(missing[0].message.contains("there is no LaidOutCell.nib in "))
        expect(missing[0].advice.contains("static var nibBundle: Bundle { .module }"))
        expect(diagnostics(of: PackagedCell.self).isEmpty)
        expect(diagnostics(of: ItemCell.self).isEmpty)
    }

    private func diagnostics<C: UITableViewCell & ReuseIdentifiable>(
        of cellType: C.Type
    ) -> [TableDiagnostic] {
        let screen = Screen(Part.self)
        var diagnostics: [TableDiagnostic] = []
        screen.binder.diagnosticHandler = { diagnostics.append($0) }
        screen.binder.onSection(.first).bind(cellType: C.self, models: ["Ada"])
        return diagnostics
    }

    @Test func aBinderRegistersTheNib() {
        let screen = Screen(Part.self)
        screen.binder.displayedSections = [.first]
        screen.binder.onSection(.first)
            .bind(cellType: LaidOutCell.self, models: ["Ada", "Grace"])
            .bind(headerType: LaidOutHeader.self, viewModel: "Names")
            .onDequeue { row, cell, name in cell.nameLabel?.text = name }
        screen.binder.finish()
        let cells = screen.table.visibleCells.compactMap { $0 as? LaidOutCell }
        expect(cells.map { $0.nameLabel?.text }, ["Ada", "Grace"])
        let header = screen.table.headerView(forSection: 0) as? LaidOutHeader
        expect(header?.titleLabel?.text, "Names")
    }

    /// A common convention in nibs: the cell's reuse identifier is its class name.
    final class ClassNameCell: UITableViewCell, ReuseIdentifiable, UINibInitable {}

    @Test func aNibMayUseItsClassNameAsIdentifier() {
        UINib.shimTopLevelObjects["ClassNameCell"] = {
            [ClassNameCell(style: .default, reuseIdentifier: "ClassNameCell")]
        }
        let screen = Screen(Part.self)
        screen.binder.displayedSections = [.first]
        screen.binder.onSection(.first).bind(cellType: ClassNameCell.self, models: ["Ada"])
        screen.binder.finish()
        expect(screen.table.visibleCells.first is ClassNameCell)
    }

    @Test func dequeueRegistersTheNib() {
        let table = UITableView(style: .plain)
        expect(table.dequeue(LaidOutCell.self).nameLabel != nil)
        expect(table.dequeue(LaidOutHeader.self).titleLabel != nil)
    }
}
