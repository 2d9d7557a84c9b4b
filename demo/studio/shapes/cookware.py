"""Pots and pans that stand beside those of kitchen.py."""
from materials import *
from modelling import *
from registry import shape


@shape('casserole-oval', turn=-24, rise=17)
def casserole_oval():
    """An oval pot of cast iron, its lid ribbed, its knob black."""
    enamel, black, oval = glaze(part(1), 0.2), iron('#1f1f22', 0.42), 0.72
    lathe([(0, 0), (0.98, 0, 0.06), (1.06, 0.10, 0.05), (1.10, 0.62, 0.02), (1.13, 0.64, 0.015), (1.13, 0.70, 0.012),
           (1.03, 0.70)], enamel, stretch=oval)
    lathe([(1.0, 0.69), (1.13, 0.705, 0.01), (1.145, 0.73, 0.015), (1.13, 0.76, 0.015), (1.08, 0.79, 0.02),
           (0.98, 0.83, 0.02), (0.93, 0.83, 0.01), (0.90, 0.855, 0.01), (0.62, 0.93, 0.03), (0.575, 0.925, 0.01),
           (0.54, 0.95, 0.01), (0.18, 0.985, 0.03), (0, 0.985)], enamel, stretch=oval)
    lathe([(0, 0.97), (0.12, 0.97, 0.01), (0.085, 1.03, 0.03), (0.10, 1.07, 0.02), (0.20, 1.10, 0.02),
           (0.20, 1.14, 0.02), (0, 1.16)], black, round=0.015)
    lathe([(0, 1.15), (0.05, 1.152, 0.008), (0, 1.168)], steel(), round=0.006)
    ear = extrude(rounded([(1.0, -0.34), (1.30, -0.24), (1.30, 0.24), (1.0, 0.34)], 0.13, True), 0.085, enamel,
                  (0, 0, 0.585), (-90, 0, 0), round=0.035, segments=4,
                  holes=(rounded([(1.13, -0.17), (1.22, -0.13), (1.22, 0.13), (1.13, 0.17)], 0.05, True),))
    mirrored(ear)


@shape('paella-pan-steel', turn=-20, rise=26)
def paella_pan_steel():
    """A serving pan of steel with high walls, bright inside, its ears in colour."""
    bright, enamel = brushed('#c6c7ca', 0.24), glaze(part(1), 0.24)
    lathe([(0, 0), (1.0, 0, 0.12), (1.10, 0.36, 0.06), (1.135, 0.37, 0.012), (1.135, 0.39, 0.01), (1.07, 0.385)], enamel)
    lathe([(1.134, 0.391, 0.006), (1.075, 0.385, 0.02), (0.965, 0.045, 0.12), (0, 0.03)], bright, round=0.01)
    for radius in (0.30, 0.55, 0.78):
        ring(radius, 0.006, bright, (0, 0, 0.034), flat=0.5)
    ear = extrude(rounded([(1.06, -0.40), (1.22, -0.36), (1.40, -0.20), (1.40, 0.20), (1.22, 0.36), (1.06, 0.40)], 0.1,
                          True), 0.06, enamel, (0, 0, 0.335), (-90, 0, 0), round=0.026, segments=4,
                  holes=(rounded([(1.17, -0.24), (1.31, -0.13), (1.31, 0.13), (1.17, 0.24)], 0.06, True),))
    mirrored(ear)
