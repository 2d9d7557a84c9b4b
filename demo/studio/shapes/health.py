"""Health: first aid, measuring, teeth."""
import math

import emblems
from materials import *
from modelling import *
from packages import *
from registry import shape


@shape('plasters', turn=-16, rise=16)
def plasters():
    before = set(bpy.data.objects)
    width, depth, height = 1.15, 0.40, 1.30
    carton(width, depth, height, paper(part(1), 0.45, 0.4))
    printed(width - 0.025, height - 0.025, paper(part(2), 0.45, 0.4), (0, -depth / 2, height / 2), lift=0.002)
    group([o for o in made_since(before) if not o.parent])
    for at, turn in (((0.52, -0.62, 0), 12), ((0.20, -0.84, 0), -8)):
        skin = matt('#d9a67c', 0.75, 0.3)
        group([extrude(rectangle(0.86, 0.26, 0.128), 0.018, skin, (0, 0, 0.01), (-90, 0, 0),
                       round=0.006),
               extrude(rectangle(0.28, 0.25, 0.03), 0.012, matt('#ecc9a6', 0.8, 0.3),
                       (0, 0, 0.022), (-90, 0, 0), round=0.006)], at, (0, 0, turn))


@shape('first-aid-kit', turn=-20, rise=14)
def first_aid_kit():
    cloth = fabric(part(1), 120, 0.7, weave=0.25)
    cushion((1.85, 0.66, 1.28), cloth, (0, 0, 0), square=9, crease=0.01)
    dark = plastic('#26262a', 0.5, 0.3)
    edge = [(x, z) for x, z in rectangle(1.80, 1.23, 0.20, (0, 0.64), 14)]
    for y in (-0.085, 0.085):
        tube([(x * 1.012, y, 0.64 + (z - 0.64) * 1.012) for x, z in edge], 0.02,
             fabric(part(1, 0.8), 120), closed=True, steps=10)
    tube([(x * 1.012, 0, 0.64 + (z - 0.64) * 1.012) for x, z in edge], 0.024, dark, closed=True,
         steps=10, flat=0.5)
    sweep(rounded_path([(-0.42, 0, 1.26), (-0.38, 0, 1.50), (0.38, 0, 1.50), (0.42, 0, 1.26)], 0.14),
          rectangle(0.14, 0.04, 0.018), fabric(part(1, 0.8), 120))
    white = paper('#fbfaf7', 0.6)
    decal(circle(0.37, 64), white, (0, -0.333, 0.70), thickness=0.012)
    decal([(x * 0.50, z * 0.50) for x, z in emblems.cross()[0]], fabric(part(1), 120),
          (0, -0.349, 0.70))
    puller = [box((0.05, 0.03, 0.12), steel(), (0, 0, 0), round=0.012),
              tube([(0, 0, 0.0), (0, 0, -0.16)], 0.016, dark)]
    group(puller, (0.945, -0.03, 0.95))


@shape('first-aid-kit-travel', turn=-16, rise=14)
def first_aid_kit_travel():
    """A flat pouch with a zip around it and a snap hook for the rucksack."""
    cloth, seam, dark = fabric(part(1), 120, 0.7, weave=0.25), fabric(part(1, 0.8), 120), plastic('#26262a', 0.5, 0.3)
    cushion((1.50, 0.46, 1.05), cloth, (0, 0, 0), square=7, crease=0.012)
    edge = [(x * 1.015, 0.525 + (z - 0.525) * 1.015) for x, z in rectangle(1.47, 1.02, 0.22, (0, 0.525), 14)]
    for y in (-0.06, 0.06):
        tube([(x, y, z) for x, z in edge], 0.018, seam, closed=True, steps=10)
    tube([(x * 1.004, 0, z) for x, z in edge], 0.022, dark, closed=True, steps=10, flat=0.6)
    white = paper('#fbfaf7', 0.6)
    decal(circle(0.26, 64), white, (0, -0.233, 0.56), thickness=0.012)
    decal([(x * 0.35, z * 0.35) for x, z in emblems.cross()[0]], fabric(part(1), 120),
          (0, -0.249, 0.56))
    box((0.05, 0.03, 0.11), steel(), (0.755, -0.02, 0.80), round=0.012)
    sweep(rounded_path([(-0.74, 0, 0.90), (-0.92, 0, 0.98), (-0.92, 0, 0.78), (-0.74, 0, 0.74)], 0.05),
          rectangle(0.07, 0.02, 0.008), seam)


