"""A T-shirt, worn by somebody who is not seen."""
from materials import *
from modelling import *
from registry import shape
from shapes.garments import hung, mirror_line
from tailor import Cloth, Edge, Garment, hollow


@shape('t-shirt', rise=5, fill=1.06)
def t_shirt():
    """Front and back, what is seen of the inside, a ribbed collar, double hems."""
    cloth(2.4, 2.4, (0, 0, 1.0))
    cotton, rib = fabric(part(1), 260, weave=0.3, sheen=0.25), fabric(part(1, 0.93), 320, weave=0.8)
    thread = fabric(part(1, 0.7), 200)
    neck = spline([(0, 1.70), (0.12, 1.73), (0.20, 1.82), (0.235, 1.95)])
    nape = spline([(0, 1.915), (0.12, 1.92), (0.235, 1.95)])
    shoulder = spline([(0.235, 1.95), (0.42, 1.885), (0.56, 1.80), (0.72, 1.55), (0.83, 1.28)])
    cuff = [(0.83, 1.28), (0.60, 1.17)]
    under = spline([(0.60, 1.17), (0.565, 1.28), (0.55, 1.15), (0.55, 0.8), (0.575, 0.28)])
    hem = [(0.575, 0.28), (0.3, 0.27), (0, 0.265)]
    rest = [Edge(shoulder), Edge(cuff, True, 0.055), Edge(under), Edge(hem, True, 0.065)]

    def body(_, z):
        return None if z < 0.6 else 0.02 + 0.12 * max(0.0, 1.15 - z)

    tee = Garment([Edge(neck, True, 0.062, True, True)] + rest, [Edge(nape, True, 0.05, True, True)] + rest,
                  hollow(shoulder, under, 0.28), (cotton, rib), Cloth(more=0.03), body)
    armhole = spline([(0.50, 1.845), (0.47, 1.68), (0.475, 1.48), (0.555, 1.26)])
    for mirror in (list, mirror_line):
        tee.cord(mirror(armhole), 0.005, thread, lift=0.0)
        tee.seam(mirror([(0.80, 1.323), (0.595, 1.226)]), thread)
    tee.seam([(-0.565, 0.345), (0, 0.330), (0.565, 0.345)], thread)
    hung(0.22)
