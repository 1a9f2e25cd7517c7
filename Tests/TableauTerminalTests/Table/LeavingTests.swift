import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Typed text is discarded only after a question.
@MainActor @Suite struct LeavingTests {
    private let list = ListTable("A", "B")
    private let form = FormTable()

    /// A form above a list.
    private func open(
        _ size: TerminalSize = TerminalSize(columns: 40, rows: 14)
    ) async -> (TerminalApplication, TerminalScreen, TerminalTestHarness) {
        let app = TerminalApplication(
            root: TerminalScreen(list.table, title: "List"), options: .testing)
        let screen = TerminalScreen(form.table, title: "Form")
        let harness = await TerminalTestHarness(app, size: size)
        app.push(screen)
        await harness.pass(0.1)
        return (app, screen, harness)
    }

    private static let question = "Discard text? y/n"

    @Test(arguments: ["escape", "left", "backspace", "click:2:0"])
    func leavingAFormWithTypedTextAsks(key: String) async throws {
        let (app, _, harness) = await open()
        try await harness.play("enter,type:Tea,enter," + key)
        expect(app.screens.count, 2)
        expect(harness.screenText.last?.contains(Self.question), true)
        try await harness.play("n")
        expect(app.screens.count == 2 && form.title == "Tea")
        expect(harness.screenText.last?.contains(Self.question), false)
        try await harness.play(key + ",y")
        expect(app.screens.count, 1)
    }

    @Test(arguments: ["q", "ctrl-c"])
    func quittingWithTypedTextAsks(key: String) async throws {
        let (app, _, harness) = await open()
        try await harness.play("enter,type:Tea,enter," + key)
        expect(harness.screenText.last?.contains(Self.question), true)
        try await harness.play("escape,down")
        expect(!app.hasQuit && harness.screenText.last?.contains("2/5") == true, "it continues")
        try await harness.play(key + ",y")
        expect(app.hasQuit)
    }

    @Test func quittingAsksForTheTextOfAScreenBelow() async throws {
        let (app, screen, harness) = await open()
        try await harness.play("enter,type:Tea,enter")
        let above = ListTable("C")
        screen.push(TerminalScreen(above.table, title: "Above"))
        await harness.pass(0.1)
        try await harness.play("q")
        expect(!app.hasQuit && harness.screenText.last?.contains(Self.question) == true)
        try await harness.play("y")
        expect(app.hasQuit)
    }

    @Test func aPasteWhileTheQuestionIsOpenIsNotTyped() async throws {
        let (app, _, harness) = await open()
        try await harness.play("enter,type:Tea,ctrl-c,paste:pot")
        expect(!app.hasQuit && form.title == "Tea")
        try await harness.play("escape,paste:pot")
        expect(form.title, "Teapot", "the question is closed")
    }

    @Test func aSecondControlCQuits() async throws {
        let (app, _, harness) = await open()
        try await harness.play("enter,type:Tea,ctrl-c")
        expect(!app.hasQuit)
        try await harness.play("ctrl-c")
        expect(app.hasQuit)
    }

    @Test func withoutTypedTextThereIsNoQuestion() async throws {
        let (app, _, harness) = await open()
        try await harness.play("enter,x,backspace,escape,down,down,space,escape")
        expect(app.screens.count, 1, "the typed text was deleted, and a switch is not text")
    }

    @Test func anUnchangedSecondFieldDoesNotSuppressTheQuestion() async throws {
        let (app, _, harness) = await open()
        try await harness.play("enter,type:Tea,tab,x,backspace,escape,escape")
        expect(app.screens.count == 2 && form.title == "Tea")
        expect(harness.screenText.last?.contains(Self.question), true)
    }

    @Test func aQueryIsLeftWithoutAQuestion() async throws {
        form.isSearched = true
        let (app, screen, harness) = await open()
        try await harness.play("enter,type:Tea")
        expect(form.title, "Tea")
        try await harness.play("escape,escape")
        expect(app.screens.count == 1 && !screen.hasUnsavedText)
    }

