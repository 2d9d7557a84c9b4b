"""Garden: plants in pots, seeds, a bucket."""
import math
import random

from mathutils import Vector

from materials import *
from modelling import *
from packages import Pouch, lines_of_print
from registry import shape


def clay_pot(radius, height, material, at=(0, 0, 0)):
    r = radius
    body = lathe([(0, 0.02), (r * 0.62, 0.02), (r * 0.66, 0, 0.01), (r * 0.70, 0.01, 0.02),
                  (r * 0.90, height * 0.76, 0.01), (r, height * 0.765, 0.015), (r * 1.04, height, 0.02),
                  (r * 0.95, height, 0.015), (r * 0.90, height * 0.8), (0, height * 0.8)], material, at)
    soil = lathe([(0, height * 0.90), (r * 0.93, height * 0.88)], matt('#3b2c22', 1.0, 1.0), at, round=0)
    dice = random.Random(2)
    crumb = matt('#4a382b', 1.0, 1.0)
    for _ in range(60):
        a, d = dice.uniform(0, 6.3), r * 0.85 * math.sqrt(dice.random())
        ball(dice.uniform(0.012, 0.03), crumb, (at[0] + d * math.cos(a), at[1] + d * math.sin(a),
                                                at[2] + height * 0.89), (1.2, 1, 0.7))
    return body, soil


def leaf_blade(length, width, material, bend=0.5, fold=0.25):
    """A pointed leaf along +x from the origin, its tip hanging down."""
    def height(u, v):
        t = (u + 1) / 2
        half = width / 2 * math.sin(math.pi * t ** 0.85) ** 0.75 * (1 - 0.15 * t)
        y = v * half
        droop = bend * length * t * t * 0.5
        return (t * length, y, fold * abs(y) - droop + 0.012 * math.sin(9 * t) * v)

    return sheet(0, 0, height, material, thickness=0.006, steps=36)


@shape('house-plant', turn=0, rise=15)
def house_plant():
    clay_pot(0.46, 0.72, matt('#c9c2b4', 0.6, 0.15))
    stem = matt('#6b5a3c', 0.8)
    tube(spline([(0, 0, 0.6), (0.03, 0.01, 1.1), (-0.02, 0.02, 1.6), (0.02, 0, 2.15)]), 0.028, stem)
    dice = random.Random(11)
    greens = [glaze(c, 0.24) for c in ('#24472b', '#2c5230', '#1f3e27', '#37603a')]
    vein = plastic('#7e9a63', 0.5)
    for i in range(17):
        a = i * 2.39996
        z = 0.82 + 1.32 * (i / 16) ** 0.9
        long = (0.86 - 0.38 * i / 16) * dice.uniform(0.92, 1.06)
        lift = 24 + 42 * (i / 16) ** 1.6
        leaf = leaf_blade(long, long * 0.58, greens[i % 4], 0.5, 0.22)
        rib = tube([(0.02 + long * 0.97 * t, 0, 0.010 - 0.5 * long * t * t * 0.5)
                    for t in [k / 14 for k in range(15)]], 0.009, vein, taper=lambda t: 1.2 - 0.9 * t,
                   steps=8)
        stalk = tube([(-0.13, 0, -0.02), (0.03, 0, 0)], 0.014, vein, steps=8)
        group([leaf, rib, stalk], (0.11 * math.cos(a), 0.11 * math.sin(a), z),
              (dice.uniform(-10, 10), -lift, math.degrees(a)))


@shape('snake-plant', turn=0, rise=13)
def snake_plant():
    clay_pot(0.44, 0.66, matt('#b9a48c', 0.6, 0.15))
    dice = random.Random(7)
    for i in range(15):
        a, far = i * 2.39996, 0.055 * math.sqrt(i)
        tall = (1.75 - 0.055 * i) * dice.uniform(0.92, 1.06)
        wide, lean, bow = dice.uniform(0.115, 0.145), 0.10 + 0.14 * far / 0.2, dice.uniform(-0.05, 0.05)
        path = [(lean * t * t + bow * math.sin(math.pi * t), 0, tall * t) for t in [k / 24 for k in range(25)]]
        swell = lambda t: 0.55 + 0.5 * math.sin(math.pi * min(1, t * 0.9 + 0.08)) if t < 0.72 else \
            max(0.03, (1 - t) / 0.28) ** 0.7 * 0.92
        pieces = [sweep(path, [(-wide, 0.012), (0, -0.03), (wide, 0.012), (0, -0.012)],
                        glaze('#c5c479', 0.3), scale=lambda t: (swell(t), 1), up=(0, 1, 0)),
                  sweep([(x, y - 0.006, z) for x, y, z in path],
                        [(-wide * 0.82, 0.008), (0, -0.034), (wide * 0.82, 0.008), (0, -0.012)],
                        glaze(('#2f5a3a', '#3a6b45', '#28503a')[i % 3], 0.28),
                        scale=lambda t: (swell(t), 1), up=(0, 1, 0))]
        group(pieces, (far * math.cos(a), far * math.sin(a), 0.56), (0, 0, math.degrees(a) * 0.35))


