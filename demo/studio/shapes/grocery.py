"""Grocery: fruit, and food in pouches, jars and bottles."""
import math
import random

import emblems
from materials import *
from modelling import *
from packages import *
from registry import shape


def apple(at, turn, skin):
    """An apple; `at` is where it stands."""
    profile = spline([(0.0, 0.10), (0.10, 0.05), (0.24, 0.0), (0.42, 0.10), (0.56, 0.34),
                      (0.60, 0.60), (0.52, 0.86), (0.34, 0.97), (0.16, 0.93), (0.05, 0.82),
                      (0.0, 0.78)], 8)
    body = lathe(profile, skin, round=0, smooth=80, wave=lambda a, z: 1 + 0.03 * math.cos(5 * a)
                 * (0.5 - z) + 0.015 * math.cos(2 * a + 1))
    stem = tube(spline([(0, 0, 0.78), (0.02, 0, 0.96), (0.07, 0.01, 1.12)]), 0.022,
                wood('#5b4026'), taper=lambda t: 0.8 + 0.5 * t)
    return group([body, stem], at, turn)


@shape('apples', rise=15)
def apples():
    for at, turn, share in (((-0.62, 0.05, 0), (6, -8, 20), 0.55), ((0.60, 0.12, 0), (-5, 7, 140), 0.5),
                            ((0.02, -0.72, 0), (4, 10, 260), 0.58)):
        apple(at, turn, peel('#8f0f1c', '#d8893a', share + 0.08))
    leaf = [(x * 0.42, z * 0.75) for x, z in emblems.leaf(0)[0]]
    thicken(decal(leaf, peel('#3f6b2c', '#5d8a3a', roughness=0.45), (0.34, -0.72, 1.06), (-58, 30, -70),
                  lift=0), 0.012)


AVOCADO = [(0.0, 0.0), (0.20, 0.02), (0.42, 0.16), (0.52, 0.42), (0.48, 0.72), (0.34, 1.02),
           (0.22, 1.26), (0.12, 1.38), (0.0, 1.42)]


@shape('avocados', turn=-8, rise=18)
def avocados():
    skin = peel('#1f2a14', '#3c4a1f', 0.55, 0.42, (2, 2, 2), 0.9)
    whole = [lathe(spline(AVOCADO, 8), skin, round=0, smooth=80),
             lathe([(0, 1.38), (0.05, 1.40, 0.01), (0.045, 1.45, 0.01), (0, 1.455)],
                   wood('#6b5433'))]
    group(whole, (-0.62, 0.34, 0.50), (0, -86, 24))
    half = [(x, z) for x, z in spline(AVOCADO, 8)]
    outline = half + [(-x, z) for x, z in reversed(half[1:-1])]
    shell = lathe(spline(AVOCADO, 8), skin, round=0, smooth=80)
    shell.scale = (1, 0.86, 1)
    for v in shell.data.vertices:
        # Only its back is left; the flesh closes it.
        v.co.y = max(v.co.y, 0.0)

    def inner(f):
        return [(x * f, 0.50 + (z - 0.50) * f) for x, z in outline]

    parts = [shell, extrude(outline, 0.03, skin, (0, 0, 0), round=0.012),
             decal(inner(0.955), matt('#8fa63c', 0.5, 0.1), (0, -0.015, 0), lift=0.003),
             decal(inner(0.90), matt('#c5c964', 0.5, 0.1), (0, -0.015, 0), lift=0.006),
             decal(inner(0.78), matt('#e3dc93', 0.5, 0.1), (0, -0.015, 0), lift=0.009),
             ball(0.255, peel('#5a2f16', '#7a4a28', 0.5, 0.35, (2, 2, 1)), (0, -0.03, 0.47),
                  (1, 0.75, 1.12))]
    group(parts, (0.42, -0.18, 0.02), (-24, 0, 10))


