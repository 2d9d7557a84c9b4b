"""Games: chess, dice, a jigsaw."""
import math

from materials import *
from modelling import *
from registry import shape


def chessman(kind, material, at):
    """A turned piece; its base is 0.17 wide."""
    base = [(0, 0), (0.085, 0, 0.012), (0.088, 0.03, 0.015), (0.07, 0.05, 0.01), (0.072, 0.065, 0.01)]
    tops = {
        'pawn': [(0.036, 0.10, 0.05), (0.03, 0.17), (0.055, 0.185, 0.008), (0.028, 0.20)]
        + arc(0.05, -65, 90, 20, (0, 0.25)),
        'rook': [(0.05, 0.11, 0.06), (0.044, 0.22), (0.066, 0.24, 0.01), (0.066, 0.30, 0.008),
                 (0.045, 0.30, 0.005), (0.045, 0.27), (0, 0.27)],
        'bishop': [(0.036, 0.11, 0.06), (0.03, 0.25), (0.06, 0.265, 0.008), (0.032, 0.28)]
        + spline([(0.04, 0.29), (0.052, 0.33), (0.035, 0.38), (0.012, 0.405)])
        + arc(0.016, -60, 90, 10, (0, 0.42)),
        'queen': [(0.040, 0.12, 0.06), (0.032, 0.31), (0.066, 0.33, 0.008), (0.038, 0.345),
                  (0.064, 0.43, 0.006), (0.05, 0.435), (0.03, 0.45, 0.01)]
        + arc(0.022, -40, 90, 10, (0, 0.47)),
        'king': [(0.042, 0.12, 0.06), (0.034, 0.34), (0.068, 0.36, 0.008), (0.040, 0.375),
                 (0.062, 0.455, 0.006), (0.04, 0.475, 0.01), (0, 0.48)],
        'knight': [(0.07, 0.085, 0.01), (0.05, 0.10), (0, 0.10)],
    }
    parts = [lathe(base + tops[kind], material, round=0.006, steps=48)]
    if kind == 'king':
        parts += [box((0.018, 0.018, 0.075), material, (0, 0, 0.475), round=0.004),
                  box((0.055, 0.018, 0.018), material, (0, 0, 0.508), round=0.004)]
    if kind == 'rook':
        for i in range(5):
            a = 2 * math.pi * i / 5
            parts.append(box((0.028, 0.028, 0.03), material, (0.053 * math.cos(a), 0.053 * math.sin(a),
                         0.292), (0, 0, math.degrees(a)), round=0.006))
    if kind == 'knight':
        head = spline([(-0.055, 0.10), (-0.05, 0.17), (-0.02, 0.21), (-0.075, 0.20), (-0.098, 0.225),
                       (-0.085, 0.26), (-0.035, 0.305), (-0.01, 0.345), (0.01, 0.315), (0.05, 0.27),
                       (0.066, 0.20), (0.058, 0.10)], closed=True)
        parts.append(extrude(head, 0.06, material, round=0.022, segments=4, turn=(0, 0, 90)))
    return group(parts, at)


@shape('chess-set', turn=-28, rise=24)
def chess_set():
    dark, pale = wood(part(1, 0.8), 'y', 1.5, 0.35), wood('#e3c394', 'y', 1.5, 0.35)
    frame = wood(part(1, 0.65), 'x', 1.2, 0.35)
    box((2.16, 2.16, 0.10), frame, (0, 0, 0), round=0.025)
    box((1.93, 1.93, 0.02), wood('#e3c394', 'x'), (0, 0, 0.086), round=0.003)
    for i in range(8):
        for j in range(8):
            box((0.238, 0.238, 0.02), pale if (i + j) % 2 else dark,
                ((i - 3.5) * 0.24, (j - 3.5) * 0.24, 0.09), round=0.002, segments=1)
    order = ('rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook')
    black, white = wood(part(1, 0.55), 'z', 1.5, 0.28), wood('#ecd3a8', 'z', 1.5, 0.28)
    for i in range(8):
        x = (i - 3.5) * 0.24
        for material, home, front in ((white, -0.84, -0.60), (black, 0.84, 0.60)):
            if not (material is white and i == 4):
                chessman('pawn', material, (x, front, 0.11))
            piece = chessman(order[i], material, (x, home, 0.11))
            piece.rotation_euler[2] = math.pi if material is black else 0
    chessman('pawn', white, (0.12, -0.12, 0.11))


