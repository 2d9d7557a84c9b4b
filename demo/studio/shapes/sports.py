"""Sports: balls, boards, rackets, tents."""
import math

import bmesh
import bpy
from mathutils import Vector
from mathutils.kdtree import KDTree

from materials import *
from modelling import *
from registry import shape


def _circle_about(axis, angle, count=400):
    """A circle on the unit ball around an axis, `angle` degrees from it."""
    axis = Vector(axis).normalized()
    side = axis.orthogonal().normalized()
    other = axis.cross(side)
    a = math.radians(angle)
    return [axis * math.cos(a) + (side * math.cos(t) + other * math.sin(t)) * math.sin(a)
            for t in [2 * math.pi * i / count for i in range(count)]]


@shape('basketball', turn=24, rise=10)
def basketball():
    seams = [_circle_about((1, 0, 0), 90), _circle_about((0, 0, 1), 90),
             _circle_about((1, 0, 0), 44), _circle_about((-1, 0, 0), 44)]
    tree = KDTree(sum(map(len, seams)))
    for i, p in enumerate(p for line in seams for p in line):
        tree.insert(p, i)
    tree.balance()
    skin = leather('#b4541f', 0.5, 70, 0.8)
    mesh = bpy.data.meshes.new('ball')
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=7, radius=1)
    for v in bm.verts:
        p = v.co.normalized()
        v.co = p * (1 - 0.022 * math.exp(-(tree.find(p)[2] / 0.024) ** 4))
    bm.to_mesh(mesh)
    bm.free()
    tilt = (16, 26, 12)
    parts = [add(mesh, skin, smooth=180)]
    for line in seams:
        parts.append(tube([p * 0.975 for p in line], 0.017, rubber('#191817'), closed=True, steps=10))
    group(parts, (0, 0, 1), tilt)


