"""Fashion: bags, a watch, sunglasses."""
import math

from materials import *
from modelling import *
from registry import shape


@shape('wristwatch', turn=-24, rise=12)
def wristwatch():
    hide, thread = leather(part(1), 0.42, 60, 0.25), fabric(part(1, 1.35), 120)
    metal, satin = steel('#d3d4d6', 0.14), brushed('#c4c5c8', 0.3)
    loop = spline([(0, -0.60, 1.33), (0, -0.52, 1.56), (0, -0.24, 1.78), (0, 0.14, 1.82),
                   (0, 0.46, 1.60), (0, 0.62, 1.0), (0, 0.52, 0.40), (0, 0.22, 0.08),
                   (0, -0.18, 0.05), (0, -0.46, 0.24), (0, -0.60, 0.56)], 12)
    sweep(loop, rectangle(0.065, 0.46, 0.03), hide, up=(1, 0, 0),
          scale=lambda t: (1, 1.0 - 0.16 * math.sin(math.pi * t)))
    for side in (-1, 1):
        seam = []
        for i, (_, y, z) in enumerate(loop):
            t = i / (len(loop) - 1)
            out = math.hypot(y, z - 0.94)
            k = 1 + 0.034 / out
            seam.append((side * 0.195 * (1 - 0.16 * math.sin(math.pi * t)), y * k,
                         0.94 + (z - 0.94) * k))
        stitches(dense(seam), thread, 0.04, 0.025, 0.008)
    head = [lathe([(0, -0.10), (0.44, -0.10, 0.04), (0.50, 0.0, 0.03), (0.50, 0.12, 0.02),
                   (0.485, 0.15, 0.01), (0.46, 0.19, 0.02), (0.425, 0.19, 0.01), (0.42, 0.14),
                   (0, 0.14)], metal),
            lathe([(0, 0.142), (0.418, 0.142), (0.418, 0.139)], glaze('#f6f4ee', 0.35), round=0),
            lathe([(0, 0.175), (0.40, 0.175, 0.01), (0.424, 0.165)], glass('#ffffff', 0.0, edge=0.05),
                  round=0.004)]
    ink, hand = steel('#3a3c40', 0.25), steel('#2b2c30', 0.25)
    for i in range(60):
        a = math.radians(6 * i)
        long, wide = (0.075, 0.02) if i % 5 == 0 else (0.022, 0.006)
        r = 0.392 - long / 2
        head.append(box((wide, long, 0.008), ink, (r * math.sin(a), r * math.cos(a), 0.142),
                        (0, 0, -6 * i), round=0.002, segments=2))
    for angle, long, wide, z in ((-55, 0.24, 0.026, 0.150), (60, 0.35, 0.02, 0.156)):
        a = math.radians(angle)
        head.append(box((wide, long, 0.006), hand, ((long / 2 - 0.05) * math.sin(a),
                        (long / 2 - 0.05) * math.cos(a), z), (0, 0, -angle), round=0.002, segments=2))
    a = math.radians(200)
    head.append(box((0.008, 0.42, 0.005), lacquer('#c2412d'), (0.12 * math.sin(a), 0.12 * math.cos(a),
                    0.161), (0, 0, -200), round=0.002, segments=2))
    head.append(lathe([(0, 0), (0.022, 0, 0.005), (0.018, 0.028), (0, 0.03)], hand, (0, 0, 0.145)))
    head.append(lathe([(0, 0.49), (0.05, 0.49), (0.05, 0.51), (0.068, 0.515, 0.01),
                       (0.068, 0.585, 0.015), (0, 0.59)], satin, (0, 0, 0.04), (0, 90, 0), steps=192,
                      wave=lambda a, h: 1 + (0.04 * math.cos(32 * a) if 0.52 < h < 0.575 else 0)))
    for x in (-0.262, 0.262):
        for y in (-1, 1):
            head.append(sweep([(x, y * 0.34, 0.06), (x, y * 0.46, 0.05), (x, y * 0.57, -0.05)],
                              rectangle(0.06, 0.11, 0.02), metal,
                              scale=lambda t: (1, 1.1 - 0.45 * t)))
    for y in (-0.53, 0.53):
        head.append(tube([(-0.25, y, -0.02), (0.25, y, -0.02)], 0.022, satin))
    group(head, (0, -0.62, 0.945), (84, 0, 0))


