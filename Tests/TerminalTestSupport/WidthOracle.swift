/// The width of text in terminals, from Unicode's data alone: the oracle for the product's table.
///
/// Made from Unicode 17.0: `W` and `F` of East Asian Width take two columns. Nonspacing and
/// enclosing marks, format characters (except those that Arabic and other scripts show before
/// numbers) and the parts of Hangul that join the preceding syllable take none. Everything else
/// takes one. `wcwidth` of glibc 2.36 agrees on all of Unicode 15.0 except the soft hyphen and one
/// mark.
package enum WidthOracle {
    /// The columns of a code point: 0, 1 or 2; nil if it is a control, private or unassigned.
    package static func columns(of scalar: Unicode.Scalar) -> Int? {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end <= scalar.value { low = middle + 1 } else { high = middle }
        }
        return runs[low].columns
    }

    /// The columns of a grapheme.
    ///
    /// Each code point takes its own columns, but never more than two together; variation selector 16
    /// turns a narrow character into a picture of two columns.
    package static func columns(of character: Character) -> Int {
        var columns = 0
        for scalar in character.unicodeScalars {
            columns += self.columns(of: scalar) ?? 1
            if scalar.value == 0xFE0F, columns == 1 { columns = 2 }
        }
        return min(2, columns)
    }

    private struct Run {
        /// The code point after the last one.
        var end: UInt32
        var columns: Int?
    }

    private static let runs: [Run] = {
        var end: UInt32 = 0
        return table.split(separator: " ").map { run in
            end += UInt32(run.dropFirst()) ?? 0
            return Run(end: end, columns: ["z": 0, "n": 1, "w": 2][run.prefix(1)])
        }
    }()

    /// Runs of code points in order, from 0: `u`nassigned, `z`ero, `n`arrow or `w`ide, and a count.
    private static let table = """
        u32 n95 u33 n13 z1 n594 z112 n8 u2 n6 u4 n7 u1 n1 u1 n20 u1 n224 z7 n166 u1 n38 u2 n50 \
        u2 n3 u1 z45 n1 z1 n1 z2 n1 z2 n1 z1 u8 n27 u4 n6 u11 n16 z11 n1 z1 n46 z21 n16 z1 n101 \
        z7 n2 z6 n2 z2 n1 z4 n32 u1 n2 z1 n30 z27 u2 n89 z11 n1 u14 n43 z9 n7 u2 z1 n24 z4 n1 z9 \
        n1 z3 n1 z5 u2 n15 u1 n25 z3 u2 n1 u1 n11 u5 n34 u5 z9 n42 z24 n1 z32 n55 z1 n1 z1 n4 z8 \
        n4 z1 n3 z7 n10 z2 n29 z1 n2 u1 n8 u2 n2 u2 n22 u1 n7 u1 n1 u3 n4 u2 z1 n4 z4 u2 n2 u2 \
        n2 z1 n1 u8 n1 u4 n2 u1 n3 z2 u2 n24 z1 u2 z2 n1 u1 n6 u4 n2 u2 n22 u1 n7 u1 n2 u1 n2 u1 \
        n2 u2 z1 u1 n3 z2 u4 z2 u2 z3 u3 z1 u7 n4 u1 n1 u7 n10 z2 n3 z1 n1 u10 z2 n1 u1 n9 u1 n3 \
        u1 n22 u1 n7 u1 n2 u1 n5 u2 z1 n4 z5 u1 z2 n1 u1 n2 z1 u2 n1 u15 n2 z2 u2 n12 u7 n1 z6 \
        u1 z1 n2 u1 n8 u2 n2 u2 n22 u1 n7 u1 n2 u1 n5 u2 z1 n2 z1 n1 z4 u2 n2 u2 n2 z1 u7 z2 n1 \
        u4 n2 u1 n3 z2 u2 n18 u10 z1 n1 u1 n6 u3 n3 u1 n4 u3 n2 u1 n1 u1 n2 u3 n2 u3 n3 u3 n12 \
        u4 n2 z1 n2 u3 n3 u1 n3 z1 u2 n1 u6 n1 u14 n21 u5 z1 n3 z1 n8 u1 n3 u1 n23 u1 n16 u2 z1 \
        n1 z3 n4 u1 z3 u1 z4 u7 z2 u1 n3 u1 n2 u2 n2 z2 u2 n10 u7 n10 z1 n11 u1 n3 u1 n23 u1 n10 \
        u1 n5 u2 z1 n2 z1 n5 u1 z1 n2 u1 n2 z2 u7 n2 u5 n3 u1 n2 z2 u2 n10 u1 n3 u12 z2 n11 u1 \
        n3 u1 n41 z2 n4 z4 u1 n3 u1 n3 z1 n2 u4 n14 z2 u2 n26 u1 z1 n2 u1 n18 u3 n24 u1 n9 u1 n1 \
        u2 n7 u3 z1 u4 n3 z3 u1 z1 u1 n8 u6 n10 u2 n3 u12 n48 z1 n2 z7 u4 n8 z8 n13 u37 n2 u1 n1 \
        u1 n5 u1 n24 u1 n1 u1 n10 z1 n2 z9 n1 u2 n5 u1 n1 u1 z7 u1 n10 u2 n4 u32 n24 z2 n27 z1 \
        n1 z1 n1 z1 n14 u1 n36 u4 z14 n1 z5 n1 z2 n5 z11 u1 z36 u1 n8 z1 n6 u1 n13 u37 n45 z4 n1 \
        z6 n1 z2 n2 z2 n25 z2 n4 z3 n16 z4 n13 z1 n2 z2 n6 z1 n15 z1 n40 u1 n1 u5 n1 u2 n48 w96 \
        z160 n73 u1 n4 u2 n7 u1 n1 u1 n4 u2 n41 u1 n4 u2 n33 u1 n4 u2 n7 u1 n1 u1 n4 u2 n15 u1 \
        n57 u1 n4 u2 n67 u2 z3 n29 u3 n26 u6 n86 u2 n6 u2 n669 u3 n89 u7 n18 z3 n1 u9 n19 z2 n3 \
        u9 n18 z2 u12 n13 u1 n3 u1 z2 u12 n52 z2 n1 z7 n8 z1 n2 z11 n9 z1 u2 n10 u6 n10 u6 n11 \
        z5 n10 u6 n89 u7 n5 z2 n34 z1 n1 u5 n70 u10 n31 u1 z3 n4 z2 n3 u4 n2 z1 n6 z3 u4 n1 u3 \
        n42 u2 n5 u11 n44 u4 n26 u6 n11 u3 n57 z2 n2 z1 u2 n56 z1 n1 z7 u1 z1 n1 z1 n2 z8 n6 z10 \
        u2 z1 n10 u6 n10 u6 n14 u2 z46 u2 z12 u20 z4 n48 z1 n1 z5 n1 z1 n5 z1 n10 u1 n29 z9 n12 \
        z2 n32 z4 n2 z2 n1 z3 n56 z1 n1 z2 n3 z1 n1 z3 n2 u8 n48 z8 n2 z2 u3 n15 u3 n62 u5 n43 \
        u2 n11 u8 z3 n1 z13 n1 z7 n4 z1 n6 z1 n3 z2 n1 u5 n192 z64 n278 u2 n6 u2 n38 u2 n6 u2 n8 \
        u1 n1 u1 n1 u1 n1 u1 n31 u2 n53 u1 n15 u1 n14 u2 n6 u1 n19 u2 n3 u1 n9 u1 n11 z5 n24 z7 \
        n49 z5 u1 z10 n2 u2 n27 u1 n13 u3 n34 u14 z33 u15 n140 u4 n394 w2 n13 w2 n190 w4 n3 w1 \
        n2 w1 n54 u22 n11 u21 n413 w2 n21 w2 n26 w8 n16 w12 n43 w1 n10 w6 n3 w1 n13 w1 n8 w2 n17 \
        w2 n5 w2 n8 w1 n5 w1 n21 w1 n7 w2 n1 w1 n4 w1 n2 w1 n7 w1 n4 w2 n28 w1 n35 w1 n1 w1 n4 \
        w3 n1 w1 n61 w3 n24 w1 n14 w1 n859 w2 n51 w1 n4 w1 n30 u2 n377 z3 n2 u5 n45 u1 n1 u5 n1 \
        u2 n56 u7 n2 u14 z1 n23 u9 n7 u1 n7 u1 n7 u1 n7 u1 n7 u1 n7 u1 n7 u1 n7 u1 z32 n94 u34 \
        w26 u1 w89 u12 w214 u26 w58 z4 w17 n1 u1 w86 u2 z2 w101 u5 w43 u1 w94 u1 w86 u9 w48 u1 \
        w40 n8 w29245 u3 w55 u9 n348 u20 n47 z4 n1 z10 n32 z2 n80 z2 n6 u8 n221 u20 n17 z1 n3 z1 \
        n4 z1 n25 z2 n5 z1 u3 n10 u6 n56 u8 n68 z2 u8 n12 u6 z18 n13 z1 n38 z8 n25 z11 n2 u11 n1 \
        w29 u3 z3 n48 z1 n2 z4 n2 z2 n16 u1 n11 u4 n7 z1 n25 u1 n41 z6 n2 z2 n2 z2 u9 n3 z1 n8 \
        z1 n1 u2 n10 u2 n32 z1 n51 z1 n1 z3 n2 z2 n5 z2 n1 z1 n1 u24 n17 z2 n8 z1 u10 n6 u2 n6 \
        u2 n6 u9 n7 u1 n7 u1 n60 u4 n117 z1 n2 z1 n4 z1 u2 n10 u6 w11172 u12 z23 u4 z49 u8452 \
        w366 u2 w106 u38 n7 u12 n5 u5 n1 z1 n24 u1 n5 u1 n1 u1 n2 u1 n2 u1 n650 u32 n16 z16 w10 \
        u6 z16 w35 u1 w19 u1 w4 u4 n5 u1 n135 u2 z1 u1 w96 n94 u3 n6 u2 n6 u2 n6 u2 n3 u3 w7 u1 \
        n7 u10 z3 n2 u2 n12 u1 n26 u1 n19 u1 n2 u1 n15 u2 n14 u34 n123 u5 n3 u4 n45 u3 n88 u1 \
        n13 u3 n1 u47 n45 z1 u130 n29 u3 n49 u15 z1 n27 u4 n36 u9 n30 u5 n38 z5 u5 n30 u1 n37 u4 \
        n14 u42 n158 u2 n10 u6 n36 u4 n36 u4 n40 u8 n52 u11 n12 u1 n15 u1 n7 u1 n2 u1 n11 u1 n15 \
        u1 n7 u1 n2 u3 n52 u12 n311 u9 n22 u10 n8 u24 n6 u1 n42 u1 n9 u69 n6 u2 n1 u1 n44 u1 n2 \
        u3 n1 u2 n23 u1 n72 u8 n9 u48 n19 u1 n2 u5 n33 u3 n27 u5 n27 u38 n56 u4 n20 u2 n47 z3 u1 \
        z2 u5 z4 n4 u1 n3 u1 n29 u2 z3 u4 z1 n9 u7 n9 u7 n64 u32 n37 z2 u4 n12 u9 n54 u3 n29 u2 \
        n27 u5 n26 u7 n4 u12 n7 u80 n73 u55 n51 u13 n51 u7 n42 z4 u8 n10 u6 n38 u3 z5 n24 u8 n2 \
        u208 n31 u1 n42 u1 z2 n1 u2 n2 u16 n6 u8 n9 u33 z6 n40 u8 n22 z11 n9 u22 n18 z4 n4 u38 \
        n28 u20 n23 u9 n1 z1 n54 z15 n7 u4 n30 z1 n2 z2 n1 u9 z3 n49 z4 n2 z2 n7 z1 u10 n1 u2 \
        n25 u7 n10 u6 z3 n36 z5 n1 z8 u1 n18 u8 n35 z1 n3 u9 z2 n52 z9 n10 z4 n2 z1 n16 u1 n20 \
        u11 n18 u1 n28 z3 n2 z1 n1 z2 n6 z1 n2 z1 u62 n7 u1 n1 u1 n4 u1 n15 u1 n11 u6 n47 z1 n3 \
        z8 u5 n10 u6 z2 n2 u1 n8 u2 n2 u2 n22 u1 n7 u1 n2 u1 n5 u1 z2 n3 z1 n4 u2 n2 u2 n3 u2 n1 \
        u6 n1 u5 n7 u2 z7 u3 z5 u11 n10 u1 n1 u2 n1 u1 n38 u1 n4 z6 u1 n1 u2 n1 u1 n4 u1 n2 z1 \
        n1 z1 n1 z1 n3 u1 n2 u8 z2 u29 n56 z8 n2 z3 n1 z1 n21 u1 n1 z1 n3 u30 n51 z6 n1 z1 n4 z2 \
        n1 z2 n4 u8 n10 u166 n50 z4 u2 n4 z2 n1 z2 n27 z2 u34 n51 z8 n2 z1 n1 z2 n4 u11 n10 u6 \
        n13 u19 n43 z1 n1 z1 n2 z6 n1 z1 n2 u6 n10 u6 n20 u28 n27 u2 z1 n1 z1 n2 z4 n1 z5 u4 n23 \
        u185 n47 z9 n1 z2 n1 u100 n83 u12 n8 u2 n1 u2 n8 u1 n2 u1 n30 u1 n2 u2 z2 n1 z1 n4 z1 n3 \
        u9 n10 u70 n8 u2 n42 z4 u2 z2 n4 z1 n4 u27 n1 z10 n40 z6 n2 z4 n8 z1 u8 n1 z6 n2 z3 n46 \
        z13 n1 z2 n9 u13 n73 u7 n10 u86 z1 n1 z3 n1 z1 n1 u88 n34 u14 n10 u6 n9 u1 n38 z7 u1 z6 \
        n1 z1 n6 u10 n29 u3 n32 u2 z22 u1 n1 z7 n1 z2 n1 z2 u73 n7 u1 n2 u1 n38 z6 u3 z1 u1 z2 \
        u1 z7 n1 z1 u8 n10 u6 n6 u1 n2 u1 n37 u1 z2 u1 n2 z1 n1 z1 n1 u7 n10 u6 n44 u4 n10 u246 \
        n19 z2 n4 u7 z2 n15 u1 n36 z5 u3 n2 z1 n1 z1 n23 z1 u85 n1 u15 n50 u13 n923 u102 n111 u1 \
        n5 u11 n196 u2636 n99 u13 n1072 z17 n6 z15 u10 n3995 u5 n583 u6841 n30 z12 n3 z3 n10 \
        u1734 n569 u7 n31 u1 n10 u4 n81 u1 n10 u6 n30 u2 z5 n1 u10 n48 z7 n15 u10 n10 u1 n7 u1 \
        n21 u5 n19 u432 n58 u198 n91 u5 n25 u2 n25 u44 n75 u4 z1 n56 u7 z4 n13 u64 w4 z1 u11 w7 \
        u9 w7382 u41 w32 u97 w115 u8701 w4 u1 w7 u1 w2 u1 w291 u15 w1 u29 w3 u2 w1 u14 w4 u8 \
        w396 u2308 n107 u5 n13 u3 n9 u7 n10 u2 n1 z2 n1 z4 u3932 n253 u3 n436 u6 n23 u15 n17 u15 \
        z46 u2 z23 u9 n116 u60 n246 u10 n39 u2 n62 z3 n9 z16 n2 z7 n30 z4 n61 u21 n66 z3 n1 u122 \
        n20 u12 n20 u12 w87 u9 w23 n2 u135 n85 u1 n71 u1 n2 u2 n1 u2 n2 u2 n4 u1 n12 u1 n1 u1 n7 \
        u1 n65 u1 n4 u2 n8 u1 n7 u1 n28 u1 n4 u1 n5 u1 n1 u3 n7 u1 n340 u2 n292 u2 n562 z55 n4 \
        z50 n8 z1 n14 z1 n7 u15 z5 u1 z15 u1104 n31 u6 n6 u213 z7 u1 z17 u2 z7 u1 z2 u1 z5 u5 \
        n62 u33 z1 u112 n45 u3 z7 n7 u2 n10 u4 n2 u320 n30 z1 u17 n44 z4 n10 u5 n1 u464 n28 z4 \
        n10 u214 n30 z2 n11 u4 n1 u192 n31 u1 n3 z1 n2 z1 n7 z2 n5 z1 u8 n2 u224 n7 u1 n4 u1 n2 \
        u1 n15 u1 n197 u2 n9 z7 u41 n68 z7 n1 u4 n10 u4 n2 u785 n68 u76 n61 u194 n4 u1 n27 u1 n2 \
        u1 n1 u2 n1 u1 n10 u1 n4 u1 n1 u1 n1 u6 n1 u4 n1 u1 n1 u1 n1 u1 n3 u1 n2 u1 n1 u2 n1 u1 \
        n1 u1 n1 u1 n1 u1 n1 u1 n2 u1 n1 u2 n4 u1 n7 u1 n4 u1 n4 u1 n1 u1 n10 u1 n17 u5 n3 u1 n5 \
        u1 n17 u52 n2 u270 n4 w1 n39 u4 n100 u12 n15 u2 n15 u1 n14 w1 u1 n37 u10 n142 w1 n2 w10 \
        n19 u56 n26 w3 u13 w44 u4 w9 u7 w2 u14 w6 u154 w33 n12 w9 n1 w70 n1 w22 n12 w43 n4 w5 \
        n12 w17 n3 w1 n3 w71 n1 w1 n1 w187 n2 w63 n13 w4 n1 w24 n18 w1 n26 w2 n13 w1 n86 w85 n48 \
        w70 n6 w1 n3 w3 n2 w4 u3 w4 n11 w2 u3 n4 w9 u3 n218 u6 w12 u4 w1 u15 n12 u4 n56 u8 n10 \
        u6 n40 u8 n30 u2 n12 u4 n2 u14 n9 u39 n12 w47 n1 w10 n1 w185 n88 u8 n14 u2 w13 u3 w11 u3 \
        w57 u1 w1 u4 w16 u2 w12 u4 w10 u7 n147 u1 n103 u1029 w42720 u32 w4382 u2 w5774 u2 w7473 \
        u15 w622 u2466 w542 u1506 w4939 u5 w8490 u707463 z1 u30 z96 u128 z240 u196112
        """
}
