"""Forms that grow into each other, and the thread that holds soft things together."""
import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from meshes import add


def melted(balls, material, at=(0, 0, 0), turn=(0, 0, 0), voxel=0.03, smooth=10):
    """One skin over many balls: each is (middle, (rx, ry, rz)[, turn in degrees])."""
    bm = bmesh.new()
    for middle, radii, *rest in balls:
        angles = Euler([math.radians(a) for a in (rest[0] if rest else (0, 0, 0))])
        matrix = (Matrix.Translation(middle) @ angles.to_matrix().to_4x4()
                  @ Matrix.Diagonal((*radii, 1)))
        bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=1, matrix=matrix)
    mesh = bpy.data.meshes.new('melted')
    bm.to_mesh(mesh)
    bm.free()
    thing = add(mesh, material, at, turn, 180)
    m = thing.modifiers.new('skin', 'REMESH')
    m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', voxel, True
    m = thing.modifiers.new('smooth', 'SMOOTH')
    m.factor, m.iterations = 0.5, smooth
    return thing


def stitches(path, material, length=0.05, gap=0.03, thickness=0.008):
    """A seam: short threads along a line in space, as one object."""
    bm = bmesh.new()
    points = [Vector(p) for p in path]
    walked, start = 0.0, None
    for a, b in zip(points, points[1:]):
        step = (b - a).length
        place = walked % (length + gap)
        if place < length and start is None:
            start = a
        elif place >= length and start is not None:
            _thread(bm, start, a, thickness)
            start = None
        walked += step
    mesh = bpy.data.meshes.new('seam')
    bm.to_mesh(mesh)
    bm.free()
    return add(mesh, material, smooth=180)


def _thread(bm, start, end, thickness):
    along = end - start
    if along.length < 1e-6:
        return
    matrix = (Matrix.Translation((start + end) / 2) @ along.to_track_quat('Z', 'Y').to_matrix()
              .to_4x4() @ Matrix.Diagonal((thickness, thickness, along.length * 0.5, 1)))
    bmesh.ops.create_uvsphere(bm, u_segments=8, v_segments=6, radius=1, matrix=matrix)


def dense(path, step=0.006):
    """More points on a line, so that stitches can begin anywhere."""
    points = [Vector(p) for p in path]
    line = []
    for a, b in zip(points, points[1:]):
        n = max(1, int((b - a).length / step))
        line += [a.lerp(b, i / n) for i in range(n)]
    return line + [points[-1]]
