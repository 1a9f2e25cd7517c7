import TableauTerminal
import TestEnvironment
import Testing

@Suite struct TerminalCapabilitiesTests {
    @Test(arguments: [
        ("0;15", true), ("0;default;7", true), ("15;0", false), ("0;8", false), ("", false),
        ("0;default", false), ("0;99", false),
    ])
    func theBackgroundIsReadFromCOLORFGBG(value: String, isLight: Bool) {
        expect(TerminalCapabilities(environment: ["COLORFGBG": value]).isLight, isLight)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.truecolor),
        (["TERM": "xterm-256color"], .ansi256), (["TERM": "xterm-kitty"], .truecolor),
        (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .none),
        (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
        (["TERM": "xterm-256color", "NO_COLOR": ""], .ansi256),
    ])
    @MainActor func colourDepthFollowsTheEnvironment(
        environment: [String: String], depth: ColorDepth
    ) {
        let capabilities = TerminalCapabilities(environment: environment)
        expect(capabilities.colorDepth, depth)
        expect(TerminalOptions(capabilities).isAnimated, depth >= .ansi256)
    }

    @Test(arguments: ["", "dumb"])
    func terminalsWithoutCursorAddressingGetPlainText(term: String) {
        expect(!TerminalCapabilities(environment: ["TERM": term]).isAddressable)
    }

    @Test(arguments: [
        (["LANG": "en_US.UTF-8"], true), (["LANG": "C"], false), ([:], true),
        (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_CTYPE": "C.utf8"], true),
    ])
    func unicodeFollowsTheLocale(environment: [String: String], isUnicode: Bool) {
        expect(TerminalCapabilities(environment: environment).isUnicode, isUnicode)
    }

    @Test(arguments: [[], ["--keys", "down"]])
    @MainActor func noAnimationStopsMotionAndNothingElse(arguments: [String]) throws {
        let still = try TerminalOptions(
            arguments: arguments,
            TerminalCapabilities(environment: ["TERM": "xterm-256color", "NO_ANIMATION": "1"]))
        expect(!still.isAnimated && !still.isAccessible)
        let moving = try TerminalOptions(
            arguments: arguments, TerminalCapabilities(environment: ["TERM": "xterm-256color"]))
        expect(moving.isAnimated && !moving.isAccessible)
    }
}

@Suite struct CastWriterTests {
    @Test func aRecordingHasAHeaderAndOneEventPerLine() {
        var cast = CastWriter(size: TerminalSize(columns: 80, rows: 24), title: "A \"b\"")
        cast.add("o", "\u{1B}[Hé\r\n\\", at: 0.5)
        cast.add("r", "10x5", at: 1.25)
        expect(
            cast.text,
            """
            {"version":2,"width":80,"height":24,"title":"A \\"b\\"","env":{"TERM":"xterm-256color"}}
            [0.500000,"o","\\u001b[Hé\\r\\n\\\\"]
            [1.250000,"r","10x5"]

            """)
    }
}

@Suite struct KeyScriptTests {
    @Test func aScriptContainsKeysWithModifiersAndWaits() throws {
        // A script contains keys and waits.
        do {
            let script = try KeyScript("r, down,wait:0.5,type:Hi,ctrl-c,f1,resize:20x10, ")
            expect(
                script.steps,
                [
                    .input(.key(.character("r"))), .input(.key(.down)), .wait(0.5),
                    .input(.key(.character("H"))), .input(.key(.character("i"))),
                    .input(.key(.control("c"))), .input(.key(.f1)),
                    .resize(TerminalSize(columns: 20, rows: 10)), .input(.key(.character(" "))),
                ])
        }
        // Modifiers precede a key.
        do {
            let script = try KeyScript(
                "alt-f,ctrl-left,shift-up,alt-backspace,ctrl-alt-end,ctrl-L,-")
            let keys: [Key] = [
                .alt("f"), .left.with(.control), .up.with(.shift), .backspace.with(.alt),
                .end.with([.alt, .control]), .control("l"), .character("-"),
            ]
            expect(script.steps, keys.map { .input(.key($0)) })
        }
    }

    @Test(arguments: [
        "sideways", "wait:soon", "click:1", "hyper-x", "resize:1", "down-", "ctrl-", "x-", "é-",
        "alt-ctrl-", "click:0:-9223372036854775808", "click:1:2:3", "click:a:1:2", "wheel:2:3",
        "wheel:-9223372036854775808", "wheel:", "wait:nan", "f2",
        String(repeating: "alt-", count: 5000),
    ])
    func errorsQuoteTheUnknownStep(text: String) {
        #expect {
            try KeyScript("down,\(text)")
        } throws: { error in
            "\(error)".contains("`\(text)`")
        }
    }
}

@MainActor @Suite struct ClockTests {
    @Test func timersFireInOrderAndOnTime() {
        let clock = TerminalVirtualClock()
        var log: [String] = []
        clock.schedule(after: 2) { log.append("b \(clock.now)") }
        clock.schedule(after: 1) {
            log.append("a \(clock.now)")
            clock.schedule(after: 0.5) { log.append("c \(clock.now)") }
        }
        let cancel = clock.schedule(after: 1) { log.append("never") }
        cancel()
        clock.advance(by: 1)
        expect(log, ["a 1.0"])
        clock.advance(by: 5)
        expect(log, ["a 1.0", "c 1.5", "b 2.0"])
        expect(clock.now, 6)
    }
}
