#pragma once

#include "UINib.h"
#include "UITableViewDataSource.h"
#include "UITableViewDelegate.h"
#include "UITableViewDragDelegate.h"
#include "UITableViewHeaderFooterView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(UITableViewStyle, UITableView.Style) {
    UITableViewStylePlain,
    UITableViewStyleGrouped,
    UITableViewStyleInsetGrouped
};

typedef NS_ENUM(UITableViewScrollPosition, UITableView.ScrollPosition) {
    UITableViewScrollPositionNone,
    UITableViewScrollPositionTop,
    UITableViewScrollPositionMiddle,
    UITableViewScrollPositionBottom
};

typedef NS_ENUM(UITableViewRowAnimation, UITableView.RowAnimation) {
    UITableViewRowAnimationFade,
    UITableViewRowAnimationRight,
    UITableViewRowAnimationLeft,
    UITableViewRowAnimationTop,
    UITableViewRowAnimationBottom,
    UITableViewRowAnimationNone,
    UITableViewRowAnimationMiddle,
    UITableViewRowAnimationAutomatic = 100
};

extern const double UITableViewAutomaticDimension NS_SWIFT_NAME(UITableView.automaticDimension);

NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
                        style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly) UITableViewStyle style;

// Data source and delegates.
@property(nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property(nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property(nonatomic, weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property(nonatomic, weak, nullable) id<UITableViewDragDelegate> dragDelegate;
@property(nonatomic) BOOL dragInteractionEnabled;
@property(nonatomic, readonly) BOOL hasActiveDrag;
@property(nonatomic, readonly) BOOL hasActiveDrop;

// Heights that the delegate doesn't provide.
@property(nonatomic) double rowHeight;
@property(nonatomic) double sectionHeaderHeight;
@property(nonatomic) double sectionFooterHeight;
@property(nonatomic) double estimatedRowHeight;
@property(nonatomic) double estimatedSectionHeaderHeight;
@property(nonatomic) double estimatedSectionFooterHeight;

// Content and layout.
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property(nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section;
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section;

- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForFooterInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;

// Updates.
- (void)reloadData;
- (void)performBatchUpdates:(void(NS_NOESCAPE ^ _Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;

// Selection.
@property(nonatomic) BOOL allowsSelection;
@property(nonatomic) BOOL allowsMultipleSelection;
@property(nonatomic) BOOL allowsSelectionDuringEditing;
@property(nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property(nonatomic, getter=isEditing) BOOL editing NS_SWIFT_NAME(isEditing);
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property(nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;

// Reuse.
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath;
- (nullable __kindof UITableViewHeaderFooterView *)
    dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)aClass
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
@end

NS_ASSUME_NONNULL_END
