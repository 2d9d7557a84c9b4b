"""Kitchen: pots, tableware, cups."""
import math

from materials import *
from modelling import *
from registry import shape


@shape('frying-pan', turn=-42, rise=26)
def frying_pan():
    lathe([(0, 0), (0.80, 0, 0.07), (1.05, 0.34, 0.012), (1.02, 0.34)], glaze(part(1), 0.3))
    lathe([(1.022, 0.34), (0.78, 0.04, 0.1), (0, 0.04)], iron())
    metal = brushed(along='x')
    sweep(rounded_path([(0.90, 0, 0.23), (1.12, 0, 0.33), (1.40, 0, 0.42)], 0.2),
          rounded([(-0.1, -0.018), (0.1, -0.018), (0.1, 0.018), (-0.1, 0.018)], 0.015, True),
          metal, scale=lambda t: (1.25 - 0.5 * t, 1))
    for y in (-0.05, 0.05):
        ball(0.03, steel(), (0.955, y, 0.255), (0.6, 1, 1))
    grip = spline([(1.36, 0, 0.41), (1.75, 0, 0.50), (2.2, 0, 0.55), (2.45, 0, 0.55)])
    tube(grip, 0.085, plastic('#1d1d1f', 0.42), flat=0.62,
         taper=lambda t: 0.85 + 0.35 * math.sin(t * 2.4))
    tube(spline([(2.5, 0, 0.55), (2.56, 0.05, 0.55), (2.62, 0, 0.55), (2.56, -0.05, 0.55)],
                closed=True), 0.018, metal, closed=True)


@shape('frying-pan-iron', turn=-42, rise=26)
def frying_pan_iron():
    metal = iron('#232326', 0.52)
    lathe([(0, 0), (0.84, 0, 0.06), (1.04, 0.30, 0.02), (1.04, 0.34, 0.015), (0.985, 0.34, 0.015),
           (0.80, 0.055, 0.08), (0, 0.05)], metal)
    for side in (-1, 1):
        extrude([(-0.10, -0.05), (0, -0.12), (0.10, -0.05), (0.10, 0.02), (-0.10, 0.02)], 0.045, metal,
                (side * 0.02, side * 1.0, 0.325), (90, 0, 0 if side < 0 else 180), round=0.014)
    handle = rounded([(1.0, -0.115), (1.16, -0.085), (1.62, -0.10), (2.02, -0.125), (2.12, -0.06),
                      (2.12, 0.06), (2.02, 0.125), (1.62, 0.10), (1.16, 0.085), (1.0, 0.115)], 0.05, True)
    hole = [(x + 1.96, z) for x, z in circle(0.055, 24)]
    extrude(handle, 0.085, metal, (0, 0, 0.30), (-90, 0, 0), round=0.03, segments=4, holes=(hole,))
    tube([(0.97, 0, 0.25), (1.22, 0, 0.285)], 0.05, metal)


@shape('casserole', turn=-12, rise=15)
def casserole():
    enamel = glaze(part(1), 0.14)
    lathe([(0, 0), (0.80, 0, 0.14), (0.96, 0.45, 0.5), (1.0, 0.86, 0.03), (1.03, 0.86, 0.01),
           (1.03, 0.91, 0.01), (0.94, 0.91)], enamel)
    lathe([(0.9, 0.90), (1.03, 0.92, 0.01), (1.045, 0.945, 0.02), (1.0, 0.99, 0.03),
           (0.62, 1.10, 0.4), (0.16, 1.15, 0.1), (0, 1.155)], enamel)
    lathe([(0.0, 1.15), (0.1, 1.15), (0.075, 1.20, 0.03), (0.16, 1.27, 0.03), (0.17, 1.31, 0.03),
           (0.12, 1.335, 0.03), (0, 1.34)], steel(roughness=0.15), round=0.02)
    grip = sweep(rounded_path([(0.93, -0.30, 0.72), (1.24, -0.26, 0.75), (1.24, 0.26, 0.75),
                               (0.93, 0.30, 0.72)], 0.14),
                 rounded([(-0.06, -0.045), (0.06, -0.045), (0.06, 0.045), (-0.06, 0.045)], 0.04,
                         True), enamel)
    mirrored(grip)