def pouch_of(height=1.75, width=1.25, depth=0.62):
    """A coloured stand-up pouch with a paper label."""
    pouch = Pouch(width, height, depth, foil(part(1), 0.42))
    label(width * 0.74, height * 0.60, (0, 0, height * 0.47), onto=pouch.front, lift=0.012)
    return pouch


def scattered(make, count, centre, size, seed, heap=0.0):
    """Small things around a place; `heap` piles them up in its middle."""
    dice = random.Random(seed)
    for i in range(count):
        r = math.sqrt((i + 0.5) / count)
        a = i * 2.39996 + dice.uniform(-0.25, 0.25)
        make((centre[0] + size * r * math.cos(a), centre[1] + size * 0.62 * r * math.sin(a),
              centre[2] + heap * (1 - r) ** 1.2), dice)


@shape('peanuts', turn=-12, rise=12)
def peanuts():
    pouch_of()
    husk = peel('#b98a52', '#d6ac72', 0.5, 0.75, (2, 2, 2), 1.0, 6)
    pod = spline([(0, -0.20), (0.06, -0.18), (0.092, -0.10), (0.062, 0.0), (0.088, 0.10),
                  (0.055, 0.18), (0, 0.20)], 6)

    def peanut(at, dice):
        lathe(pod, husk, (at[0], at[1], at[2] + 0.085), (90, 0, dice.uniform(0, 180)), 0,
              steps=40, smooth=80)

    scattered(peanut, 9, (0.62, -0.56, 0), 0.40, 4)


@shape('olive-oil', turn=-10, rise=9)
def olive_oil():
    green = liquid('#16210c')
    bottle([(0.40, 0), (0.40, 1.22, 0.22), (0.125, 1.58, 0.12), (0.12, 1.98)], green, 0.08)
    ring(0.125, 0.022, green, (0, 0, 1.95))
    lathe([(0, 1.72), (0.13, 1.72, 0.01), (0.135, 2.10, 0.02), (0, 2.11)], foil(part(1), 0.35))
    label(0.80, 0.96, (0, 0, 0.60), around=0.40)
    fruit = peel('#4d5a1e', '#7c8433', 0.5, 0.25, (1.5, 1.5, 1))
    for at in ((0.62, -0.34, 0.10), (0.80, -0.18, 0.10), (0.78, -0.50, 0.10)):
        ball(0.105, fruit, at, (1.25, 1, 1), (0, 0, at[1] * 200))
    leaf = [(x * 0.24, z * 0.50) for x, z in emblems.leaf(0)[0]]
    for turn in (35, 80, 130):
        thicken(decal(leaf, peel('#5a6b35', '#7f8f52', roughness=0.5), (0.62, -0.66, 0.03),
                      (-84, 0, turn), lift=0), 0.01)


@shape('honey', turn=-10, rise=13)
def honey():
    lathe([(0, 0.03), (0.50, 0.03), (0.55, 0, 0.02), (0.62, 0.05, 0.08), (0.64, 0.88, 0.12),
           (0.55, 0.98, 0.03), (0.55, 1.02), (0, 1.02)], liquid('#c06a08', 0.06))
    lathe([(0, 1.02), (0.60, 1.02, 0.01), (0.60, 1.22, 0.03), (0.54, 1.235, 0.01), (0, 1.225)],
          steel('#d9b574', 0.28))
    label(1.06, 0.62, (0, 0, 0.46), around=0.634)
    dipper = [(0, 0), (0.09, 0.02)]
    for k in range(6):
        r = 0.15 - 0.012 * abs(k - 2.5)
        dipper += [(r, 0.04 + k * 0.075, 0.02), (r, 0.08 + k * 0.075, 0.02),
                   (0.08, 0.09 + k * 0.075), (0.08, 0.105 + k * 0.075)]
    dipper += [(0.045, 0.50, 0.02), (0.04, 1.45, 0.03), (0, 1.47)]
    lathe(dipper, wood('#c0915b', 'z', 1.5), (0.62, -0.64, 0.152), (86, 0, 62), round=0.012)


