"""Electronics: sound, telephones, computers."""
import math

from materials import *
from modelling import *
from registry import shape


@shape('wireless-headphones', turn=-24, rise=9)
def wireless_headphones():
    shell, dark = plastic(part(1), 0.34), leather('#1b1b1d', 0.5)
    metal = brushed('#b8b9bc', 0.3)
    band = [(0.80 * math.cos(a) * 1.0, 0, 1.12 + 0.86 * math.sin(a))
            for a in [math.radians(4 + 172 * i / 60) for i in range(61)]]
    sweep(band, rectangle(0.27, 0.055, 0.026), shell, scale=lambda t: (
        0.55 + 0.45 * math.sin(math.pi * t) ** 0.6, 1))
    inner = [(x * 0.935, y, 1.12 + (z - 1.12) * 0.93) for x, y, z in band[13:48]]
    sweep(inner, rectangle(0.25, 0.09, 0.044), dark, scale=lambda t: (
        0.4 + 0.6 * math.sin(math.pi * t) ** 0.35, 0.4 + 0.6 * math.sin(math.pi * t) ** 0.35))
    for side in (-1, 1):
        tube([(side * x, 0, z) for x, z in rounded([(0.80, 1.22), (0.83, 1.02), (0.97, 0.86)], 0.1)],
             0.036, metal)
        # A cup is turned around y, so that its outer face looks away from the head.
        cup = [lathe([(0, 0.24), (0.22, 0.245, 0.1), (0.37, 0.20, 0.06), (0.42, 0.10, 0.04),
                      (0.42, 0.02, 0.02), (0.36, 0.0)], shell, stretch=0.82),
               lathe([(0.25, 0.2485), (0.262, 0.2435), (0.27, 0.2375)], metal, stretch=0.82,
                     round=0),
               lathe([(0.2, 0.02), (0.40, 0.02, 0.01), (0.44, -0.04, 0.05), (0.43, -0.16, 0.07),
                      (0.30, -0.20, 0.07), (0.22, -0.14, 0.05), (0.22, 0.0)], dark, stretch=0.82)]
        group(cup, (side * 0.78, 0, 0.48), (0, 90 * side, 0))


@shape('headphones-on-ear', turn=-26, rise=9)
def headphones_on_ear():
    shell, pad, metal = plastic(part(1), 0.45), fabric('#2a2a2d', 140), brushed('#b8b9bc', 0.3)
    band = [(0.74 * math.cos(a), 0, 1.10 + 0.84 * math.sin(a))
            for a in [math.radians(2 + 176 * i / 60) for i in range(61)]]
    tube(band, 0.03, metal, flat=1.6)
    cushion_line = [(x * 0.955, y, 1.10 + (z - 1.10) * 0.955) for x, y, z in band[18:43]]
    sweep(cushion_line, rectangle(0.17, 0.07, 0.034), fabric(part(1, 0.8), 140), scale=lambda t: (
        0.5 + 0.5 * math.sin(math.pi * t) ** 0.4, 0.5 + 0.5 * math.sin(math.pi * t) ** 0.4))
    for side in (-1, 1):
        tube([(side * 0.74, 0, 1.16), (side * 0.745, 0, 0.86), (side * 0.80, 0, 0.62)], 0.026, metal)
        box((0.07, 0.10, 0.16), shell, (side * 0.745, 0, 0.92), round=0.03)
        cup = [lathe([(0, 0.12), (0.24, 0.12, 0.03), (0.32, 0.08, 0.05), (0.33, 0.0, 0.02), (0.30, -0.02)],
                     shell),
               lathe([(0, 0.124), (0.16, 0.124), (0.165, 0.12)], metal, round=0),
               lathe([(0.10, 0.0), (0.30, 0.0, 0.02), (0.335, -0.06, 0.05), (0.30, -0.13, 0.06),
                      (0.16, -0.14, 0.05), (0.10, -0.08)], pad)]
        group(cup, (side * 0.74, 0, 0.40), (0, 90 * side, 0))


