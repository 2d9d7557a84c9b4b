"""Baby: bottle, spoons, bath duck, night light."""
import math

import bpy

from materials import *
from modelling import *
from packages import Pouch, lines_of_print, screw_cap
from registry import shape


@shape('baby-bottle', turn=-16, rise=9)
def baby_bottle():
    clear = glass('#fdfdfd', 0.02, edge=0.18)
    outer = spline([(0.40, 0.03), (0.45, 0.2), (0.44, 0.6), (0.41, 0.85), (0.44, 1.1),
                    (0.46, 1.25), (0.44, 1.38)])
    lathe([(0, 0.04), (0.30, 0.04), (0.33, 0, 0.02), (0.40, 0.01, 0.03)] + outer, clear, round=0.02)
    lathe([(0, 0.06), (0.37, 0.06, 0.05), (0.42, 0.2), (0.415, 0.6), (0.385, 0.85), (0.39, 0.9),
           (0, 0.9)], wax('#f8f5ec', 0.25), round=0.02)
    ink = paper('#6a7076')

    def wall(z):
        return 0.455 if z < 0.5 else 0.455 - 0.04 * min(1, (z - 0.5) / 0.35) + 0.05 * max(0, z - 0.9)

    for i in range(9):
        z = 0.22 + 0.1 * i
        decal(rectangle(0.16 if i % 2 else 0.09, 0.012), ink, (0.05 if i % 2 else 0.015, 0, z),
              around=wall, lift=0.006)
    def ribs(a, h):
        return 1 + (0.014 * math.cos(40 * a) if 1.42 < h < 1.6 else 0)

    lathe([(0.40, 1.34), (0.49, 1.34, 0.02), (0.495, 1.4), (0.495, 1.44), (0.49, 1.58),
           (0.47, 1.66, 0.05), (0.30, 1.685, 0.02), (0.28, 1.66)], plastic(part(1), 0.35), steps=320,
          wave=ribs)
    teat = wax('#e9d3a8', 0.3)
    lathe([(0.33, 1.66)] + spline([(0.30, 1.70), (0.24, 1.80), (0.15, 1.88), (0.10, 1.96),
                                   (0.115, 2.06), (0.09, 2.13), (0.0, 2.155)]), teat, round=0)


@shape('bath-duck', turn=38, rise=12)
def bath_duck():
    skin = plastic(part(1, 1.2), 0.3)
    melted([((0, 0.05, 0.46), (0.62, 0.80, 0.46)), ((0, 0.55, 0.66), (0.34, 0.42, 0.28), (28, 0, 0)),
            ((0, 0.86, 0.86), (0.17, 0.22, 0.13), (38, 0, 0)),
            ((0, -0.40, 0.72), (0.40, 0.40, 0.42)), ((0, -0.46, 1.24), (0.43, 0.43, 0.42)),
            ((0.54, 0.12, 0.58), (0.16, 0.44, 0.24), (16, 0, 10)),
            ((-0.54, 0.12, 0.58), (0.16, 0.44, 0.24), (16, 0, -10)),
            ((0.60, 0.42, 0.70), (0.07, 0.2, 0.12), (26, 0, 6)),
            ((-0.60, 0.42, 0.70), (0.07, 0.2, 0.12), (26, 0, -6)),
            ((0, -0.40, 1.66), (0.06, 0.13, 0.07), (-30, 0, 0))], skin, voxel=0.022, smooth=44)
    beak = plastic('#e8762a', 0.32)
    melted([((0, -0.92, 1.17), (0.20, 0.22, 0.06), (-10, 0, 0)),
            ((0, -0.84, 1.20), (0.15, 0.14, 0.10))], beak, voxel=0.014, smooth=6)
    melted([((0, -0.88, 1.07), (0.15, 0.17, 0.05), (12, 0, 0))], beak, voxel=0.014, smooth=4)
    for side in (-1, 1):
        x = side * 0.205
        ball(0.085, plastic('#fbfaf6', 0.2), (x, -0.81, 1.37), (0.8, 0.45, 1.1), (-14, 0, side * 28))
        ball(0.055, plastic('#17181a', 0.1), (x * 1.02, -0.842, 1.37), (0.8, 0.4, 1.1),
             (-14, 0, side * 28))


def spoon(material, handle, at, turn):
    def bowl(u, v):
        r, a = math.hypot(u, v), math.atan2(v, u)
        m = max(abs(u), abs(v))
        x, y = (m * math.cos(a) * 0.20, m * math.sin(a) * 0.29) if r else (0, 0)
        return (x, y, 0.13 - 0.11 * (1 - m * m))

    head = sheet(0, 0, bowl, material, thickness=0.035, steps=48)
    neck = tube(spline([(0, 0.27, 0.125), (0, 0.42, 0.14), (0, 0.56, 0.152)]), 0.05, material, flat=0.5,
                taper=lambda t: 1.1 - 0.25 * math.sin(math.pi * t))
    grip = tube(spline([(0, 0.55, 0.155), (0, 0.9, 0.165), (0, 1.3, 0.13), (0, 1.5, 0.10)]), 0.1,
                handle, flat=0.55, taper=lambda t: 0.62 + 0.42 * t)
    return group([head, neck, grip], at, (0, 0, turn))


@shape('baby-spoon', turn=0, rise=42)
def baby_spoon():
    for i, shade in enumerate((1, 1.22, 0.78)):
        spoon(rubber(part(1, shade), 0.5), wood('#cfa673', 'y', 1.5), (-0.62 + i * 0.52, -0.5, 0),
              14 - i * 12)


