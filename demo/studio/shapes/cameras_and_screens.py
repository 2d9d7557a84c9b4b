"""Cameras, game controllers, televisions."""
import math

from materials import *
from modelling import *
from registry import shape


def lens(at, radius, length, ring_colour='#1c1c1f'):
    """A lens that looks to -y; `at` is the middle of its mount."""
    dark = plastic(ring_colour, 0.4)
    ribs = lambda a, z: 1 + (0.012 * math.cos(60 * a)
                             if length * 0.34 < z < length * 0.62 else 0)
    parts = [lathe([(0, 0), (radius, 0, 0.01), (radius, length * 0.3, 0.01),
                    (radius * 0.95, length * 0.32, 0.01), (radius * 0.97, length * 0.34),
                    (radius * 0.97, length * 0.62), (radius * 0.95, length * 0.64, 0.01),
                    (radius * 0.93, length, 0.015), (radius * 0.80, length, 0.01),
                    (radius * 0.62, length * 0.86, 0.01), (radius * 0.60, length * 0.80)], dark,
                   steps=360, wave=ribs, round=0.008),
             lathe([(radius * 0.62, length * 0.84), (radius * 0.4, length * 0.93),
                    (0, length * 0.96)], screen('#10131f', roughness=0.03), round=0.2),
             ring(radius * 0.985, 0.012, steel('#c8c8ca', 0.2), (0, 0, length * 0.15))]
    return group(parts, at, (90, 0, 0))


@shape('camera', turn=-20, rise=12)
def camera():
    metal, skin = brushed(part(1), 0.36, 'x'), leather('#1e1e20', 0.6, 60, 0.5)
    top = rounded([(-0.95, 0.84), (0.95, 0.84), (0.95, 1.10, 0.06), (0.36, 1.12, 0.06),
                   (0.28, 1.30, 0.05), (-0.28, 1.30, 0.05), (-0.36, 1.12, 0.06),
                   (-0.95, 1.10, 0.06)], 0.05, True)
    extrude(top, 0.56, metal, round=0.03, segments=4)
    box((1.90, 0.54, 0.10), metal, (0, 0, 0.04), round=0.03)
    box((1.92, 0.55, 0.74), skin, (0, 0, 0.12), round=0.06, segments=5)
    cushion((0.30, 0.30, 0.78), skin, (-0.78, -0.26, 0.10), square=4)
    lens((0.10, -0.27, 0.56), 0.46, 0.62)
    extrude(rectangle(0.26, 0.14, 0.03), 0.02, screen('#1a1f2c'), (0, -0.285, 1.19), round=0.008)
    extrude(rectangle(0.18, 0.12, 0.02), 0.02, paper('#e8e6dd'), (0.68, -0.28, 0.98), round=0.008)
    for x, r, h in ((0.62, 0.15, 0.13), (-0.62, 0.12, 0.10)):
        lathe([(0, 0), (r, 0, 0.01), (r, h, 0.02), (0, h)], brushed('#2a2a2d', 0.4),
              (x, 0.02, 1.10), steps=240,
              wave=lambda a, z: 1 + (0.02 * math.cos(40 * a) if z > 0.01 else 0))
    lathe([(0, 0), (0.07, 0, 0.01), (0.06, 0.07, 0.02), (0, 0.07)], steel(), (-0.82, -0.10, 1.10))
    box((0.30, 0.24, 0.03), steel('#8f9094', 0.35), (0, 0.02, 1.29), round=0.008)
    for x in (-1, 1):
        ring(0.05, 0.012, steel(), (x * 0.97, 0, 0.98), (0, 90, 0))


