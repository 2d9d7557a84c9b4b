"""Books: paperbacks and hardbacks, whose covers the shop prints."""
import math

from materials import *
from modelling import *
from registry import shape


def leaves(colour='#efe7d6'):
    """A block of pages, its fine lines along the cut."""
    n = Nodes('leaves')
    lines = n.noise(3, 2, (1, 90, 1))
    base = linear(colour)
    n.set(base_color=n.ramp(lines, tuple(c * 0.78 for c in base), base, 0.35, 0.6), roughness=0.9,
          specular=0.1)
    n.bump(lines, 0.3, 0.004)
    return n.record(colour)


def glossy(colour):
    """The paper of covers and dust jackets."""
    return paper(colour, 0.42, 0.35)


def printed_front(width, height, depth, at=(0, 0)):
    """The front cover, which the shop prints."""
    printed(width, height, glossy(part(2)), (at[0], -depth / 2, height / 2 + at[1]), corner=0.006, lift=0.003)


def hardback(width=1.30, height=1.92, depth=0.27, bow=0.06):
    """A bound book in a dust jacket, which stands with its round spine at the left."""
    board = 0.035
    for side in (-1, 1):
        extrude(rectangle(width - 0.07, height, 0.012, (0.035, height / 2)), board, glossy(part(1)),
                (0, side * (depth / 2 - board / 2), 0), round=0.009)
    box((width - 0.08, depth - 2 * board + 0.004, height - 0.08), leaves(), (0.0, 0, 0.04), round=0.004)
    left = -width / 2
    line = [(left + 0.09, -depth / 2), (left + 0.06, -depth / 2 + 0.004)]
    line += [(left + 0.04 - bow * math.cos(a), depth * 0.49 * math.sin(a))
             for a in [math.radians(-80 + 160 * i / 24) for i in range(25)]]
    line += [(left + 0.06, depth / 2 - 0.004), (left + 0.09, depth / 2)]
    n = len(line)
    thicken(from_faces([(x, y, z) for z in (0, height) for x, y in line],
                       [[i, i + 1, n + i + 1, n + i] for i in range(n - 1)], glossy(part(1)), smooth=60), 0.012)
    printed_front(width - 0.08, height - 0.008, depth, (0.035, 0.004))


def paperback(width=1.22, height=1.88, depth=0.19, corner=0.008):
    """A book in a soft cover, flush with its pages, its spine flat."""
    thin = 0.014
    for side in (-1, 1):
        extrude(rectangle(width, height, corner, (0, height / 2)), thin, glossy(part(1)),
                (0, side * (depth / 2 - thin / 2), 0), round=0.004)
    box((width - 0.012, depth - 2 * thin + 0.002, height - 0.008), leaves('#ece2cd'), (0.004, 0, 0.004),
        round=0.002)
    box((thin, depth, height), glossy(part(1)), (-width / 2 + thin / 2, 0, 0), round=0.006)
    # It has been opened once: a crease along the spine.
    decal(rectangle(0.006, height * 0.99, 0.002), glossy(part(1, 0.82)), (-width / 2 + 0.07, -depth / 2,
          height / 2), lift=0.0045)
    printed_front(width - 0.006, height - 0.006, depth, (0, 0.003))


@shape('hardback', turn=24, rise=9)
def hardback_novel():
    hardback()


@shape('paperback', turn=24, rise=9)
def paperback_novel():
    paperback()


@shape('picture-book', turn=22, rise=10)
def picture_book():
    hardback(1.66, 1.62, 0.13, 0.03)


@shape('cookbook', turn=22, rise=9)
def cookbook():
    hardback(1.48, 1.86, 0.24)


@shape('travel-guide', turn=26, rise=10)
def travel_guide():
    paperback(1.06, 1.84, 0.16, 0.06)
