"""The studio: ground, light and camera, fitted to whatever stands in it."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Euler, Vector

import materials
import modelling

SIDE = 800
FLOOR = 0.82
# The most of the picture's width, of its height, and of the root of its area.
WIDTH, HEIGHT, AREA = 0.84, 0.72, 0.62
DISTANCE = 9.0
LENS = 70.0
SENSOR = 36.0
AOVS = ('object', 'part1', 'part2', 'metal')


@dataclass(frozen=True)
class View:
    """`turn` of the product and `rise` of the camera, in degrees."""

    turn: float
    rise: float


def views_of(turn=0.0, rise=11.0):
    """A product's two views; a shape may ask for another front."""
    return {'front': View(turn, rise), 'angle': View(turn - 35, min(rise + 9, 60))}


def clear():
    """An empty scene with the studio's settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = scene.render.resolution_y = SIDE
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.exr_codec = 'NONE'
    scene.render.image_settings.color_depth = '32'
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device, cycles.use_denoising = 'CPU', False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 3.0
    _record(bpy.context.view_layer)
    return scene


def _record(layer):
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    layer.use_pass_glossy_color = True
    layer.cycles.denoising_store_passes = True
    for name in AOVS:
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'VALUE'


def furnish(root, things, hung=False):
    """Puts ground (or a wall that turns with what hangs on it), lamps and camera around the product."""
    if hung:
        _wall(root, _points(things)[:, 1].max())
    else:
        _ground()
    _light()


def visit(place):
    """Builds a place under the studio's light and looks at where a product would stand."""
    stand_in = modelling.box((1.3, 1.3, 1.7), None, round=0)
    root = hold([stand_in])
    _light()
    fit(root, [stand_in], View(0, place.rise))
    bpy.data.objects.remove(stand_in)
    place.build()
    lens = bpy.context.scene.camera.data
    lens.dof.use_dof, lens.dof.focus_distance = True, DISTANCE
    lens.dof.aperture_fstop = LENS / 1000 / place.blur


def _light():
    """Lamps, room and camera."""
    _lamp((-3.9, -2.9, 4.3), 2.0, 320, (1, 0.98, 0.955))
    _lamp((4.6, -3.0, 2.4), 2.0, 45, (0.94, 0.97, 1))
    _lamp((1.2, 2.8, 4.6), 2.0, 100, (1, 1, 1))
    _lamp((0, 1.5, 9), 6, 420, (1, 0.99, 0.97), (0, 7.5, 2.5))
    _surroundings()
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    camera.data.lens, camera.data.sensor_width = LENS, SENSOR
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def _ground():
    """A roll of paper: flat, then up the wall in a wide curve."""
    bend = [(3.5 + 5 * math.sin(a), 5 - 5 * math.cos(a))
            for a in np.linspace(0, math.pi / 2, 33)]
    profile = [(-14, 0), *bend, (8.5, 16)]
    vertices = [(x, y, z) for x in (-16, 16) for y, z in profile]
    n = len(profile)
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata(vertices, [], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)])
    mesh.materials.append(materials.ground())
    for face in mesh.polygons:
        face.use_smooth = True
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('ground', mesh))


def _wall(root, y):
    mesh = bpy.data.meshes.new('wall')
    mesh.from_pydata([(x, y, z) for x, z in ((-16, -16), (16, -16), (16, 16), (-16, 16))], [], [(0, 1, 2, 3)])
    mesh.materials.append(materials.ground())
    wall = bpy.data.objects.new('wall', mesh)
    bpy.context.scene.collection.objects.link(wall)
    wall.parent = root


def _lamp(at, size, power, colour, target=(0, 0, 0.9)):
    data = bpy.data.lights.new('lamp', 'AREA')
    data.size, data.energy, data.color = size, power, colour
    lamp = bpy.data.objects.new('lamp', data)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def _surroundings():
    """A room that is darker towards the camera's back, so that metal has something to show."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    for position, level in ((0.0, 0.25), (0.42, 0.08), (0.55, 0.22), (1.0, 0.6)):
        element = ramp.color_ramp.elements.new(position) if 0 < position < 1 else \
            ramp.color_ramp.elements[int(position)]
        element.color = (level, level, level * 1.02, 1)
    half = tree.nodes.new('ShaderNodeMapRange')
    half.inputs['From Min'].default_value = -1
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], half.inputs['Value'])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = 0.6


def hold(things):
    """Gathers the product's objects under one empty, by which it is turned and scaled."""
    root = bpy.data.objects.new('product', None)
    bpy.context.scene.collection.objects.link(root)
    for thing in things:
        if thing.parent is None:
            thing.parent = root
    return root


def _points(things):
    """All visible points of the product in the product's own space, without what leaves the picture."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for thing in things:
        if thing.type not in ('MESH', 'CURVE', 'FONT') or thing.hide_render or thing.get('beyond'):
            continue
        seen = thing.evaluated_get(graph)
        mesh = seen.to_mesh()
        flat = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', flat)
        matrix = np.array(seen.matrix_world)
        clouds.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        seen.to_mesh_clear()
    return np.concatenate(clouds)


def fit(root, things, view, fill=1.0):
    """Turns and scales the product and points the camera, so that it fills the picture.

    Returns where it then is: left, top, right and bottom as shares of the picture.
    """
    root.rotation_euler, root.scale, root.location = (0, 0, 0), (1, 1, 1), (0, 0, 0)
    bpy.context.view_layer.update()
    points = _points(things)
    low, high = points.min(0), points.max(0)
    points -= ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])
    turn = np.array(Euler((0, 0, math.radians(view.turn))).to_matrix())
    points = points @ turn.T
    rise = math.radians(view.rise)
    right = np.array((1, 0, 0))
    back = np.array((0, -math.cos(rise), math.sin(rise)))
    up = np.cross(back, right)
    scale = 1.0
    for _ in range(8):
        aim = np.array((0, 0, (high[2] - low[2]) * scale / 2))
        seen = points * scale - aim
        depth = DISTANCE - seen @ back
        u, v = (seen @ axis / depth * LENS / SENSOR for axis in (right, up))
        width, height = u.max() - u.min(), v.max() - v.min()
        scale *= fill / max(width / WIDTH, height / HEIGHT, math.sqrt(width * height) / AREA)
    # Flat things would cling to the lower edge, so they stand a little higher.
    floor = min(FLOOR, 0.57 + height / 2)
    root.scale = (scale,) * 3
    root.rotation_euler = (0, 0, math.radians(view.turn))
    shift = turn @ np.array(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])) * scale
    root.location = -Vector(shift)
    camera = bpy.context.scene.camera
    camera.location = Vector(aim + back * DISTANCE)
    camera.rotation_euler = (math.pi / 2 - rise, 0, 0)
    camera.data.shift_x = (u.max() + u.min()) / 2
    camera.data.shift_y = v.min() + (floor - 0.5)
    bpy.context.view_layer.update()
    left, right = u.min() - camera.data.shift_x + 0.5, u.max() - camera.data.shift_x + 0.5
    top = 0.0 if any(thing.get('beyond') for thing in things) else floor - height
    return left, top, right, floor
