"""Where products are shown in use: a table, a shelf, a window sill … with nothing on it.

The product itself is set in by the shop (demo/pictures/scene.ts), with the shadow that it throws in
the studio. So a place has the studio's key light, and its floor is the studio's: z = 0, the product
around the origin, seen by the same lens from `rise` degrees.
"""
import math
from dataclasses import dataclass
from typing import Callable

from materials import *
from modelling import *


@dataclass(frozen=True)
class Place:
    """`rise` of the camera in degrees, `blur` the aperture's width: what is far is out of focus."""

    build: Callable[[], None]
    rise: float = 11.0
    blur: float = 0.7


PLACES = {}


def place(id, **settings):
    """Registers the function below as the place of that name."""
    def register(build):
        PLACES[id] = Place(build, **settings)
        return build
    return register


def planks(colour, z, near, far, breadth, wide=14, contrast=0.2, roughness=0.45):
    """A top of boards that run from left to right."""
    y, i = near, 0
    while y < far:
        tint = wood(colour, 'x', 0.5 + 0.13 * (i % 3), roughness, contrast)
        box((wide, breadth - 0.008, 0.2), tint, ((i * 37 % 11) * 0.2, y + breadth / 2, z - 0.2),
            round=0.006, segments=2)
        y, i = y + breadth, i + 1


def wall(y, colour, grain=0.5):
    """Plaster across the whole picture."""
    sheet(0, 0, lambda u, v: (u * 14, y, v * 9), matt(colour, 0.9, grain), steps=4)


def bottle(at, colour, height=1.6):
    lathe([(0, 0), (0.42, 0, 0.06), (0.46, 0.5, 0.3), (0.12, height * 0.72, 0.1), (0.12, height),
           (0.16, height + 0.03, 0.02), (0.12, height + 0.05), (0, height)], matt(colour), at)


def twigs(at, height, colour='#6d7f4c'):
    """A few leafy twigs, for behind."""
    leaf, stem = matt(colour, 0.8), matt('#5b4a34', 0.8)
    for i in range(5):
        a = i * 1.3
        tip = (at[0] + 0.55 * math.cos(a), at[1] + 0.4 * math.sin(a), at[2] + height * (0.8 + 0.06 * i))
        tube(spline([at, (at[0] + 0.1 * math.cos(a), at[1], at[2] + height * 0.5), tip]), 0.018, stem)
        for k in range(6):
            t = 0.4 + 0.11 * k
            p = tuple(at[j] + (tip[j] - at[j]) * t for j in range(3))
            ball(0.13, leaf, p, (1.0, 0.25, 0.55), (20 * k, 40, 60 * i + 70 * k))


def books(at, turn=0.0):
    z = at[2]
    for i, (colour, w, d, h) in enumerate((('#8a4b38', 1.5, 1.1, 0.2), ('#d8cdb8', 1.4, 1.0, 0.16),
                                           ('#3f5560', 1.2, 0.9, 0.22))):
        box((w, d, h), paper(colour, 0.8), (at[0] + 0.04 * i, at[1], z), (0, 0, turn + 5 * i),
            round=0.02)
        z += h


@place('table')
def table():
    planks('#a88963', 0, -7, 2.6, 0.62)
    wall(7.5, '#e6dccb')
    box((3.4, 0.2, 5.6), light('#fff4e2', 1.7), (-4.2, 7.3, 1.6), round=0)
    for x in (-5.9, -4.2, -2.5):
        box((0.16, 0.2, 5.6), matt('#efece6'), (x, 7.1, 1.6), round=0.02)
    box((3.6, 0.3, 0.16), matt('#efece6'), (-4.2, 7.1, 3.9), round=0.02)
    bottle((-2.1, 2.0, 0), '#c9bda8', 1.5)
    twigs((-2.1, 2.0, 1.4), 1.7)
    books((2.3, 1.9, 0), 12)
    lathe([(0, 0), (0.3, 0, 0.05), (0.42, 0.4, 0.2), (0.4, 0.4), (0, 0.1)], glaze('#e8e2d6', 0.3),
          (2.3, 1.9, 0.58))


