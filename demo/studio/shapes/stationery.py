"""Stationery: notebook, pen, crayons, brushes, paints."""
import math

from materials import *
from modelling import *
from registry import shape


@shape('notebook', turn=20, rise=28)
def notebook():
    cover = leather(part(1), 0.5, 90, 0.18)
    body = [box((1.32, 1.90, 0.03), cover, (0, 0, 0), round=0.012),
            box((1.27, 1.85, 0.15), leaves_flat(), (0.005, 0, 0.03), round=0.01),
            box((1.32, 1.90, 0.035), cover, (0, 0, 0.18), round=0.014),
            box((0.05, 1.90, 0.20), cover, (-0.645, 0, 0.006), round=0.02),
            box((0.065, 1.906, 0.228), fabric(part(1, 0.6), 200), (0.47, 0, -0.004), round=0.012),
            sweep(spline([(-0.1, -0.90, 0.17), (-0.1, -0.96, 0.15), (-0.08, -1.02, 0.03),
                          (-0.05, -1.12, 0.006), (0.0, -1.28, 0.006)]), rectangle(0.045, 0.006),
                  fabric('#e7ddc8', 160))]
    group(body, (0, 0, 0.0), (0, 0, -16))
    pen = [lathe([(0, 0), (0.012, 0), (0.02, 0.03), (0.05, 0.16, 0.03), (0.055, 0.3), (0.06, 0.9),
                  (0.055, 1.42, 0.02), (0.0, 1.45)], lacquer('#222428', 0.25)),
           lathe([(0.061, 0.86), (0.064, 0.86), (0.064, 0.9), (0.061, 0.9)], steel('#d8b873'), round=0),
           box((0.024, 0.02, 0.42), steel('#d8b873'), (0, -0.068, 0.98), round=0.008)]
    group(pen, (0.30, -0.55, 0.285), (-90, 0, 14))


def leaves_flat():
    n = Nodes('leaves')
    lines = n.noise(3, 2, (1, 1, 90))
    base = linear('#f1ead9')
    n.set(base_color=n.ramp(lines, tuple(c * 0.8 for c in base), base, 0.35, 0.6), roughness=0.9,
          specular=0.1)
    return n.record('#f1ead9')


@shape('fountain-pen', turn=0, rise=32)
def fountain_pen():
    skin, gold, nib = lacquer(part(1), 0.2), steel('#dcb873', 0.15), steel('#e3c27e', 0.14)
    barrel = [lathe([(0.07, 0.0), (0.085, 0.02, 0.01), (0.095, 0.1), (0.105, 0.42)], plastic('#1c1c1f', 0.25)),
              lathe([(0.106, 0.42), (0.118, 0.42, 0.005), (0.118, 0.46, 0.005), (0.106, 0.46)], gold),
              lathe([(0.11, 0.46), (0.128, 0.48, 0.01), (0.132, 0.9), (0.12, 1.4, 0.2), (0.10, 1.62, 0.02),
                     (0.085, 1.64, 0.01), (0, 1.64)], skin),
              lathe([(0.1, 1.58), (0.107, 1.58, 0.004), (0.104, 1.61, 0.004), (0.098, 1.61)], gold)]

    def blade(u, v):
        t = (v + 1) / 2
        half = (0.075 + 0.03 * math.sin(math.pi * min(t * 1.5, 1))) * (1 - t) ** 0.75 + 0.006
        x = u * half
        return (x, 0.06 - 0.02 * t - 0.9 * x * x / 0.09 * 0.09, -0.46 * t)

    tip = sheet(0, 0, blade, nib, thickness=0.012, steps=40)
    barrel += [tip, tube([(0, 0.055, 0.02), (0, 0.03, -0.30)], 0.045, plastic('#18181a', 0.3), flat=0.5,
                         taper=lambda t: 1 - 0.6 * t),
               box((0.004, 0.004, 0.26), plastic('#2a2118'), (0, 0.066, -0.44), round=0.001),
               ball(0.014, plastic('#2a2118'), (0, 0.064, -0.17), (1, 0.4, 1))]
    group(barrel, (-0.62, -0.42, 0.134), (-90, 0, 62))
    cap = [lathe([(0.115, 0), (0.135, 0, 0.01), (0.142, 0.1), (0.142, 0.7), (0.125, 0.92, 0.05),
                  (0.10, 0.96, 0.02), (0, 0.97)], skin),
           lathe([(0.14, 0.03), (0.148, 0.03, 0.004), (0.15, 0.12, 0.004), (0.141, 0.12)], gold),
           lathe([(0.11, 0.93), (0.113, 0.925), (0.105, 0.96), (0, 0.975)], gold),
           box((0.05, 0.03, 0.66), gold, (0, 0.165, 0.24), round=0.012),
           ball(0.045, gold, (0, 0.17, 0.25), (0.8, 0.6, 1.2)),
           box((0.05, 0.08, 0.05), gold, (0, 0.14, 0.86), round=0.012)]
    group(cap, (0.45, -0.62, 0.15), (-90, 0, 40))


