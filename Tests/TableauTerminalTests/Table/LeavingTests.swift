import Tableau
import TableauTerminal
import Testing

/// Typed text is not thrown away without a question.
@MainActor @Suite struct LeavingTests {
    private let list = ListTable("A", "B")
    private let form = FormTable()

    /// A form above a list.
    private func open(
        _ size: TerminalSize = TerminalSize(columns: 40, rows: 14)
    ) async -> (TerminalApplication, TerminalScreen, TerminalRehearsal) {
        let app = TerminalApplication(
            root: TerminalScreen(list.table, title: "List"), options: .rehearsal)
        let screen = TerminalScreen(form.table, title: "Form")
        let rehearsal = await TerminalRehearsal(app, size: size)
        app.push(screen)
        await rehearsal.pass(0.1)
        return (app, screen, rehearsal)
    }

    private static let question = "Discard text? y/n"

    @Test(arguments: ["escape", "left", "backspace", "click:2:0"])
    func leavingAFormWithTypedTextAsks(key: String) async throws {
        let (app, _, rehearsal) = await open()
        try await rehearsal.play("enter,type:Tea,enter," + key)
        #expect(app.screens.count == 2)
        #expect(rehearsal.screenText.last?.contains(Self.question) == true)
        try await rehearsal.play("n")
        #expect(app.screens.count == 2 && form.title == "Tea")
        #expect(rehearsal.screenText.last?.contains(Self.question) == false)
        try await rehearsal.play(key + ",y")
        #expect(app.screens.count == 1)
    }

    @Test(arguments: ["q", "ctrl-c"])
    func quittingWithTypedTextAsks(key: String) async throws {
        let (app, _, rehearsal) = await open()
        try await rehearsal.play("enter,type:Tea,enter," + key)
        #expect(rehearsal.screenText.last?.contains(Self.question) == true)
        try await rehearsal.play("escape,down")
        #expect(!app.hasQuit && rehearsal.screenText.last?.contains("2/5") == true, "it goes on")
        try await rehearsal.play(key + ",y")
        #expect(app.hasQuit)
    }

    @Test func aSecondControlCIsMeant() async throws {
        let (app, _, rehearsal) = await open()
        try await rehearsal.play("enter,type:Tea,ctrl-c")
        #expect(!app.hasQuit)
        try await rehearsal.play("ctrl-c")
        #expect(app.hasQuit)
    }

    @Test func withoutTypedTextNothingIsAsked() async throws {
        let (app, _, rehearsal) = await open()
        try await rehearsal.play("enter,x,backspace,escape,down,down,space,escape")
        #expect(app.screens.count == 1, "what was typed is gone already, and a switch is no text")
    }

    @Test func anotherFieldLeftAsItWasForgetsNothing() async throws {
        let (app, _, rehearsal) = await open()
        try await rehearsal.play("enter,type:Tea,tab,x,backspace,escape,escape")
        #expect(app.screens.count == 2 && form.title == "Tea")
        #expect(rehearsal.screenText.last?.contains(Self.question) == true)
    }

    @Test func savedTextMayBeLeft() async throws {
        let (app, screen, rehearsal) = await open()
        try await rehearsal.play("enter,type:Tea,enter")
        #expect(screen.hasUnsavedText)
        screen.hasUnsavedText = false
        try await rehearsal.play("escape")
        #expect(app.screens.count == 1)
    }

    @Test func aPasteIsTextAndTheProgramMayPop() async throws {
        let (app, screen, rehearsal) = await open()
        try await rehearsal.play("enter,paste:Tea,enter,escape,paste:y")
        #expect(app.screens.count == 2, "a paste answers nothing")
        screen.pop()
        await rehearsal.pass(0.1)
        #expect(app.screens.count == 1)
        #expect(rehearsal.screenText.last?.contains(Self.question) == false)
    }

    @Test func aClickTakesTheQuestionBack() async throws {
        let (app, _, rehearsal) = await open()
        try await rehearsal.play("enter,type:Tea,enter,escape,click:3:2,click:3:2,type:yes")
        #expect(app.screens.count == 2)
        #expect(form.place == "yes", "it is typed, not an answer")
    }

    @Test func theQuestionFitsASmallScreen() async throws {
        let (_, _, rehearsal) = await open(TerminalSize(columns: 20, rows: 5))
        try await rehearsal.play("enter,type:Tea,enter,escape")
        #expect(rehearsal.screenText.last?.contains(Self.question) == true)
    }
}
