"""Garments laid out flat and seen from above: cloth that is puffed a little and creased."""
import math

import bpy
from mathutils import Vector, noise

from materials import *
from modelling import *
from registry import shape


def distance(x, z, line):
    """How far a point is from a closed line."""
    least = 9.0
    for (ax, az), (bx, bz) in zip(line, line[1:] + line[:1]):
        dx, dz = bx - ax, bz - az
        t = min(max(((x - ax) * dx + (z - az) * dz) / max(dx * dx + dz * dz, 1e-12), 0), 1)
        least = min(least, math.hypot(x - ax - t * dx, z - az - t * dz))
    return least


def once(line):
    """The line without points that repeat the one before, which cannot be filled."""
    return [p for i, p in enumerate(line) if math.dist(p, line[i - 1]) > 1e-4]


class Piece:
    """A piece of cloth: `lift` above the table, `puff` in its middle, `creases` deep.

    `folds(x, z)` adds to its height.
    """

    def __init__(self, outline, material, lift=0.0, puff=0.05, creases=0.025, soft=0.12, folds=None,
                 seed=0.0):
        self.outline, self.lift, self.puff, self.creases = once(outline), lift, puff, creases
        self.soft, self.folds, self.seed = soft, folds, seed
        self.thing = decal(self.outline, material, onto=self.front, lift=0)

    def front(self, x, z):
        """The height of the cloth as a y towards the viewer, for `decal(onto=…)`."""
        d = min(1.0, distance(x, z, self.outline) / self.soft)
        edge = math.sqrt(d * (2 - d))
        v = Vector((x * 1.7 + self.seed, z * 1.1 + self.seed * 2, self.seed))
        crease = noise.noise(v) + 0.6 * noise.noise(v * 2.2 + Vector((5, 3, 1)))
        extra = self.folds(x, z) if self.folds else 0
        return -(self.lift + self.puff * edge + (self.creases * crease + extra) * edge)

    def seam(self, line, thread, lift=0.004, **settings):
        """Stitches along a line of the cloth."""
        return stitches(dense([(x, self.front(x, z) - lift, z) for x, z in dense_flat(line)]), thread,
                        **settings)

    def cord(self, line, radius, material, closed=False, flat=1.0):
        return tube([(x, self.front(x, z) - radius * 0.4, z) for x, z in dense_flat(line, 0.03)], radius,
                    material, closed=closed, steps=10, flat=flat, up=(0, -1, 0))


def dense_flat(line, step=0.02):
    points = []
    for (ax, az), (bx, bz) in zip(line, line[1:]):
        n = max(1, int(math.hypot(bx - ax, bz - az) / step))
        points += [(ax + (bx - ax) * i / n, az + (bz - az) * i / n) for i in range(n)]
    return points + [line[-1]]


def both(half):
    """An outline from its right half, which runs from the top middle to the bottom middle."""
    inner = half[1:-1] if half[0][0] == 0 else half
    ends = ([half[0]], [half[-1]]) if half[0][0] == 0 else ([], [])
    return ends[0] + inner + ends[1] + [(-x, z) for x, z in inner[::-1]]


def lay():
    """Lays everything on the ground, its front upwards."""
    group(list(bpy.data.objects), (0, 0, 0.02), (-90, 0, 0))


def mirror_line(line):
    return [(-x, z) for x, z in line]


@shape('t-shirt', rise=74)
def t_shirt():
    cloth(2.4, 2.4, (0, 0, 1.0))
    tee(fabric(part(1), 260, weave=0.25, sheen=0.25), fabric(part(1, 0.7), 260, weave=0.25),
        fabric(part(1, 0.92), 300, weave=0.5), fabric(part(1, 0.8), 200))


