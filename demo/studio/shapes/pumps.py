"""Pumps on a block heel."""
import bpy

from materials import *
from modelling import *
from registry import shape
from shapes.shoes import Last, curved, eased, second


@shape('heels-block', turn=-30, rise=14)
def heels_block():
    before = set(bpy.data.objects)
    last = Last(top=eased((0, 1.06), (0.12, 0.99), (0.40, 0.72), (0.60, 0.50), (0.72, 0.40), (0.86, 0.32), (1, 0.24)),
                floor=eased((0, 0.62), (0.16, 0.57), (0.40, 0.34), (0.62, 0.11), (0.75, 0.05), (1, 0.06)),
                opening=(0.36, 0.34, 66), depth=0.32, toe=2.5,
                widths=((0, 0.22), (0.3, 0.20), (0.70, 0.31), (1, 0.29)))
    hide, sole = leather(part(1), 0.34, 90, 0.10), plastic('#2a2422', 0.4)
    last.skin(hide)
    under = curved(*eased((0, 0.59), (0.16, 0.54), (0.40, 0.31), (0.62, 0.08), (0.75, 0.02), (1, 0.035)))
    last.sole([(under, -0.02), (under, 0.008), (lambda s: under(s) + 0.045, 0.012), (lambda s: under(s) + 0.05, -0.02)],
              sole)
    heel(last, under, hide, 0.03)
    heel(last, lambda s: 0.03, sole, 0.0, 0.965)
    last.collar(leather(part(1, 0.85), 0.3, 90, 0.06), 0.014)
    second(made_since(before), (0.24, 0.80, 0), 14)


def heel(last, top, material, bottom, narrow=0.93, reach=0.20):
    """A block under the shoe's back, as wide as the shoe, upright in front; it narrows towards the ground."""
    shares = [reach * (k / 28) ** 2 for k in range(29)]
    rim = [(s, 1) for s in shares] + [(s, -1) for s in shares[::-1]]
    levels = 10
    vertices = []
    for level in range(levels + 1):
        t = level / levels
        for s, side in rim:
            wide = 1 - (1 - narrow) * (1 - t) ** 0.8
            x, y = last.x(s), side * last.half(s, 0.004) * wide
            front = last.x(reach)
            vertices.append((front + (x - front) * (wide if bottom else narrow), y, bottom + (top(s) + 0.02 - bottom) * t))
    n = len(rim)
    faces = [[k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i]
             for k in range(levels) for i in range(n)]
    for start in (0, levels * n):
        faces += [[start + i for i in dict.fromkeys((k, k + 1, n - k - 2, n - 1 - k))] for k in range(n // 2 - 1)]
    return from_faces(vertices, faces, material, smooth=50)
