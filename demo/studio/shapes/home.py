"""Home: furniture, lamps, decoration."""
import math

from materials import *
from modelling import *
from registry import shape


@shape('sofa', turn=-18, rise=12)
def sofa():
    cloth = fabric(part(1), scale=110, weave=0.35)
    cushion((2.25, 0.98, 0.30), cloth, (0, 0, 0.22), square=14, crease=0.006)
    cushion((2.0, 0.30, 0.95), cloth, (0, 0.40, 0.25), (-6, 0, 0), square=9)
    for x in (-0.475, 0.475):
        cushion((0.945, 0.84, 0.25), cloth, (x, -0.08, 0.50), square=7, puff=0.18)
        cushion((0.93, 0.27, 0.62), cloth, (x, 0.20, 0.72), (-14, 0, 0), square=6, puff=0.1,
                crease=0.012)
    for x in (-1.06, 1.06):
        cushion((0.24, 0.98, 0.62), cloth, (x, 0, 0.22), square=7)
    pillow((0.50, 0.50, 0.20), fabric('#efe9dd', 80), (0.70, -0.06, 0.98), (66, 0, -12))
    for x in (-1.02, 1.02):
        for y in (-0.4, 0.4):
            lathe([(0, 0), (0.026, 0), (0.045, 0.24), (0, 0.24)], wood('#8a5a35'), (x, y, 0),
                  (5 if y > 0 else -5, -5 if x > 0 else 5, 0), round=0.004)


@shape('sofa-three', turn=-14, rise=12)
def sofa_three():
    cloth = fabric(part(1), scale=110, weave=0.35)
    cushion((3.10, 1.0, 0.24), cloth, (0, 0, 0.20), square=16, crease=0.006)
    cushion((2.9, 0.26, 0.80), cloth, (0, 0.42, 0.22), (-6, 0, 0), square=10)
    for x in (-0.93, 0, 0.93):
        cushion((0.92, 0.88, 0.25), cloth, (x, -0.08, 0.42), square=7, puff=0.16)
        cushion((0.91, 0.26, 0.56), cloth, (x, 0.22, 0.64), (-15, 0, 0), square=6, puff=0.12,
                crease=0.012)
    for x in (-1.52, 1.52):
        cushion((0.22, 1.0, 0.54), cloth, (x, 0, 0.18), square=8)
    pillow((0.52, 0.52, 0.20), fabric('#efe9dd', 80), (-1.12, -0.06, 0.90), (66, 0, 12))
    pillow((0.46, 0.46, 0.18), fabric(part(1, 0.7), 80), (-0.78, -0.14, 0.86), (62, 0, -8))
    for x in (-1.45, 1.45):
        for y in (-0.4, 0.4):
            box((0.06, 0.06, 0.20), wood('#5f3d26'), (x, y, 0), round=0.008)


@shape('chair', turn=-32, rise=12)
def chair():
    oak = wood(part(1), 'z', 1.2)
    seat = rounded([(-0.42, -0.44), (0.42, -0.44), (0.37, 0.40), (-0.37, 0.40)], 0.12, True)
    extrude(seat, 0.075, wood(part(1), 'x', 1.2), (0, 0, 0.90), (-90, 0, 0), round=0.03)
    for x in (-1, 1):
        tube([(x * 0.34, -0.35, 0.88), (x * 0.43, -0.44, 0.0)], 0.046, oak,
             taper=lambda t: 1.1 - 0.4 * t)
        tube(spline([(x * 0.44, 0.52, 0.0), (x * 0.36, 0.37, 0.88), (x * 0.36, 0.42, 1.35),
                     (x * 0.38, 0.55, 1.92)]), 0.044, oak,
             taper=lambda t: 0.7 + 0.4 * math.sin(math.pi * min(t * 1.1, 1)))
        tube([(x * 0.40, -0.405, 0.36), (x * 0.405, 0.46, 0.36)], 0.022, oak)
    tube([(-0.40, 0.03, 0.36), (0.40, 0.03, 0.36)], 0.022, oak)
    sweep(spline([(-0.44, 0.52, 1.80), (-0.2, 0.59, 1.80), (0.2, 0.59, 1.80), (0.44, 0.52, 1.80)]),
          rectangle(0.05, 0.26, 0.024), wood(part(1), 'x', 1.2))
    for i in range(5):
        x = (i - 2) * 0.135
        tube(spline([(x, 0.34, 0.90), (x * 1.03, 0.44, 1.35), (x * 1.06, 0.57, 1.72)]), 0.021, oak)


