"""Beauty: creams, make-up, hair, perfume."""
import math

import emblems
from materials import *
from modelling import *
from packages import *
from registry import shape

GOLD = '#d9b574'


def pump(z, colour):
    """A dispenser on a bottle's neck."""
    lathe([(0, z), (0.24, z, 0.01), (0.24, z + 0.16, 0.03), (0.10, z + 0.18, 0.02),
           (0.06, z + 0.20), (0.06, z + 0.34), (0, z + 0.34)], colour)
    lathe([(0, z + 0.32), (0.15, z + 0.32, 0.02), (0.16, z + 0.42, 0.03), (0.05, z + 0.46, 0.03),
           (0, z + 0.46)], colour)
    tube(spline([(0, 0, z + 0.40), (-0.22, -0.05, z + 0.40), (-0.40, -0.10, z + 0.37),
                 (-0.43, -0.11, z + 0.30)]), 0.042, colour, taper=lambda t: 1.2 - 0.45 * t)


@shape('body-lotion', turn=-12, rise=9)
def body_lotion():
    bottle([(0.50, 0), (0.50, 1.35, 0.16), (0.22, 1.44, 0.05), (0.22, 1.52)],
           plastic(part(1), 0.42))
    pump(1.50, plastic('#f4f2ee', 0.35))
    label(0.90, 0.94, (0, 0, 0.68), around=0.50)


@shape('face-serum', turn=-10, rise=9)
def face_serum():
    bottle([(0.44, 0), (0.44, 0.98, 0.14), (0.17, 1.10, 0.05), (0.17, 1.22)],
           glaze(part(1), 0.12))
    gold = steel(GOLD, 0.2)
    lathe([(0, 1.16), (0.215, 1.16, 0.01), (0.215, 1.40, 0.02), (0.13, 1.42), (0, 1.42)], gold)
    lathe([(0, 1.40), (0.135, 1.40)] + spline([(0.135, 1.42), (0.15, 1.56), (0.13, 1.76),
                                               (0.07, 1.86), (0, 1.88)]),
          rubber('#f2efe9', 0.5), round=0)
    label(0.72, 0.62, (0, 0, 0.48), around=0.44)


@shape('day-cream', turn=-8, rise=17)
def day_cream():
    lathe([(0, 0.02), (0.62, 0.02), (0.66, 0, 0.01), (0.78, 0.02, 0.06), (0.80, 0.55, 0.05),
           (0.74, 0.60), (0, 0.60)], glaze(part(1), 0.1))
    gold = steel(GOLD, 0.2)
    lathe([(0.70, 0.60), (0.795, 0.605, 0.01), (0.795, 0.645, 0.01), (0.7, 0.65)], gold)
    lathe([(0, 0.64), (0.80, 0.64, 0.01), (0.80, 0.96, 0.05), (0.60, 0.975, 0.02), (0, 0.97)],
          plastic('#f6f3ee', 0.25))
    label(1.10, 0.42, (0, 0, 0.30), around=0.80)


@shape('sunscreen', turn=-12, rise=8)
def sunscreen():
    h, w = 1.72, 0.46

    def outline(t):
        """Half width and half depth of the tube at the share t of its height."""
        flat = max(0.0, (t - 0.05) / 0.95) ** 1.3
        return w * (1 + 0.10 * flat), 0.30 * (1 - flat) + 0.012

    rows, columns = 60, 72
    vertices, faces = [], []
    for j in range(rows + 1):
        t = j / rows
        a, b = outline(t)
        for i in range(columns):
            angle = 2 * math.pi * i / columns
            vertices.append((a * math.cos(angle), b * math.sin(angle), 0.34 + t * h))
    faces = [[j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns,
              (j + 1) * columns + i] for j in range(rows) for i in range(columns)]
    from_faces(vertices, faces + [list(range(columns))[::-1],
                                  [rows * columns + i for i in range(columns)]],
               plastic(part(1), 0.38))
    lathe([(0, 0), (0.42, 0, 0.02), (0.43, 0.34, 0.03), (0, 0.35)], plastic('#f7f5f0', 0.3),
          stretch=0.72)

    def front(x, z):
        a, b = outline(min(max((z - 0.34) / h, 0), 1))
        return -b * math.sqrt(max(0, 1 - (x / a) ** 2))

    label(0.62, 1.02, (0, 0, 1.08), onto=front)
    for k in range(4):
        decal(rectangle(0.98, 0.006), plastic(part(1, 0.8)), (0, 0, 1.96 + 0.022 * k),
              onto=lambda x, z: -0.045)


