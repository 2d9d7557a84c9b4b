"""Prints and labels on fronts and around bottles."""
import math
from dataclasses import dataclass
from typing import Callable

import bmesh
import bpy
from mathutils import Euler, Vector

from lines import rectangle
from meshes import add, thicken

# How many cells of a printed surface's grid lie side by side and one above the other.
CELLS = 12
# How far the grid reaches beyond the surface, so that the print covers its very edge.
BEYOND = 0.03


@dataclass(frozen=True)
class Printed:
    """What the shop prints on: a thing, and where in its own space a place of the print is."""

    name: str
    thing: bpy.types.Object
    width: float
    height: float
    point: Callable[[float, float], tuple]

    def grid(self):
        """Points in space, row by row from the print's upper left corner, a little beyond its edges."""
        shares = [-BEYOND + (1 + 2 * BEYOND) * k / CELLS for k in range(CELLS + 1)]
        return [self.thing.matrix_world @ Vector(self.point((u - 0.5) * self.width, (0.5 - v) * self.height))
                for v in shares for u in shares]


# The printed surfaces of what stands in the studio.
PRINTED = []


def printed(width, height, material, at=(0, 0, 0), name='front', corner=0.004, **place):
    """A sheet on which the shop prints a cover or a label of its own; of `part(2)`, and placed as a decal."""
    thing = decal(rectangle(width, height, corner), material, at, **place)
    around, onto, lift = (place.get(key) for key in ('around', 'onto', 'lift'))
    if around or onto:
        bent = _surface(around, onto, 0.004 if lift is None else lift)
        PRINTED.append(Printed(name, thing, width, height, lambda x, z: bent(x + at[0], z + at[2])))
    else:
        PRINTED.append(Printed(name, thing, width, height, lambda x, z: (x, 0, z)))
    return thing


def cloth(width, height, at=(0, 0, 0)):
    """The field of a pattern that is woven into or printed on all that is of `part(1)`, seen from the front."""
    thing = bpy.data.objects.new('cloth', None)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    PRINTED.append(Printed('cloth', thing, width, height, lambda x, z: (x, 0, z)))


def shows(thing, width, height, middle=(0, 0)):
    """The shop shows a picture on this display, whose outline in x and z has its middle there; returns it."""
    x0, z0 = middle
    PRINTED.append(Printed('screen', thing, width, height, lambda x, z: (x + x0, 0, z + z0)))
    return thing


def decal(outline, material, at=(0, 0, 0), turn=(0, 0, 0), around=None, onto=None, lift=0.004,
          thickness=0.0, holes=(), cell=0.03):
    """A print or label in x and z on a front: flat, or laid on a surface.

    `around`: the radius of an upright bottle, a number or a function of z. `onto(x, z)` is the y of
    any other front. On both, `at` shifts the print along the surface in x and z, and it bends at every `cell`.
    """
    bm = bmesh.new()
    edges = []
    for line in (outline, *holes):
        verts = [bm.verts.new((x, 0, z)) for x, z in line]
        edges += [bm.edges.new((verts[i - 1], verts[i])) for i in range(len(verts))]
    bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True, normal=(0, -1, 0))
    for face in bm.faces:
        if face.normal.y > 0:
            face.normal_flip()
    if around or onto:
        _lay(bm, _surface(around, onto, lift), at, cell)
        at = (0, 0, 0)
    else:
        out = Euler([math.radians(a) for a in turn]).to_matrix() @ Vector((0, -lift, 0))
        at = tuple(Vector(at) + out)
    mesh = bpy.data.meshes.new('decal')
    bm.to_mesh(mesh)
    bm.free()
    thing = add(mesh, material, at, turn, 60)
    return thicken(thing, thickness, 1) if thickness else thing


def _surface(around, onto, lift):
    """The point in space of a point (x, z) of the print."""
    if onto:
        return lambda x, z: (x, onto(x, z) - lift, z)

    def bent(x, z):
        r = (around(z) if callable(around) else around) + lift
        return (r * math.sin(x / r), -r * math.cos(x / r), z)

    return bent


def _lay(bm, surface, at, cell):
    """Slices a flat form into small pieces, then moves each point onto the surface."""
    for axis in (0, 2):
        values = [v.co[axis] for v in bm.verts]
        low, high = min(values), max(values)
        slices = max(2, int((high - low) / cell))
        normal = (1, 0, 0) if axis == 0 else (0, 0, 1)
        for k in range(1, slices):
            plane = [0, 0, 0]
            plane[axis] = low + (high - low) * k / slices
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
                                   plane_co=plane, plane_no=normal)
    for v in bm.verts:
        v.co = surface(v.co.x + at[0], v.co.z + at[2])


def text(words, size, material, at=(0, 0, 0), turn=(90, 0, 0), depth=0.003):
    """Letters on a front, centred at `at`."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude = words, size, depth
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    thing = bpy.data.objects.new('text', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, [math.radians(a) for a in turn]
    curve.materials.append(material)
    return thing