def tee(cotton, inner, rib, thread):
    """A T-shirt laid out flat: its cloth, what is seen of its back, its collar, its seams."""
    Piece(both([(0, 1.87), (0.24, 1.93), (0.30, 1.6), (0, 1.5)]), inner, 0.0, 0.02, 0.0, 0.05)
    for side in (1, -1):
        sleeve = spline([(0.34, 1.90), (0.62, 1.80), (0.86, 1.56), (1.02, 1.30)]) \
            + spline([(1.02, 1.30), (0.86, 1.19), (0.72, 1.10)]) + [(0.52, 1.30), (0.40, 1.5)]
        line = sleeve if side == 1 else mirror_line(sleeve)
        piece = Piece(line, cotton, 0.0, 0.055, 0.03, 0.09, seed=side * 3.0)
        hem = [(0.985, 1.335), (0.83, 1.23), (0.70, 1.14)]
        piece.seam(spline(hem if side == 1 else mirror_line(hem)), thread, length=0.022, gap=0.014,
                   thickness=0.005)
    neck = spline([(0, 1.66), (0.13, 1.71), (0.215, 1.82), (0.245, 1.93)])
    half = neck + [(0.42, 1.875)] + spline([(0.50, 1.83), (0.515, 1.66), (0.535, 1.45), (0.60, 1.28)]) \
        + spline([(0.60, 1.28), (0.585, 0.8), (0.60, 0.3), (0.61, 0.02)]) + [(0, 0.0)]
    body = Piece(both(half), cotton, 0.02, 0.06, 0.035, 0.10, seed=1.0)
    collar = [p for p in spline([(0.236, 1.895), (0.215, 1.82), (0.13, 1.71), (0, 1.66)])]
    band = collar + mirror_line(collar)[::-1][1:]
    for k in range(3):
        shifted = [(x * (1 + 0.06 * k), z - 0.018 * k) for x, z in band]
        tube([(x, body.front(x * 1.3, z - 0.1) + 0.012, z) for x, z in shifted], 0.014, rib, steps=10)
    body.seam([(-0.58, 0.07), (0.58, 0.07)], thread, length=0.022, gap=0.014, thickness=0.005)
    for side in (1, -1):
        arm = spline([(0.45, 1.86), (0.505, 1.66), (0.525, 1.45), (0.585, 1.29)])
        body.cord(arm if side == 1 else mirror_line(arm), 0.006, thread)
    lay()


def striped(colour, base='#f1ede4', width=0.085):
    """Knitted cotton with stripes of the colour, of which only the stripes are a coloured part."""
    n = Nodes('striped')
    height = n.add('SeparateXYZ', {0: n.place()}).outputs['Z']
    wave = n.math('SINE', n.math('MULTIPLY', height, math.pi / width))
    stripe = n.math('GREATER_THAN', wave, 0.35)
    mixed = n.add('MixRGB', {'Fac': stripe, 'Color1': (*linear(base), 1),
                             'Color2': (*reflectance(colour), 1)}).outputs[0]
    n.set(base_color=mixed, roughness=0.9, specular=0.12, sheen=0.25)
    n.bump(n.noise(300, 2), 0.25, 0.006)
    n.record(base)
    part_of = n.add('OutputAOV', {'Value': stripe})
    part_of.name = f'part{colour.number}'
    return n.material


@shape('t-shirt-striped', rise=74)
def t_shirt_striped():
    tee(striped(part(1)), fabric('#ddd8cc', 260, weave=0.25), fabric('#f1ede4', 300, weave=0.5),
        fabric('#d9d4c8', 200))


@shape('jeans', rise=74)
def jeans():
    denim, dark = fabric(part(1), 200, weave=0.7, sheen=0.1), fabric(part(1, 0.72), 200, weave=0.7)
    gold, brass = fabric('#d99a4a', 120), steel('#c9925a', 0.3)

    def pale(x, z):
        return 0.012 * math.sin(16 * z + 9 * abs(x)) * math.exp(-((z - 1.15) / 0.35) ** 2)

    for side in (1, -1):
        leg = spline([(0.50, 1.86), (0.56, 1.55), (0.54, 1.0), (0.47, 0.45), (0.44, 0.02)]) + \
            spline([(0.44, 0.02), (0.28, 0.0), (0.12, 0.03)]) + \
            spline([(0.12, 0.03), (0.10, 0.5), (0.05, 1.0), (0.0, 1.32)]) + [(0.0, 1.86)]
        line = leg if side == 1 else mirror_line(leg)
        piece = Piece(line, denim, 0.0, 0.065, 0.028, 0.11, pale, seed=side * 2.0)

        def own(points, side=side):
            return points if side == 1 else mirror_line(points)

        settings = {'length': 0.026, 'gap': 0.014, 'thickness': 0.006}
        piece.seam(own([(0.425, 0.09), (0.28, 0.07), (0.13, 0.095)]), gold, **settings)
        pocket = spline([(0.20, 1.84), (0.235, 1.70), (0.34, 1.60), (0.53, 1.56)])
        for shift in (0.0, 0.03):
            piece.seam(own([(x - shift * 0.6, z - shift) for x, z in pocket]), gold, **settings)
        piece.cord(own([(x + 0.006, z + 0.014) for x, z in pocket]), 0.009, dark)
        seam = spline([(0.53, 1.50), (0.515, 1.0), (0.45, 0.45), (0.42, 0.1)])
        piece.seam(own(seam), gold, **settings)
        for x, z in ((0.215, 1.80), (0.50, 1.575)):
            u, w = own([(x, z)])[0]
            ball(0.018, brass, (u, piece.front(u, w) - 0.008, w), (1, 0.5, 1))
    fly = spline([(0.15, 1.84), (0.15, 1.55), (0.10, 1.42), (0.01, 1.36)])
    middle = Piece(rectangle(0.30, 0.50, 0.02, (0.0, 1.60)), denim, 0.045, 0.025, 0.008, 0.03)
    for shift in (0.0, 0.03):
        middle.seam([(x - shift, z) for x, z in fly], gold, length=0.026, gap=0.014, thickness=0.006)
    middle.cord([(0.0, 1.84), (0.0, 1.36)], 0.008, dark)
    band = Piece(spline([(-0.51, 1.83), (0, 1.80), (0.51, 1.83)]) + spline([(0.50, 1.96), (0, 1.93),
                                                                           (-0.50, 1.96)]), denim, 0.05,
                 0.035, 0.008, 0.03)
    for top in (0.025, 0.105):
        band.seam(spline([(-0.49, 1.83 + top), (0, 1.80 + top), (0.49, 1.83 + top)]), gold, length=0.026,
                  gap=0.014, thickness=0.006)
    lathe([(0, 0), (0.042, 0, 0.01), (0.036, 0.018, 0.01), (0, 0.012)], brass,
          (0, band.front(0, 1.865), 1.865), (90, 0, 0))
    for x in (-0.36, -0.16, 0.16, 0.36):
        Piece(rectangle(0.05, 0.14, 0.01, (x, 1.872)), denim, 0.09, 0.014, 0.0, 0.02)
    lay()


