"""Books: bound in cloth, with stamped covers."""
import math

import emblems
from materials import *
from modelling import *
from registry import shape

WIDTH, HEIGHT, DEPTH = 1.30, 1.90, 0.26


def leaves(colour='#efe7d6'):
    """A block of pages, its fine lines along the cut."""
    n = Nodes('leaves')
    lines = n.noise(3, 2, (1, 90, 1))
    base = linear(colour)
    n.set(base_color=n.ramp(lines, tuple(c * 0.78 for c in base), base, 0.35, 0.6), roughness=0.9,
          specular=0.1)
    n.bump(lines, 0.3, 0.004)
    return n.record(colour)


def book(cover, width=WIDTH, height=HEIGHT, depth=DEPTH, paper_colour='#efe7d6'):
    """A hardback that stands, its front cover towards -y, its round spine at the left."""
    board = 0.035
    front = extrude(rectangle(width - 0.07, height, 0.012, (0.035, height / 2)), board, cover,
                    (0, -depth / 2 + board / 2, 0), round=0.009)
    back = extrude(rectangle(width - 0.07, height, 0.012, (0.035, height / 2)), board, cover,
                   (0, depth / 2 - board / 2, 0), round=0.009)
    block = box((width - 0.08, depth - 2 * board + 0.004, height - 0.08), leaves(paper_colour),
                (0.0, 0, 0.04), round=0.004)
    bow = [(-width / 2 + 0.09, -depth / 2 + 0.012), (-width / 2 + 0.045, -depth / 2 + 0.028)]
    bow += [(-width / 2 + 0.04 - 0.06 * math.cos(a), depth * 0.47 * math.sin(a))
            for a in [math.radians(-80 + 160 * i / 24) for i in range(25)]]
    bow += [(-width / 2 + 0.045, depth / 2 - 0.028), (-width / 2 + 0.09, depth / 2 - 0.012)]
    n = len(bow)
    spine = thicken(from_faces([(x, y, z) for z in (0, height) for x, y in bow],
                               [[i, i + 1, n + i + 1, n + i] for i in range(n - 1)], cover,
                               smooth=60), 0.03)
    return [front, back, block, spine]


def print_on(outlines, material, size=1.0, at=(0.03, 1.0), holes=(), lift=0.003):
    """Stamps outlines on the front cover, around a middle in x and z."""
    y = -DEPTH / 2
    for outline in outlines:
        decal([(x * size + at[0], z * size + at[1]) for x, z in outline], material, (0, y, 0),
              lift=lift, holes=[[(x * size + at[0], z * size + at[1]) for x, z in h] for h in holes])


def frame_of(width, height, line, at=(0.03, 0.95), radius=0.02, material=None, lift=0.003):
    decal(rectangle(width, height, radius, at), material, (0, -DEPTH / 2, 0), lift=lift,
          holes=[rectangle(width - 2 * line, height - 2 * line, max(radius - line, 0.004), at)])


def bound():
    return fabric(part(1), 260, weave=0.3, sheen=0.1)


@shape('sea-novel', turn=24, rise=9)
def sea_novel():
    book(bound())
    gold, pale = brushed('#dcb976', 0.32, 'x'), paper('#f4eee0')
    frame_of(1.06, 1.70, 0.012, material=gold)
    frame_of(1.01, 1.65, 0.005, material=gold)
    print_on([circle(0.20, 64)], gold, at=(0.03, 1.30))
    for k in range(7):
        z = 0.86 - k * 0.095
        swing, count = 0.022 + 0.003 * k, 3.5
        upper = [(-0.46 + 0.92 * i / 80, z + swing * math.sin(2 * math.pi * count * i / 80 + k * 1.5))
                 for i in range(81)]
        lower = [(x, h - 0.012 - 0.012 * math.sin(math.pi * i / 80)) for i, (x, h) in enumerate(upper)]
        print_on([upper + lower[::-1]], gold if k % 2 else pale, at=(0.03, 0))
    sail = [(0.01, 0.0), (0.01, 0.46), (0.24, 0.02)]
    jib = [(-0.02, 0.02), (-0.02, 0.40), (-0.18, 0.03)]
    hull = [(-0.24, -0.02), (0.27, -0.02), (0.17, -0.11), (-0.14, -0.11)]
    print_on([rounded(sail, 0.01, True), rounded(jib, 0.01, True), rounded(hull, 0.02, True)], pale,
             at=(0.03, 1.06), lift=0.006)