def grains(material, count, centre, size, heap, seed, stretch=(2.6, 1, 1), radius=0.026):
    """A small heap of grain, of one mesh."""
    first = ball(radius, material, (0, 0, -9), stretch)

    def grain(at, dice):
        other = copy(first)
        other.location = (at[0], at[1], at[2] + radius)
        other.rotation_euler = (dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.3),
                                dice.uniform(0, 3.14))

    scattered(grain, count, centre, size, seed, heap)
    bpy.data.objects.remove(first)


@shape('rice', turn=-12, rise=12)
def rice():
    pouch_of()
    # Darker between the grains, or the heap looks like flour.
    grains(wax('#f1e8d2', 0.4), 330, (0.55, -0.58, 0), 0.42, 0.16, 7, (3.6, 0.9, 0.9), 0.025)
    lathe([(0.34, 0.0), (0.16, 0.10), (0, 0.13)], wax('#b9a888', 0.6), (0.55, -0.58, 0),
          round=0.05, stretch=0.62)


def cookie(at, turn, dough, chip, seed):
    dice = random.Random(seed)
    parts = [lathe([(0, 0), (0.30, 0, 0.03), (0.355, 0.05, 0.05), (0.32, 0.11, 0.05),
                    (0.15, 0.135, 0.1), (0, 0.13)], dough, round=0.04, smooth=80,
                   wave=lambda a, z: 1 + 0.02 * math.cos(3 * a + seed) + 0.015 * math.cos(7 * a))]
    for i in range(11):
        r, a = 0.27 * math.sqrt((i + 0.5) / 11), i * 2.4 + dice.uniform(-0.3, 0.3)
        parts.append(ball(0.04, chip, (r * math.cos(a), r * math.sin(a), 0.118 - 0.05 * r),
                          (1.1, 0.9, 0.7), (0, 0, dice.uniform(0, 180))))
    return group(parts, at, turn)


@shape('cookies', turn=-12, rise=13)
def cookies():
    pouch_of(1.6, 1.3)
    dough = peel('#b9783a', '#d39a56', 0.5, 0.8, (2, 2, 2), 1.0, 4)
    chip = wax('#2e170c', 0.35)
    for k in range(3):
        cookie((0.98 + 0.03 * (k % 2), -0.34, 0.125 * k), (0, 0, 70 * k), dough, chip, k)
    cookie((1.20, -0.86, 0.0), (0, 0, 8), dough, chip, 8)


