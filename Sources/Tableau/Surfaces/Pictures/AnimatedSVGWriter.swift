#if !canImport(UIKit)
import Tableau
import TableauTimeline

/// Writes an animation as an SVG document whose style sheet moves its parts.
///
/// Each drawing of a part is a separate element: a row whose text changes becomes two elements on
/// the same path, one of which is visible at a time.
struct AnimatedSVGWriter {
    let scenes: [AnimationScene]
    let title: String?
    let secondsPerScene: Double

    private struct Element {
        var item: PictureItem
        var drawing: String
        var track = AnimationTrack()
        /// The time at which it is highlighted, because its content is new.
        var litAt: Double?
        var layer = Layer.resting
    }

    /// Later elements cover earlier ones: leaving parts are at the bottom, moving parts at the top.
    private enum Layer: Int {
        case leaving
        case resting
        case floating
    }

    func svg() -> String {
        let height = scenes.map(\.picture.height).max() ?? 44
        let document = SVGDocument(title: title, height: height)
        let items = self.elements(\.items)
        let layers = [Layer.leaving, .resting, .floating].flatMap { layer in
            items.filter { $0.layer == layer }
        }
        let elements = self.elements(\.cards, keepsHeight: false) + layers
        var motion = ""
        var body = ""
        for (number, element) in elements.enumerated() {
            motion += rules(for: element, number)
            body += markup(for: element, number)
        }
        guard scenes.count > 1 else { return document.text(body: body) }
        return document.text(motion: motion + loop, body: "<g id=\"film\">\n\(body)</g>\n")
    }

    /// Fades out the end and fades in the start, so that the loop doesn't look like a change.
    private var loop: String {
        "@keyframes loop{0%{opacity:0}\(percent(Self.fade)){opacity:1}"
            + "\(percent(total - Self.fade)){opacity:1}100%{opacity:0}}"
            + "#film{animation:loop \(SVGText.decimal(total))s infinite}\n"
    }

    private static let fade = 0.25

    private var total: Double { secondsPerScene * Double(scenes.count) }

    // MARK: Tracks

    /// Returns the elements of one layer, with their tracks through all scenes.
    private func elements(
        _ layer: KeyPath<PictureScene, [PictureItem]>, keepsHeight: Bool = true
    ) -> [Element] {
        guard let first = scenes.first else { return [] }
        let style = first.picture.style
        let drawing = RowDrawing(style: style, width: SVGDocument.width)
        var elements: [Element] = []
        var current: [Int: Int] = [:]
        for item in first.picture[keyPath: layer] {
            var element = Element(item: item, drawing: drawing.drawing(of: item))
            element.track.start(item)
            current[item.id] = elements.count
            elements.append(element)
        }
        for index in scenes.indices.dropFirst() {
            let time = secondsPerScene * Double(index)
            let passage = Passage(
                from: scenes[index - 1].picture[keyPath: layer],
                to: scenes[index].picture[keyPath: layer], scenes[index], at: time)
            for (id, known) in current where passage.new[id] == nil {
                elements[known].track.leave(at: time, to: passage.ends[id])
                if elements[known].layer == .resting { elements[known].layer = .leaving }
                current[id] = nil
            }
            for item in scenes[index].picture[keyPath: layer] {
                let drawn = drawing.drawing(of: item)
                let isLit = (passage.starts[item.id]?.flash ?? 0) > 0
                let floats = scenes[index].arrivals[item.id] == .moves
                if let known = current[item.id] {
                    let isSame = elements[known].drawing == drawn
                    if isSame || !keepsHeight {
                        elements[known].track.stay(at: time, item)
                        if floats { elements[known].layer = .floating }
                        continue
                    }
                    elements[known].track.leave(at: time, to: nil)
                }
                var element = Element(
                    item: item, drawing: drawn, litAt: isLit ? time : nil,
                    layer: floats ? .floating : .resting)
                let start =
                    passage.starts[item.id]
                    ?? TimelineItem(id: item.id, y: Double(item.y), height: Double(item.height))
                element.track.enter(at: time, from: start, to: item)
                current[item.id] = elements.count
                elements.append(element)
            }
        }
        for index in elements.indices { elements[index].track.finish(at: total) }
        return elements
    }

