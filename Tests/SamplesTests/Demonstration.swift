@testable import SamplesKit

extension Sample {
    /// Keys that use what the sample has, for recordings and films.
    var demonstration: String {
        switch self {
        case .accounts:
            "wait:3,r,wait:3,r,wait:3,down,enter,wait:1,escape,wait:1"
        case .artists:
            "wait:1,',m,wait:1,r,wait:2,down,down,enter,wait:1,escape,/,type:paper,wait:1,escape"
        case .form:
            "wait:1,enter,type:Tea with Ada,tab,type:Kitchen,tab,space,wait:1,space,wait:1,"
                + "down,down,enter,type:2020,wait:1,escape,wait:1"
        case .news: "wait:2,G,wait:2,G,wait:2,G,wait:1,enter,wait:2,G,wait:1"
        case .chat:
            "wait:2,escape,pageup,wait:1,pageup,wait:2,pageup,pageup,wait:2,g,enter,wait:1,o,wait:4,e,"
                + "wait:1,G,enter,type:Good morning,enter,wait:4"
        case .home: "wait:2,r,wait:2,down,o,wait:1,r,wait:2"
        case .market: "wait:1,f,wait:1,f,tab,pageup,wait:1,s,wait:1"
        case .processes: "wait:3,>,wait:2,s,wait:2,<,down,down,enter,wait:4,tab,wait:1"
        case .tasks:
            "wait:1,a,type:Buy stamps,enter,wait:1,up,x,wait:1,M,down,down,wait:1,enter,wait:1,u,"
                + "wait:1,.,wait:1,escape,space,down,space,wait:1,D,wait:1,y,wait:1,u,wait:2"
        }
    }
}
