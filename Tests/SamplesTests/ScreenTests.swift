import TestEnvironment
import Testing

/// The samples on a terminal of 80 x 24, with keys played on a virtual clock.
struct ScreenTests {
    /// The form inserts pasted text, and the row grows a turn later.
    @Test(arguments: ["80x24", "40x12", "20x6"])
    func theCursorIsVisibleAfterALongPaste(size: String) throws {
        let lines = (1...30).map { "line \($0)" }.joined(separator: "\n")
        let outcome = try Program.run(
            "form", "--size", size, "--keys",
            "wait:1,G,up,enter,paste:\(lines)\nEND,wait:1")
        expect(outcome.status, 0)
        expect(outcome.output.contains("END"), "\(outcome.output)")
    }

    /// Each message can be read, and blanks are none.
    @Test func aMessageIsReadAsItWasWritten() throws {
        let text = "The boat leaves at half past seven and waits for nobody"
        let outcome = try Program.run(
            "chat", "--size", "40x12", "--keys",
            "wait:2,type: ,enter,type:\(text),enter,wait:0.2")
        expect(outcome.status, 0)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        expect(lines.contains { $0.contains("waits for nobody") }, "\(lines)")
        expect(lines.contains { $0.hasSuffix("me:") }, false, "\(lines)")
    }

    /// A screen that must equal its recording.
    struct Script: CustomTestStringConvertible {
        var name: String
        var arguments: [String]
        var testDescription: String { name }

        init(_ name: String, _ arguments: String...) {
            self.name = name
            self.arguments = arguments
        }
    }

    @Test(arguments: [
        Script("menu", "--keys", "down"),
        Script("menu-opens", "--keys", "enter,wait:1,r,wait:1,enter"),
        Script("accounts", "accounts", "--keys", "wait:1,r,wait:1"),
        Script("accounts-first", "accounts", "--keys", "wait:1"),
        Script("accounts-help", "accounts", "--size", "40x12", "--keys", "wait:1,?"),
        Script("accounts-tiny", "accounts", "--size", "20x5", "--keys", "wait:1"),
        Script("form-leave", "form", "--keys", "enter,type:Tea,enter,q"),
        Script("form-saved", "form", "--keys", "enter,type:Tea,enter,end,enter,q"),
        Script("accounts-back", "accounts", "--keys", "wait:1,enter,escape"),
        Script("artists", "artists", "--keys", "wait:1,',あ,down"),
        Script("artists-songs", "artists", "--keys", "wait:1,G,enter,enter"),
        Script("artists-filter", "artists", "--keys", "wait:1,/,type:paper"),
        Script("artists-no-field", "artists", "--keys", "wait:1,down,tab,backtab"),
        Script("form-typed", "form", "--keys", "enter,type:Tea,left,paste:big ,tab,tab,space"),
        Script("form-invalid", "form", "--keys", "end,up,up,enter,type:2020"),
        Script("form-refused", "form", "--keys", "end,enter"),
        Script("news-end", "news", "--keys", "wait:3,G,wait:2,G,wait:2"),
        Script("news-retry", "news", "--keys", "wait:3,G,wait:2,G,wait:2,G,enter,wait:1,G"),
        Script("chat", "chat", "--keys", "wait:2"),
        Script("chat-up", "chat", "--keys", "wait:2,pageup,wait:1,pageup,wait:2,pageup,o,wait:4"),
        Script(
            "chat-small", "chat", "--size", "40x12", "--keys",
            "wait:2,type:Hello,enter,wait:1,type:Two,enter,wait:1,type:Lost,enter,wait:1"),
        Script("home-link", "home", "--keys", "wait:1,down,o"),
        Script("home-footer", "home", "--keys", "wait:1,click:10:14"),
        Script("home-broken", "home", "--keys", "wait:1,r,wait:1,r,wait:1,r"),
        Script("tasks-marked", "tasks", "--keys", "space,down,space,.,wait:1"),
        Script("tasks-lifted", "tasks", "--size", "40x12", "--keys", "M,down,down,wait:1"),
        Script("tasks-added", "tasks", "--keys", "a,type:Buy stamps,enter,wait:1,up,D"),
        Script("tasks-undone", "tasks", "--size", "40x12", "--keys", "x,wait:1,u,wait:0.5"),
        Script("tasks-accessible", "tasks", "--accessible", "--keys", "down,.,wait:1"),
        Script("accounts-small", "accounts", "--size", "40x10", "--keys", "wait:1,G"),
        Script("accounts-accessible", "accounts", "--accessible", "--keys", "wait:1,r,wait:1"),
    ])
    func equalsItsRecording(script: Script) throws {
        let outcome = try Program.run(script.arguments)
        expect(outcome.status, 0)
        expect(outcome.errors.isEmpty)
        try Golden.compare(outcome.output, is: "screen-\(script.name).txt")
    }

    /// A key script ends when its keys quit, and takes no real time however long it waits.
    @Test func quitsByKey() throws {
        let outcome = try Program.run("news", "--keys", "wait:3600,q,enter")
        expect(outcome.status, 0)
    }
}
