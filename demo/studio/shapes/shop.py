"""What banners show that is no product: a parcel, a present, a shopping bag."""
import math

from materials import *
from modelling import *
from registry import shape


@shape('parcel', turn=-32, rise=18)
def parcel():
    box((1.7, 1.25, 1.05), cardboard('#b98f62'), round=0.02)
    tape = plastic('#d8b88c', 0.3)
    box((0.22, 1.256, 1.056), tape, (0, 0, -0.002), round=0.02)
    decal(rectangle(0.55, 0.36, 0.02), paper('#f3f0ea'), (0.52, -0.626, 0.62))
    ink = paper('#33363a')
    for i, w in enumerate((0.34, 0.22, 0.30)):
        decal(rectangle(w, 0.028, 0.01), ink, (0.46, -0.63, 0.70 - 0.07 * i))
    for k in range(9):
        decal(rectangle(0.012 + 0.008 * (k % 3), 0.09, 0.001), ink, (0.62 + 0.025 * k - 0.1, -0.63, 0.50))


def bow(material, z, size=1.0):
    """Two loops, two ends and a knot."""
    for s in (-1, 1):
        loop = [(s * x * size, 0, z + h * size) for x, h in (
            (0.0, 0.03), (0.25, 0.30), (0.55, 0.36), (0.62, 0.18), (0.35, 0.04), (0.0, 0.03))]
        sweep(spline(loop, 10), rectangle(0.03, 0.24 * size, 0.012), material, up=(0, 1, 0))
        end = [(s * x * size, -0.06 - 0.12 * x, z + h * size) for x, h in (
            (0.0, 0.05), (0.25, 0.03), (0.5, 0.025), (0.68, 0.03))]
        sweep(spline(end, 8), rectangle(0.024, 0.18 * size, 0.01), material, up=(0, 1, 0))
    ball(0.1 * size, material, (0, 0, z + 0.08 * size), (1.1, 1.2, 0.85))


@shape('gift-box', turn=-26, rise=15)
def gift_box():
    card, ribbon_cloth = paper(part(1), 0.55, 0.35), fabric('#f2e6d2', 120, 0.45, 0.2, 0.6)
    box((1.40, 1.40, 1.02), card, round=0.02)
    box((1.50, 1.50, 0.34), card, (0, 0, 0.94), round=0.025)
    for x, y in ((1.412, 0.24), (0.24, 1.412)):
        box((x, y, 1.02), ribbon_cloth, (0, 0, 0), round=0.005)
    for x, y in ((1.514, 0.24), (0.24, 1.514)):
        box((x, y, 0.35), ribbon_cloth, (0, 0, 0.936), round=0.02)
    bow(ribbon_cloth, 1.29)


@shape('shopping-bag', turn=-28, rise=11)
def shopping_bag():
    card = paper(part(1), 0.6, 0.3)
    w, d, h = 1.30, 0.56, 1.60
    for y in (-d / 2, d / 2):
        box((w, 0.014, h), card, (0, y, 0), round=0.005)
    for s in (-1, 1):
        for k in (-1, 1):
            box((0.014, d / 2 + 0.03, h), card, (s * (w / 2 - 0.04), k * d / 4, 0), (0, 0, s * k * 15),
                round=0.005)
    box((w, d, 0.02), card, (0, 0, 0), round=0.005)
    arch = [(0.34 * math.cos(a), 0.40 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    decal([(x, z) for x, z in arch] + [(-0.34, -0.32), (-0.17, -0.32), (-0.17, 0.0)]
          + [(-0.17 * math.cos(a), 0.20 * math.sin(a)) for a in [math.pi * i / 16 for i in range(1, 16)]]
          + [(0.17, 0.0), (0.17, -0.32), (0.34, -0.32)], paper('#f6f1e8'), (0, -d / 2 - 0.007, 0.82))
    cord = fabric('#f2e9da', 140)
    for y in (-d / 2 - 0.012, d / 2 + 0.012):
        tube(spline([(-0.30, y, h - 0.14), (-0.29, y * 0.9, h + 0.24), (0, y * 0.8, h + 0.44),
                     (0.29, y * 0.9, h + 0.24), (0.30, y, h - 0.14)], 12), 0.028, cord)
        for x in (-0.30, 0.30):
            lathe([(0, 0), (0.05, 0, 0.01), (0.045, 0.012, 0.005), (0.028, 0.014)], steel('#d9c08a'),
                  (x, y, h - 0.14), (90 if y < 0 else -90, 0, 0))
