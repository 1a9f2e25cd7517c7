// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import DarwinC
import Glibc

public typealias tcflag_t = UInt
public typealias speed_t = UInt
public typealias cc_t = UInt8

public struct termios: Sendable {
    public var c_iflag: tcflag_t = 0
    public var c_oflag: tcflag_t = 0
    public var c_cflag: tcflag_t = 0
    public var c_lflag: tcflag_t = 0
    public var c_cc:
        (
            cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t,
            cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t
        ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    public var c_ispeed: speed_t = 0
    public var c_ospeed: speed_t = 0

    public init() {}
}

public let IUTF8: Int32 = 0x4000
public let OPOST: Int32 = 1
public let ECHO: Int32 = 8
public let ISIG: Int32 = 0x80
public let ICANON: Int32 = 0x100
public let VMIN: Int32 = 16
public let VTIME: Int32 = 17
public let TCSANOW: Int32 = 0
public let TCOFLUSH: Int32 = 2

public func tcgetattr(_ fd: Int32, _ modes: UnsafeMutablePointer<termios>!) -> Int32 {
    (modes.pointee.c_ispeed, modes.pointee.c_ospeed) = (38_400, 38_400)
    return linux_tcgetattr(fd, modes)
}

public func tcsetattr(
    _ fd: Int32, _ action: Int32, _ modes: UnsafePointer<termios>!
) -> Int32 { linux_tcsetattr(fd, action, modes) }

public func tcgetpgrp(_ fd: Int32) -> pid_t { Glibc.tcgetpgrp(fd) }

public func cfmakeraw(_ modes: UnsafeMutablePointer<termios>!) {
    // As in 4.4BSD: input and output are not processed, no signals, eight bits per byte.
    modes.pointee.c_iflag = 1
    modes.pointee.c_oflag &= ~1
    modes.pointee.c_lflag &= ~(8 | 0x10 | 0x80 | 0x100 | 0x400)
    modes.pointee.c_cflag = modes.pointee.c_cflag & ~0x1300 | 0x300 | 0x800
}

// MARK: Devices

public struct winsize: Sendable {
    public var ws_row: UInt16 = 0
    public var ws_col: UInt16 = 0
    public var ws_xpixel: UInt16 = 0
    public var ws_ypixel: UInt16 = 0

    public init() {}
}

public let TIOCGWINSZ: UInt = 0x4008_7468
public let TIOCSWINSZ: UInt = 0x8008_7467
public let TIOCOUTQ: UInt = 0x4004_7473

public func ioctl(_ fd: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer) -> Int32 {
    switch request {
    case TIOCGWINSZ: Glibc.ioctl(fd, UInt(Glibc.TIOCGWINSZ), argument)
    case TIOCSWINSZ: Glibc.ioctl(fd, UInt(Glibc.TIOCSWINSZ), argument)
    case TIOCOUTQ: Glibc.ioctl(fd, UInt(Glibc.TIOCOUTQ), argument)
    default: -1
    }
}

@discardableResult public func tcflush(_ fd: Int32, _ queue: Int32) -> Int32 {
    // Darwin numbers them from 1, Linux from 0.
    Glibc.tcflush(fd, queue - 1)
}
public func isatty(_ fd: Int32) -> Int32 { Glibc.isatty(fd) }
public func ttyname(_ fd: Int32) -> UnsafeMutablePointer<CChar>! { Glibc.ttyname(fd) }
public func devname(_ device: dev_t, _ type: mode_t) -> UnsafeMutablePointer<CChar>! { nil }
