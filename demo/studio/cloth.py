"""Soft things: cushions, folded cloth."""
import math

import bmesh
import bpy
from mathutils import Vector, noise

from lines import rectangle
from meshes import add, from_faces, thicken


def cushion(size, material, at=(0, 0, 0), turn=(0, 0, 0), square=5.0, puff=0.0, crease=0.01):
    """A stuffed form; `at` is the middle of its underside.

    The higher `square`, the more it is a box; `puff` swells its middle, `crease` makes it uneven.
    """
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=28, use_grid_fill=True)
    half = Vector(size) / 2
    for v in bm.verts:
        p = v.co
        norm = sum(abs(c) ** square for c in p) ** (1 / square)
        p = p / norm
        swell = 1 + puff * (1 - p.x ** 2) * (1 - p.y ** 2)
        bump = noise.noise(Vector((p.x * 2.3, p.y * 2.3, p.z * 2.3)) + Vector(at)) * crease
        v.co = Vector((p.x * half.x, p.y * half.y, p.z * half.z * swell)) + p * bump
    low = min(v.co.z for v in bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, -low), verts=bm.verts)
    mesh = bpy.data.meshes.new('cushion')
    bm.to_mesh(mesh)
    bm.free()
    return add(mesh, material, at, turn, 180)


def pillow(size, material, at=(0, 0, 0), turn=(0, 0, 0), creases=0.02):
    """A pillow with four corners, its seam around the middle; `at` is its middle."""
    width, depth, height = size
    steps = 56
    vertices, faces = [], []
    for side in (1, -1):
        for j in range(steps + 1):
            for i in range(steps + 1):
                u, v = 2 * i / steps - 1, 2 * j / steps - 1
                # The stuffing pulls the edges in between the corners.
                x = u * (1 - 0.07 * (1 - v * v)) * width / 2
                y = v * (1 - 0.07 * (1 - u * u)) * depth / 2
                full = (1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)
                wave = noise.noise(Vector((u * 2.6, v * 2.6, side * 3.0))) * creases
                z = side * height / 2 * max(full, 0) ** 0.48 * (1 + wave * 6)
                vertices.append((x, y, z))
        start = 0 if side == 1 else (steps + 1) ** 2
        row = steps + 1
        faces += [[start + j * row + i, start + j * row + i + 1, start + (j + 1) * row + i + 1,
                   start + (j + 1) * row + i] for j in range(steps) for i in range(steps)]
    return from_faces(vertices, faces, material, at, turn, 80)


def folded(size, layers, material, at=(0, 0, 0), turn=(0, 0, 0), seed=0):
    """Cloth folded into a stack; its round folds look towards -y."""
    width, depth, height = size
    thickness = height / layers
    things = []
    for i in range(layers):
        wobble = [noise.noise(Vector((seed * 7 + i * 3.1 + k, 0.5, 0.2))) * 0.02 for k in range(3)]
        place = (at[0] + wobble[0], at[1] + wobble[1], at[2] + i * thickness)
        things.append(_fold((width + wobble[2], depth, thickness), material, place, turn, seed + i))
    return things


def _fold(size, material, at, turn, seed):
    """One double layer: a long loop of cloth, round in front, its ends open behind."""
    width, depth, height = size
    r = height / 2 * 0.98
    section = [(-depth / 2 + r + (depth - r) * t, r * 2) for t in (1.0, 0.75, 0.5, 0.25, 0.0)]
    section += [(-depth / 2 + r + r * math.cos(a), r + r * math.sin(a))
                for a in [math.pi / 2 + math.pi * k / 12 for k in range(1, 12)]]
    section += [(-depth / 2 + r + (depth - r) * t, 0.0) for t in (0.0, 0.25, 0.5, 0.75, 1.0)]
    steps = 60
    vertices = []
    for i in range(steps + 1):
        x = width * (i / steps - 0.5)
        for y, z in section:
            sway = noise.noise(Vector((x * 2.2, y * 1.5 + seed * 5, z * 4 + seed))) * 0.02
            # The sides of folded cloth are soft, so the layers come together there.
            side = max(0, abs(x) / (width / 2) - 0.9) / 0.1
            vertices.append((x, y + sway * 0.6, z + sway * 0.3 + (r - z) * 0.25 * side ** 2))
    n = len(section)
    faces = [[i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1]
             for i in range(steps) for k in range(n - 1)]
    return thicken(from_faces(vertices, faces, material, at, turn, 80), height * 0.36)


def ribbon(depth, height, breadth, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A band around a stack of things: upright, across its middle."""
    outline = rectangle(depth, height, min(depth, height) * 0.18, (0, height / 2))
    n = len(outline)
    vertices = [(x, y, z) for x in (-breadth / 2, breadth / 2) for y, z in outline]
    faces = [[k, (k + 1) % n, n + (k + 1) % n, n + k] for k in range(n)]
    return thicken(from_faces(vertices, faces, material, at, turn, 60), 0.012, 1)
