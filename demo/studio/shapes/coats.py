"""Coats laid out flat."""
import math

from materials import *
from modelling import *
from registry import shape
from shapes.dresses import buttons
from shapes.garments import Piece, both, lay, mirror_line


def sleeves(material, thread, cuff_at=0.755):
    arm = spline([(0.38, 1.93), (0.60, 1.80), (0.73, 1.45), (0.82, 1.0), (0.88, 0.66)]) \
        + spline([(0.88, 0.66), (0.77, 0.62), (0.65, 0.63)]) \
        + spline([(0.65, 0.63), (0.56, 1.0), (0.46, 1.4)])
    sleeve = Piece(mirror_line(arm), material, 0.0, 0.07, 0.03, 0.10, seed=5.0)
    cuff = sleeve.cord(mirror_line([(0.865, cuff_at), (0.76, cuff_at - 0.04), (0.635, cuff_at - 0.03)]), 0.006,
                       thread)
    mirrored(sleeve.thing)
    mirrored(cuff)


def tied(piece, material, at, ends, breadth=0.085):
    """The knot of a belt and its hanging ends, given as what they add to the knot's place."""
    x, z = at
    y = piece.front(x, z) - 0.016
    for line in ends:
        sweep(spline([(x + dx, y - dy, z + dz) for dx, dy, dz in line]), rectangle(breadth, 0.016, 0.005), material,
              up=(0, -1, 0))
    ball(0.062, material, (x, y - 0.02, z), (1.1, 0.55, 0.95))


@shape('coat-trench', rise=74)
def coat_trench():
    cotton, inner = fabric(part(1), 240, weave=0.3, sheen=0.12), fabric(part(1, 0.5), 200, sheen=0.1)
    thread, horn = fabric(part(1, 0.68), 160), plastic('#4a3527', 0.25)
    cloth(2.4, 2.4, (0, 0, 1.0))
    Piece(both([(0, 1.98), (0.22, 2.0), (0.26, 1.7), (0, 1.4)]), inner, 0.0, 0.03, 0.0, 0.05)
    sleeves(cotton, thread)
    for s in (1, -1):
        strap = [(s * x, z) for x, z in ((0.655, 0.86), (0.865, 0.895), (0.872, 0.835), (0.65, 0.80))]
        Piece(rounded(strap, 0.012, True), cotton, 0.075, 0.02, 0.0, 0.03)

    def falls(x, z):
        return 0.02 * min(1, max(0, (1.0 - z) / 0.8)) * math.sin(x * 15 + 1)

    left = [(-0.20, 2.0), (-0.42, 1.92)] + spline([(-0.47, 1.86), (-0.45, 1.5), (-0.40, 1.10), (-0.55, 0.5),
                                                   (-0.64, 0.0)]) + [(0.15, -0.03), (0.17, 1.24)]
    Piece(mirror_line(left)[::-1], cotton, 0.01, 0.065, 0.025, 0.08, falls, seed=1.0)
    over = Piece(left, cotton, 0.035, 0.065, 0.025, 0.08, falls, seed=3.0)
    over.seam([(0.125, 0.02), (0.145, 1.2)], thread, length=0.022, gap=0.016, thickness=0.005)
    flap = [(-0.43, 1.90), (-0.455, 1.52), (-0.30, 1.46), (-0.12, 1.50), (-0.14, 1.86)]
    gun = Piece(rounded(flap, 0.03, True), cotton, 0.10, 0.018, 0.004, 0.03)
    gun.seam([(-0.44, 1.56), (-0.30, 1.495), (-0.15, 1.53)], thread, length=0.022, gap=0.016, thickness=0.005)
    for s in (1, -1):
        lapel = [(s * x, z) for x, z in ((0.14, 2.0), (0.27, 1.92), (0.43, 1.70), (0.29, 1.60),
                                         (0.16 if s == 1 else -0.13, 1.26), (0.04, 1.62))]
        Piece(rounded(lapel, 0.014, True), cotton, 0.12 if s == 1 else 0.14, 0.02, 0.004, 0.03)
        collar = [(s * x, z) for x, z in ((0.0, 2.06), (0.17, 2.07), (0.31, 1.96), (0.42, 1.78), (0.28, 1.76),
                                          (0.14, 1.94), (0.0, 1.98))]
        Piece(rounded(collar, 0.016, True), cotton, 0.155, 0.024, 0.0, 0.03)
        tab = [(s * x, z) for x, z in ((0.30, 1.955), (0.445, 1.905), (0.43, 1.845), (0.285, 1.895))]
        shoulder = Piece(rounded(tab, 0.012, True), cotton, 0.09, 0.02, 0.0, 0.02)
        buttons(shoulder, [(s * 0.32, 1.915)], horn, 0.022)
        welt = [(s * x, z) for x, z in rounded([(0.25, 0.86), (0.33, 0.89), (0.43, 0.62), (0.35, 0.59)], 0.02, True)]
        Piece(welt, cotton, 0.095, 0.018, 0.0, 0.03)
    buttons(over, [(x, z) for z in (1.42, 1.25, 0.92, 0.72, 0.50) for x in (0.05, -0.26)
                   if not (z > 1.4 and x < 0)], horn, 0.040)
    belt = Piece(spline([(-0.445, 1.05), (0, 1.03), (0.445, 1.05)]) + spline([(0.435, 1.16), (0, 1.14),
                                                                             (-0.435, 1.16)]), cotton, 0.125,
                 0.03, 0.006, 0.03)
    for shift in (0.02, 0.09):
        belt.seam(spline([(-0.43, 1.05 + shift), (0, 1.03 + shift), (0.43, 1.05 + shift)]), thread, length=0.022,
                  gap=0.016, thickness=0.005)
    tied(belt, cotton, (-0.07, 1.09), (
        [(0, 0, 0), (0.10, 0.03, -0.10), (0.13, -0.02, -0.32), (0.20, -0.03, -0.50)],
        [(0, 0, 0), (-0.04, 0.03, -0.12), (-0.03, -0.01, -0.30), (-0.07, -0.02, -0.42)]))
    lay()