@place('window', blur=0.9)
def window():
    box((16, 9.2, 0.3), matt('#b3aa9b', 0.55, 0.3), (0, -2.6, -0.3), round=0.03)
    sky = light('#dfe9ea', 0.95)
    sheet(0, 0, lambda u, v: (u * 16, 9, v * 10), sky, steps=4)
    for i in range(26):
        x, z = -8 + 0.65 * i, -0.6 + 1.5 * abs(math.sin(2.1 * i)) * (0.6 + 0.4 * math.sin(0.5 * i))
        tone = ('#8fa676', '#6f8a5c', '#a9b98b', '#7d9a74')[i % 4]
        ball(0.9 + 0.4 * math.sin(1.7 * i) ** 2, light(tone, 0.7), (x, 8, z), (1, 0.4, 1))
    frame_colour = plastic('#f0ede7', 0.5)
    for x in (-4.4, 0.35, 5.1):
        box((0.26, 0.3, 9), frame_colour, (x, 2.6, 0), round=0.03)
    for z in (0.0, 3.4):
        box((16, 0.34, 0.3), frame_colour, (0, 2.6, z), round=0.03)
    lathe([(0, 0), (0.5, 0, 0.05), (0.6, 0.9, 0.05), (0.54, 0.9), (0.5, 0.8), (0, 0.8)],
          matt('#b96f4d', 0.85), (-2.5, 1.4, 0))
    twigs((-2.5, 1.4, 0.8), 1.5, '#5f7d4a')


@place('shelf')
def shelf():
    planks('#6b4b37', 0, -7, 1.5, 8.6, contrast=0.3)
    wall(1.5, '#cdb7a2', 0.9)
    for x, w, h, colour in ((-2.55, 0.26, 1.75, '#40525a'), (-2.27, 0.2, 1.6, '#d9cfba'),
                            (-2.02, 0.3, 1.85, '#93492f'), (-1.72, 0.22, 1.5, '#5d6b4e')):
        box((w, 1.1, h), paper(colour, 0.75), (x, 0.85, 0), round=0.02)
    bottle((2.35, 0.75, 0), '#ece5d8', 1.35)


@place('counter', blur=0.6)
def counter():
    """A kitchen's stone top before glazed tiles."""
    box((16, 9.2, 0.3), glaze('#d5d2ca', 0.3, 0.16), (0, -2.6, -0.3), round=0.03)
    for row in range(12):
        for column in range(18):
            tint = ('#b9c4b4', '#c2ccbd', '#b1bdac')[(row * 5 + column * 7) % 3]
            box((0.80, 0.06, 0.36), glaze(tint, 0.14), (-7.2 + 0.82 * column + 0.41 * (row % 2), 2.6, 0.01 + 0.38 * row),
                round=0.012, segments=1)
    sheet(0, 0, lambda u, v: (u * 9, 2.62, v * 6), matt('#e9e7e0', 0.9), steps=4)
    lathe([(0, 0), (0.34, 0, 0.05), (0.42, 0.62, 0.03), (0.37, 0.62), (0.34, 0.52), (0, 0.52)], glaze('#e6ded0', 0.3, 0.3),
          (-2.45, 1.5, 0))
    twigs((-2.45, 1.5, 0.5), 1.1, '#5c8049')
    extrude(rectangle(1.5, 2.0, 0.16, (2.75, 1.0), 10), 0.10, wood('#a5764a', 'z', 1.2), (0, 2.32, 0.0), (-8, 0, 0),
            round=0.03)
    for i in range(3):
        lathe([(0, 0), (0.22, 0, 0.03), (0.44, 0.26, 0.2), (0.42, 0.26), (0, 0.06)], glaze('#efe9dd', 0.25, 0.2),
              (2.1, 1.55, 0.09 * i))


@place('niche', blur=0.5)
def niche():
    """Plaster: an arch in the wall and two low columns."""
    warm, pale = matt('#cfa793', 0.9, 0.4), matt('#dcbba8', 0.9, 0.4)
    box((18, 12, 0.3), pale, (0, -3.0, -0.3), round=0.03)
    sheet(0, 0, lambda u, v: (u * 14, 2.9, v * 9), warm, steps=4)
    arch = [(-1.55, -0.1), (1.55, -0.1)] + arc(1.55, 0, 180, 48, (0, 1.9))
    extrude([(x + 0.75, z) for x, z in arch], 0.24, pale, (0, 2.8, 0), round=0.05)
    for x, y, r, h in ((-2.35, 1.5, 0.62, 0.95), (-1.55, 2.0, 0.4, 0.45), (2.55, 1.5, 0.55, 0.6)):
        lathe([(0, 0), (r, 0, 0.02), (r, h, 0.03), (0, h)], pale, (x, y, 0))
    bottle((-2.35, 1.5, 0.95), '#e9dccd', 1.0)
    ball(0.34, matt('#f0e4d6', 0.8), (2.55, 1.5, 0.94))