@shape('mystery-novel', turn=24, rise=9)
def mystery_novel():
    book(bound())
    gold = brushed('#d8b36c', 0.32, 'x')
    frame_of(1.06, 1.70, 0.01, material=gold)
    for s in (-1, 1):
        for t in (-1, 1):
            print_on(emblems.leaf(-45 * s * t, (0.0, 0.0)), gold, 0.14, (0.03 + s * 0.45, 0.95 + t * 0.77))
    bow = circle(0.20, 64, (0, 0.36))
    print_on([bow], gold, holes=[circle(0.12, 48, (0, 0.36))], at=(0.03, 0.95))
    print_on([rectangle(0.075, 0.74, 0.02, (0, -0.18)), rectangle(0.16, 0.05, 0.02, (0, 0.13)),
              rectangle(0.13, 0.035, 0.015, (0, 0.06))], gold, at=(0.03, 0.95))
    print_on([[(0.03, -0.52), (0.22, -0.52), (0.22, -0.38), (0.16, -0.38), (0.16, -0.44), (0.12, -0.44),
               (0.12, -0.36), (0.03, -0.36)]], gold, at=(0.03, 0.95))
    for i in range(24):
        a = 2 * math.pi * i / 24
        c, s = math.cos(a), math.sin(a)
        long = 0.10 if i % 2 else 0.05
        ray = [(0.26, -0.005), (0.26 + long, -0.003), (0.26 + long, 0.003), (0.26, 0.005)]
        print_on([[(x * c - z * s, x * s + z * c) for x, z in ray]], gold, at=(0.03, 1.31))


@shape('mystery-clock', turn=24, rise=9)
def mystery_clock():
    book(bound())
    gold, pale = brushed('#d8b36c', 0.32, 'x'), paper('#efe6d0')
    for width, height, line in ((1.06, 1.70, 0.016), (0.98, 1.62, 0.006)):
        frame_of(width, height, line, material=gold)
    middle = (0.03, 1.08)
    print_on([circle(0.40, 96)], pale, at=middle)
    print_on([circle(0.43, 96)], gold, at=middle, holes=[circle(0.395, 96)], lift=0.005)
    for k in range(12):
        a = math.pi * k / 6
        c, s = math.cos(a), math.sin(a)
        long = 0.09 if k % 3 == 0 else 0.05
        mark = [(-0.012, 0.35 - long), (0.012, 0.35 - long), (0.012, 0.35), (-0.012, 0.35)]
        print_on([[(x * c - z * s, x * s + z * c) for x, z in mark]], gold, at=middle, lift=0.006)
    for angle, long, wide in ((0.5, 0.28, 0.014), (-0.9, 0.19, 0.02)):
        c, s = math.cos(angle), math.sin(angle)
        hand = [(-wide, -0.04), (wide, -0.04), (0.004, long), (-0.004, long)]
        print_on([[(x * c - z * s, x * s + z * c) for x, z in hand]], paper(part(1, 0.7)), at=middle,
                 lift=0.008)
    print_on([circle(0.026, 32)], gold, at=middle, lift=0.010)
    for k in range(2):
        print_on([rectangle(0.46 - 0.16 * k, 0.022, 0.01)], gold, at=(0.03, 0.42 - 0.09 * k))


