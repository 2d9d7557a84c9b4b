"""Shoes, laid over a last: running shoes, leather shoes, hiking boots."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from materials import *
from modelling import *
from registry import shape


def along(points, s):
    """A smooth value at share s of the way: points are (share, value)."""
    for (a, p), (b, q) in zip(points, points[1:]):
        if s <= b:
            t = (s - a) / (b - a)
            return p + (q - p) * t * t * (3 - 2 * t)
    return points[-1][1]


@dataclass(frozen=True)
class Last:
    """A foot's form from heel (0) to toe (1): its top line, its floor, where it opens."""

    top: tuple
    floor: tuple
    opening: tuple = (0.22, 0.20, 48)
    depth: float = 0.3
    toe: float = 2.6
    widths: tuple = ((0, 0.27), (0.3, 0.27), (0.68, 0.36), (1, 0.34))
    square: float = 0.62
    insole: float = 0.05

    def half(self, s, out=0.0):
        end = abs(2 * s - 1)
        power = self.toe if s > 0.5 else 3.2
        return (along(self.widths, s) + out) * max(0.0, 1 - end ** power) ** (1 / power)

    def x(self, s, out=0.0):
        return (2 * s - 1) * (1 + out)

    def point(self, s, angle):
        """`angle` runs over the foot, 0 to 180 degrees."""
        a = math.radians(angle)
        w, low = self.half(s), along(self.floor, s)
        high = low + (along(self.top, s) - low) * max(0.0, 1 - abs(2 * s - 1) ** 6) ** 0.35
        up = max(math.sin(a), 0) ** self.square
        y = -w * math.copysign(abs(math.cos(a)) ** 0.72, math.cos(a)) * (1 - 0.10 * up)
        z = low + (high - low) * up
        centre, long, wide = self.opening
        d = ((s - centre) / long) ** 2 + ((angle - 90) / wide) ** 2
        if d < 1:
            z -= self.depth * math.sqrt(1 - d) * min(1, (1 - d) * 3)
            # Inside lies an insole: deeper down the sole's upper side would be seen.
            z = max(z, low + self.insole)
        return Vector((self.x(s), y, z))

    def off(self, s, angle, lift):
        """A point a little above the surface."""
        p = self.point(s, angle)
        ds = self.point(min(s + 0.01, 0.999), angle) - self.point(max(s - 0.01, 0.001), angle)
        da = self.point(s, min(angle + 2, 180)) - self.point(s, max(angle - 2, 0))
        normal = da.cross(ds)
        if normal.length < 1e-9:
            return p
        normal.normalize()
        middle = Vector((p.x, 0, along(self.floor, s)))
        return p + normal * (lift if normal.dot(p - middle) >= 0 else -lift)

    def skin(self, material):
        return sheet(0, 0, lambda u, v: tuple(self.point((v + 1) / 2, (u + 1) * 90)), material,
                     thickness=0.004, steps=150)

    def patch(self, edge, material, lift=0.014, thickness=0.014, steps=50):
        """A piece laid on: `edge(u, v)` (both 0 to 1) gives share and angle."""
        return sheet(0, 0, lambda u, v: tuple(self.off(*edge((u + 1) / 2, (v + 1) / 2), lift)),
                     material, thickness=thickness, steps=steps)

    def collar(self, material, radius):
        centre, long, wide = self.opening
        path = [self.off(centre + long * math.cos(t), 90 + wide * math.sin(t), 0.0)
                for t in [2 * math.pi * i / 90 for i in range(90)]]
        return tube(path, radius, material, closed=True, steps=14)

    def sole(self, levels, material, tread=None):
        """A wall around the foot: levels of (height above floor(s) as function, how far out)."""
        ring = [(0.5 - 0.5 * math.cos(t), 1 if t <= math.pi else -1)
                for t in [2 * math.pi * i / 240 for i in range(240)]]
        vertices, faces = [], []
        for height, out in levels:
            for i, (s, side) in enumerate(ring):
                z = height(s)
                if tread:
                    z += tread(i)
                vertices.append((self.x(s, out * 0.7), side * self.half(s, out), z))
        n = len(ring)
        for k in range(len(levels) - 1):
            faces += [[k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i]
                      for i in range(n)]
        # Both ends are closed by strips from side to side: one face would cut through the bend of the foot.
        for start in (0, (len(levels) - 1) * n):
            faces += [[start + i for i in dict.fromkeys((k, k + 1, n - k - 1, (n - k) % n))] for k in range(n // 2)]
        return from_faces(vertices, faces, material, smooth=50)

    def laces(self, shares, spread, material, radius=0.018, eyelet=None):
        things = []
        for i, s in enumerate(shares):
            path = [self.off(s, 90 - spread + 2 * spread * k / 12, 0.03) for k in range(13)]
            things.append(tube(path, radius, material, flat=0.7, steps=10))
            if i + 1 < len(shares):
                for side in (-1, 1):
                    path = [self.off(s + (shares[i + 1] - s) * k / 12, 90 + side * spread
                                     * (1 - 2 * k / 12), 0.022) for k in range(13)]
                    things.append(tube(path, radius * 0.9, material, flat=0.7, steps=8))
            if eyelet:
                for side in (-1, 1):
                    things.append(ball(0.024, eyelet, self.off(s, 90 + side * (spread + 1), 0.02)))
        return things


    def seam(self, edge, thread, lift=0.020, **settings):
        """Stitches along an edge: `edge(t)` (0 to 1) gives share and angle."""
        line = [self.off(*edge(k / 60), lift) for k in range(61)]
        return stitches(dense(line), thread, **{'length': 0.020, 'gap': 0.013, 'thickness': 0.0055, **settings})

    def bow(self, s, material, radius=0.018):
        """The laces' knot, its two loops and its two ends, hanging to both sides."""
        ball(radius * 2.1, material, self.off(s, 90, 0.055), (1.1, 1.3, 0.8))
        for side in (-1, 1):
            for line in ([(0, 2, 0.055), (0.015, 13, 0.085), (0.045, 27, 0.062), (0.075, 36, 0.032),
                          (0.068, 25, 0.036), (0.035, 9, 0.05), (0.005, 2, 0.055)],
                         [(0, 2, 0.055), (0.030, 8, 0.072), (0.075, 16, 0.045), (0.115, 20, 0.03)]):
                tube(spline([self.off(s + ds, 90 + side * a, lift) for ds, a, lift in line]), radius * 0.9, material,
                     flat=0.7, steps=8)


def second(things, at, turn):
    """The other shoe of the pair."""
    copies = [copy(t) for t in things]
    return group(things), group(copies, at, (0, 0, turn))


def eased(*points):
    """The same line with many points, so that it runs through without steps."""
    return tuple(spline(points, 32))


def curved(*points):
    return lambda s: along(points, s)


@shape('running-shoes', turn=-30, rise=14)
def running_shoes():
    before = set(bpy.data.objects)
    last = Last(top=eased((0, 0.90), (0.04, 0.92), (0.14, 0.80), (0.26, 0.69), (0.36, 0.78), (0.43, 0.90), (0.51, 0.78),
                          (0.62, 0.62), (0.78, 0.47), (0.92, 0.40), (1, 0.34)),
                floor=eased((0, 0.27), (0.3, 0.24), (0.7, 0.17), (1, 0.22)), opening=(0.235, 0.20, 46), toe=2.3,
                widths=((0, 0.245), (0.3, 0.235), (0.70, 0.35), (1, 0.31)))
    mesh, dark = fabric(part(1), 320, weave=1.0), leather(part(1, 0.66), 0.5, 60, 0.2)
    white, lace, thread = plastic('#f4f3ef', 0.55), fabric('#f6f5f1', 160), fabric(part(1, 1.25), 160)
    last.skin(mesh)
    foot = curved((0, 0.10), (0.12, 0.03), (0.6, 0.03), (1, 0.16))

    def share(t):
        return lambda s: foot(s) + t * (along(last.floor, s) - foot(s))

    last.sole([(foot, -0.01), (share(0.06), 0.055), (share(0.40), 0.075), (share(0.47), 0.060)], white)
    last.sole([(share(0.44), 0.03), (share(0.44), 0.064), (share(0.56), 0.064), (share(0.56), 0.03)], dark)
    last.sole([(share(0.53), 0.058), (share(0.60), 0.070), (share(0.95), 0.048), (share(1.22), 0.024),
               (share(1.24), -0.02)], white)
    last.sole([(lambda s: foot(s) - 0.03, -0.03), (lambda s: foot(s) - 0.03, 0.02),
               (lambda s: foot(s) + 0.03, 0.062), (lambda s: foot(s) + 0.035, 0.0)], rubber('#26272a'),
              lambda i: 0.016 * (i % 8 < 5))
    last.collar(dark, 0.040)
    # The guard of the toe is deeper at the sides; the tongue reaches over the collar.
    last.patch(lambda u, v: (0.988 - (0.10 + 0.13 * abs(2 * u - 1) ** 1.5) * v, 2 + 176 * u), dark, lift=0.012)
    last.seam(lambda t: (0.988 - (0.10 + 0.13 * abs(2 * t - 1) ** 1.5) * 0.93, 3 + 174 * t), thread)
    last.patch(lambda u, v: (0.395 + 0.32 * v, 68 + 44 * u), fabric(part(1, 0.8), 200), lift=0.016, thickness=0.028)
    for side in (0, 1):
        mirror = (lambda a: 180 - a) if side else (lambda a: a)
        last.patch(lambda u, v: (0.012 + (0.20 - 0.13 * u) * v, mirror(3 + 44 * u)), dark)
        last.seam(lambda t: (0.012 + (0.20 - 0.13 * t) * 0.94, mirror(4 + 42 * t)), thread)
        for k in range(3):
            last.patch(lambda u, v: (0.31 + 0.085 * k + 0.12 * u + 0.030 * v, mirror(6 + 48 * u)), white,
                       lift=0.012, thickness=0.010)
        last.patch(lambda u, v: (0.415 + 0.27 * v, mirror(52 + 13 * u + 3 * v)), dark, lift=0.016)
        for u in (0.12, 0.88):
            last.seam(lambda t: (0.42 + 0.26 * t, mirror(52 + 13 * u + 3 * t)), thread, lift=0.025)
    last.laces([0.45 + 0.042 * i for i in range(6)], 27, lace, 0.017, rubber('#1f1f22'))
    last.bow(0.45, lace, 0.017)
    second(made_since(before), (0.30, 0.95, 0), 14)


@shape('leather-shoes', turn=-30, rise=14)
def leather_shoes():
    before = set(bpy.data.objects)
    last = Last(top=((0, 0.80), (0.06, 0.80), (0.24, 0.62), (0.43, 0.80), (0.6, 0.60), (0.8, 0.43),
                     (1, 0.33)),
                floor=((0, 0.245), (0.3, 0.235), (0.6, 0.10), (1, 0.13)), opening=(0.225, 0.195, 46),
                depth=0.22, toe=2.3, widths=((0, 0.25), (0.3, 0.24), (0.66, 0.33), (1, 0.29)))
    hide, dark = leather(part(1), 0.26, 90, 0.1), leather(part(1, 0.75), 0.28, 90, 0.1)
    last.skin(hide)
    sole = curved((0, 0.20), (0.26, 0.19), (0.42, 0.13), (0.6, 0.05), (0.8, 0.04), (1, 0.08))
    edge = plastic('#3a2a20', 0.4)
    last.sole([(sole, -0.03), (sole, 0.02), (lambda s: sole(s) + 0.05, 0.035),
               (lambda s: along(last.floor, s) + 0.0, 0.035), (lambda s: along(last.floor, s) + 0.01, -0.02)],
              edge)
    rim = [(last.x(s, 0.02), side * last.half(s, 0.02)) for side in (1, -1)
           for s in ([0.26 * (k / 24) ** 2 for k in range(25)] if side == 1 else
                     [0.26 * (k / 24) ** 2 for k in range(25)][::-1])]
    n = len(rim)
    from_faces([(x, y, z) for z in (0, 0.215) for x, y in rim],
               [list(range(n))[::-1], list(range(n, 2 * n))]
               + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)], edge, smooth=50)
    last.collar(dark, 0.018)
    last.patch(lambda u, v: (0.803 + 0.02 * math.sin(math.pi * u) + (0.18 - 0.02) * v, 2 + 176 * u), hide,
               lift=0.010, thickness=0.012)
    thread = plastic(part(1, 0.4), 0.5)
    for d in (0.012, 0.026):
        stitches(dense([last.off(0.803 + d + 0.02 * math.sin(math.pi * k / 40), 4 + 172 * k / 40, 0.014)
                        for k in range(41)]), thread, 0.018, 0.014, 0.006)
    for side in (0, 1):
        mirror = (lambda a: 180 - a) if side else (lambda a: a)
        last.patch(lambda u, v: (0.30 + 0.31 * v - 0.02 * u, mirror(20 + 24 * v + (57 - 24 * v) * u)), hide,
                   lift=0.012, thickness=0.012)
        stitches(dense([last.off(0.31 + 0.29 * k / 30, mirror(23 + 24 * k / 30), 0.015)
                        for k in range(31)]), thread, 0.018, 0.014, 0.006)
        last.patch(lambda u, v: (0.01 + 0.16 * v * (1 - 0.6 * u), mirror(3 + 36 * u)), hide, lift=0.010,
                   thickness=0.01)
    last.laces([0.45 + 0.038 * i for i in range(5)], 13, fabric(part(1, 0.45), 160), 0.013)
    second(made_since(before), (0.26, 0.86, 0), 14)