    @Test func aScreenThatIsShownAgainHasNoTextToDiscard() async throws {
        let (app, screen, harness) = await open()
        try await harness.play("enter,type:Tea,enter,escape,y")
        expect(app.screens.count == 1 && !screen.hasUnsavedText)
        app.push(screen)
        try await harness.play("escape")
        expect(app.screens.count, 1)
    }

    @Test func savedTextMayBeLeft() async throws {
        let (app, screen, harness) = await open()
        try await harness.play("enter,type:Tea,enter")
        expect(screen.hasUnsavedText)
        screen.hasUnsavedText = false
        try await harness.play("escape")
        expect(app.screens.count, 1)
    }

    @Test func theProgramAsksInItsOwnWords() async throws {
        let (app, screen, harness) = await open()
        var answers: [TerminalAnswer] = []
        screen.onLeavingUnsavedText = { leave in
            app.confirm("Save it?", [.save, .discard, .cancel]) { answer in
                answers.append(answer)
                if answer != .cancel { leave() }
            }
        }
        try await harness.play("enter,type:Tea,enter,escape")
        expect(harness.screenText.last, " Save it?  s Save  d Discard  c Cancel")
        try await harness.play("escape,escape,x,escape,c,escape,click:2:5")
        expect(answers, [.cancel, .cancel, .cancel, .cancel], "all change nothing")
        expect(app.screens.count, 2)
        try await harness.play("escape,S")
        expect(answers.last == .save && app.screens.count == 1)
    }

    @Test func aSecondControlCQuitsWhateverTheProgramAsks() async throws {
        let (app, screen, harness) = await open()
        screen.onLeavingUnsavedText = { leave in app.confirm("Quit?") { _ in } }
        try await harness.play("enter,type:Tea,ctrl-c")
        expect(!app.hasQuit && harness.screenText.last == " Quit? y/n")
        try await harness.play("ctrl-c")
        expect(app.hasQuit)
    }

    @Test func anotherQuestionOrScreenGivesTheLastAnswer() async throws {
        let (app, _, harness) = await open(TerminalSize(columns: 20, rows: 6))
        var answers: [TerminalAnswer] = []
        let ask = { app.confirm("Save it?", [.save, .discard, .cancel]) { answers.append($0) } }
        ask()
        await harness.pass(0.1)
        expect(harness.screenText.last, " Save it? s/d/c", "titles have no room")
        ask()
        expect(answers, [.cancel])
        app.push(TerminalScreen(ListTable("C").table))
        ask()
        app.pop()
        expect(answers, [.cancel, .cancel, .cancel])
    }

    @Test func aPasteDoesNotAnswerAndTheProgramMayPop() async throws {
        let (app, screen, harness) = await open()
        try await harness.play("enter,paste:Tea,enter,escape,paste:y")
        expect(app.screens.count, 2, "a paste is not an answer")
        screen.pop()
        await harness.pass(0.1)
        expect(app.screens.count, 1)
        expect(harness.screenText.last?.contains(Self.question), false)
    }

    @Test func aClickDismissesTheQuestion() async throws {
        let (app, _, harness) = await open()
        try await harness.play("enter,type:Tea,enter,escape,click:3:2,click:3:2,type:yes")
        expect(app.screens.count, 2)
        expect(form.place, "yes", "typed into the field, not taken as an answer")
    }

    @Test func theQuestionFitsASmallScreen() async throws {
        let (_, _, harness) = await open(TerminalSize(columns: 20, rows: 5))
        try await harness.play("enter,type:Tea,enter,escape")
        expect(harness.screenText.last?.contains(Self.question), true)
    }

