"""Telephones: one with a dial, one with buttons and its handset beside them."""
import math

from mathutils import Vector

from materials import *
from modelling import *
from registry import shape

KEYS = ('123', '456', '789', '*0#')


def coiled(path, radius=0.052, pitch=0.05):
    """A line that winds around another one, as a telephone's cord does."""
    line = [Vector(p) for p in spline(path, 16)]
    points, gone, side = [], 0.0, None
    for here, there in zip(line, line[1:]):
        along = (there - here).normalized()
        side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))) if side is None else side
        side = (side - along * side.dot(along)).normalized()
        top, length = side.cross(along), (there - here).length
        steps = max(1, round(length / pitch * 16))
        for k in range(steps):
            a = (gone + length * k / steps) / pitch * 2 * math.pi
            points.append(tuple(here.lerp(there, k / steps) + (side * math.cos(a) + top * math.sin(a)) * radius))
        gone += length
    return points


@shape('desk-telephone', turn=-24, rise=17)
def desk_telephone():
    shell, dark = plastic(part(1), 0.22), plastic('#1d1d20', 0.4)
    side = [(-0.84, 0.04), (0.66, 0.04)] + spline(
        [(0.66, 0.10), (0.60, 0.44), (0.44, 0.72), (0.22, 0.80), (0.02, 0.76), (-0.34, 0.50), (-0.66, 0.26),
         (-0.82, 0.16)], 8)
    # The outline is the telephone's side: it is turned, so that it is seen from the front.
    body = extrude(side, 1.58, shell, turn=(0, 0, 90), round=0.10, segments=8)
    for vertex in body.data.vertices:
        vertex.co.y *= 1 - 0.20 * vertex.co.z
    for x in (-0.6, 0.6):
        for y in (-0.66, 0.5):
            lathe([(0, 0), (0.09, 0), (0.09, 0.06), (0, 0.06)], rubber(), (x, y, 0))
    slope = math.degrees(math.atan2(0.76 - 0.26, 0.68))
    group(dial(dark), (0, -0.375, 0.475), (slope, 0, 0))
    for x in (-0.34, 0.34):
        extrude(rounded([(-0.10, -0.04), (0.42, -0.04), (0.42, 0.16), (0.33, 0.17), (0.27, 0.06), (0.10, 0.06), (0.04, 0.17),
                         (-0.10, 0.13)], 0.04, True), 0.15, shell, (x, 0, 0.76), (0, 0, 90), round=0.035, segments=5)
    handset = tube(spline([(-0.76, 0, 0.02), (-0.55, 0, 0.15), (-0.28, 0, 0.20), (0, 0, 0.21), (0.28, 0, 0.20),
                           (0.55, 0, 0.15), (0.76, 0, 0.02)], 14), 0.088, shell,
                   taper=lambda t: 0.94 + 0.20 * abs(2 * t - 1) ** 2, flat=1.12)
    ends = [lathe([(0, -0.13), (0.16, -0.13, 0.02), (0.215, -0.10, 0.03), (0.215, -0.03, 0.03), (0.19, 0.05, 0.06),
                   (0.10, 0.12, 0.05), (0, 0.12)], shell, (x, 0, -0.06), (0, 14 * turn, 0))
            for x, turn in ((-0.78, 1), (0.78, -1))]
    group([handset] + ends, (0, 0.17, 0.93))
    cord = [(0.82, 0.17, 0.72), (0.93, 0.12, 0.56), (1.06, 0.0, 0.26), (1.13, -0.20, 0.085), (1.10, -0.50, 0.07),
            (0.98, -0.68, 0.07), (0.86, -0.60, 0.075), (0.76, -0.42, 0.10)]
    tube(coiled(cord), 0.0175, dark, steps=8)


def dial(dark):
    """A plate with the ten digits, and over it the disc whose holes show one each; a hook stops the finger."""
    ink = plastic('#26272a', 0.5)
    holes = [(math.radians(62 + 29 * i), sign) for i, sign in enumerate('1234567890')]
    places = [((0.325 * math.cos(a), 0.325 * math.sin(a)), sign) for a, sign in holes]
    things = [lathe([(0, 0), (0.475, 0, 0.01), (0.475, 0.05, 0.02), (0.44, 0.062, 0.01), (0.43, 0.05)], steel(), round=0.01),
              lathe([(0.0, 0.04), (0.435, 0.04), (0.435, 0.050), (0, 0.050)], paper('#f6f2e8')),
              lathe([(0, 0.05), (0.175, 0.05), (0.175, 0.108, 0.014), (0.15, 0.114), (0, 0.114)], steel('#d2d3d5', 0.14)),
              lathe([(0, 0.1145), (0.135, 0.1145), (0, 0.116)], paper('#f6f2e8'), round=0)]
    things += [text(sign, 0.095, ink, (x, y, 0.0512), (0, 0, 0), 0.0008) for (x, y), sign in places]
    things.append(extrude(circle(0.425, 128), 0.024, plastic(part(1, 0.8), 0.25), (0, 0, 0.084), (-90, 0, 0), round=0.006,
                          holes=[circle(0.070, 40, at) for at, _ in places]))
    stop = [(0.46 * math.cos(math.radians(-58)), 0.46 * math.sin(math.radians(-58)), 0.06),
            (0.43 * math.cos(math.radians(-57)), 0.43 * math.sin(math.radians(-57)), 0.125),
            (0.27 * math.cos(math.radians(-52)), 0.27 * math.sin(math.radians(-52)), 0.122)]
    things.append(tube(rounded_path(stop, 0.03), 0.016, steel('#d2d3d5', 0.15), flat=0.7))
    return things


