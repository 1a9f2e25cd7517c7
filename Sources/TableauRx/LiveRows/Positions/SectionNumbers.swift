/// Numbers for sections, assigned when a row is in the section and released when it has no rows
/// left.
final class SectionNumbers<Section: Hashable> {
    private var numbers: [Section: Int32] = [:]
    private var sections: [Section?] = []
    private var free: [Int32] = []

    func number(of section: Section) -> Int32 {
        if let number = numbers[section] { return number }
        let number = free.popLast() ?? Int32(sections.count)
        if Int(number) == sections.count { sections.append(nil) }
        sections[Int(number)] = section
        numbers[section] = number
        return number
    }

    /// Returns the number of a section, which must have one.
    func existingNumber(of section: Section) -> Int32? { numbers[section] }

    func section(_ number: Int32) -> Section? { sections[Int(number)] }

    func release(_ number: Int32) {
        guard let section = sections[Int(number)] else { return }
        numbers[section] = nil
        sections[Int(number)] = nil
        free.append(number)
    }

    /// All assigned numbers.
    var all: [Int32] { sections.indices.filter { sections[$0] != nil }.map { Int32($0) } }
}
