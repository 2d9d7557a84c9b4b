"""Light bulbs: pear, globe and candle, each on a screw cap."""
import math

from materials import *
from modelling import *
from registry import shape


def screw_cap(brass, width=1.0):
    """The cap with its thread, up to a height of 0.64."""
    lathe([(0, 0), (0.10 * width, 0.0, 0.02), (0.16 * width, 0.08, 0.02), (0.24 * width, 0.12, 0.02)]
          + [((0.25 + 0.02 * math.cos(i * math.pi / 6)) * width, 0.14 + 0.42 * i / 48) for i in range(49)]
          + [(0.26 * width, 0.60), (0.25 * width, 0.64)], brass, round=0)


@shape('lamp-bulb', rise=8)
def lamp_bulb():
    brass = steel('#cfc6b4', 0.22)
    screw_cap(brass)
    lathe(spline([(0.25, 0.62), (0.27, 0.74), (0.42, 1.02), (0.56, 1.34), (0.54, 1.66),
                  (0.34, 1.92), (0.0, 2.0)]), glass('#fff6e8', 0.02), round=0)
    tube([(0, 0, 0.6), (0, 0, 0.95)], 0.05, glass('#ffffff', 0.02))
    glow = light('#ffc878', 7)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        x, y = math.cos(a), math.sin(a)
        tube([(0.05 * x, 0.05 * y, 0.95), (0.20 * x, 0.20 * y, 1.55)], 0.018, glow)
        tube([(0.02 * x, 0.02 * y, 0.90), (0.05 * x, 0.05 * y, 0.95)], 0.008, brass)
        tube([(0.20 * x, 0.20 * y, 1.55), (0, 0, 1.62)], 0.006, brass)


@shape('lamp-bulb-globe', rise=8)
def lamp_bulb_globe():
    """A white globe that glows a little, so that it is seen to be of opal glass."""
    screw_cap(steel('#d3d4d6', 0.2))
    opal = glaze('#fbf3e4', 0.12)
    shader = opal.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (1.0, 0.86, 0.66, 1)
    shader.inputs['Emission Strength'].default_value = 0.35
    lathe([(0.25, 0.60), (0.29, 0.66, 0.02)]
          + [(0.72 * math.sin(a), 1.30 - 0.72 * math.cos(a))
             for a in [math.radians(26 + 154 * i / 80) for i in range(81)]], opal, round=0)


@shape('lamp-bulb-candle', rise=8)
def lamp_bulb_candle():
    brass = steel('#d6b674', 0.2)
    screw_cap(brass, 0.72)
    lathe(spline([(0.18, 0.62), (0.22, 0.72), (0.38, 0.98), (0.42, 1.22), (0.33, 1.60), (0.14, 2.02),
                  (0.05, 2.22), (0.0, 2.25)]), glass('#fff6e8', 0.02), round=0)
    tube([(0, 0, 0.6), (0, 0, 0.86)], 0.045, glass('#ffffff', 0.02))
    glow = light('#ffc878', 7)
    turns = [(0.11 * math.cos(a), 0.11 * math.sin(a), 0.92 + 0.62 * a / (8 * math.pi))
             for a in [8 * math.pi * i / 160 for i in range(161)]]
    tube(turns, 0.016, glow, steps=10)
    tube([(0.02, 0, 0.84), turns[0]], 0.008, brass)
    tube([(0, 0, 0.84), (0, 0, 1.56), turns[-1]], 0.007, brass)