@shape('podcast-microphone', turn=-32, rise=10)
def podcast_microphone():
    body, metal, foam = plastic(part(1), 0.5, 0.2), brushed('#8f9094', 0.35), plush('#1b1b1d', 60)
    lathe([(0, 0), (0.58, 0, 0.02), (0.58, 0.07, 0.03), (0.12, 0.10, 0.04), (0.08, 0.16)], body)
    lathe([(0.05, 0.1), (0.05, 0.82, 0.01), (0.08, 0.83, 0.01), (0.08, 0.92, 0.02), (0, 0.92)], metal)
    tube(rounded_path([(0, 0.46, 1.34), (0, 0.46, 0.94), (0, -0.46, 0.94), (0, -0.46, 1.34)], 0.22),
         0.042, metal)
    for y in (-1, 1):
        lathe([(0, 0), (0.09, 0, 0.02), (0.09, 0.10, 0.03), (0, 0.10)], body, (0, y * 0.41, 1.34),
              (-90 * y, 0, 0))
    parts = [lathe([(0, -0.72), (0.24, -0.72, 0.04), (0.29, -0.66, 0.04), (0.30, 0.12, 0.01),
                    (0.31, 0.13, 0.01), (0.31, 0.20, 0.01), (0.28, 0.21)], body, round=0.02),
             lathe([(0.285, -0.30), (0.305, -0.29, 0.01), (0.305, -0.25, 0.01), (0.285, -0.24)], metal),
             lathe([(0.29, 0.20), (0.33, 0.24, 0.05), (0.35, 0.55, 0.1), (0.28, 0.84, 0.12), (0, 0.90)],
                   foam, round=0.06)]
    group(parts, (0, 0, 1.36), (0, 82, 0))


@shape('studio-microphone', turn=-14, rise=9)
def studio_microphone():
    body, metal = plastic(part(1), 0.42, 0.2), brushed('#b4b5b8', 0.3)
    lathe([(0, 0), (0.56, 0, 0.02), (0.58, 0.05, 0.03), (0.54, 0.09, 0.03), (0.12, 0.13, 0.06),
           (0.08, 0.18)], body)
    lathe([(0.055, 0.1), (0.055, 0.52, 0.01), (0.09, 0.53, 0.01), (0.09, 0.62, 0.02), (0, 0.62)],
          metal)
    tube(rounded_path([(-0.45, 0, 1.10), (-0.45, 0, 0.66), (0.45, 0, 0.66), (0.45, 0, 1.10)], 0.30),
         0.04, metal)
    for x in (-1, 1):
        lathe([(0, 0), (0.085, 0, 0.02), (0.085, 0.12, 0.03), (0, 0.12)], body,
              (x * 0.37, 0, 1.10), (0, 90 * x, 0))
    lathe([(0, 0.74), (0.25, 0.76, 0.05), (0.33, 0.84, 0.08), (0.34, 1.32), (0.35, 1.33),
           (0.35, 1.40, 0.01), (0.33, 1.41)], body, round=0.02)
    core = [(0.315, 1.40), (0.315, 1.78, 0.2), (0.16, 1.98, 0.2), (0, 2.0)]
    lathe(core, rubber('#141416'), round=0.12)
    grill = steel('#a9aaad', 0.3)
    outline = rounded([(0.33, 1.40), (0.33, 1.78, 0.2), (0.17, 1.995, 0.2), (0.0, 2.015)], 0.12,
                      steps=12)
    for i in range(44):
        a = 2 * math.pi * i / 44
        tube([(r * math.cos(a), r * math.sin(a), z) for r, z in spline(outline, 2)], 0.0065, grill,
             steps=6)
    for k in range(13):
        ring(0.331, 0.0065, grill, (0, 0, 1.42 + 0.029 * k))
    for r, z in outline[4:-3:2]:
        ring(max(r, 0.02), 0.0065, grill, (0, 0, z))
    ring(0.345, 0.018, metal, (0, 0, 1.405))
    lathe([(0, 0), (0.06, 0, 0.01), (0.055, 0.04, 0.01), (0, 0.04)], metal, (0, -0.335, 1.02),
          (90, 0, 0))
    ball(0.012, light('#7de08a', 3), (0, -0.345, 1.18))


