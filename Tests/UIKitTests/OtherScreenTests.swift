import Foundation
import MiniRxTest
import TestEnvironment
import Testing
import UIKit

@testable import SamplesKit

/// The form, the news, the chat and the tasks as an iOS app has them, and the menu that opens them.
///
/// One after the other: the stand-in has one first responder, and these tests wait.
@MainActor @Suite(.serialized)
struct OtherScreenTests {
    private let scheduler = TestScheduler(resolution: .milliseconds(100))

    private func control(_ phone: Phone, _ path: IndexPath) throws -> UIControl {
        let cell = phone.table?.cellForRow(at: path) as? ControlCell
        return try #require(cell?.control?.view)
    }

    private func type(_ text: String, _ phone: Phone, _ path: IndexPath) throws {
        let field = try #require(try control(phone, path) as? UITextField)
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    @Test func theFormHasFieldsSwitchesAndDates() async throws {
        let phone = Phone(showing: SamplesKit.Screen.form(start: Date(timeIntervalSince1970: 1e9)))
        await Phone.turn()
        expect(phone.table?.numberOfRows(inSection: 1), 3)
        try type("Tea", phone, [0, 0])
        await Phone.turn()
        let toggle = try #require(try control(phone, [1, 0]) as? UISwitch)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        await Phone.turn()
        expect(phone.table?.numberOfRows(inSection: 1), 1)
        expect((try control(phone, [0, 0]) as? UITextField)?.text, "Tea")
        toggle.isOn = false
        toggle.sendActions(for: .valueChanged)
        await Phone.turn()
        let picker = try #require(try control(phone, [1, 2]) as? UIDatePicker)
        picker.date = Date(timeIntervalSince1970: 1e8)
        picker.sendActions(for: .valueChanged)
        await Phone.turn()
        expect(phone.lines.contains("The event ends before it starts."))
        picker.date = Date(timeIntervalSince1970: 2e9)
        picker.sendActions(for: .valueChanged)
        await Phone.turn()
        let last = try #require(phone.table?.numberOfSections) - 1
        phone.table?.tapRow(at: [last, 0])
        expect(phone.navigation.topViewController?.navigationItem.prompt, "Added: Tea")
    }

    @Test func aFieldKeepsItsTextWhileItsRowChanges() async throws {
        let phone = Phone(showing: SamplesKit.Screen.form(start: Date(timeIntervalSince1970: 1e9)))
        await Phone.turn()
        let field = try control(phone, [0, 0])
        field.becomeFirstResponder()
        try type("T", phone, [0, 0])
        await Phone.turn()
        try type("Te", phone, [0, 0])
        await Phone.turn()
        expect(try control(phone, [0, 0]) === field && field.isFirstResponder)
    }

    @Test func aMessageIsSentFromTheLastRow() async throws {
        let phone = Phone(showing: SamplesKit.Screen.chat(ChatServer(scheduler)))
        await Phone.turn()
        scheduler.start()
        await Phone.turn()
        let table = try #require(phone.table)
        let compose = table.numberOfSections - 1
        try type("Hello", phone, [compose, 0])
        await Phone.turn()
        try control(phone, [compose, 0]).sendActions(for: .editingDidEndOnExit)
        await Phone.turn()
        expect(phone.lines.contains("me: Hello sending\u{2026}"), "\(phone.lines.suffix(3))")
        expect((try control(phone, [table.numberOfSections - 1, 0]) as? UITextField)?.text, "")
        scheduler.start()
        await Phone.turn()
        expect(phone.lines.contains("me: Hello"))
        expect(phone.lines.contains("Ada: I see it as Grace does."))
    }

    @Test func tasksAreAddedCompletedAndUndone() async throws {
        let store = try TaskStore(nil, scheduler)
        let phone = Phone(showing: SamplesKit.Screen.tasks(store))
        await Phone.turn()
        let item = try #require(phone.navigation.topViewController?.navigationItem)
        phone.press("Add")
        await Phone.turn()
        let new = try #require(phone.table?.numberOfRows(inSection: 0)) - 1
        expect(try control(phone, [0, new]).isFirstResponder)
        try type("Milk", phone, [0, new])
        try control(phone, [0, new]).sendActions(for: .editingDidEnd)
        await Phone.turn()
        expect(phone.lines.contains("Milk"))
        phone.table?.tapRow(at: [0, new])
        await Phone.turn()
        expect(store.list.value.first { $0.title == "Milk" }?.section, .done)
        phone.press("Undo")
        phone.press("Undo")
        await Phone.turn()
        expect(!phone.lines.contains("Milk"))
        expect(item.prompt, "Undone: Add")
        phone.press("Redo")
        expect(item.prompt, "Redone: Add")
    }

    @Test func newsLoadMoreAtTheEnd() async throws {
        let phone = Phone(showing: SamplesKit.Screen.news(NewsService(scheduler)))
        await Phone.turn()
        let first = try #require(phone.table?.numberOfRows(inSection: 0))
        phone.table?.scrollToRow(at: [0, first - 1], at: .bottom, animated: false)
        phone.table?.layoutIfNeeded()
        scheduler.start()
        await Phone.turn()
        expect(try #require(phone.table?.numberOfRows(inSection: 0)) > first)
    }

    /// Each opens, with data from the bundle where it has some.
    @Test func theMenuOpensEachSample() async throws {
        for (row, sample) in Sample.allCases.enumerated() {
            let phone = Phone(showing: SamplesApp.menu())
            await Phone.turn()
            phone.table?.tapRow(at: [0, row])
            expect(phone.navigation.topViewController?.title, sample.title)
            await Phone.turn()
            expect(!phone.lines.isEmpty)
        }
    }

    @Test(arguments: Sample.allCases) func closedScreensAreReleased(sample: Sample) async throws {
        weak var controller: UIViewController?
        try {
            let opened = try sample.screen(scheduler, tasksFile: nil).screen
            let phone = Phone(showing: opened)
            expect(!phone.lines.isEmpty || sample == .chat || sample == .news)
            controller = opened
        }()
        await Phone.turn()
        expect(controller == nil)
    }
}
