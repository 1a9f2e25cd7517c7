#pragma once

#include "CGGeometry.h"
#include "NSArray.h"
#include "NSBundle.h"
#include "NSCoding.h"
#include "NSIndexPath.h"
#include "NSIndexSet.h"
#include "NSItemProvider.h"
#include "NSNumber.h"
#include "NSString.h"
