"""A telephone with buttons, its handset beside them."""
import math

from materials import *
from modelling import *
from registry import shape

KEYS = ('123', '456', '789', '*0#')


@shape('desk-telephone-buttons', turn=-24, rise=27)
def desk_telephone_buttons():
    shell, dark = plastic(part(1), 0.3, 0.05), plastic(part(1, 0.62), 0.42)
    low, high, half = 0.20, 0.66, 0.92
    side = [(-half, 0.03, 0.03), (half, 0.03, 0.06), (half, high, 0.14), (-half, low, 0.10)]
    # The outline is the telephone's side: it is turned, so that it is seen from the front.
    extrude(rounded(side, 0.08, True, 10), 1.80, shell, turn=(0, 0, 90), round=0.05, segments=5)
    for x in (-0.7, 0.7):
        for y in (-0.75, 0.75):
            lathe([(0, 0), (0.09, 0), (0.09, 0.06), (0, 0.06)], rubber(), (x, y, 0))
    slope = math.degrees(math.atan2(high - low, 2 * half))
    ink, keys = plastic('#2a2b2e', 0.5), plastic('#f1eee6', 0.4)
    top = [extrude(rectangle(0.86, 0.94, 0.07, (0.38, -0.24)), 0.02, dark, (0, 0, 0.004), (-90, 0, 0), round=0.009)]
    for row, line in enumerate(KEYS):
        for column, sign in enumerate(line):
            x, y = 0.38 + (column - 1) * 0.265, 0.10 - row * 0.225
            top.append(box((0.205, 0.155, 0.055), keys, (x, y, 0.01), round=0.026, segments=4))
            top.append(text(sign, 0.105, ink, (x, y - (0.02 if sign == '*' else 0), 0.0655), (0, 0, 0), 0.0008))
    # A card for names under a clear window, and three keys that remember a number each.
    top.append(extrude(rectangle(0.86, 0.16, 0.03, (0.38, 0.66)), 0.014, paper('#f6f2e6'), (0, 0, 0.004), (-90, 0, 0),
                       round=0.005))
    for i in range(3):
        top.append(decal(rectangle(0.70, 0.008, 0.002, (0.38, 0.62 + 0.038 * i)), paper('#9a968c'), (0, 0, 0.0115),
                         (-90, 0, 0), lift=0.0006))
        top.append(box((0.205, 0.085, 0.04), dark, (0.38 + (i - 1) * 0.265, 0.42, 0.0), round=0.02))
    top += cradle(shell, dark)
    group(top, (0, 0, (low + high) / 2), (slope, 0, 0))
    coil = [(-1.02 + 0.055 * math.cos(a * 9) - 0.05 * math.sin(a * 0.4), -0.62 + 0.13 * a, 0.07 + 0.055 * math.sin(a * 9))
            for a in [i * 0.045 for i in range(220)]]
    tube(coil, 0.017, plastic('#1d1d20', 0.4), steps=8)


def cradle(shell, dark):
    """The handset, lying along the left side, and the two hollows that hold its ends."""
    x = -0.50
    things = [extrude(rectangle(0.52, 0.50, 0.10, (x, y)), 0.02, dark, (0, 0, 0.004), (-90, 0, 0), round=0.009)
              for y in (-0.60, 0.60)]
    for y in (-0.60, 0.60):
        things.append(box((0.44, 0.46, 0.20), shell, (x, y, 0.015), round=0.085, segments=6))
    bar = spline([(x, -0.72, 0.17), (x, -0.5, 0.235), (x, -0.25, 0.29), (x, 0, 0.30), (x, 0.25, 0.29), (x, 0.5, 0.235),
                  (x, 0.72, 0.17)], 12)
    grip = sweep(bar, rectangle(0.30, 0.15, 0.055), shell,
                 scale=lambda t: (1 + 0.30 * abs(2 * t - 1) ** 2.5, 1))
    things.append(bevel(grip, 0.03, 4))
    return things
