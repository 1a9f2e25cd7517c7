// Who conforms must have `init?(coder:)`, and so must each subclass with an initializer of its own.
#pragma once

#include "NSDefines.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

NS_ASSUME_NONNULL_END
