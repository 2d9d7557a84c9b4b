"""Cushioned trainers: a thick sole in two steps and a plain upper with a band."""
import bpy

from materials import *
from modelling import *
from registry import shape
from shapes.shoes import Last, along, curved, eased, second


@shape('trainers', turn=-34, rise=16)
def trainers():
    before = set(bpy.data.objects)
    last = Last(top=eased((0, 1.00), (0.04, 1.02), (0.15, 0.90), (0.26, 0.79), (0.36, 0.88), (0.43, 1.00), (0.51, 0.88),
                          (0.62, 0.72), (0.78, 0.57), (0.92, 0.50), (1, 0.45)),
                floor=eased((0, 0.34), (0.3, 0.30), (0.7, 0.25), (1, 0.29)), opening=(0.23, 0.195, 44), toe=2.5,
                widths=((0, 0.255), (0.3, 0.245), (0.70, 0.35), (1, 0.32)))
    upper, band = fabric(part(1), 260, weave=1.0), leather(part(1, 0.74), 0.5, 60, 0.2)
    thread = fabric(part(1, 0.5), 160)
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
    last.patch(lambda u, v: (0.40 + 0.31 * v, 69 + 42 * u), fabric(part(1, 0.86), 150), lift=0.016, thickness=0.030)
    last.patch(lambda u, v: (0.988 - (0.09 + 0.16 * abs(2 * u - 1) ** 1.8) * v, 2 + 176 * u), band, lift=0.012)
    last.seam(lambda t: (0.988 - (0.09 + 0.16 * abs(2 * t - 1) ** 1.8) * 0.93, 3 + 174 * t), thread)
    for side in (0, 1):
        mirror = (lambda a: 180 - a) if side else (lambda a: a)
        last.patch(lambda u, v: (0.36 + 0.06 * v + 0.08 * u * v + 0.10 * u, mirror(4 + 54 * u)), band, lift=0.012)
        for v in (0.1, 0.9):
            last.seam(lambda t: (0.36 + 0.06 * v + 0.08 * t * v + 0.10 * t, mirror(5 + 52 * t)), thread)
        last.patch(lambda u, v: (0.01 + (0.20 - 0.12 * u) * v, mirror(4 + 46 * u)), band, lift=0.012)
        last.seam(lambda t: (0.01 + (0.20 - 0.12 * t) * 0.94, mirror(5 + 44 * t)), thread)
        last.patch(lambda u, v: (0.425 + 0.26 * v, mirror(53 + 13 * u + 2 * v)), band, lift=0.016)
        last.seam(lambda t: (0.43 + 0.25 * t, mirror(54.5 + 2 * t)), thread, lift=0.025)
    last.laces([0.46 + 0.05 * i for i in range(5)], 26, lace, radius=0.021, eyelet=steel('#d8d4c8', 0.3))
    last.bow(0.46, lace, 0.020)
    second(made_since(before), (0.36, 0.98, 0), 20)
