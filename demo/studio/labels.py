"""Prints and labels on fronts and around bottles."""
import math

import bmesh
import bpy

from meshes import add, thicken


def decal(outline, material, at=(0, 0, 0), turn=(0, 0, 0), around=None, lift=0.004, thickness=0.0,
          holes=()):
    """A print or label in x and z on a front (y = 0) or bent `around` an upright radius.

    `around` may be a function of z. `at` then shifts it along the surface in x and z.
    """
    bm = bmesh.new()
    edges = []
    for line in (outline, *holes):
        verts = [bm.verts.new((x, 0, z)) for x, z in line]
        edges += [bm.edges.new((verts[i - 1], verts[i])) for i in range(len(verts))]
    bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True, normal=(0, -1, 0))
    if around:
        _bend(bm, around if callable(around) else lambda z: around, at, lift)
        at = (0, 0, 0)
    mesh = bpy.data.meshes.new('decal')
    for face in bm.faces:
        if face.calc_center_median().dot(face.normal) < 0 if around else face.normal.y > 0:
            face.normal_flip()
    bm.to_mesh(mesh)
    bm.free()
    if not around:
        at = (at[0], at[1] - lift, at[2])
    thing = add(mesh, material, at, turn, 60)
    return thicken(thing, thickness, 1) if thickness else thing


def _bend(bm, radius, at, lift):
    """Slices a flat form into narrow strips and lays them around an upright axis."""
    for axis, normal in ((0, (1, 0, 0)), (2, (0, 0, 1))):
        values = [v.co[axis] for v in bm.verts]
        low, high = min(values), max(values)
        slices = max(2, int((high - low) / 0.03))
        for k in range(1, slices):
            plane = [0, 0, 0]
            plane[axis] = low + (high - low) * k / slices
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
                                   plane_co=plane, plane_no=normal)
    for v in bm.verts:
        z = v.co.z + at[2]
        r = radius(z) + lift
        a = (v.co.x + at[0]) / r
        v.co = (r * math.sin(a), -r * math.cos(a), z)


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
