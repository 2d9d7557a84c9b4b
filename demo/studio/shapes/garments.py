"""Garments: worn by somebody who is not seen, or laid out flat and seen from above."""
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
    """A piece of cloth: `lift` above what it lies on, `puff` in its middle, `creases` deep.

    It lies flat, or is round as on a body by `form(x, z)`, how far it comes forward;
    `back` is the half behind. `folds(x, z)` adds to its height.
    """

    def __init__(self, outline, material, lift=0.0, puff=0.05, creases=0.025, soft=0.12, folds=None,
                 seed=0.0, form=None, back=False):
        self.outline, self.lift, self.puff, self.creases = once(outline), lift, puff, creases
        self.soft, self.folds, self.seed = soft, folds, seed
        self.form, self.sign = form, 1 if back else -1
        self.thing = decal(self.outline, material, onto=self.front, lift=0, cell=0.016 if form else 0.03)

    def front(self, x, z):
        """The height of the cloth as a y towards the viewer, for `decal(onto=…)`."""
        v = Vector((x * 1.7 + self.seed, z * 1.1 + self.seed * 2, self.seed))
        crease = self.creases * (noise.noise(v) + 0.6 * noise.noise(v * 2.2 + Vector((5, 3, 1))))
        crease += self.folds(x, z) if self.folds else 0
        if self.form:
            height = self.form(x, z)
            return self.sign * (self.lift + height + crease * min(1.0, height / 0.08))
        d = min(1.0, distance(x, z, self.outline) / self.soft)
        edge = math.sqrt(d * (2 - d))
        return self.sign * (self.lift + (self.puff + crease) * edge)

    def seam(self, line, thread, lift=0.004, **settings):
        """Stitches along a line of the cloth."""
        return stitches(dense([(x, self.front(x, z) - lift, z) for x, z in dense_flat(line)]), thread,
                        **settings)

    def cord(self, line, radius, material, closed=False, flat=1.0):
        return tube([(x, self.front(x, z) - radius * 0.4, z) for x, z in dense_flat(line, 0.03)], radius,
                    material, closed=closed, steps=10, flat=flat, up=(0, -1, 0))


def away(x, z, line):
    """How far a point is from an open line."""
    return min(_from_part(x, z, a, b) for a, b in zip(line, line[1:]))


def _from_part(x, z, a, b):
    dx, dz = b[0] - a[0], b[1] - a[1]
    t = min(max(((x - a[0]) * dx + (z - a[1]) * dz) / max(dx * dx + dz * dz, 1e-12), 0), 1)
    return math.hypot(x - a[0] - t * dx, z - a[1] - t * dz)


def tube_between(one, other, depth):
    """The form of cloth around an arm, a leg or a waist: round from one seam to the other.

    `depth` is how far its middle comes forward, a number or a function of z.
    """
    def form(x, z):
        a, b = away(x, z, one), away(x, z, other)
        u = (a - b) / max(a + b, 1e-6)
        return (depth(z) if callable(depth) else depth) * (1 - abs(u) ** 2.2) ** 0.5
    return form


def under_shoulders(form, shoulder, top=0.34):
    """A form that closes towards the shoulder seams, lines from the neck outwards on both sides."""
    def closed(x, z):
        d = min(1.0, away(abs(x), z, shoulder) / top)
        return form(x, z) * math.sqrt(d * (2 - d))
    return closed


def pull(at, turn, length=0.4, deep=0.02, many=7.0, spread=0.5):
    """Folds that run from a place of strain: at an arm, a waist, a knot; `turn` in degrees."""
    a = math.radians(turn)

    def fold(x, z):
        dx, dz = x - at[0], z - at[1]
        along, across = dx * math.cos(a) + dz * math.sin(a), dz * math.cos(a) - dx * math.sin(a)
        if along <= 0:
            return 0.0
        angle = math.atan2(across, along)
        fade = math.exp(-(angle / spread) ** 2) * math.exp(-(along / length) ** 2) * min(1, along / 0.2) ** 1.5
        return deep * fade * math.sin(angle * many + 0.6)
    return fold


def hang(many, deep, start, end, wander=1.3, seed=0.0):
    """Folds that hang down, from nothing at the height `start` to their full depth at `end`."""
    def fold(x, z):
        down = min(1.0, max(0.0, (start - z) / (start - end)))
        sway = x * many + wander * noise.noise(Vector((x * 2.1 + seed, z * 0.7, seed)))
        wave = math.sin(sway) * 0.6 + math.sin(sway * 1.9 + 1.7 + seed) * 0.4
        return deep * down * (3 - 2 * down) * down * wave
    return fold


def all_of(*folds):
    return lambda x, z: sum(fold(x, z) for fold in folds)


def hung(high=0.22):
    """Lifts everything off the ground, as if it were worn by somebody who is not seen."""
    group(list(bpy.data.objects), (0, 0, high))


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