CRAYONS = ('#c8352e', '#e2722c', '#edb92e', '#8db53f', '#3f8d54', '#2f8f93', '#2f62a8', '#5b4a9c', '#a1458f',
           '#d9698f', '#7a4a2b', '#2b2b2e')


def crayon(colour, at, turn=(0, 0, 0)):
    stick, wrap = wax(colour, 0.5), paper(colour, 0.8, 0.1)
    parts = [lathe([(0, 0), (0.062, 0, 0.008), (0.062, 0.98, 0.004), (0.052, 0.985), (0.026, 1.12, 0.01),
                    (0, 1.125)], stick, round=0.004, steps=40),
             lathe([(0.0625, 0.07), (0.066, 0.07), (0.066, 0.90), (0.0625, 0.90)], wrap, round=0, steps=40)]
    for z in (0.12, 0.84):
        parts.append(ring(0.0662, 0.006, paper('#26262a'), (0, 0, z), flat=1.0))
    return group(parts, at, turn)


@shape('crayons', turn=-18, rise=15)
def crayons():
    board, cream = paper(part(1), 0.5, 0.4), paper('#f7f1e2', 0.5, 0.4)
    width, depth, high = 1.16, 0.32, 0.80
    box((width, 0.02, high), board, (0, -depth / 2, 0), round=0.006)
    box((width, 0.02, high + 0.36), board, (0, depth / 2, 0), round=0.006)
    for x in (-width / 2, width / 2):
        box((0.02, depth, high), board, (x, 0, 0), round=0.006)
    box((width, depth, 0.02), board, (0, 0, 0), round=0.006)
    for i in range(8):
        crayon(CRAYONS[i], (-0.50 + i * 0.143, -0.075, 0.03))
        crayon(CRAYONS[(i + 5) % 12], (-0.50 + i * 0.143, 0.075, 0.10))
    decal(rectangle(width - 0.10, 0.40, 0.03), cream, (0, -depth / 2 - 0.01, 0.42), lift=0.003)
    for i in range(7):
        wave = [(-0.42 + 0.84 * k / 60, 0.13 - i * 0.045 + 0.02 * math.sin(k * 0.42 + i * 0.5))
                for k in range(61)]
        decal(wave + [(x, z - 0.022) for x, z in wave[::-1]], paper(CRAYONS[i + (i > 2)], 0.6),
              (0, -depth / 2 - 0.01, 0.42), lift=0.006)
    for i, (x, y, turn) in enumerate(((-0.75, -0.45, 96), (-0.2, -0.66, 80))):
        crayon(CRAYONS[(3 * i + 1) % 12], (x, y, 0.066), (-90, 0, turn - 180))