@shape('chair-ladder', turn=-32, rise=12)
def chair_ladder():
    oak, across = wood(part(1), 'z', 1.2), wood(part(1), 'x', 1.2)
    extrude(rectangle(0.90, 0.84, 0.07, (0, 0)), 0.06, across, (0, 0, 0.84), (-90, 0, 0), round=0.02)
    cushion((0.82, 0.76, 0.13), fabric('#e9e2d4', 90), (0, 0, 0.87), square=9, puff=0.1)
    for x in (-0.40, 0.40):
        box((0.075, 0.075, 0.84), oak, (x, -0.37, 0), round=0.014)
        sweep(spline([(x, 0.48, 0.0), (x, 0.38, 0.80), (x, 0.40, 1.30), (x, 0.52, 1.96)]),
              rectangle(0.07, 0.08, 0.014), oak)
        box((0.035, 0.74, 0.06), across, (x, 0.01, 0.30), round=0.01)
    box((0.76, 0.035, 0.06), across, (0, -0.37, 0.40), round=0.01)
    for z, y in ((1.18, 0.385), (1.46, 0.42), (1.74, 0.465)):
        sweep(spline([(-0.38, y, z), (0, y + 0.07, z), (0.38, y, z)]), rectangle(0.035, 0.15, 0.012), across)


@shape('bed-frame', turn=-34, rise=17)
def bed_frame():
    oak, long = wood(part(1), 'x', 1.0), wood(part(1), 'y', 1.0)
    box((1.72, 0.07, 0.98), oak, (0, 1.08, 0.05), round=0.03)
    box((1.78, 0.11, 0.07), oak, (0, 1.08, 1.02), round=0.025)
    box((1.72, 0.06, 0.24), oak, (0, -1.08, 0.18), round=0.025)
    for x in (-0.84, 0.84):
        box((0.05, 2.12, 0.22), long, (x, 0, 0.19), round=0.02)
        for y in (-1.06, 1.06):
            box((0.10, 0.10, 0.44 if y < 0 else 1.04), wood(part(1), 'z'), (x, y, 0), round=0.02)
    cushion((1.60, 2.06, 0.32), fabric('#f1efea', 60, sheen=0.1), (0, 0, 0.32), square=12,
            crease=0.006)
    for x in (-0.40, 0.40):
        pillow((0.74, 0.50, 0.24), fabric('#f6f4ef', 50), (x, 0.76, 0.78), (32, 0, 6 * x))

    def throw(u, v):
        x, y = u * 1.02, v * 0.62 - 0.42
        over = max(0.0, abs(x) - 0.80)
        z = 0.672 + 0.012 * math.sin(9 * y + 3 * x) + 0.008 * math.sin(17 * y - 5 * x)
        side = math.copysign(min(abs(x), 0.835 + 0.03 * math.sin(14 * y)), x)
        return (side, y, z - over * 1.35)

    sheet(0, 0, throw, fabric('#d9d3c7', 45, weave=0.7), thickness=0.03, steps=110)


def hanging(top):
    """Hangs what is built from above: its cable leaves the picture, the ground is far below."""
    black = plastic('#1e1e20')
    lathe([(0, top + 0.16), (0.04, top + 0.16, 0.02), (0.05, top + 0.03, 0.01), (0.05, top - 0.06), (0, top - 0.06)],
          black)
    beyond(tube([(0, 0, top + 0.10), (0, 0, top + 9)], 0.016, black))
    ball(0.001, black, (0, 0, -0.62))