@shape('paella-pan', turn=-14, rise=30)
def paella_pan():
    lathe([(0, 0), (1.05, 0, 0.06), (1.24, 0.25, 0.02), (1.29, 0.25, 0.012), (1.29, 0.262)],
          glaze(part(1), 0.22))
    lathe([(1.288, 0.264, 0.004), (1.24, 0.262, 0.02), (1.04, 0.022, 0.06), (0, 0.02)],
          glaze('#232326', 0.3, speckle=0.5))
    grip = tube(rounded_path([(1.18, -0.26, 0.17), (1.34, -0.24, 0.26), (1.52, -0.16, 0.36),
                              (1.52, 0.16, 0.36), (1.34, 0.24, 0.26), (1.18, 0.26, 0.17)], 0.12),
                0.042, glaze(part(1), 0.22))
    mirrored(grip)
    for side in (-1, 1):
        for y in (-0.26, 0.26):
            ball(0.045, steel(), (side * 1.155, y, 0.20), (0.5, 1, 1))


def plate(radius, material, z):
    return lathe([(0, 0.03), (radius * 0.55, 0.03), (radius * 0.56, 0), (radius * 0.6, 0, 0.01),
                  (radius * 0.66, 0.035, 0.05), (radius, 0.13, 0.012), (radius * 0.985, 0.148, 0.01),
                  (radius * 0.70, 0.08, 0.06), (radius * 0.60, 0.055, 0.05), (0, 0.05)], material,
                 (0, 0, z), round=0.01)


def bowl_form(radius, height, material, at=(0, 0, 0)):
    outer = spline([(radius * 0.42, 0.06), (radius * 0.72, height * 0.28),
                    (radius * 0.93, height * 0.66), (radius, height)])
    inner = spline([(radius * 0.965, height * 1.005), (radius * 0.89, height * 0.66),
                    (radius * 0.66, height * 0.32), (0.0, 0.12)])
    return lathe([(0, 0.03), (radius * 0.34, 0.03), (radius * 0.36, 0), (radius * 0.42, 0)]
                 + outer + inner, material, at, round=0.008)


@shape('dinner-set', rise=15)
def dinner_set():
    stone = glaze(part(1), 0.25, speckle=0.25)
    for i in range(4):
        plate(1.0, stone, i * 0.075)
    for i in range(4):
        plate(0.78, stone, 0.305 + i * 0.07)
    bowl_form(0.56, 0.42, stone, (0, 0, 0.60))
    bowl_form(0.56, 0.42, stone, (0, 0, 0.71))
    mug((1.28, -0.42, 0), stone, 0.62, turn=-35)


def mug(at, material, height, turn=0.0):
    r = height * 0.52
    body = lathe([(0, 0.02), (r * 0.78, 0.02), (r * 0.80, 0), (r * 0.88, 0, 0.02),
                  (r * 0.99, height * 0.12, 0.06), (r, height, 0.012), (r * 0.93, height, 0.012),
                  (r * 0.92, height * 0.12, 0.08), (0, 0.06)], material, round=0.01)
    ear = tube(spline([(r * 0.96, 0, height * 0.80), (r * 1.35, 0, height * 0.84),
                       (r * 1.62, 0, height * 0.60), (r * 1.5, 0, height * 0.34),
                       (r * 0.98, 0, height * 0.22)]), height * 0.055, material, flat=1.3)
    return group([body, ear], at, (0, 0, turn))


@shape('bowl', rise=20)
def bowl():
    bowl_form(1.0, 0.82, glaze(part(1), 0.2, speckle=0.35))
    ring(0.983, 0.017, matt('#b08a62'), (0, 0, 0.823))


@shape('wine-glass', turn=-20, rise=9)
def wine_glass():
    clear, solid = glass(part(1), density=0.02, edge=0.42), crystal(part(1))
    juice = liquid('#d98a2b', 0.06)
    bowl = lathe(spline([(0.02, 0.95), (0.30, 1.05), (0.52, 1.34), (0.55, 1.70), (0.46, 2.10),
                         (0.42, 2.24)]), clear, round=0, steps=192)
    rim = ring(0.42, 0.009, solid, (0, 0, 2.24))
    stem = lathe([(0, 0.03)] + spline([(0.11, 0.045), (0.04, 0.15), (0.030, 0.50), (0.036, 0.80), (0.075, 0.925),
                                       (0.10, 0.965)]) + [(0, 0.965)], solid, round=0)
    base = lathe([(0.10, 0.042), (0.48, 0.014), (0.50, 0.010)], glass(part(1), density=0.03, edge=0.22), round=0,
                 steps=192)
    edge = ring(0.496, 0.010, solid, (0, 0, 0.012))
    for thing in (bowl, rim, stem, base, edge):
        copy(thing, (0.98, 0.75, 0))
    # One of the two is filled, so that one sees what they are for and that they are of glass.
    lathe([(0, 0.968)] + spline([(0.02, 0.97), (0.288, 1.066), (0.505, 1.35), (0.532, 1.56)])
          + [(0, 1.56)], juice, round=0)