    /// The transition from one scene to the next, according to the timeline.
    private struct Passage {
        /// The state of each part at the start.
        let starts: [Int: TimelineItem]
        /// The state of each leaving part at the end.
        let ends: [Int: TimelineItem]
        let new: [Int: PictureItem]

        init(
            from before: [PictureItem], to after: [PictureItem], _ scene: AnimationScene,
            at time: Double
        ) {
            let old = Set(before.map(\.id))
            let new = Dictionary(uniqueKeysWithValues: after.map { ($0.id, $0) })
            let departing = before.map { item in
                let fate =
                    scene.departures[item.id] ?? (new[item.id] == nil ? .deletes(.fade) : .stays)
                return TimelineSlot(item, fate)
            }
            let arriving = after.map { item in
                let known = scene.arrivals[item.id]
                return TimelineSlot(
                    item, known ?? (old.contains(item.id) ? .stays : .inserts(.fade)))
            }
            var timeline = Timeline(showing: departing)
            timeline.transition(from: departing, to: arriving, at: time)
            // A leaving part is gone at the very end, so its last state is sampled shortly before.
            let end = time + Timeline.duration * 0.99
            starts = Dictionary(timeline.items(at: time).map { ($0.id, $0) }) { first, _ in first }
            ends = Dictionary(
                timeline.items(at: end).filter(\.isLeaving).map { ($0.id, $0) }
            ) { first, _ in first }
            self.new = new
        }
    }

    // MARK: Writing

    private func markup(for element: Element, _ number: Int) -> String {
        let isThere = element.track.points.first?.isSeen ?? true
        let hidden = isThere ? "" : " opacity=\"0\""
        let drawing = RowDrawing(style: scenes[0].picture.style, width: SVGDocument.width)
        let ground = scenes.count > 1 ? drawing.ground(of: element.item) : ""
        let light = element.litAt == nil ? "" : drawing.light(of: element.item, id: "l\(number)")
        return "<g id=\"e\(number)\" transform=\"translate(0,\(element.item.y))\"\(hidden)>"
            + "\(ground)\(light)\(element.drawing)</g>\n"
    }

    private func rules(for element: Element, _ number: Int) -> String {
        let points = element.track.points
        guard !element.track.isStill else { return "" }
        let seconds = SVGText.decimal(total)
        var frames = ""
        for point in points {
            let easing = point.moves ? ";animation-timing-function:\(Self.easing)" : ""
            frames += "\(percent(point.time)){transform:translate(\(point.x)px,\(point.y)px);"
            frames += "opacity:\(point.isSeen ? 1 : 0)\(easing)}"
        }
        var text = "@keyframes m\(number){\(frames)}#e\(number){animation:m\(number) "
        text += "\(seconds)s infinite}\n"
        if element.item.kind == .card, Set(points.map(\.height)).count > 1 {
            let heights = points.map { point in
                let easing = point.moves ? ";animation-timing-function:\(Self.easing)" : ""
                return "\(percent(point.time)){height:\(point.height)px\(easing)}"
            }
            text += "@keyframes h\(number){\(heights.joined())}#e\(number) rect{animation:"
            text += "h\(number) \(seconds)s infinite}\n"
        }
        if let time = element.litAt {
            text += "@keyframes f\(number){0%{opacity:0}\(percent(time - 0.001)){opacity:0}"
            text += "\(percent(time)){opacity:.5}\(percent(time + Timeline.flashDuration))"
            text += "{opacity:0}100%{opacity:0}}#l\(number){animation:f\(number) "
            text += "\(seconds)s infinite}\n"
        }
        return text
    }

    /// Cubic ease-out, as in ``Timeline``.
    private static let easing = "cubic-bezier(.215,.61,.355,1)"

    private func percent(_ time: Double) -> String {
        SVGText.decimal(max(0, min(100, time / total * 100))) + "%"
    }
}

extension TimelineSlot {
    fileprivate init(_ item: PictureItem, _ fate: Fate) {
        self.init(id: item.id, y: Double(item.y), height: Double(item.height), fate: fate)
    }
}
#endif
