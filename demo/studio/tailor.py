"""Garments sewn of two panels, which then fall as cloth does: around a body that is not seen, or on the ground."""
import math
from dataclasses import dataclass

import bmesh
import bpy
from mathutils import Vector, geometry
from mathutils.bvhtree import BVHTree
from mathutils.kdtree import KDTree

from meshes import add, thicken
from modelling import dense, stitches, tube


@dataclass(frozen=True)
class Edge:
    """A part of a panel's outline; `open` where nothing is sewn to it, `band` how wide its hem or rib is."""

    points: tuple
    open: bool = False
    band: float = 0.0
    held: bool = False
    rib: bool = False


@dataclass(frozen=True)
class Cloth:
    """How the cloth falls: `stiff` against bending, `more` of it than the body needs, `frames` long."""

    stiff: float = 6.0
    more: float = 0.04
    frames: int = 50
    mass: float = 0.25
    gravity: float = -9.8
    pressure: float = 0.0


def resampled(points, step):
    """The line with points about `step` apart, its ends where they were."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    total = sum(lengths)
    n = max(1, round(total / step))
    line, i, gone = [tuple(points[0])], 0, 0.0
    for k in range(1, n):
        due = total * k / n
        while gone + lengths[i] < due:
            gone += lengths[i]
            i += 1
        t = (due - gone) / lengths[i]
        a, b = points[i], points[i + 1]
        line.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return line + [tuple(points[-1])]


def mirrored_edges(edges):
    """Right half (from the top middle to the bottom middle), then the left half back to the top."""
    return list(edges) + [Edge(tuple((-x, z) for x, z in e.points[::-1]), e.open, e.band, e.held, e.rib)
                          for e in edges[::-1]]


class Panel:
    """One side of a garment, flat, as triangles."""

    def __init__(self, edges, step, lines=()):
        self.edges, self.step, self.lines = edges, step, lines
        self.outline, self.open = [], set()
        for edge in edges:
            line = resampled(edge.points, step)
            if edge.open:
                self.open |= {key(p) for p in line[1:-1]}
            self.outline += line[:-1]
        self.flat, self.faces = self._filled()
        self.tree = BVHTree.FromPolygons([(x, 0, z) for x, z in self.flat], self.faces)

    def bands(self):
        return [edge for edge in self.edges if edge.band]

    def _filled(self):
        points = [Vector(p) for p in self.outline]
        n = len(points)
        edges = [(i, (i + 1) % n) for i in range(n)]
        fixed = list(self.outline)
        rim = tree_of(self.outline)
        drawn = [inset(edge.points, edge.band, self.step) for edge in self.bands()]
        for line in drawn + [resampled(line, self.step) for line in self.lines]:
            line = [p for p in line if inside(p, self.outline) and nearest(p, rim) > self.step * 0.3]
            edges += [(len(points) + i, len(points) + i + 1) for i in range(len(line) - 1)
                      if math.dist(line[i], line[i + 1]) < self.step * 2.5]
            points += [Vector(p) for p in line]
            fixed += line
        xs, zs = [p[0] for p in self.outline], [p[1] for p in self.outline]
        fixed = tree_of(fixed)
        row, z = 0, min(zs)
        while z < max(zs):
            x = min(xs) + (self.step / 2 if row % 2 else 0)
            while x < max(xs):
                if inside((x, z), self.outline) and nearest((x, z), fixed) > self.step * 0.62:
                    points.append(Vector((x, z)))
                x += self.step
            row, z = row + 1, z + self.step * 0.866
        verts, _, faces, *_ = geometry.delaunay_2d_cdt(points, edges, [], 1, 1e-6)
        return [(v.x, v.y) for v in verts], [list(f) for f in faces]


def key(p):
    return (round(p[0], 4), round(p[1], 4))


def inside(p, outline):
    x, z = p
    odd = False
    for (ax, az), (bx, bz) in zip(outline, outline[1:] + outline[:1]):
        if (az > z) != (bz > z) and x < ax + (z - az) / (bz - az) * (bx - ax):
            odd = not odd
    return odd


def tree_of(points):
    tree = KDTree(len(points))
    for i, (x, z) in enumerate(points):
        tree.insert((x, z, 0), i)
    tree.balance()
    return tree


def nearest(p, tree):
    return tree.find((p[0], p[1], 0))[2]


def inset(points, width, step):
    """A line beside an edge, to the right of its direction (clockwise outlines: inwards)."""
    line = resampled(points, step)
    moved = []
    for i, p in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dz)
        moved.append((p[0] + dz / length * width, p[1] - dx / length * width))
    return moved


def off(p, line):
    """How far a point is from an open line."""
    least = 9.0
    for (ax, az), (bx, bz) in zip(line, line[1:]):
        dx, dz = bx - ax, bz - az
        t = min(max(((p[0] - ax) * dx + (p[1] - az) * dz) / max(dx * dx + dz * dz, 1e-12), 0), 1)
        least = min(least, math.hypot(p[0] - ax - t * dx, p[1] - az - t * dz))
    return least


class Garment:
    """Front and back, sewn together wherever their outlines meet and are not open.

    `form(x, z)` is how far the cloth lies from the middle plane before it falls; `body(x, z)` how far the
    body lies within the cloth, None where there is none.
    """

    def __init__(self, front, back, form, materials, cloth=Cloth(), body=None, step=0.03, thickness=0.012,
                 lines=(), waist=None, over=None):
        self.panels = (Panel(mirrored_edges(front), step, lines), Panel(mirrored_edges(back), step))
        self.form, self.cloth, self.waist, self.over = form, cloth, waist, over
        vertices, faces, self.where, rows = [], [], [], []
        sewn = {}
        for panel, sign in zip(self.panels, (-1, 1)):
            rim = {key(p) for p in panel.outline} - panel.open
            index = []
            for x, z in panel.flat:
                at = sewn.get(key((x, z))) if key((x, z)) in rim else None
                if at is None:
                    at = len(vertices)
                    vertices.append((x, sign * form(x, z), z))
                    if key((x, z)) in rim:
                        sewn[key((x, z))] = at
                index.append(at)
            self.where.append(index)
            for face in panel.faces:
                a, b, c = (index[i] for i in face)
                faces.append((a, b, c) if sign < 0 else (a, c, b))
                middle = tuple(sum(panel.flat[i][k] for i in face) / 3 for k in (0, 1))
                rows.append(1 if any(e.rib and off(middle, e.points) < e.band for e in panel.bands()) else 0)
        mesh = bpy.data.meshes.new('garment')
        mesh.from_pydata(vertices, [], faces)
        self.thing = add(mesh, materials[0], smooth=180)
        for material in materials[1:]:
            mesh.materials.append(material)
        for face, row in zip(mesh.polygons, rows):
            face.material_index = min(row, len(materials) - 1)
        self._outward()
        self._fall(body)
        self._finish(thickness)

    def _outward(self):
        mesh = self.thing.data
        front = mesh.polygons[0]
        if front.normal.y > 0:
            mesh.flip_normals()

    def _held(self, panel):
        return [e for e in panel.edges if e.held]

    def _fall(self, body):
        scene = bpy.context.scene
        colliders = [] if body is None else [self._body(body)]
        pins = self.thing.vertex_groups.new(name='held')
        for panel, index in zip(self.panels, self.where):
            for (x, z), at in zip(panel.flat, index):
                if self.waist and abs(z - self.waist) < 0.04 \
                        or any(off((x, z), e.points) < max(e.band, 0.01) for e in self._held(panel)):
                    pins.add([at], 1.0, 'REPLACE')
        m = self.thing.modifiers.new('cloth', 'CLOTH')
        s, c = m.settings, self.cloth
        s.quality, s.mass, s.air_damping = 5, c.mass, 1.0
        s.tension_stiffness = s.compression_stiffness = 40
        s.shear_stiffness, s.bending_stiffness = 20, c.stiff
        s.tension_damping = s.compression_damping = s.shear_damping = 10
        s.bending_damping = 0.5
        s.shrink_min = -c.more
        s.vertex_group_mass = 'held'
        s.effector_weights.gravity = -c.gravity / 9.8
        if c.pressure:
            s.use_pressure, s.uniform_pressure_force = True, c.pressure
        m.collision_settings.use_self_collision = False
        m.collision_settings.distance_min = 0.012
        m.point_cache.frame_start, m.point_cache.frame_end = 1, c.frames
        scene.frame_start, scene.frame_end = 1, c.frames
        for frame in range(1, c.frames + 1):
            scene.frame_set(frame)
        graph = bpy.context.evaluated_depsgraph_get()
        fallen = [v.co.copy() for v in self.thing.evaluated_get(graph).data.vertices]
        self.thing.modifiers.remove(m)
        for vertex, co in zip(self.thing.data.vertices, fallen):
            vertex.co = co
        for one in colliders:
            bpy.data.objects.remove(one)
        scene.frame_set(1)

    def _body(self, body):
        """The body that the cloth lies on: the garment itself before it fell, a little smaller."""
        other = self.thing.copy()
        other.data = self.thing.data.copy()
        bpy.context.scene.collection.objects.link(other)
        mesh = other.data
        mesh.calc_normals()
        insets = {}
        for panel, index in zip(self.panels, self.where):
            for (x, z), at in zip(panel.flat, index):
                insets[at] = body(x, z)
        normals = [v.normal.copy() for v in mesh.vertices]
        bm = bmesh.new()
        bm.from_mesh(mesh)
        bm.verts.ensure_lookup_table()
        gone = []
        for i, vertex in enumerate(bm.verts):
            if insets[i] is None:
                gone.append(vertex)
            else:
                vertex.co -= normals[i] * insets[i]
        bmesh.ops.delete(bm, geom=gone, context='VERTS')
        bm.to_mesh(mesh)
        bm.free()
        other.modifiers.new('collision', 'COLLISION')
        other.collision.thickness_outer = 0.01
        other.collision.cloth_friction = 8
        return other

    def _finish(self, thickness):
        """Hems are double, so they stand out a little; the cloth is smoothed and gets its thickness."""
        mesh = self.thing.data
        mesh.update()
        mesh.calc_normals()
        self.normals = [v.normal.copy() for v in mesh.vertices]
        for k, (panel, index) in enumerate(zip(self.panels, self.where)):
            for (x, z), at in zip(panel.flat, index):
                out = 0.007 if any(off((x, z), e.points) < e.band - 0.004 for e in panel.bands()) else 0.0
                out += self.over(x, z) if self.over and k == 0 else 0.0
                mesh.vertices[at].co += self.normals[at] * out
        self.points = [v.co.copy() for v in mesh.vertices]
        m = self.thing.modifiers.new('finer', 'SUBSURF')
        m.levels = m.render_levels = 1
        thicken(self.thing, thickness, 0).modifiers['thicken'].use_even_offset = False

    def at(self, x, z, lift=0.0, back=False):
        """The place on the fallen cloth of a point of the flat panel, `lift` above it."""
        panel, index = self.panels[int(back)], self.where[int(back)]
        spot, _, face, _ = panel.tree.find_nearest((x, 0, z))
        corners = panel.faces[face]
        flat = [Vector((panel.flat[i][0], 0, panel.flat[i][1])) for i in corners]
        weights = barycentric(spot, *flat)
        place = sum((self.points[index[i]] * w for i, w in zip(corners, weights)), Vector())
        normal = sum((self.normals[index[i]] * w for i, w in zip(corners, weights)), Vector()).normalized()
        return place + normal * lift

    def line(self, points, lift=0.0, back=False, step=0.02):
        """A line of the flat panel as one on the fallen cloth."""
        return [self.at(x, z, lift, back) for x, z in resampled(points, step)]

    def seam(self, points, thread, back=False, lift=0.008, **settings):
        fine = {'length': 0.020, 'gap': 0.013, 'thickness': 0.004, **settings}
        return stitches(dense(self.line(points, lift, back)), thread, **fine)

    def cord(self, points, radius, material, back=False, lift=0.006):
        return tube(self.line(points, lift, back), radius, material, steps=8)

    def patch(self, outline, material, lift=0.016, thickness=0.012, step=0.025, puff=0.0):
        """A piece sewn on: a collar, a pocket, a belt; its outline is that of the flat front. Its middle rises by `puff`."""
        panel = Panel([Edge(tuple(outline) + (outline[0],))], step)
        middle = [(sum(p[k] for p in outline) / len(outline)) for k in (0, 1)]
        reach = max(math.dist(middle, p) for p in outline)
        vertices = [self.at(x, z, lift + puff * (1 - math.dist((x, z), middle) / reach)) for x, z in panel.flat]
        mesh = bpy.data.meshes.new('patch')
        mesh.from_pydata(vertices, [], panel.faces)
        thing = thicken(add(mesh, material, smooth=50), thickness, 0)
        m = thing.modifiers.new('round', 'BEVEL')
        m.width, m.segments, m.limit_method = thickness * 0.4, 2, 'ANGLE'
        return thing

    def strap(self, points, width, thickness, material, lift=0.02):
        """A band all around: over the front, and back again behind."""
        path = self.line(points, lift) + self.line(points[::-1], lift, True)[1:-1]
        vertices, faces = [], []
        n = len(path)
        section = [(-1, 0), (-0.9, 1), (0.9, 1), (1, 0)]
        middle = sum(path, Vector()) / n
        for p in path:
            out = Vector((p.x - middle.x, p.y - middle.y, 0)).normalized()
            vertices += [p + out * thickness * b + Vector((0, 0, width / 2 * a)) for a, b in section]
        m = len(section)
        faces = [(i * m + k, ((i + 1) % n) * m + k, ((i + 1) % n) * m + (k + 1) % m, i * m + (k + 1) % m)
                 for i in range(n) for k in range(m)]
        mesh = bpy.data.meshes.new('strap')
        mesh.from_pydata(vertices, [], faces)
        return add(mesh, material, smooth=60)


def barycentric(p, a, b, c):
    v0, v1, v2 = b - a, c - a, p - a
    d00, d01, d11, d20, d21 = v0.dot(v0), v0.dot(v1), v1.dot(v1), v2.dot(v0), v2.dot(v1)
    k = d00 * d11 - d01 * d01
    v, w = (d11 * d20 - d01 * d21) / k, (d00 * d21 - d01 * d20) / k
    return 1 - v - w, v, w


def hollow(shoulder, under, depth, reach=0.34):
    """The form of what is worn: deep in its middle, closing towards the seams of shoulders and sides."""
    def form(x, z):
        d, e = (min(1.0, off((abs(x), z), line) / reach) for line in (shoulder, under))
        return (depth(z) if callable(depth) else depth) * math.sqrt(d * (2 - d) * e * (2 - e))
    return form
