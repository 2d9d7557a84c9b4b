"""Cushioned trainers: a thick sole in two steps and a plain upper with a band."""
import math

import bpy

from materials import *
from modelling import *
from registry import shape
from shapes.shoes import Last, along, curved, second


@shape('trainers', turn=-34, rise=16)
def trainers():
    before = set(bpy.data.objects)
    last = Last(top=((0, 1.16), (0.05, 1.18), (0.22, 0.98), (0.42, 1.20), (0.62, 0.88), (0.82, 0.66), (1, 0.52)),
                floor=((0, 0.40), (0.3, 0.36), (0.7, 0.30), (1, 0.34)), opening=(0.22, 0.19, 44),
                widths=((0, 0.27), (0.3, 0.27), (0.68, 0.36), (1, 0.33)))
    upper, band = fabric(part(1), 150, weave=0.8), leather(part(1, 0.72), 0.5, 60, 0.2)
    cream, gum, lace = plastic('#efe9dc', 0.6), rubber('#b98a56', 0.6), fabric('#efe9dc', 150)
    last.skin(upper)
    foot = curved((0, 0.09), (0.12, 0.02), (0.6, 0.02), (1, 0.13))

    def share(t):
        return lambda s: foot(s) + t * (along(last.floor, s) - foot(s))

    last.sole([(share(0.0), 0.0), (share(0.08), 0.07), (share(0.46), 0.08), (share(0.5), 0.055)], cream)
    last.sole([(share(0.48), 0.04), (share(0.54), 0.07), (share(0.96), 0.05), (share(1.14), 0.035),
               (share(1.16), -0.02)], cream)
    last.sole([(lambda s: foot(s) - 0.035, -0.03), (lambda s: foot(s) - 0.035, 0.02), (lambda s: foot(s) + 0.03, 0.06),
               (lambda s: foot(s) + 0.035, 0.0)], gum, lambda i: 0.014 * (i % 12 < 7))
    last.collar(band, 0.045)
    for side in (0, 1):
        mirror = (lambda a: 180 - a) if side else (lambda a: a)
        last.patch(lambda u, v: (0.36 + 0.05 * v + 0.10 * u * v + 0.10 * u, mirror(4 + 60 * u)), band, lift=0.012)
        last.patch(lambda u, v: (0.01 + 0.17 * v * (1 - 0.3 * u), mirror(4 + 42 * u)), band, lift=0.012)
        last.patch(lambda u, v: (0.46 + 0.26 * v, mirror(58 + 9 * u)), band, lift=0.016)
        last.patch(lambda u, v: (0.66 + 0.33 * v, mirror(3 + 20 * u * math.sin(0.3 + 1.3 * v))), band, lift=0.010)
    last.patch(lambda u, v: (0.44 + 0.30 * v, 70 + 40 * u), fabric(part(1, 0.86), 150), lift=0.004)
    last.laces([0.485 + 0.052 * i for i in range(5)], 25, lace, radius=0.024, eyelet=steel('#d8d4c8', 0.3))
    second(made_since(before), (0.36, 0.98, 0), 20)
