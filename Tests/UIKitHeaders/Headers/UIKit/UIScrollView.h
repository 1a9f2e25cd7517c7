#pragma once

#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UIRefreshControl;
@class UIScrollView;

typedef struct {
    double top, left, bottom, right;
} UIEdgeInsets;

NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property(nonatomic, strong, nullable) UIRefreshControl *refreshControl;
@end

NS_ASSUME_NONNULL_END