@shape('coffee-mug', turn=24, rise=15)
def coffee_mug():
    clay, foot = glaze(part(1), 0.22, speckle=0.3), matt('#b9926a', 0.85, 0.4)
    lathe([(0, 0.02), (0.50, 0.02), (0.52, 0), (0.60, 0, 0.03), (0.655, 0.15, 0.01)], foot, round=0.02)
    lathe([(0.655, 0.15), (0.70, 0.30, 0.1), (0.715, 1.30, 0.012), (0.665, 1.30, 0.012),
           (0.655, 0.3, 0.1), (0, 0.16)], clay, round=0.01)
    lathe([(0.66, 1.14), (0, 1.14)], peel('#5f351a', '#8d5d36', 0.55, 0.5, (2, 2, 2)), round=0)
    tube(spline([(0.68, 0, 1.06), (0.96, 0, 1.14), (1.18, 0, 0.96), (1.16, 0, 0.62),
                 (0.95, 0, 0.38), (0.67, 0, 0.38)]), 0.078, clay, flat=1.35)


@shape('teapot-high')
def teapot_high():
    clay, cane = glaze(part(1), 0.14), wood('#a9773f', 'x', 1.5)
    lathe([(0, 0.03), (0.54, 0.03), (0.54, 0), (0.62, 0, 0.02)]
          + spline([(0.66, 0.04), (0.86, 0.22), (0.90, 0.46), (0.74, 0.74), (0.46, 0.88), (0.36, 0.90)])
          + [(0.34, 0.93, 0.01), (0.30, 0.92), (0.30, 0.84)], clay, round=0.012)
    lathe([(0.37, 0.905), (0.375, 0.935)] + spline([(0.35, 0.95), (0.22, 1.0), (0.07, 1.03),
          (0.06, 1.07), (0.10, 1.13), (0.07, 1.18), (0.0, 1.19)])[1:], clay, round=0.01)
    tube(spline([(0.72, 0, 0.34), (0.98, 0, 0.44), (1.12, 0, 0.66), (1.26, 0, 0.86), (1.40, 0, 0.93)]),
         0.085, clay, taper=lambda t: 1.5 - 0.85 * t)
    for s in (-1, 1):
        tube(spline([(s * 0.56, 0, 0.78), (s * 0.60, 0, 0.90), (s * 0.58, 0, 1.02)]), 0.05, clay)
    tube(spline([(-0.58, 0, 0.95), (-0.62, 0, 1.30), (-0.40, 0, 1.62), (0, 0, 1.72), (0.40, 0, 1.62),
                 (0.62, 0, 1.30), (0.58, 0, 0.95)]), 0.042, cane)


@shape('teapot')
def teapot():
    clay = glaze(part(1))
    lathe([(0, 0.03), (0.5, 0.03), (0.5, 0), (0.58, 0, 0.02), (0.62, 0.05, 0.05)]
          + spline([(0.62, 0.05), (0.80, 0.28), (0.88, 0.58), (0.78, 0.88), (0.55, 1.08),
                    (0.45, 1.13)])[1:] + [(0.43, 1.16), (0.38, 1.15), (0.38, 1.05)], clay,
          round=0.015)
    lathe([(0.47, 1.135), (0.475, 1.165)] + spline([(0.45, 1.18), (0.33, 1.25), (0.12, 1.30),
          (0.07, 1.34), (0.10, 1.40), (0.09, 1.45), (0.0, 1.47)])[1:], clay, round=0.01)
    tube(spline([(0.70, 0, 0.36), (0.95, 0, 0.46), (1.12, 0, 0.72), (1.25, 0, 0.98),
                 (1.42, 0, 1.10)]), 0.10, clay, taper=lambda t: 1.45 - 0.85 * t)
    tube(spline([(-0.70, 0, 0.96), (-0.98, 0, 1.12), (-1.22, 0, 1.04), (-1.32, 0, 0.76),
                 (-1.22, 0, 0.47), (-1.0, 0, 0.32), (-0.78, 0, 0.34)]), 0.062, clay)