@shape('mystery-rails', turn=24, rise=9)
def mystery_rails():
    book(bound())
    pale, gold = paper('#efe6d0'), brushed('#d8b36c', 0.32, 'x')
    frame_of(1.06, 1.70, 0.010, material=pale)
    print_on([circle(0.17, 64)], pale, at=(0.30, 1.46))
    hills = [(-0.50, -0.02), (-0.30, 0.17), (-0.10, 0.05), (0.10, 0.22), (0.30, 0.08), (0.50, 0.15),
             (0.50, -0.10), (-0.50, -0.10)]
    print_on([hills], paper(part(1, 0.55)), at=(0.03, 1.06), lift=0.004)
    for s in (-1, 1):
        print_on([[(s * 0.02, 0.0), (s * 0.035, 0.0), (s * 0.30, -0.80), (s * 0.25, -0.80)]], gold,
                 at=(0.03, 0.96), lift=0.006)
    for k in range(9):
        z = -0.80 * ((k + 0.5) / 9) ** 1.5
        half = 0.05 + 0.36 * -z / 0.80
        print_on([rectangle(2 * half, 0.012 + 0.03 * -z, 0.004)], pale, at=(0.03, 0.96 + z), lift=0.005)


@shape('cookbook', turn=24, rise=9)
def cookbook():
    book(bound(), depth=DEPTH)
    cream = paper('#f6efdf')
    decal(circle(0.50, 96, (0.03, 1.0)), cream, (0, -DEPTH / 2, 0), lift=0.003)
    decal(circle(0.44, 96, (0.03, 1.0)), paper(part(1, 0.8)), (0, -DEPTH / 2, 0), lift=0.005,
          holes=[circle(0.43, 96, (0.03, 1.0))])
    pepper = spline([(-0.20, 0.15), (-0.10, 0.22), (0.02, 0.16), (0.10, 0.02), (0.20, -0.16),
                     (0.30, -0.26), (0.12, -0.22), (-0.06, -0.10), (-0.18, 0.04)], closed=True)
    print_on([pepper], paper('#b8372a'), 1.0, (0.0, 0.98), lift=0.006)
    stalk = spline([(-0.20, 0.17), (-0.22, 0.26), (-0.28, 0.32), (-0.25, 0.345), (-0.18, 0.28),
                    (-0.14, 0.22), (-0.08, 0.21), (-0.12, 0.15), (-0.18, 0.12)], closed=True)
    print_on([stalk], paper('#4d6a3a'), 1.0, (0.0, 0.98), lift=0.009)
    print_on(emblems.leaf(-60), paper('#5f7d49'), 0.20, (0.26, 1.12), lift=0.006)
    print_on(emblems.leaf(-20), paper('#5f7d49'), 0.16, (0.17, 1.22), lift=0.006)
    for z in (0.30, 1.70):
        print_on([rectangle(0.96, 0.012, 0.004)], cream, at=(0.03, z))
    for i in range(9):
        for z in (0.22, 1.78):
            print_on([rounded([(0, 0.035), (0.022, 0), (0, -0.035), (-0.022, 0)], 0.004, True)], cream,
                     at=(0.03 + (i - 4) * 0.11, z))
    sweep(spline([(0.2, 0.0, 0.06), (0.22, -0.02, -0.0), (0.26, -0.16, 0.006), (0.3, -0.34, 0.006)]),
          rectangle(0.05, 0.006), fabric('#e9dcc2', 150), up=(0, 0, 1))


@shape('travel-guide', turn=24, rise=9)
def travel_guide():
    book(bound())
    cream, gold = paper('#f5efe0'), brushed('#dcb976', 0.32, 'x')
    decal(rectangle(1.04, 1.20, 0.03, (0.03, 1.14)), cream, (0, -DEPTH / 2, 0), lift=0.003)
    lift = 0.006
    decal(circle(0.13, 64, (0.29, 1.50)), paper('#e2a04a'), (0, -DEPTH / 2, 0), lift=lift)
    ridges = [([(-0.50, -0.02), (-0.30, 0.16), (-0.16, 0.06), (0.04, 0.30), (0.20, 0.12), (0.34, 0.20),
                (0.50, 0.06), (0.50, -0.30), (-0.50, -0.30)], 0.75),
              ([(-0.50, -0.12), (-0.36, -0.02), (-0.14, -0.16), (0.08, 0.02), (0.30, -0.14), (0.50, -0.04),
                (0.50, -0.34), (-0.50, -0.34)], 1.0),
              ([(-0.50, -0.26), (-0.2, -0.16), (0.14, -0.26), (0.50, -0.18), (0.50, -0.52),
                (-0.50, -0.52)], 0.55)]
    for k, (line, shade) in enumerate(ridges):
        shades = {0.75: 1.35, 1.0: 1.0, 0.55: 0.55}
        print_on([line], paper(part(1, shades[shade])), at=(0.03, 1.08), lift=lift + 0.003 * k)
    path = spline([(-0.30, -0.50), (-0.1, -0.40), (0.06, -0.34), (0.0, -0.28), (0.10, -0.25)])
    left = [(x - 0.05 * (1 - i / len(path)), z) for i, (x, z) in enumerate(path)]
    right = [(x + 0.05 * (1 - i / len(path)), z) for i, (x, z) in enumerate(path)]
    print_on([left + right[::-1]], cream, at=(0.03, 1.08), lift=0.016)
    star = [(0.13 * (1 if k % 2 == 0 else 0.26) * math.sin(k * math.pi / 4),
             0.13 * (1 if k % 2 == 0 else 0.26) * math.cos(k * math.pi / 4)) for k in range(8)]
    print_on([star], gold, at=(0.03, 0.30))
    print_on([circle(0.17, 64)], gold, at=(0.03, 0.30), holes=[circle(0.16, 64)])


