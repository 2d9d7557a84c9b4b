"""Toys: wooden ones, soft animals, things for outdoors."""
import math
import random

from materials import *
from modelling import *
from registry import shape

BEADS = ('#c8443a', '#e2933c', '#edc54a', '#7fa650', '#3f8f8a', '#3c6ea5', '#7a5a9c', '#c96f92',
         '#8a5a3a', '#d8cfc0')


@shape('abacus', turn=-22, rise=12)
def abacus():
    long, tall = wood('#d9b280', 'x', 1.3), wood('#d9b280', 'z', 1.3)
    for z in (0.06, 1.72):
        box((1.86, 0.16, 0.12), long, (0, 0, z), round=0.03)
    for x in (-0.93, 0.93):
        box((0.12, 0.18, 1.90), tall, (x, 0, 0), round=0.035)
        box((0.14, 0.62, 0.10), wood('#d9b280', 'y', 1.3), (x, 0, 0), round=0.035)
    steel_rod, dice = steel('#c9cacc', 0.25), random.Random(4)
    for row in range(10):
        z = 0.27 + row * 0.15
        tube([(-0.9, 0, z), (0.9, 0, z)], 0.011, steel_rod, steps=10)
        bead = lacquer(BEADS[(9 - row) % 10], 0.25)
        moved = (0, 1, 3, 2, 5, 4, 7, 6, 9, 10)[row]
        for i in range(10):
            x = -0.82 + i * 0.118 if i < moved else 0.82 - (9 - i) * 0.118
            lathe([(0.014, -0.055), (0.045, -0.055, 0.02), (0.068, -0.02, 0.03), (0.068, 0.02, 0.03),
                   (0.045, 0.055, 0.02), (0.014, 0.055)], bead, (x + dice.uniform(-0.002, 0.002), 0, z),
                  (0, 90, 0), steps=40, round=0.01)


@shape('stacking-rings', turn=-18, rise=14)
def stacking_rings():
    lathe([(0, 0), (0.62, 0, 0.05), (0.62, 0.12, 0.05), (0, 0.12)], wood('#d9b280', 'x', 1.3))
    radii = (0.60, 0.54, 0.48, 0.42, 0.36, 0.30)
    colours = ('#c8584a', '#e0913f', '#e6c352', '#7fa66a', '#5b93b0', '#8a75ad')
    z = 0.12
    for radius, colour in zip(radii, colours):
        lathe([(0.10, z), (radius - 0.05, z, 0.02), (radius, z + 0.06, 0.06), (radius, z + 0.17, 0.06),
               (radius - 0.05, z + 0.235, 0.02), (0.10, z + 0.235)], lacquer(colour, 0.3), round=0.03)
        z += 0.237
    lathe([(0, z), (0.17, z, 0.05), (0.21, z + 0.14, 0.1), (0.12, z + 0.30, 0.1), (0, z + 0.33)],
          wood('#d9b280', 'z', 1.3))