@shape('dress', rise=74)
def dress():
    cloth(2.4, 2.4, (0, 0, 1.0))
    linen, inner = fabric(part(1), 170, weave=0.5, sheen=0.25), fabric(part(1, 0.62), 170, weave=0.4)
    belt, thread = fabric(part(1, 0.82), 170, weave=0.5), fabric(part(1, 0.75), 160)

    def gathers(x, z):
        down = min(1, max(0, (1.22 - z) / 0.9))
        ray = x / (0.30 + 0.52 * max(0, 1.22 - z) / 1.2)
        return 0.034 * (0.25 + down) * math.sin(ray * 17 + 1.5 * math.sin(ray * 5))

    Piece(both([(0, 1.96), (0.17, 2.0), (0.22, 1.7), (0, 1.5)]), inner, 0.0, 0.02, 0.0, 0.05)
    skirt = spline([(0.29, 1.24), (0.42, 0.9), (0.62, 0.4), (0.76, 0.06)]) \
        + spline([(0.76, 0.06), (0.4, 0.0), (0.0, -0.02)])
    piece = Piece(both([(0, 1.24)] + skirt), linen, 0.0, 0.07, 0.02, 0.10, gathers)
    piece.seam(spline([(-0.73, 0.12), (-0.4, 0.06), (0, 0.04), (0.4, 0.06), (0.73, 0.12)]), thread,
               length=0.022, gap=0.016, thickness=0.005)
    left = spline([(-0.17, 2.02), (-0.30, 2.0)], 2) + spline([(-0.32, 1.98), (-0.27, 1.75), (-0.40, 1.55)]) \
        + spline([(-0.40, 1.55), (-0.34, 1.36), (-0.30, 1.22)]) + [(0.16, 1.22)] \
        + spline([(0.10, 1.40), (-0.06, 1.62), (-0.17, 2.02)])
    right = mirror_line(left)
    lower = Piece(left, linen, 0.02, 0.055, 0.02, 0.09, seed=2.0)
    upper = Piece(right, linen, 0.04, 0.055, 0.02, 0.09, seed=4.0)
    for one, sign in ((lower, 1), (upper, -1)):
        edge = spline([(0.10, 1.40), (-0.06, 1.62), (-0.165, 1.98)])
        one.seam([(sign * (x - 0.025), z) for x, z in edge], thread, length=0.022, gap=0.016, thickness=0.005)
    waist = Piece(spline([(-0.315, 1.18), (0, 1.155), (0.315, 1.18)]) + spline([(0.305, 1.285), (0, 1.26),
                                                                               (-0.305, 1.285)]), belt, 0.09,
                  0.035, 0.006, 0.03)
    y = waist.front(0.2, 1.22) - 0.012
    for points in ([(0.21, y, 1.22), (0.33, y - 0.03, 1.12), (0.30, y + 0.02, 0.90), (0.36, y + 0.01, 0.66)],
                   [(0.20, y, 1.22), (0.22, y - 0.02, 1.06), (0.17, y + 0.01, 0.86), (0.19, y + 0.01, 0.62)]):
        sweep(spline(points), rectangle(0.06, 0.012, 0.004), belt, up=(0, -1, 0))
    for s in (-1, 1):
        ball(0.10, belt, (0.205 + s * 0.085, y - 0.01, 1.23), (1.0, 0.32, 0.55), (0, s * 16, 0))
    ball(0.042, belt, (0.205, y - 0.025, 1.222), (0.9, 0.8, 1))
    lay()


