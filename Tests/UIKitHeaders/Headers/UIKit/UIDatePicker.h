#pragma once

#include "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIDatePicker : UIControl
@end

NS_ASSUME_NONNULL_END
