"""Pets: food and toys for cats and dogs."""
import math
import random

from mathutils import Vector

import emblems
from materials import *
from modelling import *
from packages import Pouch
from registry import shape


def feed_bag(height, width, depth):
    pouch = Pouch(width, height, depth, foil(part(1), 0.4))
    decal(rectangle(width * 0.995, height * 0.12, 0.0), foil(part(1, 0.55), 0.4), (0, 0, height * 0.84),
          onto=pouch.front, lift=0.008)
    printed(width * 0.80, height * 0.62, paper(part(2)), (0, 0, height * 0.43), corner=0.05, onto=pouch.front,
            lift=0.010)
    return pouch


def bone_outline():
    half = [(0.22, 0.075)] + arc(0.14, 150, -45, 20, (0.36, 0.10)) + arc(0.14, 45, -150, 20, (0.36, -0.10)) \
        + [(0.22, -0.075)]
    return half + [(-x, -z) for x, z in half]


@shape('dog-food', turn=-16, rise=12)
def dog_food():
    feed_bag(1.85, 1.30, 0.60)
    dice, kibble = random.Random(3), matt('#8a5730', 0.9, 0.6)
    lathe([(0, 0.02), (0.40, 0.02), (0.46, 0, 0.02), (0.40, 0.24, 0.02), (0.38, 0.26, 0.01), (0.355, 0.24),
           (0.33, 0.12), (0, 0.10)], steel('#cfd0d2', 0.22), (0.92, -0.52, 0))
    for i in range(120):
        a, d = dice.uniform(0, 6.3), 0.31 * math.sqrt(dice.random())
        ball(0.05, kibble, (0.92 + d * math.cos(a), -0.52 + d * math.sin(a),
                            0.18 + 0.11 * (1 - (d / 0.33) ** 2) + dice.uniform(-0.02, 0.02)),
             (1, 1, 0.6), tuple(dice.uniform(0, 180) for _ in range(3)))
    for x, y in ((0.34, -0.80), (0.48, -0.98), (1.42, -0.80)):
        ball(0.05, kibble, (x, y, 0.03), (1, 1, 0.6))


@shape('dog-bone', turn=-14, rise=26)
def dog_bone():
    chew = matt(part(1, 1.1), 0.6, 0.3)

    def bone(at, turn, tilt=0.0):
        melted([((0.62, 0.13, 0.0), (0.19, 0.19, 0.16)), ((0.62, -0.13, 0.0), (0.19, 0.19, 0.16)),
                ((-0.62, 0.13, 0.0), (0.19, 0.19, 0.16)), ((-0.62, -0.13, 0.0), (0.19, 0.19, 0.16))]
               + [((x / 10, 0, 0), (0.2, 0.125 + 0.0006 * x * x, 0.12)) for x in range(-5, 6, 1)],
               chew, at, (0, tilt, turn), voxel=0.02, smooth=16)

    bone((0, 0.24, 0.15), 8)
    bone((-0.1, -0.32, 0.15), -10)
    bone((0.06, -0.04, 0.42), 58, 3)


def tin(at, turn):
    """A flat tin with a ring pull."""
    metal, print_ = steel('#cfd0d3', 0.22), lacquer(part(1), 0.3)
    r, h = 0.52, 0.46
    parts = [lathe([(0, 0.02), (r * 0.9, 0.02), (r * 0.95, 0, 0.01), (r * 1.02, 0.01, 0.01),
                    (r * 1.02, 0.035, 0.01), (r, 0.05, 0.01), (r, h - 0.05, 0.01),
                    (r * 1.02, h - 0.035, 0.01), (r * 1.02, h, 0.012), (r * 0.96, h, 0.01),
                    (r * 0.94, h - 0.04, 0.01), (r * 0.80, h - 0.04), (r * 0.78, h - 0.03),
                    (r * 0.70, h - 0.03), (r * 0.68, h - 0.04), (0, h - 0.04)], metal, round=0.008),
             lathe([(r + 0.001, 0.055), (r + 0.005, 0.057), (r + 0.005, h - 0.057), (r + 0.001, h - 0.055)],
                   print_, round=0)]
    parts += [decal(circle(0.155, 48, (0, h / 2)), paper('#f8f4ea', 0.4), around=r, lift=0.010)]
    for outline in emblems.fish():
        parts.append(decal([(x * 0.22, z * 0.22 + h / 2) for x, z in outline], print_, around=r,
                           lift=0.014))
    for z in (0.085, h - 0.085):
        parts.append(decal(rectangle(1.5, 0.014, 0.004, (0, z)), paper('#f8f4ea', 0.4), around=r,
                           lift=0.008))
    parts += [ring(0.10, 0.018, metal, (0.02, -0.24, h - 0.012), flat=0.6),
              box((0.10, 0.24, 0.022), metal, (0.02, -0.10, h - 0.035), round=0.01),
              ball(0.035, metal, (0.02, 0.0, h - 0.015), (1, 1, 0.5))]
    return group(parts, at, (0, 0, turn))


@shape('cat-food', turn=-10, rise=19)
def cat_food():
    tin((-0.56, 0.12, 0), -6)
    tin((0.54, 0.20, 0), 10)
    tin((0.0, 0.12, 0.466), 14)


@shape('cat-toy', turn=0, rise=14)
def cat_toy():
    wool = fabric(part(1), 200, weave=0.9)
    dice = random.Random(8)
    ball(0.86, wool, (0, 0, 0.95))
    for k in range(13):
        axis = Vector((dice.uniform(-1, 1), dice.uniform(-1, 1), dice.uniform(-1, 1))).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        path = []
        for lane in range(9):
            off = (lane - 4) * 0.066
            r = math.sqrt(max(0.05, 1 - off * off)) * (0.885 + 0.004 * k)
            for i in range(72):
                t = 2 * math.pi * i / 72
                path.append(axis * off + (side * math.cos(t) + other * math.sin(t)) * r
                            + Vector((0, 0, 0.95)) + axis * 0.066 * i / 72)
        tube(path, 0.034, wool, steps=8)
    tube(spline([(0.30, -0.86, 0.35), (0.55, -0.90, 0.06), (0.95, -0.75, 0.035), (1.15, -0.35, 0.035),
                 (1.45, -0.50, 0.035), (1.35, -0.90, 0.035), (1.0, -1.05, 0.035)], 14), 0.034, wool,
         steps=10)
