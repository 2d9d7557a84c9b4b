"""A scooter with three wheels, for those who cannot balance yet."""
from materials import *
from modelling import *
from registry import shape


def wheel(at, radius, width, tyre, hub, metal):
    w = width / 2
    x, y, z = at
    lathe([(0.06, -w), (radius * 0.72, -w, 0.01), (radius, -w * 0.7, 0.03), (radius, w * 0.7, 0.03), (radius * 0.72, w, 0.01),
           (0.06, w)], tyre, (x, y, z), (90, 0, 0))
    lathe([(0, -w - 0.008), (radius * 0.66, -w - 0.008, 0.01), (radius * 0.66, w + 0.008, 0.01), (0, w + 0.008)], hub,
          (x, y, z), (90, 0, 0))
    lathe([(0, -w - 0.03), (0.04, -w - 0.03, 0.008), (0.04, w + 0.03, 0.008), (0, w + 0.03)], metal, (x, y, z), (90, 0, 0))


@shape('scooter-three', turn=-38, rise=14)
def scooter_three():
    paint, dark, metal = plastic(part(1), 0.34), rubber('#2a2b2f'), steel('#cfd0d3', 0.22)
    hub = plastic('#fbf8f0', 0.4)
    deck = [(-0.62, -0.13), (-0.50, -0.20), (0.30, -0.27), (0.66, -0.20), (0.78, -0.09), (0.78, 0.09), (0.66, 0.20),
            (0.30, 0.27), (-0.50, 0.20), (-0.62, 0.13)]
    extrude(rounded(deck, 0.08, True), 0.10, paint, (0, 0, 0.24), (-90, 0, 0), round=0.04, segments=4)
    inner = [(x * 0.84 + 0.02, z * 0.74) for x, z in deck]
    extrude(rounded(inner, 0.06, True), 0.02, dark, (0, 0, 0.293), (-90, 0, 0), round=0.008)
    for i in range(10):
        box((0.025, 0.26, 0.01), rubber('#3a3c42'), (-0.36 + i * 0.09, 0, 0.30), round=0.003)
    wheel((0.88, 0, 0.15), 0.15, 0.15, dark, hub, metal)
    for y in (-0.12, 0.12):
        tube([(0.62, y, 0.235), (0.90, y, 0.16)], 0.03, paint)
    sweep(spline([(0.70, 0, 0.31), (0.80, 0, 0.36), (0.92, 0, 0.365), (1.03, 0, 0.30)]), rectangle(0.20, 0.03, 0.012),
          paint, up=(0, 0, 1))
    tube([(-0.74, -0.40, 0.20), (-0.74, 0.40, 0.20)], 0.045, metal)
    for y in (-0.40, 0.40):
        wheel((-0.74, y, 0.20), 0.20, 0.10, dark, hub, metal)
    box((0.30, 0.42, 0.13), paint, (-0.70, 0, 0.17), round=0.055)
    lathe([(0.07, 0), (0.10, 0, 0.02), (0.075, 0.20, 0.02), (0.05, 0.20)], paint, (-0.72, 0, 0.27), (0, 8, 0))
    tube([(-0.71, 0, 0.30), (-0.62, 0, 0.98)], 0.046, paint)
    tube([(-0.63, 0, 0.92), (-0.55, 0, 1.50)], 0.036, metal)
    lathe([(0.045, 0), (0.064, 0, 0.012), (0.064, 0.11, 0.012), (0.04, 0.11)], dark, (-0.625, 0, 0.92), (0, 8, 0))
    # The handlebar: a T that thickens in its middle.
    bar = spline([(-0.52, -0.36, 1.56), (-0.55, -0.18, 1.52), (-0.552, 0, 1.505), (-0.55, 0.18, 1.52), (-0.52, 0.36, 1.56)])
    tube(bar, 0.045, paint, taper=lambda t: 1.25 - 0.5 * abs(2 * t - 1))
    for s in (-1, 1):
        tube([(-0.523, s * 0.34, 1.556), (-0.495, s * 0.50, 1.585)], 0.05, dark)
        ball(0.062, dark, (-0.493, s * 0.51, 1.587), (0.9, 0.7, 1))
    ball(0.07, hub, (-0.60, 0, 1.52), (0.4, 1, 1))
