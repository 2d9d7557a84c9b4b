"""Copies of things: moved, around an axis, mirrored; and things held together."""
import math

import bpy
from mathutils import Matrix, Vector


def copy(thing, at=(0, 0, 0), turn=None):
    """The same form in another place; `at` is added to where the first one is."""
    other = thing.copy()
    bpy.context.scene.collection.objects.link(other)
    other.location = thing.location + Vector(at)
    if turn is not None:
        other.rotation_euler = [math.radians(a) for a in turn]
    return other


def around(thing, count, centre=(0, 0, 0)):
    """Repeats a thing around an upright axis, itself included."""
    things = [thing]
    bpy.context.view_layer.update()
    for i in range(1, count):
        turn = (Matrix.Translation(centre) @ Matrix.Rotation(2 * math.pi * i / count, 4, 'Z')
                @ Matrix.Translation(-Vector(centre)))
        other = thing.copy()
        bpy.context.scene.collection.objects.link(other)
        other.matrix_world = turn @ thing.matrix_world
        things.append(other)
    return things


def mirrored(thing, axis='x'):
    """A mirror image across the plane through the origin."""
    bpy.context.view_layer.update()
    factors = [-1 if a == axis else 1 for a in 'xyz']
    other = thing.copy()
    bpy.context.scene.collection.objects.link(other)
    other.matrix_world = Matrix.Diagonal((*factors, 1)) @ thing.matrix_world
    return other


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Holds things together, so that they are moved, turned and scaled as one."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        if thing.parent is None:
            thing.parent = holder
    holder.location, holder.scale = at, (scale,) * 3
    holder.rotation_euler = [math.radians(a) for a in turn]
    return holder


def made_since(before):
    """The things added to the scene after `before = set(bpy.data.objects)`."""
    return [o for o in bpy.data.objects if o not in before]
