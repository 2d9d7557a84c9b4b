"""Meshes as objects of the scene, and what is done to their edges."""
import math

import bmesh
import bpy


def add(mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=35):
    """Puts a mesh into the scene; `turn` in degrees, `smooth` the angle up to which edges blend."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    if material is not None:
        mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    return thing


def from_faces(vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=35):
    """An object of given points and faces, its normals turned outwards."""
    mesh = bpy.data.meshes.new('form')
    mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], faces)
    return add(tidy(mesh), material, at, turn, smooth)


def tidy(mesh):
    """Merges double points and turns all faces outwards."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def bevel(thing, width, segments=3, angle=30):
    """Rounds the edges that are sharper than `angle`."""
    if width > 0:
        m = thing.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments, m.limit_method = width, segments, 'ANGLE'
        m.angle_limit, m.harden_normals = math.radians(angle), True
    return thing


def subdivide(thing, levels=2):
    """Smooths a coarse mesh."""
    m = thing.modifiers.new('subdivide', 'SUBSURF')
    m.levels = m.render_levels = levels
    return thing


def thicken(thing, thickness, offset=-1):
    """Gives a sheet a thickness (inwards by default)."""
    m = thing.modifiers.new('thicken', 'SOLIDIFY')
    m.thickness, m.offset, m.use_even_offset = thickness, offset, True
    return thing


def cut(thing, tool):
    """Takes the tool's volume out of the thing; the tool disappears."""
    m = thing.modifiers.new('cut', 'BOOLEAN')
    m.operation, m.object, m.solver = 'DIFFERENCE', tool, 'EXACT'
    tool.hide_render = True
    tool['tool'] = True
    return thing