def doll(size, colours, at):
    """One nesting doll, two units tall times `size`."""
    scarf, dress, apron, accent = colours
    profile = [(0.30, 0.0), (0.42, 0.03), (0.50, 0.25), (0.52, 0.50), (0.46, 0.80), (0.35, 1.00),
               (0.315, 1.10), (0.345, 1.25), (0.355, 1.38), (0.30, 1.55), (0.17, 1.67), (0.0, 1.70)]
    line = spline(profile, 14)

    def radius(z):
        for (r, h), (q, k) in zip(line, line[1:]):
            if h <= z <= k:
                return r + (q - r) * (z - h) / max(k - h, 1e-6)
        return 0.3

    skin = [lathe([(0, 0)] + [p for p in line if p[1] <= 0.98], lacquer(dress, 0.2), round=0),
            lathe([p for p in line if p[1] >= 0.955], lacquer(scarf, 0.2), round=0),
            lathe([(radius(0.52) + 0.002, 0.505), (radius(0.52) + 0.008, 0.515),
                   (radius(0.53) + 0.002, 0.53)], lacquer(accent, 0.2), round=0)]

    def paint(outline, colour, lift):
        skin.append(decal(outline, lacquer(colour, 0.2), (0, 0, 0), around=radius, lift=lift))

    paint(spline([(0, 0.06), (0.30, 0.14), (0.36, 0.42), (0.26, 0.74), (0, 0.86), (-0.26, 0.74),
                  (-0.36, 0.42), (-0.30, 0.14)], closed=True), apron, 0.004)
    paint(circle(0.235, 48, (0, 1.33)), '#f6dcc0', 0.004)
    for s in (-1, 1):
        paint(spline([(0, 1.565), (s * 0.16, 1.50), (s * 0.225, 1.36), (s * 0.18, 1.42), (s * 0.08, 1.49),
                      (0, 1.51)], closed=True), '#6b4226', 0.007)
        paint(circle(0.024, 20, (s * 0.085, 1.345)), '#2d2622', 0.008)
        paint(rectangle(0.07, 0.010, 0.004, (s * 0.085, 1.395)), '#6b4226', 0.008)
        paint(circle(0.034, 24, (s * 0.13, 1.27)), '#eda08c', 0.007)
        paint(spline([(0, 1.05), (s * 0.14, 1.10), (s * 0.17, 1.03), (s * 0.08, 0.99)], closed=True), scarf,
              0.010)
    paint(spline([(-0.04, 1.245), (0, 1.232), (0.04, 1.245), (0, 1.215)], closed=True), '#c23b34', 0.008)
    for k in range(6):
        a = 2 * math.pi * k / 6
        paint(circle(0.062, 24, (0.09 * math.cos(a), 0.46 + 0.09 * math.sin(a))), scarf, 0.008 + 0.0003 * k)
    paint(circle(0.052, 24, (0, 0.46)), accent, 0.013)
    for s in (-1, 1):
        paint(spline([(0, 0.32), (s * 0.08, 0.33), (s * 0.19, 0.24), (s * 0.09, 0.24)], closed=True),
              '#4f7a4a', 0.008)
    paint(rectangle(0.014, 0.20, 0.004, (0, 0.28)), '#4f7a4a', 0.007)
    return group(skin, at, (0, 0, at[0] * 8), size)


@shape('nesting-dolls', turn=0, rise=9)
def nesting_dolls():
    sets = (('#b8322c', '#274b63', '#f3e6c8', '#e6b34a'), ('#274b63', '#b8322c', '#f3e6c8', '#e6b34a'),
            ('#3f7d6b', '#b8322c', '#f6ecd6', '#e6b34a'), ('#d08a2e', '#274b63', '#f6ecd6', '#f3e6c8'),
            ('#b8322c', '#3f7d6b', '#f3e6c8', '#e6b34a'))
    x = -0.95
    for i, size in enumerate((1.0, 0.78, 0.58, 0.42, 0.29)):
        x += 0.52 * size
        doll(size, sets[i], (x, -0.05 * i, 0))
        x += 0.52 * size + 0.03


