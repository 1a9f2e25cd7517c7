// Points and rectangles. `CGFloat` is another name of Swift's `Double` here.
#pragma once

struct CGPoint { double x, y; };
struct CGSize { double width, height; };
struct CGRect { struct CGPoint origin; struct CGSize size; };
typedef struct CGPoint CGPoint;
typedef struct CGSize CGSize;
typedef struct CGRect CGRect;