@shape('portable-radio', turn=-18, rise=10)
def portable_radio():
    shell, dark = plastic(part(1), 0.4), plastic('#222225', 0.5)
    box((1.9, 0.56, 1.12), shell, (0, 0, 0.04), round=0.14, segments=8)
    extrude(rectangle(1.72, 0.94, 0.09), 0.03, plastic('#efe9dc', 0.5), (0, -0.28, 0.60),
            round=0.012)
    y = -0.296
    for i in range(-7, 8):
        for k in range(-7, 8):
            if math.hypot(i, k) <= 7.3:
                decal(circle(0.0165, 12), dark, (-0.40 + i * 0.049, y, 0.60 + k * 0.049))
    tube([(x, y, z) for x, z in circle(0.385, 96, (-0.40, 0.60))], 0.012, steel(), closed=True)
    extrude(rectangle(0.70, 0.30, 0.04), 0.02, screen('#101418'), (0.42, y - 0.004, 0.80),
            round=0.008)
    text('98.5', 0.20, light('#ffd9a0', 2.0), (0.42, y - 0.017, 0.80))
    for x, r in ((0.20, 0.13), (0.60, 0.13)):
        lathe([(0, 0), (r, 0, 0.01), (r * 0.94, 0.12, 0.025), (0, 0.12)], steel('#c6c1b6', 0.25),
              (x, y, 0.38), (90, 0, 0),
              wave=lambda a, z: 1 + (0.012 * math.cos(40 * a) if z > 0.01 else 0), steps=240)
        decal(rectangle(0.012, 0.07, 0.004), dark, (x, y - 0.122, 0.42))
    strap = leather('#7a4a2b')
    sweep(rounded_path([(-0.72, 0, 1.14), (-0.70, 0, 1.36), (0.70, 0, 1.36), (0.72, 0, 1.14)],
                       0.20), rectangle(0.15, 0.035, 0.016), strap)
    for x in (-0.72, 0.72):
        lathe([(0, 0), (0.05, 0, 0.01), (0.05, 0.03, 0.01), (0, 0.035)], steel(), (x, 0, 1.15))
    tube([(0.86, 0.18, 1.12), (1.02, 0.18, 2.02)], 0.017, steel('#d2d2d4', 0.15),
         taper=lambda t: 1 - 0.4 * t)
    ball(0.028, steel(), (1.02, 0.18, 2.03))
    for x in (-0.7, 0.7):
        box((0.2, 0.36, 0.06), rubber(), (x, 0, 0), round=0.02)


def cameras_in_a_row(w, h, d):
    """A bar across the back with a large lens, a small one and a lamp."""
    extrude(rectangle(w - 0.10, 0.30, 0.15, (0, h - 0.36), 12), 0.05, brushed('#3a3b40', 0.3, 'x'),
            (0, -d / 2 - 0.018, 0), round=0.014)
    for x, r in ((-0.24, 0.115), (0.06, 0.085)):
        lathe([(0, 0), (r, 0), (r, 0.03, 0.008), (r * 0.84, 0.03), (r * 0.74, 0.02), (0, 0.02)],
              steel('#8d8e93', 0.22), (x, -d / 2 - 0.04, h - 0.36), (90, 0, 0), round=0.004)
        lathe([(r * 0.76, 0.022), (r * 0.4, 0.032), (0, 0.033)], screen('#0a0c14', roughness=0.03),
              (x, -d / 2 - 0.04, h - 0.36), (90, 0, 0), round=0.01)
    ball(0.03, paper('#f8f3e4'), (0.26, -d / 2 - 0.044, h - 0.36), (1, 0.3, 1))