@shape('robot', turn=-24, rise=9)
def robot():
    body, grey = lacquer(part(1), 0.3), brushed('#b6b8bc', 0.32)
    dark, cream = plastic('#2b2d32', 0.4), plastic('#f2eee4', 0.35)
    box((0.92, 0.62, 0.78), body, (0, 0, 0.66), round=0.07)
    box((0.64, 0.06, 0.50), cream, (0, -0.31, 0.80), round=0.025)
    for x, colour in ((-0.17, '#d8483a'), (0.0, '#e9b23f'), (0.17, '#4d9a63')):
        lathe([(0, 0), (0.06, 0, 0.02), (0.055, 0.035, 0.02), (0, 0.045)], lacquer(colour, 0.2),
              (x, -0.335, 1.18), (90, 0, 0))
    lathe([(0, 0), (0.13, 0), (0.13, 0.012, 0.005), (0, 0.012)], paper('#fbf9f2'), (0, -0.338, 0.97),
          (90, 0, 0))
    for i in range(9):
        a = math.radians(-120 + 30 * i)
        box((0.01, 0.006, 0.03), dark, (0.1 * math.sin(a), -0.352, 0.97 + 0.1 * math.cos(a) - 0.015),
            (0, math.degrees(a), 0), round=0.001)
    box((0.012, 0.008, 0.10), lacquer('#d8483a'), (0.02, -0.354, 0.96), (0, 35, 0), round=0.003)
    lathe([(0, 1.42), (0.16, 1.42), (0.16, 1.54), (0, 1.54)], dark)
    box((0.76, 0.56, 0.54), body, (0, 0, 1.52), round=0.09)
    box((0.60, 0.05, 0.30), dark, (0, -0.28, 1.64), round=0.02)
    for x in (-0.14, 0.14):
        lathe([(0, 0), (0.10, 0, 0.01), (0.10, 0.03, 0.01), (0.085, 0.04), (0.08, 0.03)], grey,
              (x, -0.30, 1.80), (90, 0, 0))
        lathe([(0, 0), (0.08, 0), (0.06, 0.03, 0.03), (0, 0.04)], light('#bfe8ff', 1.6), (x, -0.31, 1.80),
              (90, 0, 0))
    for i in range(5):
        box((0.026, 0.02, 0.05), cream, (-0.10 + 0.05 * i, -0.305, 1.66), round=0.006)
    tube([(0.0, 0, 2.04), (0.0, 0, 2.26)], 0.018, grey)
    ball(0.055, lacquer('#d8483a', 0.2), (0, 0, 2.30))
    screw = steel('#d9dadc', 0.25)
    for side in (-1, 1):
        lathe([(0, 0), (0.11, 0, 0.02), (0.11, 0.05, 0.02), (0.07, 0.07), (0, 0.07)], grey,
              (side * 0.38, 0, 1.78), (0, side * 90, 0))
        lathe([(0, 0), (0.15, 0, 0.02), (0.15, 0.10, 0.03), (0, 0.10)], grey, (side * 0.46, 0, 1.26),
              (0, side * 90, 0))
        arm = spline([(side * 0.60, 0, 1.26), (side * 0.70, -0.04, 1.06), (side * 0.66, -0.20, 0.86)])
        tube(arm, 0.085, dark, taper=lambda t: 1 + 0.09 * math.sin(t * 60))
        lathe([(0, 0), (0.12, 0, 0.03), (0.12, 0.14, 0.03), (0, 0.14)], body,
              (side * 0.655, -0.22, 0.84), (118, 0, 0))
        for k in (-1, 1):
            tube(spline([(side * 0.655 + k * 0.07, -0.33, 0.78), (side * 0.655 + k * 0.13, -0.42, 0.72),
                         (side * 0.655 + k * 0.04, -0.52, 0.66)]), 0.035, grey)
        tube([(side * 0.24, 0, 0.66), (side * 0.24, 0, 0.28)], 0.12, dark,
             taper=lambda t: 1 + 0.09 * math.sin(t * 70))
        box((0.36, 0.60, 0.28), body, (side * 0.24, -0.05, 0.0), round=0.07)
        box((0.38, 0.62, 0.07), dark, (side * 0.24, -0.05, 0.0), round=0.02)
        for x in (-0.39, 0.39):
            for z in (0.74, 1.37):
                ball(0.026, screw, (x, -0.312, z), (1, 0.45, 1))