@shape('lantern', rise=8)
def lantern():
    shade = paper(part(1), 0.9, 0.05)
    glow = shade.node_tree.nodes['Principled BSDF']
    glow.inputs['Emission'].default_value = (0.55, 0.50, 0.42, 1)
    glow.inputs['Emission Strength'].default_value = 0.3
    profile = []
    for i in range(221):
        t = i / 220
        a = math.radians(-78 + 156 * t)
        rib = 1 - 0.016 * (1 - abs(math.sin(t * math.pi * 20)) ** 0.7)
        profile.append((math.cos(a) * rib, 0.90 + 0.90 * math.sin(a) * rib))
    lathe(profile, shade, round=0, steps=128)
    black = plastic('#1e1e20')
    ring(0.205, 0.016, black, (0, 0, 0.025))
    ring(0.205, 0.016, black, (0, 0, 1.78))
    for a in (0, 120, 240):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(0.04 * x, 0.04 * y, 1.80), (0.2 * x, 0.2 * y, 1.78)], 0.01, black)
    hanging(1.80)


@shape('lantern-bamboo', rise=8)
def lantern_bamboo():
    """Bent canes around a bulb, held by three rings."""
    cane, bound = wood(part(1), 'z', 2.0), wood(part(1, 0.72), 'x', 2.0)
    side = spline([(0.20, 1.74), (0.62, 1.52), (0.86, 1.02), (0.74, 0.42), (0.50, 0.06)])
    for i in range(44):
        a = 2 * math.pi * i / 44
        tube([(r * math.cos(a), r * math.sin(a), z) for r, z in side], 0.020, cane, steps=10)
    for radius, z in ((0.20, 1.74), (0.855, 1.02), (0.50, 0.07)):
        ring(radius, 0.030, bound, (0, 0, z))
    ball(0.23, light('#ffd9a0', 3), (0, 0, 1.02))
    tube([(0, 0, 1.20), (0, 0, 1.76)], 0.06, plastic('#1e1e20'))
    for a in (0, 60, 120):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(-0.20 * x, -0.20 * y, 1.75), (0.20 * x, 0.20 * y, 1.75)], 0.012, bound)
    hanging(1.76)


@shape('candle', rise=16)
def candle():
    lathe([(0, 0.0), (0.60, 0.0, 0.06), (0.64, 0.06, 0.06), (0.64, 1.18, 0.02), (0.60, 1.18, 0.02),
           (0.59, 0.9), (0, 0.9)], matt(part(1), 0.6, 0.06), round=0.02)
    lathe([(0.595, 1.0), (0.45, 0.99, 0.05), (0.06, 0.975, 0.1), (0, 0.985)], wax('#f4ecdc'),
          round=0.01)
    tube(spline([(0, 0, 0.95), (0.01, 0, 1.05), (0.035, 0, 1.13)]), 0.014, paper('#4a4038'))
    decal(rectangle(0.56, 0.44, 0.03, (0, 0)), paper('#f6f2ea'), (0, 0, 0.60), around=0.64)
    decal(rectangle(0.50, 0.38, 0.02, (0, 0)), paper('#cdbb9a'), (0, 0, 0.60), around=0.64,
          lift=0.006, holes=[rectangle(0.485, 0.365, 0.02, (0, 0))])
    decal(rounded([(0, 0.10), (0.07, 0), (0, -0.10), (-0.07, 0)], 0.06, True), paper('#a8926a'),
          (0, 0, 0.64), around=0.64, lift=0.007)
    decal(rectangle(0.22, 0.012), paper('#a8926a'), (0, 0, 0.50), around=0.64, lift=0.007)
    lid = wood('#b98d5d', 'x', 1.5)
    group([lathe([(0, 0), (0.62, 0, 0.02), (0.62, 0.11, 0.03), (0, 0.11)], lid)],
          (0.84, 0.0, 0.605), (0, 72, 0))