@shape('desk-telephone-buttons', turn=-24, rise=27)
def desk_telephone_buttons():
    shell, dark = plastic(part(1), 0.3, 0.05), plastic(part(1, 0.62), 0.42)
    low, high, half = 0.20, 0.66, 0.92
    side = [(-half, 0.03, 0.03), (half, 0.03, 0.06), (half, high, 0.14), (-half, low, 0.10)]
    # The outline is the telephone's side: it is turned, so that it is seen from the front.
    extrude(rounded(side, 0.08, True, 10), 1.80, shell, turn=(0, 0, 90), round=0.05, segments=5)
    for x in (-0.7, 0.7):
        for y in (-0.75, 0.75):
            lathe([(0, 0), (0.09, 0), (0.09, 0.06), (0, 0.06)], rubber(), (x, y, 0))
    slope = math.degrees(math.atan2(high - low, 2 * half))
    ink, keys = plastic('#2a2b2e', 0.5), plastic('#f1eee6', 0.4)
    top = [extrude(rectangle(0.86, 0.94, 0.07, (0.38, -0.24)), 0.02, dark, (0, 0, 0.004), (-90, 0, 0), round=0.009)]
    for row, line in enumerate(KEYS):
        for column, sign in enumerate(line):
            x, y = 0.38 + (column - 1) * 0.265, 0.10 - row * 0.225
            top.append(box((0.205, 0.155, 0.055), keys, (x, y, 0.01), round=0.026, segments=4))
            top.append(text(sign, 0.105, ink, (x, y - (0.02 if sign == '*' else 0), 0.0655), (0, 0, 0), 0.0008))
    # A card for names under a clear window, and three keys that remember a number each.
    top.append(extrude(rectangle(0.86, 0.16, 0.03, (0.38, 0.66)), 0.014, paper('#f6f2e6'), (0, 0, 0.004), (-90, 0, 0),
                       round=0.005))
    for i in range(3):
        top.append(decal(rectangle(0.70, 0.008, 0.002, (0.38, 0.62 + 0.038 * i)), paper('#9a968c'), (0, 0, 0.0115),
                         (-90, 0, 0), lift=0.0006))
        top.append(box((0.205, 0.085, 0.04), dark, (0.38 + (i - 1) * 0.265, 0.42, 0.0), round=0.02))
    top += cradle(shell, dark)
    group(top, (0, 0, (low + high) / 2), (slope, 0, 0))
    cord = [(-0.50, -0.75, 0.41), (-0.51, -0.90, 0.37), (-0.60, -1.06, 0.22), (-0.78, -1.16, 0.085), (-1.02, -1.10, 0.07), (-1.16, -0.80, 0.07),
            (-1.17, -0.30, 0.07), (-1.10, 0.05, 0.07), (-0.96, 0.16, 0.085), (-0.88, 0.18, 0.12)]
    tube(coiled(cord), 0.017, shell, steps=8)


def cradle(shell, dark):
    """The handset, lying along the left side, and the two hollows that hold its ends."""
    x = -0.50
    things = [extrude(rectangle(0.52, 0.50, 0.10, (x, y)), 0.02, dark, (0, 0, 0.004), (-90, 0, 0), round=0.009)
              for y in (-0.60, 0.60)]
    for y in (-0.60, 0.60):
        things.append(box((0.44, 0.46, 0.20), shell, (x, y, 0.015), round=0.085, segments=6))
    bar = spline([(x, -0.72, 0.17), (x, -0.5, 0.235), (x, -0.25, 0.29), (x, 0, 0.30), (x, 0.25, 0.29), (x, 0.5, 0.235),
                  (x, 0.72, 0.17)], 12)
    grip = sweep(bar, rectangle(0.30, 0.15, 0.055), shell,
                 scale=lambda t: (1 + 0.30 * abs(2 * t - 1) ** 2.5, 1))
    things.append(bevel(grip, 0.03, 4))
    return things
