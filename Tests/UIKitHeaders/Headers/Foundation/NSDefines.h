// The attributes of Apple's headers.
#pragma once

#include "../ObjectiveC/NSObject.h"

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_BRIDGED_TO(name) __attribute__((swift_bridge(name)))
#define NS_ENUM(name, swift) \
    enum name : NSInteger name; \
    enum __attribute__((enum_extensibility(open), swift_name(#swift))) name : NSInteger
#define NS_OPTIONS(name, swift) \
    enum name : NSUInteger name; \
    enum __attribute__((flag_enum, enum_extensibility(open), swift_name(#swift))) name : NSUInteger