@shape('cactus-green', turn=0, rise=11)
def cactus_green():
    clay_pot(0.50, 0.74, matt('#b9683f', 0.85, 0.3))
    ribs = 17

    def wave(a, z):
        return 1 + 0.085 * (abs(math.cos(a * ribs / 2)) - 0.5)

    body = spline([(0.30, 0.62), (0.42, 0.82), (0.46, 1.1), (0.42, 1.42), (0.30, 1.66), (0.14, 1.76),
                   (0.0, 1.75)], 14)
    lathe(body, matt('#4d7a48', 0.6, 0.2), steps=ribs * 16, round=0, wave=wave)
    spine, wool = plastic('#e9dcb6', 0.6), plush('#efe7d2', 60)
    for k in range(ribs):
        a = 2 * math.pi * k / ribs
        for j in range(6, len(body) - 4, 7):
            r, z = body[j]
            r *= 1.045
            p = Vector((r * math.cos(a), r * math.sin(a), z))
            (r0, z0), (r1, z1) = body[j - 1], body[j + 1]
            out = Vector(((z1 - z0) * math.cos(a), (z1 - z0) * math.sin(a), -(r1 - r0))).normalized()
            ball(0.017, wool, p)
            for m in range(5):
                side = Vector((-math.sin(a), math.cos(a), 0)) * math.cos(m * 1.257)
                up = out.cross(Vector((-math.sin(a), math.cos(a), 0))) * math.sin(m * 1.257)
                tip = p + (out * 0.6 + (side + up) * 0.75).normalized() * 0.10
                tube([p, tip], 0.0035, spine, taper=lambda t: 1 - 0.8 * t, steps=5)


@shape('cactus', turn=0, rise=11)
def cactus():
    """The same in flower."""
    cactus_green()
    petal, heart = wax('#d9477c', 0.4), matt('#f0c850', 0.9)
    for n, (fx, fy, fz) in enumerate(((0.06, -0.10, 1.76), (-0.14, 0.05, 1.74))):
        parts = [ball(0.035, heart, (0, 0, 0.05))]
        for i in range(14):
            leaf = leaf_blade(0.20, 0.075, petal, -0.9, 0.3)
            leaf.rotation_euler = (0, math.radians(-36 if i % 2 else -58), 2 * math.pi * i / 14)
            parts.append(leaf)
        group(parts, (fx, fy, fz), (0, 0, 20 * n), 1.0 - 0.25 * n)


@shape('bucket', turn=-18, rise=15)
def bucket():
    tin, wire = glaze(part(1), 0.3), steel('#c4c5c7', 0.28)

    def ribbed(a, z):
        return 1 + 0.012 * (math.exp(-((z - 0.42) / 0.025) ** 2) + math.exp(-((z - 0.98) / 0.025) ** 2))

    outer = [(0.56 + 0.24 * i / 60, 0.03 + 1.27 * i / 60) for i in range(61)]
    lathe([(0, 0.03), (0.52, 0.03), (0.53, 0, 0.01), (0.565, 0, 0.01)] + outer
          + [(0.78, 1.30), (0.545, 0.06), (0, 0.06)], tin, wave=ribbed, round=0.004)
    ring(0.80, 0.028, tin, (0, 0, 1.305))
    for s in (-1, 1):
        box((0.03, 0.20, 0.17), tin, (s * 0.80, 0, 1.08), (0, s * 11, 0), round=0.012)
        lathe([(0, 0), (0.035, 0, 0.01), (0.03, 0.025, 0.01), (0, 0.03)], wire, (s * 0.815, -0.06, 1.15),
              (0, s * 90, 0))
        ring(0.05, 0.016, wire, (s * 0.84, 0, 1.18), (0, 90, 0))
    bow = [(0.86 * math.cos(t), -0.30 * math.sin(t), 1.18 + 0.86 * math.sin(t))
           for t in [math.pi * i / 60 for i in range(61)]]
    tube(bow, 0.020, wire)
    grip = [(0.86 * math.cos(t), -0.30 * math.sin(t), 1.18 + 0.86 * math.sin(t))
            for t in [math.pi * (0.39 + 0.22 * i / 20) for i in range(21)]]
    tube(grip, 0.062, wood('#c2915c', 'x', 1.6), taper=lambda t: 0.8 + 0.25 * math.sin(math.pi * t))