def phone(at, turn, front, zoom=False):
    """A phone that stands upright, its face or its back towards the camera."""
    before = set(bpy.data.objects)
    w, h, d = 0.98, 2.02, 0.105
    extrude(rectangle(w, h, 0.16, (0, h / 2), 12), d, brushed(part(1, 0.9), 0.3, 'x'), round=0.028,
            segments=5)
    if front:
        extrude(rectangle(w - 0.02, h - 0.02, 0.15, (0, h / 2), 12), 0.01, screen('#050506'),
                (0, -d / 2, 0), round=0.004)
        shows(decal(rectangle(w - 0.075, h - 0.075, 0.125, (0, h / 2), 12), display(),
                    (0, -d / 2 - 0.005, 0), lift=0.001), w - 0.075, h - 0.075, (0, h / 2))
        decal(rectangle(0.24, 0.065, 0.032, (0, h - 0.12)), screen('#020203'),
              (0, -d / 2 - 0.008, 0), lift=0.001)
    else:
        extrude(rectangle(w - 0.025, h - 0.025, 0.15, (0, h / 2), 12), 0.012,
                glaze(part(1), 0.3), (0, -d / 2, 0), round=0.006)
    if zoom:
        cameras_in_a_row(w, h, d)
    elif not front:
        extrude(rectangle(0.42, 0.42, 0.12, (-0.21, h - 0.29), 10), 0.03, glaze(part(1, 0.92), 0.2),
                (0, -d / 2 - 0.012, 0), round=0.012)
        for x, z in ((-0.305, h - 0.195), (-0.305, h - 0.385), (-0.115, h - 0.29)):
            lathe([(0, 0), (0.082, 0), (0.082, 0.035, 0.008), (0.068, 0.035), (0.06, 0.022),
                   (0, 0.022)], steel('#6d6e72', 0.25), (x, -d / 2 - 0.02, z), (90, 0, 0),
                  round=0.004)
            lathe([(0.062, 0.024), (0.03, 0.033), (0, 0.034)], screen('#0a0c14', roughness=0.03),
                  (x, -d / 2 - 0.02, z), (90, 0, 0), round=0.01)
        ball(0.028, paper('#f8f3e4'), (-0.115, -d / 2 - 0.026, h - 0.165), (1, 0.3, 1))
    for z, length in ((1.42, 0.26), (1.12, 0.15)):
        box((0.02, 0.045, length), brushed(part(1, 0.9), 0.3), (w / 2, 0, z - length / 2),
            round=0.008)
    return group(made_since(before), at, turn)


@shape('smartphone', turn=-14, rise=7)
def smartphone():
    phone((-0.42, 0.32, 0), (0, 0, 12), front=False)
    phone((0.42, -0.12, 0), (0, 0, -8), front=True)


@shape('smartphone-zoom', turn=14, rise=7)
def smartphone_zoom():
    phone((-0.40, -0.14, 0), (0, 0, 10), front=False, zoom=True)
    phone((0.44, 0.30, 0), (0, 0, -12), front=True)


@shape('laptop', turn=-24, rise=18)
def laptop():
    metal, key = brushed(part(1), 0.38, 'x'), plastic('#232427', 0.55)
    w, d = 2.2, 1.5
    extrude(rectangle(w, d, 0.12, steps=10), 0.07, metal, (0, 0, 0.055), (-90, 0, 0), round=0.022)
    decal(rectangle(1.94, 0.70, 0.04), plastic('#1a1b1d', 0.6), (0, 0.24, 0.0905), (-90, 0, 0),
          lift=0.0005)
    for row, count in enumerate((13, 13, 12, 11)):
        step = 1.9 / count
        for i in range(count):
            box((step - 0.03, 0.112, 0.016), key, (-0.95 + (i + 0.5) * step, 0.50 - row * 0.14, 0.088),
                round=0.008)
    for x, length in ((-0.78, 0.30), (-0.46, 0.28), (0.06, 0.70), (0.56, 0.24), (0.82, 0.24)):
        box((length - 0.03, 0.112, 0.016), key, (x, -0.06, 0.088), round=0.008)
    decal(rectangle(0.72, 0.44, 0.03), brushed(part(1, 0.93), 0.3, 'x'), (0, -0.44, 0.0905),
          (-90, 0, 0), lift=0.001)
    lid = [extrude(rectangle(w, 1.46, 0.12, (0, 0.73), 10), 0.045, metal, round=0.018),
           decal(rectangle(w - 0.03, 1.43, 0.10, (0, 0.73), 10), screen('#060607'), (0, -0.0225, 0)),
           shows(decal(rectangle(w - 0.12, 1.28, 0.03, (0, 0.76)), display(), (0, -0.0225, 0),
                       lift=0.007), w - 0.12, 1.28, (0, 0.76))]
    group(lid, (0, 0.75, 0.09), (-17, 0, 0))
    tube([(-0.85, 0.755, 0.085), (0.85, 0.755, 0.085)], 0.032, plastic('#2a2b2e'))