@shape('coat', rise=74)
def coat():
    cloth(2.4, 2.4, (0, 0, 1.0))
    wool, inner = plush(part(1), 70), fabric(part(1, 0.5), 200, sheen=0.1)
    horn, thread = plastic('#3a2a20', 0.25), fabric(part(1, 0.7), 160)
    Piece(both([(0, 2.0), (0.22, 2.02), (0.26, 1.7), (0, 1.4)]), inner, 0.0, 0.03, 0.0, 0.05)
    arm = spline([(0.38, 1.93), (0.60, 1.80), (0.72, 1.45), (0.80, 1.0), (0.86, 0.66)]) \
        + spline([(0.86, 0.66), (0.76, 0.62), (0.64, 0.63)]) \
        + spline([(0.64, 0.63), (0.56, 1.0), (0.46, 1.4)])
    sleeve = Piece(mirror_line(arm), wool, 0.0, 0.075, 0.035, 0.10, seed=5.0)
    cuff = sleeve.cord(mirror_line([(0.845, 0.755), (0.75, 0.715), (0.625, 0.725)]), 0.006, thread)
    mirrored(sleeve.thing)
    mirrored(cuff)
    left = [(-0.20, 2.0), (-0.42, 1.92)] + spline([(-0.47, 1.86), (-0.455, 1.5), (-0.46, 1.0), (-0.54, 0.4),
                                                  (-0.60, 0.0)]) + [(0.12, -0.02), (0.14, 1.20)]
    Piece(mirror_line(left)[::-1], wool, 0.01, 0.07, 0.025, 0.08, seed=1.0)
    over = Piece(left, wool, 0.035, 0.07, 0.025, 0.08, seed=3.0)
    over.cord([(0.115, 0.0), (0.135, 1.18)], 0.006, thread)
    for sign in (1, -1):
        lapel = [(sign * x, z) for x, z in ((0.16, 2.02), (0.27, 1.90), (0.40, 1.72), (0.27, 1.60),
                                            (-0.10 if sign == -1 else 0.06, 1.16), (0.06, 1.6))]
        Piece(rounded(lapel, 0.015, True), wool, 0.105 if sign == 1 else 0.125, 0.022, 0.004, 0.03)
        collar = [(sign * x, z) for x, z in ((0.0, 2.06), (0.16, 2.07), (0.28, 1.96), (0.36, 1.76), (0.27, 1.79),
                                             (0.15, 1.95), (0.0, 1.99))]
        Piece(rounded(collar, 0.02, True), wool, 0.145, 0.028, 0.0, 0.03)
        flap = [(sign * x, z) for x, z in rounded([(0.22, 0.80), (0.46, 0.84), (0.455, 0.72), (0.215, 0.68)],
                                                  0.03, True)]
        Piece(flap, wool, 0.10 if sign == 1 else 0.12, 0.02, 0.0, 0.03)
    for z in (1.06, 0.80, 0.54):
        for x in (0.03, -0.24):
            y = over.front(x, z)
            lathe([(0, 0), (0.045, 0, 0.012), (0.048, 0.014, 0.008), (0.036, 0.022, 0.006), (0.032, 0.014),
                   (0, 0.014)], horn, (x, y, z), (90, 0, 0))
    lay()