@shape('children-book', turn=24, rise=9)
def children_book():
    book(paper(part(1), 0.4, 0.5), depth=DEPTH)
    y = -DEPTH / 2
    cream, red, dark = paper('#fbf5e6', 0.4), paper('#d9503f', 0.4), paper('#2f3a4d', 0.4)
    decal(circle(0.27, 64, (0.33, 1.52)), paper('#f6d878', 0.4), (0, y, 0), lift=0.003)
    for x, z, r in ((-0.45, 1.7, 0.022), (-0.2, 1.55, 0.016), (-0.5, 1.3, 0.018), (0.5, 1.05, 0.02),
                    (-0.36, 1.05, 0.014), (0.0, 1.78, 0.018), (0.52, 0.8, 0.016), (0.45, 1.86, 0.012)):
        star = [(r * 1.6 * (1 if k % 2 == 0 else 0.45) * math.sin(k * math.pi / 5),
                 r * 1.6 * (1 if k % 2 == 0 else 0.45) * math.cos(k * math.pi / 5)) for k in range(10)]
        print_on([star], cream, at=(x, z))
    for x, z, r in ((-0.42, 0.16, 0.2), (-0.15, 0.12, 0.24), (0.2, 0.1, 0.26), (0.48, 0.15, 0.19)):
        puff = [(min(max(u, -0.55), 0.64), max(w, 0.015)) for u, w in circle(r, 48, (x, z + 0.08))]
        decal(puff, cream, (0, y, 0), lift=0.003 + 0.0005 * x)
    c, s = math.cos(-0.22), math.sin(-0.22)

    def fly(outline):
        return [(x * c - z * s, x * s + z * c) for x, z in outline]

    body = spline([(0, 0.52), (0.15, 0.30), (0.18, 0.05), (0.13, -0.28), (-0.13, -0.28), (-0.18, 0.05),
                   (-0.15, 0.30)], closed=True)
    at = (-0.04, 0.98)
    for side in (-1, 1):
        print_on([fly([(side * 0.14, -0.02), (side * 0.30, -0.22), (side * 0.28, -0.40),
                       (side * 0.11, -0.22)])], red, at=at, lift=0.004)
    print_on([fly(spline([(-0.09, -0.26), (0.09, -0.26), (0.07, -0.42), (0.0, -0.58), (-0.07, -0.42)],
                         closed=True))], paper('#f2a13c', 0.4), at=at, lift=0.004)
    print_on([fly(body)], cream, at=at, lift=0.007)
    print_on([fly(spline([(0, 0.52), (0.11, 0.36), (0, 0.33), (-0.11, 0.36)], closed=True))], red, at=at,
             lift=0.010)
    print_on([fly(circle(0.095, 48, (0, 0.10)))], dark, at=at, lift=0.010)
    print_on([fly(circle(0.068, 48, (0, 0.10)))], paper('#9fd0e0', 0.3), at=at, lift=0.013)
    print_on([fly(rectangle(0.22, 0.03, 0.01, (0, -0.14)))], red, at=at, lift=0.010)
