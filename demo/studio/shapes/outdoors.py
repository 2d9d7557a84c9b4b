"""Sports out of doors and in the ring: bicycle, tent, torch, boxing gloves."""
import math

from materials import *
from modelling import *
from registry import shape


def wheel(x, r=0.66):
    tyre, alloy = rubber('#26262a', 0.7), brushed('#c6c7ca', 0.28)
    spokes = steel('#d6d7d9', 0.25)
    ring(r - 0.035, 0.035, tyre, (x, 0, r), (90, 0, 0))
    ring(r - 0.085, 0.022, alloy, (x, 0, r), (90, 0, 0), flat=1.4)
    lathe([(0, -0.07), (0.02, -0.07), (0.045, -0.055, 0.01), (0.025, -0.045), (0.025, 0.045),
           (0.045, 0.055, 0.01), (0.02, 0.07), (0, 0.07)], alloy, (x, 0, r), (90, 0, 0), round=0.004)
    for i in range(28):
        a = 2 * math.pi * i / 28
        b = a + (0.42 if i % 4 < 2 else -0.42)
        side = 0.05 if i % 2 else -0.05
        tube([(x + 0.042 * math.cos(b), side, r + 0.042 * math.sin(b)),
              (x + (r - 0.09) * math.cos(a), 0, r + (r - 0.09) * math.sin(a))], 0.0042, spokes, steps=5)


@shape('bicycle', turn=-14, rise=7, fill=1.06)
def bicycle():
    paint, metal, dark = lacquer(part(1), 0.25), steel('#cbccd0', 0.2), plastic('#232427', 0.4)
    tan = leather('#8a5530', 0.45, 70, 0.25)
    rear, front, low = (1.02, 0, 0.66), (-1.10, 0, 0.66), (0.26, 0, 0.55)
    seat, head, neck = (0.49, 0, 1.30), (-0.655, 0, 1.40), (-0.72, 0, 1.20)
    wheel(rear[0])
    wheel(front[0])
    for a, b, r in ((low, seat, 0.036), (seat, (-0.66, 0, 1.37), 0.034), (low, neck, 0.042),
                    ((-0.725, 0, 1.17), (-0.645, 0, 1.43), 0.045)):
        tube([a, b], r, paint)
    for y in (-0.075, 0.075):
        tube(spline([(0.30, y * 0.6, 0.55), (0.6, y, 0.585), (rear[0], y * 1.1, rear[2])]), 0.022, paint)
        tube([(0.48, y * 0.45, 1.26), (rear[0], y * 1.1, rear[2])], 0.019, paint)
        tube(spline([(-0.735, y * 0.8, 1.12), (-0.85, y, 0.90), (-0.95, y, 0.77), (front[0], y, front[2])]),
             0.024, paint, taper=lambda t: 1.1 - 0.4 * t)
    tube([(-0.735, -0.07, 1.12), (-0.735, 0.07, 1.12)], 0.032, paint)
    for x, start, end in ((rear[0], 8, 165), (front[0], 40, 185)):
        r = 0.70
        path = [(x + r * math.cos(math.radians(a)), 0, 0.66 + r * math.sin(math.radians(a)))
                for a in range(start, end + 1, 3)]
        sweep(path, rectangle(0.012, 0.09, 0.005), paint, up=(0, 1, 0))
    tube([(0.48, 0, 1.28), (0.555, 0, 1.54)], 0.024, metal)
    melted([((0.72, 0.08, 1.56), (0.13, 0.09, 0.045)), ((0.72, -0.08, 1.56), (0.13, 0.09, 0.045)),
            ((0.62, 0, 1.57), (0.16, 0.08, 0.042)), ((0.50, 0, 1.575), (0.14, 0.045, 0.036)),
            ((0.40, 0, 1.57), (0.10, 0.035, 0.034))], tan, voxel=0.012, smooth=10)
    for y in (-0.05, 0.05):
        ring(0.045, 0.01, metal, (0.72, y, 1.50), (90, 0, 0))
    tube(spline([(-0.645, 0, 1.42), (-0.63, 0, 1.54), (-0.70, 0, 1.57)]), 0.026, metal)
    for s in (-1, 1):
        tube(spline([(-0.70, 0, 1.57), (-0.72, s * 0.10, 1.575), (-0.68, s * 0.28, 1.60),
                     (-0.50, s * 0.36, 1.585), (-0.34, s * 0.38, 1.57)]), 0.020, metal)
        tube([(-0.50, s * 0.36, 1.585), (-0.26, s * 0.385, 1.565)], 0.032, tan)
        tube(spline([(-0.56, s * 0.36, 1.575), (-0.50, s * 0.40, 1.545), (-0.32, s * 0.42, 1.52)]), 0.010,
             metal)
    lathe([(0, 0), (0.05, 0, 0.01), (0.045, 0.03, 0.02), (0, 0.04)], metal, (-0.66, -0.24, 1.62))
    lathe([(0.12, -0.006), (0.155, -0.006), (0.155, 0.006), (0.12, 0.006)], metal, (low[0], -0.075, low[2]),
          (90, 0, 0), round=0.003, steps=240, wave=lambda a, h: 1 + 0.012 * math.cos(36 * a))
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        tube([(low[0], -0.075, low[2]), (low[0] + 0.125 * math.cos(a), -0.075, low[2] + 0.125 * math.sin(a))],
             0.012, metal, steps=8)
    for z0, z1 in ((0.155, 0.06), (-0.155, -0.06)):
        tube([(low[0], -0.075, low[2] + z0), (rear[0], -0.075, rear[2] + z1)], 0.011, dark, steps=8)
    lathe([(0, -0.006), (0.062, -0.006), (0.062, 0.006), (0, 0.006)], dark, (rear[0], -0.075, rear[2]),
          (90, 0, 0), round=0.002)
    for side, angle in ((-1, -35), (1, 145)):
        a = math.radians(angle)
        x, z = low[0] + 0.27 * math.cos(a), low[2] + 0.27 * math.sin(a)
        tube([(low[0], side * 0.10, low[2]), (x, side * 0.12, z)], 0.020, metal)
        box((0.15, 0.13, 0.035), dark, (x, side * 0.20, z - 0.018), round=0.012)
    tube([(low[0], -0.10, low[2]), (low[0], 0.10, low[2])], 0.045, metal)
    lathe([(0, 0), (0.06, 0, 0.01), (0.065, 0.05, 0.02), (0.04, 0.10, 0.03), (0, 0.11)], metal,
          (-0.86, 0, 1.30), (0, 90, 0))
    lathe([(0, 0), (0.056, 0), (0, 0.02)], plastic('#fdfbf2', 0.1), (-0.855, 0, 1.30), (0, -90, 0))
    tube([(-0.83, 0, 1.29), (-0.71, 0, 1.25)], 0.014, metal)