def pips(count):
    return {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)],
            4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
            5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
            6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}[count]


def die(size, at, turn, top=5, front=3, side=1, body=None, dots=None):
    body, dots = body or plastic('#f6f2e8', 0.25), dots or plastic('#2a2b30', 0.4)
    h = size / 2
    parts = [box((size,) * 3, body, (0, 0, 0), round=size * 0.13, segments=6)]
    r = size * 0.085
    for a, b in pips(top):
        parts.append(ball(r, dots, (a * h * 0.5, b * h * 0.5, size), (1, 1, 0.12)))
    for count, s in ((front, -1), (7 - front, 1)):
        for a, b in pips(count):
            parts.append(ball(r, dots, (a * h * 0.5, s * h, h + b * h * 0.5), (1, 0.12, 1)))
    for count, s in ((side, 1), (7 - side, -1)):
        for a, b in pips(count):
            parts.append(ball(r, dots, (s * h, a * h * 0.5, h + b * h * 0.5), (0.12, 1, 1)))
    return group(parts, at, (0, 0, turn))


@shape('dice-game', turn=-16, rise=17)
def dice_game():
    lid, base = paper(part(1), 0.4, 0.5), paper('#f3efe6', 0.5, 0.4)
    box((1.70, 0.36, 1.30), base, (0, 0.25, 0.03), round=0.012)
    box((1.73, 0.30, 1.33), lid, (0, 0.20, 0.015), round=0.014)
    y = 0.05
    cream, dark = paper('#f6f0e2', 0.45), paper(part(1, 0.6), 0.45)
    for k, (x, z, turn, count) in enumerate(((-0.36, 0.78, 14, 5), (0.38, 0.66, -12, 3))):
        a = math.radians(turn)
        c, s = math.cos(a), math.sin(a)

        def spin(line):
            return [(u * c - w * s, u * s + w * c) for u, w in line]

        decal(spin(rectangle(0.58, 0.58, 0.09, (0.03, -0.03))), dark, (x, y, z), lift=0.003)
        decal(spin(rectangle(0.58, 0.58, 0.09)), cream, (x, y, z), lift=0.006)
        for u, w in pips(count):
            decal(spin(circle(0.062, 40, (u * 0.16, w * 0.16))), lid, (x, y, z), lift=0.009)
    for i in range(13):
        decal(circle(0.018, 20), cream, (-0.72 + i * 0.12, y, 0.12), lift=0.003)
        decal(circle(0.018, 20), cream, (-0.72 + i * 0.12, y, 1.24), lift=0.003)
    for at, turn, top, front, side in (((-0.72, -0.46, 0), 24, 5, 3, 1), ((-0.34, -0.62, 0), -12, 2, 6, 4),
                                       ((0.02, -0.44, 0), 40, 6, 4, 2), ((0.34, -0.70, 0), 8, 1, 2, 3)):
        die(0.25, at, turn, top, front, side)
    die(0.25, (0.66, -0.42, 0), -30, 4, 5, 1, plastic(part(1), 0.25), plastic('#f8f4ea', 0.4))


def jigsaw_edge(a, b, tab):
    """One edge of a piece from a to b: straight, with a knob to its left (1), right (-1) or none."""
    if not tab:
        return [a]
    knob = [(0, 0), (0.30, -0.03), (0.42, -0.01), (0.42, 0.06), (0.36, 0.14), (0.40, 0.23), (0.50, 0.265),
            (0.60, 0.23), (0.64, 0.14), (0.58, 0.06), (0.58, -0.01), (0.70, -0.03), (1, 0)]
    dx, dz = b[0] - a[0], b[1] - a[1]
    return [(a[0] + dx * t - dz * h * tab, a[1] + dz * t + dx * h * tab) for t, h in spline(knob, 4)][:-1]


