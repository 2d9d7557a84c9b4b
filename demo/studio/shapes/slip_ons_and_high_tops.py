"""Penny loafers of leather and canvas shoes that reach above the ankle."""
import bpy

from materials import *
from modelling import *
from registry import shape
from shapes.shoes import Last, along, curved, eased, second


def sides():
    """Each side of a shoe, as what it does to an angle over the foot."""
    return (lambda a: a), (lambda a: 180 - a)


@shape('loafers', turn=-30, rise=16)
def loafers():
    before = set(bpy.data.objects)
    last = Last(top=((0, 0.74), (0.06, 0.74), (0.24, 0.58), (0.50, 0.66), (0.62, 0.56), (0.8, 0.42), (1, 0.33)),
                floor=((0, 0.205), (0.3, 0.195), (0.6, 0.10), (1, 0.13)), opening=(0.27, 0.24, 50), depth=0.26,
                toe=2.7, widths=((0, 0.25), (0.3, 0.25), (0.66, 0.34), (1, 0.31)))
    hide, dark = leather(part(1), 0.24, 90, 0.1), leather(part(1, 0.72), 0.28, 90, 0.1)
    thread, edge = plastic(part(1, 0.4), 0.5), plastic('#33261d', 0.4)
    last.skin(hide)
    sole = curved((0, 0.03), (0.3, 0.03), (0.6, 0.03), (0.8, 0.03), (1, 0.07))
    last.sole([(sole, -0.02), (sole, 0.03), (lambda s: sole(s) + 0.06, 0.04), (lambda s: along(last.floor, s), 0.035),
               (lambda s: along(last.floor, s) + 0.01, -0.02)], edge)
    last.collar(dark, 0.018)
    # The apron ends in a raised seam around the toe.
    ridge = [last.off(0.56 + 0.30 * (1 - abs(2 * k / 40 - 1) ** 2.6), 42 + 96 * k / 40, 0.006) for k in range(41)]
    tube(ridge, 0.016, hide, steps=12)
    stitches(dense([p + (p - last.point(0.6, 90)) * 0.03 for p in ridge]), thread, 0.022, 0.016, 0.006)
    last.patch(lambda u, v: (0.515 + 0.115 * v, 12 + 156 * u), dark, lift=0.018, thickness=0.014)
    for s in (0.525, 0.62):
        stitches(dense([last.off(s, 14 + 152 * k / 40, 0.021) for k in range(41)]), thread, 0.018, 0.014, 0.006)
    last.patch(lambda u, v: (0.555 + 0.035 * v, 78 + 24 * u), plastic('#17110d', 0.6), lift=0.022, thickness=0.003)
    for mirror in sides():
        last.patch(lambda u, v: (0.01 + 0.15 * v * (1 - 0.6 * u), mirror(3 + 40 * u)), hide, lift=0.010, thickness=0.01)
    second(made_since(before), (0.26, 0.90, 0), 14)


@shape('high-tops', turn=-30, rise=13)
def high_tops():
    before = set(bpy.data.objects)
    last = Last(top=eased((0, 1.30), (0.04, 1.31), (0.20, 1.22), (0.35, 1.32), (0.41, 1.12), (0.48, 0.82), (0.58, 0.61),
                          (0.75, 0.46), (0.90, 0.39), (1, 0.34)),
                floor=eased((0, 0.19), (0.3, 0.17), (0.7, 0.16), (1, 0.18)), opening=(0.20, 0.155, 48), depth=0.44,
                widths=((0, 0.235), (0.3, 0.23), (0.68, 0.33), (1, 0.32)), square=0.55)
    canvas, white = fabric(part(1), 110, weave=0.9), rubber('#f3f0e7', 0.55)
    cotton, metal = fabric('#f6f4ec', 140), steel('#d8d4c8', 0.25)
    # The heel is so upright that an even thickness would make a spike of its lower corner.
    last.skin(canvas).modifiers['thicken'].use_even_offset = False
    foot = curved((0, 0.03), (0.12, 0.02), (0.7, 0.02), (1, 0.05))

    def rim(s):
        """The upper edge of the sole: at the toe it reaches over the lower edge of the cap."""
        return along(last.floor, s) + 0.06 + 0.8 * max(0.0, s - 0.88)

    last.sole([(foot, 0.0), (lambda s: foot(s) + 0.02, 0.055), (rim, 0.045), (lambda s: rim(s) + 0.02, 0.03),
               (lambda s: rim(s) + 0.02, -0.02)], white)
    last.sole([(lambda s: foot(s) + 0.085, 0.05), (lambda s: foot(s) + 0.085, 0.061), (lambda s: foot(s) + 0.115, 0.061),
               (lambda s: foot(s) + 0.115, 0.05)], plastic(part(1, 0.8), 0.5))
    last.collar(fabric(part(1, 0.8), 140), 0.026)
    last.patch(lambda u, v: (0.985 - 0.165 * v, 2 + 176 * u), white, lift=0.014)
    for mirror in sides():
        last.patch(lambda u, v: (0.365 + 0.35 * v, mirror(46 + 12 * u + 3 * v)), canvas, lift=0.014)
        last.seam(lambda t: (0.37 + 0.34 * t, mirror(47.5 + 3 * t)), cotton)
        last.patch(lambda u, v: (0.012 + 0.07 * v, mirror(3 + 84 * u)), canvas, lift=0.012)
        last.seam(lambda t: (0.076, mirror(5 + 60 * t)), cotton)
        last.seam(lambda t: (0.20 + 0.16 * t, mirror(8 + 36 * t)), cotton, lift=0.006)
    last.patch(lambda u, v: (0.36 + 0.355 * v, 66 + 48 * u), fabric(part(1, 0.86), 140), lift=0.012, thickness=0.022)
    last.laces([0.375, 0.395, 0.415, 0.438, 0.463, 0.495, 0.54, 0.59, 0.64], 28, cotton, 0.019, metal)
    last.bow(0.375, cotton, 0.019)
    second(made_since(before), (0.30, 0.98, 0), 14)