@shape('video-camera', turn=-46, rise=13)
def video_camera():
    shell, dark, metal = plastic(part(1), 0.36, 0.05), plastic('#1b1b1e', 0.45, 0.12), steel('#a9abb0', 0.25)
    # A barrel that lies along y, flattened a little, its battery behind it.
    lathe([(0, -0.92), (0.36, -0.92, 0.02), (0.43, -0.86, 0.04), (0.45, -0.30, 0.3), (0.45, 0.56, 0.2), (0.40, 0.78, 0.08),
           (0, 0.78)], shell, (0, 0, 0.56), (-90, 0, 0), stretch=1.12, steps=160)
    box((0.52, 1.44, 0.16), dark, (0, -0.06, 0.0), round=0.06, segments=5)
    box((0.56, 0.34, 0.60), dark, (0, 0.86, 0.26), round=0.07, segments=5)
    for z in (0.36, 0.42, 0.48):
        box((0.565, 0.20, 0.014), plastic('#0d0d0f', 0.6), (0, 0.86, z), round=0.004)
    hood(dark)
    lens((0, -0.90, 0.56), 0.37, 0.24)
    # The display, folded against the right side, with its hinge and what is written on it.
    lid = [extrude(rectangle(1.06, 0.66, 0.09, (0, 0), 10), 0.085, plastic(part(1, 0.86), 0.3, 0.04), round=0.03, segments=5),
           decal(rectangle(0.92, 0.52, 0.06, (0, 0), 10), plastic(part(1, 0.78), 0.24), (0, -0.0425, 0), lift=0.001),
           text('4K', 0.16, metal, (0.30, -0.0445, -0.13), depth=0.002),
           text('OPTICAL ZOOM', 0.048, metal, (-0.21, -0.0445, -0.165), depth=0.0015)]
    group(lid, (0.475, -0.04, 0.56), (0, 0, 90))
    tube([(0.47, -0.60, 0.30), (0.47, -0.60, 0.82)], 0.042, dark)
    # On top: grip of the zoom, the shoe for a lamp, the microphone behind its grille.
    box((0.30, 0.52, 0.10), dark, (0, 0.30, 0.99), round=0.045, segments=5)
    extrude(rectangle(0.20, 0.11, 0.05), 0.10, metal, (0, 0.20, 1.11), (0, 0, 0), round=0.03)
    box((0.20, 0.30, 0.025), steel('#6f7176', 0.35), (0, -0.16, 1.045), round=0.008)
    for x in (-0.085, 0.085):
        box((0.03, 0.30, 0.05), steel('#6f7176', 0.35), (x, -0.16, 1.055), round=0.008)
    box((0.30, 0.32, 0.13), dark, (0, -0.60, 0.98), round=0.05, segments=5)
    for k in range(6):
        box((0.24, 0.012, 0.02), plastic('#3c3d41', 0.5), (0, -0.70 + 0.04 * k, 1.10), round=0.004)
    # The finder at the back, and the strap for the hand on the left.
    tube([(0, 0.80, 0.92), (0, 1.14, 0.95)], 0.125, dark)
    ring(0.115, 0.02, rubber(), (0, 1.17, 0.952), (85, 0, 0))
    sweep(rounded_path([(-0.36, -0.50, 0.56), (-0.56, -0.40, 0.58), (-0.58, 0.45, 0.58), (-0.36, 0.62, 0.56)], 0.14),
          rectangle(0.035, 0.30, 0.016), leather('#232326'))
    ball(0.016, light('#e8554a', 3), (0.24, -0.925, 0.93))


def hood(dark):
    """The square hood around a lens, open to the front."""
    outer, inner = rectangle(0.98, 0.84, 0.16, (0, 0.56), 10), rectangle(0.84, 0.70, 0.12, (0, 0.56), 10)
    extrude(outer, 0.34, dark, (0, -1.06, 0), round=0.02, holes=(inner,))
    extrude(outer, 0.02, dark, (0, -0.90, 0), round=0.004)


@shape('game-controller', turn=-10, rise=16)
def game_controller():
    shell, dark = plastic(part(1), 0.42), plastic('#1b1b1e', 0.45)
    half = [(0, 0.34), (0.34, 0.30), (0.52, 0.10), (0.72, -0.28), (0.94, -0.42), (1.12, -0.28),
            (1.14, 0.10), (1.02, 0.56), (0.84, 0.82), (0.56, 0.88), (0.30, 0.80), (0, 0.80)]
    outline = spline(half[:-1], 8) + [(-x, z) for x, z in reversed(spline(half[1:], 8))]
    points = [p for i, p in enumerate(outline) if i == 0 or math.dist(p, outline[i - 1]) > 1e-4]
    before = set(bpy.data.objects)
    extrude(points, 0.52, shell, round=0.19, segments=8)
    y = -0.26
    for x, z in ((-0.34, 0.30), (0.34, 0.30)):
        lathe([(0, 0), (0.235, 0, 0.01), (0.215, 0.03, 0.02), (0.17, 0.035)], shell, (x, y + 0.015, z),
              (90, 0, 0))
        lathe([(0.17, 0.0), (0.08, 0.02), (0.075, 0.15, 0.02), (0.15, 0.19, 0.02),
               (0.165, 0.23, 0.02), (0.14, 0.25, 0.02), (0.05, 0.225), (0, 0.22)], rubber(),
              (x, y, z), (90, 0, 0))
    cross = rounded([(-0.07, -0.2), (0.07, -0.2), (0.07, -0.07), (0.2, -0.07), (0.2, 0.07),
                     (0.07, 0.07), (0.07, 0.2), (-0.07, 0.2), (-0.07, 0.07), (-0.2, 0.07),
                     (-0.2, -0.07), (-0.07, -0.07)], 0.02, True)
    extrude(cross, 0.10, dark, (-0.70, y, 0.50), round=0.02)
    for i, colour in enumerate(('#3f9c62', '#c8473f', '#3f6fb8', '#d9a93a')):
        a = math.radians(-90 + 90 * i)
        x, z = 0.70 + 0.135 * math.cos(a), 0.50 + 0.135 * math.sin(a)
        lathe([(0, 0), (0.075, 0), (0.075, 0.05, 0.02), (0, 0.06)], dark, (x, y + 0.01, z),
              (90, 0, 0))
        decal(circle(0.032, 24), paper(colour), (x, y - 0.047, z))
    for x in (-0.20, 0.20):
        extrude(rectangle(0.10, 0.05, 0.024), 0.03, dark, (x, y, 0.60), round=0.01)
    lathe([(0, 0), (0.085, 0), (0.08, 0.03, 0.015), (0, 0.035)], dark, (0, y + 0.005, 0.60),
          (90, 0, 0))
    for side in (-1, 1):
        cushion((0.52, 0.30, 0.16), dark, (side * 0.68, 0.10, 0.74), (0, side * 8, 0), square=3)
    group(made_since(before), (0, 0, 0.4), (-16, 0, 0))


