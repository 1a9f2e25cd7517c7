import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// A person who swipes, opens menus and drags rows of a table whose data change all the while.
@MainActor
final class Hand<Row: HandRow> {
    private let screen = Screen(Part.self, height: 400)
    private let data = HandData<Row>()
    private var random: SoakGenerator
    private let controller = UIViewController(nibName: nil, bundle: nil)
    /// Whether the table doesn't show the latest data.
    private var isBehind = false
    private var isChanged = false

    /// A row as a table showed it.
    struct Seen {
        let section: Part
        let row: Row
        /// Whether no other row of its section had its identity.
        let isKnownByID: Bool

        /// Whether this can only be that row, as far as a person or a table can tell.
        func isSame(as other: Seen) -> Bool {
            if section != other.section { return false }
            return row == other.row || isKnownByID && other.isKnownByID && row.id == other.row.id
        }
    }

    /// The rows that handlers received during a gesture.
    private var acted: [Seen] = []
    private(set) var gestures = 0
    private(set) var actions = 0
    private(set) var wrong: [String] = []
    /// Gestures on data that did not change, without their effect.
    private(set) var ignored: [String] = []

    init(seed: UInt64) {
        random = SoakGenerator(seed: seed)
        screen.window.rootViewController = controller
        screen.window.addSubview(screen.table)
        data.fill(&random)
    }

    func bind(_ bindCells: (SectionedTableViewBinder<Part>, HandData<Row>) -> HandChain<Row>) {
        let note: (Part, Row) -> Void = { [unowned self] in acted.append(seen($0, $1)) }
        screen.binder.displayedSections = [.first, .second]
        bindCells(screen.binder, data)
            .onDequeue { _, _, cell, row in cell.textLabel?.text = "\(row.id) \(row.text)" }
            .swipeActions(
                leading: { _ in [.init("Mark") { note($0, $3) }] },
                trailing: { row in
                    [
                        .destructive("Delete", confirm: "Delete \(row.text)?") { note($0, $3) },
                        .init("Flag") { note($0, $3) },
                    ]
                }
            )
            .contextActions { _ in
                [
                    .init("Open") { note($0, $3) },
                    .menu("More", [.init("Copy") { note($0, $3) }]),
                    .destructive("Delete", confirm: "Sure?") { note($0, $3) },
                ]
            }
            .reorderable(within: .table) { [unowned self] move in
                // The table shows the row at its new place already.
                let isThere = move.sourceSection == move.targetSection
                acted.append(seen(move.sourceSection, move.model, isThere: isThere))
                data.apply(move)
                screen.binder.refresh()
            }
        screen.binder.finish()
        screen.table.layoutIfNeeded()
    }

    /// Makes one gesture on a row that is shown, and compares what it acted on.
    func gesture() {
        live(0..<2)
        let table = screen.table
        guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random),
            let section = screen.binder.section(at: path.section),
            let row = screen.binder.model(at: path, as: Row.self)
        else { return }
        let shown = seen(section, row)
        gestures += 1
        acted = []
        isChanged = isBehind
        let text = table.cellForRow(at: path)?.textLabel?.text
        expect(text, "\(row.id) \(row.text)", "what the binder says is shown")
        let name = ["swipe", "menu", "drop"].randomElement(using: &random)!
        let isChosen: Bool
        switch name {
        case "swipe": isChosen = swipe(path)
        case "menu": isChosen = openMenu(path)
        default: isChosen = drag(path)
        }
        let what = "\(name) of \(shown) acted on \(acted)"
        actions += acted.count
        if acted.count > 1 || acted.contains(where: { !$0.isSame(as: shown) }) {
            wrong.append(what)
        }
        if isChosen, !isChanged, acted.isEmpty { ignored.append(what) }
    }

    /// Lets time pass: data change, the table shows them or not yet.
    private func live(_ events: Range<Int>) {
        for _ in 0..<Int.random(in: events, using: &random) {
            if Bool.random(using: &random) {
                data.change(&random)
                screen.binder.refresh()
                isChanged = true
                isBehind = true
            }
            if Bool.random(using: &random) {
                screen.turn()
                isBehind = false
            }
        }
    }

    private func seen(_ section: Part, _ row: Row, isThere: Bool = true) -> Seen {
        let binder = screen.binder
        let table = screen.table
        let index = (0..<table.numberOfSections).first { binder.section(at: $0) == section } ?? 0
        let same = (0..<table.numberOfRows(inSection: index)).count {
            binder.model(at: IndexPath(row: $0, section: index), as: Row.self)?.id == row.id
        }
        return Seen(
            section: section, row: row, isKnownByID: Row.isIdentified && same == (isThere ? 1 : 0))
    }

    // MARK: Gestures; each returns whether it was completed

    private func swipe(_ path: IndexPath) -> Bool {
        let actions = screen.table.swipeActions(at: path, leading: Bool.random(using: &random))
        live(0..<4)
        guard let action = actions.randomElement(using: &random) else { return false }
        action.handler(action, screen.table) { _ in }
        return answerAlert()
    }

    private func answerAlert() -> Bool {
        guard let alert = controller.presentedViewController as? UIAlertController else {
            return true
        }
        live(0..<4)
        let isSure = Int.random(in: 0..<4, using: &random) > 0
        alert.actions[isSure ? 0 : 1].tap()
        return isSure
    }

    private func openMenu(_ path: IndexPath) -> Bool {
        guard let menu = screen.table.contextMenu(at: path) else { return false }
        var elements = menu.children
        while true {
            live(0..<3)
            switch elements.randomElement(using: &random) {
            case let submenu as UIMenu: elements = submenu.children
            case let action as UIAction:
                action.performWithSender(nil, target: nil)
                return true
            default: return false
            }
        }
    }

    private func drag(_ path: IndexPath) -> Bool {
        guard let lifted = screen.table.liftRow(at: path) else { return false }
        live(0..<4)
        let section = Int.random(in: 0..<screen.table.numberOfSections, using: &random)
        let count = screen.table.numberOfRows(inSection: section)
        lifted.drop(
            at: IndexPath(row: Int.random(in: 0...count, using: &random), section: section))
        // The next turn shows what the app made of the move.
        isBehind = true
        return false
    }
}