@shape('sunglasses', turn=-28, rise=13)
def sunglasses():
    frame = lacquer(part(1, 0.85), 0.22)
    half = [(0.0, 0.13), (0.13, 0.155), (0.30, 0.235), (0.62, 0.27), (1.0, 0.275), (1.035, 0.20),
            (1.0, 0.08), (0.965, -0.10), (0.86, -0.30), (0.62, -0.385), (0.38, -0.34), (0.22, -0.18),
            (0.13, 0.02), (0.0, 0.06)]
    outline = rounded(half[:-1] + [(0.0, 0.06)] + [(-x, z) for x, z in half[::-1][1:-1]], 0.3, True)
    lens = rounded([(0.215, 0.13), (0.42, 0.185), (0.70, 0.19), (0.90, 0.17), (0.885, 0.0),
                    (0.80, -0.22), (0.61, -0.31), (0.41, -0.275), (0.28, -0.15)], 0.3, True, 10)
    other = [(-x, z) for x, z in lens[::-1]]
    parts = [extrude(outline, 0.085, frame, round=0.026, segments=4, holes=[lens, other])]
    dark = glass('#3b3f40', 0.25, 0.015, 0.5)
    for line in (lens, other):
        parts.append(decal(line, dark, (0, 0.0, 0)))
    metal = steel('#d9d6cd', 0.15)
    for s in (-1, 1):
        path = spline([(s * 0.995, 0.03, 0.215), (s * 1.0, 0.25, 0.215), (s * 0.97, 0.9, 0.21),
                       (s * 0.93, 1.45, 0.18), (s * 0.90, 1.68, 0.08), (s * 0.88, 1.95, -0.27)])
        parts.append(sweep(path, rectangle(0.045, 0.12, 0.02), frame,
                           scale=lambda t: (1, 1.15 - 0.5 * math.sin(math.pi * min(t, 0.9)) + 0.1 * t)))
        for z in (0.235, 0.195):
            parts.append(ball(0.013, metal, (s * 0.945, -0.044, z), (1, 0.5, 1)))
        parts.append(box((0.03, 0.08, 0.10), metal, (s * 0.965, 0.06, 0.165), round=0.01))
        parts.append(ball(0.06, frame, (s * 0.165, 0.055, -0.04), (0.5, 0.9, 1.5), (0, s * 16, 0)))
    group(parts, (0, 0, 0.375), (-4, 0, 0))


@shape('handbag', turn=-22, rise=10)
def handbag():
    hide, edge = leather(part(1), 0.42, 50, 0.3), leather(part(1, 0.7), 0.4, 50, 0.2)
    thread, brass = fabric('#e6d7ba', 120), steel('#d6b674', 0.18)

    def shell(t):
        return (1 - 0.12 * t, 1 - 0.42 * t ** 1.3)

    body = sweep([(0, 0, 1.22 * i / 24) for i in range(25)], rectangle(0.66, 1.80, 0.12), hide,
                 up=(1, 0, 0), scale=lambda t: shell(t)[::-1])
    bevel(body, 0.05, 4)

    def front(z):
        return -0.33 * (1 - 0.42 * (z / 1.22) ** 1.3)

    def flap(u, v):
        s = (v + 1) / 2
        half = 0.79
        if s > 0.78:
            half -= 0.22 * (1 - math.sqrt(max(0, 1 - ((s - 0.78) / 0.22) ** 2)))
        x = u * half
        if s < 0.24:
            return (x, 0.19 - 0.40 * s / 0.24, 1.262)
        t = (s - 0.24) / 0.76
        z = 1.262 - 0.74 * t ** 1.02
        lift = -0.03 - 0.035 * math.sqrt(min(1, t * 4))
        return (x, front(min(z, 1.22)) + lift, z)

    sheet(0, 0, flap, hide, thickness=0.035, steps=90)

    def on_flap(u, s):
        x, y, z = flap(u, 2 * s - 1)
        return (x, y - 0.007, z)

    seam = [on_flap(-0.955, 0.30 + 0.66 * i / 60) for i in range(61)]
    seam += [on_flap(-0.955 + 1.91 * i / 80, 0.96) for i in range(81)]
    seam += [on_flap(0.955, 0.96 - 0.66 * i / 60) for i in range(61)]
    stitches(dense(seam), thread, 0.036, 0.022, 0.008)
    lock_y = on_flap(0, 0.93)[1]
    extrude(rectangle(0.22, 0.26, 0.05, (0, 0.58)), 0.03, brass, (0, lock_y - 0.015, 0), round=0.01)
    extrude(rectangle(0.10, 0.05, 0.02, (0, 0.58)), 0.05, brass, (0, lock_y - 0.04, 0), round=0.012)
    for x in (-0.42, 0.42):
        for y in (-0.13,):
            ring(0.07, 0.014, brass, (x, y, 1.33), (90, 0, 0))
        box((0.10, 0.03, 0.16), edge, (x, -0.10, 1.22), round=0.012)
    handle = spline([(-0.42, -0.12, 1.38), (-0.40, -0.10, 1.62), (-0.24, -0.07, 1.86),
                     (0, -0.06, 1.93), (0.24, -0.07, 1.86), (0.40, -0.10, 1.62), (0.42, -0.12, 1.38)])
    tube(handle, 0.042, edge)
    for s in (-1, 1):
        # The handle is held in place by a cap of the same leather on each ring.
        tube([(s * 0.42, -0.12, 1.38), (s * 0.41, -0.11, 1.50)], 0.052, hide)
        for y in (-0.2, 0.2):
            lathe([(0, 0), (0.05, 0, 0.012), (0.05, 0.035, 0.01), (0, 0.035)], brass, (s * 0.70, y, -0.03))
    # The bottom is a plate of stronger leather, sewn on.
    line = [(-0.77 + 1.54 * i / 80, -0.338, 0.085) for i in range(81)]
    tube([(x, -0.326, 0.055) for x, _, _ in line], 0.012, edge, steps=8)
    stitches(dense(line), thread, 0.036, 0.022, 0.007)


