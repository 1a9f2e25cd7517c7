// The root class and protocol of Objective-C.
#pragma once

typedef _Bool BOOL;

typedef long NSInteger;
typedef unsigned long NSUInteger;

@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property(readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype _Nonnull)init __attribute__((objc_designated_initializer));
- (id _Nullable)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
@end