def _ball_panels():
    """The 12 pentagons and 20 hexagons of a football as lists of corners on the unit ball."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    corner = {}
    for e in bm.edges:
        a, b = (v.co for v in e.verts)
        corner[e.verts[0], e.verts[1]] = a.lerp(b, 1 / 3).normalized()
        corner[e.verts[1], e.verts[0]] = b.lerp(a, 1 / 3).normalized()
    pentagons, hexagons = [], []
    for v in bm.verts:
        axis = v.co.normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        ring = [corner[v, e.other_vert(v)] for e in v.link_edges]
        pentagons.append(sorted(ring, key=lambda p: math.atan2(p.dot(other), p.dot(side))))
    for f in bm.faces:
        verts = list(f.verts)
        hexagons.append([corner[pair] for i in range(3) for pair in
                         ((verts[i], verts[i - 2]), (verts[i - 2], verts[i]))])
    bm.free()
    return pentagons, hexagons


def _panels(panels, material, steps=14):
    """Padded panels on the unit ball, sunk at their seams."""
    vertices, faces = [], []
    for corners in panels:
        centre = sum(corners, Vector()) / len(corners)
        for a, b in zip(corners, corners[1:] + corners[:1]):
            index = {}
            for i in range(steps + 1):
                for j in range(steps + 1 - i):
                    w = i / steps
                    rest = (1 - w)
                    t = j / max(steps - i, 1)
                    p = (centre * w + (a.lerp(b, t)) * rest).normalized()
                    index[i, j] = len(vertices)
                    vertices.append(p * (1 - 0.03 * math.exp(-(w / 0.09) ** 1.5)))
            for i in range(steps):
                for j in range(steps - i):
                    faces.append([index[i, j], index[i, j + 1], index[i + 1, j]])
                    if j + 1 < steps - i:
                        faces.append([index[i, j + 1], index[i + 1, j + 1], index[i + 1, j]])
    return from_faces(vertices, faces, material, smooth=60)


@shape('football', rise=10)
def football():
    pentagons, hexagons = _ball_panels()
    dark = leather(part(1, 0.6), 0.35, 90, 0.25)
    white = leather('#f1f0ec', 0.35, 90, 0.25)
    core = ball(0.972, rubber('#8d8b86'))
    group([core, _panels(pentagons, dark), _panels(hexagons, white)], (0, 0, 1), (14, -22, 8))


@shape('skateboard', turn=-14, rise=9)
def skateboard():
    def deck(z0, material, thickness, inset=0.0):
        half, width = 1.2 - inset, 0.30 - inset

        def height(u, v):
            x = u * half
            over = max(0.0, abs(x) - 0.78)
            w = width
            if abs(x) > half - width:
                w = math.sqrt(max(width ** 2 - (abs(x) - half + width) ** 2, 1e-6))
            y = v * w
            return (x, y, z0 + over * over * 0.95 + 0.10 * (v * w) ** 2)

        return sheet(0, 0, height, material, thickness=thickness, steps=110)

    parts = [deck(0.102, rubber('#232325'), 0.004), deck(0.061, wood('#d0a468', 'x', 1.4), 0.04),
             deck(0.054, lacquer(part(1), 0.35), 0.006, 0.003)]
    pale, dark = lacquer('#f4efe3', 0.35), lacquer('#26282c', 0.35)

    def under(outline, material, lift):
        thing = decal(outline, material, (0, 0, 0.049 - lift), (-90, 0, 0), lift=0)
        parts.append(thing)

    for k, (x, w) in enumerate(((-0.26, 0.07), (-0.14, 0.10), (0.02, 0.15))):
        under([(x - w / 2 - 0.08, -0.285), (x + w / 2 - 0.08, -0.285), (x + w / 2 + 0.08, 0.285),
               (x - w / 2 + 0.08, 0.285)], dark if k == 1 else pale, 0.001)
    under(circle(0.13, 48, (0.30, 0)), pale, 0.002)
    metal, wheel = brushed('#c2c4c8', 0.3), plastic('#efe7d3', 0.4)
    for x in (-0.72, 0.72):
        inwards = -1 if x > 0 else 1
        parts.append(box((0.30, 0.20, 0.035), metal, (x, 0, 0.015), round=0.012))
        parts.append(box((0.13, 0.13, 0.12), metal, (x - inwards * 0.02, 0, -0.09), round=0.03))
        parts.append(tube([(x, -0.26, -0.10), (x, 0.26, -0.10)], 0.026, metal))
        parts.append(tube([(x, -0.13, -0.10), (x, 0.13, -0.10)], 0.05, metal))
        parts.append(lathe([(0, 0), (0.045, 0, 0.01), (0.05, 0.05), (0, 0.06)], steel(),
                           (x + inwards * 0.04, 0, -0.02), (180, 0, 0)))
        for y in (-0.25, 0.25):
            parts.append(lathe([(0.03, -0.07), (0.085, -0.075, 0.01), (0.13, -0.05, 0.03),
                                (0.13, 0.05, 0.03), (0.085, 0.075, 0.01), (0.03, 0.07)], wheel,
                               (x, y, -0.10), (90, 0, 0)))
            parts.append(lathe([(0, -0.05), (0.05, -0.05), (0.05, 0.05), (0, 0.05)], steel(),
                               (x, y, -0.10), (90, 0, 0)))
            parts.append(lathe([(0, 0), (0.026, 0, 0.005), (0.026, 0.16), (0, 0.16)], steel(),
                               (x, y - 0.08, -0.10), (-90, 0, 0)))
        for dx in (-0.11, 0.11):
            for y in (-0.07, 0.07):
                parts.append(ball(0.016, steel(), (x + dx, y, 0.016), (1, 1, 0.5)))
    group(parts, (0, 0, 0.3), (-102, 0, 0))


_SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd',
             '7': 'abc', '8': 'abcdefg'}


def digit(sign, size, at, material):
    """A digit of seven bars on a front."""
    w, h, t = size * 0.5, size, size * 0.1
    places = {'a': (0, h / 2, 1), 'g': (0, 0, 1), 'd': (0, -h / 2, 1), 'f': (-w / 2, h / 4, 0),
              'b': (w / 2, h / 4, 0), 'e': (-w / 2, -h / 4, 0), 'c': (w / 2, -h / 4, 0)}
    for s in _SEGMENTS[sign]:
        x, z, flat = places[s]
        long = (w if flat else h / 2) - t * 0.5
        bar = rectangle(long, t, t * 0.45) if flat else rectangle(t, long, t * 0.45)
        decal([(a + x, b + z) for a, b in bar], material, at)


@shape('stopwatch', turn=-18, rise=10)
def stopwatch():
    body = plastic(part(1), 0.35)
    dark = plastic('#1d1e21', 0.4)
    parts = [lathe([(0, 0), (0.70, 0, 0.08), (0.82, 0.14, 0.1), (0.80, 0.30, 0.08), (0.70, 0.36, 0.03),
                    (0, 0.36)], body, (0, 0.2, 0.95), (90, 0, 0)),
             lathe([(0.60, 0.35), (0.70, 0.35, 0.01), (0.69, 0.385, 0.02), (0.61, 0.385, 0.01),
                    (0.58, 0.36)], steel(), (0, 0.2, 0.95), (90, 0, 0)),
             extrude(circle(0.61, 96), 0.03, dark, (0, -0.16, 0.95), round=0.008)]
    decal(rectangle(0.92, 0.40, 0.05), screen('#b7c1a8', roughness=0.25), (0, -0.177, 0.99))
    ink = paper('#22261f')
    for x, sign in ((-0.34, '0'), (-0.18, '7'), (0.04, '4'), (0.20, '2')):
        digit(sign, 0.2, (x, -0.182, 1.0), ink)
    for x, sign in ((0.335, '5'), (0.405, '8')):
        digit(sign, 0.1, (x, -0.182, 0.95), ink)
    for dz in (-0.04, 0.05):
        decal(circle(0.013, 16), ink, (-0.07, -0.182, 1.0 + dz))
    white = paper('#e8e8e4')
    decal(rectangle(0.30, 0.02, 0.008), white, (0, -0.178, 0.66))
    decal(rectangle(0.18, 0.02, 0.008), paper('#d8452e'), (0, -0.178, 0.61))
    for angle, cap in ((0, '#c8402c'), (42, '#2a2b2f'), (-42, '#2a2b2f')):
        a = math.radians(angle)
        x, z = math.sin(a), math.cos(a)
        lathe([(0, 0), (0.07, 0), (0.07, 0.10), (0.115, 0.10, 0.01), (0.115, 0.2, 0.03), (0, 0.21)],
              plastic(cap, 0.35), (0.78 * x, 0.04, 0.95 + 0.78 * z), (0, angle, 0), steps=144,
              wave=lambda a, h: 1 + (0.02 * math.cos(24 * a) if 0.11 < h < 0.18 else 0))
    cord = fabric('#2b2d31', 160)
    for k in (0, 1):
        d = 0.035 * k
        tube(spline([(0, 0.06 + d, 1.86), (0.22 + d, 0.30, 1.80), (0.72 + d, 0.55, 1.1),
                     (1.0 + d, 0.5, 0.42), (1.2 + 2 * d, 0.25, 0.16), (1.15 + 2 * d, -0.2 - d, 0.155),
                     (0.75, -0.42 - 2 * d, 0.155), (0.35, -0.36 - 2 * d, 0.155)], 12), 0.026, cord)
    tube([(0.33, -0.36, 0.17), (0.33, -0.44, 0.17)], 0.035, plastic('#c8402c', 0.35))
    group(parts)


def racket(at, turn):
    frame, grip = lacquer(part(1), 0.3), rubber('#232427')
    a, b = 0.46, 0.58
    parts = [tube([(a * math.cos(t), b * math.sin(t), 0.05) for t in
                   [2 * math.pi * i / 120 for i in range(120)]], 0.034, frame, closed=True)]
    string = plastic('#f3f1ea', 0.4)
    for i in range(-10, 11):
        x = i * 0.0425
        y = b * math.sqrt(1 - (x / a) ** 2)
        parts.append(tube([(x, -y, 0.05), (x, y, 0.05)], 0.0042, string, steps=6))
    for i in range(-13, 14):
        y = i * 0.0425
        x = a * math.sqrt(1 - (y / b) ** 2)
        parts.append(tube([(-x, y, 0.054), (x, y, 0.054)], 0.0042, string, steps=6))
    parts.append(tube([(0, -b, 0.05), (0, -b - 0.10, 0.05)], 0.036, frame))
    parts.append(tube([(0, -b - 0.08, 0.05), (0, -1.45, 0.05)], 0.02, plastic('#26272b', 0.3)))
    parts.append(lathe([(0.02, 0), (0.04, 0.03, 0.01), (0.05, 0.12)], frame, (0, -1.34, 0.05),
                       (90, 0, 0)))
    parts.append(lathe([(0, 0), (0.05, 0, 0.01)] + [
        (0.052 + 0.004 * abs(math.sin(i * 0.5)), 0.02 + 0.66 * i / 60) for i in range(61)]
        + [(0.068, 0.70, 0.01), (0.068, 0.73, 0.01), (0, 0.73)], grip, (0, -1.44, 0.05), (90, 0, 0),
        round=0.003))
    group(parts, at, (0, 0, turn))


def shuttlecock(at, turn):
    cork = [lathe([(0, 0), (0.0, 0)] + arc(0.12, -90, 0, 16, (0, 0.12)) + [(0.12, 0.2), (0, 0.2)],
                  matt('#ecdcbc', 0.7))]
    cork.append(lathe([(0.121, 0.17), (0.122, 0.20)], lacquer(part(1)), round=0))
    feather = paper('#fbfaf5', 0.8)
    for i in range(16):
        t = 2 * math.pi * i / 16
        c, s = math.cos(t), math.sin(t)
        cork.append(tube([(0.10 * c, 0.10 * s, 0.18), (0.27 * c, 0.27 * s, 0.66)], 0.008, feather,
                         steps=6))
        blade = [(-0.008, 0), (-0.045, 0.10), (-0.06, 0.28), (-0.04, 0.33), (0.04, 0.33),
                 (0.06, 0.28), (0.045, 0.10), (0.008, 0)]
        vane = decal(blade, feather, (0.18 * c, 0.18 * s, 0.38), (19, 0, math.degrees(t) + 94))
        cork.append(thicken(vane, 0.006))
    for z, r in ((0.30, 0.145), (0.38, 0.175)):
        cork.append(ring(r, 0.006, paper('#e9e6da'), (0, 0, z)))
    group(cork, at, (76, 0, turn))


@shape('badminton-racket', turn=0, rise=58)
def badminton_racket():
    racket((-0.22, 0.62, 0), -32)
    shuttlecock((0.30, -0.34, 0.27), 66)


@shape('badminton-set', turn=0, rise=58)
def badminton_set():
    """Two rackets, one over the other, and two shuttlecocks."""
    racket((-0.62, 0.60, 0), 30)
    racket((0.62, 0.60, 0.09), -30)
    shuttlecock((-0.92, -0.70, 0.27), 20)
    shuttlecock((0.86, -0.62, 0.27), 62)