@shape('digital-thermometer', turn=30, rise=46)
def digital_thermometer():
    body = rounded([(-0.95, -0.20), (-0.20, -0.21), (0.42, -0.10), (0.80, -0.065), (0.80, 0.065),
                    (0.42, 0.10), (-0.20, 0.21), (-0.95, 0.20)], 0.14, True, 10)
    extrude(body, 0.17, plastic('#f6f5f2', 0.32), (0, 0, 0.10), (-90, 0, 0), round=0.055, segments=5)
    extrude(rounded([(-0.945, -0.195), (-0.62, -0.20), (-0.62, 0.20), (-0.945, 0.195)], 0.13, True,
                    10), 0.176, plastic(part(1), 0.35), (0, 0, 0.10), (-90, 0, 0), round=0.055)
    lathe([(0, 0), (0.058, 0, 0.01), (0.05, 0.34, 0.02), (0.04, 0.36), (0, 0.36)],
          plastic(part(1), 0.35), (0.78, 0, 0.10), (0, 90, 0))
    lathe([(0, 0), (0.042, 0), (0.036, 0.20, 0.036), (0, 0.21)], steel(), (1.13, 0, 0.10),
          (0, 90, 0))
    extrude(rectangle(0.56, 0.22, 0.04), 0.02, plastic('#3d4046', 0.3), (-0.22, 0, 0.182),
            (-90, 0, 0), round=0.008)
    extrude(rectangle(0.50, 0.17, 0.02), 0.012, screen('#b9c7b4', roughness=0.15),
            (-0.22, 0, 0.190), (-90, 0, 0), round=0.003)
    text('36.6', 0.16, paper('#1d2420'), (-0.22, 0, 0.1985), (0, 0, 0), 0.0005)
    extrude(circle(0.085, 48), 0.03, plastic('#f6f5f2', 0.4), (-0.78, 0, 0.182), (-90, 0, 0),
            round=0.012)


@shape('stethoscope', turn=0, rise=52)
def stethoscope():
    hose = rubber(part(1), 0.42)
    metal = steel('#cfd0d2', 0.16)
    fork = spline([(0.0, 0.10, 0.06), (-0.04, 0.26, 0.06), (-0.28, 0.52, 0.06), (-0.46, 0.86, 0.06),
                   (-0.42, 1.14, 0.06)])
    for side in (1, -1):
        tube([(side * x, y, z) for x, y, z in fork], 0.052, hose)
        tube([(side * x, y, z) for x, y, z in
              spline([(-0.42, 1.10, 0.06), (-0.40, 1.42, 0.06), (-0.24, 1.72, 0.07),
                      (-0.10, 1.84, 0.10)])], 0.034, metal)
        ball(0.062, rubber('#242427'), (side * -0.07, 1.86, 0.105), (1.25, 0.9, 0.9), (0, 0, 0))
    tube(spline([(0.0, 0.14, 0.06), (0.02, -0.20, 0.06), (0.22, -0.52, 0.06), (0.70, -0.62, 0.06),
                 (1.08, -0.30, 0.06), (1.14, 0.16, 0.06), (1.06, 0.50, 0.07)]), 0.055, hose)
    head = [lathe([(0, 0), (0.27, 0, 0.01), (0.285, 0.04, 0.02), (0.27, 0.075, 0.01), (0.10, 0.10, 0.03),
                   (0.085, 0.19, 0.02), (0.16, 0.24, 0.03), (0.17, 0.30, 0.02), (0.145, 0.315, 0.01),
                   (0.13, 0.29), (0, 0.285)], metal, round=0.01),
            ring(0.275, 0.02, rubber('#242427'), (0, 0, 0.035))]
    group(head, (0.96, 0.80, 0.0))
    tube([(1.06, 0.50, 0.075), (0.99, 0.72, 0.14)], 0.04, metal)