def jeans_seams(knee, hem):
    """Half of a pair of jeans that lies flat: the outer seam from the waist to the hem, the inner one to the crotch."""
    outer = spline([(0.395, 2.08), (0.470, 1.80), (0.495, 1.52), (0.085 + knee, 0.90), (0.100 + hem, 0.40),
                    (0.105 + hem, 0.0)])
    return outer, spline([(0.105, 0.0), (0.100, 0.50), (0.070, 1.00), (0.012, 1.56)])


@shape('jeans', rise=74, fill=1.08)
def jeans():
    jeans_laid(*jeans_seams(0.375, 0.350))


@shape('jeans-slim', rise=74, fill=1.08)
def jeans_slim():
    jeans_laid(*jeans_seams(0.330, 0.255))


@shape('jeans-wide', rise=74, fill=1.08)
def jeans_wide():
    jeans_laid(*jeans_seams(0.450, 0.480))


def jeans_laid(outer, inside):
    cloth, dark, inner = denim(part(1)), fabric(part(1, 0.62), 200, weave=0.7), fabric(part(1, 0.5), 200)
    thread, copper = fabric('#b98343', 120), steel('#a8764a', 0.35)
    fine = {'length': 0.014, 'gap': 0.009, 'thickness': 0.0032}
    Piece(spline([(-0.37, 2.10), (0, 2.085), (0.37, 2.10)]) + spline([(0.375, 2.19), (0, 2.175), (-0.375, 2.19)]),
          inner, 0.0, 0.02, 0.0, 0.04)
    for side in (1, -1):
        jeans_leg(side, (outer, inside), cloth, dark, thread, copper, fine)
    fly = spline([(0.135, 2.06), (0.13, 1.82), (0.085, 1.70), (0.008, 1.65)])
    middle = Piece(rectangle(0.30, 0.50, 0.02, (0.0, 1.82)), cloth, 0.030, 0.012, 0.004, 0.06)
    for shift in (0.0, 0.02):
        middle.seam([(x - shift, z + shift * 0.4) for x, z in fly], thread, **fine)
    middle.cord([(0.0, 2.07), (0.0, 1.58)], 0.005, dark)
    band = Piece(spline([(-0.392, 2.075), (0, 2.035), (0.392, 2.075)])
                 + spline([(0.385, 2.165), (0, 2.125), (-0.385, 2.165)]), cloth, 0.036, 0.014, 0.004, 0.03)
    for up in (0.012, 0.076):
        band.seam(spline([(-0.38, 2.076 + up), (0, 2.036 + up), (0.38, 2.076 + up)]), thread, **fine)
    lathe([(0, 0), (0.027, 0, 0.006), (0.024, 0.012, 0.006), (0, 0.008)], copper,
          (0.0, band.front(0, 2.082), 2.082), (90, 0, 0))
    for x, z in ((-0.30, 2.105), (-0.14, 2.092), (0.14, 2.092), (0.30, 2.105)):
        loop = Piece(rectangle(0.032, 0.125, 0.008, (x, z)), cloth, 0.052, 0.010, 0.0, 0.02)
        for shift in (-0.009, 0.009):
            loop.seam([(x + shift, z - 0.055), (x + shift, z + 0.055)], thread, **fine)
    lay()


def jeans_leg(side, seams, cloth, dark, thread, copper, fine):
    outer, inside = seams
    right, left = outer[-1][0], inside[0][0]

    def own(points):
        return points if side == 1 else mirror_line(points)

    # Of what is worn the knee keeps folds, the hip is drawn towards the crotch, the hem lies in waves.
    folds = all_of(pull((side * 0.03, 1.56), 90 - side * 62, 0.45, 0.040, 8, 0.7),
                   pull((side * 0.06, 1.48), 90 - side * 118, 0.45, 0.036, 8, 0.6),
                   lambda x, z: 0.020 * math.sin(20 * z + 7 * side * x) * math.exp(-((z - 0.92) / 0.26) ** 2),
                   lambda x, z: 0.020 * math.sin(26 * z + 9 * side * x + side) * math.exp(-((z - 0.16) / 0.14) ** 2))
    hem = spline([(right, 0.0), ((left + right) / 2, -0.012), (left, 0.0)])
    line = outer + hem[1:] + inside[1:] + [(0.0, 1.60), (0.0, 2.045), (0.2, 2.055)]
    piece = Piece(own(line), cloth, 0.0, 0.052, 0.034, 0.15, folds, seed=side * 2.0)
    piece.seam(own([(right - 0.008, 0.048), ((left + right) / 2, 0.036), (left + 0.009, 0.048)]), thread, **fine)
    piece.cord(own([(right - 0.004, 0.060), ((left + right) / 2, 0.048), (left + 0.007, 0.060)]), 0.0035, dark)
    pocket = spline([(0.185, 2.04), (0.205, 1.94), (0.285, 1.860), (0.440, 1.842)])
    piece.cord(own([(x + 0.004, z + 0.010) for x, z in pocket]), 0.006, dark)
    for shift in (0.008, 0.028):
        piece.seam(own([(x - shift * 0.6, z - shift) for x, z in pocket]), thread, **fine)
    piece.seam(own([(x + 0.020, z) for x, z in inside]), thread, **fine)
    for x, z in ((0.205, 2.005), (0.445, 1.853)):
        u, w = own([(x, z)])[0]
        ball(0.010, copper, (u, piece.front(u, w) - 0.004, w), (1, 0.5, 1))