@shape('lipstick', turn=-14, rise=9)
def lipstick():
    black, gold = lacquer('#18181b', 0.2), steel(GOLD, 0.15)
    lathe([(0, 0), (0.27, 0, 0.02), (0.27, 0.72, 0.02), (0.24, 0.73), (0, 0.73)], black)
    ring(0.268, 0.016, gold, (0, 0, 0.70))
    lathe([(0, 0.7), (0.225, 0.7), (0.225, 1.02, 0.015), (0.19, 1.03), (0, 1.03)], gold)
    bullet = lathe([(0, 0.9), (0.178, 0.9), (0.178, 1.62, 0.06), (0, 1.66)], wax(part(1), 0.32),
                   steps=128, round=0.05)
    for v in bullet.data.vertices:
        # The tip is cut aslant.
        if v.co.z > 1.15:
            v.co.z -= (v.co.z - 1.15) / 0.5 * (v.co.x + 0.178) * 0.95 * 0.75
    cap = [lathe([(0, 0), (0.275, 0, 0.02), (0.275, 0.98, 0.03), (0, 0.98)], black),
           ring(0.273, 0.014, gold, (0, 0, 0.06))]
    group(cap, (0.60, -0.20, 0))


@shape('nail-polish', turn=-12, rise=10)
def nail_polish():
    bottle([(0.44, 0), (0.46, 0.60, 0.14), (0.17, 0.76, 0.05), (0.17, 0.86)], glaze(part(1), 0.05),
           0.12)
    lathe([(0, 0.82), (0.195, 0.82, 0.01), (0.165, 1.78, 0.05), (0, 1.80)], lacquer('#17171a', 0.25))
    ring(0.194, 0.014, steel(GOLD), (0, 0, 0.84))
    stamp(emblems.flower(5), 0.20, paper('#f7f3ea'), (0, 0, 0.36), around=0.452)
    lines_of_print(0.22, (0, 0, 0.20), paper('#f7f3ea'), 1, around=0.452)


@shape('hair-comb', turn=26, rise=50)
def hair_comb():
    teeth, gap = 17, 0.128
    points = []
    for i in range(teeth):
        x = (i - (teeth - 1) / 2) * gap
        end = -0.50 - 0.07 * math.cos(math.pi * (i - (teeth - 1) / 2) / teeth)
        points += [(x - 0.040, 0.12, 0.012), (x - 0.026, end, 0.024), (x + 0.026, end, 0.024),
                   (x + 0.040, 0.12, 0.012)]
    points = [(-1.20, 0.12, 0.06), (-1.22, -0.46, 0.05), (-1.13, -0.48, 0.04)] \
        + [(-1.12, 0.10, 0.02)] + points + [(1.12, 0.10, 0.02), (1.13, -0.48, 0.04),
                                           (1.22, -0.46, 0.05), (1.20, 0.12, 0.06)]
    top = [(x, z) for x, z in reversed(spline([(-1.20, 0.30), (-0.7, 0.47), (0, 0.53), (0.7, 0.47),
                                               (1.20, 0.30)], 14))]
    outline = rounded(points, 0.02, False, 4) + top
    extrude(outline, 0.13, glaze(part(1), 0.16), (0, 0, 0.07), (-90, 0, 0), round=0.022, segments=4)


