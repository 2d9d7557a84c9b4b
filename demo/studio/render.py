"""Renders products: blender -b -P demo/studio/render.py -- --only teapot --view front."""
import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402

import exr  # noqa: E402
import frame  # noqa: E402
import labels  # noqa: E402
import noise  # noqa: E402
import png  # noqa: E402
import region  # noqa: E402
from places import PLACES  # noqa: E402
from registry import all_shapes  # noqa: E402

# The raw files hold linear light up to this level; demo/studio/develop.ts knows it too.
RANGE = 4.0


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--only', default='', help='ids, comma-separated')
    parser.add_argument('--places', action='store_true', help='renders places, not products')
    parser.add_argument('--prints', action='store_true', help='writes only where something is printed')
    parser.add_argument('--view', choices=('front', 'angle'))
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--side', type=int, default=frame.SIDE)
    parser.add_argument('--out', default='/tmp/studio-out')
    parser.add_argument('--force', action='store_true', help='render again what exists')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])


def planes(channels, name, letters):
    return np.stack([channels[f'{name}.{c}'] for c in letters], 2)


def expose(scene, samples, path):
    """Two half renders with other random numbers, as channels."""
    halves = []
    for seed in (1, 2):
        scene.cycles.seed, scene.cycles.samples = seed, samples // 2
        scene.cycles.adaptive_min_samples = max(6, samples // 8)
        # Who asks for more samples than usual wants less grain too.
        scene.cycles.adaptive_threshold = 0.05 * min(1, 24 / samples) ** 2
        scene.render.filepath = path
        bpy.ops.render.render(write_still=True)
        halves.append(exr.read(path))
    os.remove(path)
    return halves


def lights_of(channels):
    """Diffuse light without the surface's colour, shine, and the rest (glass, glow)."""
    diffuse = planes(channels, 'DiffDir', 'RGB') + planes(channels, 'DiffInd', 'RGB')
    colour = planes(channels, 'DiffCol', 'RGB')
    shine = (planes(channels, 'GlossDir', 'RGB') + planes(channels, 'GlossInd', 'RGB')) \
        * planes(channels, 'GlossCol', 'RGB')
    rest = planes(channels, 'Combined', 'RGB') - diffuse * colour - shine
    return diffuse, shine, rest


def features_of(channels):
    """What the filter may not mix, each in units of how far apart two neighbours may be."""
    depth = channels['Denoising Depth.Z']
    parts = [planes(channels, 'Denoising Normal', 'XYZ') / 0.16,
             planes(channels, 'Denoising Albedo', 'RGB') / 0.08, (depth / 0.25)[..., None]]
    parts += [(channels[f'{name}.X'] / 0.25)[..., None] for name in frame.AOVS]
    return np.concatenate(parts, 2).astype(np.float32)


def materials_of(channels):
    return np.stack([np.clip(channels[f'{name}.X'], 0, 1) for name in frame.AOVS], 2)


def develop(halves):
    """Picture and layers (part 1, part 2, shine, object) as linear light."""
    edges = noise.Edges(*(features_of(half) for half in halves))
    first, second = (lights_of(half) for half in halves)
    colours = [planes(half, 'DiffCol', 'RGB') for half in halves]
    strictness = (0.3, 0.8, 3.0)
    lights = [noise.Light(a, b, s) for a, b, s in zip(first, second, strictness)]
    layers = sum(materials_of(half) for half in halves) / 2
    glassy = (layers[..., :1] > 0.03) & (layers[..., :1] < 0.97)
    # Glass half covers what is behind, so there even colours and layers are noisy.
    has_glass = glassy.mean() > 0.02
    if has_glass:
        lights.append(noise.Light(first[0] * colours[0], second[0] * colours[1], 0.4))
        lights += _layer_lights(halves)
    diffuse, shine, rest, *glass = noise.clean(lights, edges)
    diffuse = diffuse * sum(colours) / 2
    if has_glass:
        diffuse = np.where(glassy, glass[0], diffuse)
        layers = np.dstack([glass[1], glass[2][..., 2:]])
    covered, part1, part2, metal = (layers[..., i] for i in range(4))
    # A coloured metal's shine takes its colour, so it is not listed as white light.
    white = shine.mean(2) * (1 - metal)
    picture = diffuse + shine + rest
    return picture / RANGE, np.stack([part1, part2, white / RANGE, covered], 2)


def _layer_lights(halves):
    """The layers as images of three channels, to be filtered like light."""
    first, second = (materials_of(half) for half in halves)
    return [noise.Light(first[..., i:i + 3], second[..., i:i + 3]) for i in (0, 1)]


def photograph(scene, samples, side, bounds, path):
    """The whole picture and its layers: the ground rendered small, the product at full size."""
    part = region.around(bounds, side)
    scene.render.resolution_x = scene.render.resolution_y = side // region.SMALL
    region.limit(scene)
    ground, _ = develop(expose(scene, samples * 2, path))
    scene.render.resolution_x = scene.render.resolution_y = side
    region.limit(scene, part)
    picture, layers = develop(expose(scene, samples, path))
    bare = np.zeros((side, side, 4), np.float32)
    return (region.place(picture, part, region.enlarge(noise.blurred(ground, 6), side)),
            region.place(layers, part, bare))


def stand(shape):
    """An empty studio with the product in it."""
    scene = frame.clear()
    labels.PRINTED.clear()
    shape.build()
    things = list(bpy.data.objects)
    root = frame.hold(things)
    frame.furnish(root, things, shape.hung)
    return scene, root, things


def write_prints(scene, path):
    """Where in the picture the printed surfaces lie, each as a grid of points, shares of its side."""
    bpy.context.view_layer.update()
    surfaces = []
    for one in labels.PRINTED:
        seen = [world_to_camera_view(scene, scene.camera, point) for point in one.grid()]
        surfaces.append({'name': one.name, 'aspect': round(one.width / one.height, 3),
                         'points': [[round(p.x, 4), round(1 - p.y, 4)] for p in seen]})
    if surfaces:
        with open(path, 'w', encoding='utf-8') as file:
            json.dump({'cells': labels.CELLS, 'beyond': labels.BEYOND, 'surfaces': surfaces}, file,
                      separators=(',', ':'))


def render_places(options):
    """The places of `--only`, or all, empty."""
    for id in options.only.split(',') if options.only else PLACES:
        path = f'{options.out}/place-{id}'
        if os.path.exists(f'{path}.png') and not options.force:
            continue
        scene = frame.clear()
        frame.visit(PLACES[id])
        scene.render.resolution_x = scene.render.resolution_y = options.side
        picture, _ = develop(expose(scene, options.samples, f'{path}.exr'))
        png.write(f'{path}.png', picture)
        print(f'{id}: done', flush=True)


def main():
    options = arguments()
    if options.places:
        os.makedirs(options.out, exist_ok=True)
        return render_places(options)
    shapes = all_shapes()
    ids = options.only.split(',') if options.only else sorted(shapes)
    os.makedirs(options.out, exist_ok=True)
    for id in ids:
        shape = shapes[id]
        views = frame.views_of(shape.turn, shape.rise)
        wanted = [v for v in views if options.view in (None, v)
                  and (options.force or options.prints
                       or not os.path.exists(f'{options.out}/{id}-{v}-layers.png'))]
        if not wanted:
            continue
        scene, root, things = stand(shape)
        for view in wanted:
            start = time.time()
            bounds = frame.fit(root, things, views[view], shape.fill)
            path = f'{options.out}/{id}-{view}'
            write_prints(scene, f'{path}-print.json')
            if options.prints:
                continue
            picture, layers = photograph(scene, options.samples, options.side, bounds,
                                         f'{path}.exr')
            png.write(f'{path}.png', picture)
            png.write(f'{path}-layers.png', layers)
            print(f'{id} {view}: {time.time() - start:.0f} s', flush=True)


main()