    /// As after an edit whose row is gone: what is typed on was meant for what is no longer there.
    @Test(arguments: ["enter", "/"], [true, false])
    func whatIsTypedAfterTheProgramClosedTheScreenIsIgnored(key: String, isUser: Bool)
        async throws
    {
        let below = TerminalScreen(ListTable("A").table, title: "Below")
        let app = TerminalApplication(root: below, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        var performed = 0
        below.addAction(key: "x", title: "Delete") { performed += 1 }
        below.push(TerminalScreen(form.table, title: "Form"))
        try await harness.play("wait:1,\(key),type:ab")
        if isUser { try await harness.play("click:2:0,y,wait:1") } else { app.pop() }
        try await harness.play("x")
        expect(performed, (isUser ? 1 : 0))
        try await harness.play("escape,x")
        expect(performed, (isUser ? 2 : 1))
    }

    /// The program may also cover the screen that is typed into: a q would quit it.
    @Test(arguments: ["enter", "/"])
    func whatIsTypedAfterTheProgramShowedAnotherScreenIsIgnored(key: String) async throws {
        let screen = TerminalScreen(form.table, title: "Form")
        let app = TerminalApplication(root: screen, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        var performed = 0
        let above = TerminalScreen(list.table, title: "Above")
        above.addAction(key: "x", title: "Delete") { performed += 1 }
        try await harness.play("wait:1,\(key),type:ab")
        screen.push(above)
        try await harness.play("x")
        expect(performed, 0)
        try await harness.play("escape,x")
        expect(performed, 1)
    }

    /// A click on what closes the screen or shows another one ends the typing.
    @Test(arguments: [true, false])
    func keysCountAfterAClickOnWhatClosesTheScreen(closes: Bool) async throws {
        let app = TerminalApplication(
            root: TerminalScreen(list.table, title: "List"), options: .testing)
        let screen = TerminalScreen(form.table, title: "Form")
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        var performed = 0
        let next = closes ? app.screens[0] : TerminalScreen(ListTable("C").table, title: "Above")
        next.addAction(key: "x", title: "Delete") { performed += 1 }
        screen.addAction(key: "s", title: "Save") { closes ? app.pop() : app.push(next) }
        app.push(screen)
        try await harness.play("wait:1,enter,type:ab")
        let title = try #require(harness.screenText.first)
        let place = try #require(title.range(of: "Save")).lowerBound
        let column = title.distance(from: title.startIndex, to: place)
        try await harness.play("click:\(column):0,wait:1")
        expect(app.screens.last === next)
        try await harness.play("x")
        expect(performed, 1)
    }

    /// Also where the edit had ended by itself just before; coming back, nothing is ignored.
    @Test(arguments: [true, false])
    func whatIsTypedAfterALostEditIsIgnoredOnTheNextScreen(closes: Bool) async throws {
        let (app, screen, harness) = await open()
        let next = closes ? app.screens[0] : TerminalScreen(ListTable("C").table, title: "Above")
        var performed = 0
        for screen in [screen, next] {
            screen.addAction(key: "x", title: "Delete") { performed += 1 }
        }
        try await harness.play("enter,type:ab")
        form.table.focusRow(at: IndexPath(row: 1, section: 0), field: nil)
        try await harness.play("wait:1,x")
        closes ? app.pop() : app.push(next)
        try await harness.play("x")
        expect(performed, 0)
        try await harness.play("escape,x")
        expect(performed, 1)
        closes ? app.push(screen) : app.pop()
        try await harness.play("wait:1,x")
        expect(performed, 2)
    }

    /// As where the end of a field shows what was looked for.
    @Test(arguments: ["tab", "down"])
    func aKeyThatLeavesAFieldDoesNothingOnACoveredScreen(key: String) async throws {
        let (app, screen, harness) = await open()
        let above = ListTable("C")
        form.onEnd = { screen.push(TerminalScreen(above.table, title: "Above")) }
        try await harness.play("enter,type:Tea,\(key)")
        expect(app.screens.count, 3)
        form.onEnd = {}
        try await harness.play("escape,x")
        expect(app.screens.count, 2)
        expect(form.title, "Tea")
        expect(form.place, "", "nothing is edited there")
        expect(screen.focusedRow?.row, 0)
    }
}