@shape('hiking-boots', turn=-30, rise=13)
def hiking_boots():
    before = set(bpy.data.objects)
    last = Last(top=((0, 1.40), (0.05, 1.40), (0.22, 1.31), (0.40, 1.43), (0.47, 1.12), (0.60, 0.80),
                     (0.82, 0.56), (1, 0.42)),
                floor=((0, 0.24), (0.3, 0.21), (0.7, 0.17), (1, 0.24)), opening=(0.225, 0.175, 50),
                depth=0.5, widths=((0, 0.29), (0.3, 0.28), (0.68, 0.35), (1, 0.33)), square=0.52)
    hide, dark = leather(part(1), 0.62, 40, 0.5), leather(part(1, 0.6), 0.6, 40, 0.4)
    black, lace = rubber('#232325'), fabric('#b8863f', 120)
    last.skin(hide)
    foot = curved((0, 0.06), (0.15, 0.03), (0.7, 0.03), (1, 0.12))
    last.sole([(foot, 0.0), (lambda s: foot(s) + 0.10, 0.055),
               (lambda s: along(last.floor, s) + 0.0, 0.055),
               (lambda s: along(last.floor, s) + 0.08, 0.02),
               (lambda s: along(last.floor, s) + 0.08, -0.02)], black)
    last.sole([(lambda s: foot(s) - 0.05, 0.0), (lambda s: foot(s) - 0.05, 0.05),
               (lambda s: foot(s) + 0.06, 0.07), (lambda s: foot(s) + 0.06, 0.0)], black,
              lambda i: 0.075 * (i % 10 < 4))
    last.collar(dark, 0.065)
    for side in (0, 1):
        mirror = (lambda a: 180 - a) if side else (lambda a: a)
        last.patch(lambda u, v: (0.985 - 0.17 * v * (1 - 0.2 * u), mirror(2 + 88 * u)), black, lift=0.016)
        last.patch(lambda u, v: (0.03 + 0.18 * v * (1 - 0.55 * u), mirror(2 + 24 * u)), dark,
                   thickness=0.004)
        last.patch(lambda u, v: (0.40 + 0.30 * v, mirror(46 + 14 * u + 4 * v)), dark)
        stitches(dense([last.off(0.405 + 0.29 * k / 30, mirror(47.5 + 4 * k / 30), 0.018)
                        for k in range(31)]), fabric('#d9c9a8', 120), 0.028, 0.018, 0.008)
    last.patch(lambda u, v: (0.39 + 0.32 * v, 66 + 48 * u), dark, lift=0.004)
    last.laces([0.43, 0.455, 0.485, 0.525, 0.57, 0.615, 0.66], 30, lace, 0.02, brushed('#8f8b80', 0.35))
    second(made_since(before), (0.30, 1.05, 0), 14)