@shape('seedlings', turn=-14, rise=12)
def seedlings():
    pouch = Pouch(1.15, 1.62, 0.16, paper(part(1), 0.7, 0.2), crumple=0.006)
    printed(0.98, 1.26, paper(part(2)), (0, 0, 0.82), corner=0.03, onto=pouch.front, lift=0.006)
    clay_pot(0.27, 0.40, matt('#b9683f', 0.85, 0.3), (0.92, -0.34, 0))
    green, pale = wax('#5f9a3c', 0.4), wax('#8fbf5a', 0.4)
    dice = random.Random(5)
    for i in range(7):
        a, d = i * 2.4, 0.05 + 0.024 * i
        x, y, h = 0.92 + d * math.cos(a), -0.34 + d * math.sin(a), dice.uniform(0.16, 0.34)
        tube(spline([(x, y, 0.34), (x + 0.01, y, 0.36 + h / 2), (x + dice.uniform(-0.03, 0.03), y, 0.36 + h)]),
             0.011, pale, steps=8)
        for s in (0, 180):
            group([leaf_blade(0.13, 0.085, green, 0.3, 0.2)], (x, y, 0.36 + h),
                  (0, -24, s + 70 * i))


def tulip_petal(turn, radius, height, material):
    """One of six: a spoon that stands on its end and closes towards its tip."""
    def point(u, v):
        t = (v + 1) / 2
        r = radius * math.sin(math.pi * (0.1 + 0.72 * t)) ** 0.8
        a = math.radians(turn) + u * 0.72 * math.sqrt(max(0, 1 - t ** 5))
        return (r * math.cos(a), r * math.sin(a), height * t - 0.02 * u * u)

    return sheet(0, 0, point, material, thickness=0.012, steps=30)


def bulb(at, turn, size=0.27):
    """A tulip bulb on its side or upright: a brown skin with ribs, a bald plate below."""
    skin = peel('#8a5a34', '#5d371f', 0.5, 0.45, (6, 6, 0.5), 0.3)
    body = [lathe([(0, 0), (0.45, 0.02, 0.1), (0.98, 0.5, 0.5), (0.8, 1.1, 0.4), (0.2, 1.75, 0.2),
                   (0.05, 2.05)], skin, round=0.1,
                  wave=lambda a, z: 1 + 0.02 * math.sin(9 * a + z) + 0.012 * math.sin(23 * a)),
            lathe([(0, -0.03), (0.38, -0.01), (0.4, 0.06)], matt('#c9ab80', 0.9, 0.8))]
    return group(body, at, turn, size)


@shape('tulip-bulbs', turn=-10, rise=13)
def tulip_bulbs():
    pouch = Pouch(1.0, 1.45, 0.16, paper('#b8946a', 0.85, 0.15), crumple=0.012)
    printed(0.80, 1.04, paper(part(2)), (0, 0, 0.74), corner=0.03, onto=pouch.front, lift=0.006)
    bulb((0.62, -0.52, 0.22), (78, 12, 40), 0.25)
    bulb((-0.30, -0.62, 0.0), (6, 0, 10), 0.25)
    bulb((0.20, -0.66, 0.20), (74, -8, -50), 0.22)
    bulb((0.98, -0.02, 0.0), (0, 0, 80), 0.24)
    stem, leaf = wax('#7ca25a', 0.4), wax('#5f8d52', 0.42)
    tube(spline([(0.98, -0.02, 0.42), (1.0, 0, 0.8), (0.97, 0.0, 1.36)]), 0.028, stem)
    for turn, lift, long in ((-130, 66, 0.95), (20, 60, 0.85)):
        group([leaf_blade(long, 0.20, leaf, 0.35, 0.35)], (0.98, -0.02, 0.44), (0, -lift, turn))
    bloom = wax(part(1), 0.42)
    petals = [tulip_petal(60 * i + 15, 0.215 if i % 2 else 0.235, 0.46 if i % 2 else 0.43, bloom)
              for i in range(6)]
    group(petals, (0.97, 0, 1.34), (4, 6, 0))