def fur_bear(skin, pale):
    melted([((0, 0.02, 0.58), (0.50, 0.42, 0.56)), ((0, -0.02, 1.36), (0.44, 0.40, 0.40)),
            ((0.32, 0.02, 1.68), (0.155, 0.09, 0.155)), ((-0.32, 0.02, 1.68), (0.155, 0.09, 0.155)),
            ((0.53, -0.14, 0.80), (0.15, 0.17, 0.36), (-22, -34, 0)),
            ((-0.53, -0.14, 0.80), (0.15, 0.17, 0.36), (-22, 34, 0)),
            ((0.36, -0.40, 0.22), (0.20, 0.42, 0.21), (0, 0, 22)),
            ((-0.36, -0.40, 0.22), (0.20, 0.42, 0.21), (0, 0, -22))], skin, voxel=0.022, smooth=8)
    melted([((0, -0.36, 1.26), (0.20, 0.17, 0.155))], pale, voxel=0.02, smooth=4)
    for side in (-1, 1):
        ball(0.15, pale, (side * 0.52, -0.79, 0.24), (0.92, 0.25, 1.05), (6, 0, side * 24))
        ball(0.10, pale, (side * 0.32, -0.055, 1.68), (1, 0.4, 1))
        ball(0.046, glaze('#1d1714', 0.06), (side * 0.165, -0.385, 1.44), (1, 0.7, 1))
    ball(0.072, leather('#2a1f1a', 0.3, 60, 0.2), (0, -0.525, 1.32), (1.15, 0.55, 0.8))
    thread = fabric('#2a1f1a', 120)
    tube([(0, -0.535, 1.28), (0, -0.53, 1.21)], 0.009, thread, steps=8)
    for s in (-1, 1):
        tube(spline([(0, -0.53, 1.21), (s * 0.05, -0.515, 1.18), (s * 0.10, -0.48, 1.195)]), 0.009, thread,
             steps=8)


@shape('teddy-bear', turn=-14, rise=9)
def teddy_bear():
    fur_bear(plush(part(1), 26), plush('#efe3cd', 30))
    ribbon_cloth = fabric('#b23a3a', 160, roughness=0.6)
    ring(0.335, 0.045, ribbon_cloth, (0, 0.0, 1.03), flat=0.8)
    for s in (-1, 1):
        ball(0.12, ribbon_cloth, (s * 0.13, -0.39, 1.0), (1.15, 0.4, 0.75), (0, s * 12, 0))
        sweep(spline([(s * 0.03, -0.40, 0.99), (s * 0.09, -0.45, 0.88), (s * 0.14, -0.46, 0.76)]),
              rectangle(0.09, 0.014, 0.005), ribbon_cloth, up=(0, -1, 0))
    ball(0.055, ribbon_cloth, (0, -0.42, 1.0), (0.9, 0.7, 1))


@shape('plush-rabbit', turn=-14, rise=9)
def plush_rabbit():
    skin, pale, pink = plush('#cdbfae', 26), plush('#f3ece0', 30), plush('#e6b9ae', 30)
    melted([((0, 0.02, 0.52), (0.44, 0.38, 0.52)), ((0, -0.04, 1.22), (0.40, 0.36, 0.36)),
            ((0.20, 0.04, 1.86), (0.125, 0.075, 0.46), (0, 8, 0)),
            ((-0.20, 0.04, 1.86), (0.125, 0.075, 0.46), (0, -8, 0)),
            ((0.44, -0.14, 0.72), (0.12, 0.14, 0.32), (-24, -30, 0)),
            ((-0.44, -0.14, 0.72), (0.12, 0.14, 0.32), (-24, 30, 0)),
            ((0.30, -0.36, 0.15), (0.17, 0.42, 0.155), (0, 0, 16)),
            ((-0.30, -0.36, 0.15), (0.17, 0.42, 0.155), (0, 0, -16))], skin, voxel=0.022, smooth=8)
    melted([((0, -0.27, 0.52), (0.27, 0.14, 0.36))], pale, voxel=0.02, smooth=4)
    melted([((0.07, -0.355, 1.12), (0.11, 0.08, 0.09)), ((-0.07, -0.355, 1.12), (0.11, 0.08, 0.09))], pale,
           voxel=0.015, smooth=4)
    ball(0.15, pale, (0, 0.42, 0.36))
    for side in (-1, 1):
        ball(0.40, pink, (side * 0.205, -0.022, 1.87), (0.17, 0.06, 0.86), (0, side * 8, 0))
        ball(0.048, glaze('#1d1714', 0.06), (side * 0.17, -0.355, 1.30), (1, 0.7, 1.1))
        ball(0.12, pink, (side * 0.395, -0.735, 0.17), (0.9, 0.2, 0.95), (4, 0, side * 18))
    ball(0.045, pink, (0, -0.44, 1.185), (1.3, 0.7, 0.8))
    tube([(0, -0.445, 1.16), (0, -0.44, 1.10)], 0.008, fabric('#7a5a50', 120), steps=8)