@shape('keyboard', turn=-20, rise=34)
def keyboard():
    body = plastic(part(1, 0.9), 0.45)
    board = [extrude(rectangle(2.62, 1.0, 0.09, steps=8), 0.13, body, (0, 0, 0.08), (-90, 0, 0),
                     round=0.035, segments=4),
             decal(rectangle(2.46, 0.85, 0.05), plastic('#2b2c30', 0.6), (0, 0, 0.1455), (-90, 0, 0),
                   lift=0.0006)]
    light_key, accent = plastic(part(1), 0.5), plastic('#3a3c42', 0.5)
    rows = ([1] * 13 + [2], [1.5] + [1] * 12 + [1.5], [1.75] + [1] * 11 + [2.25],
            [2.25] + [1] * 10 + [1.75, 1], [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25])
    unit = 2.44 / 15
    for r, row in enumerate(rows):
        x = -1.22
        for i, width in enumerate(row):
            edge = width > 1 and width < 6
            w = width * unit * (15 / sum(row))
            board.append(keycap((x + w / 2, 0.335 - r * unit, 0.13), w - 0.022, unit - 0.022,
                                accent if edge else light_key))
            x += w
    group(board, (0, 0, 0.02), (6, 0, 0))


def keycap(at, width, depth, material):
    """A key, narrower at its top."""
    h, inset = 0.105, 0.022
    low = [(x * width / 2, y * depth / 2, 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    high = [(x * (width / 2 - inset), y * (depth / 2 - inset) + 0.006, h)
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [[3, 2, 1, 0], [4, 5, 6, 7]] + [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i]
                                            for i in range(4)]
    return bevel(from_faces(low + high, faces, material, at), 0.014, 3)


@shape('computer-mouse', turn=-34, rise=26)
def computer_mouse():
    def point(u, v, lift=0.0):
        """The shell over (u, v): u across, v along, both from -1 to 1."""
        y = v * 1.02
        half = 0.60 * (1 - 0.13 * math.cos(v * 2.2 + 0.3)) * max(0, 1 - abs(v) ** 3.4) ** 0.40
        top = (0.60 + 0.10 * v) * max(0, 1 - abs(v) ** 2.9) ** 0.62
        z = top * max(0, 1 - abs(u) ** 3.0) ** 0.55
        return (u * half, y, z + 0.05 + lift)

    steps = 90
    grid = [math.sin(math.pi / 2 * (2 * i / steps - 1)) for i in range(steps + 1)]
    row = steps + 1
    from_faces([point(u, v) for v in grid for u in grid],
               [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i]
                for j in range(steps) for i in range(steps)], plastic(part(1), 0.36), smooth=80)
    base = [point(1, v)[:2] for v in grid] + [point(-1, v)[:2] for v in reversed(grid)]
    extrude(base, 0.06, plastic('#2a2b2e'), (0, 0, 0.03), (-90, 0, 0), round=0.01)
    dark = rubber('#18181a')
    tube([point(0, v, -0.004) for v in [-0.985 + i * 0.02 for i in range(45)]], 0.009, dark, steps=8)
    tube([point(u, -0.09, -0.004) for u in [-0.9 + i * 0.05 for i in range(37)]], 0.007, dark,
         steps=8)
    slot = point(0, -0.56)
    ball(0.10, dark, (0, slot[1], slot[2] - 0.03), (0.75, 1.9, 0.55))
    lathe([(0, -0.055), (0.15, -0.055, 0.02), (0.15, 0.055, 0.02), (0, 0.055)], rubber('#3a3a3e'),
          (0, slot[1], slot[2] - 0.045), (0, 90, 0), steps=240,
          wave=lambda a, z: 1 + 0.015 * math.cos(36 * a))
