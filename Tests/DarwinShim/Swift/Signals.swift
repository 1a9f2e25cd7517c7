// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported public import DarwinC
import Glibc

public let SIGHUP: Int32 = 1
public let SIGINT: Int32 = 2
public let SIGQUIT: Int32 = 3
public let SIGILL: Int32 = 4
public let SIGTRAP: Int32 = 5
public let SIGABRT: Int32 = 6
public let SIGFPE: Int32 = 8
public let SIGKILL: Int32 = 9
public let SIGBUS: Int32 = 10
public let SIGSEGV: Int32 = 11
public let SIGPIPE: Int32 = 13
public let SIGTERM: Int32 = 15
public let SIGSTOP: Int32 = 17
public let SIGTSTP: Int32 = 18
public let SIGCONT: Int32 = 19
public let SIGWINCH: Int32 = 28

public let SA_ONSTACK: Int32 = 1
public let SA_RESTART: Int32 = 2
public let SA_SIGINFO: Int32 = 0x40
public let SIG_UNBLOCK: Int32 = 2
public let SIG_SETMASK: Int32 = 3
public let SS_DISABLE: Int32 = 4

// MARK: Actions

public typealias sig_t = @convention(c) (Int32) -> Void
public typealias siginfo_t = __siginfo

public typealias sigset_t = UInt32

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

@discardableResult public func signal(_ number: Int32, _ handler: sig_t!) -> sig_t! {
    var new = DarwinC.sigaction()
    var old = DarwinC.sigaction()
    new.__sigaction_u.__sa_handler = handler
    new.sa_flags = SA_RESTART
    sigaction(number, &new, &old)
    return old.__sigaction_u.__sa_handler
}

@discardableResult public func kill(_ process: pid_t, _ number: Int32) -> Int32 {
    Glibc.kill(process, linux_signal(number))
}
@discardableResult public func raise(_ number: Int32) -> Int32 {
    Glibc.raise(linux_signal(number))
}

// MARK: Masks and stacks

@discardableResult public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 {
    set.pointee = 0
    return 0
}
@discardableResult
public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>!, _ number: Int32) -> Int32 {
    set.pointee |= 1 << UInt32(number - 1)
    return 0
}

@discardableResult
public func pthread_sigmask(
    _ how: Int32, _ set: UnsafePointer<sigset_t>!, _ old: UnsafeMutablePointer<sigset_t>!
) -> Int32 {
    var linux = Glibc.sigset_t()
    var linuxOld = Glibc.sigset_t()
    Glibc.sigemptyset(&linux)
    for number in Int32(1)..<32 where set.pointee & 1 << UInt32(number - 1) != 0 {
        Glibc.sigaddset(&linux, linux_signal(number))
    }
    // Darwin numbers them from 1, Linux from 0.
    let result = Glibc.pthread_sigmask(how - 1, &linux, &linuxOld)
    guard let old else { return result }
    sigemptyset(old)
    for number in Int32(1)..<32 where Glibc.sigismember(&linuxOld, linux_signal(number)) == 1 {
        sigaddset(old, number)
    }
    return result
}

public typealias stack_t = __darwin_sigaltstack

public struct __darwin_sigaltstack {
    public var ss_sp: UnsafeMutableRawPointer!
    public var ss_size: UInt = 0
    public var ss_flags: Int32 = 0

    public init() {}
}

@discardableResult
public func sigaltstack(
    _ new: UnsafePointer<stack_t>!, _ old: UnsafeMutablePointer<stack_t>!
) -> Int32 {
    var linux = Glibc.stack_t()
    if let old {
        let result = Glibc.sigaltstack(nil, &linux)
        old.pointee.ss_flags = linux.ss_flags & Int32(Glibc.SS_DISABLE) == 0 ? 0 : SS_DISABLE
        return result
    }
    linux.ss_sp = new.pointee.ss_sp
    linux.ss_size = Int(new.pointee.ss_size)
    return Glibc.sigaltstack(&linux, nil)
}

@discardableResult public func atexit(_ work: @escaping @convention(c) () -> Void) -> Int32 {
    Glibc.atexit(work)
}
public func exit(_ status: Int32) -> Never { Glibc.exit(status) }
public func _exit(_ status: Int32) -> Never { Glibc._exit(status) }