@shape('tent', turn=-26, rise=12)
def tent():
    reach, high = 1.32, 1.22
    cloth, pale = fabric(part(1), 300, 0.55, 0.12, 0.1), fabric(part(1, 1.25), 300, 0.55, 0.12, 0.1)
    shade = fabric(part(1, 0.62), 300, 0.55, 0.12, 0.1)

    def square(a, z):
        return 0.7071 / max(abs(math.cos(a)), abs(math.sin(a)))

    def out(z):
        return reach * max(0.0, 1 - (z / high) ** 2.3) ** 0.5

    def sagging(a, z):
        sag = 1 - abs(math.cos(2 * a)) * 0.035 * math.sin(math.pi * min(z / high, 1))
        return square(a, z) * sag

    line = [(out(high * math.sin(math.pi / 2 * i / 60)), high * math.sin(math.pi / 2 * i / 60))
            for i in range(61)]
    lathe(line, cloth, steps=480, round=0, wave=sagging, smooth=50)
    lathe([(out(z) + 0.006, z) for z in [0.0 + 0.16 * i / 12 for i in range(13)]], shade, steps=480, round=0,
          wave=sagging, smooth=50)

    def wall(x, z):
        sag = 1 - math.cos(2 * math.atan(min(abs(x) / max(0.7071 * out(z), 1e-3), 1))) * 0.035 \
            * math.sin(math.pi * min(z / high, 1))
        return -0.7071 * out(z) * sag

    door = rounded([(-0.50, 0.05), (0.50, 0.05), (0.46, 0.55), (0.16, 0.90), (-0.16, 0.90), (-0.46, 0.55)],
                   0.22, True)
    decal(door, plastic('#3a332b', 0.9), onto=wall, lift=0.010)
    flap = rounded([(-0.48, 0.05), (0.02, 0.05), (0.06, 0.45), (0.0, 0.88), (-0.15, 0.89), (-0.45, 0.55)],
                   0.12, True)
    decal(flap, pale, onto=wall, lift=0.026, thickness=0.01)
    roll = [(0.49, 0.06), (0.47, 0.35), (0.43, 0.60), (0.30, 0.76)]
    tube(spline([(x, wall(x, z) - 0.03, z) for x, z in roll]), 0.042, pale)
    x, z = 0.455, 0.48
    ring(0.05, 0.012, shade, (x, wall(x, z) - 0.03, z), (20, 0, 0))
    edge = [(x, wall(x, z) - 0.014, z) for x, z in door + door[:1]]
    tube(edge, 0.011, plastic('#2b2c2f', 0.5), steps=8)
    pole = plastic('#d9d4c8', 0.35)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        tube([((r + 0.008) * math.cos(a), (r + 0.008) * math.sin(a), z) for r, z in line[:-1]], 0.020, shade,
             steps=10)
        tube([((r + 0.03) * math.cos(a), (r + 0.03) * math.sin(a), z) for r, z in line[:5]], 0.015, pole,
             steps=10)
        c, s = math.cos(a), math.sin(a)
        r, z = out(0.55), 0.55
        tube([(r * c, r * s, z), (1.78 * c, 1.78 * s, 0.02)], 0.007, plastic('#f0ead8', 0.6), steps=6)
        tube([(1.75 * c, 1.75 * s, 0.09), (1.80 * c, 1.80 * s, 0.0)], 0.016, steel(), steps=8)
    vent = rounded([(-0.15, 0), (0.15, 0), (0.0, 0.12)], 0.03, True)
    decal([(x, z + 0.97) for x, z in vent], shade, onto=wall, lift=0.012)