# Half of a dress without sleeves: its side from the arm to the hem, and the edge around the arm.
DRESS_SIDE = spline([(0.375, 1.56), (0.335, 1.40), (0.285, 1.24), (0.37, 0.92), (0.49, 0.40), (0.60, -0.22)])
DRESS_ARM = spline([(0.335, 1.985), (0.285, 1.84), (0.295, 1.68), (0.375, 1.56)])


@shape('dress', rise=5, fill=1.06)
def dress():
    """A wrap dress as on a body, its belt tied at the waist."""
    cloth(2.6, 2.6, (0, 0, 0.9))
    linen, thread = fabric(part(1), 170, weave=0.5, sheen=0.25), fabric(part(1, 0.75), 160)
    belt = fabric(part(1, 0.82), 170, weave=0.5)
    seam = [(0.36, 2.1), (0.375, 1.7)] + DRESS_SIDE
    form = under_shoulders(tube_between(seam, mirror_line(seam), lambda z: 0.20 + 0.11 * max(0, 1.2 - z) / 1.4),
                           [(0.17, 2.03), (0.335, 1.985)], 0.3)

    def gathers(x, z):
        down = min(1.0, max(0.0, (1.24 - z) / 1.2))
        ray = x / (0.30 + 0.30 * max(0, 1.24 - z) / 1.4)
        return 0.044 * (0.12 + down) * math.sin(ray * 10 + 1.3 * math.sin(ray * 4 + z) + 0.5 * z)

    hem = spline([(0.60, -0.22), (0.33, -0.27), (0.0, -0.285)])
    side = DRESS_SIDE[20:]
    skirt = Piece(both([(0, 1.24)] + side + hem[1:]), linen, 0, creases=0.012, folds=gathers, form=form)
    skirt.seam([(0.97 * x, z + 0.07) for x, z in mirror_line(hem[8:]) + hem[:7:-1]], thread, length=0.022, gap=0.016,
               thickness=0.004)
    Piece(both([(0, 1.90), (0.10, 1.93), (0.17, 2.03)] + DRESS_ARM + DRESS_SIDE[1:] + hem[1:]), linen, 0,
          creases=0.01, folds=gathers, form=form, back=True)
    bust = [(-0.17, 2.03)] + mirror_line(DRESS_ARM) + mirror_line(DRESS_SIDE[1:21]) + [(0.15, 1.235)] \
        + spline([(0.09, 1.40), (-0.06, 1.64), (-0.17, 2.03)])
    for sign, lift in ((1, 0.0), (-1, 0.022)):
        line = bust if sign == 1 else mirror_line(bust)[::-1]
        folds = all_of(pull((sign * -0.30, 1.28), 90 - sign * 40, 0.35, 0.024, 7, 0.7),
                       pull((sign * -0.37, 1.60), -90 + sign * 60, 0.3, 0.014, 6, 0.7))
        piece = Piece(line, linen, lift, creases=0.014, folds=folds, seed=sign * 2.0, form=form)
        edge = spline([(0.09, 1.40), (-0.06, 1.64), (-0.158, 1.98)])
        piece.seam([(sign * (x - 0.025), z) for x, z in edge], thread, length=0.022, gap=0.016, thickness=0.004)
        piece.cord([(sign * x, z) for x, z in edge], 0.008, linen)
    waist = Piece(spline([(-0.293, 1.20), (0, 1.17), (0.293, 1.20)])
                  + spline([(0.296, 1.295), (0, 1.265), (-0.296, 1.295)]), belt, 0.012, creases=0.004,
                  form=lambda x, z: 1.1 * form(x, z))
    y = waist.front(0.16, 1.23) - 0.012
    for points in ([(0.17, y, 1.23), (0.25, y - 0.05, 1.12), (0.24, y - 0.03, 0.90), (0.29, y - 0.05, 0.60)],
                   [(0.16, y, 1.23), (0.17, y - 0.04, 1.06), (0.13, y - 0.03, 0.86), (0.15, y - 0.05, 0.56)]):
        sweep(spline(points), rectangle(0.06, 0.012, 0.004), belt, up=(0, -1, 0))
    for s in (-1, 1):
        ball(0.10, belt, (0.165 + s * 0.085, y - 0.012, 1.235), (1.0, 0.36, 0.5), (0, s * 16, 0))
    ball(0.042, belt, (0.165, y - 0.032, 1.23), (0.9, 0.8, 1))
    hung(0.5)


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
