// Conforming classes need `init?(coder:)`, and so do subclasses with initializers of their own.
#pragma once

#include "NSDefines.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

NS_ASSUME_NONNULL_END