@shape('plush-elephant', turn=-20, rise=9)
def plush_elephant():
    skin, pale, pink = plush('#9aa3b0', 26), plush('#e9e4da', 30), plush('#e3bdb4', 30)
    melted([((0, 0.04, 0.54), (0.48, 0.42, 0.52)), ((0, -0.06, 1.26), (0.42, 0.38, 0.39)),
            ((0, -0.44, 1.10), (0.16, 0.18, 0.17)), ((0, -0.58, 0.94), (0.125, 0.13, 0.18)),
            ((0, -0.66, 0.76), (0.105, 0.11, 0.16)), ((0, -0.76, 0.64), (0.095, 0.13, 0.10)),
            ((0.47, -0.14, 0.74), (0.13, 0.15, 0.30), (-24, -34, 0)),
            ((-0.47, -0.14, 0.74), (0.13, 0.15, 0.30), (-24, 34, 0)),
            ((0.31, -0.40, 0.17), (0.19, 0.38, 0.17), (0, 0, 16)),
            ((-0.31, -0.40, 0.17), (0.19, 0.38, 0.17), (0, 0, -16))], skin, voxel=0.022, smooth=8)
    for side in (-1, 1):
        ball(0.42, skin, (side * 0.60, 0.02, 1.34), (0.78, 0.16, 0.92), (0, side * 10, side * -24))
        ball(0.42, pink, (side * 0.605, -0.035, 1.34), (0.62, 0.12, 0.74), (0, side * 10, side * -24))
        ball(0.05, glaze('#1d1714', 0.06), (side * 0.18, -0.405, 1.36), (1, 0.7, 1.1))
        ball(0.13, pale, (side * 0.40, -0.74, 0.19), (0.95, 0.2, 0.95), (4, 0, side * 18))


@shape('kite', turn=-14, rise=9)
def kite():
    cloth = [fabric(c, 260, 0.6, 0.2, 0.1) for c in ('#d9503f', '#f0b23e', '#2f7d8c', '#e9e2d0')]
    top, left, right, low, mid = (0, 2.1), (-0.72, 1.42), (0.72, 1.42), (0, 0.16), (0, 1.42)
    parts = []
    for corners, skin in (((mid, top, left), cloth[0]), ((mid, right, top), cloth[1]),
                          ((mid, left, low), cloth[2]), ((mid, low, right), cloth[0])):
        def bulge(x, z):
            return -0.10 * max(0.0, 1 - abs(x) / 0.75) * max(0, 1 - ((z - 1.3) / 1.2) ** 2)
        parts.append(thicken(decal(list(corners), skin, onto=bulge, lift=0), 0.008))
    rim = [(x, -0.01, z) for x, z in (top, left, low, right)]
    for a, b in zip(rim, rim[1:] + rim[:1]):
        parts.append(tube([a, b], 0.013, cloth[3], steps=10))
    cane = wood('#c89a60', 'z', 2)
    parts.append(tube([(0, 0.02, 0.12), (0, 0.02, 2.14)], 0.017, cane, steps=12))
    parts.append(tube([(-0.76, 0.015, 1.42), (0.76, 0.015, 1.42)], 0.015, wood('#c89a60', 'x', 2), steps=12))
    tail = spline([(0, 0.02, 0.14), (0.12, -0.06, 0.03), (0.45, -0.30, 0.02), (0.95, -0.25, 0.02),
                   (1.15, -0.62, 0.02), (0.65, -0.85, 0.02), (0.1, -0.75, 0.02), (-0.3, -1.0, 0.02)], 14)
    parts.append(tube(tail, 0.010, cloth[3], steps=8))
    for k in range(6):
        x, y, z = tail[18 + k * 15]
        for s in (-1, 1):
            parts.append(ball(0.075, cloth[k % 3], (x + s * 0.075, y + 0.01 * k, z + 0.045), (1.1, 0.7, 0.5),
                              (0, s * -18, 20 * k)))
        parts.append(ball(0.026, cloth[k % 3], (x, y, z + 0.03)))
    group(parts, (0, 0, 0), (-9, 0, 0))