@shape('heels', turn=-30, rise=13)
def heels():
    before = set(bpy.data.objects)
    last = Last(top=eased((0, 1.30), (0.12, 1.22), (0.40, 0.84), (0.60, 0.50), (0.72, 0.37), (0.86, 0.29),
                          (1, 0.20)),
                floor=eased((0, 0.92), (0.16, 0.84), (0.40, 0.50), (0.62, 0.13), (0.75, 0.05), (1, 0.06)),
                opening=(0.37, 0.355, 70), depth=0.34, toe=1.9,
                widths=((0, 0.20), (0.3, 0.19), (0.70, 0.29), (1, 0.25)))
    hide, sole = leather(part(1), 0.22, 90, 0.06), plastic('#2a2422', 0.4)
    last.skin(hide)
    under = curved(*eased((0, 0.89), (0.16, 0.81), (0.40, 0.47), (0.62, 0.10), (0.75, 0.02), (1, 0.035)))
    last.sole([(under, -0.02), (under, 0.008), (lambda s: under(s) + 0.045, 0.012),
               (lambda s: under(s) + 0.05, -0.02)], sole)
    lathe([(0, 0), (0.10, 0, 0.01), (0.10, 0.03), (0.095, 0.03), (0.10, 0.3), (0.125, 0.6, 0.2),
           (0.165, 0.90), (0, 0.92)], hide, (-0.80, 0, 0), stretch=0.95)
    last.collar(leather(part(1, 0.85), 0.25, 90, 0.06), 0.012)
    second(made_since(before), (0.24, 0.78, 0), 14)
