"""What is worn beside clothes: round sunglasses, a watch on a steel bracelet."""
import math

from materials import *
from modelling import *
from registry import shape


@shape('sunglasses-round', turn=-28, rise=13)
def sunglasses_round():
    frame, metal = lacquer(part(1, 0.85), 0.22), steel('#cfae72', 0.16)
    tint = glass('#3b3f40', 0.25, 0.015, 0.5)
    parts = []
    for s in (-1, 1):
        rim = circle(0.44, 96, (s * 0.545, 0))
        parts.append(extrude(rim, 0.085, frame, round=0.03, segments=4,
                             holes=[circle(0.372, 96, (s * 0.545, 0))]))
        parts.append(decal(circle(0.385, 96, (s * 0.545, 0)), tint, (0, 0.012, 0)))
        # The hinge stands on an ear of the rim, from which the temple runs back.
        parts.append(box((0.10, 0.085, 0.13), frame, (s * 0.985, 0.0, 0.055), round=0.03))
        path = spline([(s * 1.015, 0.01, 0.125), (s * 1.025, 0.25, 0.125), (s * 1.0, 0.9, 0.12),
                       (s * 0.96, 1.45, 0.09), (s * 0.93, 1.68, -0.01), (s * 0.91, 1.95, -0.36)])
        parts.append(tube(path, 0.026, metal, steps=14, taper=lambda t: 1.25 - 0.25 * min(1, t * 6)))
        parts.append(tube(path[int(len(path) * 0.60):], 0.040, frame, flat=1.35, steps=18))
        parts.append(ball(0.016, metal, (s * 0.985, -0.044, 0.12), (1, 0.5, 1)))
        parts.append(ball(0.055, glass('#f6fbf9', 0.12, 0.1), (s * 0.185, 0.10, -0.13), (0.4, 0.9, 1.5), (0, s * 16, 0)))
        parts.append(tube(spline([(s * 0.19, 0.02, -0.02), (s * 0.165, 0.10, -0.03), (s * 0.185, 0.11, -0.12)]),
                          0.011, metal, steps=8))
    bridge = spline([(-0.165, -0.005, 0.10), (-0.10, -0.02, 0.175), (0, -0.025, 0.20), (0.10, -0.02, 0.175),
                     (0.165, -0.005, 0.10)])
    parts.append(tube(bridge, 0.034, metal, steps=16))
    group(parts, (0, 0, 0.445), (-4, 0, 0))


def walked(line, step):
    """Places every `step` along a line in y and z, each with the slope there in degrees."""
    places, gone, due = [], 0.0, step / 2
    for (_, y0, z0), (_, y1, z1) in zip(line, line[1:]):
        length = math.hypot(y1 - y0, z1 - z0)
        while due <= gone + length:
            t = (due - gone) / length
            places.append((y0 + (y1 - y0) * t, z0 + (z1 - z0) * t,
                           math.degrees(math.atan2(z1 - z0, y1 - y0))))
            due += step
        gone += length
    return places


@shape('wristwatch-steel', turn=-24, rise=12)
def wristwatch_steel():
    polished, satin = steel('#d3d4d6', 0.13), brushed('#bfc0c3', 0.3, 'x')
    loop = spline([(0, -0.60, 1.36), (0, -0.52, 1.56), (0, -0.24, 1.78), (0, 0.14, 1.82), (0, 0.46, 1.60),
                   (0, 0.62, 1.0), (0, 0.52, 0.40), (0, 0.22, 0.08), (0, -0.18, 0.05), (0, -0.46, 0.24),
                   (0, -0.60, 0.53)], 24)
    pitch = 0.118
    places = walked(loop, pitch)
    for i, (y, z, slope) in enumerate(places):
        half = 0.255 * (1 - 0.16 * math.sin(math.pi * i / (len(places) - 1)))
        for x0, x1, metal, out in ((-half, -half * 0.42, satin, 0.0), (-half * 0.38, half * 0.38, polished, 0.006),
                                   (half * 0.42, half, satin, 0.0)):
            link = box((x1 - x0, pitch * 0.90, 0.075 + out), metal, (0, 0, -0.04), round=0.018, segments=3)
            group([link], ((x0 + x1) / 2, y, z), (slope, 0, 0))
        pin = tube([(-half * 0.9, 0, 0), (half * 0.9, 0, 0)], 0.022, satin, steps=8)
        group([pin], (0, y + 0.5 * pitch * math.cos(math.radians(slope)),
                      z + 0.5 * pitch * math.sin(math.radians(slope))), (0, 0, 0))
    dial, mark = glaze(part(1), 0.3), steel('#e6e6e8', 0.16)
    head = [lathe([(0, -0.08), (0.46, -0.08, 0.03), (0.51, -0.02, 0.03), (0.51, 0.09, 0.02), (0.485, 0.145, 0.03),
                   (0.452, 0.155, 0.006), (0.445, 0.12), (0, 0.12)], polished),
            lathe([(0, 0.122), (0.444, 0.122), (0.444, 0.119)], dial, round=0),
            lathe([(0, 0.158), (0.435, 0.156, 0.006), (0.447, 0.148)], glass('#ffffff', 0.0, edge=0.05), round=0.003)]
    for hour in range(12):
        a, long = math.radians(30 * hour), 0.13 if hour % 3 == 0 else 0.085
        r = 0.405 - long / 2
        head.append(box((0.017, long, 0.010), mark, (r * math.sin(a), r * math.cos(a), 0.122), (0, 0, -30 * hour),
                        round=0.003, segments=2))
    for angle, long, wide, z in ((-55, 0.26, 0.024, 0.130), (60, 0.37, 0.018, 0.136)):
        a = math.radians(angle)
        head.append(box((wide, long, 0.006), mark, ((long / 2 - 0.05) * math.sin(a), (long / 2 - 0.05) * math.cos(a), z),
                        (0, 0, -angle), round=0.002, segments=2))
    head.append(lathe([(0, 0), (0.024, 0, 0.005), (0.020, 0.022), (0, 0.024)], mark, (0, 0, 0.125)))
    head.append(lathe([(0, 0.50), (0.045, 0.50), (0.045, 0.52), (0.06, 0.525, 0.01), (0.06, 0.585, 0.015), (0, 0.59)],
                      polished, (0, 0, 0.03), (0, 90, 0), steps=192,
                      wave=lambda a, h: 1 + (0.04 * math.cos(28 * a) if 0.53 < h < 0.575 else 0)))
    for x in (-0.285, 0.285):
        for y in (-1, 1):
            head.append(sweep([(x, y * 0.34, 0.05), (x, y * 0.46, 0.04), (x, y * 0.58, -0.05)],
                              rectangle(0.07, 0.11, 0.02), satin, scale=lambda t: (1, 1.1 - 0.4 * t)))
    group(head, (0, -0.62, 0.945), (84, 0, 0))