@shape('chocolate', turn=-30, rise=40)
def chocolate():
    dark = wax('#3a1c10', 0.34)
    for i in range(7):
        for j in range(4):
            x, y = (i - 3) * 0.335, (j - 1.5) * 0.335
            low, high = 0.160, 0.115
            vertices = [(x + a * s, y + b * s, z) for z, s in ((0.0, low + 0.0075), (0.07, low + 0.006),
                                                               (0.15, high))
                        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            faces = [[3, 2, 1, 0], [8, 9, 10, 11]]
            faces += [[k * 4 + m, k * 4 + (m + 1) % 4, (k + 1) * 4 + (m + 1) % 4, (k + 1) * 4 + m]
                      for k in range(2) for m in range(4)]
            bevel(from_faces(vertices, faces, dark), 0.014, 3)
    wrapper = paper('#22352f', 0.4, 0.4)
    gold = foil('#d7b36a', 0.25)
    box((1.30, 1.43, 0.20), wrapper, (0.66, 0, -0.01), round=0.02)
    rng = random.Random(2)
    edge = [(0.02, -0.70)] + [(-0.12 + rng.uniform(-0.035, 0.035), -0.70 + 1.40 * k / 16)
                              for k in range(17)] + [(0.02, 0.70)]
    thicken(decal(edge, gold, (0, 0, 0.178), (-90, 0, 0), lift=0), 0.012)
    extrude([(x, z) for x, z in edge], 0.02, gold, (0, 0, 0.165), (-90, 0, 0), round=0.004)
    printed(1.24, 1.37, paper(part(2), 0.4, 0.4), (0.66, 0, 0.19), turn=(-90, 0, 0), lift=0.002)


@shape('coffee-beans', turn=-12, rise=12)
def coffee_beans():
    pouch = pouch_of()
    lathe([(0, 0), (0.055, 0), (0.05, 0.02, 0.01), (0.02, 0.012), (0, 0.012)],
          plastic('#e8e4dc'), (0.0, pouch.front(0, 1.50) - 0.004, 1.50), (90, 0, 0), round=0.006)
    beans = [coffee_bean(seed) for seed in range(4)]

    def bean(at, dice):
        turned = dice.random() < 0.4
        copy(dice.choice(beans), (at[0], at[1], at[2] + (0.022 if turned else 0.045)), (
            dice.uniform(-14, 14) + (180 if turned else 0), dice.uniform(-14, 14), dice.uniform(0, 360)))

    for layer, (count, size) in enumerate(((96, 0.48), (60, 0.35), (32, 0.24), (12, 0.13), (3, 0.05))):
        scattered(bean, count, (0.62, -0.62, 0.036 * layer), size, 9 + layer)
    for one in beans:
        bpy.data.objects.remove(one)


def coffee_bean(seed):
    """A roasted bean, flat side up: oval, round below, its seam a slightly bent groove."""
    dice = random.Random(seed)
    bend, broad = dice.uniform(-0.006, 0.006), dice.uniform(0.94, 1.06)
    bean = ball(0.05, peel('#38200f', '#573420', 0.5, 0.40, (5, 5, 5), 0.35, 3), stretch=(1.28, 0.94 * broad, 0.9))
    for vertex in bean.data.vertices:
        x, y, z = vertex.co
        if z > 0:
            along = x / 0.064
            seam = y - bend * math.sin(3 * along)
            vertex.co.z = z * 0.42 - 0.019 * math.exp(-(seam / 0.0065) ** 2) * max(0, 1 - along ** 4)
    return bean


@shape('juice', turn=-24, rise=11)
def juice():
    w, h, roof = 0.86, 1.42, 0.36
    a = w / 2
    ridge = h + roof
    vertices = [(x, y, z) for z in (0, h) for x, y in ((-a, -a), (a, -a), (a, a), (-a, a))] \
        + [(-a, 0, ridge), (a, 0, ridge)]
    faces = [[3, 2, 1, 0], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7],
             [4, 5, 9, 8], [6, 7, 8, 9], [5, 6, 9], [7, 4, 8]]
    coated = paper(part(1), 0.4, 0.5)
    bevel(from_faces(vertices, faces, coated), 0.018, 3)
    box((w, 0.05, 0.20), coated, (0, 0, ridge - 0.015), round=0.012)
    printed(w - 0.03, h - 0.03, paper(part(2), 0.45, 0.4), (0, -a, h / 2), lift=0.002)
    cap = lathe([(0, 0), (0.14, 0, 0.01), (0.135, 0.10, 0.02), (0, 0.105)], plastic('#fbf9f4', 0.35))
    group([cap], (0, -a * 0.52, h + roof * 0.48), (math.degrees(math.atan2(roof, a)), 0, 0))
    glass_at = (0.86, -0.34, 0)
    lathe([(0, 0.05), (0.215, 0.05, 0.02), (0.262, 0.60), (0, 0.60)], liquid('#f0941f', 0.12),
          glass_at, round=0.01)
    lathe([(0, 0.0), (0.225, 0.0, 0.03), (0.285, 0.76)], glass('#fbfdfc', 0.04), glass_at)
    ring(0.285, 0.006, glass('#fbfdfc', 0.04), (0.86, -0.34, 0.76))
