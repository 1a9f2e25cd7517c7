#pragma once

#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (void)pushViewController:(UIViewController *)viewController
                  animated:(BOOL)animated NS_SWIFT_NAME(pushViewController(_:animated:));
@end

NS_ASSUME_NONNULL_END
