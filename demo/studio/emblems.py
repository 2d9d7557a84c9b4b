"""Small signs for labels: lists of outlines, about 1 unit large, around the origin."""
import math

from lines import circle, rectangle, rounded, spline


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


def fish():
    return [spline([(-0.5, 0), (-0.2, 0.2), (0.1, 0.16), (0.3, 0.02), (0.5, 0.2), (0.44, 0),
                    (0.5, -0.2), (0.3, -0.02), (0.1, -0.16), (-0.2, -0.2)], closed=True)]
