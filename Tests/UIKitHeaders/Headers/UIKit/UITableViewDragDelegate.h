#pragma once

#include "UIKitDefines.h"

NS_ASSUME_NONNULL_BEGIN

@class UITableView;

NS_SWIFT_UI_ACTOR
@protocol UIDragSession <NSObject>
@end

NS_SWIFT_UI_ACTOR
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDragDelegate <NSObject>
@required
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView
        itemsForBeginningDragSession:(id<UIDragSession>)session
                         atIndexPath:(NSIndexPath *)indexPath;
@optional
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session;
@end

NS_ASSUME_NONNULL_END
