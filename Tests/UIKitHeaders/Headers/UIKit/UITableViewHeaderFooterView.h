#pragma once

#include "UILabel.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property(nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property(nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
@end

NS_ASSUME_NONNULL_END