def jigsaw_piece(i, j, columns, rows, size):
    """The outline of a piece of the picture, its corner at (i, j) times `size`."""
    def sign(x, y):
        return 1 if (x * 7 + y * 13 + x * y) % 2 else -1

    x, z = i * size, j * size
    corners = [(x, z), (x + size, z), (x + size, z + size), (x, z + size)]
    tabs = (sign(i, j) if j else 0, sign(i + 1, j + 3) if i + 1 < columns else 0,
            -sign(i, j + 1) if j + 1 < rows else 0, -sign(i, j + 3) if i else 0)
    line = []
    for k in range(4):
        line += jigsaw_edge(corners[k], corners[(k + 1) % 4], tabs[k])
    return line


@shape('jigsaw', turn=-16, rise=15)
def jigsaw():
    lid, base = paper(part(1), 0.45, 0.45), paper('#f3efe6', 0.5, 0.4)
    box((1.80, 0.40, 1.34), base, (0, 0.24, 0.03), round=0.012)
    box((1.84, 0.34, 1.38), lid, (0, 0.19, 0.012), round=0.014)
    columns, rows, size = 7, 5, 0.238
    tones = [paper(part(1, s), 0.45, 0.45) for s in (1.3, 0.75, 1.0)] + [
        paper(c, 0.45, 0.45) for c in ('#f6efdf', '#f0c35a', '#e07a52', '#f6efdf')]
    printed(1.81, 1.35, paper(part(2), 0.45, 0.45), (0, 0.02, 0.70), lift=0.002)
    for k, (x, y, turn) in enumerate(((-0.78, -0.50, 18), (-0.26, -0.62, 64), (0.22, -0.46, -24),
                                      (0.70, -0.60, 40))):
        line = [((u - 2.5 * size) * 1.15, (w - 2.5 * size) * 1.15) for u, w in
                jigsaw_piece(2, 1 + k % 3, columns, rows, size)]
        middle = [sum(p[n] for p in line) / len(line) for n in (0, 1)]
        line = [(u - middle[0], w - middle[1]) for u, w in line]
        body = [extrude(line, 0.035, cardboard('#c9b493'), round=0.005, segments=2),
                decal(line, tones[(4, 1, 5, 2)[k]], (0, -0.0175, 0), lift=0.001)]
        group(body, (x, y, 0.018), (-90, 0, turn))


@shape('jigsaw-laid', turn=-22, rise=38)
def jigsaw_laid():
    columns, rows, size = 8, 6, 0.27
    sky, sun, hills, sea = '#bfd9e6', '#f3c566', paper(part(1, 0.75), 0.45, 0.45), paper(part(1), 0.45, 0.45)
    field = paper(part(1, 1.3), 0.45, 0.45)
    missing = {(5, 1), (6, 3), (2, 4)}

    def face(i, j):
        if j < 2:
            return field if (i + j) % 3 else sea
        if j == 2:
            return sea
        if j == 3:
            return hills if i not in (3, 4) else paper('#e08a52', 0.45, 0.45)
        return paper(sun if (i, j) in ((3, 4), (4, 4)) else sky if (i + j) % 2 else '#d2e5ee', 0.45, 0.45)

    def lay(i, j, at, turn, lift=0.0):
        line = jigsaw_piece(i, j, columns, rows, size)
        middle = ((i + 0.5) * size, (j + 0.5) * size)
        line = [(x - middle[0], z - middle[1]) for x, z in line]
        body = [extrude(line, 0.04, cardboard('#c9b493'), round=0.006, segments=2),
                decal(line, face(i, j), (0, -0.02, 0), lift=0.001)]
        group(body, (at[0], at[1], 0.02 + lift), (-90, 0, turn))

    for j in range(rows):
        for i in range(columns):
            if (i, j) not in missing:
                lay(i, j, ((i + 0.5 - columns / 2) * size, (j + 0.5 - rows / 2) * size), 0)
    for (i, j), x, y, turn in (((5, 1), -0.62, -1.16, 24), ((6, 3), 0.14, -1.24, -38), ((2, 4), 0.86, -1.12, 66)):
        lay(i, j, (x, y), turn)