@shape('baby-socks', rise=66)
def baby_socks():
    knit, pale = fabric(part(1), 120, weave=0.9, sheen=0.4), fabric(part(1, 1.3), 120, weave=0.9, sheen=0.4)
    outline = [(-0.26, 1.3)] + spline([(-0.25, 1.0), (-0.24, 0.72), (-0.30, 0.45), (-0.18, 0.20)]) \
        + spline([(-0.14, 0.17), (0.2, 0.10), (0.52, 0.06), (0.72, 0.16), (0.74, 0.36), (0.56, 0.50)]) \
        + spline([(0.52, 0.51), (0.34, 0.58), (0.26, 0.74), (0.26, 1.0)]) + [(0.27, 1.3)]
    heel = spline([(-0.275, 0.56), (-0.31, 0.42), (-0.17, 0.185), (-0.02, 0.14), (-0.04, 0.30), (-0.14, 0.46)],
                  closed=True)
    toe = spline([(0.48, 0.075), (0.66, 0.10), (0.75, 0.26), (0.68, 0.44), (0.58, 0.495), (0.50, 0.30)],
                 closed=True)
    for k, (dx, dz, lift) in enumerate(((-0.62, 0.25, 0.0), (0.42, -0.16, 0.0))):
        def moved(line):
            return [(x + dx, z + dz) for x, z in line]

        sock = Piece(moved(outline), knit, lift, 0.10, 0.02, 0.16, seed=k * 4.0)
        for patch in (heel, toe):
            decal(moved(patch), pale, onto=sock.front, lift=0.008)
        for i in range(17):
            x = -0.245 + i * 0.0315
            sock.cord(moved([(x, 1.02), (x * 1.03, 1.33)]), 0.015, pale)
        for i in range(2):
            z = 0.86 - 0.10 * i
            line = moved([(-0.225, z), (0.0, z - 0.01), (0.235, z)])
            sock.cord(line, 0.016, pale)
    lay()


@shape('garden-gloves', rise=62)
def garden_gloves():
    cloth, palm = fabric(part(1), 120, weave=0.6, sheen=0.2), rubber(part(1, 0.6), 0.55)
    cuff, thread = fabric('#efe7d5', 120, weave=0.8), fabric('#efe7d5', 140)

    def finger(x, z, turn, long, wide):
        a = math.radians(turn)
        c, s = math.cos(a), math.sin(a)
        line = [(-wide, 0)] + [(-wide, long - wide)] \
            + [(wide * math.cos(t), long - wide + wide * math.sin(t))
               for t in [math.pi - math.pi * k / 10 for k in range(1, 10)]] + [(wide, long - wide), (wide, 0)]
        return [(x + u * c + w * s, z - u * s + w * c) for u, w in line]

    for sign, dx, turn in ((1, -0.50, -9), (-1, 0.52, 12)):
        before = set(bpy.data.objects)
        for x, z, angle, long, wide in ((-0.24, 0.98, -9, 0.52, 0.085), (-0.075, 1.04, -2, 0.60, 0.088),
                                        (0.095, 1.03, 4, 0.56, 0.088), (0.255, 0.95, 13, 0.45, 0.078),
                                        (-0.28, 0.52, -42, 0.52, 0.098)):
            line = [(sign * u, w) for u, w in finger(x, z - 0.08, angle, long, wide)]
            Piece(line, cloth, 0.0, 0.10, 0.012, 0.085, seed=x * 9)
            tip = [(sign * u, w) for u, w in finger(x, z - 0.08, angle, long * 0.998, wide * 0.96)]
            cap = [p for i, p in enumerate(tip) if 1 <= i <= len(tip) - 2]
            a = math.radians(angle)
            base = long * 0.52
            cap[0] = (sign * (x - wide * 0.96 * math.cos(a) + base * math.sin(a)),
                      z - 0.08 + wide * 0.96 * math.sin(a) + base * math.cos(a))
            cap[-1] = (sign * (x + wide * 0.96 * math.cos(a) + base * math.sin(a)),
                       z - 0.08 - wide * 0.96 * math.sin(a) + base * math.cos(a))
            Piece(cap, palm, 0.008, 0.10, 0.0, 0.082)
        hand = spline([(-0.33, 0.98), (-0.36, 0.70), (-0.33, 0.42), (-0.27, 0.26), (0.0, 0.22), (0.27, 0.26),
                       (0.335, 0.55), (0.345, 0.96), (0.17, 1.06), (0.0, 1.10), (-0.17, 1.07)], closed=True)
        back = Piece([(sign * x, z) for x, z in hand], cloth, 0.02, 0.10, 0.02, 0.16, seed=sign)
        for x in (-0.14, 0.02, 0.18):
            back.seam([(sign * x, 0.92), (sign * x * 0.9, 0.62)], thread, length=0.03, gap=0.018,
                      thickness=0.007)
        wrist = [(-0.275, 0.30), (0.275, 0.30), (0.31, -0.02), (-0.31, -0.02)]
        band = Piece(rounded(wrist, 0.05, True), cuff, 0.035, 0.085, 0.0, 0.07)
        for i in range(16):
            x = -0.255 + i * 0.034
            band.cord([(x, 0.27), (x * 1.1, 0.01)], 0.014, cuff)
        group(made_since(before), (dx, 0, 0), (0, turn, 0))
    lay()