@shape('coffee-cup', rise=17)
def coffee_cup():
    clay = glaze(part(1), 0.2)
    plate(0.92, clay, 0)
    cup = lathe([(0, 0.03), (0.30, 0.03), (0.31, 0), (0.37, 0, 0.02)]
                + spline([(0.40, 0.04), (0.55, 0.24), (0.61, 0.48), (0.62, 0.70)])
                + [(0.60, 0.71, 0.01)] + spline([(0.585, 0.69), (0.565, 0.48), (0.50, 0.26),
                                                 (0, 0.10)]), clay, round=0.008)
    lathe([(0.575, 0.60), (0, 0.60)], peel('#5f351a', '#8d5d36', 0.55, 0.5, (2, 2, 2)), (0, 0, 0.055), round=0)
    ear = tube(spline([(0.59, 0, 0.56), (0.80, 0, 0.62), (0.95, 0, 0.50), (0.88, 0, 0.28),
                       (0.53, 0, 0.18)]), 0.045, clay, flat=1.3)
    group([cup, ear], (0, 0, 0.055), (0, 0, -25))
    spoon((0.20, -0.72, 0.145), 24)


def spoon(at, turn, length=0.9):
    metal = steel()
    stem = sweep(spline([(-length / 2, 0, 0.03), (-0.1, 0, 0.02), (length / 2, 0, 0.05)]),
                 rounded([(-0.03, -0.01), (0.03, -0.01), (0.03, 0.01), (-0.03, 0.01)], 0.009, True),
                 metal, scale=lambda t: (0.6 + 0.9 * t ** 3, 1))
    head = ball(0.12, metal, (-length / 2 - 0.12, 0, 0.035), (1.35, 0.85, 0.22))
    return group([stem, head], at, (0, 0, turn))


@shape('mate-cup', rise=13)
def mate_cup():
    body = lathe([(0, 0), (0.36, 0, 0.04), (0.42, 0.06, 0.06)]
                 + spline([(0.42, 0.06), (0.62, 0.34), (0.68, 0.68), (0.60, 0.98),
                           (0.52, 1.18)])[1:], leather(part(1)), round=0.02)
    metal = steel('#d4d2cc', 0.16)
    lathe([(0.515, 1.13), (0.535, 1.15, 0.01), (0.56, 1.34, 0.01), (0.58, 1.36, 0.015),
           (0.56, 1.385, 0.01), (0.52, 1.34, 0.01), (0.5, 1.2)], metal)
    lathe([(0.44, 0.0), (0.46, 0.02, 0.01), (0.46, 0.09, 0.01), (0.43, 0.10)], metal)
    lathe([(0.52, 1.30), (0.3, 1.345, 0.2), (0, 1.36)], matt('#6f7a3a', 0.95, 1.0), round=0)
    for i in range(14):
        a = 2 * math.pi * (i + 0.5) / 14
        ball(0.012, metal, (0.52 * math.cos(a), 0.52 * math.sin(a), 1.10))
    tube(spline([(0.05, 0, 0.6), (0.25, -0.03, 1.4), (0.44, -0.05, 2.0), (0.66, -0.07, 2.30),
                 (0.80, -0.08, 2.38)]), 0.034, metal, flat=1.0)
    ring(0.05, 0.016, steel('#c9a45a'), (0.352, -0.04, 1.72), (0, 18, 0))
    return body


@shape('tea-tumbler', turn=-14, rise=12)
def tea_tumbler():
    metal = steel('#d4d2cc', 0.16)
    lathe([(0, 0), (0.42, 0, 0.04), (0.44, 0.05, 0.03), (0.44, 0.16), (0.43, 0.16)], metal)
    body = lathe([(0.43, 0.16), (0.455, 0.17, 0.02), (0.55, 1.32, 0.02), (0.54, 1.34)],
                 lacquer(part(1), 0.45), round=0.01)
    lathe([(0.54, 1.34), (0.56, 1.35, 0.01), (0.565, 1.50, 0.015), (0.53, 1.51, 0.01), (0.50, 1.36)], metal)
    lathe([(0.51, 1.42), (0.3, 1.46, 0.2), (0, 1.47)], matt('#6f7a3a', 0.95, 1.0), round=0)
    tube(spline([(0.05, 0, 0.7), (0.20, -0.03, 1.5), (0.34, -0.05, 2.0), (0.54, -0.07, 2.28),
                 (0.70, -0.08, 2.36)]), 0.036, metal)
    ring(0.052, 0.016, steel('#c9a45a'), (0.265, -0.04, 1.75), (0, 18, 0))
    return body