@shape('night-light', turn=-20, rise=10)
def night_light():
    shell = plastic(part(1, 1.15), 0.45)
    glow = shell.node_tree.nodes['Principled BSDF']
    glow.inputs['Emission'].default_value = (1.0, 0.86, 0.62, 1)
    glow.inputs['Emission Strength'].default_value = 0.22
    bow = [(x, 0, z) for x, z in arc(0.66, 48, 312, 96, (0, 0.93))]
    tube(bow, 0.30, shell, flat=0.8, up=(0, 1, 0), steps=48,
         taper=lambda t: 0.10 + 0.90 * math.sin(math.pi * t) ** 0.9)
    foot = wood('#c79a66', 'x', 1.4)
    lathe([(0, 0), (0.50, 0, 0.03), (0.50, 0.12, 0.05), (0, 0.12)], foot, (-0.02, 0, 0))
    lathe([(0, 0), (0.05, 0, 0.01), (0.05, 0.02, 0.01), (0, 0.02)], plastic('#f5f1e8'),
          (0.0, -0.49, 0.06), (90, 0, 0))


@shape('baby-bath', turn=-24, rise=22)
def baby_bath():
    shell = plastic(part(1), 0.32)

    def oblong(a, z):
        c, s = abs(math.cos(a)), abs(math.sin(a))
        return 1 / (c ** 3 + s ** 3) ** (1 / 3)

    lathe([(0, 0.02), (0.74, 0.02), (0.76, 0, 0.01), (0.82, 0.01, 0.06), (0.88, 0.2), (0.98, 0.62, 0.03),
           (1.08, 0.63, 0.02), (1.10, 0.66, 0.02), (1.06, 0.69, 0.03), (0.99, 0.69, 0.05), (0.93, 0.6),
           (0.84, 0.16, 0.10), (0.70, 0.08, 0.08), (0, 0.07)], shell, stretch=0.60, wave=oblong, steps=160,
          round=0.02)
    slope = spline([(0.30, 0, 0.07), (0.52, 0, 0.14), (0.72, 0, 0.34), (0.90, 0, 0.58)])
    sweep(slope, rectangle(0.74, 0.06, 0.03), shell, up=(0, 0, 1), scale=lambda t: (1 - 0.12 * t, 1))
    for i in range(5):
        sweep([(0.44 + 0.075 * i, y, 0.145 + 0.078 * i) for y in (-0.22, 0.0, 0.22)],
              circle(0.014, 12), plastic(part(1, 0.85), 0.4))
    lathe([(0, 0), (0.07, 0, 0.01), (0.07, 0.03, 0.01), (0.03, 0.05, 0.01), (0, 0.05)],
          plastic('#e9e6df', 0.4), (-0.45, 0, 0.075))
    grip = rubber(part(1, 0.62))
    for y in (-0.64, 0.64):
        box((0.5, 0.09, 0.03), grip, (0, y, 0.675), round=0.014)


@shape('fruit-puree', turn=-12, rise=9)
def fruit_puree():
    for x, y, turn, scale in ((-0.36, 0.16, 8, 1.0), (0.42, -0.16, -6, 1.0)):
        before = set(bpy.data.objects)
        pouch = Pouch(0.98, 1.46, 0.44, foil(part(1), 0.35), crumple=0.012)
        printed(0.70, 0.86, paper(part(2)), (0, 0, 0.70), corner=0.06, onto=pouch.front, lift=0.010)
        lathe([(0.10, 1.40), (0.105, 1.46, 0.01), (0.10, 1.50), (0.10, 1.54)], plastic('#f4f1ea', 0.35))
        screw_cap(0.155, 0.20, plastic('#f4f1ea', 0.35), 1.52, 28)
        box((0.34, 0.09, 0.09), plastic('#f4f1ea', 0.35), (0, 0, 1.40), round=0.02)
        group(made_since(before), (x, y, 0), (0, 0, turn), scale)


@shape('baby-lotion', turn=-12, rise=8)
def baby_lotion():
    tube_, white = plastic('#f6f3ec', 0.4), plastic(part(1), 0.35)
    rows, columns, high = 60, 72, 1.5

    def front(x, z):
        t = min(max((z - 0.32) / high, 0), 1)
        a, b = 0.44 * (1 + 0.08 * t), 0.30 * (1 - t ** 1.3) + 0.012
        return -b * math.sqrt(max(0.0, 1 - (x / a) ** 2))

    vertices = []
    for j in range(rows + 1):
        t = j / rows
        a, b = 0.44 * (1 + 0.08 * t), 0.30 * (1 - t ** 1.3) + 0.012
        vertices += [(a * math.cos(2 * math.pi * i / columns), b * math.sin(2 * math.pi * i / columns),
                      0.32 + t * high) for i in range(columns)]
    faces = [[j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns,
              (j + 1) * columns + i] for j in range(rows) for i in range(columns)]
    ends = [list(range(columns))[::-1], [rows * columns + i for i in range(columns)]]
    from_faces(vertices, faces + ends, tube_)
    for k in range(4):
        box((0.94, 0.034, 0.012), tube_, (0, 0, 0.32 + high - 0.022 - 0.03 * k), round=0.004)
    lathe([(0, 0), (0.40, 0, 0.02), (0.41, 0.32, 0.03), (0, 0.33)], white, stretch=0.72)
    wave = [(-0.38 + 0.76 * i / 60, 0.62 + 0.04 * math.sin(i * 0.16)) for i in range(61)]
    decal([(-0.40, 0.36), (0.40, 0.36), (0.40, 0.60)] + wave[::-1] + [(-0.40, 0.60)], paper(part(1)),
          onto=front, lift=0.005)
    printed(0.60, 0.86, paper(part(2)), (0, 0, 1.16), corner=0.05, onto=front, lift=0.006)
