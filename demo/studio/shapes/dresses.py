"""Dresses laid out flat."""
import math

from materials import *
from modelling import *
from registry import shape
from shapes.garments import Piece, both, lay, mirror_line


def on_both_sides(line, make):
    """Makes a piece on the right and its like on the left."""
    return [make(line, 1), make(mirror_line(line)[::-1], -1)]


def buttons(piece, places, material, radius=0.026):
    for x, z in places:
        lathe([(0, 0), (radius, 0, 0.008), (radius * 1.05, 0.012, 0.006), (radius * 0.7, 0.018, 0.004),
               (0, 0.012)], material, (x, piece.front(x, z), z), (90, 0, 0))


@shape('dress-shirt', rise=74)
def dress_shirt():
    linen, inner = fabric(part(1), 180, weave=0.5, sheen=0.2), fabric(part(1, 0.62), 180, weave=0.4)
    thread, horn = fabric(part(1, 0.72), 160), plastic('#efe6d6', 0.3)
    cloth(2.8, 2.8, (0, 0, 0.75))
    Piece(both([(0, 1.95), (0.19, 1.99), (0.24, 1.75), (0, 1.6)]), inner, 0.0, 0.02, 0.0, 0.05)

    def falls(x, z):
        down = min(1, max(0, (1.12 - z) / 1.4))
        ray = x * 21 / (1 + 0.35 * max(0, 1.12 - z))
        return 0.040 * down * math.sin(ray + 1.2 * math.sin(x * 7)) + 0.01 * math.sin(z * 13) * (1 - down)

    sleeve = spline([(0.38, 1.93), (0.62, 1.80), (0.76, 1.50), (0.84, 1.22)]) \
        + spline([(0.84, 1.22), (0.75, 1.16), (0.64, 1.15)]) + spline([(0.64, 1.15), (0.56, 1.35), (0.46, 1.55)])
    on_both_sides(sleeve, lambda line, s: Piece(line, linen, 0.0, 0.06, 0.03, 0.09, seed=3.0 * s + 4))
    cuff = [(0.845, 1.24), (0.855, 1.13), (0.76, 1.07), (0.64, 1.06), (0.63, 1.17), (0.75, 1.18)]
    on_both_sides(cuff, lambda line, s: Piece(rounded(line, 0.02, True), linen, 0.03, 0.055, 0.006, 0.04))
    half = [(0.17, 1.98), (0.41, 1.91)] + spline([(0.47, 1.84), (0.455, 1.55), (0.40, 1.34), (0.335, 1.16)]) \
        + spline([(0.335, 1.14), (0.42, 0.85), (0.50, 0.35), (0.57, -0.20), (0.62, -0.55)]) \
        + spline([(0.62, -0.55), (0.50, -0.61), (0.25, -0.58), (0.0, -0.59)])
    body = Piece(both([(0, 1.80)] + half), linen, 0.02, 0.06, 0.025, 0.09, falls, seed=1.0)
    placket = Piece(rectangle(0.10, 2.33, 0.01, (0.0, 0.585)), linen, 0.075, 0.014, 0.004, 0.02)
    for s in (-1, 1):
        placket.seam([(s * 0.039, -0.56), (s * 0.039, 1.72)], thread, length=0.022, gap=0.016, thickness=0.004)
    heights = (1.66, 1.48, 1.30, 0.98, 0.80, 0.62, 0.44, 0.26, 0.08, -0.10, -0.28)
    buttons(placket, [(0, z) for z in heights], horn, 0.019)
    for s in (1, -1):
        collar = [(s * x, z) for x, z in ((0.0, 1.80), (0.10, 1.86), (0.185, 2.0), (0.24, 2.02), (0.345, 1.80),
                                          (0.16, 1.70))]
        Piece(rounded(collar, 0.014, True), linen, 0.10, 0.026, 0.004, 0.035)
    belt = Piece(spline([(-0.355, 1.10), (0, 1.085), (0.355, 1.10)]) + spline([(0.345, 1.20), (0, 1.185),
                                                                             (-0.345, 1.20)]), linen, 0.10,
                 0.03, 0.006, 0.03)
    y = belt.front(0.16, 1.14) - 0.012
    ends = (([(0.15, y, 1.14), (0.24, y - 0.02, 1.00), (0.23, y + 0.02, 0.78), (0.28, y + 0.03, 0.58)]),
            ([(0.14, y, 1.14), (0.15, y - 0.02, 0.98), (0.11, y + 0.02, 0.80), (0.12, y + 0.03, 0.64)]))
    for points in ends:
        sweep(spline(points), rectangle(0.065, 0.012, 0.004), linen, up=(0, -1, 0))
    ball(0.05, linen, (0.145, y - 0.012, 1.14), (1.1, 0.6, 0.9))
    body.seam(spline([(-0.59, -0.49), (-0.3, -0.525), (-0.07, -0.535)]), thread, length=0.022, gap=0.016,
              thickness=0.004)
    lay()