@shape('chef-knife', turn=24, rise=52)
def chef_knife():
    blade = [(-0.02, -0.13), (0.10, -0.20), (0.55, -0.215), (1.05, -0.17), (1.45, -0.04),
             (1.66, 0.09), (1.2, 0.13), (0.5, 0.15), (-0.02, 0.15)]
    edge = spline(blade[1:6], 8)
    things = [extrude([blade[0]] + edge + blade[6:], 0.024, brushed('#c3c5c8', 0.25, 'x'), (0, 0, 0.075),
                      (-90, 0, 0), round=0.010),
              lathe([(0, -0.1), (0.072, -0.1, 0.02), (0.078, 0.06, 0.03), (0.058, 0.1, 0.02), (0, 0.1)],
                    steel(), (-0.06, 0.01, 0.078), (0, 90, 0), stretch=1.75)]
    grip = [(-0.14, -0.12), (-0.40, -0.105), (-0.75, -0.115), (-1.00, -0.135), (-1.14, -0.185), (-1.23, -0.15),
            (-1.245, -0.02), (-1.20, 0.11), (-1.02, 0.14), (-0.6, 0.135), (-0.14, 0.14)]
    laid(things + handle(rounded(grip, 0.07, True, 10), wood(part(1), 'x', 1.5, 0.4), (-0.36, -0.66, -0.96), 0.012))


@shape('chef-knife-large', turn=24, rise=52)
def chef_knife_large():
    edge = spline([(0.02, -0.30), (0.55, -0.315), (1.15, -0.25), (1.70, -0.08), (2.02, 0.12)], 10)
    outline = [(-0.02, -0.06), (0.02, -0.28)] + edge + [(1.3, 0.16), (0.5, 0.165), (-0.02, 0.165)]
    things = [extrude(outline, 0.026, brushed('#c3c5c8', 0.25, 'x'), (0, 0, 0.075), (-90, 0, 0), round=0.011),
              extrude(rounded([(-0.19, -0.072), (-0.02, -0.10), (0.03, -0.05), (0.03, 0.165), (-0.19, 0.165)], 0.03, True),
                      0.125, steel(), (0, 0, 0.078), (-90, 0, 0), round=0.03, segments=5)]
    grip = [(-0.16, -0.07), (-0.55, -0.05), (-0.95, -0.065), (-1.14, -0.13), (-1.25, -0.10), (-1.275, 0.02),
            (-1.23, 0.14), (-1.05, 0.175), (-0.6, 0.17), (-0.16, 0.17)]
    laid(things + handle(rounded(grip, 0.07, True, 10), wood(part(1, 0.8), 'x', 1.5, 0.4), (-0.36, -0.66, -0.96), 0.055))


def handle(grip, material, rivets, z):
    """A handle of two scales, its full tang of steel seen between them."""
    things = [extrude(grip, 0.026, steel('#b4b6ba', 0.3), (0, 0, 0.078), (-90, 0, 0), round=0.004),
              extrude(grip, 0.058, material, (0, 0, 0.119), (-90, 0, 0), round=0.032, segments=6),
              extrude(grip, 0.058, material, (0, 0, 0.037), (-90, 0, 0), round=0.032, segments=6)]
    return things + [lathe([(0.036, -0.01), (0.036, 0.003, 0.003), (0, 0.005)], steel(), (x, z, 0.148)) for x in rivets]


def laid(things):
    """Lays a knife down as one lies: on its handle, its blade's edge and its point on the ground."""
    group(things, (0, 0, -0.002), (1.5, 1.4, 0))


def jar(height, filling, at):
    top = height + 0.32
    body = [lathe([(0, 0.02), (0.50, 0.02, 0.06), (0.53, 0.1, 0.05), (0.53, height, 0.1),
                   (0.44, height + 0.12, 0.06), (0.44, top - 0.08)], glass(density=0.05)),
            lathe([(0, 0.05), (0.49, 0.05, 0.05), (0.505, 0.12, 0.05), (0.505, height - 0.26, 0.03),
                   (0.3, height - 0.22, 0.2), (0, height - 0.24)], filling)]
    lid = glaze(part(1), 0.3)
    body += [lathe([(0, top - 0.16), (0.43, top - 0.16), (0.43, top - 0.08), (0.49, top - 0.08, 0.02),
                    (0.50, top + 0.12, 0.05), (0, top + 0.14)], lid),
             lathe([(0.0, top + 0.1), (0.12, top + 0.13), (0.10, top + 0.18, 0.03),
                    (0.16, top + 0.28, 0.06), (0, top + 0.32)], lid),
             ring(0.445, 0.022, matt('#e8e4da'), (0, 0, top - 0.10))]
    return group(body, at)


@shape('spice-jar', turn=-18, rise=12)
def spice_jar():
    jar(1.18, matt('#8c3b1a', 0.95, 0.8), (0, 0, 0))
    jar(0.74, matt('#c99a3c', 0.95, 0.8), (1.0, -0.5, 0))
