"""Small signs for labels: lists of outlines, about 1 unit large, around the origin."""
import math

from lines import circle, rectangle, rounded, spline


def drop():
    return [spline([(0, 0.55), (0.24, 0.08), (0.30, -0.16), (0.18, -0.42), (0, -0.48),
                    (-0.18, -0.42), (-0.30, -0.16), (-0.24, 0.08)], closed=True)]


def leaf(turn=35.0, at=(0, 0), size=1.0):
    a = math.radians(turn)
    points = spline([(0, -0.5), (0.22, -0.2), (0.24, 0.12), (0, 0.55), (-0.24, 0.12),
                     (-0.22, -0.2)], closed=True)
    return [[(at[0] + size * (x * math.cos(a) - y * math.sin(a)),
              at[1] + size * (x * math.sin(a) + y * math.cos(a))) for x, y in points]]


def sprig():
    """A stem with five leaves."""
    leaves = [leaf(0, (0, 0.36), 0.42)]
    for z, side in ((0.08, 1), (0.02, -1), (-0.22, 1), (-0.28, -1)):
        leaves.append(leaf(-52 * side, (0.2 * side, z + 0.06), 0.42))
    return [rectangle(0.035, 0.9, 0.015, (0, -0.1))] + [one[0] for one in leaves]


def sun():
    rays = []
    for i in range(12):
        a = 2 * math.pi * i / 12
        c, s = math.cos(a), math.sin(a)
        corners = [(0.34, -0.028), (0.5, -0.02), (0.5, 0.02), (0.34, 0.028)]
        rays.append([(x * c - y * s, x * s + y * c) for x, y in corners])
    return [circle(0.26)] + rays


def flower(petals=6):
    parts = []
    for i in range(petals):
        a = 2 * math.pi * i / petals
        parts.append(circle(0.17, 32, (0.27 * math.cos(a), 0.27 * math.sin(a))))
    return parts + [circle(0.085, 24)]


def cross():
    a, b = 0.15, 0.45
    return [rounded([(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a),
                     (-b, a), (-b, -a), (-a, -a)], 0.04, True)]


def capsule(turn=35.0):
    a = math.radians(turn)
    halves = [rectangle(0.42, 0.3, 0.149, (-0.22, 0)), rectangle(0.42, 0.3, 0.149, (0.22, 0))]
    return [[(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a))
             for x, y in half] for half in halves]


def fish():
    return [spline([(-0.5, 0), (-0.2, 0.2), (0.1, 0.16), (0.3, 0.02), (0.5, 0.2), (0.44, 0),
                    (0.5, -0.2), (0.3, -0.02), (0.1, -0.16), (-0.2, -0.2)], closed=True)]


def slice_of_orange():
    parts = [circle(0.5, 64)]
    segments = []
    for i in range(8):
        a0, a1 = 2 * math.pi * (i + 0.09) / 8, 2 * math.pi * (i + 0.91) / 8
        middle = (a0 + a1) / 2
        segments.append(rounded([(0.08 * math.cos(middle), 0.08 * math.sin(middle)),
                                 (0.42 * math.cos(a0), 0.42 * math.sin(a0)),
                                 (0.45 * math.cos(middle), 0.45 * math.sin(middle)),
                                 (0.42 * math.cos(a1), 0.42 * math.sin(a1))], 0.04, True))
    return parts, segments


def bean():
    """A coffee bean: two halves."""
    left = spline([(-0.06, 0.42), (-0.26, 0.26), (-0.3, -0.1), (-0.1, -0.42), (0.02, -0.2),
                   (-0.06, 0.1)], closed=True)
    return [left, [(-x, -z) for x, z in left]]


def ear_of_rice():
    grains = [leaf(0, (0, 0.42), 0.28)[0]]
    for k in range(4):
        for side in (-1, 1):
            grains.append(leaf(-38 * side, (0.12 * side, 0.25 - 0.17 * k), 0.28)[0])
    return grains + [rectangle(0.03, 0.9, 0.01, (0, -0.1))]


def hexagons():
    """Three cells of a honeycomb."""
    cells = []
    for x, z in ((0, 0.24), (-0.21, -0.12), (0.21, -0.12)):
        cells.append(rounded([(x + 0.22 * math.sin(math.pi * k / 3),
                               z + 0.22 * math.cos(math.pi * k / 3)) for k in range(6)], 0.03, True))
    return cells
