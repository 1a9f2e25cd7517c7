#pragma once

#include "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIRefreshControl : UIControl
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, getter=isRefreshing) BOOL refreshing NS_SWIFT_NAME(isRefreshing);
- (void)beginRefreshing;
- (void)endRefreshing;
@end

NS_ASSUME_NONNULL_END