@place('desk', blur=0.65)
def desk():
    """A pale desk before a dark wall."""
    planks('#c9b08d', 0, -7, 2.4, 0.9, contrast=0.14)
    wall(3.4, '#5c6f78')
    box((5.2, 0.5, 0.09), wood('#b08d62', 'x'), (1.9, 3.1, 2.35), round=0.02)
    for x, w, h, colour in ((1.0, 0.2, 0.85, '#e7dfd0'), (1.22, 0.16, 0.75, '#c56f4b'), (1.42, 0.24, 0.9, '#324a5a'),
                            (1.66, 0.18, 0.7, '#d9b45a')):
        box((w, 0.45, h), paper(colour, 0.75), (x, 3.05, 2.44), round=0.015)
    lathe([(0, 0), (0.24, 0, 0.03), (0.27, 0.62, 0.02), (0.24, 0.62), (0.22, 0.1), (0, 0.1)], glaze('#e8e3d8', 0.3),
          (2.35, 1.5, 0))
    for i, colour in enumerate(('#d9a441', '#b5523f', '#3f6f7a', '#6b6b6f')):
        tube([(2.30 + 0.04 * i, 1.5, 0.1), (2.16 + 0.12 * i, 1.5 + 0.05 * (i % 2), 1.12)], 0.035, plastic(colour))
    lathe([(0, 0), (0.46, 0, 0.02), (0.46, 0.06, 0.02), (0, 0.07)], steel('#3a3b3e', 0.4), (-2.5, 1.6, 0))
    tube(rounded_path([(-2.5, 1.6, 0.05), (-2.5, 1.6, 1.7), (-2.0, 1.5, 2.3)], 0.3), 0.04, steel('#3a3b3e', 0.4))
    lathe([(0.16, 0.34), (0.2, 0.3, 0.05), (0.46, 0.0), (0.44, 0.0), (0.15, 0.3)], plastic('#e7dccb'), (-1.95, 1.5, 2.05),
          (0, -20, 0))


@place('room', blur=0.45)
def room():
    planks('#a58b6d', 0, -9, 4.2, 0.5, contrast=0.22)
    wall(4.2, '#dad5c9')
    box((28, 0.1, 0.34), matt('#efece6'), (0, 4.13, 0), round=0.02)
    extrude(rectangle(1.9, 2.5, 0.02, (2.1, 3.3)), 0.1, wood('#8b6a48'), (0, 4.1, 0), round=0.02)
    extrude(rectangle(1.7, 2.3, 0.02, (2.1, 3.3)), 0.1, paper('#e9e3d6'), (0, 4.06, 0), round=0.01)
    decal(circle(0.5, 48, (2.1, 3.5)), paper('#c9795a'), (0, 4.0, 0))
    lathe([(0, 0), (0.5, 0, 0.05), (0.62, 1.0, 0.05), (0.55, 1.0), (0.5, 0.9), (0, 0.9)],
          matt('#8d8a82', 0.85), (-3.0, 3.0, 0))
    twigs((-3.0, 3.0, 0.9), 2.6, '#567346')


@place('worktop', rise=26, blur=0.5)
def worktop():
    planks('#b39a78', 0, -9, 14, 0.7)
    sheet(0, 0, lambda u, v: (-3.0 + u * 1.5 + v * 0.4, 2.2 + v * 3.2, 0.04 + 0.07 * math.sin(
        6 * u + 2 * v + math.sin(3 * v)) ** 2), fabric('#a3a793', 60), steps=100)
    lathe([(0, 0), (0.4, 0, 0.05), (0.62, 0.5, 0.3), (0.6, 0.5), (0, 0.12)], glaze('#efe9dd', 0.25, 0.2),
          (2.3, 2.4, 0))


@place('linen', rise=60, blur=0.02)
def linen():
    cloth = fabric('#d3c6b2', 70, weave=0.7)
    sheet(0, 0, lambda u, v: (u * 6, v * 6, _creases(u * 6, v * 6)), cloth, steps=240)


def _creases(x, y):
    """Flat in the middle, where things lie; soft folds that run in from the corners."""
    far = max(0, math.hypot(x, y) - 1.6)
    return 0.09 * min(far, 1.5) * math.sin(2.2 * x + 1.3 * y + 0.8 * math.sin(1.1 * y - x)) - 0.02