@shape('hair-comb-styling', turn=30, rise=50)
def hair_comb_styling():
    teeth, gap = 44, 0.030
    points = []
    for i in range(teeth):
        x = -0.10 + i * gap
        points += [(x - 0.011, 0.02, 0.003), (x - 0.008, -0.30, 0.006), (x + 0.006, -0.30, 0.006),
                   (x + 0.009, 0.02, 0.003)]
    outline = [(-1.46, 0.125), (-1.46, 0.105), (-0.32, 0.02), (-0.22, -0.28), (-0.15, -0.30),
               (-0.14, 0.02)] + rounded(points, 0.003, False, 2) + [
        (1.24, 0.02), (1.25, -0.30), (1.33, -0.28), (1.36, 0.12), (1.30, 0.17), (-0.2, 0.17), (-0.5, 0.155)]
    extrude(outline, 0.075, glaze(part(1), 0.18), (0, 0, 0.045), (-90, 0, 0), round=0.008, segments=2)


@shape('shampoo', turn=-14, rise=8)
def shampoo():
    body = extrude(rectangle(1.0, 1.62, 0.16, (0, 0.83), 12), 0.52, plastic(part(1), 0.36),
                   round=0.17, segments=8)
    lathe([(0, 1.60), (0.24, 1.60, 0.01), (0.24, 1.66), (0, 1.68)], plastic(part(1), 0.36))
    lathe([(0, 1.66), (0.30, 1.66, 0.02), (0.29, 2.02, 0.06), (0, 2.03)], plastic('#f5f3ee', 0.3))
    decal(rectangle(0.12, 0.02, 0.01), plastic('#d8d5ce'), (0, 0, 1.92), around=0.295)
    label(0.72, 1.08, (0, -0.262, 0.84))
    return body


@shape('soap-bar', turn=-22, rise=24)
def soap_bar():
    tray = wood('#9c6a40', 'x', 1.4)
    for i in range(5):
        box((2.0, 0.17, 0.09), tray, (0, -0.50 + i * 0.25, 0.10), round=0.03)
    for x in (-0.72, 0.72):
        box((0.14, 1.2, 0.10), tray, (x, 0, 0), round=0.02)
    soap = wax(part(1), 0.5)
    cushion((1.45, 0.92, 0.44), soap, (-0.10, 0.02, 0.19), (0, 0, -4), square=6, crease=0.004)
    top = cushion((1.45, 0.92, 0.44), soap, (0.06, 0.0, 0.625), (0, 0, 9), square=6, crease=0.004)
    mark = [decal(outline, wax(part(1, 0.82), 0.6), (0, 0, 0), (-90, 0, 0), lift=0.003)
            for outline in [[(x * 0.50, z * 0.50) for x, z in o] for o in emblems.sprig()]]
    group(mark, (0.06, 0, 1.063), (0, 0, 9))
    tube([(0.06 + x * math.cos(0.157) - y * math.sin(0.157), x * math.sin(0.157) + y * math.cos(0.157),
           1.055) for x, y in rectangle(1.06, 0.56, 0.22, steps=12)], 0.014,
         wax(part(1, 0.9), 0.5), closed=True, steps=10)
    return top