@shape('paintbrush', turn=0, rise=48)
def paintbrush():
    metal, hair = steel('#d6d3cb', 0.2), plush('#6b4128', 50)
    for i, (x, turn, size) in enumerate(((-0.62, 16, 1.25), (-0.20, 5, 1.0), (0.20, -5, 0.8), (0.60, -16, 0.6))):
        body = [lathe([(0, 0), (0.022, 0.01, 0.02), (0.034, 0.2)] + spline(
            [(0.036, 0.3), (0.05, 0.7), (0.072, 1.05), (0.05, 1.32)]), lacquer(part(1), 0.2), round=0.01),
            lathe([(0.05, 1.30), (0.052, 1.30), (0.056, 1.36), (0.05, 1.37), (0.056, 1.385), (0.05, 1.40),
                   (0.054 * size ** 0.3, 1.62), (0.04, 1.62)], metal, round=0.003),
            lathe([(0.05 * size ** 0.3, 1.60)] + spline([(0.05 * size ** 0.3, 1.62), (0.064 * size ** 0.5, 1.74),
                  (0.045 * size ** 0.5, 1.88 + 0.05 * size), (0.0, 1.98 + 0.1 * size)]), hair, round=0,
                  steps=96, wave=lambda a, z: 1 + 0.03 * math.sin(31 * a)),
            lathe([(0.0375, 0.22), (0.039, 0.22), (0.042, 0.30), (0.0405, 0.30)], metal, round=0)]
        group(body, (x * 0.55, -1.0 + 0.06 * abs(i - 1.5), 0.075), (-90, 0, turn * 0.55), 0.75 + 0.22 * size)


@shape('watercolours', turn=-24, rise=32)
def watercolours():
    enamel, white = lacquer('#202226', 0.25), glaze('#f4f2ec', 0.2)
    box((1.90, 1.00, 0.06), enamel, (0, 0, 0), round=0.02)
    for y in (-0.49, 0.49):
        box((1.90, 0.03, 0.20), enamel, (0, y, 0), round=0.012)
    for x in (-0.94, 0.94):
        box((0.03, 1.00, 0.20), enamel, (x, 0, 0), round=0.012)
    box((1.84, 0.20, 0.10), white, (0, -0.0, 0.06), round=0.02)
    order = ('#f2d22e', '#e9a224', '#d9482f', '#b3263a', '#c2477f', '#5d3f92', '#28479c', '#2b86b8', '#2c8a6a',
             '#6f9c35', '#8a4f25', '#2a2523')
    for i, colour in enumerate(order):
        x, y = -0.77 + (i % 6) * 0.308, 0.28 if i < 6 else -0.28
        box((0.28, 0.34, 0.12), white, (x, y, 0.06), round=0.02)
        box((0.235, 0.295, 0.05), glaze(colour, 0.32), (x, y, 0.142), round=0.022)
    lid = [box((1.90, 1.00, 0.03), enamel, (0, 0, 0), round=0.012),
           box((1.86, 0.96, 0.02), white, (0, 0, 0.022), round=0.01)]
    for x in (-0.94, 0.94):
        lid.append(box((0.03, 1.00, 0.12), enamel, (x, 0, 0), round=0.012))
    for y in (-0.49, 0.49):
        lid.append(box((1.90, 0.03, 0.12), enamel, (0, y, 0), round=0.012))
    for x in (-0.31, 0.31):
        lid.append(box((0.03, 0.94, 0.08), white, (x, 0, 0.03), round=0.014))
    for x, y, r, colour in ((-0.62, 0.1, 0.17, '#7fb2d6'), (0.0, -0.12, 0.19, '#e59a7a'), (0.6, 0.12, 0.16, '#a9c07a')):
        lid.append(lathe([(0, 0.004), (r, 0.0)], glaze(colour, 0.2), (x, y, 0.044), round=0,
                         wave=lambda a, z: 1 + 0.12 * math.sin(3 * a) + 0.06 * math.sin(7 * a)))
    for thing in lid:
        thing.location.y += 0.5
    group(lid, (0, 0.51, 0.16), (62, 0, 0))
    for x in (-0.5, 0.5):
        tube([(x - 0.1, 0.52, 0.17), (x + 0.1, 0.52, 0.17)], 0.026, steel())
    brush = [lathe([(0, 0), (0.02, 0.02, 0.01), (0.04, 0.7), (0.028, 0.92)], lacquer('#a8402f', 0.2)),
             lathe([(0.03, 0.90), (0.032, 0.90), (0.034, 1.10), (0.03, 1.10)], steel('#dcb873', 0.2), round=0),
             lathe([(0.03, 1.08), (0.04, 1.17, 0.05), (0, 1.36)], plush('#4a2c1c', 60))]
    group(brush, (-0.62, 0.0, 0.19), (-90, 0, -90))