@shape('television', turn=-20, rise=9)
def television():
    case = wood(part(1), 'x', 0.9, 0.4)
    extrude(rectangle(2.3, 1.45, 0.14, (0, 1.10), 10), 0.74, case, round=0.05, segments=5)
    extrude(rectangle(2.14, 1.29, 0.10, (0, 1.10), 10), 0.04, plastic('#e9e2d2', 0.5),
            (0, -0.36, 0), round=0.015)
    extrude(rectangle(1.60, 1.16, 0.16, (-0.22, 1.10), 12), 0.05, plastic('#1d1d20', 0.35),
            (0, -0.37, 0), round=0.02)
    shows(extrude(rectangle(1.46, 1.02, 0.14, (-0.22, 1.10), 12), 0.03, display(), (0, -0.39, 0),
                  round=0.013), 1.46, 1.02, (-0.22, 1.10))
    for z in (1.50, 1.16):
        lathe([(0, 0), (0.135, 0, 0.01), (0.125, 0.08, 0.03), (0, 0.09)], steel('#c9c2b2', 0.25),
              (0.83, -0.375, z), (90, 0, 0), steps=240,
              wave=lambda a, h: 1 + (0.012 * math.cos(36 * a) if h > 0.01 else 0))
        decal(rectangle(0.016, 0.10, 0.005), plastic('#333'), (0.83, -0.464, z + 0.03))
    for k in range(7):
        decal(rectangle(0.30, 0.022, 0.011), plastic('#2a2a2d'), (0.83, -0.38, 0.62 + 0.05 * k))
    for x in (-1, 1):
        for y in (-0.22, 0.24):
            tube([(x * 0.78, y, 0.40), (x * 0.96, y * 1.25, 0.03)], 0.05, wood('#6a4327'),
                 taper=lambda t: 1 - 0.45 * t)
        tube([(x * 0.05, 0.1, 1.84), (x * 0.62, 0.15, 2.42)], 0.013, steel(roughness=0.15))
        ball(0.026, steel(), (x * 0.625, 0.15, 2.425))
    lathe([(0, 1.82), (0.17, 1.82, 0.02), (0.12, 1.90, 0.05), (0, 1.91)], plastic('#2a2a2d'),
          (0, 0.1, 0))


@shape('television-flat', turn=-16, rise=8)
def television_flat():
    metal = brushed(part(1, 0.75), 0.36, 'x')
    extrude(rectangle(2.70, 1.55, 0.02, (0, 0.98), 6), 0.05, metal, round=0.012)
    box((1.70, 0.10, 0.70), plastic('#1b1b1e', 0.5), (0, 0.05, 0.34), round=0.04)
    decal(rectangle(2.67, 1.51, 0.012, (0, 0.985)), screen('#050507'), (0, -0.025, 0), lift=0.001)
    shows(decal(rectangle(2.61, 1.45, 0.006, (0, 0.99)), display(), (0, -0.026, 0), lift=0.002), 2.61, 1.45,
          (0, 0.99))
    for side in (-1, 1):
        for y in (-0.28, 0.28):
            tube([(side * 0.98, 0, 0.26), (side * 1.06, y, 0.025)], 0.022, metal)
