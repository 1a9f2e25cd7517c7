// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension CGRect {
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
    public var minY: CGFloat { origin.y }
    public var maxY: CGFloat { origin.y + size.height }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
}