@shape('backpack', turn=-26, rise=9)
def backpack():
    cloth = fabric(part(1), 150, weave=0.35, sheen=0.15)
    dark = fabric(part(1, 0.62), 150, weave=0.35, sheen=0.1)
    tan, thread = leather('#8d5a34', 0.5, 60, 0.3), fabric('#e9dcc2', 120)
    zipper, metal = plastic('#26272a', 0.45), brushed('#b9babd', 0.3)
    cushion((1.30, 0.62, 1.78), cloth, (0, 0, 0.02), square=4.6, crease=0.025)
    cushion((1.28, 0.60, 0.36), dark, (0, 0, 0.0), square=7, crease=0.01)
    cushion((1.02, 0.40, 0.82), cloth, (0, -0.22, 0.16), square=5.0, crease=0.02)

    def arch(half, height, base, y, power=4.6):
        line = []
        for i in range(121):
            a = math.pi * i / 120
            c, s = math.cos(a), math.sin(a)
            line.append((half * math.copysign(abs(c) ** (2 / power), c), y,
                         base + height * abs(s) ** (2 / power)))
        return line

    main = arch(0.625, 0.865, 0.915, -0.13)
    main = [(main[0][0], -0.13, 0.5)] + main + [(main[-1][0], -0.13, 0.5)]
    tube(main, 0.022, zipper, steps=10)
    tube([(x * 1.0, y + 0.045, z + 0.002) for x, y, z in main], 0.012, dark, steps=8)
    pocket = [(x, -0.40, z) for x, _, z in arch(0.44, 0.10, 0.80, 0)]
    tube(pocket, 0.016, zipper, steps=10)
    for x, y, z in ((0.60, -0.15, 0.98), (0.36, -0.43, 0.86)):
        parts = [box((0.035, 0.018, 0.07), metal, (0, 0, -0.07), round=0.008),
                 box((0.04, 0.02, 0.16), tan, (0, 0, -0.22), round=0.009)]
        group(parts, (x, y, z), (0, 0, 12))
    extrude(rectangle(0.34, 0.20, 0.03, (0, 1.24)), 0.02, tan, (0, -0.315, 0), round=0.006)
    rim = rectangle(0.30, 0.16, 0.02, (0, 1.24))
    stitches(dense([(x, -0.328, z) for x, z in rim + rim[:1]]), thread, 0.026, 0.018, 0.006)
    sweep(spline([(-0.17, 0.10, 1.74), (-0.16, 0.09, 1.90), (0, 0.08, 1.96), (0.16, 0.09, 1.90),
                  (0.17, 0.10, 1.74)]), rectangle(0.09, 0.035, 0.014), tan, up=(1, 0, 0))
    for s in (-1, 1):
        sweep(spline([(s * 0.24, 0.28, 1.66), (s * 0.40, 0.52, 1.5), (s * 0.56, 0.66, 1.05),
                      (s * 0.62, 0.58, 0.55), (s * 0.60, 0.36, 0.22)]),
              rectangle(0.20, 0.07, 0.03), dark, up=(0, 1, 0.2))
        sweep([(s * 0.655, -0.16, 0.62), (s * 0.67, -0.02, 0.62), (s * 0.655, 0.16, 0.62)],
              rectangle(0.03, 0.10, 0.012), dark)
        box((0.05, 0.10, 0.11), zipper, (s * 0.66, -0.05, 0.57), round=0.012)
