"""Forms that products are made of: turned, swept, extruded, wrapped.

A product is about 2 units large, stands on z = 0 and looks towards -y. Every function adds one
object to the scene and returns it. Outlines and profiles are lists of 2-D points. Shapes import everything they need
from here.
"""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from cloth import cushion, folded, pillow, ribbon  # noqa: F401
from copies import around, copy, group, made_since, mirrored  # noqa: F401
from labels import cloth, decal, printed, shows, text  # noqa: F401
from lines import arc, circle, rectangle, rounded, rounded_path, spline  # noqa: F401
from meshes import add, bevel, cut, from_faces, subdivide, thicken  # noqa: F401
from soft import dense, melted, stitches  # noqa: F401


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.02, steps=96, smooth=40,
          stretch=1.0, wave=None):
    """Turns a profile of (radius, height[, corner radius]) around the z axis.

    `stretch` makes it oval (y against x); `wave(angle, height)` is a factor on the radius.
    """
    line = rounded(profile, round)
    vertices, faces = [], []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        for r, z in line:
            f = wave(a, z) if wave else 1
            vertices.append((r * f * math.cos(a), r * f * stretch * math.sin(a), z))
    n = len(line)
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(n - 1):
            face = [i * n + k, j * n + k, j * n + k + 1, i * n + k + 1]
            if line[k][0] < 1e-7:
                face = [i * n, j * n + k + 1, i * n + k + 1]
            elif line[k + 1][0] < 1e-7:
                face = [i * n + k, j * n + k, i * n + k + 1]
            faces.append(face)
    return from_faces(vertices, faces, material, at, turn, smooth)


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.04, segments=4):
    """A box with round edges; `at` is the middle of its underside."""
    x, y, z = (s / 2 for s in size)
    corners = [(i * x, j * y, z + k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    return bevel(from_faces(corners, faces, material, at, turn), round, segments)


def extrude(outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.02, segments=3,
            holes=()):
    """A plate: an outline in x and z, `depth` thick along y (centred), maybe with holes."""
    bm = bmesh.new()
    edges = []
    for line in (outline, *holes):
        ring = [bm.verts.new((x, -depth / 2, z)) for x, z in line]
        edges += [bm.edges.new((ring[i - 1], ring[i])) for i in range(len(ring))]
    if holes:
        front = bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True)['geom']
        faces = [g for g in front if isinstance(g, bmesh.types.BMFace)]
    else:
        faces = [bm.faces.new(ring)]
    moved = bmesh.ops.extrude_face_region(bm, geom=faces + edges, use_keep_orig=True)['geom']
    bmesh.ops.translate(bm, vec=(0, depth, 0),
                        verts=[g for g in moved if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('plate')
    bm.to_mesh(mesh)
    bm.free()
    return bevel(add(mesh, material, at, turn), round, segments)


def sweep(path, section, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, scale=None,
          smooth=40, up=(0, 0, 1)):
    """Moves an outline (x across, y along `up`) along a line in space.

    `scale(t)` is a factor, or a pair of them for x and y, at the share t of the way. Open ends are
    closed flat.
    """
    line = [Vector(p) for p in path]
    n, m = len(line), len(section)
    vertices = []
    side = None
    for i, p in enumerate(line):
        if closed:
            along = (line[(i + 1) % n] - line[i - 1]).normalized()
        else:
            along = (line[min(i + 1, n - 1)] - line[max(i - 1, 0)]).normalized()
        if side is None:
            reference = Vector(up)
            if abs(along.dot(reference)) > 0.95:
                reference = Vector((1, 0, 0)) if abs(along.x) < 0.9 else Vector((0, 1, 0))
            side = along.cross(reference).normalized()
        else:
            side = (side - along * side.dot(along)).normalized()
        top = side.cross(along)
        f = scale(i / max(n - 1, 1)) if scale else 1
        fx, fy = f if isinstance(f, tuple) else (f, f)
        vertices += [p + side * x * fx + top * y * fy for x, y in section]
    faces = [[i * m + k, i * m + (k + 1) % m, ((i + 1) % n) * m + (k + 1) % m, ((i + 1) % n) * m + k]
             for i in range(n if closed else n - 1) for k in range(m)]
    if not closed:
        faces += [list(range(m))[::-1], [(n - 1) * m + k for k in range(m)]]
    return from_faces(vertices, faces, material, at, turn, smooth)


def tube(path, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, taper=None,
         flat=1.0, steps=24, up=(0, 0, 1)):
    """A round bar along a line, its ends half balls; `taper(t)` is a factor on the radius."""
    points = [Vector(p) for p in path]
    factors = [taper(i / (len(points) - 1)) if taper else 1 for i in range(len(points))]
    if not closed:
        points, factors = _with_caps(points, factors, radius)
    total = len(points) - 1
    return sweep(points, circle(radius, steps, stretch=flat), material, at, turn, closed,
                 lambda t: factors[min(total, int(t * total + 0.5))], smooth=60, up=up)


def _with_caps(points, factors, radius):
    """Both ends of a bar run out in a quarter circle."""
    ends = [math.pi / 2 * k / 6 for k in range(6)]

    def cap(end, inner, factor):
        out = (end - inner).normalized()
        return [(end + out * radius * factor * math.sin(a), factor * max(math.cos(a), 0.02))
                for a in ends + [math.pi / 2]]

    head = cap(points[0], points[1], factors[0])[:0:-1]
    tail = cap(points[-1], points[-2], factors[-1])[1:]
    return ([p for p, _ in head] + points + [p for p, _ in tail],
            [f for _, f in head] + factors + [f for _, f in tail])


def ball(radius, material, at=(0, 0, 0), stretch=(1, 1, 1), turn=(0, 0, 0)):
    """A ball or an egg; `at` is its middle."""
    mesh = bpy.data.meshes.new('ball')
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=64, v_segments=40, radius=radius)
    bmesh.ops.scale(bm, vec=stretch, verts=bm.verts)
    bm.to_mesh(mesh)
    bm.free()
    return add(mesh, material, at, turn, 180)


def ring(radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), flat=1.0):
    """A ring that lies on its side; `thickness` is the radius of its wire."""
    path = [(radius * math.cos(a), radius * math.sin(a), 0)
            for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)]
    return tube(path, thickness, material, at, turn, closed=True, flat=flat)


def sheet(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), thickness=0.02,
          steps=80):
    """A cloth: `height(u, v)` (u, v from -1 to 1) is its z, or a whole point (x, y, z)."""
    vertices = []
    for j in range(steps + 1):
        for i in range(steps + 1):
            u, v = 2 * i / steps - 1, 2 * j / steps - 1
            h = height(u, v)
            vertices.append(h if isinstance(h, tuple) else (u * width / 2, v * depth / 2, h))
    row = steps + 1
    faces = [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i]
             for j in range(steps) for i in range(steps)]
    return thicken(from_faces(vertices, faces, material, at, turn, 80), thickness)


def beyond(thing):
    """Lets a thing leave the picture, a cable upwards: the picture is fitted to the others."""
    thing['beyond'] = True
    return thing