@shape('tent-tunnel', turn=-34, rise=13)
def tent_tunnel():
    cloth, dark = fabric(part(1), 300, 0.55, 0.12, 0.1), fabric(part(1, 0.62), 300, 0.55, 0.12, 0.1)
    pale = fabric(part(1, 1.25), 300, 0.55, 0.12, 0.1)
    wide, high, long = 0.92, 1.06, 1.55

    def arch(y, size):
        return [(size * wide * math.cos(a), y, size * high * math.sin(a) ** 0.86)
                for a in [math.pi * k / 48 for k in range(49)]]

    hoops = [(-long, 0.90), (-0.5, 1.0), (0.55, 1.0), (long, 0.82)]
    rows = []
    for (near, small), (far, large) in zip(hoops, hoops[1:]):
        for k in range(12):
            t = k / 12
            size = small + (large - small) * t - 0.035 * math.sin(math.pi * t)
            rows.append(arch(near + (far - near) * t, size))
    rows.append(arch(*hoops[-1]))
    count = len(rows[0])
    points = [point for row in rows for point in row]
    faces = [[i * count + k, i * count + k + 1, (i + 1) * count + k + 1, (i + 1) * count + k]
             for i in range(len(rows) - 1) for k in range(count - 1)]
    from_faces(points, faces, cloth, smooth=50)
    face = [(x, z) for x, _, z in arch(0, 0.90)]
    extrude(face, 0.02, pale, (0, -long, 0), round=0.002)
    back = [(x, z) for x, _, z in arch(0, 0.82)]
    extrude(back, 0.02, cloth, (0, long, 0), round=0.002)
    door = rounded([(-0.46, 0.02), (0.46, 0.02), (0.42, 0.50), (0.20, 0.78), (-0.20, 0.78), (-0.42, 0.50)],
                   0.18, True)
    decal(door, plastic('#3a332b', 0.9), (0, -long - 0.011, 0), lift=0.002)
    flap = rounded([(-0.45, 0.02), (-0.02, 0.02), (0.02, 0.42), (-0.04, 0.77), (-0.19, 0.77), (-0.41, 0.50)],
                   0.1, True)
    decal(flap, cloth, (0, -long - 0.014, 0), lift=0.012, thickness=0.01)
    for y, size in hoops:
        tube([(x * 1.004, y, z * 1.004) for x, _, z in arch(y, size)], 0.022, dark, steps=10)
    for y, size in hoops:
        for side in (-1, 1):
            tube([(side * size * wide * 0.86, y, 0.55), (side * (wide + 0.42), y * 1.08, 0.02)], 0.007,
                 plastic('#f0ead8', 0.6), steps=6)
    window = rounded([(-0.62, 0.46), (0.30, 0.46), (0.30, 0.66), (-0.62, 0.66)], 0.06, True)
    for side in (-1, 1):
        decal([(x, z) for x, z in window], dark, (0, 0, 0), (0, 0, 90 * side),
              onto=lambda x, z: -wide * max(0.0, 1 - (z / high) ** 2.3) ** 0.5 * 0.985, lift=0.012)


