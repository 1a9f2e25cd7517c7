#pragma once

#include "../Foundation/Foundation.h"
#include "../Foundation/NSDefines.h"

// UIKit's classes and protocols are isolated to the main actor.
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
