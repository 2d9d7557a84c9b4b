"""Packages and their labels: cartons, pouches, bottles, jars, tubes."""
import math

from mathutils import Vector, noise

from copies import group
from labels import decal, printed
from lines import rectangle, rounded, spline
from materials import foil, glass, matt, paper, part, plastic
from meshes import from_faces
from modelling import box, lathe


def stamp(outlines, size, material, at, **surface):
    """Prints an emblem."""
    return [decal([(x * size, z * size) for x, z in outline], material, at, **surface)
            for outline in outlines]


def lines_of_print(width, at, material, rows=2, gap=0.055, height=0.014, **surface):
    """Thin bars, as small print is seen from afar."""
    shares = (1.0, 0.72, 0.86, 0.55)
    return [decal(rectangle(width * shares[i % 4], height, height * 0.45), material,
                  (at[0], at[1], at[2] - i * gap), **surface) for i in range(rows)]


def label(width, height, at, lift=0.004, **surface):
    """A paper label, which the shop prints. `surface` is what `decal` takes: around=radius or onto=function."""
    return printed(width, height, paper(part(2)), at, corner=min(width, height) * 0.05, lift=lift, **surface)


def carton(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A folding box; the flap's edge shows on top."""
    body = box((width, depth, height), material, round=0.012, segments=3)
    flap = box((width - 0.02, 0.012, 0.006), material, (0, -depth / 2 + 0.03, height - 0.002),
               round=0.002)
    return group([body, flap], at, turn) if at != (0, 0, 0) or turn != (0, 0, 0) else body


class Pouch:
    """A stand-up pouch: wide and deep at its foot, sealed flat at its top."""

    def __init__(self, width, height, depth, material, crumple=0.02):
        self.width, self.height, self.depth = width, height, depth
        self.crumple = crumple
        self._build(material)

    def thickness(self, x, z):
        """Half of how deep it is at a place of its front."""
        t = min(max(z / self.height, 0), 1)
        full = min(1, t * 7 + 0.62) * (1 - max(0, (t - 0.25) / 0.67) ** 1.7) if t < 0.92 else 0
        across = max(0.0, 1 - abs(2 * x / self.width) ** 2.2) ** 0.55
        return max(self.depth / 2 * full, 0.004) * across + 0.004

    def front(self, x, z):
        """The y of the front at (x, z), for `decal(onto=pouch.front)`."""
        v = Vector((x * 2.1, 0.4, z * 2.1))
        t = z / self.height
        calm = min(1, max(0, (0.9 - t) * 6))
        wave = noise.noise(v) + 0.5 * noise.noise(v * 2.3 + Vector((3, 1, 7)))
        return -self.thickness(x, z) + wave * self.crumple * calm

    def _build(self, material):
        columns, rows = 64, 96
        vertices, faces = [], []
        for side in (1, -1):
            for j in range(rows + 1):
                for i in range(columns + 1):
                    z = self.height * j / rows
                    # Its sides are drawn in a little where it is full.
                    full = self.thickness(0, z) / self.depth
                    x = self.width * (i / columns - 0.5) * (1 - 0.10 * full)
                    y = self.front(self.width * (i / columns - 0.5), z) * side
                    vertices.append((x, y, z))
        row = columns + 1
        for start in (0, (rows + 1) * row):
            faces += [[start + j * row + i, start + j * row + i + 1,
                       start + (j + 1) * row + i + 1, start + (j + 1) * row + i]
                      for j in range(rows) for i in range(columns)]
        back = (rows + 1) * row
        faces += [[i, i + 1, back + i + 1, back + i] for i in range(columns)]
        self.body = from_faces(vertices, faces, material, smooth=80)
        for k in range(5):
            z = self.height * (0.93 + 0.013 * k)
            decal(rectangle(self.width * 0.98, 0.006), material, (0, 0, z), onto=self.front,
                  lift=0.006)


def screw_cap(radius, height, material, z, ribs=48):
    """A ribbed cap."""
    def wave(a, h):
        inside = z + height * 0.08 < h < z + height * 0.86
        return 1 + (0.012 * math.cos(ribs * a) if inside else 0)
    return lathe([(0, z), (radius, z, 0.01), (radius, z + height * 0.04), (radius, z + height * 0.12),
                  (radius, z + height * 0.84), (radius, z + height, 0.035), (0, z + height)],
                 material, steps=ribs * 6, round=0.01, wave=wave)


def bottle(profile, material, round=0.06, **settings):
    """A bottle from its outer profile, which starts with (radius, 0); the foot is drawn in."""
    first = profile[0][0]
    return lathe([(0, 0.02), (first * 0.78, 0.02, 0.01), (first * 0.84, 0, 0.01),
                  (first, 0.005, 0.06)] + profile[1:], material, round=round, **settings)