@shape('flashlight', turn=82, rise=20)
def flashlight():
    shell, dark = plastic(part(1), 0.3), rubber('#222327')
    metal = brushed('#bfc1c5', 0.3)

    def knurl(a, z):
        if 0.42 < z < 1.12:
            return 1 + 0.016 * math.cos(28 * a + z * 60) * math.cos(28 * a - z * 60)
        return 1

    body = [lathe([(0, 0), (0.15, 0, 0.03), (0.17, 0.06, 0.02), (0.17, 0.32, 0.01), (0.155, 0.34),
                   (0.155, 0.38), (0.165, 0.40, 0.01)] + [(0.165, 0.42 + 0.7 * i / 120) for i in range(121)]
                  + [(0.155, 1.15), (0.155, 1.20), (0.18, 1.24, 0.02), (0.20, 1.40, 0.04),
                     (0.29, 1.56, 0.03), (0.29, 1.72, 0.01), (0.275, 1.74), (0.275, 1.77), (0.29, 1.79),
                     (0.29, 1.90, 0.02), (0.265, 1.91, 0.01), (0.25, 1.86)], shell, steps=336, wave=knurl,
                  round=0.005),
            lathe([(0.25, 1.86), (0.20, 1.74, 0.05), (0.06, 1.60)], steel('#e6e7e9', 0.08), round=0),
            lathe([(0, 1.60), (0.06, 1.60), (0.05, 1.64), (0, 1.65)], light('#fff4d8', 5)),
            lathe([(0, 1.875), (0.25, 1.872)], glass('#ffffff', 0.02, edge=0.1), round=0),
            lathe([(0, 0), (0.075, 0, 0.02), (0.075, 0.03, 0.01), (0, 0.03)], dark, (0, 0, -0.02)),
            ring(0.172, 0.008, metal, (0, 0, 0.20)), ring(0.292, 0.008, metal, (0, 0, 1.64)),
            box((0.14, 0.05, 0.20), dark, (0, -0.165, 1.22), round=0.02),
            lathe([(0, 0), (0.045, 0, 0.01), (0.04, 0.02, 0.01), (0, 0.025)], metal, (0, -0.185, 1.32),
                  (90, 0, 0))]
    for k in range(8):
        a = 2 * math.pi * k / 8
        body.append(box((0.035, 0.03, 0.10), dark, (0.283 * math.cos(a), 0.283 * math.sin(a), 1.795),
                        (0, 0, math.degrees(a) + 90), round=0.008))
    group(body, (0.9, 0.1, 0.29), (-28, -86, 0))
    cord = fabric('#2b2d31', 160)
    tube(spline([(0.88, 0.1, 0.24), (1.08, 0.02, 0.06), (1.2, -0.3, 0.022), (0.9, -0.62, 0.022),
                 (0.5, -0.5, 0.022), (0.7, -0.22, 0.022), (1.05, -0.1, 0.03), (0.9, 0.08, 0.2)], 12), 0.02,
         cord, steps=10)


def glove(side):
    skin, pale = leather(part(1), 0.3, 40, 0.15), leather('#f2eee6', 0.4, 40, 0.15)
    dark = leather(part(1, 0.6), 0.32, 40, 0.15)
    parts = [melted([((0, 0.02, 1.20), (0.42, 0.36, 0.50)), ((0, -0.10, 1.48), (0.43, 0.38, 0.36)),
                     ((0, -0.16, 1.28), (0.40, 0.34, 0.34)), ((0, 0.04, 0.78), (0.33, 0.27, 0.34)),
                     ((side * 0.40, -0.20, 1.02), (0.16, 0.18, 0.30), (14, side * 12, 0)),
                     ((side * 0.37, -0.27, 1.22), (0.15, 0.16, 0.17)),
                     ((side * 0.28, -0.08, 0.80), (0.15, 0.17, 0.24))], skin, voxel=0.02, smooth=40),
             lathe([(0.26, 0.02), (0.335, 0.0, 0.04), (0.35, 0.10, 0.03), (0.335, 0.50, 0.05),
                    (0.31, 0.70)], dark, stretch=0.84, round=0.03),
             lathe([(0.30, 0.05), (0.26, 0.3), (0, 0.32)], fabric('#2b2c30', 90), stretch=0.84, round=0),
             lathe([(0.338, 0.20), (0.358, 0.205, 0.01), (0.354, 0.42, 0.01), (0.334, 0.425)], pale,
                   stretch=0.85, round=0.006),
             tube([(0.352 * math.cos(t), 0.30 * math.sin(t), 0.035) for t in
                   [2 * math.pi * i / 80 for i in range(80)]], 0.03, pale, closed=True)]
    label_at = [(x, z + 0.31) for x, z in rectangle(0.20, 0.11, 0.02)]
    parts.append(decal(label_at, skin, onto=lambda x, z: -0.85 * math.sqrt(max(0.3585 ** 2 - x * x, 0)),
                       lift=0.006))
    seam = [(0.34 * math.sin(t), -0.80 * 0.34 * math.cos(t) - 0.012, 0.545) for t in
            [math.radians(-80 + 160 * k / 60) for k in range(61)]]
    parts.append(stitches(dense(seam), fabric('#f2eee6', 120), 0.035, 0.025, 0.008))
    return parts


@shape('boxing-gloves', turn=-8, rise=9)
def boxing_gloves():
    group(glove(1), (-0.52, 0.0, 0), (0, -3, 8))
    group(glove(-1), (0.52, -0.06, 0), (0, 3, -14))
