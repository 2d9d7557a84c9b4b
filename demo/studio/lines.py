"""Lines that forms are made of: outlines in the plane and paths in space."""
import math

import numpy as np


def rounded(points, radius, closed=False, steps=6):
    """Fillets the corners of a line in the plane.

    A corner's own radius may follow its coordinates: (x, z, 0.1).
    """
    return _fillet([p[:2] for p in points], [p[2] if len(p) == 3 else radius for p in points],
                   closed, steps)


def rounded_path(points, radius, closed=False, steps=8):
    """Fillets the corners of a line in space."""
    return _fillet(points, [radius] * len(points), closed, steps)


def _fillet(points, radii, closed, steps):
    corners = [np.array(p, float) for p in points]
    line = []
    for i, (corner, radius) in enumerate(zip(corners, radii)):
        if radius <= 0 or not closed and i in (0, len(corners) - 1):
            line.append(tuple(corner))
            continue
        line += _fillet_corner(corners[i - 1], corner, corners[(i + 1) % len(corners)], radius,
                               steps)
    return line


def _fillet_corner(previous, corner, following, radius, steps):
    before, after = previous - corner, following - corner
    b, a = np.linalg.norm(before), np.linalg.norm(after)
    if min(a, b) < 1e-9:
        return [tuple(corner)]
    half = math.acos(np.clip(np.dot(before, after) / (a * b), -1, 1)) / 2
    if half > math.radians(88):
        return [tuple(corner)]
    cut = min(radius / max(math.tan(half), 1e-6), a * 0.48, b * 0.48)
    start, end = corner + before / b * cut, corner + after / a * cut
    # A rational quadratic curve is exactly an arc of a circle when its middle weighs sin(half).
    w = math.sin(half)
    points = []
    for k in range(steps + 1):
        t = k / steps
        weights = ((1 - t) ** 2, 2 * w * t * (1 - t), t * t)
        points.append(tuple((weights[0] * start + weights[1] * corner + weights[2] * end)
                            / sum(weights)))
    return points


def spline(points, steps=10, closed=False):
    """A smooth line through all points (Catmull-Rom), in the plane or in space."""
    p = [np.array(q, float) for q in points]
    n = len(p)
    at = (lambda i: p[i % n]) if closed else (lambda i: p[min(max(i, 0), n - 1)])
    line = []
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(steps):
            t = k / steps
            line.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                                     + (3 * b - a - 3 * c + d) * t ** 3)))
    if not closed:
        line.append(tuple(p[-1]))
    return line


def circle(radius, steps=48, centre=(0, 0), stretch=1.0):
    """A circle or (stretch) an ellipse as an outline."""
    return [(centre[0] + radius * math.cos(2 * math.pi * i / steps),
             centre[1] + radius * stretch * math.sin(2 * math.pi * i / steps))
            for i in range(steps)]


def rectangle(width, height, radius=0.0, centre=(0, 0), steps=8):
    """A rectangle with round corners as an outline."""
    x, y = width / 2, height / 2
    cx, cy = centre
    corners = [(cx - x, cy - y), (cx + x, cy - y), (cx + x, cy + y), (cx - x, cy + y)]
    return rounded(corners, radius, closed=True, steps=steps) if radius else corners


def arc(radius, start, end, steps=32, centre=(0, 0)):
    """A part of a circle; angles in degrees, anticlockwise from +x."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]