@shape('perfume', turn=-16, rise=9)
def perfume():
    extrude(rectangle(1.05, 1.12, 0.10, (0, 0.60), 8), 0.46, glass('#fbfbfb', 0.03), round=0.05,
            segments=5)
    extrude(rectangle(0.98, 0.90, 0.08, (0, 0.53), 8), 0.40, liquid(part(1), 0.08), round=0.04)
    gold = steel(GOLD, 0.14)
    lathe([(0, 1.14), (0.19, 1.14, 0.01), (0.19, 1.24, 0.02), (0, 1.24)], gold)
    extrude(rectangle(0.50, 0.44, 0.05, (0, 1.47), 8), 0.40, lacquer('#1a1a1d', 0.15), round=0.03)
    extrude(rectangle(0.51, 0.05, 0.02, (0, 1.26), 4), 0.41, gold, round=0.01)
    decal(rectangle(0.50, 0.34, 0.02), paper('#f8f4ea'), (0, -0.232, 0.62))
    decal(rectangle(0.45, 0.29, 0.015), paper('#c9a868'), (0, -0.232, 0.62), lift=0.006,
          holes=[rectangle(0.437, 0.277, 0.012)])
    stamp(emblems.flower(), 0.13, paper('#b8945a'), (0, -0.232, 0.665), lift=0.007)
    lines_of_print(0.22, (0, -0.232, 0.545), paper('#8b8275'), 1, lift=0.007)


@shape('perfume-round', turn=-14, rise=9)
def perfume_round():
    gold = steel(GOLD, 0.14)
    extrude(circle(0.72, 96, (0, 0.72)), 0.50, glass('#fbfbfb', 0.03), round=0.12, segments=8)
    extrude(circle(0.62, 96, (0, 0.70)), 0.36, liquid(part(1), 0.08), round=0.08, segments=6)
    box((0.62, 0.40, 0.07), glass('#fbfbfb', 0.05), (0, 0, 0), round=0.03)
    lathe([(0, 1.40), (0.15, 1.40, 0.01), (0.15, 1.52, 0.02), (0, 1.52)], gold)
    ball(0.23, lacquer(part(1, 0.5), 0.12), (0, 0, 1.72))
    ring(0.16, 0.022, gold, (0, 0, 1.53))
    decal(circle(0.26, 64), paper('#f8f4ea'), (0, -0.252, 0.72))
    decal(circle(0.235, 64), paper('#c9a868'), (0, -0.252, 0.72), lift=0.006, holes=[circle(0.225, 64)])
    stamp(emblems.flower(), 0.16, paper('#b8945a'), (0, -0.252, 0.755), lift=0.007)
    lines_of_print(0.20, (0, -0.252, 0.60), paper('#8b8275'), 1, lift=0.007)


@shape('perfume-tall', turn=-16, rise=8)
def perfume_tall():
    gold = steel(GOLD, 0.14)
    lathe([(0, 0), (0.42, 0, 0.05), (0.45, 0.06, 0.05), (0.45, 1.44, 0.05), (0.40, 1.50, 0.04), (0, 1.50)],
          glass('#fbfbfb', 0.03), steps=10 * 12, wave=lambda a, z: 1 + 0.018 * math.cos(24 * a)
          * min(1, max(0, (z - 0.1) * 6)) * min(1, max(0, (1.4 - z) * 6)))
    lathe([(0, 0.10), (0.36, 0.10, 0.06), (0.38, 0.18, 0.05), (0.38, 1.26), (0, 1.26)],
          liquid(part(1), 0.08))
    lathe([(0, 1.48), (0.20, 1.48, 0.01), (0.20, 1.58), (0, 1.58)], gold)
    lathe([(0, 1.56), (0.29, 1.56, 0.02), (0.29, 2.04, 0.03), (0, 2.05)], wood('#5a3a22', 'z', 1.5))
    ring(0.292, 0.014, gold, (0, 0, 1.60))
    decal(rectangle(0.50, 0.50, 0.02), paper('#f8f4ea'), (0, 0, 0.74), around=0.462)
    decal(rectangle(0.45, 0.45, 0.015), paper('#8a6b3c'), (0, 0, 0.74), around=0.462, lift=0.007,
          holes=[rectangle(0.436, 0.436, 0.012)])
    stamp(emblems.flower(8), 0.17, paper('#8a6b3c'),
          (0, 0, 0.80), around=0.462, lift=0.008)
    lines_of_print(0.26, (0, 0, 0.60), paper('#8b8275'), 2, around=0.462, lift=0.008)