def toothbrush_at(at, turn, lean):
    grip = plastic(part(1), 0.35)
    path = spline([(0, 0, 0), (0.0, 0.0, 0.5), (0, 0.015, 1.0), (0, 0.0, 1.5), (0, 0.0, 1.72)])
    sweep_scale = lambda t: (1.0 - 0.18 * math.sin(math.pi * t) - 0.52 * max(0, t - 0.6) / 0.4,
                             1.0 - 0.45 * max(0, t - 0.6) / 0.4)
    parts = [tube(path, 0.075, grip, taper=lambda t: sweep_scale(t)[0], flat=0.8),
             sweep(spline([(0, -0.055, 0.25), (0, -0.058, 0.6), (0, -0.045, 0.95)]),
                   rectangle(0.07, 0.02, 0.009), plastic('#f6f5f2', 0.5)),
             extrude(rectangle(0.19, 0.48, 0.09, (0, 1.88), 10), 0.075, grip, round=0.03)]
    white, tinted = plastic('#fbfbf9', 0.6), plastic(part(1, 1.2), 0.6)
    for i in range(4):
        for k in range(9):
            x, z = (i - 1.5) * 0.042, 1.70 + k * 0.045
            parts.append(lathe([(0, 0), (0.0185, 0), (0.0195, 0.17, 0.006), (0, 0.172)],
                               tinted if k in (3, 4, 5) else white, (x, -0.035, z), (90, 0, 0),
                               steps=12))
    return group(parts, at, (lean[0], lean[1], turn))


@shape('toothbrush', turn=-10, rise=10)
def toothbrush():
    lathe([(0, 0.05), (0.30, 0.05), (0.33, 0, 0.03), (0.36, 0.72, 0.03), (0.325, 0.72, 0.02),
           (0.30, 0.08), (0, 0.08)], matt('#efe9df', 0.6, 0.15))
    toothbrush_at((-0.12, 0.04, 0.10), 24, (0, -7))
    toothbrush_at((0.10, 0.02, 0.10), -20, (3, 9))


@shape('toothpaste', turn=-16, rise=14)
def toothpaste():
    body = paper(part(1), 0.45, 0.4)
    carton(2.0, 0.46, 0.52, body, (0.10, 0.30, 0))
    printed(1.975, 0.495, paper(part(2), 0.45, 0.4), (0.10, 0.07, 0.26), lift=0.002)
    length, half = 1.62, 0.30
    rows, columns = 60, 64
    vertices = []
    for j in range(rows + 1):
        t = j / rows
        a = half * (0.78 + 0.26 * t)
        b = 0.235 * (1 - t ** 1.5) + 0.008
        for i in range(columns):
            angle = 2 * math.pi * i / columns
            vertices.append((-0.72 + t * length, a * math.cos(angle), 0.235 + b * math.sin(angle)
                             - 0.225 * t ** 1.5))
    faces = [[j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns,
              (j + 1) * columns + i] for j in range(rows) for i in range(columns)]
    tube_parts = [from_faces(vertices, faces + [list(range(columns))[::-1],
                                                [rows * columns + i for i in range(columns)]],
                             plastic('#fbfaf7', 0.3)),
                  lathe([(0, 0), (0.15, 0), (0.19, 0.06, 0.02), (0.18, 0.30, 0.03), (0, 0.31)],
                        plastic(part(1), 0.35), (-0.70, 0, 0.235), (0, -90, 0), steps=240,
                        wave=lambda a, z: 1 + (0.014 * math.cos(36 * a) if 0.08 < z < 0.27 else 0))]

    def top(x, y):
        t = min(max((x + 0.72) / length, 0), 1)
        a, b = half * (0.78 + 0.26 * t), 0.235 * (1 - t ** 1.5) + 0.008
        return 0.235 - 0.225 * t ** 1.5 + b * math.sqrt(max(0, 1 - (y / a) ** 2))

    # The print is laid on as on a front, then the whole is turned to lie: z of the print is y.
    def on_tube(x, z):
        return -top(x, z)

    prints = [decal(rounded([(-0.62, -0.16), (0.30, -0.16), (0.52, 0.16), (-0.62, 0.16)], 0.01, True),
                    plastic(part(1), 0.35), (0, 0, 0), onto=on_tube, lift=0.004),
              decal(rectangle(0.56, 0.07, 0.02), plastic('#fbfaf7', 0.4), (-0.24, 0, 0.02),
                    onto=on_tube, lift=0.008)]
    for thing in prints:
        for v in thing.data.vertices:
            v.co = (v.co.x, v.co.z, -v.co.y)
    group(tube_parts + prints, (0.05, -0.45, 0), (0, 0, -10))
