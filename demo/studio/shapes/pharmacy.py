"""Pharmacy: boxes, bottles and jars of medicine and vitamins."""
import math
import random

from materials import *
from modelling import *
from packages import *
from registry import shape


def medicine_box():
    """A white carton with a printed front."""
    width, depth, height = 1.5, 0.42, 0.92
    carton(width, depth, height, paper('#f6f6f4', 0.45, 0.4))
    colour = paper(part(1), 0.45, 0.4)
    printed(width - 0.025, height - 0.025, paper(part(2), 0.45, 0.4), (0, -depth / 2, height / 2), lift=0.002)
    decal(rectangle(depth - 0.02, 0.30, 0.005), colour, (width / 2, 0, height / 2), (0, 0, 90), lift=0.002)
    decal(rectangle(1.48, 0.10, 0.005), colour, (0, 0, height), (-90, 0, 0), lift=0.002)


def blister(rows, columns, pill, at, turn, stretch=(1, 1, 0.5)):
    """A strip of tablets under clear domes."""
    before = set(bpy.data.objects)
    width, depth = columns * 0.21 + 0.1, rows * 0.24 + 0.08
    extrude(rectangle(width, depth, 0.06), 0.014, steel('#c4c6ca', 0.32), (0, 0, 0.01),
            (-90, 0, 0), round=0.004)
    for i in range(columns):
        for j in range(rows):
            x, y = (i - (columns - 1) / 2) * 0.21, (j - (rows - 1) / 2) * 0.24
            ball(0.068, pill, (x, y, 0.035), stretch)
            ball(0.083, glass('#ffffff', 0.02), (x, y, 0.018), (stretch[0], stretch[1], 0.85))
    return group(made_since(before), at, turn)


@shape('pain-relief', turn=-16, rise=15)
def pain_relief():
    medicine_box()
    blister(2, 5, plastic('#f7f7f5', 0.4), (0.42, -0.62, 0), (0, 0, 14))


@shape('allergy-tablets', turn=16, rise=15)
def allergy_tablets():
    medicine_box()
    blister(2, 5, plastic('#f3f1ea', 0.4), (-0.35, -0.62, 0), (0, 0, -12), (1.0, 0.7, 0.5))


def amber():
    return liquid('#5a2408')


@shape('cough-syrup', turn=-10, rise=10)
def cough_syrup():
    bottle([(0.50, 0), (0.50, 1.28), (0.20, 1.52), (0.20, 1.66)], amber(), 0.09)
    screw_cap(0.25, 0.30, plastic('#f4f4f2'), 1.58)
    ring(0.235, 0.018, plastic('#f4f4f2'), (0, 0, 1.56))
    label(1.00, 0.92, (0, 0, 0.66), around=0.50)
    cup = [(0, 0.02), (0.19, 0.02), (0.20, 0), (0.235, 0.36, 0.01), (0.215, 0.36), (0.185, 0.05),
           (0, 0.05)]
    lathe(cup, plastic('#eeeeec', 0.3), (0.82, -0.40, 0))


def softgels(count, material, centre, spread, seed, long=1.7):
    """Capsules scattered on the ground."""
    dice = random.Random(seed)
    for i in range(count):
        a = 2 * math.pi * (i * 0.618) + dice.uniform(-0.3, 0.3)
        r = spread * math.sqrt((i + 0.5) / count)
        ball(0.062, material, (centre[0] + r * math.cos(a), centre[1] + 0.7 * r * math.sin(a), 0.062),
             (long, 1, 1), (0, 0, dice.uniform(0, 180)))


@shape('vitamin-d', turn=-8, rise=12)
def vitamin_d():
    bottle([(0.48, 0), (0.48, 1.02), (0.34, 1.16), (0.34, 1.24)],
           plastic('#f5f5f2', 0.35), 0.08)
    screw_cap(0.385, 0.34, plastic(part(1), 0.4), 1.20)
    label(1.00, 0.74, (0, 0, 0.53), around=0.48)
    chalk = matt('#f1ead6', 0.7, 0.25)
    for x, y, turn in ((0.66, -0.42, 0), (0.90, -0.32, 0), (0.84, -0.56, 0), (1.08, -0.48, 0), (0.76, -0.46, 24)):
        lathe([(0, 0), (0.088, 0, 0.02), (0.088, 0.052, 0.02), (0, 0.060)], chalk,
              (x, y, 0.045 if turn else 0), (turn, 0, 0))


@shape('vitamin-c', turn=8, rise=13)
def vitamin_c():
    bottle([(0.60, 0), (0.60, 0.92), (0.54, 1.0), (0.54, 1.06)],
           plastic('#f5f5f2', 0.35), 0.06)
    screw_cap(0.59, 0.26, plastic(part(1), 0.4), 1.03, 72)
    label(1.40, 0.66, (0, 0, 0.48), around=0.60)
    for i, (x, y) in enumerate(((-0.80, -0.45), (-0.98, -0.28), (-0.72, -0.64))):
        lathe([(0, 0), (0.12, 0, 0.02), (0.12, 0.06, 0.02), (0, 0.06)], matt('#ef9a3a', 0.7, 0.4),
              (x, y, 0.004 * i))


@shape('omega-3', turn=-10, rise=12)
def omega_3():
    bottle([(0.54, 0), (0.54, 1.05), (0.46, 1.16), (0.46, 1.22)], amber(), 0.07)
    screw_cap(0.51, 0.28, plastic('#232326', 0.42), 1.19, 64)
    label(1.10, 0.76, (0, 0, 0.55), around=0.54)
    softgels(6, liquid('#d98a17', 0.1), (0.86, -0.45), 0.26, 5)