@shape('candle-glass', turn=-12, rise=14)
def candle_glass():
    lathe([(0, 0.03), (0.50, 0.03, 0.05), (0.535, 0.10, 0.05), (0.535, 1.20, 0.03),
           (0.50, 1.26, 0.04), (0, 1.24)], wax(part(1), 0.5), round=0.02)
    lathe([(0, 0), (0.56, 0, 0.07), (0.59, 0.08, 0.05), (0.59, 1.62, 0.008), (0.572, 1.62)],
          glass('#fbfdfc', 0.03, edge=0.28), round=0.01)
    tube(spline([(0, 0, 1.22), (0.01, 0, 1.33), (0.03, 0, 1.40)]), 0.016, paper('#3d342d'))
    lathe(spline([(0, 0), (0.052, 0.05), (0.058, 0.12), (0.03, 0.24), (0, 0.33)]),
          light('#ffd890', 5.0), (0.03, 0, 1.37), round=0)
    decal(rectangle(0.66, 0.62, 0.03), paper('#f7f3ea'), (0, 0, 0.66), around=0.59)
    decal(rectangle(0.60, 0.56, 0.02), paper('#b7a27c'), (0, 0, 0.66), around=0.59, lift=0.006,
          holes=[rectangle(0.584, 0.544, 0.018)])
    for k in range(3):
        a = math.radians(-34 + 34 * k)
        leaf = [(x * math.cos(a) + z * math.sin(a), z * math.cos(a) - x * math.sin(a))
                for x, z in spline([(0, 0), (0.05, 0.10), (0, 0.22), (-0.05, 0.10)], closed=True)]
        decal(leaf, paper('#6d7358'), (0, 0, 0.66), around=0.59, lift=0.007)
    for k, width in enumerate((0.30, 0.20)):
        decal(rectangle(width, 0.018, 0.008), paper('#6b6459'), (0, 0, 0.56 - 0.06 * k),
              around=0.59, lift=0.007)


@shape('candle-bowl', rise=22)
def candle_bowl():
    clay = glaze(part(1), 0.3, speckle=0.3)
    outer = spline([(0.50, 0.03), (0.78, 0.14), (0.98, 0.40), (1.0, 0.66)])
    lathe([(0, 0.02), (0.44, 0.02), (0.46, 0), (0.50, 0.03)] + outer[1:]
          + [(0.985, 0.685, 0.01), (0.955, 0.66), (0.94, 0.5), (0, 0.5)], clay, round=0.01)
    lathe([(0.952, 0.60), (0.90, 0.575, 0.04), (0.3, 0.568, 0.1), (0, 0.57)], wax('#f3ead9'), round=0.01)
    for k in range(3):
        a = math.radians(80 + 120 * k)
        x, y = 0.40 * math.cos(a), 0.40 * math.sin(a)
        tube(spline([(x, y, 0.55), (x, y, 0.65), (x + 0.03, y, 0.72)]), 0.017, paper('#3d342d'))


@shape('vase', rise=9)
def vase():
    lathe([(0, 0.02), (0.34, 0.02), (0.36, 0, 0.01), (0.40, 0.02, 0.02)]
          + spline([(0.41, 0.04), (0.62, 0.38), (0.74, 0.82), (0.66, 1.22), (0.36, 1.50),
                    (0.255, 1.66), (0.26, 1.84), (0.36, 1.98)])
          + [(0.345, 1.995, 0.01)] + spline([(0.32, 1.98), (0.23, 1.84), (0.22, 1.6)]),
          matt(part(1), 0.62, 0.3), steps=192, round=0.006,
          wave=lambda a, z: 1 + 0.012 * math.cos(28 * a) * min(1, max(0, (z - 0.1) * 4))
          * min(1, max(0, (1.5 - z) * 4)))


@shape('vase-moon', rise=10)
def vase_moon():
    lathe([(0, 0.02), (0.34, 0.02), (0.36, 0, 0.01)]
          + spline([(0.40, 0.02), (0.74, 0.28), (0.92, 0.72), (0.80, 1.16), (0.44, 1.42),
                    (0.33, 1.50), (0.36, 1.58)])
          + [(0.335, 1.585, 0.008)] + spline([(0.30, 1.52), (0.30, 1.44), (0.5, 1.30)]),
          matt(part(1), 0.7, 0.45), steps=160, round=0.006,
          wave=lambda a, z: 1 + 0.006 * math.cos(2 * a + 3 * z))
    for s in (-1, 1):
        tube(spline([(s * 0.38, 0, 1.45), (s * 0.58, 0, 1.52), (s * 0.66, 0, 1.40),
                     (s * 0.60, 0, 1.28)]), 0.05, matt(part(1), 0.7, 0.45), flat=1.3)


@shape('vase-bottle', rise=8)
def vase_bottle():
    body = glaze(part(1), 0.22, speckle=0.2)
    lathe([(0, 0.02), (0.40, 0.02), (0.42, 0, 0.01)]
          + spline([(0.46, 0.02), (0.60, 0.22), (0.60, 0.50), (0.40, 0.84), (0.15, 1.12),
                    (0.10, 1.50), (0.11, 1.98), (0.15, 2.10)])
          + [(0.135, 2.115, 0.006)] + spline([(0.09, 2.06), (0.075, 1.9), (0.07, 1.5)]),
          body, steps=128, round=0.006)


