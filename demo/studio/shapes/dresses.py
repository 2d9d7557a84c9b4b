"""Dresses, worn by somebody who is not seen."""
from mathutils import Vector

from materials import *
from modelling import *
from registry import shape
from shapes.garments import hung, mirror_line
from tailor import Cloth, Edge, Garment, hollow


def buttons(garment, places, material, radius=0.026, lift=0.016):
    """Buttons in x and z of the flat front."""
    for x, z in places:
        at = garment.at(x, z, lift)
        out = garment.at(x, z, lift + 0.1) - at
        button = lathe([(0, 0), (radius, 0, 0.008), (radius * 1.05, 0.012, 0.006), (radius * 0.7, 0.018, 0.004),
                        (0, 0.012)], material)
        button.location, button.rotation_mode = at, 'QUATERNION'
        button.rotation_quaternion = out.to_track_quat('Z', 'Y')


def tied(garment, at, material, ends, breadth=0.07):
    """The knot of a belt and its hanging ends, given as what they add to the knot's place."""
    p = garment.at(*at, 0.045)
    for line in ends:
        sweep(spline([p + Vector(d) for d in line]), rectangle(breadth, 0.014, 0.005), material, up=(0, -1, 0))
    for s in (-1, 1):
        ball(0.085, material, p + Vector((s * 0.075, -0.01, 0.012)), (1.0, 0.34, 0.48), (0, s * 18, 0))
    ball(0.042, material, p + Vector((0, -0.03, 0)), (0.9, 0.8, 1.05))


ENDS = ([(0, 0, 0), (0.06, -0.04, -0.12), (0.05, -0.05, -0.34), (0.10, -0.07, -0.58)],
        [(0, 0, 0), (-0.02, -0.04, -0.14), (-0.05, -0.05, -0.36), (-0.03, -0.07, -0.66)])


@shape('dress', rise=5, fill=1.06)
def dress():
    """A wrap dress, its belt tied at the waist."""
    cloth(2.6, 2.6, (0, 0, 0.9))
    linen, thread = fabric(part(1), 170, weave=0.5, sheen=0.25), fabric(part(1, 0.75), 160)
    belt = fabric(part(1, 0.84), 170, weave=0.5)
    neck = spline([(0, 1.46), (0.07, 1.62), (0.14, 1.84), (0.17, 2.03)])
    nape = spline([(0, 1.94), (0.10, 1.96), (0.17, 2.03)])
    shoulder = [(0.17, 2.03), (0.335, 1.985)]
    arm = spline([(0.335, 1.985), (0.285, 1.84), (0.295, 1.68), (0.375, 1.56)])
    side = spline([(0.375, 1.56), (0.335, 1.40), (0.285, 1.24), (0.40, 0.95), (0.68, 0.35), (0.93, -0.12)])
    hem = spline([(0.93, -0.12), (0.5, -0.26), (0.0, -0.30)])
    rest = [Edge(shoulder, held=True), Edge(arm, True, 0.025), Edge(side), Edge(hem, True, 0.05)]

    def depth(z):
        return 0.21 + 0.36 * max(0.0, 1.24 - z)

    def body(_, z):
        return None if z < 0.5 else 0.015 + 0.30 * max(0.0, 1.15 - z)

    wrap = Garment([Edge(neck, True, 0.03, True)] + rest, [Edge(nape, True, 0.03, True)] + rest,
                   hollow(shoulder, [(0.36, 2.1), (0.375, 1.7)] + side, depth, 0.3), (linen,),
                   Cloth(more=0.02, frames=44, stiff=4), body, step=0.042, waist=1.24)
    # The front that lies over the other one runs on from the neck to the hem.
    edge = spline([(0.0, 1.46), (-0.10, 1.30), (-0.16, 1.0), (-0.22, 0.4), (-0.26, -0.25)])
    wrap.cord(edge, 0.008, linen)
    wrap.seam([(x + 0.03, z) for x, z in edge], thread)
    wrap.strap([(-0.29, 1.24), (0, 1.225), (0.29, 1.24)], 0.10, 0.014, belt)
    tied(wrap, (0.15, 1.235), belt, ENDS)
    hung(0.5)


@shape('dress-shirt', rise=5, fill=1.06)
def dress_shirt():
    """A shirt dress: buttons down to the hem, a collar, sleeves with cuffs, a belt."""
    cloth(2.8, 2.8, (0, 0, 0.75))
    linen, thread = fabric(part(1), 180, weave=0.5, sheen=0.2), fabric(part(1, 0.72), 160)
    belt, horn = fabric(part(1, 0.84), 170, weave=0.5), plastic('#efe6d6', 0.3)
    neck = spline([(0, 1.72), (0.09, 1.79), (0.15, 1.88), (0.185, 1.99)])
    nape = spline([(0, 1.955), (0.10, 1.965), (0.185, 1.99)])
    shoulder = spline([(0.185, 1.99), (0.38, 1.93), (0.52, 1.83), (0.68, 1.55), (0.80, 1.24)])
    cuff = [(0.80, 1.24), (0.58, 1.13)]
    side = spline([(0.58, 1.13), (0.50, 1.40), (0.46, 1.50), (0.40, 1.36), (0.31, 1.16), (0.41, 0.85), (0.66, 0.20),
                   (0.90, -0.34)])
    hem = spline([(0.90, -0.34), (0.5, -0.50), (0.0, -0.54)])
    rest = [Edge(shoulder), Edge(cuff, True, 0.085), Edge(side), Edge(hem, True, 0.05)]

    def depth(z):
        return 0.24 + 0.34 * max(0.0, 1.16 - z)

    def body(x, z):
        return None if z < 0.5 else 0.02 + (0.30 * max(0.0, 1.05 - z) if abs(x) < 0.5 else 0.0)

    shirt = Garment([Edge(neck, True, 0.02, True)] + rest, [Edge(nape, True, 0.02, True)] + rest,
                    hollow(shoulder, side, depth, 0.3), (linen,), Cloth(more=0.025, frames=44, stiff=5), body,
                    step=0.042, waist=1.16, over=lambda x, z: 0.012 if abs(x) < 0.05 else 0.0,
                    lines=[[(s * 0.055, 1.7), (s * 0.055, -0.5)] for s in (-1, 1)])
    for s in (-0.04, 0.04):
        shirt.seam([(s, 1.70), (s, -0.5)], thread)
    sweep(shirt.line(mirror_line(nape)[::-1] + nape[1:], 0.008, True), rectangle(0.02, 0.10, 0.008), linen, up=(0, 0, 1))
    for mirror in (list, mirror_line):
        shirt.cord(mirror(spline([(0.44, 1.895), (0.42, 1.75), (0.43, 1.60), (0.47, 1.49)])), 0.005, thread, lift=0.0)
        shirt.patch(mirror([(0.0, 1.72), (0.09, 1.79), (0.15, 1.88), (0.19, 1.985), (0.27, 1.95), (0.30, 1.78),
                            (0.17, 1.66)]), linen, 0.030, 0.014)
        shirt.patch(mirror([(0.13, 1.58), (0.32, 1.58), (0.32, 1.42), (0.225, 1.375), (0.13, 1.42)]), linen, 0.010, 0.010)
    buttons(shirt, [(0, 1.66 - 0.18 * k) for k in range(12) if k != 3], horn, 0.020, 0.02)
    shirt.strap([(-0.315, 1.16), (0, 1.145), (0.315, 1.16)], 0.10, 0.014, belt)
    tied(shirt, (0.15, 1.155), belt, ENDS)
    hung(0.75)