@shape('scooter', turn=-32, rise=11)
def scooter():
    paint, dark, metal = lacquer(part(1), 0.28), rubber('#232427'), steel('#c9cacd', 0.22)
    wheel = plastic('#f2efe8', 0.4)
    box((1.15, 0.30, 0.06), paint, (0.02, 0, 0.20), round=0.028)
    box((0.80, 0.22, 0.012), dark, (0.06, 0, 0.256), round=0.006)
    for i in range(9):
        box((0.03, 0.18, 0.008), rubber('#34363a'), (-0.24 + i * 0.075, 0, 0.264), round=0.003)
    for x, r in ((-0.92, 0.17), (0.78, 0.15)):
        lathe([(0.06, -0.045), (r * 0.72, -0.045, 0.01), (r, -0.035, 0.025), (r, 0.035, 0.025),
               (r * 0.72, 0.045, 0.01), (0.06, 0.045)], dark, (x, 0, r), (90, 0, 0))
        lathe([(0, -0.05), (r * 0.68, -0.05, 0.01), (r * 0.68, 0.05, 0.01), (0, 0.05)], wheel, (x, 0, r),
              (90, 0, 0))
        lathe([(0, -0.08), (0.035, -0.08, 0.008), (0.035, 0.08, 0.008), (0, 0.08)], metal, (x, 0, r),
              (90, 0, 0))
    for y in (-0.07, 0.07):
        tube([(0.52, y, 0.22), (0.78, y, 0.15)], 0.025, paint)
        tube(spline([(-0.86, y, 0.42), (-0.91, y, 0.34), (-0.92, y, 0.17)]), 0.024, paint)
    sweep(spline([(0.60, 0, 0.275), (0.70, 0, 0.33), (0.82, 0, 0.34), (0.93, 0, 0.28)]),
          rectangle(0.14, 0.02, 0.008), metal, up=(0, 0, 1))
    tube(spline([(-0.50, 0, 0.23), (-0.62, 0, 0.28), (-0.76, 0, 0.46), (-0.80, 0, 0.52)]), 0.055, paint)
    lathe([(0.06, 0), (0.07, 0, 0.01), (0.07, 0.20, 0.01), (0.06, 0.20)], paint, (-0.855, 0, 0.40),
          (0, 12, 0))
    tube([(-0.86, 0, 0.42), (-0.70, 0, 1.16)], 0.042, paint)
    tube([(-0.72, 0, 1.08), (-0.58, 0, 1.72)], 0.033, metal)
    lathe([(0.04, 0), (0.058, 0, 0.01), (0.058, 0.10, 0.01), (0.035, 0.10)], dark, (-0.712, 0, 1.10),
          (0, 12, 0))
    box((0.05, 0.12, 0.03), metal, (-0.69, 0.08, 1.14), round=0.01)
    tube([(-0.58, -0.40, 1.72), (-0.58, 0.40, 1.72)], 0.034, metal)
    for s in (-1, 1):
        lathe([(0.036, 0), (0.05, 0, 0.01), (0.047, 0.02)]
              + [(0.046 + 0.004 * math.cos(i * 1.05), 0.02 + 0.22 * i / 60) for i in range(61)]
              + [(0.07, 0.25, 0.015), (0.06, 0.275, 0.015), (0, 0.28)], paint, (-0.58, s * 0.22, 1.72),
              (-90 * s, 0, 0), round=0.003)
