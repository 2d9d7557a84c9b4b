"""A bar of milk chocolate and oat cookies, beside what grocery.py has of their kind."""
import math
import random

from materials import *
from modelling import *
from packages import *
from registry import shape
from shapes.grocery import pouch_of


def block(width, depth, material):
    """A block of a bar, its upper edges slanting; stands on z = 0."""
    a, b = width / 2, depth / 2
    vertices = [(x * (a - s), y * (b - s), z) for z, s in ((0.0, 0.0), (0.055, 0.002), (0.125, 0.045))
                for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [[3, 2, 1, 0], [8, 9, 10, 11]]
    faces += [[k * 4 + m, k * 4 + (m + 1) % 4, (k + 1) * 4 + (m + 1) % 4, (k + 1) * 4 + m]
              for k in range(2) for m in range(4)]
    return bevel(from_faces(vertices, faces, material), 0.013, 3)


@shape('chocolate-milk', turn=26, rise=36)
def chocolate_milk():
    """A bar in its paper band, its end unwrapped, and a row broken off in front of it."""
    milk = wax('#8a5631', 0.36)
    for i in range(6):
        for j in range(3):
            one = block(0.395, 0.475, milk)
            one.location = ((i - 2.5) * 0.40, (j - 1) * 0.48, 0)
    for j, (x, y, turn) in enumerate(((-1.0, -1.12, 22), (-0.56, -1.22, -14), (-0.12, -1.08, 64))):
        one = block(0.395, 0.475, milk)
        group([one], (x, y, 0.0), (0, 0, turn))
    band, silver = paper('#7c6aa6', 0.4, 0.4), foil('#d9dadd', 0.28)
    box((1.62, 1.50, 0.17), band, (0.42, 0, -0.012), round=0.02)
    dice = random.Random(5)
    edge = [(-0.32, -0.735)] + [(-0.50 + dice.uniform(-0.05, 0.05), -0.735 + 1.47 * k / 18) for k in range(19)] \
        + [(-0.32, 0.735)]
    extrude(edge, 0.02, silver, (0, 0, 0.138), (-90, 0, 0), round=0.004)
    thicken(decal(edge, silver, (0, 0, 0.152), (-90, 0, 0), lift=0), 0.010)
    printed(1.56, 1.44, paper(part(2), 0.4, 0.4), (0.42, 0, 0.160), turn=(-90, 0, 0), lift=0.002)


def oat_cookie(at, turn, dough, oat, chip, seed):
    """A cookie of rolled oats: thin, its edge uneven, flakes and a few pieces of chocolate on it."""
    dice = random.Random(seed)
    parts = [lathe([(0, 0), (0.34, 0, 0.03), (0.395, 0.035, 0.03), (0.36, 0.08, 0.04), (0.15, 0.10, 0.1), (0, 0.095)],
                   dough, round=0.03, smooth=80,
                   wave=lambda a, z: 1 + 0.03 * math.cos(5 * a + seed) + 0.022 * math.cos(9 * a + 2 * seed))]
    for i in range(34):
        r, a = 0.35 * math.sqrt((i + 0.5) / 34), i * 2.4 + dice.uniform(-0.3, 0.3)
        kind, size = (chip, 0.032) if i % 6 == 0 else (oat, 0.042)
        parts.append(ball(size, kind, (r * math.cos(a), r * math.sin(a), 0.094 - 0.05 * r),
                          (1.2, 0.8, 0.32 if kind is oat else 0.7), (dice.uniform(-16, 16), 0, dice.uniform(0, 180))))
    return group(parts, at, turn)


@shape('cookies-oat', turn=16, rise=14)
def cookies_oat():
    pouch_of(1.6, 1.3)
    dough = peel('#c79555', '#e0b877', 0.5, 0.85, (2, 2, 2), 1.0, 4)
    oat, chip = matt('#ead3a4', 0.8, 0.2), wax('#3a1f12', 0.35)
    for k in range(4):
        oat_cookie((-1.05 + 0.03 * (k % 2), -0.30, 0.095 * k), (0, 0, 50 * k), dough, oat, chip, k)
    oat_cookie((1.0, -0.40, 0.0), (4, 0, 30), dough, oat, chip, 8)
