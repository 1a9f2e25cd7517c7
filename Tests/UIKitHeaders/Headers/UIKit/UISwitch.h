#pragma once

#include "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl
@property(nonatomic, getter=isOn) BOOL on NS_SWIFT_NAME(isOn);
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