@shape('mirror-arch', turn=-16, rise=5, hung=True)
def mirror_arch():
    arch = [(-0.62, 0.0), (0.62, 0.0)] + arc(0.62, 0, 180, 64, (0, 1.38))
    line = [(x, z) for x, z in arch]
    glassy = [(x * 0.955, 0.028 + z * 0.968) for x, z in line]
    extrude(line, 0.05, plastic('#3a342e'), round=0.008)
    tube([(x, -0.03, z) for x, z in line], 0.034, brushed(part(1), 0.3), closed=True, flat=1.2)
    group([extrude([(x, z - 1.0) for x, z in glassy], 0.01, looking_glass(), round=0.004)], (0, -0.035, 1.0))


@shape('mirror', turn=-16, rise=5, hung=True)
def mirror():
    extrude(circle(0.97, 128), 0.05, plastic('#3a342e'), round=0.01)
    tube([(x, -0.03, z) for x, z in circle(0.985, 128)], 0.05, brushed(part(1), 0.3), closed=True, flat=1.2)
    extrude(circle(0.95, 128), 0.01, looking_glass(), (0, -0.035, 0), round=0.004)


@shape('basket', rise=16)
def basket():
    cane = matt(part(1), 0.6, 0.2)
    dark = matt(part(1, 0.8), 0.6, 0.2)
    stakes, rows = 26, 27

    def radius(z):
        return 0.66 + 0.20 * math.sin(min(z / 1.5, 1) * 1.9)

    for k in range(rows):
        z = 0.06 + k * 0.052
        path = []
        for i in range(stakes * 6):
            a = 2 * math.pi * i / (stakes * 6)
            r = radius(z) + 0.020 * math.cos(stakes / 2 * a * 2 + math.pi * (k % 2))
            path.append((r * math.cos(a), r * math.sin(a), z + 0.004 * math.sin(5 * a + k)))
        tube(path, 0.030, dark if k % 9 in (3, 4) else cane, closed=True, steps=10)
    for i in range(stakes):
        a = 2 * math.pi * (i + 0.5) / stakes
        tube([((radius(z) - 0.002) * math.cos(a), (radius(z) - 0.002) * math.sin(a), z)
              for z in [0.02 + 0.09 * j for j in range(17)]], 0.022, cane, steps=8)
    top = radius(1.46)
    for k in range(2):
        path = [((top + 0.028 * math.cos(26 * a + math.pi * k)) * math.cos(a),
                 (top + 0.028 * math.cos(26 * a + math.pi * k)) * math.sin(a),
                 1.475 + 0.03 * math.sin(26 * a + math.pi * k))
                for a in [2 * math.pi * i / 312 for i in range(312)]]
        tube(path, 0.036, cane, closed=True, steps=12)
    lathe([(0, 0.03), (radius(0.03) - 0.04, 0.03), (0.78, 0.8), (top - 0.05, 1.42)],
          fabric('#f1ece2', 60), round=0)
    handle = tube(spline([(0.02 + top, -0.26, 1.38), (top + 0.06, -0.2, 1.58),
                          (top + 0.06, 0, 1.70), (top + 0.06, 0.2, 1.58), (0.02 + top, 0.26, 1.38)]),
                  0.045, cane)
    mirrored(handle)


@shape('bed-linen', turn=-20, rise=17)
def bed_linen():
    linen = fabric(part(1), 70, weave=0.6)
    folded((1.75, 1.25, 0.36), 3, linen, (0, 0, 0), seed=1)
    folded((1.72, 1.22, 0.26), 2, linen, (0.01, 0.0, 0.37), seed=5)
    pale = fabric(part(1, 1.25), 70, weave=0.6)
    folded((1.30, 0.98, 0.20), 2, pale, (0, 0.0, 0.64), seed=9)
    ribbon(1.34, 0.86, 0.10, fabric('#e9dfcb', 120), (0.0, 0, -0.005))
    box((0.26, 0.012, 0.17), paper('#f7f3ea'), (0, -0.68, 0.30), (6, 0, 0), round=0.004)
