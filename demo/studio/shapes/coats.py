"""Coats, worn by somebody who is not seen."""
from materials import *
from modelling import *
from registry import shape
from shapes.dresses import buttons, tied
from shapes.garments import hung, mirror_line
from tailor import Cloth, Edge, Garment, hollow

NECK = spline([(0, 1.14), (0.07, 1.35), (0.16, 1.70), (0.22, 1.98)])
NAPE = spline([(0, 1.955), (0.12, 1.965), (0.22, 1.98)])
SHOULDER = spline([(0.22, 1.98), (0.42, 1.92), (0.55, 1.83), (0.69, 1.50), (0.79, 1.05), (0.85, 0.66)])
CUFF = [(0.85, 0.66), (0.625, 0.61)]
EDGE = 0.14


def cut(material, waist, hem_at):
    """The coat itself: its sides run to the waist and from there to the hem; its right front lies over the left."""
    side = spline([(0.625, 0.61), (0.56, 1.0), (0.505, 1.36), (0.475, 1.40), (0.46, 1.30), (waist, 1.10),
                   ((waist + hem_at) / 2 + 0.02, 0.55), (hem_at, 0.0)])
    hem = [(hem_at, 0.0), (hem_at / 2, -0.03), (0, -0.035)]
    rest = [Edge(SHOULDER), Edge(CUFF, True, 0.03), Edge(side), Edge(hem, True, 0.05)]

    def body(x, z):
        if z < 0.75:
            return None
        return 0.015 if abs(x) > 0.5 else 0.02 + 0.10 * max(0.0, 1.1 - z)

    coat = Garment([Edge(NECK, True, 0.02, True)] + rest, [Edge(NAPE, True, 0.02, True)] + rest,
                   hollow(SHOULDER, side, lambda z: 0.29 + 0.08 * max(0.0, 1.1 - z), 0.32), (material,),
                   Cloth(more=0.02, stiff=10, mass=0.35, frames=36), body, step=0.042, thickness=0.022,
                   lines=[[(EDGE, 1.5), (EDGE, 0.0)]], over=lambda x, z: 0.022 if x < EDGE and z < 1.45 else 0.0)
    sweep(coat.line(mirror_line(NAPE)[::-1] + NAPE[1:], 0.012, True), rectangle(0.028, 0.13, 0.012), material, up=(0, 0, 1))
    return coat


def lapels(coat, material, width):
    """Lapels and collar, with the notch between them."""
    for mirror, lift in ((mirror_line, 0.040), (list, 0.052)):
        coat.patch(mirror([(0.005, 1.15), (0.07, 1.35), (0.125, 1.56), (0.19, 1.84), (width - 0.03, 1.735),
                           (width, 1.66), (0.27, 1.40)]), material, lift, 0.020, puff=0.012)
        coat.patch(mirror([(0.185, 1.80), (0.20, 1.90), (0.225, 1.975), (0.30, 1.96), (width - 0.01, 1.84),
                           (width - 0.07, 1.765)]), material, lift + 0.016, 0.022, puff=0.012)


@shape('coat', rise=5, fill=1.04)
def coat():
    cloth(2.4, 2.4, (0, 0, 1.0))
    wool, thread, horn = plush(part(1), 90), fabric(part(1, 0.68), 160), plastic('#3a2a20', 0.25)
    worn = cut(wool, 0.445, 0.60)
    lapels(worn, wool, 0.41)
    for mirror in (list, mirror_line):
        worn.patch(mirror(rounded([(0.24, 0.82), (0.44, 0.85), (0.44, 0.74), (0.235, 0.71)], 0.02, True)), wool,
                   0.022, 0.018)
        worn.cord(mirror([(0.845, 0.75), (0.607, 0.70)]), 0.006, thread)
        worn.cord(mirror(spline([(0.47, 1.90), (0.44, 1.74), (0.445, 1.56), (0.49, 1.40)])), 0.006, thread, lift=0.002)
    worn.seam([(EDGE - 0.03, 1.15), (EDGE - 0.03, 0.0)], thread, lift=0.012)
    buttons(worn, [(x, z) for z in (1.06, 0.84, 0.60) for x in (0.06, -0.20)], horn, 0.040)
    hung(0.2)


@shape('coat-trench', rise=5, fill=1.04)
def coat_trench():
    cloth(2.4, 2.4, (0, 0, 1.0))
    cotton, thread = fabric(part(1), 240, weave=0.3, sheen=0.12), fabric(part(1, 0.68), 160)
    horn, belt = plastic('#4a3527', 0.25), fabric(part(1, 0.92), 240, weave=0.3, sheen=0.12)
    worn = cut(cotton, 0.385, 0.66)
    lapels(worn, cotton, 0.43)
    for mirror in (list, mirror_line):
        worn.patch(mirror(rounded([(0.25, 1.945), (0.50, 1.845), (0.475, 1.785), (0.24, 1.885)], 0.012, True)), cotton,
                   0.030, 0.016)
        worn.patch(mirror(rounded([(0.26, 0.90), (0.33, 0.92), (0.42, 0.66), (0.35, 0.63)], 0.015, True)), cotton,
                   0.018, 0.016)
        worn.patch(mirror(rounded([(0.595, 0.84), (0.822, 0.87), (0.832, 0.81), (0.603, 0.78)], 0.008, True)), cotton,
                   0.020, 0.016)
        worn.cord(mirror(spline([(0.47, 1.90), (0.44, 1.74), (0.445, 1.56), (0.49, 1.40)])), 0.005, thread, lift=0.002)
    gun = [(-0.40, 1.88), (-0.43, 1.52), (-0.30, 1.47), (-0.16, 1.52), (-0.18, 1.82)]
    worn.patch(rounded(gun, 0.02, True), cotton, 0.018, 0.014)
    worn.seam([(EDGE - 0.03, 1.15), (EDGE - 0.03, 0.0)], thread, lift=0.012)
    worn.seam([(-0.64, 0.05), (0, 0.015), (0.64, 0.05)], thread)
    buttons(worn, [(x, z) for z in (1.30, 0.90, 0.66, 0.42) for x in (0.06, -0.20) if z < 1.2 or x > 0.05], horn, 0.036)
    worn.strap([(-0.385, 1.09), (0, 1.075), (0.385, 1.09)], 0.10, 0.018, belt, 0.035)
    tied(worn, (-0.07, 1.08), belt, ([(0, 0, 0), (0.07, -0.03, -0.12), (0.08, -0.04, -0.34), (0.12, -0.05, -0.52)],
                                     [(0, 0, 0), (-0.03, -0.03, -0.14), (-0.06, -0.04, -0.34), (-0.04, -0.05, -0.46)]))
    hung(0.2)
